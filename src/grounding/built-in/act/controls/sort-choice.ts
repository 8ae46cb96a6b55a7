/**
 * "Sort the jobs by highest salary", "show the newest first": the one choice of a list that says the same order in its own words ("Salary: high to
 * low", "Date (newest first)"), in a native list or in the menu that the button for sorting opens.
 */
import type { Clause } from '../../language/clause.js';
import { spell } from '../../language/clause.js';
import { alphabetAmong, saysAlphabet } from '../../language/alphabet.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { isSameOrder, type SortKey, sortKeyOf, sortSaid } from '../../language/sort-key.js';
import { contentOf, recordNouns } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { isOneOfSeveral } from '../../matching/filter-row.js';
import { recordOf } from '../../matching/relations.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  type Entry,
  entryOf,
  isInside,
  mentionsOf,
  readable,
} from '../../matching/page-index.js';
import { isPutAway } from './do-option.js';

const CONFIDENCE = 0.88;

/** The choice in a list that stands on the page; undefined where no order is said, or none of the choices or several say it. */
export function sortChoice(clause: Clause, scene: Scene): Outcome | undefined {
  const said = saidIn(clause);
  if (!said) return undefined;
  const found = scene.index.actionable.flatMap((list) =>
    isPutAway(list)
      ? []
      : (list.node.options ?? []).flatMap((option) =>
          isSameOrder(said.key, sortKeyOf(option)) ? [{ list, option }] : [],
        ),
  );
  const [only, ...others] = found;
  if (!only) return sortButton(said, clause, scene);
  if (others.length > 0 || !isSorter(only.list)) return undefined;
  if (!mayBe(said.things, only.list, scene))
    return { kind: 'none', looked: `what sorts ${spell(said.things)}`, nearest: [], final: true };
  if (only.list.node.value === only.option)
    return { kind: 'done', reason: `"${only.option}" is chosen already`, entries: [only.list] };
  const step = stepOn(only.list, 'selectOption', { args: [only.option], confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], explained: clause.text };
}

/** "Cheapest" of a row "Newest · Cheapest · Longest": the one of several buttons for an order, outside of the list, that says it. */
function sortButton(
  { things, key }: { things: readonly Token[]; key: SortKey },
  clause: Clause,
  scene: Scene,
): Outcome | undefined {
  const orders = scene.index.actionable.filter(
    (entry) =>
      /^(?:button|link|tab|radio|generic)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.options === undefined &&
      entry.node.hasPopup === undefined &&
      isOneOfSeveral(entry) &&
      !/^(?:row|article)$/.test(recordOf(entry)?.node.role ?? '') &&
      sortKeyOf(entry.evidence[0]?.text ?? '').way !== undefined,
  );
  const [only, ...others] = orders.filter((entry) =>
    isSameOrder(key, sortKeyOf(entry.evidence[0]?.text ?? '')),
  );
  const isRow = only && orders.some((entry) => entry !== only && entry.parent === only.parent);
  if (!only || others.length > 0 || !isRow || !mayBe(things, only, scene)) return undefined;
  if (only.node.checked === true || only.node.pressed === true || only.node.selected === true)
    return { kind: 'done', reason: 'it is sorted so already', entries: [only] };
  const method = only.node.role === 'radio' ? 'check' : 'click';
  return { kind: 'steps', steps: [stepOn(only, method, { confidence: CONFIDENCE })], explained: clause.text };
}

