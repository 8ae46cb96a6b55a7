/**
 * A sentence divided by what the fields of one form take, where its own words do not say how: every stretch of it goes into a field that takes
 * just that, whatever leads to it. It is divided only if that can be done in one way, and no word is left over.
 */
import type { FormPart } from '../language/form-sentence.js';
import { counts, isClock, isDay, isSomeDay } from '../language/form-leads.js';
import { valueOf } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { currencyOf } from '../language/currencies.js';
import { isStopWord, toWord, wordsOf } from '../language/words.js';
import { groupTitle } from './form-choices.js';
import { type Form, type FormField, generic, isSame } from './form-fields.js';
import { place, type Placement } from './form-parts.js';

/** What is made, and what goes where. */
export interface Cover {
  object: readonly Token[];
  all: readonly Placement[];
}

/** The one way to do it; undefined where there is none, or more than one. */
export function coverOf(
  said: readonly Token[],
  { fields, isMade }: { fields: readonly FormField[]; isMade: boolean },
  wordsIn: (tokens: readonly Token[]) => Form['nouns'],
): Cover | undefined {
  if (said.length === 0 || said.length > MOST_TOKENS || fields.length === 0) return undefined;
  // The fewer words say what is made, the more of them are filled in.
  for (const end of isMade ? endsOfObject(said) : [0]) {
    const object = said.slice(0, end);
    const ways = waysFrom(end, {
      said,
      from: end,
      form: { fields, nouns: wordsIn(object) },
      known: new Map(),
    });
    const [all, ...others] = distinct(ways);
    if (all) return others.length === 0 && all.length > 0 ? { object, all } : undefined;
  }
  const behind = isMade ? headBehind(said) : undefined;
  if (!behind) return undefined;
  const { object, rest } = behind;
  const ways = waysFrom(0, {
    said: rest,
    from: 0,
    form: { fields, nouns: wordsIn(object) },
    known: new Map(),
  });
  const [all, ...others] = distinct(ways);
  return all && others.length === 0 && all.length > 0 ? { object, all } : undefined;
}

/** "A rush ICP-MS analysis for …": what stands in front of the noun for what is made is chosen like what stands behind it. */
function headBehind(
  said: readonly Token[],
): { object: readonly Token[]; rest: readonly Token[] } | undefined {
  const end = said.findIndex((token) => token.kind !== 'word' || ledBy[token.lower] !== undefined);
  const [article, ...front] = said.slice(0, end === -1 ? said.length : end);
  const head = front.at(-1);
  if (!article || !/^an?$/.test(article.lower) || !head || front.length < 2 || head.text !== head.lower)
    return undefined;
  return {
    object: [article, head],
    rest: [...front.slice(0, -1), ...said.slice(front.length + 1)],
  };
}

/** Most words of a sentence that is divided so. */
const MOST_TOKENS = 40;

/** Most words of a stretch, and of what says what is made. */
const MOST_WORDS = 9;
const MOST_OBJECT = 4;

/** More ways than that are as bad as two. */
const MOST_WAYS = 8;

interface Dividing {
  said: readonly Token[];
  /** Where what is made ends. */
  from: number;
  form: Form;
  known: Map<string, readonly (readonly Placement[])[]>;
}

type Way = readonly Placement[];

function waysFrom(at: number, dividing: Dividing): readonly Way[] {
  const { said } = dividing;
  if (at >= said.length) return [[]];
  if (isSeparator(said[at])) return waysFrom(at + 1, dividing);
  const ways: Way[] = [];
  for (let end = endOfStretch(said, at); end > at; end -= 1) {
    const heads = placesOf(at, end, dividing);
    if (heads.length === 0) continue;
    for (const tail of waysFrom(end, dividing))
      for (const head of heads) if (areApart(head, tail)) ways.push([...head, ...tail]);
    if (ways.length > MOST_WAYS) return ways;
  }
  return ways;
}

