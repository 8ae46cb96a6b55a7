/** Lists of nothing: a table that has headers and no rows, a page that says that there is nothing. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { FoundList, ListWish } from './extract-list.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantField } from './extract-schema.js';
import { isEmptyTable } from './extract-tables.js';
import { isInside, visible } from './extract-tree.js';
import { explained, generalNouns, isEmptyName, plainWords } from './extract-words.js';

const statesNothing =
  /^(?:sorry,?\s|oops[,!]?\s)?(?:(?:no|0|zero|there are no|there is no|you have no|you don[’']t have any|you haven[’']t|keine?|aucune?)\s|nothing\s(?:found|here|yet|to (?:show|see|display))|.{0,40}\b(?:list|cart|basket|bag|inbox|folder|table|queue|board|page|collection|history|wish ?list) is (?:currently |still )?empty\b)|\bno (?:results|matches|matching|items|entries|records|data)\b|\bnothing (?:found|matched|to show|here)\b|\b(?:did not|didn[’']t|does not|doesn[’']t|do not|don[’']t) match any\b/iu;

/** Headings over what the page offers instead of, or beside, what was asked for. */
const offers = new Set(
  'recommended recommendation related popular trending similar suggested suggestion suggest featured like bestseller inspiration sponsored'.split(
    ' ',
  ),
);

/** An empty list, when the page shows that what the words name is empty. */
export function emptyList(page: PageIndex, wish: ListWish): FoundList | undefined {
  const { want, within } = wish;
  if (want.minItems > 0 || wish.ask.conditions.length > 0 || wish.ask.offer) return undefined;
  const table = emptyTable(page, wish);
  if (table) return table;
  const nouns = wish.words.filter((word) => !isEmptyName(word));
  if (nouns.length === 0) return undefined;
  // Within a record only what the record says: another one's list may be empty where this one has none.
  for (const node of within ? visible(within) : page.tree.nodes) {
    if (!saysNothing(page, node, 80)) continue;
    const around = new Set([...plainWords(page.tree.textOf(node)), ...page.tree.contextOf(node)]);
    const isMeant = nouns.every(
      (word) =>
        explained(word, around) >= 0.85 ||
        generalNouns.has(word) ||
        (!within && explained(word, page.tree.pageWords) >= 0.85),
    );
    if (isMeant) return nothingAt(node);
  }
  return undefined;
}

/** An empty list, when the page says that nothing was found and the best list stands under a heading of what it offers instead. */
export function nothingFound(page: PageIndex, wish: ListWish, best: Region): FoundList | undefined {
  if (wish.within || wish.want.minItems > 0) return undefined;
  const isOffer = (word: string): boolean => offers.has(word);
  if (wish.words.some(isOffer) || ![...best.words].some(isOffer)) return undefined;
  const node = page.tree.nodes.find((each) => saysNothing(page, each, 200));
  return node && nothingAt(node);
}

/** Headers that name every field, or that stand under what the words name, and no rows. */
function emptyTable(page: PageIndex, wish: ListWish): FoundList | undefined {
  const { want, within } = wish;
  for (const region of page.regions) {
    if (!isEmptyTable(region) || !region.container.ref) continue;
    if (isHeadOfAnother(page, region)) continue;
    if (within && !isInside(page.tree, region.container, within)) continue;
    const headers = region.headers.map((header) => page.tree.textOf(header) || header.name);
    const fields = want.item.kind === 'object' ? want.item.fields.filter((field) => field.required) : [];
    const column = (field: WantField): boolean =>
      headers.some((header) =>
        plainWords(field.name).some((word) => explained(word, new Set(plainWords(header))) >= 0.85),
      );
    const around = new Set([...region.words, ...page.tree.pageWords]);
    const isNamed =
      want.item.kind === 'scalar' &&
      wish.words.length > 0 &&
      wish.words.every((word) => explained(word, around) >= 0.85);
    if (isNamed || (fields.length > 0 && fields.every(column))) return nothingAt(region.container);
  }
  return undefined;
}

/** Grids draw their headers and their rows as two tables: the first has no rows, and the list is not empty. */
function isHeadOfAnother({ tree }: PageIndex, { container, headers }: Region): boolean {
  const at = tree.nodes.indexOf(container);
  return tree.nodes.slice(at + 1).some((node) => {
    if (!/^(?:table|grid|treegrid)$/.test(node.role)) return false;
    const inside = [...visible(node)];
    return (
      inside.every(({ role }) => role !== 'columnheader') &&
      inside.some(
        ({ role, children }) =>
          role === 'row' && children.filter((each) => each.role.endsWith('cell')).length === headers.length,
      )
    );
  });
}

function nothingAt({ ref }: SnapshotNode): FoundList | undefined {
  if (ref === undefined) return undefined;
  return { kind: 'found', score: 0.8, shape: '', reading: { kind: 'derived', value: [], refs: [ref] } };
}

/** A short statement of the page itself; what a record says or a link is called is no such statement. */
function saysNothing(page: PageIndex, node: SnapshotNode, most: number): boolean {
  if (node.ref === undefined || /^(?:link|button|option|label)$/.test(node.role)) return false;
  const text = page.tree.textOf(node);
  if (text.length > most || !statesNothing.test(text)) return false;
  return !page
    .itemsOf(node)
    .some((item) => item.region.items.length > 1 && page.textsOf(item.node).length > 1);
}
