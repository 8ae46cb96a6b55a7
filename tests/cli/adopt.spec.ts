import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '../../fixtures/test.js';
import { recordsOf } from '../../fixtures/records.js';
import { defaultConfig, type InlineResult, rerunInline } from '../../fixtures/run-inline.js';
import { isThorough } from '../../fixtures/thorough.js';
import { adoptSpec } from '../../src/cli/adopt-spec.js';
import { cuebook, git, linkPackage, writeAll, type CommandResult } from './command.js';

const body = `
<h1>Shop</h1>
<label>Email <input type="email"></label> <label>Password <input type="password"></label>
<label>Country <select><option>France</option><option>Austria</option></select></label>
<button onclick="document.querySelector('output').textContent = document.querySelector('[type=password]').value.length">Log in</button>
<ul><li>Lamp <button onclick="document.title = 'lamp'">Delete</button></li><li>Desk <button onclick="document.title = 'desk'">Delete</button></li></ul>
<label><input type="checkbox"> Terms</label>
<p>Count <output>0</output></p>`;

const plain = `import { expect, test, type Page } from '@playwright/test';

const password = 'open sesame';
const urlOf = (page: Page) => page.url();

test.beforeEach(async ({ page }) => {
  await page.setContent(${JSON.stringify(body)});
  await page.getByLabel('Email').fill('ada@example.com');
});

test('logs in', async ({ page }) => {
  const submit = page.getByRole('button', { name: 'Log in' });
  await page.getByLabel('Password').fill(password);
  await test.step('choices', async () => {
    await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Austria' });
    await page.getByRole('checkbox').check();
  });
  await submit.click();
  await expect(page.getByRole('status')).toHaveText('11');
  expect(urlOf(page)).toBe('about:blank');
});

test('deletes', async ({ page }) => {
  await page.getByRole('listitem').filter({ hasText: 'Desk' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveTitle('desk');
});
`;

const positional = `import { test } from './base.js';
test('goes on', async ({ page }) => {
  await page.setContent('<i onclick="document.title = 1">x</i><b>y</b>');
  await page.locator('body > i').click();
  await page.locator('body > b').click();
});
`;

const button = '<button>Delete</button>';
const deleting = ['one of several', 'what is gone']
  .map(
    (title) => `test('deletes ${title}', async ({ page }) => {
  await page.setContent('${button}');
  await page.getByRole('button', { name: 'Delete' }).click();
});
`,
  )
  .join('');

const files = {
  'a.spec.ts': plain,
  'b.spec.ts': positional,
  'base.ts': "import { test as base } from '@playwright/test';\nexport const test = base.extend({});\n",
  'c.spec.ts': `import { test } from '@playwright/test';\n${deleting}`,
};

