/**
 * "Only the courses taught by Marek with at most 12 places": what a sentence leaves of a list, as what is listed and one condition after the
 * other. What is excluded ("without", "not") is no condition that a filter could be chosen by, and makes it none. No page yet.
 */
import type { Token } from './lexer.js';
import { isWordToken } from './token-runs.js';
import { wordsOf } from './words.js';

/** One thing that is said of what is left. */
export interface Condition {
  /** What leads to it, in lower case: "taught by", "with at most"; empty for what stands in front of the noun. */
  lead: string;
  value: readonly Token[];
}

export interface Narrowing {
  /** What is listed: "courses". */
  noun?: Token;
  /** "All courses", "everything". */
  isAll: boolean;
  conditions: readonly Condition[];
}

/** A number that what is left has at most or at least. */
export interface Bound {
  way: 'most' | 'least';
  /** "Less than": the number itself is left out. */
  isStrict: boolean;
  amount: string;
  /** Words and signs for what is counted: "€", "rooms". */
  unit: readonly string[];
}

const prepositions =
  /^(?:by|with|from|in|of|for|at|on|within|under|over|above|below|near|as|to|between|during|inside)$/;
const relatives = /^(?:that|which|who|whose|where|having)$/;
const copulas =
  /^(?:is|are|was|were|be|being|has|have|had|having|cost|costs|costing|priced|takes?|taking|lasts?|lasting)$/;
const bounds =
  /^(?:up|to|most|least|more|less|fewer|than|max|max\.|maximum|min|min\.|minimum|cheaper|no|not)$/;
const articles = /^(?:the|a|an|those|these)$/;
const irregular =
  /^(?:held|taught|given|led|run|written|made|built|sold|kept|sent|spoken|set|done|let|shown)$/;
const anyPlace = /^(?:anywhere|everywhere|anytime)$/;
const days = /^(?:this|next|today|tomorrow|tonight)$/;
const idle = /^(?:only|just|solely|exclusively|please|again|still|once)$/;

/** What a phrase for a part of a list says; undefined where it is none, or excludes something. */
export function narrowingOf(tokens: readonly Token[]): Narrowing | undefined {
  if (tokens.some(({ kind }) => kind === 'variable' || kind === 'punctuation')) return undefined;
  const isIdle = (token: Token, at: number): boolean =>
    isWordToken(token, idle) || (at === 0 && isWordToken(token, /^(?:me|us)$/));
  const said = tokens.filter((token, at) => !isIdle(token, at));
  const rest = said[0] && isWordToken(said[0], articles) ? said.slice(1) : said;
  const isAll =
    rest[0] !== undefined && isWordToken(rest[0], /^(?:all|every|each|everything|everybody|everyone)$/);
  const at = rest.findIndex((_, place) => begins(rest, place));
  const front = rest.slice(0, at === -1 ? undefined : at).filter((token) => !isWordToken(token, articles));
  const first = front[0];
  const named = isAll && first ? front.slice(1) : front;
  const last = named.at(-1);
  const noun = last && last.kind === 'word' && (isPlural(last.lower) || isAll) ? last : undefined;
  const before = noun ? named.slice(0, -1) : named;
  const conditions = [...inFront(before), ...behind(at === -1 ? [] : rest.slice(at))];
  const isDenied = conditions.some(
    ({ lead, value }) =>
      (/\b(?:no|not)\b/.test(lead) && !/\b(?:no|not) (?:more|less|fewer)\b/.test(lead)) ||
      value.some((token, place) => isWordToken(token, denials) && !isOrMore(value, place)),
  );
  const isEmpty = conditions.some(({ value }) => value.length === 0);
  if (isDenied || isEmpty || (named.length === 0 && !isAll)) return undefined;
  return { ...(noun && { noun }), isAll, conditions };
}

const denials = /^(?:without|not|no|except|excluding|but|isn't|aren't|never|neither|other|else|or|non)$/;

/** "Three or more". */
function isOrMore(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at]?.lower === 'or' &&
    next !== undefined &&
    isWordToken(next, /^(?:less|fewer|under|below|more|above|over|up)$/)
  );
}

