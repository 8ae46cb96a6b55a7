import { expect, test } from '../../../fixtures/test.js';
import { noUsage } from '../../../src/contract/usage.js';
import { createBudget } from '../../../src/grounding/budget.js';
import { createFileAccount } from '../../../src/grounding/budget-file.js';

test('two workers draw on one account', ({}, testInfo) => {
  const file = testInfo.outputPath('spent.jsonl');
  const limits = { maxTokens: 2_500 };
  const [one, two] = [1, 2].map(() => createBudget('this run', { limits, account: createFileAccount(file) }));
  one?.reserve('a/b', 1_000).settle({ ...noUsage, promptTokens: 1_100, completionTokens: 100 });
  two?.reserve('a/b', 1_000);
  expect(() => one?.reserve('a/b', 1_000)).toThrow(
    /budget of this run.*maxTokens 2500, of which 2200 is used; the call needs at least 1000 more/s,
  );
  expect(() => two?.reserve('a/b', 200)).not.toThrow();
});
