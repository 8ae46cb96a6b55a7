import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { isThorough } from '../../fixtures/thorough.js';
import { type SnapshotNode, walk } from '../../src/contract/snapshot.js';
import { perform } from '../../src/page/perform.js';
import { type PageReading, readPage } from '../../src/page/read.js';
import { readContent } from '../../src/page/reading-content.js';

test.use({ blank: true });

const timeoutMs = 30_000;

/** The first node that fits. */
function find(reading: PageReading, fits: (node: SnapshotNode) => boolean): SnapshotNode {
  for (const node of walk(reading.snapshot.root)) if (fits(node)) return node;
  throw new Error(`no such node in ${JSON.stringify(reading.snapshot.root)}`);
}

function byId(reading: PageReading, id: string): SnapshotNode {
  return find(reading, (node) => node.id === id);
}

/** Role and words of the tree, indented. */
function draw(node: SnapshotNode, level = 0): string {
  const line = `${'  '.repeat(level)}${node.role} ${node.name || node.text || ''}`.trimEnd();
  return [line, ...node.children.map((child) => draw(child, level + 1))].join('\n');
}

async function read(
  page: Page,
  html: string,
  options: Partial<Parameters<typeof readPage>[1]> = {},
): Promise<PageReading> {
  await page.setContent(html);
  return readPage(page, { timeoutMs, ...options });
}

test('clickable words without a role stand at their place among the text', async ({ page }) => {
  const reading = await read(
    page,
    `<h1>x</h1><p>before <span style="cursor:pointer" onclick="document.title = 'hit'">more</span> behind, <a href="/x">a link</a> and <b tabindex="0">bold</b>.</p>`,
  );
  expect(draw(find(reading, (node) => node.role === 'paragraph'))).toBe(
    [
      'paragraph',
      '  text before',
      '  generic more',
      '  text behind,',
      '  link a link',
      '  text and',
      '  generic bold',
      '  text .',
    ].join('\n'),
  );
  const more = find(reading, (node) => node.text === 'more');
  expect(more).toMatchObject({ clickable: true, tag: 'span', ref: expect.stringMatching(/^x\d+$/u) });
  await reading.locate(more.ref ?? '').click();
  await expect(page).toHaveTitle('hit');
});

test('words that CSS puts in do not upset the places', async ({ page }) => {
  const reading = await read(
    page,
    `<style>.need::after { content: ' *'; }</style><h1>x</h1><p><span class="need">Name</span> <span style="cursor:pointer">edit</span> tail <span style="cursor:pointer">edit</span></p>`,
  );
  expect(draw(find(reading, (node) => node.role === 'paragraph'))).toBe(
    ['paragraph', '  text Name *', '  generic edit', '  text tail', '  generic edit'].join('\n'),
  );
});

for (const hiding of ['display: none', 'visibility: hidden'])
  test(`a label whose box is put away by "${hiding}" stands for it`, async ({ page }) => {
    const reading = await read(
      page,
      `<h1>x</h1><input type="checkbox" id="c" checked style="${hiding}"><label for="c">Styled</label>`,
    );
    const box = find(reading, (node) => node.role === 'checkbox');
    expect(box).toMatchObject({ name: 'Styled', checked: true });
    await perform(
      page,
      { method: 'uncheck', arguments: [], locator: reading.locate(box.ref ?? '') },
      { timeoutMs },
    );
    await expect(page.locator('#c')).not.toBeChecked();
  });

test('icons are named by their class, picture, ligature or title', async ({ page }) => {
  const style = 'style="cursor:pointer;display:inline-block;width:20px;height:20px"';
  const reading = await read(
    page,
    `<h1>x</h1><i id="a" class="fa fa-trash-alt" ${style}></i><span id="b" class="icon icon-edit" ${style}></span>
    <button id="c"><svg width="10" height="10"><use href="#icon-search"/></svg></button>
    <button id="d"><span class="material-icons">shopping_cart</span></button>
    <button id="e"><img src="/img/close.svg" width="10" height="10"></button><button id="f" title="Print"></button>
    <button id="g" style="background-image:url(/pics/zoom-in.png);width:20px;height:20px"></button><div id="h" class="kebab-menu" ${style}></div>`,
  );
  const hints = Object.fromEntries('abcdegh'.split('').map((id) => [id, byId(reading, id).hints?.[0]?.text]));
  expect(hints).toEqual({
    a: 'trash alt',
    b: 'edit',
    c: 'search',
    d: 'shopping cart',
    e: 'close',
    g: 'zoom in',
    h: 'h kebab menu',
  });
  expect(byId(reading, 'f').name).toBe('Print');
});

