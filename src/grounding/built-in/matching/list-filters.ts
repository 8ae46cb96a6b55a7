/** What narrows the lists of a page: native lists and drawn ones, rows of choices, boxes, and fields for a number that bounds them. */
import { rootOf } from '../language/role-verbs.js';
import { sortKeyOf } from '../language/sort-key.js';
import { fold, toWord, type Word, wordsOf } from '../language/words.js';
import { columnSaid, titledAll, valuesOfColumn } from './drawn-filter.js';
import { isFilter, isInHead, isOneOfSeveral } from './filter-row.js';
import { offersDeeds } from './list-of-deeds.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from './page-index.js';

export interface FilterChoice {
  text: string;
  entry: Entry;
  /** It is an option of a native list. */
  option?: true;
  /** It shows once its list is open; that it is there, a cell of the column says that the list narrows. */
  unseen?: true;
  /** It stands for no filter at all: "Anyone", "All types". */
  isNone: boolean;
}

export interface ListFilter {
  kind: 'list' | 'row' | 'box' | 'number' | 'drawn';
  /** The list, the box, the field, what opens the drawn list, or the first choice of a row. */
  entry: Entry;
  label: readonly Word[];
  /** What it is called by in front of it or by its name, as it is written. */
  title: string;
  choices: readonly FilterChoice[];
  /** The end that a number sets. */
  bound?: 'most' | 'least';
  /** What holds a box with the others of its kind. */
  part?: Entry;
}

const none =
  /^[-–—\s]*(?:(?:all|any|every|each|no preference|no filter|everything|everyone|everybody|everywhere|anyone|anybody|anything|anywhere|any ?time|whatever|(?:please )?(?:select|choose|pick))\b.*)?$/iu;

/** Whether what is chosen so filters nothing: "Anyone", "All types", "—". */
export function isNoFilter(text: string): boolean {
  return none.test(text.trim().replace(/\s*\(\d+\)$/, ''));
}

const filtersOnce = new WeakMap<PageIndex, readonly ListFilter[]>();

/** The filters of a page, in its order. What lies in a row or card of a list is none. */
export function filtersOn(index: PageIndex): readonly ListFilter[] {
  let known = filtersOnce.get(index);
  if (!known) {
    const controls = index.actionable.filter(
      (entry) =>
        (entry.node.hidden === undefined || /^(?:offscreen|covered)$/.test(entry.node.hidden)) &&
        !isOfRecord(entry, index),
    );
    const single = controls.flatMap((entry) => singleFilter(entry, index) ?? []);
    known = [...single, ...rowsAmong(controls, index)]
      .filter((filter) => !isOrder(filter))
      .toSorted((a, b) => a.entry.order - b.entry.order);
    filtersOnce.set(index, known);
  }
  return known;
}

/** What a list is sorted by, or how much of it a page shows, leaves nothing out. */
function isOrder({ title, choices }: ListFilter): boolean {
  const orders = choices.filter(({ text }) => sortKeyOf(text).way !== undefined);
  return (
    /\b(?:sort|sorted|order(?:ed)? by|arrange|per page|view as|layout)\b|^order$/i.test(title) ||
    orders.length > 1
  );
}

