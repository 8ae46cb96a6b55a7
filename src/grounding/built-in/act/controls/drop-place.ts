/** Where a drag lets go: the list or column that a heading stands over. */
import { ordinals } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { match } from '../../matching/match.js';
import { nameOf } from '../../matching/opener.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  listAround,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type ClauseReading, valueOf } from '../../language/clause.js';
import { fold } from '../../language/words.js';

/** Words for a place that things are moved to, behind its name: "the Done column". */
const placeKind =
  /^(?:column|list|lane|swimlane|section|stage|bucket|group|area|zone|panel|box|bin|tray|basket|crate|pile|slot|card|day)$/;

/** What is dropped on a heading, or on the title of a column, goes into what it stands over. `item`: what is dropped. */
export function placeUnder(entry: Entry, index: PageIndex, item?: Entry): Entry {
  if (entry.node.role !== 'heading') return (item && columnUnder(entry, item, index)) ?? entry;
  if (!entry.parent) return entry;
  const siblings = entry.parent.children;
  let last: Entry | undefined;
  const kin = item ? [item, ...(item.parent ? [item.parent] : [])].map(({ node }) => node) : [];
  for (const sibling of siblings.slice(siblings.indexOf(entry) + 1)) {
    if (sibling.node.role === 'heading' || isTitled(sibling)) break;
    // A line that says what the list is for is no place in it.
    if (sibling.node.role === 'paragraph' || sibling.node.tag === 'p') continue;
    // The list of a single item need be no node of its own.
    if (
      sibling.actionable &&
      kin.some((each) => each.role === sibling.node.role && each.tag === sibling.node.tag)
    )
      last = sibling;
    if (sibling.node.ref !== undefined && !sibling.actionable && sibling.node.role !== 'text')
      return lastIn(sibling);
  }
  return last ?? (item && columnUnder(entry, item, index)) ?? entry;
}

/** The next place begins with a title of its own. */
function isTitled({ children: [first] }: Entry): boolean {
  return first?.node.role === 'heading' && !first.actionable;
}

/** Says what it stands over, whether it is called a heading or not. */
function isOver({ node }: Entry): boolean {
  if (node.role === 'heading' || node.tag === 'header') return true;
  const [first, ...others] = node.children;
  return first?.role === 'text' && others.length > 0 && others.every(({ role }) => role === 'button');
}

/** Most levels from the text of a title to the column that it is the title of. */
const MAX_LEVELS = 4;

/**
 * The last item under a text that stands over items like the dragged one; where there is none yet, the whole column, when the
 * item lies in one beside it. Cards that follow the pointer go astray when they are let go on a title.
 */
function columnUnder(title: Entry, item: Entry, index: PageIndex): Entry | undefined {
  const record = recordOf(item);
  // A card alone in its column is no record of a list: the columns are.
  const isColumn = record?.children.some((each) => isOver(each)) === true;
  const kin = (isColumn ? undefined : record) ?? item;
  const isAlike = ({ node }: Entry): boolean =>
    node.role === kin.node.role && node.tag === kin.node.tag && node.classes?.[0] === kin.node.classes?.[0];
  const { node } = title;
  const isTitle =
    node.text !== undefined || isOver(title) || (title.parent !== undefined && isOver(title.parent));
  if (title.actionable || !isTitle || [title, ...ancestorsOf(title)].some(isAlike)) return undefined;
  let up = title;
  for (let level = 0; up.parent && level < MAX_LEVELS; up = up.parent, level += 1) {
    if (isInside(item, up)) return undefined;
    const around = up.parent.children;
    const under = around.slice(around.indexOf(up) + 1).filter((each) => !isAlike(each));
    const held = under
      .map((each) => below(index, each).filter((inner) => isAlike(inner)))
      .filter((each) => each.length > 0);
    const beside = around.some(
      (each) => each !== up && each.node.tag === up.node.tag && isInside(item, each),
    );
    if (beside) return up.record && up !== title ? up : undefined;
    if (held.length === 1) return held[0]?.at(-1);
    if (held.length > 1) return undefined;
  }
  return undefined;
}

/**
 * The item that a dragged one has to stand directly before or after; undefined where it is dropped on the place itself.
 * `there`: it stands at that end of the list already.
 */
