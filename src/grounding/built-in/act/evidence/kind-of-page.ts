/** What a page as a whole is, by the parts that such a page has: a repository has branches, issues and forks, and need not be called one. */
import type { Word } from '../../language/words.js';
import type { PageIndex } from '../../matching/page-index.js';

/** What a page may be, and what stands on the tabs, buttons, links, headings and column heads of such a one. */
const kinds: readonly { noun: RegExp; parts: readonly RegExp[] }[] = [
  {
    noun: /^(?:repositor(?:y|ie)|repo|project)$/,
    parts: [
      /^branch(?:es)?$/,
      /^commits?$/,
      /^(?:fork|forks)$/,
      /^(?:issues?)$/,
      /^(?:code)$/,
      /^(?:pull|merge)$/,
      /^(?:releases?|tags)$/,
    ],
  },
  { noun: /^channel$/, parts: [/^videos?$/, /^playlists?$/, /^subscribers?$/, /^streams?$/] },
  {
    noun: /^(?:project|campaign|fundraiser)$/,
    parts: [/^rewards?$/, /^backers?$/, /^story$/, /^updates?$/, /^pledges?$/, /^supporters?$/],
  },
  {
    noun: /^(?:recipe|dish)$/,
    parts: [/^ingredients?$/, /^(?:method|directions|instructions)$/, /^servings?$/, /^nutrition$/],
  },
  {
    noun: /^(?:job|position|vacancy)$/,
    parts: [/^apply$/, /^requirements?$/, /^responsibilit(?:y|ies)$/, /^benefits?$/, /^salary$/],
  },
  {
    noun: /^(?:course|class)$/,
    parts: [/^lessons?$/, /^(?:curriculum|syllabus)$/, /^instructors?$/, /^enrol+$/, /^quiz(?:zes)?$/],
  },
  {
    noun: /^(?:movie|film|series)$/,
    parts: [/^cast$/, /^trailers?$/, /^episodes?$/, /^seasons?$/, /^synopsis$/],
  },
  {
    noun: /^(?:band|artist)$/,
    parts: [/^(?:music|albums?|discography)$/, /^(?:tours?|concerts?|gigs?)$/, /^(?:merch|store)$/],
  },
];

/** Parts that have to be there: one alone is on many other pages. */
const LEAST_PARTS = 2;

/** Most words of what a part is called. */
const MOST_WORDS = 3;

/** Whether the page is such a thing by its parts. */
export function isKindOfPage({ stem, text }: Word, index: PageIndex): boolean {
  const called = kinds.filter(({ noun }) => noun.test(stem) || noun.test(text));
  if (called.length === 0) return false;
  const names = index.entries
    .filter(
      ({ node }) => /^(?:tab|button|link|heading|columnheader)$/.test(node.role) && node.hidden === undefined,
    )
    .flatMap(({ evidence: [name] }) => (name && name.words.length <= MOST_WORDS ? [name.words] : []));
  return called.some(({ parts }) => {
    const found = parts.filter((part) => names.some((words) => words.some((word) => part.test(word.text))));
    return found.length >= LEAST_PARTS;
  });
}
