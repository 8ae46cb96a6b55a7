/** The report as Markdown for a pull request or a job summary. Pure. Page text is foreign: everything is escaped. */
import { healsOf, type HealRecord } from '../contract/step-record.js';
import type { RunReport } from './schema.js';
import {
  mostExpensive,
  onceATest,
  placeOf,
  slowest,
  stepsOf,
  tokensOf,
  type ListedStep,
  type PlacedStep,
} from './totals.js';
import { count, counted, duration, line, money, sentenceOf, share, tokens } from './wording.js';

/** Rows of a table; a job summary may have 1 MiB. */
const maxRows = 50;

/** The report. The first line is a heading, so that it can stand under others. */
export function printMarkdown(report: RunReport): string {
  const { totals } = report;
  const all = stepsOf(report.tests);
  const blocks: string[] = [
    `## Cuebook: ${headline(report)}`,
    ...report.policy.map(({ broken, message }) => `> ${broken ? '❌' : '✅'} ${text(message)}`),
    totals.steps === 0 ? 'No AI steps ran.' : counts(report),
  ];
  const broken = onceATest(
    all.filter(({ step }) => ['failed', 'interrupted', 'unreadable'].includes(step.outcome)),
  );
  const healed = onceATest(all.filter(({ step }) => step.heal)).flatMap((each) =>
    healsOf(each.step).map((heal) => ({ each, heal })),
  );
  const missed = onceATest(all.filter(({ step }) => step.cue === 'miss'));
  const weak = onceATest(all.filter(({ step }) => step.weak !== undefined));
  blocks.push(
    ...table('Failed', ['Step', 'Where', 'Why'], broken, (each) => [
      sentence(each),
      where(each),
      text(line(each.step.error ? `${each.step.error.name}: ${each.step.error.message}` : '', 200)),
    ]),
    ...table('Healed', ['Step', 'Where', 'Before', 'After', 'Why'], healed, ({ each, heal }) => [
      sentence(each),
      where(each),
      code(heal.before),
      code(heal.after),
      text(`${heal.stage}${scoreOf(heal)}: ${line(heal.reason, 160)}`),
    ]),
    ...table('Weak assertions', ['Step', 'Where', 'Why'], weak, (each) => [
      sentence(each),
      where(each),
      text(line(each.step.weak ?? '', 200)),
    ]),
    ...table('Without a cue', ['Step', 'Where', 'Grounding by'], missed, (each) => [
      sentence(each),
      where(each),
      text(each.step.groundedBy ?? 'nobody'),
    ]),
    ...table(
      'Most expensive',
      ['Step', 'Where', 'Tokens', 'Cost'],
      mostExpensive(report.tests, 5),
      (each) => [
        sentence(each),
        where(each),
        tokens(tokensOf(each.step)),
        each.step.cost === undefined ? '' : money(each.step.cost),
      ],
    ),
    ...table('Slowest', ['Step', 'Where', 'Time'], slowest(report.tests, 5), (each) => [
      sentence(each),
      where(each),
      duration(each.step.durationMs),
    ]),
  );
  if (report.orphans.length > 0) {
    const rows = report.orphans
      .slice(0, maxRows)
      .map(({ file, cues }) => `- ${code(file)}: ${text(line(cues.join(', '), 300))}`);
    blocks.push(details('Orphaned cues, which no step asked for', report.orphans.length, rows.join('\n')));
  }
  if (report.problems.length > 0) {
    const rows = report.problems.slice(0, maxRows).map((problem) => `- ${text(line(problem, 300))}`);
    blocks.push(details('What the reporter could not do', report.problems.length, rows.join('\n')));
  }
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function headline({ status, totals }: RunReport): string {
  const mark = {
    passed: '✅ passed',
    failed: '❌ failed',
    timedout: '❌ timed out',
    interrupted: '⚠️ interrupted',
  }[status];
  return `${mark}, ${counted(totals.steps, 'AI step')}, ${share(totals.outcomes.replayed, totals.steps)} replayed`;
}

function counts({ totals, durationMs }: RunReport): string {
  const { outcomes } = totals;
  const heals = Object.values(totals.healedBy).reduce((sum, each) => sum + each, 0);
  const rows: [string, string][] = [
    [
      'Tests',
      `${count(totals.tests)}: ${count(totals.passed)} passed, ${count(totals.failed)} failed, ${count(totals.flaky)} flaky, ${count(totals.skipped)} skipped`,
    ],
    ['Replayed', count(outcomes.replayed)],
    ['Grounded', count(outcomes.grounded)],
    ...(outcomes.grounded > 0 || Object.keys(totals.groundedBy).length > 0
      ? [['Grounding by', names(totals.groundedBy)] as [string, string]]
      : []),
    ['Healed', count(heals) + (heals > 0 ? ` (${names(totals.healedBy)})` : '')],
    ['Without a cue', count(totals.missed)],
    ['Weak', count(totals.weak)],
    ['Failed', count(outcomes.failed + outcomes.interrupted + outcomes.unreadable)],
    [
      'Model',
      totals.calls === 0
        ? 'not called'
        : `${counted(totals.calls, 'call')}, ${tokens(totals.tokens)} tokens${totals.cost > 0 ? `, cost ${money(totals.cost)}` : ''}`,
    ],
    [
      'AI time',
      `${duration(totals.aiMs)} of ${duration(totals.testMs)} test time (run: ${duration(durationMs)})`,
    ],
  ];
  return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}

function names(by: Readonly<Record<string, number>>): string {
  const parts = Object.entries(by).map(([name, steps]) => `${text(line(name, 60))} ${count(steps)}`);
  return parts.length > 0 ? parts.join(', ') : 'nobody';
}

function table<Row>(
  title: string,
  columns: readonly string[],
  steps: readonly Row[],
  row: (step: Row) => readonly string[],
): string[] {
  if (steps.length === 0) return [];
  const rows = steps.slice(0, maxRows).map((each) => `| ${row(each).join(' | ')} |`);
  const more = steps.length > maxRows ? [`\n… and ${count(steps.length - maxRows)} more.`] : [];
  const head = [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`];
  return [details(title, steps.length, [...head, ...rows, ...more].join('\n'))];
}

function details(title: string, size: number, body: string): string {
  return `<details${size <= 10 ? ' open' : ''}><summary><b>${title}</b> (${count(size)})</summary>\n\n${body}\n\n</details>`;
}

function sentence({ step, attempt, tries }: ListedStep): string {
  const retry = attempt.retry > 0 ? ` (retry ${attempt.retry})` : '';
  return text(line(sentenceOf(step))) + (tries > 1 ? ` (${tries} tries)` : retry);
}

function where(each: PlacedStep): string {
  const project = each.test.project ? ` ${text(each.test.project)}` : '';
  return code(placeOf(each)) + project;
}

function scoreOf({ score }: HealRecord): string {
  return score === undefined ? '' : ` (${score.toFixed(2)})`;
}

/** Text that Markdown and GitHub take as text: no markup, no HTML, no mention, no issue number. */
export function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()#+!|~$]/g, '\\$&')
    .replaceAll('@', '&#64;')
    .replaceAll('://', '&#58;//');
}

/** A code span of one line, whatever stands in it; a bar is escaped, because a table would take it for its own. */
export function code(value: string): string {
  const folded = line(value, 300);
  if (folded === '') return '';
  const longest = Math.max(0, ...[...folded.matchAll(/`+/g)].map((match) => match[0].length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${fence}${pad}${folded.replaceAll('|', '\\|')}${pad}${fence}`;
}
