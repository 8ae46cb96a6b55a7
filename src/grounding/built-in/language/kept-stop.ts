/** "Write the teaser: Hundreds had to leave their homes.", "send the message: Where is my parcel?": what is written is a sentence of its own, and ends with its sign. */
import { tokenize } from './lexer.js';
import { verbAt } from './verbs.js';

const written =
  /^(?<lead>(?:write|type|enter|reply|comment|post)\b[^:"“”;]{0,60}: )(?<text>\p{Lu}[^"“”:;,.!?]*\p{Ll}\.)$/iu;

/** What is said to somebody, with a capital: such a text is no name of what is done. */
const told =
  /^(?<lead>(?:please )?(?:send|post|leave|write|add|submit|enter|type)\b[^:"“”;]{0,60}\b(?:message|comment|note|reply|answer|question|review|feedback|remark)(?: (?:to|for|on|about) [^:"“”;]{1,40})?: )(?<text>\p{Lu}[^"“”:;]*?\p{Ll}[^"“”:;]*)$/iu;

/** What is done with it besides, and fields that are said with their values. */
const goesOn =
  /(?:,| and| then|[.;]) (?:then )?(?:send|post|submit|save|publish|click|press|confirm)\b|, (?:and )?(?:the )?(?:e-?mail|name|phone|subject|message)\b/i;

/** So many words are no name and no label with its value. */
const MANY = 5;

/** "Change the name to Robin A. and save": a first letter keeps its stop where the sentence goes on behind it. */
const initial = /(?<= to )(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)* \p{Lu}\.)(?=,? and |, )/gu;

/** The sentence, with such a text in quotes. */
export function withKeptStop(given: string): string {
  const sentence = given.replace(initial, '"$<name>"');
  const said = told.exec(sentence.trim())?.groups;
  if (said && /^\p{Lu}/u.test(said['text'] ?? '') && !goesOn.test(said['text'] ?? '')) {
    const [, text = '', stop = ''] = /^(.*?)(\.?)$/su.exec(said['text'] ?? '') ?? [];
    const isLong = text.split(/\s+/u).length >= MANY;
    return isLong ? `${said['lead']}"${text}${stop}"` : `${said['lead']}"${text}"${stop}`;
  }
  const { lead, text = '' } = written.exec(sentence.trim())?.groups ?? {};
  if (lead === undefined || text.split(/\s+/u).length < MANY || !/^\p{Lu}/u.test(text)) return sentence;
  return verbAt(tokenize(text), 0) ? sentence : `${lead}"${text}"`;
}
