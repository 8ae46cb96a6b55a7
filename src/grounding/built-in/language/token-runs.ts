/** Runs of tokens: what is cut off their ends. Knows no grammar. */
import type { Token } from './lexer.js';
import { fold } from './words.js';

/** `the tag "x"`: what is quoted, where the words in front only say what it is; otherwise the tokens as they are. */
export function quotedAtEnd(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const front = tokens.slice(0, -1);
  const isLiteral = last?.kind === 'quoted' || last?.kind === 'variable';
  return last && isLiteral && front.length > 0 && front.every((token) => token.kind === 'word')
    ? [last]
    : tokens;
}

/** Whether a token is a plain word of those. */
export function isWordToken(token: Token | undefined, words: RegExp): boolean {
  return token?.kind === 'word' && words.test(token.lower);
}

/** Without the punctuation and the courtesies at both ends. */
export function trimEnds(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (
    end > 0 &&
    tokens[end - 1]?.kind !== 'quoted' &&
    /^(?:[.,;!?:]|please|now|again|too|as|well|instead)$/.test(tokens[end - 1]?.lower ?? '')
  )
    end -= 1;
  let start = 0;
  while (
    start < end &&
    tokens[start]?.kind === 'punctuation' &&
    /^[.,;:!?-]$/.test(tokens[start]?.text ?? '')
  )
    start += 1;
  return tokens.slice(start, end);
}

/** Without the given words at the beginning. */
export function stripLeading(tokens: readonly Token[], words: readonly string[]): readonly Token[] {
  let start = 0;
  while (tokens[start]?.kind === 'word' && words.includes(tokens[start]?.lower ?? '')) start += 1;
  return tokens.slice(start);
}

/** Without the article in front. */
export function withoutArticle(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  return first?.kind === 'word' && /^(?:the|a|an)$/.test(first.lower) && rest.length > 0 ? rest : tokens;
}

/** Without the articles and words of possession in front: "the", "an", "her". */
export function withoutDeterminer(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(
    ({ kind, lower }) => kind !== 'word' || !/^(?:the|a|an|his|her|its|my|your|their|our)$/.test(lower),
  );
  return from > 0 ? tokens.slice(from) : tokens;
}

/** Without "on the key pad" at the end: keys are keys wherever they are drawn. */
export function withoutPad(tokens: readonly Token[]): readonly Token[] {
  const tail = tokens
    .slice(-5)
    .map((token) => (token.kind === 'word' ? token.lower : '\u0000'))
    .join(' ');
  const pad = /(?:^| )((?:on|with|using|of|in) the (?:calculator|keypad|key pad|number pad|numpad))$/.exec(
    tail,
  )?.[1];
  return pad === undefined || tokens.length === pad.split(' ').length
    ? tokens
    : tokens.slice(0, -pad.split(' ').length);
}

/** A word that stands nowhere in the instruction. */
export function wordToken(text: string): Token {
  return { kind: 'word', text, lower: text, start: 0, end: text.length };
}

/** A name that stands nowhere in the instruction, as if it were quoted there. */
export function quotedToken(text: string): Token {
  return { kind: 'quoted', text, lower: fold(text), start: 0, end: 0 };
}

/** "The words in this order: A, B", "A and B in this order": what is listed, which is done in its order anyway. */
export function inOrder(tokens: readonly Token[]): readonly Token[] {
  const said = tokens.map(({ kind, lower }) => (kind === 'quoted' ? '\u0000' : lower)).join(' ');
  const front = /^(?:.+ )?in (?:this|that|the following|the given) order :(?= )/.exec(said);
  if (front) return tokens.slice(front[0].split(' ').length);
  const back = / in (?:(?:this|that|the given) )?order$/.exec(said);
  return back ? tokens.slice(0, -back[0].trim().split(' ').length) : tokens;
}

/** "The first job in the list": without where records are anyway. */
export function withoutList(tokens: readonly Token[]): readonly Token[] {
  const tail = tokens
    .slice(-3)
    .map(({ lower }) => lower)
    .join(' ');
  return tokens.length > 4 && /^(?:in|of|on|from) the (?:list|table|grid|page)$/.test(tail)
    ? tokens.slice(0, -3)
    : tokens;
}

/** "Last | name Lee": the label goes on behind that place, and nothing begins there that is typed. */
export function isCutLabel(tokens: readonly Token[], end: number): boolean {
  const [before, behind] = [tokens[end - 1], tokens[end]];
  return (
    before?.kind === 'word' &&
    behind?.kind === 'word' &&
    /^(?:first|last|middle|family|given|full|user)$/.test(before.lower) &&
    behind.lower === 'name'
  );
}

/** "Taxpayer no. 5501": the word that is cut short there is a number. */
export function numbersCalled(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [stop, next] = [tokens[at + 1], tokens[at + 2]];
    const isNo = token.kind === 'word' && /^(?:no|nr|num)$/.test(token.lower);
    if (isNo && stop?.text === '.' && /^\d/.test(next?.text ?? ''))
      return [{ ...token, text: 'number', lower: 'number' }];
    const isStop =
      token.text === '.' &&
      /^(?:no|nr|num)$/.test(tokens[at - 1]?.lower ?? '') &&
      /^\d/.test(stop?.text ?? '');
    return isStop ? [] : [token];
  });
}
