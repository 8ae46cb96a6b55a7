/** A Playwright reporter whose last line is `N passed, N failed`. What ran green in the end (a flaky test too) has passed; everything else that was begun has failed. */

/**
 * What the closing line counts. Skipped tests count as neither; errors outside tests (a spec that does not load, a broken
 * set-up) and tests that were cut off count as failures, so that a red run never ends with `0 failed`.
 * @param {{ tests: readonly { outcome: string, statuses: readonly string[] }[], errors: number, status: string }} run
 * @returns {{ passed: number, failed: number }}
 */
export function count({ tests, errors, status }) {
  const passed = tests.filter(({ outcome }) => outcome === 'expected' || outcome === 'flaky').length;
  const broken = tests.filter(
    ({ outcome, statuses }) =>
      outcome === 'unexpected' || (outcome === 'skipped' && statuses.includes('interrupted')),
  ).length;
  const failed = broken + errors;
  return { passed, failed: failed === 0 && status !== 'passed' ? 1 : failed };
}

// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter's default export
export default class ClosingLine {
  errors = 0;
  status = 'passed';

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError() {
    this.errors += 1;
  }

  onEnd({ status }) {
    this.status = status;
  }

  /** After the other reporters' `onEnd`, so that nothing follows. */
  async onExit() {
    const tests = (this.suite?.allTests() ?? []).map((test) => ({
      outcome: test.outcome(),
      statuses: test.results.map((result) => result.status),
    }));
    const { passed, failed } = count({ tests, errors: this.errors, status: this.status });
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
  }

  printsToStdio() {
    return false;
  }
}
