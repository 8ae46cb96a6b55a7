/** "Show direct trips only, cheapest first": what is filtered, and then how it is sorted. No page yet. */
import { isQuotedAt } from './quotes.js';

const most = '(?:cheapest|least expensive|most expensive|newest|latest|most recent|oldest)';
const behind = new RegExp(
  `^(?<front>(?:please )?(?:show|list|display|find|filter|search|narrow|look)\\b.*?),? (?:and |with )?(?:the )?(?<first>${most})(?: ones?)? first[.!]?$`,
  'isu',
);

/** The sentence with the order as a step of its own; as it is where it only sorts. */
export function withOrderBehind(sentence: string): string {
  const { front = '', first = '' } = behind.exec(sentence.trim())?.groups ?? {};
  const isAlone = /^(?:please )?\p{L}+(?: (?:me|us|the|all|by|with))*$/iu.test(front.trim());
  if (front === '' || isAlone || /\b(?:sort|order|then)/i.test(front)) return sentence;
  if (isQuotedAt(sentence, sentence.lastIndexOf(first))) return sentence;
  // "Show the tents cheapest first" sorts the tents, and filters by nothing.
  if (/^(?:please )?(?:show|list|display)(?: me)?(?: all)? the \p{Ll}+s,?$/u.test(front.toLowerCase().trim()))
    return `Show the ${first} first`;
  return /[,;]$| (?:only|just|under|over|below|above|from|in|for|with|that|which|by)\b/iu.test(front) ||
    sentence.includes(`${front},`) ||
    sentence.includes(`${front} and`)
    ? `${front.replace(/[,;]$/, '')}, then show the ${first} first`
    : sentence;
}
