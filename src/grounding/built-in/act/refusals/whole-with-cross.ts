/** "Close Window 2": the sign that closes is a part of what it closes, which a click elsewhere on it opens. */
import type { Clause } from '../../language/clause.js';
import { readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** A name, and behind it the sign alone. */
const signBehind = /[\p{L}\p{N}].*\s([×✕✖✗✘⨯╳🗙])$/u;

/** The sign, where what would be clicked is all of the tab or line whose text ends with it. */
export function wholeWithCross({ said }: Clause, { targets: [entry, ...others] }: Act): string | undefined {
  if (!/^(?:close|dismiss)\b/.test(said) || !entry || others.length > 0) return undefined;
  const { role, name } = entry.node;
  return role === 'button' ? undefined : signBehind.exec(name || readable(entry.node))?.[1];
}
