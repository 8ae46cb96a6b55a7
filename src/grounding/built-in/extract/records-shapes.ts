/** What a text of a record is like, and what a field of a schema would have to be like. Pure. */
import { parseValue } from '../../../contract/parse-value.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { normalOf } from './extract-words.js';

/** What values look like. */
export type Shape =
  | 'money'
  | 'date'
  | 'time'
  | 'number'
  | 'duration'
  | 'rating'
  | 'percent'
  | 'email'
  | 'phone'
  | 'size'
  | 'times'
  | 'version'
  | 'year'
  | 'name'
  | 'words'
  | 'prose'
  | 'sign';

const moneyText = /[$€£¥₹]\s?\d|\d\s?(?:[€£¥₹$]|kr\b|zł|USD\b|EUR\b|GBP\b|CHF\b)/u;
const dayText =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?,?\s(?:\d{1,2}\b|\d{4})|\b\d{1,2}(?:st|nd|rd|th)?\.?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/iu;
const agoText = /^(?:\p{L}+ )?(?:an?|\d+)\s?\p{L}+\.? ago$|^(?:just now|today|yesterday|tomorrow)$/iu;
const properText =
  /^(?:(?:Dr|Mrs?|Ms|Prof)\.? )?\p{Lu}[\p{L}.'’&-]*(?:,? (?:\p{Lu}[\p{L}.'’&-]*|de|da|van|von|der|of|the|and|&|la|le)){0,4}$/u;

/** All that a short text may be. */
export function shapesOf(text: string): ReadonlySet<Shape> {
  const shapes = new Set<Shape>();
  const words = text.split(/\s+/u).length;
  if (!/[\p{L}\p{N}]/u.test(text)) return new Set<Shape>(['sign']);
  const kinds = kindsOfText(text);
  for (const kind of ['time', 'duration', 'rating', 'percent', 'email', 'phone'] as const)
    if (kinds.includes(kind)) shapes.add(kind);
  if (words <= 8 && moneyText.test(text)) shapes.add('money');
  if (words <= 7 && (kinds.includes('date') || dayText.test(text) || agoText.test(text))) shapes.add('date');
  if (/^\d[\d.,]*\s?(?:B|[kKMGT]i?B|bytes)$/u.test(text)) shapes.add('size');
  if (/^\(?(?:19|20)\d{2}\)?$/u.test(text)) shapes.add('year');
  if (/^(?:\d+\s?[×x]|[×x]\s?\d+)$/u.test(text)) shapes.add('times');
  if (/^v?\d+(?:\.\d+){1,3}(?:-[\w.]+)?$/iu.test(text) && !shapes.has('money')) shapes.add('version');
  if (!shapes.has('date') && words <= 4 && parseValue(text, 'number').ok) shapes.add('number');
  if (properText.test(text)) shapes.add('name');
  if (words > 9 || text.length > 90) shapes.add('prose');
  else if (/\p{L}{2}/u.test(text)) shapes.add('words');
  return shapes;
}

/** What the values of a field are, as far as its name tells. */
export type Meaning =
  | 'year'
  | 'title'
  | 'person'
  | 'date'
  | 'money'
  | 'quantity'
  | 'version'
  | 'amount'
  | 'rating'
  | 'text'
  | 'place'
  | 'company'
  | 'duration'
  | 'status'
  | 'size';

const meanings: Readonly<Record<Meaning, string>> = {
  title: 'name title subject heading headline product',
  person:
    'author sender user owner seller host artist reviewer poster member submitter writer speaker assignee reporter username contributor commenter creator',
  date: 'date day posted published created updated due when time modified arrival',
  amount: 'amount',
  money: 'price cost fee total subtotal salary fare budget wage',
  quantity: 'quantity',
  version: 'version',
  year: 'year',
  rating: 'rating',
  text: 'description text body message content comment review snippet excerpt',
  place: 'location city venue place country address',
  company: 'company brand employer manufacturer publisher vendor shop store',
  duration: 'duration length',
  status: 'status badge',
  size: 'size',
};

const meaningByWord = new Map<string, Meaning>();
for (const [meaning, words] of Object.entries(meanings) as [Meaning, string][])
  for (const word of words.split(' ')) {
    meaningByWord.set(word, meaning);
    if (!meaningByWord.has(normalOf(word))) meaningByWord.set(normalOf(word), meaning);
  }

/** The meaning of the words of a field; the last word tells most. */
export function meaningOf(words: readonly string[]): Meaning | undefined {
  for (const word of words.toReversed()) {
    const meaning = meaningByWord.get(word) ?? meaningByWord.get(normalOf(word));
    if (meaning) return meaning;
  }
  return undefined;
}

/** How far values of these shapes can be what the field means, 1 as if made for it, 0 open, -1 impossible. */
export function fitOf(meaning: Meaning | undefined, shapes: ReadonlySet<Shape>): number {
  const has = (...some: Shape[]): boolean => some.some((each) => shapes.has(each));
  if (has('sign')) return -1;
  const isFigure = has(
    'times',
    'money',
    'date',
    'time',
    'number',
    'rating',
    'percent',
    'size',
    'duration',
    'email',
    'phone',
  );
  switch (meaning) {
    case 'title':
      return !has('words', 'name', 'prose') || has('money', 'date', 'email', 'size') || has('prose') ? -1 : 0;
    case 'person':
      return isFigure || has('prose') ? -1 : has('name') ? 0.3 : 0;
    case 'date':
      return has('date', 'time') ? 1 : -1;
    case 'money':
      return has('money') ? 1 : has('number') ? 0 : has('prose', 'date') ? -1 : -0.3;
    case 'amount':
      return has('money') ? 1 : has('number', 'times', 'size') ? 0.8 : has('prose', 'date') ? -1 : 0;
    case 'quantity':
      return has('money', 'date', 'prose') ? -1 : has('times') ? 1 : has('number') ? 0.4 : -1;
    case 'year':
      return has('year') ? 1 : has('date') ? 0.3 : -1;
    case 'version':
      return has('version') ? 1 : isFigure || has('prose') ? -1 : 0;
    case 'rating':
      return has('rating') ? 1 : has('number') ? 0.1 : -1;
    case 'text':
      return has('prose') ? 0.7 : isFigure ? -1 : 0;
    case 'place':
    case 'company':
      return has('money', 'date', 'email', 'prose', 'number') ? -1 : has('name') ? 0.2 : 0;
    case 'duration':
      return has('duration', 'time') ? 0.8 : has('number', 'words') ? 0 : -1;
    case 'status':
      return isFigure || has('prose') ? -1 : 0;
    case 'size':
      return has('size') ? 1 : 0;
    case undefined:
      return 0;
    default:
      return meaning satisfies never;
  }
}
