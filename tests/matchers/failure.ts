/** What an assertion says when it fails. */

/** The message of an assertion that must fail. */
export async function failureOf(assertion: Promise<unknown>): Promise<string> {
  return assertion.then(
    () => {
      throw new Error('the assertion passed');
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
