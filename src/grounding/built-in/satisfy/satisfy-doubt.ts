/**
 * A comparison that does not hold may be one with another thing than the sentence is about, or one in other words. What is compared then
 * tells nothing: neither that the sentence is false nor that its opposite is true.
 */
import { compare, type PlannedCheck } from '../../../contract/check.js';
import { parseValue } from '../../../contract/parse-value.js';
import { type Snapshot, type SnapshotNode, walk } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import { pageIndex } from '../extract/extract-page.js';
import { contentOf, fold, wordLikeness } from '../language/words.js';
import { nowOf } from './satisfy-other.js';
import type { Literal } from './satisfy-words.js';

/** The text that a check would compare and that is no answer to the sentence; undefined where it may be one. */
export function doubtOf(
  { subject, value }: { subject: string; value: Literal },
  check: PlannedCheck,
  { content, snapshot }: { content: Snapshot; snapshot: Snapshot },
): string | undefined {
  if (check.kind === 'field' && check.of === 'value') return optionLike(check, value, snapshot);
  if (check.kind !== 'value' && !(check.kind === 'field' && check.of === 'text')) return undefined;
  if (!/^(?:same|equals|amount)$/u.test(check.operator)) return undefined;
  const now = nowOf(check, snapshot, value.text);
  if (now === undefined || compare(now, { ...check, is: true })) return undefined;
  const isDoubtful =
    isOfOtherKind(now, value, check.operator) ||
    isFigureInText(check, value) ||
    // A tab or title "Result" is over the result, and does not say it.
    isSaidOf(subject, now) ||
    (!value.quoted && check.operator === 'same' && (saysAsMuch(now, value.text) || isPlace(value.text))) ||
    (!namesOne.test(subject) && standsAlone(content, value.text)) ||
    (check.kind === 'value' &&
      check.reading.kind === 'leaf' &&
      isOfOtherColumn(check.reading.ref, value.text, content));
  return isDoubtful ? now : undefined;
}

/** "The currency is USD", where "USD $" is offered: it is that option, or none. */
function optionLike(
  check: Extract<PlannedCheck, { kind: 'field' }>,
  { text }: Literal,
  { root }: Snapshot,
): string | undefined {
  const node = [...walk(root)].find(({ ref }) => ref === check.ref);
  if (!node?.options || node.options.some((option) => fold(option) === fold(text))) return undefined;
  return node.options.find((option) => saysAsMuch(option, text)) ?? undefined;
}

/** A subject with a name, a number or a quote in it: what stands elsewhere on the page is of something else. */
const namesOne = /["⟦\d]|(?<=\S )\p{Lu}|^(?!The |My |Our )\p{Lu}/u;

/** Characters of a text that holds more than one value. */
const LONG = 60;

const isSigned = /[$€£¥%]/u;

/** An amount is not compared with a date or with two numbers, nor a word with a number or a code. */
function isOfOtherKind(now: string, { text, quoted }: Literal, operator: string): boolean {
  // "March 2020" over an invoice is not what it is for.
  if (operator === 'amount')
    return (
      !parseValue(now, 'number').ok || (isSigned.test(text) && !isSigned.test(now) && /\p{L}{3}/u.test(now))
    );
  // All that stands in a box is no value of what the box is called.
  if (now.length > LONG && text.length * 2 < now.length) return true;
  return !quoted && !/\d/u.test(text) && !/\p{L}{2}/u.test(now);
}

/** "9" of "9 May · Cabin": a price is no figure that is cut out of a text with other words. */
function isFigureInText(check: PlannedCheck, { text }: Literal): boolean {
  if (check.kind !== 'value' || check.operator !== 'amount' || !isSigned.test(text)) return false;
  const { before = '', after = '' } = (check.reading.kind === 'leaf' && check.reading.trim) || {};
  return /\p{L}{3}/u.test(before + after) && !isSigned.test(before + after);
}

function isSaidOf(subject: string, shown: string): boolean {
  const [said, words] = [contentOf(subject), contentOf(shown)];
  return (
    said.length > 0 &&
    said.length === words.length &&
    said.every((word, at) => wordLikeness(word, words[at] as (typeof words)[number]) >= 0.97)
  );
}

/** One says all that the other does: "Visa •••• 4242" and "Visa ending in 4242", "28 May" and "May 28, 2026". */
function saysAsMuch(now: string, expected: string): boolean {
  const [shown, said] = [contentOf(now), contentOf(expected)];
  const holds = (all: typeof shown, some: typeof shown): boolean =>
    some.length > 0 && some.every((word) => all.some((each) => wordLikeness(word, each) >= 0.97));
  return holds(shown, said) || holds(said, shown);
}

/** "… is on the Dark side", "… is from Ann": where or whose it is, which is no text that anything shows. */
function isPlace(expected: string): boolean {
  return /^(?:at|in|on|under|over|from|by|for|with|of|to|between)\s/iu.test(expected);
}

/** Whether a text with no record around it, and that is no control, says just that: a badge beside a title. */
function standsAlone(content: Snapshot, expected: string): boolean {
  if (!/\p{L}/u.test(expected)) return false;
  const page = pageIndex(content);
  // What a label of its own calls something else is the value of that.
  const labelled = new Set(page.facts.flatMap(({ trust, place }) => (trust >= 0.85 ? [place.node] : [])));
  return page.tree.nodes.some(
    (node) =>
      node.ref !== undefined &&
      !controls.test(node.role) &&
      !labelled.has(node) &&
      fold(page.tree.textOf(node)) === fold(expected) &&
      !page.isAside(node) &&
      page.itemsOf(node).every((item) => item.node === node || item.region.items.length < 2),
  );
}

const controls = /^(?:button|link|option|tab|radio|checkbox|switch|menuitem|combobox|listbox)$/u;

/** Whether another column of the records that the value was read from is the one that says such words. */
function isOfOtherColumn(ref: string, expected: string, content: Snapshot): boolean {
  const page = pageIndex(content);
  const node = page.tree.nodes.find((each) => each.ref === ref);
  const wanted = fold(expected);
  if (!node || !/[\p{L}$€£¥%]/u.test(expected)) return false;
  const record = page.itemsOf(node).find((item) => item.node !== node && item.region.items.length > 1);
  if (!record) return false;
  const isIn = (place: { node: SnapshotNode } | undefined): boolean =>
    place !== undefined && [...walk(place.node)].includes(node);
  const columns = record.region.columns();
  const own = columns.filter(({ places }) => places.some(isIn));
  const says = (column: (typeof columns)[number]): boolean =>
    columnTexts(page, column).some((text) => fold(text) === wanted);
  return own.length > 0 && !own.some(says) && columns.some(says);
}
