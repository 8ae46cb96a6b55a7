/** Looking for the control of a record on a live page: what is recorded of it, how it is replayed, and what a look in vain leaves behind. */
import { expect, test, type Page } from '@playwright/test';
import { createAi, type StandaloneAi } from '../../src/index.js';

/** Messages with a bar under the pointer, and a context menu; nothing is marked as a button. */
const chat = `<style>.acts { display: none } .msg:hover .acts { display: inline } .acts span, #menu div { cursor: pointer }</style>
<h2>General</h2>
<div id="list">${['Lunch is ready', 'The badge is here', 'Standup moved']
  .map(
    (text) =>
      `<div class="msg"><b>Mei</b> <span>${text}</span> <span class="acts"><span title="Pin" onclick="document.title += 'pin ${text};'">📌</span></span></div>`,
  )
  .join('')}</div>
<div id="menu" hidden><div>Copy text</div><div>Forward</div></div>
<script>{
  const menu = document.querySelector('#menu');
  document.querySelector('#list').oncontextmenu = (event) => {
    event.preventDefault();
    menu.hidden = false;
    const { textContent } = event.target.closest('.msg').children[1];
    for (const item of menu.children) item.onclick = () => { document.title += item.textContent + ' ' + textContent + ';'; menu.hidden = true; };
  };
  document.onkeydown = ({ key }) => { if (key === 'Escape') menu.hidden = true; };
}</script>`;

function aiFor(page: Page, cueFile: string, updateCues: 'missing' | 'none'): StandaloneAi {
  return createAi(page, { model: 'builtin', cueFile, updateCues, heal: 'off', verbose: 0 });
}

test('only the look that led to the control is recorded, and replayed without any other', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  await page.setContent(chat);
  const recorder = aiFor(page, cueFile, 'missing');
  const { actions } = await recorder.act('forward the message "The badge is here"');
  expect(actions.map(({ method }) => method)).toEqual(['rightClick', 'click']);
  await recorder.saveCues();
  await page.setContent(chat);
  const replayer = aiFor(page, cueFile, 'none');
  await replayer.act('forward the message "The badge is here"');
  await expect(page).toHaveTitle('Forward The badge is here;');
});

test('a look in vain leaves nothing open', async ({ page }) => {
  await page.setContent(chat);
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await expect(ai.act('archive the message "Standup moved"')).rejects.toThrow(/archive the message/);
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page).toHaveTitle('');
});
