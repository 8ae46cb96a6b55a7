import path from 'node:path';
import { test } from '../../../fixtures/test.js';

/**
 * Makes one test of all the lines of a spec's tables, given its URL: a test of its own costs a line more time than the planner takes for it.
 * Every line is checked, and the failure names each that differs.
 */
export function tableLines(spec: string): (title: string, check: () => void) => void {
  const lines: { title: string; check: () => void }[] = [];
  test(`each line of the tables of ${path.basename(spec)}`, () => {
    const failures = lines.flatMap(({ title, check }) => {
      try {
        check();
        return [];
      } catch (error) {
        return [`${title}\n${error instanceof Error ? error.message : String(error)}`];
      }
    });
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${lines.length} lines:\n\n${failures.join('\n\n')}`);
  });
  return (title, check) => void lines.push({ title, check });
}
