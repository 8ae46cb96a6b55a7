/** `cuebook eject <spec>…`: specs as plain Playwright, in place or as a patch. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OptionsError } from '../contract/errors.js';
import { readCueFile } from '../cues/store.js';
import type { FileChange } from '../report/patch.js';
import { readArguments } from './arguments.js';
import { ejectSpec, type TestCues } from './eject-spec.js';
import { projectHelp, readProject, titleOf, type TestProject } from './project.js';
import { rewriteFlags, rewriteHelp, sayRewritten, shownPath, withModules, writeChanges } from './rewrite.js';
import type { Terminal } from './terminal.js';

const help = `cuebook eject <spec>… [options]: rewrites ai calls into plain Playwright code, from the cues of the tests

${rewriteHelp}${projectHelp}
Files that a spec imports its test from are rewritten with it. What cannot be ejected is left with a comment, and the exit
code is 1.
`;

/**
 * Ejects specs.
 * @returns 0 when nothing is left that needs Cuebook, else 1
 * @throws OptionsError, CueFileError, SvcEnvironmentError
 */
export async function eject(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments('eject', args, rewriteFlags);
  if (values.help) {
    terminal.print(help);
    return 0;
  }
  const { environment, workingDirectory } = terminal;
  if (positionals.length === 0) {
    throw new OptionsError({
      looked: 'a spec to eject',
      found: 'none',
      next: 'cuebook eject tests/login.spec.ts',
    });
  }
  const project = readProject({ workingDirectory, flags: values, environment });
  const changes: FileChange[] = [];
  let isWhole = true;
  const specs = positionals.map((each) => path.resolve(workingDirectory, each));
  for (const file of await withModules(specs, (text) => /(['"])cuebook\1/.test(text))) {
    const before = await readFile(file, 'utf8');
    const shown = shownPath(workingDirectory, file);
    const ejected = await ejectSpec(before, file, await cuesOf(file, project));
    if (ejected.text !== before) changes.push({ file: shown, before, after: ejected.text });
    sayRewritten(shown, 'ejected', ejected, terminal);
    isWhole &&= ejected.left.length === 0;
  }
  await writeChanges(changes, values, terminal);
  return isWhole ? 0 : 1;
}

async function cuesOf(file: string, { tests }: TestProject): Promise<TestCues[]> {
  const found: TestCues[] = [];
  for (const test of tests.filter(({ specFile }) => specFile === file)) {
    const content = await readCueFile(test.cueFile);
    found.push({ line: test.line, title: titleOf(test), cues: content?.cues ?? [] });
  }
  return found;
}
