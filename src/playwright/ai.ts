/** The `ai` object: the verbs as a test author calls them, each as one step with its record. Knows no runner. */
import type { Locator, Page } from '@playwright/test';
import { Action, type ActResult } from '../contract/action.js';
import { firstCandidate, type Cue } from '../contract/cue.js';
import type { LocatorData } from '../contract/locator-data.js';
import { toCode } from '../contract/locator-code.js';
import type {
  ActOptions,
  Backend,
  ExplainedActions,
  ExtractOptions,
  LocateMemory,
  ObserveOptions,
  OperationTrace,
} from '../contract/backend.js';
import { OptionsError, SvcError } from '../contract/errors.js';
import type { StepRecord } from '../contract/step-record.js';
import { secretsOf, scrub, scrubDeep, Variables } from '../contract/variables.js';
import { actQuestion, extractQuestion, locatorQuestion, observeQuestion } from '../engine/questions.js';
import { scrubError } from '../engine/failures.js';
import { locatedBy, locatorOf } from '../engine/locate.js';
import { createTrace } from '../engine/trace.js';
import { createLazyLocator } from './locator.js';
import type { CueQuestion } from '../cues/key.js';
import { routeOf } from '../cues/route.js';
import { callSite, pointTo, type CallSite } from './call-site.js';
import type { HistoryEntry, Ledger, Metrics } from './history.js';
import { keepStep, pictureName, type RunningStep } from './keep-step.js';
import type { AiLife, Life } from './life.js';
import { registerAi } from './registry.js';
import { prepareSchema, type StandardSchema } from './schema.js';

/** Options of a call that choose the page. */
export interface OnPage {
  /** The page to work on. @default the page of this `ai` */
  page?: Page;
}

/** AI on a page: sentences in, actions and data out. Every method is one test step. */
export interface Ai extends AiLife {
  /** The page that this object works on: the active one of its `context`. */
  readonly page: Page;
  /**
   * Carries out an instruction, or an Action that `observe` returned.
   * @returns what was done; with `{ optional: true }` and nothing there, `success: false`
   * @throws ElementNotFoundError, AmbiguousInstructionError, ActionError, CueMissingError, CueStaleError, TimeoutError …
   * @example await ai.act('log in with %email% and %password%', { variables: { email, password } });
   */
  act(instruction: string | Action, options?: ActOptions & OnPage): Promise<ActResult>;
  /**
   * Actions that the page offers, best first: those that fit the instruction, or all. Empty when nothing fits.
   * @throws SelectorError and its kin, CueMissingError, CueStaleError, TimeoutError …
   */
  observe(
    instruction: string,
    options: ObserveOptions & OnPage & { explain: true },
  ): Promise<ExplainedActions>;
  observe(instruction: string, options?: ObserveOptions & OnPage): Promise<Action[]>;
  observe(options?: ObserveOptions & OnPage): Promise<Action[]>;
  /** Without instruction: the accessibility tree of the page as text. */
  extract(options?: ExtractOptions & OnPage): Promise<{ pageText: string }>;
  /** The value that the instruction names, as it stands on the page. @throws ExtractionError when it is not there */
  extract(instruction: string, options?: ExtractOptions & OnPage): Promise<{ extraction: string }>;
  /**
   * Data of the page, shaped and checked by a schema.
   * @throws ExtractionError when a required value is not there; SchemaValidationError when one does not fit
   * @example const { total } = await ai.extract('the order', z.object({ total: z.number() }));
   */
  extract<Output>(
    instruction: string,
    schema: StandardSchema<Output>,
    options?: ExtractOptions & OnPage,
  ): Promise<Output>;
  /**
   * A locator of Playwright for the element that the description means. It is grounded at its first use and recorded; before
   * every use the element is checked to be the recorded one. An assertion that it is absent needs a cue.
   * @throws (when it is used) ElementNotFoundError, AmbiguousInstructionError, CueMissingError, CueStaleError …
   * @example await expect(ai.locator('the cart badge')).toHaveText('2');
   */
  locator(description: string): Locator;
  /** The same for another page: a popup, a second tab. */
  on(page: Page): Ai;
  /** Tokens and model time so far, per operation and in total. */
  readonly metrics: Promise<Metrics>;
  /** The calls so far, oldest first; read-only. */
  readonly history: Promise<readonly HistoryEntry[]>;
}

/** Runs a body as a step. `subtitle` says whether a cue is there. */
export type RunStep = <T>(
  step: { title: string; site: CallSite | undefined; params: Record<string, string>; subtitle?: string },
  body: (step: RunningStep) => Promise<T>,
) => Promise<T>;

