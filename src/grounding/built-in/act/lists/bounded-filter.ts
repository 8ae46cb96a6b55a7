/** "Up to €50", "at least 3 rooms": the choice of a filter that bounds the same in its own words, or the field for the number. */
import { type Bound, boundOf, type Condition, isMoney } from '../../language/narrowing.js';
import { tokenize } from '../../language/lexer.js';
import { toWord, type Word, wordsOf } from '../../language/words.js';
import type { ListFilter } from '../../matching/list-filters.js';
import type { Pick } from './filters-chosen.js';

/** The one choice or field of all filters that bounds what is counted; undefined where none does, or several do. */
export function boundPick(condition: Condition, filters: readonly ListFilter[]): Pick | undefined {
  const bound = boundOf(condition);
  if (!bound) return undefined;
  const chosen = filters.flatMap((filter): Pick[] =>
    filter.choices.flatMap((choice) => {
      const shown = filter.kind === 'drawn' || choice.isNone ? undefined : boundShown(choice.text);
      return shown && isSame(bound, shown) && isOf(bound, [...filter.label, ...wordsOf(choice.text)])
        ? [{ filter, choice }]
        : [];
    }),
  );
  const fields = filters.filter(
    (filter) =>
      filter.kind === 'number' && filter.bound === bound.way && isExact(bound) && isOf(bound, filter.label),
  );
  const all = [...chosen, ...fields.map((filter): Pick => ({ filter, amount: bound.amount }))];
  const [only, ...others] = all;
  return only && others.length === 0 ? only : undefined;
}

/** The bound that a choice stands for: "Up to €50", "3+", "3 rooms or more", "< 20 km". */
function boundShown(text: string): Bound | undefined {
  const plain = text
    .replace(/^(?:≤|<=)\s*/u, 'up to ')
    .replace(/^(?:≥|>=)\s*/u, 'at least ')
    .replace(/^<\s*/u, 'under ')
    .replace(/^>\s*/u, 'over ')
    .replace(/^([$€£¥]?\s?\d[\d.,]*)\s?\+/u, 'at least $1');
  const tokens = tokenize(plain.toLowerCase());
  const at = tokens.findIndex(({ text: word }) => /\d/.test(word));
  if (at === -1) return undefined;
  const start = /^[$€£¥]$/u.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const lead = tokens.slice(0, start).map(({ lower }) => lower);
  return boundOf({ lead: lead.join(' '), value: tokens.slice(start) });
}

function isSame(asked: Bound, shown: Bound): boolean {
  return (
    asked.way === shown.way &&
    Number(asked.amount) === Number(shown.amount) &&
    // "Under 50 euros" and "Up to €50" are the same to whoever looks for a price; more than three rooms are not three.
    (asked.isStrict === shown.isStrict || isMoney(asked))
  );
}

/** A field takes the number itself. */
function isExact(bound: Bound): boolean {
  return !bound.isStrict || isMoney(bound);
}

/** What is counted is what the filter is called by; a price by any of its names. */
function isOf(bound: Bound, words: readonly Word[]): boolean {
  const isPrice = words.some(({ text }) => prices.test(text));
  const named = bound.unit
    .filter((word) => !fillers.test(word) && !money.test(word))
    .map((word) => toWord(word));
  // Money may be that of something else that the filter is called by: an estimate, a bid.
  if (isMoney(bound) && !isPrice && named.length === 0) return false;
  return named.every(
    (word) => words.some(({ stem }) => stem === word.stem) || (per.test(word.text) && isPrice),
  );
}

const prices = /^(?:price|prices|rent|cost|costs|fee|fees|budget|fare|rate|amount|total|salary|[$€£¥])$/;
const money = /^(?:[$€£¥]|euros?|dollars?|pounds?|eur|usd|gbp|chf|francs?|kr)$/;
const fillers = /^(?:a|an|the|per|each|every|of|in|total)$/;
const per = /^(?:month|night|day|week|hour|person|head|year)$/;
