/** "Complete the ironing", "mark the ironing as done": the sign of a tick in its line, where that has no box to tick and nothing else is called so. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf, readable } from '../../matching/page-index.js';
import { goalClause } from './do-click.js';

/** How people say that something is done with. */
const finishing = /^(?:(?:tick|check) off|complete|finish|mark)\b/;

/** What a tick is drawn by. */
const signs = ['check', 'tick', 'done', 'complete'];

/** The click on the one sign without words for it; undefined where it is not drawn so. */
export function doneSign(clause: Clause, target: readonly Token[], scene: Scene): Outcome | undefined {
  if (clause.verb !== 'check' || !finishing.test(clause.said)) return undefined;
  for (const said of signs) {
    const outcome = goalClause(
      { ...clause, said, readings: [{ target: [wordToken(said), ...target] }] },
      scene,
    );
    const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
    const entry = entryOf(step?.ref ?? '', scene.index);
    const isSign = entry !== undefined && entry.actionable && !/\p{L}/u.test(readable(entry.node));
    if (isSign && others.length === 0) return outcome;
  }
  return undefined;
}
