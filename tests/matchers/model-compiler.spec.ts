import { test } from '../../fixtures/test.js';
import { createAi, expect } from '../../src/index.js';
import { type ScriptedAnswer, scriptedModel } from '../../src/testing/scripted-model.js';
import { checks } from './answer.js';
import { failureOf } from './failure.js';

const basket = `<!doctype html><title>Basket</title><h1>Basket</h1>
<ul class=basket><li class=item><b>Blue mug</b> <span class=price>$9.00</span></li><li class=item><b>Red hat</b> <span class=price>$15.00</span></li></ul>
<label>Coupon <input></label><p class=greeting>Welcome back, Ada</p><button>Pay</button>`;

const shows = (text: string): ScriptedAnswer => checks({ kind: 'shown', expected: text });

test.beforeEach(({ page }) => page.setContent(basket));

test('a sentence beyond the grammar is compiled in one call and replayed without any', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const model = scriptedModel([
    ({ refOf }) =>
      checks({ kind: 'text', refs: [refOf('Welcome back')], operator: 'contains', expected: 'Ada' }),
  ]);
  const first = createAi(page, { model, cueFile, verbose: 0, updateCues: 'missing' });
  await expect(first).toSatisfy('somewhere near the end the greeting mentions Ada by name');
  expect(model.calls).toHaveLength(1);
  expect(model.calls[0]?.operation).toBe('satisfy');
  expect(first).toHaveSpentAtMost({ calls: 1 });
  await first.saveCues();

  const second = createAi(page, { model, cueFile, verbose: 0, updateCues: 'none' });
  await page.setContent(basket.replace('Ada', 'Bob'));
  const message = await failureOf(
    expect(second).toSatisfy('somewhere near the end the greeting mentions Ada by name', { timeout: 300 }),
  );
  expect(message).toContain('Welcome back, Bob');
  await page.setContent(basket);
  await expect(second).toSatisfy('somewhere near the end the greeting mentions Ada by name');
  expect(second).toHaveReplayed();
  expect(model.calls).toHaveLength(1);
});

test('a literal sentence costs no call', async ({ page }) => {
  const model = scriptedModel([new Error('must not be asked')]);
  const ai = createAi(page, { model, verbose: 0, cues: false });
  await expect(ai).toSatisfy('the Pay button is enabled');
  await expect(ai).not.toSatisfy('the page shows "Sold out"');
  expect(model.calls).toHaveLength(0);
});

test('items, order and lists are compiled from refs', async ({ page }) => {
  const model = scriptedModel([
    ({ refOf }) => checks({ kind: 'sorted', refs: [refOf('$9.00'), refOf('$15.00')], expected: 'ascending' }),
    ({ refOf }) => checks({ kind: 'order', refs: [refOf('Blue mug')], others: [refOf('Red hat')] }),
  ]);
  const ai = createAi(page, { model, verbose: 0, cues: false });
  await expect(ai).toSatisfy('going down, what the items cost never gets less');
  await expect(ai).toSatisfy('whoever reads on finds the Blue mug sooner than the Red hat');
});

test('not is compiled to the opposite of what the model says, and fails on what holds', async ({ page }) => {
  const model = scriptedModel([shows('Sold out'), shows('Blue mug')]);
  const ai = createAi(page, { model, verbose: 0, cues: false });
  await expect(ai).not.toSatisfy('a visitor comes across "Sold out"');
  await failureOf(expect(ai).not.toSatisfy('a visitor comes across "Blue mug"', { timeout: 200 }));
});

test('a sentence that cannot be compiled is judged, in every run, and its cue says so', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const vote = { reason: '', outcome: 'found', refs: [] };
  const model = scriptedModel([
    { reason: 'it is about looks', outcome: 'judge', checks: [], refs: [] },
    ({ refOf }) => ({
      ...vote,
      data: {
        verdict: { refs: [refOf('Basket')], value: true },
        evidence: { refs: [refOf('Basket')], value: 'a clear heading' },
      },
    }),
  ]);
  const first = createAi(page, { model, cueFile, verbose: 0, updateCues: 'missing' });
  await expect(first).toSatisfy('the page looks tidy', { votes: 2 });
  expect(model.calls.map(({ operation }) => operation)).toEqual(['satisfy', 'extract', 'extract']);
  await first.saveCues();
  const second = createAi(page, { model, cueFile, verbose: 0, updateCues: 'none' });
  await expect(second).toSatisfy('the page looks tidy');
  expect(model.calls.map(({ operation }) => operation)).toEqual(['satisfy', 'extract', 'extract', 'extract']);
});

test('an answer that points nowhere is put right once, and refused then', async ({ page }) => {
  const nowhere = checks({ kind: 'focused', refs: ['e999'] });
  const right: ScriptedAnswer = ({ refOf }) => checks({ kind: 'focused', refs: [refOf('Coupon')] });
  const ai = createAi(page, { model: scriptedModel([nowhere, right]), verbose: 0, cues: false });
  await page.getByLabel('Coupon').focus();
  await expect(ai).toSatisfy('the cursor blinks in the Coupon field');
  const lost = createAi(page, { model: scriptedModel([nowhere]), verbose: 0, cues: false });
  expect(await failureOf(expect(lost).toSatisfy('the cursor blinks in the Coupon field'))).toContain('e999');
});

for (const [how, sentence, answer] of [
  ['visible instead of focused', 'the cursor blinks in the Coupon field', { kind: 'visible', at: 'Coupon' }],
  [
    'a value of the page instead of the sentence',
    'the greeting mentions Bob by name',
    { kind: 'text', at: 'Welcome', operator: 'contains', expected: 'Ada' },
  ],
  [
    'a pattern that everything meets',
    'the greeting mentions Bob by name',
    { kind: 'text', at: 'Welcome', operator: 'matches', expected: '.*' },
  ],
  [
    'an element that the sentence does not name',
    'whoever comes finds the Delete button in reach',
    { kind: 'visible', at: 'Pay' },
  ],
  [
    'the claim turned round',
    'by now it has become impossible to see "Sold out"',
    { kind: 'shown', expected: 'Sold out', is: false },
  ],
] as const) {
  test(`a model that compiles ${how} is refused`, async ({ page }) => {
    const { at, ...check } = { at: undefined, ...answer };
    const model = scriptedModel([({ refOf }) => checks({ ...check, ...(at && { refs: [refOf(at)] }) })]);
    const ai = createAi(page, { model, verbose: 0, cues: false });
    const message = await failureOf(expect(ai).toSatisfy(sentence, { timeout: 300 }));
    expect(message).toContain('proves too little');
  });
}

test('a count that leaves an item out is refused', async ({ page }) => {
  const model = scriptedModel([
    ({ refOf }) => {
      const item = refOf('Blue mug');
      return checks({ kind: 'count', refs: [item], operator: 'equals', expected: '1' });
    },
  ]);
  const ai = createAi(page, { model, verbose: 0, cues: false, literalFastPath: false });
  expect(await failureOf(expect(ai).toSatisfy('there is 1 item in the basket', { timeout: 300 }))).toMatch(
    /leaves out|proves too little/,
  );
});

test('what held before the last action as well does not tell what it did', async ({ page }) => {
  const model = scriptedModel([({ refOf }) => checks({ kind: 'visible', refs: [refOf('Pay')] })]);
  const ai = createAi(page, { model, verbose: 0, cues: false });
  await ai.act('click the Pay button');
  const message = await failureOf(expect(ai).toSatisfy('the Pay thing has gone through', { timeout: 300 }));
  expect(message).toContain('held before the last action');
});
