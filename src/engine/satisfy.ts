/** `toSatisfy`: a sentence as checks; evaluated from the cue if there is one, else compiled, proved able to fail, evaluated and recorded. */
import type { Locator } from '@playwright/test';
import type { Check, PlannedCheck, Satisfaction } from '../contract/check.js';
import type { Cue } from '../contract/cue.js';
import { CueMissingError, InstructionError } from '../contract/errors.js';
import type { CheckOutcome, SatisfyOptions, Verdict } from '../contract/satisfy.js';
import { routeOf } from '../cues/route.js';
import { claimsOf } from '../grounding/built-in/satisfy-claims.js';
import type { Grounder, SatisfyRequest } from '../grounding/grounder.js';
import { selectorOf } from '../page/locate.js';
import type { PageReading } from '../page/read.js';
import { planReading } from '../page/reading.js';
import { targetOf } from '../page/reading-leaf-plan.js';
import { ask } from './ask.js';
import { aimAtChecks } from './aim.js';
import type { Operation } from './context.js';
import { pause } from './deadline.js';
import { describe } from './describe.js';
import { evaluateChecks } from './evaluate-checks.js';
import { checkInstruction } from './failures.js';
import { forgetSecrets } from './forget.js';
import { weaknessOf } from './honesty.js';
import { judge } from './judge.js';
import { look, lookAtContent } from './look.js';
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
  const { cues } = operation.parts;
  // Some time is kept back to say what was found.
  const end = performance.now() + Math.min(options.withinMs, operation.deadline.remainingMs() - 1_000);
  if (!cues) return (await satisfyAnew(sentence, options, { operation, end })).verdict;

  const { session, policy } = cues;
  operation.trace.cueFile = policy.file;
  const question = satisfyQuestion(sentence, options);
  // Counted only when it has passed: what `toPass` tries again is the same assertion.
  const cue = policy.replay ? session.peek(question) : undefined;
  if (cue?.body.kind === 'checks') {
    operation.trace.cue = 'hit';
    if (cue.body.weak !== undefined) operation.trace.weak = cue.body.weak;
    const verdict = await replay(cue.body.checks, options, { operation, end });
    if (verdict.kind === 'passed') session.next(question, { route: operation.trace.route });
    return verdict.kind === 'passed'
      ? verdict
      : { ...verdict, next: `If the change is meant, record it anew:\n  ${policy.recordCommand}` };
  }
  // A judgement leaves nothing to record, so it is asked for anew in every run.
  const isJudged =
    !claimsOf(sentence).ok && (await operation.parts.grounderFor(options.model)).name !== 'builtin';
  if (!policy.record && !isJudged) {
    throw new CueMissingError({
      looked: `the cue of toSatisfy "${sentence}"`,
      where: `in ${policy.file}`,
      found: 'no such cue, and cues are not recorded in this run',
      next: `Record it and commit the file:\n  ${policy.recordCommand}`,
    });
  }
  operation.trace.cue = 'miss';
  const { verdict, checks, weak } = await satisfyAnew(sentence, options, { operation, end });
  if (verdict.kind === 'passed' && checks) {
    const { key } = session.next(question, { route: operation.trace.route });
    const route = routeOf(operation.page.url(), operation.secrets);
    const fresh: Cue = { key, route, body: { kind: 'checks', checks, ...(weak !== undefined && { weak }) } };
    session.record(forgetSecrets(fresh, operation));
  }
  return verdict;
}

interface Run {
  operation: Operation;
  /** When the assertion has failed, by `performance.now()`. */
  end: number;
}

async function replay(
  checks: readonly Check[],
  options: SatisfyOptions,
  { operation, end }: Run,
): Promise<Verdict> {
  aimAtChecks(checks, operation);
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 500)) {
    const results = await evaluateChecks(operation.page, checks, options.scope as Locator | undefined);
    noteResults(results, operation);
    if (results.every(({ ok }) => ok)) return { kind: 'passed', results };
    if (performance.now() + waitMs > end) return { kind: 'failed', results };
    await pause(waitMs, operation.deadline);
  }
}

/** Compiles on the page as it is and evaluates at once; looks and compiles again while it is false and time is left. */
async function satisfyAnew(
  sentence: string,
  options: SatisfyOptions,
  run: Run,
): Promise<{ verdict: Verdict; checks?: Check[]; weak?: string }> {
  const { operation, end } = run;
  const grounder = await operation.parts.grounderFor(options.model);
  const compiler = await compilerOf(grounder);
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 800)) {
    const isLast = performance.now() + waitMs > end;
    const { satisfaction, content, reading } = await compile(compiler, { sentence, options }, operation);
    if (satisfaction.kind === 'cannot-tell') {
      if (grounder.name === 'builtin') throw cannotTell(satisfaction, operation);
      const verdict = await judge(grounder, { sentence, options, reading }, operation);
      noteResults(verdict.results, operation);
      return { verdict };
    }
    if (satisfaction.kind !== 'checks') {
      if (isLast) return { verdict: notThere(satisfaction) };
      await pause(waitMs, operation.deadline);
      continue;
    }
    const weak = weaknessOf({
      sentence,
      negated: options.negated,
      checks: satisfaction.checks,
      snapshot: reading.snapshot,
    });
    if (weak !== undefined && options.weakAssertions !== 'warn') throw tooWeak(sentence, weak, operation);
    if (weak !== undefined) operation.trace.weak = weak;
    const checks = await planChecks(satisfaction.checks, { content, reading }, operation);
    if (!checks) {
      if (isLast)
        throw cannotTell(
          {
            kind: 'cannot-tell',
            looked: `"${sentence}"`,
            reason: 'what it speaks of cannot be found again on the page',
          },
          operation,
        );
      await pause(waitMs, operation.deadline);
      continue;
    }
    aimAtChecks(checks, operation);
    const results = await evaluateChecks(operation.page, checks, options.scope as Locator | undefined);
    noteResults(results, operation);
    if (results.every(({ ok }) => ok))
      return { verdict: { kind: 'passed', results }, checks, ...(weak !== undefined && { weak }) };
    if (isLast) return { verdict: { kind: 'failed', results } };
    if (compiler.name !== 'builtin')
      return { verdict: await replay(checks, options, run), checks, ...(weak !== undefined && { weak }) };
    await pause(waitMs, operation.deadline);
  }
}

