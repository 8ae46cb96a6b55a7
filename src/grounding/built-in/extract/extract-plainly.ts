/**
 * Plain questions about one record, where nothing else answers: "Which boat does Ivo row in?", "How many likes does the post by @ann have?",
 * "the temperature of gamma". The record is the one that the words name, and its answer the one text of it that a header, a class or its
 * kind makes one; of several nobody can tell.
 */
import { dataOf, type Reading } from '../../../contract/reading.js';
import { answers } from './extract-asked.js';
import type { Column } from './extract-labels.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { isHeaderOf } from './extract-verbs.js';
import { explained, plainWords } from './extract-words.js';
import { figureOfRecord, moneyOfRecord, priceOfRecord } from './records-figures.js';
import { cellMet } from './records-grid.js';
import { recordSaid, type RecordText, type SaidRecord, textsOfRecord } from './records-said.js';
import { type Shape, shapesOf } from './records-shapes.js';

type Answer = (
  page: PageIndex,
  want: WantScalar,
  said: Readonly<Record<string, string | undefined>>,
) => Reading | undefined;

/** A verb of its own, which says only that something is so. */
const verb = '(?: (?<verb>\\p{Ll}+))?(?: (?:in|on|at|to|from|for|with|by))?';
const aux = '(?:does|do|did|is|are|was|were|will|has|have)';
const place =
  /^(?:to|destination|location|place|city|town|venue|room|hall|country|office|quay|platform|gate|address|shelf|site|area)$/u;
const person =
  /^(?:name|sender|from|author|customer|client|assignee|assigned|owner|member|user|person|driver|teacher|trainer|coach|guest|player|who|contact|buyer|host|nm|doctor|guide|responsible)$/u;

