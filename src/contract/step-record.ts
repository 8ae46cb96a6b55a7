/** What one `ai` call did: the JSON attachment `cuebook-step` of its test step. Read by the reporter and the demo; holds no secret. */
import { z } from 'zod';

/** Name of the attachment of a step, and of that of its heal: the sentence stands behind it, see {@link attachmentName}. */
export const STEP_ATTACHMENT = 'cuebook-step';
export const HEAL_ATTACHMENT = 'cuebook-heal';
/** Name of the attachment that carries what a test recorded, for reporters that merge shards. */
export const CUES_ATTACHMENT = 'cuebook-cues';

/** Name of an attachment with the sentence that it belongs to: `cuebook-step: click Save`. */
export function attachmentName(kind: string, sentence: string): string {
  const folded = sentence.replace(/\s+/g, ' ').trim();
  return `${kind}: ${folded.length > 100 ? `${folded.slice(0, 99)}…` : folded}`;
}

/** Whether an attachment is the record of a step, by its name. */
export function isStepAttachment(name: string): boolean {
  return name === STEP_ATTACHMENT || name.startsWith(`${STEP_ATTACHMENT}: `);
}

const Usage = z.object({
  calls: z.number(),
  promptTokens: z.number(),
  completionTokens: z.number(),
  reasoningTokens: z.number(),
  cachedInputTokens: z.number(),
  inferenceTimeMs: z.number(),
});

/** A repaired cue: where it pointed, where it points now, and why that is believed to be the same element. */
export const HealRecord = z.object({
  stage: z.enum(['candidate', 'similarity', 'grounding']),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  /** 0..1, where the stage gives one. */
  score: z.number().optional(),
  differences: z.array(z.string()).optional(),
  /** The cue file was (or will be, when the test passes) rewritten. */
  written: z.boolean(),
});
export type HealRecord = z.infer<typeof HealRecord>;

/** One performed or found action, for a reader: target as Playwright code. */
export const StepAction = z.object({
  method: z.string(),
  target: z.string().optional(),
  arguments: z.array(z.string()),
  description: z.string(),
  confidence: z.number().optional(),
});
export type StepAction = z.infer<typeof StepAction>;

/** The record of one call. Times in ms; `startedAt` ISO 8601. */
export const StepRecord = z.object({
  version: z.literal(1),
  operation: z.enum(['act', 'observe', 'extract', 'satisfy', 'agent']),
  /** Tokens unreplaced; empty when the call had no instruction. */
  instruction: z.string(),
  status: z.enum(['passed', 'failed', 'skipped']),
  /** `hit`: replayed from the cue. `miss`: none was there. `stale`: one was there but no longer fits. `off`: cues play no part. */
  cue: z.enum(['hit', 'miss', 'stale', 'off']),
  /** Cue file, relative to the project's root where possible. */
  cueFile: z.string().optional(),
  /** Who answered, when the cue did not: `builtin`, or `provider/model`. Absent when nothing was grounded. */
  groundedBy: z.string().optional(),
  /** How often the grounder was asked. */
  groundingCalls: z.number(),
  usage: Usage,
  actions: z.array(StepAction),
  /** What the page shows now was not what it showed after this step when it was recorded. */
  warnings: z.array(z.string()),
  /** Of several, the last. */
  heal: HealRecord.optional(),
  /** All of them, in order, when there were several. */
  heals: z.array(HealRecord).optional(),
  /** The intents and candidates behind a decision. */
  explanation: z
    .object({
      intents: z.array(z.string()),
      candidates: z.array(
        z.object({
          ref: z.string(),
          description: z.string(),
          score: z.number(),
          reason: z.string(),
          /** Why it was not taken; absent for the one that was, and where nobody said. */
          refused: z.string().optional(),
        }),
      ),
    })
    .optional(),
  /** Route of the page when the step began. */
  route: z.string(),
  startedAt: z.string(),
  durationMs: z.number(),
  error: z.object({ name: z.string(), message: z.string() }).optional(),
  /** Money that the model calls cost, in the currency of the price table; absent where there is no price. */
  cost: z.number().optional(),
  /** What was grounded on: the printed snapshot, scrubbed. */
  seen: z.string().optional(),
  /** What the grounder answered, as text, scrubbed. */
  answer: z.string().optional(),
  /** Name of the attachment (of the same step) that shows the page: before an act, and after everything else. */
  screenshot: z.string().optional(),
  /** Where the targets stand on it, in CSS pixels of the viewport, in the order of the actions; and how large the viewport is. */
  boxes: z
    .array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }))
    .optional(),
  viewport: z.object({ width: z.number(), height: z.number() }).optional(),
  /** What a sentence was compiled into, with what the last look at the page gave. */
  checks: z
    .array(z.object({ code: z.string(), expected: z.string().optional(), received: z.string().optional() }))
    .optional(),
  /** What an extraction reads: each value by its name, where it stands as Playwright code, and as what it is read. */
  reads: z.array(z.object({ name: z.string(), code: z.string(), as: z.string() })).optional(),
  /** Why a compiled assertion proves little: it cannot fail on a counter-page. */
  weak: z.string().optional(),
  /** The sentence was judged by a model instead of compiled. */
  judged: z.object({ votes: z.number(), of: z.number(), evidence: z.array(z.string()) }).optional(),
});
export type StepRecord = z.infer<typeof StepRecord>;

/** All repairs of a call, in the order in which they were made. */
export function healsOf({ heal, heals }: Partial<Pick<StepRecord, 'heal' | 'heals'>>): readonly HealRecord[] {
  return heals ?? (heal ? [heal] : []);
}
