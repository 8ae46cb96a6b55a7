/** The walk of every verb that has cues: what the cue says, else what the page says, else an error with the command that records it. */
import type { Cue, CueBody, CueKey, CueStep } from '../contract/cue.js';
import { CueMissingError, CueStaleError } from '../contract/errors.js';
import { toCode } from '../contract/locator-code.js';
import type { CueQuestion } from '../cues/key.js';
import type { CueSession, NextCue } from '../cues/session.js';
import type { CuePolicy, Operation } from './context.js';
import { forgetSecrets } from './forget.js';
import { noteHealRecord } from './trace.js';

/** What the replay of a cue came to. */
export type Recalled<T> =
  /** With `healed` when a target was repaired on the way. */
  | { kind: 'done'; result: T; healed?: CueBody }
  /** The page is not as it was recorded. `performed` are the steps before that, which must not be repeated. */
  | { kind: 'stale'; reasons: readonly string[]; performed?: readonly CueStep[] }
  /** The cue says nothing that could be checked against the page; `why` for the message where it may not be found out. */
  | { kind: 'unknown'; why?: string };

/** What was found out by asking; without a body there is nothing that could be recorded. */
export interface Fresh<T> {
  result: T;
  /** Route of the page that it was found out on. */
  route: string;
  body?: CueBody | undefined;
}

/** What a verb contributes to the walk. */
export interface Verb<T> {
  /** For messages: `act "click Save"`. */
  name: string;
  question: CueQuestion;
  /** `anew`: the cue is another test's, and what it points at has to be described as this page has it (in `healed`). */
  replay(cue: Cue, options: { anew: boolean }): Promise<Recalled<T>>;
  /**
   * Asks what the sentence means; with `performed` for what is left of it behind these steps, with `instead` in place of what was
   * recorded, which the answer has to be a successor of.
   */
  ground(performed?: readonly CueStep[], instead?: CueBody): Promise<Fresh<T>>;
  /** The question as it was counted before, for what is asked again and again; else it is counted now. */
  asked?: NextCue | undefined;
  /** What was found out earlier in this test, in place of what the file says. */
  known?: Cue | undefined;
}

/**
 * Answers from the cue where it fits the page; where it does not, asks anew if the policy allows that, and keeps what was found.
 * A step that was performed is never performed again: only what is left of the sentence is asked for.
 * @throws CueMissingError, CueStaleError, and what `ground` throws
 */
export async function recall<T>(verb: Verb<T>, operation: Operation): Promise<T> {
  const { trace, parts } = operation;
  if (!parts.cues) {
    const recalled = verb.known && (await verb.replay(verb.known, { anew: false }));
    return recalled?.kind === 'done' ? recalled.result : (await verb.ground()).result;
  }

  const { session, policy } = parts.cues;
  trace.cueFile = policy.file;
  const asked = verb.asked ?? session.next(verb.question, { route: trace.route });
  const cue = verb.known ?? (policy.replay ? asked.cue : undefined);
  const isShared = verb.known === undefined && asked.from === 'shared';
  let there: string | undefined;
  if (cue) {
    const recalled = await verb.replay(cue, { anew: isShared && policy.record });
    switch (recalled.kind) {
      case 'done':
        trace.cue = 'hit';
        // Kept as this page has it, so that a file says the same whichever test came first.
        if (isShared) {
          const body = recalled.healed ?? cue.body;
          session.record(forgetSecrets({ ...cue, route: trace.route, body }, operation));
        } else if (recalled.healed) {
          session.replace(forgetSecrets({ ...cue, body: recalled.healed }, operation));
        }
        return recalled.result;
      case 'stale': {
        const performed = recalled.performed ?? [];
        // A cue of another test was worth a try, as long as nothing came of it.
        if (isShared && performed.length === 0) break;
        trace.cue = 'stale';
        const mayGround =
          (policy.regroundStale || isShared) && (performed.length === 0 || !parts.groundsElsewhere);
        if (!mayGround) throw staleError(verb.name, { cue, recalled }, operation);
        return await regrounded(verb, { cue, recalled }, operation, { session, policy });
      }
      case 'unknown':
        there = recalled.why;
        break;
      default:
        recalled satisfies never;
    }
  }
  if (!policy.record) throw missingError(verb.name, asked.key, policy, there);
  trace.cue = 'miss';
  const { result, route, body } = await verb.ground();
  if (body) session.record(forgetSecrets({ key: asked.key, route, body }, operation));
  return result;
}

