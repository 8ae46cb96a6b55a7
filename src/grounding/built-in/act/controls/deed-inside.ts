/** Whether what was found for a goal does the deed, and is not only the thing that it is done to, or around the button that does it. */
import { type Word, wordsOf } from '../../language/words.js';
import type { Match } from '../../matching/candidate.js';
import type { Phrase } from '../../language/phrase.js';
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

/** Least score of what is clicked for a goal whose verb nothing says. */
const SURE = 0.85;

/** "Count one more thimble", where a cell says only "Thimble": it is what is counted, and a click on it does none of that. */
export function isSureOfDeed(
  { entries, score, ranked: [top] }: Extract<Match, { kind: 'found' }>,
  phrases: readonly Phrase[],
): boolean {
  const deed = phrases[0]?.words[0]?.word;
  const isCell = entries.some(({ node }) => /^(?:cell|gridcell|row|rowheader|columnheader)$/.test(node.role));
  return score > SURE && !(isCell && top?.own.leftWords.some(({ text }) => text === deed?.text) === true);
}
