/**
 * The reporter for Playwright Test: gathers what the AI steps of a run attached, writes the reports, and turns the run red
 * where the policy says so. The only file of the report that prints, and that reads the environment.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { printAnnotations } from './annotations.js';
import { collect, type Attachment, type Collected } from './collect.js';
import { buildCueSet, type CueSet } from './cue-set.js';
import { createTestPages } from './html/test-page.js';
import { dataFolder, writePage } from './html/write.js';
import { printMarkdown } from './markdown.js';
import { checkOptions, type ReporterOptions } from './options.js';
import { toPatch } from './patch.js';
import { createProgress } from './progress.js';
import { reportOf } from './run-report.js';
import type { RunReport } from './schema.js';
import { printSummary } from './terminal.js';
import { counted } from './wording.js';

export { cuebookReporter, type ReporterOptions } from './options.js';

/** `reporter: [['cuebook/reporter', { htmlDir: 'cuebook-report' }]]` */
export default class CuebookReporter implements Reporter {
  readonly #options: ReturnType<typeof checkOptions>['options'];
  readonly #configDir: string;
  readonly #progress = createProgress();
  readonly #testPages = createTestPages();
  #suite: Suite | undefined;

  /** @throws OptionsError for an unknown or malformed option */
  constructor(given: ReporterOptions = {}) {
    const { options, configDir } = checkOptions(given);
    this.#options = options;
    this.#configDir = configDir;
  }

