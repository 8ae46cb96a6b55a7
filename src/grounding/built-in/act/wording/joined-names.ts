/** "Open the conversation Dave and Bill": what the page calls so is one name, and no two things that are joined. */
import { escaped } from '../../language/escaped.js';
import { isQuotedAt } from '../../language/quotes.js';
import { wordsOf } from '../../language/words.js';
import type { PageIndex } from '../../matching/page-index.js';

/** Longest text that is a name, in characters. */
const LONGEST = 60;

/** The sentence with such a name in quotation marks; as it is where one of the two can be acted on by itself. */
export function withJoinedNames(sentence: string, page: () => PageIndex): string {
  if (!/\p{L} and \p{L}/u.test(sentence)) return sentence;
  const index = page();
  const names = [
    ...new Set((index.vocabulary.get('and')?.entries ?? []).map(({ node }) => node.text ?? node.name)),
  ]
    .filter((name) => name.length <= LONGEST && !/["“”]/u.test(name))
    .map((name) => ({ name: name.trim(), words: textsOf(name) }))
    .filter(({ words }) => isJoined(words, index))
    .toSorted((a, b) => b.words.length - a.words.length);
  return names.reduce((said, { name, words }) => {
    const found = patternOf(words).exec(said);
    return found && !isQuotedAt(said, found.index)
      ? `${said.slice(0, found.index)}"${name}"${said.slice(found.index + found[0].length)}`
      : said;
  }, sentence);
}

function textsOf(name: string): readonly string[] {
  return wordsOf(name).map(({ text }) => text);
}

/** Two words and more around one "and", of which neither side is the name of something to act on. */
function isJoined(words: readonly string[], index: PageIndex): boolean {
  const at = words.indexOf('and');
  const isPlain = at > 0 && at < words.length - 1 && at === words.lastIndexOf('and');
  return isPlain && ![words.slice(0, at), words.slice(at + 1)].some((side) => isCalledSo(side, index));
}

function isCalledSo(side: readonly string[], index: PageIndex): boolean {
  const said = side.join(' ');
  return (index.vocabulary.get(side[0] ?? '')?.entries ?? []).some(
    ({ evidence, actionable }) =>
      actionable && evidence.some(({ words }) => words.map(({ text }) => text).join(' ') === said),
  );
}

/** Its words behind another one: what a sentence begins with is its verb. */
function patternOf(words: readonly string[]): RegExp {
  return new RegExp(`(?<=[\\p{L}\\d] )${words.map(escaped).join('[ -]')}(?=$|[ .,;:!?])`, 'iu');
}
