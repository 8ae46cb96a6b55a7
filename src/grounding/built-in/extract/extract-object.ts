/** One record: fields by label on the page, in a section, or in the item that the instruction names. */
import { dataOf, refsOf, type Extraction, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { articleField, articlePart } from './extract-article.js';
import type { Ask } from './extract-ask.js';
import { namesOf, scalarFor } from './extract-columns.js';
import { findCount } from './extract-count.js';
import { isShownByCounters } from './extract-counters.js';
import { countCell, countWord, countWords } from './extract-count-state.js';
import { findList } from './extract-list.js';
import { readLeaf } from './extract-leaf.js';
import { ledTo } from './extract-led.js';
import { titleOf } from './extract-metadata.js';
import type { PageIndex } from './extract-page.js';
import { lookUp } from './extract-lookup.js';
import { findScalar, type Rival } from './extract-scalar.js';
import type { WantField, WantObject, WantScalar } from './extract-schema.js';
import { narrowed } from './extract-narrow.js';
import { propertyOf } from './extract-property.js';
import { stateOrDisplay } from './extract-display.js';
import { authorOfRecord, findRecord } from './extract-singled.js';
import { totalOfShown, whenDoneTo } from './extract-stated.js';
import { answers, askedByVerb } from './extract-asked.js';
import { ofPlace } from './extract-choosing.js';
import { isInside } from './extract-tree.js';
import { recordCell, isTitleAndMore, saysTooMuch } from './records-cell.js';
import { explained, isEmptyName, meaningfulWords, nameWords, plainWords } from './extract-words.js';

type Failure = Exclude<Extraction, { kind: 'found' }>;
/** A reading with its quality, or why there is none. */
export type FoundObject =
  | { kind: 'found'; reading: Reading; score: number; isTwin?: boolean }
  | (Failure & { rivals?: readonly Rival[] });

/** Reads an object. `around` are words of the parents' names. */
export function findObject(
  page: PageIndex,
  want: WantObject,
  ask: Ask,
  around: readonly string[] = [],
  within?: SnapshotNode,
): FoundObject {
  const known = new Set(
    want.fields.flatMap((field) => [...plainWords(field.name), ...plainWords(field.want.description)]),
  );
  const leftover = ask.words.filter((word) => explained(word, known) < 0.85);
  const record = within ? undefined : findRecord(page, want, ask, leftover);
  if (record) return record;
  const fields: Record<string, Reading> = {};
  let score = 0;
  let hits = 0;
  const answers = want.fields.map((field) => ({
    field,
    found: findField(page, field, ask, leftover, around, within, want.fields.length),
  }));
  const sure = answers.flatMap(({ found }) =>
    found.kind === 'found' && !found.isTwin && found.reading.kind === 'leaf' ? [found.reading.ref] : [],
  );
  for (const answer of answers) {
    const { field } = answer;
    const found = ofOneRecord(page, answer.found, sure);
    if (found.kind === 'found') {
      fields[field.name] = found.reading;
      score += found.score;
      hits += 1;
    } else if (field.required || found.kind === 'cannot-tell' || found.kind === 'ambiguous') return found;
    else fields[field.name] = { kind: 'absent', value: field.absent };
  }
  if (hits === 0)
    return {
      kind: 'none',
      looked: `any of the fields ${want.fields.map((field) => `"${field.name}"`).join(', ')}`,
      nearest: [],
    };
  return { kind: 'found', reading: { kind: 'object', fields }, score: score / hits };
}

/**
 * The fields of one record stand together: of several places that fit, the one in the part of the page that holds a field
 * which is sure, when every such field that can tell says the same.
 */
function ofOneRecord(page: PageIndex, found: FoundObject, sure: readonly string[]): FoundObject {
  if (found.kind !== 'ambiguous' || !found.rivals) return found;
  const { rivals } = found;
  const votes = new Map<unknown, Rival>();
  for (const ref of sure) {
    let at = page.tree.nodes.find((node) => node.ref === ref);
    for (; at; at = page.tree.parentOf(at)) {
      const here = at;
      const inside = rivals.filter((rival) => isInside(page.tree, rival.node, here));
      if (new Set(inside.map((rival) => rival.value)).size > 1) break;
      const [only] = inside;
      if (!only) continue;
      votes.set(only.value, only);
      break;
    }
  }
  const [chosen, ...others] = votes.values();
  return chosen && others.length === 0
    ? { kind: 'found', reading: chosen.reading, score: chosen.score }
    : found;
}

function findField(
  page: PageIndex,
  field: WantField,
  ask: Ask,
  leftover: readonly string[],
  around: readonly string[],
  within: SnapshotNode | undefined,
  size: number,
): FoundObject {
  const isOnly = size === 1;
  const isCount = ask.count !== undefined && plainWords(field.name).every((word) => countWord.test(word));
  const isEmpty = isEmptyName(field.name) || isCount;
  const own = isEmpty ? [] : nameWords(field.name);
  const looked = isEmpty ? `what "${ask.text}" asks for` : `the field "${field.name}"`;
  const { want } = field;
  if (want.kind === 'list') {
    const described = meaningfulWords(want.description);
    const named = size > 1 && own.length > 0 ? leftover.filter((word) => ask.keys.includes(word)) : leftover;
    const words = [...new Set([...own, ...named, ...(isEmpty ? described : [])])];
    return findList(page, {
      looked,
      words,
      want,
      ask: isOnly ? ask : { ...ask, words },
      ...(within && { within }),
    });
  }
  if (want.kind === 'object')
    return findObject(page, want, { ...ask, words: [...leftover, ...own] }, [...around, ...own], within);
  if (isEmpty && isOnly) return findAsked(page, want, ask, looked, within);
  const scalar = scalarFor(field.name, want);
  const state = stateOrDisplay(page, scalar, [field.name, ask.text].join(' '), within);
  if (state) return state;
  const part = within
    ? undefined
    : articleField(page, scalar, { name: plainWords(field.name), said: plainWords(ask.text) });
  if (part) return part;
  const counted = countWords(field.name, scalar);
  if (counted) {
    const found = findCount(page, { looked, nouns: counted, around: leftover, ask, want: scalar });
    if (found.kind === 'found') return found;
  }
  const found = findScalar(page, {
    looked,
    names: namesOf(field, want.description).map((words) => withoutAddress(words, scalar)),
    around: [...new Set([...around, ...leftover])],
    quoted: ask.quoted,
    keys: ask.keys,
    siblings: size - 1,
    said: field.name,
    isField: true,
    want: scalar,
    ...(within && { within }),
  });
  if (found.kind === 'found') {
    const reading = narrowed(page, found.reading, plainWords(field.name), scalar);
    return reading
      ? { ...found, reading }
      : {
          kind: 'none',
          looked,
          nearest: [`"${String(dataOf(found.reading)).slice(0, 60)}", which says more than that`],
        };
  }
  if (within || !isOnly) return found;
  // The sentence may say it all ("the storage of the Pro plan"), as long as it asks for what the field is called.
  const isAsked = own.every(
    (word) => explained(word, new Set(plainWords(ask.text))) >= 0.7 || anyValue.test(word),
  );
  return (
    (isAsked
      ? lookUp(
          page,
          scalar,
          ask,
          own.filter((word) => !anyValue.test(word)),
        )
      : undefined) ?? found
  );
}

/** Names of fields that any value may go by. */
const anyValue = /^(?:time|amount|number|date|value|name|text)$/;

/** `imageUrl` is the address of what is called image. */
function withoutAddress(words: readonly string[], want: WantScalar): readonly string[] {
  const others = words.filter((word) => !/^(?:url|uri|link|href|src|address)$/.test(word));
  return want.parse === 'url' && others.length > 0 ? others : words;
}

/** What stands there is to be counted, not what the page says there is elsewhere. */
const countsItems = /\b(?:shown|displayed|visible|listed|on (?:this|the) page)\b/iu;

const asksForTitle =
  /\b(?:page|document|tab|window|browser)(?:'s|’s)? title\b|\btitle of the (?:page|document|tab|window|browser)\b/iu;

/** The single value that an instruction asks for: by its label, or else as a part of a record. */
export function findAsked(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
  looked: string,
  within?: SnapshotNode,
): FoundObject {
  const part = within ? undefined : articlePart(page, want, ask, looked);
  if (part && !(part.kind === 'found' && isTitleAndMore(ask, part.reading))) return part;
  const found = findLabelled(page, want, ask, looked, within);
  if (within) return found;
  const isTooMuch = found.kind === 'found' && saysTooMuch(page, want, ask, found.reading);
  if (found.kind === 'found' && !isTooMuch) return found;
  const nearest = ['a text that says several things'];
  return recordCell(page, want, ask) ?? (isTooMuch ? { kind: 'none', looked, nearest } : found);
}

/** The single value that an instruction asks for in its own words. */
function findLabelled(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
  looked: string,
  within?: SnapshotNode,
): FoundObject {
  if (ask.count && (want.parse === 'integer' || want.parse === 'number' || want.parse === 'string')) {
    const stated = totalOfShown(page, want, ask);
    if (stated) return stated;
    const nouns = ask.count;
    // What one record says of itself comes before what can be counted: the likes of the second post, or of any where counters show them.
    const hasCounters = isShownByCounters(page.tree, nouns);
    const ofRecord = ask.ordinal !== undefined || hasCounters ? recordCell(page, want, ask) : undefined;
    if (ofRecord) return ofRecord;
    if (hasCounters) return countCell(page, want, ask) ?? { kind: 'none', looked, nearest: [] };
    const others = ask.words.filter((word) => !nouns.includes(word));
    const counted = findCount(page, {
      looked,
      nouns,
      around: others,
      ask,
      want,
      itemsOnly: countsItems.test(ask.text),
    });
    return counted.kind === 'found' ? counted : (countCell(page, want, ask) ?? counted);
  }
  const state =
    stateOrDisplay(page, want, ask.text, within) ??
    (within
      ? undefined
      : (whenDoneTo(page, want, ask) ??
        propertyOf(page, want, ask) ??
        askedByVerb(page, want, ask) ??
        ledTo(page, want, ask)));
  if (state) return state;
  const title = asksForTitle.test(ask.text) ? titleOf(page.tree.snapshot) : undefined;
  if (title) {
    const leaf = readLeaf(page.tree, { node: title }, want);
    if (leaf.ok) return { kind: 'found', reading: leaf.reading, score: 1 };
  }
  const described = meaningfulWords(want.description);
  if (ask.words.length === 0 && described.length === 0)
    return { kind: 'cannot-tell', looked, reason: 'the instruction names nothing to look for' };
  if (ask.ordinal !== undefined || ask.extreme || ask.conditions.length > 0 || ask.offer) {
    const chosen = authorOfRecord(page, want, ask) ?? findOfChosen(page, want, ask, looked);
    return chosen.kind === 'found' ? whereItAnswers(page, ask, looked, chosen) : chosen;
  }
  const names = [ask.words, ...(described.length > 0 && ask.words.length === 0 ? [described] : [])].filter(
    (words) => words.length > 0,
  );
  const found = findScalar(page, {
    looked,
    names,
    said: ask.text,
    around: [],
    quoted: ask.quoted,
    keys: ask.keys,
    siblings: 0,
    want,
    ...(within && { within }),
  });
  const cell = found.kind !== 'found' && !within ? (lookUp(page, want, ask) ?? found) : found;
  return cell.kind === 'found'
    ? whereItAnswers(page, ask, looked, cell)
    : (authorOfRecord(page, want, ask) ?? cell);
}

function whereItAnswers(
  page: PageIndex,
  ask: Ask,
  looked: string,
  found: Extract<FoundObject, { kind: 'found' }>,
): FoundObject {
  if (answers(page, ask.text, found.reading)) return found;
  return {
    kind: 'none',
    looked,
    nearest: [`"${String(dataOf(found.reading)).slice(0, 60)}", which is no answer to that`],
  };
}

/** "The name of the second product", "the price of the cheapest mug": one item is chosen, then one of its columns read. */
function findOfChosen(page: PageIndex, want: WantScalar, ask: Ask, looked: string): FoundObject {
  const words = ask.words.length > 0 ? ask.words : (ask.extreme?.field ?? []);
  const list = findList(page, {
    looked,
    words,
    want: { kind: 'list', item: want, minItems: 1, maxItems: Infinity, description: '' },
    ask: { ...ask, words },
  });
  if (list.kind !== 'found') return list;
  return pickOne(page, list.reading, ask, { looked, score: list.score });
}

function pickOne(
  page: PageIndex,
  reading: Reading,
  ask: Ask,
  { looked, score }: { looked: string; score: number },
): FoundObject {
  if (reading.kind === 'derived' && Array.isArray(reading.value) && reading.value.length === 1)
    return { kind: 'found', score, reading: { ...reading, value: reading.value[0] } };
  const items: readonly Reading[] =
    reading.kind === 'list'
      ? reading.items
      : reading.kind === 'derived' && Array.isArray(reading.value)
        ? reading.value.map((value: unknown): Reading => ({ ...reading, value }))
        : [];
  if (ask.ordinal === undefined) {
    const different = new Map(items.map((item) => [JSON.stringify(dataOf(item)), item]));
    const [only] = different.values();
    if (different.size === 1 && items.length === 1 && only)
      return {
        kind: 'found',
        score,
        reading: { kind: 'derived', value: dataOf(only), refs: refsOf(reading) },
      };
    return { kind: 'ambiguous', looked, candidates: [...different.keys()].slice(0, 6) };
  }
  const item = items.at(ask.ordinal > 0 ? ask.ordinal - 1 : ask.ordinal);
  if (!item) return { kind: 'none', looked, nearest: [`a list of only ${items.length}`] };
  return { kind: 'found', score, reading: ofPlace(page, item, refsOf(reading, 'with items')) };
}
