/** What hides parts of a page and can be opened one after another: tabs, folded sections, branches of a tree, menus, pages of a list. */
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { isShort, tabRow } from '../../matching/tab-rows.js';

/** What is looked through, as people call it. */
const treeKinds = /\b(?:tree|folders?|director(?:y|ies)|files|explorer|hierarchy)\b/;
const menuKinds = /\b(?:menus?|menubar|submenus?)\b/;

/** Whether the words at the end of a clause say a kind of place that has to be opened part by part. */
export function isLookedThrough(place: readonly Token[]): boolean {
  const said = nameOfPlace(place);
  // "The text-only tabs" are those of one row, and not all that the page has.
  const isAllTabs = /^(?:(?:the|this|my|your|different|various|other|navigation|page) )*tabs$/.test(said);
  return treeKinds.test(said) || menuKinds.test(said) || isAllTabs;
}

/** What can be opened one after another: tabs that are not selected, sections that are closed, pages. */
export function partsOf(kind: readonly Token[], scene: Scene): Entry[] {
  const said = nameOfPlace(kind);
  const reachable = scene.index.actionable.filter(isShown);
  if (treeKinds.test(said)) return branches(reachable, scene);
  if (menuKinds.test(said)) return menuItems(reachable);
  if (/tab/.test(said)) {
    const tabs = reachable.filter((entry) => entry.node.role === 'tab');
    if (tabs.length > 0) return tabs.filter((entry) => entry.node.selected !== true);
    const links = linksInRow(reachable);
    return links.length > 0 ? links : (tabRow(scene.index) ?? []);
  }
  if (/page/.test(said)) return onwards(reachable);
  // A contact book, a list: whatever it goes on with.
  if (said !== '' && !/section|panel|accordion/.test(said)) return onwards(reachable);
  const closed = reachable.filter(
    (entry) => entry.node.expanded === false && entry.node.hasPopup === undefined,
  );
  if (closed.length > 0) return closed;
  const titles = reachable.filter(
    (entry) =>
      entry.node.role === 'heading' ||
      [...ancestorsOf(entry)].slice(0, 2).some((each) => each.node.role === 'heading'),
  );
  return titles.length > 0 ? titles : plainTitles(reachable);
}

function onwards(entries: readonly Entry[]): Entry[] {
  return entries.filter(
    (entry) =>
      entry.node.disabled !== true &&
      /^(?:link|button|generic|listitem)$/.test(entry.node.role) &&
      leadsOn.test(nameOf(entry)),
  );
}

/** Branches that are folded: they say so, or a sign in front of their name does. */
function branches(entries: readonly Entry[], { index }: Scene): Entry[] {
  const folded = entries.filter(
    ({ node }) => node.expanded === false && !/^(?:true|menu|listbox)$/.test(node.hasPopup ?? ''),
  );
  const signs = folded.length > 0 ? folded : entries.filter((entry) => unfolds.test(nameOf(entry)));
  // Nothing but the style sheet says that they are.
  return signs.length > 0
    ? signs
    : index.entries.filter(
        ({ node: { role, ref, hidden, classes = [] } }) =>
          role === 'listitem' &&
          ref !== undefined &&
          hidden === undefined &&
          classes.some((name) => /^(?:expandable|collapsed|folded)$/.test(name)),
      );
}

const unfolds = /^[▸▹►▶▷⯈⊞＋+]$/u;

/** Items of menus and lists, which open what they hold when they are pointed at or clicked. */
function menuItems(entries: readonly Entry[]): Entry[] {
  const openers = entries.filter(
    ({ node }) => /^(?:true|menu)$/.test(node.hasPopup ?? '') && node.expanded !== true,
  );
  if (openers.length > 0) return openers;
  return entries.filter(
    (entry) =>
      /^(?:listitem|menuitem|generic|link|button)$/.test(entry.node.role) &&
      isItem(entry) &&
      (isShort(entry) || entry.node.children.length > 0) &&
      !leadsAway(entry),
  );
}

function isItem(entry: Entry): boolean {
  return [entry, ...ancestorsOf(entry)].some(({ node }) =>
    /^(?:listitem|menu|menubar|navigation)$/.test(node.role),
  );
}

