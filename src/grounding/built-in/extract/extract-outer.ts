/** Why the best fitting items are not what is asked for: what stands beside them, or around them, is. */
import { dataOf, type Reading } from '../../../contract/reading.js';
import { type SnapshotNode, walk } from '../../../contract/snapshot.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import type { WantList } from './extract-schema.js';
import { isInside } from './extract-tree.js';
import { explained, plainWords } from './extract-words.js';

/** A single article, where the page has several things of the kind that is asked for elsewhere. */
export function isOnlyOther(page: PageIndex, words: readonly string[], region: Region): boolean {
  return (
    region.items.length === 1 &&
    page.regions.some(
      (each) =>
        each.items.length > 1 &&
        !overlaps(page, each, region) &&
        words.some((word) => each.words.has(word) && !region.words.has(word)),
    )
  );
}

/** Records are not read from a part that only some of them have: "or 9 x $1.21" stands in most cards of a shop, and is no product. */
export function isPartOfSome(page: PageIndex, want: WantList, region: Region): boolean {
  if (want.item.kind !== 'object' || region.items.length < 2) return false;
  return page.regions.some((outer) => {
    if (outer.kind !== 'repeat' || outer.items.length <= region.items.length) return false;
    const around = region.items.map((item) =>
      outer.items.findIndex((each) => each !== item && isInside(page.tree, item, each)),
    );
    return !around.includes(-1) && new Set(around).size === region.items.length;
  });
}

/** The cards of one column of a board, where all of them are asked for: others of the same kind stand elsewhere, and no word chooses these. */
export function isPartOfMore(page: PageIndex, words: readonly string[], region: Region): boolean {
  if (region.kind !== 'repeat') return false;
  return page.regions.some((all) => {
    const items = new Set(all.items);
    return (
      all.kind === 'repeat' &&
      all.items.length > region.items.length &&
      region.items.every((item) => items.has(item)) &&
      !words.some((word) => explained(word, region.words) > explained(word, all.words))
    );
  });
}

/** The lanes of a board, where its cards are asked for: several of what the words mean stand in one of the items, which are something else. */
export function isAroundMeant(page: PageIndex, words: readonly string[], region: Region): boolean {
  if (region.kind === 'table') return false;
  const calls = (each: Region, word: string): boolean => explained(word, each.words) >= 0.7;
  return page.regions.some((inner) => {
    if (inner.kind !== 'repeat' || inner.items.length <= region.items.length) return false;
    if (
      !words.some((word) => calls(inner, word) && !calls(region, word)) ||
      words.some((word) => calls(region, word) && !calls(inner, word))
    )
      return false;
    const boxes = new Set(region.items);
    const around = inner.items.map((item) => {
      let at = page.tree.parentOf(item);
      while (at && !boxes.has(at)) at = page.tree.parentOf(at);
      return at;
    });
    return !around.includes(undefined) && new Set(around).size < inner.items.length;
  });
}

/** "The products" are what stands under the title "Products", and not that title with the others of the page. */
export function areTitlesOver(page: PageIndex, words: readonly string[], region: Region): boolean {
  const { items } = region;
  const { tree } = page;
  if (areTitlesOfFields(page, words, region)) return true;
  return (
    items.length > 1 &&
    items.every(({ role }) => role === 'heading') &&
    items.some((item) => {
      const said = plainWords(tree.textOf(item)).filter((word) => !/^\d+$/.test(word));
      return said.length > 0 && said.every((word) => words.includes(word));
    })
  );
}

const asksForTitles =
  /^(?:filter|facet|field|setting|preference|section|heading|header|group|category|criterion|control|option|question)s?$/u;
const answers = /^(?:checkbox|radio|spinbutton|switch|slider|combobox|listbox|textbox|searchbox)$/u;

/** "The names of the products" are not the titles over what is filled in or ticked beside them ("Brand", "Availability"). */
function areTitlesOfFields({ tree }: PageIndex, words: readonly string[], { items }: Region): boolean {
  if (!items.every(({ role }) => role === 'heading')) return false;
  if (words.some((word) => asksForTitles.test(word))) return false;
  const titles = new Set(items);
  return items.every((item) => {
    const beside = tree.parentOf(item)?.children ?? [];
    const after = beside.slice(beside.indexOf(item) + 1);
    const end = after.findIndex((node) => titles.has(node));
    const part = (end < 0 ? after : after.slice(0, end)).flatMap((node) => [...walk(node)]);
    return (
      part.some(({ role }) => answers.test(role)) &&
      !part.some(({ role }) => /^(?:link|article|row)$/u.test(role))
    );
  });
}

