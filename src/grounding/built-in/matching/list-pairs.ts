/**
 * Two lists side by side, with buttons that bring what is chosen in one over to the other ("dual list", "transfer", "pick list"). Known by
 * where they stand: two parts of one size beside each other, and buttons between them or at the head of each.
 */
import type { Box } from '../../../contract/snapshot.js';
import { fold, wordsOf } from '../language/words.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from './page-index.js';

/** Levels above an item in which its list is looked for. */
const LEVELS = 7;

/** Longest name of such a button. */
const LONGEST = 40;

/** An item in one of two such lists: what is used to choose it, the part that it lies in, the other part, and the buttons of both. */
export interface PairedItem {
  item: Entry;
  from: Entry;
  to: Entry;
  /** The part that it lies in is the left one. */
  isLeft: boolean;
  movers: readonly Entry[];
  /** The other part shows at once what is ticked in this one, and no button brings it there. */
  isMirrored?: true;
}

/** The items of a name that lie in such a list, one for each list. */
export function pairedItems(name: string, index: PageIndex): PairedItem[] {
  const wanted = fold(name);
  const [first] = wordsOf(name);
  if (wanted === '' || !first) return [];
  const called = [...mentionsOf(first, index)].filter(
    ({ node }) => fold(node.name || (node.text ?? '')) === wanted,
  );
  const known = new Map<Entry, PairedItem>();
  for (const item of called.toSorted((a, b) => rank(a) - rank(b) || b.depth - a.depth)) {
    const found = pairOf(item, index);
    if (found && !known.has(found.from)) known.set(found.from, found);
  }
  return [...known.values()];
}

/** What is ticked comes before what is chosen by a click. */
function rank({ node }: Entry): number {
  return node.role === 'checkbox'
    ? 0
    : /^(?:option|treeitem)$/.test(node.role)
      ? 1
      : node.role === 'listitem'
        ? 2
        : 3;
}

function pairOf(item: Entry, index: PageIndex): PairedItem | undefined {
  for (const from of [...ancestorsOf(item)].slice(0, LEVELS)) {
    const { parent } = from;
    const { box } = from.node;
    if (!parent || !box || box.height < 40) continue;
    const beside = parent.children.filter((other) => other !== from && isBeside(box, other.node.box));
    if (beside.length === 0) continue;
    const buttons = below(index, parent).filter(
      ({ node }) => node.role === 'button' && node.name.length <= LONGEST,
    );
    for (const to of beside) {
      // The buttons of a third part, which stands in the same line, are its own: the columns of a board are no two lists.
      const others = beside.filter((each) => each !== to);
      const movers = buttons.filter(
        (entry) => isMover(entry, { from, to, index }) && !others.some((each) => isInside(entry, each)),
      );
      const isLeft = box.x < (to.node.box?.x ?? 0);
      if (movers.length > 0) return { item, from, to, isLeft, movers };
      const ticked = isLeft ? mirroredBox(item, { from, to, index }) : undefined;
      if (ticked) return { item: ticked, from, to, isLeft, movers, isMirrored: true };
    }
  }
  return undefined;
}

/** The box in the line of an item, where the other part shows just what is ticked in this one: some of it is, and some is not. */
function mirroredBox(
  item: Entry,
  { from, to, index }: { from: Entry; to: Entry; index: PageIndex },
): Entry | undefined {
  const lines = below(index, from)
    .filter(({ node }) => node.role === 'checkbox')
    .map((box) => ({ box, name: fold(lineOf(box, from)) }))
    .filter(({ name }) => name !== '');
  const shown = new Set(below(index, to).map(({ node }) => fold(node.text ?? node.name)));
  const isMirror =
    lines.some(({ box }) => box.node.checked === true) &&
    lines.every(({ box, name }) => (box.node.checked === true) === shown.has(name));
  const [own, ...others] = lines.filter(
    ({ box, name }) => isInside(item, box.parent ?? box) && name === fold(item.node.text ?? item.node.name),
  );
  return isMirror && lines.length > 1 && others.length === 0 ? own?.box : undefined;
}

