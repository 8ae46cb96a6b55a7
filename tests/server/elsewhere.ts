/** What runs elsewhere in a larger installation: a browser of its own, a proxy in front of several servers, a grid. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/browser.mjs';

/** A browser that no server has launched. */
export interface ElsewhereBrowser {
  /** Its CDP address. */
  endpoint: string;
  close: () => Promise<void>;
}

/** Starts a browser that listens for CDP. */
export async function launchElsewhere(more: readonly string[] = []): Promise<ElsewhereBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'cuebook-elsewhere-'));
  const { executablePath, args } = launchOptions();
  const browser = spawn(
    executablePath ?? findBrowser()?.path ?? 'chromium',
    [
      ...args,
      ...more,
      '--headless',
      '--no-sandbox',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own: what is started may be a script that starts the browser.
    { stdio: 'ignore', detached: true },
  );
  const gone = new Promise((resolve) => {
    browser.once('exit', resolve);
  });
  const readPort = (): string[] => {
    try {
      return readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    } catch {
      return [];
    }
  };
  await expect.poll(() => readPort().length).toBeGreaterThan(1);
  const [port = '', address = ''] = readPort();
  return {
    endpoint: `ws://127.0.0.1:${port}${address}`,
    close: async () => {
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/**
 * A proxy that sends one request here and the next there, and passes over who does not listen. It hands an answer on when it
 * has all of it.
 */
export async function roundRobin(
  urls: readonly string[],
): Promise<{ url: string; served: Record<string, number>; close: () => Promise<void> }> {
  const served: Record<string, number> = {};
  let turn = 0;
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const attempt = (left: number): void => {
      const target = urls[(turn += 1) % urls.length] ?? '';
      const outgoing = httpRequest(
        `${target}${request.url ?? ''}`,
        { method: request.method, headers: request.headers, agent: false },
        (answer) => {
          served[target] = (served[target] ?? 0) + 1;
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('end', () => {
            response.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(parts));
          });
        },
      );
      outgoing.on('error', () => {
        if (left > 1) attempt(left - 1);
        else response.writeHead(502).end();
      });
      outgoing.end(Buffer.concat(chunks));
    };
    attempt(urls.length);
  };
  const server = createHttpServer((request, response) => void serve(request, response));
  const url = await listen(server);
  return { url, served, close: () => closed(server) };
}

/** A hub of a Selenium Grid 4, as far as a client of its sessions sees it: `slots` browsers and no more, with or without CDP. */
export async function fakeGrid({ slots = 1, cdp = true } = {}): Promise<{
  url: string;
  asked: unknown[];
  running: () => number;
  close: () => Promise<void>;
}> {
  const sessions = new Map<string, ElsewhereBrowser>();
  const asked: unknown[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const answer = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ value }));
    };
    const id = /^\/session\/([^/]+)$/.exec(request.url ?? '')?.[1];
    if (request.method === 'POST' && request.url === '/session') {
      const wanted = JSON.parse(text) as GridRequest;
      asked.push(wanted.capabilities.alwaysMatch);
      if (sessions.size >= slots) {
        answer(500, { error: 'session not created', message: 'no slot' });
        return;
      }
      const sessionId = randomUUID();
      const options = wanted.capabilities.alwaysMatch['goog:chromeOptions'];
      sessions.set(sessionId, await launchElsewhere(options?.args));
      const address = `ws://${request.headers.host}/session/${sessionId}/se/cdp`;
      answer(200, { sessionId, capabilities: { browserName: 'chrome', ...(cdp && { 'se:cdp': address }) } });
    } else if (request.method === 'DELETE' && id !== undefined && sessions.has(id)) {
      await sessions.get(id)?.close();
      sessions.delete(id);
      answer(200, null);
    } else answer(404, { error: 'unknown command' });
  };
  const server = createHttpServer((request, response) => void serve(request, response));
  server.on('upgrade', (request, socket, head) => {
    const id = /^\/session\/([^/]+)\/se\/cdp$/.exec(request.url ?? '')?.[1];
    const browser = sessions.get(id ?? '');
    if (!browser) {
      socket.destroy();
      return;
    }
    const { port, pathname } = new URL(browser.endpoint);
    const upstream = connect(Number(port), '127.0.0.1', () => {
      const lines = Object.entries(request.headers)
        .filter(([name]) => name !== 'host' && name !== 'origin')
        .map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write([`GET ${pathname} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...lines, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const each of [upstream, socket]) each.on('error', () => (upstream.destroy(), socket.destroy()));
    socket.once('close', () => upstream.destroy());
  });
  const url = await listen(server);
  return {
    url,
    asked,
    running: () => sessions.size,
    close: async () => {
      await Promise.all([...sessions.values()].map((browser) => browser.close()));
      await closed(server);
    },
  };
}

interface GridRequest {
  capabilities: { alwaysMatch: { browserName?: string; 'goog:chromeOptions'?: { args?: string[] } } };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
}
