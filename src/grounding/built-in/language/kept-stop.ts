/** "Write the teaser: Hundreds had to leave their homes.": what is written is a sentence of its own, and ends with its full stop. */
import { tokenize } from './lexer.js';
import { verbAt } from './verbs.js';

const written =
  /^(?<lead>(?:write|type|enter|reply|comment|post)\b[^:"“”;]{0,60}: )(?<text>\p{Lu}[^"“”:;,.!?]*\p{Ll}\.)$/iu;

/** So many words are no name and no label with its value. */
const MANY = 5;

/** The sentence, with such a text in quotes. */
export function withKeptStop(sentence: string): string {
  const { lead, text = '' } = written.exec(sentence.trim())?.groups ?? {};
  if (lead === undefined || text.split(/\s+/u).length < MANY || !/^\p{Lu}/u.test(text)) return sentence;
  return verbAt(tokenize(text), 0) ? sentence : `${lead}"${text}"`;
}
