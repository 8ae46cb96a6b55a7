/** Takes back what a sentence that is given up has typed only to look. */
import type { PlannedStep } from '../contract/plan.js';
import { perform } from '../page/perform.js';
import type { PageReading } from '../page/read.js';
import type { Operation } from './context.js';

/** Longest time for taking back a step, in ms. */
const PUT_BACK_MS = 1_000;

/** Performs these steps; false where one fails, which is no other error than the one that is coming. */
export async function putBack(
  planned: readonly PlannedStep[],
  reading: PageReading,
  { page, deadline }: Operation,
): Promise<boolean> {
  const timeoutMs = Math.min(PUT_BACK_MS, deadline.remainingMs());
  try {
    for (const { ref, method, arguments: given } of planned)
      await perform(
        page,
        { method, arguments: given, ...(ref !== undefined && { locator: reading.locate(ref) }) },
        { timeoutMs },
      );
    return true;
  } catch {
    return false;
  }
}
