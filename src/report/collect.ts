/** From the results of the runner to the tests of the report. Reads attachments through what it is given; writes nothing, prints nothing. */
import path from 'node:path';
import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { CueDelta } from '../contract/cue.js';
import { CUES_ATTACHMENT, isStepAttachment, StepRecord } from '../contract/step-record.js';
import { noUsage } from '../contract/usage.js';
import type { AttemptReport, SourcePlace, StepOutcome, StepReport, TestReport } from './schema.js';
import { firstLine, line } from './wording.js';

/** An attachment, with its content in the result or in a file. */
export type Attachment = TestResult['attachments'][number];

/** What one attempt found out about cues. */
export interface CollectedDelta {
  delta: CueDelta;
  /** Of the test in its project and repeat. */
  testId: string;
  /** Only a test that passed proves its cues. */
  passed: boolean;
  /** Directory of the project's tests, which cue files lie below unless they are kept elsewhere. */
  testDir: string | undefined;
  /** The cue file as the steps name it, relative to the working directory. */
  shown: string | undefined;
}

/** All that the results say. */
export interface Collected {
  tests: TestReport[];
  deltas: CollectedDelta[];
  /** What could not be read, a sentence each. */
  problems: string[];
  /** The screenshot of a step, where there is one. */
  screenshots: Map<StepReport, Attachment>;
}

/** What {@link collect} is given. */
export interface CollectOptions {
  /** Content of an attachment. @throws when its file cannot be read */
  read: (attachment: Attachment) => string;
  /** Directory that files are named relative to. */
  workingDirectory: string;
}

/** Reads every attempt of every test. Nothing that an attachment holds makes it throw. */
export function collect(tests: readonly TestCase[], options: CollectOptions): Collected {
  const into: Collected = { tests: [], deltas: [], problems: [], screenshots: new Map() };
  for (const test of tests) {
    into.tests.push({
      id: test.id,
      titles: titlesOf(test),
      location: placeOf(test.location, options.workingDirectory),
      project: projectOf(test)?.name ?? '',
      repeat: test.repeatEachIndex,
      outcome: test.outcome(),
      attempts: test.results.map((result) => attemptOf(test, result, options, into)),
    });
  }
  return into;
}

function attemptOf(
  test: TestCase,
  result: TestResult,
  options: CollectOptions,
  into: Collected,
): AttemptReport {
  const steps = flatten(result.steps);
  const owners = new Map(steps.flatMap((step) => step.attachments.map((each) => [each, step] as const)));
  const all = [...new Set([...result.attachments, ...owners.keys()])];
  const records = all.filter((attachment) => isStepAttachment(attachment.name));
  const recorded = new Set(records.flatMap((attachment) => owners.get(attachment) ?? []));
  const name = `"${line(titlesOf(test).join(' › '), 100)}"`;
  const found = records.map((attachment) => {
    const owner = owners.get(attachment);
    const read = readAs(StepRecord, attachment, options.read);
    if (!read.value) {
      into.problems.push(`A step of the test ${name} has a record that cannot be read: ${read.problem}.`);
    }
    const around = owner && surroundings(owner, recorded, options.workingDirectory);
    const step = read.value
      ? fromRecord(read.value, around)
      : withoutRecord(owner, 'unreadable', { result, around, problem: read.problem });
    const shot = read.value && screenshotOf(read.value, owner?.attachments ?? [], all);
    if (shot) into.screenshots.set(step, shot);
    return step;
  });
  for (const step of steps.filter((each) => isUnfinished(each, recorded, result))) {
    const around = surroundings(step, recorded, options.workingDirectory);
    found.push(withoutRecord(step, 'interrupted', { result, around, problem: undefined }));
  }
  const shown = found.find((step) => step.cueFile !== undefined)?.cueFile;
  for (const attachment of all.filter((each) => each.name === CUES_ATTACHMENT)) {
    const read = readAs(CueDelta, attachment, options.read);
    if (read.value) {
      const testDir = projectOf(test)?.testDir;
      into.deltas.push({
        delta: read.value,
        testId: test.id,
        passed: result.status === 'passed',
        testDir,
        shown,
      });
    } else {
      into.problems.push(`The cues that the test ${name} recorded cannot be read: ${read.problem}.`);
    }
  }
  return {
    retry: result.retry,
    status: result.status,
    startedAt: isoOf(result.startTime),
    durationMs: Math.max(0, result.duration),
    errors: result.errors.map((error) =>
      firstLine(error.message ?? error.value ?? 'an error without message'),
    ),
    steps: found.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : Number(a.startedAt > b.startedAt))),
  };
}

interface Around {
  location: SourcePlace | undefined;
  within: string[];
  nested: boolean;
}

function fromRecord(
  { version: _version, status, ...record }: StepRecord,
  around: Around | undefined,
): StepReport {
  return { ...record, outcome: outcomeOf(status, record), ...known(around) };
}

function outcomeOf(status: StepRecord['status'], record: Pick<StepRecord, 'heal' | 'cue'>): StepOutcome {
  if (status === 'failed') return 'failed';
  if (record.heal) return 'healed';
  if (status === 'skipped') return 'idle';
  return record.cue === 'hit' ? 'replayed' : 'grounded';
}

