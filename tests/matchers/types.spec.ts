/** What the types of the matchers promise: on what they may be called, with which options, and that they survive composition. */
import { expect as plainExpect, type Locator, mergeExpects, type Page } from '@playwright/test';
import { expectTypeOf } from 'expect-type';
import { z } from 'zod';
import { test } from '../../fixtures/test.js';
import {
  type Ai,
  aiMatchers,
  type AiMatchers,
  expect,
  type SpendLimit,
  type ToExtractOptions,
  type ToObserveOptions,
  type ToSatisfyOptions,
} from '../../src/index.js';

/** Only compiled, never called: the type checker is what holds these promises. */
async function subjects(ai: Ai, page: Page, locator: Locator): Promise<void> {
  await expect(ai).toSatisfy('the cart shows 2 items');
  await expect(page).toSatisfy('the cart shows 2 items');
  await expect(locator).toSatisfy('the cart shows 2 items', {
    timeout: 1_000,
    variables: { name: 'Ada' },
    weakAssertions: 'warn',
    screenshot: true,
    votes: 3,
  });
  await expect(ai).not.toSatisfy('the cart is empty');
  await expect.soft(page).toSatisfy('the cart is empty');
  await expect.configure({ timeout: 1_000, soft: true })(locator).toSatisfy('the cart is empty');
  expectTypeOf(expect(ai).toSatisfy('the cart is empty')).toEqualTypeOf<Promise<void>>();
  await expect(ai).toExtract('the total', 29, { timeout: 1_000 });
  await expect(ai).toExtract('the total', z.number().positive());
  await expect(ai).toObserve('the Pay button', { count: 1, timeout: 1_000 });
  expectTypeOf(expect(ai).toHaveReplayed()).toEqualTypeOf<void>();
  expectTypeOf(expect(ai).toHaveSpentAtMost({ tokens: 1_000, cost: 0.1, calls: 3 })).toEqualTypeOf<void>();
  // Playwright's own are still there, where they belong.
  await expect(page).toHaveTitle('Cart');
  await expect(locator).toBeVisible();
}

/** Only compiled: what the type checker refuses. */
async function mistakes(ai: Ai, page: Page, locator: Locator): Promise<void> {
  // @ts-expect-error a sentence is not satisfied by a text
  await expect('a text').toSatisfy('the cart is empty');
  // @ts-expect-error a sentence is a string
  await expect(ai).toSatisfy(42);
  // @ts-expect-error no such option
  await expect(ai).toSatisfy('the cart is empty', { retries: 2 });
  // @ts-expect-error weak assertions are refused or warned of
  await expect(page).toSatisfy('the cart is empty', { weakAssertions: 'ignore' });
  // @ts-expect-error data is extracted by an ai
  await expect(locator).toExtract('the total', 29);
  // @ts-expect-error there is something to compare with
  await expect(ai).toExtract('the total');
  // @ts-expect-error a count is a number
  await expect(ai).toObserve('the Pay button', { count: '1' });
  // @ts-expect-error only an ai has a history
  expect(page).toHaveReplayed();
  // @ts-expect-error what may be spent is named
  expect(ai).toHaveSpentAtMost({ dollars: 1 });
}

/** Only compiled: composed with matchers of one's own. */
async function composed(ai: Ai, page: Page): Promise<void> {
  const own = plainExpect.extend({
    toBeEven: (received: number) => ({ pass: received % 2 === 0, message: () => `${received}` }),
  });
  const merged = mergeExpects(own, expect);
  merged(2).toBeEven();
  await merged(ai).toSatisfy('the cart is empty');
  await merged(page).not.toSatisfy('the cart is empty');
  const extended = own.extend(aiMatchers);
  extended(2).toBeEven();
  await extended(ai).toObserve('the Pay button');
}

test('the matchers may be called on what they are about, with their options, alone and composed', () => {
  expectTypeOf(subjects).returns.toEqualTypeOf<Promise<void>>();
  expectTypeOf(mistakes).returns.toEqualTypeOf<Promise<void>>();
  expectTypeOf(composed).returns.toEqualTypeOf<Promise<void>>();
});

test('the options and the matchers have names of their own', () => {
  expectTypeOf<ToSatisfyOptions['weakAssertions']>().toEqualTypeOf<'refuse' | 'warn' | undefined>();
  expectTypeOf<ToExtractOptions>().toEqualTypeOf<{ timeout?: number }>();
  expectTypeOf<ToObserveOptions>().toEqualTypeOf<{ timeout?: number; count?: number }>();
  expectTypeOf<SpendLimit>().toEqualTypeOf<{ tokens?: number; cost?: number; calls?: number }>();
  expectTypeOf<keyof AiMatchers>().toEqualTypeOf<
    'toSatisfy' | 'toExtract' | 'toObserve' | 'toHaveReplayed' | 'toHaveSpentAtMost'
  >();
});
