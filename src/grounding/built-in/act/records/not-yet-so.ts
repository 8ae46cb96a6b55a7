/** "Mark all open tasks as done": which of them are open, their boxes tell, and those that are ticked already stay so. */
import { type Clause, spell } from '../../language/clause.js';
import { toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { mentionsOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** What is not done yet, and what is. */
export const isLeft =
  /^(?:open|unfinished|undone|incomplete|uncompleted|pending|remaining|outstanding|unchecked|unticked)$/;
export const isDone = /^(?:done|finished|complete|completed|checked|ticked)$/;

/** The same for all of them; undefined where nothing says such a state, or a line of the page says the word itself. */
export function notYetSo(clause: Clause, { index }: Scene): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  const target = reading?.target ?? [];
  const at = target.findIndex(({ lower }) => !/^(?:all|every|each|of|the|my|our)$/.test(lower));
  const state = target[at];
  if (!/^(?:check|uncheck)$/.test(clause.verb) || others.length > 0 || at < 1 || !state) return undefined;
  if (!/^(?:all|every|each)$/.test(target[0]?.lower ?? '') || target.length < at + 2) return undefined;
  if (state.kind !== 'word' || !(clause.verb === 'check' ? isLeft : isDone).test(state.lower))
    return undefined;
  const isSaid = [...mentionsOf(toWord(state.lower), index)].some((entry) => recordOf(entry) !== undefined);
  if (isSaid) return undefined;
  const rest = target.filter((token) => token !== state);
  return { kind: 'instead', clauses: [{ ...clause, readings: [{ target: rest }], text: spell(rest) }] };
}
