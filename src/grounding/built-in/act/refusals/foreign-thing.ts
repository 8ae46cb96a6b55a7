/**
 * "Sort the rooms by price" on a page of groceries: what sorts, narrows or turns the things of a page does so to those of this page, and where
 * it nowhere says the thing, another page is meant.
 */
import type { Clause } from '../../language/clause.js';
import { currencyOf } from '../../language/currencies.js';
import { kindAt } from '../../language/types.js';
import {
  fold,
  isStopWord,
  recordNouns,
  vagueNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { textOfPage } from '../../matching/page-text.js';
import { isUntitled } from '../../matching/untitled.js';

/** What is sorted, narrowed or turned, in front of how. */
const shapes: readonly RegExp[] = [
  /^(?:sort|order|arrange|filter|narrow)(?: down)? (?:the |all |all the |my )?(?!by )(?<things>\p{L}+(?: \p{L}+)?) (?:by|to|for|in|on|alphabetically|from|so)\b/iu,
  /\bpage \d+ of (?:the |all |my )?(?<things>\p{L}+(?: \p{L}+)?)$/iu,
];

/** Whatever a page lists may be called so. */
const generic =
  /^(?:item|entry|record|row|line|product|article|result|list|table|page|shop|store|site|dashboard|everything|all|data|view|catalogue|catalog|content|card|tile|them|one|option|offer|thing|element|it|this|that|column|value|these|those|overview|selection|search|match|hit|feed|inventory|collection|library|directory|grid|board|stock|pdf|document|report|book|person|people|post|task|todo|message|mail|email|photo|picture|image|name)$/;

/** The word for the things of another page; undefined where this one says it, or it is a word for any. */
export function foreignThing({ text, verb }: Clause, index: PageIndex): string | undefined {
  if (/^(?:goal|drag)$/.test(verb)) {
    const currency = foreignMoney(text.trim(), index);
    if (currency !== undefined) return currency;
  }
  if (!/^(?:goal|select|open|click|set)$/.test(verb)) return undefined;
  for (const shape of shapes) {
    const things = shape.exec(text.trim())?.groups?.['things'];
    const noun = things && wordsOf(things).findLast((word) => !isStopWord(word));
    const isOther = noun && !generic.test(noun.stem) && kindAt([noun.text], 0) === undefined;
    if (isOther && !isSaid(noun, index) && !isOfAnyTable(text, index)) return noun.text;
  }
  return undefined;
}

/** "Sort the employees by salary": a table with that column, on a page whose titles say nothing of what its rows are, may be of employees. */
function isOfAnyTable(text: string, { entries, snapshot }: PageIndex): boolean {
  const key = /\bby (?:the |their )?(?<key>\p{L}+)/iu.exec(text)?.groups?.['key'];
  const isColumn = entries.some(
    ({ node }) =>
      node.role === 'columnheader' && key !== undefined && wordsOf(node.name)[0]?.text === fold(key),
  );
  const titles = entries.flatMap(({ node }) =>
    node.role === 'caption' || (node.role === 'heading' && (node.level ?? 1) < 3) ? [node.name] : [],
  );
  const isOfThings = [snapshot.title, ...titles].some((title) =>
    wordsOf(title).some(({ stem }) => recordNouns.has(stem) && !vagueNouns.has(stem)),
  );
  return isColumn && !isOfThings;
}

/** "Transfer 50 dollars" where the page counts in euros alone. */
function foreignMoney(text: string, index: PageIndex): string | undefined {
  const [, sign, noun] = money.exec(text) ?? [];
  const said = sign ?? noun;
  const currency = said === undefined ? undefined : currencyOf({ text: said });
  if (currency === undefined) return undefined;
  const options = index.actionable.flatMap(({ node }) => node.options ?? []);
  const shown = new Set(
    `${readable(index.snapshot.root)} ${index.entries.map(({ node }) => node.name).join(' ')} ${options.join(' ')}`
      .match(/[$€£¥₹]|\b(?:usd|eur|gbp|chf|jpy|inr)\b/giu)
      ?.flatMap((each) => currencyOf({ text: each }) ?? []),
  );
  return shown.size > 0 && !shown.has(currency) ? said : undefined;
}

const money =
  /^(?:transfer|send|pay|move|donate|tip|refund|withdraw|deposit|bid|wire|lend|top up)\b.*?(?:([$€£¥₹])\s?\d|\d\s?([$€£¥₹]|usd|eur|gbp|chf|jpy|inr|dollars?|euros?|pounds?|francs?|yen|rupees?)(?!\p{L}))/iu;

/** Any text of the page, its title or its address says the word, or begins with it; a page without any title may be about anything. */
function isSaid(noun: Word, index: PageIndex): boolean {
  if (mentionsOf(noun, index).size > 0) return true;
  if (isUntitled(index)) return true;
  const { text, words } = textOfPage(index);
  const stem = noun.stem.replace(/(?:ies|y)$/, '');
  return text.includes(stem) || words.some((word) => wordLikeness(noun, word) >= 0.85);
}
