/** Line breaks, which Playwright's tree leaves out of its texts. */
import type { Facts } from './facts.js';

/** A text with a space where its line breaks. */
export function inLines(text: string, breaks: NonNullable<Facts['breaks']>): string {
  return breaks.reduce(
    (line, [before, behind]) => line.replace(before + behind, () => `${before} ${behind}`),
    text,
  );
}
