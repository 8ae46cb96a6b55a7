import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures/one-page.js';
import ts from 'typescript';
import type { Cue, CueStep } from '../../../src/contract/cue.js';
import type { LocatorData, Target } from '../../../src/contract/locator-data.js';
import type { ReadingPlan } from '../../../src/contract/reading.js';
import { ejectCue, ejectStep, stringCode } from '../../../src/cues/eject.js';

const at = (...locator: LocatorData): Target => ({
  candidates: [locator],
  fingerprint: { role: 'button', name: 'Save', tag: 'button' },
});
const save = at({ by: 'role', role: 'button', name: 'Save' });
const step = (
  method: CueStep['method'],
  args: string[] = [],
  target: Target | undefined = save,
): CueStep => ({
  method,
  arguments: args,
  description: `${method} it`,
  ...(target ? { target } : {}),
});
const onPage = (method: CueStep['method'], args: string[] = []): CueStep => {
  const { target: _target, ...rest } = step(method, args);
  return rest;
};
const cue = (body: Cue['body'], instruction = 'save it'): Cue => ({
  key: { operation: 'act', instruction, occurrence: 1 },
  route: '/',
  body,
});

const button = "await page.getByRole('button', { name: 'Save' })";
const statements: [CueStep, string][] = [
  [step('click'), `${button}.click();`],
  [step('rightClick'), `${button}.click({ button: 'right' });`],
  [step('fill', ["it's"]), `${button}.fill('it\\'s');`],
  [step('fill', ['%userName%']), `${button}.fill(process.env.USER_NAME!);`],
  [
    step('type', ['Hi %a% and %b%`${']),
    `${button}.pressSequentially(\`Hi \${process.env.A} and \${process.env.B}\\\`\\\${\`);`,
  ],
  [step('selectOption', ['A', 'B']), `${button}.selectOption(['A', 'B']);`],
  [
    { ...step('dragTo'), to: at({ by: 'testId', value: 'bin' }) },
    `${button}.dragTo(page.getByTestId('bin'));`,
  ],
  [step('selectText'), `${button}.selectText();`],
  [
    step('dragBy', ['50', '0']),
    "{ const { x, y, width, height } = (await page.getByRole('button', { name: 'Save' }).boundingBox())!; await page.mouse.move(x + width / 2, y + height / 2); await page.mouse.down(); await page.mouse.move(x + width / 2 + 50, y + height / 2 + 0, { steps: 10 }); await page.mouse.up(); };",
  ],
  [onPage('press', ['Enter']), "await page.keyboard.press('Enter');"],
  [onPage('goto', ['/cart']), "await page.goto('/cart');"],
  [onPage('waitFor', ['2 seconds']), 'await page.waitForTimeout(2000);'],
  [onPage('waitFor', ['Saved']), "await page.getByText('Saved').first().waitFor();"],
  [onPage('acceptDialog', ['yes']), "page.once('dialog', (dialog) => dialog.accept('yes'));"],
  [onPage('acceptDialog'), "page.once('dialog', (dialog) => dialog.accept());"],
  [
    step('scrollTo', ['50%']),
    `${button}.evaluate((box) => box.scrollTo({ top: (box.scrollHeight - box.clientHeight) * 0.5 }));`,
  ],
];
for (const [recorded, code] of statements) {
  test(`${recorded.method} ${recorded.arguments.join(' ')} becomes ${code}`, () => {
    expect(ejectStep(recorded)).toBe(code);
  });
}

test('the sentence is the title of the step, and what was done a comment', () => {
  const { statements: lines } = ejectCue(cue({ kind: 'steps', steps: [step('click')] }, "save Bob's"));
  expect(lines).toEqual([
    "await test.step('save Bob\\'s', async () => {",
    '  // click it',
    `  ${button}.click();`,
    '});',
  ]);
});

test('behind a step that may change the page, exactly one element is waited for, as a replay does', () => {
  const steps = [step('fill', ['a']), step('click'), { ...step('hover'), late: true }];
  const { statements: lines } = ejectCue(cue({ kind: 'steps', steps }));
  const locator = "page.getByRole('button', { name: 'Save' })";
  expect(lines.filter((line) => line.includes('toHaveCount'))).toEqual([
    `  await expect(${locator}).toHaveCount(1, { timeout: 10_000 });`,
  ]);
  const behind = ejectCue(cue({ kind: 'steps', steps: [step('click')] }), { moving: true });
  expect(behind.statements).toContain(`  await expect(${locator}).toHaveCount(1);`);
});

