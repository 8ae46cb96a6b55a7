/**
 * The honesty check: would the compiled checks fail on a page where the sentence is false? They are evaluated on counter-pages, made
 * from the snapshot by the smallest change that makes the sentence false; one that still passes is weak. Pure.
 */
import { compare, type PlannedCheck } from '../contract/check.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../contract/snapshot.js';
import { type Claim, claimsOf } from '../grounding/built-in/satisfy-claims.js';
import { tokenize } from '../grounding/built-in/lexer.js';
import { parsePhrase } from '../grounding/built-in/phrase.js';
import { kindFit } from '../grounding/built-in/types.js';
import { contentWordsOf, isStopWord, type Word, wordLikeness } from '../grounding/built-in/words.js';

/** A sentence with what it was compiled into. */
export interface Compiled {
  sentence: string;
  negated: boolean;
  checks: readonly PlannedCheck[];
  snapshot: Snapshot;
}

/** Why the checks prove little, or undefined when each part of the sentence can make them fail. */
export function weaknessOf(compiled: Compiled): string | undefined {
  const { sentence, negated, checks, snapshot } = compiled;
  for (const check of checks) {
    const vacuous = cannotFail(check);
    if (vacuous !== undefined) return vacuous;
  }
  const claims = claimsOf(sentence);
  if (!claims.ok) return lexicalWeakness(compiled);
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

/** Whether an element is named by a subject: all quoted parts and half of the words at least, in its name, role, value or row. */
function names(ref: string, subject: string, snapshot: Snapshot): boolean {
  const path = pathTo(snapshot.root, ref);
  const node = path?.at(-1);
  if (!node) return false;
  const own = [
    node.role,
    node.tag,
    node.inputType,
    node.name,
    node.text,
    node.placeholder,
    node.testId,
    node.id,
    node.description,
    ...(node.classes ?? []),
    ...(node.hints ?? []).map(({ text }) => text),
  ]
    .filter((text) => text !== undefined)
    .join(' ');
  const around = (path ?? [])
    .slice(0, -1)
    .filter(({ role }) => places.test(role))
    .map((each) => `${each.role} ${each.name} ${textOf(each).slice(0, 300)}`)
    .join(' ');
  const inside = `${own} ${textOf(node)}`.toLowerCase();
  const quoted = [...subject.matchAll(/"([^"]+)"/gu)].map(([, text = '']) => text.toLowerCase());
  if (!quoted.every((text) => `${inside} ${around.toLowerCase()}`.includes(text))) return false;
  const [phrase] = parsePhrase(tokenize(subject));
  const kinds = phrase?.words.flatMap(({ kind }) => kind ?? []) ?? [];
  const isKind = kinds.some((kind) => kindFit(kind, node) > 0 || inside.includes(kind));
  const words = (phrase?.words ?? [])
    .filter(({ kind, word }) => kind === undefined && !isStopWord(word))
    .map(({ word }) => word);
  if (words.length === 0) return quoted.length > 0 || isKind;
  const isSaid = (text: string, word: Word): boolean =>
    contentWordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.75);
  const anywhere = words.filter((word) => isSaid(`${inside} ${around}`, word)).length;
  return anywhere * 2 >= words.length;
}

/** What an element lies in and may be told by; the page itself tells nothing. */
const places =
  /^(?:row|listitem|article|group|radiogroup|region|dialog|alertdialog|form|treeitem|table|list|tabpanel)$/u;

function pathTo(node: SnapshotNode, ref: string): SnapshotNode[] | undefined {
  if (node.ref === ref) return [node];
  for (const child of node.children) {
    const below = pathTo(child, ref);
    if (below) return [node, ...below];
  }
  return undefined;
}

const stateWords: readonly { said: RegExp; state: string }[] = [
  { said: /\b(?:focus(?:ed)?|cursor)\b/iu, state: 'focused' },
  { said: /\b(?:un)?(?:checked|ticked)\b/iu, state: 'checked' },
  { said: /\b(?:disabled|enabled|greyed out)\b/iu, state: 'enabled' },
  { said: /\b(?:expanded|collapsed)\b/iu, state: 'expanded' },
  { said: /\b(?:required|mandatory)\b/iu, state: 'required' },
  { said: /\b(?:read-?only|editable)\b/iu, state: 'editable' },
];

/** A sentence beyond the grammar: its literals, numbers and words of state have to come back in the checks. */
function lexicalWeakness({ sentence, checks, snapshot }: Compiled): string | undefined {
  const said = checks.map((check) => saidBy(check, snapshot)).join('\n');
  const literals = [...sentence.matchAll(/"([^"]+)"|“([^”]+)”/gu)].map((match) => match[1] ?? match[2] ?? '');
  const lost = [...literals, ...(sentence.match(/\d+(?:[.,]\d+)*/gu) ?? [])].find(
    (each) => !said.includes(each),
  );
  if (lost !== undefined) return `no check asks for "${lost}"`;
  for (const { said: word, state } of stateWords) {
    const isSaid = word.exec(sentence);
    if (isSaid && !checks.some((check) => check.kind === 'state' && check.state === state))
      return `no check asks whether it is ${isSaid[0]}`;
  }
  const stray = checks.find(
    (check) => (check.kind === 'state' || check.kind === 'field') && !names(check.ref, sentence, snapshot),
  );
  return stray ? 'a check looks at an element that the sentence does not name' : undefined;
}

function saidBy(check: PlannedCheck, snapshot: Snapshot): string {
  const node = 'ref' in check ? [...walk(snapshot.root)].find((each) => each.ref === check.ref) : undefined;
  const own = node ? `${node.name} ${textOf(node)}` : '';
  if (check.kind === 'text') return check.text;
  return 'expected' in check ? `${check.expected} ${own}` : own;
}

function shares(subject: string, text: string): boolean {
  const quoted = /"([^"]+)"/u.exec(subject)?.[1];
  if (quoted !== undefined) return text.toLowerCase().includes(quoted.toLowerCase());
  return contentWordsOf(subject).some((word) =>
    contentWordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.9),
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
