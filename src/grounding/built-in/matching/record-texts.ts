/** What a row, card or item shows as texts of their own: its title, a name, a state. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { fold } from '../language/words.js';
import { enteredTitle } from './entered-title.js';

/** Most words of what a record is called. */
const MOST_WORDS = 8;

const controls = /^(?:button|textbox|combobox|checkbox|radio|switch|option|menuitem|img)$/;
const named = /^(?:heading|link|text|cell|rowheader)$/;

const textsOnce = new WeakMap<SnapshotNode, readonly string[]>();

/** The texts, folded, in document order; those of its controls are none of it. */
export function textsOf(record: SnapshotNode): readonly string[] {
  let known = textsOnce.get(record);
  if (!known) {
    const entered = enteredTitle(record);
    const texts: string[] = entered === undefined ? [] : [fold(entered)];
    collect(record, texts);
    textsOnce.set(record, (known = texts));
  }
  return known;
}

function collect(node: SnapshotNode, texts: string[]): void {
  if (!controls.test(node.role)) {
    const text = fold(node.text ?? (named.test(node.role) ? node.name : ''));
    if (/\p{L}/u.test(text) && text.split(' ').length <= MOST_WORDS) texts.push(text);
  }
  for (const child of node.children) collect(child, texts);
}
