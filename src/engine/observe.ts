/** `observe`: the actions that a page offers for an instruction, ranked; from the cue where its elements are still there. */
import type { Action } from '../contract/action.js';
import type { ObserveOptions, Until } from '../contract/backend.js';
import type { Cue } from '../contract/cue.js';
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
import { look } from './look.js';
import { observeQuestion } from './questions.js';
import { mayHeal, noteHeal, resolveOrHeal } from './heal.js';
import type { Recalled } from './recall.js';
import { recallUntil } from './until.js';
import { resolveTarget } from './resolve.js';
import { createTrace, noteExplanation } from './trace.js';

/**
 * Elements that fit the instruction, best first, ready for `act`; every interactive element without an instruction;
 * an empty array when nothing fits.
 * @throws InstructionError, SelectorError, CueMissingError, CueStaleError and the classes of reference section 7
 */
export async function observe(
  instruction: string | undefined,
  options: ObserveOptions & { until?: Until<Action[]> },
  operation: Operation,
): Promise<Action[]> {
  if (instruction !== undefined) {
    checkInstruction(instruction, 'observe');
    checkTokens(instruction, options.variables);
  }
  // Without an instruction nothing has to be understood, so there is nothing to remember.
  // A cue keeps no reasons.
  if (instruction === undefined || options.explain === true)
    return (await observeAnew(instruction, options, operation)).actions;
  return recallUntil(
    {
      name: `observe "${instruction}"`,
      question: observeQuestion(instruction, options),
      replay: (cue, { anew }) => replayObserve(cue, { instruction, options, anew }, operation),
      ground: async () => {
        const { actions, observations, reading } = await observeAnew(instruction, options, operation);
        const route = routeOf(operation.page.url(), operation.secrets);
        const elements = operation.parts.cues ? await toElements(observations, reading, operation) : [];
        return { result: actions, route, body: { kind: 'elements', elements } };
      },
    },
    options.until,
    { operation, model: options.model },
  );
}

async function observeAnew(
  instruction: string | undefined,
  options: ObserveOptions,
  operation: Operation,
): Promise<{ actions: Action[]; observations: readonly Observation[]; reading: PageReading }> {
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
    arguments:
      each.toRef === undefined ? [...each.arguments] : [selectors.get(each.toRef) ?? '', ...each.arguments],
  }));
  for (const action of actions) trace.actions.push({ ...action, target: action.selector });
  return { actions, observations, reading };
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
  {
    instruction,
    options,
    anew,
  }: { instruction: string; options: ObserveOptions & { until?: Until<Action[]> }; anew: boolean },
  operation: Operation,
): Promise<Recalled<Action[]>> {
  if (cue.body.kind !== 'elements') return { kind: 'stale', reasons: [`the cue holds ${cue.body.kind}`] };
  if (cue.body.elements.length === 0) return replayNothing({ instruction, options }, operation);
  const rules = { mayHeal: mayHeal(operation), late: false };
  const actions: Action[] = [];
  const elements: CueElements = [];
  for (const element of cue.body.elements) {
    const at = await resolveOrHeal(element.target, rules, operation);
    if (at.kind === 'stale') return at;
    const to = element.to && (await resolveTarget(element.to, rules, operation));
    if (to?.kind === 'stale') return to;
    const healed = await noteHeal(at, operation);
    const target = healed ?? (anew ? await describe(at.locator, operation) : element.target);
    elements.push({ ...element, target });
    const timeoutMs = operation.deadline.remainingMs();
    actions.push({
      selector: await selectorOf(operation.page, at.locator, { timeoutMs }),
      description: element.description,
      method: element.method,
      arguments: [
        ...(to ? [await selectorOf(operation.page, to.locator, { timeoutMs })] : []),
        ...element.arguments,
      ],
    });
    const first = element.target.candidates[0];
    operation.trace.actions.push({
      method: element.method,
      arguments: [...element.arguments],
      description: element.description,
      ...(first && { target: toCode(first) }),
    });
  }
  // Elements that have come since are not seen by looking at those that were there.
  const now = options.until && (await countNow({ instruction, options }, operation));
  if (now !== undefined && now !== actions.length)
    return { kind: 'stale', reasons: [`${actions.length} were recorded, and ${now} are there now`] };
  return {
    kind: 'done',
    result: actions,
    ...((operation.trace.heal || anew) && { healed: { kind: 'elements', elements } }),
  };
}

/** How many elements fit now, where asking that costs nothing; it is no grounding, since what was recorded is what counts. */
async function countNow(
  { instruction, options }: { instruction: string; options: ObserveOptions },
  operation: Operation,
): Promise<number | undefined> {
  const isFree = (await operation.parts.grounderFor(options.model)).name === 'builtin';
  if (!isFree) return undefined;
  const apart = { ...operation, trace: createTrace(operation.trace.route) };
  return (await observeAnew(instruction, options, apart)).actions.length;
}

/** That there was nothing cannot be read off an element: the page is looked at again, where that costs nothing. */
async function replayNothing(
  { instruction, options }: { instruction: string; options: ObserveOptions },
  operation: Operation,
): Promise<Recalled<Action[]>> {
  const isFree = (await operation.parts.grounderFor(options.model)).name === 'builtin';
  const { actions } = isFree ? await observeAnew(instruction, options, operation) : { actions: undefined };
  if (actions?.length === 0) return { kind: 'done', result: [] };
  const now = actions ? `${actions.length} now` : 'only a model could tell whether that is still so';
  return { kind: 'stale', reasons: [`nothing was there when it was recorded, and ${now}`] };
}
