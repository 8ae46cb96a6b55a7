/** The snapshot, ready for matching: order, ancestors, the names of every node, rarity of words. Built once per snapshot. */
import { plainIcon } from './icon-names.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { isTwin, namesBehind } from './native-twin.js';
import { actionableRoles } from '../language/types.js';
import { isStopWord, wordLikeness, wordsOf, type Word } from '../language/words.js';
import { askedFor, promptOf } from './asked-for.js';
import { titleOfOpen } from './open-title.js';
import { isDeedRow } from './deed-row.js';
import { unglued } from './unglued.js';
import { markLonely, recordsAmong } from './records-among.js';
import { isUtilityClass } from './utility-classes.js';

/** One text that names a node, and how far it can be trusted (1: the accessible name). */
export interface Evidence {
  kind: string;
  text: string;
  words: readonly Word[];
  trust: number;
}

/** A node with its place in the page. */
export interface Entry {
  node: SnapshotNode;
  parent: Entry | undefined;
  /** Place in document order, and the place of the last node below. */
  order: number;
  end: number;
  depth: number;
  /** In document order, as the children of the node. */
  children: readonly Entry[];
  /** What names it; empty for pure layout. */
  evidence: readonly Evidence[];
  /** A person can act on it. */
  actionable: boolean;
  /** One of several siblings of the same shape: a row, a card, an item. */
  record: boolean;
  /** Some of its children are records. */
  repeats: boolean;
}

/** The index of one snapshot. */
export interface PageIndex {
  snapshot: Snapshot;
  entries: readonly Entry[];
  actionable: readonly Entry[];
  /** In how many named nodes a meaning occurs. */
  frequency: ReadonlyMap<string, number>;
  /** Number of named nodes. */
  size: number;
  /** The words of all names, each with the nodes that say it. */
  vocabulary: ReadonlyMap<string, { word: Word; entries: Entry[] }>;
}

/** Most characters of what can be clicked and is known by nothing but what it holds. */
const MOST_CONTENT = 300;

const childless: readonly Entry[] = [];
const indexes = new WeakMap<Snapshot, PageIndex>();

/** The index of a snapshot; built at the first call. */
export function indexOf(snapshot: Snapshot): PageIndex {
  const known = indexes.get(snapshot);
  if (known) return known;
  const entries: Entry[] = [];
  const vocabulary = new Map<string, { word: Word; entries: Entry[] }>();
  const frequency = new Map<string, number>();
  add(snapshot.root, undefined, false, entries);
  markLonely(entries);
  let size = 0;
  for (const entry of entries) {
    if (entry.evidence.length === 0) continue;
    size += 1;
    const seen = new Set<string>();
    for (const { words } of entry.evidence) {
      for (const word of words) {
        seen.add(word.meaning);
        const known = vocabulary.get(word.text);
        if (!known) vocabulary.set(word.text, { word, entries: [entry] });
        else if (known.entries.at(-1) !== entry) known.entries.push(entry);
      }
    }
    for (const meaning of seen) frequency.set(meaning, (frequency.get(meaning) ?? 0) + 1);
  }
  const index: PageIndex = {
    snapshot,
    entries,
    actionable: entries.filter((entry) => entry.actionable),
    frequency,
    size,
    vocabulary,
  };
  indexes.set(snapshot, index);
  return index;
}

const byRefOnce = new WeakMap<PageIndex, ReadonlyMap<string, Entry>>();

/** The node with a ref; undefined when the page has none. */
export function entryOf(ref: string, index: PageIndex): Entry | undefined {
  let once = byRefOnce.get(index);
  if (!once) {
    const found = new Map<string, Entry>();
    for (const among of [index.entries, partsOf(index)])
      for (const entry of among) if (entry.node.ref !== undefined) found.set(entry.node.ref, entry);
    byRefOnce.set(index, (once = found));
  }
  return once.get(ref);
}

const partsOnce = new WeakMap<PageIndex, readonly Entry[]>();

