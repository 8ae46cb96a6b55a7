/** Server-sent events both ways: the frames as data, their writer, and a reader that takes any chunking. No I/O. */
import { z } from 'zod';
import { Cue } from './cue.js';
import { CacheStatus, Issue, WireCode } from './api-common.js';
import { Usage } from './usage.js';

/** A line that keeps a proxy from closing a silent connection. */
export const PING = ': ping\n\n';

/** Largest event that a reader takes, in characters; more is an attack or a mistake. */
const MAX_EVENT_CHARACTERS = 64 * 1024 * 1024;

const Frame = { id: z.string() };
const System = { ...Frame, type: z.literal('system') };

/** An event as the server writes it. */
export const ServerEvent = z.union([
  z.strictObject({ ...System, data: z.strictObject({ status: z.enum(['starting', 'connected']) }) }),
  z.strictObject({
    ...Frame,
    type: z.literal('log'),
    data: z.strictObject({ status: z.literal('running'), message: z.string() }),
  }),
  z.strictObject({
    ...System,
    data: z.strictObject({
      status: z.literal('finished'),
      result: z.unknown(),
      actionId: z.string(),
      cacheStatus: CacheStatus.optional(),
      cue: Cue.optional(),
      usage: Usage.optional(),
    }),
  }),
  z.strictObject({
    ...System,
    data: z.strictObject({
      status: z.literal('error'),
      error: z.string(),
      code: WireCode,
      issues: z.array(Issue).optional(),
    }),
  }),
]);
export type ServerEvent = z.infer<typeof ServerEvent>;

const LogMessage = z.union([
  z.string(),
  z.looseObject({
    category: z.string().optional(),
    message: z.unknown().optional(),
    level: z.unknown().optional(),
    auxiliary: z.unknown().optional(),
  }),
]);

/** An event as a reader takes it, from this server or from another: as lenient as the wire page asks. */
export const ReadEvent = z.looseObject({
  type: z.string().optional(),
  id: z.string().optional(),
  data: z.looseObject({
    status: z.string().optional(),
    message: LogMessage.optional(),
    result: z.unknown().optional(),
    actionId: z.string().nullish(),
    cacheStatus: z.string().nullish(),
    cue: z.unknown().optional(),
    usage: z.unknown().optional(),
    error: z.string().nullish(),
    code: z.string().nullish(),
    issues: z.array(Issue).nullish().catch(undefined),
  }),
});
export type ReadEvent = z.infer<typeof ReadEvent>;

/** The text of an event: `event:` with the status, one `data:` line, a blank line. */
export function writeEvent(event: ServerEvent): string {
  const { type, id, data } = event;
  // JSON holds no raw line break, so that one data line is always enough.
  return `event: ${data.status}\ndata: ${JSON.stringify({ data, type, id })}\n\n`;
}

/** Takes bytes as they come and gives events as they are complete. */
export interface EventReader {
  /** @throws Error when an event is no JSON of the right form, or is too large */
  push(chunk: Uint8Array): ReadEvent[];
}

/**
 * A reader of one stream, after the parsing rules of the WHATWG HTML standard (9.2.6): lines end with LF, CR or CRLF,
 * a byte order mark is skipped, comments are ignored, several data lines are joined by LF, an event without data is none.
 * A last event without its blank line is not given out, as the standard says.
 */
export function createEventReader(): EventReader {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  let afterCarriageReturn = false;
  let name = '';
  let data: string[] = [];
  let size = 0;

  const takeLine = (line: string, events: ReadEvent[]): void => {
    if (line === '') {
      if (data.length > 0) events.push(toEvent(name, data.join('\n')));
      name = '';
      data = [];
      size = 0;
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field !== 'data') return;
    size += value.length;
    if (size > MAX_EVENT_CHARACTERS) throw new Error('An event of the stream is too large.');
    data.push(value);
  };

  return {
    push: (chunk) => {
      const events: ReadEvent[] = [];
      let text = decoder.decode(chunk, { stream: true });
      if (text === '') return events;
      // The LF of a CRLF that was cut in two.
      if (afterCarriageReturn && text.startsWith('\n')) text = text.slice(1);
      afterCarriageReturn = text.endsWith('\r');
      const lines = text.split(/\r\n|\n|\r/);
      // Only the new text is searched for line ends: a long line that comes in many chunks stays linear.
      lines[0] = rest + (lines[0] ?? '');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_EVENT_CHARACTERS) throw new Error('A line of the event stream is too large.');
      for (const line of lines) takeLine(line, events);
      return events;
    },
  };
}

/** The status stands in the data; where it is missing, the event's name takes its place. */
function toEvent(name: string, text: string): ReadEvent {
  const parsed = ReadEvent.safeParse(parse(text));
  if (!parsed.success) throw new Error('An event of the stream is not of the agreed form.');
  const event = parsed.data;
  if (event.data.status === undefined && name !== '') event.data.status = name;
  return event;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('An event of the stream is not JSON.', { cause: error });
  }
}
