import { expect, test } from '../../fixtures/one-page.js';
import { missingFromOutline, outlineDifference, readOutline } from '../../src/page/outline.js';

test('what a step changed is told without numbers and without messages, which come and go', async ({
  page,
}) => {
  await page.setContent('<h1>Orders</h1><h2>Empty</h2><input aria-label="Search">');
  const before = await readOutline(page);
  await page.setContent(
    `<h1>Orders</h1><div role="dialog" aria-label="Thanks">x</div><h2>Order 4711</h2><div role="alert">Order 4711 placed at 12:30</div>`,
  );
  const after = await readOutline(page);
  expect(outlineDifference(before, after)).toEqual({
    appeared: ['dialog "Thanks"', 'heading "Order"'],
    vanished: ['heading "Empty"'],
  });
});

test('what is not to be seen is not told', async ({ page }) => {
  await page.setContent(
    '<dialog>shut</dialog><h1 style="display:none">gone</h1><div role="alert"></div><h2>secret-name</h2>',
  );
  expect((await readOutline(page, { secrets: ['secret-name'] })).entries).toEqual([]);
});

test('a recorded effect that is missing is named', async ({ page }) => {
  await page.setContent('<h1>Cart</h1>');
  const outline = await readOutline(page);
  expect(missingFromOutline(outline, { appeared: ['alert "Saved"'], vanished: ['heading "Cart"'] })).toEqual([
    'alert "Saved"',
    'no more heading "Cart"',
  ]);
  expect(missingFromOutline(outline, { appeared: ['heading "Cart"'] })).toEqual([]);
});