test('a field that was left to prove its value is left, and entered again where keys follow', () => {
  const filled: CueStep = { ...step('fill', ['3']), leaves: true };
  const code = (...steps: CueStep[]): string[] =>
    ejectCue(cue({ kind: 'steps', steps }))
      .statements.map((line) => line.trim())
      .filter((line) => line.startsWith(button));
  expect(code(filled)).toEqual([`${button}.fill('3');`, `${button}.blur();`]);
  expect(code(filled, onPage('press', ['Enter']))).toEqual([
    `${button}.fill('3');`,
    `${button}.blur();`,
    `${button}.focus();`,
  ]);
  expect(code(step('fill', ['3']))).toEqual([`${button}.fill('3');`]);
});

test('a line break in a description does not end the comment', () => {
  const wild = { ...step('click'), description: 'click\nawait evil()\u2028evil()' };
  const { statements: lines } = ejectCue(cue({ kind: 'steps', steps: [wild] }));
  expect(lines[1]).toBe('  // click await evil() evil()');
});

test('text never ends its string', () => {
  for (const text of [
    "'",
    '\\',
    "\\'",
    '`',
    '${x}',
    '\n',
    '\u2028',
    '%a%\\',
    "%a%'",
    '%a%`',
    '%a%${x}',
    '%a%\n',
  ]) {
    const program = ts.transpileModule(`export const text = ${stringCode(text)};`, {
      reportDiagnostics: true,
    });
    expect(program.diagnostics, stringCode(text)).toEqual([]);
    const value = new RegExp(/text = (.*);/s).exec(program.outputText)?.[1] ?? '';
    if (!text.includes('%')) expect(JSON.parse(JSON.stringify(value))).toBeTruthy();
  }
});

test('an optional step that had nothing to do is left to a person', () => {
  const { statements: lines, remarks } = ejectCue(cue({ kind: 'absent' }));
  expect(lines.join('\n')).toContain('nothing to do');
  expect(remarks).toHaveLength(1);
});

test('a reading becomes code that gives the same data', async ({ page }) => {
  await page.setContent(`<h1>Shop: Mugs</h1><ul><li><b>Blue</b> <i>€1,012.50</i> <a href="http://h/1">x</a></li>
    <li><b>Red</b> <i>€7</i></li></ul><input type="checkbox" checked>`);
  const items: LocatorData = [{ by: 'role', role: 'listitem' }];
  const relative = (tag: string, more = {}): ReadingPlan => ({
    kind: 'relative',
    locator: [{ by: 'css', selector: tag }],
    from: 'text',
    parse: 'string',
    ...more,
  });
  const fields: Record<string, ReadingPlan> = {
    title: {
      kind: 'leaf',
      target: at({ by: 'css', selector: 'h1' }),
      from: 'text',
      parse: 'string',
      trim: { before: 'Shop: ' },
    },
    open: { kind: 'leaf', target: at({ by: 'css', selector: 'input' }), from: 'checked', parse: 'boolean' },
    count: { kind: 'count', container: at({ by: 'css', selector: 'ul' }), items },
    mugs: {
      kind: 'list',
      container: at({ by: 'css', selector: 'ul' }),
      items,
      item: {
        kind: 'object',
        fields: {
          name: relative('b'),
          price: relative('i', { parse: 'number' }),
          link: relative('a', { from: 'href', parse: 'url', optional: true }),
        },
      },
    },
    none: { kind: 'absent', isNull: true },
    cheap: { kind: 'derived', value: true, restsOn: [{ target: save, text: '€7' }] },
  };
  const ejected = ejectCue(cue({ kind: 'reading', plan: { kind: 'object', fields } }));
  expect(await run(ejected, page)).toEqual({
    title: 'Mugs',
    open: true,
    count: 2,
    none: null,
    cheap: true,
    mugs: [
      { name: 'Blue', price: 1012.5, link: 'http://h/1' },
      { name: 'Red', price: 7 },
    ],
  });
  expect(ejected.remarks.join()).toContain('€7');
});

test('an observation becomes a list of locators', () => {
  const element = { method: 'click', arguments: [], description: 'x', target: save } as const;
  const elements = [{ ...element, arguments: [] }];
  expect(ejectCue(cue({ kind: 'elements', elements })).value).toBe(
    "[page.getByRole('button', { name: 'Save' })]",
  );
});

/** Runs ejected code as a module of its own. */
async function run(ejected: ReturnType<typeof ejectCue>, page: Page): Promise<unknown> {
  const source = `${ejected.helpers.join('\n')}\nexport async function read(page) { return ${ejected.value}; }`;
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const file = test.info().outputPath('ejected.mjs');
  mkdirSync(test.info().outputDir, { recursive: true });
  writeFileSync(file, outputText);
  const module = (await import(file)) as { read: (page: Page) => Promise<unknown> };
  return module.read(page);
}
