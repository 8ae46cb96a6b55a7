/** `act`: from its cue if there is one that fits, else by grounding the sentence, performing it and recording what was done. */
import type { Action, ActResult } from '../contract/action.js';
import { ActionMethod, methodAliases } from '../contract/action.js';
import type { ActOptions } from '../contract/backend.js';
import type { Cue, CueKey, CueStep } from '../contract/cue.js';
import { CueMissingError, CueStaleError, OptionsError } from '../contract/errors.js';
import { toCode } from '../contract/locator-code.js';
import { checkTokens } from '../contract/variables.js';
import { routeOf } from '../cues/route.js';
import { perform } from '../page/perform.js';
import { locatorOfSelector } from '../page/selector.js';
import type { Operation } from './context.js';
import { checkInstruction } from './failures.js';
import { forgetSecrets } from './forget.js';
import { groundAct } from './ground-act.js';
import { actQuestion } from './questions.js';
import { replayAct } from './replay-act.js';

/**
 * Carries out an instruction, or an Action as `observe` returned it.
 * @throws ElementNotFoundError, AmbiguousInstructionError, InstructionError, ActionError, CueMissingError, CueStaleError,
 *   VariableError, SelectorError and the other classes of reference section 7
 */
export async function act(
  input: string | Action,
  options: ActOptions,
  operation: Operation,
): Promise<ActResult> {
  if (typeof input !== 'string') return actOnAction(input, operation);
  checkInstruction(input, 'act');
  checkTokens(input, options.variables);
  const { cues } = operation.parts;
  if (!cues) return (await actAnew(input, options, operation)).result;

  const { session, policy } = cues;
  const { key, cue, from } = session.next(actQuestion(input, options), {
    route: operation.trace.route,
  });
  operation.trace.cueFile = policy.file;
  if (cue && policy.replay) {
    const replayed = await replayAct(cue, { optional: options.optional === true }, operation);
    switch (replayed.kind) {
      case 'done':
        operation.trace.cue = 'hit';
        if (replayed.cue) session.replace(forgetSecrets(replayed.cue, operation));
        else if (from === 'shared') session.record(forgetSecrets({ ...cue, key }, operation));
        return replayed.result;
      case 'stale':
        operation.trace.cue = 'stale';
        if (from !== 'shared' && !(replayed.mayReground && policy.regroundStale)) {
          throw staleError(input, cue, replayed.reasons, operation);
        }
        break;
      case 'unknown-absence':
        break;
      default:
        replayed satisfies never;
    }
    if (from !== 'shared' && operation.trace.cue === 'stale') {
      const { result, body } = await actAnew(input, options, operation);
      session.replace(forgetSecrets({ key, route: body.route, body: body.body }, operation));
      operation.trace.heal = {
        stage: 'grounding',
        reason: replayed.kind === 'stale' ? replayed.reasons.join('; ') : '',
        before: targetsOf(cue),
        after: targetsOf(body),
        written: policy.heal === 'write',
      };
      return result;
    }
  }
  if (!policy.record) throw missingError(input, key, policy.file, policy.recordCommand);
  operation.trace.cue = 'miss';
  const { result, body } = await actAnew(input, options, operation);
  session.record(forgetSecrets({ key, route: body.route, body: body.body }, operation));
  return result;
}

/** Grounds and performs, and says what a cue would hold. */
async function actAnew(
  instruction: string,
  options: ActOptions,
  operation: Operation,
): Promise<{ result: ActResult; body: Omit<Cue, 'key'> }> {
  const route = routeOf(operation.page.url(), operation.secrets);
  const grounded = await groundAct(instruction, options, operation);
  const body: Cue['body'] =
    grounded.kind === 'absent' ? { kind: 'absent' } : { kind: 'steps', steps: grounded.steps };
  return { result: grounded.result, body: { route, body } };
}

/** Performs an Action without grounding; no cue plays a part, because nothing had to be found out. */
async function actOnAction(action: Action, operation: Operation): Promise<ActResult> {
  const { page, deadline, trace, variables } = operation;
  const method = methodOf(action.method ?? 'click');
  const given = action.arguments ?? [];
  for (const argument of given) checkTokens(argument, variables);
  // Less than all of it: that a selector resolves to nothing says more than that the time is up.
  const timeoutMs = deadline.remainingMs() * 0.8;
  const locator = action.selector ? await locatorOfSelector(page, action.selector, { timeoutMs }) : undefined;
  const to =
    method === 'dragTo' && given[0] !== undefined
      ? await locatorOfSelector(page, given[0], { timeoutMs })
      : undefined;
  deadline.check();
  await perform(
    page,
    { method, arguments: to ? [] : given, ...(locator && { locator }), ...(to && { to }) },
    { ...(variables && { variables }), timeoutMs: deadline.remainingMs() },
  );
  const description = action.description || `${method} ${action.selector}`;
  trace.actions.push({
    method,
    arguments: [...given],
    description,
    ...(action.selector && { target: action.selector }),
  });
  return {
    success: true,
    message: `Done: ${description}`,
    actionDescription: description,
    actions: [{ ...action, method, arguments: [...given] }],
  };
}

/** @throws OptionsError for a method that does not exist. */
function methodOf(name: string): ActionMethod {
  const parsed = ActionMethod.safeParse(methodAliases[name] ?? name);
  if (parsed.success) return parsed.data;
  throw new OptionsError({
    looked: `a method "${name}" of an Action`,
    found: `that the methods are ${ActionMethod.options.join(', ')}`,
    next: 'Pass an Action as observe returns it.',
  });
}

function missingError(instruction: string, key: CueKey, file: string, command: string): CueMissingError {
  return new CueMissingError({
    looked: `the cue of act "${instruction}"${key.occurrence > 1 ? ` (occurrence ${key.occurrence})` : ''}`,
    where: `in ${file}`,
    found: 'no such cue, and cues are not recorded in this run (CI is set, or updateCues is "none")',
    next: `Record it and commit the file:\n  ${command}`,
  });
}

function staleError(
  instruction: string,
  cue: Cue,
  reasons: readonly string[],
  { page, parts }: Operation,
): CueStaleError {
  return new CueStaleError({
    looked: `the element that was recorded for "${instruction}": ${targetsOf(cue)}`,
    where: `on ${page.url()}`,
    found: `that the page has changed, so nothing was done to it:\n  - ${reasons.join('\n  - ')}`,
    next: `If the change is meant, record the sentence anew (cue file ${parts.cues?.policy.file ?? ''}):\n  ${parts.cues?.policy.recordCommand ?? ''}`,
  });
}

function targetsOf(cue: Pick<Cue, 'body'>): string {
  if (cue.body.kind !== 'steps') return cue.body.kind;
  return cue.body.steps.map(targetOfStep).join('; ');
}

function targetOfStep(step: CueStep): string {
  const first = step.target?.candidates[0];
  return `${step.method} ${first ? toCode(first) : 'page'}`;
}
