/** Clauses that sort by a column in a given order: the header is clicked until the cells under it run that way. */
import { type Clause, spell } from '../../language/clause.js';
import { orderAtEnd } from '../../language/order.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { kindAt } from '../../language/types.js';
import { contentOf, fold, recordNouns, toWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { isTelling } from '../../matching/telling-words.js';
import { degreeIn } from '../../matching/record-figures.js';
import { sortChoice, sortMenu } from '../controls/sort-choice.js';
import {
  columnOf,
  headerHolding,
  headerNamed,
  headers,
  headersCalled,
  isAmong,
  saysSomething,
  titleOf,
  typed,
} from './sort-columns.js';
import { sortRow } from './sort-row.js';

type Sort = Extract<Phase, { kind: 'sort' }>;

/** Most clicks on a header: ascending, descending, unsorted, and once more. */
const MOST_CLICKS = 3;

const CONFIDENCE = 0.88;

/**
 * "Sort the documents by pages, largest first", where a table has the column: a click on its header, and a look at the cells.
 * Undefined where no order is said, or there is no such column.
 */
export function sortOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const [verb, ...said] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || !/^(?:sort|order|arrange)$/.test(clause.said) || !verb) return undefined;
  const ordered = orderAtEnd(said);
  if (!ordered) return undefined;
  const by = ordered.rest.findIndex((token) => token.kind === 'word' && token.lower === 'by');
  const things = ordered.rest.slice(0, Math.max(0, by));
  const name = ordered.rest.slice(by + 1);
  const called = headerNamed(name, things, scene);
  const header = called ?? (by === -1 ? undefined : headerHolding(name, things, scene));
  const marked = header && handleIn(header, scene);
  const listed = marked || by === -1 ? undefined : sortChoice(clause, scene);
  if (listed && listed.kind !== 'none') return listed;
  // A script may listen to a header that nothing marks: the cells show whether it did.
  const handle = marked ?? header;
  if (!header || !handle) return undefined;
  if (by > 0 && !mayBeOf(things, header, scene))
    return { kind: 'none', looked: `a column to sort ${spell(things)} by`, nearest: [] };
  const phase: Sort = { kind: 'sort', ...whichIs(header, scene), order: ordered.order, times: 1 };
  if (directionOf(phase, header, scene) === undefined)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `which way "${phase.title}" has to run is not clear: say "ascending" or "descending"`,
    };
  const step = stepOn(handle, 'click', { confidence: CONFIDENCE });
  // "The number of" is what no header says of what its cells count.
  const counting = called ? name.filter(({ lower }) => /^(?:number|amount|count)$/.test(lower)) : name;
  const order = [...counting, ...said.slice(ordered.rest.length)];
  return { kind: 'steps', steps: [step], phase, explained: spell([...things, ...order]) };
}

/** "Sort the pupils by their oral grade", which says no order: a click on the one header that is called so, and the cells have to run. */
export function unorderedSort(clause: Clause, scene: Scene): Outcome | undefined {
  // Where there may be a list to choose the order from, it was looked for before, as a choice.
  const isChoice = clause.verb === 'select' && clause.said === 'sort by';
  const isGoal = clause.verb === 'goal' && /^(?:sort|order|arrange)$/.test(clause.said);
  const [verb, ...said] = isChoice || isGoal ? tokenize(clause.text) : [];
  if (!verb || !/^(?:sort|order|arrange)$/.test(verb.lower)) return undefined;
  const by = said.findIndex(({ kind, lower }) => kind === 'word' && lower === 'by');
  const name = said.slice(by + 1).filter(({ lower }) => !/^(?:their|its|his|her)$/.test(lower));
  if (by === -1) return undefined;
  if (orderAtEnd(said)) return sortMenu(clause, scene);
  const things = said.slice(0, by);
  const choice = sortRow(name, things, scene);
  if (choice) return choice.kind === 'steps' ? { ...choice, explained: spell([verb, ...said]) } : choice;
  // "The oral grade" is the column "Oral": what its cells hold is seldom said on top of them.
  const header = headerNamed(name, things, scene) ?? headerHolding(name, things, scene);
  if (!header || (by > 0 && !mayBeOf(things, header, scene))) return sortMenu(clause, scene);
  if (/[▲▼↑↓]/u.test(readable(header.node)))
    return { kind: 'done', reason: `"${titleOf(header)}" is what is sorted by`, entries: [header] };
  const phase: Sort = { kind: 'sort', ...whichIs(header, scene), order: 'any', times: 1 };
  const step = stepOn(handleIn(header, scene) ?? header, 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], phase, explained: spell([verb, ...said]) };
}