export function placeBeside(
  place: Entry,
  { side, from }: { side: ClauseReading['side']; from: Entry },
): { kind: 'beside'; entry: Entry; side: 'before' | 'after' } | { kind: 'there'; entry: Entry } | undefined {
  if (side === undefined) return undefined;
  if (side === 'before' || side === 'after') {
    const isItem = place.node.role !== 'heading' && itemsOf(place).length === 0;
    return isItem ? { kind: 'beside', entry: place, side } : undefined;
  }
  const own = ownList(from).items;
  // A line of the list itself, which its title was taken for, is no place that holds others.
  const isLine = own.includes(place) && !hasTitle(place);
  const list = itemsOf(place).length > 0 ? place : place.parent;
  const cards = isLine ? own : cardsIn(place, from);
  const items = cards.length > 0 ? cards : list ? itemsOf(list) : [];
  const end = side === 'first' ? items[0] : items.at(-1);
  if (!end) return undefined;
  if (end === from || isInside(from, end)) return { kind: 'there', entry: end };
  return { kind: 'beside', entry: end, side: side === 'first' ? 'before' : 'after' };
}

/** What lies in a titled place and looks like the dragged card, be it that card itself. */
function cardsIn(place: Entry, { node: card }: Entry): readonly Entry[] {
  const isAlike = ({ node }: Entry): boolean =>
    node.role === card.role && node.tag === card.tag && node.classes?.[0] === card.classes?.[0];
  const own = place.children.filter(isAlike);
  return own.length > 0 || place.node.role !== 'region'
    ? own
    : place.children.flatMap((each) => each.children.filter(isAlike));
}

/** "The top of the list", "position 2": of the list that the item itself stands in, where nothing else is called so. */
export function placeInOwnList(
  { destination, side }: Pick<ClauseReading, 'destination' | 'side'>,
  from: Entry,
  index: PageIndex,
): ReturnType<typeof placeBeside> {
  const { items, at } = ownList(from);
  const said = fold(valueOf(destination ?? []));
  const isList = /^(?:the |its )?(?:list|stack|pile|queue|order|items)$/.test(said);
  if (at === -1 || items.length < 2) return undefined;
  const end = isList ? side : side === undefined && !isNameOf(said, index) ? endIn(said) : undefined;
  const wanted = end === 'first' ? 1 : end === 'last' ? items.length : positionIn(said);
  const there = wanted === undefined ? undefined : items[wanted - 1];
  if (wanted === undefined || !there) return undefined;
  if (wanted - 1 === at) return { kind: 'there', entry: from };
  return { kind: 'beside', entry: there, side: wanted - 1 < at ? 'before' : 'after' };
}

/** So many places further up (below zero) or down in its own list; undefined where that has no such place. */
export function placeShifted(
  by: number,
  from: Entry,
): { entry: Entry; side: 'before' | 'after' } | undefined {
  const { items, at } = ownList(from);
  const there = at === -1 ? undefined : items[at + by];
  return there && { entry: there, side: by < 0 ? 'before' : 'after' };
}

/** The items of the list that something stands in, and its place among them: what is dragged may be a part of its line. */
function ownList(from: Entry): { items: readonly Entry[]; at: number } {
  const record = recordOf(from);
  const list = record?.parent?.repeats === true ? record.parent : listAround(from);
  // A card under a title is no record, and the columns are: its list is that of its like.
  const titled = [from, ...[...ancestorsOf(from)].slice(0, 2)].find(
    (each) => each.parent && hasTitle(each.parent) && cardsIn(each.parent, each).length > 1,
  );
  const items = titled?.parent ? cardsIn(titled.parent, titled) : list ? itemsOf(list) : [];
  return { items, at: items.findIndex((item) => item === from || isInside(from, item)) };
}

/** A column: what is in it stands under a heading of its own. */
function hasTitle({ children }: Entry): boolean {
  return children.some(({ node }) => node.role === 'heading');
}

/** "To the top", where nothing on the page is called so. */
function endIn(said: string): 'first' | 'last' | undefined {
  const [, word] =
    /^(?:the )?(?:very )?(?:(top|start|beginning|front|bottom|end)|(?:(top|first|bottom|last|final)) (?:position|place|spot|slot|rank))$/
      .exec(said)
      ?.filter((part) => part !== undefined) ?? [];
  return word === undefined ? undefined : /^(?:bottom|end|last|final)$/.test(word) ? 'last' : 'first';
}

function isNameOf(said: string, { entries }: PageIndex): boolean {
  const name = said.replace(/^the /, '');
  return entries.some(({ node }) => fold(node.name || (node.text ?? '')) === name);
}

