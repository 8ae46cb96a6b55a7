/** Names that are written as two words and are meant as one. */
import type { Token } from './lexer.js';

/** "sign in", "zip code", "zip/postal code": written as two words, meant as one, and no place to look for a relation. */
const compoundParts: Readonly<Record<string, RegExp>> = {
  sign: /^(?:in|into|up|out|on|off)$/,
  log: /^(?:in|into|out|on|off)$/,
  logging: /^(?:in|out)$/,
  signing: /^(?:in|up|out)$/,
  check: /^(?:out|in)$/,
  zip: /^code$/,
  postal: /^code$/,
  post: /^code$/,
  user: /^name$/,
  opt: /^(?:in|out)$/,
  zoom: /^(?:in|out)$/,
  'e-mail': /^$/,
  shopping: /^(?:cart|basket|bag)$/,
  three: /^dots?$/,
};

/** Without the space in names of two words: "sign in", "three dots". */
export function mergeCompounds(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const before = merged.at(-1);
    const first = before?.kind === 'word' ? (before.lower.split('/').at(-1) ?? '') : '';
    if (before && token.kind === 'word' && compoundParts[first]?.test(token.lower)) {
      merged[merged.length - 1] = {
        kind: 'word',
        text: `${before.text} ${token.text}`,
        lower: `${before.lower} ${token.lower}`,
        start: before.start,
        end: token.end,
      };
    } else merged.push(token);
  }
  return merged;
}
