/** "Two more adults", "one child less", "one more": what a count is to change by, said without a verb. No page yet. */

const numbers = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)';
const noun = "(?:(?:of )?(?:the )?(?<noun>\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*)?))";
const polite = '(?: please)?[.!]?$';

const more = new RegExp(`^(?:please )?(?<n>${numbers}) more(?: ${noun})?${polite}`, 'iu');
const moreBehind = new RegExp(`^(?:please )?(?<n>${numbers}) ${noun} more${polite}`, 'iu');
const less = new RegExp(`^(?:please )?(?<n>${numbers}) (?:less|fewer)(?: ${noun})?${polite}`, 'iu');
const lessBehind = new RegExp(`^(?:please )?(?<n>${numbers}) ${noun} (?:less|fewer)${polite}`, 'iu');

/** The sentence with the verb for it; as it is where it says anything else. What is counted is the quantity, where nothing else is said. */
export function withMoreOrLess(sentence: string): string {
  for (const [pattern, verb] of [
    [more, 'increase'],
    [moreBehind, 'increase'],
    [less, 'decrease'],
    [lessBehind, 'decrease'],
  ] as const) {
    const groups = pattern.exec(sentence.trim())?.groups;
    if (!groups) continue;
    const { n = '', noun: counted = 'quantity' } = groups;
    if (/^(?:more|less|fewer|times?|please)\b/i.test(counted)) continue;
    return `${verb} the ${counted} by ${/^an?$/i.test(n) ? 'one' : n}`;
  }
  return sentence;
}
