/**
 * Instruction → clauses, without looking at a page. A recursive-descent reading of this grammar:
 *
 *     instruction = noise* clause { separator clause }
 *     separator   = ";" | "." | "then" | "after that" | [","] "and" | ","      (the last two only in front of a verb, or of "X with Y" after a fill)
 *     clause      = verb arguments
 *     arguments   = target                                                     click, hover, check, …
 *                 | value ("into"|"in"|"to"|…) target | target [":"|"as"|"with"] value      enter, type
 *                 | target ("with"|":"|"as") value | value "in" target          fill
 *                 | target ("to"|"="|"as") value                               set
 *                 | option ("from"|"in"|"for"|"as") target | target ":" option  select
 *                 | key ["in"|"on" target] | …                                 press, drag, upload, scroll, wait, log in
 *     target      = see phrase.ts
 *
 * Where a sentence can be read in several ways, the clause holds all readings in order of preference and the page decides.
 */
import { goalOfVerb } from './bare-verbs.js';
import { type Clause, type ClauseReading, spell } from './clause.js';
import { isWhose } from './fill-sentence.js';
import { keptStates, markedState } from './kept-states.js';
import { tokenize, type Token } from './lexer.js';
import { withoutNarrator } from './narrator.js';
import { beginningAt, onlyBehindVerb, splitSegments, type Segment } from './segments.js';
import {
  answerReadings,
  fillReadings,
  replaceReadings,
  isReplacing,
  optionReadings,
  setReadings,
  typeReadings,
} from './readings.js';
import { isMessage } from './form-sentence.js';
import { copyClause, withPasted, formFromPage } from './copying.js';
import { withTypes } from './filter-types.js';
import { ensureClause } from './ensure.js';
import { isSearchTool, searchClause } from './search-clause.js';
import { loginClauses } from './login.js';
import { keyAt, timesAtEnd, timesOf } from './keys.js';
import { conditionAt, conditionBehind, momentAt, onlyIf } from './conditions.js';
import { resolveReferences } from './references.js';
import { asksWhat } from './question-words.js';
import { splitList } from './phrase.js';
import { dragReadings, uploadClause } from './transfer.js';
import { cutPlace, inOpened, inPlace, isMenuOfPath, isPlace, openedPlace, partAbout } from './places.js';
import { inOrder, trimEnds, stripLeading, withoutPad, wordToken } from './token-runs.js';
import { seekClauses } from './seek.js';
import { withSendingOff } from './sent-at-last.js';
import { dialogsFirst, withSequels } from './sequels.js';
import { verbAt, type VerbMatch } from './verbs.js';

/** Most clauses of one instruction; one with more is too long to be one step, and nothing of it is done. */
const MAX_CLAUSES = 60;

/** The clauses of an instruction in the order in which they have to be done; empty when it says nothing, or far too much. */
export function parseInstruction(instruction: string): Clause[] {
  const tokens = onlyBehindVerb(withoutNarrator(tokenize(instruction)));
  return seekClauses(tokens, clausesOf) ?? clausesOf(tokens);
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const segments = splitSegments(cutPlace(tokens));
  if (segments.length > MAX_CLAUSES) return [];
  const clauses = withPasted(withTypes(withConditions(segments)));
  return [...withSendingOff(dialogsFirst(withSequels(withoutSecondEnter(resolveReferences(clauses)))))];
}

/** "Search for X and press Enter": a search sends itself off, and is not sent twice. */
function withoutSecondEnter(clauses: readonly Clause[]): Clause[] {
  return clauses.filter((clause, at) => {
    const before = clauses[at - 1];
    const key = clause.verb === 'press' ? clause.readings.at(-1)?.value?.[0]?.text : undefined;
    return !(before?.verb === 'search' && key === 'Enter' && !clause.readings.at(-1)?.target);
  });
}

