/** Modules of the package that it does not export, bundled as the package itself is. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';

const outdir = fileURLToPath(new URL('../.cuebook/bench', import.meta.url));

/** What the modules export, by name of the export: `internals('page/read')` has `readPage`. */
export async function internals(...modules) {
  await bundle(outdir, modules);
  const loaded = await Promise.all(
    modules.map((module) => import(pathToFileURL(join(outdir, `${module}.js`)).href)),
  );
  return Object.assign({}, ...loaded);
}
