/** How results of a search are counted in words: "the last hit", "result number 4", "the second result on page 2". No page yet. */
import { isQuotedAt } from './quotes.js';

const place =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\\d{1,3}(?:st|nd|rd|th))';
const noun = '(?:search )?(?:results?|hits?)';
const opens = '(?:open|click(?: on)?|select|choose|follow|view|visit|show|go to|pick)';
/** What may be listed on the pages of a list. */
const listed = '(?:results?|hits?|match(?:es)?|articles?|items?|products?|entry|entries|listings?|offers?)';

const rewordings: readonly (readonly [said: RegExp, meant: string])[] = [
  [new RegExp(`\\bthe (${place}) ${noun}\\b(?! from\\b)`, 'giu'), 'the $1 result'],
  [
    /\b(?:the )?(?:search )?(?:result|hit) (?:number|no\.?|nr\.?|#) ?([4-9]|1\d|20)(?=$|[.,;!]| and | then | on page )/giu,
    'the $1th result',
  ],
  [
    new RegExp(
      `(?<=^|[.;,] |\\b(?:and|then) )(${opens}) (the [^,;."“]*?\\b${listed}(?: [^,;."“]*?)?) (?:on|of|from) (page \\d{1,3}|the (?:next|second|last) page)(?: of the results| of results)?(?=$|[.;!]|,? (?:and|then) )`,
      'giu',
    ),
    'go to $3 and $1 $2',
  ],
  [
    new RegExp(`^on (page \\d{1,3}|the (?:next|second|last) page),? (${opens} the .*)$`, 'iu'),
    'go to $1 and $2',
  ],
];

/** The sentence in the words that results are counted by. */
export function withResultWords(sentence: string): string {
  if (!/\b(?:results?|hits?|page)\b/iu.test(sentence)) return sentence;
  return rewordings.reduce(
    (said, [pattern, meant]) =>
      said.replace(pattern, (...found: unknown[]) => {
        const at = found.findLast((each) => typeof each === 'number') as number;
        const [whole] = found as [string];
        const parts = found as readonly string[];
        return isQuotedAt(said, at)
          ? whole
          : meant.replace(/\$(\d)/gu, (_, n: string) => parts[Number(n)] ?? '');
      }),
    sentence,
  );
}
