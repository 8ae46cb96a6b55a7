/** Performs an adopted locator for the first time: finds its element, says what it is, and makes steps of it for the cue. */
import type { ActResult } from '../contract/action.js';
import type { ActOptions } from '../contract/backend.js';
import type { CueBody } from '../contract/cue.js';
import { ActionError } from '../contract/errors.js';
import { toCode } from '../contract/locator-code.js';
import type { LocatorData, Target } from '../contract/locator-data.js';
import { toLocator } from '../page/locate.js';
import { settle } from '../page/settle.js';
import type { Operation } from './context.js';
import { pause } from './deadline.js';
import { describe } from './describe.js';
import { carryOut, type GroundedAct } from './ground-act.js';

/** Longest wait of an optional act for its element, in ms, as when it is grounded. */
const OPTIONAL_MS = 1_000;

/** Most candidates of a target, the adopted one included. */
const MOST_CANDIDATES = 6;

/**
 * Carries out what a person wrote as a locator, as Playwright would: waits until it finds one element, then acts.
 * The locator stays the first candidate; the fingerprint and the other candidates come from the element that it found.
 * @throws ActionError when it finds none or several in time; nothing is guessed in its place
 */
export async function actAdopted(
  instruction: string,
  adopted: Extract<CueBody, { kind: 'adopted' }>,
  options: ActOptions,
  operation: Operation,
): Promise<GroundedAct> {
  operation.trace.groundedBy = 'adopted';
  const waitMs = options.optional ? OPTIONAL_MS : operation.deadline.remainingMs() * 0.8;
  const found = await onlyElement(adopted.locator, waitMs, operation);
  if (found.count === 0 && options.optional) {
    const message = `Nothing to do: ${toCode(adopted.locator)} finds nothing`;
    return { kind: 'absent', result: { success: false, message, actionDescription: '', actions: [] } };
  }
  if (found.count !== 1) throw notOne(instruction, adopted.locator, found.count, operation);
  const target = await describeAdopted(adopted.locator, operation);
  const to = adopted.to && (await describeAdopted(adopted.to, operation));
  const description = `${adopted.method} ${target.fingerprint.role} "${target.fingerprint.name}"`;
  const step = await carryOut(
    {
      planned: {
        method: adopted.method,
        arguments: adopted.arguments,
        description,
        confidence: 1,
        ...(isFinal(adopted, target, instruction) && { irreversible: true }),
      },
      target,
      locator: toLocator(operation.page, adopted.locator),
      ...(to && adopted.to && { to, toLocator: toLocator(operation.page, adopted.to) }),
      selector: '',
    },
    found.late,
    operation,
  );
  return { kind: 'done', ...step };
}
