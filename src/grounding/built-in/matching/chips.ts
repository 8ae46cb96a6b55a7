/** Chips: short texts in a field, or beside one, each with a cross that takes it away. Known by that, whatever they are called. */
import { crosses, isCross } from '../language/crosses.js';
import { fold } from '../language/words.js';
import { ancestorsOf, type Entry, entryOf, isInside, type PageIndex, readable } from './page-index.js';

/** Longest text of a chip. */
const LONGEST = 40;

/** Largest cross, in pixels. */
const CROSS = 32;

/** The same where the font that draws the cross is missing, so that its name is written out. */
const WRITTEN = 64;

/** One chip: what it says, what takes it away, what it is and what holds it with its like. */
export interface Chip {
  text: string;
  cross: Entry;
  root: Entry;
  place: Entry;
}

const once = new WeakMap<PageIndex, readonly Chip[]>();

/** All chips of a page, in its order. */
export function chipsOn(index: PageIndex): readonly Chip[] {
  let known = once.get(index);
  if (!known) {
    const takers = index.actionable.filter((entry) => takesAway(entry));
    const boxes = takers.flatMap((cross) => chipOf(cross, takers) ?? []);
    const texts = index.entries.flatMap((entry) => chipOfText(entry, index) ?? []);
    known = [...boxes, ...texts].toSorted((a, b) => a.root.order - b.root.order);
    once.set(index, known);
  }
  return known;
}

/** Whether an element holds chips, or lies with them in one field. */
export function chipsAround(entry: Entry, index: PageIndex): readonly Chip[] {
  return chipsOn(index).filter(
    ({ place }) =>
      isInside(entry, place) ||
      place === entry.parent ||
      isInside(place, entry) ||
      isBesideField(place, entry),
  );
}

/** The row of chips that stands directly in front of a field, or behind it. */
export function isBesideField(place: Entry, { node, parent }: Entry): boolean {
  if (!parent || place.parent !== parent) return false;
  const at = parent.node.children.indexOf(node);
  return [at - 1, at + 1].includes(parent.node.children.indexOf(place.node));
}

/** What holds the text and the cross, and nothing else. */
function chipOf(cross: Entry, crosses: readonly Entry[]): Chip | undefined {
  for (const root of [...ancestorsOf(cross)].slice(0, 3)) {
    if (/^(?:document|main|dialog|alertdialog|alert|status|table|tablist)$/.test(root.node.role))
      return undefined;
    const text = textOf(root, cross);
    if (text === '') continue;
    const isOne =
      text.length <= LONGEST &&
      crosses.filter((other) => isInside(other, root)).length === 1 &&
      (root.node.box?.height ?? 0) <= 60;
    const place = root.parent?.node.role === 'listitem' ? root.parent.parent : root.parent;
    return isOne && place ? { text, cross, root, place } : undefined;
  }
  return undefined;
}

/** A text whose last part is the cross: "winter ×", in which the cross is no element of its own. */
function chipOfText(root: Entry, index: PageIndex): Chip | undefined {
  const { node, parent: place } = root;
  const [part, ...others] = node.parts ?? [];
  const isOne = part && others.length === 0 && isCross(part.text) && !/^x$/i.test(part.text.trim());
  if (!isOne || !place || root.children.length > 0 || !isBox(root)) return undefined;
  const cross = entryOf(part.ref, index);
  const text = textOf(root, root);
  return cross && text !== '' && text.length <= LONGEST ? { text, cross, root, place } : undefined;
}

/** Drawn as large as a chip is, in a list, or in a box of its own. */
function isBox({ node }: Entry): boolean {
  return /^(?:generic|listitem)$/.test(node.role) && (node.box?.height ?? 0) <= 60;
}

/** What a chip says without its cross. */
function textOf(root: Entry, cross: Entry): string {
  // A name that is made of the content says the cross as well; one that is given to a plain box says the text only.
  const isGiven = root.node.role === 'generic' && root !== cross;
  const isMade = !isGiven && [root.node, ...root.node.children].some((node) => node === cross.node);
  const shown = isMade ? '' : root.node.name;
  const own = root.node.children
    .filter((child) => child !== cross.node)
    .map((child) => readable(child).replace(sign, ' '))
    .join(' ');
  return (own.trim() || (root.node.text ?? '') || shown).replace(sign, ' ').replace(/\s+/g, ' ').trim();
}

const sign = new RegExp(`[${crosses}]`, 'gu');

/** A small thing that shows a cross, or says or is called that it takes away. */
function takesAway({ node, evidence }: Entry): boolean {
  const { width, height } = node.box ?? { width: 0, height: 0 };
  if (!/^(?:button|link|generic|img|image)$/.test(node.role)) return false;
  // A cross that is kept from screen readers is seen all the same.
  if (node.hidden !== undefined && node.hidden !== 'aria-hidden') return false;
  const shown = fold(node.text ?? node.name);
  const isWritten = node.tag === 'i' && /^(?:close|clear|cancel)$/.test(shown);
  if (node.disabled === true || height > CROSS || width > (isWritten ? WRITTEN : CROSS)) return false;
  if (isCross(shown)) return true;
  const names = evidence.filter(({ kind }) => !/^(?:class|id|test id)$/.test(kind));
  const isSaid = names.some(({ text }) =>
    /^(?:remove|delete|close|dismiss|clear|deselect|unselect)\b/i.test(text),
  );
  // An icon is called by its classes.
  const isDrawn = names.every(({ kind }) => kind === 'icon');
  return (
    isSaid ||
    (isDrawn &&
      (node.classes ?? []).some((name) =>
        /(?:^|[-_])(?:close|remove|delete|cross|clear|dismiss)(?:$|[-_])/i.test(name),
      ))
  );
}
