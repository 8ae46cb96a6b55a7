/** What an adjective measures, and where all records of one kind show it: prices, weights, lengths, how long it takes. */
import type { Reading } from '../../../contract/reading.js';
import { trimmed } from '../../../contract/parse-value.js';
import { columnTexts } from '../extract/extract-columns.js';
import type { Column } from '../extract/extract-labels.js';
import { readLeaf, textAt } from '../extract/extract-leaf.js';
import { overlaps } from '../extract/extract-outer.js';
import type { PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { explained, plainWords } from '../extract/extract-words.js';
import { priceOfRecord } from '../extract/records-figures.js';
import { isCalledOtherwise, isKindOf, recordIn } from '../extract/records-said.js';
import { showsPart } from './satisfy-holds.js';

/** The smaller and the greater of two, by the words that compare, and what it is called that they compare. */
interface Measure {
  least: string;
  most: string;
  nouns: string;
}

const price = 'price cost fare fee rate rent';
const measures: readonly Measure[] = [
  { least: 'cheap', most: 'dear|pric', nouns: price },
  { least: 'less expensive|least expensive', most: 'more expensive|most expensive', nouns: price },
  { least: 'light', most: 'heav', nouns: 'weight mass' },
  { least: 'thin|slim', most: 'thick', nouns: 'depth thickness' },
  { least: 'narrow', most: 'wid|broad', nouns: 'width' },
  { least: 'short', most: 'tall', nouns: 'height' },
  { least: 'short', most: 'long', nouns: 'length distance duration time minute min' },
  { least: 'small', most: 'larg|bigg', nouns: 'size area' },
  { least: 'young', most: 'old', nouns: 'age' },
  { least: 'slow', most: 'fast|quick', nouns: 'speed' },
  { least: 'fast|quick', most: 'slow', nouns: 'duration time minute min' },
];

/** Words for the most of something, as a part of a pattern. */
export const superlatives =
  '(?:cheapest|lightest|thinnest|slimmest|narrowest|shortest|smallest|youngest|slowest|dearest|priciest|heaviest|thickest|widest|broadest|tallest|longest|largest|biggest|oldest|fastest|quickest|(?:least|most) expensive)';
/** Words for more of something than another has. */
export const comparatives =
  '(?:cheaper|lighter|thinner|slimmer|narrower|shorter|smaller|younger|slower|dearer|pricier|heavier|thicker|wider|broader|taller|longer|larger|bigger|older|faster|quicker|(?:less|more) expensive)';

type Leaf = Extract<Reading, { kind: 'leaf' }>;

/** What all of some records show in one measure. */
export interface Scale {
  region: Region;
  /** Whether the adjective means the smaller figure. */
  isLeast: boolean;
  /** One for each record. */
  leaves: readonly Leaf[];
  /** Words and signs beside the figures, the same for all. */
  units: string;
  /** The record that a phrase names. */
  rowOf(phrase: string): number | undefined;
  /** Whether they may be what a noun says. */
  areOf(noun: string): boolean;
  /** The records are the columns of a table. */
  isOfColumns?: true;
}

/** The scales of a page that an adjective may mean; `of`: what they are called where several of them are alike ("in 2nd class"). */
export function scalesOf(page: PageIndex, adjective: string, of?: string): Scale[] {
  const word = adjective.toLowerCase();
  const meant = measures.flatMap(({ least, most, nouns }) => {
    const isLeast = new RegExp(`^(?:${least})`, 'u').test(word);
    return isLeast || new RegExp(`^(?:${most})`, 'u').test(word)
      ? [{ isLeast, nouns: new Set(nouns.split(' ')), isPrice: nouns === price }]
      : [];
  });
  const regions = page.regions.filter(
    ({ items, container }) => items.length > 1 && items.length <= MOST_RECORDS && !page.isAside(container),
  );
  return regions.flatMap((region) => {
    const found = meant.flatMap((each) => [
      ...inColumn(page, region, each, of),
      ...(of === undefined ? inLine(page, region, each) : []),
    ]);
    const different = new Map(found.map((scale) => [JSON.stringify(scale.leaves), scale]));
    // Of two columns that it may mean, nobody can tell which.
    return different.size === 1 ? [...different.values()] : [];
  });
}

/** The only one of some scales that a test finds, wherever the same records are listed again. */
export function onlyScale<Found>(
  page: PageIndex,
  scales: readonly Scale[],
  find: (scale: Scale) => Found | undefined,
): { scale: Scale; found: Found } | undefined {
  const all = scales.flatMap((scale) => {
    const found = find(scale);
    return found === undefined ? [] : [{ scale, found }];
  });
  const [first, ...others] = all;
  const isOne =
    first !== undefined &&
    others.every(
      ({ scale, found }) =>
        // A table that compares is read by its lines and by its columns: the figures are the same ones.
        (overlaps(page, scale.region, first.scale.region) ||
          scale.leaves.every(({ ref }, at) => ref === first.scale.leaves[at]?.ref)) &&
        scale.leaves.length === first.scale.leaves.length &&
        scale.leaves.every(({ value }, at) => value === first.scale.leaves[at]?.value) &&
        JSON.stringify(found) === JSON.stringify(first.found),
    );
  return isOne ? first : undefined;
}

/** Whether all of them are shown, and none is the sum of others. */
export function areAllShown(page: PageIndex, scale: Scale): boolean {
  return !showsPart(page, scale.region.container) && areSingle(page, scale);
}

/** Whether none of them is the sum of others. */
export function areSingle(page: PageIndex, { region }: Scale): boolean {
  const isSum = /^(?:sub)?total|^sum\b|^average|^all\b/iu;
  return !region.items.some((item) => isSum.test(page.tree.textOf(item).trim()));
}

const MOST_RECORDS = 30;

interface Meant {
  isLeast: boolean;
  nouns: ReadonlySet<string>;
  isPrice: boolean;
}

/** One column with a figure of that kind in each record. */
function inColumn(page: PageIndex, region: Region, { isLeast, nouns, isPrice }: Meant, of?: string): Scale[] {
  const columns = region
    .columns()
    .filter((column) =>
      of === undefined
        ? isCalled(column, nouns) || (isPrice && isMoneyHead(page, region, column))
        : column.labels.some(
            ({ words, trust }) => trust >= 0.75 && [...words].join(' ') === plainWords(of).join(' '),
          ),
    );
  const read = columns.flatMap((column) => leavesIn(page, column.places) ?? []);
  const different = new Map(
    read.map((each) => [JSON.stringify(each.leaves.map(({ value }) => value)), each]),
  );
  const prices =
    isPrice && of === undefined && different.size !== 1
      ? leavesIn(
          page,
          [],
          region.items.map((node, row) =>
            priceOfRecord(page, { region, row, node, names: [], isWhole: true }),
          ),
        )
      : undefined;
  const [only] = prices ? [prices] : different.values();
  if (!only || (!prices && different.size > 1)) return [];
  return [
    {
      region,
      isLeast,
      ...only,
      rowOf: (phrase) => recordIn(page, region, phrase)?.row,
      areOf: (noun) => isKindOf(page, region, noun) && !isCalledOtherwise(region, noun),
    },
  ];
}

/** A table that compares: its columns are what is measured, and a line of it the measure. */
function inLine(page: PageIndex, region: Region, { isLeast, nouns }: Meant): Scale[] {
  const { kind, headers, items } = region;
  if (kind !== 'table' || headers.length < 3) return [];
  const [names, ...columns] = region
    .columns()
    .filter(({ labels }) => labels.some(({ trust }) => trust === 1));
  if (!names || columns.length !== headers.length - 1) return [];
  const rows = items.flatMap((_, row) =>
    isNoun(new Set(plainWords(columnTexts(page, names)[row] ?? '')), nouns) ? [row] : [],
  );
  const [row] = rows;
  const read =
    row === undefined || rows.length > 1
      ? undefined
      : leavesIn(
          page,
          columns.map(({ places }) => places[row]),
        );
  if (!read) return [];
  const called = headers.slice(1).map((head) => plainWords(page.tree.textOf(head)));
  return [
    {
      region,
      isLeast,
      ...read,
      isOfColumns: true,
      rowOf: (phrase) => {
        const words = plainWords(phrase).filter((word) => word !== 'the');
        const whole = called.flatMap((each, at) => (words.every((word) => each.includes(word)) ? [at] : []));
        return words.length > 0 && whole.length === 1 ? whole[0] : undefined;
      },
      areOf: (noun) => explained(noun, page.tree.pageWords) >= 0.85,
    },
  ];
}

function isCalled({ labels }: Column, nouns: ReadonlySet<string>): boolean {
  return labels.some(({ words, trust }) => trust >= 0.7 && isNoun(words, nouns));
}

/** "Weight (lbs.)", "the price": the noun, and no more than a unit with it. */
function isNoun(words: ReadonlySet<string>, nouns: ReadonlySet<string>): boolean {
  const others = [...words].filter((word) => !nouns.has(word));
  return others.length < words.size && others.every((word) => unit.test(word));
}

const unit =
  /^(?:lbs?|kg|g|mm|cm|m|km|in|inch|mi|min|minute|h|hr|hour|s|sec|second|day|year|eur|usd|gbp|euro|dollar|per|each|total|oz|ml|l)$/u;

/** "€/kg": a header that is a sign of money, with figures below. */
function isMoneyHead({ tree }: PageIndex, region: Region, column: Column): boolean {
  const head =
    region.headers[
      region
        .columns()
        .filter(({ labels }) => labels.some(({ trust }) => trust === 1))
        .indexOf(column)
    ];
  return head !== undefined && /^[€$£¥](?: ?\/ ?\p{L}+)?$/u.test(tree.textOf(head).trim());
}

const number = { kind: 'scalar', parse: 'number', description: '' } as const;

/** The figures that stand there, all of one unit; undefined where one of them says none. */
function leavesIn(
  page: PageIndex,
  places: Column['places'],
  prices: readonly (Leaf | undefined)[] = [],
): Pick<Scale, 'leaves' | 'units'> | undefined {
  const read = places.map((place) => place && readLeaf(page.tree, place, number));
  const leaves =
    places.length > 0
      ? read.flatMap((leaf) => (leaf?.ok && leaf.reading.kind === 'leaf' ? [leaf.reading] : []))
      : prices.flatMap((leaf) => leaf ?? []);
  if (leaves.length === 0 || leaves.length < Math.max(places.length, prices.length)) return undefined;
  if (leaves.some(({ value, from }) => typeof value !== 'number' || from !== 'text')) return undefined;
  const texts =
    places.length > 0
      ? places.map((place) => (place ? textAt(page.tree, place) : ''))
      : leaves.map(({ ref, trim }) => {
          const node = page.tree.nodes.find((each) => each.ref === ref);
          return (node && trimmed(page.tree.textOf(node), trim)) ?? '';
        });
  // "2 h 22 min" is two figures, and "450 g" is none of "0.5 kg".
  const shapes = new Set(
    texts.map((text) =>
      text
        .replace(/\d[\d.,]*/u, '#')
        .replaceAll(/\s+/gu, '')
        .toLowerCase(),
    ),
  );
  const [units = ''] = shapes;
  return shapes.size === 1 && !/\d/u.test(units) ? { leaves, units } : undefined;
}
