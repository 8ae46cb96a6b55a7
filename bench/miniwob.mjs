/**
 * The built-in engine on MiniWoB++, a public benchmark of small web tasks (https://github.com/Farama-Foundation/miniwob-plusplus, MIT):
 * one `act` with the task's own sentence, judged by the task's own score. The benchmark is not part of this repository: clone it first.
 *
 *     node bench/miniwob.mjs <clone of miniwob-plusplus> [seeds, "1,2"] [tasks, "click-test,click-button"]
 *
 * Counted as done: a score above 0. As refused: an error of `act`. As wrong: no error, and no such score. As the benchmark's wrappers do,
 * the sentence and the display of the score are taken off the page. A task whose sentence does not speak of its Submit button gets that
 * pressed at the end.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browser.mjs';
import { createAi } from '../dist/index.js';

const [clone = '', seedList = '1,2', taskList] = process.argv.slice(2);
const root = path.resolve(clone, 'miniwob/html');
if (clone === '' || !existsSync(path.join(root, 'core/core.js'))) {
  console.error(
    `Looked for miniwob/html/core/core.js in "${clone}". Give the path of a clone of miniwob-plusplus.`,
  );
  process.exit(2);
}
/** Longest for one sentence, ms; the tasks' own limits are for machines that click at once. */
const timeout = 20_000;
const seeds = seedList.split(',');
const wanted = taskList?.split(',');
const tasks = readdirSync(path.join(root, 'miniwob'))
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''))
  .filter((name) => wanted === undefined || wanted.includes(name));

/** Where the pages seem to come from: they are answered from the clone, and nothing leaves this machine. */
const base = 'http://miniwob.test';
const browser = await chromium.launch(launchOptions());
const total = { done: 0, refused: 0, wrong: 0 };
try {
  for (const task of tasks) {
    const verdicts = [];
    for (const seed of seeds) verdicts.push(await played(task, seed));
    for (const { verdict } of verdicts) total[verdict] += 1;
    console.log(`${task.padEnd(32)} ${verdicts.map(({ verdict }) => verdict).join(' ')}`);
    for (const { verdict, sentence } of verdicts) if (verdict === 'wrong') console.log(`    ${sentence}`);
  }
} finally {
  await browser.close();
}
const all = total.done + total.refused + total.wrong;
console.log(
  `\n${tasks.length} tasks, ${all} sentences: ${total.done} done (${percent(total.done)}), ${total.refused} refused, ${total.wrong} wrong in silence (${percent(total.wrong)})`,
);

function percent(count) {
  return `${((100 * count) / all).toFixed(1)} %`;
}

async function played(task, seed) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  try {
    await context.route('**/*', async (route) => {
      const file = path.join(root, new URL(route.request().url()).pathname);
      await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
    });
    const page = await context.newPage();
    await page.goto(`${base}/miniwob/${task}.html`);
    const sentence = await page.evaluate(begin, seed);
    const ai = createAi(page, { model: 'builtin', timeout, verbose: 0 });
    const error = await ai.act(sentence).then(
      () => undefined,
      (reason) => reason,
    );
    // Some tasks score what an animation has ended.
    await page
      .waitForFunction(() => globalThis.WOB_DONE_GLOBAL, undefined, { timeout: error ? 200 : 1_000 })
      .catch(() => undefined);
    let score = await page.evaluate(scored);
    if (error === undefined && score === undefined) {
      await page
        .locator('#subbtn')
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      score = await page.evaluate(scored);
    }
    const verdict = (score ?? 0) > 0 ? 'done' : error === undefined ? 'wrong' : 'refused';
    return { verdict, sentence };
  } finally {
    await context.close();
  }
}

/** In the page: starts the task without its clock and takes away what is there for people who watch; returns the sentence. */
function begin(seed) {
  const { core } = globalThis;
  Math.seedrandom(seed);
  core.EPISODE_MAX_TIME = 1_000_000;
  core.startEpisodeReal();
  core.startEpisode = () => undefined;
  core.updateDisplay = () => undefined;
  core.clearTimer();
  for (const id of ['reward-display', 'click-canvas', 'sync-task-cover'])
    document.querySelector(`#${id}`)?.remove();
  // Where the task counts its rounds.
  const rounds = document.createElement('div');
  rounds.id = 'episode-id';
  rounds.hidden = true;
  document.body.append(rounds);
  const asked = core.getUtterance();
  document.querySelector('#query').textContent = '';
  return (typeof asked === 'string' ? asked : asked.utterance).replaceAll(/\s+/g, ' ').trim();
}

/** In the page: the score without what waiting costs; undefined while the task is not over. */
function scored() {
  return globalThis.WOB_DONE_GLOBAL ? globalThis.WOB_RAW_REWARD_GLOBAL : undefined;
}
