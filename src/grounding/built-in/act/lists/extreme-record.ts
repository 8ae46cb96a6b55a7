/**
 * "Open the course with the fewest registrations", "save the cheapest home in Ribeira": the one of a list with the least or greatest figure of
 * that kind is found, and then meant by its title. Two that share it, or one that shows none, and nothing is done.
 */
import { type Clause, isDoneToList, spell } from '../../language/clause.js';
import { isOneKind } from '../../matching/one-kind.js';
import { type Extreme, extremeIn } from '../../language/extremes.js';
import type { Token } from '../../language/lexer.js';
import { kindAt } from '../../language/types.js';
import {
  contentOf,
  fold,
  isStopWord,
  recordNouns,
  toWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { showsPart } from '../../matching/more-pages.js';
import { dependsOnPrice, ranked } from '../../matching/positions.js';
import { clocksIn } from '../../matching/record-clocks.js';
import { figuresOf } from '../../matching/record-figures.js';
import { recordOf } from '../../matching/relations.js';
import { titleOf } from '../../matching/record-title.js';
import { isListed } from './narrowed-list.js';
import { alikeOnes, recordsOn } from '../records/record-target.js';
import type { Act } from '../evidence/word-evidence.js';

/** The clause about the one by its title; undefined where it speaks of none such, or which one it is cannot be told. */
export function extremeRecord(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:click|dblclick|open|goal|check|uncheck|select|set|expand|hover)$/.test(clause.verb))
    return undefined;
  if (isDoneToList(clause)) return undefined;
  const said = saidOf(clause);
  // No line of a list is a number: "the largest number" is what shows one and nothing else.
  if (!said || /^(?:numbers?|digits?)$/.test(said.extreme.noun.at(-1)?.lower ?? '')) return undefined;
  const record = recordFor(said.extreme, index);
  const title = record && titleOf(record, index);
  if (title === undefined) return undefined;
  const { tokens, extreme } = said;
  const span = tokens.slice(extreme.from, extreme.to);
  const [start, end] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0];
  const name: Token = { kind: 'quoted', text: title, lower: fold(title), start, end };
  const named = (part: readonly Token[] | undefined): readonly Token[] | undefined => {
    const first = part?.findIndex((token) => token.start === start) ?? -1;
    const last = part?.findIndex((token) => token.end === end) ?? -1;
    return part && first >= 0 && last >= first
      ? [...part.slice(0, first), name, ...part.slice(last + 1)]
      : part;
  };
  const readings = clause.readings.map(({ target, value, destination, ...reading }) => ({
    ...reading,
    ...(target && { target: named(target) ?? [] }),
    ...(value && { value: named(value) ?? [] }),
    ...(destination && { destination: named(destination) ?? [] }),
  }));
  return {
    kind: 'instead',
    clauses: [{ ...clause, readings, text: clause.text.replace(spell(span), `"${title}"`) }],
  };
}

/** The noun of what was to be opened, where a click would only put the list in that order: "Cheapest" beside "Newest". */
export function sortedNotOpened(clause: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!target || others.length > 0 || !/^(?:open|goal|click|select)$/.test(clause.verb)) return undefined;
  if (
    /^(?:sort|order|arrange|show|display|list)\b/.test(clause.said) ||
    recordOf(target)?.node.role === 'row'
  )
    return undefined;
  const said = saidOf(clause);
  const noun = said?.extreme.noun.at(-1);
  if (!said || noun?.kind !== 'word' || noun.lower === 'first' || kindAt([noun.lower], 0) !== undefined)
    return undefined;
  const shown = wordsOf(target.evidence[0]?.text ?? '').filter((word) => !isStopWord(word));
  const how = said.tokens.slice(said.extreme.from, said.tokens.indexOf(said.extreme.noun[0] as Token));
  const isOnlyHow =
    shown.length > 0 &&
    shown.every(
      (word) => how.some(({ lower }) => lower === word.text) || /^(?:first|sort|order)$/.test(word.text),
    );
  return isOnlyHow ? noun.text : undefined;
}

/** The word for what is compared, where another one of the list has more of it, or none of them shows it; undefined otherwise. */
export function otherExtreme(clause: Clause, { targets, index }: Act): string | undefined {
  const [target, ...others] = targets;
  // "Largest first" is an order, and picks none of them.
  if (/^(?:sort|order|arrange)/.test(clause.said) && target && isOfHeader(target)) return undefined;
  const said = target && others.length === 0 ? saidOf(clause) : undefined;
  const record = said && target && recordOf(target);
  if (!said || !record) return undefined;
  const group = [recordsOn(index, false), recordsOn(index, true)]
    .flatMap((records) => alikeOnes(records))
    .find((each) => each.includes(record));
  if (!group) return undefined;
  const { extreme, tokens } = said;
  const kind = kindOf(extreme, record, index);
  if (kind !== undefined) return kind;
  const how = tokens[extreme.from + 1]?.text;
  if (showsPart(index) && !isInOrder(figuresOf(group, extreme.figure) ?? [], extreme.most)) return how;
  const found = candidateIn(group, extreme, index);
  if (found) return found.record === record ? undefined : how;
  // Their own kind of figure none of them shows: a number beside the noun is none.
  const isOwnKind = /^(?:size|weight|distance)$/.test(extreme.figure.kind) || isDated(extreme, group);
  return isOwnKind && figuresOf(group, extreme.figure) === undefined ? how : undefined;
}

