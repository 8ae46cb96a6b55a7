/** A snapshot as a list of lines with their places in the tree. Wrappers vanish, repeated texts are dropped, repeated items become one line each. */
import type { Snapshot, SnapshotNode } from '../contract/snapshot.js';
import {
  isContainer,
  isInteractive,
  isLandmark,
  isWrapper,
  printNode,
  quote,
  repeats,
  type NodeStyle,
} from './print-node.js';
import { estimateTokens } from './print-tokens.js';

/** One line of a printed page. */
export interface PrintLine {
  node: SnapshotNode;
  parent: PrintLine | undefined;
  depth: number;
  /** The nodes that the line shows: one, or those of a folded item. */
  nodes: readonly SnapshotNode[];
  /** `landmark` and `heading` make the outline; an `item` is one of many alike. */
  kind: 'landmark' | 'heading' | 'interactive' | 'item' | 'text' | 'container';
  /** The repeated group that an item belongs to, and its place in it, from 0. */
  group: { id: number; index: number; size: number } | undefined;
  /** Heading in front of the line, within the same part of the page. */
  heading: PrintLine | undefined;
  /** Place in the document, from 0. */
  order: number;
}

/** From how many siblings of one kind on a group counts as repeated. */
const MIN_REPEATED = 4;
/** Largest item that is folded into one line, in nodes. */
const MAX_ITEM_NODES = 60;

/** The lines of a snapshot in document order. Linear in its nodes. */
export function linesOf(snapshot: Snapshot): PrintLine[] {
  const lines: PrintLine[] = [];
  let groups = 0;

  const add = (line: Omit<PrintLine, 'order' | 'depth'> & { parent: PrintLine | undefined }): PrintLine => {
    const full = { ...line, order: lines.length, depth: line.parent ? line.parent.depth + 1 : 0 };
    lines.push(full);
    return full;
  };

  const enterAll = (
    children: readonly SnapshotNode[],
    parent: PrintLine | undefined,
    heading: PrintLine | undefined,
  ): void => {
    const all = unwrapped(children);
    const fields = new Set(all.filter(isInteractive).map((each) => each.name));
    const flat = all.filter((each) => isInteractive(each) || !isLabel(each, fields));
    const repeated = repeatedIn(flat);
    const ids = new Map<string, number>();
    const indexes = new Map<string, number>();
    let current = heading;
    for (const child of flat) {
      const sign = signature(child);
      const size = repeated.get(sign);
      if (size === undefined) {
        const line = enter(child, parent, current);
        if (line?.kind === 'heading') current = line;
        continue;
      }
      const id = ids.get(sign) ?? groups++;
      ids.set(sign, id);
      const index = indexes.get(sign) ?? 0;
      indexes.set(sign, index + 1);
      const nodes = itemNodes(child);
      if (nodes) {
        add({ node: child, parent, nodes, kind: 'item', group: { id, index, size }, heading: current });
      } else if (isBare(child)) {
        enterAll(child.children, parent, current);
      } else {
        enter(child, parent, current, { id, index, size });
      }
    }
  };

  const enter = (
    node: SnapshotNode,
    parent: PrintLine | undefined,
    heading: PrintLine | undefined,
    group?: PrintLine['group'],
  ): PrintLine | undefined => {
    if (isNoise(node, parent)) return undefined;
    const line = add({ node, parent, nodes: [node], kind: kindOf(node), group, heading });
    if (node.content === undefined || node.children.some(holdsInteractive)) {
      enterAll(childrenOf(node), line, isLandmark(node) ? undefined : heading);
    }
    return line;
  };

  enterAll(snapshot.root.children, undefined, undefined);
  return lines;
}

/** How much of an item is shown: what can be acted on and what is wanted; its texts too; its texts with their refs. */
export type LineForm = 'short' | 'full' | 'open';

/** The text of a line, without indentation, and the nodes whose refs stand in it. */
export function printLine(
  line: PrintLine,
  style: NodeStyle,
  form: LineForm,
): { text: string; shown: readonly SnapshotNode[] } {
  const own = printNode(line.node, style);
  const head = isBare(line.node) ? ['item', line.node.ref].filter(Boolean).join(' ') : own;
  const shown = [line.node];
  const said = [line.node.name];
  const parts: string[] = [];
  let hasTitle = Boolean(line.node.name || line.node.content || line.node.text);
  for (const node of line.nodes.slice(1)) {
    const words = node.content ?? node.text ?? node.name;
    const isNews = Boolean(words) && !said.some((each) => repeats(words, each));
    const acts = isInteractive(node);
    const isTold = isNews && (form !== 'short' || !hasTitle || style.wanted(words));
    const isPicture = style.purpose === 'extract' && node.src !== undefined;
    if (!acts && !isTold && !isPicture) continue;
    if (words) {
      said.push(words);
      hasTitle = true;
    }
    const hasRef = acts || style.purpose === 'extract' || form === 'open';
    parts.push(hasRef ? printNode(node, style) : quote(words, style));
    if (hasRef) shown.push(node);
  }
  return { text: parts.length > 0 ? `${head}: ${parts.join(' · ')}` : head, shown };
}

