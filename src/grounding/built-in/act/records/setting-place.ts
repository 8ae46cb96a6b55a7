/**
 * Where a property is set that the record shows nothing for: on the page or in the panel that is about this one record, known by its heading, or by
 * what stands over the list and acts on the lines that are ticked.
 */
import type { Setting } from '../../language/setting-sentence.js';
import { contentOf, isOrnament, wordLikeness, wordsOf } from '../../language/words.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { isKind } from './record-deed.js';
import { placeIn } from './record-controls.js';
import { recordGroups } from './records-called.js';
import { leadsOn } from './setting-choice.js';
import {
  controlOf,
  isStateName,
  opensStates,
  recordOfSetting,
  type SettingTarget,
} from './setting-target.js';

/** What shows the property on a page or in a panel whose heading is called like the record; undefined where none does, or several. */
export function targetOnPage(setting: Setting, index: PageIndex): SettingTarget | undefined {
  const words = contentOf(setting.record).filter((word) => !isOrnament(word));
  // "The dark theme issue" is titled "Dark theme".
  const telling = words.filter((word) => !isKind(word));
  const isGeneric = telling.length === 0;
  const [root] = index.entries;
  if (isGeneric) {
    const target = root && controlOf(setting, root, index);
    return target && !isBesideList(target.control, index) ? target : undefined;
  }
  const line = recordOfSetting(setting, index);
  const titles = index.entries.filter(({ node }) => {
    const shown = wordsOf(node.name || readable(node));
    const isTitle = node.role === 'heading' || node.role.endsWith('dialog');
    return (
      isTitle &&
      node.hidden !== 'inert' &&
      telling.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9))
    );
  });
  const found = titles.flatMap((title) => {
    for (const place of [title, ...ancestorsOf(title)]) {
      if ((line && isInside(line, place)) || isOfOthers(place, title, index)) return [];
      const target = controlOf(setting, place, index);
      if (target) return [target];
    }
    return [];
  });
  return new Set(found.map(({ control }) => control)).size === 1 ? found[0] : undefined;
}

/** It holds another heading of the same rank, or of a higher one: what lies in it need not belong to this one. */
function isOfOthers(place: Entry, title: Entry, index: PageIndex): boolean {
  const rank = title.node.level ?? 1;
  return below(index, place).some(
    (entry) => entry !== title && entry.node.role === 'heading' && (entry.node.level ?? 1) <= rank,
  );
}

/** The page lists several things, of which the control may be a filter; the state beside the title of one thing is that of the thing. */
function isBesideList(control: Entry, index: PageIndex): boolean {
  const lists = recordGroups(index).filter(
    (group) =>
      group.length > 1 &&
      group.every(({ texts }) => texts.length > 1) &&
      !group.some(({ record }) => isInside(control, record)),
  );
  const shown = lists.flatMap((group) => group.flatMap(({ texts }) => texts));
  const isOfThing = opensStates(control) && !shown.some(isStateName) && isBesideTitle(control, index);
  return lists.length > 0 && !isOfThing;
}

/** Levels up from a control to the line that holds the title as well. */
const TITLE_LEVELS = 3;

/** The first heading around it names one thing, and no list of them: "Invoice 2041", not "Invoices". */
function isBesideTitle(control: Entry, index: PageIndex): boolean {
  for (const place of [...ancestorsOf(control)].slice(0, TITLE_LEVELS)) {
    const [title, ...others] = below(index, place).filter(({ node }) => node.role === 'heading');
    if (!title) continue;
    const words = wordsOf(title.node.name || readable(title.node));
    const isPlural = words.some(({ text, stem }) => text !== stem);
    return others.length === 0 && (words.some(({ text }) => /\d/.test(text)) || !isPlural);
  }
  return false;
}

/** The box of the record, and what over its list sets the property of those that are ticked; undefined where another one is ticked, or nothing does. */
export function barOf(setting: Setting, index: PageIndex): { box: Entry; bar: Entry } | undefined {
  const record = recordOfSetting(setting, index);
  const box = record && placeIn(record, index);
  const list = record?.parent;
  if (!list || box?.node.role !== 'checkbox') return undefined;
  const isOtherTicked = below(index, list).some(
    (entry) => entry !== box && entry.node.role === 'checkbox' && entry.node.checked === true,
  );
  const outside = index.actionable.filter(
    (entry) => entry.node.role === 'button' && !isInside(entry, list) && !entry.record && !isInHeader(entry),
  );
  const bar = isOtherTicked ? undefined : leadsOn(setting, outside, { isDisabledToo: true });
  return bar && { box, bar };
}

/** The title of a column sorts by it. */
function isInHeader(entry: Entry): boolean {
  return [...ancestorsOf(entry)].some(({ node }) => node.role === 'columnheader');
}
