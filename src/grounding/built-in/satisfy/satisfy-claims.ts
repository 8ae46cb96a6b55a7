/**
 * Sentence → claims: what is asserted of what, before any page is looked at. A small grammar of the sentences testers write most;
 * a sentence that it does not cover whole is refused, because half a sentence understood proves nothing.
 *
 *     sentence  = [ "verify that" ] claim { ("," | "and" | "but") claim }
 *     claim     = address | title | existence | count | order | focus | state | choice | sum | comparison | text
 */
import type { CheckState, TextOperator } from '../../../contract/check.js';
import { amount, bound, countedIn, priceRelation } from './satisfy-amounts.js';
import { comparedClaim } from './satisfy-compared.js';
import { holdsClaim } from './satisfy-holds.js';
import { isOfMany } from './satisfy-many.js';
import { hasClaim } from './satisfy-mark.js';
import { messageClaim } from './satisfy-message.js';
import { completed } from './satisfy-rewording.js';
import { rangeClaim } from './satisfy-range.js';
import { isStateOf, STATE } from './satisfy-classes.js';
import { states } from './satisfy-state-words.js';
import { loginClaim, showsClaim } from './satisfy-shows.js';
import { andInName, commaInValue, noThing, personal, recordClaim } from './satisfy-verbs.js';
import {
  beyond,
  isNumber,
  type Literal,
  literalOf,
  mask,
  type Masked,
  normalize,
  plurals,
} from './satisfy-words.js';

/** One thing that a sentence asserts. Subjects are phrases, quotes included. */
export type Claim =
  | { kind: 'address'; of: 'url' | 'title'; operator: TextOperator; expected: string; is: boolean }
  | { kind: 'presence'; subject: string; is: boolean }
  | { kind: 'state'; subject: string; state: CheckState; is: boolean }
  | { kind: 'empty'; subject: string; is: boolean }
  | {
      kind: 'count';
      of: string;
      within: string;
      operator: TextOperator;
      expected: number;
      is: boolean;
      left?: true;
    }
  | { kind: 'text'; subject: string; operator: TextOperator; value: Literal; is: boolean; by?: string }
  | {
      kind: 'relation';
      left: string;
      operator: 'equals' | 'lt' | 'le' | 'gt' | 'ge';
      right: string[];
      is: boolean;
    }
  | { kind: 'order'; first: string; second: string; is: boolean };

/** All claims of a sentence, or why it is not understood. */
export type Claims = { ok: true; claims: Claim[] } | { ok: false; reason: string };

const textVerbs: readonly { said: string; operator: TextOperator }[] = [
  { said: 'is equal to|equals|equal|reads|read|says|say|is set to|is exactly', operator: 'equals' },
  { said: 'contains|contain|includes|include', operator: 'contains' },
  { said: 'starts with|start with|begins with|begin with', operator: 'starts' },
  { said: 'ends with|end with', operator: 'ends' },
  { said: 'matches|match', operator: 'matches' },
  { said: 'shows|show|displays|display|has|have', operator: 'says' },
  { said: 'is|are|was', operator: 'equals' },
];

const orders: readonly { said: string; operator: 'lt' | 'le' | 'gt' | 'ge' }[] = [
  { said: 'greater than or equal to|at least|no less than|not less than', operator: 'ge' },
  { said: 'less than or equal to|at most|no more than|not more than|up to', operator: 'le' },
  { said: 'greater than|more than|higher than|larger than|bigger than|above|over', operator: 'gt' },
  { said: 'less than|lower than|smaller than|fewer than|cheaper than|below|under', operator: 'lt' },
];

