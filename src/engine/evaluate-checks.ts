/** Evaluates compiled checks on the live page, once: nobody is asked, nothing is rewritten, and what cannot be found has not passed. */
import type { Locator, Page } from '@playwright/test';
import { type Check, compare, compareOptions, isComparable, isSorted } from '../contract/check.js';
import { codeOf, expectedOf } from '../contract/check-code.js';
import { toCode } from '../contract/locator-code.js';
import type { Fingerprint, LocatorData, Target } from '../contract/locator-data.js';
import { meetsOrder, type ReadingPlan } from '../contract/reading.js';
import type { CheckOutcome } from '../contract/satisfy.js';
import { compareFingerprints, type Comparison } from '../cues/verify.js';
import { type ElementState, isBefore, readStates, visibleTexts } from '../page/check-read.js';
import { readFingerprints, seenAmong } from '../page/fingerprint.js';
import { toLocator } from '../page/locate.js';
import { readOnce, type ReadOutcome } from '../page/reading-replay.js';
import type { Drift } from '../page/reading-target.js';
import { absenceFault, quietly } from './absence.js';
import { readRules } from './drift.js';

/** Time for one reading of the page, in ms. */
const LOOK_MS = 5_000;

/** Rules of one look. */
export interface CheckRules {
  scope?: Locator | undefined;
  /** Candidates behind the first, and elements that have drifted, may be used. */
  mayHeal: boolean;
  /** The checks are those of a sentence that is to be false. */
  negated: boolean;
}

/** How the checks came out, and what was found another way than it was recorded. */
export interface Checked {
  results: CheckOutcome[];
  drifts: Drift[];
}

/**
 * Looks once. A page that did not load satisfies nothing, not even an absence; on one that the server refused, no sentence is false,
 * and absences count only beside something that is there.
 */
export async function evaluateChecks(
  page: Page,
  checks: readonly Check[],
  { scope, mayHeal, negated }: CheckRules,
): Promise<Checked> {
  const provesAbsence = negated || checks.every(isAbsence);
  const found = await absenceFault(page, provesAbsence);
  if (found !== undefined)
    return {
      results: checks.map((check) => ({ ...frameOf(check), ok: false, received: found })),
      drifts: [],
    };
  const drifts: Drift[] = [];
  const results = await Promise.all(
    checks.map(async (check) => {
      const look: Look = { page, scope, mayHeal, negated, drifts };
      const result = await quietly(() => evaluate(check, look));
      return typeof result === 'string' ? { ...frameOf(check), ok: false, received: result } : result;
    }),
  );
  return { results, drifts };
}

/** One look at a page; `drifts` collects for all checks. */
interface Look extends CheckRules {
  page: Page;
  drifts: Drift[];
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

async function evaluate(check: Check, look: Look): Promise<CheckOutcome> {
  const { page, scope } = look;
  const frame = frameOf(check);
  const result = (ok: boolean, received: string): CheckOutcome => ({ ...frame, ok, received });
  switch (check.kind) {
    case 'state':
      if (check.state === 'visible' && !check.is) return hidden(page, check.target, result);
      return ofElement(look, { target: check.target }, result, (state) => {
        const value = state[check.state];
        return value === undefined
          ? result(false, `an element that is neither ${check.state} nor not`)
          : result(value === check.is, value ? check.state : `not ${check.state}`);
      });
    case 'field':
      return ofElement(
        look,
        {
          target: check.target,
          ...(check.of === 'text' && { text: check.expected }),
          attribute: check.attribute,
        },
        result,
        (state) => {
          if (check.of === 'options') {
            if (!state.options) return result(false, 'an element whose options are not on the page');
            const received = JSON.stringify(state.options);
            return result(compareOptions(received, check), received);
          }
          // Without the attribute there are no classes.
          const attribute = check.attribute === 'class' ? (state.attribute ?? '') : state.attribute;
          const text = check.of === 'attribute' ? attribute : state[check.of];
          if (check.of === 'value' && state.isBlank !== undefined && check.expected === '')
            return result(state.isBlank === check.is, state.isBlank ? '""' : 'a text that is kept secret');
          if (text === undefined) return result(false, 'an element that holds no such thing');
          if (check.of === 'text' && !state.visible) return result(false, 'an element that is not visible');
          return result(isComparable(text, check) && compare(text, check), JSON.stringify(text));
        },
      );
    case 'value': {
      const read = await readValue(check.plan, look);
      if (read.kind === 'stale') return { ...result(false, read.found), isLost: true };
      const text = String(read.data);
      return result(isComparable(text, check) && compare(text, check), JSON.stringify(read.data));
    }
    case 'relation': {
      const reads = await Promise.all([check.left, ...check.right].map((plan) => readValue(plan, look)));
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
      const values = await readList(check.list, look);
      if (typeof values === 'string') return result(false, values);
      const sorted = isSorted(values, check.direction);
      const received = values.map(String).join(', ');
      return sorted === undefined
        ? result(false, `nothing that has an order: ${received}`)
        : result(sorted === check.is, received);
    }
    case 'every': {
      const values = await readList(check.list, look);
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
        find({ target: check.first }, look),
        find({ target: check.second }, look),
      ]);
      if (typeof first === 'string') return result(false, first);
      if (typeof second === 'string') return result(false, second);
      for (const { drift } of [first, second]) if (drift) look.drifts.push(drift);
      const isFirst = await isBefore(toLocator(page, first.locator), toLocator(page, second.locator));
      return result(isFirst === check.is, isFirst ? 'before it' : 'not before it');
    }
    default:
      return check satisfies never;
  }
}

