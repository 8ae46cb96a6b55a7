/** What every answer of the HTTP API has in common: envelope, failure, headers, the small shapes that several operations share. */
import { z } from 'zod';
import { ModelConfiguration } from './model.js';

/** Codes of a failure that are not the name of an error class of the client library. */
export const plainCodes = [
  'Unauthorized',
  'InvalidRequest',
  'NotFound',
  'Timeout',
  'TooManyRequests',
  'CapacityExceeded',
  'Internal',
] as const;

/** Error classes of the reference (section 7); their names are codes on the wire. */
export const referenceErrors = [
  'SvcError',
  'SchemaValidationError',
  'SvcDomProcessError',
  'SvcEvalError',
  'SvcIframeError',
  'ContentFrameNotFoundError',
  'XPathResolutionError',
  'SvcShadowRootMissingError',
  'LLMResponseError',
  'MissingLLMConfigurationError',
  'UnsupportedModelError',
  'InvalidAISDKModelFormatError',
  'SvcInitError',
  'SvcNotInitializedError',
  'RemoteSessionNotFoundError',
  'MissingEnvironmentVariableError',
  'SvcEnvironmentError',
] as const;

/** What `code` may be. */
export const WireCode = z.enum([...referenceErrors, ...plainCodes]);
export type WireCode = z.infer<typeof WireCode>;

/** One place of a request that does not fit. */
export const Issue = z.strictObject({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** Body of every answer that is not a success. */
export const FailureBody = z.strictObject({
  success: z.literal(false),
  /** A sentence a person can act on. */
  error: z.string(),
  code: WireCode,
  /** With a 400 only. */
  issues: z.array(Issue).optional(),
});
export type FailureBody = z.infer<typeof FailureBody>;

/** Statuses that a failure can have, with what they mean. */
export const failureStatuses = {
  400: 'The body, the path or a header is invalid.',
  401: 'The service key is missing or wrong.',
  404: 'There is no such session, frame or path; ended sessions included.',
  408: 'The operation ran past its timeout.',
  413: 'The body is larger than the server takes.',
  422: 'The answer of the model cannot be used, or an element cannot be resolved.',
  429: 'Too many requests, sessions or queued operations for this key. Retry-After says when to try again.',
  500: 'Something unforeseen.',
  503: 'No room for one more browser, or the server is draining. Retry-After says when to try again.',
} as const;
export type FailureStatus = keyof typeof failureStatuses;

/** Names of the headers, lower case. */
export const headers = {
  apiKey: 'x-svc-api-key',
  projectId: 'x-svc-project-id',
  modelApiKey: 'x-model-api-key',
  stream: 'x-stream-response',
  cacheBypass: 'x-svc-cache-bypass',
  cacheStatus: 'x-svc-cache-status',
  requestId: 'x-request-id',
  sdkVersion: 'x-sdk-version',
  language: 'x-language',
  /** On failures: the exact error class, where `code` can only name its kind. An addition of ours; nobody has to read it. */
  errorClass: 'x-svc-error-class',
  /** On the answer of start: which of the {@link additions} this server honours. An addition of ours as well. */
  additions: 'x-svc-additions',
} as const;

/**
 * Options of act, observe and extract that the wire protocol does not have. A server that does not know them ignores them,
 * so that a client may only rely on those that the header names.
 */
export const additions = [
  'cue',
  'usage',
  'groundingTimeout',
  'testIdAttribute',
  'selector',
  'optional',
] as const;
export type Addition = (typeof additions)[number];

/** A model by name, or configured. */
export const Model = z.union([z.string().min(1), ModelConfiguration]);
export type Model = z.infer<typeof Model>;

/** Longest time that can be asked for, in ms: what a timer can hold. */
const MAX_MILLISECONDS = 2_147_483_647;

/** A time limit in ms; fractions are allowed, zero is not a limit. */
export const TimeoutMs = z.number().positive().max(MAX_MILLISECONDS);

/** CDP id of a frame; null and the empty string mean the page's own. */
export const FrameId = z.string().nullish();

/** What every operation may carry. */
export const common = { frameId: FrameId, streamResponse: z.boolean().optional() };

/** Whether an answer came from the server cache. */
export const CacheStatus = z.enum(['HIT', 'MISS']);
export type CacheStatus = z.infer<typeof CacheStatus>;

/** Width and height in CSS pixels. */
export const Viewport = z.object({
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
});

/** The envelope of a success. */
export function success<Data extends z.ZodType>(
  data: Data,
): z.ZodObject<{ success: z.ZodLiteral<true>; data: Data }, z.core.$strict> {
  return z.strictObject({ success: z.literal(true), data });
}
