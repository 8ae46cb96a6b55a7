/** What people say besides, to be sure: "(yes, really)" behind a deed. No page yet. */

/** Only these words stand in the brackets: they ask for nothing. */
const assured =
  /\s*\((?:(?:yes|really|seriously|honestly|please|thanks|thank you|i am sure|i'm sure|i’m sure|for real|i mean it)[,.!\s]*)+\)(?=[.!]?$)/i;

/** The sentence without it. */
export function withoutAssurance(sentence: string): string {
  return sentence.replace(assured, '');
}