function singleFilter(entry: Entry, index: PageIndex): ListFilter | undefined {
  const { node } = entry;
  const title = titleOf(entry, index);
  if (isGivenBeside(entry, index) || offersDeeds(entry)) return undefined;
  if (node.tag === 'select' && node.options !== undefined) {
    const choices = node.options.map((text): FilterChoice => ({
      text,
      entry,
      option: true,
      isNone: isNoFilter(text),
    }));
    return { kind: 'list', entry, label: labelOf(entry, title, choices), title, choices };
  }
  if (/^(?:checkbox|switch|menuitemcheckbox)$/.test(node.role)) {
    const text = entry.evidence[0]?.text ?? '';
    const part = boxesAround(entry, index);
    const group = groupTitle(entry) || (part ? titleIn(part, entry, index) : '');
    return {
      kind: 'box',
      entry,
      label: wordsOf(group),
      title: group,
      choices: [{ text: withoutCount(text), entry, isNone: isNoFilter(text) }],
      ...(part && { part }),
    };
  }
  const values = valuesOfColumn(entry, index);
  if (values.length > 0 && !isDrawnList(entry)) {
    const choices = values.map((text): FilterChoice => ({ text, entry, unseen: true, isNone: false }));
    // What no cell says is not looked for in it.
    return { kind: 'drawn', entry, label: wordsOf(columnSaid(entry)), title: '', choices };
  }
  if (/^(?:spinbutton|slider|textbox)$/.test(node.role)) {
    const bound = boundSaid(title);
    return bound && { kind: 'number', entry, label: wordsOf(title), title, choices: [], bound };
  }
  if (isDrawnList(entry)) {
    const shown = (readable(node) || node.name).replace(/[\s▾▼⌄˅⏷]+$/u, '');
    const { titled } = titledAll.exec(shown)?.groups ?? {};
    const [, named = title, value = shown] =
      titled === undefined ? (/^([^:]{2,30}):\s*(.+)$/.exec(shown) ?? []) : ['', titled, 'All'];
    const choices = [
      { text: value, entry, isNone: isNoFilter(value) },
      ...values.map((text): FilterChoice => ({ text, entry, unseen: true, isNone: false })),
    ];
    return { kind: 'drawn', entry, label: labelOf(entry, named, choices), title: named, choices };
  }
  return undefined;
}

/** "Crew [North ▾] [Assign selected]": what is chosen there the button right behind gives to something, and nothing is left out. */
function isGivenBeside(entry: Entry, index: PageIndex): boolean {
  const next = index.actionable.find(
    ({ order, node }) => order > entry.end && node.role !== 'option' && node.hidden === undefined,
  );
  const isBeside =
    next?.node.role === 'button' && [...ancestorsOf(entry)].slice(0, 2).some(({ end }) => next.order <= end);
  return isBeside && giving.test(next.evidence[0]?.text ?? '');
}

const giving =
  /^\W*(?:assign|move|transfer|hand over|set|change|give|send|tag|label|mark|book|allocate|reassign)\b/iu;

/** "(•) Plasma … [Confirm booking]": a form that is sent off asks for it, and narrows nothing. */
export function isSentWith(entry: Entry): boolean {
  const [, ...around] = [...ancestorsOf(entry)].slice(0, 4);
  return around.some(({ children }) =>
    children.some(
      (each) =>
        each.order > entry.order && each.node.role === 'button' && sending.test(each.evidence[0]?.text ?? ''),
    ),
  );
}

const sending =
  /^\W*(?:confirm|book|reserve|place|pay|submit|send|register|sign up|create|order|next|continue)\b/iu;

/** A box or button that opens a list to choose from, and is none by itself. */
function isDrawnList({ node }: Entry): boolean {
  if (node.options !== undefined || !/^(?:generic|button|combobox)$/.test(node.role)) return false;
  const text = (readable(node) || node.name).trim();
  return (
    text.length <= 40 &&
    (node.hasPopup === 'listbox' ||
      (node.role === 'combobox' && node.tag !== 'input') ||
      /[▾▼⌄˅⏷]$/u.test(text))
  );
}

/** Tabs, radio buttons, pressed buttons and drawn chips, each row of them one filter. */
function rowsAmong(controls: readonly Entry[], index: PageIndex): ListFilter[] {
  const rows = new Map<Entry | undefined, Entry[]>();
  for (const entry of controls) {
    if (!isRowChoice(entry)) continue;
    const holder = holderOf(entry, controls);
    rows.set(holder, [...(rows.get(holder) ?? []), entry]);
  }
  return [...rows].flatMap(([holder, row]): ListFilter[] => {
    const [first] = row;
    if (!first || !holder) return [];
    const choices = row.map((entry): FilterChoice => {
      const text = withoutCount(entry.evidence[0]?.text ?? readable(entry.node));
      return { text, entry, isNone: isNoFilter(text) };
    });
    const title = groupTitle(first) || textBefore(first, holder, index);
    return [{ kind: 'row', entry: first, label: labelOf(undefined, title, choices), title, choices }];
  });
}

