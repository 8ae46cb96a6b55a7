/** The report as data: what the JSON file holds, and what terminal, Markdown, annotations and page are made of. Pure. */
import { z } from 'zod';
import { StepRecord } from '../contract/step-record.js';

/** Version of the JSON. Fields may be added within a version; a change of meaning makes a new one. */
export const REPORT_VERSION = 1;

/**
 * How one AI step ended.
 * - `replayed`: from its cue; `grounded`: understood anew; `healed`: the cue was repaired on the way;
 * - `idle`: an optional act that had nothing to do;
 * - `failed`: with an error; `interrupted`: it never ended (timeout, a worker that died), so there is no record of it;
 * - `unreadable`: there is a record, and it is no record of this format.
 */
export const StepOutcome = z.enum([
  'replayed',
  'grounded',
  'healed',
  'idle',
  'failed',
  'interrupted',
  'unreadable',
]);
export type StepOutcome = z.infer<typeof StepOutcome>;

/** A place in a source file; `file` relative to the working directory where it lies below it, with `/`. */
export const SourcePlace = z.object({ file: z.string(), line: z.number() });
export type SourcePlace = z.infer<typeof SourcePlace>;

/** One AI step: its record, and what the runner knows about it. */
export const StepReport = StepRecord.omit({ version: true, status: true }).extend({
  outcome: StepOutcome,
  location: SourcePlace.optional(),
  /** Titles of the author's steps around it, outermost first. */
  within: z.array(z.string()).optional(),
  /** It ran inside another AI step, whose time includes its time. */
  nested: z.boolean().optional(),
});
export type StepReport = z.infer<typeof StepReport>;

/** One attempt at a test. */
export const AttemptReport = z.object({
  /** 0 for the first, then the retries. */
  retry: z.number(),
  status: z.enum(['passed', 'failed', 'timedOut', 'skipped', 'interrupted']),
  startedAt: z.string(),
  durationMs: z.number(),
  /** First line of each error of the attempt. */
  errors: z.array(z.string()),
  steps: z.array(StepReport),
});
export type AttemptReport = z.infer<typeof AttemptReport>;

/** One test in one project and one repeat. */
export const TestReport = z.object({
  id: z.string(),
  /** Titles of the describe blocks and of the test, outermost first. */
  titles: z.array(z.string()),
  location: SourcePlace,
  project: z.string(),
  /** 0 unless the run repeats its tests. */
  repeat: z.number(),
  outcome: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  attempts: z.array(AttemptReport),
});
export type TestReport = z.infer<typeof TestReport>;

/** Counts over all attempts of all tests, so that what was spent on retries is in them. */
export const Totals = z.object({
  tests: z.number(),
  /** Tests that have at least one AI step. */
  testsWithSteps: z.number(),
  passed: z.number(),
  failed: z.number(),
  flaky: z.number(),
  skipped: z.number(),
  steps: z.number(),
  /** Of them in attempts that were followed by another one. */
  stepsRetried: z.number(),
  outcomes: z.record(StepOutcome, z.number()),
  /** Steps that had no cue, steps whose cue no longer fitted, and steps that cues play no part in. */
  missed: z.number(),
  stale: z.number(),
  off: z.number(),
  /** Steps by who understood them: `builtin`, or `provider/model`. */
  groundedBy: z.record(z.string(), z.number()),
  /** Repairs by stage. */
  healedBy: z.record(z.string(), z.number()),
  weak: z.number(),
  judged: z.number(),
  /** Steps after which the page was not what it was when the cue was recorded. */
  warned: z.number(),
  /** Model calls. */
  calls: z.number(),
  promptTokens: z.number(),
  completionTokens: z.number(),
  reasoningTokens: z.number(),
  cachedInputTokens: z.number(),
  /** Prompt and completion. */
  tokens: z.number(),
  /** Sum of the known costs. */
  cost: z.number(),
  /** Steps that called a model for which no price is known. */
  unpriced: z.number(),
  /** Milliseconds: in AI steps, of them waiting for models, and in tests as a whole. Sums over all workers. */
  aiMs: z.number(),
  modelMs: z.number(),
  testMs: z.number(),
});
export type Totals = z.infer<typeof Totals>;

/** Cues of a file that none of its tests asked for. */
export const Orphans = z.object({ file: z.string(), cues: z.array(z.string()) });
export type Orphans = z.infer<typeof Orphans>;

/** One line of the policy: what was allowed, what happened, and whether the run is red for it. */
export const PolicyLine = z.object({
  rule: z.enum(['failOnHeal', 'failOnMiss', 'maxTokens', 'maxCost', 'maxCalls']),
  broken: z.boolean(),
  message: z.string(),
});
export type PolicyLine = z.infer<typeof PolicyLine>;

/** The whole report. */
export const RunReport = z.object({
  version: z.literal(REPORT_VERSION),
  /** As the runner has it, made `failed` where the policy is broken. */
  status: z.enum(['passed', 'failed', 'timedout', 'interrupted']),
  startedAt: z.string(),
  durationMs: z.number(),
  projects: z.array(z.string()),
  totals: Totals,
  policy: z.array(PolicyLine),
  orphans: z.array(Orphans),
  /** What the reporter could not read or write, a sentence each. */
  problems: z.array(z.string()),
  tests: z.array(TestReport),
});
export type RunReport = z.infer<typeof RunReport>;
