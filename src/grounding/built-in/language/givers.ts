/** Who something is from, by or of, as a sentence says it: "the mail from Nora", "Mia's comment", "reply to Odd". */
import type { Token } from './lexer.js';
import { wordsOf } from './words.js';

/** The names behind "from", "by" and "of", and those with an 's in front of what they have. */
export function giversIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text, lower }, at) => {
    const before = tokens[at - 1];
    const isBehind = before?.kind === 'word' && /^(?:from|by|of)$/.test(before.lower);
    const isOwner = /['’]s$/.test(lower) && tokens[at + 1] !== undefined;
    const isName = kind === 'quoted' || (kind === 'word' && /^[@\p{Lu}]/u.test(text));
    return isName && (isBehind || isOwner) ? [text.replace(/['’]s$/, '')] : [];
  });
}

/** Those who have written what the sentence speaks of: a mail, a post, a request. What else they have may well speak of them. */
export function writersIn(tokens: readonly Token[]): string[] {
  const isWritten = tokens.some(
    ({ kind, text }) => kind === 'word' && wordsOf(text).some(({ stem }) => written.has(stem)),
  );
  // "Reply to Odd", "mute Odd" is done beside what he has written.
  const [verb, next, behind] = tokens;
  const isReply = /^(?:reply|respond)$/.test(verb?.lower ?? '') && next?.lower === 'to';
  const name = isReply ? behind : /^(?:un)?(?:mute|block|follow)$/.test(verb?.lower ?? '') ? next : undefined;
  const isName = name?.kind === 'word' && /^[@\p{Lu}]/u.test(name.text) && !/['’]s$/.test(name.lower);
  return [...(isWritten ? giversIn(tokens) : []), ...(isName ? [name.text] : [])];
}

const written = new Set(
  'mail email message post comment reply review tweet letter answer question thread conversation remark response request invitation'.split(
    ' ',
  ),
);
