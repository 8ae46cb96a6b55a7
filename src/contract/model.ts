/** How a model is named and configured (reference 2.6), as data. Which library speaks to it is `grounding/providers.ts`. */
import { z } from 'zod';
import { InvalidAISDKModelFormatError, OptionsError } from './errors.js';
import type { JsonSchema } from './reading.js';

const Headers = z.record(z.string(), z.string());
const Uri = z.url();
const ModelName = z.string().min(1);

const common = {
  /** `provider/model`. */
  modelName: ModelName,
  baseURL: Uri.optional(),
  /** Sent with every request to the provider. */
  headers: Headers.optional(),
};

/** Any provider of the list, or any OpenAI-compatible server by its `baseURL`. */
export const GenericModel = z.strictObject({
  ...common,
  apiKey: z.string().optional(),
  provider: z.enum(['openai', 'anthropic', 'google', 'microsoft', 'bedrock']).optional(),
  /** Which endpoint of an OpenAI-compatible server is called. @default responses */
  openaiEndpointFormat: z.enum(['responses', 'chat']).optional(),
});
export type GenericModel = z.infer<typeof GenericModel>;

/** Key of a Google service account, field for field as Google hands it out. */
export const GoogleCredentials = z.strictObject({
  type: z.literal('service_account').optional(),
  project_id: z.string().optional(),
  private_key_id: z.string().optional(),
  private_key: z.string(),
  client_email: z.string(),
  client_id: z.string().optional(),
  auth_uri: Uri.optional(),
  token_uri: Uri.optional(),
  auth_provider_x509_cert_url: Uri.optional(),
  client_x509_cert_url: Uri.optional(),
  universe_domain: z.string().optional(),
});

/** Gemini on Vertex with a service account. */
export const VertexModel = z.strictObject({
  ...common,
  apiKey: z.string().optional(),
  provider: z.literal('vertex'),
  auth: z.strictObject({
    type: z.literal('googleServiceAccount'),
    credentials: GoogleCredentials,
    scopes: z.union([z.string(), z.array(z.string())]).optional(),
    projectId: z.string().optional(),
    universeDomain: z.string().optional(),
  }),
  providerOptions: z.strictObject({
    vertex: z.strictObject({
      project: z.string(),
      location: z.string(),
      baseURL: Uri.optional(),
      headers: Headers.optional(),
    }),
  }),
});
export type VertexModel = z.infer<typeof VertexModel>;

const azureOptions = z.strictObject({
  azure: z.strictObject({
    resourceName: z.string().optional(),
    baseURL: Uri.optional(),
    apiVersion: z.string().optional(),
    useDeploymentBasedUrls: z.boolean().optional(),
    headers: Headers.optional(),
  }),
});

/** Azure with a key. */
export const AzureKeyModel = z.strictObject({
  ...common,
  apiKey: z.string().optional(),
  provider: z.literal('azure'),
  providerOptions: azureOptions,
});
export type AzureKeyModel = z.infer<typeof AzureKeyModel>;

/** Azure with an Entra token. */
export const AzureEntraModel = z.strictObject({
  ...common,
  provider: z.literal('azure'),
  providerOptions: azureOptions,
  auth: z.strictObject({ type: z.literal('azureEntraId'), token: z.string().min(1) }),
});
export type AzureEntraModel = z.infer<typeof AzureEntraModel>;

/** The four object variants; each rejects unknown properties. */
export const ModelConfiguration = z.union([GenericModel, VertexModel, AzureKeyModel, AzureEntraModel]);
export type ModelConfiguration = z.infer<typeof ModelConfiguration>;

/** The part of an AI SDK language model (specification v2, v3 or v4) by which it is recognised. */
export interface LanguageModelInstance {
  readonly specificationVersion: string;
  readonly provider: string;
  readonly modelId: string;
  doGenerate(options: never): PromiseLike<unknown>;
}

/** One question to a model. */
export interface LlmRequest {
  /** The part that stays the same from call to call. */
  system: string;
  prompt: string;
  /** The form of the answer: JSON Schema in the subset that strict structured output takes. */
  schema: JsonSchema;
  /** What the answer is, as an identifier: `act`, `observe`, `extract`. */
  schemaName: string;
  /** PNG. */
  image?: Uint8Array;
  /** Aborted when the time of the operation is up. */
  signal?: AbortSignal;
}

