import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import type { ActionMethod } from '../../src/contract/action.js';
import { perform } from '../../src/page/perform.js';

test.use({ blank: true });

const timeoutMs = 30_000;

/** Performs on the element of a CSS selector. */
async function on(page: Page, selector: string, method: ActionMethod, ...given: string[]): Promise<void> {
  await perform(page, { method, arguments: given, locator: page.locator(selector) }, { timeoutMs });
}

test('a click waits until the button is enabled', async ({ page }) => {
  await page.setContent(`<button disabled onclick="this.textContent = 'done'">Go</button>
    <script>setTimeout(() => { document.querySelector('button').disabled = false; }, 300);</script>`);
  await on(page, 'button', 'click');
  await expect(page.getByRole('button')).toHaveText('done');
});

test('a click on a disabled button says why it failed', async ({ page }) => {
  await page.setContent('<button disabled>Pay</button>');
  const failed = perform(
    page,
    { method: 'click', arguments: [], locator: page.locator('button') },
    { timeoutMs: 4_000 },
  );
  await expect(failed).rejects.toMatchObject({ name: 'ActionError', message: /not enabled/u });
});

test('a click on a covered button names what covers it', async ({ page }) => {
  await page.setContent('<button>Pay</button><div class="veil" style="position:fixed;inset:0"></div>');
  const failed = perform(
    page,
    { method: 'click', arguments: [], locator: page.locator('button') },
    { timeoutMs: 4_000 },
  );
  await expect(failed).rejects.toMatchObject({ name: 'ActionError', message: /veil.*on top/u });
});

test('a button half under its neighbour is clicked on the half that is to be seen', async ({ page }) => {
  await page.setContent(`<style>button { position: absolute; width: 60px; height: 30px }</style>
    <button id="one" onclick="document.title = 'one'">One</button>
    <button id="two" style="left:34px" onclick="document.title = 'two'">Two</button>`);
  const [one, two] = [page.locator('#one'), page.locator('#two')];
  await perform(page, { method: 'click', arguments: [], locator: one }, { timeoutMs: 1_500 });
  await expect(page).toHaveTitle('one');
  await perform(page, { method: 'click', arguments: [], locator: two }, { timeoutMs: 1_500 });
  await expect(page).toHaveTitle('two');
});

test('a field under its own placeholder is clicked where a person clicks it', async ({ page }) => {
  await page.setContent(`<div style="position:relative;width:200px;height:30px" onclick="this.title = 'open'"><div><input role="combobox" readonly aria-label="Status" style="width:180px"></div>
    <div style="position:absolute;inset:0"><span>Select</span></div></div>`);
  await on(page, 'input', 'click');
  await expect(page.locator('div').first()).toHaveAttribute('title', 'open');
});

test('a field that leaves the pointer to its wrapper is clicked there', async ({ page }) => {
  await page.setContent(
    `<div onclick="this.title = 'open'"><select hidden></select><input readonly aria-label="Projects" style="pointer-events:none"></div>`,
  );
  await on(page, 'input', 'click');
  await expect(page.locator('div')).toHaveAttribute('title', 'open');
});

test('the item of a tree that is a link is clicked on the link', async ({ page }) => {
  await page.setContent(
    `<ul role="tree"><li role="treeitem" style="width:600px"><a href="#leaf" onclick="document.title = 'leaf'">Leaf</a></li></ul>`,
  );
  await on(page, 'li', 'click');
  await expect(page).toHaveTitle('leaf');
});

test('a field under a button is not clicked through it', async ({ page }) => {
  await page.setContent(`<div style="position:relative;width:200px;height:30px"><input role="combobox" aria-label="Status" style="width:180px">
    <button style="position:absolute;inset:0" onclick="this.title = 'hit'">Buy</button></div>`);
  const failed = perform(
    page,
    { method: 'click', arguments: [], locator: page.locator('input') },
    { timeoutMs: 4_000 },
  );
  await expect(failed).rejects.toMatchObject({ name: 'ActionError', message: /on top/u });
  await expect(page.getByRole('button')).not.toHaveAttribute('title');
});

test('a number that is typed into a text field is taken over when the field is left', async ({ page }) => {
  await page.setContent(`<input inputmode="numeric" value="1"><output></output><script>
    document.querySelector('input').onblur = (event) => { document.querySelector('output').textContent = event.target.value; };</script>`);
  await on(page, 'input', 'fill', '3');
  await expect(page.locator('output')).toHaveText('3');
});

test('a locator that finds several is not clicked', async ({ page }) => {
  await page.setContent(
    '<button onclick="document.title = 1">A</button><button onclick="document.title = 2">B</button>',
  );
  await expect(on(page, 'button', 'click')).rejects.toMatchObject({
    name: 'ActionError',
    message: /2 elements/u,
  });
  await expect(page).toHaveTitle('');
});

