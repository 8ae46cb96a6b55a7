/** The list under a heading that an instruction names. */
import type { Reading } from '../../../contract/reading.js';
import type { FoundList, ListWish } from './extract-list.js';
import { mapRows, type MapWish } from './extract-map.js';
import type { PageIndex } from './extract-page.js';
import { isInside, shapeOf } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** Nouns for the points of a list under a heading. */
const pointNoun = /^(?:change|note|point|bullet|list|update|improvement|line|content)$/;

/** "The changes in 2.4.0": the one list under the one heading that is called so. */
export function listUnder(
  page: PageIndex,
  wish: ListWish,
  findInner: MapWish['findInner'],
): FoundList | undefined {
  const { ask } = wish;
  const names = [...new Set([...ask.keys, ...ask.quoted.flatMap(plainWords)])];
  if (
    wish.within ||
    names.length === 0 ||
    ask.conditions.length > 0 ||
    ask.ordinal !== undefined ||
    ask.offer
  )
    return undefined;
  const sections = page.regions.flatMap((region) =>
    region.kind === 'sections'
      ? region.items.flatMap((item) => {
          const heading = new Set(plainWords(page.tree.textOf(item.children[0] ?? item)));
          return names.every((name) => heading.has(name)) ? [{ item, region, heading }] : [];
        })
      : [],
  );
  const [section, ...others] = sections;
  if (!section || others.length > 0) return undefined;
  const { item, heading, region } = section;
  const rest = wish.words.filter((word) => !names.includes(word));
  const isSaid = (word: string): boolean =>
    pointNoun.test(word) || explained(word, heading) >= 0.7 || explained(word, region.words) >= 0.7;
  // "The requirements listed under "What you bring"": the heading says which list, whatever a reader calls its points.
  const isUnder =
    ask.quoted.length > 0 &&
    rest.length === 1 &&
    !page.words.has(rest[0] ?? '') &&
    /\b(?:listed|shown|given|named|found|that stand|written)?\s?(?:under|below|beneath) (?:the )?(?:heading |title )?["“«„]/iu.test(
      ask.text,
    );
  if (!isUnder && !rest.every(isSaid)) return undefined;
  const inside = page.tree.nodes.filter((node) => node.role === 'list' && isInside(page.tree, node, item));
  // A list within a point belongs to that point, and nobody can tell whether it is asked for.
  const [list, ...more] = inside;
  if (!list || more.length > 0) return undefined;
  const points = page.regions.find(
    ({ items }) =>
      items.length > 0 &&
      items.every((each) => each.role === 'listitem' && page.tree.parentOf(each) === list),
  );
  if (
    points?.items.length !== list.children.filter(({ role, hidden }) => role === 'listitem' && !hidden).length
  )
    return undefined;
  const rows = points.items.map((_, row) => row);
  const mapped = mapRows(page, points, wish.want.item, rows, {
    words: [],
    findInner,
  });
  if (!mapped.ok || mapped.items.length !== rows.length) return undefined;
  const reading: Reading = {
    kind: 'list',
    items: mapped.items,
    itemRefs: points.items.map(({ ref = '' }) => ref),
  };
  return { kind: 'found', reading, score: mapped.score, shape: shapeOf(points.items[0]) };
}
