/** What "it", "them" and a clause that only finds something stand for: the words of the clause before. No page yet. */
import type { Clause, ClauseReading } from './clause.js';
import { ordinalAt } from './counting.js';
import { type Token, tokenize } from './lexer.js';
import { wordToken } from './token-runs.js';
import { verbAt } from './verbs.js';

/**
 * "Find the mail from Ann and forward it" does one thing: it forwards the mail from Ann. A clause that finds something without quotes
 * is no search; what it describes is what the next clause is about.
 */
export function resolveReferences(clauses: readonly Clause[]): Clause[] {
  const resolved: Clause[] = [];
  for (const clause of clauses) {
    const previous = resolved.at(-1);
    const found = previous && foundBy(previous);
    const bare = inMenuOf(
      previous,
      chosenInIt(previous, withNounOf(previous, answeredTo(madeThere(previous, withoutPurpose(clause))))),
    );
    if (!found) {
      resolved.push(bare);
      continue;
    }
    const refers = bare.readings.some((reading) => reading.target?.some(isPronoun));
    if (refers) resolved.splice(-1, 1, replacePronouns(bare, wholeOf(previous) ?? found));
    else if (isDescribed(found) && placeable.has(bare.verb)) resolved.splice(-1, 1, placedIn(bare, found));
    else resolved.push(ownedBy(found, bare));
  }
  return resolved.map(asGoal);
}

/** "Find Joren in the contact book and click on his address": the address of Joren. */
function ownedBy(found: readonly Token[], clause: Clause): Clause {
  const at = found.findIndex(
    ({ kind, lower }, index) =>
      kind === 'word' && /^(?:in|on|from|inside|within)$/.test(lower) && found[index + 1]?.lower === 'the',
  );
  const owner = at > 0 ? found.slice(0, at) : found;
  const readings = clause.readings.map((reading): ClauseReading => {
    const [whose, ...own] = reading.target ?? [];
    if (whose?.kind !== 'word' || !/^(?:his|her|their|its)$/.test(whose.lower) || own.length === 0)
      return reading;
    const of = [wordToken('of'), ...owner].map((token, index) => ({
      ...token,
      start: BEHIND + index * 2,
      end: BEHIND + index * 2 + 1,
    }));
    return { ...reading, target: [wordToken('the'), ...own, ...of] };
  });
  return { ...clause, readings };
}

/** "Check the first box and uncheck the second one": the one is a box as well. */
function withNounOf(previous: Clause | undefined, clause: Clause): Clause {
  const target = clause.readings[0]?.target ?? [];
  const one = target.at(-1);
  const counted = target.findIndex((_, at) => ordinalAt(target, at)?.length === target.length - 1 - at);
  if (clause.readings.length !== 1 || counted === -1 || one?.kind !== 'word' || !/^ones?$/.test(one.lower))
    return clause;
  const listed = previous && nounListed(previous);
  if (listed) return { ...clause, readings: [{ target: [...target.slice(0, -1), listed] }] };
  const before = previous?.readings.length === 1 ? (previous.readings[0]?.target ?? []) : [];
  const at = before.findIndex((_, index) => ordinalAt(before, index) !== undefined);
  const noun = at === -1 ? [] : before.slice(at + (ordinalAt(before, at)?.length ?? 1));
  // "Open the second dropdown and take the last one" is one of what that offers.
  if (
    clause.verb === 'select' &&
    /^(?:drop-?down|combo-?box|list-?box|select)$/.test(noun.at(-1)?.lower ?? '')
  )
    return clause;
  return noun.length > 0 && noun.every(({ kind }) => kind === 'word')
    ? { ...clause, readings: [{ target: [...target.slice(0, -1), ...noun] }] }
    : clause;
}

/** "Sort the jobs by salary and open the second one", "search for tea and open the first one": one of what was sorted, narrowed or found. */
function nounListed({ verb, said, text }: Clause): Token | undefined {
  if (verb === 'search') return wordToken('result');
  const paged =
    /^(?:go|move|turn|switch|jump|navigate) to (?:page \d+|the \p{L}+ page)(?: (?:of|in) (?:the )?(?<noun>\p{L}+))?$/iu.exec(
      text.trim(),
    );
  // What is opened on a page is none of the pages.
  if (paged) return wordToken(singular(paged.groups?.['noun']?.toLowerCase() ?? 'result'));
  const isList =
    /^(?:sort|order|arrange|filter)(?: by)?$/.test(said) || /^(?:show|list|display) only\b/i.test(text);
  if (!isList) return undefined;
  const words = tokenize(text).slice(1);
  const by = words.findIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:by|with|from|in|on|that|for)$/.test(lower),
  );
  const noun = (by === -1 ? words : words.slice(0, by)).at(-1);
  return wordToken(noun?.kind === 'word' && /[^s]s$/.test(noun.lower) ? singular(noun.lower) : 'item');
}

