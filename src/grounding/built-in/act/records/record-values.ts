/** The values that records are compared by: "the cheapest flight", "the row with the highest score". */
import type { Superlative } from '../../language/counting.js';
import { wordLikeness, wordsOf, type Word } from '../../language/words.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { amountIn, dependsOnPrice, isBeaten, ranked, toNumber } from '../../matching/positions.js';

/** The value of a record that a superlative compares: what its text gives for the word, or its cell in the column of that name. */
export function valueIn(record: Entry, { of }: Superlative): number | undefined {
  if (of.length === 0) return undefined;
  const amount = amountIn(readable(record.node), of);
  return amount ?? amountInColumn(record, of);
}

/** The number in the cell of a row that stands in the column of a name. */
function amountInColumn({ node, parent }: Entry, of: readonly Word[]): number | undefined {
  const rows = [...(parent?.node.children ?? []), ...(parent?.parent?.node.children ?? [])].flatMap((each) =>
    each.role === 'rowgroup' ? each.children : [each],
  );
  const heads = rows.find((row) => row.children.some((cell) => cell.role === 'columnheader'))?.children ?? [];
  const at = heads.findIndex((head) =>
    of.every((word) =>
      wordsOf(readable(head) || head.name).some((shown) => wordLikeness(word, shown) >= 0.9),
    ),
  );
  const cell = at === -1 || node.role !== 'row' ? undefined : node.children[at];
  const number = /-?\d[\d.,]*/.exec(cell ? readable(cell) : '')?.[0];
  return number === undefined ? undefined : toNumber(number);
}

/** The record with the value that is asked for; undefined where two share it, or where it depends on which of two prices is meant. */
export function extreme(superlative: Superlative, group: readonly Entry[]): Entry | undefined {
  if (
    dependsOnPrice(
      group.map(({ node }) => readable(node)),
      superlative,
    )
  )
    return undefined;
  const amounts = group.map((record) => valueIn(record, superlative) ?? Number.NaN);
  const { most, rank = 1 } = superlative;
  const wanted = ranked(amounts, most).at(rank > 0 ? rank - 1 : rank);
  const chosen = group.filter((_, at) => amounts[at] === wanted);
  const [only, ...others] = chosen;
  return only && others.length === 0 && !isBeaten(only, superlative, wanted as number) ? only : undefined;
}
