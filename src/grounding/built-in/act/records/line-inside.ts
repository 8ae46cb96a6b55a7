/** What lies in a part of a record is not reached by what the record has to use elsewhere: in its foot, or in another column. */
import type { Token } from '../../language/lexer.js';
import type { Phrase } from '../../language/phrase.js';
import { isStopWord, wordLikeness, wordsOf } from '../../language/words.js';
import { headersOver } from '../../matching/headers-over.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { says, saysNumbers } from './record-says.js';

/** "Open item #3" is not the link below the lines of a card, one of which is called so and has nothing to use. */
export function isOfLineInside(
  record: Entry,
  handle: Entry,
  { phrase, lines, index }: { phrase: Phrase; lines: readonly Entry[]; index: PageIndex },
): boolean {
  const words = phrase.words.map((head) => head.word).filter((word) => !isStopWord(word));
  const { literals } = phrase;
  if (words.length + literals.length === 0 || phrase.superlative) return false;
  return lines.some(
    (line) =>
      line !== record &&
      isInside(line, record) &&
      !isInside(handle, line) &&
      line.parent?.repeats === true &&
      line.children.length > 1 &&
      says(line, { words, nouns: [], literals }, index) &&
      saysNumbers(line, phrase, []),
  );
}

/** "The author of the third post", "the third post's author" stands in its column, and is not opened by a link in another one. */
export function isCellOf(target: readonly Token[], handle: Entry, index: PageIndex): boolean {
  const of = target.findIndex(({ kind, lower }) => kind === 'word' && lower === 'of');
  const isOwned = target.some(({ lower }, at) => at < target.length - 1 && /['’]s?$/.test(lower));
  const [part] = wordsOf((of > 0 ? target[of - 1] : isOwned ? target.at(-1) : undefined)?.text ?? '');
  if (!part || handle.evidence.some(({ words }) => words.some((word) => wordLikeness(part, word) >= 0.9)))
    return false;
  const table = [...ancestorsOf(handle)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  const isCalled = ({ node }: Entry): boolean =>
    wordsOf(node.name).some((word) => wordLikeness(part, word) >= 0.9);
  const heads = table ? below(index, table).filter(({ node }) => node.role === 'columnheader') : [];
  const isFirst = heads.find(({ node }) => node.name !== '');
  return (
    heads.some(isCalled) && !headersOver(handle, index).some(isCalled) && !(isFirst && isCalled(isFirst))
  );
}
