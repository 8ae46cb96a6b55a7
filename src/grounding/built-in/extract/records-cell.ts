/** One value of one record: "how many points does the story X have", "the subject of the message from M", "who wrote the first comment". */
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import type { PageIndex } from './extract-page.js';
import type { WantField, WantScalar } from './extract-schema.js';
import { isInside } from './extract-tree.js';
import { isShortFor } from './extract-short.js';
import { explained, generalNouns, meaningfulWords, plainWords } from './extract-words.js';
import { type Offer, offersFor } from './records-assign.js';
import { columnsOf, type RecordColumn } from './records-columns.js';
import { contextOf, restsOn } from './records-list.js';
import { type RecordSet, recordSets } from './records-sets.js';
import { type Shape, shapesOf } from './records-shapes.js';
import { areBoxes } from './records-texts.js';

/** What is asked, and of which record. */
interface Question {
  field: string;
  /** Words that choose the record, or say what it is. */
  of: readonly string[];
  isPerson?: boolean;
  /** What was done, where it is asked when. */
  done?: string;
}

const [enough, clear] = [0.5, 0.1];

/** The one value that a question about a record asks for; undefined where record or value is not clear. */
export function recordCell(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  if (ask.extreme || ask.offer || ask.conditions.length > 0) return undefined;
  const question = questionOf(ask);
  if (!question || (question.of.length === 0 && ask.ordinal === undefined)) return undefined;
  const found: { score: number; reading: Reading; set: RecordSet; record: readonly SnapshotNode[] }[] = [];
  const named: (readonly SnapshotNode[])[] = [];
  for (const set of recordSets(page)) {
    const row =
      ask.ordinal === undefined
        ? rowNamed(page, set, question, ask)
        : rowAt(page, set, question, ask.ordinal);
    const record = row && set.records[row.at];
    if (!row || !record) continue;
    if (columnsOf(page.tree, set).filter(({ kind }) => kind === 'text').length > 1) named.push(record);
    const offer = offerFor(page, set, question, want, row.at);
    const reading = offer?.readings[0];
    if (!offer || !reading) continue;
    found.push({
      set,
      record,
      score: 0.5 * Math.min(1, offer.score + 0.1) + 0.5 * row.score,
      reading:
        ask.ordinal === undefined && reading.kind === 'leaf'
          ? reading
          : { kind: 'derived', value: dataOf(reading), refs: restsOn(set, reading) },
    });
  }
  // What is around the record of that name has other records in it, and their values.
  const inner = found.filter(
    ({ record }) =>
      ask.ordinal !== undefined ||
      !isAround(page, record, isLarge(page, record) ? named : found.map((each) => each.record)),
  );
  const [best, ...others] = inner.toSorted((a, b) => b.score - a.score);
  if (!best || best.score < enough) return undefined;
  const isRivalled = others.some(
    (each) => best.score - each.score < clear && dataOf(each.reading) !== dataOf(best.reading),
  );
  return isRivalled ? undefined : { kind: 'found', reading: best.reading, score: best.score };
}

/** More text than one record has. */
function isLarge({ tree }: PageIndex, record: readonly SnapshotNode[]): boolean {
  return record.reduce((sum, node) => sum + tree.textOf(node).length, 0) > 600;
}

/** Whether one of some records stands in another. */
function isAround(
  { tree }: PageIndex,
  outer: readonly SnapshotNode[],
  records: readonly (readonly SnapshotNode[])[],
): boolean {
  return records.some(
    ([first]) => first && !outer.includes(first) && outer.some((node) => isInside(tree, first, node)),
  );
}

/** Whether what was found for one value is a record with several, or the words of somebody who was asked for. */
export function saysTooMuch(page: PageIndex, want: WantScalar, ask: Ask, reading: Reading): boolean {
  if (want.parse !== 'string') return false;
  const shapes = shapesOf(String(dataOf(reading)));
  const isNobody = ['prose', 'date', 'time', 'money', 'number'].some((shape) => shapes.has(shape as Shape));
  return (
    (/^who\b/iu.test(ask.text.trim()) && isNobody) ||
    isTitleAndMore(ask, reading) ||
    areBoxes(page, { kind: 'list', items: [reading], itemRefs: [] })
  );
}

