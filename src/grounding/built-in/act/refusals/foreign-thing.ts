/**
 * "Sort the rooms by price" on a page of groceries: what sorts, narrows, turns or rates the things of a page does so to those of this page, and where
 * it nowhere says the thing, another page is meant.
 */
import type { Clause } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';

/** What is sorted, narrowed, turned or rated, in front of how. */
const shapes: readonly RegExp[] = [
  /^(?:sort|order|arrange|filter|narrow)(?: down)? (?:the |all |all the |my )?(?!by )(?<things>\p{L}+(?: \p{L}+)?) (?:by|to|for|in|on|alphabetically|from|so)\b/iu,
  /\bpage \d+ of (?:the |all |my )?(?<things>\p{L}+(?: \p{L}+)?)$/iu,
  /^(?:rate) (?:the |my |this )?(?<things>\p{L}+(?: \p{L}+)?) (?:with |at |as )?(?:\d|one|two|three|four|five)\b/iu,
  /^give (?:the |my |this )?(?<things>\p{L}+(?: \p{L}+)?) (?:a rating of |an? )?(?:\d|one|two|three|four|five)[ -](?:stars?|out of)\b/iu,
];

/** Whatever a page lists may be called so. */
const generic =
  /^(?:item|entry|record|row|line|product|article|result|list|table|page|shop|store|site|dashboard|everything|all|data|view|catalogue|catalog|content|card|tile|them|one|option|offer|thing|element|it|this|that|column|value|these|those|overview|selection|search|match|hit|feed|inventory|collection|library|directory|grid|board|stock|pdf|document|report|book)$/;

/** The word for the things of another page; undefined where this one says it, or it is a word for any. */
export function foreignThing({ text, verb }: Clause, index: PageIndex): string | undefined {
  if (!/^(?:goal|select|open|click|set)$/.test(verb)) return undefined;
  for (const shape of shapes) {
    const things = shape.exec(text.trim())?.groups?.['things'];
    const noun = things && wordsOf(things).findLast((word) => !isStopWord(word));
    if (noun && !generic.test(noun.stem) && kindAt([noun.text], 0) === undefined && !isSaid(noun, index))
      return noun.text;
  }
  return undefined;
}

/** Any text of the page, its title or its address says the word, or begins with it; a page without any title may be about anything. */
function isSaid(noun: Word, index: PageIndex): boolean {
  if (mentionsOf(noun, index).size > 0) return true;
  const { title, url, root } = index.snapshot;
  if (title === '' && !index.entries.some(({ node }) => /^(?:heading|caption)$/.test(node.role))) return true;
  const options = index.actionable.flatMap(({ node }) => node.options ?? []);
  const all = fold(`${title} ${url} ${readable(root)} ${options.join(' ')}`);
  const stem = noun.stem.replace(/(?:ies|y)$/, '');
  return all.includes(stem) || wordsOf(all).some((word) => wordLikeness(noun, word) >= 0.85);
}
