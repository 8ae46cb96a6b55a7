/** "The basket contains potting soil": what a part of the page holds that is called so by its heading or name. */
import { compare, type Comparison } from '../../../contract/check.js';
import type { Reading } from '../../../contract/reading.js';
import { type Snapshot, type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { partUnder } from '../extract/extract-part.js';
import { isInside } from '../extract/extract-tree.js';
import { explained, meaningfulWords, plainWords } from '../extract/extract-words.js';
import { isRecordNoun } from '../extract/records-said.js';
import { contentOf, wordLikeness, wordsOf } from '../language/words.js';
import type { Claim } from './satisfy-claims.js';
import { mainList } from './satisfy-main-list.js';
import { countedIn } from './satisfy-amounts.js';
import { literalOf, type Masked } from './satisfy-words.js';

const form =
  /^(?<subject>(?:the|my|your|our) (?!page\b|screen\b)[^⟦]+?)(?<not> does not)? (?:contains?|includes?|lists?|holds?) (?!(?:contains?|includes?|holds?|shows?|has|is|are|does) )(?:the |an? |some )?(?:(?:field|entry|item|row|line|record|result|operation|section|property) (?=⟦))?(?<value>[^⟦]+|⟦\d+⟧)$/iu;

/** What has a name for what it holds by its kind: fields and texts hold letters. */
const isText =
  /\b(?:heading|title|field|input|box|url|address|link|button|text|label|paragraph|dropdown|select|menu|combobox|message|error|alert|status|dialog|page|word|name|cell|badge|caption|placeholder)$/iu;

/** What such a sentence claims; undefined for any other. */
export function holdsClaim(text: string, masked: Masked): Claim | undefined {
  const { subject, not, value } = form.exec(text)?.groups ?? {};
  if (
    !subject ||
    !value ||
    isText.test(subject) ||
    /\b(?:and|or|no|any|only|all|every|nothing|not|that)\b/iu.test(value)
  )
    return undefined;
  if (countedIn(value, true)) return undefined;
  // "The Done column contains a card": any of them, and none that is called so.
  if (/^\p{Ll}+$/u.test(value) && isRecordNoun(value) && / an? \p{Ll}+$/u.test(text)) return undefined;
  const literal = literalOf(value, masked);
  return {
    kind: 'text',
    subject: masked.show(subject),
    operator: 'says',
    value: literal,
    is: not === undefined,
    by: HOLDS,
  };
}

/** What stands for the verb of such a claim. */
export const HOLDS = 'holds';

/** A page that shows a part of what there is. */
const more =
  /^(?:(?:show|load|view|see) (?:more|all)|next(?: page)?\s?[›»→>]?|›|»|(?:(?:showing|displaying|results?|entries|items|page):?\s)?\d+\s?(?:(?:[-–]|to)\s?\d+\s)?(?:of|\/)\s?\d+.*)$/iu;

/** The text of the part that is meant; undefined where there is none, or where what it does not say in these words it may say in others. */
export function heldBy(
  subject: string,
  { value }: Extract<Claim, { kind: 'text' }>,
  content: Snapshot,
): Reading | undefined {
  const page = pageIndex(content);
  const container =
    partUnder(page, plainWords(subject.replace(/ (?:list|table|section|column)$/iu, ''))) ??
    containerOf(page, subject) ??
    mainList(page, subject);
  if (container?.ref === undefined) return undefined;
  const text = page.tree.textOf(container);
  const said: Comparison = { operator: 'says', expected: value.text, is: true };
  if (offersToAdd(page, container, said)) return undefined;
  if (!compare(text, said) && !isSureOfNot(page, text, value.text)) return undefined;
  return { kind: 'leaf', ref: container.ref, from: 'text', parse: 'string', value: text };
}

/** Where something can be added it is not said to be there. */
const adding = /^[+＋]|^(?:add|new|create|insert|enter|upload)\b/iu;

/** Whether it is said by what would add it: that stays when nothing of it is there. */
function offersToAdd({ tree }: PageIndex, container: SnapshotNode, said: Comparison): boolean {
  return [...walk(container)].some((node) => {
    const text = node.children.length === 0 ? tree.textOf(node) || node.name : '';
    return text.length <= 40 && adding.test(text) && compare(text, said);
  });
}

const placed =
  /^(?:listed |shown |planned |scheduled |filed |sorted )?(?:in|on|under) (?:the )?(?:(?:column|section|list|group|lane|category) (?=\p{Lu}))?(?<part>\p{Lu}.*?|[\p{Ll} ]+)(?: (?:column|section|list|group|lane|category))?$/u;

/** "The card "CSV export" is in the Done column" as what it says of the column; undefined for any other claim. */
export function placedClaim(claim: Claim): Extract<Claim, { kind: 'text' }> | undefined {
  if (claim.kind !== 'text' || claim.operator !== 'same' || claim.value.quoted || claim.by !== undefined)
    return undefined;
  const { part } = placed.exec(claim.value.text)?.groups ?? {};
  const thing =
    /"(?<text>[^"]+)"/u.exec(claim.subject)?.groups?.['text'] ?? claim.subject.replace(/^(?:the|an?) /iu, '');
  return part === undefined
    ? undefined
    : {
        ...claim,
        subject: `the ${part}`,
        operator: 'says',
        value: { text: thing, quoted: false },
        by: HOLDS,
      };
}

const inColumn = /^(?:in|at|on) the (?<name>\p{Lu}.*) (?<property>\p{Ll}+)$/u;

