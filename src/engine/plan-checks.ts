/** Checks on a snapshot as checks that run on the live page: refs become targets, readings become plans. */
import type { Locator } from '@playwright/test';
import type { Check, PlannedCheck } from '../contract/check.js';
import type { Reading, ReadingPlan } from '../contract/reading.js';
import type { PageReading } from '../page/read.js';
import { planReading } from '../page/reading.js';
import { targetOf } from '../page/reading-leaf-plan.js';
import type { Operation } from './context.js';
import { describe } from './describe.js';

/** The page as it was when a sentence was compiled. The refs of the two never collide. */
export interface Looks {
  /** As `extract` sees it; its refs are places. */
  content: PageReading;
  /** As `act` sees it. Taken last: its refs die with the next one. */
  reading: PageReading;
}

/** All checks, or undefined when what one of them speaks of cannot be found again. */
export async function planChecks(
  planned: readonly PlannedCheck[],
  looks: Looks,
  operation: Operation,
): Promise<Check[] | undefined> {
  const checks: Check[] = [];
  for (const each of planned) {
    const check = await planCheck(each, looks, operation);
    if (!check) return undefined;
    checks.push(check);
  }
  return checks;
}

async function planCheck(
  planned: PlannedCheck,
  { content, reading }: Looks,
  operation: Operation,
): Promise<Check | undefined> {
  const { page, deadline, parts } = operation;
  const options = {
    timeoutMs: Math.min(10_000, deadline.remainingMs()),
    testIdAttribute: parts.settings.testIdAttribute,
  };
  const locate = (ref: string): Locator => (/^[ex]\d|^f\d+[ex]/u.test(ref) ? reading : content).locate(ref);
  const plan = async (value: Reading): Promise<ReadingPlan | undefined> => {
    const made = await planReading(page, value, locate, options);
    // What only holds while the page stays as it is cannot fail.
    return made?.kind === 'derived' ? undefined : made;
  };
  switch (planned.kind) {
    case 'state': {
      const { ref, ...rest } = planned;
      return { ...rest, target: await describe(locate(ref), operation) };
    }
    case 'field': {
      const { ref, attribute, ...rest } = planned;
      const locator = planned.of === 'attribute' ? locate(ref) : reading.locate(ref);
      const target =
        planned.of === 'text'
          ? await targetOf(
              page,
              locator,
              [(await locator.innerText({ timeout: options.timeoutMs })).trim(), planned.expected],
              options,
            )
          : await describe(locator, operation);
      return target && { ...rest, ...(attribute !== undefined && { attribute }), target };
    }
    case 'value': {
      const { reading: value, ...rest } = planned;
      const made = await plan(value);
      return made && { ...rest, plan: made };
    }
    case 'relation': {
      const left = await plan(planned.left);
      const right = await Promise.all(planned.right.map(plan));
      const whole = right.filter((each) => each !== undefined);
      return left && whole.length === right.length ? { ...planned, left, right: whole } : undefined;
    }
    case 'sorted':
    case 'every': {
      const list = await plan(planned.list);
      return list?.kind === 'list' ? { ...planned, list } : undefined;
    }
    case 'order':
      return {
        ...planned,
        first: await describe(locate(planned.first), operation),
        second: await describe(locate(planned.second), operation),
      };
    case 'tally':
    case 'gone':
    case 'text':
    case 'address':
      return planned;
    default:
      return planned satisfies never;
  }
}
