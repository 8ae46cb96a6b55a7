/** "Click Rotate, Flip and Grid": a verb amid the names of a list is one of the names, since it would have nothing to be done to. */
import type { Token } from './lexer.js';
import { verbAt, type VerbMatch } from './verbs.js';

/** Whether the verb at `at` only goes on with what is pressed: what follows it is joined to it, and does nothing of its own. */
export function isNameInList(
  tokens: readonly Token[],
  at: number,
  { verb, next }: { verb: VerbMatch | undefined; next: VerbMatch },
): boolean {
  const isPressed = verb?.shape === 'key' || (verb?.verb === 'click' && verb.shape === 'target');
  let behind = at + next.length;
  if (!isPressed || next.length === 0 || !isJoint(tokens[behind])) return false;
  while (isJoint(tokens[behind]) || tokens[behind]?.lower === 'then') behind += 1;
  return behind < tokens.length && verbAt(tokens, behind) === undefined;
}

function isJoint(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'quoted' && /^(?:,|and|&)$/.test(token.lower);
}
