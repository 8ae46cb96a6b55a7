/** "Add gift wrap", "include the insurance": the box to tick that is called so and says what it costs, "Gift wrap (£3)". */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { recordOf } from '../../matching/relations.js';
import { checkSteps } from '../controls/do-state.js';

const CONFIDENCE = 0.86;

const adding = /^(?:add|include|take)$/;

/** What it costs, at the end of a name: "(£3)", "+ €2.50", "– 40 kr", "(free)". */
const price =
  /\s*(?:\(\s*\+?\s*(?:[£$€¥]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:[£$€¥]|kr|zł|eur|usd|gbp|pounds?|euros?|dollars?)|free)[^()]*\)|[+–—:-]\s*(?:[£$€¥]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:[£$€¥]|kr|zł)))\s*$/iu;

/** Ticks the box; undefined where none with a price has just the words that are said, or several have. */
export function pricedExtra(clause: Clause, { index }: Scene): Outcome | undefined {
  const [verb, ...said] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || clause.readings.length > 1 || !adding.test(clause.said) || !verb)
    return undefined;
  if (said.some(({ kind }) => kind === 'variable')) return undefined;
  const words = contentOf(spell(said));
  const isSame = (shown: readonly Word[]): boolean =>
    shown.length === words.length && shown.every((word, at) => wordLikeness(word, words[at] as Word) >= 0.97);
  const [box, ...others] = index.actionable.filter(
    (entry) =>
      /^(?:checkbox|switch)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      price.test(entry.node.name) &&
      recordOf(entry)?.node.role !== 'row' &&
      isSame(contentOf(entry.node.name.replace(price, ''))),
  );
  return box && words.length > 0 && others.length === 0 ? checkSteps([box], true, CONFIDENCE) : undefined;
}
