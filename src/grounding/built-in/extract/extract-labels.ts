/** What the parts of repeated items are called: by their markup, by labels written beside them, and by what all their values look like. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { isBetweenSigns } from './extract-controls.js';
import { counterName } from './extract-counters.js';
import { factsIn, type FactUse, kindsOf } from './extract-facts.js';
import { type Place, textAt } from './extract-leaf.js';
import { isPlainLine } from './extract-parts.js';
import { isField, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** A name that a column goes by, and what that is worth. */
export interface ColumnLabel {
  words: ReadonlySet<string>;
  trust: number;
}
/** What the name of a class is worth. */
export const OF_CLASS = 0.75;

/** The same part of every item. */
export interface Column {
  labels: ColumnLabel[];
  /** One for each item; undefined where an item lacks the part. */
  places: (Place | undefined)[];
  use?: FactUse;
}

/** Whether what stands there is a part of a line, for every item. */
export function isPartOfLine({ labels, places }: Column): boolean {
  return labels.length === 0 && places.every((place) => place?.trim !== undefined);
}

/** The names that the markup gives to a part, and those that its role and the shape of its texts tell. */
export function labelsOf(tree: Tree, nodes: readonly SnapshotNode[], path: string): ColumnLabel[] {
  const first = nodes[0] as SnapshotNode;
  const labels: ColumnLabel[] = [];
  const add = (text: string, trust: number): void => {
    for (const each of text.split('|')) if (each) labels.push({ words: new Set(plainWords(each)), trust });
  };
  const inHeading = first.role === 'heading' || /:heading/.test(path);
  for (const step of path.split('/').slice(-3))
    for (const name of step.split('.').slice(1)) add(name, OF_CLASS);
  if (first.itemprop) add(first.itemprop, 0.95);
  if (first.testId) add(first.testId.replace(/[-_]?\d+$/, ''), 0.85);
  const counters = new Set(nodes.map((node) => counterName(tree, node)));
  const [counter] = counters;
  if (counters.size === 1 && counter !== undefined) add(counter, 0.85);
  const kinds = nodes.map((node) => kindsOf(tree, node));
  const areBare = kinds.every((each) => each.length > 0);
  // A time, an amount or a number, in bold or in a heading of its own, names nothing.
  const areNumbers = nodes.every((node) => !/\p{L}/u.test(tree.textOf(node)));
  const areFigures = areNumbers || kinds.every((each) => each.includes('price'));
  if (inHeading && !areFigures) add('name|title', 0.7);
  if (first.role === 'text' && /^\/text[^/]*$/.test(path)) add('name|title', 0.5);
  if (first.role === 'strong' && !areBare && !areNumbers) add('name|title', 0.5);
  // The style of a badge says that it tells the state of what it is in.
  if (
    /\.(?:\w+-)?(?:badge|chip|tag|pill|status|state|lozenge)(?![\w])/iu.test(path.split('/').at(-1) ?? '') &&
    !areBare
  )
    add('status', 0.6);
  const isReach = kinds.every((each) => each.includes('email') || each.includes('phone'));
  if (first.role === 'link')
    add(inHeading || isReach ? 'link|url' : 'link|url|name|title', inHeading ? 0.65 : 0.55);
  if (first.role === 'label' && !isOfField(first)) add('label|name|title|text', 0.65);
  if (first.role === 'img') add('image|photo', 0.7);
  if (first.role === 'summary') add('question|title|name', 0.65);
  if (first.role === 'paragraph') add('description|text|summary|quote|answer', 0.6);
  if (first.role === 'blockquote') add('quote|text|comment', 0.7);
  if (first.role === 'checkbox') add('done|checked|selected|completed', 0.6);
  for (const kind of kinds[0] ?? []) {
    if (!kinds.every((each) => each.includes(kind))) continue;
    add(kind, 0.7);
    for (const name of path.split('/').at(-1)?.split('.').slice(1) ?? []) add(`${name} ${kind}`, 0.7);
  }
  // "3:41" may be when something is, or how long it takes.
  if (nodes.every((node) => /^\d{1,3}:\d{2}(?::\d{2})?$/u.test(tree.textOf(node))))
    add('duration|length', 0.6);
  if (path === '') add(areBare ? 'text' : 'text|name|title', isPlainLine(first) ? 0.55 : 0.45);
  return labels;
}

