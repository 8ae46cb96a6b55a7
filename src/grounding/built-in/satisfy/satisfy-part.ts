/** What one claim of a sentence comes to: its checks, or why it has none. */
import type { PlannedCheck, Satisfaction, TextOperator } from '../../../contract/check.js';
import type { Reading } from '../../../contract/reading.js';

/** Why a claim comes to no checks. */
export type Failure = Exclude<Satisfaction, { kind: 'checks' }>;

/** What a claim comes to. */
export type Part = { kind: 'checks'; checks: PlannedCheck[] } | Failure;

/** A value that is only kept while its surroundings stay the same cannot be asserted on: it never changes. */
export function valueCheck(
  reading: Reading,
  comparison: { operator: TextOperator; expected: string; is: boolean },
  looked: string,
): Part {
  if (reading.kind !== 'leaf' && reading.kind !== 'count')
    return cannot(looked, 'its value does not stand on the page as such');
  return only({ kind: 'value', reading, ...comparison });
}

/** One check. */
export function only(check: PlannedCheck): Part {
  return { kind: 'checks', checks: [check] };
}

/** A refusal: what was looked for, in quotes, and why it cannot be told. */
export function cannot(looked: string, reason: string): Failure {
  return { kind: 'cannot-tell', looked: looked.includes('"') ? looked : `"${looked}"`, reason };
}
