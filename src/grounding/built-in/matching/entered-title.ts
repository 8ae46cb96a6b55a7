/** The title of a line that is edited in place: one reads it in the first text field of the row, item or card. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Entry } from './page-index.js';

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

/** A text of the page that is edited by typing into it, where it stands, and is no field of a form. */
export function isTypedText({ role, tag }: SnapshotNode): boolean {
  return role === 'textbox' && !/^(?:input|textarea)$/.test(tag ?? 'input');
}

/** A heading that is edited in place, which is one still. */
export function isTypedHeading(node: SnapshotNode): boolean {
  return isTypedText(node) && /^h[1-6]$/.test(node.tag ?? '');
}

const lineTitles = new WeakMap<Entry, string | null>();

/**
 * The title of a row, item or card, also where its fields have labels, if it is one of several lines of a form with the same fields
 * ("Amount, Unit, Name" for each ingredient): then it is known by what its name holds, or else the first text in it.
 */
export function titleOfLine(record: Entry): string | undefined {
  let known = lineTitles.get(record);
  if (known === undefined)
    lineTitles.set(record, (known = enteredTitle(record.node) ?? labelledTitle(record) ?? null));
  return known ?? undefined;
}

function labelledTitle({ node, parent }: Entry): string | undefined {
  const fields = fieldsIn(node);
  const others = (parent?.node.children ?? []).filter(
    (other) => other !== node && other.role === node.role && other.classes?.[0] === node.classes?.[0],
  );
  const isLike = (some: readonly SnapshotNode[], own: readonly SnapshotNode[]): boolean =>
    own.length > 0 && labelsOf(some) === labelsOf(own);
  // "Option 1", "Option 2"; and cards that begin with the same field, however many each has besides.
  const isLine = others.some((other) => {
    const theirs = fieldsIn(other);
    const isCard = node.classes !== undefined && fields[0]?.role === 'textbox';
    return isLike(theirs, fields) || (isCard && isLike(theirs.slice(0, 1), fields.slice(0, 1)));
  });
  if (!isLine) return undefined;
  const texts = fields.filter(
    ({ role, inputType, value }) =>
      role === 'textbox' && /^(?:text)?$/.test(inputType ?? '') && /\p{L}/u.test(value ?? ''),
  );
  const called = texts.find(({ name }) => /\b(?:name|title|item|product|description)\b/i.test(name));
  return (called ?? texts[0])?.value;
}

function labelsOf(fields: readonly SnapshotNode[]): string {
  return fields.map(({ role, name }) => `${role} ${name.replace(/\d+/g, '')}`).join('|');
}

function fieldsIn(node: SnapshotNode): readonly SnapshotNode[] {
  if (node.hidden !== undefined) return [];
  if (/^(?:textbox|combobox|spinbutton|searchbox)$/.test(node.role)) return [node];
  return node.children.flatMap((child) => fieldsIn(child));
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
