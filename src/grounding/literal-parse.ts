/** The few forms of sentence that name an element outright: `click the Save button`, `fill "x" into Email`. Knows no page. */
import { keyAt } from './built-in/language/keys.js';
import { tokenize, type Token } from './built-in/language/lexer.js';
import { kindAt } from './built-in/language/types.js';

/** What such a sentence does. */
export type LiteralVerb = 'click' | 'hover' | 'fill' | 'select' | 'check' | 'uncheck';

/** One way to read a step: the whole name of an element, and at most a word for its kind. */
export interface LiteralReading {
  verb: LiteralVerb;
  name: string;
  /** The name stands in quotes. */
  isQuoted: boolean;
  kind?: string;
  /** What goes in, quoted or a `%variable%`; the option of a `select`. */
  value?: string;
}

/** One step of a sentence with all its readings; the page has to leave exactly one of them. */
export interface LiteralStep {
  text: string;
  readings: readonly LiteralReading[];
}

const verbs: Readonly<Record<string, LiteralVerb>> = {
  click: 'click',
  tap: 'click',
  press: 'click',
  push: 'click',
  hit: 'click',
  hover: 'hover',
  fill: 'fill',
  type: 'fill',
  enter: 'fill',
  write: 'fill',
  input: 'fill',
  select: 'select',
  choose: 'select',
  pick: 'select',
  check: 'check',
  tick: 'check',
  uncheck: 'uncheck',
  untick: 'uncheck',
};

/** What may stand between a verb and what it is about. */
const particles: Readonly<Record<LiteralVerb, RegExp>> = {
  click: /^on$/,
  hover: /^(?:over|on)$/,
  fill: /^(?:in|out)$/,
  select: /^$/,
  check: /^$/,
  uncheck: /^$/,
};

/**
 * The steps of a sentence, every one of such a form; nothing when one of them is not. Where "and" may belong to a name,
 * there are several ways to divide the sentence.
 */
export function literalStepsOf(instruction: string): LiteralStep[][] {
  const tokens = withoutEnd(tokenize(instruction));
  const start = tokens[0]?.lower === 'please' ? 1 : 0;
  const whole = stepOf(tokens.slice(start), instruction);
  const parts = dividedAt(tokens, start).map((part) => stepOf(part, instruction));
  const ways: LiteralStep[][] = whole ? [[whole]] : [];
  if (parts.length > 1 && parts.every((part) => part !== undefined)) ways.push(parts);
  return ways;
}

function stepOf(tokens: readonly Token[], source: string): LiteralStep | undefined {
  const verb = verbOf(tokens[0]);
  if (!verb) return undefined;
  // "Press Enter" is about the keyboard.
  if (/^(?:press|hit|push)$/.test(tokens[0]?.lower ?? '') && keyAt(tokens.slice(1))) return undefined;
  const readings = readingsOf(verb, tokens.slice(1), source);
  const last = tokens.at(-1) as Token;
  return readings.length > 0
    ? { text: source.slice((tokens[0] as Token).start, last.end), readings }
    : undefined;
}

function readingsOf(verb: LiteralVerb, given: readonly Token[], source: string): LiteralReading[] {
  const rest = particles[verb].test(given[0]?.lower ?? '') ? given.slice(1) : given;
  switch (verb) {
    case 'fill':
      return [...valueFirst(rest, source), ...fieldFirst(rest, source)];
    case 'select':
      return rest.flatMap((token, at) =>
        at > 0 && token.kind === 'word' && /^(?:from|in|as|for)$/.test(token.lower)
          ? targetsOf(rest.slice(at + 1), source).map((target) => ({
              verb,
              ...target,
              value: spelled(rest.slice(0, at), source),
            }))
          : [],
      );
    default:
      return targetsOf(rest, source).map((target) => ({ verb, ...target }));
  }
}

/** `"x" into the Email field`. */
function valueFirst([value, preposition, ...rest]: readonly Token[], source: string): LiteralReading[] {
  if (!isValue(value) || !/^(?:in|into|for)$/.test(preposition?.lower ?? '')) return [];
  return targetsOf(rest, source).map((target) => ({ verb: 'fill', ...target, value: value.text }));
}

