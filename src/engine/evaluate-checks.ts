/** Evaluates compiled checks on the live page, once: nobody is asked, nothing is healed, and what cannot be found has not passed. */
import type { Locator, Page } from '@playwright/test';
import {
  type Check,
  compare,
  compareOptions,
  isComparable,
  isSorted,
  meetsOrder,
} from '../contract/check.js';
import { codeOf, expectedOf } from '../contract/check-code.js';
import { toCode } from '../contract/locator-code.js';
import type { Fingerprint, LocatorData, Target } from '../contract/locator-data.js';
import type { ReadingPlan } from '../contract/reading.js';
import type { CheckOutcome } from '../contract/satisfy.js';
import { compareFingerprints } from '../cues/verify.js';
import { type ElementState, isBefore, pageFault, readStates, visibleTexts } from '../page/check-read.js';
import { readFingerprints } from '../page/fingerprint.js';
import { toLocator } from '../page/locate.js';
import { readOnce } from '../page/reading-replay.js';

/** Time for one reading of the page, in ms. */
const LOOK_MS = 5_000;

/**
 * Looks once. A page that did not load satisfies nothing, not even an absence; on one that the server refused, absences count only
 * beside something that is there.
 */
export async function evaluateChecks(
  page: Page,
  checks: readonly Check[],
  scope?: Locator,
): Promise<CheckOutcome[]> {
  const fault = await quietly(() => pageFault(page), 'a page that is being replaced');
  const found = typeof fault === 'object' ? fault.found : fault;
  const nothingCounts =
    typeof fault === 'string' || fault?.kind === 'absent' || (fault && checks.every(isAbsence));
  if (nothingCounts && found !== undefined)
    return checks.map((check) => ({ ...frameOf(check), ok: false, received: found }));
  return Promise.all(
    checks.map(async (check) => {
      const result = await quietly(() => evaluate(page, check, scope), 'a page that is being replaced');
      return typeof result === 'string' ? { ...frameOf(check), ok: false, received: result } : result;
    }),
  );
}

/** A check that a page passes by not having something. */
function isAbsence(check: Check): boolean {
  return check.kind === 'gone' || !check.is;
}

function frameOf(check: Check): Omit<CheckOutcome, 'ok' | 'received'> {
  const first = targetOfCheck(check)?.candidates[0];
  return { code: codeOf(check), expected: expectedOf(check), ...(first && { element: toCode(first) }) };
}

function targetOfCheck(check: Check): Target | undefined {
  if ('target' in check) return check.target;
  if (check.kind === 'value' && check.plan.kind === 'leaf') return check.plan.target;
  return check.kind === 'order' ? check.first : undefined;
}

async function evaluate(page: Page, check: Check, scope: Locator | undefined): Promise<CheckOutcome> {
  const frame = frameOf(check);
  const result = (ok: boolean, received: string): CheckOutcome => ({ ...frame, ok, received });
  switch (check.kind) {
    case 'state':
      if (check.state === 'visible' && !check.is) return hidden(page, check.target, result);
      return ofElement(page, { target: check.target, isText: false }, result, (state) => {
        const value = state[check.state];
        return value === undefined
          ? result(false, `an element that is neither ${check.state} nor not`)
          : result(value === check.is, value ? check.state : `not ${check.state}`);
      });
    case 'field':
      return ofElement(
        page,
        { target: check.target, isText: check.of === 'text', attribute: check.attribute },
        result,
        (state) => {
          if (check.of === 'options') {
            if (!state.options) return result(false, 'an element whose options are not on the page');
            const received = JSON.stringify(state.options);
            return result(compareOptions(received, check), received);
          }
          const text = check.of === 'attribute' ? state.attribute : state[check.of];
          if (text === undefined) return result(false, 'an element that holds no such thing');
          if (check.of === 'text' && !state.visible) return result(false, 'an element that is not visible');
          return result(isComparable(text, check) && compare(text, check), JSON.stringify(text));
        },
      );
    case 'value': {
      const read = await readOnce(page, check.plan, LOOK_MS);
      if (read.kind === 'stale') return result(false, read.found);
      const text = String(read.data);
      return result(isComparable(text, check) && compare(text, check), JSON.stringify(read.data));
    }
    case 'relation': {
      const reads = await Promise.all(
        [check.left, ...check.right].map((plan) => readOnce(page, plan, LOOK_MS)),
      );
      const values: unknown[] = [];
      for (const read of reads) {
        if (read.kind === 'stale') return result(false, read.found);
        values.push(read.data);
      }
      const [left, ...addends] = values;
      const right = addends.flat();
      if (right.length === 0) return result(false, 'nothing to compare with');
      return result(stands(left, check.operator, right) === check.is, values.map(String).join(', '));
    }
    case 'sorted': {
      const values = await readList(page, check.list);
      if (typeof values === 'string') return result(false, values);
      const sorted = isSorted(values, check.direction);
      const received = values.map(String).join(', ');
      return sorted === undefined
        ? result(false, `nothing that has an order: ${received}`)
        : result(sorted === check.is, received);
    }
    case 'every': {
      const values = await readList(page, check.list);
      if (typeof values === 'string') return result(false, values);
      const texts = values.map(String);
      const other = texts.find(
        (text) => !isComparable(text, check) || !compare(text, { ...check, is: true }),
      );
      const received = texts.length === 0 ? 'nothing at all' : JSON.stringify(other ?? texts);
      return result(texts.length > 0 && (other === undefined) === check.is, received);
    }
    case 'tally': {
      const states = await readStates(toLocator(page, check.locator, scope));
      const shown = states.filter(({ visible }) => visible);
      const inState = shown.filter((state) => state[check.state] === check.holds).length;
      const isMet =
        check.expected === 'all'
          ? inState === shown.length
          : compare(String(inState), { ...check, is: true });
      // All of nothing, or none of nothing, is more likely a wrong page than what is meant.
      return result(shown.length > 0 && isMet === check.is, `${inState} of ${shown.length}`);
    }
    case 'text': {
      const texts = await visibleTexts(page, check.text, scope);
      const isThere = texts.some((text) =>
        compare(text, { operator: 'says', expected: check.text, is: true }),
      );
      return result(
        isThere === check.is,
        isThere ? JSON.stringify(texts[0]?.slice(0, 200)) : 'no such visible text',
      );
    }
    case 'gone':
      for (const locator of check.locators) {
        const there = (await readStates(toLocator(page, locator, scope))).find(
          ({ visible, text, value }) => visible && (text !== '' || value !== undefined),
        );
        if (there) return result(false, `${toCode(locator)}: ${JSON.stringify(there.text.slice(0, 200))}`);
      }
      return result(true, 'nothing');
    case 'address': {
      const received = check.of === 'url' ? page.url() : await page.title();
      return result(compare(received, check), JSON.stringify(received));
    }
    case 'order': {
      const [first, second] = await Promise.all([
        find(page, check.first, false),
        find(page, check.second, false),
      ]);
      if (typeof first === 'string') return result(false, first);
      if (typeof second === 'string') return result(false, second);
      const isFirst = await isBefore(toLocator(page, first), toLocator(page, second));
      return result(isFirst === check.is, isFirst ? 'before it' : 'not before it');
    }
    default:
      return check satisfies never;
  }
}

