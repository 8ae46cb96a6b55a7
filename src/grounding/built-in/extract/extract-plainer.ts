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
  /\b(?:possible|upcoming|available|current|total)\s+(?=(?:answers|appointments|bookings|reservations|options|choices)\b)/giu,
  /(?<=\b(?:fuel|oil|ink|toner|paper|water|battery|charge|noise|humidity|volume|stock|fill|tank)) levels?(?=\s*(?:[,;.?!]|$| of\b))/giu,
  /\s(?:of|for) (?:the|this|our|that) (?:practice|shop|store|company|business|restaurant|hotel|clinic|firm|office|site|website|web site|app|school|agency|organi[sz]ation)(?=\s*(?:[,;.?!]|$))/giu,
];
/** Words that say nothing more, wherever they stand. */
const idle: readonly RegExp[] = [
  /(?<=\b(?:price|amount|sum|total|fee|cost)) (?:to (?:be )?(?:pay|paid)|due|payable)(?=\s*(?:[,;.?!]|$))/giu,
  /\bshopping\s+(?=(?:cart|basket|bag)\b)/giu,
  /(?<=\b(?:is|are|were|was)\s)still\s+(?=\p{L})/giu,
  /\s(?:for|of|on) the (?:day|date|week|month|year|period) (?:that is |which is )?(?:shown|displayed|chosen|selected)(?=\s*(?:[,;:.?!]|$))/giu,
  /\s(?:that|which) (?:are|is) (?:currently )?(?:shown|listed|displayed|visible)(?: here| on (?:the|this) page)?(?=\s*(?:[,;:.?!]|$))/giu,
];
/** A list is read from the top, as a page is. */
const fromTop =
  /,?\s(?:(?:from )?top to bottom|(?:from )?first to last|in (?:the|that) order (?:shown|listed|of the page|(?:in which )?they (?:appear|are listed|are shown)))(?=\s*(?:[,;.?!]|$))/giu;
/** What kind of thing a name is the name of: "the savings account" is called "Savings". */
const kindBehind =
  /(?<=\b(?:of|for|in|on) the (?:\p{L}+ )?\p{L}+)\s(?:account|card|tile|panel|widget|box)(?=\s*(?:[,;.?!]|$))/giu;
/** The whole that a page is about: "the total of the basket". */
const ofWhole =
  /(?<=\btotals?(?: (?:price|amount|cost|sum))?)\s(?:of|for|in) (?:the|my|this|your) (?:cart|basket|bag|order|bill|receipt|invoice|purchase|booking|reservation)(?=\s*(?:[,;.?!]|$))/giu;
/** The same, said before it: "the order total", "the grand total". */
const wholeBefore =
  /\b(?:cart|basket|bag|order|bill|receipt|invoice|purchase|grand)\s+(?=totals?(?: (?:price|amount|cost))?(?:\s*[,;.?!]|\s+in\b|$))/giu;
/** "The year in which Emma came out" is the year of it. */
const whenMade =
  /\bthe (?<when>year|date|day|month) (?:in|on|at) which (?<thing>.+?) (?:came out|(?:was|were) (?:released|published|made|built|founded|opened))(?=\s*(?:[,;.?!]|$))/iu;
const counted = new RegExp(`\\bthe (?<count>${numbers.slice(2, 11).join('|')}) (?=\\p{L}+s\\b)`, 'iu');

/** What is paid for something may stand behind no more than its name: "the delivery charge" is what "Delivery: €6.50" says. */
const paidFor =
  /(?<=^(?:get |read |extract |what is |how much is )?(?:the )?\p{L}{3,}) (?:charges?|fees?|costs?)(?=\s*(?:[,;.?!]|$| (?:of|for|in)\b))/iu;

/** Another wording, and what its answer has to be: how many, or an amount of money. */
export interface Plainer {
  text: string;
  count?: number;
  isMoney?: true;
}

/** What is asked for, more plainly: no wording where nothing can be left out. */
export function plainerWordings(page: PageIndex, text: string): Plainer[] {
  const isUnsaid = (words: string): boolean => plainWords(words).every((word) => !page.words.has(word));
  let rest = text;
  for (const pattern of vacuous)
    rest = rest.replaceAll(pattern, (said) =>
      isUnsaid(said.replace(/^\s(?:of|for) \p{L}+ /iu, '')) ? '' : said,
    );
  for (const pattern of [...idle, fromTop, kindBehind, ofWhole, wholeBefore])
    rest = rest.replaceAll(pattern, '');
  rest = rest.replace(whenMade, 'the $<when> of $<thing>');
  const said = counted.exec(rest)?.groups?.['count'];
  const count = said === undefined ? undefined : numbers.indexOf(said.toLowerCase());
  if (said !== undefined) rest = rest.replace(counted, 'the ');
  // "The names of the presets" are the presets, where each is no more than its name.
  const bare = rest.replace(
    /^(?:get |list |read |extract )?(?:the )?names of (?:all )?(?:of )?(?:the )?(?=\p{Ll}+s$)/iu,
    'the ',
  );
  const plainer = [...new Set([rest, bare])]
    .filter((each) => each !== text)
    .map((each) => ({ text: each, ...(count !== undefined && { count }) }));
  const paid = rest.replace(paidFor, '');
  return paid === rest ? plainer : [...plainer, { text: paid, isMoney: true }];
}