const questions: readonly { said: RegExp; answer: Answer }[] = [
  {
    said: new RegExp(
      `^(?:in |on |at |from )?(?:which|what) (?<property>\\p{Ll}+) ${aux} (?<record>.+?)${verb}$`,
      'u',
    ),
    answer: (page, want, { record, verb: by, property = '' }) => {
      const named = recordFor(page, record, by);
      return named && readOne(page, want, called(page, named, property));
    },
  },
  {
    said: new RegExp(`^where ${aux} (?<record>.+?)${verb}$`, 'iu'),
    answer: (page, want, { record, verb: by }) => {
      const named = recordFor(page, record, by);
      return (
        named &&
        readOne(
          page,
          want,
          labelled(page, named, (words) => words.some((word) => place.test(word))),
        )
      );
    },
  },
  {
    said: new RegExp(`^(?:(?<when>when)|(?:at )?what time) ${aux} (?<record>.+?)${verb}$`, 'iu'),
    answer: (page, want, { when, record, verb: by }) => {
      const named = recordFor(page, record, by);
      if (!named) return undefined;
      // Of a day and a time of day it is the day that says when.
      const days = when === undefined || by !== undefined ? [] : ofShape(page, named, ['date']);
      if (days.length > 0) return readOne(page, want, days);
      const headed =
        by === undefined ? [] : labelled(page, named, (words) => isHeaderOf(`${by}s at`, new Set(words)));
      return readOne(page, want, headed.length > 0 ? headed : ofShape(page, named, ['time', 'date']));
    },
  },
  {
    said: new RegExp(`^how long ${aux} (?<record>.+?)(?: (?<verb>takes?|lasts?|run))?$`, 'iu'),
    answer: (page, want, { record, verb: by }) => {
      const named = recordFor(page, record, by);
      return named && readOne(page, want, ofShape(page, named, ['duration']));
    },
  },
  {
    said: new RegExp(
      `^(?:how many (?<property>\\p{Ll}+) (?:${aux} )?(?<record>.+?)(?: have| get| got| has)?|(?:the )?(?:number|count) of (?<noun>\\p{Ll}+) (?:of|for|on) (?<of>.+))$`,
      'iu',
    ),
    answer: (page, want, { noun, of, record = of, property = noun ?? '' }) => {
      const named = recordFor(page, record, undefined);
      return want.parse === 'string' || !named ? undefined : figureOfRecord(page, named, property);
    },
  },
  {
    said: new RegExp(`^how (?:much|expensive) ${aux} (?<record>.+?)(?: costs?)?(?: in \\p{L}+)?$`, 'iu'),
    answer: (page, want, { record }) => {
      const named = recordFor(page, record, undefined);
      const price = named && priceOfRecord(page, named);
      return price && (want.parse === 'number' ? price : undefined);
    },
  },
  {
    said: /^who (?:wrote|sent|posted|placed|made|said|asked|started|submitted|ordered|booked|owns|is working on|works on|is assigned to|is responsible for|rows in|drives|plays|sits in|is in|lives in|has|teaches|leads)(?: about)? (?<record>.+)$/iu,
    answer: (page, want, { record }) => {
      const named = recordFor(page, record, undefined);
      if (!named || want.parse !== 'string') return undefined;
      const persons = labelled(page, named, (words) => words.some((word) => person.test(word))).filter(
        ({ text }) => isName(text),
      );
      if (persons.length > 0) return readOne(page, want, persons);
      const names = open(page, named).filter(
        ({ text }) => isName(text) && text.split(' ').length <= 3 && !/\d/u.test(text),
      );
      return readOne(page, want, names);
    },
  },
  {
    said: /^(?:(?:what(?:['’]s| is| was)|get|extract|find|read|give me|tell me) )?(?:the )?(?<property>\p{Ll}+) (?:of|for|(?<in>in|on|at)) (?<record>.+)$/iu,
    answer: (page, want, { record, property = '', in: place }) => {
      // What is in a room may be anything; that it is 19 °C is its temperature.
      if (place !== undefined && property !== 'temperature') return undefined;
      const named = recordFor(page, record, undefined);
      if (!named) return undefined;
      const parts = called(page, named, property);
      if (parts.length > 0) return readOne(page, want, parts);
      return /^(?:temperature|weight|size|duration)$/u.test(property)
        ? readOne(page, want, measures(page, named, property))
        : moneyOfRecord(page, named, { property, want });
    },
  },
  {
    said: /^(?:what (?:is|'s) )?(?<record>.+)['’]s (?<property>\p{Ll}+)$/iu,
    answer: (page, want, { record, property = '' }) => {
      const named = recordFor(page, record, undefined);
      return named && readOne(page, want, called(page, named, property));
    },
  },
];

/** The answer; undefined where the question is another one, or its record or text is not clear. */
export function plainAnswer(page: PageIndex, want: WantScalar, text: string): Reading | undefined {
  const asked = text
    .trim()
    .replace(/[?.]+$/u, '')
    .replace(/\s+/gu, ' ');
  if (
    asked.length > 200 ||
    /\b(?:or|and|not|than|all|every|each|most|least|only|before|after|between)\b/iu.test(asked)
  )
    return undefined;
  const met = /^(?:who|what)\b/iu.test(asked) && want.parse === 'string' ? cellMet(page, asked) : undefined;
  if (met) return met.rest.length === 0 ? inCell(page, want, met.cell, asked) : undefined;
  for (const { said, answer } of questions) {
    const groups = said.exec(asked)?.groups;
    const reading = groups && answer(page, want, groups);
    if (reading && answers(page, asked, reading)) return reading;
  }
  return undefined;
}

function inCell(
  page: PageIndex,
  want: WantScalar,
  node: SaidRecord['node'],
  asked: string,
): Reading | undefined {
  const text = page.tree.textOf(node);
  if (
    text === '' ||
    (/^who\b/iu.test(asked) && /^(?:free|empty|closed|available|open|vacant|none|[-–—])$/iu.test(text))
  )
    return undefined;
  const leaf = readLeaf(page.tree, { node }, want);
  return leaf.ok ? leaf.reading : undefined;
}

function recordFor(
  page: PageIndex,
  phrase: string | undefined,
  by: string | undefined,
): SaidRecord | undefined {
  if (phrase === undefined) return undefined;
  const record =
    recordSaid(page, phrase) ?? (by === undefined ? undefined : recordSaid(page, `${phrase} ${by}`));
  return record && record.names.length > 0 ? record : undefined;
}

/** What a record says besides what names it, and is not pressed; a heading over the one that names it is a title of more than this. */
function open(page: PageIndex, record: SaidRecord): RecordText[] {
  const texts = textsOfRecord(page, record);
  const isNamed = (text: string): boolean => plainWords(text).every((word) => record.names.includes(word));
  const levels = texts.flatMap(({ text, place: { node } }) =>
    node.role === 'heading' && isNamed(text) ? [node.level ?? 2] : [],
  );
  return texts.filter(
    ({ text, place: { node } }) =>
      !/^(?:button|checkbox|radio|switch|tab|menuitem)$/u.test(node.role) &&
      !(node.role === 'heading' && levels.some((level) => (node.level ?? 2) < level)) &&
      text.length <= 80 &&
      !isNamed(text),
  );
}

function labelled(
  page: PageIndex,
  record: SaidRecord,
  isAsked: (words: readonly string[]) => boolean,
): RecordText[] {
  const fits =
    (trust: number) =>
    ({ column: { labels } }: { column: Column }): boolean =>
      labels.some((label) => label.trust >= trust && isAsked([...label.words]));
  const texts = open(page, record);
  const written = texts.filter(fits(0.9));
  return written.length > 0 ? written : texts.filter(fits(0.7));
}

function called(page: PageIndex, record: SaidRecord, property: string): RecordText[] {
  const words = plainWords(property);
  return labelled(page, record, (own) => words.every((word) => explained(word, new Set(own)) >= 0.85));
}

function ofShape(page: PageIndex, record: SaidRecord, shapes: readonly Shape[]): RecordText[] {
  return open(page, record).filter(({ text }) => {
    const own = shapesOf(text);
    return shapes.some((shape) => own.has(shape)) && !own.has('prose');
  });
}

const units: Readonly<Record<string, RegExp>> = {
  temperature: /^-?\d[\d.,]*\s?°\s?[CFK]?$/u,
  weight: /^\d[\d.,]*\s?(?:kg|g|lb|lbs|oz|t)$/u,
  size: /^\d[\d.,]*\s?(?:[kKMGT]i?B|cm|mm|m|m²|in)$/u,
  duration: /^\d[\d.,]*\s?(?:h|hours?|min(?:utes)?|days?|weeks?)\b.*$/u,
};

function measures(page: PageIndex, record: SaidRecord, property: string): RecordText[] {
  return open(page, record).filter(({ text }) => units[property]?.test(text.trim()));
}

function isName(text: string): boolean {
  return /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)*$|^You$/u.test(text.trim());
}

/** The only one of some texts. */
function readOne(page: PageIndex, want: WantScalar, texts: readonly RecordText[]): Reading | undefined {
  const different = new Map(texts.map((each) => [each.text, each]));
  const [only] = different.values();
  if (!only || different.size > 1) return undefined;
  const leaf = readLeaf(page.tree, only.place, want);
  return leaf.ok && dataOf(leaf.reading) !== '' ? leaf.reading : undefined;
}
