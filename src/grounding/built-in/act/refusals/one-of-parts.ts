/** "Expand Warranty and Repairs", "add a guest and a table" are two of them: what is done to the one that is called by a part of it leaves the other out. */
import { type Clause, spell } from '../../language/clause.js';
import { splitList } from '../../language/phrase.js';
import { kindAt } from '../../language/types.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, isOrnament, type Word, wordLikeness } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The first word of the part that the one target does not say. */
export function oneOfParts({ verb, said, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!/^(?:expand|collapse|open|toggle|hover|goal)$/.test(verb) || !target || others.length > 0)
    return undefined;
  const parts = splitList(readings.findLast((reading) => reading.target)?.target ?? []);
  const isEach =
    verb !== 'goal' ||
    said === '' ||
    parts.slice(1).every(([first]) => /^(?:an?|another|one)$/.test(first?.lower ?? ''));
  if (parts.length < 2 || !isEach) return undefined;
  const isDeed = ({ text }: Word): boolean => verb === 'goal' && text === said;
  const own = contentOf(target.node.name || readable(target.node)).filter((word) => !isDeed(word));
  const isOwn = (word: Word): boolean => own.some((each) => wordLikeness(each, word) >= 0.9);
  const all = parts.map((part) => contentOf(spell(part)).filter((word) => !isDeed(word)));
  // "Top shelf and bottom shelf" differ in one word.
  const isShared = (word: Word): boolean =>
    !isOwn(word) && all.every((part) => part.some((each) => wordLikeness(each, word) >= 0.9));
  const words = all.map((part) => part.filter((word) => !isShared(word)));
  const isWhole = words.some((part) => part.length > 0 && part.length === own.length && part.every(isOwn));
  return isWhole ? words.find((part) => part.length > 0 && !part.some(isOwn))?.[0]?.text : undefined;
}

/** "Filter the articles by Ann by the tag diy" is no click on Ann alone: what stands behind the last "by" is what is filtered by. */
export function filteredOtherwise({ said, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!said.startsWith('filter') || !target || others.length > 0) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const isBy = ({ kind, lower }: Token): boolean => kind === 'word' && lower === 'by';
  const at = tokens.findLastIndex(isBy);
  if (tokens.findIndex(isBy) === at) return undefined;
  const own = contentOf(target.node.name || readable(target.node));
  return contentOf(spell(tokens.slice(at + 1))).find(
    (word) =>
      !isOrnament(word) &&
      kindAt([word.text], 0) === undefined &&
      !own.some((each) => wordLikeness(each, word) >= 0.9),
  )?.text;
}
