/** `expect` with the matchers of Cuebook: what a test author asserts in sentences. Compiling and evaluating is the engine's. */
import { isDeepStrictEqual } from 'node:util';
import {
  expect as base,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
} from '@playwright/test';
import { OptionsError, SvcError } from '../contract/errors.js';
import type { Verdict } from '../contract/satisfy.js';
import { addUsage, noUsage } from '../contract/usage.js';
import { scrubDeep } from '../contract/variables.js';
import { satisfyQuestion } from '../engine/questions.js';
import { isSchema, operate, type Ai, type AiParts } from './ai.js';
import { failureText, spendText } from './matcher-text.js';
import { partsOf } from './registry.js';
import type { StandardSchema } from './schema.js';

/** What a sentence is asserted on: an `ai`, its page, or a part of it. */
export type Subject = Ai | Page | Locator;

/** Options of `toSatisfy`; `timeout` in ms, by default that of `expect`. */
export interface ToSatisfyOptions {
  timeout?: number;
  /** What to do with checks that cannot fail. @default `refuse` */
  weakAssertions?: 'refuse' | 'warn';
  /** For sentences that only a model can judge: shows it the page. */
  screenshot?: boolean;
  /** For sentences that only a model can judge: how often it is asked; the majority decides. @default 1 */
  votes?: number;
}

/** The most that the AI of a test may have used so far. */
export interface SpendLimit {
  tokens?: number;
  /** In the currency of the price table. */
  cost?: number;
  calls?: number;
}

/** The matchers, for `mergeExpects` and for an `expect` of your own: `base.extend(aiMatchers)`. */
export const aiMatchers = {
  /** The page comes to satisfy the sentence within the timeout. */
  async toSatisfy(
    this: ExpectMatcherState,
    subject: Subject,
    sentence: string,
    options: ToSatisfyOptions = {},
  ): Promise<MatcherReturnType> {
    const { parts, scope } = subjectOf(subject, 'toSatisfy');
    const { timeout, ...rest } = checkOptions(options);
    const withinMs = timeout ?? this.timeout;
    const given = { ...rest, negated: this.isNot, withinMs, ...(scope && { scope }) };
    const name = `${this.isNot ? 'not ' : ''}toSatisfy`;
    const verdict = await operate<Verdict>(
      parts,
      {
        operation: 'satisfy',
        instruction: sentence,
        options: {},
        parameters: sentence,
        question: satisfyQuestion(sentence, given),
        failureOf: (result) =>
          result.kind === 'failed'
            ? failedAssertion(failureText(sentence, result, { name, withinMs }))
            : undefined,
      },
      (backend, trace) => {
        if (backend.satisfy) return backend.satisfy(sentence, given, trace);
        throw new OptionsError({
          looked: 'a backend that carries out toSatisfy',
          found: 'a remote session, which does not',
          next: 'Use env: "LOCAL".',
        });
      },
    );
    const isSatisfied = verdict.kind === 'passed';
    return {
      name: 'toSatisfy',
      pass: this.isNot ? !isSatisfied : isSatisfied,
      expected: sentence,
      message: () =>
        verdict.kind === 'failed'
          ? failureText(sentence, verdict, { name, withinMs })
          : `expect.${name}("${sentence}")`,
    };
  },

  /** The page holds the data: a value that has to be equal, or a schema that has to fit. Read once the page has come to rest. */
  async toExtract(
    this: ExpectMatcherState,
    subject: Ai,
    instruction: string,
    expected: unknown,
  ): Promise<MatcherReturnType> {
    const ai = aiOf(subject, 'toExtract');
    const seen = [...requireParts(subject, 'toExtract').secretsSeen];
    const isShape = isSchema(expected);
    const schema = isShape ? expected : await schemaOf(expected);
    let received: unknown;
    let failure: string | undefined;
    try {
      received = await ai.extract(instruction, schema as StandardSchema);
    } catch (error) {
      // That the data is not there, or of another shape, is an answer; anything else is none.
      if (
        !(error instanceof SvcError) ||
        !/^(?:ExtractionError|SchemaValidationError)$/.test(error.name) ||
        this.isNot
      )
        throw error;
      failure = error.message;
    }
    const pass = failure === undefined && (isShape || isDeepStrictEqual(received, expected));
    const shown = isShape ? 'data that fits the schema' : this.utils.printExpected(expected);
    return {
      name: 'toExtract',
      pass,
      expected,
      actual: received,
      message: () =>
        `expect(ai).${this.isNot ? 'not.' : ''}toExtract(${JSON.stringify(instruction)})\n\nExpected: ${this.isNot ? 'not ' : ''}${shown}\nReceived: ${failure ?? this.utils.printReceived(scrubDeep(received, seen))}`,
    };
  },

  /** The page offers what the instruction describes: at least one, or just `count`. */
  async toObserve(
    this: ExpectMatcherState,
    subject: Ai,
    instruction: string,
    { count }: { count?: number } = {},
  ): Promise<MatcherReturnType> {
    const found = await aiOf(subject, 'toObserve').observe(instruction);
    const list = found.map(({ description }) => `\n  - ${description}`).join('');
    return {
      name: 'toObserve',
      pass: count === undefined ? found.length > 0 : found.length === count,
      expected: count,
      actual: found.length,
      message: () =>
        `expect(ai).${this.isNot ? 'not.' : ''}toObserve(${JSON.stringify(instruction)})\n\nExpected: ${this.isNot ? 'not ' : ''}${count ?? 'at least 1'}\nReceived: ${found.length}${list}`,
    };
  },

  /** Everything that the AI of this test did so far came from its cues. */
  toHaveReplayed(this: ExpectMatcherState, subject: Ai): MatcherReturnType {
    const records = requireParts(subject, 'toHaveReplayed').ledger.records();
    const anew = records.filter(({ cue, groundingCalls }) => cue !== 'hit' || groundingCalls > 0);
    const list = anew
      .map(({ operation, instruction, cue }) => `\n  - ${operation} "${instruction}": cue ${cue}`)
      .join('');
    return {
      name: 'toHaveReplayed',
      pass: records.length > 0 && anew.length === 0,
      message: () =>
        `expect(ai).${this.isNot ? 'not.' : ''}toHaveReplayed()\n\n${records.length === 0 ? 'The AI of this test has done nothing so far.' : `Not replayed: ${anew.length} of ${records.length}${list}`}`,
    };
  },

  /** The AI of this test has used at most so much so far. A cost that no price is known for is not within any limit. */
  toHaveSpentAtMost(this: ExpectMatcherState, subject: Ai, limit: SpendLimit): MatcherReturnType {
    const records = requireParts(subject, 'toHaveSpentAtMost').ledger.records();
    const usage = records.map((record) => record.usage).reduce(addUsage, noUsage);
    const isPriced = records.every((record) => record.usage.calls === 0 || record.cost !== undefined);
    const spent = {
      tokens: usage.promptTokens + usage.completionTokens,
      cost: isPriced ? records.reduce((sum, { cost = 0 }) => sum + cost, 0) : undefined,
      calls: usage.calls,
    };
    const over = (['tokens', 'cost', 'calls'] as const).filter((name) => {
      const most = limit[name];
      return most !== undefined && !((spent[name] ?? Number.POSITIVE_INFINITY) <= most);
    });
    return {
      name: 'toHaveSpentAtMost',
      pass: over.length === 0,
      expected: limit,
      actual: spent,
      message: () => spendText(spent, limit, this.isNot),
    };
  },
};

