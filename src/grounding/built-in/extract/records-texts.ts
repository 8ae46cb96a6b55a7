/** Lists of texts: the values under a label of their own ("Skills", "Tagged"), or the same part of each of some records ("the senders of the messages"). */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { isInside, type Tree, visible } from './extract-tree.js';
import { explained, generalNouns, plainWords } from './extract-words.js';
import { columnsOf } from './records-columns.js';
import { offersFor } from './records-assign.js';
import { contextOf, listOf, type RecordsFound } from './records-list.js';
import { piecesOf } from './records-parts.js';
import { type RecordSet, recordSets } from './records-sets.js';

/** A name that a group of values goes by, and what that is worth. */
type Label = readonly [words: ReadonlySet<string>, trust: number];
interface Found {
  set: RecordSet;
  score: number;
  reading: Reading;
}

const [enough, margin] = [0.6, 0.06];

/** The texts that an instruction asks for. */
export function findTexts(
  page: PageIndex,
  want: WantScalar,
  words: readonly string[],
  ask: Ask,
): RecordsFound {
  if (ask.conditions.length > 0 || ask.extreme || ask.offer || ask.ordinal !== undefined)
    return { kind: 'none', nearest: [] };
  const head = ask.head !== undefined && words.includes(ask.head) ? ask.head : words[0];
  if (head === undefined) return { kind: 'none', nearest: [] };
  const others = [...new Set([...words, ...ask.quoted.flatMap(plainWords)])].filter((word) => word !== head);
  const found: Found[] = [];
  for (const set of recordSets(page)) {
    const group = asGroup(page, set, want, head, others, ask);
    if (group) found.push(group);
    const column = asColumn(page, set, want, head, others, ask);
    if (column) found.push(column);
  }
  found.sort((a, b) => b.score - a.score || b.set.records.length - a.set.records.length);
  const [first] = found;
  if (!first || first.score < enough) return { kind: 'none', nearest: [] };
  const best =
    found.findLast((each) => first.score - each.score < margin && holdsAll(each.set, first.set)) ?? first;
  const data = JSON.stringify(dataOf(best.reading));
  const rivals = found.filter(
    (each) =>
      best.score - each.score < margin &&
      JSON.stringify(dataOf(each.reading)) !== data &&
      !holdsAll(best.set, each.set),
  );
  if (rivals.length > 0)
    return {
      kind: 'ambiguous',
      nearest: [best, ...rivals].map(({ reading }) => `"${String(dataOf(reading)).slice(0, 40)}"`),
    };
  return { kind: 'found', reading: best.reading, score: best.score, set: best.set };
}

/** Whether all records of one set are such of the other. */
function holdsAll(whole: RecordSet, part: RecordSet): boolean {
  const nodes = new Set(whole.records.map(([first]) => first));
  return part.records.every(([first]) => nodes.has(first));
}

/** Values side by side, each a text of its own, under a label that says what they are. */
function asGroup(
  page: PageIndex,
  set: RecordSet,
  want: WantScalar,
  head: string,
  others: readonly string[],
  ask: Ask,
): Found | undefined {
  const { tree } = page;
  const nodes = set.records.flatMap((record) => (record.length === 1 ? record : []));
  if (nodes.length < set.records.length || !nodes.every((node) => isPlain(tree, node))) return undefined;
  const labels = labelsOf(page, set, nodes);
  const named = Math.max(
    isOnlyOf(page, set, head, others, ask) ? 0.6 : 0,
    ...labels.map(([words, trust]) => trust * explained(head, words)),
  );
  if (named < 0.5) return undefined;
  const context = wordsAround(page, set, others, labels, ask.keys);
  if (context === undefined) return undefined;
  const leaves = nodes.map((node) => readLeaf(tree, { node }, want));
  const readings = leaves.flatMap((leaf) => (leaf.ok ? [leaf.reading] : []));
  if (readings.length < nodes.length || new Set(readings.map(dataOf)).size === 1) return undefined;
  const size = Math.min(1, nodes.reduce((sum, node) => sum + tree.textOf(node).length, 0) / 80);
  return {
    set,
    score: 0.6 * named + 0.3 * context + 0.1 * size,
    reading: listOf(
      set,
      nodes.map((_, row) => row),
      readings,
      ask,
    ),
  };
}

