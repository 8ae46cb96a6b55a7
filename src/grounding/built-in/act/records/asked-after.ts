/** What may be asked once something is set: "change my plan to Pro" is not done while a dialog asks "Change to Pro? Back / Change plan". */
import type { Clause } from '../../language/clause.js';
import type { Outcome, Phase } from '../../matching/outcome.js';

/** The look at what came up after the last step of `clauses`, of which one sets something and the others are ways to do so; undefined for any others. */
export function askedAfter(clauses: readonly Clause[], outcome: Outcome): Phase | undefined {
  const step = outcome.kind === 'steps' && !outcome.phase ? outcome.steps.at(-1) : undefined;
  const setting = clauses.find(({ verb }) => verb === 'set');
  if (!setting || step?.ref === undefined || step.method !== 'click') return undefined;
  return { kind: 'deed', verb: setting.said || 'set', ref: step.ref, isSetting: true };
}
