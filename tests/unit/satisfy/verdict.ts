/** What an assertion of the built-in engine says of a page: one look, no waiting. */
import { expect } from '../../../src/index.js';
import type { StandaloneAi } from '../../../src/index.js';

/** `refused` where it cannot tell: that is no result of a matcher. */
export async function verdictOf(ai: StandaloneAi, sentence: string): Promise<'true' | 'false' | 'refused'> {
  return expect(ai)
    .toSatisfy(sentence, { timeout: 1 })
    .then(
      () => 'true',
      (error: unknown) => (error instanceof Error && 'matcherResult' in error ? 'false' : 'refused'),
    );
}
