import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { walk } from '../../src/contract/snapshot.js';
import { readPage } from '../../src/page/read.js';

test('two clickable words in one table cell are two nodes side by side, each with its own text', async ({
  page,
}) => {
  await page.setContent(`
    <style>a { cursor: pointer }</style>
    <table><tr><td>Alpha</td><td><a data-k="invite">Invite Alpha</a> <a data-k="delete">Delete</a></td></tr></table>`);
  const reading = await readPage(page, { timeoutMs: 30_000 });
  const clickable = [...walk(reading.snapshot.root)].filter((node) => node.clickable);
  expect(clickable.map((node) => [node.text, node.children])).toEqual([
    ['Invite Alpha', []],
    ['Delete', []],
  ]);
  const keys = clickable.map((node) => reading.locate(node.ref ?? '').getAttribute('data-k'));
  expect(await Promise.all(keys)).toEqual(['invite', 'delete']);
});

/** The hint of a label nearby that the nodes of a role have. */
async function labelsOf(page: Page, role: string): Promise<unknown[]> {
  const reading = await readPage(page, { timeoutMs: 30_000 });
  return [...walk(reading.snapshot.root)]
    .filter((node) => node.role === role && node.hidden === undefined)
    .map((node) => node.hints?.find((hint) => hint.from === 'label-nearby')?.text);
}

test('the label of a native list that a component has put away names the component around it', async ({
  page,
}) => {
  await page.setContent(`<label for="a">Country</label>
    <div role="combobox" tabindex="0" aria-expanded="false"><select id="a" hidden tabindex="-1"><option>Oslo</select> Choose</div>`);
  expect(await labelsOf(page, 'combobox')).toEqual(['Country']);
});

test('the label of a list that is put away names what stands behind it, though that is named by its choice', async ({
  page,
}) => {
  await page.setContent(`<label for="a">Product</label>
    <select id="a" tabindex="-1" style="position:absolute;width:1px;height:1px;clip-path:inset(50%)"><option>Router</select>
    <span><span role="combobox" tabindex="0" aria-expanded="false" aria-labelledby="b"><span id="b">Router</span></span></span>`);
  expect(await labelsOf(page, 'combobox')).toEqual(['Product']);
});

test('a label of another field that is in use names no component', async ({ page }) => {
  await page.setContent(`<label for="a">Country</label><select id="a"><option>Oslo</select>
    <div role="combobox" tabindex="0" aria-expanded="false">Choose</div>`);
  expect(await labelsOf(page, 'combobox')).not.toContain('Country');
});

test('a heading over the toolbar of an editor names the editor', async ({ page }) => {
  await page.setContent(`<h2>Body</h2><div role="toolbar"><button>Bold</button><span>Heading 1</span></div>
    <div><div contenteditable="true">Hello</div><div style="display:none"><input></div></div>`);
  expect(await labelsOf(page, 'textbox')).toEqual(['Body']);
});

test('a native list that leaves the pointer to what stands over it is out of reach', async ({ page }) => {
  await page.setContent(
    `<div><select style="pointer-events:none;opacity:0.01"><option>Oslo</select>Choose</div>`,
  );
  const reading = await readPage(page, { timeoutMs: 30_000 });
  const list = [...walk(reading.snapshot.root)].find((node) => node.options !== undefined);
  expect(list?.hidden).toBe('inert');
});

test('an empty box under a heading, or one that says that things are dropped there, is a node', async ({
  page,
}) => {
  await page.setContent(`<style>div { height: 50px; }</style><h3>Wednesday</h3><div id="day"></div><div id="gap"></div>
    <div id="bin" class="drop-zone"></div>`);
  const reading = await readPage(page, { timeoutMs: 30_000 });
  const places = [...walk(reading.snapshot.root)].filter((node) => node.tag === 'div');
  expect(places.map(({ id, clickable }) => [id, clickable])).toEqual([
    ['day', undefined],
    ['bin', undefined],
  ]);
});

test('shapes of a drawing and boxes without a text are nodes with what is seen of them', async ({ page }) => {
  await page.setContent(`
    <svg width="300" height="100"><circle cx="30" cy="50" r="20" fill="red" />
      <polygon points="80,80 120,80 100,20" fill="#0a0" /><path d="M150 80 L200 80 L200 30 L150 30 Z" fill="blue" /></svg>
    <div style="width:40px;height:40px;background:#ff0"></div>
    <div style="width:40px;height:40px;border:1px solid;border-radius:50%"></div>
    <p>The word <span style="color:#d00">birch</span> is here.</p>`);
  const reading = await readPage(page, { timeoutMs: 30_000 });
  const nodes = [...walk(reading.snapshot.root)];
  expect(nodes.flatMap(({ look }) => (look?.shape ? [look] : []))).toEqual([
    { shape: 'circle', fill: '#ff0000' },
    { shape: 'triangle', fill: '#00aa00' },
    { shape: 'square', fill: '#0000ff' },
    { shape: 'square', fill: '#ffff00' },
    { shape: 'circle' },
  ]);
  expect(nodes.flatMap((node) => node.marks ?? [])).toEqual([{ text: 'birch', ink: '#dd0000' }]);
  const triangle = nodes.find(({ look }) => look?.shape === 'triangle');
  await expect(reading.locate(triangle?.ref ?? '')).toHaveAttribute('fill', '#0a0');
});

