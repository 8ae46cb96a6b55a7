/**
 * The honesty check: would the compiled checks fail on a page where the sentence is false? They are evaluated on counter-pages, made
 * from the snapshot by the smallest change that makes the sentence false; one that still passes is weak. Pure.
 */
import { z } from 'zod';
import { compare, type PlannedCheck } from '../contract/check.js';
import { foldSpace } from '../contract/parse-value.js';
import { type Snapshot, textOf, walk } from '../contract/snapshot.js';
import { type Claim, claimsOf } from '../grounding/built-in/satisfy-claims.js';
import { isMentioned, names, readsNamed, shares } from './named-by.js';

/** A sentence with what it was compiled into. */
export interface Compiled {
  sentence: string;
  negated: boolean;
  checks: readonly PlannedCheck[];
  snapshot: Snapshot;
  /** All checks held on the page before the last action as well. */
  heldBefore?: boolean;
}

/** Why the checks prove little, or undefined when each part of the sentence can make them fail. */
export function weaknessOf(compiled: Compiled): string | undefined {
  const { sentence, negated, checks, snapshot } = compiled;
  for (const check of checks) {
    const vacuous = cannotFail(check);
    if (vacuous !== undefined) return vacuous;
  }
  const claims = claimsOf(sentence);
  if (!claims.ok)
    return (
      lexicalWeakness(compiled) ??
      (compiled.heldBefore
        ? 'it held before the last action, too, so it does not tell what that did'
        : undefined)
    );
  for (const claim of claims.claims) {
    const wanted = negated ? { ...claim, is: !claim.is } : claim;
    const about = checks.filter((check) => speaksOf(check, wanted, snapshot));
    if (about.length === 0) return `no check is about ${subjectOf(wanted)}`;
    if (about.some((check) => contradicts(check, wanted))) return 'a check asserts the opposite of it';
    const survivor = counterPagesOf(wanted).find(({ fails }) => !about.some(fails));
    if (survivor) return `it would pass on a page where ${survivor.page}`;
  }
  const stray = checks.find((check) => !claims.claims.some((claim) => speaksOf(check, claim, snapshot)));
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
    fails: (check) => failsOn(check, text),
  });
  if (!is) return operator === 'matches' ? [] : [on(expected)];
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
  const value = Number(expected.replace(/[^\d.-]/gu, ''));
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
function speaksOf(check: PlannedCheck, claim: Claim, snapshot: Snapshot): boolean {
  if ('expected' in check && !asksFor(check.expected, claim)) return false;
  if (check.kind === 'address') return claim.kind === 'address' && check.of === claim.of;
  if (claim.kind === 'address') return false;
  if (check.kind === 'text') return claim.kind === 'presence' && shares(claim.subject, check.text);
  if (check.kind === 'gone') return claim.kind === 'presence';
  if (check.kind === 'relation' && claim.kind === 'relation')
    return [check.left, ...check.right].every((reading, at) =>
      readsNamed(reading, [claim.left, ...claim.right][at] ?? '', snapshot),
    );
  if (check.kind === 'value')
    return readsNamed(check.reading, claim.kind === 'count' ? claim.of : subjectOf(claim), snapshot);
  if (check.kind !== 'state' && check.kind !== 'field') return true;
  const subject =
    claim.kind === 'presence' || claim.kind === 'state' || claim.kind === 'empty' || claim.kind === 'text'
      ? claim.subject
      : claim.kind === 'count'
        ? `${claim.of} ${claim.within}`
        : '';
  return names(check.ref, subject, snapshot);
}

/** What is compared with is what the sentence says, and not a part of it. */
function asksFor(expected: string, claim: Claim): boolean {
  const plain = (text: string): string => text.trim().toLowerCase();
  switch (claim.kind) {
    case 'text':
      return plain(expected) === plain(claim.value.text);
    case 'address':
      return plain(expected) === plain(claim.expected);
    case 'count':
      return [...expected.matchAll(/\d+/gu)].some(([digits]) => digits === String(claim.expected));
    case 'empty':
      return expected === '';
    case 'presence':
    case 'state':
    case 'relation':
    case 'order':
      return true;
    default:
      return claim satisfies never;
  }
}

function contradicts(check: PlannedCheck, claim: Claim): boolean {
  const isOfState =
    check.kind === 'state' &&
    check.state === (claim.kind === 'presence' ? 'visible' : claim.kind === 'state' ? claim.state : '');
  return (isOfState || (check.kind === 'text' && claim.kind === 'presence')) && check.is !== claim.is;
}

const stateWords: readonly { said: RegExp; state: string }[] = [
  { said: /\b(?:focus(?:ed)?|cursor)\b/iu, state: 'focused' },
  { said: /\b(?:un)?(?:checked|ticked)\b/iu, state: 'checked' },
  { said: /\b(?:disabled|enabled|greyed out)\b/iu, state: 'enabled' },
  { said: /\b(?:expanded|collapsed)\b/iu, state: 'expanded' },
  { said: /\b(?:required|mandatory)\b/iu, state: 'required' },
  { said: /\b(?:read-?only|editable)\b/iu, state: 'editable' },
];

