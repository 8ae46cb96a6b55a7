/** The verbs of a Backend as calls of the service, and the page that they mean. Connections and the life of a session are connect.ts. */
import type { Page } from '@playwright/test';
import type { Action } from '../contract/action.js';
import { type Addition, headers } from '../contract/api-common.js';
import { ActAnswer, ExtractAnswer, ObserveAnswer } from '../contract/api-operations.js';
import type { OperationName } from '../contract/api.js';
import type { Backend, OperationOptions, OperationTrace } from '../contract/backend.js';
import type { Cue } from '../contract/cue.js';
import { ElementNotFoundError, OptionsError, TimeoutError } from '../contract/errors.js';
import { fromWire } from '../contract/api-errors.js';
import { parseModel } from '../contract/model.js';
import { addUsage, type Usage } from '../contract/usage.js';
import type { HttpAnswer } from './http.js';

/** Says which page is meant, within the limits of an operation. */
export type Place = (limits: OperationOptions) => Promise<{ frameId?: string }>;

/** Sends one operation. */
export type Ask = (name: OperationName, body: object, options?: OperationOptions) => Promise<HttpAnswer>;

/** What a backend of the service is told beside the calls. */
export interface RemoteBackendOptions {
  /** Receives how to do the same without the service, where that can be said. */
  onCue?: ((cue: Cue) => void) | undefined;
  /** Model of calls that name none; otherwise the session's. */
  model?: unknown;
  groundingTimeoutMs?: number | undefined;
  testIdAttribute?: string | undefined;
}

/**
 * The backend of one page.
 * @param honoured the additions that the service has said it knows
 */
export function createBackend(
  ask: Ask,
  place: Place,
  honoured: ReadonlySet<string>,
  { onCue, model, groundingTimeoutMs, testIdAttribute }: RemoteBackendOptions = {},
): Backend {
  const send = async (
    name: OperationName,
    request: Record<string, unknown>,
    options: OperationOptions,
    more: Record<string, unknown>,
  ): Promise<HttpAnswer> => {
    const { selector, optional, ...rest } = more;
    const own: Partial<Record<Addition, unknown>> = {
      cue: onCue && true,
      usage: true,
      groundingTimeout: groundingTimeoutMs,
      testIdAttribute,
      ...(name === 'act' && { selector, optional }),
    };
    const body = {
      model: modelOf(options.model ?? model),
      timeout: options.timeout,
      ...(name !== 'act' && { selector }),
      ...rest,
      ...Object.fromEntries(Object.entries(own).filter(([key]) => honoured.has(key))),
    };
    return ask(
      name,
      { ...withoutUndefined(request), options: withoutUndefined(body), ...(await place(options)) },
      options,
    );
  };
  const keep = (found: { cue?: Cue | undefined; usage?: Usage | undefined }, trace: OperationTrace): void => {
    if (found.cue) onCue?.(found.cue);
    if (!found.usage) return;
    trace.usage = addUsage(trace.usage, found.usage);
    trace.groundingCalls += found.usage.calls;
  };
  return {
    act: async (input, options, trace) => {
      const { variables, optional, selector } = options;
      if (selector !== undefined && !honoured.has('selector')) {
        // Left out, the selector would let the action land outside the part that was named.
        throw notOnTheWire('a selector for act to this service', 'Act on what observe returns.');
      }
      const answer = await send('act', { input }, options, { variables, selector, optional });
      const data = ActAnswer.shape.data.parse(answer.data);
      const { result, cacheStatus } = data;
      keep(data, trace);
      note(trace, result.actions);
      const named = answer.headers[headers.errorClass];
      const isAbsent = named === undefined || named === 'ElementNotFoundError';
      if (!result.success && !(optional === true && isAbsent)) {
        throw typeof named === 'string'
          ? fromWire({ error: result.message, code: undefined, errorClass: named })
          : new ElementNotFoundError(result.message);
      }
      return { ...result, ...(cacheStatus && { cacheStatus }) };
    },
    observe: async (instruction, options, trace) => {
      const { variables, selector, ignoreSelectors } = options;
      const answer = await send('observe', { instruction }, options, {
        variables,
        selector,
        ignoreSelectors,
      });
      const data = ObserveAnswer.shape.data.parse(answer.data);
      keep(data, trace);
      note(trace, data.result);
      return data.result;
    },
    extract: async (instruction, schema, options, trace) => {
      const { selector, ignoreSelectors, screenshot } = options;
      const answer = await send('extract', { instruction, schema }, options, {
        selector,
        ignoreSelectors,
        screenshot,
      });
      const data = ExtractAnswer.shape.data.parse(answer.data);
      keep(data, trace);
      return data.result;
    },
  };
}

/** A model as data. @throws OptionsError for one that is none */
function modelOf(model: unknown): unknown {
  if (model !== undefined && model !== 'builtin' && parseModel(model).kind !== 'configuration') {
    throw notOnTheWire(
      'a model instance or client of your own',
      'Pass provider/model or a model configuration: the service asks the model.',
    );
  }
  return model;
}

/** What is absent stays absent. */
function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function note(trace: OperationTrace, actions: readonly Action[]): void {
  for (const { selector, description, method, arguments: given } of actions) {
    trace.actions.push({
      method: method ?? 'click',
      arguments: given ?? [],
      description,
      ...(selector && { target: selector }),
    });
  }
}

/** The id by which the service knows the page: both sides drive one browser. Chromium only. */
export async function readFrameId(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    // The id of a page's target is that of its main frame; unlike the frame tree it is told even while the page is busy.
    return (await session.send('Target.getTargetInfo')).targetInfo.targetId;
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/** @throws TimeoutError when the page does not say its id in time, or the operation is cancelled */
export async function within<T>(promise: Promise<T>, timeoutMs = 30_000, signal?: AbortSignal): Promise<T> {
  let stop = (): void => undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    stop = () =>
      reject(
        new TimeoutError({
          looked: 'the page of the operation in the browser of the session',
          found: `no answer of it within ${timeoutMs} ms, or the operation was cancelled`,
        }),
      );
    timer = setTimeout(stop, timeoutMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function notOnTheWire(what: string, next: string): OptionsError {
  return new OptionsError({ looked: `a way to send ${what} to the session service`, found: 'none', next });
}
