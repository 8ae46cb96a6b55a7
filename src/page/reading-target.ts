/** Finds the recorded element that a value is read from, and says when it was found another way than it was recorded. Reads nothing else. */
import type { Page } from '@playwright/test';
import { toCode } from '../contract/locator-code.js';
import type { Fingerprint, LocatorData, Target } from '../contract/locator-data.js';
import { foldSpace } from '../contract/parse-value.js';
import { readFingerprints } from './fingerprint.js';
import { toLocator } from './locate.js';
import { type Cells, type CellSpec, readCells } from './reading-cells.js';

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
    if (all.length !== 1) {
      if (all.length > 1) found = `${all.length} elements`;
      reason ||= `${toCode(candidate)} finds ${all.length === 0 ? 'nothing' : `${all.length} elements`}`;
      continue;
    }
    const cells = all[0] as Cells;
    const [live] = await readFingerprints(locator, { timeoutMs: rules.timeoutMs });
    if (!live) continue;
    const { other, differences } = compare(target.fingerprint, live, rules);
    if (other === undefined && index === 0 && differences.length === 0) return { kind: 'seen', cells };
    if (other === undefined && mayHeal) {
      reason ||= differences.join('; ');
      return { kind: 'seen', cells, drift: { target, found: candidate, live, reason, differences } };
    }
    const what = other === undefined ? 'a changed element' : 'another element';
    found = `${what}: ${other ?? differences.join('; ')}`;
    reason ||= `${toCode(candidate)} is ${found}`;
    isLate = false;
  }
  return { kind: 'unseen', found, isLate };
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
    const isExact = key === 'container' || key === 'testId';
    if (isExact || withoutNumbers(was) !== withoutNumbers(is)) return { other: difference, differences };
    if (!isSameText(was, is)) differences.push(difference);
  }
  return { differences };
}

function withoutNumbers(text: string): string {
  return foldSpace(text.replace(/\d+/g, '#'));
}
