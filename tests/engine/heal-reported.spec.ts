/** Assertions and extractions whose element is found another way than it was recorded: done where the policy allows it, and always said. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { z } from 'zod';
import type { OperationTrace } from '../../src/contract/backend.js';
import { CueStaleError } from '../../src/contract/errors.js';
import type { JsonSchema } from '../../src/contract/reading.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { createTrace } from '../../src/engine/trace.js';
import { engineOn, type HealPolicy } from './engine-on.js';

interface Ask {
  file: string;
  heal: HealPolicy;
}

/** What an operation came to: the data or the kind of the verdict, what was noted, and what the cue file says behind it. */
interface Answer {
  result: unknown;
  trace: OperationTrace;
  cues: string;
}

async function satisfies(page: Page, html: string, sentence: string, ask: Ask): Promise<Answer> {
  await page.setContent(html);
  const { engine, session } = await engineOn(page, ask);
  const trace = createTrace('/');
  const options = { negated: false, withinMs: 300, weakAssertions: 'refuse' as const };
  const verdict = await engine.satisfy?.(sentence, options, trace);
  await session.commit();
  return { result: verdict?.kind, trace, cues: await readFile(ask.file, 'utf8') };
}

async function extracts(
  page: Page,
  html: string,
  [instruction, schema]: readonly [string, z.ZodType],
  ask: Ask,
): Promise<Answer> {
  await page.setContent(html);
  const { engine, session } = await engineOn(page, ask);
  const trace = createTrace('/');
  const result = await engine.extract(instruction, z.toJSONSchema(schema) as JsonSchema, {}, trace);
  await session.commit();
  return { result, trace, cues: await readFile(ask.file, 'utf8') };
}

const enabled = 'the Publish button is enabled';
const editor = (mark: string): string => `<main><h1>Article</h1><button ${mark}>Publish</button></main>`;

const theTotal = ['the order total', z.object({ total: z.number() })] as const;
const order = (id: string, { heading = 'Order', total = '$12.50' } = {}): string =>
  `<main><h1>${heading}</h1><p>Thank you.</p><div><span>Total</span><span id="${id}">${total}</span></div></main>`;

const allOrders = ['all orders', z.array(z.object({ customer: z.string(), total: z.number() }))] as const;
const orders = (id: string): string => `<main><h1>Orders</h1><table>
  <thead><tr><th>Customer</th><th>Total</th></tr></thead><tbody id="${id}">
  <tr><td>Alice Jones</td><td>$2.50</td></tr><tr><td>Max Roe</td><td>$9.00</td></tr>
  <tr><td>Yan Li</td><td>$7.10</td></tr></tbody></table></main>`;
const readOrders = [
  { customer: 'Alice Jones', total: 2.5 },
  { customer: 'Max Roe', total: 9 },
  { customer: 'Yan Li', total: 7.1 },
];

interface Case {
  was: string;
  is: string;
  look: (page: Page, html: string, ask: Ask) => Promise<Answer>;
  result: unknown;
  /** The first locator, which finds nothing any more. */
  before: string;
}

const cases: Record<string, Case> = {
  'an assertion': {
    was: editor('data-testid="publish"'),
    is: editor(''),
    look: (page, html, ask) => satisfies(page, html, enabled, ask),
    result: 'passed',
    before: 'publish',
  },
  'a value': {
    was: order('total'),
    is: order('amount'),
    look: (page, html, ask) => extracts(page, html, theTotal, ask),
    result: { total: 12.5 },
    before: '#total',
  },
  'a list': {
    was: orders('orders'),
    is: orders('sales'),
    look: (page, html, ask) => extracts(page, html, allOrders, ask),
    result: readOrders,
    before: '#orders',
  },
  'an asserted value': {
    was: order('total'),
    is: order('amount'),
    look: (page, html, ask) => satisfies(page, html, 'the total is $12.50', ask),
    result: 'passed',
    before: '#total',
  },
};