/** Opens the one menu that sorts, where no list on the page is known to hold the order. */
export function sortMenu(clause: Clause, scene: Scene): Outcome | undefined {
  const said = saidIn(clause) ?? unorderedIn(clause);
  if (!said) return undefined;
  const [opener, ...others] = scene.index.actionable.filter((entry) => isOpener(entry));
  if (!opener || others.length > 0 || scene.last === opener || !mayBe(said.things, opener, scene))
    return undefined;
  // "Sort by Richest ↓" turns the order round, and opens nothing.
  if ('by' in said && !opensMenu(opener)) return undefined;
  if ('key' in said && !opensMenu(opener) && isSameOrder(said.key, orderOf(opener)))
    return { kind: 'done', reason: 'it is sorted so already', entries: [opener] };
  return {
    kind: 'steps',
    steps: [stepOn(opener, 'click', { confidence: 0.8 })],
    phase: {
      kind: 'choose',
      looked: 'by' in said ? spell(said.by) : spell(saidOf(clause)),
      others: [],
      typed: false,
      chose: false,
      editable: false,
      way: 'click',
      ...(opener.node.ref !== undefined && { fieldRef: opener.node.ref }),
    },
    explained: clause.text,
  };
}

/** "Sort direction: oldest first" has become "newest first" by the click, and nothing came up: the button turned the order round. */
export function turnedOrder(clause: Clause, ref: string | undefined, scene: Scene): Outcome | undefined {
  const said = ref === undefined ? undefined : saidIn(clause);
  if (!said) return undefined;
  // What it is called has changed, and its reference may have changed with that.
  const [opener, ...others] = scene.index.actionable.filter((entry) => isOpener(entry));
  const button = entryOf(ref ?? '', scene.index) ?? (others.length === 0 ? opener : undefined);
  if (!button || opensMenu(button) || !isSameOrder(said.key, orderOf(button))) return undefined;
  const isChoice = ({ node }: Entry): boolean => /^(?:option|menuitem|menuitemradio|dialog)$/.test(node.role);
  return [...freshEntries(scene)].some(isChoice)
    ? undefined
    : { kind: 'done', reason: 'it is sorted so now', entries: [button] };
}

/** The order that a button says it stands at, behind what it is called. */
function orderOf({ node, evidence: [name] }: Entry): SortKey {
  return sortKeyOf((name?.text ?? readable(node)).replace(/^[^:]*:/u, ''));
}

/** The one of the choices that came up which says the order of the clause; undefined where none does, or several do. */
export function orderAmong(clause: Clause, fresh: ReadonlySet<Entry>): string | undefined {
  if (isSorting(clause) && saysAlphabet(clause.text))
    return alphabetAmong([...fresh].map(({ node }) => readable(node) || node.name));
  const said = saidIn(clause);
  if (!said) return undefined;
  const names = new Set(
    [...fresh].flatMap(({ node }) => {
      const shown = readable(node) || node.name;
      return node.hidden === undefined && isSameOrder(said.key, sortKeyOf(shown)) ? [shown] : [];
    }),
  );
  const [only, ...others] = names;
  return others.length === 0 ? only : undefined;
}

function saidIn(clause: Clause): { things: readonly Token[]; key: SortKey } | undefined {
  return isSorting(clause) ? sortSaid(saidOf(clause)) : undefined;
}

/** What was chosen for is a clause of its own by then: its text still says what it was. */
function isSorting({ verb }: Clause): boolean {
  return /^(?:goal|select)$/.test(verb);
}

/** "Sort the shoes by rating", "sort the shoes alphabetically": what is sorted, and by what, without a way. */
function unorderedIn(clause: Clause): { things: readonly Token[]; by: readonly Token[] } | undefined {
  const said = isSorting(clause) ? saidOf(clause) : [];
  const at = said.findIndex(({ kind, lower }) => kind === 'word' && lower === 'by');
  if (at >= 0 && at < said.length - 1)
    return {
      things: said.slice(0, at),
      by: said.slice(at + 1).filter(({ lower }) => !/^(?:the|their|its)$/.test(lower)),
    };
  const end = said.findIndex(({ lower }) => /^(?:in|alphabetically)$/.test(lower));
  return saysAlphabet(clause.text) ? { things: said.slice(0, end), by: said.slice(end) } : undefined;
}

/** What stands behind the verb. */
function saidOf({ text }: Clause): readonly Token[] {
  const [verb, ...rest] = tokenize(text);
  return verb && /^(?:sort|order|arrange)$/.test(verb.lower) ? rest : [];
}

