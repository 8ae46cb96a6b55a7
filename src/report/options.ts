/** Options of the reporter: names, types, defaults, and the check of what a configuration gives. */
import { z } from 'zod';
import { closestTo } from '../contract/closest.js';
import { OptionsError } from '../contract/errors.js';
import { Budget } from './policy.js';

const Options = z.strictObject({
  outputFile: z.string().min(1).optional(),
  markdownFile: z.string().min(1).optional(),
  htmlDir: z.string().min(1).optional(),
  patchFile: z.string().min(1).optional(),
  cuesDir: z.string().min(1).optional(),
  cacheDir: z.string().min(1).optional(),
  failOnHeal: z.boolean().optional(),
  failOnMiss: z.boolean().optional(),
  budget: Budget.optional(),
  open: z.enum(['never', 'on-failure', 'always']).optional(),
  maxScreenshots: z.number().int().nonnegative().optional(),
  attach: z.boolean().optional(),
});

/** Options of `['cuebook/reporter', { … }]`. Paths are relative to the configuration file. */
export interface ReporterOptions {
  /** JSON, see docs/report.md. */
  outputFile?: string;
  /** Markdown for a pull request. With the path in `GITHUB_STEP_SUMMARY` it is added to what is there. */
  markdownFile?: string;
  /** Directory of the HTML page: `index.html` and its screenshots. */
  htmlDir?: string;
  /**
   * A patch with every cue that should change and was not written, as `git apply` takes it in the working directory.
   * @default `cues.patch` in `htmlDir`, where that is given
   */
  patchFile?: string;
  /** Directory that receives the merged cue files which differ from the disk, by their paths: for shards. */
  cuesDir?: string;
  /** `aiOptions.cacheDir`, where it is set. @default `CUEBOOK_CACHE_DIR` */
  cacheDir?: string;
  /** A healed cue turns the run red. @default false */
  failOnHeal?: boolean;
  /** A step without a cue turns the run red. @default false */
  failOnMiss?: boolean;
  /** More than this, and the run turns red. */
  budget?: Budget;
  /** Opens the page when the run ends in a terminal. @default `never` */
  open?: 'never' | 'on-failure' | 'always';
  /** How many screenshots are kept, those of failed and healed steps first. @default 500 */
  maxScreenshots?: number;
  /**
   * With `htmlDir`: tests whose AI steps failed or were healed get a page of their own as an attachment, which Playwright's
   * HTML report opens. At most 50. @default true
   */
  attach?: boolean;
}

/**
 * Checks the options. What the runner adds for itself (`configDir`, names with an underscore) is left out.
 * @throws OptionsError naming the option that is unknown or malformed
 */
export function checkOptions(given: object): { options: z.infer<typeof Options>; configDir: string } {
  const { configDir, ...rest } = given as { configDir?: unknown };
  const own = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('_')));
  const parsed = Options.safeParse(own);
  if (parsed.success) {
    return { options: parsed.data, configDir: typeof configDir === 'string' ? configDir : process.cwd() };
  }
  const [issue] = parsed.error.issues;
  throw issue?.code === 'unrecognized_keys'
    ? unknownOption([...issue.path, issue.keys[0] ?? ''].map(String))
    : wrongValue((issue?.path ?? []).map(String), own);
}

/** What each option takes, for a person who gave it something else. */
const takes: Record<keyof typeof Options.shape, string> = {
  outputFile: 'a path',
  markdownFile: 'a path',
  htmlDir: 'the path of a directory',
  patchFile: 'a path',
  cuesDir: 'the path of a directory',
  cacheDir: 'the path of a directory',
  failOnHeal: 'true or false',
  failOnMiss: 'true or false',
  budget: '{ maxTokens, maxCost, maxCalls }, each a number and not negative',
  open: '"never", "on-failure" or "always"',
  maxScreenshots: 'a whole number, 0 or more',
  attach: 'true or false',
};

function unknownOption(at: readonly string[]): OptionsError {
  const known = at.length > 1 ? Object.keys(Budget.shape) : Object.keys(Options.shape);
  const name = at.at(-1) ?? '';
  const meant = closestTo(name, known);
  return new OptionsError({
    looked: `the option ${at.join('.')}`,
    where: 'in the options of cuebook/reporter',
    found: `that the options are ${known.join(', ')}`,
    next: meant
      ? `Did you mean ${[...at.slice(0, -1), meant].join('.')}?`
      : "Correct it in the configuration: reporter: [['cuebook/reporter', { … }]].",
  });
}

function wrongValue(at: readonly string[], given: Readonly<Record<string, unknown>>): OptionsError {
  const [first = ''] = at;
  const value = at.reduce<unknown>(
    (each, name) => (typeof each === 'object' && each !== null ? Reflect.get(each, name) : each),
    given,
  );
  return new OptionsError({
    looked: `${takes[first as keyof typeof takes] ?? 'an object'} as the option ${at.join('.')}`,
    where: 'in the options of cuebook/reporter',
    found: JSON.stringify(value) ?? String(value),
    next: "Correct it in the configuration: reporter: [['cuebook/reporter', { … }]].",
  });
}

/**
 * The reporter as an entry of `reporter: […]`, with checked types.
 * @example reporter: [['list'], cuebookReporter({ htmlDir: 'cuebook-report', failOnHeal: true })]
 */
export function cuebookReporter(options: ReporterOptions = {}): ['cuebook/reporter', ReporterOptions] {
  return ['cuebook/reporter', options];
}
