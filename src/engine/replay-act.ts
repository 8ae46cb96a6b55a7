/** Replays the steps of an `act` cue: no snapshot and no grounder; each target is checked before it is touched. */
import type { Action, ActResult } from '../contract/action.js';
import type { Cue, CueStep, Postcondition } from '../contract/cue.js';
import { toCode } from '../contract/locator-code.js';
import type { LocatorData } from '../contract/locator-data.js';
import { sameRoute, routeOf } from '../cues/route.js';
import { areShown } from '../page/check-read.js';
import { missingFromOutline, readOutline } from '../page/outline.js';
import { perform } from '../page/perform.js';
import { performAnswered } from './answered.js';
import { takeBefore } from './camera.js';
import type { Operation } from './context.js';
import { describe } from './describe.js';
import { pause } from './deadline.js';
import { mayHeal, noteHeal, resolveOrHeal } from './heal.js';
import type { Recalled } from './recall.js';
import { resolveTarget, type Resolution } from './resolve.js';

/** How long the effect that a step had when it was recorded is waited for, in ms. */
const EFFECT_MS = 2_000;

/** Replays a cue. With `anew` (it is another test's) what it points at is described as this page has it. */
export async function replayAct(
  cue: Cue,
  { optional, anew = false }: { optional: boolean; anew?: boolean },
  operation: Operation,
): Promise<Recalled<ActResult>> {
  const { policy } = operation.parts.cues ?? {};
  if (cue.body.kind === 'absent') {
    if (!optional || policy?.record) return { kind: 'unknown' };
    return { kind: 'done', result: nothingDone('nothing was there when it was recorded') };
  }
  if (cue.body.kind !== 'steps') {
    return { kind: 'stale', reasons: [`the cue holds ${cue.body.kind}, not steps`] };
  }
  const actions: Action[] = [];
  const healed: CueStep[] = [];
  let written = false;
  for (const [index, step] of cue.body.steps.entries()) {
    operation.camera.aim([]);
    const resolved = await resolveStep(step, operation);
    if (resolved.kind === 'stale') {
      if (optional && resolved.gone && index === 0) {
        return { kind: 'done', result: nothingDone('the element of the cue is not there') };
      }
      return { kind: 'stale', reasons: resolved.reasons, performed: healed };
    }
    const lost = step.shown ? await argumentNotShown(step, operation) : undefined;
    if (lost !== undefined) return { kind: 'stale', reasons: [lost], performed: healed };
    const target = resolved.at && (await noteHeal(resolved.at, operation));
    operation.camera.aim([resolved.at, resolved.to].flatMap((each) => (each ? [each.locator] : [])));
    if (resolved.at?.heal) await takeBefore('healed', operation);
    else if (index === 0) await takeBefore('replayed', operation);
    const here = anew ? await describeStep(step, resolved, operation) : step;
    if (target || anew) written = true;
    healed.push(target ? { ...here, target } : here);
    await performStep(step, resolved, operation);
    actions.push(toAction(step));
    if (step.postcondition) await awaitEffect(step, step.postcondition, operation);
  }
  const description = actions.map((each) => each.description).join(', then ');
  return {
    kind: 'done',
    result: {
      success: true,
      message: description ? `Done: ${description}` : 'Nothing to do',
      actionDescription: description,
      actions,
    },
    ...(written && { healed: { kind: 'steps', steps: healed } }),
  };
}

/** The step with its elements as this page has them; looked at before the step changes them. */
async function describeStep(step: CueStep, { at, to }: ResolvedStep, operation: Operation): Promise<CueStep> {
  return {
    ...step,
    ...(at && { target: await describe(at.locator, operation) }),
    ...(to && { to: await describe(to.locator, operation) }),
  };
}

interface ResolvedStep {
  kind: 'fits';
  at?: Extract<Resolution, { kind: 'fits' }>;
  to?: Extract<Resolution, { kind: 'fits' }>;
}

async function resolveStep(
  step: CueStep,
  operation: Operation,
): Promise<ResolvedStep | Extract<Resolution, { kind: 'stale' }>> {
  const options = { mayHeal: mayHeal(operation), late: step.late === true };
  const resolved: ResolvedStep = { kind: 'fits' };
  if (step.target) {
    // What destroys, pays or submits is never done to something that is only similar.
    const mayBeSimilar = step.irreversible !== true;
    const at = await resolveOrHeal(step.target, { ...options, mayBeSimilar }, operation);
    if (at.kind === 'stale') return at;
    resolved.at = at;
  }
  if (step.to) {
    const to = await resolveTarget(step.to, options, operation);
    if (to.kind === 'stale') return to;
    resolved.to = to;
  }
  return resolved;
}