function withConditions(segments: readonly Segment[]): Clause[] {
  const clauses: Clause[] = [];
  let present: readonly Token[] | undefined;
  let place: readonly Token[] | undefined;
  let opened: ReturnType<typeof openedPlace>;
  for (const [at, segment] of segments.entries()) {
    if (isMenuOfPath(segment, segments[at + 1])) continue;
    if (clauses.at(-1)?.verb === 'fill' && isReplacing(segment.tokens)) continue;
    if (at < segments.length - 1 && isPlace(segment)) {
      place = segment.tokens;
      continue;
    }
    opened ??= at < segments.length - 1 ? openedPlace(segment) : undefined;
    if (opened?.segment === segment) continue;
    const moment = segment.verb ? undefined : momentAt(segment.tokens);
    if (moment && (moment.rest.length > 0 || at < segments.length - 1)) {
      clauses.push(moment.wait);
      if (moment.rest.length > 0) clauses.push(...parseSegment({ ...segment, tokens: moment.rest }));
      continue;
    }
    const condition = conditionAt(segment.tokens);
    if (condition && (condition.rest.length > 0 || at < segments.length - 1)) {
      ({ present } = condition);
      if (condition.rest.length === 0) continue;
    }
    const behind = conditionBehind(segment.tokens);
    const tokens = behind ?? (condition ? condition.rest : segment.tokens);
    const parsed = inOpened(inPlace(parseSegment({ ...segment, tokens }), place), opened);
    opened = undefined;
    // "From the list select A, then click Submit": what comes after it is done elsewhere.
    if (place?.[0]?.lower === 'from') place = undefined;
    const shown = behind ? parsed[0]?.readings[0]?.target : present;
    clauses.push(...(shown && shown.length > 0 ? parsed.map((clause) => onlyIf(clause, shown)) : parsed));
    present = undefined;
  }
  return clauses;
}

function parseSegment(segment: Segment): Clause[] {
  const { tokens } = segment;
  const ensured = ensureClause(tokens, spell(tokens));
  if (ensured) return [ensured];
  const said = segment.verb ?? beginningAt(tokens, 0, true);
  // "View > Zoom" is a path through menus, and no verb.
  const isPath = said?.length === 1 && /^[>›→]$/.test(tokens[1]?.text ?? '');
  const verb = isPath ? undefined : said;
  const rest = withoutPad(trimEnds(segment.verb ? tokens : tokens.slice(verb?.length ?? 0)));
  const text = segment.verb ? `${segment.verb.said} ${spell(tokens)}` : spell(tokens);
  const clauses = parseUse(verb, rest, text) ?? parseClause(verb, rest, text);
  const last = clauses.at(-1);
  if (last && segment.joined) last.joined = segment.joined;
  return clauses;
}

/** "Use the search box to enter X": the tool of a clause is its target. */
function parseUse(verb: VerbMatch | undefined, rest: readonly Token[], text: string): Clause[] | undefined {
  if (verb?.said !== 'use') return undefined;
  const to = rest.findIndex(
    (token, at) => token.lower === 'to' && token.kind === 'word' && verbAt(rest, at + 1) !== undefined,
  );
  const inner = to > 0 ? verbAt(rest, to + 1) : undefined;
  if (!inner) return undefined;
  const clauses = parseClause(inner, rest.slice(to + 1 + inner.length), text);
  const isPlain = inner.verb === 'search' && isSearchTool(rest.slice(0, to));
  return clauses.map((clause) =>
    clause.verb === 'fill' || (clause.verb === 'search' && !isPlain)
      ? {
          ...clause,
          readings: clause.readings.map((reading) =>
            reading.target ? reading : { ...reading, target: rest.slice(0, to) },
          ),
        }
      : clause,
  );
}

