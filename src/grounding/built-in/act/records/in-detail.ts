/** A record whose controls show only when it is opened: the line of a list with a panel beside it, or one that unfolds. */
import type { Scene } from '../../matching/look-up.js';
import { stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  listAround,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { wordLikeness, wordsOf } from '../../language/words.js';
import type { Found } from './record-found.js';

/** How sure it is that a line opens what it stands for. */
const CONFIDENCE = 0.8;

/** The step that opens a record where its page shows that lines are opened: one of them is, or it says that it is folded up. */
export function detailStep(record: Entry, index: PageIndex): ReturnType<typeof stepOn> | undefined {
  const opener = folded(record, index) ?? (isLineOfMany(record) ? record : undefined);
  return opener?.node.ref === undefined ? undefined : stepOn(opener, 'click', { confidence: CONFIDENCE });
}

/** What can be done to the record that is open: in it, or outside of its list beside a text that names it. */
export function detailControls({ record, said }: Found, { index }: Scene): readonly Entry[] {
  const list = listAround(record);
  const isOutside = (entry: Entry): boolean =>
    list === undefined || !(entry === list || isInside(entry, list));
  const isThere = ({ node, actionable }: Entry): boolean => actionable && node.hidden === undefined;
  const inside = below(index, record).filter((entry) => isThere(entry));
  const titles = index.entries.filter(
    (entry) => isOutside(entry) && entry.node.children.length === 0 && says(readable(entry.node), said),
  );
  const panels = titles.flatMap((title) => panelOf(title, list) ?? []);
  const beside = index.actionable.filter(
    (entry) => isThere(entry) && isOutside(entry) && panels.some((panel) => isInside(entry, panel)),
  );
  return [...inside, ...beside];
}

/** The largest part around a title that does not hold the list as well. */
function panelOf(title: Entry, list: Entry | undefined): Entry | undefined {
  let panel: Entry | undefined;
  for (const ancestor of ancestorsOf(title)) {
    if (list && (ancestor === list || isInside(list, ancestor))) break;
    panel = ancestor;
  }
  return panel;
}

function says(text: string, said: Found['said']): boolean {
  const shown = text === '' ? [] : wordsOf(text);
  return said.length > 0 && said.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}

/** The one part of a record that unfolds it. */
function folded(record: Entry, index: PageIndex): Entry | undefined {
  const [opener, ...others] = [record, ...below(index, record)].filter(
    ({ node, actionable }) =>
      actionable &&
      node.expanded === false &&
      node.hasPopup === undefined &&
      !/^(?:combobox|textbox)$/.test(node.role),
  );
  return others.length === 0 ? opener : undefined;
}

/** It is clicked as a whole, and chosen out of others like it, of which one is or was. */
function isLineOfMany(record: Entry): boolean {
  const { node, parent, actionable } = record;
  if (!actionable || node.checked !== undefined || !parent) return false;
  if (/^(?:option|treeitem)$/.test(node.role)) return true;
  const alike = parent.node.children.filter((other) => other.role === node.role && other.tag === node.tag);
  return (
    alike.length > 1 &&
    alike.some(({ selected, classes = [] }) => selected === true || classes.some((name) => chosen.test(name)))
  );
}

/** How the line is called that is shown beside the list. */
const chosen = /(?:^|[-_])(?:active|selected|current|chosen|is-open|on|sel)$/i;