function singular(noun: string): string {
  return noun
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/s$/, '');
}

/** "Open the Fruit list and select pear in it": the list that was just named is what is chosen from. */
function chosenInIt(previous: Clause | undefined, clause: Clause): Clause {
  const target = previous?.readings.length === 1 ? previous.readings[0]?.target : undefined;
  if (clause.verb !== 'select' || !previous || !target || !uses.test(previous.verb)) return clause;
  const readings = clause.readings.map((reading): ClauseReading => {
    const [it, ...others] = reading.destination ?? [];
    return it && others.length === 0 && isPronoun(it) ? { ...reading, destination: target } : reading;
  });
  return { ...clause, readings };
}

/** "Right-click the file and choose Download": what is chosen is in the menu that came up, and no folder "Downloads" that stood there before. */
function inMenuOf(previous: Clause | undefined, clause: Clause): Clause {
  const isChoice =
    previous?.verb === 'rightClick' &&
    /^(?:select|click)$/.test(clause.verb) &&
    /^(?:choose|select|pick|click|press)$/.test(clause.said);
  return isChoice ? { ...clause, fresh: true } : clause;
}

/** "Go to the folder X and create a folder Y there": the place that was just gone to, and no part of the name. */
function madeThere(previous: Clause | undefined, clause: Clause): Clause {
  const [target = [], ...others] = clause.readings.map((reading) => reading.target ?? []);
  const last = target.at(-1);
  const isThere =
    /^(?:go(?: to| into)?|open|enter|navigate(?: to)?|switch(?: to)?)$/.test(previous?.said ?? '') &&
    clause.verb === 'goal' &&
    /^(?:create|add|make|new)$/.test(clause.said) &&
    last?.kind === 'word' &&
    /^(?:t?here)$/.test(last.lower);
  return isThere && target.length > 2 && others.length === 0
    ? { ...clause, readings: [{ target: target.slice(0, -1) }] }
    : clause;
}

/** `Reply "Thanks" to it`: who wrote it is no part of what is done. */
function answeredTo(clause: Clause): Clause {
  const [verb, text, to, it, ...others] = clause.readings[0]?.target ?? [];
  const isReply =
    clause.verb === 'goal' &&
    /^(?:reply|respond)$/.test(clause.said) &&
    text?.kind === 'quoted' &&
    to?.lower === 'to' &&
    it !== undefined &&
    isPronoun(it) &&
    others.length === 0;
  return verb && isReply ? { ...clause, readings: [{ target: [verb, wordToken('with'), text] }] } : clause;
}

const uses = /^(?:click|open|expand|focus|hover|wait|clear)$/;

/** A clause with the pronouns of its target replaced by what they stand for. */
export function replacePronouns(clause: Clause, by: readonly Token[]): Clause {
  const readings = clause.readings.map((reading): ClauseReading => ({
    ...reading,
    ...(reading.target && { target: substituted(reading.target, by) }),
  }));
  return { ...clause, readings };
}

/** "The link inside", "the button in it": the target without the words that point to what the last step brought up. */
export function insideLast(clause: Clause): Clause | undefined {
  const [reading, ...others] = clause.readings;
  const target = reading?.target;
  if (!reading || !target || others.length > 0) return undefined;
  const tail = target.slice(-2).map((token) => (token.kind === 'word' ? token.lower : ''));
  const whole = target.map((token) => token.lower).join(' ');
  const seen = /(?: that| which)? (?:you (?:find|see) there|is there|appears there)$/;
  const led = (inRaised.exec(whole) ?? seen.exec(whole))?.[0].trim();
  const length = led
    ? led.split(' ').length
    : /^(?:inside|within|there)$/.test(tail.at(-1) ?? '') && !/^(?:in|inside|within)$/.test(tail[0] ?? '')
      ? 1
      : /^(?:in|inside|within) (?:it|there|them)$/.test(tail.join(' '))
        ? 2
        : 0;
  if (length === 0 || target.length <= length) return undefined;
  return { ...clause, readings: [{ ...reading, target: target.slice(0, -length) }] };
}