function parseClause(verb: VerbMatch | undefined, rest: readonly Token[], text: string): Clause[] {
  if (!verb) {
    const goal = (target: readonly Token[]): Clause => ({
      verb: 'goal',
      said: '',
      readings: [{ target }],
      text,
    });
    // "Next, Next": once for each time that it is said.
    // "Walk Otto twice": a verb that only the page knows.
    const times = rest.length > 2 ? repeated(rest, goal) : undefined;
    if (times) return times;
    const parts = splitList(rest);
    const isOne = parts.every((part) => spell(part) === spell(parts[0] ?? []));
    return isOne && parts.length > 1 ? parts.map(goal) : [goal(rest)];
  }
  const alone = goalOfVerb(verb, rest, text);
  if (alone) return [alone];
  // "Check that …", "confirm whether …", "see if …" ask something: nothing is done for them.
  const asked = verb.verb === 'goal' ? rest[1] : rest[0];
  if (asked && asksWhat(verb.said, asked)) {
    return [{ verb: 'goal', said: '', readings: [{ target: [] }], text }];
  }
  const clause = (readings: readonly ClauseReading[], as = verb.verb): Clause => ({
    verb: as,
    said: verb.said,
    readings,
    text,
  });
  switch (verb.shape) {
    case 'target':
      return keyOf(verb, rest, text) ?? [targetClause(verb, rest, text)];
    case 'value-into-target':
      if (verb.said === 'write' && isMessage(rest))
        return [goalClause({ ...verb, verb: 'goal' }, [wordToken('write'), ...rest], text)];
      return [clause(typeReadings(rest))];
    case 'target-with-value': {
      // "Complete "Buy milk"" types nothing: it says no value.
      if (verb.said === 'complete' && !rest.some(({ lower }) => /^(?:with|using|by|as|:|=)$/.test(lower)))
        return [targetOf({ ...verb, verb: 'check' }, rest, text)];
      const form = formFromPage(rest, text);
      return form
        ? [form]
        : (fillForm(rest, text, verb) ?? [
            clause(verb.said === 'replace' ? replaceReadings(rest) : fillReadings(rest)),
          ]);
    }
    case 'target-to-value':
      return [setClause(verb, rest, text)];
    case 'option-from-target': {
      const answers = verb.said === 'answer' ? answerReadings(rest) : [];
      return [clause(answers.length > 0 ? answers : optionReadings(rest))];
    }
    case 'key':
      return keyClauses(verb, rest, text);
    case 'drag':
      return [clause(dragReadings(rest, verb.said === 'move'))];
    case 'upload':
      // "Choose File > Export" names a menu.
      if (/^[>›→]$/.test(rest[0]?.text ?? '') && verb.said.includes(' ')) {
        const [said, ...name] = verb.said.split(' ') as [string, ...string[]];
        return [{ verb: 'select', said, readings: [{ target: [...name.map(wordToken), ...rest] }], text }];
      }
      return [
        uploadClause(verb, rest, text) ??
          goalClause({ ...verb, said: verb.said.split(' ')[0] as string }, rest, text),
      ];
    case 'scroll':
      return [clause([{ target: rest }])];
    case 'wait':
      return [clause([{ target: rest }])];
    case 'search':
      return [searchClause(verb, rest, text)];
    case 'login':
      return loginClauses(verb, rest, text);
    case 'goto': {
      // "Load more flights" is a button.
      const [only, ...others] = rest.filter((token) => !/^(?:the|url|page|to|at)$/.test(token.lower));
      const isPlain = verb.said === 'load' && !(only && others.length === 0 && isAddress(only));
      const load = (once: readonly Token[]): Clause => goalClause(verb, [wordToken('load'), ...once], text);
      return isPlain ? (repeated(rest, load) ?? [load(rest)]) : [clause([{ value: rest }])];
    }
    case 'page':
      // "Refresh the list" is a button, "refresh the page" is the browser's.
      if (rest.length > 0 && verb.verb !== 'acceptDialog' && verb.verb !== 'dismissDialog') {
        const words: Partial<Record<string, string>> = { goBack: 'back', goForward: 'forward' };
        const said = words[verb.verb] ?? verb.said.split(' ')[0] ?? verb.said;
        return [{ verb: 'goal', said, readings: [{ target: [wordToken(said), ...rest] }], text }];
      }
      // What an alert is about stands on the page: the native one shows nothing that could be told from others.
      if (
        verb.verb === 'dismissDialog' &&
        /^(?:about|of|for|on|from|regarding|concerning)$/.test(rest[0]?.lower ?? '')
      ) {
        const [said = 'dismiss', ...noun] = verb.said.split(' ');
        const target = [...noun.filter((each) => each !== 'the').map((each) => wordToken(each)), ...rest];
        return [{ verb: 'close', said, readings: [{ target }], text }];
      }
      return [
        clause([
          rest.length > 0
            ? { value: stripLeading(rest, ['with', 'by', 'typing', 'entering', 'the', 'text', 'as']) }
            : {},
        ]),
      ];
    case 'verify':
      return [clause([{ target: rest }])];
    case 'switch':
    case 'whole':
      return (
        repeated(rest, (once) => goalClause(verb, once, text)) ?? [
          (verb.said === 'copy' ? copyClause(rest, text) : undefined) ?? goalClause(verb, rest, text),
        ]
      );
    default:
      return verb.shape satisfies never;
  }
}

