/** "Run the bulk update", "perform the import", "sound the alarm": a button whose whole name is what is run. */
import { type Clause, spell } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { quotedToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** Verbs that only say that it is done: what silences an alarm is another button. */
const running = /^(run|perform|execute|trigger|sound|ring|raise|blow|honk|fire) (?:the |an? )?(.+)$/i;

/** The clause as a click on it; undefined for any other clause, and where not just one button has that name. */
export function runButton(clause: Clause, { index }: Scene): Outcome | undefined {
  const [, verb = '', name] =
    clause.verb === 'goal' ? (running.exec(spell(clause.readings[0]?.target ?? [])) ?? []) : [];
  if (clause.said !== '' && clause.said !== fold(verb)) return undefined;
  if (name === undefined) return undefined;
  const [button, ...others] = index.actionable.filter(
    ({ node, evidence }) =>
      /^(?:button|menuitem)$/.test(node.role) &&
      node.hidden === undefined &&
      evidence.some(({ text, trust }) => trust > 0.9 && fold(text) === fold(name)),
  );
  if (!button || others.length > 0) return undefined;
  return {
    kind: 'instead',
    clauses: [{ ...clause, verb: 'click', said: 'click', readings: [{ target: [quotedToken(name)] }] }],
  };
}