/** "The features of the Pro plan": what stands in a list in the record of that name, which has no other. */
function isOnlyOf(
  page: PageIndex,
  set: RecordSet,
  head: string,
  others: readonly string[],
  { keys }: Ask,
): boolean {
  const { tree } = page;
  const named = keys.filter((key) => others.includes(key));
  if (!anyPoint.test(head) || named.length === 0 || set.container.role !== 'list') return false;
  const around = recordsAround(page, set.container).map(plainWords);
  if (!named.every((key) => around.some((words) => words.includes(key)))) return false;
  const record = recordSets(page)
    .flatMap(({ records }) => records)
    .find((each) =>
      each.some(
        (node) =>
          node !== set.container &&
          isInside(tree, set.container, node) &&
          named.every((key) => plainWords(tree.textOf(node)).includes(key)),
      ),
    );
  const lists = tree.nodes.filter(
    (node) => node.role === 'list' && record?.some((each) => isInside(tree, node, each)),
  );
  return lists.length === 1;
}

/** What the points of any list may be called. */
const anyPoint = /^(?:feature|benefit|perk|point|highlight|advantage|inclusion|bullet|step|part|topic)$/u;

/** A text, or a line of texts and links that reads as one; no box of several parts. */
export function isPlain(tree: Tree, node: SnapshotNode): boolean {
  const text = tree.textOf(node);
  if (
    text === '' ||
    text.length > 300 ||
    /^(?:button|row|img|heading|combobox|textbox|checkbox|radio)$/u.test(node.role) ||
    !/[\p{L}\p{N}]/u.test(text)
  )
    return false;
  const children = node.children.filter((child) => !child.hidden && tree.textOf(child) !== '');
  const elements = children.filter(({ role }) => role !== 'text');
  if (elements.length === 0) return true;
  const [only] = elements;
  if (only && children.length === 1) return isPlain(tree, only);
  // "Tagged jobs, news": what is named in front, and the values.
  const [lead, ...rest] = children;
  if (
    lead?.role === 'text' &&
    /^[^\d]*(?:ed|[::]|(?:in|by|on|from|for|with))$/iu.test(lead.name) &&
    rest.every(({ role, name }) => role === 'link' || (role === 'text' && /^(?:[,·|&]|and)$/u.test(name)))
  )
    return false;
  return (
    elements.every(
      (child) =>
        /^(?:link|strong|emphasis|generic|code|superscript|subscript)$/u.test(child.role) &&
        !/^(?:div|p|ul|ol|h\d)$/u.test(child.tag ?? '') &&
        child.children.every(({ role }) => role === 'text'),
    ) && elements.length < children.length
  );
}

/** Whether what was read of most items is a box of several parts, which are values of their own. */
export function areBoxes({ tree }: PageIndex, reading: Reading): boolean {
  const leaves = reading.kind === 'list' ? reading.items.filter((item) => item.kind === 'leaf') : [];
  const boxes = leaves.filter(({ ref, from, trim }) => {
    const node = from === 'text' && !trim ? tree.nodes.find((each) => each.ref === ref) : undefined;
    return (
      node !== undefined && tree.textOf(node).length <= 300 && !isPlain(tree, node) && saysSeveral(tree, node)
    );
  });
  return boxes.length * 2 > leaves.length;
}

/** Whether one field of the records is a line in which the value of another stands: "Ann Lee · Guide · 6 May" is no author beside "6 May". */
export function holdOthers(reading: Reading): boolean {
  const records = reading.kind === 'list' ? reading.items.filter((item) => item.kind === 'object') : [];
  const holding = records.filter(({ fields }) => {
    const texts = Object.values(fields).flatMap((field) =>
      field.kind === 'leaf' && typeof field.value === 'string' ? [field.value] : [],
    );
    return texts.some(
      (line) =>
        piecesOf(line).length > 1 && texts.some((text) => text !== line && piecesOf(line).includes(text)),
    );
  });
  return holding.length * 2 > records.length;
}

