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
  const turned = reworded(sentence, inTurn, '$<how> for $<one>, then search for $<other>');
  return reworded(turned, matching, 'search $<kind> for $<what>');
}

function reworded(sentence: string, pattern: RegExp, words: string): string {
  const said = pattern.exec(sentence);
  return said && !isQuotedAt(sentence, said.index) ? sentence.replace(pattern, words) : sentence;
}
