/** The report for a terminal: the summary at the end, and the progress line. Pure. */
import { healsOf } from '../contract/step-record.js';
import type { RunReport, Totals } from './schema.js';
import { mostExpensive, onceATest, placeOf, slowest, stepsOf, tokensOf, type ListedStep } from './totals.js';
import { count, counted, duration, line, money, sentenceOf, share, tokens } from './wording.js';

/** How it may look. */
export interface TerminalStyle {
  colour: boolean;
  /** Columns. @default 100 */
  width?: number;
}

/** How many steps a list names. */
const listed = 5;
/** How many of the slowest and dearest are looked at: a call in a hook may be many of them. */
const most = 200;

/** The summary, without a final line break. Plain text when `colour` is off. */
export function printSummary(report: RunReport, { colour, width = 100 }: TerminalStyle): string {
  const paint = painter(colour);
  const { totals } = report;
  const lines = ['', paint('bold', 'Cuebook')];
  if (totals.steps === 0) lines.push('  No AI steps ran.');
  else lines.push(...counts(totals, paint), ...spending(totals, paint));
  const list = (
    title: string,
    steps: readonly ListedStep[],
    note: (step: ListedStep) => string,
    isWhole = true,
  ): void => {
    const calls = oncePerCall(steps);
    if (calls.length === 0) return;
    lines.push('', `  ${paint('bold', title)}`);
    for (const each of calls.slice(0, listed)) lines.push(row(each, note(each), { width, paint }));
    const more = isWhole ? calls.length - listed : 0;
    if (more > 0) lines.push(paint('dim', `    … and ${count(more)} more`));
  };
  const all = stepsOf(report.tests);
  list(
    'Failed',
    onceATest(all.filter(({ step }) => ['failed', 'interrupted', 'unreadable'].includes(step.outcome))),
    ({ step }) => step.error?.name ?? '',
  );
  list('Healed', onceATest(all.filter(({ step }) => step.heal)), ({ step }) =>
    healsOf(step)
      .map(({ before, after }) => `\n      ${line(before, width - 6)}\n    → ${line(after, width - 6)}`)
      .join(''),
  );
  list(
    'Weak assertions',
    onceATest(all.filter(({ step }) => step.weak !== undefined)),
    ({ step }) => `\n      ${line(step.weak ?? '', width - 6)}`,
  );
  // Times of replays say little: a list is worth its lines only where something was slow.
  const slow = slowest(report.tests, most).filter(({ step }) => step.durationMs >= 1_000);
  list('Slowest', slow, ({ step }) => duration(step.durationMs), false);
  list('Most expensive', mostExpensive(report.tests, most), ({ step }) => price(step), false);
  if (report.orphans.length > 0) {
    const cues = report.orphans.reduce((sum, each) => sum + each.cues.length, 0);
    lines.push('', `  ${paint('bold', 'Orphaned cues')} ${count(cues)}, which no step asked for`);
    for (const { file, cues: keys } of report.orphans.slice(0, listed)) {
      lines.push(`    ${line(file)}: ${line(keys.join(', '), Math.max(40, width - file.length - 6))}`);
    }
  }
  if (report.problems.length > 0) lines.push('');
  for (const problem of report.problems.slice(0, 10))
    lines.push(`  ${paint('yellow', '!')} ${line(problem, 300)}`);
  if (report.problems.length > 10) lines.push(`  ! … and ${count(report.problems.length - 10)} more`);
  if (report.policy.length > 0) lines.push('');
  for (const { broken, message } of report.policy) {
    lines.push(broken ? `  ${paint('red', `✘ ${message}`)}` : `  ${paint('green', '✓')} ${message}`);
  }
  return lines.join('\n');
}

/** Where a long run stands, in one line. */
export function printProgress(done: {
  tests: number;
  ofTests: number;
  steps: number;
  replayed: number;
  healed: number;
  failed: number;
  tokens: number;
}): string {
  return [
    `cuebook: ${count(done.tests)}/${count(done.ofTests)} tests`,
    counted(done.steps, 'AI step'),
    `${count(done.replayed)} replayed`,
    ...(done.healed > 0 ? [`${count(done.healed)} healed`] : []),
    ...(done.failed > 0 ? [`${count(done.failed)} failed`] : []),
    ...(done.tokens > 0 ? [`${tokens(done.tokens)} tokens`] : []),
  ].join(' · ');
}

