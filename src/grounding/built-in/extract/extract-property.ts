/**
 * "The date of Salt roads", "who leads the soup kitchen", "when does it start": a property of one record, which is named whole, told by the
 * label or the words that lead to it, or by the only part of the record that has the shape of such a value. Nothing is told by half.
 */
import { dataOf, type Extraction, type Reading } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import { readLeaf, textAt } from './extract-leaf.js';
import { recordsNamed } from './extract-named.js';
import type { PageIndex } from './extract-page.js';
import {
  betweenValues,
  dayWithRange,
  partKinds,
  partsOfRecord,
  type RecordPart,
  timeRange,
} from './extract-record.js';
import type { Region } from './extract-regions.js';
import type { WantScalar } from './extract-schema.js';
import { isHeaderOf } from './extract-verbs.js';
import { explained, plainWords } from './extract-words.js';

type Answer = { kind: 'found'; reading: Reading; score: number } | Exclude<Extraction, { kind: 'found' }>;

/** What is asked of which record. */
interface Question {
  record: string;
  /** What pages call it; undefined where only its shape tells. */
  names: readonly string[];
  /** What a verb is about: "leads", "is assigned to". */
  by?: string;
  kind?: 'date' | 'time' | 'duration' | 'price' | 'score' | 'start' | 'end';
  /** A day with its time is one answer. */
  isWhen?: boolean;
}

const asked = "(?:(?:what|who)(?:\\s(?:is|are|was)|['’]s)\\s|(?:tell me|get|give me|extract|read|find)\\s)?";
const ofRecord = new RegExp(
  `^${asked}(?:the\\s)?(?<property>\\p{L}[\\p{L} -]{1,30}?)\\s(?:of|for)\\s(?:the\\s)?(?<record>.+)$`,
  'iu',
);
const owned = new RegExp(
  `^${asked}(?:the\\s)?(?<record>\\S.*?)['’]s\\s(?<property>\\p{Ll}[\\p{L} -]{1,30})$`,
  'u',
);
const when =
  /^(?:when|(?<time>(?:at )?what time))\s(?:does|do|did|is|will|was)\s(?:the\s)?(?<record>.+?)(?:\s(?<verb>starts?|begins?|take place|ends?|finish(?:es)?|over|held|due|on))?$/iu;
const long = /^how long\s(?:is|does|do|will|was)\s(?:the\s)?(?<record>.+?)(?:\s(?:take|last|run))?$/iu;
const where =
  /^where\s(?:is|does|do|will|was)\s(?:the\s)?(?<record>.+?)(?:\s(?:take place|held|be held|located))?$/iu;
const whoVerb = /^who\s(?<verb>\p{Ll}{3,}s)\s(?:the\s)?(?<record>\S.*)$/u;
const whoPassive =
  /^(?:who|whom)\s(?:is|was)\s(?:the\s)?(?<record>\S.*?)\s(?<verb>\p{Ll}{3,}(?:ed|en)\s(?:by|to|with))$/u;

const kindOfWord: Readonly<Record<string, Question['kind']>> = {
  date: 'date',
  day: 'date',
  time: 'time',
  duration: 'duration',
  length: 'duration',
  price: 'price',
  cost: 'price',
  fee: 'price',
  score: 'score',
  result: 'score',
};

const versus = /\s(?:against|versus|vs\.?|v|and|–|-)\s/iu;

const places = ['where', 'place', 'location', 'venue', 'room', 'hall', 'address', 'city'];