function isRowChoice(entry: Entry): boolean {
  const { role, pressed, hasPopup, options } = entry.node;
  if (role === 'radio' && isSentWith(entry)) return false;
  if (options !== undefined || hasPopup !== undefined || isDrawnList(entry)) return false;
  if (/^(?:radio|tab|menuitemradio)$/.test(role)) return true;
  if (role === 'button') return pressed !== undefined || isFilter(entry);
  return /^(?:generic|listitem)$/.test(role) && isOneOfSeveral(entry) && isFilter(entry);
}

/** The smallest part around a choice in which another one of its role lies. */
function holderOf(entry: Entry, controls: readonly Entry[]): Entry | undefined {
  let levels = 0;
  for (const around of ancestorsOf(entry)) {
    if ((levels += 1) > 4) return undefined;
    const isShared = controls.some(
      (other) =>
        other !== entry &&
        other.node.role === entry.node.role &&
        other.order > around.order &&
        other.order <= around.end &&
        isRowChoice(other),
    );
    if (isShared) return around;
  }
  return undefined;
}

/** It is a part of one of many that are listed: in a row or article, or the others of its kind have the same. */
function isOfRecord(entry: Entry, index: PageIndex): boolean {
  const isTwin = ({ node, actionable }: Entry): boolean =>
    actionable && node !== entry.node && node.role === entry.node.role && shown(node) === shown(entry.node);
  const isOfHead = entry.node.options !== undefined && isInHead(entry);
  return [...ancestorsOf(entry)].some(
    (around) =>
      around.record &&
      ((/^(?:row|article)$/.test(around.node.role) && !isOfHead) ||
        (around.parent !== undefined &&
          around.parent.children.some(
            (other) =>
              other.record &&
              other !== around &&
              below(index, other).some(isTwin) &&
              !areDifferentGroups(around, other, index),
          ))),
  );
}

/** "Type: dogs, cats" beside "Good with: children, cats": two groups of choices, and no two records that have the same. */
function areDifferentGroups(one: Entry, other: Entry, index: PageIndex): boolean {
  if ([one, other].some(({ node }) => node.role !== 'group' || node.name === '')) return false;
  const [names, others] = [one, other].map((group) =>
    below(index, group).flatMap(({ actionable, node }) => (actionable ? shown(node) : [])),
  );
  return names?.some((name) => others?.includes(name) !== true) === true;
}

function shown(node: Entry['node']): string {
  return node.name || readable(node);
}

function titleOf(entry: Entry, index: PageIndex): string {
  const own = entry.evidence.find(({ kind }) => /^(?:name|label-nearby|title)$/.test(kind))?.text ?? '';
  const isValue = entry.node.options?.includes(own) === true || own === entry.node.value;
  if (own !== '' && !isValue && !isDrawnList(entry)) return own;
  const named = isDrawnList(entry) && entry.node.name !== readable(entry.node) ? entry.node.name : '';
  return named || (entry.parent && textBefore(entry, entry.parent, index)) || own;
}

/** "Available (3)": how many there are is no part of what it is called. */
function withoutCount(text: string): string {
  return text.replace(/(?:\s*\(\d+\)|\s+\d+)$/u, '').trim();
}

/** The smallest part in which other boxes stand beside a box. */
function boxesAround(entry: Entry, index: PageIndex): Entry | undefined {
  return [...ancestorsOf(entry)]
    .slice(0, 4)
    .find((around) =>
      below(index, around).some(({ node }) => node !== entry.node && node.role === entry.node.role),
    );
}

/** The heading or short text that stands in a part before all that can be used in it. */
function titleIn(part: Entry, entry: Entry, index: PageIndex): string {
  const first = part.children.find(({ node }) => node.role !== 'text' || node.name.trim() !== '');
  const isTitle =
    first !== undefined &&
    first.order < entry.order &&
    first.end < entry.order &&
    ![first, ...below(index, first)].some(({ actionable }) => actionable);
  const text = isTitle ? (first.node.name || readable(first.node)).replace(/:\s*$/, '') : '';
  return text.length <= 30 ? text : '';
}