/** The parts of texts that are elements of their own and no nodes, each below the node whose text it is a part of. */
export function partsOf(index: PageIndex): readonly Entry[] {
  let once = partsOnce.get(index);
  if (!once) {
    once = index.entries
      .filter(({ node }) => node.parts !== undefined)
      .flatMap((parent) =>
        (parent.node.parts ?? []).map(({ text, ref }): Entry => ({
          node: { role: 'text', name: text, ref, children: [] },
          parent,
          order: parent.order + 0.5,
          end: parent.order + 0.5,
          depth: parent.depth + 1,
          children: childless,
          evidence: [evidence('text', text, 1)],
          actionable: false,
          record: false,
          repeats: false,
        })),
      );
    partsOnce.set(index, once);
  }
  return once;
}

const mentionsOnce = new WeakMap<PageIndex, Map<string, ReadonlySet<Entry>>>();

/** The nodes whose names say a word, or one like it. */
export function mentionsOf(word: Word, index: PageIndex): ReadonlySet<Entry> {
  let once = mentionsOnce.get(index);
  if (!once) mentionsOnce.set(index, (once = new Map()));
  const known = once.get(word.text);
  if (known) return known;
  const found = new Set<Entry>();
  for (const { word: shown, entries } of index.vocabulary.values()) {
    if (wordLikeness(word, shown) > 0) for (const entry of entries) found.add(entry);
  }
  once.set(word.text, found);
  return found;
}

/** Whether `inner` lies below `outer`; a node does not lie below itself. */
export function isInside(inner: Entry, outer: Entry): boolean {
  return inner.order > outer.order && inner.order <= outer.end;
}

/** The ancestors, nearest first. */
export function* ancestorsOf(entry: Entry): Generator<Entry> {
  for (let parent = entry.parent; parent; parent = parent.parent) yield parent;
}

/** What holds an element with its like: for a row the table, however many bodies that is divided into. */
export function listAround({ parent }: Entry): Entry | undefined {
  return parent?.node.role === 'rowgroup' ? parent.parent : parent;
}

/** The entries below a node, in document order. */
export function below(index: PageIndex, entry: Entry): readonly Entry[] {
  return index.entries.slice(entry.order + 1, entry.end + 1);
}

/** How much a word tells on this page: 1 for one that is rare, towards 0.2 for one that is everywhere (inverse document frequency). */
export function weightOf(word: Word, index: PageIndex): number {
  if (isStopWord(word)) return 0.15;
  const frequency = index.frequency.get(word.meaning) ?? 0;
  return Math.max(0.3, 1 - Math.log(1 + frequency) / Math.log(3 + index.size * 2));
}

/** A leaf without extent, as in a menu that is about to open; a slot has none either, and yet shows what it holds. */
function isUnseen(node: SnapshotNode): boolean {
  const { box } = node;
  const isPoint = box !== undefined && box.width === 0 && box.height === 0;
  return isPoint && node.children.length === 0 && node.role === 'generic' && node.tag !== 'slot';
}

const subtreeTexts = {
  all: new WeakMap<SnapshotNode, string>(),
  'without buttons': new WeakMap<SnapshotNode, string>(),
};

/**
 * What a person reads in a subtree, at most about 600 characters. Without buttons it is what the subtree is about, and not
 * what can be done to it: "add to cart" is said of the button of a card, and never of the link beside it.
 */
export function readable(node: SnapshotNode, part: keyof typeof subtreeTexts = 'all'): string {
  const texts = subtreeTexts[part];
  const known = texts.get(node);
  if (known !== undefined) return known;
  const parts: string[] = [];
  let length = 0;
  const collect = (each: SnapshotNode): void => {
    if (length > 600 || isUnseen(each)) return;
    // What might be chosen from a native list says nothing of the row or form that the list is in.
    if (each !== node && each.tag === 'option' && each.selected !== true) return;
    if (part === 'without buttons' && each !== node) {
      if (each.role === 'button') return;
      if (each.role === 'heading' && each.name) {
        parts.push(each.name);
        length += each.name.length + 1;
        return;
      }
    }
    const own = each.role === 'text' ? each.name : (each.text ?? each.name);
    if (
      own &&
      !(each.children.length > 0 && each.text === undefined && each.role !== 'text' && repeatsChildren(each))
    ) {
      parts.push(own);
      length += own.length + 1;
    }
    for (const child of each.children) collect(child);
  };
  collect(node);
  const text = parts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 700);
  texts.set(node, text);
  return text;
}

