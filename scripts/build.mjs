/** Builds `dist/`: the types with tsc, which `npm run check` has check them, the code bundled. `--if-stale` builds only when a source is newer. Swaps the finished folder in, so that nobody loads half a build. */
import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

if (!process.argv.includes('--if-stale') || isStale()) await build();

async function build() {
  const next = join(root, '.cuebook', `build-${process.pid}`);
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(
    process.execPath,
    [tsc, '-p', 'tsconfig.build.json', '--noCheck', '--outDir', next],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) {
    rmSync(next, { recursive: true, force: true });
    process.exit(status ?? 1);
  }
  // Only now: where `dist/` is fresh nothing is bundled.
  const { bundle } = await import('./bundle.mjs');
  await bundle(next);
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
}

/** A folder's date changes when a file in it is removed, so folders count too. */
function isStale() {
  const built = statSync(join(dist, 'index.js'), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  const sources = readdirSync(join(root, 'src'), { recursive: true }).map((each) =>
    join('src', String(each)),
  );
  return [
    ...sources,
    'src',
    'scripts/bundle.mjs',
    'tsconfig.build.json',
    'tsconfig.json',
    'package-lock.json',
  ].some((each) => statSync(join(root, each)).mtimeMs > built);
}
