/** Finds the recorded element that a value is read from, and says when it was found another way than it was recorded. Reads nothing else. */
import type { Page } from '@playwright/test';
import { toCode } from '../contract/locator-code.js';
import type { Fingerprint, LocatorData, Target } from '../contract/locator-data.js';
import { foldSpace } from '../contract/parse-value.js';
import { readFingerprints, seenAmong } from './fingerprint.js';
import { toLocator } from './locate.js';
import { type Cells, type CellSpec, readCells } from './reading-cells.js';
import { missingOver } from './reading-under.js';

/** A recorded target that was found, but not just as it was recorded. */
export interface Drift {
  target: Target;
  /** The candidate that found it, and the element as it is now. */
  found: LocatorData;
  live: Fingerprint;
  reason: string;
  differences: string[];
  /** What was read there, which must not be what it is found by from now on; absent when that does not matter. */
  values?: string[];
}

/** Rules of reading by a plan. */
export interface ReadRules {
  /** For one look at the page, in ms. */
  timeoutMs: number;
  /** Candidates behind the first, and elements that have drifted, may be used: each such use is a {@link Drift}. @default true */
  mayHeal?: boolean;
  /** Whether two texts around a value say the same; others that differ in numbers only are a drift. @default any numbers may differ */
  isSameText?: (was: string, is: string) => boolean;
}

/** What stands below a target, or what was found instead. `isLate`: the element may still come. */
export type Sight =
  | { kind: 'seen'; cells: Cells; drift?: Drift }
  | { kind: 'unseen'; found: string; isLate: boolean };

/** Reads the cells below a target, with the first candidate that finds it, in one look and without waiting. */
export async function seeTarget(
  page: Page,
  target: Target,
  spec: CellSpec,
  rules: ReadRules,
): Promise<Sight> {
  const { mayHeal = true } = rules;
  let found = 'nothing';
  let isLate = true;
  let reason = '';
  for (const [index, candidate] of target.candidates.entries()) {
    if (index > 0 && !mayHeal) break;
    const locator = toLocator(page, candidate);
    const all = await readCells(locator, spec);
    let way = candidate;
    let at = 0;
    if (all.length !== 1) {
      if (all.length > 1) found = `${all.length} elements`;
      reason ||= `${toCode(candidate)} finds ${all.length === 0 ? 'nothing' : `${all.length} elements`}`;
      const [only, ...more] = all.length > 1 && mayHeal ? await seenAmong(locator, rules) : [];
      if (only === undefined || more.length > 0) continue;
      at = only;
      way = [...candidate, { by: 'nth', index: at }];
    }
    const cells = all[at] as Cells;
    const [live] = await readFingerprints(toLocator(page, way), { timeoutMs: rules.timeoutMs });
    if (!live) continue;
    const compared = compare(target.fingerprint, live, rules);
    const { differences } = compared;
    const other = compared.other ?? (await elsewhere(page, target, way, rules));
    const isFirst = index === 0 && way === candidate;
    if (other === undefined && isFirst && differences.length === 0) return { kind: 'seen', cells };
    if (other === undefined && mayHeal && (isFirst || !isElsewhere(candidate, target.fingerprint, live))) {
      reason ||= differences.join('; ');
      return { kind: 'seen', cells, drift: { target, found: way, live, reason, differences } };
    }
    const what = other === undefined ? 'a changed element' : 'another element';
    found = `${what}: ${other ?? differences.join('; ')}`;
    reason ||= `${toCode(candidate)} is ${found}`;
    isLate = false;
  }
  return { kind: 'unseen', found, isLate };
}

/** That the headings over an element do not say what the sentence names, be everything else the same. */
async function elsewhere(
  page: Page,
  { under = [] }: Target,
  way: LocatorData,
  { timeoutMs }: ReadRules,
): Promise<string | undefined> {
  if (under.length === 0) return undefined;
  const missing = await missingOver(toLocator(page, way), under, timeoutMs);
  return missing.length > 0 ? `no heading over it says "${missing.join(' ')}"` : undefined;
}

/** What tells two elements apart apart from what they say: the value itself may change, that is why it is read. */
function compare(
  then: Fingerprint,
  now: Fingerprint,
  { isSameText = () => true }: ReadRules,
): { other?: string; differences: string[] } {
  const differences: string[] = [];
  for (const key of ['tag', 'role', 'type', 'testId', 'label', 'heading', 'container'] as const) {
    const [was, is] = [then[key] ?? '', now[key] ?? ''];
    if (was === is) continue;
    const difference = `its ${key} is "${is}", not "${was}"`;
    const isReworded = withoutNumbers(was) !== withoutNumbers(is);
    if (isReworded && key === 'heading' && hasSameId(then, now)) {
      differences.push(difference);
      continue;
    }
    const isExact = key === 'container' || key === 'testId';
    if (isExact || isReworded) return { other: difference, differences };
    if (!isSameText(was, is)) differences.push(difference);
  }
  return { differences };
}

/**
 * Whether a way by place, be it from the label of something else, leads to where neither what stands before nor what stands behind
 * is as it was. Asked only where the first way has failed: that was the label of the value itself. Cells have their column and record.
 */
function isElsewhere(candidate: LocatorData, then: Fingerprint, now: Fingerprint): boolean {
  const isPlace = candidate.some(
    (step) => step.by === 'xpath' || step.by === 'nth' || (step.by === 'css' && /nth-|>/.test(step.selector)),
  );
  if (!isPlace || /^(?:grid)?cell$/.test(then.role)) return false;
  const sides = ([0, 1] as const).filter((side) => (then.neighbours?.[side] ?? '') !== '');
  const isKept = (side: 0 | 1): boolean =>
    withoutNumbers(then.neighbours?.[side] ?? '') === withoutNumbers(now.neighbours?.[side] ?? '');
  return sides.length > 0 && !sides.some(isKept);
}

/** An id or a test id in words: a renamed heading above it does not make it another element. */
function hasSameId(then: Fingerprint, now: Fingerprint): boolean {
  return (['id', 'testId'] as const).some(
    (key) => !!then[key] && then[key] === now[key] && !/\d/.test(then[key]),
  );
}

function withoutNumbers(text: string): string {
  return foldSpace(text.replace(/\d+/g, '#'));
}
