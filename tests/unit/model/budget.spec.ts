import { expect, test } from '../../../fixtures/test.js';
import { noUsage, usageOfFailure } from '../../../src/contract/usage.js';
import { costOf, createBudget } from '../../../src/grounding/budget.js';
import { grounderOf } from '../../model/model-server.js';
import { scriptedModel } from '../../../src/testing/testing.js';

const usage = { ...noUsage, calls: 1, promptTokens: 1_000, completionTokens: 100, cachedInputTokens: 400 };
const price = { prompt: 2, completion: 10, cachedInput: 0.5 };
const snapshot = {
  url: 'http://shop.test/',
  title: '',
  viewport: { width: 1, height: 1 },
  scroll: { x: 0, y: 0, width: 1, height: 1 },
  root: { role: 'document', name: '', children: [{ role: 'button', name: 'Save', ref: 'e2', children: [] }] },
  missingFrames: [],
};
const request = { instruction: 'click save', snapshot, variables: [] };
const click = {
  reason: '',
  outcome: 'steps',
  steps: [{ ref: 'e2', method: 'click', arguments: [], toRef: null, irreversible: false }],
  more: false,
  refs: [],
};

test('cached tokens have a price of their own', () => {
  expect(costOf(usage, price)).toBeCloseTo((600 * 2 + 400 * 0.5 + 100 * 10) / 1e6, 12);
});

for (const [limits, message] of [
  [{ maxCalls: 1 }, /maxCalls 1, of which 1 is used; the call needs at least 1 more/],
  [{ maxTokens: 1_500 }, /maxTokens 1500, of which 1100 is used; the call needs at least 1000 more/],
  [{ maxCost: 0.003 }, /maxCost 0.003, of which 0.0024 is used; the call needs at least 0.002 more/],
] as const) {
  test(`a budget of ${JSON.stringify(limits)} says no before the call`, () => {
    const budget = createBudget('this test', { limits, prices: { 'a/b': price } });
    budget.reserve('a/b', 1_000).settle(usage);
    expect(() => budget.reserve('a/b', 1_000)).toThrow(message);
  });
}

test('calls side by side cannot overspend together, and a failed call gives back what it had set aside', () => {
  const budget = createBudget('this run', { limits: { maxTokens: 1_500 } });
  const first = budget.reserve('a/b', 1_000);
  expect(() => budget.reserve('a/b', 1_000)).toThrow(/budget of this run/);
  first.settle(undefined);
  expect(() => budget.reserve('a/b', 1_000)).not.toThrow();
});

test('a model without a price does not slip through a limit of money', () => {
  const budget = createBudget('this call', { limits: { maxCost: 1 } });
  expect(() => budget.reserve('a/b', 10)).toThrow(/price of a\/b/);
});

test('an exceeded budget is a typed error, and the model is not asked', async () => {
  const model = scriptedModel([click]);
  const budgets = [createBudget('this test', { limits: { maxCalls: 1 } })];
  const grounder = await grounderOf({ model, environment: {} }, budgets);
  await grounder.plan(request);
  await expect(grounder.plan(request)).rejects.toMatchObject({ name: 'BudgetExceededError' });
  expect(model.calls).toHaveLength(1);
});

test('a refused budget gives back what other budgets had set aside', async () => {
  const wide = createBudget('this run', { limits: { maxTokens: 3_000 } });
  const narrow = createBudget('this call', { limits: { maxTokens: 10 } });
  const grounder = await grounderOf({ model: scriptedModel([click]), environment: {} }, [wide, narrow]);
  await expect(grounder.plan(request)).rejects.toMatchObject({ name: 'BudgetExceededError' });
  expect(() => wide.reserve('a/b', 2_900)).not.toThrow();
});

test('what a failed question cost is told with its error', async () => {
  const grounder = await grounderOf({ model: scriptedModel(['garbage']), environment: {} });
  const failure: unknown = await grounder.plan(request).catch((error: unknown) => error);
  expect(usageOfFailure(failure)).toMatchObject({ calls: 2 });
});

test('no more calls are made at the same time than allowed', async () => {
  let running = 0;
  let most = 0;
  const model = scriptedModel([
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return click;
    },
  ]);
  const grounder = await grounderOf({ model, environment: {}, concurrency: 2 });
  await Promise.all(Array.from({ length: 6 }, () => grounder.plan(request)));
  expect(most).toBe(2);
});