/** What the line of a box says. */
function lineOf(box: Entry, from: Entry): string {
  const line = [box, ...ancestorsOf(box)].find((up) => isInside(up, from) && readable(up.node).trim() !== '');
  return line ? readable(line.node).trim() : '';
}

/** Of one size, and in one line. */
function isBeside(one: Box, other: Box | undefined): boolean {
  if (!other || other.height < 40) return false;
  const isApart = one.x + one.width <= other.x + 2 || other.x + other.width <= one.x + 2;
  const overlap = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return (
    isApart &&
    Math.abs(one.width - other.width) <= 0.2 * one.width &&
    overlap >= 0.6 * Math.min(one.height, other.height)
  );
}

/** A button between the two; or in the part itself, where it says that it moves what is chosen. */
function isMover(button: Entry, { from, to, index }: { from: Entry; to: Entry; index: PageIndex }): boolean {
  const [a, b] = [from.node.box, to.node.box];
  const { box } = button.node;
  if (!box || !a || !b || isInside(button, to)) return false;
  if (isInside(button, from)) {
    const said = button.evidence.map(({ text }) => text).join(' ');
    const areLists = [from, to].every((part) => listsIn(part, index) === 1);
    const moves = areLists ? /^(?:move|add|remove)\b/i : /\b(?:move|add|remove) selected\b/i;
    return moves.test(said.trim()) || (areLists && isCalledByOther(button, { from, to, index }));
  }
  const middle = box.x + box.width / 2;
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  return middle >= left.x + left.width - 2 && middle <= right.x + 2;
}

/** "Not urgent", below the list "Urgent tasks" and beside that of the "Non-urgent tasks": it is called by the other list alone. */
function isCalledByOther(
  { node: { name } }: Entry,
  { from, to, index }: { from: Entry; to: Entry; index: PageIndex },
): boolean {
  const [own, other] = [from, to].map((part) =>
    titlesOfPart(part, index)
      .filter((text) => text !== name)
      .flatMap((text) => wordsOf(negated(text)).map((word) => word.text)),
  );
  const words = wordsOf(negated(name)).map((word) => word.text);
  return (
    words.length > 0 &&
    words.every((word) => other?.includes(word)) &&
    words.some((word) => !own?.includes(word))
  );
}

/** With "not important" and "non-important" as the one word "unimportant". */
function negated(text: string): string {
  return fold(text).replace(/\b(?:not|non)[\s-]+(?=\p{L})/gu, 'un');
}

/** How many lists of options it holds. */
function listsIn(part: Entry, index: PageIndex): number {
  return [part, ...below(index, part)].filter(({ node }) => node.role === 'listbox').length;
}

/** What such a button says: over to the right or to the left, all at once, or nothing that tells. */
export function wayOf({ node, evidence }: Entry): { isAll: boolean; way?: 'right' | 'left' } {
  const said = fold([node.text ?? '', ...evidence.map(({ text }) => text)].join(' '));
  const isAll = /\ball\b|\beverything\b|»|«|>>|<<|⇉|⇇|⏩|⏪|\bdouble\b/.test(said);
  const isRight = /[>›→▶►⟩]|\bright\b|\badd\b|\bto (?:the )?target\b|\binclude\b|\bassign\b/.test(said);
  const isLeft = /[<‹←◀◄⟨]|\bleft\b|\bremove\b|\bto (?:the )?source\b|\bexclude\b|\bunassign\b/.test(said);
  return { isAll, ...(isRight !== isLeft && { way: isRight ? ('right' as const) : ('left' as const) }) };
}

/** The short texts that stand in a part, but for those of its items; where it has none in it, the one above. */
export function titlesOfPart(part: Entry, index: PageIndex): string[] {
  return [part, ...below(index, part)].flatMap((entry) => {
    const { node } = entry;
    const isItem = [entry, ...ancestorsOf(entry)].some(
      (up) => up !== part && isInside(up, part) && /^(?:option|listitem|treeitem|group)$/.test(up.node.role),
    );
    const text = node.name || (node.text ?? '') || (node.role === 'paragraph' ? readable(node) : '');
    return isItem || text === '' || text.length > LONGEST
      ? []
      : [text, ...(node.hints ?? []).flatMap((hint) => (hint.from === 'label-nearby' ? [hint.text] : []))];
  });
}