for (const [what, { was, is, look, result, before }] of Object.entries(cases)) {
  test(`${what} found by another locator is healed in the open and written`, async ({ page }, testInfo) => {
    const ask: Ask = { file: testInfo.outputPath('cues.json'), heal: 'write' };
    const first = await look(page, was, ask);
    expect([first.result, first.trace.heal]).toEqual([result, undefined]);
    const second = await look(page, is, ask);
    expect(second.result).toEqual(result);
    expect(second.trace.heal).toMatchObject({ stage: 'candidate', written: true, differences: [] });
    expect(second.trace.heal?.before).toContain(before);
    expect(second.trace.heal?.reason).toContain('finds nothing');
    const third = await look(page, is, ask);
    expect([third.result, third.trace.cue, third.trace.heal]).toEqual([result, 'hit', undefined]);
  });

  test(`${what} found by another locator is only said where the policy is report`, async ({
    page,
  }, testInfo) => {
    const ask: Ask = { file: testInfo.outputPath('cues.json'), heal: 'report' };
    const { cues } = await look(page, was, ask);
    const second = await look(page, is, ask);
    expect(second.result).toEqual(result);
    expect(second.trace.heal).toMatchObject({ stage: 'candidate', written: false });
    expect(second.cues).toBe(cues);
  });

  for (const heal of sampleOf(['fail', 'off'] as const, 2)) {
    test(`${what} found by another locator only is a failure where the policy is ${heal}`, async ({
      page,
    }, testInfo) => {
      const ask: Ask = { file: testInfo.outputPath('cues.json'), heal };
      await look(page, was, ask);
      const outcome: unknown = await look(page, is, ask).catch((error: unknown) => error);
      const isRefused = outcome instanceof CueStaleError || (outcome as Partial<Answer>).result === 'failed';
      expect(isRefused, String(outcome)).toBe(true);
    });
  }
}

test('a value under a heading that names another number is read, and said', async ({ page }, testInfo) => {
  const ask: Ask = { file: testInfo.outputPath('cues.json'), heal: 'report' };
  await extracts(page, order('total', { heading: 'Order 17' }), theTotal, ask);
  const { trace } = await extracts(page, order('total', { heading: 'Order 18' }), theTotal, ask);
  expect(trace.heal?.differences).toEqual(['its heading is "Order 18", not "Order 17"']);
});

test('a count beside a value may change without a word', async ({ page }, testInfo) => {
  const ask: Ask = { file: testInfo.outputPath('cues.json'), heal: 'off' };
  await extracts(page, order('total', { heading: 'Orders (3)' }), theTotal, ask);
  const changed = order('total', { heading: 'Orders (4)', total: '$99.00' });
  const { result, trace } = await extracts(page, changed, theTotal, ask);
  expect([result, trace.heal]).toEqual([{ total: 99 }, undefined]);
});

test('an assertion that fails on an element found another way heals nothing', async ({ page }, testInfo) => {
  const ask: Ask = { file: testInfo.outputPath('cues.json'), heal: 'write' };
  const { cues } = await satisfies(page, editor('data-testid="publish"'), enabled, ask);
  const second = await satisfies(page, editor('disabled'), enabled, ask);
  expect([second.result, second.trace.heal, second.cues]).toEqual(['failed', undefined, cues]);
});

test('all that was healed in one call is said', async ({ page }, testInfo) => {
  const ask: Ask = { file: testInfo.outputPath('cues.json'), heal: 'write' };
  const both = 'the Publish button is enabled and the Preview button is enabled';
  const pair = (mark: (name: string) => string): string =>
    `<main><h1>Article</h1><button ${mark('publish')}>Publish</button><button ${mark('preview')}>Preview</button></main>`;
  await satisfies(
    page,
    pair((name) => `data-testid="${name}"`),
    both,
    ask,
  );
  const { trace } = await satisfies(
    page,
    pair(() => ''),
    both,
    ask,
  );
  expect(trace.heals?.map(({ before }) => before)).toEqual([
    "getByTestId('publish')",
    "getByTestId('preview')",
  ]);
});
