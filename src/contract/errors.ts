/** Every error Cuebook throws: one base class, a closed table of codes, one sentence format. Knows no cause by itself. */

/** The codes of the table and the HTTP status each one has on the wire. `code` on the wire is the class name. */
export const errorStatuses = {
  SvcError: 500,
  SchemaValidationError: 422,
  SvcDomProcessError: 422,
  SvcEvalError: 422,
  SvcIframeError: 422,
  ContentFrameNotFoundError: 422,
  XPathResolutionError: 422,
  SvcShadowRootMissingError: 422,
  LLMResponseError: 422,
  MissingLLMConfigurationError: 400,
  UnsupportedModelError: 400,
  InvalidAISDKModelFormatError: 400,
  SvcInitError: 500,
  SvcNotInitializedError: 400,
  RemoteSessionNotFoundError: 404,
  MissingEnvironmentVariableError: 400,
  SvcEnvironmentError: 400,
  ElementNotFoundError: 422,
  AmbiguousInstructionError: 422,
  InstructionError: 400,
  SelectorError: 422,
  ActionError: 422,
  VariableError: 400,
  OptionsError: 400,
  ExtractionError: 422,
  CueMissingError: 422,
  CueStaleError: 422,
  CueFileError: 500,
  BudgetExceededError: 429,
  PageClosedError: 422,
  TimeoutError: 408,
} as const satisfies Record<string, number>;

/** Name of one of Cuebook's error classes. */
export type ErrorCode = keyof typeof errorStatuses;

/** The four facts of which a message is composed; only what was looked for is required. */
export interface ErrorFacts {
  /** What was looked for or attempted, as a noun phrase or a clause: `a button for "Save"`. */
  looked: string;
  /** Where: a URL, a file, a field. */
  where?: string;
  /** What was there instead, candidates included; several lines are allowed. */
  found?: string;
  /** What the reader can do next, as a full sentence. */
  next?: string;
}

const marker = Symbol.for('cuebook.error.classes');

/**
 * Base class of all errors of Cuebook. `instanceof` works across two loaded copies of the package (ESM and CommonJS),
 * because classes are compared by a registered symbol; `name` and `code` are the class name.
 */
export class SvcError extends Error {
  /** Class name; also the `code` on the wire. */
  readonly code: ErrorCode;
  /** The facts behind the message, for code that wants more than a sentence. */
  readonly facts: ErrorFacts;

  /** @param facts the facts of the message, or a finished sentence. */
  constructor(facts: ErrorFacts | string, options: { cause?: unknown } = {}) {
    super(typeof facts === 'string' ? facts : compose(facts), options);
    this.code = new.target.name as ErrorCode;
    this.facts = typeof facts === 'string' ? { looked: facts } : facts;
    Object.defineProperty(this, 'name', { value: new.target.name, configurable: true, writable: true });
    Object.defineProperty(this, marker, { value: classNames(new.target) });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const names: unknown = Reflect.get(value, marker);
    return Array.isArray(names) && names.includes(this.name);
  }

  /** HTTP status of this error on the wire. */
  get status(): number {
    return errorStatuses[this.code] ?? 500;
  }
}

/** Extracted data does not match the supplied schema. */
export class SchemaValidationError extends SvcError {
  /** One row for each place that does not fit. */
  readonly issues: readonly { path: string; message: string }[];
  constructor(
    facts: ErrorFacts | string,
    options: { cause?: unknown; issues?: readonly { path: string; message: string }[] } = {},
  ) {
    super(facts, options);
    this.issues = options.issues ?? [];
  }
}
/** The page could not be read. */
export class SvcDomProcessError extends SvcError {}
/** JavaScript of Cuebook failed in the page. */
export class SvcEvalError extends SvcError {}
/** The iframe of a target cannot be resolved. */
export class SvcIframeError extends SvcError {}
/** A selector enters a frame, but the element is not a frame or has no content frame. */
export class ContentFrameNotFoundError extends SvcError {}
/** An XPath resolves neither in the page nor in its frames. */
export class XPathResolutionError extends SvcError {}
/** A selector enters a shadow root that the host does not have. */
export class SvcShadowRootMissingError extends SvcError {}
/** The model's answer could not be used. */
export class LLMResponseError extends SvcError {}
/** No model key or client is configured. */
export class MissingLLMConfigurationError extends SvcError {}
/** The model is not supported for the operation. */
export class UnsupportedModelError extends SvcError {}
/** A model string is not of the form `provider/model`. */
export class InvalidAISDKModelFormatError extends SvcError {}
/** Starting failed. */
export class SvcInitError extends SvcError {}
/** A method was called before `init()`. */
export class SvcNotInitializedError extends SvcError {}
/** The remote session does not exist or has ended. */
export class RemoteSessionNotFoundError extends SvcError {}
/** A required environment variable is unset. */
export class MissingEnvironmentVariableError extends SvcError {}
/** The environment's configuration is invalid. */
export class SvcEnvironmentError extends SvcError {}

/** No element of the page fits the instruction. */
export class ElementNotFoundError extends SvcError {}
/** Several elements fit the instruction about equally well; none was chosen. */
export class AmbiguousInstructionError extends SvcError {}
/** The instruction itself cannot be used: empty, too long, or not understood. */
export class InstructionError extends SvcError {}
/** A selector is invalid, or resolves to nothing. */
export class SelectorError extends SvcError {}
/** The element was found, but the action on it failed. */
export class ActionError extends SvcError {}
/** A `%name%` token has no variable, or a variable is malformed. */
export class VariableError extends SvcError {}
/** An option has a wrong name, type or value. */
export class OptionsError extends SvcError {}
/** A value that was asked for is not on the page, or cannot be told apart. */
export class ExtractionError extends SvcError {}
/** No cue is recorded for this step, and recording is off. */
export class CueMissingError extends SvcError {}
/** A cue exists, but the page no longer shows the element it was recorded for. */
export class CueStaleError extends SvcError {}
/** A cue file cannot be read or written. */
export class CueFileError extends SvcError {}
/** A budget of tokens, calls or money is used up. */
export class BudgetExceededError extends SvcError {}
/** The page, its context or its browser was closed. */
export class PageClosedError extends SvcError {}
/** The operation ran past its timeout. */
export class TimeoutError extends SvcError {}

function compose({ looked, where, found, next }: ErrorFacts): string {
  const first = `Looked for ${looked}${where ? ` ${where}` : ''}.`;
  return [first, found && `Found ${found}${/[.!?\n]$/.test(found) ? '' : '.'}`, next]
    .filter(Boolean)
    .join('\n');
}

function classNames(constructor: { name: string }): string[] {
  const names: string[] = [];
  for (
    let at: unknown = constructor;
    typeof at === 'function' && at !== Error;
    at = Object.getPrototypeOf(at)
  ) {
    if (at.name) names.push(at.name);
  }
  return names;
}
