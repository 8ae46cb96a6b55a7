/** Whether a check of several things looks at those that a sentence speaks of. For the honesty check. Pure. */
import type { PlannedCheck } from '../contract/check.js';
import type { Reading } from '../contract/reading.js';
import type { Snapshot } from '../contract/snapshot.js';
import { contentWordsOf, isStopWord, type Word, wordLikeness } from '../grounding/built-in/language/words.js';
import { isSaid, kindOf, labelOf, pathTo } from './named-by.js';

/** Words of a sentence about several things that say nothing about which. */
const fillers = new Set(
  'number count total exactly precisely there shown show shows listed list lists displayed display displays visible see seen contains contain has have page table left right now altogether only just items item entries results things'.split(
    ' ',
  ),
);

/**
 * Whether the items that a check counts are what a sentence speaks of, and all that it says of them: a word that neither the items'
 * kind nor the place they are in explains may be what not all of them are.
 */
export function itemsMention(check: PlannedCheck, sentence: string, snapshot: Snapshot): boolean {
  if (check.kind === 'sorted' || check.kind === 'every') return valuesMention(check.list, sentence, snapshot);
  if (check.kind !== 'value' || check.reading.kind !== 'count') return true;
  const paths = check.reading.itemRefs.flatMap((ref) => {
    const path = pathTo(snapshot.root, ref);
    return path ? [path] : [];
  });
  const [first] = paths;
  if (!first) return true;
  const around = first.slice(0, -2).map(({ name, id = '', testId = '' }) => `${name} ${id} ${testId}`);
  const known = contentWordsOf(`${kindOf(first)} ${around.join(' ')}`);
  const said = contentWordsOf(sentence).filter(
    (word) =>
      !isStopWord(word) && !fillers.has(word.text) && !/^\d/u.test(word.text) && !numberWords.has(word.text),
  );
  return said.every((word) => known.some((each) => wordLikeness(word, each) >= 0.75));
}

const numberWords = new Set(
  'one two three four five six seven eight nine ten least most more less fewer than'.split(' '),
);

/** The values of a list, of which there are two at least, are called by what the sentence says they are sorted by, or by any word of it. */
function valuesMention(list: Reading, sentence: string, snapshot: Snapshot): boolean {
  if (list.kind !== 'list' || list.items.length < 2) return false;
  const [, by] = /\bby (?:the |their )?([\p{L}-]+)/iu.exec(sentence) ?? [];
  const wanted = contentWordsOf(by ?? sentence).filter((word) => !isStopWord(word));
  return list.items.every((item) => {
    // What one of them lacks makes the check fail; it is called nothing.
    if (item.kind === 'absent') return true;
    const path = item.kind === 'leaf' ? pathTo(snapshot.root, item.ref) : undefined;
    if (!path) return item.kind === 'leaf';
    const said = `${labelOf(path)} ${kindOf(path)}`;
    return wanted.some((word: Word) => isSaid(said, word));
  });
}