function groupTitle(entry: Entry): string {
  const group = [...ancestorsOf(entry)].find(({ node }) =>
    /^(?:group|radiogroup|tablist|toolbar)$/.test(node.role),
  );
  return group?.node.name ?? '';
}

/** The short text right in front of something, or in front of what it stands in. */
function textBefore(entry: Entry, holder: Entry, index: PageIndex): string {
  for (const [inner, around] of [
    [entry, entry.parent],
    [holder, holder.parent],
  ] as const) {
    if (!around) continue;
    const siblings = around.children;
    const before = siblings[siblings.indexOf(inner) - 1];
    const inside = before ? [before, ...below(index, before)] : [];
    if (!before || inside.some(({ actionable, node }) => actionable || node.role === 'heading')) continue;
    const text = (before.node.name || readable(before.node)).replace(/:\s*$/, '');
    if (text !== '' && text.length <= 30) return text;
  }
  return '';
}

/** The words for what is chosen there: the name, and those of the choice for all ("All teachers", "Anyone"). */
function labelOf(entry: Entry | undefined, title: string, choices: readonly FilterChoice[]): readonly Word[] {
  const ids = (entry?.evidence ?? [])
    .filter(({ kind }) => kind === 'id' || kind === 'name' || kind === 'title')
    .flatMap(({ kind, text, words }) =>
      kind === 'name' && choices.some((each) => each.text === text) ? [] : words,
    );
  const all = choices.filter(({ isNone }) => isNone).flatMap(({ text }) => wordsOf(text));
  const kinds = all.flatMap(({ text }) =>
    /^(?:any|every)(?:one|body)$/.test(text)
      ? [toWord('person')]
      : /^(?:any|every)where$/.test(text)
        ? [toWord('place')]
        : [],
  );
  return [...wordsOf(title), ...ids, ...all, ...kinds].filter(
    ({ text }) =>
      !/^(?:all|any|every|filter|by|select|choose|the|a)$/.test(text) &&
      !/^(?:any|every)(?:one|body|where|thing)$/.test(text),
  );
}

/** "Max rent", "Rooms at least", "Price to": the end that the field sets. */
function boundSaid(title: string): 'most' | 'least' | undefined {
  const text = fold(title);
  if (
    /^(?:max|maximum|up to|at most|to|until|below|under|≤)\b|\b(?:max|maximum|up to|at most|to|until)\W*$|[≤]/u.test(
      text,
    )
  )
    return 'most';
  return /^(?:min|minimum|at least|from|over|above|≥)\b|\b(?:min|minimum|at least|from|or more)\W*$|[≥]/u.test(
    text,
  )
    ? 'least'
    : undefined;
}

/** Whether two texts say the same words, in whatever order and number; a box may say them in another form of the verb. */
export function saysSame(words: readonly Word[], shown: readonly Word[], isLoose: boolean): boolean {
  const key = ({ text, stem }: Word): string => (isLoose ? rootOf(text) : stem);
  return (
    words.length > 0 &&
    words.length === shown.length &&
    words.every((word) => shown.some((each) => each.stem === word.stem || key(each) === key(word)))
  );
}

/** Whether just that is a choice in one of the filters of the page, whichever. */
export function isFilterChoice(said: string, index: PageIndex): boolean {
  return filtersOn(index).some(({ choices }) =>
    choices.some(
      ({ text, isNone, unseen }) => !isNone && !unseen && saysSame(wordsOf(said), wordsOf(text), false),
    ),
  );
}

/** "Clear filters", "Reset all", "✕ Clear": what takes back all that narrows a list. */
export function isClearFilters({ node, evidence: [name] }: Entry): boolean {
  return (
    /^(?:button|link)$/.test(node.role) &&
    node.hidden === undefined &&
    node.disabled !== true &&
    /^(?:[✕×] ?)?(?:clear|reset|remove)(?: all)?(?: (?:the )?(?:filters?|search))?(?: all)?(?: [✕×])?$/u.test(
      fold(name?.text ?? ''),
    )
  );
}
