/** "Right-click the priority and change it to High": what "it" becomes is an item of the menu that the step before has opened. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { isInside } from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

/** The click on the one item that says the value and nothing else; undefined where none came up, or several. */
export function changedInMenu(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'set' || !scene.before) return undefined;
  const value = clause.readings.find(({ target }) => spell(target ?? []).toLowerCase() === 'it')?.value;
  const said = fold(valueOf(value ?? []));
  if (said === '') return undefined;
  const fresh = freshEntries(scene);
  const items = scene.index.actionable.filter(
    (entry) =>
      fresh.has(entry) &&
      isItem.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      fold(entry.evidence[0]?.text ?? '') === said,
  );
  const [item, ...others] = items.filter(
    (each) => !items.some((other) => other !== each && isInside(other, each)),
  );
  return item && others.length === 0
    ? { kind: 'steps', steps: [stepOn(item, 'click', { confidence: CONFIDENCE })], explained: clause.text }
    : undefined;
}

const isItem = /^(?:menuitem\w*|option|button|link|listitem|radio|generic)$/;
