/** How many tokens a text takes, estimated from above. Pure. */

const pieces = /\p{L}+|\p{N}+|\n[ \t]*|[^\S\n]+|[^\p{L}\p{N}\s]+/gu;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * An estimate that is meant to be too high rather than too low: no tokenizer is loaded, because the vocabularies of the
 * usual ones are megabytes and differ from provider to provider anyway.
 * Counted by pieces, after the way byte-pair vocabularies of English split text: a word of up to 7 letters is one token and
 * every further 4 letters one more; letters outside ASCII one for one and a half, wide scripts one a character; digits one for three;
 * a run of punctuation one for two characters, symbols outside ASCII one and a half each; a line break with its indentation one; a single space belongs to its word.
 * Measured against o200k and cl100k in print-tokens.spec.ts.
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
    // eslint-disable-next-line no-control-regex -- ASCII is the question here
    if (/^[\x00-\x7f]*$/.test(piece)) return wordTokens(piece);
    return wide.test(piece) ? piece.length : Math.max(1, piece.length / 1.6);
  }
  if (/^\p{N}/u.test(piece)) return Math.ceil(piece.length / 3);
  // Emoji and symbols outside ASCII are spelled out in bytes.
  const foreign = Array.from(piece.matchAll(/[^\p{ASCII}]/gu)).length;
  return foreign * 1.5 + Math.ceil((piece.length - foreign) / 2);
}

/** CamelCase is split by tokenizers, so its humps count as words. */
function wordTokens(word: string): number {
  if (word.length <= 7) return 1;
  return 1 + Math.ceil((word.length - 7) / 4);
}