function questionOf(text: string): Question | undefined {
  const said = text.trim().replace(/[?.]$/u, '');
  const at = when.exec(said)?.groups;
  if (at?.['record'])
    return {
      record: at['record'],
      names: [],
      kind: /^(?:end|finish|over)/iu.test(at['verb'] ?? '') ? 'end' : at['verb'] === 'due' ? 'date' : 'start',
      isWhen: at['time'] === undefined,
    };
  const lasting = long.exec(said)?.groups?.['record'];
  if (lasting) return { record: lasting, names: ['duration', 'length'], kind: 'duration' };
  const placed = where.exec(said)?.groups?.['record'];
  if (placed) return { record: placed, names: places };
  const who = (whoPassive.exec(said) ?? whoVerb.exec(said))?.groups;
  if (who?.['record'] && who['verb'])
    return {
      record: who['record'],
      names: [],
      by: who['verb'].endsWith('s') ? who['verb'] : `is ${who['verb']}`,
    };
  const { record, property } = (ofRecord.exec(said) ?? owned.exec(said))?.groups ?? {};
  if (!record || !property) return undefined;
  const names = plainWords(property).filter((word) => !/^(?:the|an?|of)$/u.test(word));
  const [name = '', ...others] = names;
  const start = /^(?:start|starting|begin|beginning)$/u.test(name);
  const isEdge = start || /^(?:end|ending|finish)$/u.test(name);
  if (isEdge && others.every((word) => word === 'time'))
    return { record, names, kind: start ? 'start' : 'end' };
  const kind = others.length === 0 ? kindOfWord[name] : undefined;
  // "Eastvale against Fennick Town": both names are of the one record.
  if (kind === 'score' && versus.test(record)) return { record: record.replace(versus, ' '), names, kind };
  return names.length > 0 ? { record, names, ...(kind && { kind }) } : undefined;
}

/** The answer to such a question; undefined for any other, and where the record is not known. */
export function propertyOf(page: PageIndex, want: WantScalar, ask: Ask): Answer | undefined {
  const question = questionOf(ask.text);
  if (!question || ask.count || ask.extreme || ask.ordinal !== undefined) return undefined;
  const [records] = recordsNamed(page, question.record);
  if (!records) return undefined;
  const named = new Set(plainWords(question.record));
  const answers = records.flatMap(({ region, row }) => {
    const item = region.items[row];
    const told =
      item && (byColumn(page, region, row, question) ?? byParts(partsOfRecord(page, item), question));
    return told ? [told] : [];
  });
  const readings = answers.flatMap((parts) =>
    parts.flatMap(({ place }) => {
      const leaf = readLeaf(page.tree, place, want);
      return leaf.ok ? [leaf.reading] : [];
    }),
  );
  const different = new Map(
    readings
      // What names the record is none of its values.
      .filter((reading) => !plainWords(String(dataOf(reading))).every((word) => named.has(word)))
      .map((reading) => [JSON.stringify(dataOf(reading)), reading]),
  );
  const [only] = different.values();
  if (!only) return undefined;
  return different.size === 1
    ? { kind: 'found', reading: only, score: 0.9 }
    : { kind: 'ambiguous', looked: `"${ask.text}"`, candidates: [...different.keys()].slice(0, 6) };
}

/** By the header of a column, or the name that the markup gives to that part of all records. */
function byColumn(
  page: PageIndex,
  region: Region,
  row: number,
  { names, by, kind }: Question,
): Pick<RecordPart, 'place'>[] | undefined {
  // A time has no column of its own where the record has one for when it starts and one for when it ends.
  if (kind === 'start' || kind === 'end') return undefined;
  const fits = (words: ReadonlySet<string>): boolean =>
    by !== undefined
      ? isHeaderOf(by, words)
      : names === places
        ? [...words].every((word) => places.includes(word))
        : names.every((name) => explained(name, words) >= 0.85) &&
          [...words].every((word) => isSaid(word, names));
  for (const trust of [0.9, 0.7]) {
    const columns = region
      .columns()
      .filter(({ labels }) =>
        labels.some(
          (label) => label.trust >= trust && (trust >= 0.9 || kind === undefined) && fits(label.words),
        ),
      );
    const found = columns.flatMap(({ places: all }) => {
      const place = all[row];
      const text = place ? textAt(page.tree, place) : '';
      return place && text !== '' && (trust >= 0.9 || !betweenValues.test(text)) ? [{ place }] : [];
    });
    if (found.length > 0) return found;
  }
  return undefined;
}

