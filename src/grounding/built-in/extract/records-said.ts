/**
 * The one record that a phrase means, however it is put: "the mail from Per Aas", "order 1042", "Ivo", "the second flight". A word that no
 * record says has to be what they are called, or a noun that people have for records; what is left has to stand in just one of them.
 */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Column } from './extract-labels.js';
import { type Place, textAt } from './extract-leaf.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { isInside } from './extract-tree.js';
import { isShortFor } from './extract-short.js';
import { explained, plainWords } from './extract-words.js';

/** A record, by its place in a list or table. */
export interface SaidRecord {
  region: Region;
  row: number;
  node: SnapshotNode;
  /** Words that name it. */
  names: readonly string[];
  /** One of its texts says no more than that, or the phrase says what kind of record it is. */
  isWhole: boolean;
}

/** A text of a record, and the column of its like. */
export interface RecordText {
  place: Place;
  text: string;
  column: Column;
}

/** Nouns for records of all kinds, which a page need not use. */
const recordNouns: ReadonlySet<string> = new Set(
  plainWords(
    'mail email message conversation chat thread post tweet order flight trip train bus boat ferry departure arrival connection sailing ' +
      'row line item entry record product article task todo card ticket issue member user person player student guest patient customer client employee ' +
      'colleague booking reservation event appointment meeting seat place box tile option choice answer file document folder note recipe dish song track album film movie ' +
      'book course lesson class room hall table car vehicle match game team server device sensor machine invoice bill payment transaction contact review comment ' +
      'profile project deal job offer plan package parcel shipment plant animal station stop shop store city country house flat property question poll poster listing one service',
  ),
);

const joining =
  /^(?:the|an?|of|for|in|on|to|from|by|with|at|about|called|named|titled|whose|that|which|is|are|this|and|no|number|nr|my|your)$/u;
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
/** A part of the page with more texts is no record. */
const MOST_TEXTS = 40;

/** The record; undefined where none or several could be meant. `spare`: words besides that say nothing of which one it is. */
export function recordSaid(
  page: PageIndex,
  phrase: string,
  spare: ReadonlySet<string> = new Set(),
): SaidRecord | undefined {
  const [, ordinal, rest = phrase] =
    /^(?:the )?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) (\p{L}.*)$/iu.exec(
      phrase.trim(),
    ) ?? [];
  const found = page.regions.flatMap((region) => {
    if (region.items.length < 2 || region.items.some((item) => page.textsOf(item).length > MOST_TEXTS))
      return [];
    return ordinal === undefined
      ? (namedIn(page, region, rest, spare) ?? [])
      : (placedIn(page, region, { ordinal: ordinal.toLowerCase(), noun: rest }, spare) ?? []);
  });
  const [first, ...others] = found;
  // A part of the record that is one of a kind elsewhere is still the same record.
  const isOfIt = (node: SnapshotNode): boolean =>
    first !== undefined && (isInside(page.tree, node, first.node) || isInside(page.tree, first.node, node));
  if (!first || others.some(({ region, node }) => !overlaps(page, region, first.region) && !isOfIt(node)))
    return undefined;
  // Of records within records the one that says more than its name is meant, and no box around several.
  const telling = found.filter(({ node }) => page.textsOf(node).length > 1);
  const most = Math.max(0, ...telling.map(({ region }) => region.items.length));
  const said =
    telling.find(({ region }) => region.kind === 'table') ??
    telling.find(({ region }) => region.items.length === most);
  // The line with its name may be one of a kind with lines elsewhere: the record is the box around it, with nothing else of that kind in it.
  const around =
    said &&
    telling.find(
      ({ region, node }) =>
        node !== said.node &&
        isInside(page.tree, said.node, node) &&
        !overlaps(page, region, said.region) &&
        said.region.items.filter((item) => isInside(page.tree, item, node)).length === 1,
    );
  return around ?? said;
}

/** The record of one list or table that a phrase names; undefined where it names none of them, or several. */
export function recordIn(page: PageIndex, region: Region, phrase: string): SaidRecord | undefined {
  return namedIn(page, region, phrase, new Set());
}

/** Words of a phrase that say something; quoted ones belong together. */
function chunksOf(phrase: string): string[][] {
  const chunks: string[][] = [];
  for (const part of phrase
    .split(/"([^"]+)"/u)
    .flatMap((text, at) =>
      at % 2 === 1
        ? [[text]]
        : [
            text.split(
              /\s(?:of|for|in|on|to|from|by|with|at|about|called|named|titled)\s|^(?:of|for|from|by|with)\s/u,
            ),
          ],
    ))
    for (const text of part) {
      const words = plainWords(text).filter((word) => part.length === 1 || !joining.test(word));
      if (words.length > 0) chunks.push(words);
    }
  return chunks;
}