test('signs that only their classes draw, side by side in a row that can be clicked, are controls of their own, and a lonely one is not', async ({
  page,
}) => {
  const drawn = (name: string): string =>
    `<span class="icon ${name}" style="display: inline-block; width: 16px; height: 16px; background: grey"></span>`;
  await page.setContent(`<div style="cursor: pointer" class="mail">Ann ${drawn('star')}${drawn('trash')}</div>
    <div style="cursor: pointer" class="visit">Ben ${drawn('clock')}</div>`);
  const { snapshot } = await readPage(page, { timeoutMs: 30_000 });
  const signs = [...walk(snapshot.root)].filter(({ tag }) => tag === 'span');
  expect(signs.map(({ classes, clickable }) => [classes?.join(' '), clickable])).toEqual([
    ['icon star', true],
    ['icon trash', true],
  ]);
});

test('a sign with a tooltip in a row that can be clicked is a control of its own, and a word with one is not', async ({
  page,
}) => {
  await page.setContent(`<div style="cursor:pointer"><b>Lunch</b> <span title="Tomas Berg">TB</span>
    <span><i title="Archive">🗄</i><i title="Delete">🗑</i></span></div>`);
  const { snapshot } = await readPage(page, { timeoutMs: 30_000 });
  const titled = [...walk(snapshot.root)].filter(
    ({ clickable, hints }) => clickable && hints?.[0]?.from === 'title',
  );
  expect(titled.map(({ hints }) => hints?.[0]?.text)).toEqual(['Archive', 'Delete']);
});

test('the tooltip of a box that holds one field names it, also through the component that draws it', async ({
  page,
}) => {
  await page.setContent(`<div id=bar><s-in title="Change stroke width"></s-in><s-in title="Change opacity"></s-in>
    <div title="Both"><input id=one><input id=two></div></div>
    <script>customElements.define('s-in', class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<div title="' + this.title + '"><span><input></span></div>'; } });</script>`);
  const { snapshot } = await readPage(page, { timeoutMs: 30_000 });
  const fields = [...walk(snapshot.root)].filter(({ role }) => role === 'textbox');
  expect(fields.map(({ hints }) => hints?.find(({ from }) => from === 'title')?.text)).toEqual([
    'Change stroke width',
    'Change opacity',
    undefined,
    undefined,
  ]);
});

test('the tabs of a component library are each what they say, with what lies over them in their shadow', async ({
  page,
}) => {
  await page.setContent(`<h1>Oven</h1><x-tabs></x-tabs><script>
    class Tab extends HTMLElement {
      constructor() {
        super();
        const over = '<x-over><template shadowrootmode="open"><span></span></template></x-over>';
        this.attachShadow({ mode: 'open' }).setHTMLUnsafe(
          '<style>div { padding: 10px 40px } x-over, x-over::part(of) { position: absolute; inset: 0 }</style><div role="presentation">' +
            over + '<div role="presentation"><slot></slot></div></div>');
        this.shadowRoot.querySelector('x-over').shadowRoot.querySelector('span').style.cssText = 'position: absolute; inset: 0';
      }
      connectedCallback() { this.tabIndex = 0; this.style.cssText = 'position: relative; display: inline-block; cursor: pointer'; }
    }
    customElements.define('x-tab', Tab);
    document.querySelector('x-tabs').innerHTML = '<x-tab id="bake">Bake</x-tab><x-tab id="timer">Timer</x-tab><x-tab id="log">Log</x-tab>';
  </script>`);
  const reading = await readPage(page, { timeoutMs: 30_000 });
  const tabs = [...walk(reading.snapshot.root)].filter((node) => node.role === 'tab');
  expect(tabs.map((tab) => [tab.id, tab.name, [...walk(tab)].flatMap(({ text }) => text ?? [])])).toEqual([
    ['bake', 'Bake', ['Bake']],
    ['timer', 'Timer', ['Timer']],
    ['log', 'Log', ['Log']],
  ]);
});

test('a star and a bin with handlers of their own lie in the row that a click opens', async ({ page }) => {
  await page.setContent(`
    <style>.row { cursor: pointer; display: flex } .row span { width: 20px; height: 20px }</style>
    <main>${['Ada', 'Lin'].map((who) => `<div class="row"><div><div>${who}</div><div>Hello</div></div><span class="star"></span><span class="bin"></span></div>`).join('')}</main>
    <script>for (const sign of document.querySelectorAll('span')) sign.onclick = () => {}</script>`);
  const { snapshot } = await readPage(page, { timeoutMs: 30_000 });
  const rows = [...walk(snapshot.root)].filter(({ classes }) => classes?.includes('row'));
  expect(rows.map(({ children }) => children.map((child) => child.classes?.[0] ?? 'texts'))).toEqual([
    ['texts', 'star', 'bin'],
    ['texts', 'star', 'bin'],
  ]);
});

test('a box that handles the clicks on its items is none of them', async ({ page }) => {
  await page.setContent(`
    <div id="menu">${['Open', 'Rename', 'Delete'].map((name) => `<div class="mi">${name}</div>`).join('')}</div>
    <div id="card"><h3 class="title">Mill</h3><p class="text">Old</p></div>
    <p>Guests <span id="stepper"><i style="cursor: pointer">–</i> <b>3</b> <i style="cursor: pointer">+</i></span></p>
    <script>for (const box of [menu, card, stepper]) box.onclick = () => {}</script>`);
  const { snapshot } = await readPage(page, { timeoutMs: 30_000 });
  const clickable = [...walk(snapshot.root)].filter((node) => node.clickable);
  expect(clickable.map(({ id, text }) => id ?? text)).toEqual(['Open', 'Rename', 'Delete', 'card', '–', '+']);
});
