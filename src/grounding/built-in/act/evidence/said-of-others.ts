/** "Turn all lights off" is not the rows of the timetable, where the lights are the cards above it: what is done to all has to be what is called so. */
import { contentOf, vagueNouns, type Word, wordLikeness } from '../../language/words.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { contextFit } from '../../matching/surroundings.js';

/** Whether a noun is read on the page, but not on each of these, nor around them. */
export function isSaidOfOthers(noun: Word, those: readonly Entry[], index: PageIndex): boolean {
  if (vagueNouns.has(noun.stem) || mentionsOf(noun, index).size === 0) return false;
  return those.some((each) => contextFit(each, [noun], []) === 0);
}

/** Whether a noun by itself is the heading of something else on the page: "all pizzas" is not what lies in the basket beside them. */
export function isTitleOfOthers(noun: Word, those: readonly Entry[], index: PageIndex): boolean {
  const isTitle = ({ node }: Entry): boolean =>
    node.role === 'heading' && contentOf(node.name).every((word) => wordLikeness(noun, word) >= 0.9);
  return isSaidOfOthers(noun, those, index) && [...mentionsOf(noun, index)].some(isTitle);
}
