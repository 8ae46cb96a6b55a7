/**
 * What holds of the place of one record, or of none of them: "Dev is second on the waiting list", "nobody with blood type AB+ is
 * registered", "nothing in the list costs more than 40 euros".
 */
import { compare, type PlannedCheck } from '../../../contract/check.js';
import type { Reading } from '../../../contract/reading.js';
import { columnTexts } from '../extract/extract-columns.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { overlaps } from '../extract/extract-outer.js';
import type { PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { isInside } from '../extract/extract-tree.js';
import { plainWords } from '../extract/extract-words.js';
import { ordinalWords } from '../language/counting.js';
import { fold } from '../language/words.js';
import { isOfUnits } from './satisfy-extreme.js';
import { showsPart } from './satisfy-holds.js';
import { areAllShown, areSingle, onlyScale, type Scale, scalesOf } from './satisfy-measures.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { literalOf } from './satisfy-words.js';

/** "Dev Anand is second on the waiting list". */
const placed = new RegExp(
  `^(?<name>\\p{Lu}[^⟦,;]*|⟦\\d+⟧) is(?<not> not)? (?:the )?(?<ordinal>${ordinalWords.join('|')}|last)(?: one)? (?:on|in) the (?<list>[^⟦,;]+?)$`,
  'u',
);
/** "Nobody with blood type AB+ is registered". */
const none =
  /^(?:nobody|no one|nothing|no \p{Ll}+) with (?:the )?(?<head>\p{Ll}+(?: \p{Ll}+)?) (?<value>⟦\d+⟧|[\p{Lu}\d]\S*(?: [\p{Lu}\d]\S*)*) is (?:registered|listed|shown|there|in the list|on the list|in the table)$/iu;
/** "Nothing in the list costs more than 40 euros". */
const bounded =
  /^nothing(?: (?:in|on) the (?:list|table|page))? costs (?<than>more|less) than (?<amount>[$€£¥]? ?\d[\d.,]*(?: ?[$€£¥])?(?: \p{L}{3,7})?)$/iu;

/** Whether the words may say so. */
export function isOfRank(text: string): boolean {
  return [placed, none, bounded].some((form) => form.test(text));
}

/** The checks of such a sentence; undefined for another one, and where it is not clear of which records it is said. */
export function rankChecks(text: string, sentence: Sentence): PlannedCheck[] | undefined {
  return placeChecks(text, sentence) ?? noneChecks(text, sentence) ?? boundChecks(text, sentence);
}

function placeChecks(text: string, { page, masked }: Sentence): PlannedCheck[] | undefined {
  const { name = '', not, ordinal = '', list = '' } = placed.exec(text)?.groups ?? {};
  if (name === '' || / (?:and|or|but) /u.test(text)) return undefined;
  const value = literalOf(name, masked).text;
  const found = listsUnder(page, list).flatMap((region) => {
    const { items } = region;
    const saying = items.filter((item) =>
      compare(page.tree.textOf(item), { operator: 'says', expected: value, is: true }),
    );
    const item = items[ordinal === 'last' ? items.length - 1 : ordinalWords.indexOf(ordinal)];
    return saying.length === 1 && item?.ref !== undefined ? [{ region, item, ref: item.ref }] : [];
  });
  const [first, ...others] = found;
  if (!first || others.some(({ region }) => !overlaps(page, region, first.region))) return undefined;
  if (ordinal === 'last' && showsPart(page, first.region.container)) return undefined;
  // Of boxes within each other, those of one row say the same.
  if (others.some(({ item }) => page.tree.textOf(item) !== page.tree.textOf(first.item))) return undefined;
  return [
    {
      kind: 'value',
      reading: {
        kind: 'leaf',
        ref: first.ref,
        from: 'text',
        parse: 'string',
        value: page.tree.textOf(first.item),
      },
      operator: 'says',
      expected: value,
      is: not === undefined,
    },
  ];
}

/** Records below the one heading that says just these words, and above the next one. */
function listsUnder({ tree, regions }: PageIndex, title: string): Region[] {
  const headings = tree.nodes.filter(({ role }) => role === 'heading');
  const words = plainWords(title).join(' ');
  const [heading, ...others] = headings.filter((node) => plainWords(tree.textOf(node)).join(' ') === words);
  if (!heading || others.length > 0) return [];
  const start = tree.orderOf(heading);
  const end = Math.min(...headings.map((node) => tree.orderOf(node)).filter((at) => at > start), Infinity);
  const below = regions.filter(
    ({ kind, items }) =>
      kind !== 'sections' &&
      items.length > 1 &&
      items.every((item) => tree.orderOf(item) > start && tree.orderOf(item) < end),
  );
  // What a line consists of is no line.
  return below.filter(
    (region) =>
      !below.some(({ items }) =>
        region.items.some((part) => items.some((item) => item !== part && isInside(tree, part, item))),
      ),
  );
}

function noneChecks(text: string, { page, masked }: Sentence): PlannedCheck[] | undefined {
  const { head = '', value: said = '' } = none.exec(text)?.groups ?? {};
  if (head === '') return undefined;
  const value = literalOf(said, masked).text;
  const asked = plainWords(head).join(' ');
  const tables = page.regions.filter(
    ({ kind, container, items }) => kind === 'table' && items.length > 1 && !page.isAside(container),
  );
  const found = tables.flatMap((region) => {
    const column = region
      .columns()
      .find(({ labels }) => labels.some(({ words, trust }) => trust === 1 && [...words].join(' ') === asked));
    return column ? [{ region, column }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const { region, column } = only;
  const texts = columnTexts(page, column);
  // A longer text may say the same and more.
  const isPart = texts.some(
    (each) => fold(each) !== fold(value) && compare(each, { operator: 'says', expected: value, is: true }),
  );
  const hasIt = texts.some((each) => fold(each) === fold(value));
  const items = column.places.flatMap((place): Reading[] => {
    const leaf = place && readLeaf(page.tree, place, { kind: 'scalar', parse: 'string', description: '' });
    return leaf?.ok ? [leaf.reading] : [];
  });
  const itemRefs = region.items.map(({ ref = '' }) => ref);
  if (isPart || items.length !== itemRefs.length || itemRefs.includes('')) return undefined;
  // Of more rows than are shown one may have it.
  const shapeOf = (each: string): string =>
    each
      .replaceAll(/\p{L}+/gu, 'a')
      .replaceAll(/\d+/gu, '0')
      .replaceAll('-', '+');
  // What nobody has may be spelt otherwise there.
  const isSpeltSo = texts.some((each) => shapeOf(each) === shapeOf(value)) && !/^\p{L}+$/u.test(value);
  if (!hasIt && (showsPart(page, region.container) || !isSpeltSo)) return undefined;
  const pattern = value.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
  return [
    {
      kind: 'every',
      list: { kind: 'list', items, itemRefs },
      operator: 'matches',
      expected: `^(?!${pattern}$)`,
      is: true,
    },
  ];
}

function boundChecks(text: string, { page }: Sentence): PlannedCheck[] | undefined {
  const { than = '', amount = '' } = bounded.exec(text)?.groups ?? {};
  const figure = /\d[\d.,]*/u.exec(amount)?.[0];
  if (figure === undefined) return undefined;
  const operator = than.toLowerCase() === 'more' ? 'le' : 'ge';
  const isBroken = ({ leaves }: Scale): boolean =>
    leaves.some(({ value }) => !compare(String(value), { operator, expected: figure, is: true }));
  // Where one of those that are shown costs more, it needs no others.
  const only = onlyScale(page, scalesOf(page, 'cheap'), (scale) =>
    !scale.isOfColumns &&
    isOfUnits(amount.replace(figure, ''), '', scale) &&
    (areAllShown(page, scale) || (areSingle(page, scale) && isBroken(scale)))
      ? true
      : undefined,
  );
  const itemRefs = only?.scale.region.items.map(({ ref = '' }) => ref) ?? [];
  if (!only || itemRefs.includes('') || itemRefs.length !== only.scale.leaves.length) return undefined;
  return [
    {
      kind: 'every',
      list: { kind: 'list', items: only.scale.leaves, itemRefs },
      operator,
      expected: figure,
      is: true,
    },
  ];
}