function counts(totals: Totals, paint: Paint): string[] {
  const { outcomes } = totals;
  const broken = outcomes.failed + outcomes.interrupted + outcomes.unreadable;
  const healed = Object.values(totals.healedBy).reduce((sum, each) => sum + each, 0);
  const parts = [
    paint('green', `${count(outcomes.replayed)} replayed`) + ` (${share(outcomes.replayed, totals.steps)})`,
    ...(outcomes.grounded > 0 ? [`${count(outcomes.grounded)} grounded`] : []),
    ...(healed > 0 ? [paint('yellow', `${count(healed)} healed`) + by(totals.healedBy)] : []),
    ...(outcomes.idle > 0 ? [`${count(outcomes.idle)} with nothing to do`] : []),
    ...(totals.weak > 0 ? [paint('yellow', `${count(totals.weak)} weak`)] : []),
    ...(totals.judged > 0 ? [`${count(totals.judged)} judged`] : []),
    ...(broken > 0 ? [paint('red', `${count(broken)} failed`)] : []),
  ];
  const lines = [
    `  ${counted(totals.steps, 'step')} in ${counted(totals.testsWithSteps, 'test')}: ${parts.join(', ')}`,
  ];
  const notes = [
    ...(outcomes.interrupted > 0 ? [`${count(outcomes.interrupted)} of the failed never ended`] : []),
    ...(totals.missed > 0 ? [`${count(totals.missed)} had no cue`] : []),
    ...(totals.stale > 0 ? [`${count(totals.stale)} had a stale cue`] : []),
    ...(totals.stepsRetried > 0 ? [`${count(totals.stepsRetried)} in attempts that were retried`] : []),
    ...(totals.warned > 0 ? [`${count(totals.warned)} with a warning`] : []),
    ...(totals.skipped > 0 ? [`${counted(totals.skipped, 'test')} skipped`] : []),
  ];
  if (notes.length > 0) lines.push(`  ${notes.join(', ')}`);
  const grounders = Object.entries(totals.groundedBy).map(
    ([name, steps]) => `${line(name, 60)} ${count(steps)}`,
  );
  if (grounders.length > 0) lines.push(`  grounding by ${grounders.join(', ')}`);
  return lines;
}

function spending(totals: Totals, paint: Paint): string[] {
  const time = `  AI steps took ${duration(totals.aiMs)} of ${duration(totals.testMs)} test time (${share(totals.aiMs, totals.testMs)})`;
  if (totals.calls === 0) return [`${time}; no model was called`];
  const details = [
    `${tokens(totals.promptTokens)} in`,
    `${tokens(totals.completionTokens)} out`,
    ...(totals.cachedInputTokens > 0 ? [`${tokens(totals.cachedInputTokens)} cached`] : []),
  ];
  const cost = totals.cost > 0 ? `, cost ${money(totals.cost)}` : '';
  const unpriced =
    totals.unpriced > 0 && totals.cost > 0 ? ` (${count(totals.unpriced)} without a price)` : '';
  return [
    `${time}, of it ${duration(totals.modelMs)} waiting for the model`,
    `  ${paint('bold', `${tokens(totals.tokens)} tokens`)} (${details.join(', ')}) in ${counted(totals.calls, 'model call')}${cost}${unpriced}`,
  ];
}

function row(each: CallInTests, note: string, { width, paint }: { width: number; paint: Paint }): string {
  const more = [
    ...(each.tests > 1 ? [counted(each.tests, 'test')] : []),
    ...(each.tries > 1 ? [counted(each.tries, 'try', 'tries')] : []),
  ];
  const place = placeOf(each) + (more.length > 0 ? ` (${more.join(', ')})` : '');
  // A note that begins with a line break has lines of its own.
  const beside = note.startsWith('\n') || note === '' ? '' : `  ${note}`;
  const room = Math.max(24, width - place.length - beside.length - 6);
  return `    ${line(sentenceOf(each.step), room)}  ${paint('dim', place)}${beside || note}`;
}

/** A call as a list names it: once, although it stands in a hook and several tests made it. */
interface CallInTests extends ListedStep {
  tests: number;
}

function oncePerCall(steps: readonly ListedStep[]): CallInTests[] {
  const calls = new Map<string, CallInTests>();
  const seen = new Map<string, Set<string>>();
  for (const each of steps) {
    const key = JSON.stringify([placeOf(each), each.step.operation, each.step.instruction]);
    const tests = seen.get(key) ?? new Set();
    // Twice in one test is a call in a loop, and two steps.
    const own = tests.has(each.test.id) ? `${key} ${calls.size}` : key;
    const first = calls.get(own);
    if (first) calls.set(own, { ...first, tests: first.tests + 1, tries: Math.max(first.tries, each.tries) });
    else calls.set(own, { ...each, tests: 1 });
    seen.set(key, tests.add(each.test.id));
  }
  return [...calls.values()];
}

function price(step: ListedStep['step']): string {
  const cost = step.cost === undefined ? '' : `, cost ${money(step.cost)}`;
  return `${tokens(tokensOf(step))} tokens${cost}`;
}

function by(names: Readonly<Record<string, number>>): string {
  return ` (${Object.entries(names)
    .map(([name, steps]) => `${name} ${count(steps)}`)
    .join(', ')})`;
}

type Paint = (style: keyof typeof codes, text: string) => string;

const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

function painter(colour: boolean): Paint {
  const escape = String.fromCharCode(27);
  return (style, text) => {
    if (!colour) return text;
    const [on, off] = codes[style];
    return `${escape}[${on}m${text}${escape}[${off}m`;
  };
}
