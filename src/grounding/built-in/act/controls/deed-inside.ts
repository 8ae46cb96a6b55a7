/** A card that is all one button, to drag it by, with buttons of its own in it. */
import { type Word, wordsOf } from '../../language/words.js';
import type { Match } from '../../matching/candidate.js';
import type { Scene } from '../../matching/look-up.js';
import { below, type Entry } from '../../matching/page-index.js';

/** "Lost goose [Spike]" says the verb by the button in it: that one does the deed, and not the card around it. */
export function deedInside(
  found: Extract<Match, { kind: 'found' }>,
  verb: Word | undefined,
  { index }: Scene,
): Extract<Match, { kind: 'found' }> {
  const innermost = (entry: Entry): Entry => {
    if (!verb || !/^(?:button|link|option|listitem)$/.test(entry.node.role)) return entry;
    const inside = below(index, entry).filter(
      (each) =>
        each !== entry &&
        each.actionable &&
        each.node.hidden === undefined &&
        /^(?:button|link)$/.test(each.node.role) &&
        wordsOf(each.node.name)[0]?.stem === verb.stem,
    );
    return inside.length === 1 ? (inside[0] ?? entry) : entry;
  };
  return { ...found, entries: found.entries.map(innermost) };
}
