/** "A gift card for Ingrid to be delivered on 18 June": what is to become of it follows, and "to be" is no part of whom it is for. */
import { isQuotedAt } from './quotes.js';

const becoming =
  /(?<=[\p{L}\d"'’”)]),? (?:which is |that is )?to be (?=(?:delivered|sent|shipped|posted|mailed|collected|picked up|handed over|dispatched|charged|paid|billed) (?:on|by|at|to|from|before|after|in)\b)/giu;

/** The sentence without it. */
export function withoutToBe(sentence: string): string {
  return sentence.replace(becoming, (said, at: number) => (isQuotedAt(sentence, at) ? said : ' '));
}
