/** What a page calls the things that it is about: "Loan register", "Search loans", a list "Loans", "New loan". None of them needs to say so itself. */
import { type Word, wordLikeness, wordsOf } from '../language/words.js';
import { ancestorsOf, type Entry, type PageIndex } from './page-index.js';

interface Nouns {
  words: readonly Word[];
  /** What was asked before: the same words of a sentence are, many times. */
  answers: Map<string, boolean>;
}

const nounsOnce = new WeakMap<PageIndex, Nouns>();

/** Whether the page says a word of all that it lists, in its title, over its lists, or where it searches or makes one of them. */
export function isNounOfPage(word: Word, index: PageIndex): boolean {
  let nouns = nounsOnce.get(index);
  if (!nouns) nounsOnce.set(index, (nouns = { words: nounsOf(index), answers: new Map() }));
  const known = nouns.answers.get(word.text);
  if (known !== undefined) return known;
  const isNoun = nouns.words.some((noun) => wordLikeness(word, noun) >= 0.9);
  nouns.answers.set(word.text, isNoun);
  return isNoun;
}

/** Each word once: the buttons of a thousand cards say the same. */
function nounsOf(index: PageIndex): Word[] {
  const texts = [index.snapshot.title, ...index.entries.flatMap((entry) => saying(entry))];
  const words = texts.flatMap((text) => [...wordsOf(text)]);
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/** The text of an entry that says what the page is about. */
function saying(entry: Entry): string[] {
  const { node } = entry;
  if (/^(?:list|listbox|table|grid|tree|feed)$/.test(node.role)) return [node.name];
  if (node.role === 'heading' && /^h[12]$/.test(node.tag ?? '')) return [node.name];
  const searched = `${node.name} ${node.placeholder ?? ''}`;
  if (/^(?:searchbox|textbox|combobox)$/.test(node.role) && /\b(?:search|find|filter)\b/i.test(searched))
    return [searched];
  const shown = (node.name || (node.text ?? '')).trim();
  // "Choose a parcel on the left."
  const [, chosen] =
    /^(?:please )?(?:choose|select|pick|open) an? ([\p{L}-]+)\b[^.:]{0,40}\.?$/iu.exec(shown) ?? [];
  if (chosen !== undefined && !/^(?:button|link)$/.test(node.role)) return [chosen];
  const isButton =
    /^(?:button|link)$/.test(node.role) || (node.role === 'generic' && node.clickable === true);
  const isMaker = isButton && shown.length <= 30 && /^\W*(?:new|add|create)\b/i.test(shown);
  // "Add Fern to the wish list" of each card makes nothing, and names one of them.
  return isMaker && !(/ to /i.test(shown) && isOfRecord(entry)) ? [shown] : [];
}

function isOfRecord(entry: Entry): boolean {
  return [...ancestorsOf(entry)].some((around) => around.record && around.parent?.repeats === true);
}

/** Whether a word says what the page lists: as it says itself, or as everybody calls what lies in an inbox. */
export function isKindHere(word: Word, index: PageIndex): boolean {
  return (
    isNounOfPage(word, index) ||
    (mails.test(word.stem) &&
      index.entries.some(({ node }) =>
        /^(?:inbox|compose|sent(?: items)?)$/i.test((node.name || (node.text ?? '')).trim()),
      ))
  );
}

const mails = /^(?:e-?mail|mail|message)$/;