test('an element that is not there is an ActionError', async ({ page }) => {
  await page.setContent('<p>nothing</p>');
  const failed = perform(
    page,
    { method: 'click', arguments: [], locator: page.locator('button') },
    { timeoutMs: 300 },
  );
  await expect(failed).rejects.toMatchObject({ name: 'ActionError', message: /not there/u });
});

test('a closed page is a PageClosedError', async ({ page }) => {
  await page.close();
  await expect(on(page, 'button', 'click')).rejects.toMatchObject({ name: 'PageClosedError' });
});

for (const [type, given, expected] of [
  ['date', '3 March 2026', '2026-03-03'],
  ['date', '03/14/2026', '2026-03-14'],
  ['time', '2 pm', '14:00'],
  ['time', '14:30', '14:30'],
  ['datetime-local', '14 March 2026 2:30 pm', '2026-03-14T14:30'],
  ['month', 'March 2026', '2026-03'],
  ['number', '1,234.5', '1234.5'],
  ['range', '75%', '75'],
  ['color', 'red', '#ff0000'],
  ['text', ' as it is ', ' as it is '],
] as const) {
  test(`a field of type ${type} takes "${given}"`, async ({ page }) => {
    await page.setContent(`<input type="${type}" step="any">`);
    await on(page, 'input', 'fill', given);
    await expect(page.locator('input')).toHaveValue(expected);
  });
}

test('a date that can be read in two ways is refused', async ({ page }) => {
  await page.setContent('<input type="date">');
  await expect(on(page, 'input', 'fill', '03/04/2026')).rejects.toMatchObject({ name: 'ActionError' });
});

test('filling a label or a wrapper fills its field', async ({ page }) => {
  await page.setContent(
    '<label for="a">Name</label><input id="a"><div class="wrap"><span>City</span><input id="b"></div>',
  );
  await on(page, 'label', 'fill', 'Ann');
  await on(page, '.wrap', 'fill', 'Rome');
  await expect(page.locator('#a')).toHaveValue('Ann');
  await expect(page.locator('#b')).toHaveValue('Rome');
});

test('contenteditable is filled and cleared', async ({ page }) => {
  await page.setContent('<div contenteditable>old</div>');
  await on(page, 'div', 'fill', 'new');
  await expect(page.locator('div')).toHaveText('new');
  await on(page, 'div', 'clear');
  await expect(page.locator('div')).toHaveText('');
});

test('type sends the keys one by one', async ({ page }) => {
  await page.setContent('<input onkeydown="document.title += event.key">');
  await on(page, 'input', 'type', 'abc');
  await expect(page).toHaveTitle('abc');
});

for (const [given, seen] of [
  ['esc', 'Escape'],
  ['return', 'Enter'],
  ['page down', 'PageDown'],
  ['arrow down', 'ArrowDown'],
  ['Down Arrow', 'ArrowDown'],
  ['space', ' '],
  ['+', '+'],
  ['f5', 'F5'],
] as const) {
  test(`press understands "${given}"`, async ({ page }) => {
    await page.setContent(
      `<input onkeydown="document.title = '[' + event.key + ']'; event.preventDefault()">`,
    );
    await on(page, 'input', 'press', given);
    expect(await page.title()).toBe(seen === ' ' ? '[ ]' : `[${seen}]`);
  });
}

test('press understands combinations, and refuses a key that does not exist', async ({ page }) => {
  await page.setContent(
    `<input value="abc" onkeydown="document.title = [event.ctrlKey, event.metaKey].join()">`,
  );
  await on(page, 'input', 'press', 'ctrl+a');
  await on(page, 'input', 'press', 'Delete');
  await expect(page.locator('input')).toHaveValue('');
  await expect(on(page, 'input', 'press', 'foo')).rejects.toMatchObject({ name: 'ActionError' });
});

test('press without an element goes to what has the focus', async ({ page }) => {
  await page.setContent('<input autofocus onkeydown="document.title = event.key">');
  await page.locator('input').focus();
  await perform(page, { method: 'press', arguments: ['Enter'] }, { timeoutMs });
  await expect(page).toHaveTitle('Enter');
});

test('an option is chosen by label before value, several at once', async ({ page }) => {
  await page.setContent(
    '<select id="a"><option value="1">Two</option><option value="Two">Three</option></select><select id="b" multiple><option>X<option>Y<option>Z</select>',
  );
  await on(page, '#a', 'selectOption', 'Two');
  await expect(page.locator('#a')).toHaveValue('1');
  await on(page, '#b', 'selectOption', 'x', 'Z');
  await expect(page.locator('#b')).toHaveValues(['X', 'Z']);
});

