/** What an assertion says when it fails. */
import { stripVTControlCharacters } from 'node:util';

/** The message of an assertion that must fail. */
export async function failureOf(assertion: Promise<unknown>): Promise<string> {
  return assertion.then(
    () => {
      throw new Error('the assertion passed');
    },
    // Without the colours that a terminal gets.
    (error: unknown) => stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
  );
}
