/** States that something is marked as, or left in: "as not done", "leave the phone empty". No page yet. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';

/** "As done", "as not done", "as incomplete": ticked or not. */
export function markedState(
  said: readonly Token[],
  state: string,
): Pick<Clause, 'verb' | 'said'> | undefined {
  const isNot = said.length === 2 && said[0]?.lower === 'not';
  if (/^(?:complete|completed|done|finished|checked|selected)$/.test(state))
    return isNot ? { verb: 'uncheck', said: `mark not ${state}` } : { verb: 'check', said: `mark ${state}` };
  return said.length === 1 &&
    /^(?:incomplete|uncompleted|undone|unfinished|unchecked|unselected)$/.test(state)
    ? { verb: 'uncheck', said: `mark ${state}` }
    : undefined;
}

/** What something is left or kept as, and the verb for that. */
export const keptStates: Readonly<Partial<Record<string, Clause['verb']>>> = {
  empty: 'clear',
  blank: 'clear',
  unchecked: 'uncheck',
  unticked: 'uncheck',
  unselected: 'uncheck',
  checked: 'check',
  ticked: 'check',
};
