/** `expect` with the matchers of Cuebook: what a test author asserts in sentences. Compiling and evaluating is the engine's. */
import { isDeepStrictEqual } from 'node:util';
import {
  expect as base,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
} from '@playwright/test';
import { ExtractionError, OptionsError, SchemaValidationError, SvcError } from '../contract/errors.js';
import type { Action } from '../contract/action.js';
import type { Verdict } from '../contract/satisfy.js';
import { addUsage, noUsage } from '../contract/usage.js';
import { scrubDeep } from '../contract/variables.js';
import { absenceFault } from '../engine/absence.js';
import { extractQuestion, observeQuestion, satisfyQuestion } from '../engine/questions.js';
import { isSchema, operate, type Ai, type AiParts } from './ai.js';
import {
  checkOptions,
  schemaOf,
  type ToExtractOptions,
  type ToObserveOptions,
  type ToSatisfyOptions,
  withinOf,
} from './matcher-options.js';
import { extractText, failureText, observeText, paintOf, spendText } from './matcher-text.js';
import { partsOf } from './registry.js';
import { prepareSchema, type StandardSchema } from './schema.js';

export type { ToExtractOptions, ToObserveOptions, ToSatisfyOptions } from './matcher-options.js';

/** What a sentence is asserted on: an `ai`, its page, or a part of it. */
export type Subject = Ai | Page | Locator;

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
    const { variables } = rest;
    const given = { ...rest, negated: this.isNot, withinMs, ...(scope && { scope }) };
    const name = `${this.isNot ? 'not ' : ''}toSatisfy`;
    const verdict = await operate<Verdict>(
      parts,
      {
        operation: 'satisfy',
        instruction: sentence,
        options: { ...(variables && { variables }) },
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
          ? failureText(sentence, verdict, { name, withinMs }, paintOf(this.utils))
          : `expect.${name}("${sentence}")`,
    };
  },

  /** The page comes to hold the data within the timeout: a value that has to be equal, or a schema that has to fit. */
  async toExtract(
    this: ExpectMatcherState,
    subject: Ai,
    instruction: string,
    expected: unknown,
    options: ToExtractOptions = {},
  ): Promise<MatcherReturnType> {
    const parts = requireParts(subject, 'toExtract');
    const withinMs = withinOf(options, this.timeout, ['timeout']);
    const isShape = isSchema(expected);
    const { jsonSchema, validate } = prepareSchema(
      (isShape ? expected : await schemaOf(expected)) as StandardSchema,
    );
    const judge = async (data: unknown): Promise<Extracted> => {
      try {
        const received = await validate(data);
        return { received, fits: isShape || isDeepStrictEqual(received, expected) };
      } catch (error) {
        if (!(error instanceof SchemaValidationError)) throw error;
        return { received: data, fits: false, failure: error.message };
      }
    };
    const outcome = await operate<Extracted>(
      parts,
      {
        operation: 'extract',
        instruction,
        options: {},
        parameters: { instruction, schema: jsonSchema },
        question: extractQuestion(instruction, jsonSchema, {}),
        dataOf: ({ received }) => received,
        failureOf: ({ fits, failure }) =>
          fits === this.isNot ? new SvcError(failure ?? 'it holds other data') : undefined,
      },
      async (backend, trace) => {
        const isMet = async (data: unknown): Promise<boolean> => (await judge(data)).fits !== this.isNot;
        try {
          const until = { isMet, withinMs };
          return await judge(await backend.extract(instruction, jsonSchema, { until }, trace));
        } catch (error) {
          // That the data is not there is an answer, and one that proves nothing about other data.
          if (!(error instanceof ExtractionError) || this.isNot) throw error;
          return { received: undefined, fits: false, failure: error.message };
        }
      },
    );
    const { received, fits, failure } = outcome;
    return {
      name: 'toExtract',
      pass: fits,
      expected,
      actual: received,
      message: () =>
        extractText(
          { instruction, isNot: this.isNot, withinMs },
          {
            expected: isShape ? 'data that fits the schema' : this.utils.printExpected(expected),
            received: failure ?? this.utils.printReceived(scrubDeep(received, [...parts.secretsSeen])),
          },
        ),
    };
  },

  /** The page comes to offer what the instruction describes within the timeout: at least one, or just `count`. */
  async toObserve(
    this: ExpectMatcherState,
    subject: Ai,
    instruction: string,
    options: ToObserveOptions = {},
  ): Promise<MatcherReturnType> {
    const parts = requireParts(subject, 'toObserve');
    const withinMs = withinOf(options, this.timeout, ['timeout', 'count']);
    const { count } = options;
    const fits = (found: readonly Action[]): boolean =>
      count === undefined ? found.length > 0 : found.length === count;
    // That nothing is found proves something only on the page that was meant.
    const weigh = async (found: Action[]): Promise<Observed> => {
      const fault = found.length === 0 ? await absenceFault(parts.page, true) : undefined;
      return fault === undefined ? { found, fits: fits(found) } : { found, fits: this.isNot, fault };
    };
    const observed = await operate<Observed>(
      parts,
      {
        operation: 'observe',
        instruction,
        options: {},
        parameters: instruction,
        question: observeQuestion(instruction, {}),
        dataOf: (result) => result.found,
        failureOf: (result) =>
          result.fits === this.isNot
            ? new SvcError(result.fault ?? `${result.found.length} elements fit`)
            : undefined,
      },
      async (backend, trace) => {
        const isMet = async (found: Action[]): Promise<boolean> => (await weigh(found)).fits !== this.isNot;
        return weigh(await backend.observe(instruction, { until: { isMet, withinMs } }, trace));
      },
    );
    const { found, fault } = observed;
    return {
      name: 'toObserve',
      pass: observed.fits,
      expected: count,
      actual: found.length,
      message: () =>
        observeText(
          { instruction, isNot: this.isNot, withinMs },
          {
            expected: count === undefined ? 'at least 1' : this.utils.printExpected(count),
            received: fault ?? this.utils.printReceived(found.length),
            list: found.map(({ description }) => description),
          },
        ),
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

/** What an extraction came to, and whether that is what was expected. */
interface Extracted {
  received: unknown;
  fits: boolean;
  failure?: string;
}

/** What a page was observed to offer, and whether that is what was expected; `fault` is why nothing can be concluded from it. */
interface Observed {
  found: Action[];
  fits: boolean;
  fault?: string;
}
