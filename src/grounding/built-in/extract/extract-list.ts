/** Lists: the region whose items are what the instruction names and whose columns fit the fields. */
import { dataOf, refsOf, type Extraction, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { tickedBoxes } from './extract-choice.js';
import { choosesAmong, isColumnOnly, isInOneOfThem, isPlace } from './extract-choosing.js';
import { emptyList, nothingFound } from './extract-empty.js';
import { mapRows } from './extract-map.js';
import { keepCalled } from './extract-naming.js';
import type { PageIndex } from './extract-page.js';
import type { Column } from './extract-labels.js';
import type { Region } from './extract-regions.js';
import { fieldWords, type WantField, type WantList } from './extract-schema.js';
import { scopeOf } from './extract-scope.js';
import { selectItems } from './extract-select.js';
import { isInside, shapeOf } from './extract-tree.js';
import {
  areDeedsOfEach,
  areSameButtons,
  areTitlesOver,
  isAroundMeant,
  isOfOneOfSeveral,
  isOnlyOther,
  isPartOfMore,
  isPartOfSome,
  isTitleOf,
  overlaps,
  textsOfEach,
} from './extract-outer.js';
import { roleNouns } from './extract-kind-words.js';
import { listUnder } from './extract-under.js';
import { findRecords, isBetter } from './records-list.js';
import { areAstray, areBoxes, findTexts, holdOthers } from './records-texts.js';
import { explained, generalNouns, nameWords, normalOf, plainWords } from './extract-words.js';

/** What is looked for. */
export interface ListWish {
  looked: string;
  /** Words that say what the items are, from the instruction and the property's name. */
  words: readonly string[];
  want: WantList;
  ask: Ask;
  within?: SnapshotNode;
  /** Only items of this tag and role. */
  shape?: string;
}
/** A list, or why there is none. */
export type FoundList =
  | { kind: 'found'; reading: Reading; score: number; shape: string }
  | Exclude<Extraction, { kind: 'found' }>;

/** Least share of the words about the items that something must explain. */
const [explainedEnough, margin] = [0.6, 0.04];
/** The best list: by the labels of its region, or else by the parts of its records. */
export function findList(page: PageIndex, wish: ListWish): FoundList {
  const found = findInRegions(page, wish);
  const { item } = wish.want;
  const isWhole =
    found.kind === 'found' &&
    (item.kind === 'scalar'
      ? item.parse === 'string' && (areBoxes(page, found.reading) || areAstray(page, found.reading, wish.ask))
      : holdOthers(found.reading));
  if (wish.within || item.kind === 'list') return found;
  if (found.kind === 'found' && !isWhole && item.kind === 'scalar') return found;
  const records =
    item.kind === 'object'
      ? findRecords(page, item, wish.words, wish.ask)
      : findTexts(page, item, wish.words, wish.ask);
  if (found.kind === 'found' && !isWhole && !(records.kind === 'found' && isBetter(records, found)))
    return found;
  return records.kind === 'found'
    ? { kind: 'found', reading: records.reading, score: records.score, shape: '' }
    : isWhole
      ? { kind: 'none', looked: wish.looked, nearest: ['items that say several things'] }
      : found;
}

/** The best region for a list; refuses when two with different data fit about equally well. */
function findInRegions(page: PageIndex, wish: ListWish): FoundList {
  const ticked = tickedBoxes(page, wish) ?? listUnder(page, wish, (inner) => findList(page, inner));
  if (ticked) return ticked;
  if (!wish.within && isOfOneOfSeveral(wish.ask.text) && wish.want.item.kind === 'scalar')
    return {
      kind: 'none',
      looked: wish.looked,
      nearest: ['the parts of one of several, which nothing names'],
    };
  const found: { reading: Reading; score: number; region: Region }[] = [];
  const failures: { reason: string; score: number }[] = [];
  for (const whole of regionsFor(page, wish)) {
    if (wish.want.item.kind === 'scalar' && isAroundMeant(page, wish.words, whole)) continue;
    if (areTitlesOver(page, wish.words, whole) || isColumnOnly(page, whole, wish)) continue;
    if (isInOneOfThem(page, whole, wish.ask)) continue;
    const { region, ask, words } = scopeOf(page, whole, wish.ask, openWords(whole, wish));
    const context = contextScore(page, region, words.length > 0 || ask.conditions.length > 0, {
      ...wish,
      words: wish.words.filter((word) => !words.includes(word)),
    });
    const isOtherName = context.missing.length > 0 && callsItOtherwise(page, region, wish, context.missing);
    if (context.missing.length > 0 && !isOtherName) {
      failures.push({
        reason: `${describe(page, region)}: nothing there says "${context.missing.join(' ')}"`,
        score: context.score / 2,
      });
      continue;
    }
    const selected = selectItems(page, region, ask);
    if (!selected.ok) {
      failures.push({ reason: `${describe(page, region)}: ${selected.reason}`, score: 0.4 });
      continue;
    }
    const mapped = mapRows(page, region, wish.want.item, selected.rows, {
      words: wish.words,
      head: wish.ask.head,
      findInner: (inner) => findList(page, inner),
    });
    const score = 0.6 * mapped.score + 0.35 * context.score + 0.05 * Math.min(1, region.items.length / 4);
    if (!mapped.ok) {
      failures.push({ reason: `${describe(page, region)}: ${mapped.reason}`, score });
      continue;
    }
    if (region.kind === 'sections' && isTitleOnly(region, mapped.items)) continue;
    if (areSameButtons(region, mapped.items) || isTitleOf(mapped.items, wish)) continue;
    if (!wish.within && areDeedsOfEach(page, region)) continue;
    if (isOwnCondition(mapped.items, selected.where)) {
      failures.push({
        reason: `${describe(page, region)}: they are no more than what they are chosen by`,
        score,
      });
      continue;
    }
    // Records of which nothing can be read are no empty list.
    const least = Math.max(wish.want.minItems, Math.min(1, whole.items.length));
    if (mapped.items.length < least && wish.ask.conditions.length === 0) continue;
    found.push({ score, region, reading: listReading(region, selected, mapped.items, ask) });
  }
  found.sort((a, b) => b.score - a.score || b.region.items.length - a.region.items.length);
  keepCalled(found, wish.words);
  dropButtons(found);
  const best = unwrapped(page, wish, widest(found), found);
  if (!best) return emptyList(page, wish) ?? missingList(wish, failures);
  if (
    isOnlyOther(page, wish.words, best.region) ||
    isPartOfSome(page, wish.want, best.region) ||
    (!wish.within && isPartOfMore(page, wish.words, best.region))
  )
    return missingList(wish, failures);
  const nothing = nothingFound(page, wish, best.region);
  if (nothing) return nothing;
  const data = JSON.stringify(dataOf(best.reading));
  const rivals = found.filter(
    (each) =>
      best.score - each.score < margin &&
      JSON.stringify(dataOf(each.reading)) !== data &&
      !overlaps(page, best.region, each.region),
  );
  if (rivals.length > 0)
    return {
      kind: 'ambiguous',
      looked: wish.looked,
      candidates: [best, ...rivals].slice(0, 5).map((each) => describe(page, each.region)),
    };
  return { kind: 'found', reading: best.reading, score: best.score, shape: shapeOf(best.region.items[0]) };
}

/** Titles of sections are what is asked for where they are releases or questions; elsewhere the records may be what stands below. */
function isTitleOnly({ items, words, container }: Region, readings: readonly Reading[]): boolean {
  if (container.role === 'table') return false;
  const isOfTitle = (reading: Reading, i: number): boolean =>
    refsOf(reading).every((ref) => ref === items[i]?.ref);
  return !words.has('release') && !words.has('question') && readings.every(isOfTitle);
}

/** Where lines of a list fit as well as the buttons beside them, the lines are meant. */
function dropButtons(found: { score: number; region: Region }[]): void {
  const areButtons = ({ region }: { region: Region }): boolean =>
    region.items.every(({ role }) => /^(?:button|menuitem|tab)$/u.test(role));
  const [best] = found;
  const isRivalled = found.some((each) => best && best.score - each.score < margin && !areButtons(each));
  if (isRivalled) found.splice(0, Infinity, ...found.filter((each) => !areButtons(each)));
}

/** Whether all that would be read is what the items were chosen by: "the inactive customers" are not the words "Inactive". */
function isOwnCondition(items: readonly Reading[], where: readonly { cell: readonly Reading[] }[]): boolean {
  const chosenBy = new Set(where.flatMap(({ cell }) => cell.flatMap((each) => refsOf(each))));
  return items.length > 0 && items.every((item) => item.kind === 'leaf' && chosenBy.has(item.ref));
}

/** A single box around several values is not a list of one: the values in it are meant. */
function unwrapped<T extends { score: number; region: Region }>(
  page: PageIndex,
  wish: ListWish,
  best: T | undefined,
  found: readonly T[],
): T | undefined {
  const [box] = best?.region.items ?? [];
  if (!best || !box || best.region.items.length > 1 || wish.want.item.kind !== 'scalar') return best;
  const inner = found.find(
    (each) =>
      each.region.items.length > 1 &&
      best.score - each.score < 0.35 &&
      each.region.items.every((item) => item !== box && isInside(page.tree, item, box)),
  );
  return inner ?? best;
}

/** Among equally good regions the one that holds the items of the others. */
function widest<T extends { score: number; region: Region }>(found: readonly T[]): T | undefined {
  let best = found[0];
  for (const each of found.slice(1)) {
    if (!best || best.score - each.score > margin) break;
    const holdsMore = each.region.items.length > best.region.items.length;
    const held = new Set(each.region.items);
    if (holdsMore && best.region.items.every((item) => held.has(item))) best = each;
  }
  return best;
}

/** Regions in scope; within a record only the items that stand in it. */
function regionsFor(page: PageIndex, { within, shape }: ListWish): Region[] {
  if (!within) return page.regions.filter((region) => region.items.length > 0);
  const rows = new Map<Region, number[]>();
  for (const item of page.itemsIn(within)) {
    if (shape !== undefined && shapeOf(item.node) !== shape) continue;
    const known = rows.get(item.region);
    if (known) known.push(item.index);
    else rows.set(item.region, [item.index]);
  }
  return [...rows].map(([region, inside]): Region => {
    if (inside.length === region.items.length) return region;
    const columns = (): readonly Column[] =>
      region
        .columns()
        .map((column) => ({ labels: column.labels, places: inside.map((row) => column.places[row]) }));
    return {
      ...region,
      container: within,
      items: inside.map((row) => region.items[row] as SnapshotNode),
      columns,
    };
  });
}

/** The words of the wish that neither fields nor conditions account for, and how far the region explains them. */
function contextScore(
  page: PageIndex,
  region: Region,
  isScoped: boolean,
  wish: ListWish,
): { score: number; missing: string[] } {
  const fields = wish.want.item.kind === 'object' ? fieldWords(wish.want.item) : [];
  const fieldSet = new Set(fields);
  const isScalar = wish.want.item.kind === 'scalar';
  const labels = new Set(
    region.columns().flatMap((column) => column.labels.flatMap((label) => [...label.words])),
  );
  let sum = 0;
  let total = 0;
  const missing: string[] = [];
  for (const word of wish.words) {
    if (fieldSet.size > 0 && explained(word, fieldSet) >= 0.85) continue;
    const isGeneral = generalNouns.has(word);
    const value = Math.max(
      explained(word, region.words),
      // The labels of a ticket are no labels of boxes to tick.
      isScalar && word === 'label' ? 0 : (isScalar ? 0.8 : 0.5) * explained(word, labels),
      0.6 * explained(word, page.tree.pageWords),
      0.6 * shownBy(page, region, word),
      0.5 * explained(word, new Set(plainWords(roleNouns[region.items[0]?.role ?? ''] ?? ''))),
    );
    const weight = isGeneral ? 0.4 : 1;
    sum += value * weight;
    total += weight;
    if (value < 0.3 && !isGeneral) missing.push(word);
    // What some items say and others do not is a choice among them, never a word to be passed over.
    if (value < 0.3 && isSaidBySome(page, region, word)) return { score: 0, missing: [word] };
  }
  const score = total === 0 ? 0.5 : sum / total;
  const share = wish.words.length === 0 ? 1 : 1 - missing.length / wish.words.length;
  // A word that the page uses elsewhere says which items are meant; only what it does not know at all may be another name for them.
  const isForgiven =
    missing.length <= 1 &&
    ((isScoped && missing.every((word) => word === wish.ask.head || wish.ask.head === undefined)) ||
      (share >= explainedEnough && wish.words.length > 2 && !(isScalar && missing[0] === wish.ask.head))) &&
    missing.every((word) => explained(word, page.words) < 0.7 && !choosesAmong(wish.ask, word, wish.words));
  return { score, missing: isForgiven ? [] : missing };
}

/** Fields that records of any kind have; matching them says nothing about the kind. */
const commonFields =
  /^(?:name|title|price|date|rating|url|description|image|id|text|number|status|type|category)$/;

/**
 * Whether the one word that nothing explains can only be another name for the records ("the stocks" for rows of Symbol, Last and Change):
 * it is all that the instruction says, the page uses it nowhere, and the headers of the table are called what the fields are.
 */
function callsItOtherwise(
  page: PageIndex,
  region: Region,
  wish: ListWish,
  missing: readonly string[],
): boolean {
  const { item } = wish.want;
  const [word, ...others] = missing;
  if (region.kind !== 'table' || item.kind !== 'object' || !word || others.length > 0) return false;
  const specific = wish.words.filter(
    (each) =>
      !generalNouns.has(each) &&
      !/^(?:table|grid|row|list)$/.test(each) &&
      explained(each, new Set(fieldWords(item))) < 0.85,
  );
  // "Coverage per folder": what the records are is said, and nothing is chosen by it.
  const isPer =
    /^\p{L}+$/u.test(word) &&
    new RegExp(`\\b(?:per|(?:for|of) (?:each|every)) ${word}`, 'iu').test(wish.ask.text);
  if ((specific.length > 1 && !isPer) || page.words.has(word) || isPlace(wish.ask, word)) return false;
  const headers = region.columns().flatMap((column) => column.labels.filter(({ trust }) => trust >= 0.95));
  const required = item.fields.filter((field) => field.required);
  const isHeaded = (field: WantField): boolean =>
    nameWords(field.name).every((each) => headers.some(({ words }) => explained(each, words) >= 0.85));
  const telling = required.filter(
    (field) => !nameWords(field.name).every((each) => commonFields.test(normalOf(each))),
  );
  return required.length >= 3 && required.every(isHeaded) && telling.length >= 2;
}

/** The words of the wish that neither its fields nor the kind of the items account for: they may choose among the items. */
function openWords(region: Region, wish: ListWish): string[] {
  const fields = new Set(wish.want.item.kind === 'object' ? fieldWords(wish.want.item) : []);
  return wish.words.filter(
    (word) =>
      // "Flaired as Question": written as a name, a general noun is what some of the items say.
      (!generalNouns.has(word) || wish.ask.keys.includes(word)) &&
      explained(word, fields) < 0.85 &&
      // The "1" of "Studio 1" chooses, whatever "1–4 of 11" stands over the list.
      (explained(word, region.words) < 0.7 || /^\d+$/u.test(word)),
  );
}

/** How well the texts of the items explain a word: only what nearly all of them say is about their kind; what some say would be a choice. */
function shownBy(page: PageIndex, region: Region, word: string): number {
  const some = textsOfEach(page, region.items.slice(0, 50));
  const values = some.map((texts) => Math.max(0, ...texts.map((words) => explained(word, words))));
  const sure = values.filter((value) => value >= 0.7);
  return sure.length >= some.length * 0.8 ? Math.min(...sure, 1) : 0;
}

function isSaidBySome(page: PageIndex, region: Region, word: string): boolean {
  return region.items.some((item) => page.textsOf(item).some((words) => words.has(word)));
}

function listReading(
  region: Region,
  selected: Extract<ReturnType<typeof selectItems>, { ok: true }>,
  items: readonly Reading[],
  ask: Ask,
): Reading {
  const refs = selected.rows.map((row) => region.items[row]?.ref ?? '');
  const container = region.container.ref;
  if (items.length === 0) return { kind: 'derived', value: [], refs: container ? [container] : [] };
  // Sections have no elements that a pattern could find: they are read again while the part of the page that holds them is the same.
  if (region.kind === 'sections')
    return { kind: 'derived', value: items.map(dataOf), refs: container ? [container] : [] };
  if (selected.restsOn.length > 0)
    return {
      kind: 'derived',
      value: items.map(dataOf),
      refs: [...new Set([...selected.restsOn, ...items.flatMap((each) => refsOf(each))])],
    };
  const hasSelection = selected.where.length > 0 || ask.first !== undefined || ask.last !== undefined;
  return {
    kind: 'list',
    items,
    itemRefs: refs,
    ...(hasSelection && {
      selection: {
        ...(selected.where.length > 0 && { where: selected.where }),
        ...(ask.first !== undefined && { first: ask.first }),
        ...(ask.last !== undefined && { last: ask.last }),
      },
    }),
  };
}

function missingList(wish: ListWish, failures: readonly { reason: string; score: number }[]): FoundList {
  const near = failures.toSorted((a, b) => b.score - a.score).map((each) => each.reason);
  const blocked = near.filter((reason) => /compared|several parts|is called/.test(reason));
  if (blocked.length > 0 && wish.ask.conditions.length > 0)
    return { kind: 'cannot-tell', looked: wish.looked, reason: blocked[0] as string };
  return { kind: 'none', looked: wish.looked, nearest: [...new Set(near)].slice(0, 4) };
}

/** A region for a person: `3 rows of table "Orders"`. */
export function describe(page: PageIndex, region: Region): string {
  const noun = region.items[0]?.role === 'generic' ? 'items' : `${region.items[0]?.role ?? 'item'}s`;
  const name = region.container.name || region.container.id || region.container.classes?.[0] || '';
  const sample = region.items[0] ? page.tree.textOf(region.items[0]).slice(0, 40) : '';
  return `${region.items.length} ${noun}${name ? ` of ${region.container.role} "${name}"` : ''}${sample ? `, first "${sample}"` : ''}`;
}