function positionIn(said: string): number | undefined {
  const [, word, digits] =
    /^(?:the )?(?:(\w+) )?(?:position|place|spot|rank)(?: (?:number |no\.? )?(\d+))?$/.exec(said) ?? [];
  const counted = digits ?? /^(\d+)(?:st|nd|rd|th)$/.exec(word ?? '')?.[1];
  const place = counted === undefined ? ordinals[word ?? ''] : Number(counted);
  return place !== undefined && place > 0 ? place : undefined;
}

function itemsOf(list: Entry): readonly Entry[] {
  const children = list.children.filter((each) => each.node.ref !== undefined);
  const records = children.filter((each) => each.record);
  if (records.length > 0) return records;
  const [first, ...others] = children;
  const isAlike = others.every(
    ({ node }) => node.role === first?.node.role && node.tag === first.node.tag && node.text !== undefined,
  );
  return others.length > 0 && isAlike ? children : [];
}

/** Its last item, as a person aims: between the items of a sortable list nothing is taken over. */
function lastIn(list: Entry): Entry {
  const records = itemsOf(list).filter((each) => each.record);
  return records.at(-1) ?? list;
}

/** "Table 2", where a heading says just this: a name with a number counts nothing. */
export function placeCalled(
  destination: readonly Token[],
  { index }: Scene,
  item: Entry | undefined,
): Entry | undefined {
  const name = fold(valueOf(destination)).replace(/^the /, '');
  if (!/\d/.test(name)) return undefined;
  const [only, ...others] = index.entries.filter(
    ({ node }) => node.role === 'heading' && fold(node.name) === name,
  );
  return only && others.length === 0 ? placeUnder(only, index, item) : undefined;
}

/** "To the left" says which way, and not where to. */
export function isDirection(destination: readonly Token[]): boolean {
  return destination.every(({ lower }) =>
    /^(?:the|far|left|right|top|bottom|up|down|side|hand|center|centre|middle|corner)$/.test(lower),
  );
}

/** "The Done column": the only heading of just this name, with what stands under it. */
export function placeNamed(
  destination: readonly Token[],
  { index }: Scene,
  item?: Entry,
): { entry: Entry; score: number } | undefined {
  const named = destination.filter(
    (token, at) => !(at === 0 && token.kind === 'word' && /^(?:the|a|an|into|to)$/.test(token.lower)),
  );
  const last = named.at(-1);
  if (named.length < 2 || last?.kind !== 'word' || !placeKind.test(last.lower)) return undefined;
  const found = match(nameOf(valueOf(named.slice(0, -1))), index, {
    anything: true,
    fit: ({ role }) => (role === 'heading' ? 1 : 0),
  });
  const [entry] =
    found.kind === 'found' && found.exact ? found.entries : [counted(named.slice(0, -1), index)];
  const plain = entry ? undefined : plainPlace(named.slice(0, -1), index);
  if (plain && plain !== item) return { entry: plain, score: COUNTED };
  return (
    entry && { entry: placeUnder(entry, index, item), score: found.kind === 'found' ? found.score : COUNTED }
  );
}

/** Confidence of a title that has more in it than its name. */
const COUNTED = 0.8;

/** "The Sugar box": the one frame with just that in it, where nothing else on the page says it. */
function plainPlace(name: readonly Token[], index: PageIndex): Entry | undefined {
  const called = fold(valueOf(name));
  const [only, ...others] = index.entries.filter(
    ({ node }) => node.hidden === undefined && fold(node.text ?? node.name) === called,
  );
  const isFrame =
    only?.node.look?.shape !== undefined && /^(?:generic|listitem|region|group)$/.test(only.node.role);
  return isFrame && others.length === 0 ? only : undefined;
}

/** Without the signs in it that can be clicked. */
function ownText({ node }: Entry): string {
  return node.children.flatMap(({ role, name }) => (role === 'text' ? [name] : [])).join(' ');
}

/** "Done 3", "Done (3)", "3 Done": the one title of this name and the number of what stands under it. */
function counted(name: readonly Token[], index: PageIndex): Entry | undefined {
  const called = fold(valueOf(name));
  const [only, ...others] = index.entries.filter(
    (entry) =>
      isOver(entry) &&
      // The buttons in a title say what is done to the column, and not what it is called.
      [entry.node.name, readable(entry.node, 'without buttons'), ownText(entry)].some(
        (text) => fold(text).replace(/[\s(]+\d+\)?$|^\(?\d+\)? /u, '') === called,
      ),
  );
  return others.length === 0 ? only : undefined;
}
