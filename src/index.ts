/** The public surface of Cuebook: what a test author imports. */
export {
  expect,
  aiMatchers,
  type AiMatchers,
  type SpendLimit,
  type Subject,
  type ToExtractOptions,
  type ToObserveOptions,
  type ToSatisfyOptions,
} from './playwright/matchers.js';
export { test, aiFixtures, type AiFixtures, type AiFixtureOptions } from './playwright/fixture.js';
export { createAi, type CreateAiOptions, type StandaloneAi } from './playwright/create-ai.js';
export type { Ai, OnPage } from './playwright/ai.js';
export type { AiContext, AiLife } from './playwright/life.js';
export type { AiOptions, LogLine, SpendingLimits } from './playwright/options.js';
export type { HistoryEntry, Metrics } from './playwright/history.js';
export type { StandardSchema } from './playwright/schema.js';
export type { Action, ActionMethod, ActResult } from './contract/action.js';
export type { ActOptions, ExplainedActions, ExtractOptions, ObserveOptions } from './contract/backend.js';
export type { Variable, Variables } from './contract/variables.js';
export type {
  LanguageModelInstance,
  LlmAnswer,
  LlmClient,
  LlmRequest,
  ModelConfiguration,
} from './contract/model.js';
export type { JsonSchema } from './contract/reading.js';
export type { StepRecord } from './contract/step-record.js';
export {
  SvcError,
  SchemaValidationError,
  SvcDomProcessError,
  SvcEvalError,
  SvcIframeError,
  ContentFrameNotFoundError,
  XPathResolutionError,
  SvcShadowRootMissingError,
  LLMResponseError,
  MissingLLMConfigurationError,
  UnsupportedModelError,
  InvalidAISDKModelFormatError,
  SvcInitError,
  SvcNotInitializedError,
  RemoteSessionNotFoundError,
  MissingEnvironmentVariableError,
  SvcEnvironmentError,
  ElementNotFoundError,
  AmbiguousInstructionError,
  InstructionError,
  SelectorError,
  ActionError,
  VariableError,
  OptionsError,
  ExtractionError,
  CueMissingError,
  CueStaleError,
  CueFileError,
  BudgetExceededError,
  PageClosedError,
  TimeoutError,
  type ErrorCode,
  type ErrorFacts,
} from './contract/errors.js';