test('an option that is not there is refused with what is', async ({ page }) => {
  await page.setContent('<select><option>Red<option>Blue</select>');
  const failed = perform(
    page,
    { method: 'selectOption', arguments: ['Green'], locator: page.locator('select') },
    { timeoutMs: 2_000 },
  );
  await expect(failed).rejects.toMatchObject({ name: 'ActionError', message: /"Red", "Blue"/u });
});

test('a native list under a drawn one that keeps showing the old choice is put back and refused', async ({
  page,
}) => {
  const drawn = (follows: boolean): string =>
    `<p>Airport <select style="position:absolute;width:1px;height:1px"
      ${follows ? 'onchange="setTimeout(() => (shown.textContent = this.value), 30)"' : ''}
      ><option>Rome<option>Oslo</select><button id="shown">Rome</button></p>`;
  await page.setContent(drawn(true));
  await on(page, 'select', 'selectOption', 'Oslo');
  await expect(page.locator('button')).toHaveText('Oslo');
  await page.setContent(drawn(false));
  await expect(on(page, 'select', 'selectOption', 'Oslo')).rejects.toMatchObject({
    name: 'ActionError',
    message: /still shows "Rome"/u,
  });
  await expect(page.locator('select')).toHaveValue('Rome');
});

test('a list that is no native select is refused', async ({ page }) => {
  await page.setContent('<div role="combobox" tabindex="0">Red</div>');
  await expect(on(page, 'div', 'selectOption', 'Red')).rejects.toMatchObject({
    message: /no native|native list/u,
  });
});

test('a hidden check box under a styled label is ticked through it, and not twice', async ({ page }) => {
  await page.setContent(`<label onclick="window.clicks = (window.clicks ?? 0) + 1"><input type="checkbox" style="opacity:0;width:0;height:0">
    <span style="display:inline-block;width:20px;height:20px;background:red"></span>I agree to the <a href="#terms">terms</a></label>`);
  await on(page, 'input', 'check');
  await expect(page.locator('input')).toBeChecked();
  expect(page.url()).not.toContain('#terms');
  await on(page, 'input', 'check');
  await expect(page.locator('input')).toBeChecked();
  await on(page, 'label', 'uncheck');
  await expect(page.locator('input')).not.toBeChecked();
});

test('a transparent radio button under its own picture is chosen', async ({ page }) => {
  await page.setContent(`<label style="position:relative;display:block"><input type="radio" name="r" value="a" style="position:absolute;opacity:0">
    <span style="position:absolute;left:0;top:0;width:30px;height:30px;background:blue"></span><span style="margin-left:40px">A</span></label>`);
  await on(page, 'input', 'check');
  await expect(page.locator('input')).toBeChecked();
});

test('a switch that keeps its state in ARIA and sets the native one back has changed', async ({ page }) => {
  await page.setContent(`<input type="checkbox" role="switch" aria-checked="false" style="position:absolute;width:0;height:0">
    <script>const box = document.querySelector('input'); box.onchange = () => {
      box.setAttribute('aria-checked', String(box.checked)); box.checked = false; };</script>`);
  await on(page, 'input', 'check');
  await expect(page.locator('input')).toHaveAttribute('aria-checked', 'true');
});

