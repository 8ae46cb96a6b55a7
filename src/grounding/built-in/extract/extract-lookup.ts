/** A cell of a record: "the price of the Lufthansa flight" is the column that some words name, in the row that the others name. */
import { dataOf, type Reading, refsOf } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { type Match, matchColumns } from './extract-columns.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantScalar } from './extract-schema.js';
import { explained, generalNouns, meaningfulWords, plainWords } from './extract-words.js';

/** An item that was singled out. */
export interface Row {
  row: number;
  score: number;
  /** What the choice depended on. */
  refs: readonly string[];
}

/** Verbs that join what is asked for to what it is asked of. */
const asking = /^(?:include|offer|reach|cost|leave|arrive|depart|belong|come|open|use|hold|earn|whether)$/;

/** The one cell that the words of an instruction single out; undefined where none or more than one could be meant. */
export function lookUp(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
  must: readonly string[] = headWords(ask.text),
): { kind: 'found'; reading: Reading; score: number } | undefined {
  const words = [...new Set([...ask.words, ...ask.quoted.flatMap(plainWords)])].filter(
    (word) => !asking.test(word) || page.words.has(word),
  );
  // A word of several that the page knows says enough about what is asked for.
  const needed = must.some((word) => page.words.has(word)) ? [] : must;
  const found = page.regions.flatMap((region) => {
    if (region.items.length < 2) return [];
    const cell = cellOf(page, region, want, words, { proper: ask.keys, must: needed });
    return cell ? [{ ...cell, region }] : [];
  });
  if (found.some((each) => isOfAnotherPart(page, each))) return undefined;
  const [best] = found.toSorted((a, b) => b.score - a.score);
  const different = new Set(found.map((each) => JSON.stringify(dataOf(each.reading))));
  return best && different.size === 1
    ? { kind: 'found', reading: best.reading, score: best.score }
    : undefined;
}

