/**
 * "Dryer 2 is broken: take it out of service": what is so, and then what is done to that. The deed is done to what is spoken of, and why is no part
 * of it. No page yet.
 */
import { type Token, tokenize } from './lexer.js';
import { verbAt } from './verbs.js';

const said =
  /^(?<subject>(?!(?:if|when|once|because|since|as|I|it|this|that|there|what|who|which)\b)[^,:;"“.]{2,60}?)(?<says> (?:is|are|was|were|has|have|isn['’]t|aren['’]t|hasn['’]t|haven['’]t)\b[^,:;"“]*?)(?:[:;,.]| [-–—])(?: so)? (?<deed>.+)$/iu;

/** The deed with what is spoken of in place of "it"; as it is where the sentence begins otherwise, or "it" may be something else. */
export function withStatementFirst(sentence: string): string {
  const { subject = '', says = '', deed = '' } = said.exec(sentence)?.groups ?? {};
  const tokens = tokenize(deed);
  const it = tokens.find(({ kind, lower }) => kind === 'word' && /^(?:it|them)$/.test(lower));
  const isOther = it && tokens.slice(1, tokens.indexOf(it)).some((token) => isThing(token));
  // "Kofi has brought Moon Janitors back, return it": which of the two is not told; "the van has done 31000 km, update it" says what to write.
  if (!it || isOther || verbAt(tokens, 0) === undefined || /\s\p{Lu}|\d/u.test(says)) return sentence;
  const first = subject.slice(0, 1);
  const isPlain = /^(?:the|this|that|these|those|our|my|your|an?|all|both)\b/i.test(subject);
  const named = isPlain ? first.toLowerCase() + subject.slice(1) : subject;
  return deed.slice(0, it.start) + named + deed.slice(it.end);
}

/** Something that "it" may be as well: "clear the table and mark it". */
function isThing({ kind, lower, text }: Token): boolean {
  return (
    kind !== 'word' || /^(?:the|a|an|and|its|their|his|her|my|our)$/.test(lower) || /^\p{Lu}/u.test(text)
  );
}
