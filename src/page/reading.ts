/** Extracted data as a plan that the page can be read by again, and the reading of it. */
import type { Locator, Page } from '@playwright/test';
import { dataOf, refsOf, type Reading, type ReadingPlan } from '../contract/reading.js';
import { closedError, isClosed } from './page-errors.js';
import { planLeaf, planRest } from './reading-leaf-plan.js';
import { planCount, planList } from './reading-list-plan.js';
import { readOnce, type ReadOutcome } from './reading-replay.js';
import type { ReadRules } from './reading-target.js';

/** Settings of planning; the time is for the whole. `testIdAttribute` defaults to `data-testid`. */
export interface PlanOptions {
  timeoutMs: number;
  testIdAttribute?: string;
  /** What was asked. What it names in a heading over the values has to stand there when they are read again. */
  sentence?: string;
}

/** Longest wait for elements that are not there yet, and for such as are there but not as recorded, ms. */
const LATE_MS = 5_000;
const CHANGED_MS = 800;
/** More places than this are not watched for one derived value. */
const MOST_RESTS = 30;

/**
 * Turns a reading into a plan and proves it: the plan is carried out at once and must give the same data.
 * A part that cannot be read again becomes a value that is kept while the texts it rests on stay the same;
 * undefined when not even that holds.
 * @throws PageClosedError
 */
export async function planReading(
  page: Page,
  reading: Reading,
  locate: (ref: string) => Locator,
  options: PlanOptions,
): Promise<ReadingPlan | undefined> {
  try {
    return await planPart(page, reading, locate, options);
  } catch (error) {
    if (isClosed(page, error)) throw closedError(error);
    return undefined;
  }
}

/**
 * Reads by a plan. Waits for elements that are late, at most {@link LATE_MS}; what does not fit the plan is `stale`, never guessed.
 * `rules.timeoutMs` is for the whole.
 * @throws PageClosedError
 */
export async function readPlan(page: Page, plan: ReadingPlan, rules: ReadRules): Promise<ReadOutcome> {
  const { timeoutMs } = rules;
  const start = performance.now();
  let seemsDrifted = false;
  for (;;) {
    let outcome: ReadOutcome;
    try {
      outcome = await readOnce(page, plan, rules);
    } catch (error) {
      if (isClosed(page, error)) throw closedError(error);
      throw error;
    }
    if (outcome.kind === 'read') {
      // A page in the middle of a change seems to have lost what it is about to show: it is looked at once more.
      if (!outcome.drifts || seemsDrifted) return outcome;
      seemsDrifted = true;
    } else {
      seemsDrifted = false;
      const patienceMs = Math.min(timeoutMs * 0.8, outcome.isLate ? LATE_MS : CHANGED_MS);
      if (performance.now() - start + 100 > patienceMs) return outcome;
    }
    await page.waitForTimeout(100).catch(() => undefined);
  }
}

async function planPart(
  page: Page,
  reading: Reading,
  locate: (ref: string) => Locator,
  options: PlanOptions,
): Promise<ReadingPlan | undefined> {
  if (reading.kind === 'absent') return { kind: 'absent', isNull: reading.value === null };
  if (reading.kind === 'object') {
    const fields: Record<string, ReadingPlan> = {};
    for (const [name, field] of Object.entries(reading.fields)) {
      const plan = await planPart(page, field, locate, options);
      if (!plan) return undefined;
      fields[name] = plan;
    }
    return { kind: 'object', fields };
  }
  for await (const plan of proposals(page, reading, locate, options)) {
    if (await gives(page, plan, dataOf(reading), options)) return plan;
  }
  return undefined;
}

/** Plans in order of trust: read anew, then kept while unchanged. */
async function* proposals(
  page: Page,
  reading: Reading,
  locate: (ref: string) => Locator,
  options: PlanOptions,
): AsyncGenerator<ReadingPlan> {
  if (reading.kind === 'leaf') yield* orNothing(planLeaf(page, reading, locate(reading.ref), options));
  if (reading.kind === 'list') yield* planList(page, reading, locate, options);
  if (reading.kind === 'count') yield* orNothing(planCount(page, reading, locate, options));
  const refs = [...new Set(refsOf(reading, 'with items'))];
  if (refs.length === 0 || refs.length > MOST_RESTS) return;
  const restsOn = await Promise.all(refs.map((ref) => planRest(page, locate(ref), options)));
  if (restsOn.every((rest) => rest !== undefined)) yield { kind: 'derived', value: dataOf(reading), restsOn };
}

async function* orNothing(plan: Promise<ReadingPlan | undefined>): AsyncGenerator<ReadingPlan> {
  const made = await plan;
  if (made) yield made;
}

async function gives(
  page: Page,
  plan: ReadingPlan,
  data: unknown,
  { timeoutMs }: PlanOptions,
): Promise<boolean> {
  const outcome = await readOnce(page, plan, { timeoutMs });
  return outcome.kind === 'read' && JSON.stringify(outcome.data) === JSON.stringify(data);
}
