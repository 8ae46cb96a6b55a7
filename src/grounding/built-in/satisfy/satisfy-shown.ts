/** The choice that a select made of boxes shows: its input is empty, and the text stands beside that. */
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { isField } from '../extract/extract-tree.js';
import { fold } from '../language/words.js';
import type { Entry } from '../matching/page-index.js';

/** Most boxes around such an input, up to the one that shows the choice. */
const MOST_BOXES = 3;

/** An input that opens a list and is empty itself: nobody can tell by it what is chosen. */
export function isOpener({ role, tag, value = '', options }: SnapshotNode): boolean {
  return role === 'combobox' && tag === 'input' && value === '' && options === undefined;
}

/** The box around it that shows the choice and nothing else; undefined where there is none. */
export function shownFor(field: Entry): string | undefined {
  let at = field.parent;
  for (let up = 0; at && up < MOST_BOXES; up += 1, at = at.parent) {
    const { node } = at;
    const fields = [...walk(node)].filter(isField);
    const text = shownText(node);
    if (fields.length !== 1) return undefined;
    if (text === '') continue;
    return fold(text).startsWith(fold(field.node.name)) && field.node.name !== '' ? undefined : node.ref;
  }
  return undefined;
}

/** The input in such a box. */
export function openerIn(ref: string, { root }: Snapshot): SnapshotNode | undefined {
  const box = [...walk(root)].find((node) => node.ref === ref);
  const openers = box ? [...walk(box)].filter(isOpener) : [];
  return openers.length === 1 ? openers[0] : undefined;
}

function shownText(node: SnapshotNode): string {
  return node.children
    .filter((child) => !isField(child) && child.hidden === undefined)
    .map((child) => (child.children.some(isField) ? shownText(child) : textOf(child)))
    .join(' ')
    .trim();
}
