/**
 * The server cache: what a sentence was found to mean on a page, kept as a cue. A hit is replayed with the checks of every
 * cue, so that a page that looks the same and is not is grounded anew. Keys never cross from one service key to another.
 */
import { createHash } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';
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
  /** Keeps what the engine found out, when it did. */
  save(): Promise<void>;
  /** Drops an entry that turned out not to fit. */
  forget(): Promise<void>;
}

/** Longest time that the content of the page is waited for, in ms. */
const CONTENT_MS = 1_000;

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
  const found = parse(await store.readCache(key));
  let fresh: Cue | undefined;
  return {
    cues: {
      session: {
        file: '',
        mode: 'missing',
        next: (question) => {
          const cueKey = { ...question, occurrence: 1 };
          return found ? { key: cueKey, cue: { ...found, key: cueKey }, from: 'own' } : { key: cueKey };
        },
        peek: () => undefined,
        record: (cue) => {
          fresh = cue;
        },
        replace: (cue) => {
          fresh = cue;
        },
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
    save: async () => {
      if (fresh) await store.writeCache(key, JSON.stringify(fresh), ttlMs);
    },
    forget: async () => {
      await store.writeCache(key, '', 1);
    },
  };
}

function parse(text: string | undefined): Cue | undefined {
  if (!text) return undefined;
  const parsed = Cue.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}

/** A digest of address and markup of every frame; the markup may hold secrets, so that nothing but the digest is kept. */
async function contentOf(page: Page): Promise<string | undefined> {
  const hash = createHash('sha256');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), CONTENT_MS);
  });
  const all = Promise.all(page.frames().map(markupOf)).catch(() => undefined);
  const markups = await Promise.race([all, late]);
  clearTimeout(timer);
  if (!markups) return undefined;
  for (const markup of markups) hash.update(markup).update('\0');
  return hash.digest('hex');
}

async function markupOf(frame: Frame): Promise<string> {
  return `${frame.url()}\n${await frame.content()}`;
}
