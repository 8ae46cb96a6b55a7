/** "…, then update", "… and check out": a verb that needs an object elsewhere, and stands alone here, is what a button says. No page yet. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';
import { wordToken } from './token-runs.js';
import type { VerbMatch } from './verbs.js';

/** The goal that such a verb is; undefined where something stands behind it, and for a verb that says nothing alone. */
export function goalOfVerb({ said }: VerbMatch, rest: readonly Token[], text: string): Clause | undefined {
  // "Update it" is no more than "update".
  const isWhole = said === 'update' && rest.every(({ lower }) => /^(?:it|them|the|changes?)$/.test(lower));
  if ((rest.length > 0 && !isWhole) || !closes.test(said)) return undefined;
  const name = said.replace(' ', '');
  return { verb: 'goal', said: name, readings: [{ target: [wordToken(name)] }], text };
}

const closes =
  /^(?:update|change|modify|rename|assign|check out|complete|upload|start|launch|activate|deactivate)$/;