/** It says that it sorts, or more than one of its options is an order. */
function isSorter({ node, evidence }: Entry): boolean {
  return (
    evidence.some(({ words }) => words.some(({ stem }) => /^(?:sort|order|arrang)/.test(stem))) ||
    (node.options ?? []).filter((option) => sortKeyOf(option).way !== undefined).length > 1
  );
}

/** "Sort: Most recent ▾", "Sort by": no header of a column, which sorts by that column alone. */
function isOpener(entry: Entry): boolean {
  const [first] = entry.evidence[0]?.words ?? [];
  return (
    /^(?:button|combobox|link|generic)$/.test(entry.node.role) &&
    entry.node.options === undefined &&
    (/^(?:sort|sorted|order)$/.test(first?.text ?? '') || showsOrder(entry)) &&
    entry.node.hidden === undefined &&
    ![...ancestorsOf(entry)].some(({ node }) => /^(?:row|columnheader|article)$/.test(node.role))
  );
}

/** It says that it opens a list, by its state, by its sign, or by the colon before what is chosen. */
function opensMenu({ node, evidence: [name] }: Entry): boolean {
  const text = (name?.text ?? readable(node)).trim();
  return (
    node.hasPopup !== undefined ||
    node.expanded !== undefined ||
    node.role === 'combobox' ||
    /[▾▼⌄˅]$|^sort(?:ed)?(?: by)?\s*:/iu.test(text)
  );
}

/** "Newest first ▾": a drawn list shows the order that is chosen. */
function showsOrder({ node, evidence: [name] }: Entry): boolean {
  const text = name?.text ?? readable(node);
  return node.role !== 'link' && /\b(?:first|to)\b/i.test(text) && sortKeyOf(text).way !== undefined;
}

/** The tab or entry of the view that is shown. */
function isStanding({ node }: Entry): boolean {
  return (
    node.selected === true ||
    node.pressed === true ||
    (node.classes ?? []).some((name) => /(?:^|-|_)(?:active|selected|current|cur|on)$/i.test(name))
  );
}

/** How many words it is called by, "Issues (6)" saying one and how many there are. */
function nouns({ node }: Entry): number {
  return contentOf(node.name).filter(({ text }) => !/^\d/.test(text)).length;
}

/** What a page may call whatever it lists. */
const anyList = /^(?:results?|lists?|items|entries|listings?|rows|lines|hits|matches)$/;

/** Whether what is to be sorted may be what this sorts: no other list or view of the page is called so. */
function mayBe(things: readonly Token[], control: Entry, { index }: Scene): boolean {
  const above = index.entries.filter(
    ({ node, order }) => node.role === 'heading' && order < control.order && node.hidden === undefined,
  );
  const own = above.filter((title) => title.node.level === 1 || title === above.at(-1));
  return contentOf(spell(things)).every((word) => {
    const said = [...mentionsOf(word, index)];
    if (own.some((title) => said.includes(title))) return true;
    // In the part of the tab "Cottages" that is shown.
    if (said.some((part) => part.node.role === 'tabpanel' && isInside(control, part))) return true;
    const isTitled = said.some(
      (entry) =>
        /^(?:heading|caption)$/.test(entry.node.role) ||
        (entry.node.role === 'tab' && !isStanding(entry)) ||
        (/^(?:button|link)$/.test(entry.node.role) &&
          nouns(entry) === 1 &&
          recordOf(entry)?.node.role !== 'row' &&
          !isStanding(entry)),
    );
    // The list itself, however it is called; and what only its lines, their number or the choice itself speak of.
    const isOfList = (entry: Entry): boolean =>
      isInside(entry, control) ||
      recordOf(entry) !== undefined ||
      entry.node.role === 'option' ||
      /^\d+ \p{L}+$/u.test(readable(entry.node).trim());
    if (anyList.test(word.text) || (said.length > 0 && said.every((entry) => isOfList(entry)))) return true;
    const isView = said.some((entry) => isStanding(entry) && nouns(entry) === 1);
    if (isView && !isTitled) return true;
    return !isTitled && (said.length === 0 || recordNouns.has(word.stem));
  });
}
