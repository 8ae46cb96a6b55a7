/** "Search mail" is no field for the e-mail address: what searches or filters is meant by what speaks of that, or says all else that it is called. */
import { spell } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { contentOf } from '../language/words.js';
import type { Entry } from './page-index.js';

const searching = /^(?:search|searching|find|filter|look|looking|lookup|query|quick|jump)$/;
const ofField = /^(?:field|box|input|text|textbox|textfield|bar|area|form|type|enter|value)$/;

/** Whether a field says that it searches, and the words that it was found by name something else. */
export function searchesElse({ evidence }: Entry, tokens: readonly Token[]): boolean {
  const names = evidence
    .filter(({ trust, kind }) => trust >= 0.85 && kind !== 'content')
    .map(({ text }) => contentOf(text));
  if (!names.some((name) => name.some(({ text }) => searching.test(text)))) return false;
  const said = contentOf(spell(tokens)).filter(({ text }) => !ofField.test(text));
  if (said.length === 0 || said.some(({ text }) => searching.test(text))) return false;
  return !names.some((name) =>
    name.every(({ text, stem }) => searching.test(text) || said.some((each) => each.stem === stem)),
  );
}

/** A field that searches for something else, or one for a number that is called otherwise for the most part. */
export function isFieldOfElse(entry: Entry, destination: readonly Token[], score: number): boolean {
  const { role, inputType } = entry.node;
  const isNumber = role === 'spinbutton' || inputType === 'number';
  return searchesElse(entry, destination) || (isNumber && score < LEAST_NAMED);
}

/** How well a field for a number has to be named to take one that is chosen. */
const LEAST_NAMED = 0.65;
