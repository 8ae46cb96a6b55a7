/** What a page says besides of the item of a menu: what it is about, and what it makes. */
import { areKin } from '../../language/kin-nouns.js';
import { type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** What the page or the table is about needs not be said: "Delete user" on the page of the users. */
export function isTitled(word: Word, index: PageIndex): boolean {
  return isSaidIn(word, index, /^(?:heading|columnheader|caption|document)$/, () => true);
}

/** A word for all that a page shows: its title says it, a heading, how many there are of them, the part of that name, the tab that is open, or the one thing that it makes. */
export function isCalledByPage(word: Word, index: PageIndex): boolean {
  return (
    // The title of one of several is its own.
    isSaidIn(word, index, /^(?:heading|caption|document)$/, (entry) => recordOf(entry) === undefined) ||
    isRegionOf(word, index) ||
    isOpenTab(word, index) ||
    isOnlyMade(word, index)
  );
}

/** "Edit the user Ann", under "Team members": the title says what they all are, and this is another word for one of them. */
export function isKinOfPage(word: Word, index: PageIndex): boolean {
  return index.entries.some(
    (entry) =>
      /^(?:heading|caption)$/.test(entry.node.role) &&
      recordOf(entry) === undefined &&
      wordsOf(entry.node.name).some((noun) => /[^s]s$/.test(noun.text) && areKin(word, noun)),
  );
}

/** The part "Conversations", with nothing else in its name: a conversation is what one of its lines is. */
function isRegionOf(word: Word, index: PageIndex): boolean {
  return entriesOf('region', index).some(({ node, repeats, children }) => {
    const [noun, ...others] = wordsOf(node.name);
    const isTitle = noun?.stem === word.stem && others.length === 0 && /[^s]s$/.test(noun.text);
    return isTitle && (repeats || children.some((child) => child.repeats));
  });
}

/** The tab "Posts", which is the one that is open. */
function isOpenTab(word: Word, index: PageIndex): boolean {
  return index.actionable.some(({ node, evidence: [name] }) => {
    const [first, ...others] = name?.words ?? [];
    return (
      node.role === 'tab' &&
      node.selected === true &&
      first !== undefined &&
      wordLikeness(word, first) >= 0.97 &&
      others.every(({ text }) => /^\d+$/.test(text))
    );
  });
}

/** "New post", "Add a new post", where nothing else is made. */
function isOnlyMade(word: Word, index: PageIndex): boolean {
  const makers = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      /^(?:button|link)$/.test(node.role) &&
      node.hidden === undefined &&
      /^(?:new|create|add)$/.test(name?.words[0]?.text ?? ''),
  );
  return (
    makers.length > 0 &&
    makers.every(({ evidence: [name] }) => {
      const [, ...named] = name?.words ?? [];
      const [noun, ...others] = named.filter(({ text }) => !/^(?:an?|another|new)$/.test(text));
      return noun !== undefined && others.length === 0 && wordLikeness(word, noun) >= 0.97;
    })
  );
}

function isSaidIn(word: Word, index: PageIndex, titles: RegExp, isMeant: (entry: Entry) => boolean): boolean {
  const isSaid = (text: string): boolean => wordsOf(text).some((each) => wordLikeness(word, each) >= 0.97);
  return (
    isSaid(index.snapshot.title) ||
    index.entries.some(
      (entry) =>
        ((titles.test(entry.node.role) && isSaid(entry.node.name)) ||
          isSaid(counted.exec(entry.node.text ?? '')?.[1] ?? '')) &&
        isMeant(entry),
    )
  );
}

/** "7 of 12 invoices", "3 members": how many of them there are. */
const counted = /^\s*\d+(?: of \d+)? (\p{L}+)\s*$/u;

/** "Create playlist": the page makes such things, and "the Focus playlist" is one of them that is called "Focus". */
export function isMade(word: Word, index: PageIndex): boolean {
  return index.actionable.some(
    ({ node, evidence }) =>
      /^(?:button|link|generic)$/.test(node.role) &&
      evidence.some(
        ({ words: [verb, noun, ...others] }) =>
          /^(?:new|create|add)$/.test(verb?.text ?? '') &&
          noun !== undefined &&
          others.length === 0 &&
          wordLikeness(word, noun) >= 0.97,
      ),
  );
}

/** "4 stops, 8 nights" over a list of just four: what one of them is. */
export function isCountedHere(word: Word, index: PageIndex): boolean {
  return index.entries.some(({ node }) => {
    const { count, noun = '' } = /^(?<count>\d+) (?<noun>\p{L}+)\b/u.exec(node.text ?? '')?.groups ?? {};
    return (
      count !== undefined &&
      wordsOf(noun).some((each) => wordLikeness(word, each) >= 0.97) &&
      index.entries.some(
        (list) => /^(?:list|rowgroup|feed)$/.test(list.node.role) && list.children.length === Number(count),
      )
    );
  });
}
