/** Where quotes stand in a sentence that has not been cut into tokens yet. */

/** Whether a place lies between quotes: what is said there is a text, and no part of the sentence around it. */
export function isQuotedAt(sentence: string, at: number): boolean {
  return (sentence.slice(0, at).match(/["“”]/g)?.length ?? 0) % 2 === 1;
}
