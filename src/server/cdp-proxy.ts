/** The signed WebSocket address of a session's browser: checks the key, then hands bytes through in both directions. */
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { sameKey } from './keys.js';

/** What the proxy may know of a session. */
export interface ProxiedSession {
  signingKey: string;
  endpoint: string;
  endpointHeaders?: Record<string, string> | undefined;
  /** Told when a client has come, and called back when it has left. */
  onClient: () => () => void;
}

/** A running proxy. */
export interface CdpProxy {
  /** Cuts the connections of a session. */
  cut(id: string): void;
  cutAll(): void;
}

/** Path of the address, without its key. */
export function cdpPath(id: string): string {
  return `/v1/sessions/${id}/cdp`;
}

/**
 * Serves WebSocket upgrades. No frame is looked into: CDP needs no translation, and streams bring back-pressure with them.
 * A wrong key is answered with 401 before a connection to the browser exists.
 */
export function createCdpProxy(
  server: Server,
  find: (id: string) => Promise<ProxiedSession | undefined>,
): CdpProxy {
  const sockets = new Map<string, Set<Duplex>>();
  const remember = (id: string, socket: Duplex): void => {
    const all = sockets.get(id) ?? new Set();
    all.add(socket);
    sockets.set(id, all);
    socket.once('close', () => {
      all.delete(socket);
      if (all.size === 0 && sockets.get(id) === all) sockets.delete(id);
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    void upgrade(request, socket, head).catch(() => refuse(socket, 500, 'Internal Server Error'));
  });

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const id = /^\/v1\/sessions\/([^/]+)\/cdp$/.exec(url.pathname)?.[1];
    const key = url.searchParams.get('signingKey') ?? '';
    const session = id === undefined ? undefined : await find(id);
    // Compared in any case, so that the time does not tell whether there is such a session.
    const fits = sameKey(session?.signingKey ?? '', key) && key !== '';
    if (!session || id === undefined || !fits) return refuse(socket, 401, 'Unauthorized');
    const upstream = await connect(session, request);
    if (socket.destroyed) {
      upstream.socket.destroy();
      return;
    }
    const left = session.onClient();
    remember(id, socket);
    socket.write(upstream.answer);
    if (upstream.head.length > 0) socket.write(upstream.head);
    if (head.length > 0) upstream.socket.write(head);
    join(socket, upstream.socket, left);
  }

  const cut = (id: string): void => {
    for (const socket of sockets.get(id) ?? []) socket.destroy();
  };
  return { cut, cutAll: () => [...sockets.keys()].forEach(cut) };
}

function join(a: Duplex, b: Duplex, left: () => void): void {
  a.pipe(b);
  b.pipe(a);
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    one.on('error', () => other.destroy());
    one.once('close', () => other.destroy());
  }
  a.once('close', left);
}

/** Opens the WebSocket of the browser with the client's own handshake, so that key and accept fit each other. */
async function connect(
  { endpoint, endpointHeaders = {} }: ProxiedSession,
  request: IncomingMessage,
): Promise<{ socket: Duplex; head: Buffer; answer: string }> {
  const target = new URL(endpoint.replace(/^ws/, 'http'));
  const handshake = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => name.startsWith('sec-websocket-')),
  );
  return new Promise((resolve, reject) => {
    const outgoing = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
      // No Origin: Chromium refuses handshakes that carry a foreign one.
      headers: { ...handshake, ...endpointHeaders, connection: 'Upgrade', upgrade: 'websocket' },
      timeout: 10_000,
      agent: false,
    });
    outgoing.once('upgrade', (response, socket, head) => {
      socket.setTimeout(0);
      const lines = [`HTTP/1.1 101 Switching Protocols`];
      for (let index = 0; index < response.rawHeaders.length; index += 2) {
        lines.push(`${response.rawHeaders[index] ?? ''}: ${response.rawHeaders[index + 1] ?? ''}`);
      }
      resolve({ socket, head, answer: `${lines.join('\r\n')}\r\n\r\n` });
    });
    outgoing.once('response', (response) => {
      response.resume();
      reject(new Error(`The browser answered ${response.statusCode ?? 0}.`));
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('The browser does not answer.')));
    outgoing.once('error', reject);
    outgoing.end();
  });
}

function refuse(socket: Duplex, status: number, reason: string): void {
  if (socket.destroyed) return;
  const body = JSON.stringify({
    success: false,
    error:
      status === 401
        ? 'The signing key is wrong, or its session has ended.'
        : 'The browser cannot be reached.',
    code: status === 401 ? 'Unauthorized' : 'Internal',
  });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
