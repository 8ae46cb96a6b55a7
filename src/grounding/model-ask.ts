/** One question to a model from the budget to the checked answer: limits, retries, one repair, what it cost, and what is written down about it. */
import { BudgetExceededError, LLMResponseError } from '../contract/errors.js';
import type { LlmAnswer, LlmClient, LlmRequest } from '../contract/model.js';
import { addUsage, noUsage, type Usage } from '../contract/usage.js';
import { scrub } from '../contract/variables.js';
import type { Budget } from './budget.js';
import { failureOfCall } from './model-failure.js';
import type { InferenceLog } from './model-log.js';
import { usualRetries, withRetries, type RetryPolicy } from './model-retry.js';
import { estimateTokens } from './print-tokens.js';

/** What a checked answer is: the value, or what is wrong with it, each issue a sentence that the model can act on. */
export type Checked<T> = { ok: true; value: T } | { ok: false; issues: readonly string[] };

/** A way to ask. */
export interface Asker {
  readonly name: string;
  /**
   * Asks, and once more with the issues when the answer cannot be used.
   * @throws LLMResponseError, BudgetExceededError, MissingLLMConfigurationError, UnsupportedModelError, TimeoutError
   */
  ask<T>(question: Question<T>): Promise<{ value: T; usage: Usage }>;
}

/** A question, and how its answer is checked. */
export interface Question<T> extends Omit<LlmRequest, 'signal'> {
  signal?: AbortSignal | undefined;
  check(answer: unknown): Checked<T>;
}

/** What an asker is made of. */
export interface AskerParts {
  client: LlmClient;
  /** Keys of the configuration; scrubbed from every message and log. */
  secrets: readonly string[];
  /** The budgets that a call counts against, asked for with every call. */
  budgets: () => readonly Budget[];
  /** Most calls at the same time. */
  concurrency: number;
  log?: InferenceLog | undefined;
  retries?: RetryPolicy | undefined;
  now?: () => number;
}

const MAX_SHOWN = 500;
const MAX_ANSWER = 1_000_000;

/** Makes an asker for one model. */
export function createAsker(parts: AskerParts): Asker {
  const slots = createSlots(parts.concurrency);
  return {
    name: parts.client.modelName,
    async ask(question) {
      let usage: Usage = noUsage;
      try {
        const first = await call(parts, slots, question);
        usage = first.usage;
        const checked = checkAnswer(first.answer, question);
        if (checked.ok) return { value: checked.value, usage };
        const second = await call(parts, slots, repairOf(question, first.answer, checked.issues));
        usage = addUsage(usage, second.usage);
        const again = checkAnswer(second.answer, question);
        if (again.ok) return { value: again.value, usage };
        throw new LLMResponseError({
          looked: `an answer of ${parts.client.modelName} that can be used for ${question.schemaName}`,
          found: `${again.issues.slice(0, 5).join('; ')}. Its answer, the second after a correction: ${show(second.answer, parts.secrets)}`,
          next: 'Say the instruction more precisely, or try another model.',
        });
      } catch (error) {
        const failure = failureOfCall(error, parts, question.signal);
        const spent = addUsage(usage, costOfFailure(failure) ?? noUsage);
        failures.set(failure, spent);
        throw failure;
      }
    },
  };
}

/** What was spent on a question that ended in an error; undefined for other errors. */
export function costOfFailure(error: unknown): Usage | undefined {
  return error instanceof Error ? failures.get(error) : undefined;
}

const failures = new WeakMap<Error, Usage>();

