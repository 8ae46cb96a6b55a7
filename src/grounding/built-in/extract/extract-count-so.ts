/** How many records are so: "how many shifts are full", "how many to-dos are done", "how many patients are pinned". */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { columnTexts } from './extract-columns.js';
import type { CountWish } from './extract-count.js';
import { isDoneBy } from './extract-offers.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { areTiles } from './extract-tiles.js';
import { visible } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

const asked =
  /^(?:how many|(?:the )?(?:number|count) of)\s(?:of the\s|the\s)?(?<noun>[\p{L}-]+(?:\s[\p{L}-]+)?)\s(?:are|is|have been|has been|that are|which are)\s(?<not>not\s)?(?:marked\s|currently\s|already\s|still\s)?(?:as\s)?(?<state>\p{L}+(?:\s\p{L}+)?)\??$/iu;

const ticked = /^(?:done|completed?|finished|ticked|checked|selected|chosen|crossed off|ticked off)$/iu;

/** A count of the records of which each shows whether it is so; undefined where some do not tell, or the page may show a part of them only. */
export function countSo(
  page: PageIndex,
  { ask, want }: CountWish,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  const { noun, not, state } = asked.exec(ask.text.trim())?.groups ?? {};
  if (!noun || !state || ask.conditions.length > 0) return undefined;
  const found = firstOf(namedBy(page, noun), (region) => {
    const told = toldOf(page, region, state);
    return told ? [{ region, told }] : [];
  });
  const [first, ...others] = found;
  const isOne = others.every(({ region }) => first && overlaps(page, first.region, region));
  if (!first || !isOne) return undefined;
  const count = first.told.filter(({ is }) => is === (not === undefined)).length;
  const value = want.parse === 'string' ? String(count) : count;
  const { ref } = first.region.container;
  const refs = ref === undefined ? first.told.flatMap(({ refs: own }) => own) : [ref];
  return { kind: 'found', score: 0.8, reading: { kind: 'derived', value, refs: [...new Set(refs)] } };
}

/** The one list or table of records that go by the noun and have a box each. */
export function recordsWithBoxes(
  page: PageIndex,
  noun: string,
): { container: SnapshotNode; isTable: boolean } | undefined {
  const regions = firstOf(namedBy(page, noun), (region) =>
    byBoxes(region, 'ticked') === undefined ? [] : [region],
  );
  const widest = regions.toSorted((a, b) => b.items.length - a.items.length)[0];
  const isOne = regions.every(({ items }) => items.every((item) => widest?.items.includes(item)));
  return widest && isOne ? { container: widest.container, isTable: widest.kind === 'table' } : undefined;
}

/** The records that go by the noun, and whether the box in each is ticked; undefined where several lists do, or one has records without a box. */
export function recordsTicked(
  page: PageIndex,
  noun: string,
): readonly { item: SnapshotNode; isTicked: boolean }[] | undefined {
  const found = firstOf(namedBy(page, noun), (region) => {
    const told = byBoxes(region, 'ticked');
    return told ? [{ region, told }] : [];
  });
  const [first, ...others] = found;
  return first && others.every(({ region }) => overlaps(page, first.region, region))
    ? first.region.items.map((item, at) => ({ item, isTicked: first.told[at]?.is === true }))
    : undefined;
}

interface Told {
  is: boolean;
  refs: readonly string[];
}

/** What each record says of that, where all do. */
function toldOf(page: PageIndex, region: Region, state: string): readonly Told[] | undefined {
  return byBoxes(region, state) ?? byToggles(page, region, state) ?? byCells(page, region, state);
}

/** The one box in each. */
function byBoxes({ items }: Region, state: string): Told[] | undefined {
  if (!ticked.test(state)) return undefined;
  const boxes = items.map((item) =>
    boxesIn(item).filter(({ role, checked }) => role === 'checkbox' && typeof checked === 'boolean'),
  );
  return boxes.every((each) => each.length === 1)
    ? boxes.flat().map(({ checked, ref }) => ({ is: checked === true, refs: ref === undefined ? [] : [ref] }))
    : undefined;
}