/** "B-MM 7 is in the South depot" as what it says of a column "Depot"; undefined for any other claim. */
export function columnClaim(
  claim: Claim,
): { claim: Extract<Claim, { kind: 'text' }>; property: string } | undefined {
  if (claim.kind !== 'text' || claim.operator !== 'same' || claim.value.quoted || claim.by !== undefined)
    return undefined;
  const { name, property } = inColumn.exec(claim.value.text)?.groups ?? {};
  return name === undefined || property === undefined
    ? undefined
    : { claim: { ...claim, value: { text: name, quoted: false } }, property };
}

/**
 * The text of the part, where the page shows what is said to be in it just once, there or elsewhere; and how the page says it
 * ("2 × Weekend pass").
 */
export function heldUnder(
  { subject, value }: Extract<Claim, { kind: 'text' }>,
  content: Snapshot,
): { reading: Reading; said: string } | undefined {
  const page = pageIndex(content);
  const container = partUnder(page, plainWords(subject));
  if (container?.ref === undefined) return undefined;
  const words = plainWords(value.text);
  const places = page.tree.nodes.filter((node) => {
    const own = node.children.length === 0 ? plainWords(page.tree.textOf(node) || node.name) : [];
    return own.length > 0 && own.length === words.length && words.every((word, at) => own[at] === word);
  });
  const [place, ...others] = places;
  if (!place || others.length > 0) return undefined;
  return {
    reading: {
      kind: 'leaf',
      ref: container.ref,
      from: 'text',
      parse: 'string',
      value: page.tree.textOf(container),
    },
    said: page.tree.textOf(place) || value.text,
  };
}

/** None of the words is there in any form, they are names that this page uses or names as they are written, and all that there is is shown. */
function isSureOfNot(page: PageIndex, text: string, value: string): boolean {
  const shown = wordsOf(text);
  const words = contentOf(value);
  const isNamed = /^\p{Lu}/u.test(value) || plainWords(value).every((word) => page.words.has(word));
  return (
    words.length > 0 &&
    isNamed &&
    !showsPart(page) &&
    !words.some((word) => shown.some((each) => wordLikeness(word, each) >= 0.7))
  );
}

/** Whether there may be more than what the page shows, or than a table or list of it does. */
export function showsPart(page: PageIndex, list?: SnapshotNode): boolean {
  const { tree } = page;
  const around = list && partAround(page, list);
  return tree.nodes.some(
    (node) =>
      node.children.length === 0 &&
      more.test(tree.textOf(node)) &&
      !isAll(tree.textOf(node)) &&
      !isOfEach(page, node) &&
      (!around || isInside(tree, node, around)),
  );
}

/** "4 of 6 places" in each of several records is said of the record, and not of how many are shown. */
function isOfEach(page: PageIndex, node: SnapshotNode): boolean {
  return page
    .itemsOf(node)
    .some(
      ({ node: item, region: { items } }) =>
        item !== node &&
        items.length > 1 &&
        items.every((each) => [...walk(each)].some((inner) => more.test(page.tree.textOf(inner)))),
    );
}

/** The largest part of the page with a table and no other: what is said of another one stands there. */
function partAround({ tree, regions }: PageIndex, list: SnapshotNode): SnapshotNode | undefined {
  const others = regions.filter(
    ({ kind, container }) => kind === 'table' && container !== list && container.role !== 'generic',
  );
  let part: SnapshotNode | undefined;
  for (let at = tree.parentOf(list); at; at = tree.parentOf(at)) {
    const here = at;
    if (others.some(({ container }) => isInside(tree, container, here) && !isInside(tree, container, list)))
      return part;
    part = at;
  }
  return undefined;
}

/** "1–3 of 3" is all. */
function isAll(text: string): boolean {
  const numbers = text.match(/\d+/gu) ?? [];
  return numbers.length > 1 && numbers.at(-1) === numbers.at(-2);
}

/** The smallest part that holds all regions which are called so, and no other part of the page. */
function containerOf(page: PageIndex, subject: string): SnapshotNode | undefined {
  const words = meaningfulWords(
    subject.replace(/^(?:the|my|your|our) /iu, '').replace(/ (?:list|table|section|overview)$/iu, ''),
  );
  const generic = /^(?:the|my|your|our) (?<kind>list|table)$/iu
    .exec(subject.trim())
    ?.groups?.['kind']?.toLowerCase();
  const isTable = generic === 'table' || page.regions.every(({ items }) => items[0]?.role !== 'listitem');
  const regions = page.regions.filter((region) =>
    generic
      ? isTable
        ? region.kind === 'table'
        : region.items[0]?.role === 'listitem'
      : words.length > 0 && words.every((word) => explained(word, namedBy(page, region)) >= 0.85),
  );
  const outer = regions.filter(
    ({ container }) =>
      !regions.some(
        (other) => other.container !== container && isInside(page.tree, container, other.container),
      ),
  );
  const [first] = outer;
  if (!first || outer.every(({ container }) => container === first.container)) return first?.container;
  let at: SnapshotNode | undefined = first.container;
  const holdsAll = (node: SnapshotNode): boolean =>
    outer.every(({ container }) => isInside(page.tree, container, node));
  while (at && !(at.ref !== undefined && holdsAll(at))) at = page.tree.parentOf(at);
  const whole = at;
  const isOwn =
    whole &&
    page.regions.every((each) => regions.includes(each) || !isInside(page.tree, each.container, whole));
  return isOwn && !generic ? whole : undefined;
}

/** What the part of the page is called: headings, captions, names, and what the container is marked as. */
function namedBy({ tree }: PageIndex, { container }: Region): ReadonlySet<string> {
  const marks = [container.id ?? '', container.testId ?? '', container.name];
  const [first] = container.children;
  if ((first?.classes ?? []).some((name) => /(?:sub-?)?head(?:er|ing)|title|caption/iu.test(name)) && first)
    marks.push(tree.textOf(first));
  return new Set([...tree.contextOf(container), ...plainWords(marks.join(' '))]);
}
