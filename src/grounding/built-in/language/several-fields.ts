/** "Both fields", "the three text boxes": fields that no name tells apart. No page yet. */
import type { Token } from './lexer.js';
import { wordsOf } from './words.js';

/** How many fields are meant, where that is said, and whether each of them is given the same. */
export interface SeveralFields {
  count?: number;
  isEach: boolean;
}

const phrase =
  /^(?:(both|all|each|every)(?: one)?(?: of)? ?)?(?:the|these|those)? ?(?:(two|three|four|five|six|\d) )?(?:(?:empty|blank|text|input|number|numeric|entry|password|form) ?)*(?:fields?|boxes|box|inputs?|textbox(?:es)?|textfields?|areas?|textareas?)(?: (?:below|above|on the page))?$/;

/** What such words come to; undefined for any others, and for a single field. */
export function severalFields(tokens: readonly Token[]): SeveralFields | undefined {
  const words = tokens.filter((token) => token.kind !== 'punctuation');
  const said = words.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')).join(' ');
  const [whole, each, number] = phrase.exec(said) ?? [];
  if (whole === undefined || words.length < 2) return undefined;
  const isPlural = /(?:fields|boxes|inputs|areas)\b/.test(said);
  if (each === undefined ? !isPlural : !isPlural && /^(?:both|all)$/.test(each)) return undefined;
  const counted =
    each === 'both' ? 2 : number === undefined ? undefined : Number(wordsOf(number)[0]?.meaning);
  return { isEach: each !== undefined, ...(counted !== undefined && { count: counted }) };
}

/** Words in front of values that only say what they are: "the number 17". */
export const VALUE_NOUNS: readonly string[] = 'the text texts number numbers word words value values'.split(
  ' ',
);

/** Whether tokens are a value as it is typed: one quoted text, or words without an article, which says what a value is called. */
export function isBareValue(tokens: readonly Token[]): boolean {
  const literals = tokens.filter(({ kind }) => kind === 'quoted' || kind === 'variable');
  if (literals.length > 0) return literals.length === tokens.length;
  return tokens.length > 0 && tokens.every(({ lower }) => !/^(?:the|an?|my|your|his|her)$/.test(lower));
}

/** "Set the size to A3 and finish to matt": what would begin a clause elsewhere is the next property, right in front of "to" and behind one that is set so. */
export function isNextProperty(
  tokens: readonly Token[],
  at: number,
  { said, verb }: { said: readonly Token[]; verb: string | undefined },
): boolean {
  const isTo = (token: Token | undefined): boolean => token?.kind === 'word' && token.lower === 'to';
  return (
    tokens[at]?.kind === 'word' &&
    /^(?:finish|rate|score|display|format|cover|label|title|order|view|filter)$/.test(tokens[at].lower) &&
    isTo(tokens[at + 1]) &&
    verb === 'set' &&
    said.some(isTo)
  );
}
