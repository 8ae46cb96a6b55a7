/** What a row, card or item says of what a sentence says of it. */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Phrase } from '../../language/phrase.js';
import { fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { holdersOf } from '../../matching/holders.js';
import { type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { holds } from '../../matching/surroundings.js';

/** Every word is read in the record, or is the word for what it is; every quoted text is read in it. */
export function says(
  record: Entry,
  { words, nouns, literals }: { words: readonly Word[]; nouns: readonly Word[]; literals: readonly string[] },
  index: PageIndex,
): boolean {
  const text = literals.length > 0 ? fold(readable(record.node)) : '';
  return (
    // Of a page of many records all the text is read only where the word stands.
    words.every(
      (word) => nouns.includes(word) || (holdersOf(word, index).has(record) && isSaid(word, record)),
    ) && literals.every((literal) => holds(text, fold(literal)))
  );
}

/** "Pixel 3" is not the "Pixel 2" that costs "3 x 99": where a record says both, the number stands behind the word. */
export function saysNumbers(record: Entry, { words: heads }: Phrase, nouns: readonly Word[]): boolean {
  const shown = shownIn(record);
  return heads.every(({ word }, at) => {
    const before = heads[at - 1]?.word;
    const isName = /^\d{1,3}$/.test(word.text) && before && /^\p{L}+$/u.test(before.text);
    if (!isName || nouns.includes(before) || !isSaid(before, record)) return true;
    return shown.some(
      (each, place) =>
        wordLikeness(word, each) >= 0.9 && wordLikeness(before, shown[place - 1] ?? each) >= 0.9,
    );
  });
}

/** Fewest words of a sentence, which is no name. */
const RUNNING = 6;

/** Something of what it says tells it from the words for what it is. */
export function identifies(
  record: Entry,
  words: readonly Word[],
  nouns: readonly Word[],
  literals: readonly string[],
): boolean {
  if (literals.length > 0) return true;
  const own = words.filter((word) => !nouns.includes(word) && isSaid(word, record));
  const unsaid = nouns.filter((noun) => !isSaid(noun, record));
  if (own.length === 0 || unsaid.length <= own.length) return own.length > 0;
  // "The group chat of the design team" is not the one whose last message says "the design".
  const texts = textsIn(record.node);
  return own.some((word) =>
    texts.some((text) => text.length < RUNNING && text.some((each) => wordLikeness(word, each) >= 0.9)),
  );
}

export function onlyInnermost(records: readonly Entry[]): Entry | undefined {
  const inner = records.filter(
    (record) => !records.some((other) => other !== record && isInside(other, record)),
  );
  return inner.length === 1 ? inner[0] : undefined;
}

/** Whether a word is read in a record, or its name says it. */
export function isSaid(word: Word, record: Entry): boolean {
  return shownIn(record).some((each) => wordLikeness(word, each) >= 0.9);
}

const wordsOnce = new WeakMap<Entry, readonly Word[]>();

function shownIn(record: Entry): readonly Word[] {
  let known = wordsOnce.get(record);
  if (!known) wordsOnce.set(record, (known = wordsOf(`${record.node.name} ${readable(record.node)}`)));
  return known;
}

function textsIn(node: SnapshotNode): (readonly Word[])[] {
  return node.children.length === 0
    ? [wordsOf(node.text ?? node.name)]
    : [...(node.text === undefined ? [] : [wordsOf(node.text)]), ...node.children.flatMap(textsIn)];
}
