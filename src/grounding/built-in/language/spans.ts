/** Spans of time and how often something happens, in whatever words: "half an hour" is "30 min", "every three months" is "Quarterly". */

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How much of the unit it is counted in each unit is: minutes, and months. */
const units: readonly (readonly [name: RegExp, base: 'minutes' | 'months', size: number])[] = [
  [/^(?:min|mins|minutes?)$/, 'minutes', 1],
  [/^(?:h|hrs?|hours?)$/, 'minutes', 60],
  [/^days?$/, 'minutes', 24 * 60],
  [/^(?:wks?|weeks?)$/, 'minutes', 7 * 24 * 60],
  [/^fortnights?$/, 'minutes', 14 * 24 * 60],
  [/^months?$/, 'months', 1],
  [/^quarters?$/, 'months', 3],
  [/^(?:yrs?|years?)$/, 'months', 12],
];

const often: Readonly<Record<string, string>> = {
  hourly: 'every hour',
  daily: 'every day',
  weekly: 'every week',
  fortnightly: 'every fortnight',
  monthly: 'every month',
  quarterly: 'every quarter',
  'half-yearly': 'every 6 months',
  'every half year': 'every 6 months',
  'every half hour': 'every 30 minutes',
  yearly: 'every year',
  annually: 'every year',
  'twice a year': 'every 6 months',
};

const unit = 'minutes?|mins?|hours?|hrs?|h|days?|weeks?|wks?|fortnights?|months?|quarters?|years?|yrs?';
const count = `\\d{1,4}(?:\\.\\d+)?|${numbers.slice(1).join('|')}`;
const spans = new RegExp(
  `(?:${[
    '(?:half|(?:a|one) quarter of|three quarters of) an? (?:hour|day|year)',
    `(?:an?|${count}) (?:hours?|years?) and a half`,
    `(?:${count}) and a half (?:hours?|years?)`,
    `(?:once )?(?:every|each) (?:other )?(?:(?:${count}) )?(?:half )?(?:${unit})`,
    `(?:once|twice) (?:an?|per) (?:hour|day|week|fortnight|month|quarter|year)`,
    `(?:an?|${count})[ -]?(?:${unit})`,
    '(?:half-year|year|annual|quarter|month|week|fortnight|dai|hour)ly|annually|daily',
  ].join('|')})(?![\\p{L}\\d-])`,
  'giu',
);

const goesOn = new RegExp(`^,? (?:and )?(?:an?|half|${count})(?: ?(?:${unit})| quarter| half)\\b`, 'iu');
const goneOn = new RegExp(`\\b(?:${unit})(?:,| and)? $`, 'iu');

/** The phrases of a text that may be such spans, each with its place. */
export function spansIn(text: string): { phrase: string; at: number }[] {
  return [...text.matchAll(spans)]
    .map(({ 0: phrase, index }) => ({ phrase, at: index }))
    .filter(
      ({ phrase, at }) =>
        !/[\p{L}\d.,:-]$/u.test(text.slice(0, at)) &&
        // "An hour and a quarter", "2 hours 30 minutes" are longer than each of their parts.
        !goesOn.test(text.slice(at + phrase.length)) &&
        !goneOn.test(text.slice(0, at)),
    );
}

/** What a text says, and nothing else, in one spelling for all that say the same; undefined where it is no such span. */
export function spanOf(text: string): string | undefined {
  const plain = text.toLowerCase().trim().replace(/\s+/g, ' ').replace(/[.!]$/, '');
  const said =
    often[plain] ??
    plain.replace(/^(?:once )?(?:per|an?) (?=\p{L}+$)/u, (each) =>
      each.startsWith('once') ? 'every ' : each,
    );
  const rate = /^(?:once )?(?:every|each) (?<other>other )?(?<rest>.+)$/.exec(said)?.groups;
  if (rate) {
    const rest = rate['rest'] ?? '';
    const amount = amountOf(
      /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/.test(rest)
        ? rest
        : `${rate['other'] ? 2 : 1} ${rest}`,
    );
    return amount && `every ${amount}`;
  }
  return amountOf(said);
}

function amountOf(text: string): string | undefined {
  const part = /^(?<share>half|(?:a|one) quarter of|three quarters of) an? (?<unit>\p{L}+)$/u.exec(
    text,
  )?.groups;
  const half = /^(?<count>an?|\S+) (?:and a half (?<after>\p{L}+)|(?<unit>\p{L}+) and a half)$/u.exec(
    text,
  )?.groups;
  const plain = /^(?<count>an?|\d+(?:\.\d+)?|\p{L}+)[ -]?(?<unit>\p{L}+)$/u.exec(text)?.groups;
  if (part)
    return sized(
      part['share'] === 'half' ? 0.5 : part['share']?.startsWith('three') ? 0.75 : 0.25,
      part['unit'],
    );
  if (half) return sized(numberOf(half['count']) + 0.5, half['unit'] ?? half['after']);
  return plain && sized(numberOf(plain['count']), plain['unit']);
}

function numberOf(word = ''): number {
  if (/^an?$/.test(word)) return 1;
  const at = numbers.indexOf(word);
  return at > 0 ? at : /^\d/.test(word) ? Number(word) : Number.NaN;
}

function sized(amount: number, name = ''): string | undefined {
  const [, kind, size = 0] = units.find(([called]) => called.test(name)) ?? [];
  return kind && amount > 0 ? `${Math.round(amount * size * 1000) / 1000} ${kind}` : undefined;
}