  /** The summary stands beside what another reporter prints; without one Playwright adds its own. */
  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#progress.begin(suite.allTests().length);
    const { htmlDir } = this.#options;
    if (htmlDir === undefined) return;
    // Only what is ours by its name: `htmlDir` may be a directory that holds other things.
    rmSync(path.join(this.#path(htmlDir), dataFolder), { recursive: true, force: true });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { htmlDir, attach = true } = this.#options;
    if (htmlDir !== undefined && attach) {
      // Attached now, so that it does not matter which reporter comes first at the end.
      const page = this.#testPages.write(test, result, {
        directory: this.#path(htmlDir),
        read: readAttachment,
      });
      if (page) result.attachments.push(page);
    }
    const line = this.#progress.count(result, readAttachment);
    if (line !== undefined && process.stdout.isTTY && process.env['TERM'] !== 'dumb') print(line);
  }

  async onEnd(result: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    const workingDirectory = process.cwd();
    const shown = (file: string): string => path.relative(workingDirectory, file);
    const tests = this.#suite?.allTests() ?? [];
    const collected = collect(tests, { read: readAttachment, workingDirectory });
    const cacheDir = this.#options.cacheDir ?? (process.env['CUEBOOK_CACHE_DIR'] || undefined);
    const cues = await buildCueSet(collected.deltas, {
      workingDirectory,
      cacheDir: cacheDir === undefined ? undefined : this.#path(cacheDir),
    });
    const report = this.#report(result, collected, cues);
    const written = await this.#write(report, collected, cues);
    print(printSummary(report, { colour: hasColours(), width: process.stdout.columns ?? 100 }));
    if (written.page !== undefined) print(`  Page: ${shown(written.page)}`);
    if (cues.written.cues > 0) {
      const { cues: recorded, files } = cues.written;
      print(
        `  ${counted(recorded, 'cue')} written to ${counted(files, 'file')}: look at them with \`npx cuebook cues diff\`, and commit them with the tests`,
      );
    }
    if (written.patch !== undefined) {
      print(`  ${counted(cues.changes.length, 'cue file')} to change: git apply ${shown(written.patch)}`);
    }
    if (process.env['GITHUB_ACTIONS'] === 'true') {
      const repository = process.env['GITHUB_WORKSPACE'] ?? workingDirectory;
      const folder = path.relative(repository, workingDirectory).replaceAll('\\', '/');
      print(printAnnotations(report, folder.startsWith('..') ? '' : folder).join('\n'));
    }
    return report.status === result.status ? undefined : { status: report.status };
  }

  #report(result: FullResult, collected: Collected, cues: CueSet): RunReport {
    return reportOf(collected.tests, {
      status: result.status,
      startedAt: result.startTime,
      durationMs: result.duration,
      policy: this.#options,
      orphans: cues.orphans,
      problems: [...collected.problems, ...cues.problems],
    });
  }

  /**
   * Writes what is asked for. What cannot be written becomes a line of the summary: a report never breaks a run.
   * Gives the paths of page and patch.
   */
  async #write(
    report: RunReport,
    collected: Collected,
    cues: CueSet,
  ): Promise<{ page?: string; patch?: string }> {
    const written: { page?: string; patch?: string } = {};
    const { outputFile, markdownFile, htmlDir, patchFile, cuesDir, maxScreenshots = 500 } = this.#options;
    const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        report.problems.push(`${what} could not be written: ${reasonOf(error)}.`);
      }
    };
    // Git takes no path that leads out of the directory it is started in.
    const changes = cues.changes.filter((each) => !each.file.startsWith('..'));
    for (const { file } of cues.changes.filter((each) => !changes.includes(each))) {
      report.problems.push(
        `The cue file ${file} lies outside of the working directory, so no patch changes it.`,
      );
    }
    const patch = patchFile ?? (htmlDir === undefined ? undefined : path.join(htmlDir, 'cues.patch'));
    if (patch !== undefined) {
      await attempt('The patch of the cues', async () => {
        // Nothing to change: a file that was asked for by name is empty, the one of an earlier run is gone.
        if (changes.length > 0 || patchFile !== undefined) await put(this.#path(patch), toPatch(changes));
        else await rm(this.#path(patch), { force: true });
        if (changes.length > 0) written.patch = this.#path(patch);
      });
    }
    if (cuesDir !== undefined) {
      for (const { file, after } of changes) {
        await attempt('A cue file', () => put(path.join(this.#path(cuesDir), file), after));
      }
    }
    if (htmlDir !== undefined) {
      await attempt('The page', async () => {
        const { screenshots } = collected;
        const page = await writePage(report, {
          directory: this.#path(htmlDir),
          screenshots,
          maxScreenshots,
        });
        if (page.leftOut > 0) {
          report.problems.push(
            `${counted(page.leftOut, 'screenshot')} left out of the page (maxScreenshots).`,
          );
        }
        written.page = page.file;
        this.#open(page.file, report);
      });
    }
    if (markdownFile !== undefined) {
      const file = this.#path(markdownFile);
      const isSummary = file === process.env['GITHUB_STEP_SUMMARY'];
      await attempt('The Markdown', () =>
        isSummary ? appendFile(file, printMarkdown(report)) : put(file, printMarkdown(report)),
      );
    }
    if (outputFile !== undefined) {
      await attempt('The JSON', () =>
        put(this.#path(outputFile), `${JSON.stringify(report, undefined, 2)}\n`),
      );
    }
    return written;
  }

  #open(file: string, report: RunReport): void {
    const { open = 'never' } = this.#options;
    if (open === 'never' || (open === 'on-failure' && report.status === 'passed')) return;
    if (!process.stdout.isTTY || process.env['CI']) return;
    const [command, ...args] =
      process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : [process.platform === 'darwin' ? 'open' : 'xdg-open'];
    if (command === undefined) return;
    // A machine without a browser is no failure: the path stands in the summary of the run's files.
    spawn(command, [...args, file], { detached: true, stdio: 'ignore' })
      .on('error', () => undefined)
      .unref();
  }

  #path(file: string): string {
    return path.resolve(this.#configDir, file);
  }
}

function readAttachment(attachment: Attachment): string {
  if (attachment.body) return attachment.body.toString('utf8');
  return readFileSync(attachment.path ?? '', 'utf8');
}

async function put(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** As Playwright decides: `NO_COLOR` and `FORCE_COLOR` over what the terminal can do. */
function hasColours(): boolean {
  const { NO_COLOR: without, FORCE_COLOR: forced, TERM: terminal } = process.env;
  if (without) return false;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return process.stdout.isTTY && terminal !== 'dumb';
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
