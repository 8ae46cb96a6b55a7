/** "Every topping that costs 1.50", "all extras under 2 €": things, told by the amount that stands beside them. No page yet. */

/** Which of them are meant. */
export interface AmountSaid {
  noun: string;
  amount: string;
  /** "Under", "at least"; the amount itself where absent. */
  than?: string;
  /** "The topping that costs 1.50": just one. */
  isOne: boolean;
}

const bound = 'under|below|less than|cheaper than|over|above|more than|up to|at most|at least';
const lead = `(?:that|which) costs?|costing|priced at|at|for|with (?:a|the) price of|(?:(?:that|which) (?:is|are) )?(?=${bound})`;
const sign = '(?:[$€£¥]|euros?|dollars?|pounds?)';

const said = new RegExp(
  `^(?<which>every|all|each|both|the|any)(?: of)?(?: the)? (?<noun>\\p{L}+(?: \\p{L}+)?) (?:${lead})(?: exactly)?(?: ?(?<than>${bound}))? ?[$€£¥]? ?(?<amount>\\d+(?:[.,]\\d{1,2})?)(?: ?${sign})?$`,
  'iu',
);

/** What the words of a target say; undefined where they tell nothing by an amount. */
export function amountSaid(target: string): AmountSaid | undefined {
  const { which, noun, than, amount } = said.exec(target)?.groups ?? {};
  if (noun === undefined || amount === undefined) return undefined;
  const isOne = which?.toLowerCase() === 'the' && !noun.endsWith('s');
  return { noun, amount, isOne, ...(than !== undefined && { than: than.toLowerCase() }) };
}
