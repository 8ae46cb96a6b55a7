/** Where a word stands: what says it, and all that this lies in. */
import type { Word } from '../language/words.js';
import { type Entry, mentionsOf, type PageIndex } from './page-index.js';

const saidInOnce = new WeakMap<ReadonlySet<Entry>, ReadonlySet<Entry>>();

/** The nodes that say a word, or one like it, and all that they lie in: nowhere else need one look for it. */
export function holdersOf(word: Word, index: PageIndex): ReadonlySet<Entry> {
  const mentions = mentionsOf(word, index);
  let once = saidInOnce.get(mentions);
  if (!once) {
    const found = new Set<Entry>();
    for (const mention of mentions)
      for (let up: Entry | undefined = mention; up && !found.has(up); up = up.parent) found.add(up);
    saidInOnce.set(mentions, (once = found));
  }
  return once;
}
