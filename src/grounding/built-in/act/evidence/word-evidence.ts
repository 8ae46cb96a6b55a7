/** What on a page explains a word of a clause: the element that is acted on, its kind, its row, its heading, its column. */
import { parseDate } from '../../../../contract/parse-date.js';
import { containerKinds } from '../../matching/containers.js';
import type { Token } from '../../language/lexer.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf, related } from '../../matching/relations.js';
import { literalFit, stateFit } from '../../matching/score.js';
import { contextFit } from '../../matching/surroundings.js';
import { isFolderKind, kindFit } from '../../language/types.js';
import { fold, isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** What a plan would act on, and with what. */
export interface Act {
  targets: readonly Entry[];
  /** The words of what is typed or chosen. */
  given: readonly Word[];
  literals: readonly string[];
  /** More steps follow for the same clause. */
  isHalf: boolean;
  /** Something is dragged onto something else. */
  isOnto?: boolean;
  last: Entry | undefined;
  index: PageIndex;
}

/** "Edit the last member": the item of a menu is done to whatever has the button that the menu came up for. */
export function ownerOf(target: Entry, { last }: Act): Entry {
  return last && target.node.role.startsWith('menuitem') && recordOf(last) ? last : target;
}

/** Whether quoted text stands on what is acted on, around it, or (for a relation of space) anywhere. */
export function isLiteralThere(token: Token, { targets, literals, index }: Act, spatial: boolean): boolean {
  if (literals.some((each) => each.includes(token.text))) return true;
  if (token.kind === 'variable') return false;
  if (
    targets.some(
      (entry) =>
        literalFit(token.text, entry).score > 0 ||
        (contextFit(entry, [], [token.text]) > 0 && !isSaidOfOther(token.text, entry, index)) ||
        fold(entry.node.value ?? '') === fold(token.text),
    )
  )
    return true;
  return spatial && index.entries.some((entry) => literalFit(token.text, entry).score > 0);
}

/**
 * "Delete "Invoice 4"" is not the "Delete" over the list: the text stands in items of a list, and the element in none of them. It may be
 * done to what is chosen in the list.
 */
function isSaidOfOther(text: string, entry: Entry, index: PageIndex): boolean {
  const items = index.entries
    .filter((other) => literalFit(text, other).score >= 0.9)
    .map((other) => recordOf(other));
  return (
    items.length > 0 &&
    items.every(
      (item) =>
        item !== undefined &&
        item.parent?.repeats === true &&
        !isInside(entry, item) &&
        !isChosen(item, index),
    )
  );
}

function isChosen(item: Entry, index: PageIndex): boolean {
  return (
    below(index, item).some(({ node }) => node.checked === true || node.selected === true) ||
    item.node.selected === true
  );
}

/** Whether what is acted on, what goes into it, or what lies around it says a word. */
export function explains(
  word: Word,
  kind: string | undefined,
  { targets, given, index, last }: Act,
  spatial: boolean,
): boolean {
  if (given.some((each) => wordLikeness(word, each) >= 0.9 || isSameNumber(word, each))) return true;
  if (spatial && mentionsOf(word, index).size > 0) return true;
  if (last && says(last, word)) return true;
  return targets.some(
    (entry) =>
      says(entry, word) ||
      stateFit(word.text, entry.node) > 0 ||
      isAround(entry, word, index) ||
      (kind !== undefined && isOfKind(entry, kind, index)) ||
      inColumn(entry, word, index) ||
      belongsTo(entry, word, index),
  );
}

/** The row, card or part says it, or a heading; what stands anywhere on a page is not about everything at its top. */
function isAround(entry: Entry, word: Word, index: PageIndex): boolean {
  if (contextFit(entry, [word], [], 'own record') > 0) return true;
  // The title of one section or list says nothing of another beside it.
  const mentions = [...mentionsOf(word, index)];
  const titles = mentions.filter((other) => isHeading(other) || part.test(other.node.role));
  // The title of a card is said of a box inside of it as well.
  if (titles.some((title) => isTitleOfCard(title, entry, index))) return true;
  // A list that happens to offer the same word is about something else as well.
  if (titles.length > 0 && mentions.every((other) => titles.includes(other) || isChoice(other))) return false;
  // What only a header says is said of the cells under it.
  if (mentions.length > 0 && mentions.every((other) => isOfHeaderOver(entry, other))) return false;
  const top = [...ancestorsOf(entry)].findLast(
    ({ node }) => !/^(?:document|main)$/.test(node.role) && node.tag !== 'body',
  );
  return top !== undefined && contextFit(entry, [word], [], top) > 0;
}

/** The one heading of a card, in which a smaller box holds the element: "Like" beside the author, over the title of the article. */
export function isTitleOfCard(title: Entry, entry: Entry, index: PageIndex): boolean {
  const card = isHeading(title) ? recordOf(title) : undefined;
  return (
    card?.parent?.repeats === true &&
    isInside(title, card) &&
    isInside(entry, card) &&
    below(index, card).filter(({ node }) => node.role === 'heading').length === 1
  );
}

function isChoice({ node }: Entry): boolean {
  return node.role === 'option' || node.options !== undefined;
}

function isOfHeaderOver(entry: Entry, text: Entry): boolean {
  const header = [text, ...ancestorsOf(text)].find(({ node }) => node.role === 'columnheader');
  const table = header && tableAround(header);
  return table !== undefined && entry.node.checked !== undefined && isInside(entry, table);
}

function tableAround(entry: Entry): Entry | undefined {
  return [...ancestorsOf(entry)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
}

/** Parts of a page with a name of their own. */
const part =
  /^(?:list|listbox|table|grid|tree|region|group|form|article|complementary|navigation|tabpanel|rowgroup)$/;

function isHeading({ node, parent }: Entry): boolean {
  return node.role === 'heading' || parent?.node.role === 'heading';
}

/** 3 and 03, 20,000 and 20000. */
function isSameNumber(one: Word, other: Word): boolean {
  const [first, second] = [one, other].map(({ text }) =>
    /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text,
  ) as [string, string];
  return /^\d+$/.test(first) && /^\d+$/.test(second) && Number(first) === Number(second);
}

/** "March" goes into the field of the month as a 3. */
export function isMonth({ text }: Word, { given }: Act): boolean {
  const month = parseDate(`1 ${text} 2000`)?.slice(5, 7);
  return month !== undefined && given.some((each) => Number(each.text) === Number(month));
}

/** Its names, its options or what it holds say the word. */
export function says({ evidence, node }: Entry, word: Word): boolean {
  return (
    evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) > 0)) ||
    // The label of an item that holds other items is no name of it.
    node.children.some(
      (child) =>
        child.role === 'text' && wordsOf(child.name).some((shown) => wordLikeness(word, shown) >= 0.9),
    ) ||
    [...(node.options ?? []), node.value ?? ''].some((text) =>
      wordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.9),
    )
  );
}