type Compiler = Grounder & Required<Pick<Grounder, 'satisfy'>>;

/** A grounder that compiles no assertions leaves it to the built-in engine, which does so without a question. */
async function compilerOf(grounder: Grounder): Promise<Compiler> {
  if (grounder.satisfy) return grounder as Compiler;
  const { createBuiltIn } = await import('../grounding/built-in/built-in.js');
  return createBuiltIn() as Compiler;
}

interface Looks {
  content: PageReading;
  reading: PageReading;
}

async function compile(
  compiler: Compiler,
  { sentence, options }: { sentence: string; options: SatisfyOptions },
  operation: Operation,
): Promise<Looks & { satisfaction: Satisfaction }> {
  const scope = options.scope as Locator | undefined;
  const { page, deadline } = operation;
  const selector =
    scope && (await selectorOf(page, scope.first(), { timeoutMs: Math.min(5_000, deadline.remainingMs()) }));
  const content = await lookAtContent({ selector }, operation);
  // Taken last: the refs of this reading die with the next one, those of the content are places.
  const reading = await look({ selector }, operation);
  const request: SatisfyRequest = {
    sentence,
    negated: options.negated,
    snapshot: reading.snapshot,
    content: content.snapshot,
    signal: operation.deadline.signal,
    ...(operation.parts.settings.systemPrompt && { systemPrompt: operation.parts.settings.systemPrompt }),
  };
  return {
    content,
    reading,
    satisfaction: await ask(compiler, (mind) => mind.satisfy(request), operation),
  };
}

async function planChecks(
  planned: readonly PlannedCheck[],
  looks: Looks,
  operation: Operation,
): Promise<Check[] | undefined> {
  const checks: Check[] = [];
  for (const each of planned) {
    const check = await planCheck(each, looks, operation);
    if (!check) return undefined;
    checks.push(check);
  }
  return checks;
}

async function planCheck(
  planned: PlannedCheck,
  { content, reading }: Looks,
  operation: Operation,
): Promise<Check | undefined> {
  const { page, deadline, parts } = operation;
  const options = {
    timeoutMs: Math.min(10_000, deadline.remainingMs()),
    testIdAttribute: parts.settings.testIdAttribute,
  };
  const locate = (ref: string): Locator => (/^[ex]\d|^f\d+e/u.test(ref) ? reading : content).locate(ref);
  const plan = async (value: Extract<PlannedCheck, { kind: 'value' }>['reading']) => {
    const made = await planReading(
      page,
      value,
      (ref) => (/^[ex]\d|^f\d+e/u.test(ref) ? reading : content).locate(ref),
      options,
    );
    return made?.kind === 'derived' ? undefined : made;
  };
  switch (planned.kind) {
    case 'state': {
      const { ref, ...rest } = planned;
      return { ...rest, target: await describe(reading.locate(ref), operation) };
    }
    case 'field': {
      const { ref, attribute, ...rest } = planned;
      const locator = reading.locate(ref);
      const target =
        planned.of === 'text'
          ? await targetOf(
              page,
              locator,
              [(await locator.innerText({ timeout: options.timeoutMs })).trim(), planned.expected],
              options,
            )
          : await describe(locator, operation);
      return target && { ...rest, ...(attribute !== undefined && { attribute }), target };
    }
    case 'value': {
      const { reading: value, ...rest } = planned;
      const made = await plan(value);
      return made && { ...rest, plan: made };
    }
    case 'relation': {
      const left = await plan(planned.left);
      const right = await Promise.all(planned.right.map(plan));
      const whole = right.filter((each) => each !== undefined);
      return left && whole.length === right.length ? { ...planned, left, right: whole } : undefined;
    }
    case 'order':
      return {
        ...planned,
        first: await describe(locate(planned.first), operation),
        second: await describe(locate(planned.second), operation),
      };
    case 'gone':
    case 'text':
    case 'address':
      return planned;
    default:
      return planned satisfies never;
  }
}

function noteResults(results: readonly CheckOutcome[], { trace }: Operation): void {
  trace.checks = results.map(({ code, expected, received }) => ({ code, expected, received }));
}

function notThere(failure: Extract<Satisfaction, { kind: 'none' | 'ambiguous' }>): Verdict {
  const list = failure.kind === 'none' ? failure.nearest : failure.candidates;
  return {
    kind: 'failed',
    results: [],
    found:
      failure.kind === 'none'
        ? `nothing on the page fits ${failure.looked}${list.length > 0 ? `; nearest: ${list.join('; ')}` : ''}`
        : `several things on the page fit ${failure.looked} equally well: ${list.join('; ')}`,
  };
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
