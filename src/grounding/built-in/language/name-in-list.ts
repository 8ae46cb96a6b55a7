/** What looks like a verb and is a noun: "click Rotate, Flip and Grid", "log in with Ann and PIN 0455". No page yet. */
import type { Token } from './lexer.js';
import { verbAt, type VerbMatch } from './verbs.js';

/** "Click Rotate, Flip and Grid": whether the verb at `at` only goes on with what is pressed: what follows it is joined to it, and does nothing of its own. */
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

/** "And PIN 0455": nothing is pinned while one logs in. */
export function isSecret(tokens: readonly Token[], at: number, verb: VerbMatch | undefined): boolean {
  return verb?.shape === 'login' && /^(?:pin|key)$/.test(tokens[at]?.lower ?? '');
}

function isJoint(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'quoted' && /^(?:,|and|&)$/.test(token.lower);
}
