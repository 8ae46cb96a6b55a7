/** What is known of an element, as one pattern reads it. */
import type { Entry } from './page-index.js';

/** Whether what is known of an element matches a pattern. */
export function says(entry: Entry, pattern: RegExp): boolean {
  return entry.evidence.some((evidence) => pattern.test(evidence.words.map((word) => word.text).join(' ')));
}
