/** "Star the team photo", where the photo is a card that can be clicked as a whole and has a star in it: a click on the card only opens it. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { below, readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** From so many texts on it is a card, and no button with a badge. */
const MANY = 3;

/** The verb, where what would be clicked is a card of several texts that does not begin with it. */
export function wholeCard(
  { verb, said, readings }: Clause,
  { targets: [target, ...others], isHalf, index }: Act,
): string | undefined {
  if (verb !== 'goal' || isHalf || !target || others.length > 0) return undefined;
  if (!/^(?:article|button|generic|link|listitem|row|group|option|treeitem|gridcell)$/.test(target.node.role))
    return undefined;
  const [deed] = wordsOf(said || (tokensInOrder(readings)[0]?.text ?? ''));
  const texts = below(index, target).filter(
    ({ node }) => node.children.length === 0 && /[\p{L}\p{N}]/u.test(node.name || readable(node)),
  );
  if (!deed || texts.length < MANY) return undefined;
  const isSaid = (word: Word | undefined): boolean => word !== undefined && wordLikeness(deed, word) >= 0.9;
  return isSaid(target.evidence[0]?.words.find(({ text }) => /\p{L}/u.test(text))) ? undefined : deed.text;
}
