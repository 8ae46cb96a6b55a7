/** Puts a snapshot together: Playwright's nodes, what the walk found out about them, and the elements that they lack. Pure. */
import { fieldRole } from './field-role.js';
import { inLines } from './line-breaks.js';
import type { Box, Hidden, Part as TextPart, SnapshotNode } from '../contract/snapshot.js';
import { MASK } from '../contract/variables.js';
import type { FlatNode } from './align.js';
import type { AriaNode } from './compat.js';
import type { Facts } from './facts.js';
import { insertGap, type Part, textNode } from './gaps.js';
import type { Gap, WalkOutput } from './walker.js';

/** The nodes of one frame in pre-order, with those of its child frames left out. */
export interface FlatFrame {
  /** Children of the frame's document. */
  roots: readonly (AriaNode | string)[];
  nodes: readonly AriaNode[];
  flat: readonly FlatNode[];
}

/** Lists the nodes of one frame; the children of an `iframe` node belong to the next frame. */
export function flatten(roots: readonly (AriaNode | string)[]): FlatFrame {
  const nodes: AriaNode[] = [];
  const flat: FlatNode[] = [];
  const visit = (node: AriaNode | string, parent: number): void => {
    // At the top, text comes as a node of role `text` without a box.
    if (typeof node === 'string' || (node.role === 'text' && !node.box)) return;
    const { x = 0, y = 0, width = 0, height = 0 } = node.box ?? {};
    const index = nodes.push(node) - 1;
    flat.push([node.role, node.name ?? '', node.text ?? null, x, y, width, height, parent]);
    if (node.role === 'iframe') return;
    for (const child of node.children ?? []) visit(child, index);
  };
  for (const root of roots) visit(root, -1);
  return { roots, nodes, flat };
}

/** What becomes of one frame. */
export interface AssembleInput {
  frame: FlatFrame;
  walked: WalkOutput | undefined;
  /** Position of the frame's viewport in that of the page, CSS pixels. */
  origin: readonly [number, number];
  /** The frame itself is hidden, and so is all that is in it. */
  hidden: Hidden | undefined;
  /** Names a node that has no ref of Playwright's; told its address in the frame. */
  newRef: (path: string) => string;
  /** Told the address of each node that has a ref. */
  noteRef: (ref: string, path: string) => void;
  /** Gives the children of an `iframe` node. */
  childrenOfFrame: (index: number, facts: Facts | null, node: SnapshotNode) => SnapshotNode[];
}

