/** Keeps sessions in Redis, for several server processes that serve the same sessions. Knows the commands it needs and no more. */
import { SvcEnvironmentError } from '../contract/errors.js';
import { MAX_HISTORY, type HistoryRecord, type SessionRecord, type SessionStore } from './store.js';

/** The part of a Redis client that is used; `ioredis` has it. */
export interface RedisClient {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<unknown>;
  set(key: string, value: string, px: 'PX', milliseconds: number): Promise<unknown>;
  del(...keys: string[]): Promise<number>;
  sadd(key: string, member: string): Promise<number>;
  srem(key: string, member: string): Promise<number>;
  smembers(key: string): Promise<string[]>;
  mget(...keys: string[]): Promise<(string | null)[]>;
  lrange(key: string, start: number, stop: number): Promise<string[]>;
  eval(script: string, keys: number, ...rest: (string | number)[]): Promise<unknown>;
  quit(): Promise<unknown>;
}

/** Renews a lock of one's own or takes a free one, in one step. */
const lockScript = `local held = redis.call('get', KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** Gives back a lock of one's own only: it may have run out and be another's by now. */
const unlockScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0`;

/** The time of use stands beside the record, and is only written while there is one. */
const touchScript = `if redis.call('exists', KEYS[1]) == 0 then return 0 end
redis.call('set', KEYS[2], ARGV[1])
return 1`;

const historyScript = `if redis.call('exists', KEYS[1]) == 0 then return 0 end
redis.call('rpush', KEYS[2], ARGV[1])
redis.call('ltrim', KEYS[2], -tonumber(ARGV[2]), -1)
return 1`;

/**
 * A store in Redis. Records hold signing keys and, where clients sent them, keys of model providers: give it a database
 * that only the servers reach.
 * @param connection address, `redis://127.0.0.1:6379`, for which the optional package `ioredis` is loaded; or a client
 * @throws SvcEnvironmentError when `ioredis` is not installed
 */
export async function createRedisStore(
  connection: string | RedisClient,
  { prefix = 'cuebook:' }: { prefix?: string } = {},
): Promise<SessionStore> {
  const client = typeof connection === 'string' ? await connect(connection) : connection;
  const all = `${prefix}sessions`;
  const key = (kind: 'session' | 'used' | 'history' | 'lock' | 'cache', id: string): string =>
    `${prefix}${kind}:${id}`;
  const toRecord = (text: string, used: string | null): SessionRecord => {
    const record = JSON.parse(text) as SessionRecord;
    return used === null ? record : { ...record, lastUsedAt: Number(used) };
  };
  return {
    shared: true,
    create: async (record) => {
      await client.set(key('session', record.id), JSON.stringify(record));
      await client.sadd(all, record.id);
    },
    read: async (id) => {
      const [text, used] = await client.mget(key('session', id), key('used', id));
      return text ? toRecord(text, used ?? null) : undefined;
    },
    touch: async (id, time) =>
      (await client.eval(touchScript, 2, key('session', id), key('used', id), time)) === 1,
    remove: async (id) => {
      const removed = await client.del(key('session', id));
      await client.srem(all, id);
      await client.del(key('used', id), key('history', id), key('lock', id));
      return removed === 1;
    },
    list: async () => {
      const ids = await client.smembers(all);
      if (ids.length === 0) return [];
      const values = await client.mget(...ids.flatMap((id) => [key('session', id), key('used', id)]));
      return ids.flatMap((_id, index) => {
        const text = values[index * 2];
        return text ? [toRecord(text, values[index * 2 + 1] ?? null)] : [];
      });
    },
    addHistory: async (id, entry) => {
      await client.eval(
        historyScript,
        2,
        key('session', id),
        key('history', id),
        JSON.stringify(entry),
        MAX_HISTORY,
      );
    },
    history: async (id) =>
      (await client.lrange(key('history', id), 0, -1)).map((text) => JSON.parse(text) as HistoryRecord),
    lock: async (id, token, milliseconds) =>
      (await client.eval(lockScript, 1, key('lock', id), token, milliseconds)) === 1,
    unlock: async (id, token) => {
      await client.eval(unlockScript, 1, key('lock', id), token);
    },
    readCache: async (id) => (await client.get(key('cache', id))) ?? undefined,
    writeCache: async (id, value, milliseconds) => {
      await client.set(key('cache', id), value, 'PX', milliseconds);
    },
    close: async () => {
      await client.quit();
    },
  };
}

async function connect(address: string): Promise<RedisClient> {
  try {
    const { Redis } = await import('ioredis');
    return new Redis(address);
  } catch (error) {
    throw new SvcEnvironmentError(
      {
        looked: 'the package ioredis, which keeps sessions in Redis',
        found: 'that it is not installed',
        next: 'Install it: npm i ioredis.',
      },
      { cause: error },
    );
  }
}
