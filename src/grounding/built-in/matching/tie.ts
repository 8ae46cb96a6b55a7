/** Which of several equals is meant, for reasons that a person would see: where the step before was, what is open, what can be used. */
import type { Match, Scored, Want } from './candidate.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Phrase } from '../language/phrase.js';
import { ancestorsOf, type Entry, isInside, mentionsOf, type PageIndex } from './page-index.js';
import { dialogOf, formOf, recordOf } from './relations.js';
import { textsOf } from './record-texts.js';
import { isSameTarget, sameName } from './same-target.js';
import { contentOf, fold, isStopWord, type Word, wordLikeness } from '../language/words.js';

/** Breaks a tie; undefined when there is no reason to. */
export function decide(tied: readonly Scored[], want: Want, phrase: Phrase): Scored | undefined {
  const only = (test: (each: Scored) => boolean): Scored | undefined => {
    const passing = tied.filter(test);
    const [first] = passing;
    return first && passing.every((each) => each === first || isSameTarget(first.entry, each.entry))
      ? first
      : undefined;
  };
  const near = want.near;
  const form = near && formOf(near);
  const record = near && recordOf(near);
  return (
    (record && only((each) => isInside(each.entry, record))) ??
    (form && only((each) => isInside(each.entry, form))) ??
    only((each) => dialogOf(each.entry) !== undefined) ??
    titled(tied) ??
    spelledSo(tied, phrase) ??
    quotedSo(tied, phrase) ??
    choosingBox(tied) ??
    writtenTo(tied, phrase) ??
    (areOfOneRecord(tied) ? only((each) => each.entry.node.disabled !== true) : undefined)
  );
}

/** "Tick Bay 1", in whose line the boxes are called "Select Bay 1" and "Heating of Bay 1": the one that chooses the line. */
function choosingBox(tied: readonly Scored[]): Scored | undefined {
  const [first, ...others] = tied.map(({ entry }) => recordOf(entry));
  const isOne = first !== undefined && others.every((each) => each === first);
  if (!isOne || !tied.every(({ entry }) => entry.node.role === 'checkbox')) return undefined;
  const [only, ...more] = tied.filter(({ entry }) => /^(?:select|choose)\b/i.test(entry.node.name.trim()));
  return more.length === 0 ? only : undefined;
}

/** "Type … as the message", with "Search messages" beside "Write a message": the one that says that it is written in, where all others search. */
function writtenTo(tied: readonly Scored[], { words }: Phrase): Scored | undefined {
  const nameOf = ({ entry: { node } }: Scored): string => (node.name || (node.placeholder ?? '')).trim();
  const isField = ({ entry: { node } }: Scored): boolean => /^(?:textbox|searchbox)$/.test(node.role);
  if (!tied.every(isField) || words.some(({ word }) => looking.test(word.text))) return undefined;
  const searches = (each: Scored): boolean =>
    each.entry.node.role === 'searchbox' || looking.test(nameOf(each));
  const [only, ...more] = tied.filter((each) => !searches(each));
  return only && more.length === 0 && /^(?:write|type|enter)\b/i.test(nameOf(only)) ? only : undefined;
}

const looking = /^(?:search|find|filter|look)/i;

/**
 * Controls of one name, in one record or with nothing said of one: which record is meant is not told by which of them can be used now. "Click Save" is the
 * one button "Save" that can be.
 */
function areOfOneRecord(tied: readonly Scored[]): boolean {
  const [first, ...others] = tied.map(({ entry }) => ({ entry, record: listedRecord(entry) }));
  const saysNoMore = tied.every(
    ({ own }) => own.leftLiterals.length === 0 && own.leftWords.every(isStopWord),
  );
  return (
    first !== undefined &&
    others.every(
      ({ entry, record }) => (saysNoMore || record === first.record) && sameName(entry, first.entry),
    )
  );
}

/** The row, card or item that it lies in, beside others. */
function listedRecord(entry: Entry): Entry | undefined {
  const record = recordOf(entry);
  return record === entry ? undefined : record;
}

/**
 * "Remove Lindqvist from the operators", where two rows say "Lindqvist": the operators lie around both of them, and a reading that measures how
 * far each is from that word only seems to decide.
 */
export function isTieWhatever(
  { kind, phrases }: NonNullable<Phrase['relation']>,
  tied: Match,
  index: PageIndex,
): boolean {
  const [first, second] = tied.ranked;
  if (!/^(?:in|of)$/.test(kind) || tied.kind !== 'ambiguous' || !first || !second) return false;
  const [one, other] = [first, second].map(({ entry }) => recordOf(entry));
  if (!one || !other || one === other || one.parent !== other.parent) return false;
  if (first.score - second.score > EVEN || first.score < 0.7) return false;
  const words = phrases.flatMap(({ words: said }) => said.map(({ word }) => word));
  const saysIn = (word: Word, record: Entry): boolean =>
    [...mentionsOf(word, index)].some((entry) => isInside(entry, record));
  return (
    phrases.every(({ literals }) => literals.length === 0) &&
    words.every((word) => isStopWord(word) || saysIn(word, one) === saysIn(word, other))
  );
}

