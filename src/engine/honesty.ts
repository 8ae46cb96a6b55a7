/**
 * The honesty check: would the compiled checks fail on a page where the sentence is false? They are evaluated on counter-pages, made
 * from the snapshot by the smallest change that makes the sentence false; one that still passes is weak. Pure.
 */
import { compare, type PlannedCheck } from '../contract/check.js';
import type { Snapshot } from '../contract/snapshot.js';
import { type Claim, claimsOf } from '../grounding/built-in/satisfy/satisfy-claims.js';
import { chosenBy } from '../grounding/built-in/satisfy/satisfy-choice.js';
import { isClassCheck } from '../grounding/built-in/satisfy/satisfy-classes.js';
import { emptyShown } from '../grounding/built-in/satisfy/satisfy-empty.js';
import { markCheck } from '../grounding/built-in/satisfy/satisfy-mark.js';
import { messageCalled, messageSaying } from '../grounding/built-in/satisfy/satisfy-message.js';
import { otherWordsOf } from '../grounding/built-in/satisfy/satisfy-other-words.js';
import { plainChecks } from '../grounding/built-in/satisfy/satisfy-plainly.js';
import { openerIn } from '../grounding/built-in/satisfy/satisfy-shown.js';
import { waysOf } from '../grounding/built-in/satisfy/satisfy-ways.js';
import { lexicalWeakness } from './honesty-lexical.js';
import { contradicts, proves } from './implies.js';
import { coversText, holdsValue, isOf, namesAbsent, names, readsNamed, showsOneNumber } from './named-by.js';

/** A sentence with what it was compiled into. */
export interface Compiled {
  sentence: string;
  negated: boolean;
  checks: readonly PlannedCheck[];
  snapshot: Snapshot;
  /** All of the content, what no role or name sets apart included; the snapshot where there is no other. */
  content?: Snapshot;
  /** All checks held on the page before the last action as well. */
  heldBefore?: boolean;
}

/** Why the checks prove little, or undefined when each part of the sentence can make them fail. */
export function weaknessOf(compiled: Compiled): string | undefined {
  const weakness = weaknessAsSaid(compiled);
  const isProved = (sentence: string): boolean => weaknessAsSaid({ ...compiled, sentence }) === undefined;
  return weakness === undefined || otherWordsOf(compiled.sentence).some(isProved) ? undefined : weakness;
}

function weaknessAsSaid(compiled: Compiled): string | undefined {
  const { sentence, negated, checks, snapshot } = compiled;
  const looks = { snapshot, content: compiled.content ?? snapshot };
  for (const check of checks) {
    const vacuous = cannotFail(check);
    if (vacuous !== undefined) return vacuous;
  }
  // What is read of one record by the words of the sentence is about nothing else.
  const plain = plainChecks({ sentence, negated, ...looks });
  if (plain && JSON.stringify(plain) === JSON.stringify(checks)) return undefined;
  const claims = claimsOf(sentence);
  if (!claims.ok)
    return (
      lexicalWeakness(compiled) ??
      (compiled.heldBefore
        ? 'it held before the last action, too, so it does not tell what that did'
        : undefined)
    );
  const meant = claims.claims.map((claim) => {
    const asked = (way: Claim): boolean =>
      checks.some((check) => 'expected' in check && way.kind === 'text' && check.expected === way.value.text);
    return [claim, ...waysOf(claim)].find(asked) ?? claim;
  });
  for (const claim of meant) {
    const wanted = negated ? { ...claim, is: !claim.is } : claim;
    if (checks.some((check) => isClassCheck(check, wanted, looks))) continue;
    const about = checks.filter((check) => speaksOf(check, wanted, looks));
    if (about.length === 0) return `no check is about ${subjectOf(wanted)}`;
    if (about.some((check) => contradicts(check, wanted))) return 'a check asserts the opposite of it';
    const loose = about.find((check) => !proves(check, wanted));
    if (loose) return 'a check compares more loosely than the sentence does, or something else';
    const survivor = counterPagesOf(wanted).find(({ fails }) => !about.some(fails));
    if (survivor) return `it would pass on a page where ${survivor.page}`;
  }
  const stray = checks.find(
    (check) =>
      !meant.some(
        (claim) =>
          speaksOf(check, claim, looks) ||
          isClassCheck(check, negated ? { ...claim, is: !claim.is } : claim, looks),
      ),
  );
  return stray && 'a check looks at something that the sentence does not name';
}

/** A page that differs from the one the sentence describes, and whether a check fails there. */
interface CounterPage {
  page: string;
  fails: (check: PlannedCheck) => boolean;
}

