/** What the page's data looks like: the seam between the side that writes it and the functions that run in the page. Types only. */
import type { HealRecord, StepRecord } from '../../contract/step-record.js';
import type { RunReport, StepOutcome, TestReport, Totals } from '../schema.js';
import type * as wording from '../wording.js';

/** A step as lists show it. */
export interface IndexStep {
  text: string;
  op: StepRecord['operation'];
  outcome: StepOutcome;
  ms: number;
  /** Milliseconds from the start of the attempt. */
  at: number;
  code?: string;
  /** Absent for a hit. */
  cue?: StepRecord['cue'];
  tokens?: number;
  cost?: number;
  weak?: 1;
  judged?: 1;
  warned?: 1;
  nested?: 1;
  error?: string;
}

/** An attempt as lists show it. */
export interface IndexAttempt {
  retry: number;
  status: TestReport['attempts'][number]['status'];
  durationMs: number;
  errors: string[];
  steps: IndexStep[];
}

/** A test as lists show it. */
export interface IndexTest {
  titles: string[];
  /** Position in `files`. */
  file: number;
  line: number;
  /** Position in `projects`. */
  project: number;
  repeat?: number;
  outcome: TestReport['outcome'];
  attempts: IndexAttempt[];
}

/** What is read when the page opens. */
export interface PageIndex extends Pick<
  RunReport,
  'status' | 'startedAt' | 'durationMs' | 'projects' | 'policy' | 'orphans' | 'problems'
> {
  totals: Totals;
  files: string[];
  /** Tests that passed without any AI step, and are not in the list. */
  left: number;
  tests: IndexTest[];
}

/** The rest of a step, read when its test is opened. */
export interface StepDetails {
  op: StepRecord['operation'];
  route: string;
  usage: StepRecord['usage'];
  calls: number;
  actions: { code: string; description: string; confidence?: number }[];
  moreActions?: number;
  warnings: string[];
  within?: string[];
  location?: { file: string; line: number };
  cueFile?: string;
  groundedBy?: string;
  heals?: readonly HealRecord[];
  intents?: string[];
  candidates?: NonNullable<StepRecord['explanation']>['candidates'];
  error?: { name: string; message: string };
  seen?: string;
  answer?: string;
  /** What was seen and answered was left out to keep the page small. */
  short?: boolean;
  /** Image file, relative to the page. */
  shot?: string;
  boxes?: NonNullable<StepRecord['boxes']>;
  viewport?: NonNullable<StepRecord['viewport']>;
  checks?: NonNullable<StepRecord['checks']>;
  reads?: NonNullable<StepRecord['reads']>;
  weak?: string;
  judged?: NonNullable<StepRecord['judged']>;
}

/** The formatters of `wording.ts` that the page uses too. */
export type Words = Pick<typeof wording, 'count' | 'counted' | 'tokens' | 'duration' | 'money' | 'share'>;
