/** The one button of a page that does what is said of the thing that the page is about. */
import type { Phrase } from '../../language/phrase.js';
import { isStopWord, type Word, wordsOf } from '../../language/words.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { isOtherEntry } from '../../matching/other-entry.js';
import { turnsAway } from '../../matching/penalties.js';
import { recordOf } from '../../matching/relations.js';
import { isClassNoun } from './record-handle.js';

/** "Share the thread": the only button that says the verb and nothing else, where the noun is the word for what the page is about. */
export function onlyButton(said: string, phrase: Phrase | undefined, index: PageIndex): Outcome | undefined {
  const [verb] = wordsOf(said);
  const nouns = phrase?.words
    .map((head) => head.word)
    .filter((word) => !isStopWord(word) && word.text !== verb?.text);
  if (!verb || !nouns || nouns.length === 0 || phrase?.literals.length !== 0) return undefined;
  // What a button creates is not certain from "New".
  if (/^(?:create|add)$/.test(verb.meaning)) return undefined;
  if (!nouns.every((word) => isClassNoun(word, index))) return undefined;
  // A page that shares itself has no thread.
  if (nouns.some((word) => isNounNowhere(word, index))) return undefined;
  // "Order student tickets": the first of two nouns tells which, and is said by nothing here, or by one of the lines.
  const isOfLine = (mention: Entry): boolean => recordOf(mention)?.parent?.repeats === true;
  const isOfAll = (word: Word): boolean => {
    const mentions = [...mentionsOf(word, index)];
    return mentions.length > 0 && (!mentions.some(isOfLine) || mentions.some(isTitle));
  };
  if (!nouns.slice(0, -1).every(isOfAll)) return undefined;
  const buttons = index.actionable.filter(
    (entry) =>
      /^(?:button|link)$/.test(entry.node.role) &&
      entry.evidence[0]?.words.length === 1 &&
      entry.evidence[0].words[0]?.meaning === verb.meaning,
  );
  const [only] = buttons;
  const isOther = (word: Word): boolean => {
    const mentions = [...mentionsOf(word, index)].filter(({ node }) => node.children.length === 0);
    return mentions.length > 0 && only !== undefined && mentions.every((each) => isOtherEntry(each, only));
  };
  return only && buttons.length === 1 && !turnsAway(only) && !nouns.some(isOther)
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.75 })] }
    : undefined;
}

function isTitle({ node }: Entry): boolean {
  return /^(?:heading|document|columnheader|caption)$/.test(node.role);
}
