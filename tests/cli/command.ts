/** Runs `cuebook …` as a user does: a child process, its exit code, its output. */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtCommand } from '../../fixtures/built.js';

const source = new URL('../../src/index.ts', import.meta.url).href;

/** What a command came to. */
export interface CommandResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command in a directory. */
export async function cuebook(directory: string, ...args: string[]): Promise<CommandResult> {
  return run(directory, process.execPath, [await builtCommand(), ...args]);
}

/** Runs git in a directory, as somebody, and tells what it printed. */
export async function git(directory: string, ...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const { exitCode, stdout, stderr } = await run(directory, 'git', [...identity, ...args]);
  if (exitCode !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Writes files below a directory. */
export async function writeAll(directory: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Makes `import 'cuebook'` mean the sources of this repository below a directory, for code that nobody rewrites. */
export async function linkPackage(directory: string): Promise<void> {
  await writeAll(directory, {
    'node_modules/cuebook/package.json': '{ "name": "cuebook", "type": "module", "exports": "./index.js" }',
    'node_modules/cuebook/index.js': `export * from ${JSON.stringify(source)};`,
  });
}

async function run(directory: string, command: string, args: readonly string[]): Promise<CommandResult> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:CI$|CUEBOOK_(?!BROWSER)|PW_|PLAYWRIGHT_|TEST_)/.test(name),
    ),
  );
  const child = spawn(command, args, { cwd: directory, env: { ...env, NO_COLOR: '1' } });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { exitCode, stdout, stderr };
}
