/** Sentences in other scripts: quoted names in any script are found, and what is not understood is a typed error. */
import { expect, test } from '../../fixtures/one-page.js';
import { createAi, SvcError } from '../../src/index.js';

test.use({ blank: true });

const button = (name: string): string =>
  `<button onclick="window.done = 'other'">Cancel</button><button onclick="window.done = this.textContent">${name}</button>`;

for (const name of ['保存', 'حفظ', 'Сохранить', '🚀 Launch']) {
  test(`a click on the button “${name}” is carried out`, async ({ page }) => {
    await page.setContent(button(name));
    const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
    await ai.act(`Click "${name}"`);
    expect(await page.evaluate('window.done')).toBe(name);
  });
}

test('an Arabic text goes into the field of an Arabic name on a page that runs from right to left', async ({
  page,
}) => {
  await page.setContent(
    `<body dir="rtl"><label>الاسم <input id="name"></label><label>المدينة <input id="city"></label>`,
  );
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
  await ai.act('Type "مرحبا" into "الاسم"');
  await expect(page.locator('#name')).toHaveValue('مرحبا');
  await expect(page.locator('#city')).toHaveValue('');
});

test('a check box of a Hebrew name is ticked, and the one beside it is left alone', async ({ page }) => {
  await page.setContent(`<body dir="rtl"><label><input type="checkbox" id="news"> עדכונים</label>
    <label><input type="checkbox" id="terms"> אני מסכים</label>`);
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
  await ai.act('Check "אני מסכים"');
  await expect(page.locator('#terms')).toBeChecked();
  await expect(page.locator('#news')).not.toBeChecked();
});

for (const [name, sentence] of [
  ['保存', '「保存」をクリック'],
  ['Сохранить', 'Нажмите «Сохранить»'],
  ['حفظ', 'انقر على حفظ'],
] as const) {
  test(`a sentence wholly in another script is done or ends in a typed error: ${sentence}`, async ({
    page,
  }) => {
    await page.setContent(button(name));
    const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
    const error: unknown = await ai.act(sentence).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    const done = await page.evaluate('window.done');
    expect(error === undefined ? done === name : error instanceof SvcError && done === undefined).toBe(true);
  });
}

test('5,000 equal buttons are an AmbiguousInstructionError within the timeout, and none is clicked', async ({
  page,
}) => {
  await page.setContent('<button onclick="window.done = true">Pick</button>'.repeat(5_000));
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 30_000, verbose: 0 });
  await expect(ai.act('Click "Pick"')).rejects.toMatchObject({ name: 'AmbiguousInstructionError' });
  expect(await page.evaluate('window.done')).toBeUndefined();
});
