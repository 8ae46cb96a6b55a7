/** Whether a check that holds makes a claim true: what is compared may be stricter than what the sentence says, and never looser. Pure. */
import type { PlannedCheck, TextOperator } from '../contract/check.js';
import { emptyShown } from '../grounding/built-in/satisfy/satisfy-empty.js';
import type { Claim } from '../grounding/built-in/satisfy/satisfy-claims.js';

/** Operators that make a claim of each operator true, with the same text behind them. */
const strictEnough: Readonly<Record<TextOperator, readonly TextOperator[]>> = {
  equals: ['equals'],
  same: ['equals', 'same'],
  contains: ['equals', 'same', 'contains', 'says', 'starts', 'ends'],
  says: ['equals', 'same', 'contains', 'says', 'starts', 'ends'],
  starts: ['equals', 'same', 'starts'],
  ends: ['equals', 'same', 'ends'],
  matches: ['matches'],
  amount: ['equals', 'same', 'amount'],
  lt: ['lt'],
  le: ['le'],
  gt: ['gt'],
  ge: ['ge'],
  path: ['equals', 'path'],
};

const inverse: Readonly<Partial<Record<TextOperator, TextOperator>>> = {
  lt: 'ge',
  ge: 'lt',
  gt: 'le',
  le: 'gt',
};

/** What a check and a claim say of a text: by which operator, and whether it is so. */
export interface Said {
  operator: TextOperator;
  is: boolean;
}

/** Whether what is checked makes true what is said, the text being the same. */
export function isStrictEnough(checked: Said, said: Said): boolean {
  if (checked.is !== said.is) return inverse[checked.operator] === said.operator;
  return said.is
    ? strictEnough[said.operator].includes(checked.operator)
    : // What is denied may be wider than what the sentence denies.
      strictEnough[checked.operator].includes(said.operator);
}

/** Whether a check of the element or value that a claim speaks of compares as the claim does. */
export function proves(check: PlannedCheck, claim: Claim): boolean {
  if (check.kind !== 'field' && check.kind !== 'value' && check.kind !== 'address') return true;
  switch (claim.kind) {
    case 'text':
    case 'address':
      return isStrictEnough(check, claim);
    case 'count':
      // "2 items" may stand in a text; a bare number has to be the whole of it.
      return (
        isStrictEnough(check, claim) ||
        (check.kind === 'field' &&
          claim.operator === 'amount' &&
          check.is &&
          claim.is &&
          /^(?:contains|says)$/u.test(check.operator) &&
          /\p{L}/u.test(check.expected))
      );
    case 'empty':
      return (check.operator === 'equals' || check.expected === emptyShown) && check.is === claim.is;
    case 'presence':
      return check.is;
    case 'state':
    case 'relation':
    case 'order':
      return false;
    default:
      return claim satisfies never;
  }
}

/** Whether a check asserts the very opposite of a claim. */
export function contradicts(check: PlannedCheck, claim: Claim): boolean {
  const isOfState =
    check.kind === 'state' &&
    check.state === (claim.kind === 'presence' ? 'visible' : claim.kind === 'state' ? claim.state : '');
  return (isOfState || (check.kind === 'text' && claim.kind === 'presence')) && check.is !== claim.is;
}