/** The cells under the header run as they were asked to, or the header is clicked again. */
export function sortPhase(phase: Sort, scene: Scene): Outcome {
  // What a grid says of the order may be said in the header, so that it is called otherwise now.
  const header =
    headersCalled(phase.title, scene)[phase.nth] ??
    headers(scene).find(({ node }) => node.ref !== undefined && node.ref === phase.ref);
  const looked = `the column "${phase.title}" in the order that was asked for`;
  if (!header) return { kind: 'none', looked, nearest: [] };
  const values = columnOf(header, scene).filter(saysSomething);
  const wanted = directionOf(phase, header, scene);
  const runs = runsOf(values);
  if (wanted !== undefined && (runs === wanted || (wanted === 'any' && /^(?:a|de)scending$/.test(runs))))
    return { kind: 'done', reason: `"${phase.title}" is ${runs}` };
  // A script may listen to a header that nothing marks.
  const handle = handleIn(header, scene) ?? header;
  if (runs === 'either' && values.length > 0)
    return {
      kind: 'done',
      reason: `its cells run either way: ${values.length < 2 ? 'there is one' : 'they are all alike'}`,
    };
  if (runs === 'either') return { kind: 'cannot-tell', looked, reason: 'there are no cells to show it' };
  if (phase.times < MOST_CLICKS)
    return {
      kind: 'steps',
      steps: [stepOn(handle, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, times: phase.times + 1 },
    };
  return {
    kind: 'none',
    looked: `${looked} after ${phase.times} clicks on its header; it shows ${values.slice(0, 4).join(', ')}`,
    nearest: [],
  };
}

/** Whether the rows may be what is to be sorted: what they lie in or the title above them says it, or no title on the page does. */
function mayBeOf(things: readonly Token[], header: Entry, { index }: Scene): boolean {
  const said = contentOf(spell(things));
  // "The wooden files", "the French people", where nothing says so: only some of what is listed, and sorting takes them all.
  const some = things.filter(
    ({ kind, text, lower }) => kind === 'word' && (text !== lower || isTelling(lower)),
  );
  if (some.some(({ lower }) => mentionsOf(toWord(lower), index).size === 0)) return false;
  const says = ({ node }: Entry): boolean => isAmong(said, wordsOf(readable(node)));
  const titles = index.entries.filter(({ node }) => /^(?:heading|caption|tab)$/.test(node.role));
  const above = titles.findLast((entry) => entry.order < header.order);
  const isNamed = [...ancestorsOf(header)].some(({ node }) => isAmong(said, wordsOf(node.name)));
  // "The northern team table", below "Team": a title that says one of two words names another table.
  const shown = above ? wordsOf(readable(above.node)) : [];
  const isHere = (word: Word): boolean => isAmong([word], shown);
  const isCommon = ({ text, stem }: Word): boolean =>
    recordNouns.has(stem) || kindAt([text], 0) !== undefined;
  if (!isNamed && said.some(isHere) && !said.every((word) => isHere(word) || isCommon(word))) return false;
  // Tabs between the title and the table show parts of what it lists.
  const heading = titles.findLast(({ node, order }) => node.role !== 'tab' && order < header.order);
  // The tab that is open says of all that is shown what it is.
  const isOpen = titles.some(
    (entry) => entry.node.role === 'tab' && entry.node.selected === true && says(entry),
  );
  return (
    isNamed ||
    isOpen ||
    (above !== undefined && says(above)) ||
    (heading !== undefined && says(heading)) ||
    !(titles.some(says) || isLinked(said, index) || isColumnElsewhere(says, header, index))
  );
}

/** "Order the boards by rating", where another table has a column for the boards: this one lists something else. */
function isColumnElsewhere(says: (entry: Entry) => boolean, header: Entry, index: PageIndex): boolean {
  const table = [...ancestorsOf(header)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  return (
    table !== undefined &&
    index.entries.some(
      (entry) => entry.node.role === 'columnheader' && !isInside(entry, table) && says(entry),
    )
  );
}

/** "The glazes", to which a link leads: they are listed elsewhere. */
function isLinked(said: readonly Word[], { actionable }: Scene['index']): boolean {
  return actionable.some(({ node }) => {
    const shown = node.role === 'link' && node.hidden === undefined ? contentOf(node.name) : [];
    return shown.length > 0 && isAmong(said, shown) && isAmong(shown, said);
  });
}

/** A header by its title and its place among those of that title. */
function whichIs(header: Entry, scene: Scene): Pick<Sort, 'title' | 'nth' | 'ref'> {
  const title = titleOf(header);
  const { ref } = header.node;
  return { title, nth: headersCalled(title, scene).indexOf(header), ...(ref !== undefined && { ref }) };
}

/** What is clicked to sort: the one thing in the header that says its title or that it sorts, or the header itself. */
function handleIn(header: Entry, scene: Scene): Entry | undefined {
  const inside = scene.index.actionable.filter(
    (entry) => isInside(entry, header) && /^(?:button|link|generic)$/.test(entry.node.role),
  );
  const title = titleOf(header);
  const [handle] = [
    inside.filter((entry) => fold(readable(entry.node) || entry.node.name).includes(title)),
    // A sign that is kept from screen readers is drawn on the header, which takes the click.
    inside.filter(
      (entry) => entry.node.hidden === undefined && entry.evidence.some(({ text }) => /\bsort/i.test(text)),
    ),
  ].flatMap((each) => (each.length > 0 ? [each[0] as Entry] : []));
  return handle ?? (header.actionable || inside.length > 0 ? header : undefined);
}

/** "Sort by weight", where nothing looks after the order: the one button that the header holds, what sorts in it, or the header. */
export function clickedIn(header: Entry, scene: Scene): Entry {
  const inside = scene.index.actionable.filter((entry) => entry !== header && isInside(entry, header));
  const [only, ...others] = inside.filter(({ node }) => /^(?:button|link)$/.test(node.role));
  if (!only || others.length > 0) return handleIn(header, scene) ?? header;
  // "Cost column options" opens what can be done with the column; the title beside it sorts.
  const [title, ...more] = inside.filter(({ node }) => node.role === 'generic' && node.clickable === true);
  const isMenu = wordsOf(only.node.name).some(({ text }) => /^(?:options?|menu|actions)$/.test(text));
  return isMenu && title && more.length === 0 ? title : only;
}

/** The way the order means for these values; undefined where that depends on what they are and they do not say. */
function directionOf(
  { order, title }: Sort,
  header: Entry,
  scene: Scene,
): 'ascending' | 'descending' | 'any' | undefined {
  if (order === 'ascending' || order === 'descending' || order === 'any') return order;
  const isRating = /\b(?:rating|score|stars?|points|reviews?)\b/.test(title);
  if (order === 'best' || order === 'worst')
    return isRating ? (order === 'best' ? 'descending' : 'ascending') : undefined;
  const values = columnOf(header, scene).filter(saysSomething);
  const isYear = /\byear\b/.test(title) && years(values) !== undefined;
  const isDay =
    isYear || typed(values, 'date') !== undefined || values.every((text) => /^[12]\d{3}$/.test(text));
  // The oldest person has the most years, the oldest letter the first day.
  const isAge = /\bage\b/.test(title);
  if (isDay === isAge) return undefined;
  return (order === 'oldest') === isAge ? 'descending' : 'ascending';
}

/** Which way values run, as numbers, days or words; `either` where all are alike. */
function runsOf(texts: readonly string[]): 'ascending' | 'descending' | 'either' | 'neither' {
  const plain =
    years(texts) ??
    sizes(texts) ??
    typed(texts, 'number') ??
    typed(texts, 'date') ??
    texts.map((text) => fold(text));
  const degrees = texts.flatMap((text) => degreeIn(text) ?? []);
  const graded = degrees.length === texts.length ? runOf(degrees) : 'neither';
  // A page that knows no degrees sorts them as words.
  return graded === 'neither' ? runOf(plain) : graded;
}

function runOf(values: readonly (string | number)[]): ReturnType<typeof runsOf> {
  const signs = new Set<number>();
  for (const [at, value] of values.entries()) {
    const before = values[at - 1];
    if (before !== undefined) signs.add(compare(before, value));
  }
  signs.delete(0);
  if (signs.size === 0) return 'either';
  return signs.size > 1 ? 'neither' : signs.has(-1) ? 'ascending' : 'descending';
}

/** "300 BC", "1890": years, of which some may lie before the first. */
function years(texts: readonly string[]): number[] | undefined {
  const values = texts.flatMap((text) => {
    const [, figure, era] = /^(\d{1,4})(?: ?(BCE?|B\.C\.|AD|CE|A\.D\.))?$/iu.exec(text.trim()) ?? [];
    return figure === undefined ? [] : [Number(figure) * (/^b/i.test(era ?? '') ? -1 : 1)];
  });
  return values.length === texts.length && values.length > 0 ? values : undefined;
}

/** "88 KB", "3.2 MB": how much each is. */
function sizes(texts: readonly string[]): number[] | undefined {
  const values = texts.flatMap((text) => {
    const [, figure, unit] = /^(\d+(?:[.,]\d+)?) ?(b|bytes?|[kmgt]i?b)$/iu.exec(text.trim()) ?? [];
    const power = 'bkmgt'.indexOf(unit?.charAt(0).toLowerCase() ?? 'b');
    return figure === undefined ? [] : [Number(figure.replace(',', '.')) * 1000 ** power];
  });
  return values.length === texts.length && values.length > 0 ? values : undefined;
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return Math.sign(one - other);
  return Math.sign(String(one).localeCompare(String(other), 'en', { sensitivity: 'base' }));
}
