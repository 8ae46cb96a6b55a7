/** Choices that stand in a row of their like, and which of such rows narrow a list. */
import { ancestorsOf, type Entry, readable } from './page-index.js';

/** A choice stands beside others of its kind: a row of buttons, radio buttons of a group, links of a list. */
export function isOneOfSeveral(entry: Entry): boolean {
  if (/^(?:radio|tab|option|menuitem|menuitemradio|treeitem|switch|checkbox)$/.test(entry.node.role))
    return true;
  if (!/^(?:button|link|generic|listitem)$/.test(entry.node.role)) return false;
  let inner = entry;
  for (const around of [...ancestorsOf(entry)].slice(0, 2)) {
    const alike = around.node.children.filter(
      (child) => child.role === inner.node.role && child.tag === inner.node.tag && child.role !== 'text',
    );
    if (alike.length > 1) return true;
    inner = around;
  }
  return false;
}

/**
 * What narrows a list: a link or tab beside others, or one of a row of buttons that shows which of them is pressed or has one for all. A tool
 * bar with "Open", "Save" and "Close" narrows nothing.
 */
export function isFilter(entry: Entry): boolean {
  const { role, name } = entry.node;
  // The arrows and dots of a carousel turn it.
  if (/^(?:next|previous|prev|go to)\b/i.test(name)) return false;
  if (/^(?:link|tab|radio)$/.test(role)) return isOneOfSeveral(entry);
  if (role === 'option') return isSegment(entry);
  const row = [...ancestorsOf(entry)].slice(0, 2).find(({ node }) => node.children.length > 1);
  const buttons = (row?.node.children ?? []).flatMap((child) => [child, ...child.children]);
  const isState = ({ pressed, selected, checked, classes = [] }: Entry['node']): boolean =>
    pressed !== undefined ||
    selected !== undefined ||
    checked !== undefined ||
    classes.some((name) => /(?:^|-|_)(?:active|selected|current|on)$/i.test(name));
  return (
    /^(?:button|generic)$/.test(role) &&
    isOneOfSeveral(entry) &&
    buttons.some((each) => isState(each) || /^(?:all|any|everything)\b/i.test((each.name || each.text) ?? ''))
  );
}

/** "All · Waiting · Delivered": an option of a row that stands open and has one for all of them. */
function isSegment(entry: Entry): boolean {
  const list = [...ancestorsOf(entry)].find(({ node }) => node.role === 'listbox');
  const options = (list?.node.children ?? [])
    .flatMap((child) => [child, ...child.children])
    .filter(({ role }) => role === 'option');
  return (
    list?.node.tag !== 'select' &&
    options.length > 1 &&
    options.every(({ hidden }) => hidden === undefined) &&
    options.some(({ name, text }) => /^(?:all|any|everything)\b/i.test((name || text) ?? ''))
  );
}

/** It stands in the head of a table: in the title of a column, or a native list in the row of filters under the titles. */
export function isInHead(entry: Entry): boolean {
  return [...ancestorsOf(entry)].some(
    ({ node: { role, tag } }) =>
      role === 'columnheader' || (tag === 'thead' && entry.node.options !== undefined),
  );
}

/** "Vegan (3)" beside "Leather (5)": links that say how many are left are what a list is narrowed by. */
export function isCountedLink({ node, parent }: Entry): boolean {
  const counted = /\p{L}\s*\(\d+\)\s*$/u;
  if (node.role !== 'link' || !counted.test(node.name)) return false;
  const around = parent?.node.role === 'listitem' ? parent.parent : parent;
  const names = (around?.node.children ?? []).map((child) => readable(child) || child.name);
  return names.filter((name) => counted.test(name)).length > 1;
}

/** Titles of the links that a list is narrowed by. */
const categories =
  /^(?:(?:all|browse|shop|filter|refine|search)(?: \p{L}+)? by|filters?|(?:(?:product|post|all|our|browse|shop) )?(?:categor(?:y|ies)|collections?|departments?|brands?|genres?|topics?|tags?|types?|cuisines?|subjects?))\b/iu;

/** "Tents" under the title "Categories", or with a count behind it like its neighbours: what a list is narrowed by, and no other page of the site. */
export function isCategoryLink(entry: Entry): boolean {
  if (isCountedLink(entry)) return true;
  if (entry.node.role !== 'link' || !isOneOfSeveral(entry)) return false;
  const around = [...ancestorsOf(entry)].slice(0, 4);
  const item = around[0]?.node.role === 'listitem' ? around[0] : undefined;
  const lines = item?.parent?.node.children ?? [];
  const counted = lines.filter((line) => /\p{L}\s*\(?\d+\)?\s*$/u.test(readable(line)));
  if (item && counted.length > 1 && counted.length >= lines.length - 1) return true;
  return around.some(
    ({ node }) =>
      (/^(?:navigation|region|group|list|complementary)$/.test(node.role) && categories.test(node.name)) ||
      isTitledSo(node.children, around),
  );
}

/** The last title in front of what holds the link. */
function isTitledSo(children: Entry['node']['children'], around: readonly Entry[]): boolean {
  const at = children.findIndex((child) => around.some(({ node }) => node === child));
  const title = children.slice(0, Math.max(at, 0)).at(-1);
  return title?.role === 'heading' && categories.test(title.name);
}
