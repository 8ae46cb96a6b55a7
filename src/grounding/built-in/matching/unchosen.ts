/** What a form can be for and is not now. */
import { isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { type PageIndex, readable } from './page-index.js';
import { isMarkedOpen } from './tab-rows.js';

/** "Hotels", where the form stands at "Flights": a tab, dot or option that is not the one that is chosen. */
export function isUnchosen(noun: Word, { actionable }: PageIndex): boolean {
  const isJust = (text: string): boolean => {
    const words = wordsOf(text).filter((word) => !isStopWord(word) && /\p{L}/u.test(word.text));
    return words.length === 1 && words.every((word) => wordLikeness(noun, word) >= 0.9);
  };
  return actionable.some((entry) => {
    const { node, parent } = entry;
    if (node.tag === 'select')
      return node.options?.some((option) => isJust(option)) === true && !isJust(node.value ?? '');
    if (!isJust(node.name || readable(node))) return false;
    const isOff = node.checked === false || node.selected === false || node.pressed === false;
    const isBesideOpen = parent?.children.some((other) => other !== entry && isMarkedOpen(other));
    return isOff || (isBesideOpen === true && !isMarkedOpen(entry));
  });
}
