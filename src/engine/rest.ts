/** What is left of a sentence when some of its steps have been performed: they are recognised in the new plan and not repeated. */
import type { CueStep } from '../contract/cue.js';
import { compareFingerprints } from '../cues/verify.js';

/** A planned step as far as it tells whether it was performed before. */
export type StepLike = Pick<CueStep, 'method' | 'arguments' | 'description' | 'target' | 'to'>;

/** Steps that a plan leaves out because the page is already so. */
const stateMethods: ReadonlySet<CueStep['method']> = new Set(['check', 'uncheck', 'selectOption']);

/** See {@link createRest}. */
export interface Rest {
  /** How many of these steps, from the first, were performed before; or why that is not clear. */
  skip(planned: readonly StepLike[]): { kind: 'skip'; count: number } | { kind: 'unclear'; why: string };
  /** Why nothing more may be taken for the end of the sentence, where a performed step was not met again. */
  unmet(): string | undefined;
}

/**
 * Follows the plans of a sentence whose first steps were performed.
 * @param options.isTold the grounder was told what is done, so that its plan holds only what is left; else its plan begins
 *   with what was performed, one to one
 */
export function createRest(performed: readonly CueStep[], { isTold }: { isTold: boolean }): Rest {
  let met = 0;
  const missing = (): CueStep | undefined =>
    performed.slice(met).find(({ method }) => !stateMethods.has(method));
  return {
    skip: (planned) => {
      if (isTold) {
        const repeated = planned.find((step) => performed.some((before) => isSameStep(before, step)));
        return repeated
          ? { kind: 'unclear', why: `it would do again what was done: ${repeated.description}` }
          : { kind: 'skip', count: 0 };
      }
      for (const [index, step] of planned.entries()) {
        // The page is so already, and the plan says nothing of it.
        const next = performed.findIndex((before, at) => at >= met && isSameStep(before, step));
        const between = next < 0 ? performed.slice(met) : performed.slice(met, next);
        const skippedOver = between.find(
          ({ method }) => !stateMethods.has(method) || (next < 0 && method === step.method),
        );
        if (skippedOver) {
          return {
            kind: 'unclear',
            why: `where "${skippedOver.description}" was performed, the sentence now means "${step.description}"`,
          };
        }
        met = next < 0 ? performed.length : next + 1;
        if (next < 0) return { kind: 'skip', count: index };
      }
      return { kind: 'skip', count: planned.length };
    },
    unmet: () => {
      const step = isTold ? undefined : missing();
      return step && `the sentence ends before "${step.description}", which was performed`;
    },
  };
}

function isSameStep(before: StepLike, now: StepLike): boolean {
  return (
    before.method === now.method &&
    JSON.stringify(before.arguments) === JSON.stringify(now.arguments) &&
    isSameTarget(before.target, now.target) &&
    isSameTarget(before.to, now.to)
  );
}

function isSameTarget(before: StepLike['target'], now: StepLike['target']): boolean {
  if (!before || !now) return before === now;
  return compareFingerprints(before.fingerprint, now.fingerprint).kind === 'same';
}
