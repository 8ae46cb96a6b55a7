/** "Add the cup to the basket" and "subscribe to Bench Stories", said over a form that is for something else: no name that is typed into it. */
import type { Clause } from '../../language/clause.js';
import { deedVerb, type FormPart } from '../../language/form-sentence.js';
import { toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { isIntoCart } from './form-said.js';

/** Whether nothing of a form that stands there says what would be done by it. */
export function isOfAnotherForm(
  clause: Clause,
  {
    parts,
    button,
    about,
    nouns,
  }: {
    parts: readonly FormPart[];
    button: Entry | undefined;
    about: readonly Word[];
    nouns: readonly Word[];
  },
): boolean {
  if (clause.verb !== 'goal') return false;
  const words = [...about, ...wordsOf(button?.node.name ?? '')];
  if (parts.some(isIntoCart)) return !words.some(({ text }) => intoCart.test(text));
  const [only, ...more] = parts;
  const verb = toWord(deedVerb(clause));
  return (
    nouns.length === 0 &&
    more.length === 0 &&
    only?.lead === 'to' &&
    !words.some((word) => wordLikeness(verb, word) >= 0.85)
  );
}

/** What is said of a shop. */
const intoCart = /^(?:add|buy|order|cart|basket|bag|trolley|put)$/;
