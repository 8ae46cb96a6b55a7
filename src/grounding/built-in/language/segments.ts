/** Cuts an instruction into clauses: at separators that are followed by a verb, never inside quotes. */
import type { Token } from './lexer.js';
import { isNameInList, isSecret } from './name-in-list.js';
import { isOfMade } from './of-made.js';
import { separatorAt } from './separators.js';
import { isBareValue, isNextProperty, severalFields, VALUE_NOUNS } from './several-fields.js';
import { stripLeading } from './token-runs.js';
import { verbAt, type VerbMatch } from './verbs.js';
import { hadDoneAt, unlistedVerbAt, verbBehindNumber } from './unlisted-verbs.js';
import { asksAt } from './verify.js';

/** The tokens of one clause. */
export interface Segment {
  tokens: readonly Token[];
  /** The verb of the clause before, when this one has none: "enter A in X and B in Y". */
  verb?: VerbMatch;
  /** The arguments if the separator behind this clause belonged to a name: "Save and close". */
  joined?: readonly Token[];
}

const leadingNoise: readonly (readonly string[])[] = [
  ['i', 'want', 'to'],
  ['i', 'want', 'you', 'to'],
  ['i', 'would', 'like', 'to'],
  ["i'd", 'like', 'to'],
  ['i', 'need', 'to'],
  ['i'],
  ['can', 'you'],
  ['could', 'you'],
  ['would', 'you'],
  ['you', 'should'],
  ['you', 'need', 'to'],
  ['find', 'and'],
  ['locate', 'and'],
  ['please'],
  ['kindly'],
  ['now'],
  ['then'],
  ['next'],
  ['first'],
  ['finally'],
  ['lastly'],
  ['also'],
  ['afterwards'],
  ['after', 'that'],
  ['try', 'to'],
  ["let's"],
  ['let', 'us'],
  ['just'],
  ['go', 'ahead', 'and'],
  ['the', 'user'],
  ['user'],
  ['we'],
  ['and'],
  ['when'],
  ['given'],
  ['after'],
  ['once'],
  ['to'],
  ['simply'],
  ['again'],
  ['should'],
  ['step'],
  ['quickly'],
  ['in', 'order', 'to'],
];

/** The clauses of the tokens, in the order in which they are to be done. */
export function splitSegments(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let at = skipNoise(tokens, 0);
  let current: Token[] = [];
  let verb: VerbMatch | undefined = beginningAt(tokens, at, false);
  let inherited: VerbMatch | undefined;
  let reversed = false;
  if (tokens[at]?.lower === 'before' && verbAt(tokens, at + 1)) {
    reversed = true;
    at += 1;
    verb = verbAt(tokens, at);
  }
  let start = at;
  while (at < tokens.length) {
    const separator = separatorAt(tokens, at) ?? colonAt(tokens, at, { start, verb });
    // A verb's own words are never a separator ("drag and drop").
    const own = verb && at > start && at < start + verb.length;
    if (separator === undefined || own || current.length === 0) {
      if (!(separator !== undefined && current.length === 0 && /^[,;.]$/.test(tokens[at]?.text ?? '')))
        current.push(tokens[at] as Token);
      at += 1;
      continue;
    }
    const next = skipNoise(tokens, at + separator.length);
    const isNoun =
      isSecret(tokens, next, verb) ||
      isNextProperty(tokens, next, { said: current, verb: verb?.verb }) ||
      isOfMade(tokens, next, separator.strong ? undefined : verb);
    const begun = isNoun
      ? undefined
      : (beginningAt(tokens, next, separator.strong || !verb) ??
        verbBehindNumber(tokens, next, { said: current, verb }));
    const nextVerb = begun && isNameInList(tokens, next, { verb, next: begun }) ? undefined : begun;
    // "Fill password and confirm password with X": a field is still named.
    const isNamed =
      namesOn(tokens, next, { verb, nextVerb, strong: separator.strong, said: current }) ||
      (verb?.shape.includes('value') === true && isLabelled(tokens, next, current.at(-1)));
    const continues: VerbMatch | undefined = nextVerb
      ? undefined
      : continuation(tokens, next, verb, {
          strong: separator.strong,
          begun: current.slice(inherited ? 0 : (verb?.length ?? 0)),
        });
    if (isNamed || (next < tokens.length && !nextVerb && !continues)) {
      // No verb behind it: part of a list, a name or a value.
      current.push(...tokens.slice(at, at + separator.length));
      at += separator.length;
      continue;
    }
    const joined =
      nextVerb && !separator.strong && verb
        ? joinedTokens(tokens, start + (inherited ? 0 : verb.length), next)
        : undefined;
    const segment: Segment = {
      tokens: current,
      ...(inherited && { verb: inherited }),
      ...(joined && { joined }),
    };
    segments.push(segment);
    current = [];
    at = next;
    start = next;
    inherited = continues;
    verb = nextVerb ?? continues;
  }
  if (current.length > 0) segments.push({ tokens: current, ...(inherited && { verb: inherited }) });
  if (reversed && segments.length > 1) segments.push(segments.shift() as Segment);
  return segments;
}

