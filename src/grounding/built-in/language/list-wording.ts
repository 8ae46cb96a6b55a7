/**
 * What people say of a whole list in more words than it takes: "filter the contacts so that only customers are left", "sort the lots so that the
 * dearest comes first", "narrow the list to nature titles", "list clocks under £300". In the words that narrow and sort a list elsewhere. No page yet.
 */
import { isQuotedAt } from './quotes.js';

/** Whatever is listed. */
const anyList =
  '(?:(?:list|table|results?|search results?|view|listing|grid|overview|selection|catalogue?|search)|it)';

const ofAny = new RegExp(`^(?:${anyList}|search)$`, 'iu');

const narrowing = new RegExp(
  `^(?:please )?(?:filter|narrow(?: down)?|reduce|limit|restrict|cut down) (?:down )?(?:the |my |all (?:the )?)?(?<list>(?:(?!by |for |to )[^,;:()"“\\s]+ ?)+?)(?: down)? so that (?:only|just|nothing but) (?<kept>[^,;:()"“]+?) (?:is|are|be|remains?|stays?)(?: (?:left|shown|visible|listed|displayed|kept|there))?(?: in (?:it|the list|the table))?[.!]?$`,
  'iu',
);

const narrowedTo = new RegExp(
  `^(?:please )?(?:narrow(?: down)?|reduce|limit|restrict) (?:down )?(?:the |my )?(?<list>(?:[\\p{L}-]+ )?${anyList})(?: down)? to (?:only |just )?(?<kept>[^,;:()"“]+?)(?: only)?(?: \\(not [^()"“]+\\))?[.!]?$`,
  'iu',
);

/** "List clocks with …": what is listed, and a condition; "list the car for sale" is another deed. */
const listed =
  /^(?:please )?list (?:me )?(?:only |all (?:the )?)?(?<kept>(?:[\p{L}-]+ )?[\p{L}-]*[^s\W]s (?:with|under|over|below|above|from|in|by|that|which|who|whose|priced|costing|made|located)\b (?!sale\b)[^,;:()"“]+?)[.!]?$/iu;

/** "List the failed jobs only", "list just the failed jobs": what is listed is shown, and nothing put on a list. */
const onlyListed =
  /^(?:please )?list (?:me )?(?:(?:only|just) (?<kept>[^,;:()"“]+?)|(?<all>[^,;:()"“]+?) only)[.!]?$/iu;

const sorted =
  /^(?:please )?(?<verb>sort|order|arrange) (?<list>[^,;:()"“]+?)(?: by (?<key>[^,;:()"“]+?))? (?:so that|such that|with) (?:the )?(?<most>oldest|newest|latest|earliest|cheapest|most expensive|least expensive|highest|lowest|largest|smallest|biggest|longest|shortest|best|worst)(?: (?<noun>(?!(?:is|are|comes?|ones?|at|on|to)\b)[^,;:()"“]+?))?(?: ones?)? (?:(?:is|are|comes?|stands?|goes) )?(?:first|on top|(?:at|to) the (?:very )?top)[.!]?$/iu;

/** What "most expensive" says of a thing that is called so itself: "the most expensive bid" is the highest. */
const amounts: ReadonlyMap<string, string> = new Map([
  ['most expensive', 'highest'],
  ['least expensive', 'lowest'],
  ['cheapest', 'lowest'],
]);

const whole =
  /^(?<verb>(?:please )?(?:clear|empty|delete|remove|erase)) (?:the |my )?(?:whole|entire|complete) (?<list>[\p{L}-]+(?: [\p{L}-]+)?)[.!]?$/iu;

const again =
  /^(?<verb>(?:please )?(?:show|display|list|view|see)) (?:me )?(?:the )?(?:whole|entire|complete|full) (?<list>[\p{L}-]+(?: [\p{L}-]+)?) again[.!]?$/iu;

const called =
  /^(?:please )?(?:find|look for|search for|look up) (?:me )?(?:everybody|everyone|anybody|anyone|(?:all )?(?:the )?people|all persons|somebody|someone) (?:who (?:is|are) )?(?:called|named|whose name is) (?<name>[^,;:()"“]+?)[.!]?$/iu;

/** The sentence in those words; as it was where it says none of that, or names a list that the page does not mention. */
export function withListWords(sentence: string, isMentioned: (word: string) => boolean): string {
  const quoted = sentence.search(/["“]/u);
  if (quoted !== -1 && isQuotedAt(sentence, quoted + 1)) return sentence;
  const said = narrowing.exec(sentence)?.groups ?? narrowedTo.exec(sentence)?.groups;
  if (said) {
    const words = (said['list'] ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => !ofAny.test(word));
    return words.every((word) => isMentioned(word)) ? `Show only ${said['kept'] ?? ''}` : sentence;
  }
  const { kept, all: some = kept } = onlyListed.exec(sentence)?.groups ?? {};
  if (some !== undefined) return `Show ${some} only`;
  const { kept: part } = listed.exec(sentence)?.groups ?? {};
  if (part !== undefined) return `Show only ${part}`;
  const order = sorted.exec(sentence)?.groups;
  if (order) return sortedBy(order);
  const all = whole.exec(sentence)?.groups;
  if (all) return `${all['verb'] ?? ''} the ${all['list'] ?? ''}`;
  const back = again.exec(sentence)?.groups;
  if (back) return `${back['verb'] ?? ''} all the ${back['list'] ?? ''} again`;
  const { name } = called.exec(sentence)?.groups ?? {};
  return name === undefined ? sentence : `Search for "${name}"`;
}

/** "By year with the oldest book at the top": "by year, oldest first"; "the most expensive current bid": "by current bid, highest first". */
function sortedBy({
  verb = '',
  list = '',
  key,
  most = '',
  noun,
}: Record<string, string | undefined>): string {
  const way = most.toLowerCase();
  if (key !== undefined) return `${verb} ${list} by ${key}, ${way} first`;
  // "The oldest book" is one of what is sorted; "the highest score" is what it is sorted by.
  const isDated = /^(?:oldest|newest|latest|earliest|best|worst)$/.test(way);
  const isListed = noun !== undefined && isSameKind(noun, list);
  return noun === undefined || isListed || isDated
    ? `${verb} ${list} by ${way} first`
    : `${verb} ${list} by ${noun}, ${amounts.get(way) ?? way} first`;
}

function isSameKind(noun: string, list: string): boolean {
  const last = (text: string): string => text.trim().split(' ').at(-1)?.toLowerCase().replace(/s$/, '') ?? '';
  return last(noun) === last(list);
}
