/**
 * A second look at an instruction that nothing answers: without the words by which people say what is plain to see, and that no part of the page
 * says, so that nothing on it is told apart by them ("the overall total", "the shopping cart", "the orders that are still open").
 */
import { numbers } from './extract-ask.js';
import type { PageIndex } from './extract-page.js';
import { plainWords } from './extract-words.js';

/** Words that say nothing more where the page does not say them. */
const vacuous: readonly RegExp[] = [
  /\b(?:overall|actual|exact|entire|whole|respective|listed|displayed|shown|planned|existing|present)\s+(?=\p{L})/giu,
  /\bfull\s+(?=names?\b)/giu,
  /\s(?:of|for) (?:the|this|our|that) (?:practice|shop|store|company|business|restaurant|hotel|clinic|firm|office|site|website|web site|app|school|agency|organi[sz]ation)(?=\s*(?:[,;.?!]|$))/giu,
];
/** Words that say nothing more, wherever they stand. */
const idle: readonly RegExp[] = [
  /\bshopping\s+(?=(?:cart|basket|bag)\b)/giu,
  /(?<=\b(?:is|are|were|was)\s)still\s+(?=\p{L})/giu,
  /\s(?:that|which) (?:are|is) (?:currently )?(?:shown|listed|displayed|visible)(?: here| on (?:the|this) page)?(?=\s*(?:[,;:.?!]|$))/giu,
];
/** What kind of thing a name is the name of: "the savings account" is called "Savings". */
const kindBehind =
  /(?<=\b(?:of|for|in|on) the (?:\p{L}+ )?\p{L}+)\s(?:account|card|tile|panel|widget|box)(?=\s*(?:[,;.?!]|$))/giu;
/** The whole that a page is about: "the total of the basket". */
const ofWhole =
  /(?<=\btotals?(?: (?:price|amount|cost|sum))?)\s(?:of|for|in) (?:the|my|this|your) (?:cart|basket|bag|order|bill|receipt|invoice|purchase|booking|reservation)(?=\s*(?:[,;.?!]|$))/giu;
const counted = new RegExp(`\\bthe (?<count>${numbers.slice(2, 11).join('|')}) (?=\\p{L}+s\\b)`, 'iu');

/** What is asked for, more plainly; and how many it has to be, where that was said. Undefined where nothing can be left out. */
export function plainerWording(page: PageIndex, text: string): { text: string; count?: number } | undefined {
  const isUnsaid = (words: string): boolean => plainWords(words).every((word) => !page.words.has(word));
  let rest = text;
  for (const pattern of vacuous)
    rest = rest.replaceAll(pattern, (said) =>
      isUnsaid(said.replace(/^\s(?:of|for) \p{L}+ /iu, '')) ? '' : said,
    );
  for (const pattern of [...idle, kindBehind, ofWhole]) rest = rest.replaceAll(pattern, '');
  const said = counted.exec(rest)?.groups?.['count'];
  const count = said === undefined ? undefined : numbers.indexOf(said.toLowerCase());
  if (said !== undefined) rest = rest.replace(counted, 'the ');
  return rest === text ? undefined : { text: rest, ...(count !== undefined && { count }) };
}