/** Adjectives; "Marek's" says whose they are. */
function inFront(tokens: readonly Token[]): Condition[] {
  const [first, ...others] = tokens;
  if (!first) return [];
  const owner = others.length === 0 ? /^(.+)['’]s$/u.exec(first.text)?.[1] : undefined;
  return owner === undefined
    ? [{ lead: '', value: tokens }]
    : [{ lead: 'of', value: [{ ...first, text: owner, lower: owner.toLowerCase() }] }];
}

/** What stands behind the noun, cut where another condition begins. */
function behind(tokens: readonly Token[]): Condition[] {
  const found: { lead: string[]; value: Token[]; counted?: Token[] }[] = [];
  for (const [at, token] of tokens.entries()) {
    const current = found.at(-1);
    const isLead = leads(tokens, at);
    if (isWordToken(token, /^and$/) && begins(tokens, at + 1)) continue;
    // "With an estimate of at most £300": the number is one of estimates.
    const isOf = isWordToken(token, /^of$/);
    if (current && current.value.length > 0 && isBound(tokens, isOf ? at + 1 : at)) {
      if (isOf || current.lead[0] === 'with') {
        current.counted = current.value;
        current.value = [];
      }
      if (isOf) continue;
    }
    if (!current || (current.value.length > 0 && begins(tokens, at)))
      found.push(isLead ? { lead: [token.lower], value: [] } : { lead: [], value: [token] });
    else if (current.value.length === 0 && isLead) current.lead.push(token.lower);
    else current.value.push(token);
  }
  return found.map(({ lead, value, counted = [] }) => ({
    lead: lead.filter((word) => !articles.test(word)).join(' '),
    value: [...value, ...counted],
  }));
}

/** "At most", "up to", "more than". */
function isBound(tokens: readonly Token[], at: number): boolean {
  const [first, next] = [tokens[at], tokens[at + 1]];
  return (
    first !== undefined &&
    next !== undefined &&
    isWordToken(first, /^(?:at|up|under|below|over|above|no|not|less|more|fewer)$/) &&
    (isWordToken(next, bounds) || /^[$€£¥]?\d/u.test(next.text))
  );
}

/** Whether another condition begins at a token. */
function begins(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const next = tokens[at + 1];
  return (
    prepositions.test(token.lower) ||
    relatives.test(token.lower) ||
    anyPlace.test(token.lower) ||
    (days.test(token.lower) && at > 0) ||
    isParticiple(tokens, at) ||
    (/^(?:up|at|no|not|less|fewer|more|cheaper|max|min|maximum|minimum|costing|priced)$/.test(token.lower) &&
      next !== undefined &&
      (bounds.test(next.lower) || /^[$€£]?\d/.test(next.text) || prepositions.test(next.lower)))
  );
}

/** Whether a token still leads to the value of its condition. */
function leads(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    (token?.kind === 'word' &&
      [prepositions, relatives, copulas, bounds, articles].some((words) => words.test(token.lower))) ||
    isParticiple(tokens, at)
  );
}

/** "Taught by", "held in". */
function isParticiple(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token?.kind === 'word' &&
    next?.kind === 'word' &&
    (irregular.test(token.lower) || /[a-z]{2}ed$/.test(token.lower)) &&
    prepositions.test(next.lower)
  );
}

const numerals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const money = /^(?:[$€£¥]|euros?|dollars?|pounds?|eur|usd|gbp|chf|francs?|kr)$/;

/** "At most 12 places", "up to €50", "3 or more rooms"; undefined for what bounds nothing. */
export function boundOf({ lead, value }: Condition): Bound | undefined {
  const text = value.map(({ lower }) => lower).join(' ');
  const [, sign = '', digits, behindNumber = ''] =
    /^([$€£¥]?) ?(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?([^\d].*))?$/u.exec(
      text,
    ) ?? [];
  if (digits === undefined) return undefined;
  const or = /^(?:(.*) )?(?:or|and) (less|fewer|under|below|more|above|over|up)\b ?(.*)$/.exec(behindNumber);
  const most =
    /\b(?:up to|at most|(?:no|not) more than|max\.?|maximum(?: of)?|less than|fewer than|under|below|cheaper than|within)$/;
  const least =
    /\b(?:at least|(?:no|not) (?:less|fewer) than|min\.?|minimum(?: of)?|more than|over|above|from)$/;
  const way = or
    ? /^(?:less|fewer|under|below)$/.test(or[2] ?? '')
      ? 'most'
      : 'least'
    : most.test(lead)
      ? 'most'
      : least.test(lead)
        ? 'least'
        : undefined;
  if (!way) return undefined;
  const isStrict =
    !or &&
    /(?<!no |not )\b(?:less than|fewer than|more than|under|below|over|above|cheaper than)$/.test(lead);
  const counted = (or ? `${or[1] ?? ''} ${or[3] ?? ''}` : behindNumber).trim();
  const at = numerals.indexOf(digits);
  return {
    way,
    isStrict,
    amount: at === -1 ? digits.replace(/,(?=\d{3}\b)/g, '').replace(/[.,]$/, '') : String(at + 1),
    unit: [...(sign ? [sign] : []), ...wordsOf(counted).map(({ text: word }) => word)],
  };
}

/** Whether it is money that is bounded. */
export function isMoney({ unit }: Bound): boolean {
  return unit.some((word) => money.test(word));
}

function isPlural(lower: string): boolean {
  return (
    /[^su]s$/.test(lower) || /^(?:people|men|women|children|staff|news|buses|data|media|bonuses)$/.test(lower)
  );
}
