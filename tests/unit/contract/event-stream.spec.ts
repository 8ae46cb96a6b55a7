/** The event stream, written and read back. */
import { expect, test } from '../../../fixtures/test.js';
import { createEventReader, PING, writeEvent, type ReadEvent } from '../../../src/contract/event-stream.js';

const log = (message: string): string =>
  writeEvent({ type: 'log', id: 'b', data: { status: 'running', message } });
const finished = writeEvent({
  type: 'system',
  id: 'c',
  data: { status: 'finished', result: { title: 'Blaue Tasse ☕ 🫖' }, actionId: 'x' },
});

test('what is written is read back, whatever the byte the stream is cut at', () => {
  const bytes = new TextEncoder().encode(log('first line\nsecond') + PING + finished);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const reader = createEventReader();
    const events = [...reader.push(bytes.subarray(0, cut)), ...reader.push(bytes.subarray(cut))];
    expect(events.map((each) => each.data.status)).toEqual(['running', 'finished']);
    expect(events[1]?.data.result).toEqual({ title: 'Blaue Tasse ☕ 🫖' });
  }
});

test('one byte at a time is as good as all at once', () => {
  expect(readBytewise(log('a') + finished)).toEqual(readWhole(log('a') + finished));
});

for (const [name, end] of [
  ['CRLF', '\r\n'],
  ['CR', '\r'],
] as const) {
  test(`lines may end with ${name}`, () => {
    const text = (log('a') + finished).replaceAll('\n', end);
    // A lone CR at the very end could still be half of a CRLF for the line, but not for the event.
    expect(readBytewise(text).map((each) => each.data.status)).toEqual(['running', 'finished']);
    expect(readWhole(text)).toHaveLength(2);
  });
}

test('a frame of a data line alone is an event, its status is in the data', () => {
  const [event] = readWhole('data: {"data":{"status":"starting"},"type":"system","id":"1"}\n\n');
  expect(event?.data.status).toBe('starting');
});

test('a log message may be an object', () => {
  const [event] = readWhole(
    'event: running\ndata: {"data":{"message":{"category":"act","message":"hello","level":1}},"type":"log"}\n\n',
  );
  expect(event?.data).toMatchObject({ status: 'running', message: { category: 'act', message: 'hello' } });
});

test('data over several lines, a byte order mark and comments are taken as the standard says', () => {
  const events = readWhole('\uFEFF: hello\ndata: {"data":\ndata: {"status":"connected"}}\n\n');
  expect(events.map((each) => each.data.status)).toEqual(['connected']);
});

test('an event that is not closed by a blank line is not given out', () => {
  expect(readWhole(finished.trimEnd())).toEqual([]);
});

test('an event that is no JSON is an error, not silence', () => {
  expect(() => readWhole('data: {"data":\n\n')).toThrow(/not JSON/);
  expect(() => readWhole('data: 5\n\n')).toThrow(/agreed form/);
});

test('ten thousand log events are read', () => {
  expect(readWhole(log('x').repeat(10_000))).toHaveLength(10_000);
});

test('a long line in many chunks takes time in proportion to its length', () => {
  const bytes = new TextEncoder().encode(log('x'.repeat(8_000_000)));
  const reader = createEventReader();
  const events: ReadEvent[] = [];
  // In time of the processor: whatever else the machine has to do does not count.
  const start = process.cpuUsage();
  for (let at = 0; at < bytes.length; at += 4_096)
    events.push(...reader.push(bytes.subarray(at, at + 4_096)));
  expect(events).toHaveLength(1);
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
});

function readWhole(text: string): ReadEvent[] {
  return createEventReader().push(new TextEncoder().encode(text));
}

function readBytewise(text: string): ReadEvent[] {
  const reader = createEventReader();
  return [...new TextEncoder().encode(text)].flatMap((byte) => reader.push(Uint8Array.of(byte)));
}