function counterPagesOf(claim: Claim): CounterPage[] {
  const subject = subjectOf(claim);
  switch (claim.kind) {
    case 'presence':
      return [
        {
          page: `${subject} ${claim.is ? 'was removed' : 'was added'}`,
          fails: (check) =>
            (check.kind === 'state' && check.state === 'visible' && check.is === claim.is) ||
            (check.kind === 'text' && check.is === claim.is) ||
            (check.kind === 'gone' && !claim.is) ||
            (claim.is && (check.kind === 'value' || check.kind === 'field')),
        },
      ];
    case 'state': {
      const { state, is } = claim;
      return [
        {
          page: `${subject} is ${is ? 'not ' : ''}${state}`,
          fails: (check) =>
            check.kind === 'state' &&
            check.is === is &&
            (check.state === state || (state === 'selected' && check.state === 'checked')),
        },
      ];
    }
    case 'empty':
      return [
        {
          page: `${subject} is ${claim.is ? 'not ' : ''}empty`,
          fails: (check) => failsOn(check, claim.is ? 'something' : ''),
        },
      ];
    case 'address':
    case 'text':
      return textPages(claim, subject);
    case 'count': {
      const n = claim.expected;
      const others = { amount: [n + 1, n + 10], ge: [n - 1], gt: [n], le: [n + 1], lt: [n] }[
        claim.operator as 'amount'
      ] ?? [n + 1];
      const inAll: CounterPage = {
        page: `it says "${n} of ${n + 30}"`,
        fails: (check) => failsOn(check, `${n} of ${n + 30} ${claim.of}`),
      };
      return claim.is
        ? [
            ...others.map((other) => ({
              page: `there are ${other}`,
              fails: (check: PlannedCheck) =>
                failsOn(check, String(other)) || failsOn(check, `${other} ${claim.of}`),
            })),
            ...(claim.operator === 'amount' ? [inAll] : []),
          ]
        : [
            {
              page: `there are ${n}`,
              fails: (check) => failsOn(check, String(n)) || failsOn(check, `${n} ${claim.of}`),
            },
          ];
    }
    case 'relation':
      return [
        {
          page: 'one of the values is another',
          fails: (check) =>
            check.kind === 'relation' &&
            check.is === claim.is &&
            check.operator === claim.operator &&
            check.right.length === claim.right.length,
        },
      ];
    case 'order':
      return [
        {
          page: 'the two have changed places',
          fails: (check) => check.kind === 'order' && check.is === claim.is,
        },
      ];
    default:
      return claim satisfies never;
  }
}

function textPages(claim: Extract<Claim, { kind: 'text' | 'address' }>, subject: string): CounterPage[] {
  const expected = claim.kind === 'text' ? claim.value.text : claim.expected;
  const { operator, is } = claim;
  const on = (text: string): CounterPage => ({
    page: `${subject} is "${text}"`,
    fails: (check) => failsOn(check, text) || (check.kind === 'state' && check.is === claim.is),
  });
  const value = Number(expected.replace(/[^\d.-]/gu, ''));
  // What is not above 100 may well be 100: what it cannot be is 101.
  const beyond = { gt: value + 1, lt: value - 1 }[operator as 'gt'];
  if (!is) return operator === 'matches' ? [] : [on(beyond === undefined ? expected : String(beyond))];
  const number = /\d+/u.exec(expected);
  const pages = [on('something else')];
  if (/^(?:equals|same)$/u.test(operator)) pages.push(on(`${expected} and more`), on(`not ${expected}`));
  if (operator === 'amount') pages.push(on(`${expected} of 99`));
  if (operator === 'path') pages.push(on('http://elsewhere.test/other'));
  if (/^(?:equals|same|amount|contains|says)$/u.test(operator) && number)
    pages.push(
      on(expected.replace(number[0], String(Number(number[0]) + 1))),
      on(expected.replace(number[0], `1${number[0]}`)),
    );
  if (operator === 'starts') pages.push(on(`x ${expected}`));
  if (operator === 'ends') pages.push(on(`${expected} x`));
  if (operator === 'gt') pages.push(on(String(value)));
  if (operator === 'lt') pages.push(on(String(value)));
  if (operator === 'ge') pages.push(on(String(value - 1)));
  if (operator === 'le') pages.push(on(String(value + 1)));
  return pages;
}

function failsOn(check: PlannedCheck, text: string): boolean {
  return (
    (check.kind === 'field' || check.kind === 'value' || check.kind === 'address') && !compare(text, check)
  );
}

/** A comparison that every text meets proves nothing. */
function cannotFail(check: PlannedCheck): string | undefined {
  if (check.kind === 'text') return check.text.trim() === '' ? 'an empty text is on every page' : undefined;
  if (check.kind !== 'field' && check.kind !== 'value' && check.kind !== 'address') return undefined;
  const others = [
    '',
    'x',
    'None',
    '0',
    '-1',
    '999999999',
    `${check.expected}x`,
    `not ${check.expected}`,
    check.expected,
  ];
  return others.every((text) => compare(text, check))
    ? `"${check.operator} ${check.expected}" is met by every text`
    : undefined;
}

