/** The `ai` fixture with `env: "REMOTE"`: the same test, with its sentences grounded by a session of the service. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultConfig, rerunInline, runInline } from '../../fixtures/run-inline.js';
import { expect, KEY, test } from '../server/service.js';

test.describe.configure({ timeout: 120_000 });

const saves = `
import { test, expect } from 'cuebook';
test('saves', async ({ page, ai }) => {
  await page.setContent('<label>Name <input></label><button onclick="document.title=document.querySelector(\\'input\\').value">Save</button>');
  await ai.act('fill the name with %who%', { variables: { who: 'Ada' } });
  await ai.act('click Save');
  await expect(page).toHaveTitle('Ada');
  await expect(ai.locator('the Save button')).toBeVisible();
  await expect(ai).toSatisfy('the "Save" button is enabled');
});`;

const config = (options: string, more = ''): string =>
  defaultConfig(`projects: [{ name: 'p', use: { aiOptions: { env: 'REMOTE', ${options} }, ${more} } }],`);

const cuesOf = (directory: string): string =>
  readFileSync(path.join(directory, 'a.spec.ts-cues/saves.json'), 'utf8');

for (const browser of ['remote', 'local'] as const) {
  test(`${browser} browser: recorded through the service, byte for byte as without it, and replayed`, async ({
    service,
  }, testInfo) => {
    const env = { CUEBOOK_API_KEY: KEY, CUEBOOK_BASE_URL: service.url };
    const directory = testInfo.outputPath('remote');
    const files = { 'playwright.config.ts': config(`browser: '${browser}'`), 'a.spec.ts': saves };
    const recorded = await runInline(directory, files, { env });
    expect(recorded.output).toContain('1 passed');
    const here = testInfo.outputPath('local');
    await runInline(here, { 'a.spec.ts': saves });
    expect(cuesOf(directory)).toBe(cuesOf(here));

    const replayed = await rerunInline(directory, {}, { env: { ...env, CI: '1' } });
    expect(replayed.output).toContain('1 passed');
    expect((await service.call('/readyz')).status).toBe(200);
  });
}

const tells = `
import { appendFileSync } from 'node:fs';
import { test, expect } from 'cuebook';
for (const name of ['first', 'second']) {
  test(name, async ({ page, ai }) => {
    await page.goto(process.env.SITE ?? '');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.evaluate(() => localStorage.setItem('mine', '1'));
    await ai.act('click Save');
    await expect(page.getByRole('status')).toHaveText('Saved');
    const { remoteSessionID: id, remoteSessionURL: url, remoteDebugURL: debug } = ai;
    appendFileSync('told.jsonl', JSON.stringify({ id, url, debug }) + '\\n');
  });
}`;

interface Told {
  id: string;
  url: string;
  debug: string;
}

const toldIn = (directory: string): Told[] =>
  readFileSync(path.join(directory, 'told.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);

test('the tests of a worker share a session and nothing else; it is traced and shown, and ends with the worker', async ({
  service,
  siteUrl,
}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const run = await runInline(
    directory,
    {
      'playwright.config.ts': config(
        `apiKey: '${KEY}', baseURL: '${service.url}'`,
        "trace: 'on', screenshot: 'on'",
      ),
      'a.spec.ts': tells,
    },
    { env: { SITE: siteUrl }, args: ['--workers=1'] },
  );
  expect(run.output).toContain('2 passed');
  const attached = run.results('second')[0]?.attachments.map(({ name }) => name);
  expect(attached).toEqual(expect.arrayContaining(['trace', 'screenshot']));
  const [first, second] = toldIn(directory);
  expect(second).toEqual(first);
  expect(first?.url).toBe(`${service.url}/v1/sessions/${first?.id}/replay`);
  expect(first?.debug).toContain(`/v1/sessions/${first?.id}/cdp?signingKey=`);
  expect((await service.call(`/v1/sessions/${first?.id}/replay`)).status).toBe(404);
});

test('a session that is kept alive outlives the run, and another run resumes it and leaves it', async ({
  service,
  siteUrl,
}, testInfo) => {
  const access = `apiKey: '${KEY}', baseURL: '${service.url}'`;
  const kept = testInfo.outputPath('kept');
  const options = { env: { SITE: siteUrl }, args: ['--workers=1'] };
  await runInline(
    kept,
    { 'playwright.config.ts': config(`${access}, keepAlive: true`), 'a.spec.ts': tells },
    options,
  );
  const [{ id } = { id: '' }] = toldIn(kept);
  expect((await service.call(`/v1/sessions/${id}/replay`)).status).toBe(200);
  const resumed = testInfo.outputPath('resumed');
  await runInline(
    resumed,
    { 'playwright.config.ts': config(`${access}, remoteSessionID: '${id}'`), 'a.spec.ts': tells },
    options,
  );
  expect(toldIn(resumed).map((told) => told.id)).toEqual([id, id]);
  expect((await service.call(`/v1/sessions/${id}/end`, { body: {} })).status).toBe(200);
});

test('what cannot be is said before anything is done', async ({ service }, testInfo) => {
  const one = (file: string): string => saves.replace("'saves'", `'${file}'`);
  const run = await runInline(testInfo.outputPath('project'), {
    'playwright.config.ts': defaultConfig(`projects: [
      { name: 'no key', testMatch: 'key.spec.ts', use: { aiOptions: { env: 'REMOTE', baseURL: '${service.url}' } } },
      { name: 'a wrong key', testMatch: 'wrong.spec.ts', use: { aiOptions: { env: 'REMOTE', apiKey: 'wrong', baseURL: '${service.url}' } } },
      { name: 'a budget', testMatch: 'budget.spec.ts', use: { aiOptions: { env: 'REMOTE', apiKey: 'x', budget: { maxCalls: 1 } } } },
      { name: 'local', testMatch: 'file.spec.ts' },
    ],`),
    'key.spec.ts': one('key'),
    'wrong.spec.ts': one('wrong'),
    'budget.spec.ts': one('budget'),
    'file.spec.ts': `${one('file')}\ntest.use({ aiOptions: { env: 'REMOTE', apiKey: '${KEY}', baseURL: '${service.url}' } });`,
  });
  const errorOf = (title: string): string | undefined => run.results(title)[0]?.error?.message;
  expect(errorOf('key')).toMatch(/MissingEnvironmentVariableError: .*CUEBOOK_API_KEY/s);
  expect(errorOf('wrong')).toMatch(/Send a valid service key/);
  expect(errorOf('budget')).toMatch(/OptionsError: .*budget/s);
  expect(errorOf('file')).toMatch(/OptionsError: .*for a whole project/s);
});
