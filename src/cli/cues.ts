/** `cuebook cues …`: what is recorded, whether it is sound, and what nobody needs any more. */
import path from 'node:path';
import type { Cue, CueFile } from '../contract/cue.js';
import { closestTo } from '../contract/closest.js';
import { CueFileError, OptionsError } from '../contract/errors.js';
import { keyText } from '../cues/key.js';
import { readCueFile } from '../cues/store.js';
import { counted } from '../report/wording.js';
import { readArguments, refuseOperands } from './arguments.js';
import { checkCues } from './cues-check.js';
import { diffCues } from './cues-diff.js';
import { pruneCues } from './cues-prune.js';
import { describeCue } from './cue-text.js';
import { ageOf, lastCommits } from './git.js';
import { projectFlags, projectHelp, readProject, type TestProject } from './project.js';
import type { Terminal } from './terminal.js';
import { createUseCounter } from './uses.js';

/** What `cuebook cues --help` prints. */
const help = `cuebook cues <command> [options]

  list                     every cue file: its test, its cues, its age, whether anybody uses it
  show <file|test>…        what is recorded, in words; a test by a part of its title or of its file's path
  check [--strict]         exit code 1 for broken, doubled or orphaned files; with --strict also for weak targets
  prune [--dry-run]        removes the files of tests that are gone; with --report <run.json> of the reporter
                           also the cues that no test of that run asked for
  diff [from [to]]         what changed between two commits; default: HEAD and the work tree

${projectHelp}`;

/** What every subcommand is given. */
export interface CuesCall {
  workingDirectory: string;
  /** What stands behind the name of the subcommand. */
  operands: readonly string[];
  project: () => TestProject;
  strict: boolean;
  dryRun: boolean;
  report: string | undefined;
  say: (line: string) => void;
  /** To standard error, as it stands. */
  complain: (text: string) => void;
}

/**
 * Runs a subcommand.
 * @returns the exit code: 0, or 1 when something was found that should not be
 * @throws OptionsError, SvcEnvironmentError
 */
export async function cues(args: readonly string[], terminal: Terminal): Promise<number> {
  const { environment, workingDirectory, print, complain } = terminal;
  const { values, positionals } = readArguments('cues', args, {
    ...projectFlags,
    strict: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    report: { type: 'string' },
  });
  const [name = '', ...operands] = positionals;
  const command = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (values.help || name === '') {
    print(help);
    return 0;
  }
  if (!command) {
    const meant = closestTo(name, Object.keys(subcommands));
    const next = meant === undefined ? help : `Did you mean "cues ${meant}"?\n`;
    complain(`There is no command "cues ${name}".\n\n${next}`);
    return 2;
  }
  if (name !== 'show' && name !== 'diff') {
    refuseOperands(`cues ${name}`, operands, 'cuebook cues show tells of single files and tests.');
  }
  return command({
    workingDirectory,
    operands,
    project: () => readProject({ workingDirectory, flags: values, environment }),
    strict: values.strict,
    dryRun: values['dry-run'],
    report: values.report,
    say: (line) => print(`${line}\n`),
    complain,
  });
}

const subcommands: Readonly<Record<string, (call: CuesCall) => Promise<number>>> = {
  list: listCues,
  show: showCues,
  check: checkCues,
  prune: pruneCues,
  diff: diffCues,
};

async function listCues({ workingDirectory, project, say }: CuesCall): Promise<number> {
  const { cueFiles, tests } = project();
  const used = new Set(tests.map(({ cueFile }) => cueFile));
  const commits = lastCommits(workingDirectory);
  const uses = createUseCounter(workingDirectory);
  const now = new Date();
  let broken = 0;
  let total = 0;
  for (const file of cueFiles) {
    const shown = relative(workingDirectory, file);
    const content = await readOrSay(file, shown, say);
    if (!content) {
      broken += 1;
      continue;
    }
    total += content.cues.length;
    const committed = commits.get(file);
    const notes = [
      counted(content.cues.length, 'cue'),
      committed ? `committed ${ageOf(committed, now)}` : 'not committed',
      ...(used.has(file) ? [] : ['ORPHAN: no test has this file']),
    ];
    say(`${shown}  ${content.test}  (${notes.join(', ')})`);
    for (const cue of content.cues) say(`  ${keyText(cue.key)}  ${usesText(cue, uses)}`);
  }
  const orphans = cueFiles.filter((file) => !used.has(file)).length;
  say(`${counted(total, 'cue')} in ${counted(cueFiles.length, 'file')}, ${counted(orphans, 'orphan')}`);
  return broken > 0 ? 1 : 0;
}

function usesText({ key }: Cue, uses: (instruction: string) => number): string {
  if (key.instruction === '') return '';
  const found = uses(key.instruction);
  return found === 0
    ? '(no source says it as it stands)'
    : `(said ${found === 1 ? 'once' : `${found} times`})`;
}

async function showCues({ workingDirectory, operands, project, say, complain }: CuesCall): Promise<number> {
  if (operands.length === 0) {
    throw new OptionsError({
      looked: 'cues to show',
      found: 'no file and no test',
      next: 'Say a cue file, a spec, or a part of the title of a test: cuebook cues show "a guest buys".',
    });
  }
  let known: TestProject | undefined;
  let shownFiles = 0;
  for (const operand of operands) {
    const files = operand.endsWith('.json')
      ? [path.resolve(workingDirectory, operand)]
      : await filesFor(operand, (known ??= project()), workingDirectory);
    for (const file of files) {
      const content = await readCueFile(file);
      if (!content) continue;
      shownFiles += 1;
      say(`${relative(workingDirectory, file)}  ${content.test}`);
      for (const cue of content.cues) for (const line of describeCue(cue)) say(`  ${line}`);
    }
  }
  if (shownFiles > 0) return 0;
  complain(
    `No cue file fits ${operands.map((each) => `"${each}"`).join(', ')}: neither its path nor the title of its test has that in it.\n\`cuebook cues list\` names them all.\n`,
  );
  return 1;
}

/** The files of a spec, or those that have the text in the title of the test or in their path. */
async function filesFor(operand: string, { tests, cueFiles }: TestProject, from: string): Promise<string[]> {
  const spec = path.resolve(from, operand);
  const ofSpec = tests.filter(({ specFile }) => specFile === spec).map(({ cueFile }) => cueFile);
  if (ofSpec.length > 0) return ofSpec;
  const wanted = operand.toLowerCase();
  const fitting: string[] = [];
  for (const file of cueFiles) {
    const content = await readCueFile(file).catch(() => undefined);
    const said = `${content?.test ?? ''}\n${relative(from, file)}`.toLowerCase();
    if (content && said.includes(wanted)) fitting.push(file);
  }
  return fitting;
}

/** The content of a file; says why when it cannot be read. */
async function readOrSay(
  file: string,
  shown: string,
  say: (line: string) => void,
): Promise<CueFile | undefined> {
  try {
    return await readCueFile(file);
  } catch (error) {
    if (!(error instanceof CueFileError)) throw error;
    say(`${shown}  BROKEN: ${error.message}`);
    return undefined;
  }
}

function relative(from: string, file: string): string {
  return path.relative(from, file).replaceAll('\\', '/');
}
