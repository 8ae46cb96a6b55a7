/** A streamed answer: events out as the socket takes them, bounded memory, and an end in every case. */
import type { ServerResponse } from 'node:http';
import { PING, writeEvent, type ServerEvent } from '../contract/event-stream.js';

/** An open stream. */
export interface EventStream {
  /** Sends a log line, or drops it when the client reads too slowly. */
  log(id: string, message: string): void;
  send(event: ServerEvent): void;
  /** Sends the last event and ends the answer. */
  finish(event: ServerEvent): void;
}

/** Bytes that may wait for a slow client before log lines are dropped. */
const MAX_WAITING_BYTES = 1_048_576;

/** How long a client may take no byte of the last event before its connection is cut, in ms. */
const LAST_EVENT_MS = 30_000;

/** Opens the stream on a raw response; `onGone` is called when the client leaves before the end. */
export function openStream(
  response: ServerResponse,
  { headers, pingMs, onGone }: { headers: Record<string, string>; pingMs: number; onGone: () => void },
): EventStream {
  let dropped = 0;
  let over = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    // Said to nginx and its kin, which would otherwise keep the events until the end.
    'x-accel-buffering': 'no',
    ...headers,
  });
  response.flushHeaders();
  const ping = setInterval(() => {
    if (response.writableLength < MAX_WAITING_BYTES) response.write(PING);
  }, pingMs);
  ping.unref();
  response.once('close', () => {
    clearInterval(ping);
    if (!over) onGone();
  });
  response.on('error', () => response.destroy());
  const send = (event: ServerEvent): void => {
    if (!over && !response.destroyed) response.write(writeEvent(event));
  };
  return {
    send,
    log: (id, message) => {
      if (response.writableLength > MAX_WAITING_BYTES) {
        dropped += 1;
        return;
      }
      if (dropped > 0) {
        send({ type: 'log', id, data: { status: 'running', message: `${dropped} lines were dropped` } });
        dropped = 0;
      }
      send({ type: 'log', id, data: { status: 'running', message } });
    },
    finish: (event) => {
      send(event);
      over = true;
      clearInterval(ping);
      response.end();
      const cut = setTimeout(() => response.destroy(), LAST_EVENT_MS);
      cut.unref();
      response.once('close', () => clearTimeout(cut));
    },
  };
}
