/** Errors on the wire, both ways: an error class to status, code and sentence, and back to a class the caller can switch on. */
import type { FailureStatus, Issue, WireCode } from './api-common.js';
import { referenceErrors } from './api-common.js';
import * as classes from './errors.js';
import { errorStatuses, SchemaValidationError, SvcError, type ErrorCode } from './errors.js';

/** A failure as an answer carries it. */
export interface WireFailure {
  status: FailureStatus;
  code: WireCode;
  error: string;
  issues?: readonly Issue[];
  /** Name of the exact class, for the header that our client reads. */
  errorClass?: ErrorCode;
  /** Seconds after which another try makes sense; with 429 and 503. */
  retryAfterSeconds?: number;
}

/** Classes that the reference does not know, under the code that comes nearest. */
const nearest: Readonly<Partial<Record<ErrorCode, WireCode>>> = {
  ElementNotFoundError: 'SvcDomProcessError',
  AmbiguousInstructionError: 'SvcDomProcessError',
  SelectorError: 'SvcDomProcessError',
  ActionError: 'SvcDomProcessError',
  PageClosedError: 'SvcDomProcessError',
  CueStaleError: 'SvcDomProcessError',
  ExtractionError: 'SchemaValidationError',
  InstructionError: 'InvalidRequest',
  VariableError: 'InvalidRequest',
  OptionsError: 'InvalidRequest',
  TimeoutError: 'Timeout',
  BudgetExceededError: 'TooManyRequests',
};

/** Classes that a code alone stands for, where no class was named. */
const classOfCode: Readonly<Partial<Record<WireCode, ErrorCode>>> = {
  Unauthorized: 'SvcEnvironmentError',
  InvalidRequest: 'OptionsError',
  Timeout: 'TimeoutError',
};

const classOf = new Map<string, typeof SvcError>(
  Object.entries(classes).flatMap(([name, value]) =>
    Object.hasOwn(errorStatuses, name) ? [[name, value as typeof SvcError]] : [],
  ),
);

/** The failure for an error of ours; undefined for one that is not ours, or that is a fault of the server itself. */
export function toWire(error: unknown): WireFailure | undefined {
  if (!(error instanceof SvcError)) return undefined;
  const named = (referenceErrors as readonly string[]).includes(error.code)
    ? (error.code as WireCode)
    : nearest[error.code];
  if (!named) return undefined;
  return {
    status: statusOf(error),
    code: named,
    error: error.message,
    errorClass: error.code,
    ...(error.code === 'BudgetExceededError' && { retryAfterSeconds: 60 }),
  };
}

/** The error for a failure: the class named in the header, else the one of the code, else the base class. */
export function fromWire(failure: {
  error: string;
  code: string | undefined;
  errorClass?: string | undefined;
  issues?: readonly Issue[] | null | undefined;
}): SvcError {
  const { error, code = '', errorClass, issues } = failure;
  const wanted = [errorClass, code, classOfCode[code as WireCode]].find(
    (name): name is ErrorCode => name !== undefined && Object.hasOwn(errorStatuses, name),
  );
  const places = issues?.map(({ path, message }) => `${path || 'the body'}: ${message}`).join('; ');
  const message = places && !error.includes(places) ? `${error} (${places})` : error;
  if (wanted === 'SchemaValidationError') return new SchemaValidationError(message, { issues: issues ?? [] });
  const Class = (wanted !== undefined && classOf.get(wanted)) || SvcError;
  return new Class(message);
}

function statusOf(error: SvcError): FailureStatus {
  return error.status as FailureStatus;
}
