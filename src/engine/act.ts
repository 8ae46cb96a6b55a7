/** `act`: from its cue if there is one that fits, else by grounding the sentence, performing it and recording what was done. */
import type { Action, ActResult } from '../contract/action.js';
import { ActionMethod, methodAliases } from '../contract/action.js';
import type { ActOptions } from '../contract/backend.js';
import { OptionsError } from '../contract/errors.js';
import { toCode } from '../contract/locator-code.js';
import { checkTokens } from '../contract/variables.js';
import { routeOf } from '../cues/route.js';
import { perform } from '../page/perform.js';
import { locatorOfSelector } from '../page/selector.js';
import { forgetBefore } from './before.js';
import type { Operation } from './context.js';
import { checkInstruction } from './failures.js';
import { actAdopted, type Adopted } from './adopted.js';
import { groundAct } from './ground-act.js';
import { actQuestion } from './questions.js';
import { recall } from './recall.js';
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
  forgetBefore(operation.page);
  if (typeof input !== 'string') return actOnAction(input, operation);
  checkInstruction(input, 'act');
  checkTokens(input, options.variables);
  let adopted: Adopted | undefined;
  return recall(
    {
      name: `act "${input}"`,
      question: actQuestion(input, options),
      replay: async (cue, { anew }) => {
        if (cue.body.kind !== 'adopted') {
          return replayAct(cue, { optional: options.optional === true, anew }, operation);
        }
        adopted = cue.body;
        const why = `${toCode(adopted.locator)} as it was adopted, without the fingerprint that a first run takes`;
        return { kind: 'unknown', why };
      },
      ground: async (performed, instead) => {
        const route = routeOf(operation.page.url(), operation.secrets);
        if (adopted) return { ...(await actAdopted(input, adopted, options, operation)), route };
        const grounded = await groundAct(input, options, operation, { performed, instead });
        return {
          result: grounded.result,
          route,
          body: grounded.kind === 'absent' ? { kind: 'absent' } : { kind: 'steps', steps: grounded.steps },
        };
      },
    },
    operation,
  );
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
    { method, arguments: to ? given.slice(1) : given, ...(locator && { locator }), ...(to && { to }) },
    { ...(variables && { variables }), timeoutMs: deadline.deedMs() },
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
