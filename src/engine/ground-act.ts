/** Grounds an `act` on the live page round by round: look, plan, perform, until the plan is done. */
import type { Locator } from '@playwright/test';
import type { Action, ActResult } from '../contract/action.js';
import type { ActOptions } from '../contract/backend.js';
import type { CueBody, CueStep } from '../contract/cue.js';
import { ActionError, CueStaleError, InstructionError } from '../contract/errors.js';
import type { Target } from '../contract/locator-data.js';
import type { IfDialog, Plan, PlannedStep, PlanRequest } from '../contract/plan.js';
import type { Snapshot } from '../contract/snapshot.js';
import { describeVariables } from '../contract/variables.js';
import { successorFault } from '../cues/successor.js';
import type { Grounder } from '../grounding/grounder.js';
import { areShown } from '../page/check-read.js';
import { isUntouched } from '../page/action-errors.js';
import { toLocator } from '../page/locate.js';
import { type DialogWatch, watchDialogs } from '../page/native-dialog.js';
import type { PageReading } from '../page/read.js';
import { ask } from './ask.js';
import type { Operation } from './context.js';
import { describeAndSelect } from './describe.js';
import { carryOut, type LocatedStep } from './carry-out.js';
import { checkUnanswered, settleDialog } from './dialog-answers.js';
import { errorOfPlan } from './failures.js';
import { noteBefore } from './before.js';
import { takeBefore } from './camera.js';
import { checkBefore, checkKept, type Filled, noteFilled } from './kept.js';
import { look } from './look.js';
import { putBack } from './put-back.js';
import { performedBefore } from './recall.js';
import { toAction } from './replay-act.js';
import { LATE_FROM_MS } from './resolve.js';
import { createRest } from './rest.js';
import { notePlan } from './trace.js';
import { pause } from './deadline.js';

/** Most rounds of one instruction: "select A, B and C and click Submit" takes four, a calendar a few more. */
const MAX_ROUNDS = 40;

/** How often a plan is made again because its elements are gone before it is carried out. */
const MAX_REDRAWN = 5;

/** How long a step waits for its element before the page is looked at again, ms: what was to be clicked may have closed by itself, or been drawn anew. */
const FIRST_WAIT_MS = 3_000;

/** What grounding came to. */
export type GroundedAct =
  | { kind: 'done'; steps: CueStep[]; result: ActResult }
  | { kind: 'absent'; result: ActResult };

/**
 * Carries an instruction out by grounding it.
 * @param past.performed steps of it that were performed before: they are not repeated, and what is not clear about them is an error
 * @param past.instead what was recorded and no longer fits: nothing is done to what cannot be its successor
 * @throws CueStaleError when it is not clear what is left, or nothing fits it
 */
export async function groundAct(
  instruction: string,
  options: ActOptions,
  operation: Operation,
  past: Past = {},
): Promise<GroundedAct> {
  const dialogs = watchDialogs(operation.page);
  try {
    return await groundRounds(instruction, options, { operation, dialogs, past });
  } finally {
    dialogs.stop();
  }
}

interface Past {
  performed?: readonly CueStep[] | undefined;
  instead?: CueBody | undefined;
}

