/** "The section below", "submit when done": where something lies that the page has only one of, and that one is done before one goes on. */
import { isQuotedAt } from './quotes.js';

const loose =
  /(?<=\b(?:the|this) (?:[\p{L}-]+ ){1,3})(?:below|above|shown (?:below|above|here)|on this page)(?=[.;,!]|$|,? (?:and|then|so that|to|with|into|in) )/giu;

const atLast =
  /(?<=\b(?:submit|click|press|hit|send|save|finish|confirm|continue)\b[^.;,]*) (?:when|once|after) (?:you(?:'re|’re| are) )?(?:done|finished|ready)(?=[.;,!]|$)/giu;

/** "A folder called Drawings here": where one is, and no part of the name; "Start here" is one. */
const behindName =
  /(?<=\b(?:called|named|titled) (?!["'“‘])[^"'“”‘’.;,!]*(?<!\b(?:start|begin|click|tap|press|look|read|enter|stop|sign|drop|come|go|is|are|was|were|be|get|got|from|up|down|over|in|out|right|not|put|post|write|live|belong|work|stay|made|we|you|they)s?)) here(?=[.;,!]|$|,? (?:and|then) )/giu;

/** The sentence without such a word, which tells nothing apart: of two that fit, none is chosen with it either. */
export function withoutLoosePlace(sentence: string): string {
  const plain = sentence
    .replace(loose, (word, at: number) => (isQuotedAt(sentence, at) ? word : ''))
    .replace(behindName, (word, at: number, whole: string) => (isQuotedAt(whole, at) ? word : ''))
    .replace(atLast, (words, at: number, whole: string) => (isQuotedAt(whole, at) ? words : ''));
  return plain === sentence
    ? sentence
    : plain.replace(/ +(?=[.;,!](?:\s|$)|$| )/gu, (blanks, at: number) =>
        isQuotedAt(plain, at) ? blanks : '',
      );
}
