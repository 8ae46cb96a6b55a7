/** Performs an adopted locator for the first time: finds its element, says what it is, and makes a step of it for the cue. */
import type { ActResult } from '../contract/action.js';
import type { ActOptions } from '../contract/backend.js';
import type { CueBody, CueStep } from '../contract/cue.js';
import { ActionError } from '../contract/errors.js';
import { toCode } from '../contract/locator-code.js';
import type { LocatorData, Target } from '../contract/locator-data.js';
import { toLocator } from '../page/locate.js';
import { settle } from '../page/settle.js';
import { takeBefore } from './camera.js';
import type { Operation } from './context.js';
import { pause } from './deadline.js';
import { describe } from './describe.js';
import { carryOut, type LocatedStep } from './carry-out.js';
import { done } from './ground-act.js';

/** What `cuebook adopt` wrote. */
export type Adopted = Extract<CueBody, { kind: 'adopted' }>;

/** Longest wait of an optional act for its element, in ms, as when it is grounded. */
const OPTIONAL_MS = 1_000;

/** Most candidates of a target, the adopted one included. */
const MOST_CANDIDATES = 6;

/**
 * Carries out what a person wrote as a locator, as Playwright would: waits until it finds one element, then acts.
 * The locator stays the first candidate; the fingerprint and the other candidates come from the element that it found.
 * @returns no body for an optional act that had nothing to do: then the locator waits for another run
 * @throws ActionError when it finds none or several in time; nothing is guessed in its place
 */
export async function actAdopted(
  instruction: string,
  adopted: Adopted,
  options: ActOptions,
  operation: Operation,
): Promise<{ result: ActResult; body?: CueBody }> {
  operation.trace.groundedBy = 'adopted';
  const { count, late } = await waitForOne(adopted.locator, options, operation);
  if (count === 0 && options.optional) {
    const message = `Nothing to do: ${toCode(adopted.locator)} finds nothing`;
    return { result: { success: false, message, actionDescription: '', actions: [] } };
  }
  if (count !== 1) throw notOne(instruction, adopted.locator, count, operation);
  const located = await locateAdopted(instruction, adopted, operation);
  operation.camera.aim([located.locator, located.toLocator].filter((each) => each !== undefined));
  await takeBefore('grounded', operation);
  const { step, action } = await carryOut(located, { late }, operation);
  const { result } = done(instruction, '', [step], [action]);
  return { result, body: { kind: 'steps', steps: [step] } };
}

async function locateAdopted(
  instruction: string,
  adopted: Adopted,
  operation: Operation,
): Promise<LocatedStep> {
  const at = await describeAdopted(adopted.locator, operation);
  const to = adopted.to && (await describeAdopted(adopted.to, operation));
  const { role, name } = at.target.fingerprint;
  const { isIrreversible } = await import('../grounding/built-in/matching/outcome.js');
  const clicks = adopted.method === 'click' || adopted.method === 'dblclick';
  const cue: CueStep = {
    method: adopted.method,
    arguments: to ? [] : adopted.arguments,
    description: `${adopted.method} ${role} "${name}"`,
    target: at.target,
    ...(to && { to: to.target }),
    ...(clicks && isIrreversible(`${name} ${instruction}`) && { irreversible: true }),
  };
  const { method, description } = cue;
  return {
    planned: { method, arguments: cue.arguments, description, confidence: 1 },
    cue,
    locator: at.locator,
    selector: '',
    ...(to && { toLocator: to.locator }),
  };
}

/** How many elements the locator finds as soon as that is one, else in the end. `late`: not at the first look. */
async function waitForOne(
  data: LocatorData,
  { optional }: ActOptions,
  { page, deadline, parts }: Operation,
): Promise<{ count: number; late: boolean }> {
  const locator = toLocator(page, data);
  // Some time is kept back to act, and to say what was found.
  const patienceMs = optional ? OPTIONAL_MS : deadline.remainingMs() * 0.8;
  const end = performance.now() + Math.min(patienceMs, deadline.remainingMs() * 0.8);
  for (let waitMs = 50, late = false; ; waitMs = Math.min(waitMs * 2, 400), late = true) {
    const count = await locator.count();
    if (count === 1 || performance.now() + waitMs > end) return { count, late };
    await settle(page, {
      timeoutMs: Math.min(parts.settings.domSettleTimeoutMs, end - performance.now()),
      signal: deadline.signal,
    });
    await pause(waitMs, deadline);
  }
}

async function describeAdopted(data: LocatorData, operation: Operation) {
  const locator = toLocator(operation.page, data);
  const { candidates, fingerprint } = await describe(locator, operation);
  const code = toCode(data);
  const others = candidates.filter((each) => toCode(each) !== code);
  // The last one is the address, which is kept.
  const kept = [...others.slice(0, MOST_CANDIDATES - 2), ...others.slice(MOST_CANDIDATES - 2).slice(-1)];
  const target: Target = { candidates: [data, ...kept], fingerprint };
  return { target, locator };
}

function notOne(
  instruction: string,
  data: LocatorData,
  count: number,
  { page, parts }: Operation,
): ActionError {
  return new ActionError({
    looked: `the one element of the adopted locator ${toCode(data)} ("${instruction}")`,
    where: `on ${page.url()}`,
    found: count === 0 ? 'nothing' : `${count} elements`,
    next: `Correct the locator in ${parts.cues?.policy.file ?? 'the cue file'}, or remove the cue there: then the sentence is grounded.`,
  });
}
