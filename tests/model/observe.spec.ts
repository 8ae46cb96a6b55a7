import { expect, node, page, test } from './model-server.js';

const form = page(
  node('textbox', 'Email', { ref: 'e1', tag: 'input' }),
  node('textbox', 'Password', { ref: 'e2', tag: 'input', inputType: 'password', value: '•••' }),
  node('button', 'Sign in', { ref: 'e3', tag: 'button' }),
);
const element = (ref: string, method: string, ...given: string[]) => ({
  ref,
  method,
  arguments: given,
  toRef: null,
});

test('one call finds the elements that fit, best first, with tokens unreplaced', async ({
  server,
  grounder,
}) => {
  server.answer({ elements: [element('e1', 'fill', '%user%'), element('e3', 'click')], open: [] });
  const { answer, usage } = await (
    await grounder()
  ).observe({
    instruction: 'fields and buttons of the login',
    snapshot: form,
    variables: [{ name: 'user', description: 'name of the account' }],
  });
  expect(usage.calls).toBe(1);
  expect(answer.observations).toEqual([
    {
      ref: 'e1',
      method: 'fill',
      arguments: ['%user%'],
      description: 'fill textbox "Email" with "%user%"',
      score: 1,
    },
    { ref: 'e3', method: 'click', arguments: [], description: 'click button "Sign in"', score: 0.98 },
  ]);
  expect(server.requests()[0]?.text).toContain('%user% (name of the account)');
});

test('without an instruction every element that can be acted on is found, and no model is asked', async ({
  server,
  grounder,
}) => {
  const { answer, usage } = await (await grounder()).observe({ snapshot: form, variables: [] });
  expect(answer.observations.map((each) => each.ref)).toEqual(['e1', 'e2', 'e3']);
  expect([usage.calls, server.requests().length]).toEqual([0, 0]);
});

test('an empty list is an answer', async ({ server, grounder }) => {
  server.answer({ elements: [], open: [] });
  const { answer } = await (
    await grounder()
  ).observe({ instruction: 'the shopping cart', snapshot: form, variables: [] });
  expect(answer.observations).toEqual([]);
});

test('an unknown variable in an answer is refused with the known ones', async ({ server, grounder }) => {
  server.answer({ elements: [element('e1', 'fill', '%mail%')], open: [] });
  const observing = (await grounder()).observe({
    instruction: 'the email field',
    snapshot: form,
    variables: [{ name: 'user' }],
  });
  await expect(observing).rejects.toThrow(/no variable %mail%; there are %user%/);
});
