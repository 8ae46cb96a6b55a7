/** "Take seats 3 and 4 in row C": several of one kind by their numbers, each of which lies in the place behind them. No page yet. */

const numbers = '(?<list>\\d{1,3}(?:(?:, ?| and |, and )\\d{1,3})+)';
const pattern = new RegExp(
  `(?<=^|[.;] |, |\\b(?:and|then|please) )(?<verb>take|choose|select|pick|reserve|book|click|tick|check) (?:the )?(?<kind>[a-z]{2,}[^s\\W])s ${numbers} (?<place>(?:in|on|of|from) (?:the )?(?:row|line|column|section|block|aisle|table|level|floor|deck|car|coach) [\\w-]+)(?=[.;,]|$| and | then )`,
  'i',
);

/** The sentence with each of them in the place: "choose seat 3 in row C and choose seat 4 in row C". */
export function withEachNumber(sentence: string): string {
  if (/["“”]/.test(sentence)) return sentence;
  return sentence.replace(pattern, (...found: unknown[]) => {
    const { verb = '', kind = '', list = '', place = '' } = found.at(-1) as Partial<Record<string, string>>;
    const chosen = verb.toLowerCase() === 'take' ? 'choose' : verb;
    return (list.match(/\d+/g) ?? []).map((each) => `${chosen} ${kind} ${each} ${place}`).join(' and ');
  });
}