/** The header of a column, or the arrow in it. */
function isOfHeader(target: Entry): boolean {
  return [target, ...ancestorsOf(target)].some(({ node }) => node.role === 'columnheader');
}

/** By a day, in a table that says what its days are. */
function isDated({ figure }: Extreme, group: readonly Entry[]): boolean {
  return figure.kind === 'date' && group.every(({ node }) => node.role === 'row');
}

/** The phrase, and the tokens in which it stands. */
function saidOf({ readings }: Clause): { extreme: Extreme; tokens: readonly Token[] } | undefined {
  for (const { target, value, destination } of readings)
    for (const tokens of [target, value, destination]) {
      const extreme = tokens && extremeIn(tokens);
      if (tokens && extreme) return { extreme, tokens };
    }
  return undefined;
}

/** The noun that only some of the list are called by, where the record does not say it. */
function kindOf({ noun }: Extreme, record: Entry, index: PageIndex): string | undefined {
  const shown = wordsOf(readable(record.node));
  return noun
    .filter((token) => token.kind === 'word')
    .map(({ lower }) => toWord(lower))
    .find((word) => isOneKind(word, index) && !shown.some(({ stem }) => stem === word.stem))?.text;
}

function recordFor(extreme: Extreme, index: PageIndex): Entry | undefined {
  const fitting = [recordsOn(index, false), recordsOn(index, true)].flatMap((records) =>
    alikeOnes(records).flatMap((group) => candidateIn(group, extreme, index) ?? []),
  );
  const inner = fitting.filter(
    (one) => !fitting.some((other) => other !== one && isInside(other.record, one.record)),
  );
  const [only, ...others] = inner;
  return only && others.length === 0 && kindOf(extreme, only.record, index) === undefined
    ? only.record
    : undefined;
}

/** Of alike records the one with the figure that is asked for, among those of which all else is said. */
function candidateIn(
  group: readonly Entry[],
  { figure, most, rank, noun, behind }: Extreme,
  index: PageIndex,
): { record: Entry } | undefined {
  const last = noun.at(-1);
  const isSaid = (word: Word, record: Entry): boolean =>
    wordsOf(readable(record.node, 'without buttons')).some((shown) => wordLikeness(word, shown) >= 0.97);
  const nouns = last ? contentOf(last.text).filter((word) => word.text !== 'one') : [];
  const isTelling = (word: Word): boolean => group.some((record) => isSaid(word, record));
  // "The cheapest flat", where some of them are houses: said of some, it chooses among them.
  const besides = contentOf(spell([...noun.slice(0, -1), ...behind])).filter(
    (word) => !joining.test(word.text),
  );
  const asked = [...nouns.filter(isTelling), ...besides];
  const isKnown =
    last === undefined ||
    nouns.every((word) => isTelling(word) || recordNouns.has(word.stem) || isJourney(word, figure, group)) ||
    isListed(last, index);
  const isOther = (word: Word): boolean => !isJourney(word, figure, group) && isNounNowhere(word, index);
  if (!isKnown || nouns.some(isOther)) return undefined;
  const among = group.filter((record) => asked.every((word) => isSaid(word, record)));
  if (among.length < rank || (among.length < 2 && besides.length === 0)) return undefined;
  // "The largest population": the noun is what is compared.
  const named = figure.kind === 'size' && last ? { kind: 'count' as const, words: [last.lower] } : undefined;
  const figures = figuresOf(among, figure) ?? (named && figuresOf(among, named));
  if (!figures) return undefined;
  const isPrice = figure.kind === 'price';
  if (
    isPrice &&
    dependsOnPrice(
      among.map(({ node }) => readable(node)),
      { of: wordsOf('price'), most, rank },
    )
  )
    return undefined;
  if (showsPart(index) && !isInOrder(figures, most)) return undefined;
  const wanted = ranked(figures, most)[rank - 1];
  const [only, ...others] = among.filter((_, at) => figures[at] === wanted);
  return only && others.length === 0 ? { record: only } : undefined;
}

/** The cheapest of the page that is shown is that of all where they stand in that order. */
function isInOrder(figures: readonly number[], most: boolean): boolean {
  return (
    figures.length > 0 &&
    figures.every(
      (each, at) => at === 0 || figures[at - 1] === each || each < (figures[at - 1] ?? each) === most,
    )
  );
}

/** "The earliest departure", "the shortest trip": of what begins at a time of day, whatever the page calls it. */
function isJourney({ stem }: Word, { kind }: Extreme['figure'], group: readonly Entry[]): boolean {
  return (
    /^(?:date|length)$/.test(kind) &&
    /^(?:departure|connection|trip|journey|ride|crossing|sailing|flight|train|bus|ferry|boat)$/.test(stem) &&
    group.every(({ node }) => clocksIn(readable(node, 'without buttons')) !== undefined)
  );
}

const joining = /^(?:among|near|under|within|currently)$/;
