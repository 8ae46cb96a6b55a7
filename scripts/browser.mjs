/** Finds a browser that Playwright can drive on this machine. Plain Node, no dependency; installs nothing (that is setup.mjs). */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The executable to launch: `CUEBOOK_BROWSER`, else Playwright's own (then `path` is undefined, Playwright knows it), else an installed one.
 * @returns {{ path: string | undefined, from: string } | undefined} undefined when there is none
 */
export function findBrowser() {
  const named = process.env.CUEBOOK_BROWSER;
  if (named) {
    if (!existsSync(named)) throw new Error(`CUEBOOK_BROWSER names ${named}, and there is no such file.`);
    return { path: named, from: 'CUEBOOK_BROWSER' };
  }
  if (playwrightHasItsOwn()) return { path: undefined, from: "Playwright's own Chromium" };
  const path = installed.find((each) => existsSync(each));
  return path ? { path, from: path } : undefined;
}

function playwrightHasItsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return existsSync(chromium.executablePath());
  } catch {
    return false;
  }
}
