/** Label and value pairs of a page or of one record: definition lists, fields, "Label: value" texts, neighbours, classes and roles. */
import { foldSpace, parseValue, trimmed } from '../../contract/parse-value.js';
import type { Trim } from '../../contract/reading.js';
import type { SnapshotNode } from '../../contract/snapshot.js';
import { type Place, textAt } from './extract-leaf.js';
import { isField, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** A value with what it is called. */
export interface Fact {
  label: string;
  words: ReadonlySet<string>;
  place: Place;
  /** How much a label of this kind is worth: 1 for a written label, less for classes, ids and roles. */
  trust: number;
}

/** All facts in the subtree of a node, in document order of their values. */
export function factsIn(tree: Tree, root: SnapshotNode): Fact[] {
  let byNode = known.get(tree);
  if (!byNode) known.set(tree, (byNode = new Map()));
  const facts: Fact[] = [];
  for (const node of visible(root)) {
    let own = byNode.get(node);
    if (!own) byNode.set(node, (own = factsOf(tree, node)));
    facts.push(...own);
  }
  return facts;
}

/** Facts by node: those of a record are asked for again at every level that it is nested in. */
const known = new WeakMap<Tree, Map<SnapshotNode, readonly Fact[]>>();

function factsOf(tree: Tree, node: SnapshotNode): Fact[] {
  const facts: Fact[] = [];
  const add = (label: string, place: Place, trust: number): void => {
    const words = new Set(plainWords(label));
    if (words.size === 0 || words.size > 9) return;
    if (textAt(tree, place) === '' && !hasState(place.node)) return;
    facts.push({ label: foldSpace(label).replace(/\s*[::]$/u, ''), words, place, trust });
  };
  termFacts(tree, node, add);
  fieldFacts(tree, node, add);
  rowFacts(tree, node, add);
  lineFacts(tree, node, add);
  neighbourFacts(tree, node, add);
  markFacts(tree, node, add);
  return facts;
}

type Add = (label: string, place: Place, trust: number) => void;

function hasState(node: SnapshotNode): boolean {
  for (const each of visible(node)) if (each.checked !== undefined || isField(each)) return true;
  return false;
}

/** `dt` and the `dd` behind it, wrapped in groups or not. */
function termFacts(tree: Tree, node: SnapshotNode, add: Add): void {
  let term: SnapshotNode | undefined;
  for (const child of node.children) {
    if (child.hidden) continue;
    if (child.role === 'term') term = child;
    else if (child.role === 'definition' && term) {
      add(tree.textOf(term), { node: child }, 1);
      term = undefined;
    }
  }
}

function fieldFacts(tree: Tree, node: SnapshotNode, add: Add): void {
  if (!isField(node) || node.role === 'img') return;
  const label = node.name || node.hints?.[0]?.text || node.placeholder || labelBefore(tree, node) || '';
  add(label, { node }, 1);
}

/** Text right before a field that has no label of its own. */
function labelBefore(tree: Tree, node: SnapshotNode): string | undefined {
  const parent = tree.parentOf(node);
  const siblings = parent?.children ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  const text = before && !isField(before) ? tree.textOf(before) : '';
  return text !== '' && text.length <= 50 ? text : undefined;
}

/** A row of two cells is a label and its value, unless the table has a header row; a row header labels the only cell behind it. */
function rowFacts(tree: Tree, node: SnapshotNode, add: Add): void {
  if (node.role !== 'row') return;
  const cells = node.children.filter((child) => !child.hidden && /cell|header/.test(child.role));
  const [label, value] = cells;
  if (!label || !value) return;
  const isHeader =
    label.role === 'rowheader' || (label.role === 'columnheader' && value.role !== 'columnheader');
  if (cells.length === 2 && value.role !== 'columnheader' && (isHeader || !hasHeaderRow(tree, node)))
    add(tree.textOf(label), { node: value }, 1);
  const last = cells.at(-1);
  if (cells.length > 2 && last && cells.slice(1, -1).every((cell) => tree.textOf(cell) === ''))
    add(tree.textOf(label), { node: last }, 1);
  for (let i = 0; i + 1 < cells.length && cells.length % 2 === 0 && cells.length > 2; i += 2) {
    const [head, cell] = [cells[i], cells[i + 1]];
    if (head && cell && head.role !== 'cell' && cell.role === 'cell')
      add(tree.textOf(head), { node: cell }, 1);
    else if (head && cell && /[::]$/u.test(tree.textOf(head))) add(tree.textOf(head), { node: cell }, 1);
  }
}

function hasHeaderRow(tree: Tree, row: SnapshotNode): boolean {
  let table = tree.parentOf(row);
  if (table?.role === 'rowgroup') table = tree.parentOf(table);
  const whole = table ?? row;
  let isHeaded = headed.get(whole);
  if (isHeaded === undefined) {
    isHeaded = [...visible(whole)].some(
      (each) =>
        each.role === 'row' &&
        each.children.length > 1 &&
        each.children.every((cell) => cell.role === 'columnheader'),
    );
    headed.set(whole, isHeaded);
  }
  return isHeaded;
}

/** Tables by whether they have a header row; each of their rows asks. */
const headed = new WeakMap<SnapshotNode, boolean>();

const sentenceEnd = /[.!?…]\s/u;

/** `Label: value` within one text, several parts set apart by bars or dots included; `24 results`, `by Alice`. */
function lineFacts(tree: Tree, node: SnapshotNode, add: Add): void {
  if (!isLine(node)) return;
  const whole = tree.textOf(node);
  if (whole.length > 300) return;
  const isRun = [...whole.matchAll(/\p{L}[^::|·•–—;,]{0,30}[::]\s/gu)].length > 1 && node.children.length > 1;
  for (const part of whole.split(/\s[|·•–—]\s|;\s|,\s(?=[^,:]{2,25}:\s)/u)) {
    const match =
      /^(?<label>[^::]{1,50})[::]\s+(?<value>\S.*)$/u.exec(part) ??
      /^(?<label>[^::#]{2,30}?)\s+(?<value>#[\w-]+)$/u.exec(part);
    const { label, value } = match?.groups ?? {};
    if (label && value && !isRun && !sentenceEnd.test(label))
      addPart(label, value, part.slice(0, -value.length));
    const authored =
      /^(?:written |posted |published )?by\s+(?<name>\p{Lu}[^,|·]{1,40}?)(?=$|,|\s(?:on|in|at)\s)/iu.exec(
        part,
      )?.groups?.['name'];
    if (authored) addPart('author', authored, part.slice(0, part.indexOf(authored)), 0.8);
  }
  const stated =
    /^(?:(?:your|the|our|this)\s+)?(?<label>\p{L}[\p{L} -]{1,30}?)\s+is:?\s+(?<value>\S[^.!?]{0,40}?)[.!]?$/iu.exec(
      whole,
    )?.groups;
  if (stated?.['label'] && stated['value'] && node.children.length > 1)
    addPart(stated['label'], stated['value'], whole.slice(0, whole.lastIndexOf(stated['value'])), 0.9);
  for (const part of whole.split(/\s[|·•–—]\s|;\s/u)) {
    const { label, value } =
      /^(?<label>\p{L}+(?:\s\p{L}+){0,2})\s+(?<value>[$€£]?\d[\d.,]*(?:\s?(?:%|°|\p{L}{1,4}(?:\/\p{L}{1,2})?))?)$/u.exec(
        part,
      )?.groups ?? {};
    if (label && value && !isRun) addPart(label, value, part.slice(0, -value.length), 0.9);
  }
  for (const match of whole.matchAll(
    /(?<![\p{L}\d.,-])(?<value>[$€£]?\d[\d.,]*k?)\s?(?<label>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2})/gu,
  )) {
    const { label = '', value = '' } = match.groups ?? {};
    const head = whole.slice(0, match.index).split(/\s+/).slice(-3).join(' ');
    if (whole.length <= 120 && !isRun)
      addPart(label, value, whole.slice(0, match.index), plainWords(head).length < 5 ? 0.9 : 0.8);
  }

  function addPart(label: string, value: string, before: string, trust = 0.95): void {
    const start = whole.indexOf(before + value) + before.length;
    const trim = shortTrim(whole, start, start + value.length, before);
    if (trim) add(label, { node, trim }, trust);
  }
}

/** Literal marks around a part, as short as they can be: what else the text says may change between runs. */
function shortTrim(whole: string, start: number, end: number, label: string): Trim | undefined {
  const lead = whole.slice(0, start);
  const rest = whole.slice(end);
  const wanted = foldSpace(whole.slice(start, end));
  for (const before of ['', /\S+\s$/u.exec(lead)?.[0] ?? lead, label, lead]) {
    for (const after of ['', /^\s*\S+/u.exec(rest)?.[0] ?? rest, rest]) {
      if ((before === '') !== (lead === '') || (after === '') !== (rest === '')) continue;
      const trim = { ...(before && { before }), ...(after && { after }) };
      if (trimmed(whole, trim) === wanted) return trim;
    }
  }
  return undefined;
}

/** An element whose text is one line for a reader: no blocks inside. */
function isLine(node: SnapshotNode): boolean {
  if (node.ref === undefined || isField(node)) return false;
  if (node.text !== undefined) return true;
  if (node.content === undefined || node.content === '')
    return node.tag === undefined && node.children.length === 0;
  return node.children.every(
    (child) =>
      child.role === 'text' ||
      /^(?:span|b|strong|i|em|small|a|time|sup|sub|mark|code|abbr|data|u)$/.test(child.tag ?? ''),
  );
}

/** Two neighbours, of which the first reads like a label, or a figure above its caption. */
function neighbourFacts(tree: Tree, node: SnapshotNode, add: Add): void {
  if (/^(?:table|rowgroup|row|list|deflist|radiogroup)$/.test(node.role)) return;
  const parts = node.children.filter(
    (child) => !child.hidden && (tree.textOf(child) !== '' || hasState(child)),
  );
  let turns: boolean | undefined;
  parts.forEach((label, i) => {
    const value = parts[i + 1];
    if (!value || label.role === 'term' || value.role === 'term' || hasState(label)) return;
    const said = tree.textOf(label);
    if (!isLabel(said, label)) return;
    const isMarked = /[::]$/u.test(said);
    const isPair = parts.length === 2 || (i % 2 === 0 && (turns ??= alternates(parts)));
    if (label.role === 'heading') {
      if (tree.textOf(value).length <= 400 && !hasHeading(value))
        add(said, { node: value }, parts.length === 2 ? 0.9 : 0.7);
    } else if (isMarked || isPair) add(said, { node: value }, isMarked ? 1 : 0.9);
    else if (!/\d/.test(said) && kindsOf(tree, value).length > 0) add(said, { node: value }, 0.85);
  });
  const [figure, caption] = parts;
  if (
    parts.length === 2 &&
    figure &&
    caption &&
    parseValue(tree.textOf(figure), 'number').ok &&
    isLabel(tree.textOf(caption), caption)
  )
    add(tree.textOf(caption), { node: figure }, 0.85);
}

/** A part with a heading of its own is a record, not a value. */
function hasHeading(node: SnapshotNode): boolean {
  for (const each of visible(node)) if (each.role === 'heading') return true;
  return false;
}

function isLabel(text: string, node: SnapshotNode): boolean {
  if (!/\p{L}/u.test(text) || text.length > 60 || sentenceEnd.test(text)) return false;
  if (node.role === 'paragraph' && plainWords(text).length > 4) return false;
  return !isField(node) && !/^(?:button|link|list|table)$/.test(node.role) && plainWords(text).length <= 7;
}

/** Labels and values take turns: all the even ones look alike, and all the odd ones, but not both. */
function alternates(parts: readonly SnapshotNode[]): boolean {
  if (parts.length % 2 === 1 || parts.length < 4) return false;
  const shape = (node: SnapshotNode | undefined): string =>
    `${node?.tag ?? node?.role} ${(node?.classes ?? []).join('.')}`;
  const even = new Set(parts.filter((_, i) => i % 2 === 0).map(shape));
  const odd = new Set(parts.filter((_, i) => i % 2 === 1).map(shape));
  return (
    even.size === 1 && odd.size === 1 && (![...even].every((each) => odd.has(each)) || parts.length === 4)
  );
}

const roleLabels: Readonly<Record<string, string>> = {
  alert: 'error alert message warning',
  status: 'status message',
  heading: 'heading title',
};

/** What markup calls an element: microdata, test id, id, classes, and roles that say what the text is. */
function markFacts(tree: Tree, node: SnapshotNode, add: Add): void {
  if (node.role === 'text' || node.ref === undefined) return;
  const own = tree.textOf(node);
  if (own.length > 500) return;
  const old = isStruck(tree, node) ? ' old' : '';
  if (node.itemprop) add(node.itemprop + old, { node }, 0.95);
  if (node.testId) add(unqualified(node.testId) + old, { node }, 0.8);
  if (node.id && !/\d{3}/.test(node.id)) add(unqualified(node.id) + old, { node }, 0.75);
  const isLeaf = isLine(node) || node.children.length === 0;
  if (isLeaf || own.length <= 80)
    for (const name of node.classes ?? [])
      if (/^[a-z][\w-]{2,40}$/i.test(name)) add(unqualified(name) + old, { node }, 0.65);
  if (isLeaf) for (const kind of kindsOf(tree, node)) add(kind + old, { node }, 0.3);
  if (node.role === 'img' && node.src !== undefined) add(`image ${node.name}`, { node }, 0.6);
  const label = roleLabels[node.role];
  if (label && !(node.role === 'heading' && (node.level ?? 2) > 1)) add(label, { node }, 0.85);
  const named =
    !isField(node) && node.role === 'generic' && node.name !== '' && own !== '' && node.name !== own;
  if (named) add(node.name, { node }, 0.9);
}

/** Text that is struck through, alone in its element or as a whole: what held before. */
function isStruck(tree: Tree, node: SnapshotNode): boolean {
  const struck = /^(?:s|del|strike)$/;
  if (struck.test(node.tag ?? '') || struck.test(tree.parentOf(node)?.tag ?? '')) return true;
  const [only, ...others] = node.children;
  return only !== undefined && others.length === 0 && struck.test(only.tag ?? '');
}

/** `price-now` is the price; what holds now needs no word for it. */
function unqualified(mark: string): string {
  return mark.replace(/[-_]?(?:\b|(?<=[-_a-z]))(?:now|current|actual)\b/giu, '') || mark;
}

/** What a short text is by its shape, and by the role of its element: price, email, date, phone, rating. */
export function kindsOf(tree: Tree, node: SnapshotNode): string[] {
  const kinds = kindsOfText(tree.textOf(node) || (node.role === 'img' ? node.name : ''));
  const isTime = node.role === 'time' || node.datetime !== undefined;
  return isTime && !kinds.includes('date') ? [...kinds, 'date'] : kinds;
}

const kindsByText = new Map<string, string[]>();

/** What a short text is by its shape alone. Remembered by text, for the same texts are asked about at every level of nesting. */
export function kindsOfText(text: string): string[] {
  if (text.length > 60) return [];
  const known = kindsByText.get(text);
  if (known) return known;
  if (kindsByText.size > 20_000) kindsByText.clear();
  const kinds: string[] = [];
  kindsByText.set(text, kinds);
  const money =
    /^(?:from\s)?[^\p{L}\d]{0,2}(?:[$€£¥₹]|USD|EUR|GBP|CHF)\s?[\d.,\s]+\d[,.–-]*$|^[\d.,\s]*\d\s?(?:[€$£¥₹]|USD|EUR|GBP|CHF|kr|zł)$/u;
  const isDate = /\d{4}/.test(text) && parseValue(text, 'date').ok;
  if (money.test(text)) kinds.push('price');
  if (/^\d+(?:[.,]\d+)?\s?%$/u.test(text)) kinds.push('percent');
  if (/^\d{1,2}:\d{2}(?:\s?[ap]m)?$/iu.test(text)) kinds.push('time');
  if (/^\S+@\S+\.\p{L}{2,}$/u.test(text)) kinds.push('email');
  if (isDate) kinds.push('date');
  if (!isDate && /^(?:tel:?\s*)?\+?[\d(][\d\s()/.-]{6,}\d$/u.test(text)) kinds.push('phone');
  if (/^\d(?:[.,]\d)?\s*(?:stars?|★|\/\s*5|out of 5)/iu.test(text)) kinds.push('rating');
  return kinds;
}
