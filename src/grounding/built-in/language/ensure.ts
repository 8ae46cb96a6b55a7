/** "Make sure that X is checked": a state that something has to be in. No page yet. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';
import { stripLeading } from './token-runs.js';

/** The clause that brings it into the state; undefined for any other sentence. */
export function ensureClause(tokens: readonly Token[], text: string): Clause | undefined {
  const [first, second] = tokens;
  const length = first?.lower === 'ensure' ? 1 : first?.lower === 'make' && second?.lower === 'sure' ? 2 : 0;
  if (length === 0) return undefined;
  const inner = stripLeading(tokens.slice(length), ['that']);
  const is = inner.findLastIndex((token) => /^(?:is|are)$/.test(token.lower));
  const state = inner
    .slice(is + 1)
    .map((token) => token.lower)
    .join(' ');
  const verbs: Readonly<Record<string, Clause['verb']>> = {
    accepted: 'check',
    chosen: 'check',
    checked: 'check',
    ticked: 'check',
    selected: 'check',
    on: 'check',
    enabled: 'check',
    'turned on': 'check',
    'switched on': 'check',
    unchecked: 'uncheck',
    unticked: 'uncheck',
    off: 'uncheck',
    disabled: 'uncheck',
    'not checked': 'uncheck',
    'not selected': 'uncheck',
    'turned off': 'uncheck',
    expanded: 'expand',
    open: 'expand',
    collapsed: 'collapse',
    closed: 'collapse',
    empty: 'clear',
    focused: 'focus',
  };
  const last = inner[is - 1]?.lower ?? '';
  // Whether a button can be clicked is not for whoever uses the page to decide.
  const isSettled = /^(?:enabled|disabled)$/.test(state) && /^(?:button|link|field|input|it)$/.test(last);
  const verb = is > 0 && !isSettled ? verbs[state] : undefined;
  return verb && { verb, said: state, readings: [{ target: inner.slice(0, is) }], text };
}
