/** What a form can be for and is not now. */
import { contentOf, isAmong, isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { type Entry, isInside, type PageIndex, readable } from './page-index.js';
import { recordOf } from './relations.js';
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

/**
 * "Poster", where a sentence adds a poster by a button below "Flyer", "Poster" and "Card": one of several plain boxes to choose from that is
 * said, and that nothing shows to be chosen. The name of the box; undefined for a button in the line of one thing, which is of that thing.
 */
export function unchosenTile(said: string, button: Entry, { actionable }: PageIndex): string | undefined {
  if (recordOf(button)) return undefined;
  const words = contentOf(said);
  return actionable
    .filter((entry) => {
      const { node, parent } = entry;
      const name = contentOf(node.name || readable(node));
      const isSaid = node.role === 'generic' && name.length > 0 && name.every((word) => isAmong(word, words));
      const alike = parent?.node.children.filter(
        (other) => other.role === node.role && other.tag === node.tag && other.clickable === node.clickable,
      );
      return (
        isSaid &&
        entry !== button &&
        button.parent !== undefined &&
        isInside(entry, button.parent) &&
        !isMarkedOpen(entry) &&
        alike?.length === parent?.node.children.length &&
        (alike?.length ?? 0) > 1
      );
    })
    .map(({ node }) => node.name || readable(node))[0];
}
