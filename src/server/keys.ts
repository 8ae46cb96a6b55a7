/** Service keys: who may call, how much, how fast. Keys are held as digests only. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A key of the configuration: in clear, or as the hex digest that `sha256` gives for it. */
export const ServiceKey = z.union([
  z.string().min(1),
  z
    .strictObject({
      /** For logs, limits and ownership of sessions; two keys of one name are one caller. */
      name: z.string().min(1),
      key: z.string().min(1).optional(),
      /** Hex SHA-256 of the key, in the place of `key`. */
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/i)
        .optional(),
      /** Most sessions at a time. */
      maxSessions: z.number().int().positive().optional(),
      requestsPerMinute: z.number().int().positive().optional(),
    })
    .refine(({ key, sha256 }) => (key === undefined) !== (sha256 === undefined), 'give either key or sha256'),
]);
export type ServiceKey = z.infer<typeof ServiceKey>;

/** Who a request comes from. */
export interface Caller {
  name: string;
  maxSessions: number;
  requestsPerMinute: number;
}

/** Limits of a key that names none. */
export interface KeyDefaults {
  maxSessions: number;
  requestsPerMinute: number;
}

/** Finds the caller of a key. Every known digest is compared, each in constant time, so that the time says nothing. */
export function createKeyring(
  keys: readonly ServiceKey[],
  defaults: KeyDefaults,
): (key: unknown) => Caller | undefined {
  const known = keys.map((given, index) => {
    const { name, key, sha256, maxSessions, requestsPerMinute } =
      typeof given === 'string'
        ? { ...unlimited, name: `key-${index + 1}`, key: given }
        : { ...unlimited, ...given };
    return {
      digest: sha256 === undefined ? digestOf(key ?? '') : Buffer.from(sha256, 'hex'),
      caller: {
        name,
        maxSessions: maxSessions ?? defaults.maxSessions,
        requestsPerMinute: requestsPerMinute ?? defaults.requestsPerMinute,
      },
    };
  });
  return (key) => {
    if (typeof key !== 'string' || key === '') return undefined;
    const digest = digestOf(key);
    let found: Caller | undefined;
    for (const each of known) if (timingSafeEqual(each.digest, digest)) found = each.caller;
    return found;
  };
}

/** A key nobody can guess, for a URL: 256 bits. */
export function randomKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether two keys are the same, in a time that depends on neither. */
export function sameKey(a: string, b: string): boolean {
  return timingSafeEqual(digestOf(a), digestOf(b));
}

/**
 * Counts requests a caller over a sliding minute (two fixed windows, weighted, as Cloudflare described in 2017): little
 * memory, and no burst of twice the limit at a border.
 */
export function createRateLimit(now: () => number = Date.now): (caller: Caller) => RateVerdict {
  const windows = new Map<string, { minute: number; before: number; count: number }>();
  return ({ name, requestsPerMinute }) => {
    const time = now();
    const minute = Math.floor(time / 60_000);
    const window = windows.get(name) ?? { minute, before: 0, count: 0 };
    if (window.minute !== minute) {
      window.before = window.minute === minute - 1 ? window.count : 0;
      window.count = 0;
      window.minute = minute;
    }
    windows.set(name, window);
    const passed = (time % 60_000) / 60_000;
    if (window.before * (1 - passed) + window.count + 1 > requestsPerMinute) {
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(60 * (1 - passed))) };
    }
    window.count += 1;
    return { allowed: true };
  };
}

/** What the rate limit says. */
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

const unlimited: {
  name: string;
  key?: string;
  sha256?: string;
  maxSessions?: number;
  requestsPerMinute?: number;
} = {
  name: '',
};

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
