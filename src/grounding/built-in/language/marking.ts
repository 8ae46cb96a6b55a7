/** Reads "make the word X bold", "highlight the text in the second paragraph", "underline it": text that is marked, and what is done to it. No page yet. */
import { type Token, tokenize } from './lexer.js';

/** Which text is meant, and what is done to it. */
export interface Marking {
  /** "It": what was marked before. */
  isIt?: true;
  /** The part of a text; absent for all of it. */
  part?: string;
  /** Where the text stands: "the second paragraph". */
  place?: readonly Token[];
  /** Called a text, word or the like: nothing else can be meant. */
  isText: boolean;
  /** How it is set: `bold`, `italic`, `underline`, `strike`. */
  style?: string;
}

const styles: readonly (readonly [RegExp, string])[] = [
  [/^(?:bold|bolded|boldface|strong)$/, 'bold'],
  [/^(?:italics?|italici[sz]ed?|cursive)$/, 'italic'],
  [/^underlined?$/, 'underline'],
  [/^(?:strikethrough|strike-through|struck)$/, 'strike'],
];

const nouns = '(?:words?|text|phrase|sentence|string|letters?|characters?)';
const all = `(?:(?:all|everything)(?: of)?|(?:the )?(?:whole|entire|complete|full))`;
const style = '(\\S+?)(?: (?:style|formatting|format|font|text))?';
const object = '(.+?)';

/** Sentences with a style, and which of their parts is it; the other is the object. */
const styled: readonly (readonly [RegExp, styleAt: 1 | 2])[] = [
  [
    new RegExp(
      `^(?:make|set|turn|format|change|put|render) ${object}(?: (?:to be|to|in|into|as))? ${style}$`,
    ),
    2,
  ],
  [
    new RegExp(
      `^(?:give|set) ${object} (?:the |a )?(?:font |text )?(?:style|format|formatting) (?:of )?(\\S+)$`,
    ),
    2,
  ],
  [new RegExp(`^give ${object} (?:the |a |an )?(\\S+) (?:style|format|formatting)$`), 2],
  [new RegExp(`^(?:apply|add) (?:the )?${style} (?:to|on) ${object}$`), 1],
  [new RegExp(`^(bold|underline|italici[sz]e) ${object}$`), 1],
];
/** All that there is to be set in a style, without a word for what it is. */
const everything = /^(?:everything|all of it|it all|all)$/;
const bare = new RegExp(`^(?:select|highlight|mark) ${object}$`);

/** The reading of such a clause; undefined for any other. Quoted texts are told from words, and kept as they are written. */
export function markingOf(text: string): Marking | undefined {
  if (
    !/^(?:make|set|turn|format|change|put|render|give|apply|add|bold|underline|italici[sz]e|select|highlight|mark)\b/i.test(
      text,
    )
  )
    return undefined;
  const tokens = tokenize(text).filter(({ kind, text: said }) => kind !== 'punctuation' || said === ',');
  // Each token is one word of the line, quoted ones as their number.
  const line = tokens.map((token, at) => (token.kind === 'word' ? token.lower : `\u0001${at}`)).join(' ');
  for (const [pattern, styleAt] of styled) {
    const found = pattern.exec(line);
    const named = styleOf(found?.[styleAt] ?? '');
    if (!found || named === undefined) continue;
    const from = wordsBefore(
      line,
      styleAt === 1 ? line.lastIndexOf(found[2] as string) : line.indexOf(found[1] as string),
    );
    const object = found[styleAt === 1 ? 2 : 1] as string;
    const marked = everything.test(object)
      ? { isText: true }
      : objectOf(object, { tokens, from, source: text });
    return marked && { ...marked, style: named };
  }
  const found = bare.exec(line);
  return found?.[1] === undefined ? undefined : objectOf(found[1], { tokens, from: 1, source: text });
}

function styleOf(word: string): string | undefined {
  return styles.find(([pattern]) => pattern.test(word))?.[1];
}

function wordsBefore(line: string, at: number): number {
  return line.slice(0, at).split(' ').length - 1;
}

/** The object of a line, `from` being the number of its first token. */
function objectOf(
  said: string,
  { tokens, from, source }: { tokens: readonly Token[]; from: number; source: string },
): Omit<Marking, 'style'> | undefined {
  const given = tokens.slice(from, from + said.split(' ').length);
  if (/^(?:it|them|this|that)$/.test(said)) return { isIt: true, isText: true };
  const whole = new RegExp(
    `^(?:${all} )?(?:the )?(?:text|contents?)(?: (?:in|inside|of|from|within) (the .+))?$`,
  ).exec(said);
  if (whole) return { isText: true, ...placeIn(whole[1], given) };
  const every = /^everything (?:in|inside|of|from|within) (the .+)$/.exec(said);
  if (every) return { isText: true, ...placeIn(every[1], given) };
  if (/^the (?:(?:whole|entire) )?(?:\S+ )?paragraph\b/.test(said)) return { isText: true, place: given };
  if (/^(?:the )?text (?:area|field|box|input)\b/.test(said)) return undefined;
  const named = new RegExp(`^(?:the )?${nouns} (.+?)(?: (?:in|inside|of|from|within) (the .+))?$`).exec(said);
  const [name, where, isText] = named ? [named[1], named[2], true] : [...parted(said), false];
  if (name === undefined) return undefined;
  const start = wordsBefore(said, said.indexOf(name));
  const words = given.slice(start, start + name.split(' ').length);
  // "The text Neque, the style bold": the comma behind a word may be a part of what is marked.
  if (words.length > 1 && words.at(-1)?.kind === 'punctuation') words.pop();
  if (!isName(name.split(' ').slice(0, words.length).join(' '))) return undefined;
  const part = words.map((token) => token.text).join(' ') + signBehind(words.at(-1), source);
  return { isText, part, ...placeIn(where, given) };
}

/** "The text magna. the style bold": a sign that the sentence goes on behind ends no sentence, and is a part of what is marked; a comma need not be. */
function signBehind(last: Token | undefined, source: string): string {
  if (last?.kind !== 'word') return '';
  return /^[,.!?;:](?= \p{Ll})/u.exec(source.slice(last.end))?.[0] ?? '';
}

function parted(said: string): [name: string | undefined, where: string | undefined] {
  const [, name, where] = /^(.+?)(?: (?:in|inside|within) (the .+))?$/.exec(said) ?? [];
  return [name, where];
}

/** One quoted text, or a few words as they may stand in a text; not what describes one. */
function isName(name: string): boolean {
  const words = name.split(' ');
  if (words.some((word) => word.startsWith('\u0001'))) return words.length === 1;
  return (
    words.length <= 4 && !/\b(?:the|an?|all|every|that|which|with|shown|and|or|as|for|to)\b|,/.test(name)
  );
}

function placeIn(where: string | undefined, given: readonly Token[]): { place?: readonly Token[] } {
  return where === undefined ? {} : { place: given.slice(-where.split(' ').length) };
}