/** What nobody labels but the values themselves tell: bare amounts, the person above a review, the trade of a person. */
export function labelByValues(tree: Tree, items: readonly SnapshotNode[], columns: readonly Column[]): void {
  const textsOf = (column: Column): string[] =>
    column.places.flatMap((place) => (place ? [textAt(tree, place)] : []));
  const isNamed = (word: string): boolean =>
    columns.some((column) => column.labels.some((label) => label.words.has(word)));
  const tell = (words: readonly string[], pattern: RegExp): void => {
    if (words.some(isNamed)) return;
    const fitting = columns.filter((column) => {
      const texts = textsOf(column);
      if (column.places.some((place) => place?.node.role === 'button')) return false;
      return texts.length * 2 > items.length && texts.every((text) => pattern.test(text));
    });
    // What only some of them have names a few of them: "Creator" beside the names of people.
    const whole = fitting.filter((column) => !column.places.includes(undefined));
    const meant = whole.length > 0 ? whole : fitting;
    const different = new Set(meant.map((column) => textsOf(column).join('\n')));
    if (different.size !== 1) return;
    for (const column of meant)
      for (const word of words) column.labels.push({ words: new Set([word]), trust: 0.55 });
  };
  tell(['price'], /^\d{1,6}[.,]\d{2}$/u);
  tell(['stock'], stockText);
  tell(['status'], stateText);
  tell(['number'], codeText);
  tell(['id'], codeText);
  tell(['size'], /^\d[\d.,]*\s?(?:B|[kKMGT]i?B|bytes)$/u);
  tell(['version', 'release'], /^v?\d+(?:\.\d+){1,3}(?:-[\w.]+)?$/iu);
  labelReleases(columns);
  tell(['day', 'weekday'], /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?:?$/iu);
  tell(['hour', 'time', 'opening'], openingHours);
  labelSigns(tree, columns);
  const isSaying = items.every((item) => {
    const marks = plainWords([...(item.classes ?? []), item.testId ?? '', item.itemprop ?? ''].join(' '));
    return (
      marks.some((word) => saying.test(word)) ||
      [...tree.contextOf(item)].some((word) => /^(?:comment|review|testimonial)$/.test(word))
    );
  });
  const isSaid = (column: Column, pattern: RegExp): boolean =>
    column.labels.some(({ words }) => words.size === 1 && [...words].some((word) => pattern.test(word)));
  if (isSaying) {
    for (const column of columns)
      if (isSaid(column, userWords)) column.labels.push({ words: new Set(['author']), trust: 0.7 });
    // "Tomas K.", "Ines", "van der Berg": a few words, each a name or an initial.
    tell(['author', 'user'], /^\p{Lu}[\p{L}'’-]*\.?(?:\s(?:\p{Lu}[\p{L}'’-]*\.?|de|van|von|der)){0,3}$/u);
  }
  // With an address to reach a person at, "title" is what the person does.
  const isPerson = columns.some((column) => isSaid(column, /^(?:email|phone)$/));
  if (!isPerson) return;
  tradeOf(tree, items, columns);
  for (const column of columns) {
    if (!isSaid(column, /^title$/) || isSaid(column, /^(?:name|heading)$/)) continue;
    column.labels = column.labels.filter(({ words }) => !words.has('title'));
    column.labels.push({ words: new Set(['position']), trust: 0.7 });
  }
}

/** A date beside a version is when that was released. */
function labelReleases(columns: readonly Column[]): void {
  const isCalled = ({ labels }: Column, name: string): boolean =>
    labels.some(({ words }) => words.size === 1 && words.has(name));
  if (!columns.some((column) => isCalled(column, 'version'))) return;
  for (const column of columns)
    if (isCalled(column, 'date')) column.labels.push({ words: new Set(['release', 'date']), trust: 0.75 });
}

/** What somebody said. */
const saying = /^(?:review|comment|post|message|testimonial|reply|answer|quote)$/;

