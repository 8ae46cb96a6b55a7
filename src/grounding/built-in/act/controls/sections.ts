/**
 * The ways to the other sections of a page or site: its tabs, a row of short texts of which one is marked as the open one, the links of its
 * navigation. They show something else, and do nothing to what they show.
 */
import { wordsOf } from '../../language/words.js';
import { isInNavigation } from '../../matching/landmarks.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { dialogOf } from '../../matching/relations.js';
import { isMarkedOpen, isShort, saysTab } from '../../matching/tab-rows.js';
import { labelOf } from './menu-items.js';

/** Most words of the name of a section. */
const MOST_WORDS = 3;

/** What the first word of a control says that does something, or leads out of where the user is signed in. */
const doing =
  /^(?:page|log|sign|logout|signout|delete|remove|new|add|create|buy|order|upgrade|print|download|export|import|upload|invite|share|clear|reset|start|stop|pay|subscribe|unsubscribe|compose|write|post|publish|skip|next|previous|back|register|join|donate|contact|exit|quit|close|cancel|save|submit|show|hide|sort|watch|unwatch|follow|unfollow|like|unlike|star|unstar|favourite|favorite|bookmark|mute|unmute|pin|block|vote|upvote|archive|mark|undo|redo|call|connect)$/;

/** A tab, whether it is one for the page or only called so by its make. */
export function isTab(entry: Entry): boolean {
  const { role } = entry.node;
  return role === 'tab' || (/^(?:generic|button|listitem)$/.test(role) && saysTab(entry));
}

/** The tab, or the member of a row, that is open. */
export function isOpenSection(entry: Entry): boolean {
  return entry.node.role === 'tab' ? entry.node.selected === true : isMarkedOpen(entry);
}

export function isUsable({ node }: Entry): boolean {
  return node.ref !== undefined && node.hidden === undefined && node.disabled !== true;
}

/** The sections that can be gone to, and the one that is open now, if that can be told. Where there are tabs, the navigation around them is none of them. */
export function sectionsOf(index: PageIndex): { others: readonly Entry[]; open?: Entry } {
  const usable = index.actionable.filter((entry) => isUsable(entry) && !dialogOf(entry));
  const tabs = withoutInner(usable.filter(isTab));
  const all = tabs.length > 1 ? tabs : (markedRow(usable) ?? usable.filter(isOfNavigation));
  const named = all.filter((entry) => isOpenSection(entry) || isNoun(entry));
  const open = named.filter(isOpenSection);
  const [only] = open;
  return {
    others: named.filter((entry) => !isOpenSection(entry)),
    ...(only && open.length === 1 && { open: only }),
  };
}

/** A short row in one place, exactly one of which is marked as open, that its make calls a bar of sections: stations of a radio, of which one is on, are none. */
function markedRow(usable: readonly Entry[]): readonly Entry[] | undefined {
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const entry of usable) {
    if (!isShort(entry, 'or a button') || [...ancestorsOf(entry)].some(({ node: { tag } }) => tag === 'form'))
      continue;
    const holder = entry.parent?.node.role === 'listitem' ? entry.parent.parent : entry.parent;
    rows.set(holder, [...(rows.get(holder) ?? []), entry]);
  }
  const marked = [...rows.values()].filter(
    (row) =>
      row.length > 1 && row.length <= 9 && row.filter(isOpenSection).length === 1 && isCalledBar(row[0]),
  );
  const [only, ...others] = marked;
  return only && others.length === 0 ? only : undefined;
}

function isCalledBar(entry: Entry | undefined): boolean {
  const around = entry ? [entry.parent, entry.parent?.parent] : [];
  return around.some(
    (each) =>
      // The head of a page as well, where one of the row in it is marked.
      /^(?:navigation|banner)$/.test(each?.node.role ?? '') ||
      [each?.node.id ?? '', ...(each?.node.classes ?? [])].some((mark) =>
        wordsOf(mark).some(({ stem }) =>
          /^(?:tab|tabs|nav|navbar|menu|section|view|sidebar|page)$/.test(stem),
        ),
      ),
  );
}

/** A link or button of a navigation that leads to no other site. */
function isOfNavigation(entry: Entry): boolean {
  const { node } = entry;
  return (
    /^(?:link|button)$/.test(node.role) &&
    node.hasPopup === undefined &&
    node.expanded === undefined &&
    !/^(?:\w+:)?\/\/|^(?:mailto|tel|javascript):/i.test(node.url ?? '') &&
    isInNavigation(entry)
  );
}

/** Its first word says that it does something: what it is the title of would have a noun. */
export function saysDeed(entry: Entry): boolean {
  return doing.test(wordsOf(labelOf(entry) || readable(entry.node))[0]?.text ?? '');
}

/** It is called by a noun: "Members", "Payment methods"; no "Log out", no number of a page. */
function isNoun(entry: Entry): boolean {
  const words = wordsOf(labelOf(entry) || readable(entry.node));
  const [first] = words;
  return (
    first !== undefined &&
    words.length <= MOST_WORDS &&
    /\p{L}{3}/u.test(first.text) &&
    !doing.test(first.text) &&
    entry.node.pressed === undefined &&
    // A star, a heart or a bell keeps something, and a plus makes something.
    !/^[☆★✩✭♡♥❤🤍🔔🔖👍+＋]/u.test((labelOf(entry) || readable(entry.node)).trim())
  );
}

/** Without those inside of another: the box around a tab and the tab itself are one. */
export function withoutInner(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry) => {
    const isTabInside = entries.some(
      (other) => other !== entry && other.node.role === 'tab' && isInside(other, entry),
    );
    const isInner = entries.some((other) => other !== entry && isInside(entry, other));
    return entry.node.role === 'tab' || (!isTabInside && !isInner);
  });
}
