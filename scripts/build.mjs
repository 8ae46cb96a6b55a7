/** Builds dist/ by esbuild, without types: for trying only. */
import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
const root = fileURLToPath(new URL('..', import.meta.url));
const next = join(root, '.cuebook', `build-${process.pid}`);
const files = readdirSync(join(root, 'src'), { recursive: true })
  .map(String)
  .filter((f) => f.endsWith('.ts') && !f.endsWith('.d.ts'))
  .map((f) => join(root, 'src', f));
const { status } = spawnSync(
  join(root, 'node_modules/.bin/esbuild'),
  [
    ...files,
    `--outdir=${next}`,
    `--outbase=${join(root, 'src')}`,
    '--format=esm',
    '--platform=node',
    '--target=node20',
    '--log-level=warning',
  ],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(1);
for (const f of readdirSync(join(root, 'src'), { recursive: true }).map(String))
  if (!f.endsWith('.ts') && /\.\w+$/.test(f)) cpSync(join(root, 'src', f), join(next, f));
for (const f of readdirSync('/work/main/dist', { recursive: true }).map(String))
  if (f.endsWith('.d.ts')) cpSync(join('/work/main/dist', f), join(next, f));
rmSync(join(root, 'dist'), { recursive: true, force: true });
renameSync(next, join(root, 'dist'));
