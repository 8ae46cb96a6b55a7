/** The seam between what a test author touches and what carries it out: the engine on this machine, or a remote session. */
import type { Action, ActResult } from './action.js';
import type { Cue, CueKey } from './cue.js';
import type { LocatorData, Target } from './locator-data.js';
import type { ModelOption } from './model.js';
import type { JsonSchema } from './reading.js';
import type { SatisfyOptions, Verdict } from './satisfy.js';
import type { StepRecord } from './step-record.js';
import type { Variables } from './variables.js';

/** Options that every operation takes. `timeout` in ms. */
export interface OperationOptions {
  /** Model of this call: `provider/model`, a configuration object, an AI SDK instance, or `builtin`. */
  model?: ModelOption;
  /** Time allowed for the whole operation, in ms. */
  timeout?: number;
  /** Ends the operation early; it does nothing more to the page afterwards. */
  signal?: AbortSignal;
  /** Remote sessions only: overrides the instance's `serverCache`. */
  serverCache?: boolean;
}

/** Options of `act`. */
export interface ActOptions extends OperationOptions {
  variables?: Variables;
  /** The element may be absent: then nothing is done, and `success` is false. */
  optional?: boolean;
  /** XPath or CSS selector of the part that the instruction is about. */
  selector?: string;
}

/** Options of `observe`. */
export interface ObserveOptions extends OperationOptions {
  variables?: Variables;
  /** XPath or CSS selector of the part to look at. */
  selector?: string;
  /** Every match and its subtree is left out. */
  ignoreSelectors?: readonly string[];
  /** Answers the actions with the reasons for them; the page is looked at even where a cue has the answer. @default false */
  explain?: boolean;
}

/** What `observe` answers with `{ explain: true }`. */
export interface ExplainedActions {
  actions: Action[];
  /** The sentence as understood, and the candidates with what decided; absent where a model or a remote session answers without. */
  explanation?: OperationTrace['explanation'];
}

/** Options of `extract`. */
export interface ExtractOptions extends OperationOptions {
  selector?: string;
  ignoreSelectors?: readonly string[];
  /** Sends a PNG of the viewport along; only for models that can see. */
  screenshot?: boolean;
}

/**
 * What an operation notes about itself while it runs. The caller makes it, the backend fills it in,
 * so that a failed operation tells as much as a successful one.
 */
export type OperationTrace = Pick<
  StepRecord,
  'cue' | 'groundingCalls' | 'usage' | 'actions' | 'warnings' | 'route'
> &
  Partial<
    Pick<
      StepRecord,
      | 'cueFile'
      | 'groundedBy'
      | 'cost'
      | 'heal'
      | 'heals'
      | 'explanation'
      | 'checks'
      | 'weak'
      | 'judged'
      | 'reads'
      | 'seen'
      | 'answer'
    >
  > & {
    /** JPEG of the page, as the record's `boxes` and `viewport` describe it; goes beside the record. */
    picture?: { jpeg: Uint8Array } & Required<Pick<StepRecord, 'boxes' | 'viewport'>>;
    /** PNG of the element that a cue was healed onto; goes beside the record, not into it. */
    evidence?: Uint8Array;
  };

/** Options of `locate`. */
export interface LocateOptions extends OperationOptions {
  /** An element that is gone is an answer, not an error. */
  mayBeAbsent: boolean;
}

/** What one locator remembers between its uses; made empty by whoever makes the locator. */
export interface LocateMemory {
  asked?: { key?: CueKey; cue?: Cue; from?: 'own' | 'shared' };
  target?: Target;
}

/** Behind the matchers: an operation is repeated until its answer is as wanted, for at most `withinMs`. */
export interface Until<T> {
  isMet(answer: T): boolean | Promise<boolean>;
  withinMs: number;
}

/** Carries out the operations on one page. */
export interface Backend {
  act(input: string | Action, options: ActOptions, trace: OperationTrace): Promise<ActResult>;
  observe(
    instruction: string | undefined,
    options: ObserveOptions & { until?: Until<Action[]> },
    trace: OperationTrace,
  ): Promise<Action[]>;
  /** With a schema: data that should fit it (the caller validates). Without: `{ pageText }` or `{ extraction }`. */
  extract(
    instruction: string | undefined,
    schema: JsonSchema | undefined,
    options: ExtractOptions & { until?: Until<unknown> },
    trace: OperationTrace,
  ): Promise<unknown>;
  /** Whether the page comes to satisfy a sentence; absent where assertions are not carried out. */
  satisfy?(sentence: string, options: SatisfyOptions, trace: OperationTrace): Promise<Verdict>;
  /** The element of a description, for `ai.locator`. Absent where locators cannot be given, as in a remote session. */
  locate?(
    description: string,
    options: LocateOptions,
    memory: LocateMemory,
    trace: OperationTrace,
  ): Promise<LocatorData>;
}
