/** What a model answers to `toSatisfy`, with nothing said but what a test names. */

/** One check of an answer, as a model writes it. */
export interface AnswerCheck {
  kind: string;
  refs: (string | undefined)[];
  others: (string | undefined)[];
  operator: string | null;
  expected: string | null;
  attribute: string | null;
  is: boolean;
}

/** A check of which only the kind has to be given. */
export type GivenCheck = Partial<AnswerCheck> & Pick<AnswerCheck, 'kind'>;

/** The whole of a check. */
export function checkOf(given: GivenCheck): AnswerCheck {
  return { refs: [], others: [], operator: null, expected: null, attribute: null, is: true, ...given };
}

/** An answer that holds these checks. */
export function checks(...given: GivenCheck[]): Readonly<Record<string, unknown>> {
  return { reason: '', outcome: 'checks', checks: given.map(checkOf), refs: [] };
}
