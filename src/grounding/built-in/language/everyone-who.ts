/** "Remind everyone who is late", where the button says "Remind all late": all of whom that is said. No page yet. */

const everyone =
  /^(?<lead>(?:please )?\p{L}+) (?:everyone|everybody|all (?:those|the ones)) (?:who|that) (?:is|are) (?!(?:not|no|neither|never|still|also|either|both|older|younger|over|under|at|in|on)\b)(?=[\p{L}-]+[.!]?$)/iu;

/** The sentence so; as it is where more than one word is said of them. */
export function withAllWho(sentence: string): string {
  return sentence.replace(everyone, '$<lead> all who are ');
}