/** The words of the name of an element that tell something. */
export function namedBy({ evidence: [name] }: Entry): readonly Word[] {
  return (name?.words ?? []).filter(
    (word) => !isOrnament(word) && !isStopWord(word) && /\p{L}/u.test(word.text),
  );
}

/** The element, or a place around it, is what the word says. */
function isOfKind(entry: Entry, kind: string, index: PageIndex): boolean {
  if (containerKinds.has(kind)) return true;
  const around = [...ancestorsOf(entry)].filter(({ node }) => node.role !== 'document');
  // Almost anything may be drawn as a folder, but no line of several texts is one because one of them says its name.
  if (isFolderKind(kind))
    return (
      kindFit(kind, entry.node) > 0 &&
      (!isOfSeveralTexts(entry, index) ||
        [entry, ...around].some(({ node }) => node.role === 'treeitem' || node.expanded !== undefined))
    );
  return [entry, ...around].some(({ node }) => kindFit(kind, node) > 0);
}

/** More than one of the parts says something in letters. */
function isOfSeveralTexts(entry: Entry, index: PageIndex): boolean {
  const texts = below(index, entry).filter(({ node }) => /\p{L}{3}/u.test(node.text ?? ''));
  return texts.length > 1 && !texts.some(({ node }) => /\bfolder\b/i.test(node.text ?? ''));
}

/** A word of the header above a cell. */
function inColumn(entry: Entry, word: Word, index: PageIndex): boolean {
  const table = tableAround(entry);
  if (!table) return false;
  return [...mentionsOf(word, index)].some(
    (other) =>
      (other.node.role === 'columnheader' || isOfTitles(other, table, index)) &&
      isInside(other, table) &&
      !isOfOtherBox(entry, other, index),
  );
}

