/** Finds a browser that Playwright can drive on this machine, and says how to start it. Installs nothing: that is install-browser.mjs. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where distributions and vendors put their browsers; the headless shell first, because it starts fastest. */
const installed = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/lib/chromium/chromium',
    '/usr/bin/microsoft-edge',
    '/opt/microsoft/msedge/msedge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((root) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(
      (path) => `${process.env[root] ?? 'C:'}\\${path}`,
    ),
  ),
};

/**
 * The browser to launch: the one `CUEBOOK_BROWSER` names, else Playwright's own (`path` is then undefined where Playwright
 * finds it by itself), else an installed one.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (path: string) => boolean, platform?: string }} [machine]
 * @returns {{ path: string | undefined, from: string } | undefined} undefined when there is none
 * @throws Error when `CUEBOOK_BROWSER` names a file that is not there
 */
export function findBrowser({ env = process.env, exists = existsSync, platform = process.platform } = {}) {
  const named = env.CUEBOOK_BROWSER;
  if (named) {
    if (!exists(named)) throw new Error(`CUEBOOK_BROWSER names ${named}, and there is no such file.`);
    return { path: named, from: `${named} (CUEBOOK_BROWSER)` };
  }
  const own = playwrightsOwn(env, exists, platform);
  if (own) return own;
  const path = (installed[platform] ?? []).find((each) => exists(each));
  return path ? { path, from: path } : undefined;
}

/**
 * Launch options for the browser of this machine: its path, the sandbox wherever there can be one, and nothing leaving the
 * machine (the pages of our tests are all local; a full Chromium would otherwise ask for updates, accounts and form hints).
 * @returns {{ executablePath?: string, chromiumSandbox: boolean, args: string[] }}
 */
export function launchOptions() {
  const path = findBrowser()?.path;
  return { ...(path ? { executablePath: path } : {}), chromiumSandbox: canSandbox(), args: [...localOnly] };
}

/** Every name but those of this machine is unknown, and no proxy of the environment is asked. */
const localOnly = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  '--no-proxy-server',
];

/** Chromium refuses its sandbox to root, and cannot build it where the kernel or the container forbids user namespaces. */
function canSandbox() {
  if (process.getuid?.() === 0) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync('unshare', ['--user', '--map-root-user', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Reads Playwright's list of builds instead of loading Playwright, which would cost a third of a second. */
function playwrightsOwn(env, exists, platform) {
  try {
    const require = createRequire(import.meta.url);
    const core = join(require.resolve('playwright-core/package.json'), '..');
    const { browsers } = JSON.parse(readFileSync(join(core, 'browsers.json'), 'utf8'));
    const revision = (name) => browsers.find((each) => each.name === name)?.revision;
    const root = browsersDirectory(env, platform, core);
    const complete = (directory) => exists(join(root, directory, 'INSTALLATION_COMPLETE'));
    if (complete(`chromium_headless_shell-${revision('chromium-headless-shell')}`)) {
      return { path: undefined, from: "Playwright's own headless Chromium" };
    }
    // Headless runs use the shell unless they are told the path of the full browser.
    if (!complete(`chromium-${revision('chromium')}`)) return undefined;
    return { path: require('playwright-core').chromium.executablePath(), from: "Playwright's own Chromium" };
  } catch {
    return undefined;
  }
}

function browsersDirectory(env, platform, core) {
  const named = env.PLAYWRIGHT_BROWSERS_PATH;
  if (named === '0') return join(core, '.local-browsers');
  if (named) return named;
  const home = homedir();
  const cache = {
    darwin: join(home, 'Library', 'Caches'),
    win32: env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'),
  };
  return join(cache[platform] ?? env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright');
}
