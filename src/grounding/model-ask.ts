/** One question to a model from the budget to the checked answer: limits, retries, one repair, what it cost, and what is written down about it. */
import { LLMResponseError } from '../contract/errors.js';
import type { LlmAnswer, LlmClient, LlmRequest } from '../contract/model.js';
import type { Candidate } from '../contract/plan.js';
import { addUsage, noteFailedUsage, noUsage, type Usage } from '../contract/usage.js';
import { scrub } from '../contract/variables.js';
import type { Budget, Reservation } from './budget.js';
import { failureOfCall } from './model-failure.js';
import type { InferenceLog } from './model-log.js';
import { usualRetries, withRetries, type RetryPolicy } from './model-retry.js';
import type { Slots } from './model-slots.js';
import { estimateTokens } from './print-tokens.js';

/** What a checked answer is: the value, or what is wrong with it, each issue a sentence that the model can act on. */
export type Checked<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      issues: readonly string[];
      /** The elements that were chosen and may not be, each with the reason. */
      refused?: readonly Candidate[];
    };

/** A way to ask. */
export interface Asker {
  readonly name: string;
  /**
   * Asks, and once more with the issues when the answer cannot be used. What a question cost that ends in an error is noted
   * with the error (`usageOfFailure`).
   * @throws LLMResponseError, BudgetExceededError, MissingLLMConfigurationError, UnsupportedModelError, TimeoutError
   */
  ask<T>(question: Question<T>): Promise<Asked<T>>;
}

/** A checked answer, what it cost, and what the model said word for word, a refused first answer with what was wrong with it. */
export interface Asked<T> {
  value: T;
  usage: Usage;
  said: string;
  /** Elements of the first answer that may not be taken. */
  refused: readonly Candidate[];
}

/** A question, and how its answer is checked. */
export interface Question<T> extends Omit<LlmRequest, 'signal'> {
  signal?: AbortSignal | undefined;
  /** Values that no prompt may show, wherever they come from. */
  hidden: readonly string[];
  /** The budgets that each call counts against. */
  budgets: readonly Budget[];
  check(answer: unknown): Checked<T>;
}

/** What an asker is made of. */
export interface AskerParts {
  client: LlmClient;
  /** Keys of the configuration; scrubbed from every message and log. */
  secrets: readonly string[];
  slots: Slots;
  log?: InferenceLog | undefined;
  retries?: RetryPolicy | undefined;
  now?: () => number;
}

const MAX_SHOWN = 500;
const MAX_ANSWER = 1_000_000;

/** Makes an asker for one model. */
export function createAsker(parts: AskerParts): Asker {
  return {
    name: parts.client.modelName,
    async ask(question) {
      let usage: Usage = noUsage;
      try {
        const first = await call(parts, question);
        usage = first.usage;
        const checked = checkAnswer(first.answer, question);
        if (checked.ok)
          return {
            value: checked.value,
            usage,
            said: scrub(textOf(first.answer), parts.secrets),
            refused: [],
          };
        const second = await call(parts, repairOf(question, first.answer, checked.issues));
        usage = addUsage(usage, second.usage);
        const again = checkAnswer(second.answer, question);
        if (again.ok) {
          const refused = `Refused: ${checked.issues.join('; ')}`;
          const said = [textOf(first.answer), refused, textOf(second.answer)].join('\n\n');
          return {
            value: again.value,
            usage,
            said: scrub(said, parts.secrets),
            refused: checked.refused ?? [],
          };
        }
        throw new LLMResponseError({
          looked: `an answer of ${parts.client.modelName} that can be used for ${question.schemaName}`,
          found: `${again.issues.slice(0, 5).join('; ')}. Its answer, the second after a correction: ${show(second.answer, parts.secrets)}`,
          next: 'Say the instruction more precisely, or try another model.',
        });
      } catch (error) {
        const failure = failureOfCall(error, parts, question.signal);
        noteFailedUsage(failure, usage);
        throw failure;
      }
    },
  };
}

async function call(
  parts: AskerParts,
  question: Question<unknown>,
): Promise<{ answer: LlmAnswer; usage: Usage }> {
  const { client, log, secrets, now = () => performance.now() } = parts;
  const request: LlmRequest = {
    system: question.system,
    prompt: scrub(question.prompt, question.hidden),
    schema: question.schema,
    schemaName: question.schemaName,
    ...(question.image && { image: question.image }),
    ...(question.signal && { signal: question.signal }),
  };
  const release = await parts.slots.take(question.signal);
  const expected = tokensOfRequest(request);
  const reservations: Reservation[] = [];
  let used: Usage | undefined;
  try {
    for (const budget of question.budgets) reservations.push(budget.reserve(client.modelName, expected));
    const startedAt = now();
    const entry = { model: client.modelName, request, startedAt: new Date().toISOString() };
    try {
      const answer = await withRetries(() => generate(client, request), {
        policy: parts.retries ?? usualRetries,
        signal: question.signal,
      });
      const usage = usageOf(answer, now() - startedAt);
      used = usage;
      await log?.write({ ...entry, answer, usage }, secrets);
      return { answer, usage };
    } catch (error) {
      const failure = failureOfCall(error, parts, question.signal);
      // Nobody says what a call cost that failed; one that was given up may well have cost its prompt.
      noteFailedUsage(failure, usageOf({}, now() - startedAt));
      used = question.signal?.aborted ? { ...noUsage, promptTokens: expected } : noUsage;
      const written = log?.write({ ...entry, error }, secrets);
      // Whoever has given up does not wait for a note.
      if (!question.signal?.aborted) await written;
      throw failure;
    }
  } finally {
    for (const reservation of reservations) reservation.settle(used);
    release();
  }
}

function usageOf({ usage }: LlmAnswer, durationMs: number): Usage {
  return {
    calls: 1,
    promptTokens: usage?.promptTokens ?? 0,
    completionTokens: usage?.completionTokens ?? 0,
    reasoningTokens: usage?.reasoningTokens ?? 0,
    cachedInputTokens: usage?.cachedInputTokens ?? 0,
    inferenceTimeMs: Math.round(durationMs),
  };
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
  const said = textOf(answer);
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

function textOf(answer: LlmAnswer): string {
  return answer.object === undefined ? (answer.text ?? '') : JSON.stringify(answer.object);
}

function show(answer: LlmAnswer, secrets: readonly string[]): string {
  const clean = scrub(textOf(answer).trim().replace(/\s+/g, ' '), secrets);
  return clean === '' ? 'nothing' : clean.length > MAX_SHOWN ? `${clean.slice(0, MAX_SHOWN)}…` : clean;
}
