/** What a sentence counts is not always what an element of that name is: a name that counts by another word, a header that stands there once. */
import type { Token } from '../language/lexer.js';
import type { Entry } from '../matching/page-index.js';

/** "The first entry" is not "Delete last entry": the name counts by another word than the sentence. */
export function countsOtherwise({ evidence: [name] }: Entry, tokens: readonly Token[]): boolean {
  const words = name?.words ?? [];
  return words.some(
    ({ text }) =>
      /^(?:first|second|third|fourth|fifth|last)$/.test(text) &&
      !tokens.some(({ lower }) => lower.includes(text)),
  );
}

/** "The last departure" is one of the rows, and not the header of their column. */
export function isHeaderCounted({ node, evidence }: Entry, tokens: readonly Token[]): boolean {
  const isNamed = evidence.some(({ words }) =>
    words.some(({ text }) => /^(?:first|second|third|fourth|fifth|last|final|only)$/.test(text)),
  );
  return (
    node.role === 'columnheader' &&
    !isNamed &&
    !tokens.some(({ lower }) => /^(?:columns?|headers?|headings?|titles?)$/.test(lower))
  );
}
