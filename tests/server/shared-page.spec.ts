/** Two clients of Playwright on one page, the test's and the service's: neither answers what is asked of the other. */
import { chromium, type Page } from '@playwright/test';
import type { Backend } from '../../src/contract/backend.js';
import { createTrace } from '../../src/engine/trace.js';
import { connect, type RemoteSession } from '../../src/remote/connect.js';
import { engineOn } from '../contract/backend.js';
import { expect, KEY, test as base } from './service.js';

const test = base.extend<{ session: RemoteSession; shared: Page }>({
  session: async ({ service }, use) => {
    const session = await connect({ baseURL: service.url, apiKey: KEY, start: { modelName: 'builtin' } });
    await use(session);
    await session.close();
  },
  shared: async ({ session, siteUrl }, use) => {
    const browser = await chromium.connectOverCDP(session.cdpUrl ?? '');
    const page = await (await browser.newContext()).newPage();
    await page.goto(siteUrl);
    await use(page);
    await browser.close();
  },
});

test('a variable is filled in where the test has exposed a function of its own', async ({
  session,
  shared,
}) => {
  await shared.exposeFunction('twice', (value: number) => value * 2);
  for (let round = 0; round < 5; round += 1) {
    const variables = { who: `Ada ${round}` };
    await session.backendFor(shared).act('fill the name with %who%', { variables }, createTrace('/'));
    await expect(shared.getByLabel('Name')).toHaveValue(`Ada ${round}`);
  }
});

test('a function that the test has exposed answers after the service has filled in a variable', async ({
  session,
  shared,
}) => {
  await shared.exposeFunction('twice', (value: number) => value * 2);
  const variables = { who: 'Ada' };
  await session
    .backendFor(shared)
    .act('fill the name with %who%', { variables }, createTrace('/'))
    .catch(() => undefined);
  const answers = shared.evaluate(async () => {
    const twice = Reflect.get(window, 'twice') as (value: number) => Promise<number>;
    const given: number[] = [];
    for (let value = 0; value < 20; value += 1) given.push(await twice(value));
    return given;
  });
  expect(await answers).toEqual(Array.from({ length: 20 }, (_, value) => value * 2));
});

test('the test fills a variable in by itself where the service has filled in another', async ({
  session,
  shared,
}) => {
  const act = async (backend: Backend, who: string): Promise<void> => {
    await backend.act('fill the name with %who%', { variables: { who } }, createTrace('/'));
    await expect(shared.getByLabel('Name')).toHaveValue(who);
  };
  await shared.exposeFunction('twice', (value: number) => value * 2);
  await act(session.backendFor(shared), 'Ada');
  await act(engineOn(shared), 'Grace');
  await act(session.backendFor(shared), 'Mary');
});
