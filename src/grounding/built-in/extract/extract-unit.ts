/** "The total in euros", "the talk time in hours": the unit of a number that is asked for, which says nothing of where it stands, but of what it may be. */
import { dataOf, refsOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { visible } from './extract-tree.js';

/** Units that exclude each other, each as it is said and as it is written behind or in front of a figure. */
const units: readonly (readonly (readonly [said: string, written: RegExp])[])[] = [
  [
    ['euros?|eur|€', /€|\bEUR\b|\beuros?\b/iu],
    ['(?:us )?dollars?|usd|\\$', /\$|\bUSD\b|\bdollars?\b/iu],
    ['(?:british )?pounds?(?: sterling)?|gbp|£', /£|\bGBP\b/iu],
    ['(?:swiss )?francs?|chf', /\bCHF\b|\bFr\.?\s?\d/u],
    ['yen|jpy|¥', /¥|\bJPY\b/iu],
    ['kron(?:or|er|a|e)|sek|nok|dkk', /\b(?:kr|SEK|NOK|DKK)\b/iu],
  ],
  [
    ['seconds|secs', /\d\s?(?:s|secs?|seconds?)\b/iu],
    ['minutes|mins', /\d\s?(?:m|mins?|minutes?|['’′])(?![\p{L}\d])/iu],
    ['hours|hrs', /\d\s?(?:h|hrs?|hours?)\b/iu],
    ['days', /\d\s?(?:d|days?)\b/iu],
    ['weeks', /\d\s?(?:w|wks?|weeks?)\b/iu],
    ['months', /\d\s?(?:mos?|months?)\b/iu],
    ['years', /\d\s?(?:y|yrs?|years?)\b/iu],
  ],
  [
    ['kb|kilobytes', /\d\s?ki?b\b/iu],
    ['mb|megabytes', /\d\s?mi?b\b/iu],
    ['gb|gigabytes', /\d\s?gi?b\b/iu],
  ],
  [
    ['grams|g', /\d\s?(?:g|grams?)\b/iu],
    ['kg|kilos?|kilograms', /\d\s?(?:kgs?|kilo(?:gram)?s?)\b/iu],
    ['(?:lbs|pounds)', /\d\s?(?:lbs?|pounds?)\b/iu],
  ],
  [
    ['km|kilomet(?:re|er)s', /\d\s?(?:km|kilomet(?:re|er)s?)\b/iu],
    ['met(?:re|er)s', /\d\s?(?:m|met(?:re|er)s?)\b/iu],
    ['centimet(?:re|er)s|cm', /\d\s?cm\b/iu],
    ['millimet(?:re|er)s|mm', /\d\s?mm\b/iu],
    ['inch(?:es)?', /\d\s?(?:["″”]|in\b|inch(?:es)?\b)/iu],
    ['feet|foot', /\d\s?(?:['′]|ft\b|feet\b|foot\b)/iu],
    ['miles', /\d\s?(?:mi|miles?)\b/iu],
  ],
  [
    ['percent|per cent|%', /\d\s?(?:%|percent|per cent)/iu],
    ['degrees(?: celsius)?|celsius|°c', /\d\s?°/u],
  ],
];

/** A unit that an instruction asks for, and the others of its kind. */
export interface Measure {
  written: RegExp;
  others: readonly RegExp[];
}

const kinds = units.flatMap((kind) =>
  kind.map(([said, written]) => ({
    said: new RegExp(`\\s(?:in|as)\\s(?:${said})(?=\\s*(?:[,;.?!()]|$))`, 'iu'),
    written,
    others: kind.flatMap(([, other]) => (other === written ? [] : [other])),
  })),
);

/** The instruction without the unit, and the unit; undefined where none is said. */
export function measureSaid(instruction: string): { rest: string; measures: readonly Measure[] } | undefined {
  const measures = kinds.filter(({ said }) => said.test(instruction));
  const [first] = measures;
  return first && { rest: instruction.replace(first.said, ''), measures };
}

/** Words that the columns of a value are called by: "Length (m)". */
function headsOver({ regions }: PageIndex, node: SnapshotNode): string[] {
  return regions.flatMap((region) =>
    region
      .columns()
      .filter(({ places }) => places.some((place) => place?.node === node))
      .flatMap(({ labels }) => labels.flatMap(({ words, trust }) => (trust >= 0.9 ? [...words] : []))),
  );
}

/** A text that was read for a number and has another unit of that kind, and not this one; undefined where there is none. */
export function otherUnit(
  page: PageIndex,
  reading: Reading,
  measures: readonly Measure[],
): string | undefined {
  const refs = new Set(refsOf(reading));
  const read = page.tree.nodes.filter(({ ref }) => ref !== undefined && refs.has(ref));
  const figures = new Set((JSON.stringify(dataOf(reading)).match(/\d[\d.]*/gu) ?? []).map(Number));
  // What was put together rests on all of the table: the cells are those that say the figures.
  const nodes =
    reading.kind === 'derived'
      ? read.flatMap((node) =>
          [...visible(node)].filter((each) => figures.has(Number(page.tree.textOf(each)))),
        )
      : read;
  const isOther = (text: string): boolean =>
    measures.every(({ written, others }) => !written.test(text) && others.some((other) => other.test(text)));
  const other = [...new Set([...read, ...nodes])]
    .map((node) => page.tree.textOf(node))
    .find((text) => /\d/u.test(text) && isOther(text));
  return (
    other ??
    nodes
      .filter((node) => /^\d[\d.,]*$/u.test(page.tree.textOf(node)))
      .flatMap((node) => headsOver(page, node))
      .find((word) => isOther(`0 ${word}`))
  );
}

/** Whether what was read is one amount of money. */
export function isOfMoney({ tree }: PageIndex, reading: Reading): boolean {
  const refs = new Set(refsOf(reading));
  const texts = tree.nodes
    .filter(({ ref }) => ref !== undefined && refs.has(ref))
    .map((node) => tree.textOf(node));
  return texts.length === 1 && kindsOfText(texts[0] ?? '').includes('price');
}
