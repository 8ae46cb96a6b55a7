/** The title of a line that is edited in place: one reads it in the first text field of the row, item or card. */
import type { SnapshotNode } from '../../../contract/snapshot.js';

const titles = new WeakMap<SnapshotNode, string | null>();

/**
 * What stands in the first text field of a row, item or card; undefined where that field has a label of its own, which says that it is
 * one field of a form, and where it holds no word (an amount, a masked secret).
 */
export function enteredTitle(record: SnapshotNode): string | undefined {
  let known = titles.get(record);
  if (known === undefined) titles.set(record, (known = titleIn(record) ?? null));
  return known ?? undefined;
}

function titleIn(record: SnapshotNode): string | undefined {
  const field = firstField(record);
  if (!field || !/^(?:text)?$/.test(field.inputType ?? '') || !/\p{L}/u.test(field.value ?? ''))
    return undefined;
  const isLabelled = record.role !== 'row' && field.name !== '' && field.name !== field.placeholder;
  return isLabelled ? undefined : field.value;
}

function firstField(node: SnapshotNode): SnapshotNode | undefined {
  if (node.role === 'textbox' && node.hidden === undefined) return node;
  for (const child of node.children) {
    const found = firstField(child);
    if (found) return found;
  }
  return undefined;
}
