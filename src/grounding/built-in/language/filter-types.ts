/** A noun that is a verb as well, in what a list is filtered by. No page yet. */
import type { Clause } from './clause.js';
import { wordToken } from './token-runs.js';

/** "Filter by month May and type Flower": what is filtered by, and nothing to be typed. */
export function withTypes(clauses: readonly Clause[]): Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const before = all.at(-1);
    const [reading, ...others] = clause.readings;
    const isType = clause.said === 'type' && others.length === 0 && reading?.target === undefined;
    const target = before?.said === 'filter' ? before.readings[0]?.target : undefined;
    if (before && target && isType && reading?.value && target.some(({ lower }) => lower === 'by'))
      all.splice(-1, 1, {
        ...before,
        readings: [{ target: [...target, wordToken('and'), wordToken('type'), ...reading.value] }],
        text: `${before.text} and ${clause.text}`,
      });
    else all.push(clause);
  }
  return all;
}
