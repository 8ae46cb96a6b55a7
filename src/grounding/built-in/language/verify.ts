/**
 * "Verify that X is shown", "then I should see X", "the total should be 5": clauses that ask whether something is so. Nothing is done for
 * them, and least of all is X clicked; an assertion is made by `expect(ai).toSatisfy(…)`. No page yet.
 */
import type { Token } from './lexer.js';
import { tellsWhatIs } from './narrator.js';
import { verbAt } from './verbs.js';

/** Whether a clause that begins at `at` asks whether something is so. */
export function asksAt(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (first?.kind !== 'word' && first?.kind !== 'quoted') return false;
  if (tellsWhatIs(tokens, at)) return true;
  const length = lengthOfAsking(tokens, at);
  const clause = clauseFrom(tokens, at + length);
  if (length > 0) return asksWhether.test(clause[0]?.lower ?? '') || hasPredicate(clause);
  const verb = verbAt(tokens, at);
  return (!verb || verb.verb === 'goal') && clause.some((_, index) => index > 0 && isDemand(clause, index));
}

/** "Verify", "make sure": how many words ask, 0 where none does. What these words are followed by decides whether they do. */
function lengthOfAsking(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'word') return 0;
  if (
    /^(?:verify|verifies|assert|asserts|validate|validates|expect|expects|ensure|ensures)$/.test(first.lower)
  )
    return 1;
  if (/^(?:make|makes|be)$/.test(first.lower) && second?.lower === 'sure') return 2;
  // "Check the box that is empty" and "confirm the order that is late" are done.
  const isAsked = /^(?:check|checks|confirm|confirms|see|double-check)$/.test(first.lower);
  return isAsked && asksWhether.test(second?.lower ?? '') ? 1 : 0;
}

const asksWhether = /^(?:that|if|whether|how|why|what)$/;

/** Up to where the next clause may begin. */
function clauseFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const end = tokens.findIndex(
    ({ kind, lower }, at) =>
      at > from && (kind === 'punctuation' ? /^[,.;]$/.test(lower) : kind === 'word' && lower === 'then'),
  );
  return tokens.slice(from, end === -1 ? tokens.length : end);
}

/** "… is shown", "… has three rows", but not "the account that is pending". */
function hasPredicate(clause: readonly Token[]): boolean {
  return clause.some(
    ({ kind, lower }, at) =>
      at > 0 &&
      kind === 'word' &&
      /^(?:is|are|was|were|has|have|does|do|shows|show|contains|contain|says|reads|equals|appears|appear|displays|should|must|can|cannot|isn't|aren't|exists|exist|changes|changed)$/.test(
        lower,
      ) &&
      !/^(?:that|which|who)$/.test(clause[at - 1]?.lower ?? ''),
  );
}

/** "… should be 5". */
function isDemand(clause: readonly Token[], at: number): boolean {
  const [modal, next, after] = clause.slice(at, at + 3);
  if (modal?.kind !== 'word' || !/^(?:should|must|shall)$/.test(modal.lower)) return false;
  const verb = next?.lower === 'not' ? after : next;
  return /^(?:be|have|show|contain|appear|disappear|display|say|read|equal|become|remain|stay|see|exist|include|match)$/.test(
    verb?.lower ?? '',
  );
}
