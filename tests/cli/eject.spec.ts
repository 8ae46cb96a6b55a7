import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.js';
import { type InlineResult, rerunInline, runInline } from '../../fixtures/run-inline.js';
import { ejectSpec } from '../../src/cli/eject-spec.js';
import { clickCue } from '../unit/cues/samples.js';
import { cuebook, git, linkPackage, writeAll, type CommandResult } from './command.js';

const body = `
<h1>Shop</h1>
<label>Name <input></label> <label>Password <input type="password"></label>
<button onclick="document.querySelector('output').textContent = document.querySelector('[type=password]').value.length">Log in</button>
<button onclick="document.querySelector('output').textContent++">Next</button>
<p>Count <output>0</output></p>
<ul><li><h3>Lamp</h3><span>€20.00</span></li><li><h3>Desk</h3><span>€120.50</span></li><li><h3>Chair</h3><span>€60.00</span></li></ul>`;

const whole = `import { expect, test } from 'cuebook';
import { z } from 'zod';

test.use({ aiOptions: { model: 'builtin' } });
const secret = 'open sesame';

test.beforeEach(async ({ page, ai }) => {
  await page.setContent(${JSON.stringify(body)});
  await ai.act('fill Name with Ada');
});

test.describe('the shop', () => {
  test('lets people in', async ({ ai, page }) => {
    await ai.act('type %password% into the Password field', { variables: { password: secret } });
    await ai.act('click Log in');
    await expect(page.getByRole('status')).toHaveText('11');
    for (let i = 0; i < 2; i += 1) await ai.act('click Next');
    await expect(page.getByRole('status')).toHaveText('13');
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
  });
});

test('sells things', async ({ ai }) => {
  const schema = z.array(z.object({ name: z.string(), price: z.number() }));
  const all = await ai.extract('the products with their names and prices', z.array(z.object({ name: z.string(), price: z.number() })));
  expect(all).toEqual([{ name: 'Lamp', price: 20 }, { name: 'Desk', price: 120.5 }, { name: 'Chair', price: 60 }]);
  expect(schema.parse(all)).toHaveLength(3);
  const next = ai.locator('the Next button');
  await ai.act('click Next');
  await expect(next).toHaveText('Next');
});
`;

const left = `import { expect, test } from 'cuebook';
test('mixes', async ({ page, ai }) => {
  await page.setContent('<button onclick="document.title += 1">Next</button>');
  await ai.act('click Next');
  const { success } = await ai.act('press Next');
  expect(success).toBe(true);
  const [action] = await ai.observe('the Next button');
  await ai.act(action!);
  await expect(page).toHaveTitle('111');
});
`;

const asserting = `import { expect, test } from 'cuebook';
test('asserts', async ({ page, ai }) => {
  await page.setContent('<title>Shop</title><h1>Cart</h1><button>Pay</button><button disabled>Send</button><label><input type=checkbox checked> Gift</label><label>City <input value=Vienna></label><p role=status>Saved it</p>');
  await expect(ai).toSatisfy('the status says "Saved it"');
  await expect(ai).toSatisfy('the Pay button is enabled');
  await expect.soft(ai).toSatisfy('the Gift checkbox is checked');
  await expect(ai).not.toSatisfy('the Send button is enabled');
  await expect(ai).toSatisfy('the page shows "Cart"');
});
`;

const files = {
  'whole.spec.ts': whole,
  'left.spec.ts': left,
  'asserting.spec.ts': asserting,
  'base.ts': "import { test as base } from 'cuebook';\nexport const test = base.extend({});\n",
  'patched.spec.ts': `import { test } from './base.js';
test('goes on', async ({ page, ai }) => {
  await page.setContent('<button>Next</button>');
  await ai.act('click Next');
});
`,
};

