import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import type { ActionMethod } from '../../src/contract/action.js';
import { perform } from '../../src/page/perform.js';

test.use({ blank: true });

const secret = 'hunter2-Geheim';
const variables = { password: secret, town: { value: 'Zweibrücken' } };

async function on(page: Page, selector: string, method: ActionMethod, ...given: string[]): Promise<void> {
  await perform(
    page,
    { method, arguments: given, locator: page.locator(selector) },
    { variables, timeoutMs: 30_000 },
  );
}

test('a variable is filled in as a person types it', async ({ page }) => {
  await page.setContent('<input value="old" oninput="document.title = event.inputType">');
  await on(page, 'input', 'fill', '%password%');
  await expect(page.locator('input')).toHaveValue(secret);
  await expect(page).toHaveTitle('insertText');
});

test('a field that a framework controls takes a variable', async ({ page }) => {
  // What React does: it watches the property on the element, and puts its own state back after each event.
  await page.setContent(`<input><p></p><script>
    const input = document.querySelector('input');
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    let tracked = '', state = '';
    Object.defineProperty(input, 'value', { configurable: true, get() { return native.get.call(this); }, set(v) { tracked = String(v); native.set.call(this, v); } });
    input.addEventListener('input', () => {
      const now = native.get.call(input);
      if (now !== tracked) { tracked = now; state = now; }
      input.value = state;
      document.querySelector('p').textContent = state;
    });</script>`);
  await on(page, 'input', 'fill', '%password%');
  await expect(page.locator('p')).toHaveText(secret);
  await expect(page.locator('input')).toHaveValue(secret);
});

test('a variable may be part of a text, typed, chosen, and put into rich text and a date', async ({
  page,
}) => {
  await page.setContent(
    `<input id="a"><input id="b"><select><option>Rome<option>Zweibrücken</select><div contenteditable>x</div><input type="date">`,
  );
  await on(page, '#a', 'fill', 'Bearer %password%!');
  await on(page, '#b', 'type', '%password%');
  await on(page, 'select', 'selectOption', '%town%');
  await on(page, 'div', 'fill', '%password%');
  await perform(
    page,
    { method: 'fill', arguments: ['%born%'], locator: page.locator('[type=date]') },
    { variables: { born: '3 March 2026' }, timeoutMs: 30_000 },
  );
  await expect(page.locator('#a')).toHaveValue(`Bearer ${secret}!`);
  await expect(page.locator('#b')).toHaveValue(secret);
  await expect(page.locator('select')).toHaveValue('Zweibrücken');
  await expect(page.locator('div')).toHaveText(secret);
  await expect(page.locator('[type=date]')).toHaveValue('2026-03-03');
});

test('a variable reaches a field in a frame and in a shadow root', async ({ page }) => {
  await page.setContent(`<iframe srcdoc="<input>"></iframe><x-box></x-box><script>
    document.querySelector('x-box').attachShadow({ mode: 'open' }).innerHTML = '<input>';</script>`);
  const framed = page.frameLocator('iframe').locator('input');
  await perform(
    page,
    { method: 'fill', arguments: ['%password%'], locator: framed },
    { variables, timeoutMs: 30_000 },
  );
  await expect(framed).toHaveValue(secret);
  await on(page, 'x-box input', 'fill', '%password%');
  await expect(page.locator('x-box input')).toHaveValue(secret);
});

test('a variable goes into an address, a prompt and a wait', async ({ page }) => {
  await page.route('http://site.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>there</p>' }),
  );
  await page.goto('http://site.test/');
  const run = (method: ActionMethod, ...given: string[]): Promise<void> =>
    perform(page, { method, arguments: given }, { variables, timeoutMs: 30_000 });
  await run('goto', '/deep?key=%password%');
  await expect(page).toHaveURL(`http://site.test/deep?key=${secret}`);
  await page.setContent(`<button onclick="document.body.append(prompt('?'))">Ask</button>`);
  await run('acceptDialog', '%password%');
  await page.getByRole('button').click();
  await run('waitFor', '%password%');
  await expect(page.locator('body')).toContainText(secret);
});

test('a disabled field is refused without a word of the value', async ({ page }) => {
  await page.setContent('<input disabled>');
  const failed = perform(
    page,
    { method: 'fill', arguments: ['%password%'], locator: page.locator('input') },
    { variables, timeoutMs: 500 },
  );
  const error = await failed.then(
    () => undefined,
    (reason: unknown) => reason as Error,
  );
  expect(error?.name).toMatch(/ActionError|TimeoutError/u);
  expect(JSON.stringify([error?.message, error?.stack, String(error?.cause)])).not.toContain(secret);
});

test('nothing of it is left in the page', async ({ page }) => {
  await page.setContent('<input>');
  await on(page, 'input', 'fill', '%password%');
  expect(
    await page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('cuebook'))),
  ).toEqual([]);
});

test('a trace holds it neither in calls, nor in its log, nor in its network part', async ({ browser }) => {
  const context = await browser.newContext();
  await context.tracing.start({ snapshots: true, screenshots: false, sources: false });
  const page = await context.newPage();
  await page.setContent(
    '<input id="a" type="password"><input id="b"><select><option>Rome<option>Zweibrücken</select>',
  );
  await on(page, '#a', 'fill', '%password%');
  await on(page, '#a', 'type', '%password%');
  await on(page, 'select', 'selectOption', '%town%');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'trace-')), 'trace.zip');
  await context.tracing.stop({ path: file });
  await context.close();
  const files = unzip(readFileSync(file)).filter(({ name }) => /\.(?:trace|network|stacks)$/u.test(name));
  expect(files.length).toBeGreaterThan(0);
  for (const { name, text } of files) {
    // Playwright's pictures of the document hold the values of all fields, and cannot be told not to.
    const leaks = text
      .split('\n')
      .filter((line) => line.includes(secret) && !line.startsWith('{"type":"frame-snapshot"'));
    expect(
      leaks.map((line) => line.slice(0, 300)),
      name,
    ).toEqual([]);
  }
});

/** Files of a zip archive, by its central directory. */
function unzip(zip: Buffer): { name: string; text: string }[] {
  const files: { name: string; text: string }[] = [];
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1')) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const text = (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8');
    files.push({ name: zip.toString('utf8', at + 46, at + 46 + nameLength), text });
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
