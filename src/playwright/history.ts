/** What the AI of a test did and cost so far: `ai.history` and `ai.metrics` of the reference. */
import type { OperationTrace } from '../contract/backend.js';
import type { StepRecord } from '../contract/step-record.js';
import { addUsage, noUsage, type Usage } from '../contract/usage.js';

/** The operations that are counted. */
type Counted = 'act' | 'extract' | 'observe' | 'agent';

/** One call. `parameters` hold names of variables, never values. */
export interface HistoryEntry {
  readonly method: 'act' | 'extract' | 'observe' | 'navigate';
  readonly parameters: unknown;
  readonly result: unknown;
  /** Whether it was replayed: `hit`, `miss`, `stale` or `off`. */
  readonly cue: StepRecord['cue'];
  /** Who grounded it: `builtin`, `builtin (literal)` where a model was spared, or `provider/model`; absent for a replay. */
  readonly groundedBy?: string;
  /** Calls to a model, tokens and milliseconds. */
  readonly usage: Usage;
  /** In the currency of `prices`; absent where there is no price. */
  readonly cost?: number;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Counters per operation and in total, as the reference names them; tokens, and milliseconds. */
export type Metrics = {
  [
    Name in `${Counted | 'total'}${'PromptTokens' | 'CompletionTokens' | 'ReasoningTokens' | 'CachedInputTokens' | 'InferenceTimeMs'}`
  ]: number;
};

/** Keeps both. */
export interface Ledger {
  /** Assertions count in the total only. */
  note(operation: Counted | 'satisfy', trace: OperationTrace): void;
  add(entry: HistoryEntry): void;
  /** Keeps the record of a finished call. */
  keep(record: StepRecord): void;
  /** The records so far, oldest first. */
  records(): readonly StepRecord[];
  history(): readonly HistoryEntry[];
  metrics(): Metrics;
}

/** An empty ledger. */
export function createLedger(): Ledger {
  const usages: Record<Counted, Usage> = { act: noUsage, extract: noUsage, observe: noUsage, agent: noUsage };
  let asserted: Usage = noUsage;
  const entries: HistoryEntry[] = [];
  const records: StepRecord[] = [];
  return {
    note: (operation, trace) => {
      if (operation === 'satisfy') asserted = addUsage(asserted, trace.usage);
      else usages[operation] = addUsage(usages[operation], trace.usage);
    },
    add: (entry) => {
      entries.push(Object.freeze({ ...entry }));
    },
    keep: (record) => {
      records.push(record);
    },
    records: () => records,
    history: () => Object.freeze([...entries]),
    metrics: () => {
      const total = Object.values(usages).reduce(addUsage, asserted);
      const rows = Object.entries({ ...usages, total }).flatMap(([prefix, usage]) => [
        [`${prefix}PromptTokens`, usage.promptTokens],
        [`${prefix}CompletionTokens`, usage.completionTokens],
        [`${prefix}ReasoningTokens`, usage.reasoningTokens],
        [`${prefix}CachedInputTokens`, usage.cachedInputTokens],
        [`${prefix}InferenceTimeMs`, usage.inferenceTimeMs],
      ]);
      return Object.fromEntries(rows) as Metrics;
    },
  };
}
