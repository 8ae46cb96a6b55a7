/** A sentence in other words, tried where it is not compiled as it is said: "Ada Lund has already paid" as "Ada Lund is paid". */
import type { Satisfaction } from '../../../contract/check.js';
import type { SatisfyRequest } from '../../grounder.js';
import { officeSentence } from './satisfy-ways.js';

/** What the sentence is compiled into, or else the first of its other wordings that comes to checks. */
export function inOtherWords(
  request: SatisfyRequest,
  compile: (request: SatisfyRequest) => Satisfaction,
): Satisfaction {
  const first = compile(request);
  if (first.kind === 'checks' || first.kind === 'ambiguous') return first;
  for (const sentence of otherWordsOf(request.sentence)) {
    const other = compile({ ...request, sentence });
    if (other.kind === 'checks') return other;
  }
  return first;
}

/** What means the same: what is proved of one of them is proved of the sentence. */
export function otherWordsOf(sentence: string): string[] {
  return [officeSentence, deedSentence, starSentence]
    .map((reword) => reword(sentence))
    .filter((other) => other !== undefined);
}

/** Forms in which what was done to a thing and what the thing has done are the same word. */
const participle = '\\p{Ll}+(?:[^e]ed|aid|ent|ost|eld|eft|oken|osen|itten|iven|aken|old|ought)';
const deed = new RegExp(
  `^(?<subject>[^,;⟦]+?) (?:(?<has>has|have)(?<no> not)? (?:already |now |just )?)?(?<done>${participle})` +
    '(?: (?:its|his|her|their|the) (?<object>(?!same\\b|first\\b|last\\b)[\\p{L}\\d][\\p{L}\\d -]*?))?(?: already| yet)?\\.?$',
  'u',
);
/** Of these it is said what is on the page, and not what one of them did. */
const ofNobody = /^(?:there|nothing|nobody|no|only|all|every|each|any|both|it|i|we|you|they)\b/iu;
const ofMore = /\b(?:is|are|was|were|has|have|had|not|never|and|or|but|to|that|which|who)\b/u;

/** What is so of a thing, or of a part of it, once that was done: "Blue Ltd has cancelled its plan", "Kit 4 missed the March check". */
function deedSentence(sentence: string): string | undefined {
  const { subject = '', has, no = '', done = '', object } = deed.exec(sentence.trim())?.groups ?? {};
  if (subject === '' || (has === undefined && object === undefined)) return undefined;
  if (ofNobody.test(subject) || ofMore.test(subject)) return undefined;
  return object === undefined
    ? `${subject} is${no} ${done}`
    : `the ${object} of ${subject.replace(/^the /iu, '')} is${no} ${done}`;
}

/** "Salt roads is marked with a star", "has a star": it is starred. */
function starSentence(sentence: string): string | undefined {
  const { subject, no = '' } =
    /^(?<subject>.+?) (?:(?:is|are)(?<no> not)? marked with|has) (?:a|the) star\.?$/u.exec(sentence.trim())
      ?.groups ?? {};
  return subject && `${subject} is${no} starred`;
}
