/** The Playwright project that a command works in: its tests, and where their cues lie. Asks Playwright itself; runs no test. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SvcEnvironmentError } from '../contract/errors.js';
import { cueFilePath, rootOf, titleText, type CuePlace } from '../cues/place.js';
import { listCueFiles } from '../cues/shared.js';
import type { Environment } from './terminal.js';

/** One test of the project. */
export interface KnownTest {
  /** Absolute. */
  specFile: string;
  /** Of the call `test(…)`. */
  line: number;
  /** Titles of the describe blocks and of the test. */
  titles: readonly string[];
  /** Absolute path of the file that its cues are in, or would be. */
  cueFile: string;
}

/** A project as Playwright lists it. */
export interface TestProject {
  tests: readonly KnownTest[];
  /** Absolute paths of all cue files below the roots, sorted. */
  cueFiles: readonly string[];
}

/** Flags of every command that asks for the project, for `parseArgs`. */
export const projectFlags = {
  config: { type: 'string', short: 'c' },
  'cache-dir': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What `--help` says about {@link projectFlags}. */
export const projectHelp = `  --config, -c <file>      configuration of Playwright, where it would not be found by itself
  --cache-dir <directory>  aiOptions.cacheDir of that configuration, where it is set
`;

/** What a command was told about the project. */
export interface ProjectOptions {
  /** Directory that the command was called in. */
  workingDirectory: string;
  flags: {
    /** Configuration file or its directory, as for `playwright test --config`. */
    config?: string | undefined;
    /** `aiOptions.cacheDir` of the configuration, which Playwright does not tell; relative to the configuration file. */
    'cache-dir'?: string | undefined;
  };
  environment: Environment;
}

/**
 * Asks `playwright test --list` for the tests.
 * @throws SvcEnvironmentError when Playwright is not installed there, or cannot load the specs: then nobody knows what is unused
 */
export function readProject(options: ProjectOptions): TestProject {
  const listing = listTests(options);
  const configDirectory = listing.config.configFile
    ? path.dirname(listing.config.configFile)
    : listing.config.rootDir;
  const cacheDir = options.flags['cache-dir'] ?? (options.environment['CUEBOOK_CACHE_DIR'] || undefined);
  const places = listing.config.projects.map(({ testDir }): CuePlace => ({
    testDir,
    ...(cacheDir !== undefined && { cacheDir: path.resolve(configDirectory, cacheDir) }),
  }));
  const found = new Map<string, KnownTest>();
  for (const { specFile, line, titles } of testsOf(listing)) {
    for (const place of places) {
      if (path.relative(place.testDir, specFile).startsWith('..')) continue;
      const cueFile = cueFilePath({ specFile, titles }, place);
      found.set(cueFile, { specFile, line, titles, cueFile });
    }
  }
  const roots = new Map(places.map((place) => [rootOf(place), place]));
  const cueFiles = new Set([...roots.values()].flatMap((place) => listCueFiles(place)));
  return { tests: [...found.values()], cueFiles: [...cueFiles].toSorted() };
}

/** The title path for a reader. */
export function titleOf({ titles }: KnownTest): string {
  return titleText(titles);
}

/** The part of Playwright's JSON report that is read here. */
interface Listing {
  config: { configFile?: string; rootDir: string; projects: readonly { testDir: string }[] };
  suites: readonly Suite[];
  errors: readonly { message?: string }[];
}

interface Suite {
  title: string;
  file: string;
  specs: readonly { title: string; file: string; line: number }[];
  suites?: readonly Suite[];
}

function listTests({ workingDirectory, flags: { config }, environment }: ProjectOptions): Listing {
  const run = spawnSync(
    process.execPath,
    [playwrightCli(workingDirectory), 'test', '--list', '--reporter=json', ...(config ? ['-c', config] : [])],
    { cwd: workingDirectory, env: environment, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  const start = run.stdout.indexOf('{\n');
  const listing = start < 0 ? undefined : parse(run.stdout.slice(start));
  const failures = listing?.errors.map(({ message }) => message ?? '').filter((message) => message !== '');
  // A project without any test is an error for Playwright only.
  if (listing && !failures?.some((message) => !/No tests found/.test(message))) return listing;
  throw new SvcEnvironmentError({
    looked: 'the list of tests that Playwright knows',
    where: `in ${workingDirectory}`,
    found: plain((failures?.join('\n') || run.stderr || run.stdout || String(run.error ?? 'nothing')).trim()),
    next: 'Call the command where `npx playwright test --list` works, or say --config <file>.',
  });
}

function playwrightCli(workingDirectory: string): string {
  try {
    return createRequire(path.join(workingDirectory, 'package.json')).resolve('@playwright/test/cli');
  } catch (cause) {
    throw new SvcEnvironmentError(
      {
        looked: 'Playwright Test',
        where: `in ${workingDirectory}`,
        found: 'that @playwright/test is not installed',
        next: 'Call the command in the directory of the tests.',
      },
      { cause },
    );
  }
}

function parse(text: string): Listing | undefined {
  try {
    return JSON.parse(text) as Listing;
  } catch {
    return undefined;
  }
}

function testsOf({ config, suites }: Listing): Omit<KnownTest, 'cueFile'>[] {
  const visit = (suite: Suite, titles: readonly string[]): Omit<KnownTest, 'cueFile'>[] => [
    ...suite.specs.map((spec) => ({
      specFile: path.resolve(config.rootDir, spec.file),
      line: spec.line,
      titles: [...titles, spec.title],
    })),
    // A describe block without a title is no part of the path.
    ...(suite.suites ?? []).flatMap((inner) =>
      visit(inner, [...titles, ...(inner.title ? [inner.title] : [])]),
    ),
  ];
  // The outermost suite is the file.
  return suites.flatMap((suite) => visit(suite, []));
}

function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal begin with a control character
  return text.replace(/\u001B\[[0-9;]*m/g, '').slice(0, 2_000);
}
