/** The cue: what a test's file says about one sentence. Format only; reading, writing and matching are `cues/`. */
import { z } from 'zod';
import { ActionMethod } from './action.js';
import { type LocatorData, Target } from './locator-data.js';
import { ReadingPlan } from './reading.js';

/** Version of the file format. A reader refuses newer ones and migrates older ones. */
export const CUE_VERSION = 1;

/** What observably changed through a step, as far as it is stable between runs. */
export const Postcondition = z.strictObject({
  /** Route template of the page behind the step, when the step changed it: `/orders/:id`. */
  route: z.string().optional(),
  /** Role and name of notable nodes that appeared or vanished (dialogs, alerts, headings, statuses): `dialog "Profile"`. */
  appeared: z.array(z.string()).optional(),
  vanished: z.array(z.string()).optional(),
  /** State of the target itself behind the step. */
  checked: z.boolean().optional(),
  expanded: z.boolean().optional(),
  selected: z.boolean().optional(),
});
export type Postcondition = z.infer<typeof Postcondition>;

/** One step of an `act`. */
export const CueStep = z.strictObject({
  method: ActionMethod,
  arguments: z.array(z.string()),
  description: z.string(),
  /** Absent for a step on the page itself. */
  target: Target.optional(),
  /** Where a drag ends. */
  to: Target.optional(),
  irreversible: z.boolean().optional(),
  /** The element was not there at the first look when it was recorded: a replay waits longer for it. */
  late: z.boolean().optional(),
  postcondition: Postcondition.optional(),
});
export type CueStep = z.infer<typeof CueStep>;

/** What was asked. Equal keys within one test are told apart by `occurrence`. */
export const CueKey = z.strictObject({
  operation: z.enum(['act', 'observe', 'extract', 'satisfy', 'agent']),
  /** Tokens unreplaced, white space folded; empty when there was no instruction. */
  instruction: z.string(),
  /** Options that change the meaning: scope selector, ignored selectors, variable names, schema hash. */
  options: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])).optional(),
  /** 1 for the first time in the test. */
  occurrence: z.number().int().min(1),
});
export type CueKey = z.infer<typeof CueKey>;

/** What was found out, per operation. */
export const CueBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('steps'), steps: z.array(CueStep) }),
  /** An optional act that had nothing to do when it was recorded. */
  z.strictObject({ kind: z.literal('absent') }),
  /** An observe: the elements, ready to act on. */
  z.strictObject({
    kind: z.literal('elements'),
    elements: z.array(
      z.strictObject({
        method: ActionMethod,
        arguments: z.array(z.string()),
        description: z.string(),
        target: Target,
        to: Target.optional(),
      }),
    ),
  }),
  z.strictObject({ kind: z.literal('reading'), plan: ReadingPlan }),
]);
export type CueBody = z.infer<typeof CueBody>;

/** One entry of a file. */
export const Cue = z.strictObject({
  key: CueKey,
  /** Route template of the page it was recorded on; checked on replay, not part of the key. */
  route: z.string(),
  body: CueBody,
});
export type Cue = z.infer<typeof Cue>;

/** One file: the cues of one test, in the order of the script. */
export const CueFile = z.strictObject({
  version: z.literal(CUE_VERSION),
  /** Title path of the test, for a reader: `checkout › a guest buys a mug`. */
  test: z.string(),
  cues: z.array(Cue),
});
export type CueFile = z.infer<typeof CueFile>;

/** A locator candidate for a person: the first of a target. */
export function firstCandidate(target: Target): LocatorData {
  return target.candidates[0] as LocatorData;
}