/** Most that two differ which say the same. */
const EVEN = 0.02;

/** "Add the rack", beside a "Rack bag": the one item of a list whose title is just what is said of it. */
function titled(tied: readonly Scored[]): Scored | undefined {
  const records = tied.map(({ entry }) => recordOf(entry));
  const [first] = records;
  const isOneList = records.every((each) => each !== undefined && each.parent === first?.parent);
  if (!isOneList || new Set(records).size < tied.length) return undefined;
  const [only, ...others] = tied.filter((each, at) => isJustSo(each, records[at] as Entry));
  return others.length === 0 ? only : undefined;
}

/** All that the element itself leaves unsaid is one whole text of its record. */
function isJustSo({ own }: Scored, { node }: Entry): boolean {
  const texts = textsOf(node);
  const [literal, ...literals] = own.leftLiterals;
  const words = own.leftWords.filter((word) => !isStopWord(word));
  if (literal !== undefined)
    return literals.length === 0 && words.length === 0 && texts.includes(fold(literal));
  return (
    words.length > 0 &&
    texts.some((text) => {
      const shown = contentOf(text);
      return (
        shown.length === words.length &&
        shown.every((word, at) => wordLikeness(word, words[at] as Word) >= 0.97)
      );
    })
  );
}

/** "Click Parts", beside the column "Part": of names that are the same but for their number, the one that is said letter for letter. */
function spelledSo(tied: readonly Scored[], { words, literals }: Phrase): Scored | undefined {
  const said = words.map(({ word }) => word);
  const isSame = ({ entry: { evidence }, exact }: Scored, part: 'stem' | 'text'): boolean => {
    const shown = evidence[0]?.words ?? [];
    return (
      exact && shown.length === said.length && shown.every((word, at) => word[part] === said[at]?.[part])
    );
  };
  if (said.length === 0 || literals.length > 0 || !tied.every((each) => isSame(each, 'stem')))
    return undefined;
  const [only, ...others] = tied.filter((each) => isSame(each, 'text'));
  return others.length === 0 ? only : undefined;
}

/** 'Click "no"', beside a button "No": of names that differ in nothing but their capitals, the one that is quoted letter for letter. */
function quotedSo(tied: readonly Scored[], { literals: [said, ...more] }: Phrase): Scored | undefined {
  if (said === undefined || more.length > 0) return undefined;
  const nameOf = ({ entry: { evidence } }: Scored): string => evidence[0]?.text.trim() ?? '';
  const isCalled = (each: Scored): boolean => each.exact && fold(nameOf(each)) === fold(said);
  const [only, ...others] = tied.filter((each) => nameOf(each) === said.trim());
  return others.length === 0 && tied.every(isCalled) ? only : undefined;
}

/** How far the score of a namesake may lie behind that of the best: another kind of label, but nothing that is hidden. */
const MOST_BEHIND = 0.12;

/**
 * "Enter Ann as the full name and Acme as company": what goes on from a field goes on in its form, card or dialog, when just one
 * there has the very name, be it by a label that counts for less than the names of others.
 */
export function namedBeside(near: Entry, ranked: readonly Scored[]): Scored | undefined {
  const least = (ranked[0]?.score ?? 0) - MOST_BEHIND;
  const named = ranked.filter((each) => each.exact && each.score >= least);
  for (const group of ancestorsOf(near)) {
    if (!holdsTogether(group)) continue;
    const [first, ...others] = named.filter((each) => each.entry === near || isInside(each.entry, group));
    if (first) return others.every((each) => isSameTarget(first.entry, each.entry)) ? first : undefined;
  }
  return undefined;
}

/** A form, dialog or group of fields, or one item of what repeats; a column of several cards is none. */
function holdsTogether({ node, record }: Entry): boolean {
  if (/^(?:document|main)$/.test(node.role) || node.tag === 'body') return false;
  return (
    /^(?:form|search|dialog|alertdialog|group|radiogroup|region|article|row)$/.test(node.role) ||
    /^(?:form|fieldset|section|article)$/.test(node.tag ?? '') ||
    (record && titlesIn(node) <= 1)
  );
}

function titlesIn(node: SnapshotNode): number {
  return node.children.reduce((sum, child) => sum + titlesIn(child), node.role === 'heading' ? 1 : 0);
}
