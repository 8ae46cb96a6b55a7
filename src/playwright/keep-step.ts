/** Hands what a step left behind to the runner: the record, the heal, the pictures, each by a name that a reader understands. */
import type { OperationTrace } from '../contract/backend.js';
import {
  attachmentName,
  HEAL_ATTACHMENT,
  healsOf,
  STEP_ATTACHMENT,
  type StepRecord,
} from '../contract/step-record.js';

/** The running step of the runner. */
export interface RunningStep {
  /** Attaches JSON, or an image, to it. */
  attach: (
    name: string,
    content: { json: unknown } | { image: Uint8Array; type: 'png' | 'jpeg' },
  ) => Promise<void>;
  /** Says something within it that was not known when it began. */
  note: (title: string) => Promise<void>;
}

/** What of a step does not stand in its record. */
export type Pictures = Pick<OperationTrace, 'picture' | 'evidence'>;

/** The name of the picture of a step, which the record names. */
export function pictureName({
  operation,
  status,
  instruction,
}: Pick<StepRecord, 'operation' | 'status' | 'instruction'>): string {
  const when = status === 'failed' ? 'when it failed' : operation === 'act' ? 'before' : 'at';
  return attachmentName(`page ${when}`, instruction || operation);
}

/** Attaches all of it. Order matters: the runner shows attachments as they come. */
export async function keepStep(
  record: StepRecord,
  { picture, evidence }: Pictures,
  step: RunningStep,
): Promise<void> {
  for (const title of remarksOf(record)) await step.note(title);
  const sentence = record.instruction || record.operation;
  await step.attach(attachmentName(STEP_ATTACHMENT, sentence), { json: record });
  for (const heal of healsOf(record))
    await step.attach(attachmentName(HEAL_ATTACHMENT, sentence), { json: heal });
  if (evidence) await step.attach(attachmentName('healed onto', sentence), { image: evidence, type: 'png' });
  if (picture && record.screenshot !== undefined)
    await step.attach(record.screenshot, { image: picture.jpeg, type: 'jpeg' });
}

/** What the subtitle could not say yet. */
function remarksOf(record: StepRecord): string[] {
  const { weak, judged, warnings } = record;
  return [
    ...healsOf(record).map((heal) => `healed by ${heal.stage}: ${heal.before} → ${heal.after}`),
    ...(weak === undefined ? [] : [`weak: ${weak}`]),
    ...(judged ? [`judged by the model: ${judged.votes} of ${judged.of} votes`] : []),
    ...warnings.map((warning) => `warning: ${warning}`),
  ];
}