test.describe('in a project that is recorded once', () => {
  test.describe.configure({ mode: 'default' });

  let directory: string;
  let inPlace: CommandResult;
  let partly: CommandResult;
  let patch: CommandResult;
  /** What the patched files say before git applies the patch. */
  let untouched: string[];
  /** The ejected specs, run where there is no package of ours and no cue. */
  let run: InlineResult;

  const text = (file: string): Promise<string> => readFile(path.join(directory, file), 'utf8');
  const statuses = (title: string): string[] => run.results(title).map(({ status }) => `${status}`);

  test.beforeAll(async () => {
    directory = here();
    const recorded = await runInline(directory, { 'package.json': '{ "type": "module" }', ...files });
    expect(recorded.failed, recorded.output).toBe(0);
    // As they were written, and not as the run imports us.
    await writeAll(directory, files);
    await linkPackage(directory);
    inPlace = await cuebook(directory, 'eject', 'whole.spec.ts', 'asserting.spec.ts', '--in-place');
    partly = await cuebook(directory, 'eject', 'left.spec.ts', '--in-place');
    patch = await cuebook(directory, 'eject', 'patched.spec.ts', '--patch', 'eject.patch');
    untouched = await Promise.all(['base.ts', 'patched.spec.ts'].map(text));
    await git(directory, 'init', '-q');
    await git(directory, 'apply', 'eject.patch');

    await rm(path.join(directory, 'node_modules'), { recursive: true });
    const cues = ['whole', 'asserting', 'patched'].map((name) =>
      path.join(directory, `${name}.spec.ts-cues`),
    );
    await Promise.all(cues.map((folder) => rm(folder, { recursive: true })));
    const lost = (await text('asserting.spec.ts'))
      .replace("test('asserts'", "test('asserts what is lost'")
      .replace('<p role=status>Saved it', '<p role=status>Lost it');
    const args = ['asserting', 'patched', 'whole', 'wrong'];
    run = await rerunInline(directory, { 'wrong.spec.ts': lost }, { args });
  });

  test('an ejected spec passes on its own, with no import of ours', async () => {
    expect(inPlace.stderr).toContain('whole.spec.ts: 7 calls ejected, 0 left');
    expect(inPlace.exitCode).toBe(0);
    const ejected = await text('whole.spec.ts');
    expect(ejected).not.toMatch(/cuebook|\bai\b|aiOptions/);
    expect(ejected).toContain("import { expect, test } from '@playwright/test';");
    expect(ejected).toContain("test.step('fill Name with Ada', async () => {");
    expect(ejected).toContain("page.getByRole('button', { name: 'Log in', exact: true }).click()");
    expect(ejected).toContain("const next = page.getByRole('button', { name: 'Next', exact: true });");
    expect(ejected).toContain('(String(secret))');
    expect(ejected).toContain("test('sells things', async ({ page }) => {");
    expect([...statuses('lets people in'), ...statuses('sells things')]).toEqual(['passed', 'passed']);
  });

  test('a patch changes nothing until git applies it, and takes the modules along that a spec needs', async () => {
    expect(patch.exitCode).toBe(0);
    expect(untouched).toEqual([files['base.ts'], files['patched.spec.ts']]);
    expect(await text('base.ts')).toContain("from '@playwright/test'");
    expect(statuses('goes on')).toEqual(['passed']);
  });

  test('what cannot be ejected is left with its reason, still works, and fails the command', async () => {
    expect(partly.exitCode).toBe(1);
    expect(partly.stderr).toContain('left.spec.ts:5 left: the result of the act is used');
    expect(partly.stderr).toMatch(/left\.spec\.ts:8 left: the sentence is not a plain text/);
    const ejected = await text('left.spec.ts');
    expect(ejected).toContain('  // cuebook eject: left, the result of the act is used\n  const { success }');
    expect(ejected).toContain("await page.getByRole('button', { name: 'Next', exact: true }).click();");
    expect(ejected).toContain("from 'cuebook'");
    expect(ejected).toContain('async ({ page, ai })');
  });

  test('an assertion whose checks Playwright has as well becomes them, also softly, and its spec passes on its own', async () => {
    expect(inPlace.stderr).toContain('asserting.spec.ts: 5 calls ejected, 0 left\n');
    const ejected = await text('asserting.spec.ts');
    expect(ejected).toContain(
      "await expect.soft(page.getByRole('checkbox', { name: 'Gift', exact: true })).toBeChecked();",
    );
    expect(ejected).toContain(
      "await expect(page.getByRole('button', { name: 'Send', exact: true })).not.toBeEnabled();",
    );
    expect([...statuses('asserts'), ...statuses('asserts what is lost')]).toEqual(['passed', 'failed']);
  });
});

