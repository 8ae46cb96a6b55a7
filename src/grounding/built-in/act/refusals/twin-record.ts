/**
 * "Renew the loan of Ines" is none of two loans of hers, though only one of them says "On loan": what the page calls all of its records tells
 * none of them from the others.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt, superlativeAt } from '../../language/counting.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { calledBy } from '../../matching/describe.js';
import { below, type Entry, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isCalledByPage } from '../evidence/said-by-page.js';
import type { Act } from '../evidence/word-evidence.js';

/** The noun that alone tells the record from another with the same control; undefined where something else does, or where they are counted or compared. */
export function ofTwinRecord(
  { said, readings }: Clause,
  { targets: [target, ...others], index }: Act,
): string | undefined {
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  const list = record?.parent;
  if (!target || !record || !list) return undefined;
  const tokens = tokensInOrder(readings);
  if (tokens.some((_, at) => ordinalAt(tokens, at) ?? superlativeAt(tokens, at))) return undefined;
  const [verb] = wordsOf(said);
  const shown = wordsOf(readable(record.node));
  const told = tokens
    .flatMap(({ kind, text, lower }, at) =>
      wordsOf(text).map((word) => ({ word, isPlain: kind === 'word' && text === lower, at })),
    )
    .filter(({ word }) => !isStopWord(word) && word.text !== verb?.text && isIn(word, shown));
  // "The form for the umbrella": what stands in front of "for" says what is opened, and not for which umbrella.
  const joint = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'for');
  const own = wordsOf(target.node.name || readable(target.node));
  const isOfControl = ({ word, at }: { word: Word; at: number }): boolean =>
    target !== record && at < joint && !isIn(word, own);
  const nouns = told.filter(
    (each) =>
      each.isPlain &&
      /\p{L}/u.test(each.word.text) &&
      (isCalledByPage(each.word, index) || isOfControl(each)),
  );
  const telling = told.filter((each) => !nouns.includes(each));
  if (nouns.length === 0 || telling.length === 0) return undefined;
  const name = calledBy(target);
  const hasSame = (other: Entry): boolean =>
    target === record ||
    below(index, other).some((each) => each.node.role === target.node.role && calledBy(each) === name);
  const twins = index.entries.filter(
    (other) =>
      other.parent === list &&
      other !== record &&
      !isInside(target, other) &&
      other.node.role === record.node.role &&
      telling.every(({ word }) => isIn(word, wordsOf(readable(other.node)))) &&
      hasSame(other),
  );
  return nouns.find(({ word }) => twins.some((twin) => !isIn(word, wordsOf(readable(twin.node)))))?.word.text;
}

function isIn(word: Word, shown: readonly Word[]): boolean {
  return shown.some((each) => wordLikeness(word, each) >= 0.97);
}
