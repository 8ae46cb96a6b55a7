/** A clause in the place that it speaks of: what the place is called tells nothing more there. */
import { type Clause, tokensInOrder } from './clause.js';
import type { Token } from './lexer.js';
import { contentWordsOf, fold, isStopWord } from './words.js';

/** What leads to a place. */
export const leads = /^(?:under|in|on|from)$/;

/** What stands before the name of a place. */
export const owning = /^(?:the|my|your|our)$/;

/** "The closed issue", in the section "Closed": what the place is called needs nothing there to say it; undefined where the clause does not say it. */
export function withoutPlace(clause: Clause, label: string): Clause | undefined {
  const place = fold(label)
    .replace(/[^\p{L} ]+/gu, '')
    .trim();
  const isPlace = ({ kind, lower }: Token): boolean => kind === 'word' && fold(lower) === place;
  const said = tokensInOrder(clause.readings);
  if (!/^\p{L}{4,}$/u.test(place) || !said.slice(1).some(isPlace)) return undefined;
  // "Delete my profile" is about the place itself: nothing else is said.
  const isLeft = (token: Token, at: number): boolean =>
    (at > 0 || token.lower !== clause.said) &&
    !isPlace(token) &&
    (token.kind !== 'word' || contentWordsOf(token.text).some((word) => !isStopWord(word)));
  if (!said.some(isLeft)) return undefined;
  // "Freeze the debit card under Cards": what leads to the place goes with it.
  const isOfPlace = (tokens: readonly Token[], at: number): boolean => {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined) return false;
    if (isPlace(token)) return true;
    if (next === undefined || token.kind !== 'word') return false;
    return (leads.test(token.lower) || owning.test(token.lower)) && isOfPlace(tokens, at + 1);
  };
  const without = (tokens: readonly Token[]): readonly Token[] =>
    tokens.filter((_, at) => !isOfPlace(tokens, at));
  return {
    ...clause,
    readings: clause.readings.map((reading) => ({
      ...reading,
      ...(reading.target && { target: without(reading.target) }),
      ...(reading.destination && { destination: without(reading.destination) }),
    })),
    text: clause.text.replace(new RegExp(`\\b${place} `, 'i'), ''),
  };
}
