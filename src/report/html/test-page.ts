/** Pages of single tests, for Playwright's HTML report to open: each one file, its screenshots inside. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { collect, type Attachment, type Collected } from '../collect.js';
import { reportOf } from '../run-report.js';
import type { StepReport } from '../schema.js';
import { printPage } from './page.js';
import { dataFolder } from './write.js';

/** See {@link createTestPages}. */
export interface TestPages {
  /**
   * Writes the page of a test whose AI steps are worth a look (failed, healed, weak), and gives it as an attachment.
   * Undefined for other tests, above the limit, and when it cannot be written.
   */
  write: (
    test: TestCase,
    result: TestResult,
    options: { directory: string; read: (attachment: Attachment) => string },
  ) => Attachment | undefined;
}

const maxPages = 50;
const maxInlineBytes = 2_000_000;

/** A writer of such pages that stops at 50: each is some 60 kB, and the whole report has all tests anyway. */
export function createTestPages(): TestPages {
  let written = 0;
  return {
    write: (test, result, { directory, read }) => {
      if (written >= maxPages) return undefined;
      const collected = collect([test], { read, workingDirectory: process.cwd() });
      const steps = collected.tests.flatMap((each) => each.attempts.at(-1)?.steps ?? []);
      if (!steps.some((step) => step.error ?? step.heal ?? step.weak)) return undefined;
      const report = reportOf(collected.tests, {
        status: result.status === 'passed' || result.status === 'skipped' ? 'passed' : 'failed',
        startedAt: result.startTime,
        durationMs: result.duration,
        policy: {},
        orphans: [],
        problems: collected.problems,
      });
      const name = createHash('sha1').update(`${test.id} ${result.retry}`).digest('hex').slice(0, 16);
      const file = path.join(directory, dataFolder, 'tests', `${name}.html`);
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, printPage(report, inlined(collected.screenshots)));
      } catch {
        // The page of the whole run is written to the same place, and says so if it cannot be.
        return undefined;
      }
      written += 1;
      return { name: 'Cuebook', contentType: 'text/html', path: file };
    },
  };
}

function inlined(screenshots: Collected['screenshots']): Map<StepReport, string> {
  const images = new Map<StepReport, string>();
  let bytes = 0;
  for (const [step, { body, path: file, contentType }] of screenshots) {
    const content = body ?? (file === undefined ? undefined : readIfThere(file));
    if (!content || bytes + content.length > maxInlineBytes) continue;
    bytes += content.length;
    images.set(step, `data:${contentType};base64,${content.toString('base64')}`);
  }
  return images;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
