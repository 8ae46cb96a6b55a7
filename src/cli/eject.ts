/** `cuebook eject <spec>…`: specs as plain Playwright, in place or as a patch. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { OptionsError } from '../contract/errors.js';
import { readCueFile } from '../cues/store.js';
import { toPatch, type FileChange } from '../report/patch.js';
import { ejectSpec, type TestCues } from './eject-spec.js';
import { readProject, titleOf, type TestProject } from './project.js';

const help = `cuebook eject <spec>… [options]: rewrites ai calls into plain Playwright code, from the cues of the tests

  --in-place               rewrites the files
  --patch <file>           writes a patch for git apply; without one of the two it is printed
  --config, -c <file>      configuration of Playwright, where it would not be found by itself
  --cache-dir <directory>  aiOptions.cacheDir of that configuration, where it is set

Files that a spec imports its test from are rewritten with it. What cannot be ejected is left with a comment, and the exit
code is 1.
`;

/**
 * Ejects specs.
 * @returns 0 when nothing is left that needs Cuebook, else 1
 * @throws OptionsError, CueFileError, SvcEnvironmentError
 */
export async function eject(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'in-place': { type: 'boolean', default: false },
      patch: { type: 'string' },
      config: { type: 'string', short: 'c' },
      'cache-dir': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const workingDirectory = process.cwd();
  if (positionals.length === 0) {
    throw new OptionsError({
      looked: 'a spec to eject',
      found: 'none',
      next: 'cuebook eject tests/login.spec.ts',
    });
  }
  const cacheDir = values['cache-dir'] ?? (environment['CUEBOOK_CACHE_DIR'] || undefined);
  const project = readProject({ workingDirectory, config: values.config, cacheDir });
  const changes: (FileChange & { path: string })[] = [];
  let isWhole = true;
  for (const file of await withModules(positionals.map((each) => path.resolve(workingDirectory, each)))) {
    const before = await readFile(file, 'utf8');
    const shown = path.relative(workingDirectory, file).replaceAll('\\', '/');
    const { text, ejected, left, remarks } = await ejectSpec(before, file, await cuesOf(file, project));
    if (text !== before) changes.push({ file: shown, path: file, before, after: text });
    process.stderr.write(`${shown}: ${ejected} calls ejected, ${left.length} left\n`);
    for (const { line, reason } of left) process.stderr.write(`  ${shown}:${line} left: ${reason}\n`);
    for (const { line, remark } of remarks) process.stderr.write(`  ${shown}:${line} note: ${remark}\n`);
    isWhole &&= left.length === 0;
  }
  if (values['in-place']) for (const { path: file, after } of changes) await writeFile(file, after);
  const patch = toPatch(changes);
  if (values.patch !== undefined) await writeFile(path.resolve(workingDirectory, values.patch), patch);
  else if (!values['in-place']) process.stdout.write(patch);
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

/** The specs, and the files beside them that they import and that import Cuebook in their turn. */
async function withModules(specs: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  const visit = async (file: string, isSpec: boolean): Promise<void> => {
    if (files.has(file)) return;
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new OptionsError(
        {
          looked: 'a spec',
          where: `at ${file}`,
          found: 'no file that can be read',
          next: 'Correct the path.',
        },
        { cause },
      );
    });
    if (!isSpec && !/from\s+(['"])cuebook\1/.test(text)) return;
    files.add(file);
    for (const [, , name = ''] of text.matchAll(/from\s+(['"])(\.[^'"]*)\1/g)) {
      const imported = resolveModule(path.resolve(path.dirname(file), name));
      if (imported !== undefined) await visit(imported, false);
    }
  };
  for (const spec of specs) await visit(spec, true);
  return [...files];
}

/** `./wiki.js` may be `wiki.ts`, and `./wiki` as well. */
function resolveModule(file: string): string | undefined {
  const base = file.replace(/\.[cm]?js$/, '');
  return [file, ...['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs'].map((ending) => base + ending)].find(
    (each) => /\.[cm]?[jt]sx?$/.test(each) && existsSync(each),
  );
}
