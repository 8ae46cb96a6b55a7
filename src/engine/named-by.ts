/** Whether a sentence names what a check looks at: an element, a value, or the items of a list. For the honesty check. Pure. */
import type { Reading } from '../contract/reading.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../contract/snapshot.js';
import { tokenize } from '../grounding/built-in/language/lexer.js';
import { parsePhrase, type Phrase } from '../grounding/built-in/language/phrase.js';
import { kindFit } from '../grounding/built-in/language/types.js';
import { contentWordsOf, isStopWord, type Word, wordLikeness } from '../grounding/built-in/language/words.js';

/**
 * Whether an element is named by a subject: it is of the kind that is said, all quoted parts and half of the words at least are in its
 * name, role, value or row, and no other element of its role is named better; `denied`: nor as well, and it holds nothing else,
 * because that something is not so is true of most elements.
 */
export function names(
  ref: string,
  { subject, denied = false }: { subject: string; denied?: boolean },
  snapshot: Snapshot,
): boolean {
  const path = pathTo(snapshot.root, ref);
  const node = path?.at(-1);
  if (!path || !node) return false;
  const counted = /^(?:the )?(first|second|third|fourth|fifth|last) (.+)$/iu.exec(subject);
  // "First name" is what a field is called.
  const isName = counted !== null && fitsName(node, counted[1] ?? '', counted[2] ?? '');
  const [, ordinal, rest] = isName || !counted ? [] : counted;
  const wanted = wantedBy(rest ?? subject);
  const place = { ordinal: ordinal?.toLowerCase() ?? '', kinds: wanted.kinds, denied };
  if (ordinal !== undefined && !standsAt(place, path)) return false;
  if (denied && ordinal === undefined && node.children.some(({ ref: below }) => below !== undefined))
    return false;
  const { quoted, kinds, words, head } = wanted;
  const { inside, around } = saidAt(path);
  if (head.length > 0 && !head.some((word) => isSaid(`${inside} ${around}`, word))) return false;
  if (!quoted.every((text) => `${inside} ${around}`.includes(text))) return false;
  if (ordinal !== undefined) return true;
  const isKind = kinds.some((kind) => kindFit(kind, node) > leastFit(kind) || inside.includes(kind));
  if (!isKind && kinds.some((kind) => strictKinds.test(kind))) return false;
  if (words.length === 0) return quoted.length > 0 ? isBest(path, { ...wanted, denied }, snapshot) : isKind;
  const anywhere = words.filter((word) => isSaid(`${inside} ${around}`, word)).length;
  return anywhere * 2 >= words.length && isBest(path, { ...wanted, denied }, snapshot);
}

/** Whether an element is called by an ordinal and the word behind it. */
function fitsName({ name, hints = [] }: SnapshotNode, ordinal: string, rest: string): boolean {
  const begin = `${ordinal} ${rest.split(' ')[0]}`.toLowerCase();
  return [name, ...hints.map(({ text }) => text)].some((text) => text.toLowerCase().startsWith(begin));
}

/** Kinds that people do not mix up: what is called one of these is one. */
const strictKinds =
  /^(?:button|link|checkbox|radio(?: button)?|tab|switch|toggle|slider|field|input|textbox|dropdown|select|combobox|heading|image|dialog|modal|table|row)$/u;

/** A link may be called a button for its looks; a button is never called a link. */
function leastFit(kind: string): number {
  return kind === 'link' ? 0.99 : 0;
}

/** Whether an element, or what it is in, stands at a place among its like, of which there are two at least. */
function standsAt(
  { ordinal, kinds, denied }: { ordinal: string; kinds: readonly string[]; denied: boolean },
  path: readonly SnapshotNode[],
): boolean {
  const place = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(ordinal);
  return path.some((node, depth) => {
    if (denied && depth < path.length - 1) return false;
    if (kinds.length > 0 && !kinds.some((kind) => kindFit(kind, node) > leastFit(kind))) return false;
    const alike = (path[depth - 1]?.children ?? []).filter(
      (each) => each.role === node.role && each.tag === node.tag && !isHeaderRow(each),
    );
    return alike.length > 1 && alike.at(place < 0 ? -1 : place) === node;
  });
}

