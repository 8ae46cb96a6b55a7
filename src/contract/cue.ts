/** The cue: what a test's file says about one sentence. Format only; reading, writing and matching are `cues/`. */
import { z } from 'zod';
import { ActionMethod } from './action.js';
import { Check } from './check.js';
import { LocatorData, Target } from './locator-data.js';
import { ReadingPlan } from './reading.js';

/** Version of the file format. A reader refuses newer ones and migrates older ones. */
export const CUE_VERSION = 2;

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
  /** The arguments were read off the page ("the code that is shown"): a replay has to see them there before it uses them. */
  shown: z.boolean().optional(),
  /** The field is left for a moment after the fill, and has to keep what it was given. */
  leaves: z.boolean().optional(),
  /** Nothing marks the element as something to click, and the page has answered the click: a replay has to see that it does. */
  answers: z.boolean().optional(),
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
  /**
   * An action on a locator that a person wrote (`cuebook adopt`): no run has seen its element yet, so there is no fingerprint to
   * check. The first run that may record performs it and makes steps of it; until then it is a miss.
   */
  z.strictObject({
    kind: z.literal('adopted'),
    method: ActionMethod,
    arguments: z.array(z.string()),
    locator: LocatorData,
    /** Where a drag ends. */
    to: LocatorData.optional(),
  }),
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
  /** A sentence of `toSatisfy`; `weak` says why it proves little. */
  z.strictObject({ kind: z.literal('checks'), checks: z.array(Check).min(1), weak: z.string().optional() }),
  /** A sentence of `toSatisfy` that no check can say: it is judged anew in every run, and not compiled again. */
  z.strictObject({ kind: z.literal('judged'), reason: z.string() }),
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

/**
 * When cues are written, as Playwright's snapshot ladder: `none` never, `missing` new ones, `changed` heals as well,
 * `all` records anew whatever the file says.
 */
export const CueMode = z.enum(['none', 'missing', 'changed', 'all']);
export type CueMode = z.infer<typeof CueMode>;

/** What one run of one test asked and found out: what a reporter carries from shards to the merged report. Plain JSON. */
export const CueDelta = z.strictObject({
  version: z.literal(CUE_VERSION),
  /** The cue file, relative to the root of all cue files, with `/`. */
  file: z.string(),
  test: z.string(),
  mode: CueMode,
  /**
   * Whose run it was: the position of the project in the configuration, and a name that tells its runs apart
   * (project, and the repeat when there are several). Where two disagree, the lower one decides.
   */
  source: z.strictObject({ order: z.number().int(), name: z.string() }),
  /** Every key that was asked, in the order of the script. */
  used: z.array(CueKey),
  /** Cues for keys that had none. */
  recorded: z.array(Cue),
  /** Cues that take the place of others. Listed in every mode, written in `changed` and `all`. */
  healed: z.array(Cue),
});
export type CueDelta = z.infer<typeof CueDelta>;

/** Whether a cue only holds a place until a run knows better: what is found out takes its place as if there were none. */
export function isProvisional({ body }: Pick<Cue, 'body'>): boolean {
  return body.kind === 'absent' || body.kind === 'adopted';
}

/** A locator candidate for a person: the first of a target. */
export function firstCandidate(target: Target): LocatorData {
  return target.candidates[0] as LocatorData;
}
