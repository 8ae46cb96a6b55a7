/** Searches that are said in another order than they are done: "search for mugs and then for plates", "find products matching "mug"". Pure. */
import { isQuotedAt } from './quotes.js';

const searched = '(?:"[^"]*"|“[^”]*”|[^"“”.;,!]+?)';

const inTurn = new RegExp(
  `\\b(?<how>search|look) for (?<one>${searched}),? (?:and )?then for (?<other>${searched})(?=[.;,!]|$)`,
  'iu',
);

const matching =
  /(?<=^|[.;,!] |\b(?:and|then) )(?:find|search for|look for|look up)(?: all)?(?: the)? (?<kind>\p{L}+s) (?:matching|that match|containing|with the (?:word|term|text)) (?<what>"[^"]*"|“[^”]*”)/iu;

/** The sentence with a search for each of the two, and with what is typed behind what is searched. */
export function withSearches(sentence: string): string {
  const two = inTurn.exec(sentence);
  const turned =
    two?.groups && !isQuotedAt(sentence, two.index)
      ? replaced(
          sentence,
          two,
          ({ how, one, other }) => `${how} for ${one}, then ${how?.toLowerCase()} for ${other}`,
        )
      : sentence;
  const found = matching.exec(turned);
  return found?.groups && !isQuotedAt(turned, found.index)
    ? replaced(turned, found, ({ kind, what }) => `search ${kind} for ${what}`)
    : turned;
}

function replaced(
  sentence: string,
  { 0: said, index, groups = {} }: RegExpExecArray,
  words: (groups: Partial<Record<string, string>>) => string,
): string {
  return sentence.slice(0, index) + words(groups) + sentence.slice(index + said.length);
}
