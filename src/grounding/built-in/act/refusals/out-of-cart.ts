/** "Delete the Galaxy S9 from the bag" is not the heart on its card in the shop: what is taken out of a cart lies in it. */
import type { Clause } from '../../language/clause.js';
import { fold, wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';
import { isUntitled } from '../../matching/untitled.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

const cart = /^(?:cart|basket|bag|trolley|minicart|checkout)$/;
const outOf = /\b(?:from|out of) (?:the |my |your |our )?(?:shopping )?(?<place>bag|cart|basket|trolley)\b/iu;

/** The word for the cart, where what would be used lies in a record that nothing around it says to be in one. */
export function outOfCart({ verb, text }: Clause, { targets, index }: Act): string | undefined {
  const place = verb === 'goal' ? outOf.exec(text)?.groups?.['place'] : undefined;
  if (place === undefined || targets.length === 0) return undefined;
  return targets.every((target) => recordOf(target) !== undefined && !isInCart(target, index))
    ? place
    : undefined;
}

/** A part around it is called so, or the page is: by a title, the address, a name or what the markup calls it. */
function isInCart(target: Entry, index: PageIndex): boolean {
  const says = (text: string | undefined): boolean =>
    wordsOf(fold(text ?? '').replaceAll(/[-_/.]/gu, ' ')).some(({ text: word }) => cart.test(word));
  const { title, url } = index.snapshot;
  // A page without any title may be the cart.
  if (isUntitled(index)) return true;
  if (says(title) || (URL.canParse(url) && says(new URL(url).pathname))) return true;
  // "2 Basket" is the tab that is shown.
  const isShown = ({ role, name, selected }: Entry['node']): boolean =>
    role === 'tab' && selected === true && says(name);
  if (index.actionable.some(({ node }) => isShown(node))) return true;
  const around = [target, ...ancestorsOf(target)];
  return around.some(
    ({ node }) =>
      says(node.id) ||
      (node.role !== 'document' && says(node.name)) ||
      (node.classes ?? []).some(says) ||
      node.children.some((child) => child.role === 'heading' && says(child.name)),
  );
}