/** A row of headers is none of those that are meant by rows. */
function isHeaderRow({ children }: SnapshotNode): boolean {
  return children.length > 0 && children.every(({ role }) => role === 'columnheader');
}

/** Whether an element is a field: what is said of it is said of its value, and not of what its label or options say. */
export function holdsValue(ref: string, snapshot: Snapshot): boolean {
  const node = pathTo(snapshot.root, ref)?.at(-1);
  return (
    node !== undefined && (node.value !== undefined || node.options !== undefined || node.tag === 'label')
  );
}

/** Whether a snapshot knows an element. */
export function isOf(ref: string, snapshot: Snapshot): boolean {
  return pathTo(snapshot.root, ref) !== undefined;
}

/** Whether an element shows one number at most: of several nobody can tell which is compared. */
export function showsOneNumber(ref: string, snapshot: Snapshot): boolean {
  const node = pathTo(snapshot.root, ref)?.at(-1);
  return node === undefined || numbersIn(node) <= 1;
}

/** A subject taken apart. */
interface Wanted {
  quoted: string[];
  kinds: string[];
  words: Word[];
  /** Those of what is spoken of, where it is told by what it belongs to: "the status of order 7". */
  head: Word[];
}

function wantedBy(subject: string): Wanted {
  const quoted = [...subject.matchAll(/"([^"]+)"/gu)].map(([, text = '']) => text.toLowerCase());
  const phrases = parsePhrase(tokenize(subject));
  const content = (phrase: Phrase | undefined): Word[] =>
    (phrase?.words ?? [])
      .filter(({ kind, word }) => kind === undefined && !isStopWord(word))
      .map(({ word }) => word);
  const apart = phrases.find(({ relation }) => relation !== undefined);
  const head = apart ?? phrases[0];
  return {
    quoted,
    kinds: head?.words.flatMap(({ kind }) => kind ?? []) ?? [],
    words: content(phrases[0]),
    head: apart ? content(apart) : [],
  };
}

/** Longest text of an element that is taken for what it says itself: a part of the page that holds everything names nothing. */
const OWN_CHARACTERS = 200;

/** What an element is called and says, and what the places around it do. */
function saidAt(path: readonly SnapshotNode[]): { inside: string; around: string } {
  const node = path.at(-1) as SnapshotNode;
  const own = [node.role, node.tag, node.inputType, ...wordsOfNode(node, OWN_CHARACTERS)];
  const around = path
    .slice(0, -1)
    .filter(({ role }) => places.test(role))
    .map((each) => `${each.role} ${each.name} ${records.test(each.role) ? textOf(each).slice(0, 300) : ''}`);
  const column = path.at(-2)?.role === 'row' ? headerOf(path, path.at(-2)?.children.indexOf(node) ?? 0) : '';
  around.push(column, cardTextOf(path));
  const said = own.filter((text) => text !== undefined).join(' ');
  return { inside: said.toLowerCase(), around: around.join(' ').toLowerCase() };
}

/** A box or switch that nothing names is known by the card around it, where each of several has one of its own: "Market 09:00", with a switch. */
function cardTextOf(path: readonly SnapshotNode[]): string {
  const { role, name } = path.at(-1) as SnapshotNode;
  if (name !== '' || !/^(?:checkbox|switch)$/.test(role)) return '';
  const isAlone = (around: SnapshotNode): boolean =>
    [...walk(around)].filter((each) => each.role === role).length === 1;
  const at = path.findIndex((around, depth) => depth > 0 && isAlone(around));
  const card = path[at];
  const alike = path[at - 1]?.children.filter((each) => each.role === card?.role && each.tag === card.tag);
  return card && alike && alike.filter(isAlone).length > 1 ? textOf(card).slice(0, 300) : '';
}

