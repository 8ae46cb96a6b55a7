/** The sign in front of an item that folds: what it says of the item, as far as it can be believed. */
import { type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { shownBy } from '../../matching/plain-controls.js';
import type { Outcome } from '../../matching/outcome.js';

/** A sign at the front of a text. */
export const signs = /^[\s[({]*[▸▶►▹▷▾▼▿▽⊞⊟＋+−–-][\s\])}]*/u;

/** A sign at the front of a text that says: this is folded up. */
export const closedSign = /^[\s[({]*[▸▶►▹▷⊞]/u;

/** One that says: this is open. */
export const openSign = /^[\s[({]*[▾▼▿▽⊟]/u;

const open = /[▾▼▿▽⊟−–-]/u;
const closed = /[▸▶►▹▷⊞＋+]/u;

/** Most pixels that lines of one depth are off each other. */
const OFF = 4;

/**
 * "Collapse Asia", where the sign in front of it says that it is closed: nothing is left to do. A style may turn one and the same sign for
 * both states, so it is believed where the page shows the other one too; else what lies below the item tells.
 */
export function soAlready(
  item: Entry,
  sign: Entry,
  { wanted, index }: { wanted: boolean; index: PageIndex },
): Outcome | undefined {
  if (signOf(sign) === '') return undefined;
  const told = isOpenBySign(sign, index);
  return (told ?? isUnfolded(item, index)) === wanted
    ? { kind: 'done', reason: `it is ${wanted ? 'open' : 'closed'} already`, entries: [item] }
    : undefined;
}

/** Whether the sign says that its item is open; undefined where there is none, or the page shows no other to compare it with. */
export function isOpenBySign(sign: Entry, index: PageIndex): boolean | undefined {
  const shown = signOf(sign);
  const is = open.test(shown);
  const contrary = is ? closed : open;
  const isTold =
    shown !== '' && index.entries.some((each) => areAlike(each, sign) && contrary.test(signOf(each)));
  return isTold ? is : undefined;
}

function signOf(entry: Entry): string {
  return signs.exec(shownBy(entry))?.[0] ?? '';
}

function areAlike({ node: one }: Entry, { node: other }: Entry): boolean {
  return one.role === other.role && one.tag === other.tag && one.classes?.[0] === other.classes?.[0];
}

/** Whether the next text below an item lies deeper than the text of the item, which is then open. */
function isUnfolded(item: Entry, { entries }: PageIndex): boolean {
  const isText = (entry: Entry): boolean => /[\p{L}\d]/u.test(shownBy(entry)) && entry.node.box !== undefined;
  const { box } = item.node;
  // The text of a line that holds several begins behind the edge of the line.
  const own = isText(item) ? item : (entries.find((entry) => isInside(entry, item) && isText(entry)) ?? item);
  const next = entries.find(
    (entry) =>
      entry.order > item.order &&
      !isInside(entry, item) &&
      isText(entry) &&
      box !== undefined &&
      (entry.node.box?.y ?? 0) > box.y + box.height / 2,
  );
  return (next?.node.box?.x ?? 0) > (own.node.box?.x ?? Infinity) + OFF;
}
