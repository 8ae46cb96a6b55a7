/** "Edit the due date of Ann to 3 May": with what it is to be, it is a change, and no click on what edits. */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import type { Outcome } from '../../matching/outcome.js';

/** The clause as that change; undefined for any other clause. */
export function editedTo({ verb, said, readings, text }: Clause): Outcome | undefined {
  const target = readings[0]?.target ?? [];
  const to = target.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'to');
  const isOf = target
    .slice(2, to)
    .some(({ kind, lower }) => kind === 'word' && /^(?:of|in|for)$/.test(lower));
  if (verb !== 'goal' || said !== 'edit' || !isOf || to === target.length - 1) return undefined;
  const [clause, ...others] = parseInstruction(`change ${spell(target.slice(1))}`);
  return clause && others.length === 0 ? { kind: 'instead', clauses: [{ ...clause, text }] } : undefined;
}
