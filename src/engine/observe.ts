/** `observe`: the actions that a page offers for an instruction, ranked; from the cue where its elements are still there. */
import type { Action } from '../contract/action.js';
import type { ObserveOptions } from '../contract/backend.js';
import type { Cue } from '../contract/cue.js';
import { CueMissingError, CueStaleError } from '../contract/errors.js';
import type { Target } from '../contract/locator-data.js';
import { toCode } from '../contract/locator-code.js';
import type { Observation, ObserveRequest } from '../contract/plan.js';
import { checkTokens, describeVariables } from '../contract/variables.js';
import { routeOf } from '../cues/route.js';
import { selectorOf } from '../page/locate.js';
import type { PageReading } from '../page/read.js';
import { ask } from './ask.js';
import { MAX_BOXES } from './camera.js';
import type { Operation } from './context.js';
import { describe } from './describe.js';
import { checkInstruction } from './failures.js';
import { forgetSecrets } from './forget.js';
import { look } from './look.js';
import { observeQuestion } from './questions.js';
import { resolveTarget } from './resolve.js';
import { noteExplanation } from './trace.js';

/**
 * Elements that fit the instruction, best first, ready for `act`; every interactive element without an instruction;
 * an empty array when nothing fits.
 * @throws InstructionError, SelectorError, CueMissingError, CueStaleError and the classes of reference section 7
 */
export async function observe(
  instruction: string | undefined,
  options: ObserveOptions,
  operation: Operation,
): Promise<Action[]> {
  if (instruction !== undefined) {
    checkInstruction(instruction, 'observe');
    checkTokens(instruction, options.variables);
  }
  const { cues } = operation.parts;
  // Without an instruction nothing has to be understood, so there is nothing to remember.
  if (!cues || instruction === undefined) return (await observeAnew(instruction, options, operation)).actions;

  const { session, policy } = cues;
  const { key, cue, from } = session.next(observeQuestion(instruction, options), {
    route: operation.trace.route,
  });
  operation.trace.cueFile = policy.file;
  let stale: string[] | undefined;
  if (cue && policy.replay) {
    const replayed = await replayObserve(cue, operation);
    if (replayed.kind === 'done') {
      operation.trace.cue = 'hit';
      if (from === 'shared') session.record(forgetSecrets({ ...cue, key }, operation));
      return replayed.actions;
    }
    if (from !== 'shared') {
      operation.trace.cue = 'stale';
      stale = replayed.reasons;
      if (!policy.regroundStale) {
        throw new CueStaleError({
          looked: `the elements that were recorded for observe "${instruction}"`,
          where: `on ${operation.page.url()}`,
          found: `that the page has changed:\n  - ${stale.join('\n  - ')}`,
          next: `If the change is meant, record it anew:\n  ${policy.recordCommand}`,
        });
      }
    }
  }
  if (!stale) {
    if (!policy.record) {
      throw new CueMissingError({
        looked: `the cue of observe "${instruction}"`,
        where: `in ${policy.file}`,
        found: 'no such cue, and cues are not recorded in this run',
        next: `Record it and commit the file:\n  ${policy.recordCommand}`,
      });
    }
    operation.trace.cue = 'miss';
  }
  const { actions, observations, reading, route } = await observeAnew(instruction, options, operation);
  const fresh: Cue = {
    key,
    route,
    body: { kind: 'elements', elements: await toElements(observations, reading, operation) },
  };
  if (stale) session.replace(forgetSecrets(fresh, operation));
  else session.record(forgetSecrets(fresh, operation));
  return actions;
}

async function observeAnew(
  instruction: string | undefined,
  options: ObserveOptions,
  operation: Operation,
): Promise<{ actions: Action[]; observations: readonly Observation[]; reading: PageReading; route: string }> {
  const { parts, deadline, trace } = operation;
  const grounder = await parts.grounderFor(options.model);
  const reading = await look(options, operation);
  const request: ObserveRequest = {
    snapshot: reading.snapshot,
    variables: describeVariables(options.variables),
    signal: deadline.signal,
    ...(instruction !== undefined && { instruction }),
    ...(parts.settings.systemPrompt && { systemPrompt: parts.settings.systemPrompt }),
  };
  const answer = await ask(grounder, (mind) => mind.observe(request), operation);
  if (answer.explanation) noteExplanation(trace, answer.explanation);
  const { observations } = answer;
  const refs = observations.flatMap((each) =>
    each.toRef === undefined ? [each.ref] : [each.ref, each.toRef],
  );
  const selectors = await reading.selectorsOf(refs);
  operation.camera.aim(refs.slice(0, MAX_BOXES).map((ref) => reading.locate(ref)));
  const actions = observations.map((each) => ({
    selector: selectors.get(each.ref) ?? '',
    description: each.description,
    method: each.method,
    arguments: each.toRef === undefined ? [...each.arguments] : [selectors.get(each.toRef) ?? ''],
  }));
  for (const action of actions) trace.actions.push({ ...action, target: action.selector });
  return { actions, observations, reading, route: routeOf(operation.page.url(), operation.secrets) };
}

type CueElements = Extract<Cue['body'], { kind: 'elements' }>['elements'];

async function toElements(
  observations: readonly Observation[],
  reading: PageReading,
  operation: Operation,
): Promise<CueElements> {
  const describeRef = (ref: string): Promise<Target> => describe(reading.locate(ref), operation);
  return Promise.all(
    observations.map(async (each) => ({
      method: each.method,
      arguments: [...each.arguments],
      description: each.description,
      target: await describeRef(each.ref),
      ...(each.toRef !== undefined && { to: await describeRef(each.toRef) }),
    })),
  );
}

async function replayObserve(
  cue: Cue,
  operation: Operation,
): Promise<{ kind: 'done'; actions: Action[] } | { kind: 'stale'; reasons: string[] }> {
  if (cue.body.kind !== 'elements') return { kind: 'stale', reasons: [`the cue holds ${cue.body.kind}`] };
  // That there was nothing cannot be read off an element: an absence is looked for again, never believed.
  if (cue.body.elements.length === 0)
    return { kind: 'stale', reasons: ['nothing was there when it was recorded'] };
  const actions: Action[] = [];
  for (const element of cue.body.elements) {
    const at = await resolveTarget(element.target, { mayHeal: true, late: false }, operation);
    if (at.kind === 'stale') return at;
    const to = element.to && (await resolveTarget(element.to, { mayHeal: true, late: false }, operation));
    if (to?.kind === 'stale') return to;
    const { timeoutMs } = { timeoutMs: operation.deadline.remainingMs() };
    const action: Action = {
      selector: await selectorOf(operation.page, at.locator, { timeoutMs }),
      description: element.description,
      method: element.method,
      arguments: to ? [await selectorOf(operation.page, to.locator, { timeoutMs })] : [...element.arguments],
    };
    actions.push(action);
    const first = element.target.candidates[0];
    operation.trace.actions.push({
      method: element.method,
      arguments: [...element.arguments],
      description: element.description,
      ...(first && { target: toCode(first) }),
    });
  }
  return { kind: 'done', actions };
}