function leadsAway({ node: { url = '' } }: Entry): boolean {
  return url !== '' && !url.endsWith('#');
}

/** Whether all parts are looked into before one of them is chosen: two files or items of the same name are told apart by nothing. */
export function isWhole(place: readonly Token[]): 'stays open' | 'folds again' | undefined {
  const said = nameOfPlace(place);
  return treeKinds.test(said) ? 'stays open' : menuKinds.test(said) ? 'folds again' : undefined;
}

/** How a part is opened: an item of a menu that nothing marks as an opener only has to be pointed at. */
export function wayInto({ node }: Entry, kind: readonly Token[]): 'click' | 'hover' {
  const isMarked = node.hasPopup !== undefined && node.role !== 'menuitem';
  return menuKinds.test(nameOfPlace(kind)) && !isMarked ? 'hover' : 'click';
}

function nameOfPlace(place: readonly Token[]): string {
  return place.map((token) => token.lower).join(' ');
}

/** Lines of the same look, one below the other, that can be clicked: titles of sections that nothing calls so. */
function plainTitles(entries: readonly Entry[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { node } = entry;
    if (node.role !== 'generic' || node.clickable !== true || node.text === undefined) continue;
    const key = `${entry.parent?.order} ${node.tag} ${node.classes?.[0] ?? ''} ${node.box?.x}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return several.length === 1 ? (several[0] as Entry[]) : [];
}

/** Links to parts of the same page that stand side by side: tabs without the role. */
function linksInRow(entries: readonly Entry[]): Entry[] {
  const links = entries.filter(
    (entry) => entry.node.role === 'link' && /(?:^|\/)?#./.test(entry.node.url ?? ''),
  );
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const link of links) {
    const row = link.parent?.node.role === 'listitem' ? link.parent.parent : link.parent;
    rows.set(row, [...(rows.get(row) ?? []), link]);
  }
  const named = [...rows.values()].filter(
    (row) => row.length > 1 && row.some((link) => /tab/i.test(link.node.name)),
  );
  return named.length === 1 ? (named[0] as Entry[]) : [];
}

/** It can be seen, or will be as soon as it is scrolled to. */
export function isShown({ node }: Entry): boolean {
  return node.hidden === undefined || node.hidden === 'covered' || node.hidden === 'offscreen';
}

/** What leads to the next page. */
const leadsOn = /^(?:next|next page|›|»|>|>>|→|⟩|▶)$/i;

function nameOf({ node }: Entry): string {
  return (node.name || (node.text ?? '')).trim();
}

/** Tabs and sections are told apart by their names, branches and items by all that they stand in; "Next" is followed again on every page, by its address or by what the page shows. */
export function keyOf(entry: Entry, { index }: Scene): string {
  const name = nameOf(entry);
  if (unfolds.test(name) || /^(?:listitem|menuitem|treeitem)$/.test(entry.node.role))
    return pathOf(entry, index);
  if (!leadsOn.test(name)) return name;
  const shown = index.entries.map(({ node }) => node.text ?? node.name).join(' ');
  const { url = '' } = entry.node;
  // "#" is the address of every page of such a list.
  return url !== '' && !url.endsWith('#') ? url : `${name} ${entry.node.ref} ${shown}`;
}

/** The titles of the items that an entry stands in, from the outermost, and its own. */
export function pathOf(entry: Entry, index: PageIndex): string {
  const around = [...ancestorsOf(entry)].filter(({ node }) =>
    /^(?:listitem|menuitem|treeitem)$/.test(node.role),
  );
  const inner = around[0] && unfolds.test(nameOf(entry)) ? [] : [entry];
  const titles = [...inner, ...around].map((each) => titleOf(each, index)).toReversed();
  return titles.filter((title, at) => title !== titles[at - 1]).join(' > ');
}

/** The first text in it that has a letter. */
function titleOf(entry: Entry, index: PageIndex): string {
  const texts = [entry, ...below(index, entry)].map(({ node }) =>
    node.role === 'text' ? node.name : (node.text ?? ''),
  );
  return (texts.find((text) => /[\p{L}\p{N}]/u.test(text)) ?? nameOf(entry)).trim().slice(0, LONGEST_TITLE);
}

const LONGEST_TITLE = 60;
