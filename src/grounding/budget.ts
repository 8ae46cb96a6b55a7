/** What may be spent on models, and what has been. A budget says no before a call is made, never behind it. */
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
  maxTokens?: number;
  /** In the currency of the price table. */
  maxCost?: number;
  maxCalls?: number;
}

/** A budget and what was spent of it. */
export interface Budget {
  /**
   * Sets tokens aside for a call that is about to be made, so that calls side by side cannot overspend together.
   * @throws BudgetExceededError when the call could go over; nothing is set aside then
   */
  reserve(modelName: string, promptTokens: number): Reservation;
  /** Spent so far; `cost` is undefined while a model without a price was used. */
  spent(): { calls: number; tokens: number; cost: number | undefined };
}

/** Tokens set aside for one call: settle it with what the call used, also when it failed. */
export interface Reservation {
  settle(usage: Usage | undefined): void;
}

/**
 * A budget named for messages: `this call`, `this test`, `this run`.
 * @throws BudgetExceededError at the first reservation of a model without a price when `maxCost` is set: what costs an
 *   unknown amount cannot be kept within a limit
 */
export function createBudget(
  name: string,
  { limits, prices = {} }: { limits: BudgetLimits; prices?: PriceTable },
): Budget {
  const total = { calls: 0, tokens: 0, cost: 0, unpriced: false };
  const reserved = { tokens: 0, cost: 0 };
  return {
    reserve(modelName, promptTokens) {
      const price = prices[modelName];
      const cost = price ? (promptTokens * price.prompt) / 1e6 : 0;
      if (limits.maxCost !== undefined && !price) {
        throw new BudgetExceededError({
          looked: `the price of ${modelName}, because ${name} has a budget of ${limits.maxCost}`,
          found: 'none in the price table',
          next: `Add it: prices: { "${modelName}": { prompt: …, completion: … } }, per million tokens.`,
        });
      }
      check(name, 'maxCalls', limits.maxCalls, total.calls + 1, total.calls);
      check(name, 'maxTokens', limits.maxTokens, total.tokens + reserved.tokens + promptTokens, total.tokens);
      check(name, 'maxCost', limits.maxCost, total.cost + reserved.cost + cost, total.cost);
      total.calls += 1;
      reserved.tokens += promptTokens;
      reserved.cost += cost;
      let isOpen = true;
      return {
        settle(usage) {
          if (!isOpen) return;
          isOpen = false;
          reserved.tokens -= promptTokens;
          reserved.cost -= cost;
          if (!usage) return;
          total.tokens += usage.promptTokens + usage.completionTokens;
          if (price) total.cost += costOf(usage, price);
          else total.unpriced = true;
        },
      };
    },
    spent: () => ({
      calls: total.calls,
      tokens: total.tokens,
      cost: total.unpriced ? undefined : total.cost,
    }),
  };
}

/** What a usage costs, in the currency of the price. */
export function costOf(usage: Usage, price: Price): number {
  const fresh = Math.max(0, usage.promptTokens - usage.cachedInputTokens);
  return (
    (fresh * price.prompt +
      usage.cachedInputTokens * (price.cachedInput ?? price.prompt) +
      usage.completionTokens * price.completion) /
    1e6
  );
}

function check(
  name: string,
  limitName: keyof BudgetLimits,
  limit: number | undefined,
  wanted: number,
  spent: number,
): void {
  if (limit === undefined || wanted <= limit) return;
  throw new BudgetExceededError({
    looked: `room for one more model call in the budget of ${name}`,
    found: `${limitName} ${limit}, of which ${round(spent)} is spent; the call would bring it to at least ${round(wanted)}`,
    next: `Raise ${limitName}, or ask for less: a recorded cue needs no call at all.`,
  });
}

function round(amount: number): string {
  return String(Math.round(amount * 1e6) / 1e6);
}