async function groundRounds(
  instruction: string,
  options: ActOptions,
  {
    operation,
    dialogs,
    past: { performed = [], instead },
  }: { operation: Operation; dialogs: DialogWatch; past: Past },
): Promise<GroundedAct> {
  const grounder = await operation.parts.grounderFor(options.model);
  const steps: CueStep[] = [...performed];
  const actions: Action[] = performed.map(toAction);
  const rest = createRest(performed, { isTold: grounder.name !== 'builtin' });
  let next: unknown;
  let before: Snapshot | undefined;
  let redrawn = 0;
  const filled: Filled[] = [];
  let inVain: unknown;
  let isProof = false;
  let awaited: { answer: IfDialog; at: number } | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cursor = { instruction, next, before, performed };
    const looked = await planPatiently(grounder, cursor, options, operation).catch((error: unknown) => {
      // The last click may have closed the page: then nothing on it asks for more.
      if (!isProof || !operation.page.isClosed()) throw error;
    });
    if (!looked) return done(instruction, '', steps, actions);
    const { reading, plan, late } = looked;
    if (awaited && dialogs.isAnswered()) {
      // It came late: what was planned for the page without it does not count.
      const settled = settleDialog(awaited, { steps, actions }, operation);
      if (settled === undefined) return done(instruction, '', steps, actions);
      [next, awaited] = [settled, undefined];
      dialogs.stop();
      continue;
    }
    awaited = undefined;
    dialogs.stop();
    if (plan.kind !== 'found' && plan.kind !== 'done') {
      if (inVain !== undefined) throw inVain;
      const isUndone = plan.kind === 'none' && plan.undone === true;
      if (plan.kind === 'none' && plan.putBack && (await putBack(plan.putBack, reading, operation)))
        steps.pop();
      const error = errorOfPlan(plan, reading.snapshot, performedBefore(isUndone ? [] : steps));
      // An optional act tolerates absence, and only absence: what is ambiguous is there.
      if (options.optional && plan.kind === 'none' && (steps.length === 0 || isUndone)) {
        return {
          kind: 'absent',
          result: { success: false, message: error.message, actionDescription: '', actions: [] },
        };
      }
      throw error;
    }
    const planned = plan.kind === 'found' ? plan.steps : [];
    const located = await locateAll(planned, reading, operation).catch((error: unknown) => {
      // Nothing was done yet: a page that drew itself anew behind the look is looked at again.
      if (!(error instanceof ActionError) || grounder.name !== 'builtin' || redrawn >= MAX_REDRAWN)
        throw error;
      redrawn += 1;
    });
    if (!located) continue;
    const known = rest.skip(located.map(({ cue }) => cue));
    if (known.kind === 'unclear') throw unclear(instruction, known.why, steps, operation);
    const due = located.slice(known.count);
    const strange =
      grounder.name === 'builtin' && strangerAmong(due, { instruction, instead, at: steps.length });
    if (strange) throw unclear(instruction, strange, steps, operation);
    operation.camera.aim(
      due.flatMap(({ locator, toLocator: end }) => [locator, end].filter((each) => each !== undefined)),
    );
    // The first page is the one that the sentence was about; later rounds only finish what it began.
    if (round === redrawn && due.length > 0) {
      noteBefore(operation.page, reading.snapshot);
      await takeBefore('grounded', operation);
    }
    const answer = plan.kind === 'found' ? plan.ifDialog : undefined;
    if (answer && due.length > 0) {
      awaited = { answer, at: steps.length };
      dialogs.expect(answer);
    }
    if (plan.kind === 'found' && plan.forget !== undefined && performed.length === 0) {
      steps.splice(-plan.forget);
      actions.splice(-plan.forget);
    }
    const mayLookAgain =
      grounder.name === 'builtin' && performed.length === 0 && inVain === undefined && !isOnce(plan);
    inVain = undefined;
    for (const [at, each] of due.entries()) {
      if (grounder.name === 'builtin') await checkBefore(each.planned, filled, operation.page);
      const isTry = mayLookAgain && at === 0 && pointing.has(each.planned.method);
      const carried = carryOut(each, { late, ...(isTry && { atMostMs: FIRST_WAIT_MS }) }, operation);
      const finished = await carried.catch((error: unknown) => {
        if (!isTry || !isUntouched(error)) throw error;
        inVain = error;
      });
      if (!finished) break;
      const { step, action } = finished;
      steps.push(step);
      actions.push(action);
      await noteFilled(each.planned, each.locator, filled);
    }
    if (inVain !== undefined) {
      redrawn += 1;
      continue;
    }
    checkUnanswered(dialogs, instruction, operation);
    const proof = plan.kind === 'found' && grounder.name === 'builtin' ? plan.proof : undefined;
    if (
      plan.kind === 'done' ||
      (plan.next === undefined && (proof === undefined || operation.page.isClosed()))
    ) {
      const isEmpty = plan.kind === 'found' && performed.length > 0 && steps.length === performed.length;
      const unmet = rest.unmet() ?? (isEmpty ? 'nothing is left of the sentence' : undefined);
      if (unmet !== undefined) throw unclear(instruction, unmet, steps, operation);
      if (grounder.name === 'builtin' && !operation.page.isClosed()) await checkKept(filled, operation.page);
      return done(instruction, plan.kind === 'done' ? plan.reason : '', steps, actions);
    }
    isProof = proof !== undefined;
    next = proof ?? plan.next;
    before = reading.snapshot;
    if (awaited && dialogs.isAnswered()) {
      next = settleDialog(awaited, { steps, actions }, operation);
      if (next === undefined) return done(instruction, '', steps, actions);
      awaited = undefined;
    }
  }
  throw new InstructionError({
    looked: `an end of "${instruction}"`,
    where: `on ${operation.page.url()}`,
    found: `that after ${MAX_ROUNDS} rounds there was still more to do`,
    next: 'Say it in smaller steps.',
  });
}

/** Methods that wait for an element to be ready, and do one thing to it. */
const pointing: ReadonlySet<PlannedStep['method']> = new Set([
  'click',
  'dblclick',
  'rightClick',
  'hover',
  'check',
  'uncheck',
]);

/** What was planned cannot be planned a second time: it takes earlier steps back, or waits for a dialog. */
function isOnce(plan: Plan): boolean {
  return plan.kind === 'found' && (plan.forget !== undefined || plan.ifDialog !== undefined);
}

/** Why one of the steps is done to something that cannot be what the recorded step was done to. `at`: how many are behind them. */
function strangerAmong(
  due: readonly LocatedStep[],
  { instruction, instead, at }: { instruction: string; instead: CueBody | undefined; at: number },
): string | undefined {
  if (instead?.kind !== 'steps') return undefined;
  const { steps } = instead;
  for (const [index, { cue }] of due.entries()) {
    const was = steps[at + index];
    // A widget that is worked in other steps is another matter.
    if (!was?.target || !cue.target || (was.method !== cue.method && steps.length > 1)) continue;
    const fault = successorFault(instruction, was.target.fingerprint, cue.target.fingerprint);
    if (fault !== undefined) return `it would ${cue.description}, but ${fault}`;
  }
  return undefined;
}

