/** "Add the first seed" is not the "+" that counts how many, where the card has a button that says "Add". */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** Whether a step that should add something would only count, beside a button that adds. */
export function countsOnly({ verb, said }: Clause, outcome: Outcome, { index }: Scene): boolean {
  if (verb !== 'goal' || said !== 'add' || outcome.kind !== 'steps') return false;
  return outcome.steps.some(({ ref }) => {
    const button = entryOf(ref ?? '', index);
    const record = button && recordOf(button);
    const name = button?.evidence[0]?.words ?? [];
    if (!button || !record || name.some(({ text }) => text === 'add')) return false;
    return below(index, record).some(
      ({ node, evidence: [other] }) => node.role === 'button' && other?.words[0]?.text === 'add',
    );
  });
}