/** What the runner alone knows about a step: its title, its time, and how the test ended. */
function withoutRecord(
  step: TestStep | undefined,
  outcome: 'interrupted' | 'unreadable',
  {
    result,
    around,
    problem,
  }: { result: TestResult; around: Around | undefined; problem: string | undefined },
): StepReport {
  const [, operation = 'act', instruction = ''] = aiTitle.exec(step?.title ?? '') ?? [];
  const reason = step?.error?.message ?? result.error?.message ?? 'The step did not end.';
  return {
    outcome,
    operation: operations[operation] ?? 'act',
    instruction: instruction.replace(/^"|"$/g, ''),
    cue: 'off',
    groundingCalls: 0,
    usage: { ...noUsage },
    actions: [],
    warnings: [],
    route: '',
    startedAt: isoOf(step?.startTime ?? result.startTime),
    durationMs: step ? timeOf(step, result) : 0,
    error:
      outcome === 'unreadable'
        ? { name: 'UnreadableRecord', message: problem ?? 'The record cannot be read.' }
        : { name: 'Interrupted', message: firstLine(reason) },
    ...known(around),
  };
}

/** A step that never ended has no time of its own: it lasted until its test did. */
function timeOf(step: TestStep, result: TestResult): number {
  if (step.duration >= 0) return step.duration;
  const end = new Date(result.startTime).getTime() + Math.max(0, result.duration);
  return Math.max(0, end - new Date(step.startTime).getTime());
}

const operations: Readonly<Record<string, StepReport['operation']>> = {
  act: 'act',
  observe: 'observe',
  extract: 'extract',
  satisfy: 'satisfy',
  agent: 'agent',
  toSatisfy: 'satisfy',
  toExtract: 'extract',
  toObserve: 'observe',
};
const aiTitle =
  /^(?:ai\.(?=act|observe|extract|satisfy|agent)|expect\(ai\)\.|Expect "(?:soft |poll |not )*)(act|observe|extract|satisfy|agent|toSatisfy|toExtract|toObserve)\b[ (]*(".*")?/s;

/** An AI step that began and left no record, in an attempt that did not end by itself. */
function isUnfinished(step: TestStep, recorded: ReadonlySet<TestStep>, result: TestResult): boolean {
  if (!aiTitle.test(step.title) || flatten([step]).some((each) => recorded.has(each))) return false;
  // A matcher is told by the step inside of it, once there is one: that one has the sentence.
  if (flatten(step.steps).some((each) => aiTitle.test(each.title))) return false;
  // A matcher of another library may have the name of one of ours, so one that ended is not counted.
  if (step.category === 'expect') return step.duration < 0;
  return step.category === 'test.step' && (step.duration < 0 || result.status !== 'passed');
}

function surroundings(step: TestStep, recorded: ReadonlySet<TestStep>, workingDirectory: string): Around {
  const parents: TestStep[] = [];
  for (let parent = step.parent; parent; parent = parent.parent) parents.unshift(parent);
  const located = [step, ...parents.toReversed()].find((each) => each.location !== undefined)?.location;
  return {
    location: located && placeOf(located, workingDirectory),
    within: parents.filter((each) => each.category === 'test.step').map((each) => line(each.title)),
    nested: parents.some((parent) => recorded.has(parent)),
  };
}

function known(around: Around | undefined): Pick<StepReport, 'location' | 'within' | 'nested'> {
  return {
    ...(around?.location && { location: around.location }),
    ...(around && around.within.length > 0 && { within: around.within }),
    ...(around?.nested && { nested: true }),
  };
}

function screenshotOf(
  record: StepRecord,
  own: readonly Attachment[],
  all: readonly Attachment[],
): Attachment | undefined {
  if (record.screenshot === undefined) return undefined;
  return [...own, ...all].find(
    (each) => each.name === record.screenshot && /^image\/(?:png|jpeg|webp)$/.test(each.contentType),
  );
}

interface Schema<T> {
  safeParse(data: unknown): {
    success: boolean;
    data?: T | undefined;
    error?: { issues: readonly Issue[] } | undefined;
  };
}
interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

function readAs<T>(
  schema: Schema<T>,
  attachment: Attachment,
  read: CollectOptions['read'],
): { value: T; problem?: undefined } | { value?: undefined; problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(read(attachment));
  } catch (error) {
    // The parser's message quotes the text, which nobody has scrubbed.
    const found = error instanceof SyntaxError ? 'it is no JSON' : 'its file is not there or not readable';
    return { problem: found };
  }
  const parsed = schema.safeParse(data);
  if (parsed.success && parsed.data !== undefined) return { value: parsed.data };
  const [issue] = parsed.error?.issues ?? [];
  return {
    problem: `${issue?.path.map(String).join('.') || 'the top'}: ${issue?.message ?? 'another shape'}`,
  };
}

function flatten(steps: readonly TestStep[]): TestStep[] {
  return steps.flatMap((step) => [step, ...flatten(step.steps)]);
}

/** Titles from the outermost describe block on: the suites above have the names of project and file. */
function titlesOf(test: TestCase): string[] {
  const titles = [test.title];
  for (
    let suite: TestCase['parent'] | undefined = test.parent;
    suite?.type === 'describe';
    suite = suite.parent
  ) {
    if (suite.title) titles.unshift(suite.title);
  }
  return titles;
}

function projectOf(test: TestCase): { name: string; testDir: string } | undefined {
  return test.parent.project();
}

function placeOf(location: { file: string; line: number }, workingDirectory: string): SourcePlace {
  const relative = path.relative(workingDirectory, location.file);
  const inside = !relative.startsWith('..') && !path.isAbsolute(relative);
  return { file: (inside ? relative : location.file).replaceAll('\\', '/'), line: location.line };
}

function isoOf(date: Date): string {
  const time = new Date(date).getTime();
  return new Date(Number.isFinite(time) && time > 0 ? time : 0).toISOString();
}