/** Whether a check looks at what the claim is about: a word of its subject names the element, or stands around it. */
function speaksOf(
  check: PlannedCheck,
  claim: Claim,
  { snapshot, content }: { snapshot: Snapshot; content: Snapshot },
): boolean {
  if ('expected' in check && !asksFor(check, claim)) return false;
  if (check.kind === 'address') return claim.kind === 'address' && check.of === claim.of;
  if (claim.kind === 'address') return false;
  if (check.kind === 'text') return claim.kind === 'presence' && coversText(claim.subject, check);
  if (check.kind === 'gone') return claim.kind === 'presence' && namesAbsent(claim.subject, check.what);
  if (check.kind === 'order') return claim.kind === 'order' && isOrdered(check, claim, snapshot);
  if (check.kind === 'relation' && claim.kind === 'relation')
    return [check.left, ...check.right].every((reading, at) =>
      readsNamed(reading, [claim.left, ...claim.right][at] ?? '', snapshot),
    );
  if (claim.kind === 'text' && check.kind === 'state') {
    const chosen = chosenBy(claim.subject, claim.value.text, snapshot);
    if (chosen) return chosen.ref === check.ref && chosen.state === check.state;
    const marked = markCheck(claim, content);
    return marked?.kind === 'state' && marked.ref === check.ref && marked.state === check.state;
  }
  if (claim.kind === 'text' && check.kind === 'field' && messageSaying(claim, snapshot) === check.ref)
    return true;
  if (check.kind === 'value' && check.reading.kind === 'count' && !isPlainCount(check, claim)) return false;
  if (check.kind === 'value')
    return readsNamed(check.reading, claim.kind === 'count' ? claim.of : subjectOf(claim), snapshot);
  if (check.kind !== 'state' && check.kind !== 'field') return true;
  if (claim.kind === 'presence' && messageCalled(claim.subject, { snapshot, content }) === check.ref)
    return true;
  const subject =
    claim.kind === 'presence' || claim.kind === 'state' || claim.kind === 'empty' || claim.kind === 'text'
      ? claim.subject
      : claim.kind === 'count'
        ? `${claim.of} ${claim.within}`
        : '';
  const isNumeric = check.kind === 'field' && /^(?:amount|l[te]|g[te])$/u.test(check.operator);
  if (isNumeric && !showsOneNumber(check.ref, snapshot)) return false;
  const opener = check.kind === 'field' && check.of === 'text' ? openerIn(check.ref, snapshot) : undefined;
  if (opener?.ref !== undefined) return names(opener.ref, { subject }, snapshot);
  if (check.kind === 'field' && check.of === 'text' && holdsValue(check.ref, snapshot)) return false;
  const denied = check.kind === 'field' && !check.is;
  if (denied && claim.kind === 'count') return false;
  return names(check.ref, { subject, denied }, snapshot);
}

/** How many there are is a number, and answers nothing else. */
function isPlainCount({ expected }: { expected: string }, claim: Claim): boolean {
  return claim.kind !== 'text' && /^\d+$/u.test(expected);
}

/** An element that the snapshot does not know was found by the very words, in the content of the page. */
function isOrdered(
  check: Extract<PlannedCheck, { kind: 'order' }>,
  claim: Extract<Claim, { kind: 'order' }>,
  snapshot: Snapshot,
): boolean {
  return [[check.first, claim.first] as const, [check.second, claim.second] as const].every(
    ([ref, subject]) => !isOf(ref, snapshot) || names(ref, { subject }, snapshot),
  );
}

/** What is compared with is what the sentence says, and not a part of it. */
function asksFor(check: Extract<PlannedCheck, { expected: string }>, claim: Claim): boolean {
  const { expected } = check;
  const plain = (text: string): string => text.trim().toLowerCase();
  // "Emily is the lead": this article is none of what she is. With another one it may be another thing, unless just that is shown.
  const article = saysNow(check) ? /^(?:the|an?) /u : /^the /u;
  const bare = (text: string): string => plain(text).replace(article, '');
  switch (claim.kind) {
    case 'text':
      return claim.value.quoted
        ? plain(expected) === plain(claim.value.text)
        : bare(expected) === bare(claim.value.text);
    case 'address':
      return plain(expected) === plain(claim.expected);
    case 'count':
      return [...expected.matchAll(/\d+/gu)].some(([digits]) => digits === String(claim.expected));
    case 'empty':
      return expected === '' || expected === emptyShown;
    case 'presence':
    case 'state':
    case 'relation':
    case 'order':
      return true;
    default:
      return claim satisfies never;
  }
}

/** Whether what is read shows what is expected, and says nothing else. */
function saysNow(check: PlannedCheck): boolean {
  return (
    check.kind === 'value' &&
    check.is &&
    check.reading.kind === 'leaf' &&
    compare(String(check.reading.value), { operator: 'same', expected: check.expected, is: true })
  );
}

function subjectOf(claim: Claim): string {
  switch (claim.kind) {
    case 'address':
      return `the ${claim.of}`;
    case 'count':
      return `the number of ${claim.of}`;
    case 'relation':
      return claim.left;
    case 'order':
      return claim.first;
    case 'presence':
    case 'state':
    case 'empty':
    case 'text':
      return claim.subject;
    default:
      return claim satisfies never;
  }
}
