/** Which words of a clause are explained by what can be seen of its elements, and by no name. */
import { looksLike, mayLookLike } from '../../matching/by-look.js';
import { type Clause, spell } from '../../language/clause.js';
import { parseLook } from '../../matching/look-phrase.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

/** Where the words begin that say how one of the elements looks or where it stands: all of such a phrase holds, or none of it. */
export function wordsSeen(
  { readings }: Clause,
  targets: readonly Entry[],
  index: PageIndex,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const target of readings.flatMap((reading) => [reading.target ?? [], reading.destination ?? []])) {
    const phrase = target.length > 0 ? parseLook(spell(target)) : undefined;
    const isMeant =
      phrase !== undefined &&
      // All elements are only looked at where one of those that are acted on may be meant.
      targets.some((entry) => mayLookLike(phrase, entry)) &&
      [index.actionable, index.entries].some((among) =>
        looksLike(phrase, among, index).some((entry) => targets.includes(entry)),
      );
    if (isMeant) for (const token of target) found.add(token.start);
  }
  return found;
}