/** The values of a list, or why they cannot be read. */
async function readList(page: Page, plan: ReadingPlan): Promise<unknown[] | string> {
  const read = await readOnce(page, plan, LOOK_MS);
  if (read.kind === 'stale') return read.found;
  return Array.isArray(read.data) ? read.data : 'no list';
}

async function ofElement(
  page: Page,
  { target, isText, attribute }: { target: Target; isText: boolean; attribute?: string | undefined },
  result: (ok: boolean, received: string) => CheckOutcome,
  judge: (state: ElementState) => CheckOutcome,
): Promise<CheckOutcome> {
  const found = await find(page, target, isText);
  if (typeof found === 'string') return result(false, found);
  const states = await readStates(toLocator(page, found), attribute);
  const [state] = states;
  return state && states.length === 1 ? judge(state) : result(false, `${states.length} elements`);
}

/** The candidate that finds just the element of the target; else why none does. */
async function find(page: Page, target: Target, isText: boolean): Promise<LocatorData | string> {
  let why = 'nothing there';
  for (const candidate of target.candidates) {
    const lives = await readFingerprints(toLocator(page, candidate), { timeoutMs: LOOK_MS });
    const [live] = lives;
    if (live && lives.length === 1) {
      if (isSame(target.fingerprint, live, isText)) return candidate;
      why = `another element: ${live.role} ${JSON.stringify(live.name || (live.text ?? ''))}`;
    } else if (lives.length > 1 && why === 'nothing there') why = `${lives.length} elements`;
  }
  return why;
}

/** An element whose text is what the check is about is known by everything else. */
function isSame(recorded: Fingerprint, live: Fingerprint, isText: boolean): boolean {
  if (!isText) return compareFingerprints(recorded, live).kind !== 'other';
  const stable = (id: string | undefined): string | undefined =>
    id !== undefined && /\d/u.test(id) ? undefined : id;
  return (
    recorded.role === live.role &&
    recorded.tag === live.tag &&
    recorded.testId === live.testId &&
    stable(recorded.id) === stable(live.id) &&
    recorded.label === live.label
  );
}

/** Hidden is what no way to it finds visible; a way that finds something else says nothing against it. */
async function hidden(
  page: Page,
  target: Target,
  result: (ok: boolean, received: string) => CheckOutcome,
): Promise<CheckOutcome> {
  for (const candidate of target.candidates) {
    const locator = toLocator(page, candidate);
    const [lives, states] = await Promise.all([
      readFingerprints(locator, { timeoutMs: LOOK_MS }),
      readStates(locator),
    ]);
    const isThere = states.some((state, at) => {
      const live = lives[at];
      return state.visible && (!live || compareFingerprints(target.fingerprint, live).kind !== 'other');
    });
    if (isThere) return result(false, 'visible');
  }
  return result(true, 'not visible');
}

function stands(
  left: unknown,
  operator: 'equals' | 'lt' | 'le' | 'gt' | 'ge',
  right: readonly unknown[],
): boolean | undefined {
  if (
    operator === 'equals' &&
    right.length === 1 &&
    (typeof left !== 'number' || typeof right[0] !== 'number')
  )
    return typeof left === typeof right[0] && left === right[0];
  const numbers = [left, ...right];
  if (!numbers.every((each): each is number => typeof each === 'number')) return undefined;
  const [a = 0, ...rest] = numbers;
  const sum = Number(rest.reduce((total, each) => total + each, 0).toPrecision(12));
  return operator === 'equals' ? Number(a.toPrecision(12)) === sum : meetsOrder(a, operator, sum);
}

/** A page that is being replaced is no failure of the check: it is looked at again. */
async function quietly<T>(look: () => Promise<T>, instead: string): Promise<T | string> {
  try {
    return await look();
  } catch (error) {
    if (
      error instanceof Error &&
      /Execution context was destroyed|navigat|Frame was detached|frame got detached/i.test(error.message)
    )
      return instead;
    throw error;
  }
}