/** The nodes of a frame that are wanted, topmost only, each with its subtree. */
export function assemble(input: AssembleInput): SnapshotNode[] {
  const { frame, walked, origin } = input;
  const kept = new Set<SnapshotNode>();
  const indexOf = new Map(frame.nodes.map((node, index) => [node, index]));
  const gapsOf = new Map<number, Gap[]>();
  for (const gap of walked?.gaps ?? []) gapsOf.set(gap.parent, [...(gapsOf.get(gap.parent) ?? []), gap]);

  const convert = (aria: AriaNode, above: string): SnapshotNode => {
    const index = indexOf.get(aria) ?? -1;
    const facts = walked?.nodes[index] ?? null;
    const node = fromAria(aria, origin);
    const path = facts ? join(above, facts.path) : '';
    if (walked?.dropped[index] !== true) kept.add(node);
    applyFacts(node, aria, facts, input.hidden);
    if (facts) {
      if (node.ref !== undefined) input.noteRef(node.ref, path);
      else if (facts.tag !== 'option' && facts.tag !== 'optgroup') node.ref = input.newRef(path);
      if (facts.parts && node.ref !== undefined) node.parts = partsOf(node.ref, facts.parts, path, input);
    }
    if (aria.role === 'iframe') {
      node.children = input.childrenOfFrame(index, facts, node);
      return node;
    }
    const given = childParts(aria, node);
    // A cell whose name is its content has no text of its own in Playwright's tree; what lies in it needs that text to lie in.
    const isNamedOnly =
      given.length === 0 && node.name !== '' && namedByContent.has(node.role) && gapsOf.has(index);
    const parts = isNamedOnly ? [node.name] : given;
    node.children = convertParts(parts, index, path, node);
    if (facts?.role === 'textbox' && aria.role === 'generic') {
      node.children = node.children.filter((child) => child.role !== 'text' && child.role !== 'generic');
    }
    const [only] = node.children;
    if (node.children.length === 1 && only?.role === 'text') {
      node.text = only.name;
      node.children = [];
    }
    return node;
  };

  const convertParts = (
    parts: readonly (AriaNode | string)[],
    index: number,
    path: string,
    parent: SnapshotNode | undefined,
  ): SnapshotNode[] => {
    const breaks = walked?.nodes[index]?.breaks ?? [];
    const children: Part[] = parts.map((part) => {
      if (typeof part === 'string') return { text: inLines(part, breaks) };
      if (part.role === 'text' && !part.box) return { text: inLines(part.text ?? part.name ?? '', breaks) };
      return { node: convert(part, path), counts: (walked?.nodes[indexOf.get(part) ?? -1] ?? null) !== null };
    });
    const gaps = gapsOf.get(index) ?? [];
    let hasIgnored = false;
    for (const gap of gaps.toReversed()) {
      hasIgnored ||= gap.kind === 'ignored';
      const make = (inner: SnapshotNode[]): SnapshotNode => {
        const gapPath = join(path, gap.facts.path);
        const made = fromGap(gap, inner, origin, input.hidden);
        made.ref = input.newRef(gapPath);
        kept.add(made);
        return made;
      };
      insertGap(children, gap, { gaps: walked?.gaps ?? [], make });
    }
    const nodes = children.flatMap((child) =>
      'text' in child ? (child.text ? [textNode(child.text)] : []) : [child.node],
    );
    const left = nodes.filter((node) => node.role === 'text' || kept.has(node) || hasKept(node));
    if (parent && (hasIgnored || left.length < nodes.length) && namedByContent.has(parent.role)) {
      // A name that is made of the content must not keep what is left out.
      parent.name = textOfChildren(left);
    }
    return left;
  };
  const hasKept = (node: SnapshotNode): boolean =>
    node.children.some((child) => kept.has(child) || hasKept(child));
  const prune = (nodes: readonly SnapshotNode[], isInside: boolean): SnapshotNode[] =>
    nodes.flatMap((node) => {
      if (node.role === 'text') return isInside ? [node] : [];
      if (!kept.has(node)) return prune(node.children, false);
      return [node];
    });

  const nodes = convertParts(frame.roots, -1, '', undefined);
  return prune(nodes, walked?.dropped.includes(false) !== false || walked.dropped.length === 0);
}

const namedByContent = new Set(
  'button link option tab menuitem menuitemcheckbox menuitemradio heading checkbox radio switch treeitem row cell gridcell columnheader rowheader'.split(
    ' ',
  ),
);
const renamed = new Set(
  'button link option tab menuitem menuitemcheckbox menuitemradio heading checkbox radio switch treeitem'.split(
    ' ',
  ),
);
const fields = new Set('textbox searchbox combobox spinbutton slider listbox'.split(' '));

function childParts(aria: AriaNode, node: SnapshotNode): (AriaNode | string)[] {
  if (aria.children) return aria.children;
  if (aria.text === undefined || node.value !== undefined) return [];
  return [aria.text];
}

/** The parts of a node's text, each with a ref of its own. */
function partsOf(
  ref: string,
  parts: NonNullable<Facts['parts']>,
  above: string,
  { noteRef }: AssembleInput,
): TextPart[] {
  return parts.map(({ text, path }, index) => {
    const own = `x${ref}.${index + 1}`;
    noteRef(own, join(above, path));
    return { text, ref: own };
  });
}

function fromAria(aria: AriaNode, origin: readonly [number, number]): SnapshotNode {
  const node: SnapshotNode = { role: aria.role, name: aria.name ?? '', children: [] };
  if (aria.ref !== undefined) node.ref = aria.ref;
  if (aria.placeholder) node.placeholder = aria.placeholder;
  if (aria.url !== undefined) node.url = aria.url;
  if (aria.level !== undefined) node.level = aria.level;
  if (aria.checked !== undefined) node.checked = aria.checked;
  if (aria.disabled) node.disabled = true;
  if (aria.expanded !== undefined) node.expanded = aria.expanded;
  if (aria.selected !== undefined) node.selected = aria.selected;
  if (aria.pressed !== undefined) node.pressed = aria.pressed;
  if (aria.active) node.focused = true;
  if (aria.invalid) node.invalid = true;
  if (aria.box) node.box = boxAt(aria.box, origin);
  return node;
}