/** Words that turn a statement round, and those whose check asserts that something is not so. */
const negation = /\b(?:not|no|none|never|nothing|nobody|without|neither|nor|cannot)\b|n['’]t\b/iu;
const absence =
  /\b(?:hidden|invisible|absent|gone|missing|removed|disappear\w*|vanish\w*|empty|blank|disabled|inactive|un\w+|de-?selected|collapsed|closed|dismissed|off|optional|read-?only|out|valid|lacks?|fewer|zero|only|cleared|free of)\b/iu;

/** A sentence beyond the grammar: its literals, numbers, words of state and negations have to come back in the checks. */
function lexicalWeakness({ sentence, negated, checks, snapshot }: Compiled): string | undefined {
  const denials = checks.filter((check) => isDenial(check) !== negated).length;
  const unquoted = sentence.replace(/"[^"]*"|“[^”]*”/gu, '');
  if (negation.test(unquoted) && denials === 0 && !checks.some(isOrdering))
    return 'it says that something is not so, and no check does';
  if (denials > 0 && !negation.test(unquoted) && !absence.test(unquoted))
    return 'a check asserts that something is not so, and the sentence does not';
  const said = checks.map((check) => saidBy(check, snapshot)).join('\n');
  const literals = [...sentence.matchAll(/"([^"]+)"|“([^”]+)”/gu)].map((match) => match[1] ?? match[2] ?? '');
  const lost = [...literals, ...(sentence.match(/\d+(?:[.,]\d+)*/gu) ?? [])].find(
    (each) => !said.includes(each),
  );
  if (lost !== undefined) return `no check asks for "${lost}"`;
  const foreign = checks.find((check) => 'expected' in check && !isSaid(check, sentence));
  if (foreign && 'expected' in foreign)
    return `a check compares with "${foreign.expected}", which the sentence does not say`;
  const name = checks.every((check) => 'ref' in check || 'expected' in check || check.kind === 'text')
    ? properNamesOf(unquoted).find((each) => !said.toLowerCase().includes(each.toLowerCase()))
    : undefined;
  if (name !== undefined) return `no check asks for "${name}"`;
  for (const { said: word, state } of stateWords) {
    const isSaid = word.exec(sentence);
    if (isSaid && !checks.some((check) => check.kind === 'state' && check.state === state))
      return `no check asks whether it is ${isSaid[0]}`;
  }
  const stray = checks.find(
    (check) =>
      (check.kind === 'state' || check.kind === 'field') &&
      !isMentioned(check.ref, { sentence, byKind: check.kind === 'field' }, snapshot),
  );
  return stray ? 'a check looks at an element that the sentence does not name' : undefined;
}

/** "Never less" is an order, and no denial. */
function isOrdering(check: PlannedCheck): boolean {
  return (
    check.kind === 'sorted' ||
    check.kind === 'order' ||
    ('operator' in check && /^(?:lt|le|gt|ge)$/u.test(check.operator))
  );
}

/** What is compared with comes out of the sentence: a value taken from the page is true of every page that it is taken from. */
function isSaid(check: Extract<PlannedCheck, { expected: string }>, sentence: string): boolean {
  const plain = (text: string): string => foldSpace(text).toLowerCase();
  const parts =
    check.kind === 'field' && check.of === 'options' ? labelsOf(check.expected) : [check.expected];
  return parts.every((part) => {
    const words = numberWords[Number(part)];
    return (
      part === '' ||
      (check.kind === 'tally' && part === 'all') ||
      plain(sentence).includes(plain(part)) ||
      (words !== undefined && new RegExp(`\\b${words}\\b`, 'iu').test(sentence))
    );
  });
}

const numberWords = [
  '(?:no|zero|none)',
  '(?:one|an?|single)',
  ...'two three four five six seven eight nine ten'.split(' '),
];

function labelsOf(list: string): string[] {
  return z.array(z.string()).parse(JSON.parse(list));
}

/** Capitalised words inside a sentence: names, as a rule. */
function properNamesOf(sentence: string): string[] {
  return [...sentence.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu)].map(([word]) => word);
}

/** A check that is met by something that is not there or not so. */
function isDenial(check: PlannedCheck): boolean {
  if (check.kind === 'gone') return true;
  if ('expected' in check && check.is && (check.expected === '' || check.expected === '0')) return true;
  return !check.is;
}

function saidBy(check: PlannedCheck, snapshot: Snapshot): string {
  const node = 'ref' in check ? [...walk(snapshot.root)].find((each) => each.ref === check.ref) : undefined;
  const own = node ? `${node.name} ${textOf(node)}` : '';
  if (check.kind === 'text') return check.text;
  return 'expected' in check ? `${check.expected} ${own}` : own;
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
