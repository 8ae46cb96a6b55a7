/** Packs the package and installs the tarball into a project of its own, outside this repository. */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a command ended. */
export interface Ended {
  status: number | null;
  /** Standard output and error. */
  output: string;
}

/** A project with the tarball and Playwright installed. */
export interface Installation {
  directory: string;
  /** Files of the tarball, without npm's `package/` in front. */
  files: string[];
  /** Writes files below the project. */
  write(files: Record<string, string>): Promise<void>;
  /** Runs node in the project. */
  node(args: readonly string[]): Promise<Ended>;
}

/** Builds when the build is stale, packs, installs. Takes from npm's cache what is there. @throws Error when npm fails */
export async function installation(directory: string): Promise<Installation> {
  await succeed(process.execPath, ['scripts/build.mjs', '--if-stale'], root);
  const packed = await succeed('npm', ['pack', '--json', '--pack-destination', directory], root);
  const [tarball] = JSON.parse(packed.slice(packed.indexOf('['))) as {
    filename: string;
    files: { path: string }[];
  }[];
  if (!tarball) throw new Error(`npm pack said: ${packed}`);
  await writeFile(path.join(directory, 'package.json'), '{ "private": true }');
  // The versions that the repository runs on, so that npm ci has left them in the cache.
  const versions = await Promise.all(
    ['@playwright/test', '@types/node'].map(async (name) => {
      const { default: manifest } = (await import(path.join(root, 'node_modules', name, 'package.json'), {
        with: { type: 'json' },
      })) as { default: { version: string } };
      return `${name}@${manifest.version}`;
    }),
  );
  await succeed(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball.filename}`, ...versions],
    directory,
  );
  return {
    directory,
    files: tarball.files.map((file) => file.path),
    write: async (files) => {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(directory, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    },
    node: (args) => command(process.execPath, args, { cwd: directory }),
  };
}

/** Runs a command to its end; nothing of the outer run's CI, cue and worker settings is passed on. */
export function command(
  file: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Ended> {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(CI|CUEBOOK_(?!BROWSER).*|TEST_.*|PW_.*|PLAYWRIGHT_TEST.*|FORCE_COLOR|DEBUG_COLORS)$/.test(name),
  );
  const child = spawn(file, args, {
    cwd,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && file === 'npm',
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

async function succeed(file: string, args: readonly string[], cwd: string): Promise<string> {
  const { status, output } = await command(file, args, { cwd });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${status}:\n${output}`);
  return output;
}
