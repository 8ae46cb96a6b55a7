/** "Add the cup to the basket" and "subscribe to Bench Stories", said over a form that is for something else: no name that is typed into it. */
import type { Clause } from '../../language/clause.js';
import { deedVerb, type FormPart, isIntoCart } from '../../language/form-sentence.js';
import { toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { textOfPage } from '../../matching/page-text.js';

/** Whether nothing of a form that stands there says what would be done by it. */
export function isOfAnotherForm(
  clause: Clause,
  {
    parts,
    button,
    about,
    nouns,
    index,
  }: {
    parts: readonly FormPart[];
    button: Entry | undefined;
    about: readonly Word[];
    nouns: readonly Word[];
    index: PageIndex;
  },
): boolean {
  if (clause.verb !== 'goal') return false;
  const words = [...about, ...wordsOf(button?.node.name ?? '')];
  if (parts.some(isIntoCart))
    return (
      !words.some(({ text }) => intoCart.test(text)) &&
      !textOfPage(index).words.some(({ text }) => ofShop.test(text))
    );
  const [only, ...more] = parts;
  const verb = toWord(deedVerb(clause));
  return (
    nouns.length === 0 &&
    more.length === 0 &&
    only?.lead === 'to' &&
    !words.some((word) => wordLikeness(verb, word) >= 0.85)
  );
}

/** What a form of a shop says, and what a shop says anywhere. */
const intoCart = /^(?:buy|order|cart|basket|bag|trolley)$/;
const ofShop = /^(?:cart|basket|bag|trolley|shop|store|checkout|price)$/;