test('what stays beside an assertion of ours still has its page, and the assertion is told of once', async () => {
  const left = `import { expect, test } from 'cuebook';
test('mixes', async ({ ai }) => {
  await ai.act('click Next');
  await expect.soft(ai).not.toSatisfy('the heading says "Away"', { timeout: 100 });
});
`;
  const ejected = await ejectSpec(left, 'a.spec.ts', [{ line: 2, title: 'mixes', cues: [clickCue('Next')] }]);
  expect(ejected.text).toContain('async ({ ai, page }) =>');
  expect(ejected.text).toContain('await page.getByRole(');
  expect(ejected.left).toEqual([{ line: 4, note: expect.stringContaining('Playwright has no toSatisfy') }]);
});

test('a variable with a fallback keeps its fallback', async () => {
  const spec = `import { test } from 'cuebook';
test('types', async ({ page, ai }) => {
  await ai.act('fill Name with %name%', { variables: { name: process.env.USER_NAME ?? 'Ada' } });
});
`;
  const cue = clickCue('Name');
  cue.key = { ...cue.key, instruction: 'fill Name with %name%', options: { variables: ['name'] } };
  const [step] = cue.body.kind === 'steps' ? cue.body.steps : [];
  Object.assign(step ?? {}, { method: 'fill', arguments: ['%name%'] });
  const { text: ejected } = await ejectSpec(spec, 'a.spec.ts', [{ line: 2, title: 'types', cues: [cue] }]);
  expect(ejected).toContain(".fill(String(process.env.USER_NAME ?? 'Ada'))");
});

test('a spec without cues, a spec with a mistake and a file that is not there are said', async () => {
  const directory = here();
  await writeAll(directory, {
    'package.json': '{ "type": "module" }',
    'playwright.config.ts': "export default { testDir: '.', outputDir: 'test-results' };\n",
    'a.spec.ts': `import { test as base } from '@playwright/test';
const test = base.extend({ ai: async ({ page }, use) => use(page) });
test('a', async ({ page, ai }) => { await ai.act('click Next'); });
`,
  });
  const none = await cuebook(directory, 'eject', 'a.spec.ts');
  expect(none).toMatchObject({ exitCode: 1 });
  expect(none.stderr).toContain('there is no cue for "click Next": record it first');
  const missing = await cuebook(directory, 'eject', 'b.spec.ts');
  expect(missing.stderr).toContain('b.spec.ts');
  expect(missing.exitCode).toBe(2);
  await writeFile(path.join(directory, 'broken.ts'), 'const = 1;');
  expect((await cuebook(directory, 'eject', 'broken.ts')).stderr).toContain('broken.ts');
});

test('a CommonJS spec requires Playwright then, and expect where its code needs it', async () => {
  const spec = `const { test } = require('cuebook');
test('goes on', async ({ ai }) => {
  await ai.act('click Next');
  await ai.act('click Save');
});
`;
  const tests = [{ line: 2, title: 'goes on', cues: [clickCue('Next'), clickCue('Save')] }];
  const { text: ejected, left } = await ejectSpec(spec, 'a.spec.js', tests);
  expect(left).toEqual([]);
  expect(ejected).toContain("const { expect, test } = require('@playwright/test');");
  expect(ejected).toContain('toHaveCount(1);');
});

function here(): string {
  return test.info().outputPath('project');
}
