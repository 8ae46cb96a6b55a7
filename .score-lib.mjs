// Server, browser, state differences: shared by score.mjs and drive.mjs.
import http from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '/work/wt-j/node_modules/@playwright/test/index.mjs';
import { launchOptions } from '/work/wt-j/scripts/browser.mjs';
import { small } from '/tmp/z-p/pages.mjs';
const here = '/tmp/z-p';
const log = readFileSync(join(here, 'log.js'), 'utf8');

/** Every page by its address; apps/<name>.html answers for all of /<name>/… */
export function serve() {
  const server = http.createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname;
    const name = path.split('/')[1];
    const file = join(here, 'apps', name + '.html');
    response.setHeader('cache-control', 'no-store');
    if (path === '/log.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(log);
      return;
    }
    if (small[name]) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(small[name]);
      return;
    }
    if (/^[a-z0-9]+$/.test(name) && existsSync(file)) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(readFileSync(file, 'utf8'));
      return;
    }
    response.statusCode = path === '/favicon.ico' ? 204 : 404;
    response.end();
  });
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () =>
      done({ base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    ),
  );
}
export const launch = () => chromium.launch(launchOptions());

export async function state(page) {
  for (let i = 0; i < 10; i++) {
    try {
      return await page.evaluate(() => ({ ...window.__state(), log: window.__log.slice() }));
    } catch (error) {
      if (i === 9) throw error;
      await page.waitForTimeout(150);
    }
  }
}
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** What is different in `after`: S keys and values of controls. A control that is new is compared with its default. */
export function difference(before, after, ignore = []) {
  const d = {};
  for (const [k, v] of Object.entries(after.out)) {
    const old = k in before.out ? before.out[k] : after.defaults[k];
    if (!same(v, old) && !ignore.some((i) => (i instanceof RegExp ? i.test(k) : i === k))) d[k] = v;
  }
  return d;
}
const fits = (w, v, old) => (typeof w === 'function' ? v !== undefined && w(v, old) : same(v, w));
export const matches = (d, want, before) => {
  const keys = new Set([...Object.keys(d), ...Object.keys(want)]);
  return [...keys].every((k) => fits(want[k], d[k], before.out[k]));
};
/** Only right first steps: every difference is a wanted one, a beginning of S.ev, or one that `mid` names. */
export const partial = (d, want, mid = {}, before) =>
  Object.entries(d).every(([k, v]) => {
    if (k in want && fits(want[k], v, before.out[k])) return true;
    if (k === 'S.ev' && Array.isArray(want[k])) return v.every((x, i) => x === want[k][i]);
    if (k in mid) return mid[k] === true || [].concat(mid[k]).some((m) => same(m, v));
    return false;
  });
/** Runs jobs in `lanes` lanes of one browser, a fresh context each. */
export async function lanes(browser, n, jobs, run) {
  const queue = jobs.slice();
  const results = new Map();
  await Promise.all(
    Array.from({ length: n }, async () => {
      for (let job = queue.shift(); job; job = queue.shift()) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
        const page = await context.newPage();
        page.setDefaultTimeout(6000);
        try {
          results.set(job, await run(page, job));
        } finally {
          await context.close().catch(() => {});
        }
      }
    }),
  );
  return jobs.map((j) => results.get(j));
}
