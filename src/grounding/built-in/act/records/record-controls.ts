/** What can be used of a record, and of what comes up for it: its own buttons, the button of its menu, the items of a menu, the bar for what is chosen. */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  partsOf,
  readable,
} from '../../matching/page-index.js';
import { makesMore } from '../../matching/makes-more.js';
import { fieldRoles } from '../../language/types.js';
import {
  fold,
  isStopWord,
  recordNouns,
  vagueNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { countsMore } from './asked-item.js';
import { opensMenu } from './behind-menu.js';

/** How far around a record its own bar may reach, in CSS pixels. */
const AROUND = 30;

/** What can be clicked in a record; and the texts in it that all others of its list have as well, which a script may listen to. */
export function controlsIn(record: Entry, index: PageIndex): readonly Entry[] {
  const inside = below(index, record).filter((entry) => isThere(entry));
  const actionable = inside.filter((entry) => entry.actionable && !isField(entry));
  const texts = [
    ...inside.filter((entry) => isLeaf(entry) && !entry.actionable),
    ...partsOf(index).filter(({ parent }) => parent === record || (parent && isInside(parent, record))),
  ].filter(
    (entry) =>
      entry.node.ref !== undefined &&
      !actionable.some((other) => isInside(entry, other)) &&
      (isOnEach(textOf(entry), record) || isSignOnEach(entry, record)),
  );
  return [...actionable, ...texts];
}

/** Every other record beside it says the text as well. */
function isOnEach(text: string, { node, parent }: Entry): boolean {
  const others = (parent?.node.children ?? []).filter(
    (other) => other !== node && other.role === node.role && other.tag === node.tag,
  );
  // How often something was liked is another number on each.
  const said = fold(text.replace(/[\d.,]+k?/gi, ''));
  return said !== '' && others.length > 0 && others.every((other) => foldedText(other).includes(said));
}

const foldedOnce = new WeakMap<SnapshotNode, string>();

/** What a record says, folded once: each of the texts in it is looked for in all the others. */
function foldedText(record: SnapshotNode): string {
  let once = foldedOnce.get(record);
  if (once === undefined) foldedOnce.set(record, (once = fold(readable(record))));
  return once;
}

/** A sign such as "☆" or "★" that every other record beside it has in the same place: it shows how the record is, and may be clicked to change that. */
function isSignOnEach(sign: Entry, { node, parent }: Entry): boolean {
  if (!isSign(textOf(sign))) return false;
  const others = (parent?.node.children ?? []).filter(
    (other) => other !== node && other.role === node.role && other.tag === node.tag,
  );
  const [name] = sign.node.classes ?? [];
  const hasClass = (within: SnapshotNode): boolean =>
    within.children.some((each) => (isSign(each.text ?? '') && each.classes?.[0] === name) || hasClass(each));
  const [meant] = wordsOf(textOf(sign));
  const hasSign = ({ parts = [] }: SnapshotNode): boolean =>
    parts.some(({ text }) => isSign(text) && wordsOf(text)[0]?.meaning === meant?.meaning);
  return (
    others.length > 0 &&
    ((name !== undefined ? others.every(hasClass) : meant !== undefined && others.every(hasSign)) ||
      (sign.node.name !== '' && others.every((other) => isSign(inSamePlace(sign, node, other)?.text ?? ''))))
  );
}

/** What lies in another record where this lies in its own: the third in the last box of each. */
function inSamePlace(sign: Entry, record: SnapshotNode, other: SnapshotNode): SnapshotNode | undefined {
  const { parent } = sign;
  if (sign.node === record) return other;
  const around = parent && inSamePlace(parent, record, other);
  return around?.children[parent?.node.children.indexOf(sign.node) ?? -1];
}

function isSign(text: string): boolean {
  return /^[^\p{L}\p{N}\s]{1,3}$/u.test(text);
}

/** The one button among some that opens a menu, or shows only the sign for more. */
export function menuButtonIn(controls: readonly Entry[], record: Entry, index: PageIndex): Entry | undefined {
  const openers = controls.filter((entry) => opensMenu(entry) || isSignForMore(entry, record));
  const outer = openers.filter((entry) => !openers.some((other) => isInside(entry, other)));
  const [opener, ...others] = outer;
  // What is in a record of its own below belongs to that.
  const isOwn =
    opener &&
    ![...ancestorsOf(opener)].some((each) => isInside(each, record) && each.record && hasText(each, index));
  return isOwn && others.length === 0 ? opener : undefined;
}

function hasText(entry: Entry, index: PageIndex): boolean {
  return below(index, entry).some(({ node, actionable }) => !actionable && /\p{L}{3}/u.test(node.text ?? ''));
}

/** "⋯", "⋮", "More", or nothing but a picture of that. */
function isSignForMore(entry: Entry, record: Entry): boolean {
  const { node, evidence } = entry;
  // A script may listen to the sign itself.
  const isSign = entry.actionable || /^[⋯⋮…•.]{1,3}$/u.test(node.text ?? '');
  if (!isSign || node.disabled === true || node.expanded === true) return false;
  if (!/^(?:button|link|generic|img)$/.test(node.role) || makesMore(entry)) return false;
  const named = evidence.filter(({ kind }) => !/^(?:class|id|test id)$/.test(kind));
  // What adds an option to a question is no menu of options.
  const shown = wordsOf(readable(record.node, 'without buttons'));
  const isMore = (words: readonly Word[]): boolean =>
    !countsMore(words) &&
    words.some((word) => forMore.has(word.meaning)) &&
    words.every(
      (word) =>
        forMore.has(word.meaning) ||
        isStopWord(word) ||
        ofDots.test(word.text) ||
        // "Post menu": what the record is.
        recordNouns.has(word.stem) ||
        vagueNouns.has(word.stem) ||
        /^(?:open|toggle|show|context|button|icon|btn|#)$/.test(word.text) ||
        shown.some((each) => wordLikeness(word, each) >= 0.9),
    );
  return named.length > 0
    ? isMore(named[0]?.words ?? [])
    : evidence.some(
        ({ kind, words }) => kind === 'class' && isMore(words.filter((word) => !isOfStyle(word))),
      );
}

/** How the sign for more is drawn: "more_vert", "kebab". */
const ofDots = /^(?:vert|horiz|kebab|meatballs?|ellipsis|overflow)$/;

/** What a class says of how a button looks, or of whose style sheet it is: "cds--btn--ghost", "MuiIconButton-root". */
function isOfStyle({ text }: Word): boolean {
  return styles.test(text) && !shortDeeds.test(text);
}

const styles =
  /^(?:[a-z]{1,3}|v?\d+|icon|root|ghost|plain|text|link|small|medium|large|primary|secondary|tertiary|subtle|default|transparent|rounded|round|circle|square|flat|base|trigger|dropdown|chakra|mantine)$/;
const shortDeeds = /^(?:add|del|cut|pin|fav|buy|pay|bid|ban|log|out|in|up|x|see|new|off|on|ok|yes|no)$/;

const forMore = new Set(['more', 'option', 'action', 'menu', 'dot', 'vertical', 'horizontal']);

/** What came up in a record, or over it. */
export function offeredOver(record: Entry, fresh: ReadonlySet<Entry>, index: PageIndex): readonly Entry[] {
  const around = record.node.box;
  const lies = (entry: Entry): boolean => {
    const { box } = entry.node;
    if (isInside(entry, record)) return true;
    if (!around || !box) return false;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    return (
      x >= around.x - AROUND &&
      x <= around.x + around.width + AROUND &&
      y >= around.y - AROUND &&
      y <= around.y + around.height + AROUND
    );
  };
  const offered = index.actionable.filter(
    (entry) => fresh.has(entry) && isThere(entry) && !isField(entry) && lies(entry),
  );
  return outermost(offered);
}

/** The items of what came up, whether it calls itself a menu or not. */
export function offeredIn(fresh: ReadonlySet<Entry>, index: PageIndex): readonly Entry[] {
  return outermost(
    index.entries.filter(
      (entry) =>
        fresh.has(entry) &&
        isThere(entry) &&
        !isField(entry) &&
        entry.node.ref !== undefined &&
        (entry.actionable
          ? /^(?:menuitem|button|link|option|generic|listitem)/.test(entry.node.role)
          : isLeaf(entry)),
    ),
  );
}

function outermost(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(
    (entry) => !entries.some((other) => isInside(entry, other) && textOf(other) === textOf(entry)),
  );
}

/** The one control outside all records that does the deed to what is chosen; undefined where something else is chosen. */
export function barFor(record: Entry, does: (entry: Entry) => boolean, index: PageIndex): Entry | undefined {
  const isBeside = (entry: Entry): boolean => !isInside(entry, record) && !entry.record;
  const list = record.parent;
  const isOtherChosen =
    list !== undefined &&
    below(index, list).some(
      (entry) =>
        entry !== record &&
        isBeside(entry) &&
        (entry.node.checked === true || (entry.node.selected === true && entry.node.role === 'row')),
    );
  if (isOtherChosen || (list && isOtherRowChosen(record, list))) return undefined;
  const [bar, ...others] = index.actionable.filter(
    (entry) =>
      /^(?:button|link|menuitem)$/.test(entry.node.role) &&
      isThere(entry) &&
      isBeside(entry) &&
      !(list && isInside(entry, list)) &&
      does(entry),
  );
  return others.length === 0 ? bar : undefined;
}

function isOtherRowChosen({ node }: Entry, list: Entry): boolean {
  return list.node.children.some((other) => other !== node && other.selected === true);
}

/** Where a record is chosen: its only box; without one the text in it that opens nothing. */
export function placeIn(record: Entry, index: PageIndex): Entry | undefined {
  const inside = below(index, record).filter((entry) => isThere(entry));
  const boxes = inside.filter(({ node }) => node.role === 'checkbox');
  if (boxes.length > 0) return boxes.length === 1 ? boxes[0] : undefined;
  return inside.find(
    (entry) =>
      entry.node.ref !== undefined &&
      isLeaf(entry) &&
      /\p{L}{2}/u.test(textOf(entry)) &&
      !entry.actionable &&
      ![...ancestorsOf(entry)].some((each) => each.actionable && isInside(each, record)),
  );
}

/** The text in a record that says what it is known by: what comes up in the record under the pointer is no part of it. */
export function textIn(
  { record, said }: { record: Entry; said: readonly Word[] },
  literals: readonly string[],
  index: PageIndex,
): Entry {
  const parts = partsOf(index).filter(({ parent }) => parent === record);
  const texts = [...below(index, record), ...parts].filter(
    (entry) =>
      isThere(entry) &&
      !isField(entry) &&
      entry.node.ref !== undefined &&
      entry.node.children.length === 0 &&
      /\p{L}{2}/u.test(textOf(entry)),
  );
  const says = ({ node }: Entry): boolean =>
    literals.some((literal) => fold(node.text ?? node.name).includes(fold(literal))) ||
    wordsOf(node.text ?? node.name).some((word) => said.some((each) => wordLikeness(each, word) >= 0.9));
  return texts.find((entry) => says(entry)) ?? texts[0] ?? record;
}

function isLeaf({ node }: Entry): boolean {
  return /^(?:generic|listitem|text|cell|paragraph)$/.test(node.role) && (node.text ?? '') !== '';
}

function textOf({ node }: Entry): string {
  return node.role === 'text' ? node.name : (node.text ?? node.name);
}

function isField({ node }: Entry): boolean {
  return fieldRoles.has(node.role) || /^(?:checkbox|radio|switch)$/.test(node.role);
}

function isThere({ node }: Entry): boolean {
  return node.hidden !== 'inert' && node.hidden !== 'behind-dialog' && node.hidden !== 'aria-hidden';
}

/** A field with its label is no record: nothing comes up for it under the pointer, and it has no menu. */
export function isFormPart(record: Entry, index: PageIndex): boolean {
  const isItem = /^(?:row|listitem|article|treeitem|option)$/.test(record.node.role);
  const isField = /^(?:textbox|combobox|listbox|radio|radiogroup|slider|spinbutton|switch)$/;
  return !isItem && below(index, record).some(({ node }) => isField.test(node.role));
}

/** A link of the navigation is no record that somebody has a menu for. */
export function isOfSite(record: Entry): boolean {
  return [record, ...ancestorsOf(record)].some(({ node }) =>
    /^(?:navigation|banner|menubar|tablist|contentinfo)$/.test(node.role),
  );
}

/** A cell says what the button in it says, and is no control beside it. */
export function withoutCells(controls: readonly Entry[]): readonly Entry[] {
  return controls.filter(
    (cell) =>
      !/^(?:grid)?cell$/.test(cell.node.role) ||
      !controls.some((each) => /^(?:button|link)$/.test(each.node.role) && isInside(each, cell)),
  );
}