/** Nouns for records of any kind at all. */
const anyRecord = /^(?:row|line|item|entry|record|card|tile|option|one)$/u;
/** Nouns that mean the same. */
const alike: readonly (readonly string[])[] = [
  ['mail', 'email', 'message', 'post'],
  ['conversation', 'chat', 'thread'],
  ['task', 'todo', 'card', 'issue', 'ticket'],
  ['member', 'user', 'person', 'player', 'contact'],
  ['booking', 'reservation', 'appointment', 'event'],
  ['seat', 'place'],
  ['flight', 'trip', 'connection', 'journey'],
  ['train', 'trip', 'connection', 'departure'],
  ['product', 'article'],
  ['song', 'track'],
  ['film', 'movie'],
  ['choice', 'option', 'answer'],
];

const nouns = new WeakMap<PageIndex, ReadonlySet<string>>();

/** What the page speaks of outside of its records: where it calls them something, they are nothing else. */
function nounsOf(page: PageIndex): ReadonlySet<string> {
  let known = nouns.get(page);
  if (!known) {
    const said = [...page.tree.pageWords];
    for (const node of page.tree.nodes) {
      // "Search tickets": what the records are that it looks through.
      if (/^(?:searchbox|textbox)$/u.test(node.role))
        for (const text of [node.name, node.placeholder ?? ''])
          if (/^(?:search|find|filter)\b/iu.test(text)) said.push(...plainWords(text));
      if (node.text === undefined && node.role !== 'text') continue;
      const isOfRecord = page
        .itemsOf(node)
        .some(({ region, node: item }) => region.items.length > 1 && page.textsOf(item).length > 1);
      if (!isOfRecord) said.push(...plainWords(node.text ?? node.name));
    }
    known = new Set(said.filter((word) => recordNouns.has(word) && !anyRecord.test(word)));
    nouns.set(page, known);
  }
  return known;
}

/** Whether a noun that the page does not use may be what its records are. */
function mayBeCalled(page: PageIndex, region: Region, word: string): boolean {
  if (anyRecord.test(word)) return true;
  if (!recordNouns.has(word)) return false;
  const same = alike.filter((row) => row.includes(word)).flat();
  // That it is an article is told by its element, and by nobody who reads the page.
  const isMarkup = (each: string): boolean =>
    each === 'article' && region.items.every(({ role }) => role === 'article');
  const own = [...region.words].filter(
    (each) => recordNouns.has(each) && !anyRecord.test(each) && !isMarkup(each),
  );
  const said = nounsOf(page);
  return said.has(word) || [...said, ...own].every((each) => each === word || same.includes(each));
}

/** Whether it is a noun that people have for records. */
export function isRecordNoun(word: string): boolean {
  return recordNouns.has(word);
}

/** Whether records are what a noun says: by what the page calls them, or as one of the nouns that people have for records. */
export function isKindOf(page: PageIndex, region: Region, word: string): boolean {
  const { words, headers } = region;
  return (
    explained(word, words) >= 0.7 ||
    [...words].some((mark) => isShortFor(mark, word)) ||
    mayBeCalled(page, region, word) ||
    explained(word, page.tree.pageWords) >= 0.85 ||
    headers.some((head) => plainWords(page.tree.textOf(head)).includes(word))
  );
}

/** Whether records are marked as something else than a noun says, though the page speaks of both: "trips" beside the cars of a page about cars. */
export function isCalledOtherwise({ words, kind }: Region, noun: string): boolean {
  const same = alike.filter((row) => row.includes(noun)).flat();
  const own = [...words].filter((word) => recordNouns.has(word) && !anyRecord.test(word) && word !== kind);
  return own.length > 0 && explained(noun, words) < 0.7 && !own.some((word) => same.includes(word));
}

