/** Gets a browser onto this machine: Playwright's download, else the distribution's package. Asks nothing; says what a person has to run when it may not. */
import { findBrowser } from './browser.mjs';

/** Package managers and what to ask of them, the smallest browser first. */
const managers = [
  {
    command: 'apt-get',
    update: ['update', '-q'],
    install: (name) => ['install', '-y', '-q', '--no-install-recommends', name],
    names: ['chromium-headless-shell', 'chromium'],
  },
  {
    command: 'dnf',
    install: (name) => ['install', '-y', '-q', name],
    names: ['chromium-headless', 'chromium'],
  },
  { command: 'apk', install: (name) => ['add', '--no-cache', name], names: ['chromium'] },
];

/**
 * Installs a browser and makes sure that it starts.
 * @param {object} machine
 * @param {(command: string, args: string[]) => boolean} machine.run runs a command quietly; true when it ended with 0
 * @param {(path: string | undefined) => Promise<boolean>} machine.starts whether Playwright can start it
 * @param {boolean} machine.isRoot
 * @param {() => ReturnType<typeof findBrowser>} [machine.find]
 * @returns {Promise<{ kind: 'installed', from: string } | { kind: 'failed', message: string }>}
 */
export async function installBrowser({ run, starts, isRoot, find = findBrowser }) {
  run('npx', ['--no-install', 'playwright', 'install', '--only-shell', 'chromium']);
  const downloaded = find();
  if (downloaded && (await starts(downloaded.path))) return { kind: 'installed', from: downloaded.from };

  const manager = managers.find(({ command }) => run(command, ['--version']));
  if (!manager) return failed('npx playwright install chromium');
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const elevated = (args) => {
    const [command, ...rest] = [...prefix, manager.command, ...args];
    return run(command, rest);
  };
  if (!isRoot && !run('sudo', ['-n', 'true'])) return failed(byHand(manager));
  // A download that does not start lacks libraries; the packages below bring them along.
  if (manager.update) elevated(manager.update);
  for (const name of manager.names) {
    if (!elevated(manager.install(name))) continue;
    const found = find();
    if (found && (await starts(found.path)))
      return { kind: 'installed', from: `${found.from} (package ${name})` };
  }
  return failed(byHand(manager));
}

function byHand(manager) {
  const install = `sudo ${manager.command} ${manager.install(manager.names[0]).join(' ')}`;
  return manager.update ? `sudo ${manager.command} ${manager.update.join(' ')} && ${install}` : install;
}

function failed(command) {
  return {
    kind: 'failed',
    message: `There is no browser that starts here, and none could be installed. Run: ${command}\nOr name one: CUEBOOK_BROWSER=/path/to/chrome`,
  };
}
