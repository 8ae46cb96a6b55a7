/** What a page calls the things that it is about: "Loan register", "Search loans", a list "Loans", "New loan". None of them needs to say so itself. */
import { type Word, wordLikeness, wordsOf } from '../language/words.js';
import type { Entry, PageIndex } from './page-index.js';

const nounsOnce = new WeakMap<PageIndex, readonly Word[]>();

/** Whether the page says a word of all that it lists, in its title, over its lists, or where it searches or makes one of them. */
export function isNounOfPage(word: Word, index: PageIndex): boolean {
  let nouns = nounsOnce.get(index);
  if (!nouns)
    nounsOnce.set(
      index,
      (nouns = [index.snapshot.title, ...index.entries.flatMap((entry) => saying(entry))].flatMap((text) => [
        ...wordsOf(text),
      ])),
    );
  return nouns.some((noun) => wordLikeness(word, noun) >= 0.9);
}

/** The text of an entry that says what the page is about. */
function saying({ node }: Entry): string[] {
  if (/^(?:list|listbox|table|grid|tree|feed)$/.test(node.role)) return [node.name];
  if (node.role === 'heading' && /^h[12]$/.test(node.tag ?? '')) return [node.name];
  const searched = `${node.name} ${node.placeholder ?? ''}`;
  if (/^(?:searchbox|textbox|combobox)$/.test(node.role) && /\b(?:search|find|filter)\b/i.test(searched))
    return [searched];
  const isMaker = /^(?:button|link)$/.test(node.role) && /^\W*(?:new|add|create)\b/i.test(node.name);
  return isMaker ? [node.name] : [];
}
