/** Turns what went wrong into the one typed, scrubbed error that a test sees. Composes messages; decides nothing. */
import type { Page } from '@playwright/test';
import {
  AmbiguousInstructionError,
  ElementNotFoundError,
  InstructionError,
  PageClosedError,
  SchemaValidationError,
  SvcDomProcessError,
  SvcError,
} from '../contract/errors.js';
import type { Candidate, Plan } from '../contract/plan.js';
import type { Snapshot } from '../contract/snapshot.js';
import { scrub, scrubDeep } from '../contract/variables.js';

/** Longest instruction that is looked at, in characters: a sentence, not a document. */
export const MAX_INSTRUCTION = 10_000;

/** @throws InstructionError for an instruction that is empty or longer than {@link MAX_INSTRUCTION}. */
export function checkInstruction(instruction: string, operation: string): void {
  if (instruction.trim() === '') {
    throw new InstructionError({
      looked: `an instruction for ${operation}`,
      found: 'an empty text',
      next: `Say what to do in a sentence: ai.${operation}("click the Save button").`,
    });
  }
  if (instruction.length > MAX_INSTRUCTION) {
    throw new InstructionError({
      looked: `an instruction of at most ${MAX_INSTRUCTION} characters for ${operation}`,
      found: `${instruction.length} characters, beginning "${instruction.slice(0, 80)}…"`,
      next: 'Split it into steps. A long text to type belongs into a variable: act("fill the notes with %notes%", { variables }).',
    });
  }
}

/**
 * The error for a plan that names nothing to do.
 * @param snapshot the page that it was planned on
 * @param performed what the sentence has done already, as a line of its own
 */
export function errorOfPlan(
  plan: Extract<Plan, { kind: 'ambiguous' | 'none' | 'cannot-tell' }>,
  { url, missingFrames }: Pick<Snapshot, 'url' | 'missingFrames'>,
  performed = '',
): SvcError {
  const unseen =
    missingFrames.length > 0 ? `, but not in a frame that did not answer (${missingFrames.join(', ')})` : '';
  const where = `on ${url}${unseen}`;
  switch (plan.kind) {
    case 'ambiguous':
      return new AmbiguousInstructionError({
        looked: plan.looked,
        where,
        found: `several that fit about equally well, so none was chosen:${list(plan.candidates)}${performed}`,
        next: 'Say which one: by its exact name in quotes, by its place ("in the row for …", "under …"), or by its position ("the second …").',
      });
    case 'none':
      return new ElementNotFoundError({
        looked: plan.looked,
        where,
        found:
          plan.nearest.length > 0
            ? `nothing that fits. Considered and refused:${list(plan.nearest)}${performed}`
            : `nothing that comes near it${performed}`,
        next: 'Use the words that the page shows, or check that the page is in the state you expect (ai.observe() lists what can be acted on).',
      });
    case 'cannot-tell':
      return new InstructionError({
        looked: plan.looked,
        where,
        found: `that I cannot tell: ${plan.reason}${performed}`,
        next: 'Say it in smaller steps, or configure a model (aiOptions.model).',
      });
    default:
      return plan satisfies never;
  }
}

/** Any failure as a typed error without secrets. Errors of Cuebook stay what they are. */
export function toTypedError(error: unknown, page: Page, secrets: readonly string[]): SvcError {
  return scrubError(typed(error, page), secrets);
}

function typed(error: unknown, page: Page): SvcError {
  if (error instanceof SvcError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (page.isClosed() || /has been closed|Target crashed|browser has disconnected/i.test(message)) {
    return new PageClosedError(
      {
        looked: 'the page of this test',
        found: 'that it, its context or its browser was closed, or crashed',
        next: 'Call ai on a page that is open; for a popup use ai.on(popup).',
      },
      { cause: error },
    );
  }
  return new SvcDomProcessError(
    { looked: 'a way to read or drive the page', where: `on ${page.url()}`, found: `an error: ${message}` },
    { cause: error },
  );
}

/** The same error, with no secret in anything that it says. */
export function scrubError(error: SvcError, secrets: readonly string[]): SvcError {
  if (secrets.length === 0) return error;
  error.message = scrub(error.message, secrets);
  if (error.stack) error.stack = scrub(error.stack, secrets);
  for (const [name, value] of Object.entries(error.facts)) {
    if (typeof value === 'string') Reflect.set(error.facts, name, scrub(value, secrets));
  }
  if (error instanceof SchemaValidationError) Reflect.set(error, 'issues', scrubDeep(error.issues, secrets));
  // A cause may quote the value in its own message, stack or call log: it is dropped rather than searched.
  if (error.cause !== undefined) delete error.cause;
  return error;
}

function list(candidates: readonly Candidate[]): string {
  return candidates
    .slice(0, 5)
    .map(
      (each) =>
        `\n  - ${each.description} (${each.score.toFixed(2)}${each.reason ? `: ${each.reason}` : ''})`,
    )
    .join('');
}
