/** "Switch the calendar to the month view": what has views is the page itself, and the choice says only which of them. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { mentionsOf } from '../../matching/page-index.js';

/** What is shown in one view or another. */
const viewed =
  /^(?:it|(?:the |this |my )?(?:calendar|list|page|table|board|gallery|map|screen|display|schedule|agenda|timeline|chart|planner|overview|layout|results?|view|files?|photos?|projects?|tasks?))$/iu;
const view = /^(?:the |an? )?(?<name>[\p{L}\d -]+?) (?:view|mode|layout)$/iu;

/** The choice of that view; undefined for any other clause. */
export function viewOf(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (clause.verb !== 'set' || !/^(?:switch|change|set|turn|put)$/.test(clause.said)) return undefined;
  const said = clause.readings.find(
    ({ target, value }) => target && value && view.test(spell(value)) && isViewed(spell(target), scene),
  );
  if (!said?.value) return undefined;
  const chosen = ground(
    { ...clause, verb: 'click', readings: [{ target: said.value }], text: `click ${spell(said.value)}` },
    scene,
  );
  return chosen.kind === 'steps' && !chosen.phase ? explaining(chosen, clause.text) : undefined;
}

/** Any word for what has views, or what the page is titled by. */
function isViewed(said: string, { index }: Scene): boolean {
  if (viewed.test(said)) return true;
  const words = contentOf(said);
  return (
    words.length > 0 &&
    words.every((word) => [...mentionsOf(word, index)].some(({ node }) => node.role === 'heading'))
  );
}
