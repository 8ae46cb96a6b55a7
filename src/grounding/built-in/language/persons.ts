/** "Add the user and edit him", "find Ada and delete her": whoever was just spoken of is "it" to the grammar. No page yet. */
import { type Token, tokenize } from './lexer.js';

/** The sentence with "it" for a person who something is done to; "her name" and "his address" say whose it is, and stay. */
export function withoutPersons(sentence: string): string {
  // "Log me out" is "log out".
  const instruction = sentence.replace(/\b(log|sign) (?:me|us) (out|off|in)\b/gi, '$1 $2');
  const tokens = tokenize(instruction);
  let text = '';
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    if (!isPerson(token, tokens[at + 1])) continue;
    text += `${instruction.slice(end, token.start)}it`;
    ({ end } = token);
  }
  return text + instruction.slice(end);
}

function isPerson({ kind, lower }: Token, next: Token | undefined): boolean {
  if (kind !== 'word') return false;
  const isLast = next === undefined || (next.kind === 'punctuation' && next.text !== ':');
  return (
    lower === 'him' || (lower === 'her' && (isLast || (next.kind === 'word' && goesOn.test(next.lower))))
  );
}

/** What goes on behind an object; a noun would be hers. */
const goesOn = /^(?:and|then|but|again|to|from|as|with|by)$/;
