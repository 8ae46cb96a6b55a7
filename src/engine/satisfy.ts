/** `toSatisfy`: a sentence as checks; evaluated from the cue if there is one, else compiled, proved able to fail, evaluated and recorded. */
import type { Locator } from '@playwright/test';
import type { Check, Satisfaction } from '../contract/check.js';
import type { Cue, CueBody, CueKey } from '../contract/cue.js';
import { CueMissingError, InstructionError } from '../contract/errors.js';
import { codeOf, expectedOf } from '../contract/check-code.js';
import type { CheckOutcome, SatisfyOptions, Verdict } from '../contract/satisfy.js';
import { checkTokens, scrub, substitute, type Variables } from '../contract/variables.js';
import { routeOf } from '../cues/route.js';
import type { Grounder } from '../grounding/grounder.js';
import type { Drift } from '../page/reading-target.js';
import { absenceFault } from './absence.js';
import { aimAtChecks } from './aim.js';
import type { Operation } from './context.js';
import { pause } from './deadline.js';
import { type Checked, evaluateChecks } from './evaluate-checks.js';
import { checkInstruction } from './failures.js';
import { forgetSecrets } from './forget.js';
import { mayHeal } from './heal.js';
import { healChecks, type HealedChecks, movedChecks } from './heal-checks.js';
import { judge } from './judge.js';
import { look } from './look.js';
import { planChecks } from './plan-checks.js';
import { satisfyQuestion } from './questions.js';

/**
 * Whether the page satisfies a sentence within `withinMs`; never throws for a page that does not.
 * @throws InstructionError for a sentence that cannot be compiled or judged; CueMissingError; SelectorError and its kin
 */
export async function satisfy(
  sentence: string,
  options: SatisfyOptions,
  operation: Operation,
): Promise<Verdict> {
  checkInstruction(sentence, 'toSatisfy');
  if (options.variables) checkTokens(sentence, options.variables);
  const { cues } = operation.parts;
  // Some time is kept back to say what was found.
  const end = performance.now() + Math.min(options.withinMs, operation.deadline.remainingMs() - 1_000);
  if (!cues) return (await satisfyAnew(sentence, options, { operation, end })).verdict;

  const { session, policy } = cues;
  operation.trace.cueFile = policy.file;
  const question = satisfyQuestion(sentence, options);
  // Counted only when it has passed: what `toPass` tries again is the same assertion.
  const cue = policy.replay ? session.peek(question) : undefined;
  const counted = (): CueKey => session.next(question, { route: operation.trace.route }).key;
  if (cue?.body.kind === 'checks') {
    operation.trace.cue = 'hit';
    if (cue.body.weak !== undefined) operation.trace.weak = cue.body.weak;
    const { checks } = cue.body;
    const { verdict: replayed, drifts } = await replay(checks, options, {
      operation,
      end,
      mayHeal: mayHeal(operation),
    });
    let healed: HealedChecks | undefined;
    if (replayed.kind === 'failed') {
      const look = (moved: readonly Check[]): Promise<Checked> =>
        evaluate(moved, options, { operation, mayHeal: true });
      healed = await healChecks(checks, look, operation);
    } else if (drifts.length > 0)
      healed = { checks: await movedChecks(checks, drifts, operation), verdict: replayed };
    if (healed) {
      noteResults(healed.verdict.results, operation);
      const body: Cue['body'] = { ...cue.body, checks: healed.checks };
      session.replace(forgetSecrets({ ...cue, body }, operation));
    }
    const verdict = healed?.verdict ?? replayed;
    if (verdict.kind === 'passed') counted();
    return verdict.kind === 'passed'
      ? verdict
      : { ...verdict, next: `If the change is meant, record it anew:\n  ${policy.recordCommand}` };
  }
  const grounder = await operation.parts.grounderFor(options.model);
  if (cue?.body.kind === 'judged' && grounder.name !== 'builtin') {
    operation.trace.cue = 'hit';
    const { verdict } = await judgeAnew(grounder, { sentence, options, reason: cue.body.reason }, operation);
    if (verdict.kind === 'passed') counted();
    return verdict;
  }
  if (!policy.record) {
    throw new CueMissingError({
      looked: `the cue of toSatisfy "${sentence}"`,
      where: `in ${policy.file}`,
      found: 'no such cue, and cues are not recorded in this run',
      next: `Record it and commit the file:\n  ${policy.recordCommand}`,
    });
  }
  operation.trace.cue = 'miss';
  const { verdict, body } = await satisfyAnew(sentence, options, { operation, end });
  if (verdict.kind === 'passed' && body) {
    const key = counted();
    const route = routeOf(operation.page.url(), operation.secrets);
    const fresh: Cue = { key, route, body };
    session.record(forgetSecrets(fresh, operation));
  }
  return verdict;
}

