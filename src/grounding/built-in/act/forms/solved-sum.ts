/** "Solve the math problem and type your answer into the box": the one sum that the page asks for ("3 + 4 = ?", "x - 2 = 9"), worked out and typed. */
import { isQuotedAt } from '../../language/quotes.js';
import type { Scene } from '../../matching/look-up.js';
import { readable } from '../../matching/page-index.js';

const reckoned = '(?:maths?|mathematical|arithmetic|algebra|addition|multiplication|anti-?spam)';
const sum = '(?:equation|captcha|calculation)';
const shown = '(?: (?:(?:that is )?(?:shown|displayed|given)|below|above|here|on the page))*';
const asked = `(?:the|this) (?:(?:simple|little|short|small) )?(?:${reckoned} (?:problem|question|task|puzzle|challenge|exercise|captcha|equation|sum)|${sum})${shown}`;
const solving = '(?:solve|work out|calculate|compute)';
const typing = '(?:enter|type|write|put|fill in|give|input)';
const answer = '(?:(?:your|the|its|that) )?(?:answer|result|solution)';
const begins = '(?<=^|[.;] |, |\\b(?:and|then) )';

/** How it is said; in the last, nothing but that it is solved. */
const ways: readonly RegExp[] = [
  `${solving} (?:for (?<unknown>[a-z])|(?:the|this) (?:problem|puzzle)${shown}|${asked}|(?<=solve )(?:the|this) sum${shown})(?:(?:,|;|\\.)? (?:and |then |and then )?)${typing} ${answer}`,
  `${typing} ${answer} (?:to|of|for) ${asked}`,
  `(?:(?:${solving}|answer) ${asked}|solve (?:the|this) sum${shown})(?=[.;!,]|$| and | then )`,
].map((way) => new RegExp(begins + way, 'iu'));

/** What each of them says. */
const isAsked = /\b(?:solve|work out|calculate|compute|answer|result|solution)\b/i;

/** A place said right behind. */
const isPlaced = /^ (?:in|into|to|as)\b/iu;

/** The sentence with what is typed; as it is where it speaks of no sum, and where the page asks for none or for several. */
export function withSolved(sentence: string, read: () => Scene): string {
  for (const way of isAsked.test(sentence) ? ways : []) {
    const found = way.exec(sentence);
    if (!found || isQuotedAt(sentence, found.index)) continue;
    const scene = read();
    const asks = asksIn(scene).filter(
      ({ unknown }) =>
        unknown === found.groups?.['unknown']?.toLowerCase() || found.groups?.['unknown'] === undefined,
    );
    const [only, ...others] = asks;
    if (!only || others.length > 0) return sentence;
    const rest = sentence.slice(found.index + found[0].length);
    const field = isPlaced.test(rest) ? '' : fieldFor(only, scene);
    if (field === undefined) return sentence;
    return `${sentence.slice(0, found.index)}type "${only.result}"${field}${rest}`;
  }
  return sentence;
}

interface Asked {
  /** As it is written. */
  text: string;
  result: string;
  /** The letter that is looked for. */
  unknown: string | undefined;
}

/** Longer texts ask for more than a sum. */
const MOST_CHARACTERS = 80;

/** The sums that texts of the page end with, each once however often it is written. */
function asksIn({ index }: Scene): readonly Asked[] {
  const texts = index.entries.flatMap(({ node, evidence }) => [
    readable(node),
    node.name,
    ...evidence.map(({ text }) => text),
  ]);
  const asks = texts.flatMap((text) => askedIn(text.trim()) ?? []);
  return [...new Map(asks.map((each) => [each.text, each])).values()];
}

const term =
  '(?<first>[-−]?\\d{1,6}|[a-z]) ?(?<sign>[-+−–x×*·÷/]|plus|minus|times) ?(?<second>\\d{1,6}|[a-z])';
const lead = '(?:^|[:,.?!(] ?|\\b(?:is|solve|calculate|much|captcha|sum|security|answer|question|what) )';
const open = new RegExp(`${lead}${term} ?(?:= ?\\??|\\?|equals ?\\??)[ :)*_…]*$`, 'iu');
const equation = new RegExp(`${lead}${term} ?= ?(?<result>[-−]?\\d{1,6})[ .)]*$`, 'iu');

function askedIn(text: string): Asked | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const plain = open.exec(text)?.groups;
  const whole = plain ?? equation.exec(text)?.groups;
  const { first = '', second = '', sign = '' } = whole ?? {};
  const [left, right] = [numberOf(first), numberOf(second)];
  const written = `${first}${sign}${second}=${whole?.['result'] ?? ''}`.toLowerCase();
  if (plain && left !== undefined && right !== undefined) {
    const result = reckon(left, sign, right);
    return result === undefined ? undefined : { text: written, result: String(result), unknown: undefined };
  }
  const result = numberOf(whole?.['result'] ?? '');
  // One letter is looked for, and two are no sum.
  if (plain || result === undefined || (left === undefined) === (right === undefined)) return undefined;
  const found = left === undefined ? before(sign, right ?? 0, result) : behind(left, sign, result);
  const unknown = (left === undefined ? first : second).toLowerCase();
  return found === undefined ? undefined : { text: written, result: String(found), unknown };
}

function numberOf(written: string): number | undefined {
  return /\d/.test(written) ? Number(written.replace('−', '-')) : undefined;
}

const plus = /^(?:\+|plus)$/i;
const minus = /^(?:[-−–]|minus)$/i;
const times = /^(?:[x×*·]|times)$/i;

function reckon(left: number, sign: string, right: number): number | undefined {
  if (plus.test(sign)) return left + right;
  if (minus.test(sign)) return left - right;
  return whole(times.test(sign) ? left * right : left / right);
}

/** The number that the sign and the other one make the result of. */
function before(sign: string, right: number, result: number): number | undefined {
  if (plus.test(sign)) return result - right;
  if (minus.test(sign)) return result + right;
  return whole(times.test(sign) ? result / right : result * right);
}

/** The same where it stands behind the sign. */
function behind(left: number, sign: string, result: number): number | undefined {
  if (plus.test(sign)) return result - left;
  if (minus.test(sign)) return left - result;
  return whole(times.test(sign) ? result / left : left / result);
}

/** How a broken number is to be written, nobody says. */
function whole(number: number): number | undefined {
  return Number.isInteger(number) ? number : undefined;
}

/** The only empty field that is called by the sum; undefined where there is none, or more than one. */
function fieldFor({ text }: Asked, { index }: Scene): string | undefined {
  const names = index.actionable.flatMap(({ node, evidence }) => {
    const isEmpty = /^(?:textbox|spinbutton)$/.test(node.role) && (node.value ?? '') === '';
    const name = evidence.find((each) => askedIn(each.text.trim())?.text === text);
    return isEmpty && name && node.hidden === undefined ? [name.text] : [];
  });
  const [only, ...others] = names;
  return only === undefined || others.length > 0 || /["“”]/u.test(only)
    ? undefined
    : ` into the "${only}" field`;
}
