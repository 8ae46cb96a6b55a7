/** What the parts of the page that an element lies in are titled: "Kitchen" over the light of the kitchen. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex, readable } from './page-index.js';

/** Most characters of a title that nothing marks as one. */
const LONGEST_TITLE = 40;

const titlesOnce = new WeakMap<Entry, readonly string[]>();

/** The headings in front of the parts that it lies in, and the short texts that these begin with. */
export function titlesOver(entry: Entry, index: PageIndex): readonly string[] {
  let known = titlesOnce.get(entry);
  if (!known) titlesOnce.set(entry, (known = readTitles(entry, index)));
  return known;
}

function readTitles(entry: Entry, index: PageIndex): string[] {
  return [...ancestorsOf(entry)].flatMap((around) => {
    const siblings = around.parent?.node.children ?? [];
    const heading = siblings
      .slice(0, siblings.indexOf(around.node))
      .findLast(({ role }) => role === 'heading');
    const first = below(index, around).find(
      ({ node }) => node.children.length === 0 && readable(node) !== '',
    );
    // The title of the first of several cards is none of those behind it.
    const branch = first && [first, ...ancestorsOf(first)].findLast((each) => !isInside(entry, each));
    const isOfCard = branch && below(index, branch).some(({ actionable }) => actionable);
    const isOver = first && branch && !isOneOfTitles(branch, entry, around);
    const title = isOver && !first.actionable && !isOfCard ? readable(first.node) : '';
    return [heading ? titleOf(heading) : '', title.length <= LONGEST_TITLE ? title : ''];
  });
}

/** Of those only the nearest heading, and what stands between it and the element: not "Episodes", which the whole page begins with. */
export function nearestTitles(entry: Entry, index: PageIndex): readonly string[] {
  const all = titlesOver(entry, index);
  const at = all.findIndex((title, place) => place % 2 === 0 && title !== '');
  return at === -1 ? all : all.slice(0, at + 2);
}

/** How large a heading is: 1 for the largest; one without a level is as large as most. */
export function levelOf({ node }: Entry): number {
  return node.level ?? 2;
}

/** What a title is of: "Cards in this deck" are cards. */
export function subjectOf(title: string): string {
  return title.split(/(?<=\p{L}) (?:in|of|on|for|from) /u)[0] ?? title;
}

/** What a heading says without what can be clicked in it: "Up next", in "Up next [Clear]". */
function titleOf(heading: SnapshotNode): string {
  const isUsed = (node: SnapshotNode): boolean =>
    node.clickable === true || /^(?:button|link)$/.test(node.role) || node.children.some(isUsed);
  const kept = heading.children.filter((child) => !isUsed(child));
  const isPart = kept.length > 0 && kept.length < heading.children.length;
  const own = isPart ? kept.map((child) => readable(child)).join(' ') : '';
  return own.trim() === '' ? heading.name || readable(heading) : own.trim();
}

/** "Email" over some lines of a part is none for those under "Push": another title of its make stands between. */
function isOneOfTitles(title: Entry, entry: Entry, around: Entry): boolean {
  if (title.parent !== around) return false;
  return around.children.some(
    ({ node, order }) =>
      order > title.order &&
      order < entry.order &&
      node.role === title.node.role &&
      node.tag === title.node.tag &&
      node.classes?.[0] === title.node.classes?.[0] &&
      node.children.every((child) => child.role === 'text'),
  );
}
