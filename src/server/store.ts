/** What of a session must outlive the process that serves it, and where it is kept. This driver keeps it in memory. */
import type { StartRequest } from '../contract/api-session.js';
import type { Usage } from '../contract/usage.js';

/** A session as any server process can take it over. Times in ms since the epoch. */
export interface SessionRecord {
  id: string;
  /** Name of the key that started it; nobody else sees it. */
  caller: string;
  /** As it was started. */
  start: StartRequest;
  /** Model-provider key that came with the start. */
  modelApiKey?: string;
  /** Which process launched the browser; it dies with that process. Absent when the browser runs elsewhere. */
  launchedBy?: string;
  /** Name of the machine that its browser was launched on. */
  launchedOn?: string;
  /** The browser came from a provider elsewhere, and goes back to it. */
  provided: boolean;
  /** CDP address by which every server process reaches the browser. */
  endpoint: string | null;
  endpointHeaders?: Record<string, string>;
  /** What start answered: given out again on resume. */
  cdpUrl: string | null;
  /** Opens the CDP address on this server. */
  signingKey: string;
  createdAt: number;
  lastUsedAt: number;
  idleMs: number;
}

/** One operation of a session. */
export interface HistoryRecord {
  /** Address of the page when the operation began. */
  url: string;
  method: string;
  /** Names of variables, never their values; no model keys. */
  parameters: unknown;
  result: unknown;
  timestamp: number;
  endTime: number;
  usage?: Usage;
}

/** Where sessions, their history and the server cache are kept. */
export interface SessionStore {
  /** Other processes see the same sessions. */
  readonly shared: boolean;
  create(record: SessionRecord): Promise<void>;
  read(id: string): Promise<SessionRecord | undefined>;
  /** Notes that the session is in use; false when it is gone. */
  touch(id: string, time: number): Promise<boolean>;
  /** True for the one caller that removed it. */
  remove(id: string): Promise<boolean>;
  list(): Promise<SessionRecord[]>;
  addHistory(id: string, entry: HistoryRecord): Promise<void>;
  history(id: string): Promise<HistoryRecord[]>;
  /** Takes or renews the right to operate on a session; false when another token has it. */
  lock(id: string, token: string, milliseconds: number): Promise<boolean>;
  unlock(id: string, token: string): Promise<void>;
  readCache(key: string): Promise<string | undefined>;
  writeCache(key: string, value: string, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Entries of a history that are kept; the oldest give way. */
export const MAX_HISTORY = 1_000;

/** Keeps everything in this process, the cache bounded by `maxCacheEntries`, least recently used first to go. */
export function createMemoryStore({ maxCacheEntries = 1_000 } = {}): SessionStore {
  const sessions = new Map<string, SessionRecord>();
  const histories = new Map<string, HistoryRecord[]>();
  const locks = new Map<string, { token: string; until: number }>();
  const cache = new Map<string, { value: string; until: number }>();
  return {
    shared: false,
    create: async (record) => {
      sessions.set(record.id, record);
    },
    read: async (id) => sessions.get(id),
    touch: async (id, time) => {
      const record = sessions.get(id);
      if (record) record.lastUsedAt = time;
      return record !== undefined;
    },
    remove: async (id) => {
      histories.delete(id);
      locks.delete(id);
      return sessions.delete(id);
    },
    list: async () => [...sessions.values()],
    addHistory: async (id, entry) => {
      if (!sessions.has(id)) return;
      const entries = histories.get(id) ?? [];
      entries.push(entry);
      if (entries.length > MAX_HISTORY) entries.shift();
      histories.set(id, entries);
    },
    history: async (id) => [...(histories.get(id) ?? [])],
    lock: async (id, token, milliseconds) => {
      const held = locks.get(id);
      if (held && held.token !== token && held.until > Date.now()) return false;
      locks.set(id, { token, until: Date.now() + milliseconds });
      return true;
    },
    unlock: async (id, token) => {
      if (locks.get(id)?.token === token) locks.delete(id);
    },
    readCache: async (key) => {
      const entry = cache.get(key);
      if (!entry) return undefined;
      cache.delete(key);
      if (entry.until < Date.now()) return undefined;
      cache.set(key, entry);
      return entry.value;
    },
    writeCache: async (key, value, milliseconds) => {
      cache.delete(key);
      cache.set(key, { value, until: Date.now() + milliseconds });
      if (cache.size > maxCacheEntries) cache.delete(cache.keys().next().value ?? '');
    },
    close: async () => undefined,
  };
}