/** A box that is drawn over is transparent, and says all the same whether it is ticked. */
function boxesIn(node: SnapshotNode): SnapshotNode[] {
  if (node.hidden !== undefined && node.hidden !== 'transparent') return [];
  return [node, ...node.children.flatMap(boxesIn)];
}

/** The one button of that verb in each, pressed or not. */
function byToggles({ tree }: PageIndex, { items }: Region, state: string): Told[] | undefined {
  const toggles = items.map((item) =>
    [...visible(item)].filter((node) => typeof node.pressed === 'boolean' && isFor(node)),
  );
  return toggles.every((each) => each.length === 1)
    ? toggles
        .flat()
        .map(({ pressed, ref }) => ({ is: pressed === true, refs: ref === undefined ? [] : [ref] }))
    : undefined;

  function isFor(node: SnapshotNode): boolean {
    const [verb = ''] = plainWords(node.name || (node.hints?.[0]?.text ?? '') || tree.textOf(node));
    return verb === state.toLowerCase() || isDoneBy(state.toLowerCase(), verb);
  }
}

/** The one column of short texts of which some say just that. */
function byCells(page: PageIndex, region: Region, state: string): Told[] | undefined {
  const wanted = plainWords(state).join(' ');
  const columns = region.columns().flatMap((column) => {
    const texts = columnTexts(page, column).map((text) => plainWords(text).join(' '));
    const isShort = texts.every((text) => text !== '' && text.split(' ').length <= 3);
    const isControl = column.places.some(
      (place) => place && /^(?:button|tab|option|heading)$/u.test(place.node.role),
    );
    return texts.includes(wanted) && isShort && !isControl && new Set(texts).size < texts.length
      ? [{ column, texts }]
      : [];
  });
  const different = new Map(columns.map((each) => [each.texts.join('\n'), each]));
  const [only] = different.values();
  if (!only || different.size > 1) return undefined;
  return only.texts.map((text, row) => {
    const ref = only.column.places[row] && page.tree.anchorOf(only.column.places[row].node)?.ref;
    return { is: text === wanted, refs: ref === undefined ? [] : [ref] };
  });
}

/** A page that shows some of its records only. */
const partly =
  /^(?:(?:show|load|view|see) (?:more|all)|next(?: page)?|›|»|(?:showing )?\d+\s?(?:[-–]\s?\d+\s)?of\s?\d+ \p{L}+(?: shown)?|page \d+ of \d+)$/iu;

/** Records that go by the noun: by their markup, their heading, or as the only ones of a page that is about them. */
function namedBy(page: PageIndex, noun: string): Region[][] {
  const words = plainWords(/^tasks?$/iu.test(noun) && !page.words.has('task') ? 'todo' : noun);
  const isPart = page.tree.nodes.some(
    (node) =>
      node.children.length === 0 && partly.test(page.tree.textOf(node)) && page.itemsOf(node).length === 0,
  );
  if (words.length === 0 || isPart) return [];
  const regions = page.regions.filter(
    (region) => region.items.length > 1 && region.kind !== 'sections' && !areTiles(page, region),
  );
  const fits = (by: (region: Region) => ReadonlySet<string>): Region[] =>
    regions.filter((region) => words.every((word) => explained(word, by(region)) >= 0.85));
  const own = fits(({ words: called }) => called);
  const headed = regions.filter((region) => {
    const names =
      region.kind === 'table'
        ? region.columns().flatMap(({ labels }) => labels.filter(({ trust }) => trust === 1))
        : [];
    return names.some(
      ({ words: called }) => called.size === words.length && words.every((word) => called.has(word)),
    );
  });
  const main = regions.filter(({ items }) =>
    items.every((item) => page.textsOf(item).length > 1 && !page.isAside(item)),
  );
  return [own, headed, fits(() => page.tree.pageWords).filter((region) => main.includes(region))];
}

/** What the first of some groups has of which any has something. */
function firstOf<T>(groups: readonly (readonly Region[])[], find: (region: Region) => readonly T[]): T[] {
  for (const group of groups) {
    const found = group.flatMap((region) => [...find(region)]);
    if (found.length > 0) return found;
  }
  return [];
}
