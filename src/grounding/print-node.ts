/** One node of a snapshot as a few words: role, ref, name, states only when set. Page text is quoted and kept on one line. */
import type { SnapshotNode } from '../contract/snapshot.js';

/** What a printed page is for: elements to act on, or values to read. */
export type PrintPurpose = 'act' | 'extract';

/** How a node is printed. */
export interface NodeStyle {
  purpose: PrintPurpose;
  /** Longest name or text in characters; the middle is left out of longer ones. */
  maxCharacters: number;
  /** Says where a node has an address that can be asked for; the address itself is not printed. */
  marksUrls: boolean;
  /** Words of the instruction: options of a select that hold one of them come first. */
  wanted: (text: string) => boolean;
}

const interactiveRoles = new Set(
  (
    'button link textbox searchbox combobox listbox option checkbox radio switch slider spinbutton menuitem menuitemcheckbox ' +
    'menuitemradio tab treeitem gridcell'
  ).split(' '),
);
const landmarkRoles = new Set(
  'banner navigation main contentinfo complementary region search form dialog alertdialog alert status iframe menu tabpanel toolbar'.split(
    ' ',
  ),
);
const containerRoles = new Set(
  'list table grid rowgroup row listbox tree treegrid group radiogroup tablist menubar feed article figure section paragraph'.split(
    ' ',
  ),
);
const MAX_OPTIONS = 12;

/** Whether a person can act on the node. */
export function isInteractive(node: SnapshotNode): boolean {
  return interactiveRoles.has(node.role) || node.clickable === true || node.draggable === true;
}

/** Whether the node divides the page into parts that have a meaning. */
export function isLandmark(node: SnapshotNode): boolean {
  return landmarkRoles.has(node.role);
}

/** Whether the node only holds others together: without name and state it says nothing by itself. */
export function isWrapper(node: SnapshotNode): boolean {
  if (isInteractive(node) || landmarkRoles.has(node.role)) return false;
  if (node.text || node.value !== undefined || node.content) return false;
  return (
    node.role === 'generic' ||
    node.role === 'none' ||
    node.role === 'presentation' ||
    node.role === 'document'
  );
}

/** Whether the node is worth a place of its own although nothing of it can be said in words. */
export function isContainer(node: SnapshotNode): boolean {
  return containerRoles.has(node.role) || landmarkRoles.has(node.role);
}

/** `button e5 "Save" disabled`. */
export function printNode(node: SnapshotNode, style: NodeStyle): string {
  const parts: string[] = [];
  if (node.role === 'text') return quote(node.name, style);
  if (node.role !== 'generic') parts.push(node.role);
  if (node.ref && (style.purpose === 'extract' || isInteractive(node) || isContainer(node) || hasWords(node)))
    parts.push(node.ref);
  if (node.name) parts.push(quote(node.name, style));
  const own = node.content ?? node.text;
  if (own && !repeats(own, node.name)) parts.push(quote(own, style));
  if (!node.name && !own) parts.push(...hintsOf(node, style));
  if (node.value !== undefined && !repeats(node.value, node.name)) parts.push(`=${quote(node.value, style)}`);
  parts.push(...statesOf(node, style));
  return parts.join(' ');
}

/** Whether `text` says nothing beyond `other`. */
export function repeats(text: string, other: string): boolean {
  return fold(other).includes(fold(text));
}

/** A text of the page as one quoted line: quotes and breaks cannot end it early. */
export function quote(text: string, { maxCharacters }: Pick<NodeStyle, 'maxCharacters'>): string {
  const line = text.replace(/\s+/g, ' ').trim().replaceAll('"', "'");
  if (line.length <= maxCharacters) return `"${line}"`;
  const half = Math.floor((maxCharacters - 1) / 2);
  return `"${line.slice(0, half)}…${line.slice(-half)}"`;
}

function hasWords(node: SnapshotNode): boolean {
  return Boolean(node.text || node.content || node.name) && node.role !== 'text';
}

function hintsOf(node: SnapshotNode, style: NodeStyle): string[] {
  const hint = node.hints?.[0]?.text ?? node.placeholder ?? node.description ?? node.testId ?? node.id;
  return hint ? [`~${quote(hint, style)}`] : [];
}

function statesOf(node: SnapshotNode, style: NodeStyle): string[] {
  const states: (string | false | undefined)[] = [
    node.placeholder !== undefined &&
      Boolean(node.name) &&
      !repeats(node.placeholder, node.name) &&
      `placeholder ${quote(node.placeholder, style)}`,
    node.checked === true ? 'checked' : node.checked === 'mixed' && 'mixed',
    node.pressed === true && 'pressed',
    node.selected && 'selected',
    node.expanded !== undefined && (node.expanded ? 'expanded' : 'collapsed'),
    node.disabled && 'disabled',
    node.readonly && 'readonly',
    node.required && style.purpose === 'act' && 'required',
    node.invalid && 'invalid',
    node.focused && 'focused',
    node.inputType === 'password' && 'password',
    node.inputType === 'file' && 'file',
    node.hidden && `hidden:${node.hidden}`,
    node.clickable && !interactiveRoles.has(node.role) && 'clickable',
    node.draggable && 'draggable',
    node.role === 'heading' && node.level !== undefined && `h${node.level}`,
    node.position !== undefined && node.setSize !== undefined && `${node.position}/${node.setSize}`,
    style.marksUrls && (node.url !== undefined || node.src !== undefined) && 'url',
    node.min !== undefined && node.max !== undefined && `${node.min}..${node.max}`,
    node.options && optionsOf(node.options, style),
  ];
  return states.filter((state) => typeof state === 'string');
}

function optionsOf(options: readonly string[], style: NodeStyle): string {
  const wanted = options.filter((each) => style.wanted(each));
  const shown = [...new Set([...wanted, ...options])].slice(0, MAX_OPTIONS);
  const rest = options.length - shown.length;
  const list = shown.map((each) => each.replace(/\s+/g, ' ').slice(0, 40)).join(' | ');
  return `options "${list.replaceAll('"', "'")}"${rest > 0 ? ` and ${rest} more` : ''}`;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
