/**
 * The honesty check of a sentence beyond the grammar: what it says cannot be taken apart, but its literals, numbers, words of state,
 * of order and of denial have to come back in the checks. Pure.
 */
import { z } from 'zod';
import type { PlannedCheck } from '../contract/check.js';
import { foldSpace } from '../contract/parse-value.js';
import { type Snapshot, textOf, walk } from '../contract/snapshot.js';
import { emptyShown } from '../grounding/built-in/satisfy/satisfy-empty.js';
import { itemsMention } from './items-said.js';
import { isMentioned, namesAbsentIn, placeIn } from './named-by.js';

/** A sentence with its checks, and the page that they were made for. */
export interface Beyond {
  sentence: string;
  negated: boolean;
  checks: readonly PlannedCheck[];
  snapshot: Snapshot;
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
export function lexicalWeakness({ sentence, negated, checks, snapshot }: Beyond): string | undefined {
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
    if (
      isSaid &&
      !checks.some((check) => (check.kind === 'state' || check.kind === 'tally') && check.state === state)
    )
      return `no check asks whether it is ${isSaid[0]}`;
  }
  if (checks.some((check) => isMisread(check, sentence)))
    return 'a check asks for other options, or a number in another way, than the sentence does';
  const need = needs.find(({ said: word, meets }) => word.test(unquoted) && !checks.some(meets));
  if (need) return `it speaks of ${need.of}, and no check does`;
  const elsewhere = checks.find((check) => !isPlaceSaid(check, { sentence, literals }));
  if (elsewhere) return 'a check looks at a text, an address or a title that the sentence does not name';
  const loose = checks.find((check) => !isOrderSaid(check, unquoted, negated));
  if (loose) return 'a check compares in a way that the sentence does not say';
  const absent = checks.find((check) => check.kind === 'gone' && !namesAbsentIn(sentence, check.what));
  if (absent) return 'what a check wants to be gone is not what the sentence says is';
  const turned = checks.find(
    (check) => check.kind === 'order' && !isInOrder(check, { sentence, negated, snapshot }),
  );
  if (turned) return 'a check asks for another order than the sentence does';
  const counted = checks.find((check) => !itemsMention(check, sentence, snapshot));
  if (counted) return 'a check counts or compares items that are not all that the sentence says of them';
  const stray = checks.find(
    (check) =>
      (check.kind === 'state' || check.kind === 'field') &&
      !isMentioned(check.ref, { sentence, byKind: check.kind === 'field' }, snapshot),
  );
  return stray ? 'a check looks at an element that the sentence does not name' : undefined;
}

const words = {
  up: /\b(?:ascending|increas\w+|grow\w*|ris\w+|low(?:est)?(?: to high| first)|cheapest first|smallest first|oldest first|earliest first|a to z|a-z|alphabetic\w*|never (?:gets? )?(?:less|lower|smaller))\b/iu,
  down: /\b(?:descending|decreas\w+|fall\w*|shrink\w*|high(?:est)?(?: to low| first)|most expensive first|largest first|biggest first|newest first|latest first|most recent first|z to a|z-a|reverse\w*|never (?:gets? )?(?:more|higher|larger|greater))\b/iu,
  more: /\b(?:more|greater|higher|larger|bigger|longer|older|later|over|above|after|exceed\w*|at least|minimum|or more|no (?:less|fewer)|not (?:less|fewer)|between|never (?:gets? )?less)\b/iu,
  less: /\b(?:less|fewer|lower|smaller|cheaper|shorter|younger|earlier|under|below|before|within|at most|maximum|up to|or less|no more|not more|between|never (?:gets? )?more)\b/iu,
  before: /\b(?:before|above|over|sooner|earlier|precedes?|preceding|ahead of|on top of|first)\b/iu,
  after: /\b(?:after|below|beneath|underneath|under|later|follows?|following|behind|last)\b/iu,
} as const;

/** Words that speak of several things at once or of what belongs to an element, and the checks that can say as much. */
const needs: readonly { said: RegExp; of: string; meets: (check: PlannedCheck) => boolean }[] = [
  {
    said: /\b(?:every|each|all|none of|any of)\b/iu,
    of: 'all of them',
    meets: ({ kind }) => /^(?:every|tally|value|relation|sorted)$/u.test(kind),
  },
  {
    said: /\b(?:sorted|alphabetical\w*|ascending|descending|(?:in|by) order)\b/iu,
    of: 'an order',
    meets: ({ kind }) => kind === 'sorted' || kind === 'order',
  },
  {
    said: /\b(?:placeholder|tooltip|alt text)\b|\blink\b.* (?:points?|goes|leads?|links?) to\b/iu,
    of: 'what an element is marked with',
    meets: (check) => check.kind === 'field' && check.of === 'attribute',
  },
  {
    said: /\bopens? in a new (?:browser )?(?:tab|window)\b/iu,
    of: 'where a link opens',
    meets: (check) => check.kind === 'field' && check.attribute === 'target',
  },
  {
    said: /\b(?:dropdown|select|combobox|list ?box)\b.* (?:offers?|options?)\b/iu,
    of: 'options',
    meets: (check) => check.kind === 'field' && check.of === 'options',
  },
];

