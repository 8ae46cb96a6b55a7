/** What an option may be called where none is called by all of the words: "the Faq page" is "Faq", "the image Debian 12" of the list "Image" is "Debian 12". */
import { withoutSpareNoun } from '../../language/spare-nouns.js';
import { calledBy } from '../../matching/describe.js';
import { says } from '../../matching/opener.js';
import type { Match } from '../../matching/candidate.js';
import type { Entry } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';

/** The shorter names, without a noun for what it is, and without the words at its ends that name the list. */
export function otherNames(looked: string, field: Entry): string[] {
  const bare = withoutSpareNoun(looked);
  const words = looked.split(' ');
  // "Flush the cache" is the item "Flush cache": items of a menu are seldom called with an article.
  const terse = looked.replace(/(?<=\S )(?:the|an?|my) (?=\S)/giu, '');
  const names: string[] = [
    ...(bare === undefined ? [] : [bare]),
    ...(terse === looked ? [] : [terse]),
    ...inShort(looked),
    ...singular(looked),
  ];
  for (let length = words.length - 1; length > 0; length -= 1) {
    const cut = words.length - length;
    if (says(field, words.slice(0, cut).join(' '))) names.push(words.slice(cut).join(' '));
    if (says(field, words.slice(length).join(' '))) names.push(words.slice(0, length).join(' '));
  }
  return names;
}

/** "Friday 12 June" is the option "Fri 12 Jun". */
function inShort(looked: string): string[] {
  const day = looked.replace(/\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*day\b/giu, '$1');
  const both = day.replace(/\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/giu, '$1');
  return /\d/.test(looked) ? [...new Set([day, both])].filter((name) => name !== looked) : [];
}

/** "Only flats" are those of the type "Flat". */
function singular(looked: string): string[] {
  const [word = ''] = /\p{L}{2,}s$/u.exec(looked) ?? [];
  if (word === '' || /(?:ss|us|is)$/i.test(word)) return [];
  const front = looked.slice(0, -word.length);
  return [word.slice(0, -1), word.replace(/ies$/i, 'y'), word.replace(/(?<=s|x|z|ch|sh)es$/i, '')]
    .filter((name) => name !== word)
    .map((name) => front + name);
}

/** "Rome (FCO)" is just Rome, and "Rome Ciampino (CIA)" is more than that. */
export function withBracket(
  name: string,
  { ranked }: Extract<Match, { kind: 'ambiguous' }>,
): Extract<Match, { kind: 'found' }> | undefined {
  const [only, ...others] = ranked.filter(({ entry }) => {
    const shown = calledBy(entry);
    return shown.startsWith(`${fold(name)} (`) && shown.endsWith(')');
  });
  return only && others.length === 0 && only.entry.node.role === 'option'
    ? { kind: 'found', entries: [only.entry], score: 0.86, exact: true, ranked: [only] }
    : undefined;
}

/** "The Godfather: Part II" is no "The Godfather"; the code of a country behind its name is no part of a series. */
export function isSequel(entry: Entry, name: string): boolean {
  const shown = calledBy(entry);
  const at = shown.indexOf(fold(name));
  const rest = at === -1 ? '' : shown.slice(at + fold(name).length).replace(/^ \(?\+\d{1,4}\)?$/, '');
  // "Recycled 120 g" says how heavy it is, "The Submarine — €28" what it costs.
  if (measured.test(rest) || priced.test(rest)) return false;
  return /^\s*:|^\W+(?:part|volume|vol|season|chapter|ii|iii|iv|\d+)\b/u.test(rest);
}

const measured = /^ \d[\d.,]* ?(?:mg|g|kg|gsm|ml|cl|l|mm|cm|m|km|kb|mb|gb|tb|w|kw|v|%|min|h)$/u;

const priced =
  /^[\s(–—:,|·+-]*(?:[$€£¥] ?\d|(?:eur|usd|gbp|chf) \d|\d[\d.,]* ?(?:[$€£¥]|(?:eur|usd|gbp|chf|kr|euros?|dollars?|pounds?)\b))/u;
