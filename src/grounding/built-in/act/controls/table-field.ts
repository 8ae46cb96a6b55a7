/** "Enter 8 hours on Wednesday for the harbour wall", "on Friday, change the car park from 4 to 6": the one field of a table that its row and its column name. */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isAmong, isStopWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { isEditable } from './do-option.js';
import { type Place, placesOn } from './do-table-answer.js';

const CONFIDENCE = 0.86;

/** Goals of writing down how much. */
const noting = /^(?:log|book|record|register|report|note|track)$/;

/** Words for the place, and what a table of times counts. */
const frame =
  /^(?:column|col|row|line|cell|field|box|day|hour|hours|hrs?|minutes?|project|task|activity|from|to|set)$/;

/** The amount is typed there; undefined where not just one place with a field is named, or more than an amount is said. */
export function tableField(clause: Clause, { index }: Scene): Outcome | undefined {
  const isNoted = clause.verb === 'goal' && noting.test(clause.said);
  if (!/^(?:fill|set)$/.test(clause.verb) && !isNoted) return undefined;
  const tokens = tokensInOrder(clause.readings).slice(isNoted ? 1 : 0);
  const amount = amountIn(tokens);
  if (!amount || tokens.some(({ kind }) => kind === 'quoted' || kind === 'variable')) return undefined;
  const places = fieldsOn(index);
  if (places.length < 2) return undefined;
  const words = tokens
    .filter((token) => !amount.tokens.includes(token) && token.kind === 'word' && !frame.test(token.lower))
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !isStopWord(word));
  const [only, ...others] = places.filter(({ row, column }) => isNamed(words, row, column));
  if (!only || others.length > 0 || isOtherUnit(tokens, only)) return undefined;
  const value = only.field.node.value ?? '';
  if (amount.was !== undefined && Number(value) !== Number(amount.was))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `"${value}" stands there, and not "${amount.was}"`,
    };
  if (value === amount.value)
    return { kind: 'done', reason: `"${value}" stands there already`, entries: [only.field] };
  return {
    kind: 'steps',
    // A sheet reckons with an amount once its field is left.
    steps: [
      { ...stepOn(only.field, 'fill', { args: [amount.value], confidence: CONFIDENCE }), leaves: true },
    ],
    explained: spell(tokens),
  };
}

/** "3 hours" in a column of days: what the table counts is said otherwise. */
function isOtherUnit(tokens: readonly Token[], { row, column }: Place): boolean {
  const unitOf = (word: string): string | undefined => units.exec(word)?.groups?.['unit'];
  const said = tokens.flatMap(({ lower }) => unitOf(lower) ?? []);
  const shown = wordsOf(`${row} ${column}`).flatMap(({ text }) => unitOf(text) ?? []);
  return said.some((unit) => shown.length > 0 && !shown.includes(unit));
}

const units = /^(?<unit>h|m|min|day|week|month|kg|km|piece|percent|%)(?:ou)?r?(?:utes?)?s?$/u;

/** The one number that is said, or the second of "from 4 to 6". */
function amountIn(
  tokens: readonly Token[],
): { value: string; was?: string; tokens: readonly Token[] } | undefined {
  const numbers = tokens.filter(({ text }) => /^\d+(?:[.,]\d+)?$/.test(text));
  const [one, two] = numbers;
  const leads = numbers.map((token) => tokens[tokens.indexOf(token) - 1]?.lower);
  if (one && numbers.length === 1) return { value: one.text, tokens: numbers };
  const isChange = two !== undefined && numbers.length === 2 && leads[0] === 'from';
  return one && isChange ? { value: two.text, was: one.text, tokens: numbers } : undefined;
}

/** Some of the words say the column, and all of the others the row. */
function isNamed(words: readonly Word[], row: string, column: string): boolean {
  const [shown, over] = [wordsOf(row), wordsOf(column)];
  const rest = words.filter((word) => !isAmong(word, over));
  return rest.length > 0 && rest.length < words.length && rest.every((word) => isAmong(word, shown));
}

/** The places of the tables that hold one field to write into, and nothing else to use. */
function fieldsOn(index: PageIndex): readonly (Place & { field: Entry })[] {
  return placesOn(index).flatMap((place) => {
    const [field, ...others] = below(index, place.cell).filter(({ actionable }) => actionable);
    return field && others.length === 0 && isEditable(field) && field.node.inputType !== 'date'
      ? [{ ...place, field }]
      : [];
  });
}