/** Takes a sentence apart. Nothing here looks at the page. */
export function claimsOf(sentence: string): Claims {
  const masked = mask(sentence);
  const text = normalize(masked.text);
  if (text === '') return { ok: false, reason: 'it says nothing' };
  if (isOfMany(text))
    return { ok: false, reason: 'it speaks of several things at once, or of what belongs to one' };
  const compared = comparedClaim(text, masked);
  if (compared) return { ok: true, claims: [compared] };
  const vague = beyond.exec(
    text
      .replace(/^\p{Lu}/u, (first) => first.toLowerCase())
      .replace(new RegExp(`${bound}|\\bselect all\\b`, 'giu'), ''),
  );
  if (vague) return { ok: false, reason: `"${vague[0]}" is beyond what one check can say` };
  const claims = split(text, masked);
  return claims ?? { ok: false, reason: 'it is none of the sentences that are compiled without a model' };
}

/** One claim, or several joined by "and"; a part without a subject of its own continues that of the part before. */
function split(text: string, masked: Masked): Claims | undefined {
  const whole = claimOf(text, masked);
  const parts = text.split(/\s*,\s*(?:and|but)\s+|\s+(?:and|but)\s+|\s*;\s*|,\s+/u);
  if (parts.length > 1) {
    const claims: Claim[] = [];
    let subject: string | undefined;
    let understood = true;
    for (const [at, said] of parts.entries()) {
      const part = completed(said, parts[at - 1]);
      const own =
        claimOf(part, masked) ?? (subject === undefined ? undefined : continued(subject, part, masked));
      if (!own) {
        understood = false;
        break;
      }
      claims.push(own);
      subject = /^(.+?) (?:is|are|has|does|shows|contains|says|reads)\b/iu.exec(part)?.[1] ?? subject;
    }
    if (whole?.kind === 'text' && commaInValue.test(text)) return { ok: true, claims: [whole] };
    if (understood) return { ok: true, claims };
    if (whole?.kind !== 'relation') {
      const isName = whole && (/"[^"]*$/u.test(text) || andInName.test(text));
      if (!isName) return { ok: false, reason: 'only a part of it is understood' };
    }
  }
  return whole && { ok: true, claims: [whole] };
}

function continued(subject: string, part: string, masked: Masked): Claim | undefined {
  return claimOf(`${subject} ${part}`, masked) ?? claimOf(`${subject} is ${part}`, masked);
}

function claimOf(text: string, masked: Masked): Claim | undefined {
  return (
    addressClaim(text, masked) ??
    rangeClaim(text) ??
    messageClaim(text, masked) ??
    loginClaim(text, masked) ??
    existenceClaim(text, masked) ??
    hasClaim(text, masked) ??
    recordClaim(text, masked) ??
    orderClaim(text, masked) ??
    stateClaim(text, masked) ??
    choiceClaim(text, masked) ??
    priceRelation(text, masked) ??
    relationClaim(text, masked) ??
    textClaim(text, masked) ??
    holdsClaim(text, masked) ??
    showsClaim(text, masked)
  );
}

