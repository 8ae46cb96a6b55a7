/** "Run the bulk update", "perform the import", "start a telemetry export": a button whose whole name is what is run, or the same as a deed. */
import { type Clause, spell } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { quotedToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** Verbs that only say that it is done: what silences an alarm is another button. */
const running = /^(run|perform|execute|trigger|sound|ring|raise|blow|honk|fire) (?:the |an? )?(.+)$/i;

/** Verbs in front of a deed that is said as a noun, and not of what is called so: "Timer" may only show it. */
const starting =
  /^(run|perform|execute|trigger|start|begin|launch|kick off|initiate) (?:the |an? )?(\p{L}[\p{L} ]* )(\p{L}+)$/iu;

/** The clause as a click on it; undefined for any other clause, and where not just one button has that name. */
export function runButton(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:goal|click)$/.test(clause.verb)) return undefined;
  const isClick = clause.verb === 'click';
  const said = `${isClick ? `${clause.said} ` : ''}${spell(clause.readings[0]?.target ?? [])}`;
  const [, verb = '', name] = (isClick ? null : running.exec(said)) ?? [];
  const [, startVerb = '', what = '', deed = ''] = starting.exec(said) ?? [];
  const names = [
    ...(name !== undefined && isSaid(verb, clause) ? [name] : []),
    // "Start a telemetry export" is "Export telemetry".
    ...(deed !== '' && isSaid(startVerb, clause) ? [`${deed} ${what.trim()}`] : []),
  ];
  const [button, ...others] = index.actionable.filter(
    ({ node, evidence }) =>
      (/^(?:button|menuitem)$/.test(node.role) || (node.role === 'option' && node.tag !== 'option')) &&
      node.hidden === undefined &&
      evidence.some(({ text, trust }) => trust > 0.9 && names.some((each) => fold(text) === fold(each))),
  );
  if (!button || others.length > 0) return undefined;
  const target = [quotedToken(button.node.name || (button.node.text ?? ''))];
  return {
    kind: 'instead',
    clauses: [{ ...clause, verb: 'click', said: 'click', readings: [{ target }] }],
  };
}

function isSaid(verb: string, { said }: Clause): boolean {
  return said === '' || said === fold(verb);
}
