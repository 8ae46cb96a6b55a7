/** "Escalate after 20 minutes", where a field is called "Escalate after": the sentence says its whole label, and then what it is set to. */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { contentOf, fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';

/** Sets the one field whose label begins the sentence; undefined where none does, or several. */
export function ownLabel(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (clause.verb !== 'goal' || clause.said !== '' || scene.among) return undefined;
  const text = clause.text.replace(/[.!\s]+$/, '');
  const line = fold(text);
  const found = scene.index.actionable.flatMap((entry) =>
    isSet(entry) ? labelsOf(entry).filter((label) => line.startsWith(`${label} `)) : [],
  );
  const [label, ...others] = new Set(found);
  // One word may begin any sentence: "Search", "Name".
  if (label === undefined || others.length > 0 || found.length > 1 || !/^\p{L}+ \p{L}/u.test(label))
    return undefined;
  const value = text.slice(-(line.length - label.length - 1));
  // "Team captain Zoe, team name Foxes" says two things, of which the second is no part of the first.
  if (contentOf(value).length === 0 || /^[^"“”]*\w, (?!and |or )\p{Ll}+ [\p{L}\d]/u.test(value))
    return undefined;
  const set: Clause = {
    verb: 'set',
    said: 'set',
    readings: [{ target: tokenize(label), value: tokenize(value) }],
    text: `set ${label} to ${value}`,
  };
  const outcome = ground(set, scene);
  return outcome.kind === 'steps' ? explaining(outcome, clause.text) : undefined;
}

/** It shows a value that it can be given another one for. */
function isSet({ node }: Entry): boolean {
  const isField = /^(?:combobox|listbox|spinbutton|slider|textbox)$/.test(node.role);
  return (isField || node.hasPopup === 'listbox') && node.hidden === undefined && node.disabled !== true;
}

function labelsOf({ evidence }: Entry): readonly string[] {
  const all = evidence.flatMap(({ kind, text }) =>
    /^(?:name|label|label-nearby|title|description)$/.test(kind) ? [fold(text.replace(/[:*\s]+$/u, ''))] : [],
  );
  return [...new Set(all)];
}
