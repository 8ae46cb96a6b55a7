/**
 * What an instruction asks for, beside the names of fields: how many, which one, on which conditions.
 *
 *     ask        = noise* (limit | ordinal | extreme)? phrase condition*
 *     limit      = ("first" | "top" | "last") number           the first three results
 *     ordinal    = "first" … "twelfth" | "last" | number "th"  the name of the second product
 *     extreme    = "cheapest" | ("highest" | "lowest" …) word  the cheapest product
 *     condition  = comparison | equality | quality | offer
 *     comparison = [("with" | "whose" | "where") field ["is"]] ("under" | "at least" …) amount
 *     equality   = ("where" | "whose" | "with") field ["is" ["not"]] value
 *     quality    = ("that" | "which") ("are" | "is") ["not"] value
 *     offer      = ("that" | "which") "can" ["not"] "be" participle
 */
import { foldSpace, parseValue } from '../../../contract/parse-value.js';
import { meaningfulWords, plainWords } from './extract-words.js';

/** One demand on an item. Without field words any column may answer that has such values. */
export interface Condition {
  field: readonly string[];
  operator: 'lt' | 'le' | 'gt' | 'ge' | 'eq' | 'ne' | 'contains';
  value: string | number;
  /** Of what it is: a badge, whatever it says of them, or the place in a ranking. */
  of?: 'badge' | 'rank';
}

/** What can be done with an item, by the verb of its button. */
export interface Offer {
  done: string;
  is: boolean;
}

/** An instruction taken apart. */
export interface Ask {
  text: string;
  /** Meaningful words that the page has to explain. */
  words: readonly string[];
  /** Those of the words that name one thing: capitalised within the sentence, or with digits. */
  keys: readonly string[];
  /** The word for what is asked for: the last one before "in", "with", "of" … */
  head?: string;
  /** Literal texts in quotation marks. */
  quoted: readonly string[];
  /** The plain words of what is to be counted. */
  count?: readonly string[];
  first?: number;
  last?: number;
  /** 1 is the first, -1 the last. */
  ordinal?: number;
  extreme?: { field: readonly string[]; wants: 'least' | 'most' };
  conditions: readonly Condition[];
  /** "That can still be booked": what the items have to offer, or not. */
  offer?: Offer;
  /** Something that this engine does not do, such as sums. */
  beyond?: string;
}

/** Numerals in words, each at the place of its value. */
export const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const atMost: Readonly<Record<string, Condition['operator']>> = {
  under: 'lt',
  below: 'lt',
  'less than': 'lt',
  'cheaper than': 'lt',
  'lower than': 'lt',
  'fewer than': 'lt',
  'smaller than': 'lt',
  before: 'lt',
  'older than': 'lt',
  'at most': 'le',
  'up to': 'le',
  'no more than': 'le',
  'not more than': 'le',
  'or less': 'le',
  over: 'gt',
  above: 'gt',
  'more than': 'gt',
  'greater than': 'gt',
  'higher than': 'gt',
  'larger than': 'gt',
  'more expensive than': 'gt',
  exceeding: 'gt',
  after: 'gt',
  'newer than': 'gt',
  'at least': 'ge',
  'no less than': 'ge',
  'not less than': 'ge',
};
const extremes: Readonly<Record<string, { field: string[]; wants: 'least' | 'most' }>> = {
  cheapest: { field: ['price'], wants: 'least' },
  'least expensive': { field: ['price'], wants: 'least' },
  'lowest priced': { field: ['price'], wants: 'least' },
  'most expensive': { field: ['price'], wants: 'most' },
  priciest: { field: ['price'], wants: 'most' },
  'highest priced': { field: ['price'], wants: 'most' },
  heaviest: { field: ['weight'], wants: 'most' },
  lightest: { field: ['weight'], wants: 'least' },
  tallest: { field: ['height'], wants: 'most' },
  widest: { field: ['width'], wants: 'most' },
  narrowest: { field: ['width'], wants: 'least' },
  newest: { field: ['date'], wants: 'most' },
  latest: { field: ['date'], wants: 'most' },
  'most recent': { field: ['date'], wants: 'most' },
  oldest: { field: ['date'], wants: 'least' },
  earliest: { field: ['date'], wants: 'least' },
  'best rated': { field: ['rating'], wants: 'most' },
  'highest rated': { field: ['rating'], wants: 'most' },
  'top rated': { field: ['rating'], wants: 'most' },
  'worst rated': { field: ['rating'], wants: 'least' },
  'lowest rated': { field: ['rating'], wants: 'least' },
};
const inOrder =
  /,?\s(?:(?:read |listed )?(?:from )?(?:(?:the )?top to (?:the )?bottom|left to right)|in (?:reading order|(?:the|their) order (?:shown|displayed|listed|of appearance|(?:in which )?they (?:appear|stand|are shown|are listed)))|in (?:the (?:same |given |displayed )?)?order(?=\s*[.?!]?\s*$))/iu;
