import { expect, test } from '../../fixtures/test.js';

test.beforeEach(({ page }) => page.setContent('<button>Save</button>'));

test('observe explains what it understood, what it considered and what decided', async ({ ai }) => {
  const { actions, explanation } = await ai.observe('click Save', { explain: true });
  expect(actions[0]?.description).toBe('click button "Save"');
  expect(explanation?.intents).toEqual(['click · target Save']);
  expect(explanation?.candidates[0]).toMatchObject({ description: 'button "Save"', reason: 'exact name' });
});

test('what came close is explained where nothing fits', async ({ ai }) => {
  const { actions, explanation } = await ai.observe('click Save draft', { explain: true });
  expect(actions).toEqual([]);
  expect(explanation?.candidates[0]?.reason).toContain('nothing says draft');
});