/** Options are those that are quoted, and denied one by one; how many are in a state is a number. */
function isMisread(check: PlannedCheck, sentence: string): boolean {
  if (check.kind === 'tally') return !/^(?:equals|amount|l[te]|g[te])$/u.test(check.operator);
  if (check.kind !== 'field' || check.of !== 'options') return false;
  // What stands in front of the verb is the name of the field.
  const said = sentence.split(/\b(?:offers?|options?|has|have|contains?|includes?|lists?)\b/iu).at(-1) ?? '';
  const literals = [...said.matchAll(/["“]([^"”]+)["”]/gu)].map(([, text = '']) => text);
  const labels = labelsOf(check.expected);
  const isForeign = literals.length > 0 && labels.some((each) => !literals.includes(each));
  const isPart = check.is && literals.some((each) => !labels.includes(each));
  return isForeign || isPart || (!check.is && check.operator !== 'contains');
}

/** A text of the page has to be quoted; an address or title is only looked at where the sentence speaks of where one is. */
function isPlaceSaid(
  check: PlannedCheck,
  { sentence, literals }: { sentence: string; literals: readonly string[] },
): boolean {
  if (check.kind === 'text') {
    const text = check.text.toLowerCase();
    return literals.some((each) =>
      check.is ? text.includes(each.toLowerCase()) : each.toLowerCase().includes(text),
    );
  }
  if (check.kind !== 'address') return true;
  return check.of === 'title'
    ? /\b(?:title|tab|window)\b/iu.test(sentence)
    : /\b(?:url|address|path|route|location|query|redirect\w*|navigat\w*|lands?|landed|taken|sent|(?:on|at|to) (?:the|a|an) .*page)\b|\//iu.test(
        sentence,
      );
}

/** An order that a check asks for is one that the sentence asks for; without any word for it none is asked for. */
function isOrderSaid(check: PlannedCheck, sentence: string, negated: boolean): boolean {
  if (check.kind === 'sorted') {
    const [said, opposite] =
      check.direction === 'ascending' ? [words.up, words.down] : [words.down, words.up];
    // In either direction they are sorted; that they are not is not said by one of the two.
    const isEither = !negated && /\b(?:sorted|ordered) by\b/iu.test(sentence) && !negation.test(sentence);
    return check.is !== negated && !opposite.test(sentence) && (isEither || said.test(sentence));
  }
  if (!('operator' in check)) return true;
  const isUp = /^g[te]$/u.test(check.operator);
  if (!isUp && !/^l[te]$/u.test(check.operator)) return true;
  // "No tour costs more than $48": each of them costs at most that.
  const isNone =
    check.kind === 'every' && /^no(?:ne of)? (?:the )?\p{L}+ (?:is|are|costs?)\b/iu.test(sentence.trim());
  const isSo = (check.is !== negated) !== isNone;
  return (isUp === isSo ? words.more : words.less).test(sentence);
}

/** The two stand in the sentence as they do in the check, or turned round by a word that says so. */
function isInOrder(
  { first, second, is }: Extract<PlannedCheck, { kind: 'order' }>,
  { sentence, negated, snapshot }: Omit<Beyond, 'checks'>,
): boolean {
  const [a, b] = [placeIn(sentence, first, snapshot), placeIn(sentence, second, snapshot)];
  if (a === undefined || b === undefined || a === b) return false;
  const [isBefore, isAfter] = [words.before.test(sentence), words.after.test(sentence)];
  return is !== negated && isBefore !== isAfter && a < b === isBefore;
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
      part === emptyShown ||
      (check.kind === 'tally' && part === 'all') ||
      (part === '_blank' && isNewTab(check, sentence)) ||
      plain(sentence).includes(plain(part)) ||
      (words !== undefined && new RegExp(`\\b${words}\\b`, 'iu').test(sentence))
    );
  });
}

/** "Opens in a new tab" is what a link is marked with. */
function isNewTab(check: PlannedCheck, sentence: string): boolean {
  return (
    check.kind === 'field' &&
    check.attribute === 'target' &&
    /\bnew (?:browser )?(?:tab|window)\b/iu.test(sentence)
  );
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
  // "None is checked" and "two are not checked" deny; that it is not none asserts.
  if (check.kind === 'tally') return (check.expected === '0' || !check.holds) === check.is;
  if ('expected' in check && check.is && /^0?$/u.test(check.expected)) return true;
  if ('expected' in check && check.expected === emptyShown) return check.is;
  return !check.is;
}

function saidBy(check: PlannedCheck, snapshot: Snapshot): string {
  const node = 'ref' in check ? [...walk(snapshot.root)].find((each) => each.ref === check.ref) : undefined;
  const own = node ? `${node.name} ${textOf(node)}` : '';
  if (check.kind === 'text') return check.text;
  if (check.kind === 'tally') return `${check.expected} ${JSON.stringify(check.locator)}`;
  return 'expected' in check ? `${check.expected} ${own}` : own;
}