/** What a sign before a figure counts. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^[♥♡❤👍]\uFE0F?\s?\d[\d.,]*k?$/u, 'like'],
  [/^💬\uFE0F?\s?\d[\d.,]*k?$/u, 'comment'],
  [/^👁\uFE0F?\s?\d[\d.,]*k?$/u, 'view'],
];

function labelSigns(tree: Tree, columns: readonly Column[]): void {
  for (const column of columns) {
    const texts = column.places.map((place) => (place ? textAt(tree, place) : ''));
    const shown = column.places.filter((place) => place !== undefined);
    if (shown.length * 2 > column.places.length && shown.every(({ node }) => isBetweenSigns(tree, node)))
      column.labels.push({ words: new Set(['quantity']), trust: 0.65 });
    for (const [sign, word] of signs)
      if (texts.every((text) => sign.test(text))) column.labels.push({ words: new Set([word]), trust: 0.65 });
  }
}

/** With a name in a heading and one other line of words, that line is what the person does. */
function tradeOf(tree: Tree, items: readonly SnapshotNode[], columns: readonly Column[]): void {
  if (columns.some(({ labels }) => labels.some(({ words }) => words.has('position') || words.has('role'))))
    return;
  const textsIn = ({ places }: Column): string[] =>
    places.map((place) => (place ? tree.textOf(place.node) : ''));
  const isNamed = ({ places }: Column): boolean => places.every((place) => place?.node.role === 'heading');
  const isWorded = (texts: readonly string[]): boolean =>
    texts.length === items.length && texts.every((text) => /^\p{L}[\p{L} ,&/'-]{2,50}$/u.test(text));
  const lines = columns.filter(
    (column) =>
      !isNamed(column) &&
      isWorded(textsIn(column)) &&
      !column.places.some((place) => place && /^(?:link|button|img)$/u.test(place.node.role)),
  );
  const different = new Set(lines.map((column) => textsIn(column).join('\n')));
  if (!columns.some(isNamed) || different.size !== 1) return;
  for (const column of lines) column.labels.push({ words: new Set(['position']), trust: 0.65 });
}

/** Whether it can be had. */
const stockText =
  /^(?:(?:currently )?(?:in|out of|not in|low) stock|sold out|(?:un|temporarily un)?available|back ?order(?:ed)?|(?:only |just )?\d+ (?:left|in stock|available)|last (?:one|few)|pre-?order)!?$/iu;

/** What has become of something, or how it is. */
const stateText =
  /^(?:\p{L}+(?:ed|ing)|open|new|draft|sent|ready|active|inactive|done|paid|unpaid|won|lost|full|free|busy|online|offline|late|on hold|on the way|in progress|in review|to do|not started|out for delivery)$/iu;

/** "7Q-1182", "INV-204", "#401". */
const codeText = /^(?=.*\d)(?:#\d+|(?=.*\p{Lu})[\p{Lu}\d]+-?[\p{Lu}\d-]*\d[\p{Lu}\d]*)$/u;

/** From when to when it is open, or that it is not. */
const openingHours =
  /^(?:closed|open 24 hours|\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?\s?(?:-|–|—|to|until)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?)$/iu;

/** Around a field for texts or numbers a label is about the field; beside a box to tick it says what the item is. */
function isOfField(label: SnapshotNode): boolean {
  for (const each of visible(label))
    if (isField(each) && !/^(?:checkbox|radio|switch|img)$/.test(each.role)) return true;
  return false;
}

const userWords = /^(?:user|username|member|nickname|nick|poster|handle|login)$/;

/** Adds parts with a written label inside the items: `Price: $5`, `<dt>`, label and value side by side. */
export function addLabelled(tree: Tree, items: readonly SnapshotNode[], columns: Column[]): void {
  const byLabel = new Map<
    string,
    { label: ColumnLabel; places: Map<number, Place>; use: FactUse | undefined }
  >();
  items.forEach((item, i) => {
    for (const fact of factsIn(tree, item)) {
      if (fact.trust < 0.8 || fact.place.node === item) {
        if (!fact.place.trim) continue;
      }
      const key = [...fact.words, fact.use ?? ''].join(' ');
      let column = byLabel.get(key);
      if (!column) {
        column = { label: { words: fact.words, trust: fact.trust }, places: new Map(), use: fact.use };
        byLabel.set(key, column);
      }
      if (!column.places.has(i)) column.places.set(i, fact.place);
    }
  });
  for (const { label, places, use } of byLabel.values()) {
    if (places.size * 2 < items.length) continue;
    columns.push({ labels: [label], places: items.map((_, i) => places.get(i)), ...(use && { use }) });
  }
}