/** A name that is made of the content below says nothing new. */
function repeatsChildren(node: SnapshotNode): boolean {
  const first = node.children.find(
    (child) => child.role === 'text' || child.text !== undefined || child.name,
  );
  const text = first ? (first.role === 'text' ? first.name : (first.text ?? first.name)) : '';
  return text !== '' && node.name.includes(text.slice(0, 40));
}

function add(node: SnapshotNode, parent: Entry | undefined, record: boolean, entries: Entry[]): Entry {
  const actionable = isActionable(node, parent);
  const behind = actionable
    ? namesBehind(node, parent).map((name) => evidence('label-nearby', name, 0.96))
    : [];
  const entry: Entry = {
    node,
    parent,
    order: entries.length,
    end: 0,
    depth: (parent?.depth ?? -1) + 1,
    children: childless,
    actionable,
    evidence: [...evidenceOf(node, actionable), ...behind],
    record,
    repeats: false,
  };
  entries.push(entry);
  if (node.children.length === 0) {
    entry.end = entry.order;
    return entry;
  }
  const records = recordsAmong(node, record);
  entry.repeats = records.size > 0;
  entry.children = node.children.map((child) => add(child, entry, records.has(child), entries));
  entry.end = entries.length - 1;
  return entry;
}

function isActionable(node: SnapshotNode, parent: Entry | undefined): boolean {
  if (node.ref === undefined || isTwin(node, parent?.node, parent?.parent?.node)) return false;
  if (actionableRoles.has(node.role)) {
    // Plain cells and headers are not acted on unless the page marks them.
    if (node.role === 'columnheader' || node.role === 'gridcell')
      return node.clickable === true || node.role === 'gridcell' || node.children.length > 0;
    return true;
  }
  if (isDeedRow(node)) return false;
  if (parent && isDeedRow(parent.node)) return true;
  // A script on the body puts things away that are open.
  if (node.clickable) return node.tag !== 'body' && node.tag !== 'html';
  // The summary of a details element: Playwright calls it a generic with a name.
  return (
    node.tag === 'summary' ||
    (node.role === 'generic' &&
      node.name !== '' &&
      parent?.node.role === 'group' &&
      parent.node.children[0] === node)
  );
}

function evidenceOf(node: SnapshotNode, actionable: boolean): Evidence[] {
  if (node.role === 'text') return [evidence('text', node.name, 1)];
  const all: Evidence[] = [];
  const push = (kind: string, text: string | undefined, trust: number): void => {
    // The letters of an icon font name nothing that anybody says.
    if (text === undefined || /^[\s\p{Co}]*$/u.test(text)) return;
    if (all.some((each) => each.text === text)) return;
    all.push(evidence(kind, text, trust));
  };
  const isSample = isCalledBySample(node);
  // "close outline" is what the picture is called that it is drawn with.
  const isPicture = node.hints?.some(({ from, text }) => from === 'icon' && text === node.name);
  push('name', isPicture ? plainIcon(node.name) : node.name, isSample ? 0.85 : 1);
  push('text', node.text, node.name ? 0.95 : 1);
  if (actionable && node.name && !isSample) push('name', headOf(node.name), 0.94);
  if (/^(?:option|menuitem)$/.test(node.role)) push('name', unglued(node), 0.95);
  if (
    actionable &&
    node.options === undefined &&
    !/^(?:combobox|listbox|textbox)$/.test(node.role) &&
    node.name === '' &&
    node.text === undefined &&
    node.children.length > 0
  ) {
    const title = titleOfOpen(node);
    if (title === undefined) push('content', contentOf(node), 1);
    else push('text', title, 1);
  }
  for (const hint of node.hints ?? []) {
    const names = hint.from === 'icon' ? [plainIcon(hint.text), hint.text] : [hint.text];
    for (const name of names) push(hint.from, name, hintTrust[hint.from] ?? 0.8);
  }
  push('placeholder', node.placeholder, 0.97);
  if (node.name === '') push('placeholder', askedFor(node), 0.9);
  push('placeholder', promptOf(node), 0.97);
  push('description', node.description, 0.75);
  if (actionable || node.testId !== undefined || /^(?:alert|status|dialog|alertdialog)$/.test(node.role)) {
    push('test id', node.testId, 0.8);
    // Two letters are short for anything.
    if (node.id && node.id.length > 2) push('id', node.id, 0.7);
    const classes = node.classes?.filter((name) => !/\d{3,}|^css-|^sc-|^jss/.test(name)) ?? [];
    const own = classes.filter((name) => !ofAnySign.test(name));
    // What shows a sign and no word is known by the one word that its style sheet has for it.
    if (isSign(node) && own.length === 1 && /^[a-z]{3,12}$/.test(own[0] ?? '')) push('class', own[0], 0.8);
    else push('class', classes.filter((name) => !isUtilityClass(name)).join(' '), 0.55);
    if (node.inputType && !['text', 'submit', 'button'].includes(node.inputType))
      push('type', node.inputType, 0.8);
  }
  return all;
}