test.describe('in a project whose specs import from Playwright', () => {
  test.describe.configure({ mode: 'default' });

  let directory: string;
  let inPlace: CommandResult;
  /** Said of one line: that it cannot be adopted as it is, and then with a sentence of its own. */
  let refused: CommandResult;
  let patch: CommandResult;
  /** What the patched spec says before git applies the patch. */
  let untouched: string;
  /** What is said before any run has seen the elements, and what comes of it in CI. */
  let earlyCheck: CommandResult;
  let early: InlineResult;
  /** The first run that may record, in which the pages of c.spec.ts have changed. */
  let first: InlineResult;

  const text = (file: string): Promise<string> => readFile(path.join(directory, file), 'utf8');

  test.beforeAll(async () => {
    directory = test.info().outputPath('project');
    await linkPackage(directory);
    await writeAll(directory, {
      'package.json': '{ "type": "module" }',
      'playwright.config.ts': defaultConfig(),
      ...files,
    });

    inPlace = await cuebook(directory, 'adopt', 'a.spec.ts', 'c.spec.ts', '--in-place');
    refused = await cuebook(directory, 'adopt', 'b.spec.ts:4');
    const args = ['b.spec.ts:4', '--sentence', 'start the wizard', '--patch', 'adopt.patch'];
    patch = await cuebook(directory, 'adopt', ...args);
    untouched = await text('b.spec.ts');
    await git(directory, 'init', '-q');
    await git(directory, 'apply', 'adopt.patch');

    earlyCheck = await cuebook(directory, 'cues', 'check');
    early = await rerunInline(
      directory,
      {},
      { env: { CI: '1' }, args: [isThorough ? 'a.spec.ts' : 'a.spec.ts:12'] },
    );
    const changed = (await text('c.spec.ts'))
      .replace(button, button + button)
      .replace(`'${button}'`, `'<p>'`)
      .replace('\ntest(', '\ntest.use({ aiOptions: { timeout: 2_000 } });$&');
    first = await rerunInline(directory, { 'c.spec.ts': changed });
    // Its elements were never found, so its cues wait for ever.
    for (const name of ['c.spec.ts', 'c.spec.ts-cues'])
      await rm(path.join(directory, name), { recursive: true });
  });

  test('adopted calls are sentences with their own locators: run once, replayed in CI, ejected to the same locators', async () => {
    expect(inPlace.stderr).toContain('a.spec.ts: 6 calls adopted, 0 left');
    expect(inPlace.stderr).toContain('npx playwright test a.spec.ts');
    expect(inPlace.exitCode).toBe(0);
    const adopted = await text('a.spec.ts');
    expect(adopted).toContain("import { expect, test } from 'cuebook';");
    expect(adopted).toContain("import { type Page } from '@playwright/test';");
    expect(adopted).toContain(`await ai.act('fill the Email field with "ada@example.com"');`);
    expect(adopted).toContain(
      "ai.act('fill the Password field with %password%', { variables: { password } });",
    );
    expect(adopted).toContain(`    await ai.act('select "Austria" in the Country dropdown');`);
    expect(adopted).toContain("test('deletes', async ({ page, ai }) => {");
    expect(adopted).toContain("ai.act('click the Delete button in the Desk item');");
    expect(adopted).not.toContain('const submit');

    // No run has seen the elements, so there is nothing to check them by.
    expect(earlyCheck.stdout).toContain('waits for the first run of its test');
    expect(early.failed).toBe(isThorough ? 2 : 1);
    expect(early.output).toContain('as it was adopted, without the fingerprint that a first run takes');
    expect(early.output).toContain('npx playwright test a.spec.ts:12 --update-snapshots=missing');

    const statuses = ['logs in', 'deletes'].flatMap((title) =>
      first.results(title).map(({ status }) => status),
    );
    expect(statuses, first.output).toEqual(['passed', 'passed']);
    expect(await text('a.spec.ts-cues/logs-in.json')).not.toMatch(/sesame|adopted/);
    expect(await cuebook(directory, 'cues', 'check')).toMatchObject({ exitCode: 0 });
    // What has come of them are cues as any others, and tests/plugin/cues.spec.ts replays such.
    if (isThorough) {
      const replay = await rerunInline(directory, {}, { env: { CI: '1' }, args: ['a.spec.ts'] });
      expect(replay.passed, replay.output).toBe(2);
      const records = recordsOf(replay.results('logs in')[0]);
      expect(records).toHaveLength(5);
      expect(records.map(({ cue, groundingCalls }) => [cue, groundingCalls])).toEqual(
        records.map(() => ['hit', 0]),
      );
    }

    expect(await cuebook(directory, 'eject', 'a.spec.ts', '--in-place')).toMatchObject({ exitCode: 0 });
    const ejected = await text('a.spec.ts');
    for (const line of plain.match(/(?<=await )page\.getBy.*;/g) ?? []) {
      const [, locator = line] = /^(.*)\.\w+\(.*\);$/.exec(line) ?? [];
      expect(ejected).toContain(`await ${locator}.`);
    }
  });

  test('one line can be given a sentence of its own, as a patch that holds the cue as well', async () => {
    expect(refused.stderr).toContain('b.spec.ts:4 left: its locator says where the element stands');
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(patch).toMatchObject({ exitCode: 0 });
    expect(untouched).toBe(positional);
    expect(await text('b.spec.ts')).toContain(
      "  await ai.act('start the wizard');\n  await page.locator('body > b')",
    );
    expect(await text('base.ts')).toContain("import { test as base } from 'cuebook';");
    expect(await text('adopt.patch')).toMatch(/"kind": ?"adopted"[\s\S]*"body > i"/);
    expect(
      first.results('goes on').map(({ status }) => status),
      first.output,
    ).toEqual(['passed']);
  });

  test('an adopted locator that finds several elements, or none, is said and nothing is touched', () => {
    const failureOf = (title: string): string =>
      first.results(title).map(({ error }) => stripVTControlCharacters(error?.message ?? ''))[0] ?? '';
    expect(failureOf('deletes one of several')).toMatch(
      /adopted locator getByRole\('button', \{ name: 'Delete' \}\).*Found 2 elements/s,
    );
    expect(failureOf('deletes what is gone')).toMatch(
      /Found nothing.*Correct the locator in c\.spec\.ts-cues\/deletes-what-is-gone\.json/s,
    );
  });
});