interface Run {
  operation: Operation;
  /** When the assertion has failed, by `performance.now()`. */
  end: number;
}

/** Looks until the checks hold or the time is over; with what was found another way than it was recorded. */
async function replay(
  checks: readonly Check[],
  options: SatisfyOptions,
  { operation, end, mayHeal: mayDrift }: Run & { mayHeal: boolean },
): Promise<{ verdict: Verdict; drifts: readonly Drift[] }> {
  aimAtChecks(checks, operation);
  let seemsDrifted = false;
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 500)) {
    const { results, drifts } = await evaluate(checks, options, { operation, mayHeal: mayDrift });
    noteResults(results, operation);
    const isMet = results.every(({ ok }) => ok);
    if (isMet && (drifts.length === 0 || seemsDrifted))
      return { verdict: { kind: 'passed', results }, drifts };
    // A page in the middle of a change seems to have lost what it is about to show: it is looked at once more.
    seemsDrifted = isMet;
    if (!seemsDrifted && performance.now() + waitMs > end)
      return { verdict: { kind: 'failed', results }, drifts };
    await pause(waitMs, operation.deadline);
  }
}

/** What a sentence came to, and what a cue would hold; no body when nothing came of it. */
interface Anew {
  verdict: Verdict;
  body?: Extract<CueBody, { kind: 'checks' | 'judged' }>;
}

/**
 * Compiles on the page as it is and evaluates at once. While it is false and time is left: looks and compiles again where that
 * costs nothing, else evaluates again.
 */
async function satisfyAnew(sentence: string, options: SatisfyOptions, run: Run): Promise<Anew> {
  const { operation, end } = run;
  const grounder = await operation.parts.grounderFor(options.model);
  // Loaded here, because a run that only replays compiles nothing.
  const { createCompiler } = await import('./compile.js');
  const compiler = await createCompiler(grounder, { sentence, options, end }, operation);
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 800)) {
    const isLast = performance.now() + waitMs > end;
    const { satisfaction, weak, isFree, looks } = await compiler.compile(isLast);
    switch (satisfaction.kind) {
      case 'cannot-tell': {
        if (grounder.name !== 'builtin')
          return judgeAnew(grounder, { sentence, options, reason: satisfaction.reason }, operation);
        // What tells it may be about to come: the mark of the row that is done, where none is yet.
        if (isLast || satisfaction.final) throw cannotTell(satisfaction, operation);
        break;
      }
      case 'none':
      case 'ambiguous':
        if (isLast && grounder.name === 'builtin' && !isDenied(satisfaction))
          throw notClear(satisfaction, operation);
        if (isLast) return { verdict: { kind: 'failed', results: [], found: foundOf(satisfaction) } };
        break;
      case 'checks': {
        const whenWeak = options.weakAssertions ?? operation.parts.settings.weakAssertions;
        if (weak !== undefined && whenWeak !== 'warn') throw tooWeak(sentence, weak, operation);
        if (weak !== undefined) operation.trace.weak = weak;
        const checks = await planChecks(satisfaction.checks, looks, operation);
        if (!checks) {
          if (isLast || !isFree) throw cannotTell(lost(sentence), operation);
          break;
        }
        const body: Anew['body'] = { kind: 'checks', checks, ...(weak !== undefined && { weak }) };
        if (!isFree) {
          const { verdict } = await replay(checks, options, { ...run, mayHeal: true });
          return { verdict, body };
        }
        aimAtChecks(checks, operation);
        const { results } = await evaluate(checks, options, { operation, mayHeal: true });
        noteResults(results, operation);
        if (results.every(({ ok }) => ok)) return { verdict: { kind: 'passed', results }, body };
        // It was there a moment ago: what is found in its place now says nothing of it.
        if (isLast && results.some(({ ok, isLost }) => !ok && isLost))
          throw cannotTell(lost(sentence), operation);
        if (isLast) return { verdict: { kind: 'failed', results } };
        break;
      }
      default:
        return satisfaction satisfies never;
    }
    await pause(waitMs, operation.deadline);
  }
}

