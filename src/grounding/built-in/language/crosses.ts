/** The signs that close something or take it away, as pages draw them. */

/** For a class of characters in a pattern with the flag `u`. */
export const crosses = '×✕✖✗✘╳⨯❌🗙';

const cross = new RegExp(`^(?:[${crosses}]\uFE0F?|x)$`, 'iu');

/** Whether a text is such a sign, or the letter that is drawn for one, and nothing else. */
export function isCross(text: string): boolean {
  return cross.test(text.trim());
}
