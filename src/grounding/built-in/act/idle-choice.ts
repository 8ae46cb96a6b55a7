/** "Log in to the banking app", where a list of the form offers "Banking": a word that the reading leaves out, and that is one of the choices of the page. */
import type { Clause } from '../language/clause.js';
import { idleIn } from '../language/lost.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import type { Entry, PageIndex } from '../matching/page-index.js';

/** The choice that a sentence names without being read as choosing it, and that is not chosen yet. */
export function idleChoice(
  instruction: string,
  clauses: readonly Clause[],
  index: PageIndex,
): string | undefined {
  const idle = idleIn(instruction, clauses).flatMap((text) => wordsOf(text));
  if (idle.length === 0) return undefined;
  const isSaid = (name: string): boolean => {
    const words = wordsOf(name).filter((word) => !isStopWord(word));
    const isIdle = (word: Word): boolean => idle.some((each) => wordLikeness(word, each) >= 0.9);
    return words.length > 0 && words.every(isIdle);
  };
  return index.entries.flatMap((entry) => openChoices(entry)).find(isSaid);
}

/** What may be chosen here, and is not. */
function openChoices({ node }: Entry): readonly string[] {
  if (node.options) return node.options.filter((option) => option !== node.value);
  const isChoice = /^(?:option|radio|tab|menuitemradio)$/.test(node.role);
  return isChoice && node.selected !== true && node.checked !== true ? [node.name] : [];
}
