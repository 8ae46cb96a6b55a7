/** "Expand the second question", where all that unfolds on the page is called by a question: the second of these. */
import type { Clause } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { readable } from '../../matching/page-index.js';

/** The clause about sections; undefined where something else unfolds as well, or nothing is counted. */
export function nthQuestion(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  const noun = target.at(-1);
  if (!/^(?:expand|collapse|open|close)$/.test(clause.verb) || noun?.kind !== 'word') return undefined;
  const at = target.findIndex((_, place) => ordinalAt(target, place) !== undefined);
  const isCounted = at !== -1 && at + (ordinalAt(target, at)?.length ?? 0) === target.length - 1;
  if (!isCounted || !/^(?:question|faq)$/.test(noun.lower)) return undefined;
  const unfolding = scene.index.actionable.filter(
    ({ node }) => node.hidden === undefined && (node.expanded !== undefined || node.tag === 'summary'),
  );
  const areQuestions = unfolding.every(({ node }) => /\?\W*$/u.test(node.name || readable(node)));
  if (unfolding.length < 2 || !areQuestions) return undefined;
  const verb = clause.verb === 'open' ? 'expand' : clause.verb === 'close' ? 'collapse' : clause.verb;
  const readings = [{ target: [...target.slice(0, -1), wordToken('section')] }];
  return { kind: 'instead', clauses: [{ ...clause, verb, readings }] };
}