function targetClause(verb: VerbMatch, rest: readonly Token[], text: string): Clause {
  const [only] = rest;
  if (verb.verb === 'click' || verb.verb === 'open') {
    const address = rest.filter((token) => !/^(?:the|url|page|to|at)$/.test(token.lower));
    const names = /^(?:click|tap|hit|push)/.test(verb.said) && rest.length > 1;
    if (address.length === 1 && only && !names && isAddress(address[0] as Token)) {
      return { verb: 'goto', said: verb.said, readings: [{ value: address }], text };
    }
  }
  return targetOf(verb, rest, text);
}

function targetOf({ verb, said }: VerbMatch, rest: readonly Token[], text: string): Clause {
  return { verb, said, readings: [{ target: partAbout(inOrder(rest)) }], text };
}

/** `https://…`, `/path`, `www.…`; a lone slash word such as `and/or` is none. */
function isAddress(token: Token): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:\/\/\S+|about:\S+|www\.\S+|\/\S*)$/i.test(token.text);
}

function setClause(verb: VerbMatch, rest: readonly Token[], text: string): Clause {
  const last = rest.at(-1)?.lower;
  const inner = rest.slice(0, -1);
  if ((last === 'on' || last === 'off') && rest.length > 1) {
    const target = inner.at(-1)?.lower === 'to' ? inner.slice(0, -1) : inner;
    const as = last === 'on' ? 'check' : 'uncheck';
    return { verb: as, said: verb.said, readings: [{ target }], text };
  }
  if (rest[0]?.lower === 'to' || rest[0]?.lower === 'into') {
    return { verb: 'click', said: verb.said, readings: [{ target: rest.slice(1) }], text };
  }
  const readings = setReadings(rest);
  if (readings.length === 0) {
    return { verb: 'goal', said: verb.said, readings: [{ target: rest }], text };
  }
  return { verb: 'set', said: verb.said, readings, text };
}

/** "press Enter", "press Tab twice", "press Ctrl+A in the editor"; anything else that is pressed is clicked. */
function keyClauses(verb: VerbMatch, rest: readonly Token[], text: string): Clause[] {
  const key = keyAt(rest);
  const behind = key ? rest.slice(key.length) : rest;
  const isButton = behind.some(
    (token) => /^(?:button|link|icon|tab|label|item|option)$/.test(token.lower) && token.kind === 'word',
  );
  const click: VerbMatch = { ...verb, verb: 'click', shape: 'target' };
  // Nothing but a key is struck: "strike Ann off the list".
  if (!key && verb.said === 'strike') return [goalClause(verb, [wordToken(verb.said), ...rest], text)];
  if (!key || (isButton && !/^(?:in|on|inside|while|to)$/.test(behind[0]?.lower ?? '')))
    return keyOf(click, rest, text) ?? [targetOf(click, rest, text)];
  const times = timesOf(behind);
  const last = times.length > 0 ? times : timesAtEnd(behind);
  const after = behind.slice(times.length, behind.length - (times === last ? 0 : last.length));
  const place = /^(?:in|on|into|inside|within|at)$/.test(after[0]?.lower ?? '') ? after.slice(1) : undefined;
  const submits = after[0]?.lower === 'to' || after[0]?.lower === 'while';
  if (after.length > 0 && !place && !submits) return [targetOf(click, rest, text)];
  const value: Token = { kind: 'quoted', text: key.key, lower: key.key.toLowerCase(), start: 0, end: 0 };
  const readings: ClauseReading[] = [{ value: [value], ...(place && { target: place }) }];
  if (!key.certain) readings.unshift({ target: [...rest.slice(0, key.length), ...after] });
  const one: Clause = { verb: 'press', said: verb.said, readings, text };
  return Array.from({ length: last.count }, () => one);
}