/** All places of a stretch, whatever leads to it. */
function placesOf(at: number, end: number, { said, from, form, known }: Dividing): readonly Way[] {
  const key = `${at} ${end}`;
  const before = known.get(key);
  if (before) return before;
  const found = partsAt(said.slice(at, end), at === from && from > 0).flatMap((part) => {
    const placed = part.tokens.length > 0 ? place(part, form) : undefined;
    return placed && placed.length > 0 && isWhole(part, placed) ? [placed] : [];
  });
  const places = distinct(found);
  known.set(key, places);
  return places;
}

/** Every word of it goes into a field of its kind, or is what that is called. */
function isWhole({ lead, tokens }: FormPart, placed: Way): boolean {
  const values = placed.flatMap(({ value }) => value);
  const shown = placed.flatMap(({ field }) => [...field.names.flat(), ...wordsOf(groupTitle(field.entry))]);
  const isSaid = (token: Token, at: number): boolean =>
    values.some(({ start }) => start === token.start) ||
    (token.kind === 'word' &&
      ((lead === 'done' && at === 0) ||
        isStopWord(toWord(token.lower)) ||
        isCount(tokens[0]) ||
        ofKinds.test(token.lower) ||
        wordsOf(token.text).every((word) => shown.some((each) => isSame(word, each)))));
  return tokens.every(isSaid) && placed.every((each) => isOfKind(each));
}

/** Words for the only field of a kind. */
const ofKinds =
  /^(?:e-?mail|mail|password|phone|telephone|mobile|url|website|link|date|day|time|text|body|message|name|title|subject|number|address|years?|old)$/;

/** What is typed leads on to nothing else, and is a day, a time, a figure or an address where such is asked for. */
function isOfKind({ field: { kind, options }, value }: Placement): boolean {
  if (kind === 'box' || options !== undefined) return true;
  const text = valueOf(value).trim();
  switch (kind) {
    case 'date':
      return isOnlyDay(text);
    case 'time':
      return isClock(text);
    case 'number':
      return /^[-+]?[$€£]?\d[\d.,]*$/u.test(text);
    case 'email':
      return /^\S+@\S+$/.test(text);
    case 'tel':
      return /^\+?[\d ()/.-]{3,}$/.test(text);
    default:
      return isOneText(value);
  }
}

/** A text that leads on to nothing else; what begins like a name is one to its end, and no word for a kind of field is a value. */
function isOneText(value: readonly Token[]): boolean {
  const words = value.filter(({ kind }) => kind === 'word');
  const [first, ...others] = words;
  const isNameLike = /^\p{Lu}/u.test(first?.text ?? '');
  return (
    words.every(({ lower }) => !leadsOn.test(lower) && ledBy[lower] === undefined) &&
    !(first && others.length === 0 && generic.has(first.text)) &&
    (!isNameLike || others.every(({ text }) => !/^\p{Ll}+(?:ed|ing)$/u.test(text)))
  );
}

const leadsOn = /^(?:inside|within|through|via|using|that|which|who|is|are|be|it|them|then|if|when|so)$/;

/** The ways to read a stretch: by the word that leads to it, or by what it looks like. */
function partsAt(tokens: readonly Token[], isBehindObject: boolean): readonly FormPart[] {
  const [first, ...rest] = tokens;
  if (!first) return [];
  const leads = first.kind === 'word' ? ledBy[first.lower] : undefined;
  if (leads)
    return leads.flatMap((lead) => (isOfLead(lead, rest, first.lower) ? [{ lead, tokens: rest }] : []));
  const text = valueOf(tokens).trim();
  const looks: FormPart['lead'][] = isClock(text)
    ? ['at']
    : isOnlyDay(text)
      ? ['on', 'item']
      : /^\S+@\S+$/.test(text)
        ? ['to']
        : isName(tokens)
          ? ['item', isBehindObject ? 'bare' : 'who']
          : isBehindObject && tokens.length === 1 && first.kind === 'quoted'
            ? ['bare']
            : first.kind === 'word' && /^\p{Ll}{2,}(?:ed|ing)$|^born$|^due$/u.test(first.text)
              ? ['item', 'done']
              : isCount(first)
                ? ['item', 'for']
                : ['item', 'with'];
  return looks.map((lead) => ({ lead, tokens }));
}