test('a switch and a toggle button are set by their ARIA state', async ({ page }) => {
  await page.setContent(`<div role="switch" tabindex="0" aria-checked="false" onclick="this.setAttribute('aria-checked', this.getAttribute('aria-checked') !== 'true')">Wifi</div>
    <button aria-pressed="true" onclick="this.setAttribute('aria-pressed', 'false')">Bold</button>`);
  await on(page, '[role=switch]', 'check');
  await expect(page.getByRole('switch')).toBeChecked();
  await on(page, 'button', 'uncheck');
  await expect(page.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
});

test('a box that does not change is an error', async ({ page }) => {
  await page.setContent('<input type="checkbox" onclick="event.preventDefault()">');
  await expect(on(page, 'input', 'check')).rejects.toMatchObject({
    name: 'ActionError',
    message: /did not change/u,
  });
});

test('HTML5 drag and drop', async ({ page }) => {
  await page.setContent(`<div id="a" draggable="true" style="width:50px;height:50px;background:red">A</div>
    <div id="b" style="width:200px;height:200px" ondragover="event.preventDefault()" ondrop="this.append(document.querySelector('#a'))"></div>`);
  await perform(
    page,
    { method: 'dragTo', arguments: [], locator: page.locator('#a'), to: page.locator('#b') },
    { timeoutMs },
  );
  await expect(page.locator('#b #a')).toBeVisible();
});

test('drag and drop by pointer events', async ({ page }) => {
  await page.setContent(`<div id="a" style="width:50px;height:50px;background:red"></div><div id="b" style="width:200px;height:200px"></div><script>
    let moves = 0; let held = false;
    document.querySelector('#a').onpointerdown = () => { held = true; };
    document.onpointermove = () => { if (held) moves += 1; };
    document.onpointerup = (e) => { if (moves > 3 && document.elementFromPoint(e.clientX, e.clientY).id === 'b') document.title = 'dropped'; };</script>`);
  await perform(
    page,
    { method: 'dragTo', arguments: [], locator: page.locator('#a'), to: page.locator('#b') },
    { timeoutMs },
  );
  await expect(page).toHaveTitle('dropped');
});

test('files go to the input, to its label, and to a button that opens a chooser', async ({ page }) => {
  await page.setContent(`<label>Picture<input id="a" type="file" style="display:none"></label>
    <button onclick="b.click()">Upload</button><input id="b" type="file" style="display:none">`);
  await on(page, '#a', 'setInputFiles', 'package.json');
  expect(await page.locator('#a').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    'package.json',
  );
  await on(page, 'label', 'setInputFiles', 'tsconfig.json');
  expect(await page.locator('#a').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    'tsconfig.json',
  );
  await on(page, 'button', 'setInputFiles', 'package.json');
  expect(await page.locator('#b').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    'package.json',
  );
});

test('a file that does not exist is an ActionError', async ({ page }) => {
  await page.setContent('<input type="file">');
  await expect(on(page, 'input', 'setInputFiles', 'no-such-file.png')).rejects.toMatchObject({
    name: 'ActionError',
    message: /no-such-file/u,
  });
});

test('scrolling by share, to an element, and by screens', async ({ page }) => {
  await page.setContent(
    '<div style="height:5000px"></div><p>end</p><div id="box" style="height:100px;overflow:auto"><div style="height:1000px">x</div></div>',
  );
  await perform(page, { method: 'scrollTo', arguments: ['50%'] }, { timeoutMs });
  const half = await page.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight));
  expect(half).toBeCloseTo(0.5, 1);
  await on(page, 'p', 'scrollTo');
  await expect(page.locator('p')).toBeInViewport();
  await on(page, '#box', 'nextChunk');
  expect(await page.locator('#box').evaluate((box) => box.scrollTop)).toBe(100);
  await on(page, '#box', 'previousChunk');
  expect(await page.locator('#box').evaluate((box) => box.scrollTop)).toBe(0);
});

test('dialogs are answered when they come', async ({ page }) => {
  await page.setContent(
    `<button onclick="document.title = confirm('sure?') + '/' + prompt('name?')">Ask</button>`,
  );
  await perform(page, { method: 'dismissDialog', arguments: [] }, { timeoutMs });
  await on(page, 'button', 'click');
  await expect(page).toHaveTitle('false/null');
  await page.setContent(`<button onclick="document.title = prompt('name?')">Ask</button>`);
  await perform(page, { method: 'acceptDialog', arguments: ['Ann'] }, { timeoutMs });
  await on(page, 'button', 'click');
  await expect(page).toHaveTitle('Ann');
});

test('going to pages, back and on', async ({ page }) => {
  await page.route('http://site.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>${new URL(route.request().url()).pathname}</title>`,
    }),
  );
  const go = (method: ActionMethod, ...given: string[]): Promise<void> =>
    perform(page, { method, arguments: given }, { timeoutMs });
  await go('goto', 'http://site.test/a/b');
  await go('goto', '/c');
  await expect(page).toHaveTitle('/c');
  await go('goBack');
  await expect(page).toHaveTitle('/a/b');
  await go('goForward');
  await go('reload');
  await expect(page).toHaveTitle('/c');
  await expect(go('goForward')).rejects.toMatchObject({
    name: 'ActionError',
    message: /none in the history/u,
  });
  await expect(go('goto', 'javascript:alert(1)')).rejects.toMatchObject({ name: 'ActionError' });
});

test('waiting for a text, an element and a time', async ({ page }) => {
  await page.setContent(
    `<script>setTimeout(() => { document.body.innerHTML = '<p>Ready now</p>'; }, 200);</script>`,
  );
  await perform(page, { method: 'waitFor', arguments: ['Ready now'] }, { timeoutMs });
  await on(page, 'p', 'waitFor');
  await perform(page, { method: 'waitFor', arguments: ['0.1 seconds'] }, { timeoutMs });
  const tooLong = perform(page, { method: 'waitFor', arguments: ['50 seconds'] }, { timeoutMs });
  await expect(tooLong).rejects.toMatchObject({ name: 'ActionError' });
});

test('a click on a box under its label goes through the label', async ({ page }) => {
  await page.setContent(
    '<label><input type="checkbox" style="opacity:0;width:0;height:0"><i style="display:inline-block;width:20px;height:20px;background:red"></i></label>',
  );
  await on(page, 'input', 'click');
  await expect(page.locator('input')).toBeChecked();
  await on(page, 'input', 'click');
  await expect(page.locator('input')).not.toBeChecked();
});
