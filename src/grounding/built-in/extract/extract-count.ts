/** Counts: a number that the page states beside the noun, else the items of the structure that the noun names. */
import { dataOf, refsOf, type Extraction, type Reading } from '../../../contract/reading.js';
import type { Ask } from './extract-ask.js';
import { countSo } from './extract-count-so.js';
import { isOfAll, saysState } from './extract-count-state.js';
import { emptyList } from './extract-empty.js';
import { type Fact } from './extract-facts.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { textAt } from './extract-leaf.js';
import { describe } from './extract-list.js';
import { keepCalled } from './extract-naming.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import { countedPart } from './extract-part-counted.js';
import type { Region } from './extract-regions.js';
import { type Found, findScalar } from './extract-scalar.js';
import type { WantList, WantScalar } from './extract-schema.js';
import { selectItems } from './extract-select.js';
import { areTiles, isOfSome } from './extract-tiles.js';
import { explained, generalNouns, meaningfulWords, plainWords } from './extract-words.js';

/** What is counted, and where. */
export interface CountWish {
  looked: string;
  nouns: readonly string[];
  around: readonly string[];
  ask: Ask;
  want: WantScalar;
  /** What stands there is counted; a number that the page states plays no part. */
  itemsOnly?: boolean;
}

const roleOfNoun: Readonly<Record<string, RegExp>> = {
  link: /^link$/,
  button: /^button$/,
  image: /^img$/,
  picture: /^img$/,
  heading: /^heading$/,
  checkbox: /^checkbox$/,
  tab: /^tab$/,
  option: /^(?:option|radio)$/,
  paragraph: /^paragraph$/,
  table: /^table$/,
};

/** Words of a label that, by themselves, say which one and not how many. */
const identifying = new Set(['number', 'no', 'nr', 'num', '#', 'id']);