/** What an `ai` is made of. */
export interface AiParts {
  readonly page: Page;
  life: Life;
  /** The backend for a page; the same page gives the same backend. */
  backendFor: (page: Page) => Promise<Backend>;
  ledger: Ledger;
  /** Values of all variables used so far; nothing that is recorded or reported may show them. */
  secretsSeen: ReadonlySet<string>;
  runStep: RunStep;
  /** The cue that a call would replay, for the step's subtitle and parameters; undefined when there is none, or no book. */
  peek: (question: CueQuestion) => Cue | undefined;
  /** Who grounds when there is no cue: for the subtitle. */
  groundedBy: string;
  /** Told about every finished step. */
  onRecord: (record: StepRecord) => void;
}

/** Makes the object. */
export function createAiObject(parts: AiParts): Ai {
  const { ledger } = parts;
  const verbs: Omit<Ai, keyof AiLife> = {
    get page() {
      return parts.page;
    },
    // Async, so that a malformed argument rejects instead of throwing; the stack is still the caller's until the first await.
    act: async (input, options = {}) => {
      const action = typeof input === 'string' ? input : checkAction(input);
      const title =
        typeof action === 'string'
          ? action
          : action.description || `${action.method ?? 'click'} ${action.selector}`;
      return operate(
        parts,
        {
          operation: 'act',
          instruction: title,
          options,
          parameters: input,
          ...(typeof action === 'string' && { question: actQuestion(action, options) }),
        },
        (backend, trace) => backend.act(action, withoutPage(options), trace),
      );
    },
    observe: createObserve(parts),
    extract: createExtract(parts),
    locator: (description) => createLocator(parts, description),
    on: (other) => createAiObject({ ...parts, page: other }),
    get metrics() {
      return Promise.resolve(ledger.metrics());
    },
    get history() {
      return Promise.resolve(ledger.history());
    },
  };
  const ai = Object.defineProperties(
    verbs,
    Object.getOwnPropertyDescriptors(parts.life.members),
  ) as typeof verbs & AiLife;
  registerAi(ai, parts);
  return ai;
}

function createObserve(parts: AiParts): Ai['observe'] {
  async function observe(
    first?: string | (ObserveOptions & OnPage),
    second?: ObserveOptions & OnPage,
  ): Promise<unknown> {
    const instruction = typeof first === 'string' ? first : undefined;
    const options = (typeof first === 'string' ? second : first) ?? {};
    return operate(
      parts,
      {
        operation: 'observe',
        instruction: instruction ?? '',
        options,
        parameters: instruction,
        ...(instruction !== undefined && { question: observeQuestion(instruction, options) }),
      },
      async (backend, trace): Promise<Action[] | ExplainedActions> => {
        const actions = await backend.observe(instruction, withoutPage(options), trace);
        if (options.explain !== true || instruction === undefined) return actions;
        return { actions, ...(trace.explanation && { explanation: trace.explanation }) };
      },
    );
  }
  return observe as Ai['observe'];
}

function createLocator(parts: AiParts, description: string): Locator {
  const { page } = parts;
  const question = locatorQuestion(description);
  const memory: LocateMemory = {};
  const known = locatedBy(parts.peek(question));
  const place = (data: LocatorData): Locator => locatorOf(page, data).describe(description);
  // Until it is grounded nothing is known but the description, and nothing is to be found by this.
  const shape = known
    ? place(firstCandidate(known))
    : page.locator('xpath=//*[false()]').describe(description);
  return createLazyLocator(shape, ({ mayBeAbsent }) =>
    operate(
      parts,
      { operation: 'observe', instruction: description, options: {}, parameters: description, question },
      async (backend, trace) => {
        if (!backend.locate) {
          throw new OptionsError({
            looked: 'a backend that gives locators',
            found: 'a remote session',
            next: 'Use ai.observe and ai.act there.',
          });
        }
        return backend.locate(description, { mayBeAbsent }, memory, trace);
      },
    ).then(place),
  );
}

function createExtract(parts: AiParts): Ai['extract'] {
  async function extract<Output>(
    first?: string | (ExtractOptions & OnPage),
    second?: StandardSchema<Output> | (ExtractOptions & OnPage),
    third?: ExtractOptions & OnPage,
  ): Promise<unknown> {
    const instruction = typeof first === 'string' ? first : undefined;
    const schema = isSchema(second) ? second : undefined;
    if (third !== undefined && !schema) prepareSchema(second as StandardSchema<Output>);
    const unshaped = schema === undefined ? (second as (ExtractOptions & OnPage) | undefined) : third;
    const options = (typeof first === 'object' ? first : unshaped) ?? {};
    const prepared = schema && prepareSchema(schema);
    return operate(
      parts,
      {
        operation: 'extract',
        instruction: instruction ?? '',
        options,
        parameters: { instruction, schema: prepared?.jsonSchema },
        ...((instruction !== undefined || prepared) && {
          question: extractQuestion(instruction, prepared?.jsonSchema, options),
        }),
      },
      async (backend, trace) => {
        const data = await backend.extract(instruction, prepared?.jsonSchema, withoutPage(options), trace);
        return prepared ? prepared.validate(data) : data;
      },
    );
  }
  return extract as Ai['extract'];
}

