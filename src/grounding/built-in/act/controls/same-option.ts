/** "Select Lemon", where two lists of the page have it: the one that stands open is meant no more than the one that is closed. */
import { describe } from '../../matching/describe.js';
import type { Match } from '../../matching/candidate.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';
import { isPutAway } from './do-option.js';

/** The lists that have an option, when it was found as an option of a native list and others have it as well. */
export function heldByOthers(
  { entries, score }: Extract<Match, { kind: 'found' }>,
  { index, among }: Scene,
): Outcome | undefined {
  const [option, ...more] = entries;
  const list = option && [...ancestorsOf(option)].find(({ node }) => node.options !== undefined);
  if (!option || more.length > 0 || option.node.role !== 'option' || !list) return undefined;
  const isHolding = (entry: Entry): boolean =>
    entry !== list &&
    entry.node.disabled !== true &&
    !isPutAway(entry) &&
    (among?.(entry) ?? true) &&
    (entry.node.options ?? []).some((each) => fold(each) === fold(option.node.name));
  const others = index.actionable.filter(isHolding);
  return others.length === 0
    ? undefined
    : {
        kind: 'ambiguous',
        looked: option.node.name,
        candidates: [list, ...others].flatMap((entry) =>
          entry.node.ref === undefined
            ? []
            : [{ ref: entry.node.ref, description: describe(entry), score, reason: 'it has this option' }],
        ),
      };
}