async function call(
  parts: AskerParts,
  slots: Slots,
  question: Question<unknown>,
): Promise<{ answer: LlmAnswer; usage: Usage }> {
  const { client, log, secrets, now = () => performance.now() } = parts;
  const request: LlmRequest = {
    system: question.system,
    prompt: question.prompt,
    schema: question.schema,
    schemaName: question.schemaName,
    ...(question.image && { image: question.image }),
    ...(question.signal && { signal: question.signal }),
  };
  const release = await slots.take(question.signal);
  const reservations: { settle(usage: Usage | undefined): void }[] = [];
  let usage: Usage | undefined;
  try {
    const expected = tokensOfRequest(request);
    for (const budget of parts.budgets()) reservations.push(budget.reserve(client.modelName, expected));
    const startedAt = now();
    const entry = { model: client.modelName, request, startedAt: new Date().toISOString() };
    try {
      const answer = await withRetries(() => generate(client, request), {
        policy: parts.retries ?? usualRetries,
        signal: question.signal,
      });
      usage = {
        calls: 1,
        promptTokens: answer.usage?.promptTokens ?? 0,
        completionTokens: answer.usage?.completionTokens ?? 0,
        reasoningTokens: answer.usage?.reasoningTokens ?? 0,
        cachedInputTokens: answer.usage?.cachedInputTokens ?? 0,
        inferenceTimeMs: Math.round(now() - startedAt),
      };
      await log?.write({ ...entry, answer, usage }, secrets);
      return { answer, usage };
    } catch (error) {
      if (!(error instanceof BudgetExceededError)) await log?.write({ ...entry, error }, secrets);
      throw error;
    }
  } finally {
    for (const reservation of reservations) reservation.settle(usage);
    release();
  }
}

/** A client of one's own may not look at the signal: the waiting ends with it all the same. */
async function generate(client: LlmClient, request: LlmRequest): Promise<LlmAnswer> {
  const { signal } = request;
  if (!signal) return client.generate(request);
  signal.throwIfAborted();
  let abort: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([client.generate(request), aborted]);
  } finally {
    if (abort) signal.removeEventListener('abort', abort);
  }
}

function checkAnswer<T>(answer: LlmAnswer, question: Question<T>): Checked<T> {
  let { object } = answer;
  if (object === undefined) {
    const text = answer.text ?? '';
    if (text.trim() === '') return { ok: false, issues: ['the answer was empty'] };
    if (text.length > MAX_ANSWER) return { ok: false, issues: ['the answer was far too long'] };
    try {
      object = JSON.parse(withoutFence(text)) as unknown;
    } catch {
      return { ok: false, issues: ['the answer was not one complete JSON value'] };
    }
  }
  return question.check(object);
}

/** Some models wrap JSON into a Markdown fence whatever they are told. */
function withoutFence(text: string): string {
  return /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/.exec(text)?.[1] ?? text;
}

function repairOf<T>(question: Question<T>, answer: LlmAnswer, issues: readonly string[]): Question<T> {
  const said = answer.object === undefined ? (answer.text ?? '') : JSON.stringify(answer.object);
  return {
    ...question,
    prompt: `${question.prompt}

Your answer before could not be used:
${said.slice(0, 2_000)}
What is wrong with it:
${issues
  .slice(0, 10)
  .map((issue) => `- ${issue}`)
  .join('\n')}
Answer again, with that put right.`,
  };
}

/** The image counts as a typical viewport does; the schema counts because providers put it in front of the prompt. */
function tokensOfRequest(request: LlmRequest): number {
  return (
    estimateTokens(request.system) +
    estimateTokens(request.prompt) +
    estimateTokens(JSON.stringify(request.schema)) +
    (request.image ? 1_500 : 0)
  );
}

function show(answer: LlmAnswer, secrets: readonly string[]): string {
  const said = (answer.object === undefined ? (answer.text ?? '') : JSON.stringify(answer.object)).trim();
  const clean = scrub(said.replace(/\s+/g, ' '), secrets);
  return clean === '' ? 'nothing' : clean.length > MAX_SHOWN ? `${clean.slice(0, MAX_SHOWN)}…` : clean;
}

interface Slots {
  take(signal: AbortSignal | undefined): Promise<() => void>;
}

/** At most `size` at a time; the others wait in order. */
function createSlots(size: number): Slots {
  const state = { free: Math.max(1, size) };
  const waiting: (() => void)[] = [];
  const release = (): void => {
    state.free += 1;
    waiting.shift()?.();
  };
  return {
    async take(signal) {
      while (state.free === 0) {
        signal?.throwIfAborted();
        await new Promise<void>((resolve) => {
          const wake = (): void => {
            signal?.removeEventListener('abort', wake);
            const at = waiting.indexOf(wake);
            if (at >= 0) waiting.splice(at, 1);
            resolve();
          };
          waiting.push(wake);
          signal?.addEventListener('abort', wake, { once: true });
        });
      }
      signal?.throwIfAborted();
      state.free -= 1;
      return release;
    },
  };
}
