/** What went wrong with a call to a model, as one typed error without keys. Composes messages; decides nothing. */
import {
  LLMResponseError,
  MissingLLMConfigurationError,
  SvcError,
  TimeoutError,
  UnsupportedModelError,
} from '../contract/errors.js';
import type { LlmClient } from '../contract/model.js';
import { scrub } from '../contract/variables.js';
import { isConnectionError, statusOf } from './model-retry.js';

/** The typed error for what a call threw. */
export function failureOfCall(
  error: unknown,
  { client, secrets }: { client: Pick<LlmClient, 'modelName'>; secrets: readonly string[] },
  signal: AbortSignal | undefined,
): SvcError {
  if (error instanceof SvcError) return error;
  const looked = `an answer of the model ${client.modelName}`;
  if (signal?.aborted) {
    return signal.reason instanceof SvcError
      ? signal.reason
      : new TimeoutError({
          looked,
          found: 'none before the time of the operation was up',
          next: 'Raise the timeout of the call or aiOptions.timeout, or use a faster model.',
        });
  }
  const said = clean(messageOf(error), secrets);
  // The SDK's error holds the request with its headers: only its scrubbed words are kept.
  const cause = new Error(said);
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return new MissingLLMConfigurationError(
      {
        looked: `a key that the provider of ${client.modelName} accepts`,
        found: `that it was refused with ${status}: ${said}`,
        next: "Check apiKey in the model's configuration and the provider's environment variable.",
      },
      { cause },
    );
  }
  if (status === 404) {
    return new UnsupportedModelError(
      {
        looked: `the model ${client.modelName}`,
        found: `that its provider answers 404: ${said}`,
        next: 'Check the name of the model, and baseURL if you set one.',
      },
      { cause },
    );
  }
  const found =
    status !== undefined && status >= 300
      ? `that its provider answers ${status}: ${said}`
      : isConnectionError(error)
        ? `that the connection to its provider failed: ${said}`
        : `an error: ${said}`;
  return new LLMResponseError(
    { looked, found, next: 'See what the provider says; recorded cues replay without a model.' },
    { cause },
  );
}

/** What an error says, its causes included. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'an unknown error';
  const messages = [error.message];
  for (
    let at: unknown = error.cause, depth = 0;
    at instanceof Error && depth < 4;
    at = at.cause, depth += 1
  ) {
    const { message } = at;
    if (!messages.some((each) => each.includes(message))) messages.push(message);
  }
  return messages.filter(Boolean).join(': ') || error.name;
}

function clean(text: string, secrets: readonly string[]): string {
  const line = scrub(text, secrets)
    // Providers repeat headers, and parts of a refused key; what looks like one does not belong in a report either.
    .replace(/\b(?:sk|pk|key|AIza|ghp|xox[a-z])[-_A-Za-z0-9*]{8,}/g, '•••')
    .replace(/\b(bearer|basic)\s+[-\w.~+/=]{4,}/gi, '$1 •••')
    .replace(
      /\b((?:(?:proxy-)?authorization|(?:x-)?(?:goog-)?api[-_]?key|cookie|secret|token|password)["']?\s*[:=]\s*["']?)(?!(?:bearer|basic)\b)[^\s"',;}&]{4,}/gi,
      '$1•••',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}
