/** A clause in the place that it speaks of: what the place is called tells nothing more there. */
import { type Clause, tokensInOrder } from './clause.js';
import type { Token } from './lexer.js';
import { contentWordsOf, fold, isStopWord } from './words.js';

/** What leads to a place. */
export const leads = /^(?:under|in|on|from)$/;

/** What stands before the name of a place. */
export const owning = /^(?:the|my|your|our)$/;

/** What a place is called besides its name. */
const isOfPlaceOnly = /^(?:list|section|tab|page|view|panel|part|area|screen)$/;

/** "The closed issue", in the section "Closed": what the place is called needs nothing there to say it; undefined where the clause does not say it. */
export function withoutPlace(clause: Clause, label: string): Clause | undefined {
  const place = fold(label)
    .replace(/[^\p{L} ]+/gu, '')
    .trim();
  const names = place.split(' ');
  const isNamedAt = (tokens: readonly Token[], at: number): boolean =>
    at >= 0 &&
    names.every((name, ahead) => {
      const token = tokens[at + ahead];
      return token?.kind === 'word' && fold(token.lower) === name;
    });
  const isPlace = (tokens: readonly Token[], at: number): boolean =>
    names.some((_, behind) => isNamedAt(tokens, at - behind));
  const said = tokensInOrder(clause.readings);
  if (!/^\p{L}{4,}(?: \p{L}{4,}){0,2}$/u.test(place) || !said.some((_, at) => at > 0 && isNamedAt(said, at)))
    return undefined;
  // "Delete my profile", "open the drafts list" is about the place itself: nothing else is said.
  const isLeft = (token: Token, at: number): boolean =>
    (at > 0 || token.lower !== clause.said) &&
    !isPlace(said, at) &&
    !(clause.verb === 'open' && token.kind === 'word' && isOfPlaceOnly.test(token.lower)) &&
    (token.kind !== 'word' || contentWordsOf(token.text).some((word) => !isStopWord(word)));
  if (!said.some(isLeft)) return undefined;
  // "Freeze the debit card under Cards": what leads to the place goes with it.
  const isOfPlace = (tokens: readonly Token[], at: number): boolean => {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined) return false;
    if (isPlace(tokens, at)) return true;
    if (next === undefined || token.kind !== 'word') return false;
    return (leads.test(token.lower) || owning.test(token.lower)) && isOfPlace(tokens, at + 1);
  };
  const without = (tokens: readonly Token[]): readonly Token[] =>
    tokens.filter((_, at) => !isOfPlace(tokens, at));
  // A value may hold the word as well, unless something leads to it behind the value: "pounds in the preferences".
  const valueOf = (tokens: readonly Token[]): readonly Token[] => {
    const bare = without(tokens);
    const led = tokens[bare.length];
    const isEnd = bare.every((token, at) => token === tokens[at]);
    return isEnd && bare.length > 0 && led && leads.test(led.lower) ? bare : tokens;
  };
  return {
    ...clause,
    readings: clause.readings.map((reading) => ({
      ...reading,
      ...(reading.target && { target: without(reading.target) }),
      ...(reading.value && { value: valueOf(reading.value) }),
      ...(reading.destination && { destination: without(reading.destination) }),
    })),
    text: clause.text
      .replace(new RegExp(`\\b${place} `, 'i'), '')
      .replace(new RegExp(` (?:in|under|on) (?:the |my |our )?${place}[.!]?$`, 'i'), ''),
  };
}