/** What names an element itself counts before what stands around it. */
function likenessTo({ quoted, words }: Wanted, path: readonly SnapshotNode[]): number {
  const { inside, around } = saidAt(path);
  const node = path.at(-1) as SnapshotNode;
  const isWhole = (text: string): boolean =>
    [node.name, node.text, textOf(node)].some((own) => own?.toLowerCase() === text);
  const literal = quoted.map((text) =>
    isWhole(text) ? 2 : inside.includes(text) ? 1 : around.includes(text) ? 0.5 : 0,
  );
  const said = words.map((word) => (isSaid(inside, word) ? 1 : isSaid(around, word) ? 0.5 : 0));
  return [...literal, ...said].reduce<number>((sum, each) => sum + each, 0);
}

/** No element of the same role, apart from those that it is in or that are in it, is named better. */
function isBest(
  path: readonly SnapshotNode[],
  wanted: Wanted & { denied?: boolean },
  snapshot: Snapshot,
): boolean {
  const node = path.at(-1) as SnapshotNode;
  const likeness = likenessTo(wanted, path);
  return pathsOf(snapshot).every((other) => {
    const rival = other.at(-1);
    if (rival === node || rival?.ref === undefined || rival.role !== node.role) return true;
    if (rival.hidden !== undefined || other.includes(node) || path.includes(rival)) return true;
    const rivalry = likenessTo(wanted, other);
    return wanted.denied ? rivalry < likeness : rivalry <= likeness;
  });
}

/** Whether a text says a word, or one like it. */
export function isSaid(text: string, word: Word): boolean {
  return contentWordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.75);
}

/** Paths from the root to every node; asked for again and again for one page. */
function pathsOf(snapshot: Snapshot): SnapshotNode[][] {
  const known = pathsBySnapshot.get(snapshot);
  if (known) return known;
  const paths: SnapshotNode[][] = [];
  const visit = (node: SnapshotNode, above: SnapshotNode[]): void => {
    const path = [...above, node];
    paths.push(path);
    for (const child of node.children) visit(child, path);
  };
  visit(snapshot.root, []);
  pathsBySnapshot.set(snapshot, paths);
  return paths;
}

const pathsBySnapshot = new WeakMap<Snapshot, SnapshotNode[][]>();

/** Whether a sentence says a word of an element's own; `byKind`: its kind is enough where it is the only one of it. */
export function isMentioned(
  ref: string,
  { sentence, byKind }: { sentence: string; byKind: boolean },
  snapshot: Snapshot,
): boolean {
  const path = pathTo(snapshot.root, ref);
  const node = path?.at(-1);
  if (!path || !node) return false;
  const said = contentWordsOf(sentence);
  const own = contentWordsOf(wordsOfNode(node, OWN_CHARACTERS).join(' ')).filter((word) => !isStopWord(word));
  if (own.some((word) => said.some((each) => wordLikeness(each, word) >= 0.9)))
    return isBest(path, wantedBy(sentence), snapshot);
  if (!byKind) return false;
  const isKind = (other: SnapshotNode): boolean =>
    said.some(({ text }) => kindFit(text, other) === 1 && kindFit(text, node) === 1);
  return [...walk(snapshot.root)].filter(isKind).length === 1;
}

/** Where a sentence first names an element, in words from its beginning; undefined when it does not. */
export function placeIn(sentence: string, ref: string, snapshot: Snapshot): number | undefined {
  const node = pathTo(snapshot.root, ref)?.at(-1);
  if (!node) return undefined;
  const own = contentWordsOf(wordsOfNode(node, OWN_CHARACTERS).join(' ')).filter((word) => !isStopWord(word));
  const at = contentWordsOf(sentence).findIndex((word) =>
    own.some((each) => wordLikeness(word, each) >= 0.9),
  );
  return at < 0 ? undefined : at;
}

