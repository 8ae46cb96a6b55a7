/** The arrow of an item that folds, in it or beside it: a click on the item itself may select it. */
import { wordsOfMarks } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { below, type Entry, isInside } from '../../matching/page-index.js';

/** The arrow, plus sign or caret of an item, outside of the items in it. */
export function arrowIn(entry: Entry, { index }: Scene): Entry | undefined {
  const inner = below(index, entry);
  const nested = inner.find((each) => /^(?:treeitem|row|group)$/.test(each.node.role));
  const own = nested ? inner.slice(0, nested.order - entry.order - 1) : inner;
  const arrows = own.filter((each) => isArrow(each));
  return arrows.find((each) => each.actionable) ?? arrows[0] ?? signless(entry, own);
}

/** Nothing is called an arrow, and one thing without a word can be clicked in front of the name of an item that says whether it is open. */
function signless({ node }: Entry, own: readonly Entry[]): Entry | undefined {
  const name = own.findIndex((each) => /\p{L}/u.test(each.node.text ?? each.node.name));
  if (node.role !== 'treeitem' || node.expanded === undefined || name < 1) return undefined;
  const [only, ...others] = own
    .slice(0, name)
    .filter(({ actionable, node: { role } }) => actionable && /^(?:generic|img|button)$/.test(role));
  return only && others.length === 0 && !doesElse.test(wordsOfMarks(only.node.classes ?? []))
    ? only
    : undefined;
}

/** What stands in front of an item and does something else. */
const doesElse =
  /\b(?:check|checkbox|select|radio|tick|drag|handle|grip|star|favou?rite|pin|delete|remove|edit|flag|more|menu|add)\b/;

/** The one arrow in the line of an item that does not hold it itself. */
export function arrowBeside(entry: Entry, { index }: Scene): Entry | undefined {
  let line = entry.parent;
  for (let level = 0; line && level < 2; line = line.parent, level += 1) {
    const around = below(index, line);
    const outside = around.filter(
      (each) => !isInside(each, entry) && each !== entry && !isInside(entry, each),
    );
    if (outside.some(({ node }) => /^(?:checkbox|radio|treeitem|row)$/.test(node.role))) return undefined;
    const [only, ...others] = outside.filter(
      (each) => each.actionable && (isArrow(each) || below(index, each).some((inner) => saysArrow(inner))),
    );
    if (only) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

function isArrow(entry: Entry): boolean {
  return (
    entry.node.ref !== undefined &&
    (entry.actionable || entry.node.role === 'img') &&
    !/^(?:checkbox|radio|textbox)$/.test(entry.node.role) &&
    saysArrow(entry)
  );
}

function saysArrow({ node, evidence }: Entry): boolean {
  if (/^[▸▶►▹▷⯈▾▼▿▽⯆⊞⊟]$/u.test(node.text?.trim() ?? '')) return true;
  return /expand|collapse|toggle|switcher|caret|chevron|arrow|twist|disclosure|plus|minus/i.test(
    [...evidence.map(({ text }) => text), ...(node.classes ?? [])].join(' '),
  );
}
