/**
 * The server cache: what a sentence was found to mean on a page of just this content. An act or observe is kept as a cue and
 * replayed with the checks of every cue; an extract is kept as its data. Nothing crosses from one service key to another.
 */
import { createHash } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';
import { z } from 'zod';
import { Cue } from '../contract/cue.js';
import type { EngineParts } from '../engine/context.js';
import type { SessionStore } from './store.js';

/** What tells one call from another. */
export interface CallIdentity {
  /** Name of the service key. */
  caller: string;
  operation: string;
  /** Model, instruction, schema and options, without values of variables. */
  request: unknown;
}

/** The cache of one call. */
export interface CallCache {
  /** For the engine. */
  cues: NonNullable<EngineParts['cues']>;
  /** The data of an earlier extract, wrapped so that `undefined` can be told from none. */
  found: { data: unknown } | undefined;
  /** Keeps what was found out: the data of an extract, else the cue that the engine made, when it made one. */
  save(extracted?: { data: unknown }): Promise<void>;
  /** Drops an entry that turned out not to fit. */
  forget(): Promise<void>;
}

/** Longest time that the content of the page is waited for, in ms. */
const CONTENT_MS = 1_000;

/** The cues of one call: what was found before, and what the engine finds out. */
export interface OneCall {
  /** For the engine. */
  cues: NonNullable<EngineParts['cues']>;
  /** What the engine recorded or repaired, else what it was given. */
  readonly taken: () => Cue | undefined;
  /** What is new. */
  readonly fresh: () => Cue | undefined;
}

/** A book of one page: it knows `found` for whatever is asked, and keeps the last that is recorded. */
export function cuesOfOneCall(found: Cue | undefined): OneCall {
  let fresh: Cue | undefined;
  const keep = (cue: Cue): void => {
    fresh = cue;
  };
  return {
    taken: () => fresh ?? found,
    fresh: () => fresh,
    cues: {
      session: {
        file: '',
        mode: 'missing',
        next: (question) => {
          const key = { ...question, occurrence: 1 };
          return found ? { key, cue: { ...found, key }, from: 'own' } : { key };
        },
        peek: () => undefined,
        record: keep,
        replace: keep,
        delta: () => {
          throw new Error('The server cache has no file.');
        },
        commit: async () => ({ kind: 'nothing' }),
        used: () => [],
        unused: () => [],
      },
      policy: {
        record: true,
        replay: true,
        heal: 'off',
        regroundStale: true,
        recordCommand: 'the server cache is bypassed with x-svc-cache-bypass: true',
        file: 'the server cache',
      },
    },
  };
}

/** Looks the call up. Undefined when the content of the page cannot be told in time: then nothing is looked up and nothing kept. */
export async function openCallCache(
  store: SessionStore,
  page: Page,
  identity: CallIdentity,
  ttlMs: number,
): Promise<CallCache | undefined> {
  const content = await contentOf(page);
  if (content === undefined) return undefined;
  const key = createHash('sha256')
    .update(JSON.stringify([identity.caller, identity.operation, identity.request, content]))
    .digest('hex');
  const entry = parse(await store.readCache(key));
  const { cues, fresh } = cuesOfOneCall(entry?.cue);
  return {
    cues,
    found: entry && 'data' in entry ? { data: entry.data } : undefined,
    save: async (extracted) => {
      const cue = fresh();
      const kept = extracted ?? (cue && { cue });
      if (kept) await store.writeCache(key, JSON.stringify(kept), ttlMs);
    },
    forget: async () => {
      await store.writeCache(key, '', 1);
    },
  };
}

const Entry = z.object({ cue: Cue.optional(), data: z.unknown().optional() });

function parse(text: string | undefined): z.infer<typeof Entry> | undefined {
  return text ? Entry.safeParse(JSON.parse(text)).data : undefined;
}

/** A digest of what every frame shows; secrets may be in there, so that nothing but the digest leaves the page. */
async function contentOf(page: Page): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), CONTENT_MS);
  });
  const all = Promise.all(page.frames().map(digestOf)).catch(() => undefined);
  const digests = await Promise.race([all, late]);
  clearTimeout(timer);
  return digests?.join('\n');
}

async function digestOf(frame: Frame): Promise<string> {
  const digest = await frame.evaluate(() => {
    // cyrb53 (bryc, public domain), twice with different seeds: crypto.subtle is missing on pages without TLS.
    const hash = (text: string, seed: number): string => {
      let a = 0xdeadbeef ^ seed;
      let b = 0x41c6ce57 ^ seed;
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        a = Math.imul(a ^ code, 2654435761);
        b = Math.imul(b ^ code, 1597334677);
      }
      a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
      b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
      return `${(b >>> 0).toString(36)}.${(a >>> 0).toString(36)}`;
    };
    const parts: string[] = [];
    const read = (root: Document | ShadowRoot): void => {
      parts.push(root instanceof Document ? (root.documentElement?.outerHTML ?? '') : root.innerHTML);
      for (const element of root.querySelectorAll('*')) {
        // Markup tells neither what was typed nor what is inside a shadow root.
        if ('value' in element) parts.push(String(element.value));
        if ('checked' in element) parts.push(String(element.checked));
        if (element.shadowRoot) read(element.shadowRoot);
      }
    };
    read(document);
    const text = parts.join('\0');
    return `${hash(text, 1)}.${hash(text, 2)}`;
  });
  return `${frame.url()} ${digest}`;
}
