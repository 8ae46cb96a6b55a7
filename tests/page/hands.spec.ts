/** What hands do to a page besides clicks: text is marked, things are dragged by a distance and pulled larger. */
import { expect, test } from '../../fixtures/one-page.js';
import type { ActionMethod } from '../../src/contract/action.js';
import { perform } from '../../src/page/perform.js';

test.use({ blank: true });

test.beforeEach(async ({ page }) => {
  await page.setContent(`
    <p id="text">One two <b>three</b> four, two.</p>
    <textarea id="area" style="width: 100px; height: 60px">red green red</textarea>
    <div id="fixed" style="width: 50px">fixed</div>
    <div id="box" style="position: absolute; left: 100px; top: 200px; width: 60px; height: 40px; background: red">
      <i id="grip" style="position: absolute; right: 0; bottom: 0; width: 10px; height: 10px; cursor: se-resize"></i></div>
    <output></output>
    <script>
      const box = document.querySelector('#box'), out = document.querySelector('output');
      let held;
      onmousedown = ({ clientX, clientY, target }) => {
        if (target.closest('#box')) held = { grip: target.id === 'grip', x: clientX, y: clientY, left: box.offsetLeft, top: box.offsetTop, width: box.offsetWidth, height: box.offsetHeight };
      };
      onmousemove = ({ clientX, clientY }) => {
        if (!held) return;
        const [x, y] = [clientX - held.x, clientY - held.y];
        if (held.grip) { box.style.width = held.width + x + 'px'; box.style.height = held.height + y + 'px'; }
        else { box.style.left = Math.min(200, held.left + x) + 'px'; box.style.top = held.top + y + 'px'; out.textContent = 'at ' + box.offsetLeft; }
      };
      onmouseup = () => { held = undefined; };
    </script>`);
});

const cases: readonly [ActionMethod, string, string[], unknown][] = [
  ['selectText', '#text', ['two three'], 'two three'],
  ['selectText', '#text', [], 'One two three four, two.'],
  ['selectText', '#area', ['green'], 'green'],
  ['dragBy', '#box', ['50', '-20'], [150, 180, 60, 40]],
  ['dragBy', '#box', ['90', '0', 'at 190'], [190, 200, 60, 40]],
  ['resizeBy', '#box', ['30', '0'], [100, 200, 90, 40]],
  ['resizeBy', '#box', ['-10', '25'], [100, 200, 50, 65]],
];
for (const [method, at, given, expected] of cases) {
  test(`${method} ${given.join(', ')} on ${at}`, async ({ page }) => {
    await perform(page, { method, arguments: given, locator: page.locator(at) }, { timeoutMs: 30_000 });
    const now = await page.evaluate((isText) => {
      const field = document.activeElement as HTMLTextAreaElement;
      const box = document.querySelector('#box') as HTMLElement;
      if (!isText) return [box.offsetLeft, box.offsetTop, box.offsetWidth, box.offsetHeight];
      return field.localName === 'textarea'
        ? field.value.slice(field.selectionStart, field.selectionEnd)
        : String(getSelection());
    }, method === 'selectText');
    expect(now).toEqual(expected);
  });
}

test('the corner that a browser gives a text area makes it larger', async ({ page }) => {
  const area = page.locator('#area');
  const before = await area.boundingBox();
  await perform(page, { method: 'resizeBy', arguments: ['0', '40'], locator: area }, { timeoutMs: 30_000 });
  expect((await area.boundingBox())?.height).toBe((before?.height ?? 0) + 40);
});

test('what is marked in an editor is known to it before anything else is done', async ({ page }) => {
  await page.setContent(`<div id="editor" contenteditable="true">One two three</div><output></output>
    <script>
      let timer;
      document.addEventListener('selectionchange', () => {
        clearTimeout(timer);
        timer = setTimeout(() => { document.querySelector('output').textContent = String(getSelection()); }, 100);
      });
    </script>`);
  const locator = page.locator('#editor');
  await perform(page, { method: 'selectText', arguments: ['two'], locator }, { timeoutMs: 30_000 });
  expect(await page.locator('output').textContent()).toBe('two');
});

const refused: readonly [ActionMethod, string, string[], RegExp][] = [
  ['selectText', '#text', ['two'], /it stands there 2 times/u],
  ['selectText', '#text', ['thre'], /it does not stand there/u],
  ['dragBy', '#box', ['150', '0'], /it went 100, 0/u],
  ['dragBy', '#box', ['50', '0', 'at 151'], /the page does not show it/u],
  ['dragBy', '#box', ['far'], /how far to drag/u],
  ['resizeBy', '#fixed', ['20', '0'], /a handle to resize/u],
];
for (const [method, at, given, reason] of refused) {
  test(`${method} ${given.join(', ')} on ${at} is an error: ${String(reason)}`, async ({ page }) => {
    await expect(
      perform(page, { method, arguments: given, locator: page.locator(at) }, { timeoutMs: 30_000 }),
    ).rejects.toMatchObject({ name: 'ActionError', message: reason });
  });
}
