/** A last look at the reading of a sentence: what it says in quotes or as a variable has to be in one of its clauses. */
import type { Clause } from './clause.js';
import { tokenize } from './lexer.js';

/** The first quoted text or variable of an instruction that no clause holds: reading it has lost a part of it. */
export function lostIn(instruction: string, clauses: readonly Clause[]): string | undefined {
  const held = new Set(
    clauses.flatMap(({ readings, only = [] }) => [
      ...only.map((token) => token.lower),
      ...readings.flatMap(({ target = [], value = [], destination = [] }) =>
        [...target, ...value, ...destination].map((token) => token.lower),
      ),
    ]),
  );
  const isPressed = clauses.some((clause) => clause.verb === 'press');
  return tokenize(instruction).find(
    (token) =>
      (token.kind === 'variable' || (token.kind === 'quoted' && !isPressed)) && !held.has(token.lower),
  )?.text;
}
