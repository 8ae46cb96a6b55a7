/**
 * When what the page has may be another thing than what the sentence says: a name with a qualifier that was not said ("Mobile phone
 * number" for "the phone number"), a heading for what would stand under it, a value that nobody called so. Then nothing is asserted.
 */
import { type CheckState, compare, type PlannedCheck } from '../../../contract/check.js';
import type { LocatorData } from '../../../contract/locator-data.js';
import { dataOf } from '../../../contract/reading.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { describe } from '../matching/describe.js';
import { tokenize } from '../language/lexer.js';
import type { Entry, Evidence } from '../matching/page-index.js';
import { parsePhrase, type Phrase } from '../language/phrase.js';
import { kindFit } from '../language/types.js';
import { contentOf, fold, isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';

const fields = /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider)$/u;
const boxes = /^(?:checkbox|radio|switch|option)$/u;
const named = /^(?:button|link|tab|menuitem|heading|img)$/u;
/** What a label asks for, or a button does to what it is called by, without being another one for it. */
const asking =
  /^(?:enter|type|choose|select|pick|provide|write|search|find|filter|open|view|show|toggle|see|go|your)$/u;
/** What an ordinary sentence leaves out of the label of a field: it is the email that is the address. */
const generic =
  /^(?:address|number|code|id|name|date|text|value|optional|required|field|input|body|here|\d+)$/u;
/** A word behind the name of a button with which it does something else: "Save as draft", "Sign in with Google". */
const otherwise = /^(?:as|and|for|with|without|via|all|&)$/u;
/** An amount in front of what it is of. */
const howMuch =
  /^(?:\d[\d.,/–-]*|[½¼¾⅓⅔])\s?(?:[×x]|[gl]|[kmµ]g|[mcd]l|kilos?|grams?|lit(?:er|re)s?|oz|lbs?|pounds?|tbsp|tsp|cups?|cans?|tins?|pieces?|pcs?|pairs?|cloves?|slices?|bunch(?:es)?|packs?|bottles?|bags?|boxes|box)?\.?(?: of)?\s+(?=\p{L})/iu;
/** Whether a box is called by just these words and how much there is of it. */
export function isButForAmount({ node, evidence }: Entry, phrases: readonly Phrase[]): boolean {
  const said = phrases.flatMap(({ words }) => words.map(({ word }) => word));
  return (
    boxes.test(node.role) &&
    evidence.some(({ trust, text }) => {
      const name = trust >= 0.9 && howMuch.test(text) ? wordsOf(text.replace(howMuch, '')) : [];
      return name.length > 0 && name.every((word) => said.some((each) => wordLikeness(word, each) >= 0.97));
    })
  );
}

/** Longer names are sentences ("I agree to the terms"), of which a part is said. */
const MOST_WORDS = 4;

/** Whether every name of an element that the phrase is a part of has a word before or behind it that may make it another thing. */
export function isLongerName({ node, evidence, actionable }: Entry, phrases: readonly Phrase[]): boolean {
  if (!actionable && !named.test(node.role) && !fields.test(node.role)) return false;
  const [first] = phrases;
  if (!first || first.literals.length > 0) return false;
  const names = first.words.filter(({ kind, word }) => kind === undefined && !isStopWord(word));
  if (names.length === 0) return false;
  const said = phrases.flatMap(({ words, literals }) => [
    ...words.map(({ word }) => word),
    ...literals.flatMap((literal) => wordsOf(literal)),
  ]);
  const about = evidence.filter(
    ({ trust, words }) =>
      trust >= 0.9 && names.every(({ word }) => words.some((each) => wordLikeness(word, each) >= 0.75)),
  );
  return about.length > 0 && about.every((each) => isQualified(each, said, node));
}

