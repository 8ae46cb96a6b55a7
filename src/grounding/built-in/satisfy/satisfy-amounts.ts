/** "At least three results", "costs more than the tape": how many of something, or how much, a sentence speaks of. */
import type { TextOperator } from '../../../contract/check.js';
import type { Claim } from './satisfy-claims.js';
import { isNumber, literalOf, type Masked } from './satisfy-words.js';

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A number of things, as a pattern. */
export const amount = `(?:\\d+|${numbers.join('|')})`;
/** What bounds such a number, as a pattern. */
export const bound =
  '(?:exactly|only|just|at least|at most|more than|less than|fewer than|no more than|no fewer than|no less than)';

/** "2 items in the cart", "at least three results": undefined when it does not begin with a number. */
export function countedIn(what: string, is: boolean, within = ''): Claim | undefined {
  const match = new RegExp(`^(?:(${bound}) )?(${amount}) (.+)$`, 'iu').exec(what);
  if (!match) return undefined;
  const [, limit = 'exactly', count = '', rest = ''] = match;
  if (/⟦/u.test(rest)) return undefined;
  const place = /^(.+?) ((?:in|on|of|at|under|within) .+)$/iu.exec(rest);
  const expected = /^\d/u.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase());
  return {
    kind: 'count',
    of: place?.[1] ?? rest,
    within: place?.[2] ?? within,
    operator: limitOf(limit.toLowerCase()),
    expected,
    is,
  };
}

function limitOf(limit: string): TextOperator {
  if (/^(?:exactly|only|just)$/u.test(limit)) return 'amount';
  if (/^(?:at least|no fewer than|no less than)$/u.test(limit)) return 'ge';
  if (/^(?:at most|no more than)$/u.test(limit)) return 'le';
  return limit === 'more than' ? 'gt' : 'lt';
}

const dearer =
  /^(?<one>.+?) (?:(?:costs?|(?:does|do)(?<notSo> not) cost) (?<by>more|less) than|is(?<notIs> not)? (?<how>more expensive|cheaper|less expensive) than) (?<other>.+)$/iu;

/** "The saw costs more than the tape", "the saw is cheaper than the tape": their prices are compared. */
export function priceRelation(text: string, masked: Masked): Claim | undefined {
  const { one, other, notSo, notIs, by, how = '' } = dearer.exec(text)?.groups ?? {};
  if (!one || !other || isNumber(literalOf(other, masked).text)) return undefined;
  return {
    kind: 'relation',
    left: `the price of ${masked.show(one)}`,
    operator: /^more/iu.test(by ?? how) ? 'gt' : 'lt',
    right: [`the price of ${masked.show(other)}`],
    is: notSo === undefined && notIs === undefined,
  };
}
