/** Words, codes and signs of currencies. */
import type { Token } from './lexer.js';
import { wordsOf } from './words.js';

/** The currency that a token says; undefined for any other. */
export function currencyOf({ text }: Pick<Token, 'text'>): string | undefined {
  return currencies.find(([said]) => said.test(text))?.[1];
}

/** The one currency that a whole text names: "€", "Swiss francs (CHF)"; undefined where it says anything else, or two of them. */
export function currencyNamed(text: string): string | undefined {
  const words = text.match(/[\p{L}]+|[$€£¥₹]/gu) ?? [];
  const named = words.flatMap((word) => currencyOf({ text: word }) ?? []);
  const isPlain = words.every(
    (word) =>
      currencyOf({ text: word }) !== undefined ||
      /^(?:us|u|s|american|british|swiss|japanese|indian|sterling|the)$/i.test(word),
  );
  return isPlain && new Set(named).size === 1 ? named[0] : undefined;
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:\$|usd|dollars?|bucks)$/i, 'usd'],
  [/^(?:€|eur|euros?)$/i, 'eur'],
  [/^(?:£|gbp|pounds?)$/i, 'gbp'],
  [/^(?:chf|francs?)$/i, 'chf'],
  [/^(?:¥|jpy|yen)$/i, 'jpy'],
  [/^(?:₹|inr|rupees?)$/i, 'inr'],
];

/** An amount as a field for it takes it: without the sign of its currency and what parts its thousands. */
export function bareFigure(amount: string): string {
  return amount.replaceAll(/[$€£¥,]/gu, '');
}

/** Whether a label names currencies, and another one than this: "Amount (USD)" for euros. */
export function isOfOtherCurrency(label: string, currency: string): boolean {
  const named = wordsOf(label).flatMap((word) => currencyOf(word) ?? []);
  return named.length > 0 && !named.includes(currency);
}
