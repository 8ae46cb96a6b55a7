/** "Run the bulk update", "perform the import": a button whose whole name is what is run. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** The clause as a click on it; undefined for any other clause, and where not just one button has that name. */
export function runButton(clause: Clause, { index }: Scene): Outcome | undefined {
  const [, name] =
    clause.verb === 'goal' && /^(?:run|execute)?$/.test(clause.said)
      ? (/^(?:run|perform|execute|trigger) (?:the |an? )?(.+)$/i.exec(
          spell(clause.readings[0]?.target ?? []),
        ) ?? [])
      : [];
  if (name === undefined) return undefined;
  const [button, ...others] = index.actionable.filter(
    ({ node }) =>
      /^(?:button|menuitem)$/.test(node.role) && node.hidden === undefined && fold(node.name) === fold(name),
  );
  if (!button || others.length > 0) return undefined;
  const token: Token = { kind: 'quoted', text: button.node.name, lower: fold(name), start: 0, end: 0 };
  return {
    kind: 'instead',
    clauses: [{ ...clause, verb: 'click', said: 'click', readings: [{ target: [token] }] }],
  };
}
