/**
 * "Bass up to 4, treble down to -3", "size Large, with a lid but without a handle, then apply": fields named with what they get and no verb,
 * put in the words of the grammar. What a page calls its fields, the caller knows; nothing else of a page is looked at.
 */
import type { FieldOf } from './declared.js';
import { type Token, tokenize } from './lexer.js';
import { withoutDeterminer } from './token-runs.js';
import { verbAt } from './verbs.js';

/** Most words of a field's name. */
const MAX_NAME = 4;
/** Longer sentences are no list of fields, and are not asked of the page. */
const MAX_WORDS = 60;

/** One field, as a command. */
interface Wish {
  command: string;
  /** Something beside the field's name and its value says that it is to get it. */
  isMarked: boolean;
}

/** The instruction with a command for each field; as it is where anything in it is no field of the page. */
export function withBareFields(instruction: string, fieldOf: FieldOf): string {
  const tokens = withoutPlease(tokenize(instruction));
  const isPolite = /\bplease\b/i.test(instruction);
  if (tokens.length < 2 || tokens.length > MAX_WORDS || verbAt(tokens, 0)) return instruction;
  const spelled = (run: readonly Token[]): string =>
    instruction.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0);
  const wishes: Wish[] = [];
  let rest = '';
  let at = 0;
  while (at < tokens.length && rest === '') {
    const end = tokens.findIndex((token, index) => index > at && separates(token));
    const part = tokens.slice(at, end === -1 ? tokens.length : end);
    const wish = wishOf(part, fieldOf, spelled);
    if (wish) wishes.push(wish);
    else if (wishes.length > 0 && verbAt(part, 0)) rest = spelled(tokens.slice(at));
    else return instruction;
    at = end === -1 ? tokens.length : end;
    while (at < tokens.length && separates(tokens[at] as Token)) at += 1;
  }
  // A name and a value alone may be the name of anything.
  const isList = wishes.length > 1 || isPolite || wishes.some(({ isMarked }) => isMarked);
  if (!isList) return instruction;
  return [...wishes.map(({ command }) => command), ...(rest === '' ? [] : [rest])].join('; ');
}

function separates({ kind, lower }: Token): boolean {
  return kind !== 'quoted' && kind !== 'variable' && /^(?:,|;|\.|and|but|then|&)$/.test(lower);
}

function withoutPlease(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ kind, lower }) => kind !== 'word' || lower !== 'please');
}

function wishOf(
  part: readonly Token[],
  fieldOf: FieldOf,
  spelled: (run: readonly Token[]) => string,
): Wish | undefined {
  const [first, ...others] = part;
  if (!first || others.length === 0) return undefined;
  const isBox = (run: readonly Token[]): boolean => run.length > 0 && fieldOf(run, []) === 'box';
  // "From the Doctor dropdown, select …" says where, and gives nothing a value.
  if (first.kind === 'word' && leadsOn.test(first.lower)) return undefined;
  const named = withoutDeterminer(others);
  if (/^(?:with|without|no)$/.test(first.lower) && first.kind === 'word' && isBox(named))
    return {
      command: `${first.lower === 'with' ? 'check' : 'uncheck'} ${spelled(named)}`,
      isMarked: first.lower !== 'no',
    };
  const state = part.at(-1) as Token;
  const box = withoutDeterminer(part.slice(0, -1));
  if (state.kind === 'word' && /^(?:on|off)$/.test(state.lower) && isBox(box))
    return { command: `${state.lower === 'on' ? 'check' : 'uncheck'} ${spelled(box)}`, isMarked: true };
  return valueBehind(withoutDeterminer(part), fieldOf, spelled) ?? valueBefore(part, fieldOf, spelled);
}

/** "Brand QUnit", "gloss up to 8". */
function valueBehind(
  part: readonly Token[],
  fieldOf: FieldOf,
  spelled: (run: readonly Token[]) => string,
): Wish | undefined {
  for (let length = Math.min(MAX_NAME, part.length - 1); length > 0; length -= 1) {
    const name = part.slice(0, length);
    const said = part.slice(length);
    const value = said.slice(leadOf(said));
    const field = value.length > 0 && !verbAt(value, 0) ? fieldOf(name, value) : undefined;
    if ((field === 'choice' && isPlainName(value)) || (field === 'text' && isPlainValue(value)))
      return {
        command: `set ${spelled(name)} to ${spelled(value)}`,
        isMarked: value !== said && leadOf(said) > 0,
      };
  }
  return undefined;
}

/** "Yellow ceiling": what is chosen stands in front of what it is chosen for. */
function valueBefore(
  part: readonly Token[],
  fieldOf: FieldOf,
  spelled: (run: readonly Token[]) => string,
): Wish | undefined {
  const bare = withoutDeterminer(part);
  // "Next page please" goes on, and chooses nothing.
  if (bare[0]?.kind === 'word' && /^(?:next|previous|prior|last|first)$/.test(bare[0].lower))
    return undefined;
  for (let length = 1; length < Math.min(MAX_NAME, bare.length); length += 1) {
    const [value, name] = [bare.slice(0, length), bare.slice(length)];
    // "Repost the post about chess" has a verb that no list knows.
    if (isPlainName(name) && fieldOf(name, value) === 'choice')
      return { command: `set ${spelled(name)} to ${spelled(value)}`, isMarked: false };
  }
  return undefined;
}

/** What leads to a place, a way or a purpose. */
const leadsOn = /^(?:from|in|inside|within|into|on|onto|at|under|using|via|through|by|for|of|to)$/;

function isPlainName(run: readonly Token[]): boolean {
  return run.every(({ kind, lower }) => kind !== 'word' || !binds.test(lower));
}

const binds = /^(?:the|an?|my|this|that|of|for|about|in|on|by|from|with|at|to)$/;

/** How many words lead to the value: "up to", "down to", "at". */
function leadOf([first, second]: readonly Token[]): number {
  if (first?.kind !== 'word') return 0;
  if (/^(?:up|down)$/.test(first.lower)) return second?.lower === 'to' ? 2 : 0;
  return /^(?:to|at)$/.test(first.lower) ? 1 : 0;
}

/** What goes into a field of text is given as it is: in quotes, in digits, with a capital, as an address; more words are a sentence about it. */
function isPlainValue(value: readonly Token[]): boolean {
  const [first] = value as [Token];
  return (
    value.length <= 5 &&
    (first.kind === 'quoted' || first.kind === 'variable' || /^[-\d\p{Lu}+]|\S@\S/u.test(first.text))
  );
}
