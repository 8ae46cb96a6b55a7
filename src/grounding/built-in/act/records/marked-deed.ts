/** "Mark INV-7 as done" where no box says so: a deed like any other, "Mark as done" in the row, its menu, or the bar for what is selected. */
import { wordToken } from '../../language/token-runs.js';
import type { Clause } from '../../language/clause.js';
import type { Outcome } from '../../matching/outcome.js';

/** The clause as a deed that is called after the state, as the grammar has it for states that are no boxes; asked when no box was found for it. */
export function markedDeed({ verb, said, readings, ...rest }: Clause): Outcome | undefined {
  const [, state, ...others] = said.split(' ');
  const object = readings[0]?.target ?? [];
  if (verb !== 'check' || !said.startsWith('mark ') || state === undefined || others.length > 0)
    return undefined;
  const target = [wordToken(state), ...object];
  return { kind: 'instead', clauses: [{ ...rest, verb: 'goal', said: state, readings: [{ target }] }] };
}