/** The matchers as a type, for declarations of your own. */
export type AiMatchers = typeof aiMatchers;

/** Playwright's `expect` with the matchers of Cuebook. */
export const expect = base.extend(aiMatchers);

/** A verdict that says no, as the record of the step tells it; what is thrown is Playwright's own error. */
function failedAssertion(message: string): Error {
  const error = new Error(message);
  error.name = 'AssertionError';
  return error;
}

function subjectOf(subject: Subject, matcher: string): { parts: AiParts; scope?: Locator } {
  if (isLocator(subject)) return { parts: requireParts(subject.page(), matcher), scope: subject };
  return { parts: requireParts(subject, matcher) };
}

function isLocator(subject: Subject): subject is Locator {
  return 'page' in subject && typeof subject.page === 'function';
}

function requireParts(subject: Ai | Page, matcher: string): AiParts {
  const parts = typeof subject === 'object' && subject !== null ? partsOf(subject) : undefined;
  if (parts) return parts;
  throw new OptionsError({
    looked: `the ai of what was given to expect(…).${matcher}`,
    found: 'none: it is no ai, and no ai works on that page',
    next: 'Take the ai fixture into the test (test("…", async ({ page, ai }) => …)), or make one with createAi(page).',
  });
}

function aiOf(subject: Ai, matcher: string): Ai {
  requireParts(subject, matcher);
  return subject;
}

/** @throws OptionsError for an option that does not exist or has a wrong value */
function checkOptions(options: ToSatisfyOptions): ToSatisfyOptions {
  const { timeout, weakAssertions, screenshot, votes, ...others } = options;
  const [unknown] = Object.keys(others);
  const isRight =
    unknown === undefined &&
    (timeout === undefined || (typeof timeout === 'number' && timeout >= 0)) &&
    (weakAssertions === undefined || weakAssertions === 'refuse' || weakAssertions === 'warn') &&
    (screenshot === undefined || typeof screenshot === 'boolean') &&
    (votes === undefined || (Number.isInteger(votes) && votes > 0 && votes < 20));
  if (isRight) return options;
  throw new OptionsError({
    looked: 'options of toSatisfy: timeout, weakAssertions ("refuse" or "warn"), screenshot, votes (1 to 19)',
    found: unknown === undefined ? JSON.stringify(options) : `an option "${unknown}"`,
  });
}

/** A schema that only says which shape a value has: what it is read as. */
async function schemaOf(value: unknown): Promise<unknown> {
  const { z } = await import('zod');
  const shape = (each: unknown): InstanceType<typeof z.ZodType> => {
    if (typeof each === 'number') return z.number();
    if (typeof each === 'boolean') return z.boolean();
    if (Array.isArray(each)) return z.array(each.length > 0 ? shape(each[0]) : z.string());
    if (typeof each === 'object' && each !== null)
      return z.object(Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, shape(inner)])));
    return z.string();
  };
  return shape(value);
}
