/** Sums that a calculator is told in words: "use the calculator to add 12.5 and 4", "work out 7 × 8 with the calculator". No page yet. */
import { isQuotedAt } from './quotes.js';

const number = '[-−]?\\d+(?:[.,]\\d+)*';
const tool = '(?:the |a )?(?:(?:pocket|on-?screen) )?calculator';
const begins = '(?<=^|[;.] |, |\\b(?:and|then) )';
const ends = '(?=[.!;]?\\s*$|, | and (?:then )?(?!\\d)| then )';
const sum = `(?<sum>(?:add|multiply|divide|subtract|work out|calculate|compute|find|evaluate) [^;!"]*?\\d)`;

const told: readonly RegExp[] = [
  new RegExp(`${begins}use ${tool} (?:to|and) ${sum}${ends}`, 'iu'),
  new RegExp(`${begins}(?:with|using|on|in) ${tool},? ${sum}${ends}`, 'iu'),
  new RegExp(`${begins}${sum} (?:with|using|on|in|by) ${tool}${ends}`, 'iu'),
];

/** How the parts of a sum are said. */
const ways: readonly (readonly [said: RegExp, written: string])[] = [
  [new RegExp(`^add (${number}) (?:and|to|with|plus) (${number})$`, 'iu'), '$1 + $2'],
  [new RegExp(`^multiply (${number}) (?:by|with|and|times) (${number})$`, 'iu'), '$1 × $2'],
  [new RegExp(`^divide (${number}) by (${number})$`, 'iu'), '$1 / $2'],
  [new RegExp(`^subtract (${number}) from (${number})$`, 'iu'), '$2 - $1'],
  [
    new RegExp(
      `^(?:work out|calculate|compute|find|evaluate) (?:the (?:sum|total) of )(${number}) and (${number})$`,
      'iu',
    ),
    '$1 + $2',
  ],
  [
    new RegExp(
      `^(?:work out|calculate|compute|find|evaluate) (?:the product of )(${number}) and (${number})$`,
      'iu',
    ),
    '$1 × $2',
  ],
  [/^(?:work out|calculate|compute|find|evaluate) (?:what )?(\d.*)$/iu, '$1'],
];

const alone = new RegExp(
  `${begins}(?<sum>(?:add|multiply|divide|subtract) ${number} \\S+ ${number}|(?:work out|calculate|compute|find) (?:the (?:sum|total|product) of )${number} and ${number})${ends}`,
  'iu',
);

/** The same for a page that draws a calculator: "multiply 4 by 5", without a word of it. */
export function withBareSum(sentence: string): string {
  const found = alone.exec(sentence);
  const said = found?.groups?.['sum'];
  const way = said === undefined ? undefined : ways.find(([each]) => each.test(said));
  if (!found || said === undefined || !way || isQuotedAt(sentence, found.index)) return sentence;
  const written = `calculate ${said.replace(way[0], way[1])}`;
  return sentence.slice(0, found.index) + written + sentence.slice(found.index + found[0].length);
}

/** The sentence with its sum written out: "calculate 12.5 + 4"; as it is where it speaks of no calculator. */
export function withSum(sentence: string): string {
  for (const pattern of told) {
    const found = pattern.exec(sentence);
    const said = found?.groups?.['sum'];
    if (!found || said === undefined || isQuotedAt(sentence, found.index)) continue;
    const way = ways.find(([each]) => each.test(said));
    if (!way) continue;
    const written = `calculate ${said.replace(way[0], way[1])}`;
    return sentence.slice(0, found.index) + written + sentence.slice(found.index + found[0].length);
  }
  return sentence;
}