function addressClaim(text: string, masked: Masked): Claim | undefined {
  const at =
    /^(?:the page|i am|we are|the user is|the browser)(?: is)?( not)? (?:at|on) (⟦\d+⟧|\/\S*|https?:\S+)$/iu.exec(
      text,
    );
  if (at) return address('url', 'path', literalOf(at[2] ?? '', masked).text, at[1] === undefined);
  const subject =
    /^(?:the )?(?:(?:current|page|browser) )*(?:(url)|(?:page|current|browser) (?:address|location))(?: of the page)?\s+(.+)$/iu.exec(
      text,
    ) ??
    /^(?:the )?(?:(?:page|document|browser|tab|window)(?:'s)? title|title of the (?:page|document|tab))\s+(.+)$/iu.exec(
      text,
    );
  if (!subject) return undefined;
  const of = /title/iu.test(text.slice(0, text.length - (subject.at(-1) ?? '').length)) ? 'title' : 'url';
  const verb = verbOf(subject.at(-1) ?? '');
  if (!verb) return undefined;
  const value = literalOf(verb.rest, masked);
  if (!value.quoted && (of === 'title' || /\s/u.test(value.text))) return undefined;
  const operator = verb.operator === 'says' ? 'contains' : verb.operator;
  return address(of, of === 'url' && operator === 'equals' ? 'path' : operator, value.text, verb.is);
}

function address(of: 'url' | 'title', operator: TextOperator, expected: string, is: boolean): Claim {
  return { kind: 'address', of, operator, expected, is };
}

function existenceClaim(text: string, masked: Masked): Claim | undefined {
  const there =
    /^there (?:is|are|exists?)( not|)(?: (no|any|an?|the))? (.+?)(?: (?:visible|shown|displayed))?(?: on (?:the|this) (?:page|screen))?$/iu.exec(
      text,
    );
  const shows =
    /^(?:the page|the screen|i|we|you|the user)(?: (?:can|does|do))?( not)? (?:shows?|displays?|contains?|has|have|sees?|includes?|says?|reads?|states?|mentions?)(?: (no|any|an?|the))? (.+)$/iu.exec(
      text,
    );
  // "We have ordered 30 of them" says nothing of what there is.
  const match = there ?? (/^(?:i|we|you) have(?: not)? \p{Ll}{2,}(?:ed|en) /iu.test(text) ? null : shows);
  if (match) {
    const is = (match[1] ?? '') === '' && !/^no$/iu.test(match[2] ?? '');
    const what = match[3] ?? '';
    const counted = countedIn(what, is);
    if (counted) return counted;
    const subject = `${/^an?$|^the$/iu.test(match[2] ?? '') ? 'the ' : ''}${what}`;
    return { kind: 'presence', subject: masked.show(subject), is };
  }
  const counted = new RegExp(
    `^(?:the page shows )?((?:${bound} )?${amount} .+?) (?:is|are)( not)? (?:visible|shown|listed|displayed|present(?= on | in )|(left|remaining))( .+)?$`,
    'iu',
  ).exec(text);
  if (counted) {
    const claim = countedIn(`${counted[1] ?? ''}${counted[4] ?? ''}`, counted[2] === undefined);
    return claim?.kind === 'count' && counted[3] ? { ...claim, left: true } : claim;
  }
  const none =
    /^no (.+?) (?:is|are|was) (?:visible|shown|listed|displayed|present|there)(?: on the page)?$/iu.exec(
      text,
    );
  if (none) return { kind: 'presence', subject: masked.show(none[1] ?? ''), is: false };
  const plain = /^(.+?)(?: does( not))? (?:exists?|appears?)(?: on the page)?$/iu.exec(text);
  if (plain) return { kind: 'presence', subject: masked.show(plain[1] ?? ''), is: plain[2] === undefined };
  const gone = /^(.+?) (?:has |is )?disappeared$/iu.exec(text);
  return gone ? { kind: 'presence', subject: masked.show(gone[1] ?? ''), is: false } : undefined;
}

function orderClaim(text: string, masked: Masked): Claim | undefined {
  const match =
    /^(.+?) (?:is|are|comes?|appears?|stands?)( not)? (?:shown |listed |displayed |placed )?(before|above|after|below|underneath) (.+)$/iu.exec(
      text,
    );
  if (!match) return undefined;
  const [, first = '', not, word = '', second = ''] = match;
  if (isNumber(literalOf(second, masked).text)) return undefined;
  const [a, b] = [masked.show(first), masked.show(second)];
  const isFirst = /before|above/iu.test(word);
  return { kind: 'order', first: isFirst ? a : b, second: isFirst ? b : a, is: not === undefined };
}

function stateClaim(text: string, masked: Masked): Claim | undefined {
  const focus =
    /^(.+?) (?:has|have|does)( not)?(?: have)? (?:the )?(?:keyboard )?focus$/iu.exec(text) ??
    /^(?:the )?(?:keyboard )?focus is( not)? (?:on|in) (.+)$/iu.exec(text);
  if (focus) {
    const isLed = /^(?:the )?(?:keyboard )?focus is/iu.test(text);
    const subject = masked.show((isLed ? focus[2] : focus[1]) ?? '');
    return { kind: 'state', subject, state: 'focused', is: (isLed ? focus[1] : focus[2]) === undefined };
  }
  const empty = /^(.+?) (?:is|are)( not)? (?:empty|blank)$/iu.exec(text);
  if (empty) return { kind: 'empty', subject: masked.show(empty[1] ?? ''), is: empty[2] === undefined };
  const open =
    /^(.+?(?:dialog|modal|popup|pop-up|window|drawer|menu|tooltip)) (?:is|has)( not)? (?:been )?(open|opened|closed|dismissed)$/iu.exec(
      text,
    );
  if (open) {
    const isOpen = /^open/iu.test(open[3] ?? '');
    const subject = masked.show(open[1] ?? '');
    const is = isOpen === (open[2] === undefined);
    // What is called a menu may be the button that opens it, which is there all the time.
    return /menu$/iu.test(open[1] ?? '')
      ? { kind: 'state', subject, state: 'expanded', is }
      : { kind: 'presence', subject, is };
  }
  for (const { said, state, is } of states) {
    const match = new RegExp(
      `^(.+?) (?:is|are|was|remains?|stays?|gets?)( not)? (?:${said})(?: on the page)?$`,
      'iu',
    ).exec(text);
    if (!match) continue;
    const subject = match[1] ?? '';
    if (plurals.test(subject) || noThing.test(subject)) return undefined;
    // Of a person "present" and "absent" say more than that the name is on the page.
    if (/ (?:present|absent)$/iu.test(text) && personal.test(subject)) return undefined;
    const holds = is === (match[2] === undefined);
    if (state === 'visible') return { kind: 'presence', subject: masked.show(subject), is: holds };
    return { kind: 'state', subject: masked.show(subject), state, is: holds };
  }
  return undefined;
}

function choiceClaim(text: string, masked: Masked): Claim | undefined {
  const first =
    /^(?:the (?:option )?)?(.+?)(?: option)? is( not)? (?:selected|chosen) (?:in|from|for|as) (.+)$/iu.exec(
      text,
    );
  const last = /^(.+?) (?:has|have) (.+?) (?:selected|chosen)$/iu.exec(text);
  if (first) return chosen(first[3] ?? '', first[1] ?? '', first[2] === undefined, masked);
  return last ? chosen(last[1] ?? '', last[2] ?? '', true, masked) : undefined;
}

function chosen(field: string, option: string, is: boolean, masked: Masked): Claim {
  const value = literalOf(option, masked);
  return { kind: 'text', subject: masked.show(field), operator: value.quoted ? 'equals' : 'same', value, is };
}

function relationClaim(text: string, masked: Masked): Claim | undefined {
  const sum =
    /^(.+?) (?:is|equals|is equal to|matches)( not)? (?:the )?(?:sum|total) of (.+) and (.+)$/iu.exec(text);
  if (sum) {
    const parts = [...(sum[3] ?? '').split(/\s*,\s*/u), sum[4] ?? ''].map((part) => masked.show(part));
    return {
      kind: 'relation',
      left: masked.show(sum[1] ?? ''),
      operator: 'equals',
      right: parts,
      is: sum[2] === undefined,
    };
  }
  const plus = /^(.+?) (?:is|equals|is equal to)( not)? (.+ plus .+)$/iu.exec(text);
  if (plus) {
    return {
      kind: 'relation',
      left: masked.show(plus[1] ?? ''),
      operator: 'equals',
      right: (plus[3] ?? '').split(/ plus /iu).map((part) => masked.show(part)),
      is: plus[2] === undefined,
    };
  }
  for (const { said, operator } of orders) {
    const match = new RegExp(`^(.+?) (?:is|are|costs?)( not)? (?:${said}) (.+)$`, 'iu').exec(text);
    if (!match) continue;
    const left = masked.show(match[1] ?? '');
    const value = literalOf(match[3] ?? '', masked);
    const is = match[2] === undefined;
    if (isNumber(value.text)) return { kind: 'text', subject: left, operator, value, is };
    return value.quoted
      ? undefined
      : { kind: 'relation', left, operator, right: [masked.show(match[3] ?? '')], is };
  }
  const equal =
    /^(.+?) (?:is|are|does)( not)? (?:equal to|equals?|the same as|identical to) (.+)$/iu.exec(text) ??
    /^(.+?) (?:equals|matches)()? (.+)$/iu.exec(text);
  if (!equal) return undefined;
  const value = literalOf(equal[3] ?? '', masked);
  if (value.quoted || isNumber(value.text)) return undefined;
  return {
    kind: 'relation',
    left: masked.show(equal[1] ?? ''),
    operator: 'equals',
    right: [masked.show(equal[3] ?? '')],
    is: equal[2] === undefined || equal[2] === '',
  };
}

function textClaim(text: string, masked: Masked): Claim | undefined {
  /** "The display name is …": what stands behind no more than an article is a noun, and the verb comes later. */
  const isNoun = (subject: string, at: number): boolean =>
    /^(?:the|an?|my|your|our|its|their)$/iu.test(subject) &&
    /^\p{L}+ .*(?: is | are | was )/u.test(text.slice(at));
  for (const { said } of textVerbs) {
    const match = new RegExp(
      `^(.+?)\\s(?=(?:(?:is|are|does|do|has|have|was) not )?(?:${said})\\s)`,
      'iu',
    ).exec(text);
    if (!match) continue;
    const verb = verbOf(text.slice(match[0].length));
    const subject = (match[1] ?? '').replace(/ (?:is|are|does|do|has|have) not$/iu, '');
    if (!verb || subject === '' || noThing.test(subject) || isNoun(subject, match[0].length)) continue;
    const rest = verb.rest.replace(
      /^(?:the |a )?(?:value|text|label|message|content|caption|words?|word)(?: of)? (?=⟦|\d|[$€£])/iu,
      '',
    );
    if (verb.operator === 'says' || verb.operator === 'contains') {
      const counted = countedIn(rest, verb.is, `in ${subject.replace(/^the /iu, 'the ')}`);
      if (counted) return counted;
    }
    const value = literalOf(rest, masked);
    const isNumeric = !value.quoted && isNumber(value.text);
    if (!verb.is && verb.operator === 'equals' && isStateOf(subject, value))
      return { kind: 'text', subject: masked.show(subject), operator: 'same', value, is: false, by: STATE };
    // What is not quoted may be an adjective ("is green"): its opposite would pass on anything.
    const isName =
      verb.is && verb.operator === 'says' && /^\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)*$/u.test(value.text);
    if (
      !value.quoted &&
      !isNumeric &&
      !isName &&
      (!verb.is ||
        verb.operator !== 'equals' ||
        value.text.split(' ').length > (/^(?:in|on|under) the /u.test(value.text) ? 6 : 4))
    )
      return undefined;
    // A field that has a value has that and no other; a page or an element that shows a text may show more.
    const isWhole = verb.operator === 'says' && /^(?:the |a )?value\b/iu.test(verb.rest);
    const meant = isWhole ? 'equals' : verb.operator;
    const operator =
      isNumeric && meant === 'equals' ? 'amount' : meant === 'equals' && !value.quoted ? 'same' : meant;
    return { kind: 'text', subject: masked.show(subject), operator, value, is: verb.is };
  }
  return undefined;
}

/** The verb that a predicate begins with, and what stands behind it. */
function verbOf(text: string): { operator: TextOperator; is: boolean; rest: string } | undefined {
  for (const { said, operator } of textVerbs) {
    const match = new RegExp(
      `^(?:(?:is|are|does|do|has|have|was) (not) )?(?:${said}) (not )?(?=\\S)`,
      'iu',
    ).exec(text);
    if (!match) continue;
    return {
      operator,
      is: match[1] === undefined && match[2] === undefined,
      rest: text.slice(match[0].length),
    };
  }
  const not = /^(?:is|are|was) not (.+)$/iu.exec(text);
  return not ? { operator: 'equals', is: false, rest: not[1] ?? '' } : undefined;
}
