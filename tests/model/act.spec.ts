import { expect, node, page, step, test } from './model-server.js';

const shop = page(
  node('searchbox', 'Search', { ref: 'e1', tag: 'input' }),
  node('button', 'Save', { ref: 'e2', tag: 'button' }),
  node('button', 'Delete account', { ref: 'e3', tag: 'button' }),
  node('checkbox', 'Newsletter', { ref: 'e4', checked: false }),
);
const request = (instruction: string) => ({ instruction, snapshot: shop, variables: [] });

test('one call turns a sentence into a step on an element of the page', async ({ server, grounder }) => {
  server.answer(step('e2', 'click'));
  const model = await grounder();
  const { answer, usage } = await model.plan(request('save the profile'));
  expect(model.name).toBe('openai/test-model');
  expect(answer).toMatchObject({
    kind: 'found',
    steps: [{ ref: 'e2', method: 'click', arguments: [], description: 'click button "Save"' }],
  });
  expect(usage).toMatchObject({ calls: 1, promptTokens: 120, completionTokens: 20 });
  expect(server.requests()).toHaveLength(1);
  expect(server.requests()[0]?.text).toContain('button e2');
});

test('a ref that is not on the page is put right by one more call', async ({ server, grounder }) => {
  server.answer(step('e99', 'click'), step('e2', 'click'));
  const { answer, usage } = await (await grounder()).plan(request('save the profile'));
  expect(answer.kind).toBe('found');
  expect(usage.calls).toBe(2);
  expect(server.requests()[1]?.text).toContain('the page shows no ref');
});