/** Why an argument that was read off the page does not hold any more: the page has something else to be read now. */
async function argumentNotShown(step: CueStep, { page, deadline }: Operation): Promise<string | undefined> {
  const end = performance.now() + Math.min(EFFECT_MS, deadline.remainingMs() * 0.5);
  for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 200)) {
    if (await areShown(page, step.arguments)) return undefined;
    if (performance.now() + waitMs > end)
      return `the page does not show ${quoted(step.arguments)}, which was read from it when this was recorded (${step.description})`;
    await pause(waitMs, deadline);
  }
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(', ');
}

async function performStep(step: CueStep, resolved: ResolvedStep, operation: Operation): Promise<void> {
  const { page, deadline, variables, trace } = operation;
  deadline.check();
  const performStep = (): Promise<void> =>
    perform(
      page,
      {
        method: step.method,
        arguments: step.arguments,
        ...(step.leaves && { leaves: true }),
        ...(resolved.at && { locator: resolved.at.locator }),
        ...(resolved.to && { to: resolved.to.locator }),
      },
      { ...(variables && { variables }), timeoutMs: deadline.deedMs(), isReplay: true },
    );
  if (step.answers && resolved.at) await performAnswered(step, resolved.at.locator, performStep, operation);
  else await performStep();
  const [first] = step.target?.candidates ?? [];
  const target = resolved.at?.heal?.after ?? (first && toCode(first));
  trace.actions.push({
    method: step.method,
    arguments: [...step.arguments],
    description: step.description,
    ...(target !== undefined && { target }),
  });
}

/** Waits a little for the recorded effect; its absence is a warning at this step, not a failure of it. */
async function awaitEffect(step: CueStep, recorded: Postcondition, operation: Operation): Promise<void> {
  const { page, deadline, trace } = operation;
  const end = performance.now() + Math.min(EFFECT_MS, deadline.remainingMs() * 0.5);
  for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 200)) {
    const missing = await missingEffects(recorded, operation);
    if (missing.length === 0 || page.isClosed()) return;
    if (performance.now() + waitMs > end) {
      trace.warnings.push(
        `${step.description} had an effect when it was recorded that it does not have now: ${missing.join(', ')}`,
      );
      return;
    }
    await pause(waitMs, deadline);
  }
}

async function missingEffects(recorded: Postcondition, { page, secrets }: Operation): Promise<string[]> {
  const missing: string[] = [];
  if (recorded.route !== undefined && !sameRoute(recorded.route, routeOf(page.url(), secrets))) {
    missing.push(`the page ${recorded.route} (it is ${routeOf(page.url(), secrets)})`);
  }
  if (recorded.appeared?.length || recorded.vanished?.length) {
    try {
      missing.push(...missingFromOutline(await readOutline(page, { secrets }), recorded));
    } catch {
      // The document is just being replaced: not there yet.
      missing.push(...(recorded.appeared ?? []));
    }
  }
  return missing;
}

/** A step as `act` answers it. */
export function toAction(step: CueStep): Action {
  const last = step.target?.candidates.at(-1);
  const end = step.to?.candidates.at(-1);
  return {
    selector: last ? toSelector(last) : '',
    description: step.description,
    method: step.method,
    arguments: [...(end ? [toSelector(end)] : []), ...step.arguments],
  };
}

/** The structural candidate as a selector that Playwright takes; empty where the chain has steps that no selector expresses. */
function toSelector(data: LocatorData): string {
  const parts = data.map((step) => {
    if (step.by === 'css' || step.by === 'xpath') return `${step.by}=${step.selector}`;
    if (step.by === 'frame') return 'internal:control=enter-frame';
    return step.by === 'nth' ? `nth=${step.index}` : undefined;
  });
  return parts.includes(undefined) ? '' : parts.join(' >> ');
}

function nothingDone(reason: string): ActResult {
  return { success: false, message: `Nothing to do: ${reason}`, actionDescription: '', actions: [] };
}
