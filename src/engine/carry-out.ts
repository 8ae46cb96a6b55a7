/** Carries out one planned step: performs it, watches what comes of it, and says what its cue holds. */
import type { Locator } from '@playwright/test';
import type { Action } from '../contract/action.js';
import type { CueStep, Postcondition } from '../contract/cue.js';
import { toCode } from '../contract/locator-code.js';
import type { PlannedStep } from '../contract/plan.js';
import { routeOf } from '../cues/route.js';
import { outlineDifference, readOutline, type Outline } from '../page/outline.js';
import { perform } from '../page/perform.js';
import { settle } from '../page/settle.js';
import { performAnswered } from './answered.js';
import type { Operation } from './context.js';

/** A step of a plan with its element, found while the refs of the plan's snapshot are alive. */
export interface LocatedStep {
  planned: PlannedStep;
  /** As a cue keeps it, its effect left out. */
  cue: CueStep;
  locator?: Locator;
  toLocator?: Locator;
  /** The element by its ref: for a name that it has lost since, as what opens with a movement does. */
  seen?: Locator;
  selector: string;
  /** Nobody wrote down that it is this element: a click on what is no control has to be answered by the page. */
  mustAnswer?: boolean;
}

/** How a step is carried out. */
interface Manner {
  /** Its element was not there at the first look. */
  late: boolean;
  /** Longest wait for its element to be ready, ms; all the time there is where nothing is said. */
  atMostMs?: number | undefined;
}

/** Performs one step, and says what its cue holds and what was done. */
export async function carryOut(
  { cue, planned, ...rest }: LocatedStep,
  { late, atMostMs }: Manner,
  operation: Operation,
): Promise<{ step: CueStep; action: Action }> {
  const effect = await performAndWatch({ cue, planned, ...rest }, atMostMs, operation);
  const { method, description, confidence } = planned;
  const [first] = cue.target?.candidates ?? [];
  operation.trace.actions.push({
    method,
    arguments: [...planned.arguments],
    description,
    confidence,
    ...(first && { target: toCode(first) }),
  });
  return {
    step: { ...cue, ...(late && cue.target && { late }), ...effect },
    action: { selector: rest.selector, description, method, arguments: [...planned.arguments] },
  };
}

async function performAndWatch(
  step: LocatedStep,
  atMostMs: number | undefined,
  operation: Operation,
): Promise<Pick<CueStep, 'answers' | 'postcondition'>> {
  const { page, deadline, variables, parts } = operation;
  const records = parts.cues !== undefined;
  const before = records ? await outlineOf(operation) : undefined;
  const routeBefore = routeOf(page.url(), operation.secrets);
  deadline.check();
  const isNamed = step.locator === undefined || (await step.locator.count()) === 1;
  const locator = isNamed ? step.locator : (step.seen ?? step.locator);
  const performStep = (): Promise<void> =>
    perform(
      page,
      {
        method: step.planned.method,
        ...(step.planned.leaves && { leaves: true }),
        arguments: step.toLocator ? step.cue.arguments : step.planned.arguments,
        ...(locator && { locator }),
        ...(step.toLocator && { to: step.toLocator }),
      },
      { ...(variables && { variables }), timeoutMs: Math.min(deadline.deedMs(), atMostMs ?? Infinity) },
    );
  const isDeed = step.planned.answered === true;
  const isWatched = isDeed || /^(?:dbl)?click$/.test(step.planned.method);
  const watched = step.mustAnswer && isWatched ? locator : undefined;
  const { description } = step.planned;
  const answers = watched
    ? await performAnswered({ description, isDeed }, watched, performStep, operation)
    : false;
  if (!watched) await performStep();
  const effect = { ...(answers && { answers }) };
  if (!records || page.isClosed()) return effect;
  await settle(page, { timeoutMs: Math.min(parts.settings.domSettleTimeoutMs, deadline.remainingMs()) });
  const after = await outlineOf(operation);
  const routeAfter = routeOf(page.url(), operation.secrets);
  const postcondition: Postcondition = {
    ...(routeAfter !== routeBefore && { route: routeAfter }),
    ...(before && after ? outlineDifference(before, after) : {}),
  };
  return Object.keys(postcondition).length > 0 ? { ...effect, postcondition } : effect;
}

/** The outline, or nothing where the page is just being replaced: a postcondition is a help, not a need. */
async function outlineOf({ page, secrets }: Operation): Promise<Outline | undefined> {
  try {
    return await readOutline(page, { secrets });
  } catch {
    return undefined;
  }
}
