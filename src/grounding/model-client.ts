/** Asks a language model through the AI SDK: one structured answer for one question. The only file that calls `ai`; it is loaded with the first question. */
import type { LanguageModel } from 'ai';
import type { LanguageModelInstance, LlmAnswer, LlmClient, LlmRequest } from '../contract/model.js';
import type { ResolvedModel } from './providers.js';

type Model = Exclude<LanguageModel, string>;

/** A client for a configured model. Retries are the caller's: the SDK is told to make none. */
export function clientOfModel({ name, model, otherEndpoint }: Omit<ResolvedModel, 'secrets'>): LlmClient {
  let current = model;
  let isStructured = true;
  return {
    modelName: name,
    async generate(request) {
      try {
        return await generate(current, request, isStructured);
      } catch (error) {
        // Which endpoints and which forms of answer a server has, it only tells by refusing them.
        if (otherEndpoint && current !== otherEndpoint && [404, 405, 501].includes(statusOf(error) ?? 0)) {
          const answer = await generate(otherEndpoint, request, isStructured);
          current = otherEndpoint;
          return answer;
        }
        if (isStructured && refusesSchema(error)) {
          const answer = await generate(current, request, false);
          isStructured = false;
          return answer;
        }
        throw error;
      }
    },
  };
}

/** A client for a model instance of the AI SDK, of specification v2, v3 or v4. */
export function clientOfInstance(instance: LanguageModelInstance): LlmClient {
  const model = instance.specificationVersion === 'v4' ? asV3(instance) : instance;
  return clientOfModel({
    name: `${instance.provider}/${instance.modelId}`,
    model: model as unknown as Model,
  });
}

async function generate(model: Model, request: LlmRequest, isStructured: boolean): Promise<LlmAnswer> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai');
  // The SDK writes its warnings to the console of the test run, unless somebody has decided otherwise.
  globalThis.AI_SDK_LOG_WARNINGS ??= false;
  const system = isStructured
    ? request.system
    : `${request.system}\n\nAnswer with JSON alone, of this JSON Schema:\n${JSON.stringify(request.schema)}`;
  try {
    const result = await generateText({
      model,
      system,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: request.prompt },
            ...(request.image
              ? [{ type: 'file' as const, data: request.image, mediaType: 'image/png' }]
              : []),
          ],
        },
      ],
      maxRetries: 0,
      ...(request.signal && { abortSignal: request.signal }),
      ...(isStructured && {
        output: Output.object({ schema: jsonSchema(request.schema), name: request.schemaName }),
      }),
    });
    return { text: result.text, usage: usageOf(result.totalUsage) };
  } catch (error) {
    // Text that is no JSON comes as an error, but it is an answer: the caller says what is wrong with it.
    if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) {
      return { text: error.text, ...(error.usage && { usage: usageOf(error.usage) }) };
    }
    throw error;
  }
}

interface SdkUsage {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
  inputTokenDetails?: { cacheReadTokens?: number | undefined } | undefined;
  outputTokenDetails?: { reasoningTokens?: number | undefined } | undefined;
}

function usageOf(usage: SdkUsage): NonNullable<LlmAnswer['usage']> {
  return {
    promptTokens: usage.inputTokens,
    completionTokens: usage.outputTokens,
    reasoningTokens: usage.outputTokenDetails?.reasoningTokens,
    cachedInputTokens: usage.inputTokenDetails?.cacheReadTokens,
  };
}

function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Servers that speak OpenAI's language often lack its structured output. */
function refusesSchema(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== 400 && status !== 422 && status !== 501) return false;
  const body: unknown = Reflect.get(error as Error, 'responseBody');
  return /response_format|json_schema|responseSchema|text\.format|output_format|structured output/i.test(
    `${(error as Error).message} ${typeof body === 'string' ? body : ''}`,
  );
}

/**
 * A v4 model (AI SDK 7) for an SDK that knows v3: what differs in a call of ours is how the bytes of a file are passed on.
 * The SDK itself bridges v2 to v3 in the same way.
 */
function asV3(instance: LanguageModelInstance): LanguageModelInstance {
  return new Proxy(instance, {
    get(target, property) {
      if (property === 'specificationVersion') return 'v3';
      const value: unknown = Reflect.get(target, property, target);
      if (property !== 'doGenerate' || typeof value !== 'function') {
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return (options: { prompt: readonly { content: unknown }[] }): unknown =>
        Reflect.apply(value, target, [{ ...options, prompt: options.prompt.map(withTaggedFiles) }]);
    },
  });
}

function withTaggedFiles<T extends { content: unknown }>(message: T): T {
  if (!Array.isArray(message.content)) return message;
  const content = message.content.map((part: { type: string; data?: unknown }) =>
    part.type === 'file' && part.data instanceof Uint8Array
      ? { ...part, data: { type: 'data', data: part.data } }
      : part,
  );
  return { ...message, content };
}
