/** What a session does, one function a verb (but navigate.ts): request in, result out. HTTP, queue and history are others' business. */
import { z } from 'zod';
import type {
  ActOutcome,
  ActRequest,
  ExtractRequest,
  ObserveRequest,
  OwnOptions,
} from '../contract/api-operations.js';
import type { CacheStatus, Model } from '../contract/api-common.js';
import type { Cue } from '../contract/cue.js';
import type { OperationTrace } from '../contract/backend.js';
import {
  AmbiguousInstructionError,
  CueStaleError,
  ElementNotFoundError,
  InstructionError,
  SchemaValidationError,
  type SvcError,
} from '../contract/errors.js';
import { noUsage } from '../contract/usage.js';
import type { Variables } from '../contract/variables.js';
import { createEngine } from '../engine/engine.js';
import type { AddressRules } from './address.js';
import { cuesOfOneCall, openCallCache } from './call-cache.js';
import type { ChosenModel } from './models.js';
import { selectorOfFrame, type Place } from './pages.js';
import { refusal } from './refusal.js';
import type { SessionRecord, SessionStore } from './store.js';
import type { ServerSettings } from './settings.js';

/** What a verb is given beside its request. */
export interface Call {
  place: Place;
  record: SessionRecord;
  settings: ServerSettings;
  store: SessionStore;
  rules: AddressRules;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
  /** The model is decided; undefined for a verb that needs none. */
  chosen: ChosenModel;
  useCache: boolean;
  /** Options of the call that the wire protocol does not have. */
  own: OwnOptions;
  /** A line for the stream. */
  log: (message: string) => void;
}

/** What a verb came to. */
export interface Outcome {
  result: unknown;
  cacheStatus?: CacheStatus;
  /** How to do the same again, where the call asked for it and it can be said. */
  cue?: Cue;
  trace: OperationTrace;
  /** For a result that says no: the class that a local call would have thrown. */
  errorClass?: string;
}

/** Lists actions. @throws the errors of `Backend.observe` */
export async function observe(request: ObserveRequest, call: Call): Promise<Outcome> {
  const { instruction, options = {} } = request;
  const scope = await scopeOf(options.selector, call.place);
  const variables = options.variables;
  return withCache(
    call,
    'observe',
    instruction === undefined ? undefined : cacheable(request, variables),
    (engine, trace) =>
      engine.observe(
        instruction,
        {
          ...limits(options.timeout, call),
          ...(variables && { variables }),
          ...(scope !== undefined && { selector: scope }),
          ...(options.ignoreSelectors && { ignoreSelectors: options.ignoreSelectors }),
        },
        trace,
      ),
  );
}

/** Acts. What no element fits is a result that says so, not an error. @throws the other errors of `Backend.act` */
export async function act(request: ActRequest, call: Call): Promise<Outcome> {
  const { input, options = {} } = request;
  const { place } = call;
  const variables = options.variables;
  const scope = await scopeOf(typeof input === 'string' ? options.selector : undefined, place);
  const scoped =
    typeof input === 'string' || !scope ? input : { ...input, selector: joinScope(scope, input.selector) };
  const trace = liveTrace(call);
  try {
    return await withCache(
      call,
      'act',
      typeof input === 'string' ? cacheable(request, variables) : undefined,
      async (engine, trace): Promise<ActOutcome> => {
        const { success, message, actionDescription, actions } = await engine.act(
          scoped,
          {
            ...limits(options.timeout ?? call.record.start.actTimeoutMs, call),
            ...(variables && { variables }),
            ...(scope !== undefined && typeof input === 'string' && { selector: scope }),
            ...(options.optional !== undefined && { optional: options.optional }),
          },
          trace,
        );
        return { success, message, actionDescription, actions };
      },
      trace,
    );
  } catch (error) {
    if (!isNothingFits(error)) throw error;
    const result: ActOutcome = {
      success: false,
      message: error.message,
      actionDescription: '',
      actions: trace.actions.map(({ description, method, arguments: given, target }) => ({
        selector: target ?? '',
        description,
        method,
        arguments: given,
      })),
    };
    const usesCache = call.useCache && !call.own.cue && typeof input === 'string';
    return { result, trace, errorClass: error.code, ...(usesCache && { cacheStatus: 'MISS' }) };
  }
}

/** Extracts. @throws the errors of `Backend.extract`; SchemaValidationError when the data does not fit the schema */
export async function extract(request: ExtractRequest, call: Call): Promise<Outcome> {
  const { instruction, schema, options = {} } = request;
  const scope = await scopeOf(options.selector, call.place);
  const validator = schema && validatorOf(schema);
  const identity =
    instruction === undefined && schema === undefined ? undefined : cacheable(request, undefined);
  return withCache(call, 'extract', identity, async (engine, trace) => {
    const data = await engine.extract(
      instruction,
      schema,
      {
        ...limits(options.timeout, call),
        ...(scope !== undefined && { selector: scope }),
        ...(options.ignoreSelectors && { ignoreSelectors: options.ignoreSelectors }),
        ...(options.screenshot !== undefined && { screenshot: options.screenshot }),
      },
      trace,
    );
    return validator ? validator(data) : data;
  });
}

type Engine = ReturnType<typeof createEngine>;