/** What came back: `object`, or `text` that holds it as JSON. Tokens that are not told count as zero. */
export interface LlmAnswer {
  text?: string;
  object?: unknown;
  usage?: {
    promptTokens?: number | undefined;
    completionTokens?: number | undefined;
    reasoningTokens?: number | undefined;
    cachedInputTokens?: number | undefined;
  };
}

/** A client of one's own in the place of the AI SDK (`llmClient`). Failures are thrown; a `status` on them decides about retries. */
export interface LlmClient {
  /** For records: `provider/model`. */
  readonly modelName: string;
  generate(request: LlmRequest): Promise<LlmAnswer>;
}

/** A model as a caller gives it: `provider/model` or `builtin`, a configuration, an AI SDK model, or a client of one's own. */
export type ModelOption = string | ModelConfiguration | LanguageModelInstance | LlmClient;

/** A model as somebody gave it, told apart. */
export type ModelChoice =
  | { kind: 'configuration'; configuration: ModelConfiguration }
  | { kind: 'instance'; model: LanguageModelInstance }
  | { kind: 'client'; client: LlmClient };

/** Provider and model of `provider/model`; the model may itself hold slashes. */
export interface ModelParts {
  provider: string;
  model: string;
}

/**
 * Tells what a `model` option is, and validates it.
 * @throws InvalidAISDKModelFormatError for a name that is not `provider/model`; OptionsError for another shape, naming the
 *   field but never its value
 */
export function parseModel(given: unknown): ModelChoice {
  if (typeof given === 'string') {
    partsOf(given);
    return { kind: 'configuration', configuration: { modelName: given } };
  }
  if (isLanguageModel(given)) return { kind: 'instance', model: given };
  if (isLlmClient(given)) return { kind: 'client', client: given };
  const parsed = variantOf(given).safeParse(given);
  if (!parsed.success) {
    throw new OptionsError({
      looked: 'a model: provider/model, a model configuration, an AI SDK model or an llmClient',
      found: issuesOf(parsed.error.issues),
      next: 'Correct the model option; its forms are in the documentation under "Models".',
    });
  }
  partsOf(parsed.data.modelName);
  return { kind: 'configuration', configuration: parsed.data };
}

/**
 * Splits `provider/model` at its first slash.
 * @throws InvalidAISDKModelFormatError
 */
export function partsOf(modelName: string): ModelParts {
  const slash = modelName.indexOf('/');
  const provider = modelName.slice(0, Math.max(slash, 0)).trim();
  const model = modelName.slice(slash + 1).trim();
  if (provider && model) return { provider, model };
  throw new InvalidAISDKModelFormatError({
    looked: 'a model name of the form provider/model',
    found: `"${modelName.slice(0, 100)}"`,
    next: 'Write it with its provider, for example "openai/gpt-4.1-mini" or "anthropic/claude-sonnet-4-5"; "builtin" needs no model.',
  });
}

/** One variant is tried, so that an issue names the field that is wrong and not four ways of being wrong. */
function variantOf(given: unknown): z.ZodType<ModelConfiguration> {
  if (typeof given !== 'object' || given === null) return GenericModel;
  const provider: unknown = Reflect.get(given, 'provider');
  if (provider === 'vertex') return VertexModel;
  if (provider === 'azure') return 'auth' in given ? AzureEntraModel : AzureKeyModel;
  return GenericModel;
}

function issuesOf(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .slice(0, 5)
    .map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `the unknown ${issue.keys.length > 1 ? 'properties' : 'property'} ${[...issue.path, issue.keys.join(', ')].join('.')}`
        : `${issue.path.join('.') || 'the model'}: ${issue.message}`,
    )
    .join('; ');
}

function isLanguageModel(given: unknown): given is LanguageModelInstance {
  return (
    isObject(given) &&
    typeof Reflect.get(given, 'specificationVersion') === 'string' &&
    typeof Reflect.get(given, 'doGenerate') === 'function'
  );
}

function isLlmClient(given: unknown): given is LlmClient {
  return (
    isObject(given) &&
    typeof Reflect.get(given, 'generate') === 'function' &&
    typeof Reflect.get(given, 'modelName') === 'string'
  );
}

function isObject(given: unknown): given is object {
  return (typeof given === 'object' && given !== null) || typeof given === 'function';
}
