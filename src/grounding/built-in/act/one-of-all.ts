/** "Add every product to the cart": what is said of all of them is not done to one, however often its text says "every". */
import type { Clause } from '../language/clause.js';
import { wordsOf } from '../language/words.js';
import { type Entry, isInside, type PageIndex } from '../matching/page-index.js';
import { recordOf } from '../matching/relations.js';
import { isSameTarget, sameName } from '../matching/same-target.js';
import { type Act, says } from './word-evidence.js';

/** The word for all of them, right behind the verb, where one click lands in one of several records and its button does not say it. */
export function ofOneOnly({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  const [entry, ...others] = targets;
  if (!entry || others.length > 0) return undefined;
  const isOfRecords = verb === 'goal' && recordOf(entry)?.parent?.repeats === true;
  if (!isOfRecords && !hasTwin(entry, index)) return undefined;
  const [first, second] = readings.findLast(({ target }) => target)?.target ?? [];
  const all = [first, second].find(
    (token) => token?.kind === 'word' && /^(?:all|every|each|both|everything|everyone)$/.test(token.lower),
  );
  return all && !wordsOf(all.text).every((word) => says(entry, word)) ? all.text : undefined;
}

/** "Close all notices", where the other notice has a cross of its own. */
function hasTwin(entry: Entry, index: PageIndex): boolean {
  return (
    /^(?:button|link|generic)$/.test(entry.node.role) &&
    index.actionable.some(
      (other) =>
        other !== entry &&
        other.node.role === entry.node.role &&
        other.node.hidden === undefined &&
        (other.evidence[0]?.text ?? '') !== '' &&
        sameName(other, entry) &&
        !isInside(other, entry) &&
        !isInside(entry, other) &&
        !isSameTarget(other, entry),
    )
  );
}
