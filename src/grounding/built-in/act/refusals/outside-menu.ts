/**
 * "Choose Add to playlist and then Rainy Days": behind an item that opens a menu of its own, what is chosen is in that menu, and no plain text
 * elsewhere. "My messages through the account menu" are in that menu, and not what is called so outside of it.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { fold } from '../../language/words.js';
import { isInside } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb of a choice that would click on a plain text while the menu of the item before is what is to be chosen from; or the menu that is still shut. */
export function outsideMenu(clause: Clause, act: Act): string | undefined {
  return besideItem(clause, act) ?? besideMenu(clause, act);
}

function besideItem({ verb, said, readings }: Clause, { targets, last }: Act): string | undefined {
  const [target, ...others] = targets;
  if (verb !== 'select' || !target || others.length > 0 || target.actionable) return undefined;
  if (!last || !last.node.role.startsWith('menuitem') || last.node.hasPopup === undefined) return undefined;
  return isInside(target, last) ? undefined : (readings[0]?.target?.[0]?.text ?? said);
}

/** A menu is said that one button is called, which has not been clicked, and what would be used lies nowhere in it. */
function besideMenu(
  { verb, readings }: Clause,
  { targets: [target, ...others], index, last, isHalf }: Act,
): string | undefined {
  if (!/^(?:click|open|select|goal)$/.test(verb) || !target || others.length > 0 || isHalf) return undefined;
  const tokens = tokensInOrder(readings);
  const at = tokens.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:in|from|via|through|using|under|within)$/.test(lower),
  );
  const from = readings.find(({ value, destination }) => value && destination)?.destination;
  const menu = withoutDeterminer(from ?? tokens.slice(at + 1));
  if (menu.length < 2 || !/^(?:menu|dropdown)$/.test(menu.at(-1)?.lower ?? '')) return undefined;
  const [opener, ...more] = index.actionable.filter(
    ({ node, evidence: [shown] }) =>
      node.role === 'button' && node.hidden === undefined && fold(shown?.text ?? '') === fold(spell(menu)),
  );
  const isShut = opener && more.length === 0 && opener !== last && opener.node.expanded !== true;
  return isShut && target !== opener && !isInside(target, opener) ? menu.at(-1)?.text : undefined;
}