/** One call of a verb. */
export interface Call<T = unknown> {
  operation: 'act' | 'observe' | 'extract' | 'satisfy';
  instruction: string;
  options: OnPage & { variables?: Variables };
  /** For the history; holds no value of a variable. */
  parameters: unknown;
  /** Absent for calls that need no cue. */
  question?: CueQuestion;
  /** A result that is a failure without being thrown: how the record tells it. */
  failureOf?: (result: T) => Error | undefined;
  /** What the history says the call gave. @default the result */
  dataOf?: (result: T) => unknown;
}

/** One call: step, trace, record, history, and an error that points at the caller. */
export function operate<T>(
  parts: AiParts,
  call: Call<T>,
  body: (backend: Backend, trace: OperationTrace) => Promise<T>,
): Promise<T> {
  // Before the first await: later the caller's frames are gone.
  const site = callSite();
  const page = call.options.page ?? parts.page;
  const secrets = secretsOf(Variables.safeParse(call.options.variables).data);
  const title = `ai.${call.operation}${call.instruction ? ` "${shorten(scrub(call.instruction, secrets))}"` : ''}`;
  return parts.runStep({ title, site, ...announce(call, parts) }, async (step) => {
    const trace = createTrace(routeOf(page.url(), secrets));
    const startedAt = new Date();
    const start = performance.now();
    let failure: Error | undefined;
    try {
      parts.life.check();
      const backend = await parts.backendFor(page);
      const result = await body(backend, trace);
      failure = call.failureOf?.(result);
      if (call.operation !== 'satisfy') {
        parts.ledger.add({
          method: call.operation,
          parameters: call.parameters,
          result: scrubDeep<unknown>(call.dataOf ? call.dataOf(result) : result, [...parts.secretsSeen]),
          cue: trace.cue,
          ...(trace.groundedBy !== undefined && { groundedBy: trace.groundedBy }),
          usage: { ...trace.usage },
          ...(trace.cost !== undefined && { cost: trace.cost }),
          timestamp: startedAt.toISOString(),
        });
      }
      return result;
    } catch (error) {
      failure = error instanceof Error ? error : new SvcError(String(error));
      // A schema that is not met quotes what it was given.
      if (failure instanceof SvcError) scrubError(failure, [...parts.secretsSeen]);
      pointTo(failure, site);
      throw failure;
    } finally {
      parts.ledger.note(call.operation, trace);
      const { evidence: _evidence, picture, ...recorded } = trace;
      const head = {
        operation: call.operation,
        instruction: scrub(call.instruction, secrets),
        status: failure ? ('failed' as const) : ('passed' as const),
      };
      const record: StepRecord = scrubDeep<StepRecord>(
        {
          version: 1,
          ...head,
          ...recorded,
          ...(picture && {
            screenshot: pictureName(head),
            boxes: picture.boxes,
            viewport: picture.viewport,
          }),
          startedAt: startedAt.toISOString(),
          durationMs: Math.round(performance.now() - start),
          ...(failure && { error: { name: failure.name, message: failure.message } }),
        },
        [...parts.secretsSeen],
      );
      parts.ledger.keep(record);
      parts.onRecord(record);
      await keepStep(record, trace, step);
    }
  });
}

/** What is known before the step runs: whether there is a cue, and what it will do. */
function announce<T>(call: Call<T>, parts: AiParts): { subtitle?: string; params: Record<string, string> } {
  if (!call.question) return { params: {} };
  const body = parts.peek(call.question)?.body;
  if (!body) return { subtitle: `no cue: ${parts.groundedBy}`, params: { cue: 'miss' } };
  if (body.kind === 'adopted') return { subtitle: 'adopted locator: first run', params: { cue: 'miss' } };
  if (body.kind !== 'steps') return { subtitle: 'from cue', params: { cue: 'hit' } };
  const targets = body.steps.flatMap((step) =>
    step.target?.candidates[0] ? [toCode(step.target.candidates[0])] : [],
  );
  return {
    subtitle: 'from cue',
    params: {
      cue: 'hit',
      method: body.steps.map((step) => step.method).join(', '),
      ...(targets.length > 0 && { target: targets.join(', ') }),
    },
  };
}

/** @throws OptionsError for an Action of the wrong shape */
function checkAction(action: Action): Action {
  const parsed = Action.safeParse(action);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OptionsError({
    looked: 'an instruction, or an Action as observe returns it',
    found: `${issue?.path.join('.') || 'a value'}: ${issue?.message ?? 'of another shape'}`,
    next: 'Pass one of the results of ai.observe().',
  });
}

/** Whether a value is a schema (Standard Schema). */
export function isSchema(value: unknown): value is StandardSchema<never> {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') && '~standard' in value
  );
}

function withoutPage<T extends OnPage>({ page: _page, ...options }: T): Omit<T, 'page'> {
  return options;
}

function shorten(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  return folded.length > 160 ? `${folded.slice(0, 159)}…` : folded;
}
