/** Whether a sentence names what a check looks at: an element, a value, or the items of a list. For the honesty check. Pure. */
import type { Reading } from '../contract/reading.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../contract/snapshot.js';
import { tokenize } from '../grounding/built-in/lexer.js';
import { parsePhrase } from '../grounding/built-in/phrase.js';
import { kindFit } from '../grounding/built-in/types.js';
import { contentWordsOf, isStopWord, type Word, wordLikeness } from '../grounding/built-in/words.js';

/** Whether an element is named by a subject: all quoted parts and half of the words at least, in its name, role, value or row. */
export function names(ref: string, subject: string, snapshot: Snapshot): boolean {
  const path = pathTo(snapshot.root, ref);
  const node = path?.at(-1);
  if (!node) return false;
  const own = [
    node.role,
    node.tag,
    node.inputType,
    node.name,
    node.text,
    node.placeholder,
    node.testId,
    node.id,
    node.description,
    ...(node.classes ?? []),
    ...(node.hints ?? []).map(({ text }) => text),
  ]
    .filter((text) => text !== undefined)
    .join(' ');
  const around = (path ?? [])
    .slice(0, -1)
    .filter(({ role }) => places.test(role))
    .map((each) => `${each.role} ${each.name} ${textOf(each).slice(0, 300)}`)
    .join(' ');
  const inside = `${own} ${textOf(node)}`.toLowerCase();
  const quoted = [...subject.matchAll(/"([^"]+)"/gu)].map(([, text = '']) => text.toLowerCase());
  if (!quoted.every((text) => `${inside} ${around.toLowerCase()}`.includes(text))) return false;
  const [phrase] = parsePhrase(tokenize(subject));
  const kinds = phrase?.words.flatMap(({ kind }) => kind ?? []) ?? [];
  const isKind = kinds.some((kind) => kindFit(kind, node) > 0 || inside.includes(kind));
  const words = (phrase?.words ?? [])
    .filter(({ kind, word }) => kind === undefined && !isStopWord(word))
    .map(({ word }) => word);
  if (words.length === 0) return quoted.length > 0 || isKind;
  const isSaid = (text: string, word: Word): boolean =>
    contentWordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.75);
  const anywhere = words.filter((word) => isSaid(`${inside} ${around}`, word)).length;
  return anywhere * 2 >= words.length;
}

/** Whether a sentence says a word of an element's own; `byKind`: its kind is enough where it is the only one of it. */
export function isMentioned(
  ref: string,
  { sentence, byKind }: { sentence: string; byKind: boolean },
  snapshot: Snapshot,
): boolean {
  const node = pathTo(snapshot.root, ref)?.at(-1);
  if (!node) return false;
  const said = contentWordsOf(sentence);
  const own = contentWordsOf(wordsOfNode(node).join(' ').slice(0, 2_000)).filter((word) => !isStopWord(word));
  if (own.some((word) => said.some((each) => wordLikeness(each, word) >= 0.9))) return true;
  if (!byKind) return false;
  const isKind = (other: SnapshotNode): boolean =>
    said.some(({ text }) => kindFit(text, other) === 1 && kindFit(text, node) === 1);
  return [...walk(snapshot.root)].filter(isKind).length === 1;
}

/** What an element is called, shows, and is marked with. */
function wordsOfNode(node: SnapshotNode): string[] {
  const { name, text, placeholder, testId, id, description, classes = [], hints = [] } = node;
  const marks = [testId, id, ...classes].map((mark) => mark?.replace(/[-_]/gu, ' '));
  return [
    name,
    text,
    placeholder,
    description,
    ...marks,
    ...hints.map((hint) => hint.text),
    textOf(node),
  ].filter((each) => each !== undefined);
}

/**
 * Whether a subject names what a reading rests on: the label of a value, what the items of a list are. A reading of another snapshot
 * was found by these very words and is not judged again.
 */