/** Calls of a test, and what becomes of each. */
const calls: [string, string | RegExp][] = [
  ["getByRole('button', { name: 'Add' }).click()", "ai.act('click the Add button')"],
  ["getByRole('link', { name: 'Terms and more' }).hover()", `ai.act('hover over the "Terms and more" link')`],
  ["getByRole('button', { name: 'x' }).click({ button: 'right' })", `ai.act('right-click the "x" button')`],
  [
    "getByRole('row').nth(1).getByText('Edit').dblclick()",
    "ai.act('double-click the Edit in the second row')",
  ],
  ["getByPlaceholder('Search').press('Enter')", "ai.act('press Enter in the Search field')"],
  ["getByLabel('Bio').fill('')", "ai.act('clear the Bio field')"],
  ['getByLabel(\'Bio\').fill(`a "b"`)', 'ai.act(\'fill the Bio field with “a "b"”\')'],
  [
    "getByLabel('Bio').fill(process.env.USER_BIO!, { timeout: 500 })",
    "ai.act('fill the Bio field with %userBio%', { variables: { userBio: process.env.USER_BIO! }, timeout: 500 })",
  ],
  [
    "getByLabel('Password').fill('s3cret')",
    "ai.act('fill the Password field with %password%', { variables: { password: 's3cret' } })",
  ],
  ["getByTestId('add-to-cart').click()", `ai.act('click the "add to cart"')`],
  ["locator('#firstName').pressSequentially('Ada')", `ai.act('type "Ada" into the "first name" field')`],
  [
    "frameLocator('#pay').getByRole('textbox').fill('1')",
    `ai.act('fill the field in the "pay" frame with "1"')`,
  ],
  ["getByText('Card').dragTo(page.getByText('Bin'))", "ai.act('drag the Card to the Bin')"],
  [
    "getByLabel('CV').setInputFiles(['a.pdf', 'b.pdf'])",
    `ai.act('upload "a.pdf" and "b.pdf" to the CV field')`,
  ],
  ["getByRole('button', { name: /add/i }).click()", /regular expression/],
  ["getByRole('button', { name: `Add ${1 + 1}` }).click()", /put together at run time/],
  ["locator('text=Add').click()", /another engine than CSS and XPath/],
  ["locator('li', { has: page.getByText('x') }).click()", /put together at run time/],
  ["getByText('Add').click({ force: true })", /its option force has no counterpart/],
  ["getByLabel('Size').selectOption({ index: 2 })", /an object that a cue cannot hold/],
  ["locator('div > div:nth-child(2)').click()", /says where the element stands/],
];
for (const [call, expected] of calls) {
  test(`${call} becomes ${String(expected)}`, async () => {
    const spec = `import { test } from '@playwright/test';\ntest('a', async ({ page }) => {\n  await page.${call};\n});\n`;
    const {
      text: adopted,
      left,
      cues,
    } = await adoptSpec(spec, 'a.spec.ts', [{ line: 2, title: 'a', cues: [] }]);
    if (typeof expected === 'string') {
      expect(left).toEqual([]);
      expect(adopted).toContain(`test('a', async ({ ai }) => {\n  await ${expected};`);
      expect([...cues.values()].flat()).toHaveLength(1);
    } else {
      expect(adopted).toBe(spec);
      expect(left[0]?.note).toMatch(expected);
    }
  });
}

test('calls are left that run any number of times, whose result is used, or that no test is seen to run', async () => {
  const spec = `import { test, type Page } from '@playwright/test';
const addTo = (page: Page) => page.getByText('Add').click();
test('a', async ({ page, context }) => {
  for (let i = 0; i < 3; i += 1) await page.getByText('Next').click();
  const clicked = page.getByText('Save').click();
  await clicked;
  const popup = await context.newPage();
  await popup.getByText('Accept').click();
  await page.getByText('Next').click();
  await page.getByText('Next').click();
});
`;
  const tests = [{ line: 3, title: 'a', cues: [] }];
  const { left, cues, text: adopted } = await adoptSpec(spec, 'a.spec.ts', tests);
  expect(left.map(({ line, note }) => `${line} ${note.slice(0, 24)}`)).toEqual([
    '2 it stands outside of a t',
    '4 it is in a loop or a fun',
    '5 something is done with w',
    '8 its locator starts at `p',
  ]);
  expect([...cues.values()].flat().map(({ key }) => key.occurrence)).toEqual([1, 2]);
  expect(adopted).toContain('async ({ page, context, ai }) =>');
});