/** What a clause begins with: a verb, listed or `any`, or what asks whether something is so; undefined for anything else. */
export function beginningAt(tokens: readonly Token[], at: number, any: boolean): VerbMatch | undefined {
  return asksAt(tokens, at)
    ? { verb: 'verify', shape: 'verify', length: 0, said: 'verify' }
    : (verbAt(tokens, at) ?? hadDoneAt(tokens, at) ?? (any ? unlistedVerbAt(tokens, at) : undefined));
}

/** "Only show drafts" is "show only drafts". */
export function onlyBehindVerb(tokens: readonly Token[]): readonly Token[] {
  const [only, verb, ...rest] = tokens;
  return only?.kind === 'word' && only.lower === 'only' && verb && verbAt(tokens, 1)?.length === 1
    ? [verb, only, ...rest]
    : tokens;
}

function skipNoise(tokens: readonly Token[], from: number): number {
  if (asksAt(tokens, from)) return from;
  let at = from;
  for (let again = true; again;) {
    again = false;
    if (
      /^(?:\d{1,2}|-|\*|•)$/.test(tokens[at]?.text ?? '') &&
      /^[.)]$/.test(tokens[at + 1]?.text ?? '') &&
      tokens.length > at + 2
    ) {
      at += 2;
      again = true;
    }
    if (/^[-*•,:]$/.test(tokens[at]?.text ?? '') && tokens[at]?.kind !== 'quoted' && tokens.length > at + 1) {
      at += 1;
      again = true;
    }
    // "…, Next, Finish": with a capital in the middle of a sentence it is a name.
    if (isNameInside(tokens, at)) break;
    for (const words of leadingNoise) {
      if (
        !words.every(
          (word, index) => tokens[at + index]?.kind === 'word' && tokens[at + index]?.lower === word,
        )
      )
        continue;
      // Noise is noise only in front of a verb; "Next" alone may be the name of a button.
      const behind = at + words.length;
      const isPolite = words[0] === 'please' || words[0] === 'kindly' || words.length > 2;
      if (!verbAt(tokens, behind) && !isPolite && !isNoise(tokens, behind)) continue;
      at = behind;
      again = true;
      break;
    }
  }
  return at;
}

function isNameInside(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isInside = before?.kind === 'word' || (before?.kind === 'punctuation' && before.text === ',');
  return isInside && /^(?:Next|Then|First|Finally|Again)$/.test(tokens[at]?.text ?? '');
}

function isNoise(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    (token?.kind === 'punctuation' && verbAt(tokens, at + 1) !== undefined) ||
    leadingNoise.some(
      (words) =>
        words.every((word, index) => tokens[at + index]?.lower === word) &&
        verbAt(tokens, at + words.length) !== undefined,
    )
  );
}