test('the letters of an icon font are no words: its button is known by the icon', async ({ page }) => {
  const reading = await read(
    page,
    `<style>.fa-edit::before { content: "\\f044" } .fa-trash::before { content: "\\f1f8" }</style>
    <button id="a"><i class="fas fa-edit"></i></button><button id="b"><i class="fas fa-trash"></i> Delete</button>`,
  );
  expect(byId(reading, 'a').name).toBe('\uF044');
  expect(byId(reading, 'a').hints).toEqual([{ from: 'icon', text: 'edit' }]);
  expect(byId(reading, 'b').hints).toBeUndefined();
});

test('a field that nothing on the page names is hinted at by the name that it is sent under', async ({
  page,
}) => {
  const reading = await read(
    page,
    '<form><select id="a" name="shipping_country"><option>Spain</option></select></form><form><input id="b" name="q" placeholder="Search"></form>',
  );
  expect(byId(reading, 'a').hints).toEqual([{ from: 'name', text: 'shipping country' }]);
  expect(byId(reading, 'b').hints).toBeUndefined();
});

test('a form is read whose controls are called like properties of every element', async ({ page }) => {
  const reading = await read(
    page,
    `<form id="trip" class="wide"><input type="hidden" name="id" value="6"><input type="hidden" name="className">
    <label>Children <select name="children"><option>0</option></select></label><input type="checkbox"><button>Book</button></form>`,
  );
  expect(byId(reading, 'trip').classes).toEqual(['wide']);
  const box = find(reading, ({ role }) => role === 'checkbox');
  await perform(
    page,
    { method: 'check', arguments: [], locator: reading.locate(box.ref ?? '') },
    { timeoutMs },
  );
  await expect(page.getByRole('checkbox')).toBeChecked();
  const content = await readContent(page, { timeoutMs });
  expect(byId(content, 'trip').children).not.toEqual([]);
});

test('what Bootstrap opens a menu by has a menu', async ({ page }) => {
  const reading = await read(
    page,
    '<button id="a" data-bs-toggle="dropdown">…</button><button id="b">…</button>',
  );
  expect([byId(reading, 'a').hasPopup, byId(reading, 'b').hasPopup]).toEqual(['menu', undefined]);
});

test('a label that is not tied to its field is a hint', async ({ page }) => {
  const reading = await read(
    page,
    `<div><label>First name</label><input id="a"></div><div><span>City:</span> <input id="b"></div>
    <table><thead><tr><th>Item</th><th>Amount</th></tr></thead><tr><th>Tea</th><td><input id="c"></td></tr></table>
    <div><input type="checkbox" id="d"> Remember me</div><dl><dt>Phone</dt><dd><input id="e"></dd></dl>
    <div class="row"><div class="cell">Street</div><div class="cell"><div><input id="f"></div></div></div>`,
  );
  const labels = Object.fromEntries(
    'abcdef'.split('').map((id) => [
      id,
      byId(reading, id)
        .hints?.filter(({ from }) => from === 'label-nearby')
        .map(({ text }) => text),
    ]),
  );
  expect(labels).toEqual({
    a: ['First name'],
    b: ['City'],
    c: ['Tea', 'Amount'],
    d: ['Remember me'],
    e: ['Phone'],
    f: ['Street'],
  });
});

test('password values and secrets are nowhere in a snapshot', async ({ page }) => {
  const reading = await read(
    page,
    `<title>Hi s3cret-value</title><input type="password" id="p" value="topsecret1"><input autocomplete="current-password" value="shown-pass">
    <p title="s3cret-value">Hello s3cret-value!</p><a href="/u/s3cret-value">me</a><input value="s3cret-value"><p>topsecret1</p>
    <iframe srcdoc="<input type=password value=framed-secret>"></iframe>`,
    { secrets: ['s3cret-value'] },
  );
  const all = JSON.stringify(reading.snapshot);
  for (const secret of ['s3cret-value', 'topsecret1', 'shown-pass', 'framed-secret'])
    expect(all).not.toContain(secret);
  expect(byId(reading, 'p').value).toBe('•••');
});

