/** Requests and answers of what a session does: navigate, observe, act, extract, agentExecute (reference 4.3 to 4.6, wire protocol). */
import { z } from 'zod';
import { Action, ActionMethod, methodAliases } from './action.js';
import { CacheStatus, common, Model, success, TimeoutMs } from './api-common.js';
import { Cue } from './cue.js';
import { Usage } from './usage.js';
import { Variables } from './variables.js';

/** Longest instruction, in characters. */
const Instruction = z.string().min(1).max(10_000).refine(hasText, 'an instruction must not be blank');

const actionId = z.string().optional();

/** Options of ours, see `additions` in api-common.ts. */
const own = {
  /** Asks for a cue beside the result, by which a client can do the same without the service. */
  cue: z.boolean().optional(),
  /** Asks what the models have used, beside the result. */
  usage: z.boolean().optional(),
  /** How long the built-in engine looks again for something that is not there yet, in ms. */
  groundingTimeout: z.number().int().nonnegative().max(600_000).optional(),
  /** The attribute of `getByTestId`, for the locators of cues. */
  testIdAttribute: z.string().min(1).max(200).optional(),
};
export type OwnOptions = z.infer<z.ZodObject<typeof own>>;
const beside = { cue: Cue.optional(), usage: Usage.optional() };
const cacheStatus = CacheStatus.optional();

/** Body of navigate. */
export const NavigateRequest = z.object({
  url: z.string().min(1).max(2_000_000),
  options: z
    .object({
      referer: z.string().optional(),
      timeout: TimeoutMs.optional(),
      waitUntil: z.enum(['load', 'domcontentloaded', 'networkidle']).optional(),
    })
    .optional(),
  ...common,
});
export type NavigateRequest = z.infer<typeof NavigateRequest>;

/** Where a navigation ended; `status` null where there was no response (`about:`, `data:`, a fragment). */
export const NavigateResult = z.strictObject({ url: z.string(), status: z.number().nullable() }).nullable();
export type NavigateResult = z.infer<typeof NavigateResult>;

/** Body of observe; every field is optional. */
export const ObserveRequest = z.object({
  instruction: Instruction.optional(),
  options: z
    .object({
      model: Model.optional(),
      variables: Variables.optional(),
      timeout: TimeoutMs.optional(),
      selector: z.string().optional(),
      ignoreSelectors: z.array(z.string()).optional(),
      ...own,
    })
    .optional(),
  ...common,
});
export type ObserveRequest = z.infer<typeof ObserveRequest>;

/** An Action of a request: a method that nobody can carry out is refused at the door. */
export const KnownAction = Action.refine(
  ({ method }) => method === undefined || ActionMethod.safeParse(methodAliases[method] ?? method).success,
  { path: ['method'], message: `an Action's method is one of ${ActionMethod.options.join(', ')}` },
);

/** Body of act. */
export const ActRequest = z.object({
  input: z.union([Instruction, KnownAction]),
  options: z
    .object({
      model: Model.optional(),
      variables: Variables.optional(),
      timeout: TimeoutMs.optional(),
      ...own,
      /** The part of the page that an instruction is about. */
      selector: z.string().optional(),
      /** The element may be absent: then nothing is done, and that is remembered. */
      optional: z.boolean().optional(),
    })
    .optional(),
  ...common,
});
export type ActRequest = z.infer<typeof ActRequest>;

/** What an act came to. */
export const ActOutcome = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  actionDescription: z.string(),
  actions: z.array(Action),
});
export type ActOutcome = z.infer<typeof ActOutcome>;

/** Body of extract. */
export const ExtractRequest = z.object({
  instruction: Instruction.optional(),
  /** JSON Schema, draft 2020-12 or draft-07. */
  schema: z.record(z.string(), z.unknown()).optional(),
  options: z
    .object({
      model: Model.optional(),
      timeout: TimeoutMs.optional(),
      selector: z.string().optional(),
      ignoreSelectors: z.array(z.string()).optional(),
      screenshot: z.boolean().optional(),
      ...own,
    })
    .optional(),
  ...common,
});
export type ExtractRequest = z.infer<typeof ExtractRequest>;

/** Body of agentExecute. */
export const AgentRequest = z.object({
  agentConfig: z.object({
    model: Model.optional(),
    systemPrompt: z.string().optional(),
    mode: z.enum(['dom', 'hybrid', 'cua']).optional(),
    executionModel: Model.optional(),
  }),
  executeOptions: z.object({
    instruction: Instruction,
    maxSteps: z.number().int().min(1).max(1_000).default(20),
    toolTimeout: TimeoutMs.optional(),
    variables: Variables.optional(),
  }),
  ...common,
});
export type AgentRequest = z.infer<typeof AgentRequest>;

/** Answers. */
export const NavigateAnswer = success(z.strictObject({ result: NavigateResult, actionId }));
export const ObserveAnswer = success(
  z.strictObject({ result: z.array(Action), actionId, cacheStatus, ...beside }),
);
export const ActAnswer = success(z.strictObject({ result: ActOutcome, actionId, cacheStatus, ...beside }));
export const ExtractAnswer = success(
  z.strictObject({ result: z.unknown(), actionId, cacheStatus, ...beside }),
);

const tokens = z.number().int().nonnegative();
export const AgentAnswer = success(
  z.strictObject({
    result: z.strictObject({
      success: z.boolean(),
      completed: z.boolean(),
      message: z.string(),
      actions: z.array(
        z.looseObject({
          type: z.string(),
          reasoning: z.string().optional(),
          action: z.string().optional(),
          pageUrl: z.string().optional(),
          timeMs: z.number().optional(),
        }),
      ),
      usage: z.strictObject({
        input_tokens: tokens,
        output_tokens: tokens,
        reasoning_tokens: tokens.optional(),
        cached_input_tokens: tokens.optional(),
        inference_time_ms: z.number().nonnegative(),
      }),
    }),
  }),
);

function hasText(instruction: string): boolean {
  return instruction.trim() !== '';
}
