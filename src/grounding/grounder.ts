/** The seam between the engine and whatever understands sentences: a model, or the built-in engine. */
import type { Satisfaction } from '../contract/check.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Observation, ObserveRequest, Explanation, Plan, PlanRequest } from '../contract/plan.js';
import type { Extraction, ExtractRequest } from '../contract/reading.js';
import type { Usage } from '../contract/usage.js';

/** An answer with what it cost. The built-in engine costs no tokens. */
export interface Grounded<T> {
  answer: T;
  usage: Usage;
  /** Who answered, where it was not the grounder that was asked: a model need not be bothered with everything. */
  by?: string;
  /** The page as it was shown, where the grounder was not shown the snapshot itself. */
  seen?: string;
  /** The answer in the grounder's own words, where it has words. */
  said?: string;
}

/** Understands an instruction on a snapshot. Never touches the page, never sees a secret. */
export interface Grounder {
  /** `builtin`, or the model as `provider/model`. */
  readonly name: string;
  /** False: what is said literally is put to it as well. @default true */
  readonly isLiteralFirst?: boolean;
  plan(request: PlanRequest): Promise<Grounded<Plan>>;
  observe(
    request: ObserveRequest,
  ): Promise<Grounded<{ observations: readonly Observation[]; explanation?: Explanation }>>;
  extract(request: ExtractRequest): Promise<Grounded<Extraction>>;
  /** Compiles a sentence into checks. A grounder without it leaves that to the built-in engine. */
  satisfy?(request: SatisfyRequest): Promise<Grounded<Satisfaction>>;
}

/** What a grounder is asked for `toSatisfy`. The refs of the two snapshots never collide. */
export interface SatisfyRequest {
  sentence: string;
  /** The sentence is to be false: `.not`. The checks assert that. */
  negated: boolean;
  /** The page as `act` sees it: elements with roles, names and states. */
  snapshot: Snapshot;
  /** The page as `extract` sees it: texts and values. */
  content: Snapshot;
  systemPrompt?: string;
  signal?: AbortSignal;
}
