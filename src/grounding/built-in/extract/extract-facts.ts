/** Label and value pairs of a page or of one record: definition lists, fields, "Label: value" texts, neighbours, classes and roles. */
import { foldSpace, parseValue } from '../../../contract/parse-value.js';
import type { ParseAs } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { choiceFacts } from './extract-choice.js';
import { isSignButton } from './extract-controls.js';
import { counterFacts } from './extract-counters.js';
import { figureFacts } from './extract-figures.js';
import { type Place, textAt } from './extract-leaf.js';
import { isLine, lineFacts, placeIn, sentenceEnd } from './extract-lines.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { beforeRate, withoutRates } from './extract-rates.js';
import { isField, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** A value with what it is called. */
export interface Fact {
  label: string;
  words: ReadonlySet<string>;
  place: Place;
  /** How much a label of this kind is worth: 1 for a written label, less for classes, ids and roles. */
  trust: number;
  use?: FactUse;
  /** The label as it stands on the page, where a rate was left out of it ("VAT 20%"). */
  rated?: string;
}

/**
 * What a fact is good for, when not for everything: the text of a link names its `address` only; "318 ratings" is a `count`
 * of ratings and no rating; behind a word alone ("Room 2") a number is a `number`, and for a reader of texts a part of the name.
 */
export type FactUse = 'address' | 'count' | 'number';

const countWord = /^(?:count|number|total|amount|quantity|many)$/;
const codeWord = /^(?:id|identifier|number|no|nr|code|key|version|year)$/;

/** Whether a fact for this use answers a wish for such a value that is asked for by these words. */
export function suits(use: FactUse | undefined, parse: ParseAs, words: readonly string[]): boolean {
  switch (use) {
    case 'address':
      return parse === 'url';
    case 'count':
      return words.some((word) => countWord.test(word));
    case 'number':
      return parse !== 'string' || words.some((word) => codeWord.test(word));
    case undefined:
      return true;
    default:
      return use satisfies never;
  }
}

/** Notes a value with its label. */
export type AddFact = (label: string, place: Place, trust: number, use?: FactUse) => void;

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
  return withoutRates(tree, facts);
}

/** Facts by node: those of a record are asked for again at every level that it is nested in. */
const known = new WeakMap<Tree, Map<SnapshotNode, readonly Fact[]>>();