function isSaid(word: string, names: readonly string[]): boolean {
  return explained(word, new Set(names)) >= 0.85;
}

/** By what leads to a part, else by the shape of it. */
function byParts(parts: readonly RecordPart[], question: Question): Pick<RecordPart, 'place'>[] | undefined {
  const { names, by, kind, isWhen } = question;
  const led = parts.filter(({ lead }) => {
    const words = lead.filter((word) => !/^(?:by|with|from|at|in|for|to|via|on|until|is)$/u.test(word));
    if (words.length === 0 || (kind !== undefined && names.length === 0)) return false;
    return by !== undefined
      ? isHeaderOf(by, new Set(words))
      : words.length === names.length && names.every((name) => words.some((word) => isSameRoot(word, name)));
  });
  if (led.length > 0) return led;
  if (kind === undefined) return undefined;
  if (kind === 'start' || kind === 'end') return edgeOf(parts, kind, isWhen === true);
  const wanted = kind === 'time' ? /^(?:time|range)$/u : new RegExp(`^${kind}$`, 'u');
  const found = parts.filter(({ kinds }) => kinds.some((each) => wanted.test(each)));
  return found.length > 0 ? found : undefined;
}

/** "Host" for "hosted by", "lead" for "led by" as "leader". */
function isSameRoot(word: string, name: string): boolean {
  if (word === name) return true;
  const [short = '', long = ''] = [word, name].toSorted((a, b) => a.length - b.length);
  return (
    short.length >= 4 &&
    long.startsWith(short.replace(/e$/u, '')) &&
    /^(?:e?d|er|or|ing|r)?$/u.test(long.slice(short.replace(/e$/u, '').length))
  );
}

/** When it starts or ends: of a range of times its first or its second one, with the day before it where that is asked for. */
function edgeOf(
  parts: readonly RecordPart[],
  edge: 'start' | 'end',
  isWhen: boolean,
): Pick<RecordPart, 'place'>[] | undefined {
  const days = isWhen && edge === 'start' ? parts.flatMap((part) => cutToStart(part)) : [];
  if (days.length > 0) return days;
  const ranges = parts.filter(({ kinds }) => kinds.includes('range'));
  if (ranges.length > 0)
    return ranges.map(({ text, place }) => {
      const { lead = '', start = '', middle = '', end = '' } = timeRange.exec(text)?.groups ?? {};
      const { before = '', after = '' } = place.trim ?? {};
      const trim =
        edge === 'start'
          ? { before: before + lead, after: middle + end + after }
          : { before: before + lead + start + middle, after };
      return {
        place: {
          node: place.node,
          trim: {
            ...(trim.before !== '' && { before: trim.before }),
            ...(trim.after !== '' && { after: trim.after }),
          },
        },
      };
    });
  if (edge === 'end') return undefined;
  const both = parts.filter(({ text, kinds }) => kinds.length === 0 && isDayAndTime(text));
  if (isWhen && both.length > 0) return both;
  const times = parts.filter(({ kinds, lead }) => kinds.includes('time') && lead.length === 0);
  return times.length > 0
    ? times
    : isWhen
      ? parts.filter(({ kinds, lead }) => kinds.includes('date') && lead.length === 0)
      : undefined;
}

/** "Sat 6 June, 08:00" of "Sat 6 June, 08:00 – 11:00". */
function cutToStart({ text, place: { node, trim } }: RecordPart): Pick<RecordPart, 'place'>[] {
  const { day, rest } = dayWithRange.exec(text)?.groups ?? {};
  if (day === undefined || rest === undefined || !partKinds(day).includes('date')) return [];
  return [{ place: { node, trim: { ...trim, after: `${rest}${trim?.after ?? ''}` } } }];
}

function isDayAndTime(text: string): boolean {
  return /^\S.*\d.*(?:,| at)? \d{1,2}[:.]\d{2}(?:\s?[ap]m)?$/iu.test(text) && text.length <= 40;
}
