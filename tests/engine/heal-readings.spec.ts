/** What is read, asserted or only located on a page that changed: the recorded thing, or nothing. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { z } from 'zod';
import type { OperationTrace } from '../../src/contract/backend.js';
import { CueStaleError } from '../../src/contract/errors.js';
import { toCode } from '../../src/contract/locator-code.js';
import type { JsonSchema } from '../../src/contract/reading.js';
import { createTrace } from '../../src/engine/trace.js';
import { engineOn } from './engine-on.js';

const dueDate = z.toJSONSchema(z.object({ due: z.string() })) as JsonSchema;

const row = (name: string, value: string): string => `<div><span>${name}</span><span>${value}</span></div>`;
const issued = row('Issued', '4 May 2026');
const due = row('Due', '18 May 2026');
const customer = row('Customer', 'C-778');
const invoice = (...rows: readonly string[]): string =>
  `<main><h1>Invoice</h1><section>${rows.join('')}</section></main>`;

async function extractDue(page: Page, html: string): Promise<unknown> {
  await page.setContent(html);
  const { engine, session } = await engineOn(page, {
    file: test.info().outputPath('cues.json'),
    heal: 'write',
  });
  const data = await engine.extract('the due date', dueDate, {}, createTrace('/'));
  await session.commit();
  return data;
}

test('what came to stand at the place of a value that is gone is not read for it', async ({ page }) => {
  expect(await extractDue(page, invoice(issued, due, customer))).toEqual({ due: '18 May 2026' });
  await expect(extractDue(page, invoice(issued, customer))).rejects.toBeInstanceOf(CueStaleError);
});

test('a copy that is hidden does not keep a value from being read', async ({ page }) => {
  await extractDue(page, invoice(issued, due, customer));
  const hidden = `<div style="display: none">${row('Due', '1 January 2020')}</div>`;
  expect(await extractDue(page, invoice(hidden, issued, due, customer))).toEqual({ due: '18 May 2026' });
});

test('a value with an id of its own is read under a renamed heading, and that is said', async ({ page }) => {
  const html = (heading: string): string =>
    `<main><h1>${heading}</h1><p>Thank you.</p><div><span>Due</span><span id="due">18 May 2026</span></div></main>`;
  await extractDue(page, html('Invoice'));
  await page.setContent(html('What you owe'));
  const { engine } = await engineOn(page, { file: test.info().outputPath('cues.json'), heal: 'write' });
  const trace = createTrace('/');
  expect(await engine.extract('the due date', dueDate, {}, trace)).toEqual({ due: '18 May 2026' });
  expect(trace.heal?.differences?.join()).toContain('heading is "What you owe"');
});

async function located(
  page: Page,
  html: string,
  { mayBeAbsent = false } = {},
): Promise<{ code: string; trace: OperationTrace }> {
  await page.setContent(html);
  const { engine, session } = await engineOn(page, {
    file: test.info().outputPath('cues.json'),
    heal: 'write',
  });
  const trace = createTrace('/');
  const data = (await engine.locate?.('the Publish button', { mayBeAbsent }, {}, trace)) ?? [];
  await session.commit();
  return { code: toCode(data), trace };
}

const editor = (control: string): string =>
  `<main><h1>Article</h1><p>A draft</p>${control}<button>Preview</button></main>`;
const recorded = editor('<button data-testid="publish" class="primary">Publish</button>');

test('a located element that lost its test id is found by its name, and that is said', async ({ page }) => {
  expect((await located(page, recorded)).code).toContain("getByTestId('publish')");
  const { code, trace } = await located(page, editor('<button class="primary">Publish</button>'));
  expect(code).toContain("getByRole('button', { name: 'Publish'");
  expect(trace.heal).toMatchObject({ stage: 'candidate', written: true });
});

test('to be asserted gone, an element has to be gone under all its names', async ({ page }) => {
  await located(page, recorded);
  const { code } = await located(page, editor('<button class="primary">Publish</button>'), {
    mayBeAbsent: true,
  });
  await expect(page.locator('button.primary')).toHaveCount(1);
  expect(code).toContain("getByRole('button', { name: 'Publish'");
});

test('a located element is not healed onto one of another name', async ({ page }) => {
  await located(page, recorded);
  const renamed = editor('<button data-testid="publish" class="primary">Discard</button>');
  await expect(located(page, renamed)).rejects.toBeInstanceOf(CueStaleError);
});

test('a check that heals is evaluated with the values of its variables', async ({ page }) => {
  const satisfied = async (html: string): Promise<unknown> => {
    await page.setContent(html);
    const { engine, session } = await engineOn(page, {
      file: test.info().outputPath('cues.json'),
      heal: 'write',
    });
    const verdict = await engine.satisfy?.(
      'the field City has the value %city%',
      { negated: false, withinMs: 300, weakAssertions: 'refuse', variables: { city: 'Ghent' } },
      createTrace('/'),
    );
    await session.commit();
    return verdict?.kind;
  };
  const form = (field: string): string =>
    `<main><h1>Address</h1><p>Where to?</p><div>${field}</div><button>Save</button></main>`;
  expect(await satisfied(form('<label for="c">City</label><input id="c" value="Ghent">'))).toBe('passed');
  const other = form('<label for="z">City</label><input id="z" role="combobox" value="Ghent">');
  expect(await satisfied(other)).toBe('passed');
});
