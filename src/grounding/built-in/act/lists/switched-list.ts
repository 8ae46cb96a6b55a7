/** "Switch to week 49", where 49 is an option of the list "Week": what one switches to is chosen there, when nothing to click is called so. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { selectClause } from './do-select.js';

/** The choice from a native list; undefined where no list has it, or something else would be done for it. */
export function switchedList(clause: Clause, scene: Scene): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  const [noun, number, ...more] = (reading?.target ?? []).filter(({ lower }) => lower !== 'the');
  if (clause.verb !== 'click' || clause.said !== 'switch' || others.length > 0) return undefined;
  if (noun?.kind !== 'word' || more.length > 0 || !/^\d+$/.test(number?.text ?? '')) return undefined;
  // Pages, tabs and steps are turned to, and windows belong to the browser.
  if (/^(?:page|tab|step|slide|window|frame)$/.test(noun.lower)) return undefined;
  const chosen: Clause = { ...clause, verb: 'select', said: 'select' };
  const outcome = selectClause(chosen, scene);
  const isChosen = outcome.kind === 'steps' && outcome.steps.every(({ method }) => method === 'selectOption');
  return isChosen ? { kind: 'instead', clauses: [chosen] } : undefined;
}