function factsOf(tree: Tree, node: SnapshotNode): Fact[] {
  const facts: Fact[] = [];
  const add: AddFact = (label, place, trust, use) => {
    const bare = beforeRate(label);
    const isRated = bare !== label && trust >= 0.85 && /\d/u.test(textAt(tree, place));
    if (isRated) add(bare, place, trust, use);
    const words = new Set(plainWords(label.replace(/#\s*[::]?$/u, ' number')));
    if (words.size === 0 || words.size > 9) return;
    if (textAt(tree, place) === '' && !hasState(place.node)) return;
    facts.push({
      label: foldSpace(label).replace(/\s*[::]$/u, ''),
      words,
      place,
      trust,
      ...(use && { use }),
      ...(isRated && { rated: label }),
    });
  };
  termFacts(tree, node, add);
  fieldFacts(tree, node, add);
  choiceFacts(tree, node, add);
  rowFacts(tree, node, add);
  lineFacts(tree, node, add);
  neighbourFacts(tree, node, add);
  figureFacts(tree, node, isLabel, add);
  counterFacts(tree, node, add);
  markFacts(tree, node, add);
  return facts;
}

function hasState(node: SnapshotNode): boolean {
  for (const each of visible(node))
    if (each.checked !== undefined || isField(each) || (each.hints && each.children.length === 0))
      return true;
  return false;
}

/** `dt` and the `dd` behind it, wrapped in groups or not. */
function termFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
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

function fieldFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
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

/**
 * A row of two cells is a label and its value, unless the table has a header row (a label that spans columns is one all the same);
 * a row header labels the only cell behind it.
 */
function rowFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
  if (node.role !== 'row') return;
  const cells = node.children.filter((child) => !child.hidden && /cell|header/.test(child.role));
  const [label, value] = cells;
  if (!label || !value) return;
  const isHeader =
    label.role === 'rowheader' || (label.role === 'columnheader' && value.role !== 'columnheader');
  const isSum = cells.length === 2 && (label.span?.[0] ?? 1) > 1;
  const isFoot = cells.length === 2 && value.role === 'columnheader' && !hasHeaderRow(tree, node);
  if (isFoot) add(tree.textOf(label), { node: value }, 1);
  if (cells.length === 2 && value.role !== 'columnheader' && (isHeader || isSum || !hasHeaderRow(tree, node)))
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
    // A line of headers below all others is their sum.
    const rows = [...visible(whole)].filter((each) => each.role === 'row');
    isHeaded = rows.some(
      (each, at) =>
        (at === 0 || at < rows.length - 1) &&
        each.children.length > 1 &&
        each.children.every((cell) => cell.role === 'columnheader'),
    );
    headed.set(whole, isHeaded);
  }
  return isHeaded;
}

/** Tables by whether they have a header row; each of their rows asks. */
const headed = new WeakMap<SnapshotNode, boolean>();

/** Two neighbours, of which the first reads like a label, or a figure above its caption. */
function neighbourFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
  if (/^(?:table|rowgroup|row|list|deflist|radiogroup)$/.test(node.role)) return;
  const parts = node.children.filter(
    (child) => !child.hidden && (tree.textOf(child) !== '' || hasState(child)) && !isSignButton(tree, child),
  );
  let turns: boolean | undefined;
  parts.forEach((label, i) => {
    const value = parts[i + 1];
    if (
      !value ||
      isStruck(tree, value) ||
      isControl(value) ||
      holdsChoice(value) ||
      label.role === 'term' ||
      value.role === 'term' ||
      hasState(label) ||
      holdsTabs(label)
    )
      return;
    const said = tree.textOf(label).replace(/^[·|•–—]\s+/u, '');
    if (!isLabel(said, label)) return;
    const isMarked = /[::]$/u.test(said);
    const isPair = parts.length === 2 || (i % 2 === 0 && (turns ??= alternates(parts)));
    if (label.role === 'heading') {
      const text = tree.textOf(value);
      if (text.length <= 400 && !hasHeading(value) && !isSheet(text))
        add(said, { node: value }, parts.length === 2 ? 0.9 : 0.7);
      // "Invoice" over "#INV-204".
      if (/^#\s?[\p{L}\d-]*\d$/u.test(text)) add(`${said} number`, { node: value }, 0.85);
    } else if (isMarked || isPair) add(said, behindMark(tree, value), isMarked ? 1 : 0.9);
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

/** The dot or bar between a label and its value is no part of either. */
function behindMark(tree: Tree, node: SnapshotNode): Place {
  const before = /^[·|•]\s+(?=\S)/u.exec(tree.textOf(node))?.[0];
  return { node, ...(before !== undefined && { trim: { before } }) };
}

/** Buttons, boxes around them left aside: what they are called is no value of what stands before them. */
function isControl(node: SnapshotNode): boolean {
  return node.role === 'button' || (node.children.length > 0 && node.children.every(isControl));
}

/** A row of tabs names the parts of a page, most of which are not the one that stands below. */
function holdsTabs(node: SnapshotNode): boolean {
  return [...visible(node)].filter(({ role }) => role === 'tab').length > 1;
}

/** A radio button or a box with its label: what can be chosen is no value, chosen or not. */
function holdsChoice(node: SnapshotNode): boolean {
  return node.role === 'label' && [...visible(node)].some(({ role }) => /^(?:radio|checkbox)$/u.test(role));
}

/** Several labels with their values are a record: the heading over them is the label of none. */
function isSheet(text: string): boolean {
  return (text.match(/[\p{L}\p{N}#][::]\s/gu) ?? []).length > 1;
}

/** A part with a heading of its own is a record, not a value. */
function hasHeading(node: SnapshotNode): boolean {
  for (const each of visible(node)) if (each.role === 'heading') return true;
  return false;
}

function isLabel(text: string, node: SnapshotNode): boolean {
  // "Total (incl. VAT)" is no sentence.
  if (!/\p{L}/u.test(text) || text.length > 60 || sentenceEnd.test(text.replace(/\s\([^)]*\)$/u, '')))
    return false;
  // "Order #7841" says which order; it is a name, and what stands behind it is not its value.
  // "Plan: Business" is a label with its value.
  // So is "Client · Acme Corp", whatever stands on the next line.
  // The sign of the currency in front of an amount is no value yet.
  if (/(?:[::]|\s[·|•])\s+\S/u.test(text.replace(/(?<=[::])\s+[$€£¥]$/u, ''))) return false;
  if (/#\s?\w*\d|\d{3,}$|^[·|•–—]|[·|•]$|^\d[\d.,]*\s\p{L}+$/u.test(text)) return false;
  if (node.role === 'paragraph' && plainWords(text).length > 4) return false;
  return (
    !isField(node) &&
    !/^(?:button|link|list|table|tab|menuitem|option)$/.test(node.role) &&
    plainWords(text).length <= 7
  );
}

/** Tags that set a label apart from what follows it. */
const labelTag = /^(?:strong|b|label|h[2-6]|dt|th)$/;

/** Labels and values take turns: all the even ones look alike, and all the odd ones, but not both. */
function alternates(parts: readonly SnapshotNode[]): boolean {
  if (parts.length % 2 === 1 || parts.length < 4) return false;
  const shape = (node: SnapshotNode | undefined): string =>
    `${node?.tag ?? node?.role} ${(node?.classes ?? []).join('.')}`;
  const even = new Set(parts.filter((_, i) => i % 2 === 0).map(shape));
  const odd = new Set(parts.filter((_, i) => i % 2 === 1).map(shape));
  const tags = (from: number): Set<string> =>
    new Set(parts.flatMap((part, i) => (i % 2 === from ? [part.tag ?? part.role] : [])));
  const [labels, values] = [tags(0), tags(1)];
  if (
    labels.size === 1 &&
    ![...labels].some((tag) => values.has(tag)) &&
    [...labels].every((tag) => labelTag.test(tag))
  )
    return true;
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
function markFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
  if (node.role === 'text' || node.ref === undefined) return;
  const own = tree.textOf(node);
  if (own.length > 500) return;
  const old = isStruck(tree, node) ? ' old' : '';
  const isScope = [...visible(node)].some((each) => each !== node && each.itemprop !== undefined);
  if (node.itemprop && !isScope) add(node.itemprop + old, { node }, 0.95);
  const isWhole = !isComposed(tree, node);
  if (node.testId && isWhole) add(unqualified(node.testId) + old, { node }, 0.8);
  if (node.id && isWhole && !/\d{3}/.test(node.id)) add(unqualified(node.id) + old, { node }, 0.75);
  const isLeaf = isLine(node) || node.children.length === 0;
  const isList = node.role === 'list' && node.children.length > 1;
  if ((isLeaf || own.length <= 80) && !isList)
    for (const name of node.classes ?? [])
      if (/^[a-z][\w-]{2,40}$/i.test(name)) add(unqualified(name) + old, placeIn(tree, node), 0.65);
  // A badge with a word in it tells how it is.
  if (
    isLeaf &&
    own.length <= 24 &&
    /^\p{L}[\p{L} -]+$/u.test(own) &&
    (node.classes ?? []).some((name) => badge.test(name))
  )
    add('status', { node }, 0.65);
  if (isLeaf) for (const kind of kindsOf(tree, node)) add(kind + old, { node }, 0.3);
  if (node.role === 'img' && node.src !== undefined) {
    add(`image ${node.name}`, { node }, 0.6);
    if (node.name !== '') for (const label of ['image', 'alt text']) add(label, { node }, 0.6);
  }
  if (node.role === 'link' && node.url !== undefined && own.length <= 60)
    add(own || node.name, { node }, 0.9, 'address');
  const reach = /^(?:(?<phone>tel)|(?<email>mailto)):/iu.exec(node.url ?? '')?.groups;
  if (reach) add(reach['phone'] ? 'phone' : 'email', { node }, 0.8);
  const label = roleLabels[node.role];
  if (label && !(node.role === 'heading' && (node.level ?? 2) > 1)) add(label, { node }, 0.85);
  const named =
    !isField(node) && node.role === 'generic' && node.name !== '' && own !== '' && node.name !== own;
  if (named) add(node.name, { node }, 0.9);
}

const badge = /^(?:\w+-)?(?:badge|chip|pill|lozenge)$/u;

/** More than three boxes with a text each are a part of the page, not a value, whatever it is called. */
function isComposed(tree: Tree, node: SnapshotNode): boolean {
  const boxes = [...visible(node)].filter(
    (each) =>
      each.role === 'generic' && each.tag === 'div' && each.children.length === 0 && tree.textOf(each) !== '',
  );
  return boxes.length > 3;
}

/** Text that is struck through, alone in its element or as a whole: what held before. */
export function isStruck(tree: Tree, node: SnapshotNode): boolean {
  const struck = /^(?:s|del|strike)$/;
  // Two widespread style sheets name the class after the property.
  if (node.classes?.some((name) => /^(?:text-decoration-)?line-through$/.test(name))) return true;
  if (struck.test(node.tag ?? '') || struck.test(tree.parentOf(node)?.tag ?? '')) return true;
  // What was paid before, by the name that style sheets give it.
  const isOld = node.classes?.some((name) =>
    /^(?:price[-_])?(?:old|was|struck)(?:[-_]?price)?$/iu.test(name),
  );
  const isPrice = kindsOfText(tree.textOf(node)).includes('price');
  if (isPrice && (isOld || isInstalment(tree, node))) return true;
  const [only, ...others] = node.children;
  return only !== undefined && others.length === 0 && struck.test(only.tag ?? '');
}

/** "Or 5 x $5.89": one payment of several is no price. */
function isInstalment(tree: Tree, node: SnapshotNode): boolean {
  const beside = tree.parentOf(node)?.children ?? [];
  const before = beside[beside.indexOf(node) - 1];
  return before !== undefined && /\b\d{1,3}\s?[x×](?:\s(?:of|at))?$/iu.test(tree.textOf(before).trim());
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
