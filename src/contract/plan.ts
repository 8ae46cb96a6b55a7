/** What a grounder answers: which elements and actions an instruction means on a snapshot. Plain data, refs of that snapshot only. */
import type { ActionMethod } from './action.js';
import type { Snapshot } from './snapshot.js';

/** One action to perform now. */
export interface PlannedStep {
  /** Ref of the snapshot; absent for an action on the page itself. */
  ref?: string;
  method: ActionMethod;
  /** `%name%` tokens unreplaced. For `dragTo` the ref of the target stands in {@link toRef}, and `before` or `after` here when it has to stand directly beside it. */
  arguments: readonly string[];
  toRef?: string;
  /** For a person: `click button "Save"`. */
  description: string;
  /** 0..1: how sure the grounder is; 1 for a model's answer that gives no number. */
  confidence: number;
  /** The step destroys, pays or submits something: never healed by similarity. */
  irreversible?: boolean;
  /** The arguments were read off the page, where they stand; the sentence only describes them. */
  shown?: boolean;
  /** What is set has to hold once the field is left, as a person leaves it who is done with it; a fill only. */
  leaves?: boolean;
  /** The sentence wants more than the click or key: something has to come of it, although its element is a control. */
  answered?: boolean;
}

/** An element that was considered, best first, with the reason it was not taken. */
export interface Candidate {
  ref: string;
  /** `button "Save" in dialog "Profile"`. */
  description: string;
  /** 0..1. */
  score: number;
  /** What speaks for it, and what against. */
  reason: string;
  /** Why it was not taken; absent for one that was. */
  refused?: string;
}

/** Why a decision fell, for `explain` and the report. */
export interface Explanation {
  /** The clauses as understood: `click · target "save" · in row "Alice"`. */
  intents: readonly string[];
  candidates: readonly Candidate[];
}

/** The answer to a native dialog, and what is left to plan where one was given, in place of the plan's own `next`. */
export interface IfDialog {
  accept: boolean;
  /** What is typed into a prompt. */
  text?: string;
  /** The sentence says nothing of a dialog: it is accepted only if it asks about this, in one of these words, and else dismissed, which is an error; where none is accepted, only such a question is one. */
  about?: readonly string[];
  /** "Are you sure" alone does not ask about this. */
  strictly?: true;
  /** What the thing is called that this is done to ("bed 12"), in lower case: a number in its name counts nothing. */
  names?: readonly string[];
  next?: unknown;
}

/**
 * - `found`: perform `steps` in order. With `next`, plan again after they are done, on a new snapshot, and hand `next` back.
 * - `done`: nothing (more) to do: the page is already in the state that the instruction asks for, or all clauses are done.
 * - `ambiguous`: several fit; `none`: nothing fits, `nearest` came closest; `cannot-tell`: the sentence is beyond this grounder.
 */
export type Plan =
  | {
      kind: 'found';
      steps: readonly PlannedStep[];
      next?: unknown;
      /** In place of `next` when all is done: handed back once more, to see on a new snapshot whether the page asks for something yet. */
      proof?: unknown;
      /** What to do with a native dialog that opens meanwhile: it has to be answered before the page goes on. */
      ifDialog?: IfDialog;
      /** How many of the steps before these were only a look that is put away again: they are no part of what is recorded. */
      forget?: number;
      explanation?: Explanation;
    }
  | { kind: 'done'; reason: string; explanation?: Explanation }
  | { kind: 'ambiguous'; looked: string; candidates: readonly Candidate[]; explanation?: Explanation }
  | {
      kind: 'none';
      looked: string;
      nearest: readonly Candidate[];
      /** What was opened to look into it is put away again: the steps before have done nothing. */ undone?: true;
      /** What is done before the sentence is given up, so that nothing stays that was typed only to look. */
      putBack?: readonly PlannedStep[];
      /** The sentence says to wait for it: there is as long for it as for the whole sentence. */ awaited?: true;
      /** Where it may be found yet, once the page has had its time: what comes up when these steps are performed. */ lastly?: Extract<
        Plan,
        { kind: 'found' }
      >;
      explanation?: Explanation;
    }
  | { kind: 'cannot-tell'; looked: string; reason: string; explanation?: Explanation };

/** What a grounder is asked for `act`. */
export interface PlanRequest {
  instruction: string;
  snapshot: Snapshot;
  /** Names and descriptions; never values. */
  variables: readonly { name: string; description?: string }[];
  /** The `next` of the plan before, when this is a later part of the same instruction. */
  next?: unknown;
  /**
   * Descriptions of steps of the instruction that were performed before the first plan, when a grounder can tell from that what
   * is left; one that cannot plans the whole, and the engine leaves out what was done.
   */
  performed?: readonly string[];
  /** The snapshot that the plan before was made on: what is new on the page is the difference. */
  before?: Snapshot;
  systemPrompt?: string;
  signal?: AbortSignal;
}

/** One element that `observe` found, ready to be acted on. */
export interface Observation {
  ref: string;
  method: ActionMethod;
  arguments: readonly string[];
  toRef?: string;
  description: string;
  score: number;
}

/** What a grounder is asked for `observe`; without an instruction every interactive element is wanted. */
export interface ObserveRequest extends Omit<PlanRequest, 'instruction' | 'next' | 'before' | 'performed'> {
  instruction?: string;
}