async function judgeAnew(
  grounder: Grounder,
  { sentence, options, reason }: { sentence: string; options: SatisfyOptions; reason: string },
  operation: Operation,
): Promise<Anew> {
  const { scopeSelectorOf } = await import('./compile.js');
  const found = await absenceFault(operation.page, options.negated);
  if (found !== undefined) return { verdict: { kind: 'failed', results: [], found } };
  const selector = await scopeSelectorOf(options, operation);
  const reading = await look({ selector }, operation);
  const verdict = await judge(grounder, { sentence, options, reading }, operation);
  noteResults(verdict.results, operation);
  return { verdict, body: { kind: 'judged', reason } };
}

/** Evaluates with the values of variables, and tells it without them. */
async function evaluate(
  checks: readonly Check[],
  { scope, variables, negated }: SatisfyOptions,
  { operation: { page, secrets }, ...rules }: { operation: Operation; mayHeal: boolean },
): Promise<Checked> {
  const filled = variables ? checks.map((check) => fill(check, variables)) : checks;
  const looked = await evaluateChecks(page, filled, {
    scope: scope as Locator | undefined,
    negated,
    ...rules,
  });
  if (!variables) return looked;
  const results = looked.results.map((result, at) => {
    const check = checks[at] as Check;
    return {
      ...result,
      code: codeOf(check),
      expected: expectedOf(check),
      received: scrub(result.received, secrets),
      ...(result.element !== undefined && { element: scrub(result.element, secrets) }),
    };
  });
  return { ...looked, results };
}

function fill(check: Check, variables: Variables): Check {
  if (check.kind === 'text') return { ...check, text: substitute(check.text, variables) };
  return 'expected' in check ? { ...check, expected: substitute(check.expected, variables) } : check;
}

function noteResults(results: readonly CheckOutcome[], { trace }: Operation): void {
  trace.checks = results.map(({ code, expected, received }) => ({ code, expected, received }));
}

function lost(sentence: string): Extract<Satisfaction, { kind: 'cannot-tell' }> {
  return {
    kind: 'cannot-tell',
    looked: `"${sentence}"`,
    reason: 'what it speaks of cannot be found again on the page',
  };
}

type NotThere = Extract<Satisfaction, { kind: 'none' | 'ambiguous' }>;

function isDenied(failure: NotThere): boolean {
  return failure.kind === 'none' && failure.denied === true;
}

function foundOf(failure: NotThere): string {
  const list = failure.kind === 'none' ? failure.nearest : failure.candidates;
  return failure.kind === 'none'
    ? `nothing on the page fits ${failure.looked}${list.length > 0 ? `; nearest: ${list.join('; ')}` : ''}`
    : `several things on the page fit ${failure.looked} equally well: ${list.join('; ')}`;
}

/** What was not found may still be there in other words: the sentence has not been shown to be false. */
function notClear(failure: NotThere, { page }: Operation): InstructionError {
  return new InstructionError({
    looked: `what an assertion speaks of: ${failure.looked}`,
    where: `on ${page.url()}`,
    found: `that it cannot be told without a model whether it is so: ${foundOf(failure)}`,
    next: 'Say it with the words of the page, or configure a model (aiOptions.model).',
  });
}

function cannotTell(
  { looked, reason }: Extract<Satisfaction, { kind: 'cannot-tell' }>,
  { page }: Operation,
): InstructionError {
  return new InstructionError({
    looked: `a check for ${looked}`,
    where: `on ${page.url()}`,
    found: `that it cannot be judged without a model: ${reason}`,
    next: 'Say what can be read off the page (what is visible, how many, which text or state), or configure a model (aiOptions.model).',
  });
}

function tooWeak(sentence: string, weak: string, { page }: Operation): InstructionError {
  return new InstructionError({
    looked: `checks for "${sentence}" that can fail`,
    where: `on ${page.url()}`,
    found: `that what it was compiled into proves too little: ${weak}`,
    next: 'Say it more precisely, or accept it with { weakAssertions: "warn" }.',
  });
}