/** A count as a stated number, a count of elements, or a count of the items that meet the conditions. */
export function findCount(
  page: PageIndex,
  wish: CountWish,
): { kind: 'found'; reading: Reading; score: number } | Exclude<Extraction, { kind: 'found' }> {
  const { ask, nouns, around } = wish;
  const want: WantScalar = wish.want.parse === 'string' ? { ...wish.want, parse: 'integer' } : wish.want;
  const isFiltered = ask.conditions.length > 0 || ask.offer !== undefined;
  const part = countedPart(page, ask, wish.want);
  if (part === 'several') return { kind: 'none', looked: wish.looked, nearest: ['several such figures'] };
  if (part) return part;
  if (!isFiltered && wish.itemsOnly !== true) {
    // "The number of items in the cart": the cart says how many, whatever they are.
    const isAnything = around.length > 0 && nouns.every((word) => meaningfulWords(word).length === 0);
    const find = (
      names: readonly (readonly string[])[],
      near: readonly string[],
      isMany = (_fact: Fact): boolean => false,
    ): Found =>
      findScalar(page, {
        looked: wish.looked,
        names,
        around: near,
        quoted: ask.quoted,
        keys: ask.keys,
        siblings: 0,
        isCount: true,
        want,
        // "No. 1041" of an invoice tells which one it is, and not how many there are; nor does a number somewhere in a table.
        isOther: (fact) =>
          kindsOfText(textAt(page.tree, fact.place)).length > 0 ||
          saysMore(page, fact, [...nouns, ...around]) ||
          isOfSome(page, fact, [...nouns, ...around]) ||
          isOneOfNumbered(page, fact) ||
          // Nobody counts 4.6 ratings.
          /^\d+[.,]\d{1,2}$/u.test(textAt(page.tree, fact.place)) ||
          isOfAll(page, fact, ask) ||
          isCountOfOther(fact, [...nouns, ...around]) ||
          (fact.words.size > 0 && [...fact.words].every((word) => identifying.has(word))) ||
          /^(?:table|grid|treegrid|list|row|rowgroup|feed)$/.test(fact.place.node.role) ||
          isMany(fact),
      });
    const counted = find(
      [nouns, [...nouns, 'count']],
      around.filter((word) => !nouns.includes(word)),
    );
    const stated = counted.kind === 'none' && isAnything ? find([around], [], isOfMany) : counted;
    // A discount of 20 % is no number of things.
    const isNegative = stated.kind === 'found' && Number(dataOf(stated.reading)) < 0;
    if (!isNegative && (stated.kind === 'found' || stated.kind === 'ambiguous')) return stated;
  }
  const isOfTable = around.includes('table');
  const counted = page.regions.flatMap((region) => {
    if (
      region.items.length === 0 ||
      (region.items.length === 1 && region.kind !== 'table' && region.items[0]?.role !== 'listitem')
    )
      return [];
    if (
      areControls(region, nouns) ||
      areParts(region) ||
      (areTiles(page, region) && !isCalledByClass(region, nouns.at(-1) ?? '')) ||
      (region.items.every((item) => page.isAside(item)) &&
        !namesAside(wish) &&
        !region.words.has(nouns.at(-1) ?? ''))
    )
      return [];
    const role = region.items[0]?.role ?? '';
    const kind = new Set([
      ...region.words,
      ...plainWords(role === 'row' ? `row${isOfTable ? ' item entry record' : ''}` : ''),
      ...plainWords(role === 'listitem' ? 'item entry' : ''),
    ]);
    const noun = nouns.at(-1) ?? '';
    // "The appointments on Tuesday": the page says what they are, and the heading over them which.
    const isPlaced = around.length > 0 && around.every((word) => explained(word, region.words) >= 0.85);
    const named = Math.max(
      explained(noun, kind),
      isPlaced && around.some((word) => !page.tree.pageWords.has(word))
        ? Math.max(0.7 * explained(noun, page.tree.pageWords), anyItem.test(noun) ? 0.7 : 0)
        : 0,
    );
    // What is written as a name is one part of the page, which holds these items and no others.
    const rest = [...nouns.slice(0, -1), ...around].map((word) =>
      Math.max(
        explained(word, kind),
        ask.keys.includes(word) ? 0 : 0.6 * explained(word, page.tree.pageWords),
      ),
    );
    if (!saysState(kind, ask)) return [];
    if (named < 0.7 || rest.some((value) => value < 0.5)) return [];
    const selected = selectItems(page, region, ask);
    if (!selected.ok) return [];
    return [
      {
        region,
        selected,
        score: named * 0.6 + (rest.length > 0 ? (rest.reduce((a, b) => a + b, 0) / rest.length) * 0.4 : 0.3),
      },
    ];
  });
  // What stands in the cells of a table is a part of its rows.
  const tables = counted.filter(({ region }) => region.kind === 'table');
  const isInRows = ({ region }: (typeof counted)[number]): boolean =>
    tables.some((table) => table.region !== region && overlaps(page, table.region, region));
  counted.splice(0, Infinity, ...counted.filter((each) => each.region.kind === 'table' || !isInRows(each)));
  // "The table" is the one with headers, where others only lay the page out.
  const headed = counted.filter(({ region }) => region.headers.length > 0);
  if (isOfTable && headed.length > 0) counted.splice(0, Infinity, ...headed);
  keepCalled(counted, [...nouns, ...around]);
  counted.sort((a, b) => b.score - a.score || b.region.items.length - a.region.items.length);
  const top = counted[0];
  if (!top)
    return (
      countRole(page, wish) ??
      countSo(page, wish) ??
      countNothing(page, wish) ?? {
        kind: 'none',
        looked: wish.looked,
        nearest: page.regions.slice(0, 4).map((region) => describe(page, region)),
      }
    );
  const rivals = counted.filter(
    (each) =>
      top.score - each.score < 0.05 &&
      each.selected.rows.length !== top.selected.rows.length &&
      !overlaps(page, top.region, each.region),
  );
  // Dishes in several sections: the region that holds them all is meant, when it explains the words as well.
  const held = [top, ...rivals].flatMap((each) => each.region.items);
  const whole = counted.find((each) => held.every((item) => each.region.items.includes(item)));
  if (!whole)
    return {
      kind: 'ambiguous',
      looked: wish.looked,
      candidates: [top, ...rivals].slice(0, 5).map((each) => describe(page, each.region)),
    };
  const best = rivals.length > 0 ? whole : top;
  const value = best.selected.rows.length;
  const summary = summaryOf(page, [...nouns, ...around], value);
  if (summary !== undefined)
    return {
      kind: 'ambiguous',
      looked: wish.looked,
      candidates: [`"${summary}"`, describe(page, best.region)],
    };
  const refs = best.selected.rows.map((row) => best.region.items[row]?.ref ?? '');
  const shown = wish.want.parse === 'string' ? String(value) : value;
  if (!isFiltered && typeof shown === 'number')
    return { kind: 'found', score: best.score, reading: { kind: 'count', itemRefs: refs, value: shown } };
  const cells = best.selected.where.flatMap((each) => each.cell.flatMap((cell) => refsOf(cell)));
  const container = best.region.container.ref;
  return {
    kind: 'found',
    score: best.score,
    reading: { kind: 'derived', value: shown, refs: container ? [container] : [...refs, ...cells] },
  };
}

/** "12 of 18 completed", where three of them are shown, "Page 1 of 2, 9 orders": what is shown may not be all of them. */
function summaryOf({ tree }: PageIndex, asked: readonly string[], value: number): string | undefined {
  return tree.nodes
    .map((node) => (node.children.length === 0 ? tree.textOf(node) : ''))
    .find((text) => {
      const { part, kind = '' } =
        (
          /^(?<part>\d+)\s?(?:of|\/|out of)\s?\d+\s(?<kind>\p{L}+)$/u.exec(text) ??
          /^page \d+ of \d+\b.*?[^\d\p{L}](?<part>\d+) (?:\p{L}+ )?(?<kind>\p{L}+)$/iu.exec(text.trim())
        )?.groups ?? {};
      const said = new Set(plainWords(kind));
      return (
        part !== undefined && Number(part) !== value && asked.some((word) => explained(word, said) >= 0.85)
      );
    });
}

