import { expect, test } from '../../fixtures/test.js';
import { recordsOf } from '../../fixtures/records.js';
import { type InlineResult, rerunInline, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ mode: 'default' });

const shop = (badge = '<span id="badge" aria-label="Cart badge">0</span>'): string => `
<header><a href="#cart">Cart</a> ${badge}</header>
<main><button onclick="document.querySelector('#badge').textContent++">Add to cart</button>
<ul aria-label="Products"><li>Mug</li><li>Lamp</li></ul></main>`;

/** A test of its own on a page, with what `add` describes. */
const spec = (title: string, described: string, body: string, steps: string): string => `
import { test, expect } from 'cuebook';
test('${title}', async ({ page, ai }) => {
  const add = ai.locator('${described}');
  await page.setContent(${JSON.stringify(body)});
  ${steps}
});
`;

const steps = `
  await add.click();
  await expect(add).toBeEnabled();
  await expect(add).toHaveText('Add to cart');
  await add.click();
  await expect(page.locator('#badge')).toHaveText('2');
  await expect(page.getByRole('main').filter({ has: page.getByRole('button') })).toHaveCount(1);
  await expect(add.filter({ hasText: 'Add' }).first()).toBeVisible();
  expect(await add.count()).toBe(1);`;

const stepsWhenGone = `
  await expect(add).toBeHidden();
  const failure = await add.click().catch((error) => error);
  expect(failure.name).toBe('CueStaleError');
  await expect(page.locator('#badge')).toHaveText('0');`;

let recorded: InlineResult;
let inCi: InlineResult;

test.beforeAll(async () => {
  const directory = test.info().outputPath('project');
  // Each describes it in other words, because a cue of one test serves another.
  const gone = 'the button Add to cart';
  recorded = await runInline(directory, {
    'a.spec.ts': spec('counts', 'the Add to cart button', shop(), steps),
    'b.spec.ts': spec('loses it', gone, shop(), 'await add.click();'),
  });
  const changed = shop().replace('>Add to cart<', '>Delete account<');
  const files = {
    'b.spec.ts': spec('loses it', gone, changed, stepsWhenGone),
    'c.spec.ts': spec('is new', 'the "Add to cart" button', shop(), 'await expect(add).toBeVisible();'),
  };
  inCi = await rerunInline(directory, files, { env: { CI: '1' } });
});

test('a described locator acts, asserts and chains, and is replayed from its cue without grounding', () => {
  const [first] = recorded.results('counts');
  expect(first?.status).toBe('passed');
  expect(recordsOf(first)[0]).toMatchObject({ cue: 'miss', groundingCalls: 1 });

  const [second] = inCi.results('counts');
  expect(second?.status).toBe('passed');
  const records = recordsOf(second);
  expect(new Set(records.map((each) => each.cue))).toEqual(new Set(['hit']));
  expect(records.every((each) => each.groundingCalls === 0)).toBe(true);
});

test('an element that is gone can be asserted to be gone, and is never replaced by another', () => {
  const statuses = [recorded, inCi].flatMap((run) => run.results('loses it').map(({ status }) => status));
  expect(statuses, inCi.output).toEqual(['passed', 'passed']);
});

test('without a cue and with CI set, the use of a locator says how to record it', () => {
  const message = inCi.results('is new')[0]?.error?.message;
  expect(message).toContain('CueMissingError');
  expect(message).toContain('--update-snapshots=missing');
});
