/**
 * The report as the page carries it: an index that is read at once, and one packed block of details a test that is
 * unpacked when the test is opened. That keeps 5,000 steps with their snapshots small on disk and quick to open. Pure.
 */
import { gzipSync } from 'node:zlib';
import { healsOf } from '../../contract/step-record.js';
import type { RunReport, StepReport } from '../schema.js';
import { firstLine, sentenceOf, withoutControls } from '../wording.js';
import type { IndexStep, PageIndex, StepDetails } from './client-types.js';

/** What the page is made of. */
export interface PageData {
  index: PageIndex;
  /** Base64 of the zipped JSON of `StepDetails[][]` (attempts, steps), one a test, in the order of the index. */
  blocks: string[];
}

/** Room for the blocks of all tests; the page as a whole stays under 20 MB. */
const maxBlockBytes = 16_000_000;

/** The data of a page. `shots` names the image of a step, relative to the page. */
export function toPageData(report: RunReport, shots: ReadonlyMap<StepReport, string>): PageData {
  const files: string[] = [];
  const fileOf = (file: string): number => {
    const known = files.indexOf(file);
    return known >= 0 ? known : files.push(file) - 1;
  };
  let bytes = 0;
  // From the first test on that does not fit, only what is small is kept.
  let short = false;
  const blocks: string[] = [];
  const tests = report.tests.filter(
    (test) => test.outcome !== 'expected' || test.attempts.some((attempt) => attempt.steps.length > 0),
  );
  const index: PageIndex = {
    status: report.status,
    startedAt: report.startedAt,
    durationMs: report.durationMs,
    projects: report.projects,
    totals: report.totals,
    policy: report.policy,
    orphans: report.orphans.slice(0, 500).map(({ file, cues }) => ({
      file: cut(file, 300),
      cues: cues.slice(0, 100).map((cue) => cut(cue, 300)),
    })),
    problems: report.problems.slice(0, 200).map((problem) => cut(problem, 600)),
    files,
    left: report.tests.length - tests.length,
    tests: tests.map((test) => {
      let block = pack(test.attempts, shots, short);
      if (!short && bytes + block.length > maxBlockBytes) {
        short = true;
        block = pack(test.attempts, shots, short);
      }
      bytes += block.length;
      blocks.push(block);
      return {
        titles: test.titles.map((title) => cut(title, 300)),
        file: fileOf(test.location.file),
        line: test.location.line,
        project: Math.max(0, report.projects.indexOf(test.project)),
        ...(test.repeat > 0 && { repeat: test.repeat }),
        outcome: test.outcome,
        attempts: test.attempts.map((attempt) => ({
          retry: attempt.retry,
          status: attempt.status,
          durationMs: attempt.durationMs,
          errors: attempt.errors.slice(0, 10).map((error) => cut(error, 300)),
          steps: attempt.steps.map((step) => indexed(step, Date.parse(attempt.startedAt))),
        })),
      };
    }),
  };
  return { index, blocks };
}

function indexed(step: StepReport, startedAt: number): IndexStep {
  const used = step.usage.promptTokens + step.usage.completionTokens;
  const code = codeOf(step);
  return {
    text: cut(sentenceOf(step), 300),
    op: step.operation,
    outcome: step.outcome,
    ms: step.durationMs,
    at: Math.max(0, Date.parse(step.startedAt) - startedAt) || 0,
    ...(code && { code }),
    ...(step.cue !== 'hit' && { cue: step.cue }),
    ...(used > 0 && { tokens: used }),
    ...(step.cost !== undefined && { cost: step.cost }),
    ...(step.weak !== undefined && { weak: 1 as const }),
    ...(step.judged && { judged: 1 as const }),
    ...(step.warnings.length > 0 && { warned: 1 as const }),
    ...(step.nested && { nested: 1 as const }),
    ...(step.error && { error: cut(firstLine(step.error.message), 200) }),
  };
}