/**
 * Plans on a fresh snapshot; when nothing fits, looks again while the page may still be loading.
 * Looking again is free with the built-in engine only, so a model is asked once, on the settled page.
 */
export async function planPatiently(
  grounder: Grounder,
  cursor: {
    instruction: string;
    next: unknown;
    before: Snapshot | undefined;
    performed?: readonly Pick<CueStep, 'description'>[];
  },
  options: ActOptions,
  operation: Operation,
): Promise<{ reading: PageReading; plan: Plan; late: boolean }> {
  const { deadline, parts, trace } = operation;
  const free = grounder.name === 'builtin';
  const patienceMs = options.optional
    ? Math.min(parts.settings.patienceMs, 1_000)
    : parts.settings.patienceMs;
  const start = performance.now();
  const mostMs = deadline.remainingMs() * 0.8;
  let firstLook: number | undefined;
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 800)) {
    const reading = await look({ selector: options.selector }, operation);
    firstLook ??= performance.now();
    const late = performance.now() - firstLook >= LATE_FROM_MS;
    const request: PlanRequest = {
      instruction: cursor.instruction,
      snapshot: reading.snapshot,
      variables: describeVariables(operation.variables),
      signal: deadline.signal,
      ...(cursor.next !== undefined && { next: cursor.next }),
      ...(cursor.before && { before: cursor.before }),
      ...(cursor.performed?.length && { performed: cursor.performed.map(({ description }) => description) }),
      ...(parts.settings.systemPrompt && { systemPrompt: parts.settings.systemPrompt }),
    };
    const plan = await ask(grounder, (mind) => mind.plan(request), operation);
    notePlan(trace, plan);
    const mayComeLater = plan.kind === 'none' || plan.kind === 'ambiguous';
    const isAwaited = plan.kind === 'none' && plan.awaited === true && !options.optional;
    const end = start + (isAwaited ? mostMs : Math.min(patienceMs, mostMs));
    const isOver = !mayComeLater || !free || performance.now() + waitMs > end;
    // On a slow machine the time may be over before anything counts as late.
    if (plan.kind === 'none' && plan.lastly && (late || isOver))
      return { reading, plan: plan.lastly, late: false };
    if (isOver) return { reading, plan, late };
    await pause(waitMs, deadline);
  }
}

function locateAll(
  planned: readonly PlannedStep[],
  reading: PageReading,
  operation: Operation,
): Promise<LocatedStep[]> {
  return Promise.all(planned.map((step) => locateStep(step, reading, operation)));
}

async function locateStep(
  planned: PlannedStep,
  reading: PageReading,
  operation: Operation,
): Promise<LocatedStep> {
  const { page } = operation;
  const describeRef = async (
    ref: string,
  ): Promise<{ target: Target; locator: Locator; selector?: string }> => {
    const found = reading.locate(ref);
    const { target, selector } = await describeAndSelect(found, operation);
    const [first] = target.candidates;
    const path = selector ?? (await reading.selectorsOf([ref])).get(ref);
    const locator = first ? toLocator(page, first) : found;
    return { target, locator, ...(path !== undefined && { selector: path }) };
  };
  const at = planned.ref === undefined ? undefined : await describeRef(planned.ref);
  const to = planned.toRef === undefined ? undefined : await describeRef(planned.toRef);
  return {
    planned: to?.selector ? { ...planned, arguments: [to.selector, ...planned.arguments] } : planned,
    cue: {
      method: planned.method,
      arguments: [...planned.arguments],
      description: planned.description,
      ...(at && { target: at.target }),
      ...(to && { to: to.target }),
      ...(planned.irreversible && { irreversible: true }),
      ...(planned.shown && (await areShown(page, planned.arguments)) && { shown: true }),
      ...(planned.leaves && { leaves: true }),
    },
    selector: at?.selector ?? '',
    mustAnswer: true,
    ...(at && planned.ref !== undefined && { locator: at.locator, seen: reading.locate(planned.ref) }),
    ...(to && { toLocator: to.locator }),
  };
}

function unclear(
  instruction: string,
  why: string,
  steps: readonly CueStep[],
  { page, parts }: Operation,
): CueStaleError {
  return new CueStaleError({
    looked: `what is left of "${instruction}" on the changed page`,
    where: `on ${page.url()}`,
    found: `that it is not clear: ${why}.${performedBefore(steps)}`,
    next: `Record the sentence anew:\n  ${parts.cues?.policy.recordCommand ?? ''}`,
  });
}

/** What came of steps that were carried out; `reason` when there was nothing to do. */
export function done(instruction: string, reason: string, steps: CueStep[], actions: Action[]): GroundedAct {
  const description = actions.map((each) => each.description).join(', then ');
  return {
    kind: 'done',
    steps,
    result: {
      success: true,
      message: description ? `Done: ${description}` : `Nothing to do for "${instruction}": ${reason}`,
      actionDescription: description || reason,
      actions,
    },
  };
}
