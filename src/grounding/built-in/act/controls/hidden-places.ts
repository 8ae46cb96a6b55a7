/** The parts of a page that are put away, and that a sentence of a certain kind is looked for in: tabs and folded sections for a setting, the panel of the filters for a filter. */
import type { Clause } from '../../language/clause.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';
import { isMarkedOpen, saysTab } from '../../matching/tab-rows.js';
import { labelOf } from './menu-items.js';

const setting =
  /^(?:please )?(?:(?:turn|switch) (?:on|off)|enable|disable|activate|deactivate|tick|untick|check|uncheck)\b/i;

const filter =
  /^(?:please )?(?:filter|narrow)\b|^(?:please )?(?:show|display|list|view|see)\b.*\b(?:only|just|with|made by|by|from|under|of)\b/i;

const filtering = /^(?:all |more |show |open )?filters?(?: by| results| list)?$/;

/** The places in which such a sentence is looked for; undefined where it is neither, or nothing is put away. */
export function hiddenPlaces({ text }: Clause, index: PageIndex): readonly Entry[] | undefined {
  const found = filter.test(text)
    ? index.actionable.filter((entry) => isUsable(entry) && isFilterButton(entry))
    : setting.test(text)
      ? index.actionable.filter((entry) => isUsable(entry) && (isShutTab(entry) || isFolded(entry)))
      : [];
  const names = new Set(found.map(labelOf));
  return found.length > 0 && names.size === found.length ? found : undefined;
}

function isUsable({ node }: Entry): boolean {
  return node.ref !== undefined && node.hidden === undefined && node.disabled !== true;
}

function isFilterButton(entry: Entry): boolean {
  return (
    entry.node.role === 'button' &&
    entry.node.expanded !== true &&
    filtering.test(fold(labelOf(entry).replace(/[^\p{L} ]+/gu, ' ')).trim())
  );
}

/** A tab, whether it is one for the page or only called so by its make. */
export function isTab(entry: Entry): boolean {
  const { role } = entry.node;
  return role === 'tab' || (/^(?:generic|button|listitem)$/.test(role) && saysTab(entry));
}

/** The one tab that is open. */
export function openTab(index: PageIndex): Entry | undefined {
  const [only, ...others] = index.actionable.filter(
    (entry) => isUsable(entry) && isTab(entry) && isOpenTab(entry),
  );
  return others.length === 0 ? only : undefined;
}

function isShutTab(entry: Entry): boolean {
  return isTab(entry) && !isOpenTab(entry);
}

function isOpenTab(entry: Entry): boolean {
  return entry.node.role === 'tab' ? entry.node.selected === true : isMarkedOpen(entry);
}

/** A section of the page that is folded up; no menu, and none in a line of a list. */
function isFolded(entry: Entry): boolean {
  const { node } = entry;
  return (
    node.expanded === false &&
    /^(?:button|generic|disclosuretriangle)$/.test(node.role) &&
    (node.hasPopup === undefined || node.hasPopup === '') &&
    ![...ancestorsOf(entry)].some(({ node: { role } }) => /^(?:row|navigation|menubar|menu)$/.test(role))
  );
}
