/** The `ai` fixture with `env: "REMOTE"`: the same test, with its sentences grounded by a session of the service. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultConfig, type InlineResult, rerunInline, runInline } from '../../fixtures/run-inline.js';
import { isThorough } from '../../fixtures/thorough.js';
import { expect, KEY, test } from '../server/service.js';

// The tests look at two runs of one project, in which each thing is a Playwright project with a folder of its own.
test.describe.configure({ mode: 'default' });

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

const tells = `
import { appendFileSync } from 'node:fs';
import { test, expect } from 'cuebook';
for (const name of ['first', 'second']) {
  test(name, async ({ page, ai }, { project }) => {
    await page.goto(process.env.SITE ?? '');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.evaluate(() => localStorage.setItem('mine', '1'));
    await ai.act('click Save');
    await expect(page.getByRole('status')).toHaveText('Saved');
    const { remoteSessionID: id, remoteSessionURL: url, remoteDebugURL: debug } = ai;
    appendFileSync(project.name + '.jsonl', JSON.stringify({ id, url, debug }) + '\\n');
  });
}`;

interface Told {
  id: string;
  url: string;
  debug: string;
}

/** A Playwright project, as source text: its specs lie in a folder that is called as it is. */
const project = (name: string, aiOptions: object, more: object = {}): string =>
  JSON.stringify({ name, testDir: name, use: { aiOptions, ...more } });

const toldIn = (name: string): Told[] =>
  readFileSync(path.join(directory, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);

const cuesOf = (name: string): string =>
  readFileSync(path.join(directory, name, 'a.spec.ts-cues/saves.json'), 'utf8');

const resultsOf = (run: InlineResult, title: string): string[] =>
  run.results(title).map(({ status }) => `${status}`);

let directory: string;
let recorded: InlineResult;
let replayed: InlineResult;
/** What the service says of the session that is kept alive, when the run that started it has ended. */
let keptStatus: number;

test.beforeAll(async ({ service, siteUrl }) => {
  directory = test.info().outputPath('project');
  const REMOTE = { env: 'REMOTE', apiKey: KEY, baseURL: service.url };
  const projects = [
    project('remote', { ...REMOTE, browser: 'remote' }),
    project('without', {}),
    project('shared', REMOTE, { trace: 'on', screenshot: 'on' }),
    project('kept', { ...REMOTE, keepAlive: true }),
    project('file', {}),
    // Each of them costs a worker of its own, and each that fails another one.
    ...(isThorough
      ? [
          project('local', { ...REMOTE, browser: 'local' }),
          project('wrong-key', { ...REMOTE, apiKey: 'wrong' }),
          project('no-key', { env: 'REMOTE', baseURL: service.url }),
          project('budget', { env: 'REMOTE', apiKey: 'x', budget: { maxCalls: 1 } }),
        ]
      : []),
  ];
  const one = (title: string): string => saves.replace("'saves'", `'${title}'`);
  recorded = await runInline(
    directory,
    {
      'playwright.config.ts': defaultConfig(`projects: [${projects.join()}],`),
      'remote/a.spec.ts': saves,
      'local/a.spec.ts': saves,
      'without/a.spec.ts': saves,
      'shared/a.spec.ts': tells,
      'kept/a.spec.ts': tells,
      'no-key/a.spec.ts': one('no key'),
      'wrong-key/a.spec.ts': one('wrong key'),
      'budget/a.spec.ts': one('budget'),
      'file/a.spec.ts': `${one('file')}\ntest.use({ aiOptions: ${JSON.stringify(REMOTE)} });`,
    },
    { env: { SITE: siteUrl } },
  );

  const [{ id } = { id: '' }] = toldIn('kept');
  keptStatus = (await service.call(`/v1/sessions/${id}/replay`)).status;
  const again = [
    projects[0],
    ...(isThorough ? [project('local', { ...REMOTE, browser: 'local' })] : []),
    project('resumed', { ...REMOTE, remoteSessionID: id, updateCues: 'missing' }),
  ];
  replayed = await rerunInline(
    directory,
    { 'playwright.config.ts': defaultConfig(`projects: [${again.join()}],`), 'resumed/a.spec.ts': tells },
    { env: { SITE: siteUrl, CI: '1' } },
  );
});

/** A browser of the test's own is what the engine's suite has in the project `remote`. */
const browsers = isThorough ? (['remote', 'local'] as const) : (['remote'] as const);

for (const browser of browsers) {
  test(`${browser} browser: recorded through the service, byte for byte as without it, and replayed`, async ({
    service,
  }) => {
    expect(resultsOf(recorded, 'saves'), recorded.output).toEqual([
      'passed',
      ...browsers.map(() => 'passed'),
    ]);
    expect(cuesOf(browser)).toBe(cuesOf('without'));
    expect(resultsOf(replayed, 'saves'), replayed.output).toEqual(browsers.map(() => 'passed'));
    expect((await service.call('/readyz')).status).toBe(200);
  });
}

test('the tests of a worker share a session and nothing else; it is traced and shown, and ends with the worker', async ({
  service,
}) => {
  expect([...resultsOf(recorded, 'first'), ...resultsOf(recorded, 'second')]).toEqual(
    Array.from({ length: 4 }, () => 'passed'),
  );
  const attached = recorded.results('second')[0]?.attachments.map(({ name }) => name);
  expect(attached).toEqual(expect.arrayContaining(['trace', 'screenshot']));
  const [first, second] = toldIn('shared');
  expect(second).toEqual(first);
  expect(first?.url).toBe(`${service.url}/v1/sessions/${first?.id}/replay`);
  expect(first?.debug).toContain(`/v1/sessions/${first?.id}/cdp?signingKey=`);
  expect((await service.call(`/v1/sessions/${first?.id}/replay`)).status).toBe(404);
});

test('a session that is kept alive outlives the run, and another run resumes it and leaves it', async ({
  service,
}) => {
  expect(keptStatus).toBe(200);
  const [{ id } = { id: '' }] = toldIn('kept');
  expect(toldIn('resumed').map((told) => told.id)).toEqual([id, id]);
  expect((await service.call(`/v1/sessions/${id}/end`, { body: {} })).status).toBe(200);
});

test('what cannot be is said before anything is done', () => {
  const errorOf = (title: string): string | undefined => recorded.results(title)[0]?.error?.message;
  expect(errorOf('file')).toMatch(/OptionsError: .*for a whole project/s);
  if (!isThorough) return;
  expect(errorOf('wrong key')).toMatch(/Send a valid service key/);
  expect(errorOf('no key')).toMatch(/MissingEnvironmentVariableError: .*CUEBOOK_API_KEY/s);
  expect(errorOf('budget')).toMatch(/OptionsError: .*budget/s);
});