/** Whether what is to be gone is what a subject names: all of its quotes, and no words but its own. */
export function namesAbsent(subject: string, what: string): boolean {
  const [wanted, asked] = [wantedBy(subject), wantedBy(what)];
  if (!wanted.quoted.every((text) => asked.quoted.includes(text) || what.toLowerCase().includes(text)))
    return false;
  const known = contentWordsOf(subject);
  const said = contentWordsOf(what).filter((word) => !isStopWord(word));
  const isKnown = (word: Word): boolean => known.some((each) => wordLikeness(each, word) >= 0.9);
  const isLeft = asked.words.length > 0 || asked.quoted.length > 0 || wanted.words.length === 0;
  return said.length > 0 && said.every(isKnown) && isLeft;
}

/** The same for a sentence beyond the grammar: most of what it says has to be what is to be gone. */
export function namesAbsentIn(sentence: string, what: string): boolean {
  if (!namesAbsent(sentence, what)) return false;
  const said = wantedBy(sentence);
  const words = new Set(contentWordsOf(what).map(({ text }) => text));
  const named = said.words.filter(({ text }) => words.has(text)).length;
  return said.quoted.length > 0 || named * 2 > said.words.length;
}

/** Whether a visible text decides a subject: shown, it has to hold it; not shown, it has to be quoted. */
export function coversText(subject: string, { text, is }: { text: string; is: boolean }): boolean {
  const { quoted, kinds, words } = wantedBy(subject);
  if (kinds.some((kind) => strictKinds.test(kind)) && is) return false;
  const shown = text.toLowerCase();
  if (quoted.length > 0) return quoted.every((each) => (is ? shown.includes(each) : each.includes(shown)));
  const there = contentWordsOf(text);
  const isThere = (word: Word): boolean => there.some((each) => wordLikeness(word, each) >= 0.9);
  return is && words.some(isThere);
}

/** What an element is called, shows, and is marked with. */
function wordsOfNode(node: SnapshotNode, most: number): string[] {
  const { name, text, placeholder, testId, id, description, classes = [], hints = [] } = node;
  const marks = [testId, id, ...classes].map((mark) => mark?.replace(/[-_]/gu, ' '));
  return [
    name,
    text,
    placeholder,
    description,
    ...marks,
    ...hints.map((hint) => hint.text),
    textOf(node).length <= most ? textOf(node) : '',
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
  if (reading.kind === 'count' && !areOfKind(paths, words)) return false;
  return paths.every((path) => {
    if (!path) return false;
    const said = contentWordsOf(reading.kind === 'leaf' ? labelOf(path) : kindOf(path));
    const known = words.filter((word) => said.some((each) => wordLikeness(word, each) >= 0.75));
    return known.length * 2 > words.length;
  });
}

/** The noun, which stands last, is what the items are or what their list is called; a row of headers is not counted. */
function areOfKind(paths: readonly (SnapshotNode[] | undefined)[], words: readonly Word[]): boolean {
  const noun = words.at(-1);
  return paths.every((path) => {
    const [list, item] = path?.slice(-2) ?? [];
    if (!item || isHeaderRow(item)) return false;
    const { name = '', id = '', testId = '', classes = [] } = list ?? {};
    const called = [kindOf([item]), name, id, testId, ...classes].join(' ').replace(/[-_]/gu, ' ');
    return noun === undefined || isSaid(called, noun);
  });
}

/** What stands at a value and says what it is: what comes before it, and the names of what holds no other number. */
export function labelOf(path: readonly SnapshotNode[]): string {
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
export function kindOf(path: readonly SnapshotNode[]): string {
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

/** What holds one record: an element in it is told by everything that the record says. */
const records = /^(?:row|listitem|article|treeitem|group|radiogroup)$/u;

/** What an element lies in and may be told by; the page itself tells nothing. */
const places =
  /^(?:row|listitem|article|group|radiogroup|region|dialog|alertdialog|form|treeitem|table|list|tabpanel)$/u;

/** From a node down to the one with a handle. */
export function pathTo(node: SnapshotNode, ref: string): SnapshotNode[] | undefined {
  if (node.ref === ref) return [node];
  for (const child of node.children) {
    const below = pathTo(child, ref);
    if (below) return [node, ...below];
  }
  return undefined;
}
