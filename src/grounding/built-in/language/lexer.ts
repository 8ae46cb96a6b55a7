/** Instruction → tokens. Knows quotes, variables, numbers and punctuation; knows no verb and no page. */

import { verbAt } from './verbs.js';

/** One token. `text` is what it says (quotes stripped), `start` and `end` where it stands in the instruction. */
export interface Token {
  kind: 'word' | 'quoted' | 'variable' | 'punctuation';
  text: string;
  /** Lower case of `text`. */
  lower: string;
  start: number;
  end: number;
}

/** Opening quotes with what closes them. A plain apostrophe counts only where a word cannot hold it. */
const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '””"',
  '”': '”',
  '„': '“”"',
  '‘': "’‘'",
  '’': '’',
  '«': '»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '《': '》',
};

const variable = /^%[A-Za-z_][A-Za-z0-9_.-]*%/;

/** The tokens of an instruction. Never fails: a quote that nothing closes is punctuation. */
export function tokenize(instruction: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < instruction.length) {
    const char = instruction[at] as string;
    if (/\s/.test(char)) {
      // A new line separates steps just as a semicolon does.
      if (char === '\n' && tokens.length > 0)
        tokens.push({ kind: 'punctuation', text: ';', lower: ';', start: at, end: at });
      at += 1;
      continue;
    }
    const end = endOfQuote(instruction, at) ?? endOfVariable(instruction, at);
    if (end !== undefined) {
      const quoted = char !== '%';
      tokens.push(
        token(
          quoted ? 'quoted' : 'variable',
          instruction.slice(at + (quoted ? 1 : 0), end - (quoted ? 1 : 0)),
          at,
          end,
        ),
      );
      at = end;
      continue;
    }
    const wordEnd = endOfWord(instruction, at);
    tokens.push(
      token(
        wordEnd === at + 1 && /[^\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u.test(char)
          ? 'punctuation'
          : 'word',
        instruction.slice(at, wordEnd),
        at,
        wordEnd,
      ),
    );
    at = wordEnd;
  }
  return tokens;
}

function token(kind: Token['kind'], text: string, start: number, end: number): Token {
  return { kind, text, lower: text.toLowerCase().replaceAll('’', "'"), start, end };
}

function endOfQuote(text: string, at: number): number | undefined {
  const closers = quotes[text[at] as string];
  if (closers === undefined) return undefined;
  const plain = text[at] === "'" || text[at] === '’' || text[at] === '‘';
  for (let end = at + 1; end < text.length; end += 1) {
    if (!closers.includes(text[end] as string)) continue;
    // An apostrophe inside a word ("Alice's") neither opens nor closes a quote.
    if (plain && /[\p{L}\p{N}]/u.test(text[end + 1] ?? '')) continue;
    return end === at + 1 && plain ? undefined : end + 1;
  }
  return undefined;
}

function endOfVariable(text: string, at: number): number | undefined {
  const match = variable.exec(text.slice(at, at + 200));
  return match ? at + match[0].length : undefined;
}

/** Titles in front of a name, whose dot ends no sentence. */
const title = /^(?:dr|mr|mrs|ms|mx|prof|rev|hon|capt|sgt|lt)\.$/i;

/** "To St. Olaf's"; behind a name it is a street, whose dot may end the sentence. */
function isSaint(word: string, before: string): boolean {
  return /^(?:st|ste|mt)\.$/i.test(word) && !/[\p{Lu}\d]\S*\s+$/u.test(before.replace(/^\s*\S+\s+$/u, ''));
}

/** "By M. Okonkwo": a letter for a first name stands behind what leads to a name, or within the name. */
function isInitial(word: string, before: string, behind: string): boolean {
  const isLed =
    /(?:^|\s)(?:by|from|with|for|of|to|and|Dr\.|Mrs?\.|Ms\.|Prof\.|(?:\p{Lu}\.|\p{Lu}\p{Ll}+)) $/u.test(
      before,
    );
  const next = /^ (?<name>\p{Lu}(?:\p{Ll}+|\.))/u.exec(behind)?.groups?.['name'];
  // "Assign it to B. Click Save" goes on with a verb.
  const isVerb = next !== undefined && verbAt([token('word', next, 0, next.length)], 0) !== undefined;
  return /^\p{Lu}\.$/u.test(word) && isLed && next !== undefined && !isVerb;
}

/** A word runs to the next white space or quote; punctuation at its end is not part of it. */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && !/[\s"“”«»„`]/.test(text[end] as string)) {
    if (end > at && /['‘]/.test(text[end] as string) && /[:=(]/.test(text[end - 1] as string)) break;
    if (end > at && endOfVariable(text, end) !== undefined) break;
    end += 1;
  }
  if (end === at) return at + 1;
  const first = text[at] as string;
  if (/[([{]/.test(first)) return at + 1;
  if (/[,;:!?>→›]/.test(first)) return at + 1;
  let word = text.slice(at, end);
  // "a, b" but not "1,000"; ":" ends a label ("Name: Bob") but not a time or a scheme.
  const inner = /[;]|,(?!\d)|[!?:,](?=$)|[→›]|:(?=['‘])|=(?=$)|\)(?=$|[,.;])/.exec(word.slice(1));
  const secret = secretAt(word, text.slice(Math.max(0, at - 20), at));
  if (secret !== undefined) return at + secret;
  if (inner) word = word.slice(0, inner.index + 1);
  // "Dr. Nowak" goes on behind the dot.
  if (
    ((title.test(word) || isSaint(word, text.slice(0, at))) &&
      /^\s+\p{Lu}/u.test(text.slice(at + word.length))) ||
    isInitial(word, text.slice(0, at), text.slice(at + word.length))
  )
    return at + word.length;
  word = word.replace(/[.,;:!?)\]}']+$/u, (tail) =>
    word.length === tail.length ? tail : keepTail(word, tail),
  );
  return at + Math.max(1, word.length);
}

/** How far a word runs whose "!" is part of it, as people end their passwords ("Passw0rd!"): no sentence of a test ends with one. */
function secretAt(word: string, before: string): number | undefined {
  const found = /^[^\s,;:!?()]+!+(?=[,.;:)]*$)/u.exec(word)?.[0];
  const isMixed = found !== undefined && /\p{L}/u.test(found) && /\d/.test(found);
  return isMixed || /\b(?:password|passphrase|passcode)\s+$/i.test(before) ? found?.length : undefined;
}

/** A closing bracket stays with a word that opened it: `Total (net)` is split, `f(x)` is not; "etc." loses its dot, "..." stays. */
function keepTail(word: string, tail: string): string {
  if (tail === '...') return tail;
  if (tail.startsWith(')') && word.slice(0, -tail.length).includes('(')) return ')';
  if (tail.startsWith('}') && word.slice(0, -tail.length).includes('{')) return '}';
  if (tail.startsWith(']') && word.slice(0, -tail.length).includes('[')) return ']';
  return '';
}
