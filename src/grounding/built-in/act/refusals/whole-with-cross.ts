/** "Close Window 2", "remove the Notes tab": what closes or removes is a part of the thing itself, and a click elsewhere on that opens or chooses it. */
import type { Clause } from '../../language/clause.js';
import { toWord, wordsOf } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** A name, and behind it the sign alone. */
const signBehind = /[\p{L}\p{N}].*\s([×✕✖✗✘⨯╳🗙])$/u;

const removing = /^(?:close|dismiss|remove|delete|discard|erase)\b/;

/** What a click chooses or shows, whatever its name says. */
const chosenByClick = /^(?:tab|option|treeitem|row|gridcell|cell|listitem|radio)$/;

/** The sign or the verb, where what would be clicked is all of the tab or line whose text ends with it. */
export function wholeWithCross(
  { said }: Clause,
  { targets: [entry, ...others], isHalf }: Act,
): string | undefined {
  if (!removing.test(said) || !entry || others.length > 0) return undefined;
  const { role, name, children } = entry.node;
  if (role === 'button') return undefined;
  const text = name || readable(entry.node);
  const sign = /^(?:close|dismiss)\b/.test(said) ? signBehind.exec(text)?.[1] : undefined;
  if (sign !== undefined || isHalf) return sign;
  const deed = toWord(said);
  const at = wordsOf(text).findIndex(({ meaning }) => meaning === deed.meaning);
  const isPart = chosenByClick.test(role) || (role === 'generic' && children.length > 1);
  return at > 0 && isPart ? said : undefined;
}
