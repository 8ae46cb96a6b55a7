/** What the page says under a label: "Code: X1", a row of two cells, a term and what it means. */
import { type Entry, type PageIndex, readable } from './page-index.js';

/** A label and the text that stands behind it, in the element that holds both. */
export interface Labelled {
  label: string;
  text: string;
  entry: Entry;
}

/** Longest label, in characters. */
const MAX_LABEL = 40;

const once = new WeakMap<PageIndex, readonly Labelled[]>();

/** All pairs of a label and a value that the page shows outside of fields, in document order. */
export function labelled(index: PageIndex): readonly Labelled[] {
  let known = once.get(index);
  if (!known) once.set(index, (known = index.entries.flatMap((entry) => pairsIn(entry))));
  return known;
}

function pairsIn(entry: Entry): Labelled[] {
  const { node } = entry;
  const shown = node.children.filter((child) => child.role !== 'text' || child.name.trim() !== '');
  const texts = shown.map((child) => ({ child, text: textOf(child) }));
  const [first, second, ...others] = texts;
  if (node.role === 'row' && first && second && others.length === 0 && isData(second.child))
    return pair(entry, first.text, second.text);
  if (
    first &&
    second &&
    others.length === 0 &&
    isLineOfPairs(entry) &&
    isData(first.child) &&
    isData(second.child)
  )
    return pair(entry, first.text, second.text);
  const pairs = node.text === undefined ? [] : inText(entry, node.text);
  // "Token: <b>m7kq</b>", "<dt>Code</dt><dd>X1</dd>"
  for (const [at, { child, text }] of texts.entries()) {
    const behind = texts[at + 1];
    const isTerm = child.role === 'term' || child.tag === 'dt';
    const isLabel = isTerm || /[^\s:]:\s*$/.test(text) || /\s(?:is|are)\s*$/.test(text);
    if (behind && isLabel && isLeaf(behind.child) && isData(behind.child))
      pairs.push(...pair(entry, text, behind.text));
    else if (child.role === 'text') pairs.push(...inText(entry, text));
  }
  return pairs;
}

/** One of several boxes that hold two texts each, side by side: what it is, and what that says. */
function isLineOfPairs({ node, parent }: Entry): boolean {
  const alike = (parent?.node.children ?? []).filter(
    ({ role, tag, children }) =>
      role === node.role &&
      tag === node.tag &&
      children.length === 2 &&
      children.every((child) => isLeaf(child)),
  );
  const [first, second] = node.children;
  // Two of one make are two things, and none the label of the other.
  const isTold = first?.tag !== second?.tag || first?.classes?.[0] !== second?.classes?.[0];
  const isBeside =
    first?.box === undefined ||
    second?.box === undefined ||
    (first.box.y < second.box.y + second.box.height && second.box.y < first.box.y + first.box.height);
  return (
    /^(?:generic|listitem)$/.test(node.role) &&
    isTold &&
    alike.length > 1 &&
    node.children.every((child) => isLeaf(child)) &&
    isBeside
  );
}

/** "Code: X1" in one text, up to the end of it. */
function inText(entry: Entry, text: string): Labelled[] {
  const [, label, value] = /^\s*([^:]{2,40}):\s+(\S.*?)\s*$/.exec(text) ?? [];
  if (label !== undefined && value !== undefined && !value.includes(': ')) return pair(entry, label, value);
  // "Your code is 4711."
  const [, subject, single] = /^\s*([^:.!?]{2,40}?)\s(?:is|are)\s+(\S*\d\S*?)[.!]?\s*$/.exec(text) ?? [];
  return subject !== undefined && single !== undefined ? pair(entry, subject, single) : [];
}

function pair(entry: Entry, label: string, text: string): Labelled[] {
  const bare = label
    .replace(/[\s:]+$/, '')
    .replace(/\s(?:is|are)$/, '')
    .trim();
  const isLabel = bare !== '' && bare.length <= MAX_LABEL && /\p{L}/u.test(bare);
  return isLabel && text.trim() !== '' ? [{ label: bare, text: text.trim(), entry }] : [];
}

function textOf(node: Entry['node']): string {
  return node.role === 'text' ? node.name : readable(node);
}

function isLeaf({ role, children }: Entry['node']): boolean {
  return role === 'text' || children.every((child) => child.role === 'text');
}

/** Nothing to act on: a field or button is no value. */
function isData({ role, children }: Entry['node']): boolean {
  return (
    !/^(?:button|link|textbox|searchbox|combobox|spinbutton|checkbox|radio|slider|listbox|columnheader)$/.test(
      role,
    ) && children.every(isData)
  );
}
