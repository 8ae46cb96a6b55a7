/** "Decline the offers by email", "opt out of the newsletter": the box that would have it sent is left, or made, empty. */
import { type Clause, spell } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { contentOf, wordLikeness, wordsOf } from '../../language/words.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.8;

const declining = /^(?:decline|refuse|reject|opt|optout|unsubscribe|deny)\b/;

/** What a box says that has something sent to who ticks it. */
const subscribes =
  /\b(?:send|receive|get|subscribe|sign me up|keep me|notify|contact|inform|newsletter|offers?|updates?|marketing|promotions?|emails?)\b/i;

/** Unticks the one box that says all of what is declined; undefined where none does, or several, or what would be declined by a tick. */
export function declined(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const said = clause.said === '' ? (target[0]?.lower ?? '') : clause.said;
  if (!/^(?:goal|uncheck|close|click)$/.test(clause.verb) || !declining.test(said)) return undefined;
  const words = contentOf(spell(target)).filter(
    ({ text }) => !declining.test(text) && !/^(?:opt|out|receiving|getting|any|all|me)$/.test(text),
  );
  if (words.length === 0 || target.some(({ kind }) => kind !== 'word')) return undefined;
  const boxes = index.actionable.filter(
    ({ node }) =>
      /^(?:checkbox|switch)$/.test(node.role) &&
      node.hidden === undefined &&
      words.every((word) => wordsOf(node.name).some((shown) => wordLikeness(word, shown) >= 0.9)),
  );
  const [box, ...others] = boxes;
  if (!box || others.length > 0 || !subscribes.test(box.node.name)) return undefined;
  if (/\b(?:no|not|don.?t|never|without|opt|decline|unsubscribe|stop)\b/i.test(box.node.name))
    return undefined;
  return explaining(checkSteps([box], false, CONFIDENCE), clause.text);
}
