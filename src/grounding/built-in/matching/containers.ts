/** Rows, sections and dialogs as places: what a text stands for when it is used to say where something is. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Entry } from './page-index.js';
import { isVagueKind, kindFit } from '../language/types.js';

export const containerKinds = new Set([
  'row',
  'table row',
  'line',
  'item',
  'list item',
  'entry',
  'section',
  'area',
  'region',
  'group',
  'panel',
  'pane',
  'card',
  'tile',
  'product card',
  'dialog',
  'modal',
  'popup',
  'form',
  'table',
  'list',
  'fieldset',
  'block',
  'container',
  'heading',
  'title',
  'window',
  'menu',
  'column',
  'paragraph',
  'text',
  'label',
  'cell',
  'tab',
]);

/** The row (dialog, section …) that a text lies in; the text itself when there is none. */
export function climbTo(kind: string, entry: Entry): Entry {
  if (kindFit(kind, entry.node) === 1 && !isVagueKind(kind)) return entry;
  for (let up = entry.parent; up; up = up.parent) {
    if (up.node.role === 'generic' && !up.record) continue;
    if (
      up.node.role !== 'document' &&
      up.node.role !== 'main' &&
      kindFit(kind, up.node) === 1 &&
      !isVagueKind(kind)
    )
      return up;
  }
  return entry;
}

/** The row of a table's headings is none of its rows for who counts them. */
export function isHeaderRow(entry: Entry): boolean {
  const { node } = entry;
  if (isHeadOfLines(entry)) return true;
  if (node.role !== 'row' || !node.children.some((child) => child.role === 'columnheader')) return false;
  return node.children.every(
    (child) => child.role === 'columnheader' || child.role === 'text' || child.name === '',
  );
}

/** The first line of a list drawn as a table: of the class of the others, and of one that calls it their head. */
function isHeadOfLines({ node, parent }: Entry): boolean {
  const head = (node.classes ?? []).findLast((name) => /(?:^|[-_])head(?:er|ers|ings?)?$/.test(name));
  // Asked of every line of a page: those beside it are looked at for the first one only.
  if (head === undefined || parent?.children[0]?.node !== node) return false;
  const lines = parent.children.slice(1);
  const isLine = (name: string): boolean =>
    name !== head && lines.every((line) => line.node.classes?.includes(name) === true);
  return (
    lines.length > 1 &&
    !lines.some((line) => line.node.classes?.includes(head) === true) &&
    (node.classes ?? []).some(isLine)
  );
}

/** The bar over the lines of a list, the first of its children and the only one of its kind: "Select all issues" is said of none of them. */
export function isHeadOf(lines: readonly SnapshotNode[], line: SnapshotNode): boolean {
  const [head, first, second] = lines;
  const classOf = (node: SnapshotNode | undefined): string | undefined => node?.classes?.[0];
  return (
    line === head &&
    line.role === 'generic' &&
    second !== undefined &&
    classOf(line) !== undefined &&
    classOf(first) === classOf(second) &&
    lines.every((other) => other === line || classOf(other) !== classOf(line))
  );
}

export function hasNoName(entry: Entry): boolean {
  return !entry.evidence.some((evidence) => !/^(?:class|id|type|test id|description)$/.test(evidence.kind));
}
