/** A last look at the reading of a sentence: what it says has to be in one of its clauses. */
import type { Clause } from './clause.js';
import { timesOf } from './keys.js';
import { type Token, tokenize } from './lexer.js';
import { withoutNarrator } from './narrator.js';
import { kindAt } from './types.js';
import { verbAt } from './verbs.js';
import { isStopWord, wordsOf } from './words.js';

/** The first word, quoted text or variable of an instruction that no clause holds: reading it has lost a part of it. */
export function lostIn(instruction: string, clauses: readonly Clause[]): string | undefined {
  // "Share the plan with Ann, view only": how, and no step of its own that comes once it was shared otherwise.
  const manner = clauses.slice(1).find(({ text }) => /^(?:view|read) only(?=[.!]?$| ?\()/i.test(text));
  if (manner) return manner.text;
  const { tokens, held } = heldIn(instruction, clauses);
  const isPressed = clauses.some((clause) => clause.verb === 'press');
  const isSought = clauses.some((clause) => clause.verb === 'seek');
  const isNothing = clauses.every(({ readings }) => readings.every(({ target }) => target?.length === 0));
  return tokens.find((token, at) => {
    if (token.kind === 'punctuation' || held.has(token.lower)) return false;
    if (token.kind !== 'word') return token.kind === 'variable' || !isPressed;
    if (isRepeated(tokens.slice(at), clauses)) return false;
    return !isPressed && !isSought && !isNothing && !isUnderstood(tokens, at);
  })?.text;
}

/** The words that no clause holds though they are neither verbs nor join anything: "the Acme app", "the admin portal". */
export function idleIn(instruction: string, clauses: readonly Clause[]): string[] {
  const { tokens, held } = heldIn(instruction, clauses);
  return tokens.flatMap((token, at) =>
    token.kind === 'word' && !held.has(token.lower) && !isLanguage(tokens, at) ? [token.text] : [],
  );
}

function heldIn(
  instruction: string,
  clauses: readonly Clause[],
): { tokens: readonly Token[]; held: ReadonlySet<string> } {
  const held = new Set(
    clauses.flatMap(({ readings, only = [], joined = [], qualities = [], said }) => [
      ...said.split(' '),
      ...[...only, ...joined, ...qualities].map((token) => token.lower),
      ...readings.flatMap(({ target = [], value = [], destination = [] }) =>
        [...target, ...value, ...destination].map((token) => token.lower),
      ),
    ]),
  );
  return { tokens: withoutNarrator(tokenize(instruction)), held };
}

/** "3 times", where a clause stands there three times. */
function isRepeated(tokens: readonly Token[], clauses: readonly Clause[]): boolean {
  const { count, length } = timesOf(tokens);
  return (
    length > 0 && clauses.some(({ text }) => clauses.filter((each) => each.text === text).length === count)
  );
}

/** A word that the reading stands for without holding it: the verb, what joins, what counts the clause, a noun for the quoted text behind it. */
function isUnderstood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (isLanguage(tokens, at)) return true;
  const [next] = tokens.slice(at + 1).filter(({ kind }) => kind !== 'punctuation');
  return (
    (next !== undefined && next.kind !== 'word') ||
    tokens[at - 1]?.lower === 'to' ||
    isWhole(token) ||
    isWhole(next) ||
    (token.lower === 'name' && tokens[at - 1]?.lower === 'user') ||
    // "The contact form": which one it is, its fields tell.
    next?.lower === 'form' ||
    kindAt([token.lower], 0) !== undefined
  );
}

/** A verb, or a word that joins or says nothing. */
function isLanguage(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (joining.has(token.lower) || wordsOf(token.text).every(isStopWord)) return true;
  for (let from = Math.max(0, at - MAX_VERB); from <= at; from += 1)
    if (from + (verbAt(tokens, from)?.length ?? 0) > at) return true;
  return false;
}

/** "The Acme app": the whole that one is in anyway. */
function isWhole(token: Token | undefined): boolean {
  return /^(?:site|website|app|application|page|portal|platform|account|system)$/.test(token?.lower ?? '');
}

/** Most words of a verb in front of the last one. */
const MAX_VERB = 4;

/** Words that lead from one part of a clause to the next, or say how often and whether it is done. */
const joining = new Set(
  (
    'into onto using above below over under between about off out up down back make sure ensure mark marked done if when shown present appears ' +
    'visible very try via once twice thrice times again then after afterwards afterward later that next first finally please user username name password pass login log email account file question all ' +
    'directly immediately just right top start beginning front head bottom end tail key pad keypad numpad calculator arrow arrows following order'
  ).split(' '),
);
