/** "Hover over the avatar and choose Sign out", where the menu only opens by a click. */
import type { Clause } from '../../language/clause.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** What was pointed at for its menu, and brought nothing up, is clicked: the menu may open by that. */
export function openedByClick({ opener, ...clause }: Clause, scene: Scene): Outcome | undefined {
  const isOpen = [...freshEntries(scene)].some(({ node }) => node.ref !== undefined);
  if (!opener || isOpen) return undefined;
  const click: Clause = { verb: 'click', said: 'click', readings: [{ target: opener }], text: clause.text };
  return { kind: 'instead', clauses: [click, clause] };
}
