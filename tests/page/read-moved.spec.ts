/** A page that moves between its tree and the walk of its document is read again, so that its nodes have their elements. */
import { expect, test } from '../../fixtures/one-page.js';
import { walk } from '../../src/contract/snapshot.js';
import { readPage } from '../../src/page/read.js';

test.use({ blank: true });

test('what comes in above while a page is read leaves no field without its element', async ({ page }) => {
  const rows = Array.from({ length: 20 }, (_, at) => `<p>Line ${at}</p>`).join('');
  await page.setContent(
    `<div class="date"><label for="d">Date</label><input id="d" placeholder="mm/dd/yyyy"></div>${rows}`,
  );
  const frame = page.mainFrame();
  const evaluate = frame.evaluate.bind(frame) as (script: unknown, input?: unknown) => Promise<unknown>;
  let walks = 0;
  Object.defineProperty(frame, 'evaluate', {
    value: async (script: unknown, input?: unknown) => {
      walks += 1;
      if (walks === 1)
        await evaluate(() => {
          document.body.insertAdjacentHTML('afterbegin', '<button style="height: 37px">Late</button><br>');
        });
      return evaluate(script, input);
    },
  });
  const { snapshot } = await readPage(page, { timeoutMs: 30_000 });
  const field = [...walk(snapshot.root)].find(({ role }) => role === 'textbox');
  expect(field).toMatchObject({ tag: 'input', inputType: 'text', id: 'd', value: '' });
  expect([...walk(snapshot.root)].some(({ name }) => name === 'Late')).toBe(true);
});