test('what the tree leaves out of fields: values, options, limits, states', async ({ page }) => {
  const reading = await read(
    page,
    `<select id="a"><option>Red<option selected>Blue</select><input id="b" type="range" min="1" max="9" value="3"><input id="c" required readonly value="x">
    <div id="d" contenteditable>Hello <b>world</b></div><button id="e" aria-expanded="false" aria-haspopup="menu">Menu</button>
    <input id="f" type="checkbox"><p id="h">help</p><textarea id="g" aria-describedby="h">long</textarea><div id="i" draggable="true">drag</div>
    <input id="j" role="spinbutton" aria-valuemin="1" aria-valuemax="8"><input id="k" type="number" max="4" aria-valuemax="9">`,
  );
  expect(byId(reading, 'j')).toMatchObject({ min: '1', max: '8' });
  expect(byId(reading, 'k').max).toBe('4');
  expect(byId(reading, 'a')).toMatchObject({ options: ['Red', 'Blue'], value: 'Blue' });
  expect(byId(reading, 'b')).toMatchObject({ min: '1', max: '9', value: '3', inputType: 'range' });
  expect(byId(reading, 'c')).toMatchObject({ required: true, readonly: true });
  expect(byId(reading, 'd')).toMatchObject({ role: 'textbox', value: 'Hello world' });
  expect(byId(reading, 'e')).toMatchObject({ expanded: false, hasPopup: 'menu' });
  expect(byId(reading, 'f').checked).toBe(false);
  expect(byId(reading, 'g')).toMatchObject({ description: 'help', value: 'long' });
  expect(byId(reading, 'i').draggable).toBe(true);
});

test('what a person does not see is marked with the reason', async ({ page }) => {
  const reading = await read(
    page,
    `<button id="a" style="position:absolute;left:-9999px">a</button><div style="opacity:0"><button id="b">b</button></div>
    <div aria-hidden="true"><div><button id="c">c</button></div></div>
    <span id="d" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">skip me</span>
    <div inert><button id="e">e</button></div><button id="f">f</button><div style="position:absolute;left:0;top:200px;width:100px;height:50px"><button id="g">g</button></div>
    <div style="position:absolute;left:0;top:200px;width:200px;height:100px;background:white"></div>
    <label><input id="h" type="checkbox" style="position:absolute;opacity:0"><span>tick</span></label>
    <div style="height:0;overflow:hidden"><button id="i">i</button></div><div style="height:3000px"></div><button id="j">j</button>`,
  );
  const marks = Object.fromEntries('abcdefghij'.split('').map((id) => [id, byId(reading, id).hidden ?? '']));
  expect(marks).toEqual({
    a: 'offscreen',
    b: 'transparent',
    c: 'aria-hidden',
    d: 'clipped',
    e: 'inert',
    f: '',
    g: 'covered',
    h: '',
    i: 'clipped',
    j: '',
  });
});

test('a strip of slides that is moved aside shows the slide that is in its place', async ({ page }) => {
  const slide = (id: string): string => `<div style="flex:0 0 200px"><button id="${id}">${id}</button></div>`;
  const reading = await read(
    page,
    `<div style="width:200px;overflow:hidden"><div style="display:flex;width:200px;transform:translateX(-200px)">${slide('a')}${slide('b')}${slide('c')}</div></div>
    <div style="width:200px;overflow:hidden"><div style="width:200px;overflow:hidden;transform:translateX(-300px)"><button id="d">d</button></div></div>`,
  );
  expect('abcd'.split('').map((id) => byId(reading, id).hidden)).toEqual([
    'clipped',
    undefined,
    'clipped',
    'clipped',
  ]);
});

test('a dialog in an empty wrapper at the end of the page is seen where it stands', async ({ page }) => {
  await page.setContent(
    `<body style="margin:0"><div style="height:3000.4px"></div><div id="portal"><div style="position:fixed;inset:0"><button id="a">a</button></div></div>`,
  );
  await page.evaluate('scrollTo(0, 9999)');
  const reading = await readPage(page, { timeoutMs });
  expect(byId(reading, 'a').hidden).toBeUndefined();
});