/** Classes that any sign may have. */
const ofAnySign =
  /^(?:clickable|pointer|link|lnk|btn|button|icons?|ico?|fa|fas|far|action|control|small|large|right|left)$/;

function isSign({ name, text = '', tag = '', children, box }: SnapshotNode): boolean {
  // A sign that is all drawn by its class shows no text.
  const isDrawn = /^(?:i|b|em|span|svg)$/.test(tag) && children.length === 0 && (box?.width ?? 99) <= 64;
  return name === '' && (text !== '' || isDrawn) && text.length <= 3 && !/[\p{L}\p{N}]/u.test(text);
}

/** Without a label of its own a field is called by its placeholder; where the text beside it says nothing of that, it may be a sample. */
function isCalledBySample({ role, name, hints = [] }: SnapshotNode): boolean {
  if (name === '' || !/^(?:textbox|searchbox|spinbutton)$/.test(role)) return false;
  const labels = hints.filter(({ from }) => from === 'label-nearby').flatMap(({ text }) => wordsOf(text));
  const sample = wordsOf(name);
  return labels.length > 0 && !labels.some(({ text }) => sample.some((word) => word.text === text));
}

/** What a card or line without a name is known by. A part of the page that says as much as a paragraph is nobody's button. */
function contentOf(node: SnapshotNode): string | undefined {
  const text = readable(node);
  return text.length <= MOST_CONTENT ? text.slice(0, 200) : undefined;
}

/** "Text Tool [T]", "Save (Ctrl+S)": a name with the keys for it behind. */
const shortcut =
  /^(.{2,60}?)\s*[[(](?:[A-Z]|F\d{1,2}|(?:ctrl|alt|shift|cmd|meta|option|⌘|⌥)\s?[^\])]*)[\])]$/iu;

/** A name with a detail behind it. */
const detail = /^(.{2,60}?)(?:\s+[–—|·•-]\s+|\s*[,:(]\s*(?=\S*[\d$€£])|\s+(?=[$€£]?\d[\d.,]*\+?$))/u;

/** "Professional – $20/month", "Cart, 2 items", "Drafts (1)": what stands in front of the details. */
function headOf(name: string): string | undefined {
  const head = (shortcut.exec(name) ?? detail.exec(name))?.[1];
  return head && /\p{L}/u.test(head) ? head : undefined;
}

const hintTrust: Readonly<Record<string, number>> = {
  'label-nearby': 0.96,
  title: 0.96,
  alt: 0.96,
  icon: 0.92,
  value: 0.97,
  'described-by': 0.75,
  name: 0.8,
  class: 0.7,
};

function evidence(kind: string, text: string, trust: number): Evidence {
  const shown = wordsOf(text.slice(0, 300));
  // The numbers of ids and classes were counted by a program: "tree_4" is no fourth of anything that the page shows.
  const words = /^(?:id|class)$/.test(kind) ? shown.filter((word) => !/^\d+$/.test(word.text)) : shown;
  // "Door A": a letter at the end of a name is no article.
  const last = words.length > 1 && /\s[AI]$/.test(text) ? words.at(-1) : undefined;
  return { kind, text, words: last ? [...words.slice(0, -1), { ...last, isName: true }] : words, trust };
}
