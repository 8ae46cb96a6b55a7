/** "Delete the customer and confirm with Delete customer": the answer to the question that came up is the button of that name in it. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.88;

/** The click on it; undefined for any other clause, and where nothing of that name came up, or several. */
export function confirmedWith(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || clause.said !== 'confirm' || !scene.before) return undefined;
  const said = spell(clause.readings[0]?.target ?? []);
  const [, answer] =
    /^confirm(?: (?:it|this|that))? (?:with|by (?:clicking|pressing|choosing))(?: on)? (.+)$/i.exec(said) ??
    [];
  if (answer === undefined) return undefined;
  const name = fold(valueOf(tokenize(answer)))
    .replace(/^the /, '')
    .replace(/ button$/, '');
  const fresh = freshEntries(scene);
  const [button, ...others] = scene.index.actionable.filter(
    (entry) =>
      fresh.has(entry) && /^(?:button|link)$/.test(entry.node.role) && fold(entry.node.name) === name,
  );
  return button && others.length === 0
    ? { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })], explained: clause.text }
    : undefined;
}
