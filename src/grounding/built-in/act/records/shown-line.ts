/** A list that shows one of its lines beside it: a title or a field there says what that line is called, and a click on another shows that one. */
import { entriesOf } from '../../matching/by-role.js';
import {
  below,
  type Entry,
  isInside,
  listAround,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { fold } from '../../language/words.js';
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { isOfSite } from './record-controls.js';

/** The part of a record that is clicked as a whole, where its list shows one of its lines beside it: "Duplicate Onion soup", beside a form whose title is "Soda bread". */
export function shownLine(record: Entry, index: PageIndex): Entry | undefined {
  const clicked = clickedWhole(record, index);
  if (!clicked || isOfSite(record)) return undefined;
  const line = clicked.node.role === 'button' && clicked === record.parent ? clicked : record;
  return isOneShown(line, index) ? clicked : undefined;
}

/** The fields beside the list of a record that say what one of its lines is called. */
export function fieldsOfShown(record: Entry, index: PageIndex): readonly Entry[] {
  const titles = titlesOf(record);
  return fieldsBeside(record, index).filter(({ node }) => titles.has(fold(node.value ?? '')));
}

/** The only thing in a record that can be clicked, or the button that holds nothing but it: no link, and none that is ticked, put on or unfolds something. */
export function clickedWhole(record: Entry, index: PageIndex): Entry | undefined {
  const { parent } = record;
  const isWrapped = parent?.node.role === 'button' && parent.node.children.length === 1;
  const own = [...(isWrapped ? [parent] : []), record, ...below(index, record)].filter(
    ({ node, actionable }) => actionable && node.hidden === undefined && /\p{L}/u.test(readable(node)),
  );
  const clicked = own.at(-1);
  const isOnly = own.every((entry) => entry === clicked || (clicked && isInside(clicked, entry)));
  return clicked && isOnly && isPlain(clicked, index) ? clicked : undefined;
}

function isPlain({ node }: Entry, index: PageIndex): boolean {
  const { role, children, checked, pressed, expanded, hasPopup, disabled } = node;
  if ([checked, expanded, hasPopup].some((each) => each !== undefined) || disabled === true) return false;
  if (pressed !== undefined && !(pressed === false && isOnePressed(node, index))) return false;
  // A button with one plain text on it does something; one that says more stands for what it says.
  return role === 'button'
    ? children.length > 0
    : /^(?:generic|listitem|row|article|treeitem|cell|gridcell)$/.test(role);
}

/** Of the lines of a list just the one that is shown is pressed. */
function isOnePressed({ classes, children }: SnapshotNode, index: PageIndex): boolean {
  const alike = entriesOf('button', index).filter(
    ({ node }) =>
      node.pressed !== undefined &&
      node.classes?.[0] === classes?.[0] &&
      node.children.length === children.length,
  );
  return alike.filter(({ node }) => node.pressed === true).length === 1;
}

const shownOnce = new WeakMap<Entry, boolean>();

function isOneShown(line: Entry, index: PageIndex): boolean {
  const list = listAround(line);
  if (!list) return false;
  let known = shownOnce.get(list);
  if (known === undefined) {
    const titles = titlesOf(line);
    const headings = entriesOf('heading', index).filter(
      (entry) => !isInside(entry, list) && !isOfSite(entry) && titles.has(fold(readable(entry.node))),
    );
    const shown = new Set([
      ...headings.map(({ node }) => fold(readable(node))),
      ...fieldsOfShown(line, index).map(({ node }) => fold(node.value ?? '')),
    ]);
    shownOnce.set(list, (known = titles.size > 1 && shown.size === 1));
  }
  return known;
}

function fieldsBeside(line: Entry, index: PageIndex): readonly Entry[] {
  const list = listAround(line);
  return entriesOf('textbox', index).filter(
    (entry) =>
      entry.node.hidden === undefined &&
      /\p{L}{2}/u.test(entry.node.value ?? '') &&
      !(list && isInside(entry, list)),
  );
}

/** What the lines beside a record, and itself, are called. */
function titlesOf({ node, parent }: Entry): ReadonlySet<string> {
  const alike = (parent?.node.children ?? []).filter(
    (other) => other.role === node.role && other.tag === node.tag,
  );
  return new Set(alike.map((each) => fold(titleOf(each))).filter((title) => /\p{L}{2}/u.test(title)));
}

/** The first text of a line, without the badges behind it: "Onion soup" of "Onion soup draft". */
function titleOf(line: SnapshotNode): string {
  const own = firstText(line);
  const said = readable(own);
  const badges = (own.parts ?? []).map(({ text }) => text).filter((text) => text !== said);
  return badges
    .reduceRight((left, badge) => {
      const rest = left.trimEnd();
      return rest.endsWith(badge) ? rest.slice(0, -badge.length) : left;
    }, said)
    .trim();
}

function firstText(node: SnapshotNode): SnapshotNode {
  const [first] = node.children.filter((child) => /\p{L}/u.test(readable(child)));
  return first ? firstText(first) : node;
}