function boxAt({ x, y, width, height }: Box, origin: readonly [number, number]): Box {
  return { x: Math.round(x + origin[0]), y: Math.round(y + origin[1]), width, height };
}

function applyFacts(
  node: SnapshotNode,
  aria: AriaNode,
  facts: Facts | null,
  hidden: Hidden | undefined,
): void {
  if (hidden) node.hidden = hidden;
  if (!facts) {
    // What kind of field it is, is not known: it may be a password.
    if (fields.has(aria.role) && aria.text !== undefined) node.value = MASK;
    return;
  }
  copyFacts(node, facts);
  if (facts.masked) {
    if (aria.text !== undefined) node.value = MASK;
  } else if (facts.value !== undefined) node.value = facts.value;
  else if (fields.has(aria.role) && aria.text !== undefined) node.value = aria.text;
  if (facts.role !== undefined && node.role === 'generic') node.role = facts.role;
  node.role = fieldRole(node.role, facts);
  if (!node.name && facts.name !== undefined) node.name = facts.name;
  if (hidden) node.hidden = hidden;
  // Playwright's snapshot leaves a name out that its children repeat.
  if (!node.name && renamed.has(node.role) && aria.children) node.name = wordsOf(aria.children).slice(0, 200);
}

/** What a node takes from the walk as it is. */
const copied = [
  'tag',
  'inputType',
  'id',
  'testId',
  'classes',
  'options',
  'min',
  'max',
  'step',
  'hasPopup',
  'opensTab',
  'draggable',
  'resizable',
  'scrolls',
  'position',
  'setSize',
  'description',
  'hidden',
  'hints',
  'required',
  'readonly',
  'invalid',
  'clickable',
  'folded',
  'focused',
  'look',
  'marks',
] as const satisfies readonly (keyof Facts)[];
/** States that Playwright gives only when they are true. */
const states = [
  'checked',
  'expanded',
  'selected',
  'pressed',
  'disabled',
] as const satisfies readonly (keyof Facts)[];

function copyFacts(node: SnapshotNode, facts: Facts): void {
  for (const name of copied) if (facts[name] !== undefined) Reflect.set(node, name, facts[name]);
  for (const name of states) {
    if (facts[name] !== undefined && !(name in node)) Reflect.set(node, name, facts[name]);
  }
}

function fromGap(
  gap: Gap,
  inner: SnapshotNode[],
  origin: readonly [number, number],
  hidden: Hidden | undefined,
): SnapshotNode {
  const [x = 0, y = 0, width = 0, height = 0] = gap.box;
  const node: SnapshotNode = { role: gap.facts.role ?? 'generic', name: gap.facts.name ?? '', children: [] };
  copyFacts(node, gap.facts);
  if (gap.kind === 'scope' || gap.kind === 'place') delete node.clickable;
  node.box = boxAt({ x, y, width, height }, origin);
  if (hidden) node.hidden = hidden;
  if (gap.facts.masked) node.value = MASK;
  else if (gap.facts.value !== undefined) node.value = gap.facts.value;
  else if (inner.some((child) => child.role !== 'text')) node.children = inner;
  else if (gap.text) node.text = gap.text;
  return node;
}

function wordsOf(children: readonly (AriaNode | string)[]): string {
  return children
    .map((child) =>
      typeof child === 'string'
        ? child
        : (child.name ?? '') || (child.text ?? '') || wordsOf(child.children ?? []),
    )
    .filter(Boolean)
    .join(' ');
}

function textOfChildren(nodes: readonly SnapshotNode[]): string {
  return nodes
    .map((node) => node.name || node.text || textOfChildren(node.children))
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);
}

function join(above: string, path: string): string {
  return path.startsWith('/') || !above ? path : `${above}/${path}`;
}
