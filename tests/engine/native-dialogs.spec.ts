/** What a sentence says to a dialog holds whether the browser or the page shows it, and is replayed so. */
import { expect, test } from '../../fixtures/test.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { createAi } from '../../src/index.js';

const native = `<button onclick="window.answer = confirm('Really?')">Delete account</button>`;
const asking = `<button onclick="window.answer = prompt('Your name?')">Rename</button>`;
const late = `<button onclick="setTimeout(() => { window.answer = confirm('Really?'); }, 700)">Delete account</button>`;
const ofThePage = `<button onclick="question.showModal()">Delete account</button>
<dialog id="question"><p>Really delete?</p><button onclick="window.answer = false; question.close()">Cancel</button>
<button onclick="window.answer = true; question.close()">Yes, delete</button></dialog>`;

const cases: readonly (readonly [shown: string, html: string, sentence: string, answer: unknown])[] = [
  ['the browser', native, 'click "Delete account" and accept the dialog', true],
  ['the browser', native, 'click "Delete account" and confirm', true],
  ['the browser', native, 'click Delete account and press OK in the alert', true],
  ['the browser', native, 'delete the account and cancel the confirmation', false],
  ['the browser', native, 'click Delete account, then click Cancel in the confirmation dialog', false],
  ['the browser', asking, 'click Rename and enter "Zoe" in the prompt', 'Zoe'],
  ['the browser, late', late, 'click Delete account and accept the dialog', true],
  ['the browser', asking, 'click Rename, type "Zoe" in the prompt and accept it', 'Zoe'],
  ['the browser', asking, 'click Rename and enter Zoe', 'Zoe'],
  ['the browser', native, 'delete the account', true],
  ['the page', ofThePage, 'delete the account', true],
  ['the page', ofThePage, 'click "Delete account" and accept the dialog', true],
  ['the page', ofThePage, 'click "Delete account" and cancel the dialog', false],
];

for (const [shown, html, sentence, answer] of sampleOf(cases, 3)) {
  test(`${sentence}: a dialog of ${shown}`, async ({ page }, testInfo) => {
    const cueFile = testInfo.outputPath('cues.json');
    for (const updateCues of ['missing', 'none'] as const) {
      await page.setContent(html);
      await page.evaluate(() => Reflect.deleteProperty(globalThis, 'answer'));
      const ai = createAi(page, { model: 'builtin', cueFile, updateCues, verbose: 0 });
      await ai.act(sentence);
      await ai.saveCues();
      await expect.poll(() => page.evaluate('window.answer')).toBe(answer);
    }
  });
}

test('where no dialog opens, the sentence is not done', async ({ page }) => {
  await page.setContent('<button onclick="window.clicked = true">Delete account</button>');
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 4_000, verbose: 0 });
  await expect(ai.act('click "Delete account" and accept the alert')).rejects.toThrow(/accept the alert/);
});

test('a dialog that asks for more than the sentence says is dismissed, and the sentence is not done', async ({
  page,
}) => {
  await page.setContent(`<button onclick="window.answer = confirm('Send without a subject?')">Send</button>`);
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await expect(ai.act('send it')).rejects.toThrow(/Send without a subject/);
  expect(await page.evaluate('window.answer')).toBe(false);
});

test('what is to be typed into a dialog is not done by a dialog that takes no text', async ({ page }) => {
  await page.setContent(native);
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await expect(ai.act('click "Delete account" and type DELETE into the dialog')).rejects.toThrow(/Really/);
  expect(await page.evaluate('window.answer')).toBe(false);
});

test('a dialog that the test answers itself is left to it', async ({ page }) => {
  await page.setContent(native);
  page.on('dialog', (dialog) => void dialog.dismiss());
  await createAi(page, { model: 'builtin', cues: false, verbose: 0 }).act('delete the account');
  expect(await page.evaluate('window.answer')).toBe(false);
});

test('a question that the sentence does not speak of is answered where it is about just that, and is an error where it is not', async ({
  page,
}) => {
  const asking = (name: string, question: string): string =>
    `<button onclick="document.title = 'Marked'">Mark</button><button onclick="window.answer = confirm('${question}')">${name}</button>`;
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  for (const [sentence, html, answer, error] of [
    ['edit this page', asking('Edit this page', 'Edit a page that is locked?'), true, undefined],
    ['edit this page', asking('Edit this page', 'Are you sure you want to leave?'), false, /want to leave/],
    ['open the settings', asking('Settings', 'Are you sure? The draft is lost.'), false, /draft is lost/],
    ['click "Delete"', asking('Delete', 'Delete the item?'), false, /Delete the item/],
    ['click the Delete button', asking('Delete', 'Really?'), false, /Really/],
    ['click "Show a box"', asking('Show a box', 'I am a box'), false, undefined],
    ['delete it and click Mark', asking('Delete', 'Delete the item?'), true, undefined],
  ] as const) {
    await page.setContent(html);
    const told = await ai.act(sentence).catch((thrown: unknown) => String(thrown));
    if (error) expect(told, sentence).toMatch(error);
    else expect(told, sentence).toMatchObject({ success: true });
    expect(await page.evaluate('window.answer'), sentence).toBe(answer);
  }
});

test('a second question that the sentence does not answer is an error', async ({ page }) => {
  await page.setContent(
    `<button onclick="window.answer = prompt('Your name?') + confirm('Are you sure?')">Rename</button>`,
  );
  const ai = createAi(page, { model: 'builtin', verbose: 0 });
  await expect(ai.act('click Rename and enter "Zoe" in the prompt')).rejects.toThrow(/Are you sure/);
});
