/** "Who keeps Dogwood", "how long run 979 took", "when Boxing takes place": a cell that a question asks for by its verb. */
import { dataOf, type Reading, type Trim } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { readLeaf, textAt } from './extract-leaf.js';
import { namedRow } from './extract-lookup.js';
import { isSentence } from './extract-narrow.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantScalar } from './extract-schema.js';
import { betweenValues, partKinds, partsOfRecord } from './extract-record.js';
import { isHeaderOf } from './extract-verbs.js';
import { explained, plainWords } from './extract-words.js';

/** Questions with the thing that they ask about, and what pages call the answer. */
const questions: readonly { said: RegExp; verb?: string; kinds: RegExp }[] = [
  {
    said: /^who (?<verb>\p{L}{3,}?(?:s|ed)?)(?: (?:in|on|at|by|for|to))? (?<thing>.+)$/iu,
    kinds: /^$/u,
  },
  {
    said: /^how long (?:does |did |is |will )?(?<thing>.+?) (?:takes?|took|lasts?|lasted)$/iu,
    verb: 'takes',
    kinds: /^duration$/u,
  },
  {
    said: /^(?:when|(?:at )?what time) (?:does |did |is |will )?(?<thing>.+?) (?:starts?|started|begins?|takes? place|took place|is|coming)$/iu,
    verb: 'starts at',
    kinds: /^(?:time|date)$/u,
  },
  {
    said: /^(?:when|(?:at )?what time) (?:does |did |will )?(?<thing>.+?) (?:ends?|ended|finish(?:es)?)$/iu,
    verb: 'ends at',
    kinds: /^$/u,
  },
  {
    said: /^where (?:does |did |is |will )?(?<thing>.+?)(?: (?:takes? place|took place|is|held))?$/iu,
    verb: 'takes place in',
    kinds: /^$/u,
  },
];

/** The cell, where one record is named and one of its columns is called so, or just one of its texts is of the kind. */
export function askedByVerb(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  const text = ask.text.trim().replace(/\?$/u, '');
  for (const { said, verb, kinds } of questions) {
    const { thing, verb: own } = said.exec(text)?.groups ?? {};
    const by = verb ?? own;
    if (!thing || by === undefined) continue;
    const words = plainWords(thing).filter((word) => !/^(?:the|an?|of|for|in|on|to)$/u.test(word));
    const found = page.regions.flatMap((region) => cellOf(page, region, want, { words, by, kinds }) ?? []);
    const [first, ...others] = found;
    const isOne = others.every(
      (each) => JSON.stringify(dataOf(each)) === JSON.stringify(first && dataOf(first)),
    );
    if (first && isOne) return { kind: 'found', reading: first, score: 0.8 };
  }
  return undefined;
}

/** Whether a value may be an answer: a time says when and not where, and a place the other way round. */
export function answers(page: PageIndex, text: string, reading: Reading): boolean {
  const value = String(dataOf(reading));
  if (reading.kind === 'leaf' && isWholeRecord(page, reading)) return false;
  if (reading.kind === 'leaf' && reading.parse === 'string' && !isOneValue(text, value, reading.trim))
    return false;
  const isTime =
    /\d{1,2}[:.]\d{2}|\b\d{4}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:to|yester)day|\btomorrow|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|\d/iu.test(
      value,
    );
  if (/^\s*who\b/iu.test(text) && isSentence(value)) return false;
  if (/^\s*(?:when|(?:at )?what time|since when|until when)\b/iu.test(text)) return isTime;
  return (
    !/^\s*where\b/iu.test(text) ||
    !/^\D{0,12}\d{1,2}[:.]\d{2}|day, \d|^\d{4}-|^[$€£]|^\d[\d.,]*$/iu.test(value)
  );
}

/** "19:30", in a record that says the day as well: the half of when it is. */
export function isHalfOfWhen(page: PageIndex, text: string, reading: Reading): boolean {
  if (!/^\s*when (?:is|was)\b/iu.test(text)) return false;
  const data = dataOf(reading);
  const value = typeof data === 'string' ? data : '';
  const node = reading.kind === 'leaf' ? page.tree.nodes.find(({ ref }) => ref === reading.ref) : undefined;
  const [item] = node ? page.itemsOf(node).filter(({ region }) => region.items.length > 1) : [];
  return (
    item !== undefined &&
    /^\d{1,2}[:.]\d{2}$/u.test(value.trim()) &&
    partsOfRecord(page, item.node).some(({ place }) => kindsOfText(textAt(page.tree, place)).includes('date'))
  );
}

/** All that a record says is no value of it. */
function isWholeRecord(page: PageIndex, { ref, from, trim }: Extract<Reading, { kind: 'leaf' }>): boolean {
  if (from !== 'text' || trim) return false;
  const node = page.tree.nodes.find((each) => each.ref === ref);
  const item = node && page.itemsOf(node).find((each) => each.node === node && each.region.items.length > 1);
  if (!item || !/^(?:generic|listitem|article|row)$/u.test(item.node.role)) return false;
  const blocks = item.node.children.filter((child) => child.tag !== 'span' && page.tree.textOf(child) !== '');
  return blocks.length > 1 && new Set(partsOfRecord(page, item.node).map(({ place }) => place.node)).size > 1;
}

/** A line of several values answers no question for one of them, nor does a figure that counts what is asked for ("8 of 8 places"). */
function isOneValue(text: string, value: string, trim: Trim | undefined): boolean {
  const parts = value.split(betweenValues);
  if (parts.length > 1 && parts.some((part) => partKinds(part.trim()).length > 0)) return false;
  const [counted] = plainWords(
    /^(?:\s(?:of|\/)\s\d+)?\s(?<noun>\p{L}+)/u.exec(trim?.after ?? '')?.groups?.['noun'] ?? '',
  );
  const isFigure = /^\d[\d.,]*$/u.test(value) && counted !== undefined && plainWords(text).includes(counted);
  return !isFigure || /\b(?:how many|number|count|amount)\b/iu.test(text);
}

function cellOf(
  page: PageIndex,
  region: Region,
  want: WantScalar,
  { words, by, kinds }: { words: readonly string[]; by: string; kinds: RegExp },
): Reading | undefined {
  if (region.items.length < 2) return undefined;
  const known = new Set([...region.words, ...page.tree.pageWords]);
  const names = words.filter((word) => explained(word, known) < 0.7 || /\d/u.test(word));
  const row = namedRow(page, region, words, names);
  if (row === undefined) return undefined;
  const columns = region.columns();
  const headed = columns.filter(({ labels }) =>
    labels.some(({ trust, words: own }) => trust >= 0.9 && isHeaderOf(by, own)),
  );
  const ofKind = columns.filter(({ places }) => {
    const place = places[row];
    return place !== undefined && kindsOfText(textAt(page.tree, place)).some((kind) => kinds.test(kind));
  });
  const readings = (headed.length > 0 ? headed : ofKind).flatMap(({ places }) => {
    const place = places[row];
    const leaf = place && readLeaf(page.tree, place, want);
    return leaf?.ok ? [leaf.reading] : [];
  });
  const different = new Map(readings.map((reading) => [JSON.stringify(dataOf(reading)), reading]));
  const [only] = different.values();
  const isEcho = only && plainWords(String(dataOf(only))).some((word) => names.includes(word));
  return different.size === 1 && !isEcho ? only : undefined;
}