/** What the step came to, in one line of code: its check, or its last action. */
function codeOf(step: StepReport): string {
  const [check] = step.checks ?? [];
  if (check) return cut(check.code, 160);
  const action = step.actions.at(-1);
  if (!action) return cut(readsText(step.reads ?? []), 160);
  const rest = step.actions.length > 1 ? ` (+${step.actions.length - 1})` : '';
  return cut(actionCode(action), 160) + rest;
}

/** `list of { name: string, price: number }`, `total: number`. */
function readsText(reads: NonNullable<StepReport['reads']>): string {
  const [first, ...rest] = reads;
  const fields = (of: typeof reads): string =>
    of.map(({ name, as }) => (name ? `${name.replace(/^\[\]\.?/, '')}: ${as}` : as)).join(', ');
  const isList = first?.name === '' && first.as === 'list' && rest.length > 0;
  if (!isList) return fields(reads);
  const [only] = rest;
  return `list of ${rest.length === 1 && only?.name === '[]' ? only.as : `{ ${fields(rest)} }`}`;
}

function actionCode({ method, target, arguments: values }: StepReport['actions'][number]): string {
  const call = `${method}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  return target ? `${target}.${call}` : call;
}

function pack(
  attempts: RunReport['tests'][number]['attempts'],
  shots: ReadonlyMap<StepReport, string>,
  short: boolean,
): string {
  const details = attempts.map((attempt) =>
    attempt.steps.map((step) => detailsOf(step, shots.get(step), short)),
  );
  return gzipSync(JSON.stringify(details), { level: 6 }).toString('base64');
}

function detailsOf(step: StepReport, shot: string | undefined, short: boolean): StepDetails {
  const { seen, answer, explanation, error } = step;
  return {
    op: step.operation,
    route: cut(step.route, 300),
    usage: step.usage,
    calls: step.groundingCalls,
    actions: step.actions.slice(0, 60).map((action) => ({
      code: cut(actionCode(action), 1_000),
      description: cut(action.description, 300),
      ...(action.confidence !== undefined && { confidence: action.confidence }),
    })),
    ...(step.actions.length > 60 && { moreActions: step.actions.length - 60 }),
    warnings: step.warnings.slice(0, 20).map((warning) => cut(warning, 500)),
    ...(step.within && { within: step.within }),
    ...(step.location && { location: step.location }),
    ...(step.cueFile !== undefined && { cueFile: step.cueFile }),
    ...(step.groundedBy !== undefined && { groundedBy: step.groundedBy }),
    ...(step.heal && { heals: healsOf(step) }),
    ...(explanation && {
      intents: explanation.intents.slice(0, 20).map((intent) => cut(intent, 300)),
      candidates: explanation.candidates.slice(0, 20).map((each) => ({
        ...each,
        description: cut(each.description, 300),
        reason: cut(each.reason, 500),
      })),
    }),
    ...(error && { error: { name: error.name, message: cut(error.message, 6_000) } }),
    ...(seen !== undefined && !short && { seen: cut(seen, 24_000) }),
    ...(answer !== undefined && !short && { answer: cut(answer, 8_000) }),
    ...(short && (seen !== undefined || answer !== undefined) && { short: true }),
    ...(shot !== undefined && { shot }),
    ...(step.boxes && { boxes: step.boxes }),
    ...(step.viewport && { viewport: step.viewport }),
    ...(step.checks && { checks: step.checks.slice(0, 40) }),
    ...(step.reads && {
      reads: step.reads.slice(0, 60).map((each) => ({ ...each, code: cut(each.code, 600) })),
    }),
    ...(step.weak !== undefined && { weak: step.weak }),
    ...(step.judged && { judged: step.judged }),
  };
}

function cut(text: string, limit: number): string {
  const clean = withoutControls(text);
  return clean.length > limit ? `${clean.slice(0, limit - 1)}…` : clean;
}