const amount = '(?:[$€£¥]\\s?)?[\\d][\\d.,]*\\d?\\s?(?:k|%|[€$£¥]|USD|EUR|GBP|stars?|dollars|euros?)?';

/** Takes an instruction apart. Nothing here looks at the page. */
export function parseAsk(instruction: string): Ask {
  const quoted: string[] = [];
  let rest = ` ${foldSpace(instruction)} `;
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => boolean | void): void => {
    for (let from = 0; ;) {
      const match = pattern.exec(rest.slice(from));
      if (!match) return;
      const start = from + match.index;
      if (use(match) === false) from = start + Math.max(1, match[0].length);
      else rest = `${rest.slice(0, start)} ${rest.slice(start + match[0].length)}`;
    }
  };
  const conditions: Condition[] = [];
  const ask: { -readonly [K in keyof Ask]: Ask[K] } = {
    text: instruction,
    words: [],
    keys: [],
    quoted,
    conditions,
  };

  const beyond =
    /\b(?:sum (?:of|up)|add up|calculate|compute|average of|summari[sz]e|translate|convert|compare|sort(?:ed)? by|ordered by|distinct|unique|group(?:ed)? by|difference between|sentiment|how many\b[^.?!]{1,40}\b(?:in|on|of|at|per) (?:each|every))\b/iu.exec(
      rest,
    );
  if (beyond) ask.beyond = beyond[0];

  take(
    /\b(?:that|which)\s+(?:is|are|was|were|has been|have been)\s+(?:currently\s+)?(?:filled in|entered|typed(?: in)?|given|set|pre-?filled)\b/iu,
    () => undefined,
  );
  take(/\b(?:takes?|took|taking)\s+place\b/iu, () => undefined);
  // What was searched for is no name of what was found.
  take(/\bsearch(?=\s+(?:results?|hits?)\b)/iu, () => undefined);
  // As a page is read anyway.
  take(inOrder, () => undefined);
  take(/\bpresent(?:ed)?\s+(?=(?:on|in|under|at)\b)/iu, () => undefined);
  // "Whether they are on or off" names what is read of each, and is no condition on any.
  take(
    /\b(?:whether|if)\s+(?:or not\s+)?(?:it|they|he|she|each(?:\s(?:one|of them))?)\s+(?:is|are|was|were|has been|have been)\s+(?:currently\s+)?[\p{L} -]{1,30}?\s+or\s+\p{L}[\p{L}-]*(?:\s(?!and\b|in\b|on\b|of\b|for\b|from\b)\p{L}+)?(?=\s*(?:[,;.?!)]|$)|\s+(?:and|in|on|of|for|from)\s)/iu,
    () => undefined,
  );
  take(
    /\b(?:that|which|who)\s+(?:can|could|may)\s?(?<not>not)?\s+(?:still\s+|also\s+|now\s+)?be\s+(?<done>\p{L}+)(?=\s|[.,;?])/iu,
    ({ groups }) => {
      ask.offer = { done: (groups?.['done'] ?? '').toLowerCase(), is: groups?.['not'] === undefined };
    },
  );
  take(
    /\b(?:(?:been\s+)?(?:collected|gathered|raised|received|reached)\s+)?(?:so far|to date)\b/iu,
    () => undefined,
  );
  take(
    /\bwith\s+(?:an?|the)\s+["“']?(?<badge>[\p{L}\d][\p{L}\d -]{0,24}?)["”']?\s+(?:badge|tag|label|chip|ribbon|sticker)s?\b/iu,
    ({ groups }) =>
      void conditions.push({ field: [], operator: 'eq', value: groups?.['badge'] ?? '', of: 'badge' }),
  );
  take(
    new RegExp(
      `\\b(?:(?:in|on|at)\\s+(?:the\\s+)?(?<place>${ordinals.slice(1).join('|')}|\\d{1,2}(?:st|nd|rd|th))\\s+(?:place|position|spot|rank)|(?:ranked|placed)\\s+(?<rank>${ordinals.slice(1).join('|')}|\\d{1,2}(?:st|nd|rd|th)?))\\b`,
      'iu',
    ),
    ({ groups }) => {
      const said = (groups?.['place'] ?? groups?.['rank'] ?? '').toLowerCase();
      const value = Number.parseInt(said, 10) || ordinals.indexOf(said);
      conditions.push({ field: [], operator: 'eq', value, of: 'rank' });
    },
  );
  takeConditions(take, conditions);
  take(/["“«„`]([^"”»“`]+)["”»“`]|(?<=\s)'([^']+)'(?=[\s.,;!?])/u, (match) => {
    quoted.push(foldSpace(match[1] ?? match[2] ?? ''));
  });
  take(
    // "The last 90 days" are a time, and no records.
    /\b(first|top|last|bottom)\s+(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!\s(?:seconds|minutes|hours|days|weeks|months|years)\b)/iu,
    (match) => {
      const size = Number(match[2]) || numbers.indexOf((match[2] ?? '').toLowerCase());
      if (/first|top/i.test(match[1] ?? '')) ask.first = size;
      else ask.last = size;
    },
  );
  take(
    /\b(?:how many|(?:the )?(?:total )?(?:number|count) of|count(?: of)?(?: all)?(?: the)?)\s+((?:[\p{L}\p{N}-]+\s){1,4}?)(?=\s*(?:are|is|do|does|did|in|on|of|at|with|that|has|have|there|were|was|listed|shown|can|match|for)\b|\s*[?.,!]|\s*$)/iu,
    (match) => {
      if (ask.count) return false;
      ask.count = plainWords(match[1] ?? '').filter((word) => !/^(?:the|all|different|total|of)$/.test(word));
      return true;
    },
  );
  for (const [phrase, extreme] of Object.entries(extremes)) {
    // "The latest articles" are all of those that go by that name.
    const one = extreme.field[0] === 'date' ? '(?!\\s(?:\\p{L}+\\s)?\\p{L}{3,}[^s\\W]s\\b)' : '';
    take(new RegExp(`\\b${phrase.replace(' ', '[ -]')}\\b${one}`, 'iu'), () => void (ask.extreme = extreme));
  }
  take(
    /\b(highest|lowest|largest|smallest|biggest|most|fewest|least|greatest|longest|shortest|maximum|minimum)\s+(?:number of\s+)?(?!\p{L}+ed\b|read\b|popular|likely|common|relevant|helpful|active|important|of\b|sold\b|viewed)(\p{L}+)/iu,
    (match) => {
      if (ask.extreme) return false;
      ask.extreme = {
        field: meaningfulWords(match[2] ?? ''),
        wants: /highest|largest|biggest|most|greatest|longest|maximum/i.test(match[1] ?? '')
          ? 'most'
          : 'least',
      };
      return true;
    },
  );
  take(
    /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|(\d{1,3})(?:st|nd|rd|th))\b(?!\s+(?:names?|\p{L}+ed|login|seen|visit|activity|price)\b)(?=\s+\p{L})/iu,
    (match) => {
      if (ask.ordinal !== undefined || ask.first !== undefined) return false;
      const word = (match[1] ?? '').toLowerCase();
      ask.ordinal = word === 'last' ? -1 : match[2] ? Number(match[2]) : ordinals.indexOf(word);
      return true;
    },
  );
  const phrase = rest.split(
    /\s(?:in|of|from|with|without|that|which|who|whose|where|for|on|at|by|under|and)\s|[,;:(]/iu,
  );
  const head = phrase.map((part) => meaningfulWords(part).at(-1)).find((word) => word !== undefined);
  if (head !== undefined) ask.head = head;
  ask.keys = meaningfulWords(
    [...rest.trim().matchAll(/(?<=\s)#?(?:\p{Lu}[\p{L}\p{N}-]*|[\p{L}-]*\d[\p{L}\p{N}.,:/-]*)/gu)]
      .map((match) => match[0])
      .join(' '),
  );
  // "The cards in To do": what is written as a name is one, however small its words.
  const named = [
    ...rest.matchAll(/\s(?:in|under|of|for|on|at|from|within)\s+(?:the\s+)?(?<name>\p{Lu}\p{Ll}+)(?=\s)/gu),
  ];
  // "The hosts of IT": in capitals amid small letters it is the name of somebody.
  const spelt = /\p{Ll}/u.test(rest) ? [...rest.matchAll(/\s(?<name>IT|US)(?=[\s.,;?!])/gu)] : [];
  const small = named
    .flatMap(({ groups }) => plainWords(groups?.['name'] ?? ''))
    .filter(
      (word) => meaningfulWords(word).length === 0 && !/^(?:the|a|an|it|i|this|these|those)$/.test(word),
    );
  small.push(...spelt.flatMap(({ groups }) => plainWords(groups?.['name'] ?? '')));
  ask.keys = [...new Set([...ask.keys, ...small])];
  ask.words = [...new Set([...meaningfulWords([rest, ...(ask.count ?? [])].join(' ')), ...small])];
  return ask;
}

type Take = (pattern: RegExp, use: (match: RegExpExecArray) => boolean | void) => void;

function takeConditions(take: Take, conditions: Condition[]): void {
  const phrases = Object.keys(atMost)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const field =
    '(?:(?:with|whose|where|having|and|that have|which have|priced|costing|rated)\\s+(?:(?:an?|the|its|their)\\s+)?([\\p{L} ]{0,30}?)\\s*(?:is|are|was|of)?\\s*)?';
  take(
    new RegExp(
      `(?:(?:that|which)\\s+(?:are|cost|costs)\\s+)?${field}\\b(${phrases})\\s+(${amount}|\\d{4}-\\d{2}-\\d{2})(?=[\\s,.;)])(?:\\s+(?!and|or|in|on|of|with)(\\p{L}+))?`,
      'iu',
    ),
    (match) => {
      const [whole, name = '', phrase = '', value = '', noun = ''] = match;
      const parsed = parseValue(value, 'number');
      const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value);
      const operator = atMost[phrase.toLowerCase()];
      if ((!parsed.ok && !isDate) || !operator) return false;
      const isMoney =
        /[$€£¥]|USD|EUR|GBP|dollar|euro/iu.test(value) ||
        /cheaper|expensive|priced|costing|costs?\b/iu.test(whole);
      const words =
        meaningfulWords(name).length > 0
          ? meaningfulWords(name)
          : isMoney
            ? ['price']
            : /rated|star/iu.test(whole)
              ? ['rating']
              : meaningfulWords(noun);
      conditions.push({ field: words, operator, value: parsed.ok && !isDate ? Number(parsed.value) : value });
      return true;
    },
  );
  const end = '(?=\\s*(?:$|[,;.]\\s|[.]?\\s*$)|\\s+(?:and|sorted|in the|on the|from)\\s)';
  take(
    new RegExp(
      `\\b(?:named|called|titled|containing|(?:whose|where|with)\\s+(?:the\\s+)?(name|title)\\s+contain(?:s|ing))\\s+["“'](.+?)["”']`,
      'iu',
    ),
    (match) => {
      if (/^(?:containing|whose|where|with)/i.test(match[0]))
        conditions.push({ field: match[1] ? ['name'] : [], operator: 'contains', value: match[2] ?? '' });
      return /^(?:containing|whose|where|with)/i.test(match[0]);
    },
  );
  take(
    new RegExp(
      `\\b(?:where|whose|having|with)\\s+(?:(?:the|an?|their|its)\\s+)?([\\p{L} ]{2,30}?)\\s+(?:is|are|=|equals|equal to|of|set to)\\s+(not\\s+)?["“']?([^"”']+?)["”']?${end}`,
      'iu',
    ),
    (match) => {
      const words = meaningfulWords(match[1] ?? '');
      // "With role and number of projects" names fields, and demands nothing of them.
      const isOfFields = /\b(?:and|or|number|count|amount|quantity|total)\b/iu.test(match[1] ?? '');
      if (words.length === 0 || (isOfFields && !/\d/u.test(match[3] ?? ''))) return false;
      conditions.push({ field: words, operator: match[2] ? 'ne' : 'eq', value: match[3] ?? '' });
      return true;
    },
  );
  take(
    new RegExp(
      `\\bwith\\s+(?:(?:the|an?)\\s+)?(status|state|category|type|role|priority|color|colour|size|country|tag)\\s+["“']?(?!(?:and|or|of|in|for|by|with|,)\\b)([^"”'\\s,;]+(?:\\s\\p{Lu}[^"”'\\s]*)?)["”']?${end}`,
      'iu',
    ),
    (match) => {
      conditions.push({ field: meaningfulWords(match[1] ?? ''), operator: 'eq', value: match[2] ?? '' });
    },
  );
  take(
    new RegExp(
      `\\b(?:that|which|who)\\s+(?:are|is)\\s+(?:currently\\s+)?(not\\s+)?["“']?((?!shown|listed|displayed|visible|offered|on the|in the)[^"”']+?)["”']?${end}`,
      'iu',
    ),
    (match) => {
      conditions.push({ field: [], operator: match[1] ? 'ne' : 'eq', value: match[2] ?? '' });
    },
  );
}