/** Words by which an item or element is known, in short: its name, or the first words in it. */
export function titleOf(line: PrintLine): string {
  for (const node of line.nodes) {
    const text = node.name || node.content || node.text;
    if (text) return text;
  }
  return line.node.hints?.[0]?.text ?? '';
}

/** Tokens of a line with its indentation and break, estimated from above. */
export function tokensOfLine(text: string): number {
  return estimateTokens(text) + 1;
}

/** The nodes with wrappers dissolved, but for wrappers that stand side by side, alike: the cards of a list that is none by its roles. */
function unwrapped(nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const bare = nodes.filter(isBare);
  const repeated =
    bare.length >= MIN_REPEATED ? repeatedIn(bare.filter(holdsSeveral)) : new Map<string, number>();
  return nodes.flatMap((node) => {
    if (!isBare(node)) return [node];
    return repeated.has(signature(node)) && holdsSeveral(node) ? [node] : unwrapped(node.children);
  });
}

function isBare(node: SnapshotNode): boolean {
  return isWrapper(node) && !node.name;
}

function holdsSeveral(node: SnapshotNode): boolean {
  const [only, ...others] = node.children;
  if (others.length > 0) return true;
  return only !== undefined && isBare(only) && holdsSeveral(only);
}

/** Groups of siblings alike, by signature, with their size. */
function repeatedIn(siblings: readonly SnapshotNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of siblings) {
    if (node.role === 'text' || node.role === 'heading' || isLandmark(node)) continue;
    const sign = signature(node);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  for (const [sign, count] of counts) if (count < MIN_REPEATED) counts.delete(sign);
  return counts;
}

function signature(node: SnapshotNode): string {
  return `${node.role} ${node.tag ?? ''} ${isBare(node) ? (node.classes?.[0] ?? '') : ''}`;
}

/** Every node of an item that says something; nothing when the item is too large for one line. */
function itemNodes(item: SnapshotNode): SnapshotNode[] | undefined {
  const nodes: SnapshotNode[] = [];
  let seen = 0;
  const collect = (node: SnapshotNode, parent: SnapshotNode | undefined): boolean => {
    seen += 1;
    if (seen > MAX_ITEM_NODES) return false;
    const says =
      node === item || (!isWrapper(node) && !(parent && isRepeatedText(node, parent))) || Boolean(node.name);
    if (says && !(node.hidden && !isInteractive(node))) nodes.push(node);
    if (node.content !== undefined && !node.children.some(holdsInteractive)) return true;
    return childrenOf(node).every((child) => collect(child, node));
  };
  if (!collect(item, undefined)) return undefined;
  const fields = new Set(nodes.filter(isInteractive).map((each) => each.name));
  return nodes.filter((node) => node === item || isInteractive(node) || !isLabel(node, fields));
}

/** The options of a native select stand on the line of the select. */
function childrenOf(node: SnapshotNode): readonly SnapshotNode[] {
  return node.options ? [] : node.children;
}

/** Text that a field beside it has as its name already. */
function isLabel(node: SnapshotNode, fields: ReadonlySet<string>): boolean {
  if (node.role !== 'text' && node.role !== 'generic') return false;
  const words = node.role === 'text' ? node.name : (node.content ?? node.text ?? '');
  return words !== '' && fields.has(words) && !node.children.some(holdsInteractive);
}

function holdsInteractive(node: SnapshotNode): boolean {
  return isInteractive(node) || node.children.some(holdsInteractive);
}

function isRepeatedText(node: SnapshotNode, parent: SnapshotNode): boolean {
  return node.role === 'text' && [parent.name, parent.text ?? ''].some((each) => repeats(node.name, each));
}

/** Nodes that cost a line and say nothing: repeated or hidden text, empty elements. */
function isNoise(node: SnapshotNode, parent: PrintLine | undefined): boolean {
  if (node.hidden && !isInteractive(node) && node.children.length === 0) return true;
  if (node.role === 'text')
    return !node.name.trim() || (parent !== undefined && isRepeatedText(node, parent.node));
  if (node.children.length > 0 || isInteractive(node)) return false;
  return !node.name && !node.text && !node.content && node.value === undefined && !node.hints && !node.src;
}

function kindOf(node: SnapshotNode): PrintLine['kind'] {
  if (node.role === 'heading') return 'heading';
  if (isInteractive(node)) return 'interactive';
  if (isLandmark(node)) return 'landmark';
  return isContainer(node) ? 'container' : 'text';
}
