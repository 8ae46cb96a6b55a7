/** What each verb asks its cues: one place, so that what a step announces and what it replays are the same. */
import type { ActOptions, ExtractOptions, ObserveOptions } from '../contract/backend.js';
import type { JsonSchema } from '../contract/reading.js';
import type { SatisfyOptions } from '../contract/satisfy.js';
import { cueQuestion, type CueQuestion } from '../cues/key.js';

/** Schema of an extraction with an instruction only. */
export const textSchema: JsonSchema = {
  type: 'object',
  properties: { extraction: { type: 'string' } },
  required: ['extraction'],
};

/** The question of an `act`. Whether it is optional changes nothing about what is meant. */
export function actQuestion(
  instruction: string,
  { variables, selector }: Pick<ActOptions, 'variables' | 'selector'>,
): CueQuestion {
  return cueQuestion({ operation: 'act', instruction, variables: Object.keys(variables ?? {}), selector });
}

/** The question of a `locator`: an element is pointed at, which is not what `observe` asks. */
export function locatorQuestion(description: string): CueQuestion {
  return cueQuestion({ operation: 'observe', instruction: description, more: { locator: true } });
}

/** The question of an `observe` with an instruction. */
export function observeQuestion(
  instruction: string,
  {
    variables,
    selector,
    ignoreSelectors,
  }: Pick<ObserveOptions, 'variables' | 'selector' | 'ignoreSelectors'>,
): CueQuestion {
  return cueQuestion({
    operation: 'observe',
    instruction,
    variables: Object.keys(variables ?? {}),
    selector,
    ignoreSelectors,
  });
}

/** The question of a `toSatisfy`; its opposite is another question. */
export function satisfyQuestion(
  sentence: string,
  { negated, scope, variables }: Pick<SatisfyOptions, 'negated' | 'scope' | 'variables'>,
): CueQuestion {
  return cueQuestion({
    operation: 'satisfy',
    instruction: sentence,
    variables: Object.keys(variables ?? {}),
    more: { ...(negated && { not: true }), ...(scope && { scope: String(scope) }) },
  });
}

/** The question of an `extract` with an instruction, a schema, or both. */
export function extractQuestion(
  instruction: string | undefined,
  schema: JsonSchema | undefined,
  { selector, ignoreSelectors }: Pick<ExtractOptions, 'selector' | 'ignoreSelectors'>,
): CueQuestion {
  return cueQuestion({
    operation: 'extract',
    instruction: instruction ?? '',
    selector,
    ignoreSelectors,
    schema: schema ?? textSchema,
  });
}
