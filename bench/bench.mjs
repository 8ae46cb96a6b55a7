/** `npm run bench`: one click on listings of four sizes, by plain Playwright, by `act` cold (built-in engine) and by `act` replayed; medians and ratios of one run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createAi } from 'cuebook';
import { launchOptions } from '../scripts/browser.mjs';
import { listing, productName } from './listing.mjs';

const sizes = [10, 100, 1_000, 5_000];
const samplesOf = (size) => (size >= 5_000 ? 3 : 7);
const quiet = { model: 'builtin', verbose: 0, timeout: 120_000 };

const scratch = mkdtempSync(join(tmpdir(), 'cuebook-bench-'));
const browser = await chromium.launch(launchOptions());
try {
  const rows = [];
  for (const size of sizes) rows.push(await measure(size));
  print(rows);
  write(rows);
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(size) {
  const page = await browser.newPage();
  await page.setContent(listing(size));
  const button = `Add ${productName(Math.floor(size / 2))} to cart`;
  const sentence = `Click "${button}"`;
  const cueFile = join(scratch, `${size}.json`);
  const recorder = createAi(page, { ...quiet, cueFile, updateCues: 'missing' });
  for (let step = 0; step < 2; step += 1) await recorder.act(sentence);
  await recorder.saveCues();

  const contenders = {
    plain: () => page.getByRole('button', { name: button, exact: true }).click(),
    cold: () => ais.cold.act(sentence),
    replayed: () => ais.replayed.act(sentence),
  };
  // A test opens its cues and loads the engine once: what is measured is a step, so each `ai` takes one before.
  let ais;
  const open = async () => {
    ais = {
      cold: createAi(page, { ...quiet, cues: false }),
      replayed: createAi(page, { ...quiet, cueFile, updateCues: 'none' }),
    };
    await ais.replayed.act(sentence);
  };
  const times = { plain: [], cold: [], replayed: [] };
  // In turns, so that a slow moment of the machine hits all three; the first round warms up.
  for (let turn = 0; turn <= samplesOf(size); turn += 1) {
    await open();
    for (const [name, click] of Object.entries(contenders)) {
      await page.evaluate(() => (document.querySelector('[role=status]').textContent = ''));
      const start = performance.now();
      await click();
      const elapsed = performance.now() - start;
      const clicked = await page.getByRole('status').textContent();
      if (clicked !== button)
        throw new Error(`${name} at ${size} clicked "${clicked}" instead of "${button}"`);
      if (turn > 0) times[name].push(elapsed);
    }
  }
  await page.close();
  return {
    size,
    plainMs: median(times.plain),
    coldMs: median(times.cold),
    replayedMs: median(times.replayed),
    times,
  };
}

function print(rows) {
  const browserVersion = browser.version();
  console.log(
    `\nOne click, median ms (${cpus().length} cores, Chromium ${browserVersion}, Node ${process.versions.node})\n`,
  );
  console.log(
    '| cards | getByRole().click() | act cold, built-in | act replayed | cold / plain | replayed / plain |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const { size, plainMs, coldMs, replayedMs } of rows) {
    const cells = [
      size,
      round(plainMs),
      round(coldMs),
      round(replayedMs),
      ratio(coldMs, plainMs),
      ratio(replayedMs, plainMs),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function write(rows) {
  const folder = fileURLToPath(new URL('./results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = join(folder, `${at.replaceAll(/[:.]/g, '-')}.json`);
  writeFileSync(
    file,
    JSON.stringify({ at, chromium: browser.version(), node: process.versions.node, rows }, undefined, 2),
  );
  console.log(`\nWritten to bench/results/.`);
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function round(ms) {
  return ms < 100 ? ms.toFixed(1) : String(Math.round(ms));
}

function ratio(a, b) {
  return `${(a / b).toFixed(2)}×`;
}
