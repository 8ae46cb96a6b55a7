/** Options of the matchers: their types, and what they may be. */
import { OptionsError } from '../contract/errors.js';
import { Variables } from '../contract/variables.js';

/** Options of `toSatisfy`; `timeout` in ms, by default that of `expect`. */
export interface ToSatisfyOptions {
  timeout?: number;
  /** Values of `%name%` in the sentence: they are compared with the page, and appear nowhere else. */
  variables?: Variables;
  /** What to do with checks that cannot fail. @default that of `aiOptions` */
  weakAssertions?: 'refuse' | 'warn';
  /** For sentences that only a model can judge: shows it the page. */
  screenshot?: boolean;
  /** For sentences that only a model can judge: how often it is asked; the majority decides. @default 1 */
  votes?: number;
}

/** Options of `toExtract`; `timeout` in ms, by default that of `expect`. */
export interface ToExtractOptions {
  timeout?: number;
}

/** Options of `toObserve`; `timeout` in ms, by default that of `expect`. */
export interface ToObserveOptions {
  timeout?: number;
  /** Just so many, instead of at least one. */
  count?: number;
}

/** @throws OptionsError for an option that does not exist or has a wrong value */
export function checkOptions(options: ToSatisfyOptions): ToSatisfyOptions {
  const { timeout, weakAssertions, screenshot, votes, variables, ...others } = options;
  const [unknown] = Object.keys(others);
  const isRight =
    unknown === undefined &&
    isTimeout(timeout) &&
    (variables === undefined || Variables.safeParse(variables).success) &&
    (weakAssertions === undefined || weakAssertions === 'refuse' || weakAssertions === 'warn') &&
    (screenshot === undefined || typeof screenshot === 'boolean') &&
    (votes === undefined || (Number.isInteger(votes) && votes > 0 && votes < 20));
  if (isRight) return options;
  throw new OptionsError({
    looked:
      'options of toSatisfy: timeout, variables, weakAssertions ("refuse" or "warn"), screenshot, votes (1 to 19)',
    // Not the values: a variable may be among them.
    found: unknown === undefined ? 'another value of one of them' : `an option "${unknown}"`,
  });
}

/**
 * How long an assertion may take to come true, in ms.
 * @throws OptionsError for an option that does not exist or has a wrong value
 */
export function withinOf(
  options: ToObserveOptions,
  fallback: number,
  known: readonly (keyof ToObserveOptions)[],
): number {
  const { timeout, count } = options;
  const unknown = Object.keys(options).find((name) => !known.some((each) => each === name));
  const isRight = isTimeout(timeout) && (count === undefined || (Number.isInteger(count) && count >= 0));
  if (unknown === undefined && isRight) return timeout ?? fallback;
  throw new OptionsError({
    looked: `options of this matcher: ${known.join(', ')}`,
    found: unknown === undefined ? JSON.stringify(options) : `an option "${unknown}"`,
  });
}

function isTimeout(timeout: number | undefined): boolean {
  return timeout === undefined || (typeof timeout === 'number' && timeout >= 0);
}

/** A schema that only says which shape a value has: what it is read as. */
export async function schemaOf(value: unknown): Promise<unknown> {
  const { z } = await import('zod');
  const shape = (each: unknown): InstanceType<typeof z.ZodType> => {
    if (typeof each === 'number') return z.number();
    if (typeof each === 'boolean') return z.boolean();
    if (Array.isArray(each)) return z.array(each.length > 0 ? shape(each[0]) : z.string());
    if (typeof each === 'object' && each !== null)
      return z.object(Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, shape(inner)])));
    return z.string();
  };
  return shape(value);
}