/**
 * "Delete the board: type DELETE and confirm": behind a goal and its object a colon leads to the steps of it. What only looks so, "the
 * issue fix: type errors", is a name: steps are several, or say in quotes, capitals or digits what goes in.
 */
function colonAt(
  tokens: readonly Token[],
  at: number,
  { start, verb }: { start: number; verb: VerbMatch | undefined },
): { length: number; strong: boolean } | undefined {
  const object = tokens[start + 1];
  const next = tokens[at + 1];
  if (tokens[at]?.kind !== 'punctuation' || tokens[at].text !== ':' || verb?.shape !== 'whole')
    return undefined;
  if (at < start + 3 || !/^(?:the|a|an|this|my|all)$/.test(object?.lower ?? '') || next?.text !== next?.lower)
    return undefined;
  const step = verbAt(tokens, at + 1);
  if (!step || step.length === 0) return undefined;
  const from = at + 1 + step.length;
  const value = tokens[from];
  const isGiven = value !== undefined && (value.kind !== 'word' || /^(?:\p{Lu}{3,}|\d+)$/u.test(value.text));
  const hasMore = tokens.some(
    (_token, index) => index > from && separatorAt(tokens, index - 1) && verbAt(tokens, index) !== undefined,
  );
  return isGiven || hasMore ? { length: 1, strong: false } : undefined;
}

/**
 * The verb that a clause without one continues: after a fill what follows must again be "A in X" or "X with A",
 * after "then" anything continues a verb with a plain target.
 */
function continuation(
  tokens: readonly Token[],
  from: number,
  verb: VerbMatch | undefined,
  { strong, begun }: { strong: boolean; begun: readonly Token[] },
): VerbMatch | undefined {
  if (!verb || from >= tokens.length) return undefined;
  const words: Token[] = [];
  for (let at = from; at < tokens.length && (at === from || !separatorAt(tokens, at)); at += 1)
    words.push(tokens[at] as Token);
  const isComplete = hasValue(begun);
  const isValue = isLiteral(words[0]) || (isAmount.test(words[0]?.text ?? '') && begun.some(isLiteral));
  const has = (pattern: RegExp): boolean =>
    words.some((token, index) => index > 0 && token.kind !== 'quoted' && pattern.test(token.lower));
  // "Enter Ann for the name and Lee for the surname".
  const isForEach =
    has(/^for$/) && begun.some(({ kind, lower }, at) => at > 0 && kind === 'word' && lower === 'for');
  switch (verb.shape) {
    case 'value-into-target':
      if (isForEach) return verb;
      // "Enter A, B and C into the boxes": one list for several fields.
      if (placesSeveral(begun, words)) return undefined;
      // "Enter Ann and 555 into name and phone": the last of several values, in front of several fields.
      if (!begun.some(isInto) && joinsFields(tokens, from + words.length)) return undefined;
      if (has(/^(?:into|in|as|for|to|on)$/) && (isValue || has(/^(?:into|as)$/))) return verb;
      return words.length > 1 && !isValue && has(/^(?::|=|with)$/)
        ? { ...verb, verb: 'fill', shape: 'target-with-value' }
        : undefined;
    case 'target-with-value':
    case 'target-to-value': {
      if (isForEach && verb.shape === 'target-with-value') return verb;
      // "Turn A on and B off".
      if (isSwitched(begun) && isSwitched(words)) return verb;
      // "Fill street and number with X": what has no value yet goes on.
      if (!isComplete && !isValue) return undefined;
      const endsInValue = words.length > 1 && isLiteral(words.at(-1));
      return endsInValue || has(/^(?:with|to|as|:|=|into|in)$/) ? verb : undefined;
    }
    case 'option-from-target':
      return ((strong || isValue) && (has(/^(?:from|in|for|as)$/) || strong)) ||
        (isComplete && has(/^(?:from|as)$/))
        ? verb
        : undefined;
    case 'drag':
      // "Drag A to X and B to Y".
      return begun.some(isWay) && words.some(isWay) && words[0]?.lower !== 'back' ? verb : undefined;
    case 'target':
    case 'key':
      return strong ? verb : undefined;
    default:
      return undefined;
  }
}

