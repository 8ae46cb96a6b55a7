/** "Change the plan to Unlimited", by a button "Change plan": it opens what the new one is chosen from. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { contentOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** The click and the choice; undefined unless just one button is called so, and no other says the verb of it. */
export function changedByButton(clause: Clause, { index, before }: Scene): Outcome | undefined {
  if (clause.verb !== 'set' || !/^(?:change|switch|update)$/.test(clause.said) || before) return undefined;
  const reading = clause.readings.find(({ target, value }) => target && value && value.length > 0);
  if (!reading?.target || !reading.value || reading.value.some(({ kind }) => kind === 'quoted'))
    return undefined;
  const words = contentOf(spell(reading.target));
  const value = valueOf(reading.value);
  const called = index.actionable.filter(({ node, evidence: [name] }) => {
    const [first, ...others] = contentOf(name?.text ?? '');
    return (
      /^(?:button|link)$/.test(node.role) &&
      node.disabled !== true &&
      node.hidden === undefined &&
      first?.text === clause.said &&
      others.length === words.length &&
      others.every((word, at) => word.stem === words[at]?.stem)
    );
  });
  const [button, ...more] = called;
  if (!button || more.length > 0 || words.length === 0 || /\d/.test(value)) return undefined;
  const clauses = parseInstruction(`Click "${button.evidence[0]?.text ?? ''}" and choose ${value}`);
  return clauses.length === 2 ? { kind: 'instead', clauses } : undefined;
}