async function readValue(plan: ReadingPlan, { page, mayHeal, drifts }: Look): Promise<ReadOutcome> {
  const read = await readOnce(page, plan, readRules({ timeoutMs: LOOK_MS, mayHeal }));
  if (read.kind === 'read') drifts.push(...(read.drifts ?? []));
  return read;
}

/** The values of a list, or why they cannot be read. */
async function readList(plan: ReadingPlan, look: Look): Promise<unknown[] | string> {
  const read = await readValue(plan, look);
  if (read.kind === 'stale') return read.found;
  return Array.isArray(read.data) ? read.data : 'no list';
}

/** An element to look for; `text` is what it has to say, where that is what the check is about. */
interface Wanted {
  target: Target;
  text?: string;
}

async function ofElement(
  look: Look,
  { attribute, ...wanted }: Wanted & { attribute?: string | undefined },
  result: (ok: boolean, received: string) => CheckOutcome,
  judge: (state: ElementState) => CheckOutcome,
): Promise<CheckOutcome> {
  const found = await find(wanted, look);
  if (typeof found === 'string') return { ...result(false, found), isLost: true };
  const { locator, drift } = found;
  const states = await readStates(toLocator(look.page, locator), attribute);
  const [state] = states;
  if (!state || states.length !== 1) return result(false, `${states.length} elements`);
  const { text } = wanted;
  if (drift) look.drifts.push({ ...drift, ...(text !== undefined && { values: [state.text, text] }) });
  return { ...judge(state), element: toCode(locator) };
}

/** The first candidate that finds just the element of the target, with what is not as it was recorded; else why none does. */
async function find(
  { target, text }: Wanted,
  { page, mayHeal }: Look,
): Promise<{ locator: LocatorData; drift?: Drift } | string> {
  let why = 'nothing there';
  let reason = '';
  for (const [index, candidate] of target.candidates.entries()) {
    if (index > 0 && !mayHeal) break;
    const lives = await readFingerprints(toLocator(page, candidate), { timeoutMs: LOOK_MS });
    const isOne = lives.length === 1;
    const only = isOne ? 0 : lives.length > 1 && mayHeal ? await onlySeen(page, candidate) : undefined;
    const live = only === undefined ? undefined : lives[only];
    if (live && only !== undefined) {
      const isFirst = index === 0 && isOne;
      const way: LocatorData = isOne ? candidate : [...candidate, { by: 'nth', index: only }];
      const fit = compareFound(target.fingerprint, live, text !== undefined);
      if (fit.kind === 'same' && isFirst) return { locator: candidate };
      const differences = fit.kind === 'same' ? [] : [...fit.differences];
      if (fit.kind !== 'other' && mayHeal) {
        if (!isOne)
          reason ||= `${toCode(candidate)} finds ${lives.length} elements, one of which can be seen`;
        reason ||= differences.join('; ');
        return { locator: way, drift: { target, found: way, live, reason, differences } };
      }
      why =
        fit.kind === 'drifted'
          ? `a changed element: ${differences.join('; ')}`
          : `another element: ${live.role} ${JSON.stringify(live.name || (live.text ?? ''))}`;
      reason ||= `${toCode(candidate)} is ${why}`;
      continue;
    }
    if (lives.length > 1 && why === 'nothing there') why = `${lives.length} elements`;
    reason ||= `${toCode(candidate)} finds ${lives.length === 0 ? 'nothing' : `${lives.length} elements`}`;
  }
  return why;
}

/** The index of the one element that can be seen among those that a candidate finds. */
async function onlySeen(page: Page, candidate: LocatorData): Promise<number | undefined> {
  const [only, ...more] = await seenAmong(toLocator(page, candidate), { timeoutMs: LOOK_MS });
  return more.length === 0 ? only : undefined;
}

/** An element whose text is what the check is about is known by everything else. */
function compareFound(recorded: Fingerprint, live: Fingerprint, isText: boolean): Comparison {
  if (!isText) return compareFingerprints(recorded, live);
  const stable = (id: string | undefined): string | undefined =>
    id !== undefined && /\d/u.test(id) ? undefined : id;
  const isSame =
    recorded.role === live.role &&
    recorded.tag === live.tag &&
    recorded.testId === live.testId &&
    stable(recorded.id) === stable(live.id) &&
    recorded.label === live.label;
  return isSame ? { kind: 'same' } : { kind: 'other', differences: [] };
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
