/** "The post by Ann has more votes than the one by Bo": what two records have, one beside the other. */
import type { Claim } from './satisfy-claims.js';
import type { Masked } from './satisfy-words.js';

const form =
  /^(?<left>.+?) (?:has|have|got|holds)(?<not> not)? (?<more>more|fewer|less) (?<noun>\p{Ll}+) than (?<right>.+)$/u;

/** What such a sentence claims; undefined for any other. */
export function comparedClaim(text: string, masked: Masked): Claim | undefined {
  const { left = '', not, more, noun = '', right = '' } = form.exec(text)?.groups ?? {};
  if (
    more === undefined ||
    /\b(?:and|or|but|all|every|each|any|other|others)\b|^(?:there|it|this|that|\d)/iu.test(`${left} ${right}`)
  )
    return undefined;
  if (/^\d|^(?:before|two|three|four|five)\b/u.test(right)) return undefined;
  const kind = /^(?<kind>the \p{Ll}+) (?:by|from|about|of|called|for) /u.exec(left)?.groups?.['kind'];
  const second = kind === undefined ? right : right.replace(/^the one(?= )/u, kind);
  if (/\bone\b/u.test(second)) return undefined;
  const ask = (record: string): string => {
    const said = masked
      .show(record)
      .replace(/^(?<name>\S+)['’]s (?<kind>\p{Ll}+)$/u, 'the $<kind> by $<name>');
    return noun === 'money' ? `the balance of ${said}` : `how many ${noun} does ${said} have`;
  };
  return {
    kind: 'relation',
    left: ask(left),
    operator: more === 'more' ? 'gt' : 'lt',
    right: [ask(second)],
    is: not === undefined,
  };
}