const ledBy: Readonly<Record<string, readonly FormPart['lead'][] | undefined>> = {
  with: ['with', 'to'],
  having: ['with'],
  including: ['with'],
  without: ['without'],
  for: ['to', 'for', 'over', 'on', 'at'],
  as: ['as', 'with'],
  at: ['at', 'over'],
  on: ['on', 'in'],
  from: ['from', 'at'],
  until: ['until'],
  till: ['until'],
  to: ['until', 'to'],
  in: ['in'],
  into: ['in'],
  under: ['in', 'with'],
  by: ['on', 'by'],
  of: ['over', 'at', 'with'],
  over: ['over'],
  because: ['why'],
  named: ['named'],
  called: ['named'],
  titled: ['named'],
  saying: ['saying'],
  about: ['about'],
};

/** What is no moment is neither the beginning nor the end of a span, and an amount is a figure. */
function isOfLead(lead: FormPart['lead'], tokens: readonly Token[], word: string): boolean {
  const text = valueOf(tokens).trim();
  const isMoment = isClock(text) || isOnlyDay(text);
  switch (lead) {
    case 'at':
      return isMoment || word !== 'for';
    case 'from':
    case 'until':
      return isMoment;
    case 'on':
      return isMoment || (word !== 'for' && isName(tokens));
    case 'over':
      return /^[$€£]?\d[\d.,]*(?: ?[€$£])?$/u.test(text) || isPriceWith(tokens);
    case 'to':
      return isName(tokens) || tokens[0]?.kind === 'quoted' || /^\S+@\S+$/.test(text);
    case 'for':
      return isCount(tokens[0]);
    default:
      return tokens.length > 0;
  }
}

/** A day, and no word beside it. */
function isOnlyDay(text: string): boolean {
  const words = text.split(/[\s,]+/);
  return (isDay(text) || isSomeDay(text)) && words.every((word) => isSomeDay(word) || ofDays.test(word));
}

const ofDays =
  /^(?:the|of|next|this|on|[\d./-]+(?:st|nd|rd|th)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})$/i;

/** "640 euros". */
function isPriceWith([number, currency, ...more]: readonly Token[]): boolean {
  return (
    /^\d/.test(number?.text ?? '') &&
    currency !== undefined &&
    more.length === 0 &&
    currencyOf(currency) !== undefined
  );
}

function isCount(token: Token | undefined): boolean {
  return counts.test(token?.lower ?? '');
}

/** One to four words that begin with a capital. */
function isName(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.length < 5 &&
    tokens.every(({ kind, text }) => kind === 'word' && /^\p{Lu}/u.test(text))
  );
}

/** Where what is made may end: nowhere, or behind some small words. */
function endsOfObject(said: readonly Token[]): readonly number[] {
  const end = said.findIndex(
    ({ kind, text, lower }, at) =>
      kind !== 'word' ||
      text !== lower ||
      /[\d@]/.test(text) ||
      ledBy[lower] !== undefined ||
      (isStopWord(toWord(lower)) && !(at === 0 && /^(?:an?|the|my|our|your)$/.test(lower))),
  );
  const most = Math.min(end === -1 ? said.length : end, MOST_OBJECT);
  return Array.from({ length: most + 1 }, (_, at) => at);
}

function endOfStretch(said: readonly Token[], at: number): number {
  const end = said.findIndex((token, place) => place > at && isSeparator(token));
  return Math.min(end === -1 ? said.length : end, at + MOST_WORDS);
}

function isSeparator(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.kind !== 'quoted' &&
    token.kind !== 'variable' &&
    /^(?:,|and|&|;|\(|\)|:|but)$/.test(token.lower)
  );
}

function areApart(some: Way, others: Way): boolean {
  return some.every(({ field }) => others.every((other) => other.field !== field));
}

function distinct(ways: readonly Way[]): readonly Way[] {
  const told = (way: Way): string =>
    way
      .map(
        ({ field, value, isOff }) =>
          `${field.entry.order} ${isOff ? 'off' : valueOf(field.kind === 'box' ? [] : value)}`,
      )
      .toSorted()
      .join('\n');
  return ways.filter((way, at) => ways.findIndex((other) => told(other) === told(way)) === at);
}
