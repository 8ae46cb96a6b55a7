/** `npm run demo`: runs the examples twice, first recording every cue, then with CI=1 from those cues alone, and compares. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const examples = ['shop', 'tiddlywiki'];

node('scripts/setup.mjs');
node('scripts/build.mjs', '--if-stale');
// Only now: on a fresh clone there is nothing to load before the set-up.
const { seconds, shown } = await import('./demo-reporter.mjs');

// The cues that are committed with the examples stay as they are: the demo records its own.
const scratch = mkdtempSync(join(tmpdir(), 'cuebook-demo-'));
try {
  console.log(
    '\nFirst run: no cues yet. Every sentence is grounded by the built-in engine, and its cue is recorded.',
  );
  const recorded = run('recorded', { CI: '', CUEBOOK_UPDATE_CUES: 'missing' });
  console.log(
    '\nSecond run, with CI=1: the same tests from the recorded cues. A missing cue would be a failure.',
  );
  const replayed = run('replayed', { CI: '1', CUEBOOK_UPDATE_CUES: '' });
  process.exitCode = conclude(recorded, replayed);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function conclude(recorded, replayed) {
  console.log('\n                    first run   second run');
  row('tests passed', 'passed');
  row('tests failed', 'failed');
  row('steps', 'steps');
  row('cue hits', 'hits');
  row('cue misses', 'misses');
  row('grounding calls', 'groundingCalls');
  row('time', 'duration', seconds);
  console.log(`\nPlaywright's HTML reports:`);
  for (const report of [...recorded.reports, ...replayed.reports]) {
    console.log(`  npx playwright show-report ${shown(report)}`);
  }
  const wrong = [
    recorded.status !== 'passed' && 'the first run failed',
    replayed.status !== 'passed' && 'the second run failed',
    recorded.steps === 0 && 'no step was recorded',
    replayed.groundingCalls > 0 && `the second run asked the grounder ${replayed.groundingCalls} times`,
    replayed.steps !== replayed.hits && 'not every step of the second run was a hit',
  ].filter(Boolean);
  console.log(
    wrong.length > 0
      ? `\nDemo failed: ${wrong.join('; ')}.`
      : '\nDemo passed: the second run grounded nothing.',
  );
  return wrong.length > 0 ? 1 : 0;

  function row(label, key, format = String) {
    const cells = [recorded, replayed].map((each) => format(each[key]).padStart(12)).join(' ');
    console.log(`  ${label.padEnd(16)}${cells}`);
  }
}

/** Runs all examples one after the other, and adds up. */
function run(name, environment) {
  const total = {
    status: 'passed',
    passed: 0,
    failed: 0,
    steps: 0,
    hits: 0,
    misses: 0,
    groundingCalls: 0,
    duration: 0,
    reports: [],
  };
  for (const example of examples) {
    const sums = join(scratch, `${example}-${name}.json`);
    const report = join(root, 'playwright-report', `${example}-${name}`);
    console.log(`\n${example}:`);
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        `--config=examples/${example}`,
        `--reporter=${join(root, 'scripts', 'demo-reporter.mjs')},html`,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          ...environment,
          CUEBOOK_CACHE_DIR: join(scratch, example),
          CUEBOOK_DEMO_SUMS: sums,
          PLAYWRIGHT_HTML_OPEN: 'never',
          PLAYWRIGHT_HTML_OUTPUT_DIR: report,
        },
      },
    );
    const { status: ended, ...counted } = readSums(sums);
    for (const [key, value] of Object.entries(counted)) total[key] += value;
    if (status !== 0 || ended !== 'passed') total.status = 'failed';
    total.reports.push(report);
  }
  return total;
}

function readSums(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { status: 'did not run' };
  }
}

function node(...args) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