/** "Rating count" says how many ratings there are, and not how many of what is asked for. */
function isCountOfOther({ words }: Fact, asked: readonly string[]): boolean {
  const things = [...words].filter((word) => !/^(?:count|number|total|amount|quantity|of|the)$/.test(word));
  const isCount = words.has('count') && things.length > 0;
  return (
    isCount &&
    !things.some(
      (word) => generalNouns.has(word) || asked.some((each) => explained(each, new Set([word])) >= 0.7),
    )
  );
}

/** "Fiat 500" under the header "Car": what else stands beside the figure makes it a name. */
function saysMore({ tree }: PageIndex, { place }: Fact, asked: readonly string[]): boolean {
  const others = plainWords(textAt(tree, place)).filter((word) => /\p{L}{2}/u.test(word));
  return (
    /^(?:cell|gridcell|rowheader)$/u.test(place.node.role) && others.some((word) => !asked.includes(word))
  );
}

/** "Add to cart" in every card: buttons and fields are none of the things that they work on. */
function areControls({ items }: Region, nouns: readonly string[]): boolean {
  const isAsked = nouns.some((noun) =>
    /^(?:button|field|input|box|control|link|option|filter|tab)$/.test(noun),
  );
  return !isAsked && items.every(({ role }) => /^(?:button|textbox|combobox|spinbutton|slider)$/.test(role));
}

/** Nouns for whatever stands under a heading. */
const anyItem = /^(?:item|entry|card|thing|element|record|line|position)$/;

/** "5 orders" says how many orders there are, and not how many items are in one. */
function isOfMany({ label, place }: Fact): boolean {
  return place.trim?.after !== undefined && /\p{L}{2}s$/u.test(label);
}

/** Boxes that the page itself calls so are what is counted, whatever figure stands in them. */
function isCalledByClass({ items }: Region, noun: string): boolean {
  return items.every(({ classes = [] }) => plainWords(classes.join(' ')).includes(noun));
}

/** "Hive 3" beside "Hive 4": a number behind a noun is a name. */
function isOneOfNumbered({ facts }: PageIndex, { use, label }: Fact): boolean {
  return use === 'number' && facts.filter((fact) => fact.use === 'number' && fact.label === label).length > 1;
}

/** Boxes of which each has a name of its own ("name", "role") are the parts of one thing, and no things of one kind. */
function areParts({ kind, items }: Region): boolean {
  if (kind === 'table' || items.length < 2) return false;
  const names = items.flatMap(({ classes = [] }) => [...new Set(classes)]);
  return items.every(({ classes = [] }) => classes.length > 0) && new Set(names).size === names.length;
}

/** Words for what stands beside the main part of a page. */
function namesAside({ nouns, around }: CountWish): boolean {
  return [...nouns, ...around].some((word) =>
    /^(?:nav|navigation|menu|sidebar|footer|link|icon|breadcrumb)$/.test(word),
  );
}

/** None, where the page shows that what is counted is empty. */
function countNothing(
  page: PageIndex,
  { looked, nouns, around, ask, want }: CountWish,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  const words = [...new Set([...nouns, ...around])];
  const item: WantScalar = { kind: 'scalar', parse: 'string', description: '' };
  const list: WantList = { kind: 'list', item, minItems: 0, maxItems: Infinity, description: '' };
  const empty = emptyList(page, { looked, words, want: list, ask });
  if (empty?.kind !== 'found') return undefined;
  const value = want.parse === 'string' ? '0' : 0;
  return {
    kind: 'found',
    score: empty.score,
    reading: { kind: 'derived', value, refs: refsOf(empty.reading) },
  };
}

/** "How many buttons are on the page": elements of a role, when the noun is one and nothing else is said. */
function countRole(
  page: PageIndex,
  wish: CountWish,
): { kind: 'found'; reading: Reading; score: number } | undefined {
  const role = roleOfNoun[wish.nouns.at(-1) ?? ''];
  if (!role || wish.ask.conditions.length > 0 || wish.ask.offer) return undefined;
  const others = [...wish.nouns.slice(0, -1), ...wish.around];
  const nodes = page.tree.nodes.filter(
    (node) =>
      role.test(node.role) &&
      // An icon that nobody is told of is no picture.
      (node.role !== 'img' || node.src !== undefined || node.name !== '') &&
      others.every((word) => explained(word, page.tree.contextOf(node)) >= 0.7),
  );
  if (nodes.length === 0) return undefined;
  const refs = nodes.flatMap((node) => node.ref ?? []);
  const value = wish.want.parse === 'string' ? String(nodes.length) : nodes.length;
  if (typeof value === 'number')
    return { kind: 'found', score: 0.8, reading: { kind: 'count', itemRefs: refs, value } };
  return { kind: 'found', score: 0.8, reading: { kind: 'derived', value, refs } };
}
