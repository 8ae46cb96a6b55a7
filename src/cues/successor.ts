/**
 * Whether what a sentence is found to mean on a changed page can be what it meant when it was recorded. Pure. Without a model a
 * sentence always means the best that is there: where the recorded thing is gone, that may be its heading, or a box beside it.
 */
import type { Fingerprint } from '../contract/locator-data.js';
import type { ReadingPlan } from '../contract/reading.js';
import { nameOf } from './attributes.js';
import { sameFamily } from './similarity.js';
import { foldCounts, foldNumbers, foldText, wordOverlap } from './wording.js';

/** Why an element cannot stand for the recorded one; undefined when nothing speaks against it. */
export function successorFault(
  sentence: string,
  recorded: Fingerprint,
  now: Fingerprint,
): string | undefined {
  const isKindred = sameFamily(recorded, now) || (isPressed(recorded.role) && isCalledAlike(recorded, now));
  if (!isKindred || (now.role === 'heading' && recorded.role !== 'heading')) {
    return `"${nameOf(now)}" is a ${kindOf(now)}, and it was a ${kindOf(recorded)}`;
  }
  const record = foldText(recorded.container ?? '');
  const said = [now.name, now.text, now.label, now.container, now.heading, ...(now.neighbours ?? [])];
  const isNamed = record.length > 1 && foldText(sentence).includes(record);
  return isNamed && !said.some((text) => foldText(text ?? '').includes(record))
    ? `nothing there says "${recorded.container}"`
    : undefined;
}

/** Why the values that were found anew cannot be the recorded ones; undefined when nothing speaks against it. */
export function readingFault(recorded: ReadingPlan, now: ReadingPlan): string | undefined {
  if (recorded.kind === 'object' && now.kind === 'object') {
    for (const [name, field] of Object.entries(recorded.fields)) {
      const other = now.fields[name];
      const fault = other && readingFault(field, other);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
  if (recorded.kind !== 'leaf' || now.kind !== 'leaf') return undefined;
  const [was, is] = [signsOf(recorded), signsOf(now)];
  const stated = was.map((_sign, at) => at).filter((at) => was[at] !== '');
  if (stated.length === 0 || stated.some((at) => isAlike(was[at], is[at]))) return undefined;
  return `what stands there now has nothing of what it was known by: ${stated.map((at) => `"${was[at]}"`).join(', ')}`;
}

/** By what a value is known, apart from what it says: its own attributes, its record, the words in front of it. */
function signsOf({ target: { fingerprint }, under }: Extract<ReadingPlan, { kind: 'leaf' }>): string[] {
  const { role, id = '', testId = '', label = '', container = '', neighbours } = fingerprint;
  // All values of a card have its name; the cells of a row have their column as well.
  const record = role.endsWith('cell') || !neighbours?.[0] ? container : '';
  return [id, testId, label, record, neighbours?.[0] ?? '', under ?? ''].map((text) => foldNumbers(text));
}

function isAlike(was = '', is = ''): boolean {
  return was !== '' && (was === is || wordOverlap(was, is) >= 0.5);
}

function isCalledAlike(one: Fingerprint, other: Fingerprint): boolean {
  return foldCounts(nameOf(one)) === foldCounts(nameOf(other));
}

/** Kinds that designers take for one another: all that is done with them is to press them. */
function isPressed(role: string): boolean {
  return /^(?:button|link|tab|menuitem|option|generic|)$/.test(role);
}

function kindOf({ role, tag }: Fingerprint): string {
  return role && role !== 'generic' ? role : tag;
}