/** It stands in the first row of a table without headers, which alone has nothing to act on: the titles of the columns. */
function isOfTitles(text: Entry, table: Entry, index: PageIndex): boolean {
  const row = [text, ...ancestorsOf(text)].find(({ node }) => node.role === 'row');
  if (!row || !isInside(row, table)) return false;
  const inside = below(index, table);
  const rows = inside.filter(({ node }) => node.role === 'row');
  const isUsed = (each: Entry): boolean =>
    below(index, each).some(({ actionable, node }) => actionable || node.clickable === true);
  return (
    row === rows[0] &&
    rows.length > 1 &&
    !inside.some(({ node }) => node.role === 'columnheader') &&
    rows.every((each) => isUsed(each) === (each !== row))
  );
}

/** The word is the title of a column that draws a mark of its own in the row, and what is acted on is the box of another column. */
export function isOfOtherColumn(word: Word, { targets, index }: Act): boolean {
  return targets.every((entry) => {
    const table = tableAround(entry);
    return (
      table !== undefined &&
      [...mentionsOf(word, index)].some(
        (other) =>
          other.node.role === 'columnheader' && isInside(other, table) && isOfOtherBox(entry, other, index),
      )
    );
  });
}

/** "Untick driver for Bob" is not the box in front of Bob's row, where the column "Driver" draws a mark of its own. */
function isOfOtherBox(entry: Entry, { node: { box } }: Entry, index: PageIndex): boolean {
  const row = [...ancestorsOf(entry)].find(({ node }) => node.role === 'row');
  if (entry.node.checked === undefined || !row || !box || liesUnder(entry, box)) return false;
  return below(index, row).some(
    (cell) =>
      /^(?:grid)?cell$/.test(cell.node.role) &&
      liesUnder(cell, box) &&
      !isInside(entry, cell) &&
      readable(cell.node).trim() === '',
  );
}

function liesUnder({ node }: Entry, { x, width }: { x: number; width: number }): boolean {
  const middle = node.box ? node.box.x + node.box.width / 2 : undefined;
  return middle !== undefined && middle >= x && middle <= x + width;
}

/** A text beside it that says the word is about it: the question over a group of radio buttons. */
function belongsTo(entry: Entry, word: Word, index: PageIndex): boolean {
  let once = belongingOnce.get(index);
  if (!once) belongingOnce.set(index, (once = new Map()));
  let about = once.get(word.text);
  if (!about) {
    const texts = [...mentionsOf(word, index)].filter((other) => !other.actionable).slice(0, MAX_MENTIONS);
    const lying = texts.flatMap((other) => {
      const end = endOfHeading(other);
      return [...related('of', other, { candidates: index.actionable, index })].filter(
        ([each, fit]) =>
          fit > 0.7 && !isBeforeHeading(each, other) && each.order <= end && !isOfTwin(each, other),
      );
    });
    once.set(word.text, (about = new Set(lying.map(([each]) => each))));
  }
  return about.has(entry);
}

/** A heading is about what follows it, and about nothing in front of it but in one and the same card. */
function isBeforeHeading(entry: Entry, heading: Entry): boolean {
  const record = recordOf(heading);
  return isHeading(heading) && entry.order < heading.order && !(record && record === recordOf(entry));
}

/** Nor is it about what stands under the next heading of its kind, which comes at this place: "Email" over some switches, "Push" over the others. */
function endOfHeading(heading: Entry): number {
  if (heading.node.role !== 'heading') return Infinity;
  const next = (heading.parent?.children ?? []).find(
    ({ node, order }) =>
      node.role === 'heading' && order > heading.order && (node.level ?? 2) <= (heading.node.level ?? 2),
  );
  return next?.order ?? Infinity;
}

/** What stands in one of several of a kind is said of that one, and not of the next: the title of an appointment, the priority of a card. */
function isOfTwin({ node, record, parent }: Entry, text: Entry): boolean {
  return [...ancestorsOf(text)].some(
    (around) =>
      around.actionable &&
      around.node !== node &&
      around.node.role === node.role &&
      ((around.parent === parent && /^(?:button|link)$/.test(node.role)) ||
        (record && around.record && around.node.classes?.[0] === node.classes?.[0])),
  );
}

const belongingOnce = new WeakMap<PageIndex, Map<string, ReadonlySet<Entry>>>();

/** Most texts that are asked whether they are about an element. */
const MAX_MENTIONS = 20;
