/** The question of `toSatisfy` and its answer, as the engine and the matchers speak of them. */
import type { OperationOptions } from './backend.js';
import type { Variables } from './variables.js';

/** Options of `toSatisfy` behind the matcher. `withinMs` is how long the sentence may take to come true. */
export interface SatisfyOptions extends OperationOptions {
  /** The sentence is to be false. */
  negated: boolean;
  withinMs: number;
  /** Values of `%name%` in the sentence; they appear nowhere but in the comparison. */
  variables?: Variables;
  /** Checks that cannot fail are refused, or only marked. @default `refuse` */
  weakAssertions?: 'refuse' | 'warn';
  /** What cannot be compiled is judged with a picture of the viewport as well. */
  screenshot?: boolean;
  /** What cannot be compiled is judged so often, and the majority decides. @default 1 */
  votes?: number;
  /** A Locator of the part that the sentence is about; as text (`toString()`) it is part of the question. */
  scope?: { toString(): string; count(): Promise<number> };
}

/** One check as it came out, for a reader. */
export interface CheckOutcome {
  ok: boolean;
  code: string;
  expected: string;
  received: string;
  /** The element as Playwright code. */
  element?: string;
  /** What it is about was not found for sure, which says nothing of how it is. */
  isLost?: true;
}

/** What became of a sentence. `found` says why nothing could be checked, `next` what to do. */
export type Verdict =
  | { kind: 'passed'; results: readonly CheckOutcome[] }
  | { kind: 'failed'; results: readonly CheckOutcome[]; found?: string; next?: string };