function namedIn(
  page: PageIndex,
  region: Region,
  phrase: string,
  spare: ReadonlySet<string>,
): SaidRecord | undefined {
  const texts = region.items.map((item) => page.textsOf(item));
  const says = (row: number, word: string): boolean => texts[row]?.some((text) => text.has(word)) === true;
  const rows = region.items.map((_, row) => row);
  const names: string[][] = [];
  let hasKind = false;
  for (const chunk of chunksOf(phrase)) {
    const kept: string[] = [];
    for (const word of chunk) {
      if (joining.test(word)) continue;
      const saying = rows.filter((row) => says(row, word)).length;
      if (saying === rows.length) {
        // A name is said whole: "Box" of "Box 101" by all of them.
        kept.push(word);
        continue;
      }
      if (saying > 0) kept.push(word);
      else if (!/\d/u.test(word) && (spare.has(word) || isKindOf(page, region, word))) hasKind = true;
      else return undefined;
    }
    if (kept.length > 0) names.push(kept);
  }
  if (isNounOfOthers()) names[0]?.pop();
  else if (isNounOfNumber()) names[0]?.shift();
  const all = names.flat();
  const isChoosing = all.some((word) => rows.some((row) => !says(row, word)));
  if (!isChoosing) return undefined;
  const meant = rows.filter((row) =>
    names.every((chunk) => texts[row]?.some((text) => chunk.every((word) => text.has(word)))),
  );
  const whole = meant.filter((row) =>
    texts[row]?.some((text) => text.size <= all.length && [...text].every((word) => all.includes(word))),
  );
  const [row, ...others] = meant.length === 1 ? meant : whole;
  const node = row === undefined ? undefined : region.items[row];
  return row !== undefined && node && others.length === 0
    ? { region, row, node, names: all, isWhole: whole.includes(row) || hasKind }
    : undefined;

  function isSaid(words: readonly string[]): boolean {
    return texts.some((row) => row.some((text) => words.every((word) => text.has(word))));
  }

  /** "The savings account" among "Joint account", "Everyday account" and "Savings": a noun that names of others end with. */
  function isNounOfOthers(): boolean {
    const [own = [], ...more] = names;
    const last = own.at(-1);
    if (more.length > 0 || own.length < 2 || last === undefined || /\d/u.test(last) || isSaid(own))
      return false;
    const left = own.slice(0, -1);
    const called = texts.filter((row) =>
      row.some((text) => text.size === left.length && left.every((word) => text.has(word))),
    );
    const ending = texts.filter((row) => row.some((text) => text.size > 1 && [...text].at(-1) === last));
    return called.length === 1 && ending.length > 0;
  }

  /** "Issue #398" among records of which one is marked "good first issue": what they are, and the number of one. */
  function isNounOfNumber(): boolean {
    const [own = [], ...more] = names;
    const [noun = '', number = '', ...others] = own;
    if (more.length > 0 || others.length > 0 || !/^\d/u.test(number) || !recordNouns.has(noun)) return false;
    return !isSaid(own) && isSaid([number]);
  }
}

function placedIn(
  page: PageIndex,
  region: Region,
  { ordinal, noun }: { ordinal: string; noun: string },
  spare: ReadonlySet<string>,
): SaidRecord | undefined {
  const words = plainWords(noun).filter((word) => !joining.test(word) && !spare.has(word));
  const [head] = words;
  if (head === undefined || page.isAside(region.container)) return undefined;
  const isRow = head === 'row' && region.kind === 'table';
  const isCalled = (word: string): boolean =>
    explained(word, region.words) >= 0.7 || [...region.words].some((mark) => isShortFor(mark, word));
  if (!isRow && !words.every(isCalled) && !(words.length === 1 && isOnly(page, region, head)))
    return undefined;
  const row = ordinal === 'last' ? region.items.length - 1 : ordinals.indexOf(ordinal);
  const node = region.items[row];
  return node && { region, row, node, names: [], isWhole: true };
}

/** The only list or table of records that say several things, on a page that has another word for them, or none. */
function isOnly(page: PageIndex, region: Region, word: string): boolean {
  if (!mayBeCalled(page, region, word) || page.regions.some(({ words }) => explained(word, words) >= 0.7))
    return false;
  const telling = page.regions.filter(
    ({ items, container, kind }) =>
      kind !== 'sections' &&
      items.length > 1 &&
      !page.isAside(container) &&
      items.every((item) => page.textsOf(item).length > 1),
  );
  return telling.includes(region) && telling.every((each) => overlaps(page, each, region));
}

/** What a record says, one text for each place. */
export function textsOfRecord(page: PageIndex, { region, row }: SaidRecord): RecordText[] {
  const seen = new Set<string>();
  return region.columns().flatMap((column) => {
    const place = column.places[row];
    if (!place?.node.ref) return [];
    const text = textAt(page.tree, place);
    const id = `${place.node.ref} ${text}`;
    if (text === '' || seen.has(id)) return [];
    seen.add(id);
    return [{ place, text, column }];
  });
}