/** Whether texts are no answer: one of them is what was asked, or they stand outside of the one record that was named. */
export function areAstray(page: PageIndex, reading: Reading, ask: Ask): boolean {
  const items = reading.kind === 'list' ? reading.items : [];
  const asked = new Set(plainWords(ask.text));
  const isEcho = items.some((item) => {
    const words = plainWords(String(dataOf(item)));
    return words.length > 1 && words.every((word) => asked.has(word));
  });
  const [quote] = ask.quoted;
  if (isEcho || quote === undefined) return isEcho;
  const refs = new Set(refsOf(reading));
  return recordSets(page).some((set) => {
    const rows = columnsOf(page.tree, set).flatMap(({ texts }) =>
      texts.flatMap((text, row) => (text === quote ? [row] : [])),
    );
    const [row] = rows;
    if (row === undefined || new Set(rows).size > 1) return false;
    const others = set.records.filter((_, at) => at !== row).flat();
    return others.some((node) => [...visible(node)].some(({ ref }) => ref !== undefined && refs.has(ref)));
  });
}

/** An amount and what it is of may be one line; three parts are none, and neither is a word with the values that it introduces. */
function saysSeveral(tree: Tree, node: SnapshotNode): boolean {
  const ends = [...visible(node)].filter(
    (each) => each.children.length === 0 && /[\p{L}\p{N}]/u.test(tree.textOf(each)),
  );
  return (
    ends.length > 2 ||
    node.children.some(({ role }) => role === 'text') ||
    [...visible(node)].some(({ tag }) => /^(?:div|p|h\d)$/u.test(tag ?? '') && tag !== node.tag)
  );
}

/** What a group of values is called: a text in front of it, the head of its row, its box, its elements. */
function labelsOf(page: PageIndex, set: RecordSet, nodes: readonly SnapshotNode[]): Label[] {
  const { tree } = page;
  const labels: Label[] = [];
  const add = (text: string, trust: number): void => {
    const words = plainWords(text);
    if (words.length > 0 && words.length <= 6) labels.push([new Set(words), trust]);
  };
  const [first] = nodes as [SnapshotNode];
  const parent = tree.parentOf(first);
  const lead = parent?.children
    .filter((child) => !child.hidden)
    .slice(0, parent.children.indexOf(first))
    .at(-1);
  const leadText = lead ? tree.textOf(lead) : '';
  if (lead && !nodes.includes(lead) && leadText.length <= 40)
    add(leadText.replace(/[::]$/u, ''), lead.role === 'text' || /[::]$/u.test(leadText) ? 0.95 : 0.8);
  let box: SnapshotNode | undefined = set.container;
  for (let up = 0; box && up < 4; up += 1) {
    if (up < 2)
      for (const name of [box.id ?? '', box.testId ?? '', box.name, ...(box.classes ?? [])])
        add(name, up === 0 ? 0.85 : 0.7);
    if (box.itemprop) add(box.itemprop, 0.95);
    if (
      box.role === 'navigation' ||
      [box.id ?? '', ...(box.classes ?? [])].some((name) =>
        /(?:^|[-_])nav(?:bar|igation)?(?:$|[-_])|^menu$/iu.test(name),
      )
    )
      labels.push([new Set(['navigation', 'nav', 'menu']), 0.85]);
    const above: SnapshotNode | undefined = tree.parentOf(box);
    const siblings: readonly SnapshotNode[] = above?.children.filter((child) => !child.hidden) ?? [];
    const before: SnapshotNode | undefined = siblings[siblings.indexOf(box) - 1];
    const text = before ? tree.textOf(before) : '';
    if (
      before &&
      text !== '' &&
      text.length <= 50 &&
      (before.role === 'heading' || !/^(?:list|navigation|img|button)$/u.test(before.role))
    ) {
      add(
        text.replace(/[::]$/u, ''),
        before.role === 'heading' ||
          /^(?:dt|th|label|legend|summary)$/u.test(before.tag ?? '') ||
          markDiffers(before, box)
          ? 0.95
          : 0.6,
      );
      break;
    }
    // What holds more than these values is called after something else.
    if (above === undefined || tree.textOf(above).length > tree.textOf(box).length + 40) break;
    box = above;
  }
  for (const name of first.classes ?? [])
    if (nodes.every((node) => node.classes?.includes(name))) add(name, 0.85);
  if (first.itemprop && nodes.every((node) => node.itemprop === first.itemprop)) add(first.itemprop, 0.95);
  labels.push([tree.contextOf(set.container), 0.75], [tree.contextOf(first), 0.75]);
  return labels;
}

