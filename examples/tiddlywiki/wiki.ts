/** Cuebook's `test` with a fresh TiddlyWiki for each test: its own folder, its own port. */
import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { test as base } from 'cuebook';

const tiddlywiki = createRequire(import.meta.url).resolve('tiddlywiki/tiddlywiki.js');

/** `page` opens on an empty wiki. */
export const test = base.extend<{ wiki: string }, { emptyWiki: string }>({
  /** What every wiki of this worker starts as. */
  emptyWiki: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'empty-wiki-'));
      spawnSync(process.execPath, [tiddlywiki, folder, '--init', 'server']);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  wiki: async ({ emptyWiki }, use, testInfo) => {
    const folder = testInfo.outputPath('wiki');
    await cp(emptyWiki, folder, { recursive: true });
    const server = spawn(process.execPath, [tiddlywiki, folder, '--listen', 'port=0', 'host=127.0.0.1'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const url = await listening(server.stdout);
    await use(url);
    server.kill();
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  },
  page: async ({ page, wiki }, use) => {
    await page.goto(wiki);
    await use(page);
  },
});

/** The address in the server's first lines. */
async function listening(output: NodeJS.ReadableStream): Promise<string> {
  let seen = '';
  return new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      seen += String(chunk);
      const url = /Serving on (http:\S+)/.exec(seen)?.[1];
      if (url) resolve(url);
    });
    output.on('end', () => reject(new Error(`TiddlyWiki did not start: ${seen}`)));
  });
}
