import type { Page } from '@playwright/test';
import { dataOf, type Reading, ReadingPlan } from '../../src/contract/reading.js';
import type { PageReading } from '../../src/page/read.js';
import { planReading, readPlan } from '../../src/page/reading.js';

/** How a reading comes back from its plan: read anew from the page, kept while its texts are the same, or not at all. */
export type Replayed =
  | { kind: 'fresh' | 'kept' }
  | { kind: 'unplanned' }
  | { kind: 'different'; said: string };

/** Plans a reading, stores and loads the plan as a cue does, and reads the page again by it. */
export async function replayed(page: Page, content: PageReading, reading: Reading): Promise<Replayed> {
  const plan = await planReading(page, reading, (ref) => content.locate(ref), { timeoutMs: 30_000 });
  if (!plan) return { kind: 'unplanned' };
  const text = JSON.stringify(plan);
  const stored = ReadingPlan.parse(JSON.parse(text));
  if (process.env['SHOW_PLANS']) process.stdout.write(`${text}\n`);
  const again = await readPlan(page, stored, { timeoutMs: 10_000 });
  const isSame = again.kind === 'read' && JSON.stringify(again.data) === JSON.stringify(dataOf(reading));
  if (!isSame) return { kind: 'different', said: `${JSON.stringify(again)} by ${text}` };
  return { kind: text.includes('"kind":"derived"') ? 'kept' : 'fresh' };
}
