/** Which elements a verb can be done to, and how likely each role is meant by it. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Want } from './candidate.js';
import type { Entry } from './page-index.js';
import { actionableRoles, fieldRoles } from '../language/types.js';

const clickFits: Readonly<Record<string, number>> = {
  button: 1,
  link: 1,
  menuitem: 1,
  tab: 1,
  option: 1,
  treeitem: 0.98,
  checkbox: 0.97,
  radio: 0.97,
  switch: 0.97,
  menuitemcheckbox: 1,
  menuitemradio: 1,
  gridcell: 0.94,
  columnheader: 0.95,
  combobox: 0.93,
  textbox: 0.86,
  searchbox: 0.86,
  spinbutton: 0.86,
  slider: 0.85,
  listbox: 0.8,
};

/** What a click can be meant for; text and containers only when nothing interactive fits. */
export const wantClick: Want = {
  fit: (node, entry) =>
    entry.actionable && !isWhole(node) && !isReadOut(node) ? (clickFits[node.role] ?? 0.96) : 0,
};

/** A tree or grid that takes the focus is named by nothing but its items, and a click on it would hit any of them. */
function isWhole(node: SnapshotNode): boolean {
  if (node.name !== '' || node.children.length === 0) return false;
  return (
    /^(?:tree|grid|treegrid|table|rowgroup|list|menu|menubar|tablist|radiogroup|feed)$/.test(node.role) ||
    (node.role === 'generic' && holdsItems(node))
  );
}

/** It consists of several items that each have something of their own to click. */
function holdsItems(node: SnapshotNode): boolean {
  const [first, ...others] = node.children;
  if (first && others.length === 0) return holdsItems(first);
  const items = node.children.filter(
    (child) => child.role === first?.role && child.tag === first.tag && child.children.length > 1,
  );
  const isOwn = (child: SnapshotNode): boolean =>
    child.children.some((inner) => inner.clickable === true || actionableRoles.has(inner.role));
  return items.length > 2 && items.every((child) => isOwn(child));
}

/** The same with plain text, headings, images, rows. */
export const wantAnything: Want = {
  anything: true,
  fit: (node, entry) => {
    if (entry.actionable) return clickFits[node.role] ?? 0.96;
    if (node.role === 'document' || node.role === 'iframe') return 0;
    if (node.role === 'text') return 0.8;
    return node.role === 'img' || node.role === 'image' ? 0.92 : 0.84;
  },
};

const containerRoles =
  /^(?:document|iframe|dialog|alertdialog|region|form|main|navigation|table|grid|treegrid|list|listbox|group|radiogroup|tablist|tabpanel|menu|menubar|tree|banner|contentinfo|complementary|rowgroup|toolbar|search|feed|application|separator|scrollbar)$/;

/** What a click falls back to: text, headings, images, items; never a container. */
export const wantText: Want = {
  anything: true,
  fit: (node, entry) =>
    (!entry.actionable || isWhole(node)) && containerRoles.test(node.role)
      ? 0
      : wantAnything.fit(node, entry),
};

/** What a goal can be: something that does a thing when it is clicked. */
export const wantGoal: Want = {
  fit: (node, entry) =>
    /^(?:textbox|searchbox|combobox|spinbutton|slider|listbox)$/.test(node.role)
      ? 0
      : wantClick.fit(node, entry),
};

/** An option of a list that is kept for screen readers: what a person sees and clicks stands elsewhere. */
function isReadOut({ role, hidden, box }: SnapshotNode): boolean {
  return role === 'option' && hidden === 'clipped' && (box === undefined || box.width <= 1);
}

/** What can be opened: not a field. */
export const wantOpen: Want = {
  opens: true,
  fit: (node, entry) =>
    /^(?:textbox|searchbox|spinbutton|slider)$/.test(node.role)
      ? 0
      : wantClick.fit(node, entry) * (/^(?:checkbox|radio)$/.test(node.role) ? 0.8 : 1),
};

/** What can be shown: "show 50 entries" is no click on the list that the number is chosen from. */
export const wantShown: Want = {
  opens: true,
  fit: (node, entry) => (node.options === undefined ? wantOpen.fit(node, entry) : 0),
};

/** Where one can go. */
export const wantPlace: Want = {
  fit: (node, entry) => (node.role === 'button' ? 0.9 : 1) * wantClick.fit(node, entry),
};

/** A field that text goes into, or a control that takes a value. */
export const wantField: Want = {
  fit: (node, entry) => {
    if (!entry.actionable) return 0;
    if (node.readonly === true && !/combobox/.test(node.role) && node.hasPopup === undefined)
      return fieldRoles.has(node.role) ? 0.93 : 0;
    if (node.role === 'textbox' || node.role === 'searchbox' || node.role === 'spinbutton') return 1;
    if (node.role === 'combobox') return 0.97;
    if (node.role === 'slider') return 0.9;
    if (node.inputType !== undefined && !notTyped.has(node.inputType)) return 0.95;
    return 0;
  },
  nameless: 'unnamed',
};

const notTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file', 'hidden']);

/** Any control that holds a value or a state. */
export const wantControl: Want = {
  fit: (node, entry) => {
    if (isEmptyList(node)) return 0;
    // A native list that is not acted on stands behind one that is drawn.
    if (!entry.actionable)
      return node.tag !== 'select' && /^(?:radiogroup|listbox|group|tablist)$/.test(node.role) ? 0.8 : 0;
    return Math.max(
      wantField.fit(node, entry),
      checkFit(node) * 0.97,
      node.role === 'listbox' ? 0.95 : 0,
      node.hasPopup !== undefined ? 0.9 : 0,
    );
  },
  nameless: 'unnamed',
};

/** Something that is on or off. */
export const wantCheck: Want = {
  fit: (node, entry) => (entry.actionable ? checkFit(node) : 0),
  nameless: 'any',
};

function checkFit(node: SnapshotNode): number {
  if (/^(?:checkbox|switch|menuitemcheckbox)$/.test(node.role)) return 1;
  if (/^(?:radio|menuitemradio)$/.test(node.role)) return 0.98;
  if (node.checked !== undefined || node.pressed !== undefined) return 0.95;
  return node.role === 'option' && !isReadOut(node) ? 0.9 : 0;
}

const optionFits: Readonly<Record<string, number>> = {
  option: 1,
  menuitem: 1,
  menuitemradio: 1,
  menuitemcheckbox: 1,
  radio: 1,
  tab: 0.97,
  treeitem: 0.98,
  checkbox: 0.98,
  switch: 0.9,
  gridcell: 0.96,
  listitem: 0.9,
  link: 0.95,
  button: 0.95,
  row: 0.85,
};

/** Something that is chosen: an option, a radio button, a menu item, a tab. */
export const wantOption: Want = {
  fit: (node, entry) =>
    entry.actionable
      ? (optionFits[node.role] ?? (node.clickable && !isWhole(node) ? 0.95 : 0))
      : node.role === 'listitem'
        ? 0.85
        : 0,
  anything: true,
};

/** What an option is chosen from. */
export const wantChooser: Want = {
  anything: true,
  fit: (node, entry) => chooserFit(node, entry),
  nameless: 'unnamed',
};

/** The list of a combobox that is closed may be there, and has nothing in it. */
function isEmptyList({ role, tag, options, children, text, expanded, clickable }: SnapshotNode): boolean {
  const isOpener = text !== undefined || expanded !== undefined || clickable === true;
  return role === 'listbox' && tag !== 'select' && !options && !isOpener && children.length === 0;
}

function chooserFit(node: SnapshotNode, entry: Entry): number {
  if (isEmptyList(node)) return 0;
  if (/^(?:combobox|listbox)$/.test(node.role)) return 1;
  if (node.hasPopup !== undefined && entry.actionable) return 0.97;
  if (/^(?:radiogroup|tablist|menu|menubar|tree|grid)$/.test(node.role)) return 0.95;
  if (/^(?:group|toolbar|list|navigation|region|form)$/.test(node.role)) return 0.86;
  if (node.role === 'button' || (entry.actionable && node.expanded !== undefined)) return 0.9;
  // Nothing is chosen from a page of text.
  if (node.role === 'textbox') return node.tag === undefined || node.tag === 'input' ? 0.85 : 0;
  if (node.role === 'menuitem' || node.role === 'spinbutton' || node.role === 'slider') return 0.85;
  // The header of a column sorts, and nothing is chosen from it.
  const isHeader = node.role === 'columnheader' || entry.parent?.node.role === 'columnheader';
  return entry.actionable && node.clickable && !isHeader ? 0.8 : 0;
}

/** Something that opens and closes. */
export const wantExpandable: Want = {
  fit: (node, entry) =>
    entry.actionable &&
    // What only wraps a button is no section, whatever a script calls it.
    !(
      node.role === 'tab' &&
      node.tag !== 'button' &&
      node.children.some(({ tag, name }) => tag === 'button' && name === node.name)
    ) &&
    (node.expanded !== undefined || node.tag === 'summary' || entry.parent?.node.tag === 'details')
      ? 1
      : 0,
};

/** A file input, or the button that stands for one. */
export const wantFile: Want = {
  fit: (node, entry) => {
    if (node.inputType === 'file') return 1;
    return entry.actionable && /^(?:button|link|generic)$/.test(node.role) ? 0.8 : 0;
  },
  nameless: 'unnamed',
};

/** The header of a column. */
export const wantHeader: Want = {
  fit: (node, entry) => (entry.actionable && node.role === 'columnheader' ? 1 : 0),
};