/** "The titles of the first accordion", "the options of the last question": of one of several, and not of all of them. */
export function isOfOneOfSeveral(text: string): boolean {
  return ofOne.test(text);
}

const counted = 'one|two|three|four|five|six|seven|eight|nine|ten';
const ofOne = new RegExp(
  String.raw`\b(?:of|in) the (?:first|second|third|fourth|fifth|last) (?!(?:${counted}|columns?|lists?|tables?|\p{L}+s)\b)\p{L}+`,
  'iu',
);

/** Whether all items of one region stand in items of the other. */
export function overlaps(page: PageIndex, a: Region, b: Region): boolean {
  const holds = (outer: Region, inner: Region): boolean => {
    const around = new Set(outer.items);
    return inner.items.every((item) => {
      for (let at: SnapshotNode | undefined = item; at; at = page.tree.parentOf(at))
        if (around.has(at)) return true;
      return false;
    });
  };
  return holds(a, b) || holds(b, a);
}

/** The "X" in every line is its button, and not what the line is about. */
export function areSameButtons({ items }: Region, readings: readonly Reading[]): boolean {
  const values = new Set(readings.map((reading) => JSON.stringify(dataOf(reading))));
  return readings.length > 1 && values.size === 1 && items.every(({ role }) => role === 'button');
}

/** "Edit" and "Delete" in every row are what can be done with it, and not what the rows are. */
export function areDeedsOfEach(page: PageIndex, { items, container }: Region): boolean {
  if (items.length < 2 || !items.every(({ role }) => /^(?:generic|link|button)$/u.test(role))) return false;
  const around = page.itemsOf(container).find(({ region }) => region.items.length > 2);
  if (!around) return false;
  const texts = items.map((item) => page.tree.textOf(item));
  if (!texts.every((text) => /^[+＋]? ?\p{L}[\p{L} ]{0,15}$/u.test(text))) return false;
  const records = around.region.items;
  const standing = records.filter((record) => {
    const said = page.tree.textOf(record).split(/\s+/u);
    return texts.every((text) => text.split(/\s+/u).every((word) => said.includes(word)));
  });
  // A book that is lent out has no "Reserve".
  const isMost = items.every(({ role }) => role === 'button') && standing.length * 2 >= records.length;
  return isMost || standing.length === records.length;
}

/** The texts of the buttons that stand in each of several items: by "Reserve" beside each of them none is in "the reserve". */
export function deedsOf(page: PageIndex, items: readonly SnapshotNode[]): ReadonlySet<string> {
  const [first = [], ...others] = items.map((item) =>
    [...walk(item)].flatMap((node) =>
      node !== item && node.role === 'button' ? [plainWords(page.tree.textOf(node)).join(' ')] : [],
    ),
  );
  const isInAll = (text: string): boolean => text !== '' && others.every((texts) => texts.includes(text));
  return new Set(others.length > 0 ? first.filter(isInAll) : []);
}

/** What each of some items says, without "Reserve" on the button beside each of them. */
export function textsOfEach(
  page: PageIndex,
  items: readonly SnapshotNode[],
): readonly (readonly ReadonlySet<string>[])[] {
  const deeds = deedsOf(page, items);
  return items.map((item) => page.textsOf(item).filter((words) => !deeds.has([...words].join(' '))));
}

/** "The cards in the Info column" are not the title "Info", nor are "the projects" the box with the title "Projects". */
export function isTitleOf(items: readonly Reading[], { words }: { words: readonly string[] }): boolean {
  const [only, ...others] = items;
  if (!only || others.length > 0) return false;
  const naming = only.kind === 'object' ? (only.fields['title'] ?? only.fields['name']) : only;
  if (naming?.kind !== 'leaf') return false;
  const said = plainWords(String(naming.value));
  // A record that is asked for by its name is one; what stands over several is called as they are.
  if (only.kind === 'object' && !/s$/iu.test(String(naming.value))) return false;
  return said.length > 0 && said.every((word) => words.includes(word));
}
