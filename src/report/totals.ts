/** Counts over a run. Pure. */
import { StepOutcome, type AttemptReport, type StepReport, type TestReport, type Totals } from './schema.js';

/** A step with the test and the attempt it belongs to. */
export interface PlacedStep {
  step: StepReport;
  test: TestReport;
  attempt: AttemptReport;
}

/** All steps in the order of the tests, retries included. */
export function stepsOf(tests: readonly TestReport[]): PlacedStep[] {
  return tests.flatMap((test) =>
    test.attempts.flatMap((attempt) => attempt.steps.map((step) => ({ step, test, attempt }))),
  );
}

/** A step as a list names it: once, although its test was tried several times. */
export interface ListedStep extends PlacedStep {
  /** In how many attempts it is on the list. */
  tries: number;
}

/** The steps without those that are the same call in another attempt of the same test; the first of each stays. */
export function onceATest(steps: readonly PlacedStep[]): ListedStep[] {
  const known = new Map<string, ListedStep>();
  for (const each of steps) {
    const { step, test, attempt } = each;
    const key = JSON.stringify([
      test.id,
      test.repeat,
      test.project,
      placeOf(each),
      step.operation,
      step.instruction,
    ]);
    const first = known.get(key);
    // Twice in one attempt is two steps: a call in a loop.
    if (first && first.attempt !== attempt) first.tries += 1;
    else known.set(first ? `${key} ${known.size}` : key, { ...each, tries: 1 });
  }
  return [...known.values()];
}

/** The counts of a run, over all attempts. */
export function totalsOf(tests: readonly TestReport[]): Totals {
  const placed = stepsOf(tests);
  const steps = placed.map((each) => each.step);
  const sum = (valueOf: (step: StepReport) => number): number =>
    steps.reduce((total, step) => total + valueOf(step), 0);
  const having = (matches: (step: StepReport) => boolean): number => steps.filter(matches).length;
  const ended = (outcome: TestReport['outcome']): number =>
    tests.filter((test) => test.outcome === outcome).length;
  const promptTokens = sum((step) => step.usage.promptTokens);
  const completionTokens = sum((step) => step.usage.completionTokens);
  return {
    tests: tests.length,
    testsWithSteps: tests.filter((test) => test.attempts.some((attempt) => attempt.steps.length > 0)).length,
    passed: ended('expected'),
    failed: ended('unexpected'),
    flaky: ended('flaky'),
    skipped: ended('skipped'),
    steps: steps.length,
    stepsRetried: placed.filter(({ test, attempt }) => attempt !== test.attempts.at(-1)).length,
    outcomes: Object.fromEntries(
      StepOutcome.options.map((outcome) => [outcome, having((step) => step.outcome === outcome)]),
    ) as Totals['outcomes'],
    missed: having((step) => step.cue === 'miss'),
    stale: having((step) => step.cue === 'stale'),
    off: having(
      (step) => step.cue === 'off' && step.outcome !== 'interrupted' && step.outcome !== 'unreadable',
    ),
    groundedBy: tally(steps.map((step) => step.groundedBy)),
    healedBy: tally(steps.map((step) => step.heal?.stage)),
    weak: having((step) => step.weak !== undefined),
    judged: having((step) => step.judged !== undefined),
    warned: having((step) => step.warnings.length > 0),
    calls: sum((step) => step.usage.calls),
    promptTokens,
    completionTokens,
    reasoningTokens: sum((step) => step.usage.reasoningTokens),
    cachedInputTokens: sum((step) => step.usage.cachedInputTokens),
    tokens: promptTokens + completionTokens,
    cost: sum((step) => step.cost ?? 0),
    unpriced: having((step) => step.usage.calls > 0 && step.cost === undefined),
    aiMs: sum((step) => (step.nested ? 0 : step.durationMs)),
    modelMs: sum((step) => (step.usage.calls > 0 ? step.usage.inferenceTimeMs : 0)),
    testMs: tests.reduce(
      (total, test) => total + test.attempts.reduce((time, attempt) => time + attempt.durationMs, 0),
      0,
    ),
  };
}

/** Prompt and completion tokens of a step. */
export function tokensOf(step: StepReport): number {
  return step.usage.promptTokens + step.usage.completionTokens;
}

/** The `limit` steps that took longest, longest first. */
export function slowest(tests: readonly TestReport[], limit: number): ListedStep[] {
  const steps = stepsOf(tests)
    .filter(({ step }) => step.durationMs > 0)
    .toSorted((a, b) => b.step.durationMs - a.step.durationMs);
  return onceATest(steps).slice(0, limit);
}

/** The `limit` steps that spent most, by cost and then by tokens; none that spent nothing. */
export function mostExpensive(tests: readonly TestReport[], limit: number): ListedStep[] {
  const steps = stepsOf(tests)
    .filter(({ step }) => tokensOf(step) > 0 || (step.cost ?? 0) > 0)
    .toSorted((a, b) => (b.step.cost ?? 0) - (a.step.cost ?? 0) || tokensOf(b.step) - tokensOf(a.step));
  return onceATest(steps).slice(0, limit);
}

/** The place of a step for a person: its own line, or its test's. */
export function placeOf({ step, test }: PlacedStep): string {
  const { file, line } = step.location ?? test.location;
  return `${file}:${line}`;
}

function tally(names: readonly (string | undefined)[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a));
}