/** A label is another kind of element than what it stands over, or a row of them would be one list. */
function markDiffers(a: SnapshotNode, b: SnapshotNode): boolean {
  return a.tag !== b.tag || (a.classes ?? []).join(' ') !== (b.classes ?? []).join(' ');
}

/** How far the other words of the instruction are what stands around the values; undefined where one of them is not. */
function wordsAround(
  page: PageIndex,
  set: RecordSet,
  words: readonly string[],
  labels: readonly Label[],
  keys: readonly string[],
): number | undefined {
  if (words.length === 0) return 0.6;
  const { tree } = page;
  const around = recordsAround(page, set.container);
  const values = words.map((word) =>
    Math.max(
      ...labels.map(([own, trust]) => trust * explained(word, own)),
      around.some((text) => plainWords(text).includes(word)) ? 0.95 : 0,
      0.8 * explained(word, tree.contextOf(set.container)),
      0.7 * explained(word, tree.pageWords),
      (keys.includes(word) ? 0 : 0.4) * explained(word, page.words),
      generalNouns.has(word) || /^(?:main|top|primary)$/u.test(word) ? 0.4 : 0,
    ),
  );
  if (values.some((value) => value < 0.25)) return undefined;
  // A word that only stands somewhere else on the page says nothing of these.
  const isElsewhere = words.some((word) => !generalNouns.has(word) && page.words.has(word));
  if (isElsewhere && Math.max(...values) <= 0.4) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / words.length;
}

/** The short texts of the records that hold something, which no other record of their set says. */
function recordsAround(page: PageIndex, node: SnapshotNode): string[] {
  const { tree } = page;
  return recordSets(page).flatMap((set) => {
    const at = set.records.findIndex((record) =>
      record.some((each) => each !== node && isInside(tree, node, each)),
    );
    if (at < 0) return [];
    return columnsOf(tree, set).flatMap(({ texts, kind }) => {
      const text = texts[at];
      return kind === 'text' &&
        text !== undefined &&
        text.length <= 80 &&
        texts.filter((each) => each === text).length === 1
        ? [text]
        : [];
    });
  });
}

/** Whether a name that says of what the records are stands over them: what only stands somewhere else on the page chooses nothing. */
function isPlaced(page: PageIndex, set: RecordSet, key: string): boolean {
  const { tree } = page;
  const paths = tree.nodes.filter((node) =>
    [node.name, ...(node.classes ?? [])].some((name) => /^(?:bread)?crumbs?/iu.test(name)),
  );
  return (
    set.words.has(key) ||
    tree.pageWords.has(key) ||
    recordsAround(page, set.container).some((text) => plainWords(text).includes(key)) ||
    paths.some((path) => plainWords(tree.textOf(path)).includes(key))
  );
}

/** The part of each record that the head of the instruction names. */
function asColumn(
  page: PageIndex,
  set: RecordSet,
  want: WantScalar,
  head: string,
  others: readonly string[],
  ask: Ask,
): Found | undefined {
  if (others.length === 0) return undefined;
  const context = contextOf(page, set, others);
  if (context === undefined || !ask.keys.every((key) => !others.includes(key) || isPlaced(page, set, key)))
    return undefined;
  const all = set.records.map((_, row) => row);
  const rows =
    ask.first !== undefined ? all.slice(0, ask.first) : ask.last !== undefined ? all.slice(-ask.last) : all;
  const field: WantField = { name: head, want, required: true, absent: undefined };
  const columns = columnsOf(page.tree, set);
  // A list of single texts has no parts that could be told apart.
  if (columns.filter(({ kind }) => kind === 'text' || kind === 'field').length < 2) return undefined;
  const [offer, second] = offersFor(page.tree, set, columns, field, want, rows, false).filter(
    ({ column }) => column.kind !== 'whole',
  );
  const textsIn = (each: typeof offer): string =>
    JSON.stringify(each?.readings.map((one) => one && dataOf(one)));
  if (
    !offer ||
    offer.score < 0.45 ||
    (second && offer.score - second.score < 0.08 && textsIn(offer) !== textsIn(second))
  )
    return undefined;
  const readings = offer.readings.filter((each) => each !== undefined);
  return {
    set,
    score: 0.6 * Math.min(1, offer.score + 0.2) + 0.35 * context + 0.05 * Math.min(1, set.records.length / 6),
    reading: listOf(set, rows, readings, ask),
  };
}
