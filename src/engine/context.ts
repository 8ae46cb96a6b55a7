/** What every verb of the engine is given: the page, the mind, the memory and the rules. Holds them; does nothing. */
import type { Page } from '@playwright/test';
import type { OperationTrace } from '../contract/backend.js';
import type { Variables } from '../contract/variables.js';
import type { CueSession } from '../cues/session.js';
import type { PriceTable } from '../grounding/budget.js';
import type { Grounder } from '../grounding/grounder.js';
import type { Camera, Pictures } from './camera.js';
import type { Deadline } from './deadline.js';

/** What may happen to the cues of a test. Decided once, from options and environment, by whoever makes the engine. */
export interface CuePolicy {
  /** A sentence without a cue may be grounded and recorded; else it is an error. */
  record: boolean;
  /** Cues are read; false when everything is recorded anew. */
  replay: boolean;
  /** `write`: repair and rewrite. `report`: repair for this run only. `fail`: a drifted target is an error. `off`: only the first candidate counts. */
  heal: 'write' | 'report' | 'fail' | 'off';
  /** A target that no longer fits may be looked for anew by its sentence. */
  regroundStale: boolean;
  /** Command that records the cues of this test, for error messages. */
  recordCommand: string;
  /** Cue file, for messages and records. */
  file: string;
}

/** Settings of an engine; times in ms. */
export interface EngineSettings {
  /** Time for one operation unless the call says otherwise; a function, because a test's own time runs out. */
  timeoutMs: () => number;
  /** Longest wait for a page to become quiet. */
  domSettleTimeoutMs: number;
  /** How long a sentence that fits nothing is tried again while the page may still be loading. */
  patienceMs: number;
  testIdAttribute: string;
  systemPrompt?: string;
  /** Unless the call says otherwise. @default `refuse` */
  weakAssertions?: 'refuse' | 'warn';
  /** This process records nothing of the page (no trace), but may share it with one that does. @default false */
  recordsNothing?: boolean;
  /** By `provider/model`: what the calls of an operation cost. */
  prices?: PriceTable;
  /** What is kept for a reader beside the facts: what was seen and answered, and pictures. Absent: nothing, which is fastest. */
  evidence?: { pictures: Pictures };
}

/** The parts of an engine. */
export interface EngineParts {
  page: Page;
  /** The grounder for the `model` option of a call; undefined means the configured default. */
  grounderFor: (model: unknown) => Promise<Grounder>;
  /** The grounder cannot be asked here, only whole sentences elsewhere: what is left of one cannot be asked for. */
  groundsElsewhere?: boolean;
  /** Absent when cues are switched off. */
  cues?: { session: CueSession; policy: CuePolicy };
  settings: EngineSettings;
  /** Values of all variables that this test has used: what is kept later must not show them either. */
  secretsSeen?: Set<string>;
}

/** One running operation. */
export interface Operation {
  parts: EngineParts;
  page: Page;
  deadline: Deadline;
  trace: OperationTrace;
  camera: Camera;
  variables: Variables | undefined;
  secrets: readonly string[];
}