export function readsNamed(reading: Reading, subject: string, snapshot: Snapshot): boolean {
  const refs = reading.kind === 'leaf' ? [reading.ref] : 'itemRefs' in reading ? reading.itemRefs : [];
  const paths = refs.map((ref) => pathTo(snapshot.root, ref));
  if (paths.every((path) => path === undefined)) return true;
  const words = contentWordsOf(subject).filter((word) => !isStopWord(word));
  return paths.every((path) => {
    if (!path) return false;
    const said = contentWordsOf(reading.kind === 'leaf' ? labelOf(path) : kindOf(path));
    const known = words.filter((word) => said.some((each) => wordLikeness(word, each) >= 0.75));
    return known.length * 2 > words.length;
  });
}

/** What stands at a value and says what it is: what comes before it, and the names of what holds no other number. */
function labelOf(path: readonly SnapshotNode[]): string {
  const said: string[] = [];
  for (let at = path.length - 1; at > 0; at -= 1) {
    const [node, parent] = [path[at] as SnapshotNode, path[at - 1] as SnapshotNode];
    said.push(node.name, node.testId ?? '', node.id ?? '', ...(node.classes ?? []));
    const place = parent.children.indexOf(node);
    const before = parent.children[place - 1];
    if (before && numbersIn(before) === 0) said.push(`${before.name} ${textOf(before)}`);
    if (numbersIn(parent) > 1) {
      // Beyond it other values stand: a row and a column name this one, and what they are in does not.
      if (parent.role === 'row') said.push(textOf(parent.children[0] ?? parent), headerOf(path, place));
      break;
    }
    said.push(
      parent.text ?? '',
      ...parent.children.filter(({ role }) => role === 'text').map(({ name }) => name),
    );
  }
  return said.join(' ');
}

function headerOf(path: readonly SnapshotNode[], column: number): string {
  const table = path.findLast(({ role }) => /^(?:table|grid|treegrid)$/u.test(role));
  const row = table && [...walk(table)].find((each) => each.children[0]?.role === 'columnheader');
  return row?.children[column]?.name ?? '';
}

function numbersIn(node: SnapshotNode): number {
  const texts = [...walk(node)].flatMap((each) =>
    each.role === 'text' ? each.name : (each.text ?? each.value ?? []),
  );
  return texts.filter((text) => /\d/u.test(text)).length;
}

/** What an item is called by its making and by the list that it is in. */
function kindOf(path: readonly SnapshotNode[]): string {
  const [list, item] = path.slice(-2);
  const own = (node: SnapshotNode | undefined): string[] =>
    node ? [node.role, node.tag ?? '', node.id ?? '', node.testId ?? '', ...(node.classes ?? [])] : [];
  const words = [...own(item), ...own(list), list?.name ?? '', ...synonyms(item)];
  return words.join(' ').replace(/[-_]/gu, ' ');
}

function synonyms(item: SnapshotNode | undefined): string[] {
  const kinds: Readonly<Record<string, string>> = {
    listitem: 'item entry element',
    row: 'row entry record item',
    option: 'option choice item',
    img: 'image picture',
    textbox: 'field input',
    article: 'article card item',
  };
  return [kinds[item?.role ?? ''] ?? ''];
}

/** What an element lies in and may be told by; the page itself tells nothing. */
const places =
  /^(?:row|listitem|article|group|radiogroup|region|dialog|alertdialog|form|treeitem|table|list|tabpanel)$/u;

function pathTo(node: SnapshotNode, ref: string): SnapshotNode[] | undefined {
  if (node.ref === ref) return [node];
  for (const child of node.children) {
    const below = pathTo(child, ref);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** Whether a text says what a subject does: its quoted part, or one of its words. */
export function shares(subject: string, text: string): boolean {
  const quoted = /"([^"]+)"/u.exec(subject)?.[1];
  if (quoted !== undefined) return text.toLowerCase().includes(quoted.toLowerCase());
  return contentWordsOf(subject).some((word) =>
    contentWordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.9),
  );
}
