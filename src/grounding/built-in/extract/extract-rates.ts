/** Labels that end in a rate: "VAT 20%" before "€87.20" is what the amount is called, and no value of its own. */
import type { Place } from './extract-leaf.js';
import type { Tree } from './extract-tree.js';

const rate = /(?<=\p{L}{2}\.?)\s*(?:@\s*|at )?[([]?\d+(?:[.,]\d+)?\s?%[)\]]?\s*[::]?$/u;

/** What a label says before its rate; all of it where it has none. */
export function beforeRate(label: string): string {
  return label.replace(rate, '');
}

/** The facts but for those that take the rate in the label of another one for a value. */
export function withoutRates<Fact extends { place: Place; rated?: string }>(
  tree: Tree,
  facts: Fact[],
): Fact[] {
  const labels = new Set(facts.flatMap(({ rated }) => rated ?? []));
  return labels.size === 0
    ? facts
    : facts.filter(({ place }) => !place.trim || !labels.has(tree.textOf(place.node)));
}