/** Runs a verb on an engine, over the server cache where the call uses it. */
async function withCache<T>(
  call: Call,
  operation: string,
  identity: unknown,
  body: (engine: Engine, trace: OperationTrace) => Promise<T>,
  trace = liveTrace(call),
): Promise<Outcome> {
  const { record, settings, store, chosen, place } = call;
  if (call.own.cue && identity !== undefined) {
    // The client has a memory of its own, which takes the place of the cache.
    const { cues, taken } = cuesOfOneCall(undefined);
    const result = await body(engineOf(call, cues), trace);
    const cue = taken();
    return { result, trace, ...(cue && { cue }) };
  }
  if (!call.useCache || identity === undefined) return { result: await body(engineOf(call), trace), trace };
  const cache = await openCallCache(
    store,
    place.page,
    {
      caller: record.caller,
      operation,
      request: [chosen.name, record.start.systemPrompt, place.frame?.url(), identity],
    },
    settings.cacheTtlMs,
  );
  if (!cache) return { result: await body(engineOf(call), trace), cacheStatus: 'MISS', trace };
  if (operation === 'extract') {
    if (cache.found) return { result: cache.found.data, cacheStatus: 'HIT', trace };
    const result = await body(engineOf(call), trace);
    await cache.save({ data: result });
    return { result, cacheStatus: 'MISS', trace };
  }
  try {
    const result = await body(engineOf(call, cache.cues), trace);
    await cache.save();
    return { result, cacheStatus: trace.cue === 'hit' ? 'HIT' : 'MISS', trace };
  } catch (error) {
    if (!(error instanceof CueStaleError)) throw error;
    await cache.forget();
    // Part of it was done already: a second try would do that part twice.
    if (trace.actions.length > 0) throw error;
    return { result: await body(engineOf(call), trace), cacheStatus: 'MISS', trace };
  }
}

function engineOf(call: Call, cues?: Parameters<typeof createEngine>[0]['cues']): Engine {
  const { place, record, settings, chosen } = call;
  const { domSettleTimeoutMs = 30_000, systemPrompt } = record.start;
  return createEngine({
    page: place.page,
    grounderFor: () => chosen.grounderFor(undefined),
    ...(cues && { cues }),
    settings: {
      timeoutMs: () => settings.operationTimeoutMs,
      domSettleTimeoutMs: Math.max(1, domSettleTimeoutMs),
      patienceMs: call.own.groundingTimeout ?? settings.patienceMs,
      testIdAttribute: call.own.testIdAttribute ?? settings.testIdAttribute,
      recordsNothing: true,
      ...(systemPrompt !== undefined && { systemPrompt }),
    },
  });
}

function limits(
  timeout: number | undefined,
  { signal, settings }: Call,
): { timeout: number; signal: AbortSignal } {
  return { timeout: timeout ?? settings.operationTimeoutMs, signal };
}

/** What tells one call from another in the cache: names of variables, never values; no keys, no time limits. */
function cacheable(
  {
    options,
    ...request
  }: {
    options?:
      | { model?: Model | undefined; timeout?: number | undefined; usage?: boolean | undefined }
      | undefined;
  },
  variables: Variables | undefined,
): unknown {
  const { model: _model, timeout: _timeout, usage: _usage, ...rest } = options ?? {};
  const { frameId: _frame, streamResponse: _stream, ...asked } = request as Record<string, unknown>;
  return [asked, { ...rest, variables: Object.keys(variables ?? {}).toSorted() }];
}

async function scopeOf(selector: string | undefined, { frame }: Place): Promise<string | undefined> {
  if (!frame) return selector;
  const scope = await selectorOfFrame(frame);
  return selector === undefined ? scope : joinScope(scope, selector);
}

/** @throws Refusal 400 for a selector that cannot be put behind the one of a frame */
function joinScope(scope: string, selector: string): string {
  const path = selector.replace(/^xpath=/, '');
  if (path === '') return scope;
  if (path.startsWith('/')) return `${scope}${path}`;
  throw refusal(
    'invalid',
    'With the frameId of a frame inside the page a selector has to be an absolute XPath.',
  );
}

/** @throws Refusal 400 for a schema that cannot be used */
function validatorOf(schema: Record<string, unknown>): (data: unknown) => unknown {
  let wanted: z.ZodType;
  try {
    wanted = z.fromJSONSchema(schema);
  } catch (error) {
    const message = `This JSON Schema cannot be used: ${error instanceof Error ? error.message : 'it is malformed'}`;
    throw refusal('invalid', message.slice(0, 500), {
      issues: [{ path: 'schema', message: message.slice(0, 500) }],
    });
  }
  return (data) => {
    const parsed = wanted.safeParse(data);
    if (parsed.success) return data;
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message,
    }));
    throw new SchemaValidationError(
      {
        looked: 'data that fits the schema',
        found: issues.map(({ path, message }) => `${path || 'the value'}: ${message}`).join('; '),
        next: 'Correct the schema, or describe the field in the words of the page.',
      },
      { issues },
    );
  };
}

/** Nothing fits, several do, or the sentence is beyond the engine: for `act` these are answers. */
function isNothingFits(error: unknown): error is SvcError {
  return (
    error instanceof ElementNotFoundError ||
    error instanceof AmbiguousInstructionError ||
    error instanceof InstructionError
  );
}

/** A trace whose entries are told to the stream as they are made. */
function liveTrace({ log }: Call): OperationTrace {
  const trace = emptyTrace();
  tell(trace.actions, ({ description }) => log(description));
  tell(trace.warnings, log);
  return trace;
}

function tell<T>(list: T[], say: (item: T) => void): void {
  Object.defineProperty(list, 'push', {
    value: (...items: T[]) => {
      items.forEach(say);
      return Array.prototype.push.apply(list, items);
    },
  });
}

/** A trace of nothing so far. */
export function emptyTrace(): OperationTrace {
  return { cue: 'off', groundingCalls: 0, usage: { ...noUsage }, actions: [], warnings: [], route: '' };
}
