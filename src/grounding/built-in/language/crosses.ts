/** The signs that close something or take it away, as pages draw them. */

/** For a class of characters in a pattern with the flag `u`. */
export const crosses = '×✕✖✗✘╳⨯❌🗙';

const cross = new RegExp(`^(?:[${crosses}]\uFE0F?|x)$`, 'iu');

const behind = new RegExp(`[\\s${crosses}]+$`, 'u');

/** A text without the crosses behind it, which are no part of it. */
export function withoutCross(text: string): string {
  return text.replace(behind, '');
}

/** Whether a text is such a sign, or the letter that is drawn for one, and nothing else. */
export function isCross(text: string): boolean {
  return cross.test(text.trim());
}
