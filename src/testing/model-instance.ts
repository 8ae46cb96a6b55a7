/** The shape of an AI SDK model around a function: what both doubles have in common. */
import type { JsonSchema } from '../contract/reading.js';
import type { LanguageModelInstance } from '../contract/model.js';

/** One call as a double sees it. */
export interface ModelCall {
  /** `act`, `observe` or `extract`. */
  operation: string;
  system: string;
  /** The page and the instruction. */
  prompt: string;
  schema: JsonSchema;
  /** The printed page within the prompt. */
  page: string;
  /** A screenshot came along. */
  hasImage: boolean;
  /** The ref of the first element of the page whose line holds the text. */
  readonly refOf: (text: string) => string | undefined;
}

/** What a double answers. */
export interface ModelReply {
  text: string;
  promptTokens: number;
  completionTokens: number;
}

interface CallOptions {
  prompt: readonly { role: string; content: unknown }[];
  responseFormat?: { name?: string; schema?: JsonSchema };
  abortSignal?: AbortSignal;
}

/** A model of specification v3 that answers with what the function gives. */
export function modelInstance(
  provider: string,
  modelId: string,
  answer: (call: ModelCall, options: unknown) => Promise<ModelReply>,
): LanguageModelInstance {
  const model = {
    specificationVersion: 'v3',
    provider,
    modelId,
    supportedUrls: {},
    async doGenerate(options: CallOptions) {
      options.abortSignal?.throwIfAborted();
      const reply = await answer(callOf(options), options);
      return {
        content: [{ type: 'text', text: reply.text }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: {
          inputTokens: {
            total: reply.promptTokens,
            noCache: reply.promptTokens,
            cacheRead: 0,
            cacheWrite: 0,
          },
          outputTokens: { total: reply.completionTokens, text: reply.completionTokens, reasoning: 0 },
        },
        warnings: [],
      };
    },
  };
  return model;
}

/** What a call says, whichever model it is meant for. */
function callOf({ prompt, responseFormat }: CallOptions): ModelCall {
  const textOf = (role: string): string =>
    prompt
      .filter((message) => message.role === role)
      .flatMap(({ content }) =>
        Array.isArray(content) ? (content as { text?: string }[]) : [{ text: String(content) }],
      )
      .map((part) => part.text ?? '')
      .join('\n');
  const message = textOf('user');
  const page = /^<page-([^>]*)>\n([\s\S]*?)\n<\/page-\1>/.exec(message)?.[2] ?? '';
  return {
    operation: responseFormat?.name ?? '',
    system: textOf('system'),
    prompt: message,
    schema: responseFormat?.schema ?? {},
    page,
    hasImage: prompt.some(
      ({ content }) =>
        Array.isArray(content) && content.some((part: { type: string }) => part.type === 'file'),
    ),
    refOf: (text) => refIn(page, text),
  };
}

/** Of a line with several elements the one whose own words hold the text. */
function refIn(page: string, text: string): string | undefined {
  for (const line of page.split('\n')) {
    for (const part of line.split(/(?:: | · |, )(?=[\w"])/)) {
      if (!part.includes(text)) continue;
      const ref = /(?:^|\s)([a-z]+\d+(?:[a-z]+\d+)*)(?=\s|$|:)/.exec(part)?.[1];
      if (ref) return ref;
    }
  }
  return undefined;
}