test('a field in a table of several columns is called as its column is, and not as the cell beside it', async ({
  page,
}) => {
  const reading = await read(
    page,
    `<table><thead><tr><th>Board</th><th>White</th><th>Result</th></tr></thead>
    <tr><td>1</td><td>Ana Ruiz</td><td><select id="a"><option>1-0</option></select></td></tr></table>
    <table><tr><td>Max users</td><td>per site</td><td><input id="b"></td></tr></table>`,
  );
  expect(byId(reading, 'a').hints).toContainEqual({ from: 'label-nearby', text: 'Result' });
  expect(byId(reading, 'b').hints).toContainEqual({ from: 'label-nearby', text: 'per site' });
});

test('a label stands for a field under many wrappers of its own, and other text does not', async ({
  page,
}) => {
  const deep = (inner: string): string => `<div><div><div><div><div>${inner}</div></div></div></div></div>`;
  const reading = await read(
    page,
    `<div><label>Copies</label>${deep('<input id="a" placeholder="Please input"><button>+</button>')}</div>
    <div><p>Welcome</p>${deep('<input id="b">')}</div>`,
  );
  expect(byId(reading, 'a').hints).toContainEqual({ from: 'label-nearby', text: 'Copies' });
  expect(byId(reading, 'b').hints ?? []).toEqual([]);
});

test('a field that leaves the pointer to its wrapper is no inert one', async ({ page }) => {
  const reading = await read(
    page,
    `<div><input id="a" readonly aria-haspopup="listbox" style="pointer-events:none"></div><div style="pointer-events:none"><input id="b"></div>`,
  );
  expect(byId(reading, 'a').hidden).toBeUndefined();
  expect(byId(reading, 'b').hidden).toBe('inert');
});

test('what lies behind an open dialog is marked, the dialog is not', async ({ page }) => {
  const reading = await read(
    page,
    `<button id="a">a</button><dialog><button id="b">b</button></dialog><script>document.querySelector('dialog').showModal();</script>`,
  );
  expect(byId(reading, 'a').hidden).toBe('behind-dialog');
  expect(byId(reading, 'b').hidden).toBeUndefined();
  const second = await read(
    page,
    `<button id="a">a</button><div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:white"><button id="b">b</button></div>`,
  );
  expect(byId(second, 'a').hidden).toBe('behind-dialog');
  expect(byId(second, 'b').hidden).toBeUndefined();
});

test('nested frames and shadow roots are one tree, and every ref leads to its element', async ({ page }) => {
  await page.route('http://other.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button>Other</button><iframe srcdoc="<button>Inner</button>"></iframe>`,
    }),
  );
  await page.setContent(`<iframe src="http://other.test/" style="margin:50px"></iframe><iframe src="data:text/html,<button>Data</button>"></iframe>
    <x-card><b slot="title">Slotted</b></x-card><script>
    const root = document.querySelector('x-card').attachShadow({ mode: 'open' });
    root.innerHTML = '<section><slot name="title"></slot><div><button>Shadow</button></div><span style="cursor:pointer">soft</span></section>';</script>`);
  await page.frameLocator('iframe').first().frameLocator('iframe').getByRole('button').waitFor();
  const reading = await readPage(page, { timeoutMs });
  for (const name of ['Other', 'Inner', 'Data', 'Shadow', 'soft']) {
    const node = find(reading, (each) => (each.name || each.text) === name && each.ref !== undefined);
    await expect(reading.locate(node.ref ?? '')).toHaveText(name);
    const selector = (await reading.selectorsOf([node.ref ?? ''])).get(node.ref ?? '');
    expect(selector, name).toBeDefined();
  }
  const other = find(reading, (each) => each.name === 'Other');
  expect(other.box?.x).toBeGreaterThan(50);
});

test('a scope limits the snapshot, also inside a frame', async ({ page }) => {
  const html = `<p>out</p><div id="in"><p>first</p><span>loose</span> words</div><iframe srcdoc="<p>framed</p><ul><li>one</li></ul>"></iframe>`;
  const css = await read(page, html, { selector: '#in' });
  expect(draw(css.snapshot.root)).toContain('first');
  expect(draw(css.snapshot.root)).toContain('loose words');
  expect(draw(css.snapshot.root)).not.toContain('out');
  const deep = await readPage(page, { timeoutMs, selector: 'xpath=/html/body/iframe/html/body/ul' });
  expect(draw(deep.snapshot.root)).toContain('one');
  expect(draw(deep.snapshot.root)).not.toContain('framed');
});