/** "Hit Enter", "hit Enter to send it": a key, unless something on the page is called so. "Click Next twice": two clicks. */
function keyOf(verb: VerbMatch, rest: readonly Token[], text: string): Clause[] | undefined {
  if (verb.verb !== 'click') return undefined;
  const key = /^(?:hit|tap|push|punch)$/.test(verb.said) ? keyAt(rest) : undefined;
  if (key?.certain && (key.length === rest.length || rest[key.length]?.lower === 'to')) {
    return keyClauses(verb, rest, text).map((clause) => ({
      ...clause,
      readings: [{ target: rest }, ...clause.readings],
    }));
  }
  return repeated(rest, (once) => targetClause(verb, once, text));
}

/** "… twice", "… 3 times": as many clauses. */
function repeated(rest: readonly Token[], make: (once: readonly Token[]) => Clause): Clause[] | undefined {
  const { count, length } = timesAtEnd(rest);
  if (length === 0) return undefined;
  const one = make(rest.slice(0, -length));
  return Array.from({ length: count }, () => one);
}

/** A goal: the verb stays a word of the target. "Mark X as done" is a box to tick, when there is one. */
function goalClause(verb: VerbMatch, rest: readonly Token[], text: string): Clause {
  const end = rest.findLastIndex((token) => token.kind === 'word' && token.lower === 'as');
  const state = rest.at(-1)?.lower ?? '';
  const marked = verb.said === 'mark' && end > 0 ? markedState(rest.slice(end + 1), state) : undefined;
  if (marked) return { ...marked, readings: [{ target: rest.slice(1, end) }], text };
  // "Mark X as helpful" wants what is called "Helpful".
  const isArticle = /^(?:a|an|my)$/.test(rest[end + 1]?.lower ?? '');
  if (verb.said === 'mark' && end > 0 && end === rest.length - (isArticle ? 3 : 2)) {
    const last = rest.at(-1) as Token;
    return { verb: 'goal', said: last.lower, readings: [{ target: [last, ...rest.slice(1, end)] }], text };
  }
  // "Leave the phone empty" is a state that it has, or is brought into.
  const left = /^(?:leave|keep)$/.test(verb.said) && rest.length > 2 ? keptStates[state] : undefined;
  if (left) return { verb: left, said: verb.said, readings: [{ target: rest.slice(1, -1) }], text };
  return { verb: 'goal', said: verb.said, readings: [{ target: rest }], text };
}

/** "Fill (in) the form with name: Bob, email: b@x.org": one clause for each pair. */
function fillForm(rest: readonly Token[], text: string, verb: VerbMatch): Clause[] | undefined {
  const at = rest.findIndex((token) => token.kind !== 'quoted' && /^(?:with|using|:)$/.test(token.lower));
  const form = rest.slice(0, at).filter((token) => token.kind === 'word');
  // "Both fields with X" are fields by name, and no form.
  if (/^(?:both|all|each|every)$/.test(form[0]?.lower ?? '')) return undefined;
  if (at < 1 || !/^(?:form|details|fields|information|info|following)$/.test(form.at(-1)?.lower ?? ''))
    return undefined;
  const given = rest.slice(at + 1);
  const pairs: Token[][] = [[]];
  for (const token of given) {
    if (token.kind !== 'quoted' && /^(?:,|and|;)$/.test(token.lower)) pairs.push([]);
    else pairs.at(-1)?.push(token);
  }
  // "The form with "Ann" and "Lee"": nothing says which field each of them is for.
  const isListed = pairs.length > 1 && pairs.every((pair) => pair.length === 1 && pair[0]?.kind !== 'word');
  const fill = { verb: 'fill' as const, said: verb.said };
  if (isListed || isWhose(given)) return [{ ...fill, readings: [{ value: rest }], text }];
  return pairs
    .filter((pair) => pair.length > 0)
    .map((pair) => ({ ...fill, readings: fillReadings(pair), text: spell(pair) || text }));
}
