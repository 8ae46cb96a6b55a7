/** The members of `ai` that are about its life: opened, closed, and the pages it works on. */
import { SvcNotInitializedError } from '../../src/contract/errors.js';
import { expect, test } from '../../fixtures/test.js';

const saves = '<button onclick="document.title=\'saved\'">Save</button>';

test('an ai that was closed does nothing until it is opened again', async ({ page, ai }) => {
  await page.setContent(saves);
  await ai.close();
  await expect(ai.act('click Save')).rejects.toThrow(SvcNotInitializedError);
  await ai.init();
  await ai.act('click Save');
  await expect(page).toHaveTitle('saved');
});

test('calls work on the active page, and on the first again when that was closed', async ({ page, ai }) => {
  await page.setContent(saves);
  const popup = await ai.context.newPage();
  await popup.setContent(saves);
  expect(ai.context.pages()).toEqual([page, popup]);
  await ai.act('click Save');
  await expect(popup).toHaveTitle('saved');
  await expect(page).not.toHaveTitle('saved');
  ai.context.setActivePage(page);
  expect(ai.page).toBe(page);
  ai.context.setActivePage(popup);
  await popup.close();
  await ai.act('click Save');
  await expect(page).toHaveTitle('saved');
});

test('an ai without a session of the service has no addresses', ({ ai }) => {
  expect([ai.remoteSessionID, ai.remoteSessionURL, ai.remoteDebugURL]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
