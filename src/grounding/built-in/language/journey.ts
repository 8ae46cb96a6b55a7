/** "Flights from Oslo to Rome on 12 June": where a journey begins and ends, and what is said in front of that and behind it. No page yet. */
import { parseDate } from '../../../contract/parse-date.js';
import { type Clause, tokensInOrder } from './clause.js';
import type { Token } from './lexer.js';

export interface Journey {
  /** None, where a place is looked for to stay at. */
  from?: readonly Token[];
  to: readonly Token[];
  /** What is looked for, without its article. */
  front: readonly Token[];
  rest: readonly Token[];
}

/** The journey that a clause speaks of behind its verb; undefined where it tells no two places. */
export function journeyOf({ verb, said, readings }: Clause): Journey | undefined {
  const all = tokensInOrder(readings);
  const isGoal = verb === 'goal';
  const behind = isGoal && all[0]?.lower === said ? all.slice(1) : all;
  const journey = journeyIn(behind) ?? stayIn(behind);
  const comma = journey?.rest[0]?.lower === ',' ? 1 : 0;
  const skipped = journey?.front.findIndex(({ kind, lower }) => !(kind === 'word' && spare.test(lower))) ?? 0;
  return (
    journey && {
      ...journey,
      ...(journey.from && { from: withoutArticle(journey.from) }),
      to: withoutArticle(journey.to),
      front: skipped === -1 ? [] : journey.front.slice(skipped),
      rest: journey.rest.slice(comma),
    }
  );
}

function withoutArticle(name: readonly Token[]): readonly Token[] {
  return name[0]?.lower === 'the' && name.length > 1 ? name.slice(1) : name;
}

const spare = /^(?:me|for|all|the|an?|any|some|my|us)$/;

/** "From Leeds to York", "to York from Leeds". */
export function journeyIn(tokens: readonly Token[]): Journey | undefined {
  for (const [first, second] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const) {
    const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === first);
    const one = at === -1 ? [] : nameAt(tokens, at + 1);
    const joint = at + 1 + one.length;
    const isJoint = one.length > 0 && tokens[joint]?.kind === 'word' && tokens[joint].lower === second;
    const other = isJoint ? nameAt(tokens, joint + 1) : [];
    if (other.length === 0) continue;
    const isInOrder = first === 'from';
    return {
      from: isInOrder ? one : other,
      to: isInOrder ? other : one,
      front: tokens.slice(0, at),
      rest: tokens.slice(joint + 1 + other.length),
    };
  }
  return undefined;
}

/** "Hotels in Lisbon from 3 June to 7 June", "hotels in Lisbon": where to. */
function stayIn(tokens: readonly Token[]): Journey | undefined {
  const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:in|near|to|around)$/.test(lower));
  const to = at > 0 ? nameAt(tokens, at + 1) : [];
  const rest = tokens.slice(at + 1 + to.length);
  return to.length > 0 ? { to, front: tokens.slice(0, at), rest } : undefined;
}

/** A quoted text, or words with a capital letter, which small words may join: "Isle of Skye"; "the Airport" has an article in front. */
function nameAt(tokens: readonly Token[], at: number): readonly Token[] {
  if (tokens[at]?.lower === 'the' && isCapital(tokens[at + 1]))
    return [tokens[at], ...nameAt(tokens, at + 1)];
  if (tokens[at]?.kind === 'quoted') return tokens.slice(at, at + 1);
  let end = at;
  for (;;) {
    if (isCapital(tokens[end])) end += 1;
    else if (end > at && joins.test(tokens[end]?.lower ?? '') && isCapital(tokens[end + 1])) end += 2;
    else if (end > at && isRegion(tokens, end)) end += 2;
    else return tokens.slice(at, end);
  }
}

const joins = /^(?:of|de|del|la|le|am|upon|the|den|an)$/;

/** ", OH" behind the name of a town, and ", France" where the sentence goes on behind it, or ends. */
function isRegion(tokens: readonly Token[], at: number): boolean {
  const [comma, region, next] = tokens.slice(at, at + 3);
  return (
    comma?.lower === ',' &&
    isCapital(region) &&
    parseDate(`1 ${region?.text} 2026`) === undefined &&
    (next === undefined || /^(?:to|from|on|for|with|leaving|departing|returning|,)$/.test(next.lower))
  );
}

function isCapital(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.text) && !days.test(token.lower);
}

const days = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)$/;

const aJourney = /\bfrom ["'“]?\p{Lu}.* to ["'“]?\p{Lu}|\bto ["'“]?\p{Lu}.* from ["'“]?\p{Lu}/u;
const aDay = '(?=(?:the )?\\d|(?:\\p{Lu}\\p{L}+day|today|tomorrow|\\p{Lu}\\p{L}{2,8} \\d))';
const there = new RegExp(
  `,?(?: and)? (?:leaving|departing|starting|going(?: out)?|setting off|outbound|departure)(?: on)? ${aDay}`,
  'u',
);
const back = new RegExp(
  `,?(?: and)? (?:returning|coming back|going back|back|return|inbound)(?: on)? ${aDay}`,
  'u',
);

/** "…, leaving on 3 May and coming back on 9 May": the days of a journey are parts of what is said of it, and no clauses of their own. */
export function withDaysOfJourney(instruction: string): string {
  const sentence = instruction.replace(withColons, '$1from $2 to ');
  return aJourney.test(sentence)
    ? sentence.replace(there, ' leaving on ').replace(back, ' returning on ')
    : sentence;
}

/** "Book a flight from: Oslo to: Rome". */
const withColons =
  /^((?:please )?(?:find|search|book|reserve|buy|look|show|get|list)\b[^:;.]*? )from: ?(["'“]?\p{Lu}[^:;]*?),? to: ?(?=["'“]?\p{Lu})/iu;
