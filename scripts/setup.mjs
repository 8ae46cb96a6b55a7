/** Makes a fresh clone ready: dependencies and a browser. Plain Node, asks nothing, and does nothing when all is there. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, launchOptions } from './browser.mjs';
import { installBrowser } from './install-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const INSTALL_TIMEOUT_MS = 10 * 60_000;

const done = [];
requireNode();
installDependencies();
await provideBrowser();
console.log(`Set-up: ${done.join('; ')}.`);

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Cuebook needs Node 20.19 or later; this is ${process.versions.node}.`);
}

function installDependencies() {
  if (dependenciesFit()) {
    done.push('dependencies are there');
    return;
  }
  console.log('Set-up: installing dependencies (npm ci) …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'], 'inherit')) fail('npm ci failed; its output is above.');
  done.push('installed dependencies');
}

/** Compares versions, not dates: a checkout touches the lockfile without changing it. */
function dependenciesFit() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(
      readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'),
    ).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, link }]) =>
        path === '' || optional || link || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

async function provideBrowser() {
  const found = foundOrFailed();
  if (found) {
    done.push(`browser: ${found.from}`);
    return;
  }
  console.log('Set-up: no browser found; installing one …');
  const result = await installBrowser({ run, starts, isRoot: process.getuid?.() === 0 });
  if (result.kind === 'failed') fail(result.message);
  done.push(`installed a browser: ${result.from}`);
}

function foundOrFailed() {
  try {
    return findBrowser();
  } catch (error) {
    return fail(error.message);
  }
}

async function starts(path) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({
      ...launchOptions(),
      ...(path ? { executablePath: path } : {}),
      timeout: 60_000,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function run(command, args, stdio = 'ignore') {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ?? '15000',
  };
  const shell = process.platform === 'win32';
  const input = stdio === 'inherit' ? ['ignore', 'inherit', 'inherit'] : 'ignore';
  const { status } = spawnSync(command, args, {
    cwd: root,
    env,
    shell,
    stdio: input,
    timeout: INSTALL_TIMEOUT_MS,
  });
  return status === 0;
}

/** @returns {never} */
function fail(message) {
  console.error(`Set-up: ${message}`);
  process.exit(1);
}
