import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { createAi } from '../../src/index.js';
import { mutatedPages } from './mutation-pages.js';

interface Machine {
  width: number;
  deviceScaleFactor: number;
  /** Stands for other fonts: every box is another one. */
  fontSize: string;
}

/** The cue file of all sentences of a page, recorded on a machine. */
async function recordOn(
  browser: Browser,
  { width, deviceScaleFactor, fontSize }: Machine,
  { html, meant, file }: (typeof mutatedPages)[string] & { file: string },
): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor });
  const ai = createAi(page, {
    model: 'builtin',
    cueFile: file,
    updateCues: 'missing',
    timeout: 120_000,
    verbose: 0,
  });
  for (const { sentence } of meant) {
    await page.setContent(`<style>body { font-size: ${fontSize} }</style>${html}`);
    await ai.act(sentence);
  }
  await ai.saveCues();
  await page.close();
  return (await readFile(file, 'utf8')).replace(/"test": ".*"/u, '');
}

test('two machines that record the same give the same bytes', async ({ browser }, testInfo) => {
  for (const name of ['table', 'settings', 'dialog'] as const) {
    const [one, other] = [
      { width: 1280, deviceScaleFactor: 1, fontSize: '16px' },
      { width: 900, deviceScaleFactor: 2, fontSize: '19px' },
    ].map((machine, index) =>
      recordOn(browser, machine, {
        ...(mutatedPages[name] as (typeof mutatedPages)[string]),
        file: testInfo.outputPath(`${name}-${index}.json`),
      }),
    );
    expect(await other, name).toBe(await one);
  }
});
