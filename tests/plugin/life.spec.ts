/** The members of `ai` that are about its life: opened, closed, and the pages it works on. */
import { MissingEnvironmentVariableError, SvcNotInitializedError } from '../../src/contract/errors.js';
import { createAi } from '../../src/index.js';
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

test('a session for a page needs a way to its browser, and a key', async ({ page }) => {
  const remote = { env: 'REMOTE', baseURL: 'http://127.0.0.1:1', verbose: 0 } as const;
  expect(() => createAi(page, remote)).toThrow(/cdpUrl.*remoteSessionID/s);
  const ai = createAi(page, { ...remote, cdpUrl: 'ws://127.0.0.1:1' });
  await expect(ai.act('click Save')).rejects.toThrow(MissingEnvironmentVariableError);
});

test('an ai without a session of the service has no addresses', ({ ai }) => {
  expect([ai.remoteSessionID, ai.remoteSessionURL, ai.remoteDebugURL]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
