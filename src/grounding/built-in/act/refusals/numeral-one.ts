/** "Checkbox one", "one and two": where a number has to be said, and does not stand for the thing itself. */
import { kindAt } from '../../language/types.js';
import { toWord, wordLikeness } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

const numeral = /^(?:one|two|three|four|five|six)$/;

/** Behind the word for a kind ("option one"), or in a list of numbers ("one, two and three"). */
export function isNumeral(lowers: readonly string[], at: number): boolean {
  const isAt = (place: number): boolean => numeral.test(lowers[place] ?? '');
  const isJoint = (place: number): boolean => /^(?:and|or|,)$/.test(lowers[place] ?? '');
  const isListed = (isJoint(at + 1) && isAt(at + 2)) || (isJoint(at - 1) && isAt(at - 2));
  const isBehindKind = lowers[at] === 'one' && at > 0 && kindAt(lowers.slice(at - 1, at), 0) !== undefined;
  return isAt(at) && (isListed || isBehindKind);
}

/** What is acted on, or what goes into it, says the number. */
export function isNumberSaid(text: string, { targets, given }: Act): boolean {
  const number = toWord(text);
  return (
    targets.some((entry) => says(entry, number)) || given.some((each) => wordLikeness(number, each) >= 0.9)
  );
}

/** "By one hour", where the button says "Extend by an hour". */
export function isIndefinite(lowers: readonly string[], at: number, { targets }: Act): boolean {
  const [one, noun] = lowers.slice(at, at + 2);
  if (one !== 'one' || noun === undefined || !/^\p{L}+$/u.test(noun)) return false;
  const said = new RegExp(`\\b(?:an?|1) ${noun}\\b`, 'iu');
  return targets.length > 0 && targets.every(({ evidence }) => evidence.some(({ text }) => said.test(text)));
}
