/** How long a replay waits for a target that does not fit: counted in looks at the page, because time depends on the machine. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { createAi, CueStaleError, type StandaloneAi } from '../../src/index.js';

test.use({ blank: true });

/** Looks at a page at rest behind the first one; see `engine/resolve.ts`. */
const LOOKS = 5;

const sentence = 'click Send';
const button = `<button onclick="document.title = 'sent'">Send</button>`;

/** An `ai` whose cue of the sentence was recorded on a page with the button; it heals nothing, as in a strict CI. */
async function recorded(page: Page, cueFile: string): Promise<StandaloneAi> {
  await page.setContent(`<main>${button}</main>`);
  const recorder = createAi(page, { model: 'builtin', cueFile, updateCues: 'missing', verbose: 0 });
  await recorder.act(sentence);
  await recorder.saveCues();
  await page.evaluate(() => (document.title = ''));
  return createAi(page, { model: 'builtin', cueFile, updateCues: 'none', heal: 'off', verbose: 0 });
}

/** Calls `onLook` before each look at whether the page is at rest, with its number. */
function countLooks(page: Page, onLook: (count: number) => unknown = () => undefined): { count: number } {
  const looks = { count: 0 };
  const original = page.waitForLoadState.bind(page);
  page.waitForLoadState = async (...given) => {
    looks.count += 1;
    await onLook(looks.count);
    return original(...given);
  };
  return looks;
}

test('a target that is gone from a quiet page is given up after six looks', async ({ page }, testInfo) => {
  const ai = await recorded(page, testInfo.outputPath('cues.json'));
  await page.setContent('<main><p>Nothing here</p></main>');
  const looks = countLooks(page);
  const start = performance.now();
  await expect(ai.act(sentence)).rejects.toBeInstanceOf(CueStaleError);
  process.stdout.write(
    `A target that is gone is given up after ${Math.round(performance.now() - start)} ms.\n`,
  );
  expect(looks.count).toBe(LOOKS);
});

test('an element that appears while it is looked for is used', async ({ page }, testInfo) => {
  const ai = await recorded(page, testInfo.outputPath('cues.json'));
  await page.setContent('<main></main>');
  countLooks(page, (count) =>
    count === LOOKS
      ? page.evaluate((html) => (document.body.innerHTML = html), `<main>${button}</main>`)
      : undefined,
  );
  await ai.act(sentence);
  expect(await page.title()).toBe('sent');
});

test('a page that is still loading is waited for, however long that takes', async ({ page }, testInfo) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('http://shop.test/data', async (route) => {
    await released;
    await route.fulfill({ body: `<main>${button}</main>`, headers: { 'access-control-allow-origin': '*' } });
  });
  const ai = await recorded(page, testInfo.outputPath('cues.json'));
  await page.setContent('<main></main>');
  countLooks(page, (count) => (count === 4 * LOOKS ? release() : undefined));
  await page.evaluate(() => {
    const show = async (): Promise<void> => {
      const answer = await fetch('http://shop.test/data');
      document.body.innerHTML = await answer.text();
    };
    void show();
  });
  await ai.act(sentence);
  expect(await page.title()).toBe('sent');
});

test('a page that draws itself anew behind the first look is looked at again', async ({ page }) => {
  await page.setContent(`<main>${button}</main>`);
  const original = page.ariaSnapshotJSON.bind(page);
  let isDrawn = false;
  page.ariaSnapshotJSON = async (...given) => {
    const tree = await original(...given);
    // As frameworks do: the same page, of other elements.
    if (!isDrawn) await page.evaluate((html) => (document.body.innerHTML = html), `<main>${button}</main>`);
    isDrawn = true;
    return tree;
  };
  await createAi(page, { model: 'builtin', verbose: 0 }).act(sentence);
  expect(await page.title()).toBe('sent');
});