const isAmount = /^-?\d[\d.,]*$/;

function isLiteral(token: Token | undefined): boolean {
  return token?.kind === 'quoted' || token?.kind === 'variable';
}

function isSwitched(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && /^(?:on|off)$/.test(tokens.at(-1)?.lower ?? '');
}

/** In front of where something is dragged to, with words on both sides of it. */
function isWay({ kind, lower }: Token, at: number, tokens: readonly Token[]): boolean {
  return (
    at > 0 &&
    at < tokens.length - 1 &&
    kind === 'word' &&
    /^(?:to|into|onto|above|below|before|after)$/.test(lower)
  );
}

function isInto(token: Token): boolean {
  return token.kind === 'word' && /^(?:into|in|to|as|for|on)$/.test(token.lower);
}

/** "A, B", going on with "and C into the boxes". */
function placesSeveral(begun: readonly Token[], words: readonly Token[]): boolean {
  const at = words.findIndex(isInto);
  const values = stripLeading(begun, VALUE_NOUNS);
  return (
    at > 0 &&
    !begun.some(isInto) &&
    severalFields(words.slice(at + 1)) !== undefined &&
    isBareValue(values.filter(({ kind }) => kind !== 'punctuation')) &&
    isBareValue(words.slice(0, at))
  );
}

/** A verb in the name of a field, where the clause is still without its value and has one further on. */
function namesOn(
  tokens: readonly Token[],
  next: number,
  clause: {
    verb: VerbMatch | undefined;
    nextVerb: VerbMatch | undefined;
    strong: boolean;
    said: readonly Token[];
  },
): boolean {
  const { verb, nextVerb, strong, said } = clause;
  if (
    verb?.shape !== 'target-with-value' ||
    nextVerb?.verb !== 'goal' ||
    strong ||
    hasValue(said.slice(verb.length))
  )
    return false;
  const end = tokens.findIndex((_, at) => at > next && separatorAt(tokens, at) !== undefined);
  return tokens
    .slice(next, end === -1 ? tokens.length : end)
    .some(({ kind, lower }) => kind !== 'quoted' && /^(?:with|:|=)$/.test(lower));
}

/** "Company "Elm", contact "Lo"", "date 3 May, start 12:00": a noun like the verb, with a value behind it as the one before had. */
function isLabelled(tokens: readonly Token[], at: number, before: Token | undefined): boolean {
  const isValue = (token: Token | undefined): boolean => isLiteral(token) || /^\d/.test(token?.text ?? '');
  return (
    /^(?:comment|contact|start|order|rate|report|review|request)$/.test(tokens[at]?.lower ?? '') &&
    isValue(before) &&
    isValue(tokens[at + 1])
  );
}

/** Whether a list goes on at `at` with something that is neither done nor typed. */
function joinsFields(tokens: readonly Token[], at: number): boolean {
  const separator = separatorAt(tokens, at);
  const next = at + (separator?.length ?? 0);
  return separator?.strong === false && tokens[next]?.kind === 'word' && !verbAt(tokens, next);
}

/** Whether the words behind a verb hold a value, or a word that leads to one. */
function hasValue(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) =>
      token.kind === 'quoted' ||
      token.kind === 'variable' ||
      /^(?:with|to|as|:|=|into|in|from)$/.test(token.lower),
  );
}

/** Undefined where the clause behind it goes on with something that is no clause of its own: it would be lost with the name. */
function joinedTokens(tokens: readonly Token[], from: number, next: number): readonly Token[] | undefined {
  const joined = tokens.slice(from, next);
  let at = next;
  for (; at < tokens.length && (at === next || !separatorAt(tokens, at)); at += 1)
    joined.push(tokens[at] as Token);
  const behind = tokens.findIndex(
    ({ kind, lower }, place) => place >= at && kind === 'word' && !/^(?:and|then)$/.test(lower),
  );
  return behind === -1 || verbAt(tokens, behind) ? joined : undefined;
}