/** "The Long Tide — tonight 20:15": a title, and when that is besides. */
export function isTitleAndMore({ text }: Ask, reading: Reading): boolean {
  const [, ...behind] = String(dataOf(reading)).split(/\s[—–|·-]\s|[,;]\s/u);
  const isMore = behind.some((part) => /\d{1,2}[:.]\d{2}\b|[$€£]\s?\d|\d\s?[€$£]/u.test(part));
  return isMore && /^(?:the |what is the |what['’]s the )?(?:title|name) of\b/iu.test(text.trim());
}

/** Verbs of those who make a record. */
const authored =
  /^(?:wrote|written|submit(?:s|ted)?|post(?:s|ed)?|publish(?:es|ed)?|create[sd]?|author(?:s|ed)?|asked|started|uploaded|sent|made)$/u;

function questionOf(ask: Ask): Question | undefined {
  const text = ask.text.trim().replace(/[?.]$/u, '');
  const quoted = ask.quoted.flatMap(plainWords);
  const rest = (words: readonly string[]): string[] => [
    ...new Set([...ask.words.filter((word) => !words.includes(word)), ...quoted]),
  ];
  const who = /^who\s(?:has\s|had\s|is\s|was\s)?(?<verb>\p{L}+)\s/iu
    .exec(text)
    ?.groups?.['verb']?.toLowerCase();
  if (who !== undefined)
    return authored.test(who)
      ? { field: who === 'sent' ? 'sender' : 'author', of: rest(plainWords(who)), isPerson: true }
      : undefined;
  if (ask.count) return { field: ask.count.join(' '), of: rest(ask.count) };
  const when =
    /^(?<ask>when|(?:at )?what time)\s(?:was|were|is|did|does|will)\s.*?(?:\s(?<done>\p{L}+))?$/iu.exec(
      text,
    )?.groups;
  if (when)
    return {
      field: /time/iu.test(when['ask'] ?? '') ? 'time' : 'date',
      of: rest([...plainWords(when['done'] ?? ''), 'time']),
      ...(when['done'] && { done: when['done'].toLowerCase() }),
    };
  if (/^how much\s(?:does|do|is|are|did)\b/iu.test(text)) return { field: 'price', of: rest(['cost']) };
  const lead = "(?:(?:what(?:['’]s| is| was| are)|get|extract|find|read|give me|tell me|show me)\\s)?";
  const said =
    new RegExp(
      `^(?:from |in |on |at )?(?:which|what|how much)\\s(?<field>\\p{L}+(?:\\s\\p{L}+)?)\\s(?:does|do|did|is|are|was|has|have)\\s`,
      'iu',
    ).exec(text) ??
    new RegExp(`^${lead}(?:the\\s)?(?<field>[\\p{L} -]{2,30}?)\\s(?:of|for|on|from|in|by|at)\\s`, 'iu').exec(
      text,
    ) ??
    /['’]s\s(?<field>\p{Ll}[\p{L} -]{1,30})$/u.exec(text);
  const field = said?.groups?.['field'];
  if (field === undefined || meaningfulWords(field).length === 0) return undefined;
  const words = plainWords(field);
  return { field, of: rest(words) };
}

/** The record whose texts say what chooses it, which no other does as well. */
function rowNamed(
  page: PageIndex,
  set: RecordSet,
  { of }: Question,
  ask: Ask,
): { at: number; score: number } | undefined {
  const columns = columnsOf(page.tree, set).filter(({ kind }) => kind === 'text' || kind === 'image');
  const textsAt = (row: number): ReadonlySet<string>[] =>
    columns.flatMap(({ texts }) => (texts[row] === undefined ? [] : [new Set(plainWords(texts[row] ?? ''))]));
  const rows = set.records.map((_, row) => textsAt(row));
  const saying = (word: string): number =>
    rows.filter((texts) => texts.some((text) => text.has(word))).length;
  const choosers = of.filter((word) => saying(word) > 0 && saying(word) < rows.length);
  if (choosers.length === 0) return undefined;
  const context = contextWords(
    page,
    set,
    of.filter((word) => !choosers.includes(word)),
    ask,
  );
  if (context === undefined) return undefined;
  const quotes = ask.quoted.map((quote) => plainWords(quote).join(' '));
  const scored = rows.map((texts) => {
    const whole = texts.map((text) => {
      const hits = choosers.filter((word) => text.has(word)).length;
      return hits < choosers.length ? 0 : hits / text.size;
    });
    const isQuoted = quotes.every((quote) =>
      texts.some((text) => [...text].join(' ') === [...new Set(quote.split(' '))].join(' ')),
    );
    return Math.max(0, ...whole) * (quotes.length > 0 && !isQuoted ? 0.6 : 1);
  });
  const best = Math.max(...scored);
  if (best < 0.3 || scored.filter((score) => best - score < 0.15).length > 1) return undefined;
  return { at: scored.indexOf(best), score: 0.6 * best + 0.4 * context };
}

/** How far the words that choose no record say what the records are; undefined where a name is none of that. */
function contextWords(
  page: PageIndex,
  set: RecordSet,
  words: readonly string[],
  { keys }: Ask,
): number | undefined {
  if (words.some((word) => keys.includes(word) && !set.words.has(word) && !page.tree.pageWords.has(word)))
    return undefined;
  return contextOf(page, set, words, true);
}

/** The record at a place in the list that the question names, or that is what the page is about. */
function rowAt(
  page: PageIndex,
  set: RecordSet,
  { of }: Question,
  ordinal: number,
): { at: number; score: number } | undefined {
  const rows = counted(page, set, of);
  const at = rows.at(ordinal > 0 ? ordinal - 1 : ordinal);
  if (at === undefined) return undefined;
  const context = contextOf(page, set, of);
  if (context === undefined || areOthers(page, set, of)) return undefined;
  const text = set.records.flat().reduce((sum, node) => sum + page.tree.textOf(node).length, 0);
  const share = text / Math.max(1, page.tree.textOf(page.tree.snapshot.root).length);
  const isNamed = of.some((word) => !generalNouns.has(word) || explained(word, set.words) >= 0.85);
  return isNamed || share > 0.6 ? { at, score: 0.7 * context + 0.3 * Math.min(1, share) } : undefined;
}

/** "The first search result" is no button under the search field, where other records are what is called results. */
function areOthers(page: PageIndex, set: RecordSet, of: readonly string[]): boolean {
  const isOf = ({ words }: RecordSet, word: string): boolean =>
    explained(word, words) >= 0.7 || [...words].some((mark) => isShortFor(mark, word));
  const noun = of.findLast((word) => !generalNouns.has(word));
  return (
    noun !== undefined &&
    !isOf(set, noun) &&
    recordSets(page).some((each) => each !== set && isOf(each, noun))
  );
}

/** The records that are counted: "the second message from Bob" is the second one of those that say so. */
function counted(page: PageIndex, set: RecordSet, of: readonly string[]): number[] {
  const words = set.records.map(
    (record) => new Set(record.flatMap((node) => plainWords(page.tree.textOf(node)))),
  );
  const choosing = of.filter((word) => {
    const saying = words.filter((own) => own.has(word)).length;
    return saying > 0 && saying < words.length;
  });
  return words.flatMap((own, row) => (choosing.every((word) => own.has(word)) ? [row] : []));
}

/** The part of the record that is asked for, by what it is called or is like; not one that says what was asked. */
function offerFor(
  page: PageIndex,
  set: RecordSet,
  question: Question,
  want: WantScalar,
  row: number,
): Offer | undefined {
  const field: WantField = { name: question.field, want, required: true, absent: undefined };
  const isOpen = (column: RecordColumn): boolean => {
    const words = plainWords(column.texts[row] ?? '');
    return (
      column.kind !== 'whole' &&
      words.length > 0 &&
      !words.every((word) => question.of.includes(word)) &&
      !isOtherDeed(column, question.done)
    );
  };
  const columns = renamed(columnsOf(page.tree, set).filter(isOpen));
  const [best, second] = offersFor(page.tree, set, columns, field, want, [row], false);
  if (!best || best.score < 0.45) return undefined;
  const value = dataOf(best.readings[0] as Reading);
  if (second && best.score - second.score < clear && dataOf(second.readings[0] as Reading) !== value)
    return undefined;
  return best;
}

/** Where what names the record is what it was asked by, the next best part is its name: the subject of the message from somebody. */
function renamed(columns: readonly RecordColumn[]): readonly RecordColumn[] {
  if (columns.some(({ naming }) => naming >= 0.5)) return columns;
  const next = columns.find(({ naming }) => naming > 0);
  return columns.map((column) => (column === next ? { ...column, naming: 0.5 } : column));
}

/** "Posted 3 May" is not when it was changed. */
function isOtherDeed({ labels }: RecordColumn, done: string | undefined): boolean {
  if (done === undefined || !done.endsWith('ed')) return false;
  const deeds = labels.flatMap(({ words, trust }) =>
    trust >= 0.85 ? [...words].filter((word) => word.endsWith('ed')) : [],
  );
  return deeds.length > 0 && !deeds.some((deed) => explained(done, new Set([deed])) >= 0.7);
}
