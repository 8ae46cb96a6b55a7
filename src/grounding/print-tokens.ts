/** How many tokens a text takes, estimated from above. Pure. */

const pieces = /\p{L}+|\p{N}+|\n[ \t]*|[^\S\n]+|[^\p{L}\p{N}\s]+/gu;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * An estimate that is meant to be too high rather than too low: no tokenizer is loaded, because the vocabularies of the
 * usual ones are megabytes and differ from provider to provider anyway.
 * Counted by pieces, after the way byte-pair vocabularies of English split text: a word of up to 7 letters is one token and
 * every further 3 letters, or hump of a camelCase word, one more; letters outside ASCII three for four, wide scripts one a character; digits one for three;
 * a run of punctuation one for two characters, symbols outside ASCII one and a half each; a line break with its indentation one; a single space belongs to its word.
 * Measured against o200k and cl100k in print.spec.ts.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(pieces)) tokens += tokensOfPiece(piece);
  // Refs, quotes and separators split more finely than prose does.
  return Math.ceil(tokens * 1.1);
}

function tokensOfPiece(piece: string): number {
  const code = piece.charCodeAt(0);
  if (code === 32) return piece.length > 1 ? 1 : 0;
  if (code === 10) return 1;
  if (/^\p{L}/u.test(piece)) {
    if (/^\p{ASCII}*$/u.test(piece)) return wordTokens(piece);
    return wide.test(piece) ? piece.length : Math.max(1, piece.length / 1.35);
  }
  if (/^\p{N}/u.test(piece)) return Math.ceil(piece.length / 3);
  // Emoji and symbols outside ASCII are spelled out in bytes.
  const foreign = Array.from(piece.matchAll(/[^\p{ASCII}]/gu)).length;
  return foreign * 1.5 + Math.ceil((piece.length - foreign) / 2);
}

function wordTokens(word: string): number {
  const humps = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  return 1 + Math.max(humps, Math.ceil(Math.max(0, word.length - 7) / 3));
}
