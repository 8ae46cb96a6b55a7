/** What a step keeps for a reader beside the facts: what was seen and answered, and pictures; and that a replay keeps neither. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { StepRecord } from '../../src/contract/step-record.js';
import { rerunInline, runInline, type InlineResult } from '../../fixtures/run-inline.js';

// The tests look at one project, which is recorded once and replayed once.
test.describe.configure({ mode: 'default' });

const item = (name: string): string => `<li><h3>${name}</h3><button>Add to cart</button></li>`;

/**
 * What each inner test has on its page, and does there; by its title, with the options of its own. No two that are to be grounded say the
 * same: a cue of one test serves another of the spec.
 */
const inner: Record<string, { page?: string; body: string; options?: object }> = {
  clicks: {
    body: `await page.locator('button').first().evaluate((b) => (b.onclick = () => (document.body.style.background = 'black')));
await ai.act('click Save');`,
  },
  chooses: {
    page: `<ul>${['Blue Mug', 'Red Scarf'].map(item).join('')}</ul>`,
    body: `await ai.act('add the Blue Mug to the cart');`,
  },
  extracts: {
    page: `<dl><dt>Total</dt><dd>12.50</dd><dt>Items</dt><dd>3</dd></dl>`,
    body: `expect(await ai.extract('the total')).toEqual({ extraction: '12.50' });`,
  },
  asserts: {
    body: `await ai.act('click Save'); await expect(ai).toSatisfy('the Send button is visible');`,
  },
  'asserts, all pictured': {
    body: `await ai.act('click Save'); await expect(ai).toSatisfy('the Send button is visible');`,
    options: { screenshots: 'all' },
  },
  'types a secret': {
    page: `<style>* { margin: 0; font: 20px/40px monospace; height: 40px }</style><input aria-label="Card" oninput="o.textContent = value.replace(/(.{4})/g, '$1 ')"><p><output id="o"></output></p><p id="n">plain</p><button>Pay</button>`,
    body: `await ai.act('fill Card with %card%', { variables: { card: '4242424242424242' } }); await ai.act('click Pay');`,
  },
  'clicks, nothing pictured': { body: `await ai.act('click Send');`, options: { screenshots: 'off' } },
  fails: {
    body: `await expect.soft(ai).toSatisfy('the Save button is disabled', { timeout: 1000 });
await ai.act('click Teleport', { timeout: 1000 });`,
  },
};

const spec = `import { expect, test } from 'cuebook';
${Object.entries(inner)
  .map(
    ([
      title,
      { page = '<button>Save</button><button>Send</button>', body, options = {} },
    ]) => `test.describe(() => {
  test.use({ aiOptions: ${JSON.stringify(options)} });
  test('${title}', async ({ page, ai }) => { await page.setContent(${JSON.stringify(page)}); ${body} });
});`,
  )
  .join('\n')}`;

let recorded: InlineResult;
let replayed: InlineResult;

test.beforeAll(async () => {
  const directory = test.info().outputPath('project');
  recorded = await runInline(directory, { 'a.spec.ts': spec });
  replayed = await rerunInline(directory, {}, { args: ['--grep=extracts|asserts'] });
});

interface Step {
  record: StepRecord;
  picture: Buffer | undefined;
}

/** The AI steps of an inner test, each with the picture that its record names. */
function stepsOf(run: InlineResult, title: string): Step[] {
  const attachments = run.results(title).flatMap((each) => each.attachments);
  const bodyOf = ({ body = '' }: { body?: string }): Buffer => Buffer.from(body, 'base64');
  const pictures = attachments.filter(({ name }) => name.startsWith('page ')).map(bodyOf);
  return attachments
    .filter(({ name }) => name.startsWith('cuebook-step: '))
    .map((attachment) => {
      const record = StepRecord.parse(JSON.parse(bodyOf(attachment).toString('utf8')));
      return { record, picture: record.screenshot === undefined ? undefined : pictures.shift() };
    });
}

/** Colours of a picture at some points, as `r,g,b`. */
function coloursAt(
  page: Page,
  picture: Buffer,
  points: readonly [x: number, y: number][],
): Promise<string[]> {
  return page.evaluate(
    async ({ source, points }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join(','));
    },
    { source: `data:image/jpeg;base64,${picture.toString('base64')}`, points: [...points] },
  );
}

test('a grounded step keeps what was seen and answered, why others were refused, and the page before it', () => {
  const [step] = stepsOf(recorded, 'clicks');
  expect(step?.record).toMatchObject({
    screenshot: 'page before: click Save',
    viewport: { width: 1280, height: 720 },
  });
  expect(step?.record.seen).toMatch(/^- button "Save" \[e\d+\]\n- button "Send" \[e\d+\]$/);
  expect(JSON.parse(step?.record.answer ?? '')).toMatchObject({
    kind: 'found',
    steps: [{ method: 'click' }],
  });
  expect(step?.record.boxes).toHaveLength(1);
  expect(step?.picture?.subarray(0, 2).toString('hex')).toBe('ffd8');
});

test('of several candidates each that was not taken says why', () => {
  const [step] = stepsOf(recorded, 'chooses');
  const [taken, other] = step?.record.explanation?.candidates ?? [];
  expect(taken?.refused).toBeUndefined();
  expect(other?.refused).toMatch(/^fits less well: 0\.\d\d against /);
});

test('an extraction says what it reads and where, recorded and replayed', () => {
  const [first] = stepsOf(recorded, 'extracts');
  expect(first?.record.reads).toMatchObject([{ name: 'extraction', as: 'string' }]);
  expect(first?.record.boxes).toHaveLength(1);
  const [second] = stepsOf(replayed, 'extracts');
  expect(second?.record).toMatchObject({ cue: 'hit', reads: first?.record.reads });
});

test('a replay keeps none of it, unless pictures of all steps are asked for', () => {
  const plain = stepsOf(replayed, 'asserts');
  expect(plain.map(({ record }) => record.cue)).toEqual(['hit', 'hit']);
  expect(plain.flatMap(({ record }) => [record.seen, record.answer, record.screenshot])).toEqual(
    Array.from({ length: 6 }),
  );
  const all = stepsOf(replayed, 'asserts, all pictured');
  expect(all.map(({ record }) => record.boxes?.length)).toEqual([1, 1]);
});

test('a failed step shows the page as it was then, also where an assertion says no', () => {
  const steps = stepsOf(recorded, 'fails');
  expect(steps.map(({ record }) => record.status)).toEqual(['failed', 'failed']);
  expect(steps.map(({ picture }) => picture !== undefined)).toEqual([true, true]);
  expect(steps[1]?.record.answer).toContain('"kind": "none"');
});

test('what a variable has put into the page is covered on pictures, wherever the page shows it', async ({
  page,
}) => {
  const steps = stepsOf(recorded, 'types a secret');
  const [before, after] = await Promise.all(
    steps.map(({ picture }) =>
      coloursAt(page, picture!, [
        [100, 20],
        [60, 60],
      ]),
    ),
  );
  const isCover = (colour: string): boolean =>
    colour.split(',').every((part, at) => Math.abs(Number(part) - [91, 100, 114][at]!) < 12);
  expect(before?.map(isCover)).toEqual([false, false]);
  expect(after?.map(isCover)).toEqual([true, true]);
  expect(JSON.stringify(steps.map(({ record }) => record))).not.toContain('4242');
});

test('no pictures are taken where they are switched off', () => {
  const [step] = stepsOf(recorded, 'clicks, nothing pictured');
  expect(step?.record.seen).toContain('Save');
  expect(step?.record.screenshot).toBeUndefined();
});