/** For a message: what was done and stays done; empty where nothing was. */
export function performedBefore(steps: readonly CueStep[]): string {
  if (steps.length === 0) return '';
  const list = steps.map(({ description }) => `\n  - ${description}`).join('');
  return `\nThese steps of the sentence were performed before, and stay so:${list}`;
}

interface StaleCue {
  cue: Cue;
  recalled: Extract<Recalled<unknown>, { kind: 'stale' }>;
}

async function regrounded<T>(
  verb: Verb<T>,
  { cue, recalled }: StaleCue,
  operation: Operation,
  { session, policy }: { session: CueSession; policy: CuePolicy },
): Promise<T> {
  const { performed = [], reasons } = recalled;
  const { result, route, body } = await verb.ground(performed, cue.body);
  if (!body) return result;
  session.replace(
    forgetSecrets({ key: cue.key, route: performed.length > 0 ? cue.route : route, body }, operation),
  );
  noteHealRecord(operation.trace, {
    stage: 'grounding',
    reason: reasons.join('; '),
    ...changedPlaces(cue.body, body),
    written: policy.heal === 'write',
  });
  return result;
}

function missingError(
  name: string,
  key: CueKey,
  { file, recordCommand }: CuePolicy,
  there = 'no such cue',
): CueMissingError {
  return new CueMissingError({
    looked: `the cue of ${name}${key.occurrence > 1 ? ` (occurrence ${key.occurrence})` : ''}`,
    where: `in ${file}`,
    found: `${there}, and cues are not recorded in this run (CI is set, or updateCues is "none")`,
    next: `Record it and commit the file:\n  ${recordCommand}`,
  });
}

function staleError(
  name: string,
  { cue, recalled: { reasons, performed = [] } }: StaleCue,
  { page, parts }: Operation,
): CueStaleError {
  return new CueStaleError({
    looked: `${placeThatFailed(cue.body, performed.length)}, as recorded for ${name}`,
    where: `on ${page.url()}`,
    found: `that the page has changed, so nothing was done to it:\n  - ${reasons.join('\n  - ')}${performedBefore(performed)}`,
    next: `If the change is meant, record it anew (cue file ${parts.cues?.policy.file ?? ''}):\n  ${parts.cues?.policy.recordCommand ?? ''}`,
  });
}

/** The step that comes behind those that were performed, and which of how many it is; of another body all that it points at. */
function placeThatFailed(body: CueBody, performed: number): string {
  const places = placesOf(body);
  const failed = body.kind === 'steps' && places.length > 1 ? places[performed] : undefined;
  return failed === undefined
    ? textOf(places)
    : `${failed} (step ${performed + 1} of ${places.length} of the sentence)`;
}

/** Where two bodies point, without what both have in front and behind: a reader looks for what changed. */
function changedPlaces(before: CueBody, after: CueBody): { before: string; after: string } {
  const [was, is] = [placesOf(before), placesOf(after)];
  const shorter = Math.min(was.length, is.length);
  let front = 0;
  while (front < shorter && was[front] === is[front]) front += 1;
  let behind = 0;
  while (behind < shorter - front && was.at(-1 - behind) === is.at(-1 - behind)) behind += 1;
  // The same places, found anew: then all of them are worth telling.
  if (front === was.length && front === is.length) return { before: textOf(was), after: textOf(is) };
  return {
    before: textOf(was.slice(front, was.length - behind)),
    after: textOf(is.slice(front, is.length - behind)),
  };
}

function textOf(places: readonly string[]): string {
  return places.length > 0 ? places.join('; ') : 'nothing';
}

/** Where a cue points, as Playwright code. */
function placesOf(body: CueBody): string[] {
  switch (body.kind) {
    case 'steps':
    case 'elements': {
      const all = body.kind === 'steps' ? body.steps : body.elements;
      return all.map(({ method, target }) => {
        const [first] = target?.candidates ?? [];
        return `${method} ${first ? toCode(first) : 'page'}`;
      });
    }
    case 'reading':
      return ['its values'];
    case 'checks':
      return ['its checks'];
    case 'judged':
      return ['its judgement'];
    case 'adopted':
      return [`${body.method} ${toCode(body.locator)}`];
    case 'absent':
      return ['nothing to do'];
    default:
      return body satisfies never;
  }
}
