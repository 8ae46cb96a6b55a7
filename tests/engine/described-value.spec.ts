/** A value that the sentence describes and the page says: it is read, and read again before a replay uses it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { createAi, CueStaleError } from '../../src/index.js';

const sentence = 'type the code that is shown into the Code field';

const pageWith = (code: string): string =>
  `<p>Your code: <b>${code}</b></p><label>Code <input></label><button>Go</button>`;

async function act(page: Page, html: string, cueFile: string, updateCues: 'missing' | 'changed' | 'none') {
  await page.setContent(html);
  const heal = updateCues === 'changed' ? 'write' : 'report';
  const ai = createAi(page, { model: 'builtin', cueFile, updateCues, heal, verbose: 0 });
  await ai.act(sentence);
  await ai.saveCues();
  return page.getByLabel('Code').inputValue();
}

test('the text that the page shows is typed, and typed again from the cue', async ({ page }, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  expect(await act(page, pageWith('QX-417'), cueFile, 'missing')).toBe('QX-417');
  expect(await act(page, pageWith('QX-417'), cueFile, 'none')).toBe('QX-417');
});

test('a page that shows another text makes the cue stale: the old one is not typed', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  await act(page, pageWith('QX-417'), cueFile, 'missing');
  await expect(act(page, pageWith('ZB-902'), cueFile, 'none')).rejects.toThrow(CueStaleError);
  await expect(page.getByLabel('Code')).toHaveValue('');
  await expect(act(page, pageWith('ZB-902'), cueFile, 'none')).rejects.toThrow(/does not show "QX-417"/);
});

test('where the cue may be recorded anew, what the page shows now is typed', async ({ page }, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  await act(page, pageWith('QX-417'), cueFile, 'missing');
  expect(await act(page, pageWith('ZB-902'), cueFile, 'changed')).toBe('ZB-902');
});

test('a text that stands in a field is found there again', async ({ page }, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const html = `<label>Note <textarea>Bring the long
ladder</textarea></label><label>Copy <input></label>`;
  const copy = async (updateCues: 'missing' | 'none'): Promise<string> => {
    await page.setContent(html);
    const ai = createAi(page, { model: 'builtin', cueFile, updateCues, heal: 'report', verbose: 0 });
    await ai.act('copy the text of the Note field into the Copy field');
    await ai.saveCues();
    return page.getByLabel('Copy').inputValue();
  };
  const first = await copy('missing');
  expect(first).toContain('ladder');
  expect(await copy('none')).toBe(first);
});
