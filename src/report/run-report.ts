/** The report of a run out of its tests. Pure. */
import { judgeRun, type Policy } from './policy.js';
import { REPORT_VERSION, type RunReport, type TestReport } from './schema.js';
import { totalsOf } from './totals.js';

/** What is known about a run beside its tests. */
export interface RunFacts {
  status: RunReport['status'];
  startedAt: Date;
  durationMs: number;
  policy: Policy;
  orphans: RunReport['orphans'];
  problems: string[];
}

/** The report; a run that passed is `failed` in it when the policy is broken. */
export function reportOf(tests: TestReport[], facts: RunFacts): RunReport {
  const totals = totalsOf(tests);
  const policy = judgeRun(totals, facts.policy);
  const isBroken = policy.some((line) => line.broken);
  return {
    version: REPORT_VERSION,
    status: isBroken && facts.status === 'passed' ? 'failed' : facts.status,
    startedAt: new Date(facts.startedAt).toISOString(),
    durationMs: Math.round(facts.durationMs),
    projects: [...new Set(tests.map((test) => test.project))],
    totals,
    policy,
    orphans: facts.orphans,
    problems: facts.problems,
    tests,
  };
}
