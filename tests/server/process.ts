/** A server in a process of its own, as a user starts it, and what can be seen of processes. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { builtCommand } from '../../fixtures/built.js';
import { findBrowser } from '../../scripts/browser.mjs';
import { KEY } from './service.js';

/** The command itself, in a process of its own. */
export async function serve(args: readonly string[] = []): Promise<{
  url: string;
  process: ChildProcess;
  exit: Promise<number | null>;
  start: () => Promise<{ cdpUrl: string }>;
}> {
  const child = spawn(
    process.execPath,
    [await builtCommand(), 'serve', '--port', '0', '--log', 'none', ...args],
    {
      env: { ...process.env, CUEBOOK_API_KEY: KEY, CUEBOOK_BROWSER: findBrowser()?.path ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exit = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('\n')) break;
  }
  const url = /http:\S+/.exec(said)?.[0] ?? '';
  return {
    url,
    process: child,
    exit,
    start: async () => {
      const response = await fetch(`${url}/v1/sessions/start`, {
        method: 'POST',
        headers: { 'x-svc-api-key': KEY, 'content-type': 'application/json' },
        body: '{"modelName":"builtin"}',
      });
      return ((await response.json()) as { data: { cdpUrl: string } }).data;
    },
  };
}

/** The process of a browser. */
export async function pidOf(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
}

/** Whether a process is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
