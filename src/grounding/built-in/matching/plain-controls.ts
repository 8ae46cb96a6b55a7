/**
 * Boxes and parts of texts that nothing marks as something to click, and that may be: small pages attach a script and say no more. Asked
 * only by rules that know such a thing by what it says and by what stands beside it, and that look afterwards whether the page took it.
 */
import { below, type Entry, type PageIndex, partsOf } from './page-index.js';

/** Most characters of what such a control says. */
const MOST_LETTERS = 40;

const once = new WeakMap<PageIndex, readonly Entry[]>();

/** Leaves with a short text of their own that are not in anything marked, in the order of the page. */
export function plainControls(index: PageIndex): readonly Entry[] {
  let known = once.get(index);
  if (!known) {
    const leaves = [...index.entries, ...partsOf(index)].filter(
      (entry) =>
        entry.node.ref !== undefined &&
        entry.node.hidden === undefined &&
        !entry.actionable &&
        /^(?:generic|text|cell|listitem|paragraph)$/.test(entry.node.role) &&
        shownBy(entry).length <= MOST_LETTERS &&
        shownBy(entry) !== '' &&
        !below(index, entry).some(({ node }) => node.ref !== undefined) &&
        !isInActionable(entry),
    );
    known = leaves.toSorted((a, b) => a.order - b.order);
    once.set(index, known);
  }
  return known;
}

function isInActionable({ parent }: Entry): boolean {
  return parent !== undefined && (parent.actionable || isInActionable(parent));
}

/** What such a control says. */
export function shownBy({ node }: Entry): string {
  return (node.text ?? node.name).trim();
}

/** Nothing marks it as a title, and its menu lies in it and stands open: its own text is in front of that. */
export function isOpenTitle({ node, actionable }: Entry): boolean {
  const [first, second] = node.children;
  return (
    !actionable &&
    node.ref !== undefined &&
    /^(?:generic|listitem)$/.test(node.role) &&
    (node.name || node.text || '') === '' &&
    first?.role === 'text' &&
    second !== undefined &&
    second.role !== 'text'
  );
}
