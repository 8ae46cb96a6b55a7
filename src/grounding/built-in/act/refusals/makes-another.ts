/** "Add a page" is not "Add ad": what is made has a name, and the button another one. */
import type { Clause } from '../../language/clause.js';
import { areKin } from '../../language/kin-nouns.js';
import { isStopWord, toWord, vagueNouns, wordLikeness } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** What may be said of a line of any list. */
const anything = /^(?:one|item|entry|row|line|record|element|thing|field|option)$/;

/** The noun of what is to be made, where the button makes something that is called otherwise. */
export function makesAnother(
  { verb, text }: Clause,
  { targets: [button, ...others] }: Act,
): string | undefined {
  const said = /^(?:add|create|make) (?:an?|another)(?: new)? (?<noun>\p{Ll}{3,})\.?$/u.exec(
    text.toLowerCase(),
  )?.groups?.['noun'];
  if (verb !== 'goal' || said === undefined || !button || others.length > 0) return undefined;
  const [deed, ...made] = (button.evidence[0]?.words ?? []).filter(
    (word) => !isStopWord(word) && /\p{L}/u.test(word.text),
  );
  const noun = toWord(said);
  if (!deed || made.length === 0 || !/^(?:add|new|create)$/.test(deed.text)) return undefined;
  if (anything.test(noun.stem) || vagueNouns.has(noun.stem)) return undefined;
  const isSame = made.some(
    (word) =>
      wordLikeness(word, noun) > 0 ||
      word.meaning === noun.meaning ||
      areKin(word, noun) ||
      anything.test(word.stem),
  );
  return isSame ? undefined : said;
}