function isQualified({ text }: Evidence, said: readonly Word[], { role }: SnapshotNode): boolean {
  const label = text.replace(/(?<=\S)\s*[([,:–—|·*].*$/u, '').replace(/^[←→↑↓‹›«»<>✓✔✕×+]\s+/u, '');
  // "1.2 l vegetable stock": how much of it is no other thing.
  const name = wordsOf(boxes.test(role) ? label.replace(howMuch, '') : label);
  const left = [...said];
  // Each word that was said stands for one: "phone" is not "mobile" as well as "phone".
  const take = (word: Word, least: number): boolean => {
    const at = left.findIndex((each) => wordLikeness(each, word) >= least);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const isSaid = name.map((word) => take(word, 0.97));
  name.forEach((word, at) => (isSaid[at] ||= take(word, 0.75)));
  const [from, to] = [isSaid.indexOf(true), isSaid.lastIndexOf(true)];
  if (from < 0 || name.filter((word) => !isStopWord(word)).length > MOST_WORDS) return false;
  // "I accept the terms" is a sentence.
  if (boxes.test(role) && name.some((word) => isStopWord(word))) return false;
  const before = name.slice(0, from).filter((word) => !isStopWord(word) && !asking.test(word.text));
  if (before.length > 0 && !before.every(({ text: each }) => /^\d+$/u.test(each))) return true;
  const behind = name.slice(to + 1);
  if (behind.length === 0 || role === 'heading' || boxes.test(role)) return false;
  if (!fields.test(role)) return otherwise.test(behind[0]?.text ?? '');
  if (name.slice(0, from + 1).some(({ text: each }) => asking.test(each))) return false;
  if (isStopWord(behind[0] as Word)) return false;
  return behind.some((word) => !isStopWord(word) && !generic.test(word.text));
}

/** "Incidents", which the sentence uses for many things: their heading, link or tab is none of them. */
export function isOfThings(subject: string): boolean {
  const [phrase] = parsePhrase(tokenize(subject));
  return /^\p{Ll}[\p{L} -]*s$/u.test(subject) && !phrase?.words.some(({ kind }) => kind !== undefined);
}

/** What a subject names by its kind ("the status"), beside a field that is called so. */
export function rivalOf(subject: string, field: Entry, { root }: Snapshot): SnapshotNode | undefined {
  const role = /^(?:the )?(status|alert|log|timer|tooltip|banner|dialog)(?: message| text)?$/iu.exec(
    subject.trim(),
  )?.[1];
  return [...walk(root)].find(
    (node) => node !== field.node && node.role === role?.toLowerCase() && node.hidden === undefined,
  );
}

/**
 * The texts that hold what is to be gone among other words, where nothing shown is just that: they would tell nothing, and still make
 * the absence false. Empty when something is just that, or nothing is like it.
 */
export function onlyPartOf(subject: string, locators: readonly LocatorData[], content: Snapshot): string[] {
  const [step] = locators[0] ?? [];
  if (step?.by !== 'text' || subject.trim() === '') return [];
  const name = fold(step.text);
  const kinds = parsePhrase(tokenize(subject))[0]?.words.flatMap(({ kind }) => kind ?? []) ?? [];
  const strict = kinds.filter((kind) => strictKinds.test(kind));
  const near: string[] = [];
  // "Incidents": a title that speaks of one ("Incident timeline") may well be over some.
  const things = contentOf(step.text);
  const says = (text: string): boolean => {
    const shown = text.length <= 60 ? wordsOf(text) : [];
    return things.length > 0 && things.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
  };
  for (const node of walk(content.root)) {
    if (node.hidden !== undefined) continue;
    const texts = [node.name, node.text, node.value, node.placeholder].flatMap((text) => text || []);
    const isJust = texts.some((text) => fold(text).replace(/[\s.:*!]+$/u, '') === name);
    if (
      isJust &&
      !isOfThings(subject) &&
      (strict.length === 0 || strict.some((kind) => kindFit(kind, node) > 0))
    )
      return [];
    const part = texts.find((text) => fold(text).includes(name) || (isOfThings(subject) && says(text)));
    if (part !== undefined && node.role !== 'document') near.push(`"${part.slice(0, 60)}"`);
  }
  return [...new Set(near)].slice(0, 5);
}

const strictKinds =
  /\b(?:button|link|checkbox|radio|tab|switch|field|input|textbox|dropdown|select|combobox|heading|image|img|number|text|email|password)\b/u;

/**
 * What an unquoted word is compared with, where it is something else now and the sentence may not speak of it at all: "Tenor Lite is
 * sold out" is not about the price that stands beside the name. Undefined when the sentence says what is compared.
 */
export function otherValue(
  { subject, expected }: { subject: string; expected: string },
  check: PlannedCheck,
  snapshot: Snapshot,
): string | undefined {
  if (!('operator' in check) || !('expected' in check) || check.operator !== 'same') return undefined;
  const isOneOfMany = /^(?:the )?(?:first|second|third|fourth|fifth|last|next|previous)\b(?! name\b)/iu.test(
    subject,
  );
  const isByName = /^(?:["⟦]|\p{Lu})/u.test(subject) && check.kind !== 'field';
  const isQuality = /^\p{Ll}/u.test(expected);
  // "12 of 18 tasks" are no property.
  const isProperty = /^(?:the )?\p{L}\S* of /iu.test(subject);
  if (isProperty || !(isOneOfMany || isByName || isQuality)) return undefined;
  const now = nowOf(check, snapshot, expected);
  return now === undefined || compare(now, { ...check, is: true }) ? undefined : now;
}

/** The same number without the unit that the sentence says, or below zero: nobody can tell whether it is meant. */
export function otherUnit(check: PlannedCheck, snapshot: Snapshot): string | undefined {
  if ((check.kind !== 'value' && check.kind !== 'field') || check.operator !== 'amount') return undefined;
  const now = nowOf(check, snapshot, check.expected) ?? '';
  const digits = /\d[\d.,]*/u.exec(check.expected)?.[0];
  const isSo = (expected: string): boolean => compare(now, { operator: 'amount', expected, is: true });
  if (digits === undefined || isSo(check.expected)) return undefined;
  // "−€ 20.00" beside "Discount" is a discount of 20.
  const unsigned = now.replace(/^\s*[-−–]/u, '');
  const isOpposite =
    unsigned !== now && compare(unsigned, { operator: 'amount', expected: check.expected, is: true });
  return isSo(digits) || isOpposite ? now : undefined;
}

/** What a value, field or element says now; undefined where it is one of its options that is asked for. */
export function nowOf(check: PlannedCheck, { root }: Snapshot, expected: string): string | undefined {
  if (check.kind === 'value') return String(dataOf(check.reading));
  if (check.kind !== 'field') return undefined;
  const node = [...walk(root)].find(({ ref }) => ref === check.ref);
  if (!node || node.options?.some((option) => fold(option) === fold(expected))) return undefined;
  return check.of === 'value' ? (node.value ?? '') : textOf(node) || node.name;
}

/** Why an element does not tell a state that it may well be in: the page shows it by its looks only, or has another one of that name. */
export function untoldState(
  state: CheckState,
  entry: Entry,
  { subject, snapshot }: { subject: string; snapshot: Snapshot },
): string | undefined {
  const { node } = entry;
  if (state === 'enabled' && hasIdleTwin(entry, subject, snapshot))
    return `two that are called "${node.name}", one of which cannot be used`;
  const isTold =
    state === 'expanded'
      ? node.expanded !== undefined
      : state === 'selected'
        ? node.selected !== undefined || !/^(?:tab|treeitem|button|link|listitem|generic)$/u.test(node.role)
        : state !== 'required' || node.required === true || !/\*\s*$/u.test(node.name);
  return isTold
    ? undefined
    : `${describe(entry)}, which says ${state === 'required' ? 'so by a "*" only' : `neither that it is ${state} nor that it is not`}`;
}

/** Another of the same name and kind cannot be used where this one can, or the other way round, and no place says which is meant. */
function hasIdleTwin({ node }: Entry, subject: string, snapshot: Snapshot): boolean {
  return (
    !parsePhrase(tokenize(subject)).some(({ relation }) => relation) &&
    [...walk(snapshot.root)].some(
      (other) =>
        other.role === node.role &&
        fold(other.name) === fold(node.name) &&
        (other.disabled === true) !== (node.disabled === true),
    )
  );
}