test('a scope that does not resolve is an error, not the whole page', async ({ page }) => {
  await page.setContent('<p>x</p>');
  const limit = { timeoutMs: 400 };
  await expect(readPage(page, { ...limit, selector: '#none' })).rejects.toMatchObject({
    name: 'SelectorError',
  });
  await expect(readPage(page, { ...limit, selector: '//div' })).rejects.toMatchObject({
    name: 'XPathResolutionError',
  });
  await expect(readPage(page, { ...limit, selector: 'p[' })).rejects.toMatchObject({ name: 'SelectorError' });
});

test('ignored parts leave the tree with their words, in all frames', async ({ page }) => {
  const reading = await read(
    page,
    `<p>keep <span class="ad">buy now</span> this</p><div class="ad"><button>Ad</button></div><h2>News <em class="ad">sponsored</em></h2>
    <iframe srcdoc="<p class=ad>framed ad</p><p>framed text</p>"></iframe>`,
    { ignoreSelectors: ['.ad', '//none'] },
  );
  const text = draw(reading.snapshot.root);
  expect(text).not.toMatch(/buy now|Ad$|sponsored|framed ad/mu);
  expect(text).toMatch(/keep/u);
  expect(text).toMatch(/framed text/u);
  const invalid = readPage(page, { timeoutMs, ignoreSelectors: ['p['] });
  await expect(invalid).rejects.toMatchObject({ name: 'SelectorError' });
});

test('a blank page is an empty root, a closed one an error', async ({ page }) => {
  const reading = await readPage(page, { timeoutMs });
  expect(reading.snapshot.root.children).toEqual([]);
  await page.close();
  await expect(readPage(page, { timeoutMs })).rejects.toMatchObject({ name: 'PageClosedError' });
});

test('a frame that never loads is named, and does not hold up the page around it', async ({ page }) => {
  await page.route('http://stuck.test/', () => undefined);
  await page.setContent('<p>here</p><iframe src="http://stuck.test/"></iframe>', { waitUntil: 'commit' });
  const reading = await readPage(page, { timeoutMs: 30_000 });
  expect(draw(reading.snapshot.root)).toContain('here');
  expect(reading.snapshot.missingFrames).toEqual(['http://stuck.test/']);
});

test('a page that navigates while it is read is read afterwards', async ({ page }) => {
  await page.route('http://site.test/**', async (route) => {
    if (route.request().url().endsWith('/next')) await new Promise((resolve) => setTimeout(resolve, 200));
    await route.fulfill({
      contentType: 'text/html',
      body: `<h1>${new URL(route.request().url()).pathname}</h1>${'<p>x</p>'.repeat(600)}`,
    });
  });
  await page.goto('http://site.test/start');
  await page.evaluate(() => {
    setTimeout(() => location.assign('/next'), 10);
  });
  for (let round = 0; round < 10; round += 1) await readPage(page, { timeoutMs });
  await page.waitForURL('**/next');
  const reading = await readPage(page, { timeoutMs });
  expect(find(reading, (node) => node.role === 'heading').name).toBe('/next');
});

const many = isThorough ? 5_000 : 1_000;
test(`${many} buttons are read, each of them`, async ({ page }) => {
  const card = (index: number): string =>
    `<div class="card"><span onclick="1" style="cursor:pointer">more</span><button>Buy ${index}</button></div>`;
  await page.setContent(Array.from({ length: many }, (_each, index) => card(index)).join(''));
  const reading = await readPage(page, { timeoutMs: 60_000 });
  expect([...walk(reading.snapshot.root)].filter((node) => node.role === 'button')).toHaveLength(many);
});

test('a line break parts the words before and behind it', async ({ page }) => {
  const { snapshot } = await read(
    page,
    `<div id="plain">Ann<br>Berlin</div><div><strong>KB 1</strong> Caddy<br><small>12 km</small></div>
     <table><tr><td>Bo<br><small>bo@x.test</small></td></tr></table><button>Save<br>$&amp;all</button><p>12<sup>th</sup></p>`,
  );
  const texts = [...walk(snapshot.root)].map(({ role, name, text }) => text ?? (role === 'text' ? name : ''));
  expect(texts.filter((text) => text !== '')).toEqual(
    expect.arrayContaining(['Ann Berlin', 'KB 1', 'Caddy 12 km', 'Bo bo@x.test', 'Save $&all']),
  );
});
