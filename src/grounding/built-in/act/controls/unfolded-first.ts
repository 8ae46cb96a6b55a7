/** What lies in a section that is folded up by being cut down to nothing: its title is clicked first, as a person does. */
import type { Clause } from '../../language/clause.js';
import { clickOn } from '../../matching/click-on.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside } from '../../matching/page-index.js';
import { labelOf } from './menu-items.js';

/** The outcome, or the click on the title of the section in front of the clause itself. */
export function unfoldedFirst(clause: Clause, outcome: Outcome, scene: Scene): Outcome {
  const [step] = outcome.kind === 'steps' ? outcome.steps : [];
  const entry = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  const title = entry?.node.hidden === 'clipped' ? titleOf(entry, scene) : undefined;
  if (!title) return outcome;
  const unfold = clickOn(title, `unfold "${labelOf(title)}"`);
  return { kind: 'instead', clauses: [unfold, clause] };
}

/** The last title before it, if that is the one of the part that it lies in. */
function titleOf(entry: Entry, { index }: Scene): Entry | undefined {
  const title = index.actionable.findLast(({ node, order }) => node.folded === true && order < entry.order);
  const around = title?.parent?.node.role === 'heading' ? title.parent.parent : title?.parent;
  return around && isInside(entry, around) ? title : undefined;
}