/** "The camera of the Aero 5" asks for a camera, whatever else may have another name on the page. */
function headWords(text: string): string[] {
  const head =
    /^(?:(?:what(?:['’]s| is| are)|get|extract|find|read|give me|tell me)\s)?(?:the\s)?(?<head>[^,.?!]{2,40}?)\s(?:of|for)\s/iu.exec(
      text,
    );
  return meaningfulWords(head?.groups?.['head'] ?? '').filter((word) => !generalNouns.has(word));
}

function cellOf(
  page: PageIndex,
  region: Region,
  want: WantScalar,
  words: readonly string[],
  { proper, must }: { proper: readonly string[]; must: readonly string[] },
): { reading: Reading; score: number; row: number; keys: readonly string[] } | undefined {
  const says = (item: (typeof region.items)[number], word: string): boolean =>
    page.textsOf(item).some((each) => each.has(word));
  const keys = words.filter((word) => {
    const saying = region.items.filter((item) => says(item, word)).length;
    return saying > 0 && saying < region.items.length;
  });
  const kind = new Set([...region.words, ...page.tree.pageWords, ...headersOf(page, region, keys)]);
  const isSaidByAll = (word: string): boolean =>
    /\d/.test(word) && region.items.every((item) => says(item, word));
  const rest = words.filter((word) => !keys.includes(word) && !isSaidByAll(word));
  const names = rest.filter((word) => explained(word, kind) < 0.85 && !generalNouns.has(word));
  // With a name in the sentence the row is sure; a word that the page never uses is then another one for its kind ("the train to Eindhoven").
  const known = keys.some((word) => proper.includes(word))
    ? names.filter((word) => page.words.has(word) || must.includes(word))
    : names;
  // So does the only such word, where the rest is what is asked for.
  // A name is none: "Paul Moe" is not Hilda Moe.
  const isName = names.some((word) => !known.includes(word) && proper.includes(word));
  if (isName) return undefined;
  const isOtherKind =
    known.length === 0 && names.length === 1 && rest.length > 1 && keys.some((word) => proper.includes(word));
  const asked = isOtherKind
    ? rest.filter((word) => !names.includes(word))
    : known.length > 0 && names.length - known.length <= 1
      ? known
      : names.length > 0
        ? names
        : rest;
  if (keys.length === 0 || asked.length === 0) return undefined;
  const [row, ...others] = keyedRows(page, region, keys);
  if (!row || others.length > 0) return undefined;
  // A word is passed over for a record that is named whole only: "Salt rivers" is not "Salt roads".
  if (names.some((word) => !asked.includes(word)) && row.score < 0.99) return undefined;
  const isNamed = (match: Match): boolean =>
    asked.every((word) =>
      [...match.column.labels, { words: kind }].some((label) => explained(word, label.words) >= 0.7),
    );
  const matches = matchColumns(page, region, [asked], want, [row.row]).filter(isNamed);
  const [best, second] = matches;
  const reading = best?.readings[0];
  if (!best || !reading || best.score < 0.5) return undefined;
  // What names the row is not what is asked of it.
  if (plainWords(String(dataOf(reading))).every((word) => keys.includes(word))) return undefined;
  const rival = second?.readings[0];
  const isClose =
    second !== undefined &&
    rival !== undefined &&
    best.score - second.score < 0.04 &&
    JSON.stringify(dataOf(rival)) !== JSON.stringify(dataOf(reading));
  return isClose ? undefined : { reading, score: 0.5 * row.score + 0.5 * best.score, row: row.row, keys };
}

/** A column of cards is a record too: the price that stands in one of them is none of another, which is called so. */
function isOfAnotherPart(
  page: PageIndex,
  { region, row, keys, reading }: { region: Region; row: number; keys: readonly string[]; reading: Reading },
): boolean {
  const item = region.items[row];
  const refs = new Set(refsOf(reading));
  const read = page.tree.nodes.filter(({ ref }) => ref !== undefined && refs.has(ref));
  const around = (node: SnapshotNode): SnapshotNode[] => {
    const found: SnapshotNode[] = [];
    for (let at: SnapshotNode | undefined = node; at && at !== item; at = page.tree.parentOf(at))
      found.push(at);
    return found;
  };
  const holders = new Set(read.flatMap((node) => around(node)));
  return page.regions.some(({ items }) => {
    // The name and the text of one card are no two cards.
    const holder = items.find((each) => holders.has(each) && page.textsOf(each).length > 1);
    const beside = holder
      ? items.filter((each) => page.tree.parentOf(each) === page.tree.parentOf(holder))
      : [];
    const saying = beside.filter((each) =>
      keys.every((key) => page.textsOf(each).some((words) => words.has(key))),
    );
    return holder !== undefined && saying.length > 0 && !saying.includes(holder);
  });
}

/** "Run #980" under a header "Run": the header says what the key is. */
function headersOf(page: PageIndex, region: Region, keys: readonly string[]): string[] {
  const numbers = keys.filter((key) => /\d/u.test(key));
  return region
    .columns()
    .filter(({ places }) =>
      places.some(
        (place) => place && plainWords(page.tree.textOf(place.node)).some((word) => numbers.includes(word)),
      ),
    )
    .flatMap(({ labels }) => labels.flatMap(({ trust, words }) => (trust >= 0.95 ? [...words] : [])));
}

/** Rows whose texts explain all words that no field explains; the ones whose naming text is asked for whole come before others. */
export function keyedRows(page: PageIndex, region: Region, words: readonly string[]): Row[] {
  const wanted = [...new Set(words)];
  const kind = new Set([...region.words, ...page.tree.pageWords]);
  const rows = region.items.flatMap((item, row): Row[] => {
    const texts = page.textsOf(item);
    if (texts.length > 40) return [];
    const has = (word: string): boolean => texts.some((words) => words.has(word));
    const hits = wanted.filter(has);
    if (hits.length === 0 || !wanted.every((word) => has(word) || explained(word, kind) >= 0.7)) return [];
    const precision = Math.max(
      ...texts.map(
        (words) =>
          [...words].filter((word) => hits.includes(word)).length / Math.max(words.size, hits.length),
      ),
    );
    return [{ row, score: precision, refs: [] }];
  });
  const best = Math.max(0, ...rows.map((row) => row.score));
  return best < 0.3 ? [] : rows.filter((row) => row.score > best - 0.15);
}

/** The one record that the words name whole: no other says them all. */
export function namedRow(
  page: PageIndex,
  region: Region,
  words: readonly string[],
  names: readonly string[],
): number | undefined {
  const says = (item: SnapshotNode, word: string): boolean =>
    page.textsOf(item).some((each) => each.has(word));
  // "Room 204" under a header "Room": the header says what the number is.
  const headers = new Set(
    region
      .columns()
      .flatMap(({ labels }) => labels.flatMap(({ trust, words: own }) => (trust >= 0.95 ? [...own] : []))),
  );
  const left = names.filter((word) => !headers.has(word) || region.items.some((item) => says(item, word)));
  if (left.length === 0) return undefined;
  const wanted = words.filter((word) => !names.includes(word) || left.includes(word));
  const [row, ...others] = keyedRows(page, region, wanted).filter((each) => {
    const item = region.items[each.row];
    return item !== undefined && !isNumberedOtherwise(page.textsOf(item), wanted);
  });
  if (!row || others.length > 0) return undefined;
  // A name within a longer text is whole where all of them say the rest ("Destination: Basel").
  const isWhole = (item: SnapshotNode): boolean =>
    page
      .textsOf(item)
      .some(
        (text) =>
          left.every((word) => text.has(word)) &&
          [...text].every((word) => left.includes(word) || region.items.every((each) => says(each, word))),
      );
  const saying = region.items.filter((each) => left.every((word) => says(each, word)));
  const [only] = saying;
  if (row.score < 0.99 && !(saying.length === 1 && only && isWhole(only))) return undefined;
  const item = region.items[row.row];
  return item && left.every((word) => says(item, word)) ? row.row : undefined;
}

/** "Table 4" is not "Table 3" with its 4 guests: a text has the noun in front of another number, and none has it in front of this one. */
function isNumberedOtherwise(texts: readonly ReadonlySet<string>[], words: readonly string[]): boolean {
  return words.some((number, at) => {
    const noun = words[at - 1];
    if (noun === undefined || !/^\d+$/.test(number) || /\d/.test(noun)) return false;
    const behind = texts.flatMap((text) => {
      const all = [...text];
      const next = all[all.indexOf(noun) + 1] ?? '';
      return text.has(noun) && /^\d+$/.test(next) ? [next] : [];
    });
    return behind.length > 0 && !behind.includes(number);
  });
}
