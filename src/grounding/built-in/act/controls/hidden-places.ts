/** The parts of a page that are put away, and that a sentence of a certain kind is looked for in: tabs and folded sections for a setting, the panel of the filters for a filter. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';
import { labelOf } from './menu-items.js';
import { isTab, isUsable, saysDeed, sectionsOf, withoutInner } from './sections.js';

const setting =
  /^(?:please )?(?:(?:turn|switch) (?:on|off)|enable|disable|activate|deactivate|tick|untick|check|uncheck)\b/i;

const filter =
  /^(?:please )?(?:filter|narrow)\b|^(?:please )?(?:show|display|list|view|see)\b.*\b(?:only|just|with|made by|by|from|under|of)\b/i;

const filtering = /^(?:all |more |show |open )?filters?(?: by| results| list)?$/;

/** Verbs of clauses about something that can stand in another section; a thing that is to be clicked or opened has to be here. */
const aboutSomething = /^(?:goal|set|fill|select|check|uncheck|toggle)$/;

/** Goes to a page, which may be listed in a group of the navigation that is folded up. */
const going = /^(?:please )?(?:(?:go|navigate|head|jump|switch)(?: over)? to|open|visit)\b/i;

/** Speaks of what is here. */
const pointing = /^(?:please )?\S+ (?:it|its|them|their|this|these|that|those|here)\b/i;

/** The places in which such a sentence is looked for, and the one to go back to; undefined where nothing is put away. With `isBegun` fields are filled in that a navigation would lose. */
export function hiddenPlaces(
  clause: Clause,
  { index, last }: Scene,
  isBegun: boolean,
): { found: readonly Entry[]; home?: Entry } | undefined {
  const { text } = clause;
  if (filter.test(text)) {
    const buttons = index.actionable.filter((entry) => isUsable(entry) && isFilterButton(entry));
    if (buttons.length > 0) return distinct(buttons);
  }
  if (/^(?:click|open)$/.test(clause.verb) && going.test(text) && !pointing.test(text))
    return distinct(index.actionable.filter((entry) => isUsable(entry) && isGroup(entry)));
  if (!setting.test(text) && (!aboutSomething.test(clause.verb) || pointing.test(text))) return undefined;
  const { others, open } = sectionsOf(index);
  // The section that the sentence itself has opened is the one that is meant.
  const isSaid = last !== undefined && last === open;
  // From another page the way back has to be known, for where nothing is found there.
  const near = open ? others : others.filter((entry) => !leadsAway(entry, index.snapshot.url));
  const sections = isSaid ? [] : isBegun ? near.filter(isTab) : near;
  const folded = index.actionable.filter((entry) => isUsable(entry) && isFolded(entry));
  const places = distinct(withoutInner([...new Set([...sections, ...folded])]));
  return places && { ...places, ...(open && sections.length > 0 && { home: open }) };
}

/** A link to another page, and not only to another part or view of this one. */
function leadsAway({ node: { url } }: Entry, here: string): boolean {
  if (url === undefined || url === '' || !URL.canParse(url, here)) return false;
  const [to, from] = [new URL(url, here), new URL(here)];
  return to.origin + to.pathname !== from.origin + from.pathname;
}

/** All of them, where no two are called alike. */
function distinct(found: readonly Entry[]): { found: readonly Entry[] } | undefined {
  const names = new Set(found.map(labelOf));
  return found.length > 0 && names.size === found.length ? { found } : undefined;
}

function isFilterButton(entry: Entry): boolean {
  return (
    entry.node.role === 'button' &&
    entry.node.expanded !== true &&
    filtering.test(fold(labelOf(entry).replace(/[^\p{L} ]+/gu, ' ')).trim())
  );
}

/** What unfolds a part of the navigation, or of the column that is one without being called so. */
function isGroup(entry: Entry): boolean {
  const { node } = entry;
  const isShut = (node.folded === true && !saysDeed(entry)) || node.expanded === false;
  return (
    isShut &&
    /^(?:button|link|generic|disclosuretriangle|menuitem|treeitem)$/.test(node.role) &&
    /^(?:|true|menu)$/.test(node.hasPopup ?? '') &&
    [...ancestorsOf(entry)].some(
      ({ node: { role, tag } }) => /^(?:navigation|menubar|complementary)$/.test(role) || tag === 'nav',
    )
  );
}

/** A section of the page that is folded up; no menu, and none in a line of a list. */
function isFolded(entry: Entry): boolean {
  const { node } = entry;
  return (
    ((node.folded === true && !saysDeed(entry)) ||
      (node.expanded === false && /^(?:button|generic|disclosuretriangle)$/.test(node.role))) &&
    (node.hasPopup === undefined || node.hasPopup === '') &&
    ![...ancestorsOf(entry)].some(({ node: { role } }) => /^(?:row|navigation|menubar|menu)$/.test(role))
  );
}
