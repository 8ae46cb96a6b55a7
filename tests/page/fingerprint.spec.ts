import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import type { Fingerprint } from '../../src/contract/locator-data.js';
import { readFingerprints } from '../../src/page/fingerprint.js';

async function print(page: Page, selector: string): Promise<Fingerprint> {
  const [first] = await readFingerprints(page.locator(selector), { timeoutMs: 30_000 });
  if (!first) throw new Error('nothing there');
  return first;
}

const card = (name: string, price: string, badge = ''): string =>
  `<li class="card"><span>${badge}</span><h3>${name}</h3><span class="price">${price}</span><button>Add</button></li>`;

test('role and name of the usual elements', async ({ page }) => {
  await page.setContent(`<a id="a" href="/x?y=1">Home</a><button id="b" aria-label="Close">x</button><label>City<input id="c"></label>
    <input id="d" placeholder="Search" type="search"><img id="e" alt="Logo"><div id="f" role="tab">Tab</div><input id="g" type="submit">
    <select id="h" aria-labelledby="l"><option>1</select><b id="l">Size</b><div id="i" contenteditable title="Notes">x</div><fieldset id="j"><legend>Pay</legend></fieldset>`);
  const seen = await Promise.all('abcdefghij'.split('').map(async (id) => print(page, `#${id}`)));
  expect(seen.map(({ role, name }) => `${role} ${name}`)).toEqual([
    'link Home',
    'button Close',
    'textbox City',
    'searchbox Search',
    'img Logo',
    'tab Tab',
    'button Submit',
    'combobox Size',
    'textbox Notes',
    'group Pay',
  ]);
  expect(seen[0]?.href).toBe('/x?y=1');
});

test('a card is told by its heading, whatever its price and badge', async ({ page }) => {
  const list = (html: string): string => `<h1>Shop</h1><ul>${html}</ul>`;
  await page.setContent(list(card('Mug', '$5') + card('Hat', '$7')));
  const before = await print(page, 'li:nth-child(1) button');
  await page.setContent(list(card('Mug', '$9', 'New!') + card('Hat', '$7')));
  const after = await print(page, 'li:nth-child(1) button');
  await page.setContent(list(card('Cup', '$5') + card('Mug', '$5')));
  const other = await print(page, 'li:nth-child(1) button');
  expect([before.container, after.container, other.container]).toEqual(['Mug', 'Mug', 'Cup']);
});

test('a row is told by its first cell, never by the target itself', async ({ page }) => {
  await page.setContent(`<table>${['Alice', 'Bob'].map((name) => `<tr><td>${name}</td><td>3 days</td><td><button>Edit</button></td></tr>`).join('')}</table>
    <ul class="nav"><li><a href="/a">First</a></li><li><a href="/b">Second</a></li></ul>`);
  expect((await print(page, 'tr:nth-child(2) button')).container).toBe('Bob');
  expect((await print(page, 'li:nth-child(1) a')).container).toBeUndefined();
});

test('values and states are no part of it', async ({ page }) => {
  await page.setContent(
    `<input id="a" value="one"><input id="b" type="checkbox"><input id="c" type="password" value="pw"><textarea id="d">t</textarea>`,
  );
  const before = await Promise.all(['#a', '#b', '#c', '#d'].map((each) => print(page, each)));
  await page.locator('#a').fill('two');
  await page.locator('#b').check();
  await page.locator('#c').fill('other');
  await page.locator('#d').fill('long');
  const after = await Promise.all(['#a', '#b', '#c', '#d'].map((each) => print(page, each)));
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toMatch(/two|other|long|pw/u);
});

test('it counts up to five and does not wait', async ({ page }) => {
  await page.setContent('<p>x</p>'.repeat(9));
  expect(await readFingerprints(page.locator('p'), { timeoutMs: 30_000 })).toHaveLength(5);
  expect(await readFingerprints(page.locator('h1'), { timeoutMs: 30_000 })).toEqual([]);
});

test('heading and neighbours say where it stands', async ({ page }) => {
  await page.setContent(`<section><h2>Billing</h2><div><span>Street</span><input id="a"><em>required</em></div></section>
    <div role="dialog" aria-label="Delete"><button id="b">OK</button></div>`);
  expect(await print(page, '#a')).toMatchObject({ heading: 'Billing', neighbours: ['Street', 'required'] });
  expect((await print(page, '#b')).heading).toBe('Delete');
});
