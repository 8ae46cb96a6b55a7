/** A model that answers what a test tells it: an AI SDK model without a network, for `aiOptions.model`. */
import type { LanguageModelInstance } from '../contract/model.js';
import { modelInstance, type ModelCall, type ModelReply } from './model-instance.js';

/** An answer: JSON data, a text as it is, an error to be thrown, or a function that makes one of them from the call. */
export type ScriptedAnswer =
  | Readonly<Record<string, unknown>>
  | string
  | Error
  | ((call: ModelCall) => unknown);

/** A scripted model, and what it was asked. */
export interface ScriptedModel extends LanguageModelInstance {
  /** Every call so far, in order. */
  readonly calls: readonly ModelCall[];
}

/**
 * Answers the calls in order, the last answer again and again.
 * @throws (within the call) when there is no answer at all
 */
export function scriptedModel(
  answers: readonly ScriptedAnswer[],
  { modelId = 'scripted' }: { modelId?: string } = {},
): ScriptedModel {
  const calls: ModelCall[] = [];
  const model = modelInstance('cuebook', modelId, async (call) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push(call);
    const given: unknown = typeof answer === 'function' ? await answer(call) : answer;
    if (given === undefined) throw new Error(`the scripted model has no answer for "${call.operation}"`);
    if (given instanceof Error) throw given;
    return replyOf(typeof given === 'string' ? given : JSON.stringify(given), call);
  });
  return Object.assign(model, { calls });
}

/** Tokens are counted as four characters each, so that budgets and reports have something to show. */
function replyOf(text: string, call: ModelCall): ModelReply {
  return {
    text,
    promptTokens: Math.ceil((call.system.length + call.prompt.length) / 4),
    completionTokens: Math.ceil(text.length / 4),
  };
}
