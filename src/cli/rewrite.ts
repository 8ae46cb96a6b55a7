/** Commands that rewrite specs (eject, adopt): their flags, the files they visit, and what becomes of the new texts. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OptionsError } from '../contract/errors.js';
import { toPatch, type FileChange } from '../report/patch.js';
import { counted } from '../report/wording.js';
import { projectFlags } from './project.js';
import type { Terminal } from './terminal.js';

/** Flags of a command that rewrites specs, for `parseArgs`. */
export const rewriteFlags = {
  ...projectFlags,
  'in-place': { type: 'boolean', default: false },
  patch: { type: 'string' },
} as const;

/** What `--help` says about {@link rewriteFlags}, but for those of the project. */
export const rewriteHelp = `  --in-place               rewrites the files
  --patch <file>           writes a patch for git apply; without one of the two it is printed
`;

/** A remark about a line. */
export interface LineNote {
  /** 1-based. */
  line: number;
  note: string;
}

/** What became of one file. */
export interface Rewritten {
  text: string;
  /** How many calls were rewritten. */
  done: number;
  /** Calls that were left as they are, and why. */
  left: readonly LineNote[];
  /** Said to the person, and no reason to fail. */
  remarks: readonly LineNote[];
}

/** Tells on standard error what became of a file, line by line. */
export function sayRewritten(
  shown: string,
  verb: string,
  { done, left, remarks }: Rewritten,
  { complain }: Terminal,
): void {
  complain(`${shown}: ${counted(done, 'call')} ${verb}, ${left.length} left\n`);
  for (const { line, note } of left) complain(`  ${shown}:${line} left: ${note}\n`);
  for (const { line, note } of remarks) complain(`  ${shown}:${line} note: ${note}\n`);
}

/** Writes the changes in place, into a patch file, or as a patch to standard output; their files are relative to the directory. */
export async function writeChanges(
  changes: readonly FileChange[],
  { 'in-place': inPlace, patch }: { 'in-place': boolean; patch?: string | undefined },
  { workingDirectory, print }: Terminal,
): Promise<void> {
  if (inPlace) {
    for (const { file, after } of changes) {
      const at = path.resolve(workingDirectory, file);
      await mkdir(path.dirname(at), { recursive: true });
      await writeFile(at, after);
    }
  }
  if (patch !== undefined) await writeFile(path.resolve(workingDirectory, patch), toPatch(changes));
  else if (!inPlace) print(toPatch(changes));
}

/**
 * The specs, and the files that they import, and so on, as far as `concerns` says of their text.
 * @throws OptionsError for a spec that cannot be read
 */
export async function withModules(
  specs: readonly string[],
  concerns: (text: string) => boolean,
): Promise<string[]> {
  const files = new Set<string>();
  const visit = async (file: string, isSpec: boolean): Promise<void> => {
    if (files.has(file)) return;
    const text = await readSpec(file);
    if (!isSpec && !concerns(text)) return;
    files.add(file);
    for (const [, , name = ''] of text.matchAll(/(?:from\s+|require\()(['"])(\.[^'"]*)\1/g)) {
      const imported = resolveModule(path.resolve(path.dirname(file), name));
      if (imported !== undefined) await visit(imported, false);
    }
  };
  for (const spec of specs) await visit(spec, true);
  return [...files];
}

/** Text of a spec. @throws OptionsError when it cannot be read */
export async function readSpec(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OptionsError(
      { looked: 'a spec', where: `at ${file}`, found: 'no file that can be read', next: 'Correct the path.' },
      { cause },
    );
  });
}

/** A path as a person and a patch write it: relative, with `/`. */
export function shownPath(workingDirectory: string, file: string): string {
  return path.relative(workingDirectory, file).replaceAll('\\', '/');
}

/** `./wiki.js` may be `wiki.ts`, and `./wiki` as well. */
function resolveModule(file: string): string | undefined {
  const base = file.replace(/\.[cm]?js$/, '');
  return [
    file,
    ...['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs'].map((ending) => base + ending),
  ].find((each) => /\.[cm]?[jt]sx?$/.test(each) && existsSync(each));
}
