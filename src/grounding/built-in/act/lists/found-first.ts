/**
 * "Find Joren in the contact book", "click the file budget.csv in the tree": what does not show is looked for in what hides it, part by part; what
 * shows is found already.
 */
import { type Clause, type ClauseReading } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Outcome } from '../../matching/outcome.js';
import { isLookedThrough } from '../controls/hidden-parts.js';

/** Most words of a place. */
const MOST_WORDS = 4;

/** The search part by part; undefined for a clause that finds nothing, or says no place that could hide it. */
export function foundFirst(clause: Clause): Outcome | undefined {
  const isFind = clause.verb === 'search' && /^(?:find|look for)$/.test(clause.said);
  if (!isFind && !/^(?:click|open|select|check|goal)$/.test(clause.verb)) return undefined;
  const all = wholeOf(clause);
  const at = all.findLastIndex(
    ({ kind, lower }, index) =>
      index > 0 && kind === 'word' && /^(?:in|inside|within|from|on|of)$/.test(lower),
  );
  const place = at < 1 ? [] : all.slice(at + 1);
  const isPlace =
    /^(?:the|this|my|your)$/.test(place[0]?.lower ?? '') &&
    place.length <= MOST_WORDS &&
    place.every(({ kind, text }) => kind === 'word' && !/^\p{Lu}/u.test(text));
  const isHidden = isPlace && isLookedThrough(place);
  if (!isPlace || (!isFind && !isHidden)) return undefined;
  const target = all.slice(0, at);
  const readings: ClauseReading[] = [{ target, destination: place.slice(1) }];
  return {
    kind: 'instead',
    clauses: [{ verb: 'seek', said: isFind ? 'find' : clause.said, readings, text: clause.text }],
  };
}

/** All that the clause says, in its order. */
function wholeOf({ verb, said, readings }: Clause): readonly Token[] {
  const whole = readings.find(
    ({ target, value, destination }) => [target, value, destination].filter(Boolean).length === 1,
  );
  const tokens = whole?.target ?? whole?.value;
  if (tokens) return verb === 'goal' && said !== '' ? tokens.slice(1) : tokens;
  const [{ value, target } = {}] = readings;
  return value && target
    ? [...value, { ...(target[0] as Token), kind: 'word', text: 'in', lower: 'in' }, ...target]
    : [];
}
