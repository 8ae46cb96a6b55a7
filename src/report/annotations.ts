/** Annotations for GitHub Actions: workflow commands on standard output. Pure. */
import { healsOf } from '../contract/step-record.js';
import type { RunReport } from './schema.js';
import { stepsOf, type PlacedStep } from './totals.js';
import { count, counted, line, sentenceOf, share } from './wording.js';

/** GitHub shows ten of a kind for each step of a job; more only fill the log. */
const maxPerKind = 10;

/**
 * One command a line: errors for broken policy, warnings for heals and weak assertions, a notice with the counts.
 * @param folder the working directory relative to the repository, with `/`; empty when they are the same
 */
export function printAnnotations(report: RunReport, folder = ''): string[] {
  const at = (kind: 'error' | 'warning', each: PlacedStep, title: string, message: string): string => {
    const { file, line: row } = each.step.location ?? each.test.location;
    const path = folder === '' ? file : `${folder}/${file}`;
    return command(
      kind,
      { file: path, line: String(row), title: `${title}: ${line(sentenceOf(each.step), 80)}` },
      line(message, 600),
    );
  };
  const all = stepsOf(report.tests);
  const failed = all.filter(
    ({ step, attempt, test }) =>
      ['failed', 'interrupted', 'unreadable'].includes(step.outcome) &&
      test.outcome === 'unexpected' &&
      attempt === test.attempts.at(-1),
  );
  const errors = [
    ...report.policy
      .filter((each) => each.broken)
      .map((each) => command('error', { title: 'Cuebook' }, each.message)),
    ...failed.map((each) => at('error', each, 'AI step failed', each.step.error?.message ?? '')),
  ];
  const warnings = all.flatMap((each) => {
    const { weak } = each.step;
    const heals = healsOf(each.step);
    if (heals.length > 0) {
      return heals.map(({ before, after, stage, reason }) =>
        at('warning', each, 'Healed cue', `${before} → ${after} (${stage}: ${reason})`),
      );
    }
    return weak === undefined ? [] : [at('warning', each, 'Weak assertion', weak)];
  });
  const { totals } = report;
  const notice = `${counted(totals.steps, 'AI step')}, ${share(totals.outcomes.replayed, totals.steps)} replayed, ${count(totals.tokens)} tokens.`;
  return [
    ...errors.slice(0, maxPerKind),
    ...warnings.slice(0, maxPerKind),
    ...(totals.steps > 0 ? [command('notice', { title: 'Cuebook' }, notice)] : []),
  ];
}

function command(kind: string, properties: Readonly<Record<string, string>>, message: string): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  return `::${kind} ${list.join(',')}::${data(message)}`;
}

// The escapes of actions/toolkit (core/src/command.ts): without them a page could write commands of its own.
function data(value: string): string {
  return value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(value: string): string {
  return data(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
