/**
 * How many records there are of which all is so that a sentence says: "there is a part-time job in Eindhoven", "there is no open invoice
 * for Acme". Every word has to be said by records of one kind, or to be what they are called; which of them say all of it is counted on
 * the live page by the texts themselves.
 */
import { compare, type PlannedCheck } from '../../../contract/check.js';
import type { LocatorStep } from '../../../contract/locator-data.js';
import { foldSpace } from '../../../contract/parse-value.js';
import { type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import { overlaps } from '../extract/extract-outer.js';
import { isInside } from '../extract/extract-tree.js';
import type { PageIndex } from '../extract/extract-page.js';
import { leavesOf } from '../extract/extract-parts.js';
import type { Region } from '../extract/extract-regions.js';
import { explained, plainWords } from '../extract/extract-words.js';
import { isKindOf } from '../extract/records-said.js';
import { fold } from '../language/words.js';
import { daySaid, onDay } from './satisfy-days.js';
import { showsPart } from './satisfy-holds.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { expectedOf, isOfSearch, smallNumbers } from './satisfy-words.js';

const said = new RegExp(
  `^there (?:is|are)(?<not> not)? (?:(?:exactly )?(?<count>\\d+|no|an?|some|any|${smallNumbers.slice(1).join('|')}) )(?<of>[^,;]+)$`,
  'iu',
);
const isOn =
  /^(?<of>(?:the )?[^,;]+?) (?:is|are|takes place|take place|happens)(?<not> not)? (?<day>on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?)$/u;

/** What turns a sentence round, compares, or speaks of several things. */
const more =
  /\b(?:or|and|nor|but|not|without|than|under|over|below|above|least|most|only|every|each|all|more|fewer|less|before|after|between|until|since|left|matching|same|other|another|because|when|while|if|that|which|who|whose|where)\b/iu;
/** Parts of a page, which other grammars know. */
const part =
  /\b(?:buttons?|links?|fields?|inputs?|check ?box(?:es)?|switch(?:es)?|radio|dialogs?|modals?|popups?|headings?|titles?|texts?|words?|images?|icons?|errors?|warnings?|alerts?|tabs?|menus?|columns?|rows?|cells?|tables?|lists?|sections?|pages?|tooltips?|placeholders?|options?|dropdowns?|banners?|badges?|labels?|tags?|steps?)\b/iu;

/** Whether a sentence is like that. */
export function isOfRecords(text: string): boolean {
  return said.test(text) || isOn.test(text);
}

/** The checks of such a sentence; undefined for another one, and where a word is not said by any record. */
export function thereChecks(text: string, sentence: Sentence): PlannedCheck[] | undefined {
  const on = isOn.exec(text)?.groups;
  const groups = on ? { ...on, of: `${on['of']} ${on['day']}`, count: 'a' } : said.exec(text)?.groups;
  const { of = '', count = '', not } = groups ?? {};
  if (of === '' || more.test(of) || part.test(of)) return undefined;
  if (isOfSearch(of) && (amountOf(count).count === '0' || not !== undefined)) return undefined;
  const shown = sentence.masked.show(of).replaceAll('"', '').replace(/^the /iu, '');
  const wanted = { of: shown, ...amountOf(count), is: not === undefined };
  const day = daySaid(shown);
  return (
    (day && wanted.isSome ? onDay(sentence.page, { ...day, is: wanted.is !== wanted.isNone }) : undefined) ??
    statedWhole(sentence.page, wanted) ??
    ofRecords(sentence.page, wanted)
  );
}

interface Wanted {
  of: string;
  /** One or more of them. */
  isSome: boolean;
  /** None of them. */
  isNone: boolean;
  count: string;
  is: boolean;
}

function amountOf(said: string): Pick<Wanted, 'isSome' | 'isNone' | 'count'> {
  const word = said.toLowerCase();
  if (/^(?:no|any)$/u.test(word)) return { isSome: true, isNone: word === 'no', count: '0' };
  if (/^(?:an?|some)$/u.test(word)) return { isSome: true, isNone: false, count: '1' };
  return { isSome: false, isNone: false, count: expectedOf(word) };
}

/** "9 results for “heron”": the one text of the page that says just so, with whatever number. */
function statedWhole(page: PageIndex, wanted: Wanted): PlannedCheck[] | undefined {
  const said = plainWords(wanted.of);
  if (wanted.isSome || said.length < 2) return undefined;
  const stating = page.tree.nodes.filter((node) => {
    const [figure = '', ...words] = node.ref === undefined ? [] : plainWords(page.tree.textOf(node));
    return /^\d+$/u.test(figure) && words.join(' ') === said.join(' ');
  });
  const [node] = stating.filter(
    (each) => !stating.some((other) => other !== each && isInside(page.tree, other, each)),
  );
  const text = node ? page.tree.textOf(node) : '';
  const figure = /^\d[\d.,]*(?=\s)/u.exec(text)?.[0];
  if (
    node?.ref === undefined ||
    figure === undefined ||
    new Set(stating.map((each) => page.tree.textOf(each))).size > 1
  )
    return undefined;
  const trim = { after: text.slice(figure.length) };
  return [
    {
      kind: 'value',
      reading: { kind: 'leaf', ref: node.ref, from: 'text', parse: 'string', value: figure, trim },
      operator: 'amount',
      expected: wanted.count,
      is: wanted.is,
    },
  ];
}

/** Records of more than this many are looked through by a search field, not by a sentence. */
const MOST_RECORDS = 150;

function ofRecords(page: PageIndex, wanted: Wanted): PlannedCheck[] | undefined {
  const found = page.regions.flatMap((region) => {
    if (
      region.kind === 'sections' ||
      region.items.length < 2 ||
      region.items.length > MOST_RECORDS ||
      page.isAside(region.container) ||
      region.items.some((item) => page.textsOf(item).length < 2)
    )
      return [];
    const needles = needlesOf(page, region, wanted.of);
    return needles ? [{ region, needles }] : [];
  });
  const [first, ...others] = found.toSorted((a, b) => rankOf(a.region) - rankOf(b.region));
  if (!first || others.some(({ region }) => !overlaps(page, region, first.region))) return undefined;
  const { region, needles } = first;
  // Of nine results that the page speaks of, three may be shown.
  const isPart = showsPart(page, region.container) || countsOtherwise(page, region, wanted.of);
  if (isPart && (!wanted.isSome || wanted.isNone || !wanted.is)) return undefined;
  const rows = region.items.filter((item) => needles.every((needle) => saysIt(page, item, needle)));
  const step = stepFor(page, region);
  if (!step || !areFoundBy(page, step, needles, rows)) return undefined;
  const locator = [step, ...needles.map((text): LocatorStep => ({ by: 'hasText', text }))];
  if (wanted.isNone) return wanted.is ? [{ kind: 'gone', what: wanted.of, locators: [locator] }] : undefined;
  if (wanted.isSome && !wanted.is) return [{ kind: 'gone', what: wanted.of, locators: [locator] }];
  return [
    {
      kind: 'tally',
      locator,
      state: 'visible',
      holds: true,
      operator: wanted.isSome ? 'ge' : 'equals',
      expected: wanted.count,
      is: wanted.is,
    },
  ];
}

/** Whether a text outside of the records says how many there are of what they are called, and it is another number. */
function countsOtherwise(page: PageIndex, { items }: Region, of: string): boolean {
  const [noun = ''] = plainWords(of);
  return page.tree.nodes.some((node) => {
    if (node.children.length > 0 || items.some((item) => isInside(page.tree, node, item))) return false;
    const words = plainWords(page.tree.textOf(node).slice(0, LONG));
    return words.some(
      (word, at) =>
        /^\d+$/u.test(word) && Number(word) !== items.length && words.slice(at + 1, at + 3).includes(noun),
    );
  });
}

function rankOf({ kind, items }: Region): number {
  return (kind === 'table' ? 0 : 1000) - items.length;
}

/** Texts of a record beyond this length are prose, in which a word may mean anything. */
const LONG = 60;

function textsIn(page: PageIndex, item: SnapshotNode): string[] {
  return leavesOf(page.tree, item)
    .filter(({ node }) => !/^(?:button|checkbox|radio|switch|option|combobox|textbox)$/u.test(node.role))
    .map(({ node }) => foldSpace(page.tree.textOf(node)))
    .filter((text) => text !== '');
}

function says(text: string, needle: string): boolean {
  return compare(text, { operator: 'says', expected: needle, is: true });
}

function saysIt(page: PageIndex, item: SnapshotNode, needle: string): boolean {
  return textsIn(page, item).some((text) => says(text, needle));
}

/** The texts by which the records that are meant are known; undefined where a word is said by none, or in more than one sense. */
function needlesOf(page: PageIndex, region: Region, of: string): string[] | undefined {
  const texts = region.items.flatMap((item) => textsIn(page, item));
  const needles: string[] = [];
  let hasKind = false;
  const phrases = of.split(/\s(?=(?:of|for|in|on|to|from|by|with|at|called|named|titled|about)\s)/iu);
  for (const [at, phrase] of phrases.entries()) {
    const [, prep = '', rest = phrase] =
      /^(of|for|in|on|to|from|by|with|at|called|named|titled|about) (.+)$/iu.exec(phrase) ?? [];
    const words = withoutKind(
      page,
      region,
      rest.split(/\s+/u).filter((word) => !/^(?:the|an?)$/iu.test(word)),
    );
    for (let start = 0; start < words.length;) {
      const run = longestSaid(words, start, texts);
      if (run === undefined) {
        const [word = '', ...others] = plainWords(words[start] ?? '');
        const next = longestSaid(words, start + 1, texts);
        if (at > 0 && others.length === 0 && next && isCalledBy(page, region, word, next.text)) {
          start += 1;
          continue;
        }
        // One word is what they are called.
        if (hasKind || at > 0 || others.length > 0 || /\d/u.test(word) || !isKindOf(page, region, word))
          return undefined;
        hasKind = true;
        start += 1;
        continue;
      }
      if (!isOneSense(page, region, run.text, prep.toLowerCase())) return undefined;
      needles.push(run.text);
      start += run.length;
    }
  }
  return needles.length > 0 && (hasKind || needles.length > 1) ? needles : undefined;
}

/** "Backup jobs", where a title calls them so: the last word is what they are called, and the one before says no more. */
function withoutKind(page: PageIndex, region: Region, words: readonly string[]): readonly string[] {
  const [of = '', noun = ''] = words.slice(-2).flatMap((word) => plainWords(word).slice(0, 1));
  const isTitle = words.length > 2 && [...titlesOver(page, region)].includes(`${of} ${noun}`);
  const isSaid = region.items.some((item) => saysIt(page, item, words.at(-2) ?? ''));
  return isTitle && !isSaid ? words.toSpliced(-2, 1) : words;
}

/** What headings before or in the container, a caption or its name say whole. */
function titlesOver({ tree }: PageIndex, { container }: Region): Set<string> {
  const titles = tree.nodes.filter(
    (node) => /^(?:heading|caption)$/u.test(node.role) && tree.orderOf(node) <= tree.orderOf(container) + 3,
  );
  return new Set(
    [container.name, ...titles.map((node) => tree.textOf(node))].map((title) =>
      plainWords(title)
        .filter((word) => !/^\d/u.test(word))
        .join(' '),
    ),
  );
}

/** The longest run of words from a place on that stands so in some text. */
function longestSaid(
  words: readonly string[],
  start: number,
  texts: readonly string[],
): { text: string; length: number } | undefined {
  for (let end = words.length; end > start; end -= 1) {
    const text = words.slice(start, end).join(' ');
    if (texts.some((each) => says(each, text))) return { text, length: end - start };
  }
  return undefined;
}

/** "With the gate A1": what such a text is called by its header or mark. */
function isCalledBy(page: PageIndex, region: Region, word: string, value: string): boolean {
  const columns = region
    .columns()
    .filter((column) => columnTexts(page, column).some((text) => says(text, value)));
  return (
    columns.length > 0 &&
    columns.every(({ labels }) =>
      labels.some(({ words, trust }) => trust >= 0.75 && explained(word, words) >= 0.85),
    )
  );
}

const denial = /\b(?:no|not|non|never|without|none)\b|n['’]t\b/iu;
const from = new Set(['from', 'origin', 'start', 'sender', 'by', 'creator', 'author', 'reporter']);
const to = new Set(['to', 'destination', 'recipient', 'target']);

/** Whether a text says the same wherever records say it: as a whole or as a part of others, in one column, and of what the preposition says. */
function isOneSense(page: PageIndex, region: Region, needle: string, prep: string): boolean {
  const saying = region.items.flatMap((item) => textsIn(page, item)).filter((text) => says(text, needle));
  const whole = saying.filter((text) => fold(text) === fold(needle));
  if (saying.some((text) => text.length > LONG || (denial.test(text) && !denial.test(needle)))) return false;
  if (whole.length > 0 && whole.length < saying.length) return false;
  // A bare number is one of many things, and a word that is only a part of longer texts may be a part of a name.
  if (/^\d+$/u.test(needle) && whole.length === 0) return false;
  const columns = region
    .columns()
    .filter((column) => columnTexts(page, column).some((text) => says(text, needle)));
  const other =
    prep === 'to' || prep === 'for' ? from : prep === 'from' || prep === 'by' ? to : new Set<string>();
  if (
    columns.some(({ labels }) =>
      labels.some(({ words, trust }) => trust >= 0.75 && [...words].some((word) => other.has(word))),
    )
  )
    return false;
  if (region.kind !== 'table' && other.size === 0) return true;
  return new Set(columns.map((column) => columnTexts(page, column).join('\n'))).size === 1;
}

/** What finds the records among all elements: their role, or a class that all of them have. */
function stepFor({ tree }: PageIndex, { items }: Region): LocatorStep | undefined {
  const [first] = items;
  if (!first) return undefined;
  const isShared = (test: (node: SnapshotNode) => boolean): boolean =>
    items.every(test) && tree.nodes.filter(test).length === items.length;
  const { role } = first;
  if (
    /^(?:row|listitem|article|option|treeitem|gridcell|cell|link)$/u.test(role) &&
    items.every((item) => item.role === role)
  )
    return { by: 'role', role };
  const name = (first.classes ?? []).find(
    (each) => /^[\w-]+$/u.test(each) && isShared((node) => node.classes?.includes(each) === true),
  );
  return name === undefined ? undefined : { by: 'css', selector: `.${name}` };
}

/** Whether just the records that say all of it are found so, whatever stands in them unseen. */
function areFoundBy(
  { tree }: PageIndex,
  step: LocatorStep,
  needles: readonly string[],
  rows: readonly SnapshotNode[],
): boolean {
  const isOfKind = (node: SnapshotNode): boolean =>
    step.by === 'role' ? node.role === step.role : step.by === 'css' && hasClass(node, step.selector);
  const holding = tree.nodes.filter(
    (node) => isOfKind(node) && needles.every((needle) => unseenTextOf(node).includes(needle.toLowerCase())),
  );
  return (
    holding.length === rows.length &&
    holding.every((node) => rows.includes(node)) &&
    rows.every((row) =>
      needles.every((needle) => foldSpace(tree.textOf(row)).toLowerCase().includes(needle.toLowerCase())),
    )
  );
}

function hasClass({ classes }: SnapshotNode, selector: string): boolean {
  return classes?.includes(selector.slice(1)) === true;
}

function unseenTextOf(node: SnapshotNode): string {
  return [...walk(node)]
    .flatMap(({ name, text, options }) => [text ?? '', name, ...(options ?? [])])
    .map(foldSpace)
    .join('\n')
    .toLowerCase();
}
