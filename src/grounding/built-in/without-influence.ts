/**
 * Words that a plan does not depend on: where the same would be done without "the third", it was read over, and whoever said it meant something
 * else. The metamorphic relation is that of Chen, Cheung and Yiu,
 * "Metamorphic testing: a new approach for generating next test cases" (1998): what is left out has to make a difference.
 */
import type { Plan, PlannedStep, PlanRequest } from '../../contract/plan.js';
import { ordinals } from './language/counting.js';
import { tokenize } from './language/lexer.js';
import { fold, toWord } from './language/words.js';
import { entryOf, indexOf, mentionsOf, type PageIndex } from './matching/page-index.js';

/** The refusal of a plan that is at its end and leaves such a word out; undefined where each makes a difference. */
export function withoutInfluence(
  answer: Plan,
  request: PlanRequest,
  planNext: (request: PlanRequest) => Plan,
): Plan | undefined {
  if (answer.kind !== 'found' || answer.next !== undefined) return undefined;
  const { instruction } = request;
  const index = indexOf(request.snapshot);
  const given = fold(answer.steps.flatMap(({ arguments: args }) => args).join(' '));
  const idle = countingWords(instruction, index).find(({ text, rest, place }) => {
    if (given.includes(fold(text)) || isCountedOut(answer.steps, place, index)) return false;
    const other = planNext({ ...request, instruction: rest });
    return other.kind === 'found' && other.next === undefined && isSame(answer.steps, other.steps);
  });
  return (
    idle && {
      kind: 'cannot-tell',
      looked: instruction,
      reason: `what "${idle.text}" is for is not clear, so nothing was done`,
      ...(answer.explanation && { explanation: answer.explanation }),
    }
  );
}

/** A part of a sentence, and the sentence without it. */
interface Part {
  text: string;
  rest: string;
  /** Which it is of several, the first being 1. */
  place: number;
}

/** "The third", where the page has no such word: of one alone nothing is third. */
function countingWords(instruction: string, index: PageIndex): Part[] {
  const tokens = tokenize(instruction);
  return tokens.flatMap((token, at) => {
    const place = ordinals[token.lower] ?? 1;
    const isCounting = token.kind === 'word' && at > 0 && place > 1;
    if (!isCounting || mentionsOf(toWord(token.lower), index).size > 0) return [];
    return [{ ...partFrom(instruction, token.start, token.end), place }];
  });
}

function partFrom(instruction: string, start: number, end: number): Omit<Part, 'place'> {
  const rest = `${instruction.slice(0, start).trimEnd()} ${instruction.slice(end).trimStart()}`.trim();
  return { text: instruction.slice(start, end), rest };
}

/** The third of those that are called as it is: that it was counted needs no second plan. */
function isCountedOut(steps: readonly PlannedStep[], place: number, index: PageIndex): boolean {
  const used = steps.length === 1 ? entryOf(steps[0]?.ref ?? '', index) : undefined;
  if (!used || used.node.name === '') return false;
  const alike = index.actionable.filter(
    ({ node: { role, name } }) => role === used.node.role && name === used.node.name,
  );
  return alike.length > 1 && alike[place - 1] === used;
}

function isSame(some: readonly PlannedStep[], others: readonly PlannedStep[]): boolean {
  const keyOf = ({ method, ref, toRef, arguments: args }: PlannedStep): string =>
    JSON.stringify([method, ref, toRef, args]);
  return (
    some.length === others.length &&
    some.every((step, at) => keyOf(step) === keyOf(others[at] as PlannedStep))
  );
}
