/** The one record that a deed is done to: a row, a card, a message, an item of a list, whether the page marks it as one or not. */
import { entriesOf } from '../../matching/by-role.js';
import { isHeaderRow } from '../../matching/containers.js';
import { isOtherInTree } from '../../matching/branches.js';
import { titleOfLine } from '../../matching/entered-title.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { writtenBy } from '../../matching/written-by.js';
import { holds } from '../../matching/surroundings.js';
import {
  contentOf,
  fold,
  isAmong,
  isStopWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { isLineOnBoard } from './on-board.js';
import { cardOver } from './card-over.js';
import { showsDays } from './day-of-record.js';
import type { Deed } from './record-deed.js';
import { partsAround } from './parts-around.js';
import { isInTimetable } from './timetable.js';
import { isAlike } from '../evidence/said-of-sibling.js';

/** A record, and which of the words of the deed it says. */
export interface Found {
  record: Entry;
  said: readonly Word[];
  /** What the title over it says of what is said: "remove the lamp from Saved", where the cart has the lamp as well. */
  place?: readonly Word[];
}

/** How far up from what it says a record is looked for. */
const MAX_LEVELS = 6;

/** A word that more than these say tells no record. */
const MAX_MENTIONS = 120;

/** The record; undefined where none says what the deed says of it, or more than one. */
export function recordSaid(deed: Deed, index: PageIndex): Found | undefined {
  const [found, ...others] = recordsSaid(deed, index);
  return others.length === 0 ? found : undefined;
}

/** All records that say as much of what the deed says of its record as any other does: the lamp in the shop, and the lamp in the cart. */
export function recordsSaid(deed: Deed, index: PageIndex): readonly Found[] {
  const clues = [...deed.telling, ...deed.literals.map((text) => firstOf(text))].filter(
    (word) => word !== undefined,
  );
  const records = new Set(
    clues.flatMap((word) => {
      const mentions = new Set([...mentionsOf(word, index), ...holding(word, index)]);
      return mentions.size > MAX_MENTIONS
        ? []
        : [...mentions].flatMap((entry) =>
            // What might be chosen or done says nothing of what it stands in.
            /^(?:radio|option|button|tab|menuitem)/.test(entry.node.role) && !isRichLine(entry, index)
              ? []
              : (recordAround(entry, index) ?? []),
          );
    }),
  );
  // "Mei's message" is not Mei; "the order of clay pots" is what the page "Orders" calls so.
  const isListed = deed.nouns.some((noun) => !written.test(noun.stem) && isNounOfPage(noun, index));
  const fitting = [...records].flatMap((record): Found[] => {
    if (isOtherInTree(record, [...deed.nouns, ...deed.telling])) return [];
    const shown = shownIn(record, index);
    const said = deed.telling.filter((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
    if (said.length + deed.literals.length === 0 || !showsDays(said, shown)) return [];
    const isQuoted =
      deed.literals.length === 0 ||
      holdsAll(fold(`${readable(record.node)} ${titleOfLine(record) ?? ''}`), deed.literals);
    if (!isQuoted) return [];
    const place = placeOf(record, said, deed, index);
    const isOwned = deed.owned.length > 0 && deed.owned.every((word) => said.includes(word));
    const isOther = deed.isOf && deed.literals.length === 0 && !isListed && !place && !isOwned;
    // What is called just so may be the title of a card that says more.
    if (isOther && isNothingElse(cardOver(record) ?? record, said)) return [];
    return [{ record, said, ...(place && { place }) }];
  });
  // "The home on Alder St": all that is listed are homes, whichever of them says "House".
  const tells = fitting.some(({ said }) => said.some((word) => !isNounOfPage(word, index)))
    ? (word: Word): boolean => !isNounOfPage(word, index)
    : (): boolean => true;
  const most = Math.max(0, ...fitting.map(({ said }) => said.filter(tells).length));
  const best = fitting.filter(({ said }) => said.filter(tells).length === most);
  const inner = best.filter(
    ({ record }) => !best.some((other) => other.record !== record && isInside(other.record, record)),
  );
  // Of records of several lists that say the same the one whose list has a title that is said as well.
  const under = inner.filter(({ place }) => place !== undefined);
  const placed = under.length > 0 ? under : inner;
  const exact = placed.filter(({ record, said }) =>
    [said, said.filter(tells)].some((words) => isTitled(record, words, deed, index)),
  );
  const named = exact.length > 0 ? exact : placed;
  const byThem = deed.writers.reduce<readonly Found[]>((left, name) => writtenBy(name, left), named);
  const all = usable(byThem, index);
  const [found, ...others] = all;
  const isUnsure =
    found !== undefined &&
    others.length === 0 &&
    exact.length === 0 &&
    fitting.every((each) => each.record === found.record) &&
    isOfAnother(found, index);
  return isUnsure ? [] : all;
}

function holdsAll(text: string, literals: readonly string[]): boolean {
  return literals.every((literal) => holds(text, fold(literal)));
}

/** "The export issue", where another line says "exporting": either may be meant. */
function isOfAnother({ record, said }: Found, index: PageIndex): boolean {
  const isForm = (word: Word, shown: Word): boolean =>
    word.text.length > 3 &&
    new RegExp(`^${word.text.replace(/e$/u, 'e?')}(?:ing|ings|ed|ers?|ions?)$`, 'u').test(shown.text);
  const isPlain = said.length > 0 && said.every(({ text }) => /^\p{L}+$/u.test(text));
  const alike = isPlain
    ? (record.parent?.children ?? []).filter((each) => each !== record && isAlike(each.node, record.node))
    : [];
  return alike.some((each) => {
    const shown = shownIn(each, index);
    return said.every((word) =>
      shown.some((other) => wordLikeness(word, other) >= 0.9 || isForm(word, other)),
    );
  });
}

/** The words of the title over a record, where all of them are said and not of the record. */
function placeOf(
  record: Entry,
  said: readonly Word[],
  { telling, nouns }: Deed,
  index: PageIndex,
): readonly Word[] | undefined {
  const left = [...telling, ...nouns].filter((word) => !said.includes(word));
  if (left.length === 0 || said.length === telling.length) return undefined;
  return partsAround(record, index)
    .map((title) => contentOf(title))
    .find((words) => words.length > 0 && words.every((word) => isAmong(word, left)));
}

/** Of records of different lists that say the same those in which something can be used besides a link: a post, and not the topic beside the posts. */
function usable(all: readonly Found[], index: PageIndex): readonly Found[] {
  const [first, ...others] = all;
  if (!first || others.every(({ record }) => isAlike(record.node, first.record.node))) return all;
  const used = all.filter(({ record }) =>
    below(index, record).some(({ node, actionable }) => actionable && node.role !== 'link'),
  );
  const [only, ...more] = used;
  return only && more.every(({ record }) => isAlike(record.node, only.record.node)) ? used : all;
}

/** The fields in which a word stands. */
function holding(word: Word, index: PageIndex): readonly Entry[] {
  return entriesOf('textbox', index).filter(
    ({ node, actionable }) =>
      actionable && wordsOf(node.value ?? '').some((each) => wordLikeness(word, each) >= 0.9),
  );
}

function firstOf(text: string): Word | undefined {
  return wordsOf(text).find((word) => !isStopWord(word) && /[\p{L}\p{N}]/u.test(word.text));
}

/** The row, card or item that a text stands in: what is marked as one, what is one of several boxes of the same class, else one of several texts side by side. */
function recordAround(entry: Entry, index: PageIndex): Entry | undefined {
  const up = [entry, ...[...ancestorsOf(entry)].slice(0, MAX_LEVELS)];
  const record = up.find(
    (each) =>
      (each.record || isOneOfClass(each, index) || isCalledRecord(each) || isLineOnBoard(each, index)) &&
      !/^(?:cell|gridcell|columnheader|rowheader|rowgroup|heading)$/.test(each.node.role),
  );
  const inner = record ?? up.find((each) => isItem(each) || isRichLine(each, index));
  const found = inner && (rowAround(inner) ?? itemAround(inner) ?? cardAround(inner, index) ?? inner);
  if (!found || isHeaderRow(found) || found.node.hidden === 'inert' || found.node.hidden === 'behind-dialog')
    return undefined;
  if (isRichLine(found, index)) return found;
  if (/^(?:tab|option|menuitem|radio|checkbox|button|columnheader)/.test(found.node.role)) return undefined;
  const isOffered = [...ancestorsOf(found)].some(({ node }) =>
    /^(?:menu|menubar|tablist|listbox|radiogroup|toolbar)$/.test(node.role),
  );
  return isOffered ? undefined : found;
}

/** A line of a list that stands there to choose what is shown beside it, or what a button that waits for that is for; nothing has opened the list. */
function isRichLine(entry: Entry, { actionable }: PageIndex): boolean {
  const { node, parent } = entry;
  if (isFoldedLine(entry)) return true;
  return (
    node.role === 'option' &&
    (node.children.length > 1 || node.selected === true || actionable.some((entry) => isWaiting(entry))) &&
    parent?.node.role === 'listbox' &&
    !actionable.some(
      (entry) => entry.node.expanded === true && /^(?:combobox|textbox|button)$/.test(entry.node.role),
    )
  );
}

/** One of several buttons side by side that unfold what they say more than one thing of. */
function isFoldedLine({ node, parent }: Entry): boolean {
  const isFold = ({ role, expanded, hasPopup, children }: Entry['node']): boolean =>
    role === 'button' && expanded !== undefined && hasPopup === undefined && children.length > 1;
  return isFold(node) && (parent?.node.children.filter((each) => isFold(each)).length ?? 0) > 1;
}

function isWaiting({ node }: Entry): boolean {
  return node.role === 'button' && node.disabled === true;
}

/** The row around a plain box in one of its cells: a name and a badge beside it are no record of their own. */
function rowAround(entry: Entry): Entry | undefined {
  const { node, parent } = entry;
  if (isInTimetable(entry)) return undefined;
  const isInCell = node.role === 'generic' && /^(?:cell|gridcell|rowheader)$/.test(parent?.node.role ?? '');
  return isInCell && parent?.parent?.node.role === 'row' ? parent.parent : undefined;
}

/** The item around the label of its box: the sign that takes the item away stands beside the label. */
function itemAround({ node, parent }: Entry): Entry | undefined {
  const up = [parent, parent?.parent].find((each) => each?.node.role === 'listitem' && each.record);
  return node.tag === 'label' ? up : undefined;
}

/** The card around a part that each card has one of, where the part has nothing to use and the card has: the texts beside the buttons. */
function cardAround(part: Entry, index: PageIndex): Entry | undefined {
  const isUsed = (each: Entry): boolean =>
    each.actionable || below(index, each).some((one) => one.actionable);
  if (isUsed(part)) return undefined;
  const { parent } = part;
  if (!parent || !isUsed(parent)) return undefined;
  const isLine = parent.record && /^(?:listitem|article|row|treeitem)$/.test(parent.node.role);
  const isCard = isOneOfClass(parent, index) && countOf(parent, index) === countOf(part, index);
  return isLine || isCard ? parent : undefined;
}

const classesOnce = new WeakMap<PageIndex, ReadonlyMap<string, number>>();

/** A box with something in it, and others of its class as deep in the page: the only card of its column. */
function isOneOfClass(entry: Entry, index: PageIndex): boolean {
  return countOf(entry, index) > 1;
}

/** The only line of a list, which its class calls one: it can be clicked as a whole. */
function isCalledRecord({ node: { role, clickable, classes = [], children } }: Entry): boolean {
  return (
    role === 'generic' &&
    clickable === true &&
    children.length > 1 &&
    classes.some((name) =>
      /(?:^|[-_])(?:row|item|card|entry|record|line|task|post|message|mail|issue|ticket|note|todo)$/.test(
        name,
      ),
    )
  );
}

function countOf(entry: Entry, index: PageIndex): number {
  let once = classesOnce.get(index);
  if (!once) {
    const counted = new Map<string, number>();
    for (const each of index.entries) {
      const key = classOf(each);
      if (key !== undefined) counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    classesOnce.set(index, (once = counted));
  }
  const key = classOf(entry);
  return key === undefined ? 0 : (once.get(key) ?? 0);
}

function classOf({ node, depth }: Entry): string | undefined {
  const [name] = node.classes ?? [];
  return name === undefined || node.role !== 'generic' || node.children.length < 2
    ? undefined
    : `${depth} ${node.tag ?? ''} ${name}`;
}

/** One of several texts of one kind side by side. */
function isItem({ node, parent }: Entry): boolean {
  if (!/^(?:generic|listitem|paragraph|link|treeitem)$/.test(node.role) || node.ref === undefined)
    return false;
  const alike = parent?.node.children.filter(
    (other) => other.role === node.role && other.tag === node.tag && other.classes?.[0] === node.classes?.[0],
  );
  return (alike?.length ?? 0) > 1;
}

const shownOnce = new WeakMap<Entry, readonly Word[]>();

/** What it says, and the names of its pictures. */
function shownIn(record: Entry, index: PageIndex): readonly Word[] {
  let known = shownOnce.get(record);
  if (!known) {
    const inside = below(index, record).filter(({ actionable }) => !actionable);
    const names = [record, ...inside].flatMap(({ evidence }) =>
      evidence.flatMap((each) => (each.trust >= 0.9 ? [...each.words] : [])),
    );
    const texts = `${record.node.name} ${readable(record.node)} ${titleOfLine(record) ?? ''}`;
    shownOnce.set(record, (known = [...names, ...wordsOf(texts)]));
  }
  return known;
}

/** What somebody has written is more than who has written it, even on a page that is called so. */
const written = /^(?:message|mail|email|comment|reply|post|note|review|answer|question)$/;

function isNothingElse(record: Entry, said: readonly Word[]): boolean {
  return wordsOf(readable(record.node)).every(
    (word) =>
      isStopWord(word) || !/\p{L}/u.test(word.text) || said.some((each) => wordLikeness(each, word) >= 0.9),
  );
}

/** Something in it is called just so: "contract.pdf" and not "contract-old.pdf". */
function isTitled(record: Entry, said: readonly Word[], deed: Deed, index: PageIndex): boolean {
  return [record, ...below(index, record)].some(({ node }) => {
    const isEntered = node.role === 'textbox' && node.value === titleOfLine(record);
    const text = isEntered ? (node.value ?? '') : node.role === 'text' ? node.name : (node.text ?? node.name);
    if (text === '') return false;
    const [literal] = deed.literals;
    if (literal !== undefined) return fold(text) === fold(literal);
    const words = contentOf(text);
    return (
      words.length === said.length && words.every((word, at) => wordLikeness(said[at] as Word, word) >= 0.97)
    );
  });
}

/** "The disk usage widget" is the part with the heading "Disk usage", whatever such a part is called: all that its heading says is said. */
export function isPartNoun(noun: Word, { record, said }: Found): boolean {
  const [heading] = container.test(noun.text)
    ? record.node.children.filter(({ role }) => role === 'heading')
    : [];
  const words = contentOf(heading?.name ?? '');
  return words.length > 0 && words.every((word) => isAmong(word, said));
}

const container = /^(?:widget|panel|card|tile|box|block|module|pane|chart|graph)$/;
