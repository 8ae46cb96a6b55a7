/** What an assertion of the built-in engine says of a page: one look, no waiting. */
import { expect } from '../../../src/index.js';
import type { StandaloneAi } from '../../../src/index.js';

/** A page with what holds and fails on it, and what nobody can tell there. */
export interface PageSaid {
  of: string;
  html: string;
  holds: readonly string[];
  fails: readonly string[];
  refused?: readonly string[];
}

/** `refused` where it cannot tell: that is no result of a matcher. */
export async function verdictOf(ai: StandaloneAi, sentence: string): Promise<'true' | 'false' | 'refused'> {
  return expect(ai)
    .toSatisfy(sentence, { timeout: 1 })
    .then(
      () => 'true',
      (error: unknown) => (error instanceof Error && 'matcherResult' in error ? 'false' : 'refused'),
    );
}