/** `the Email field with "x"`. */
function fieldFirst(tokens: readonly Token[], source: string): LiteralReading[] {
  const value = tokens.at(-1);
  if (!isValue(value) || tokens.at(-2)?.lower !== 'with') return [];
  return targetsOf(tokens.slice(0, -2), source).map((target) => ({
    verb: 'fill',
    ...target,
    value: value.text,
  }));
}

type LiteralTarget = Pick<LiteralReading, 'name' | 'isQuoted' | 'kind'>;

/** The readings of `the "Save" button`: an article may belong to the name, and so may the word for the kind. */
function targetsOf(tokens: readonly Token[], source: string): LiteralTarget[] {
  const [first] = tokens;
  if (!first || tokens.some(({ kind }) => kind === 'variable')) return [];
  const hasArticle = tokens.length > 1 && /^(?:the|a|an)$/.test(first.lower) && first.kind === 'word';
  const bare = hasArticle ? tokens.slice(1) : tokens;
  const quoted = bare.filter(({ kind }) => kind === 'quoted');
  const [only] = quoted;
  if (only) return quoted.length === 1 ? quotedTarget(bare, only) : [];
  const targets: LiteralTarget[] = [{ name: spelled(bare, source), isQuoted: false }];
  if (hasArticle) targets.push({ name: spelled(tokens, source), isQuoted: false });
  for (let at = 1; at < bare.length; at += 1) {
    const kind = kindOf(bare.slice(at));
    if (kind !== undefined) targets.push({ name: spelled(bare.slice(0, at), source), isQuoted: false, kind });
  }
  return targets;
}

/** A quoted name stands alone, or with nothing but its kind before or behind it. */
function quotedTarget(tokens: readonly Token[], name: Token): LiteralTarget[] {
  const others = tokens.filter((token) => token !== name);
  if (others.length === 0) return [{ name: name.text, isQuoted: true }];
  const isAtEdge = tokens[0] === name || tokens.at(-1) === name;
  const kind = isAtEdge
    ? kindOf(others.filter(({ lower }) => !/^(?:named|labell?ed|called)$/.test(lower)))
    : undefined;
  return kind === undefined ? [] : [{ name: name.text, isQuoted: true, kind }];
}

/** The kind that exactly these words say. */
function kindOf(tokens: readonly Token[]): string | undefined {
  if (tokens.length === 0 || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  const found = kindAt(
    tokens.map(({ lower }) => lower),
    0,
  );
  return found?.length === tokens.length ? found.kind : undefined;
}

/** The parts between "and", "then", commas and semicolons behind which a verb of ours stands. */
function dividedAt(tokens: readonly Token[], start: number): Token[][] {
  const parts: Token[][] = [[]];
  for (let at = start; at < tokens.length; at += 1) {
    let next = at;
    while (isDivider(tokens[next])) next += 1;
    if (next > at && verbOf(tokens[next])) parts.push([]);
    else next = at;
    parts.at(-1)?.push(tokens[next] as Token);
    at = next;
  }
  return parts;
}

function isDivider(token: Token | undefined): boolean {
  if (token?.kind === 'punctuation') return /^[,;.]$/.test(token.text);
  return token?.kind === 'word' && /^(?:and|then)$/.test(token.lower);
}

function verbOf(token: Token | undefined): LiteralVerb | undefined {
  return token?.kind === 'word' && Object.hasOwn(verbs, token.lower) ? verbs[token.lower] : undefined;
}

function isValue(token: Token | undefined): token is Token {
  return token?.kind === 'quoted' || token?.kind === 'variable';
}

function spelled(tokens: readonly Token[], source: string): string {
  const [only] = tokens;
  if (tokens.length === 1 && only?.kind === 'quoted') return only.text;
  return source.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  return last?.kind === 'punctuation' && /^[.!]$/.test(last.text) ? tokens.slice(0, -1) : tokens;
}