/** "In the dialog that comes up". */
const inRaised =
  / (?:in|on|from|of) (?:the|that) (?:dialog|dialogue|pop-?up|modal|window|box|menu|list|panel|prompt|overlay|drop-?down|question) (?:that|which) (?:(?:then |now )?(?:comes|came|pops|popped|shows|showed) up|opens|opened|appears|appeared|is shown|is opened)$/;

/** "It", "them", "this one". */
export function isPronoun(token: Token): boolean {
  return token.kind === 'word' && /^(?:it|them|those|these)$/.test(token.lower);
}

/** "It", "everything", "all parts of the kit": what stands on the page is spoken of, and nothing new is called so. */
export function speaksOfPage([first]: readonly Token[]): boolean {
  return first?.kind === 'word' && pointing.test(first.lower);
}

const pointing =
  /^(?:it|them|this|that|these|those|they|all|everything|every|each|both|any|anything|something|its|their|whatever)$/;

/** Where words are put that stand behind all others, so that they are spelled with spaces between them. */
const BEHIND = 1_000_000;

/** Verbs whose target can lie in what was found. */
const placeable: ReadonlySet<Clause['verb']> = new Set([
  'click',
  'dblclick',
  'rightClick',
  'hover',
  'check',
  'uncheck',
  'toggle',
]);

/** What a clause finds, when it does nothing else. */
function foundBy({ verb, said, readings }: Clause): readonly Token[] | undefined {
  if (verb !== 'search' || !/^(?:find|look for)$/.test(said)) return undefined;
  return readings.at(-1)?.value;
}

/** "Find the post saying 'Hello'": all that it says of what is found, and not only what is quoted. */
function wholeOf({ text }: Clause): readonly Token[] | undefined {
  const tokens = tokenize(text);
  const from = tokens.findIndex(
    (token) => token.kind === 'word' && /^(?:the|this|that|my)$/.test(token.lower),
  );
  return from > 0 && tokens[from - 1]?.kind === 'word' && from <= 2 ? tokens.slice(from) : undefined;
}

/** "The row for Alice", but not "teapots": with an article something on the page is meant, without one anything may be searched for. */
function isDescribed(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  return first?.kind === 'word' && /^(?:the|this|that|my)$/.test(first.lower);
}

function substituted(tokens: readonly Token[], by: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) =>
    isPronoun(token)
      ? by.map((each, at) => ({
          ...each,
          start: token.start + at / 100,
          end: token.start + at / 100 + 0.005,
        }))
      : [token],
  );
}

function placedIn(clause: Clause, found: readonly Token[]): Clause {
  const readings = clause.readings.map((reading) =>
    reading.target
      ? {
          ...reading,
          target: [
            ...reading.target,
            { ...wordToken('in'), start: BEHIND - 10, end: BEHIND - 8 },
            ...found.map((each) => ({ ...each, start: each.start + BEHIND, end: each.end + BEHIND })),
          ],
        }
      : reading,
  );
  return { ...clause, readings };
}

/** "Click the bin to delete it": what a click is for says nothing that it needs. */
function withoutPurpose(clause: Clause): Clause {
  if (!/^(?:click|dblclick|rightClick|hover)$/.test(clause.verb)) return clause;
  const readings = clause.readings.map((reading) => {
    const target = reading.target ?? [];
    const at = target.findIndex(
      (token, index) =>
        index > 0 && token.kind === 'word' && token.lower === 'to' && verbAt(target, index + 1),
    );
    const tail = at > 0 ? target.slice(at + 2) : [];
    if (at < 1 || !tail.some(isPronoun)) return reading;
    return { ...reading, target: [...target.slice(0, at), wordToken('for'), ...tail.filter(isPronoun)] };
  });
  return { ...clause, readings };
}

/** "Find the cheapest flight" alone is nothing to type into a search field. */
function asGoal(clause: Clause): Clause {
  const found = foundBy(clause);
  if (!found || clause.readings.length > 1 || !isDescribed(found)) return clause;
  return {
    ...clause,
    verb: 'goal',
    said: clause.said,
    readings: [{ target: [wordToken('find'), ...found] }],
  };
}
