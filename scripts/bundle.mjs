/** The package's JavaScript in a few files: 1,400 modules, each through Playwright's loader, took a second of every worker's start. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What can be imported or run, each where its types are too. */
const published = ['index', 'report/reporter', 'server/server', 'testing/testing', 'cli/main'];

/** Writes modules of `src` to `outdir`; what several share, or what is loaded only when it is needed, lies in `chunks/`. */
export async function bundle(outdir, modules = published) {
  await build({
    entryPoints: modules.map((module) => join(root, 'src', `${module}.ts`)),
    outbase: join(root, 'src'),
    outdir,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
}
