/** Runs `cuebook …`: its exit code, its output. In this process, or as a user does in one of its own. */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtCommand } from '../../fixtures/built.js';
import { bundled } from '../../fixtures/bundled.js';
import { run as command } from '../../src/cli/run.js';

/** What a command came to. */
export interface CommandResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command in a directory. */
export async function cuebook(directory: string, ...args: string[]): Promise<CommandResult> {
  let stdout = '';
  let stderr = '';
  const exitCode = await command(args, {
    environment: cleanEnvironment(),
    workingDirectory: directory,
    print: (text) => (stdout += text),
    complain: (text) => (stderr += text),
  });
  return { exitCode, stdout, stderr };
}

/** Runs the program that is published, which takes ten times as long. */
export async function program(directory: string, ...args: string[]): Promise<CommandResult> {
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
    'node_modules/cuebook/index.js': `export * from ${JSON.stringify((await bundled()).index)};`,
  });
}

async function run(directory: string, file: string, args: readonly string[]): Promise<CommandResult> {
  const child = spawn(file, args, { cwd: directory, env: cleanEnvironment() });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { exitCode, stdout, stderr };
}

/** The environment without what the outer run set for itself, and without colours. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(
    ([name]) => !/^(?:CI$|FORCE_COLOR$|CUEBOOK_(?!BROWSER)|PW_|PLAYWRIGHT_|TEST_)/.test(name),
  );
  return { ...Object.fromEntries(given), NO_COLOR: '1' };
}
