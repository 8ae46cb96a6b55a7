/** The way that something is done in. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordsOf } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** "Rotate it to the left": the way that something is done in, which the button has to say. */
export function directionOf(
  { verb }: Clause,
  tokens: readonly Token[],
  { targets }: Act,
): string | undefined {
  const [to, the, way] = tokens.slice(-3);
  if (verb !== 'goal' || to?.lower !== 'to' || the?.lower !== 'the' || !way) return undefined;
  if (!/^(?:left|right|top|bottom|front|back)$/.test(way.lower)) return undefined;
  const isSaid = targets.some((entry) => wordsOf(way.text).some((word) => says(entry, word)));
  return isSaid ? undefined : way.text;
}
