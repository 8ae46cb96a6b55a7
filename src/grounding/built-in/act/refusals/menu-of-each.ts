/** "All posts" is no click on the "Post menu" of each post. */
import type { Token } from '../../language/lexer.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';

/** Whether each target is named by what is said and by something more, which nobody has said: the "Post menu" of each of "all posts". */
export function isOfAnother(targets: readonly Entry[], said: readonly Token[]): boolean {
  const asked = said.flatMap(({ text }) => [...wordsOf(text)]);
  const isAsked = (word: Word): boolean => asked.some((each) => wordLikeness(word, each) >= 0.9);
  const heads = targets.map(({ evidence: [name] }) => {
    const words = (name?.words ?? []).filter((word) => !isStopWord(word));
    return words.length > 1 && words.slice(0, -1).some(isAsked) ? words.at(-1) : undefined;
  });
  const [first] = heads;
  return first !== undefined && !isAsked(first) && heads.every((head) => head?.stem === first.stem);
}
