/** What may be spent on models. A budget says no before a call is made, never behind it; what was spent stands in an account. */
import { BudgetExceededError } from '../contract/errors.js';
import type { Usage } from '../contract/usage.js';

/** Price of a model in any one currency, per million tokens. */
export interface Price {
  prompt: number;
  completion: number;
  /** Of prompt tokens that the provider had in its cache. @default the price of the prompt */
  cachedInput?: number;
}

/** Prices by `provider/model`. */
export type PriceTable = Readonly<Record<string, Price>>;

/** Limits of one budget; an absent one is no limit. */
export interface BudgetLimits {
  /** Prompt and completion tokens together. */
  maxTokens?: number | undefined;
  /** In the currency of the price table. */
  maxCost?: number | undefined;
  /** Requests to a model that were answered, or that failed. */
  maxCalls?: number | undefined;
}

/** What was used, or is to be used. */
export interface Amount {
  calls: number;
  tokens: number;
  cost: number;
}

/** Where spending is written down: in memory for a call or a test, in a file that all workers share for a run. */
export interface Account {
  /** Sets an amount aside if it is within the limits, together with all that was set aside and used before; else says how much that is. */
  take(
    amount: Amount,
    limits: BudgetLimits,
  ): { ok: true; settle(actual: Amount): void } | { ok: false; used: Amount };
}

/** A budget on an account. */
export interface Budget {
  /**
   * Sets tokens aside for a call that is about to be made, so that calls side by side cannot overspend together.
   * @throws BudgetExceededError when the call could go over; nothing is set aside then
   */
  reserve(modelName: string, promptTokens: number): Reservation;
}

/** Tokens set aside for one call: settle it with what the call used, also when it failed. */
export interface Reservation {
  /** @param usage absent when the call was not made after all */
  settle(usage: Pick<Usage, 'promptTokens' | 'completionTokens' | 'cachedInputTokens'> | undefined): void;
}

const nothing: Amount = { calls: 0, tokens: 0, cost: 0 };

/**
 * A budget named for messages: `this call`, `this test`, `this run`. A model without a price is refused at the first
 * reservation when `maxCost` is set: what costs an unknown amount cannot be kept within a limit.
 */
export function createBudget(
  name: string,
  {
    limits,
    prices = {},
    account = createAccount(),
  }: { limits: BudgetLimits; prices?: PriceTable; account?: Account },
): Budget {
  return {
    reserve(modelName, promptTokens) {
      const price = prices[modelName];
      if (limits.maxCost !== undefined && !price) {
        throw new BudgetExceededError({
          looked: `the price of ${modelName}, because ${name} has a budget of ${limits.maxCost}`,
          found: 'none in the price table',
          next: `Add it: prices: { "${modelName}": { prompt: …, completion: … } }, per million tokens.`,
        });
      }
      const wanted = {
        calls: 1,
        tokens: promptTokens,
        cost: price ? (promptTokens * price.prompt) / 1e6 : 0,
      };
      const taken = account.take(wanted, limits);
      if (!taken.ok) throw exceeded(name, limits, taken.used, wanted);
      let isOpen = true;
      return {
        settle(usage) {
          if (!isOpen) return;
          isOpen = false;
          if (!usage) return taken.settle(nothing);
          taken.settle({
            calls: 1,
            tokens: usage.promptTokens + usage.completionTokens,
            cost: price ? costOf(usage, price) : 0,
          });
        },
      };
    },
  };
}

/** An account in memory. */
export function createAccount(): Account {
  let used = nothing;
  return {
    take(amount, limits) {
      if (overLimit(limits, used, amount)) return { ok: false, used };
      used = add(used, amount);
      return {
        ok: true,
        settle(actual) {
          used = add(used, actual, amount);
        },
      };
    },
  };
}

/** What a usage costs, in the currency of the price. */
export function costOf(
  usage: Pick<Usage, 'promptTokens' | 'completionTokens' | 'cachedInputTokens'>,
  price: Price,
): number {
  const fresh = Math.max(0, usage.promptTokens - usage.cachedInputTokens);
  return (
    (fresh * price.prompt +
      usage.cachedInputTokens * (price.cachedInput ?? price.prompt) +
      usage.completionTokens * price.completion) /
    1e6
  );
}

/** The limit that an amount would go over, on top of what is used; undefined when it is within all of them. */
export function overLimit(
  limits: BudgetLimits,
  used: Amount,
  wanted: Amount,
): keyof BudgetLimits | undefined {
  return limitNames.find(([name, unit]) => used[unit] + wanted[unit] > (limits[name] ?? Infinity))?.[0];
}

/** The sum of two amounts, less a third. */
export function add(a: Amount, b: Amount, less: Amount = nothing): Amount {
  return {
    calls: a.calls + b.calls - less.calls,
    tokens: a.tokens + b.tokens - less.tokens,
    cost: a.cost + b.cost - less.cost,
  };
}

const limitNames = [
  ['maxCalls', 'calls'],
  ['maxTokens', 'tokens'],
  ['maxCost', 'cost'],
] as const;

function exceeded(name: string, limits: BudgetLimits, used: Amount, wanted: Amount): BudgetExceededError {
  const limit = overLimit(limits, used, wanted) ?? 'maxCalls';
  const unit = limitNames.find(([each]) => each === limit)?.[1] ?? 'calls';
  return new BudgetExceededError({
    looked: `room for one more model call in the budget of ${name}`,
    found: `${limit} ${limits[limit]}, of which ${round(used[unit])} is used; the call needs at least ${round(wanted[unit])} more`,
    next: `Raise ${limit}, or ask for less: a recorded cue needs no call at all.`,
  });
}

function round(amount: number): string {
  return String(Math.round(amount * 1e6) / 1e6);
}
