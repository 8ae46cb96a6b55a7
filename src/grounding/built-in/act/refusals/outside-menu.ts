/** "Choose Add to playlist and then Rainy Days": behind an item that opens a menu of its own, what is chosen is in that menu, and no plain text elsewhere. */
import type { Clause } from '../../language/clause.js';
import { isInside } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb of a choice that would click on a plain text while the menu of the item before is what is to be chosen from. */
export function outsideMenu({ verb, said, readings }: Clause, { targets, last }: Act): string | undefined {
  const [target, ...others] = targets;
  if (verb !== 'select' || !target || others.length > 0 || target.actionable) return undefined;
  if (!last || !last.node.role.startsWith('menuitem') || last.node.hasPopup === undefined) return undefined;
  return isInside(target, last) ? undefined : (readings[0]?.target?.[0]?.text ?? said);
}
