/** Drags that need more than the mouse over two elements: handles, lists that sort themselves, and drags that nothing came of. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { perform } from '../../src/page/perform.js';

test.use({ blank: true });

const timeoutMs = 30_000;

async function drag(page: Page, from: string, to: string, side?: 'before' | 'after'): Promise<void> {
  await perform(
    page,
    { method: 'dragTo', arguments: side ? [side] : [], locator: page.locator(from), to: page.locator(to) },
    { timeoutMs },
  );
}

/** A list whose items follow the pointer once they are held; `holds` says by what. */
const sortable = (holds: string, accepts = 'li'): string => `
  <style>li, ul { height: 30px; width: 200px; margin: 0; } ul { height: auto; min-height: 40px; } ${holds === 'li' ? '' : `${holds} { cursor: grab; }`}</style>
  <ul id="left"><li id="a"><b class="grip">::</b> Alpha, first of all</li><li id="b"><b class="grip">::</b> Beta</li></ul><ul id="right"><li id="c">Gamma</li></ul><script>
    let held;
    document.onmousedown = (event) => { if (event.target.closest('${holds}')) held = event.target.closest('li'); };
    document.onmouseover = (event) => {
      const over = event.target.closest('${accepts}');
      if (held && over && over !== held) over.parentElement.insertBefore(held, over);
    };
    document.onmouseup = () => { held = undefined; };</script>`;

const order = (page: Page): Promise<string> =>
  page
    .locator('ul')
    .evaluateAll((lists) =>
      lists.map((list) => [...list.children].map((item) => item.id).join('')).join('|'),
    );

test('an item is dragged by its handle, where it has one', async ({ page }) => {
  await page.setContent(sortable('.grip'));
  await drag(page, '#b', '#a');
  expect(await order(page)).toBe('ba|c');
});

test('an item without a handle is dragged by itself', async ({ page }) => {
  await page.setContent(sortable('li'));
  await drag(page, '#b', '#c');
  expect(await order(page)).toBe('a|bc');
});

test('a drag that changes nothing is an error, and not a success', async ({ page }) => {
  await page.setContent('<p id="a">Alpha</p><p id="b">Beta</p>');
  await expect(drag(page, '#a', '#b')).rejects.toMatchObject({
    name: 'ActionError',
    message: /the page is the same as before/u,
  });
});

/** A list of files, and a tree of folders that only marks what the pointer passes and what has the focus. */
const folders = (script: string): string => `
  <style>p, div { height: 30px; width: 200px; margin: 0; } .hover { background: silver; }</style>
  <section id="files"><p id="a">budget.xlsx</p><p id="b">notes.txt</p></section>
  <section role="tree"><div id="c" role="treeitem">Archive</div><div id="d" role="treeitem">Photos</div></section><script>{
    const tree = document.querySelector('[role=tree]');
    for (const item of tree.children) {
      item.onmouseenter = () => { item.classList.add('hover'); item.dataset.over = 'yes'; tree.setAttribute('aria-activedescendant', item.id); };
      item.onmouseleave = () => { item.classList.remove('hover'); delete item.dataset.over; };
    }
    ${script} }</script>`;

for (const [what, script] of [
  ['the look of the end under the pointer', ''],
  [
    'that the item is chosen',
    "files.onmousedown = ({ target }) => { target.setAttribute('aria-selected', 'true'); target.dataset.chosen = 'yes'; };",
  ],
  [
    'that the list is drawn anew with the item chosen',
    "files.onmousedown = ({ target }) => { const { id } = target; files.innerHTML = files.innerHTML; document.getElementById(id).dataset.chosen = 'yes'; };",
  ],
] as const)
  test(`a drag of which comes no more than ${what} is an error`, async ({ page }) => {
    await page.setContent(folders(script));
    await expect(drag(page, '#a', '#c')).rejects.toMatchObject({ name: 'ActionError' });
  });

test('a drag is done when the item is gone from its list, be it drawn anew, or when its end is marked for good', async ({
  page,
}) => {
  const onDrop = (deed: string): string => `let held;
    files.onmousedown = (event) => { held = event.target; event.preventDefault(); };
    c.onmouseup = () => { ${deed} };`;
  await page.setContent(folders(onDrop('files.innerHTML = "<p id=b>notes.txt</p>";')));
  await drag(page, '#a', '#c');
  await page.setContent(folders(onDrop("c.classList.add('full'); c.dataset.holds = held.id;")));
  await drag(page, '#a', '#c');
});

test('an item that lands elsewhere in its own list is an error', async ({ page }) => {
  await page.setContent(sortable('li', '#left li'));
  await expect(drag(page, '#a', '#c')).rejects.toMatchObject({
    name: 'ActionError',
    message: /another place of the list/u,
  });
});

test('a drag whose end is only sent away is none that changed nothing', async ({ page }) => {
  await page.route('**/dropped', (route) => route.fulfill());
  await page.setContent(`<p id="a" draggable="true">Alpha</p><p id="b" ondragover="event.preventDefault()"
    ondrop="fetch('http://app.test/dropped', { mode: 'no-cors' })">Beta</p>`);
  await drag(page, '#a', '#b');
});

test('what listens to keys hears of a text that is filled in', async ({ page }) => {
  await page.setContent('<input onkeyup="document.title = this.value">');
  await perform(
    page,
    { method: 'fill', arguments: ['Lisbon'], locator: page.locator('input') },
    { timeoutMs },
  );
  await expect(page).toHaveTitle('Lisbon');
});

test('a list that looks away after each change of places still gets the item where it is dropped', async ({
  page,
}) => {
  await page.setContent(`<ul style="width:200px"><li id="a">Alpha</li><li id="b">Beta</li><li id="c">Gamma</li></ul><script>
    let held, away = 0;
    document.onmousedown = (event) => { held = event.target.closest('li'); };
    document.onmousemove = (event) => {
      const over = event.target.closest('li');
      if (!held || !over || over === held || performance.now() < away) return;
      away = performance.now() + 30;
      over.parentElement.insertBefore(held, over);
    };
    document.onmouseup = () => { held = undefined; };</script>`);
  await drag(page, '#c', '#a');
  expect(await order(page)).toBe('cab');
});

/** A list that shows where the item would go while it is held, by the half of the item that the mouse is over. */
const byHalves = `<ol style="width:200px"><li id="a">Alpha</li><li id="b">Beta</li><li id="c">Gamma</li><li id="d">Delta</li></ol><script>
  let held;
  for (const item of document.querySelectorAll('li')) {
    item.draggable = true;
    item.ondragstart = () => { held = item; };
    item.ondragover = (event) => {
      event.preventDefault();
      if (item === held) return;
      const { top, height } = item.getBoundingClientRect();
      item.parentElement.insertBefore(held, event.clientY > top + height / 2 ? item.nextSibling : item);
    };
  }</script>`;

const idsOf = (page: Page): Promise<string> =>
  page.locator('li').evaluateAll((items) => items.map((item) => item.id).join(''));

for (const [item, side, place, expected] of [
  ['d', 'before', 'b', 'adbc'],
  ['a', 'before', 'd', 'bcad'],
  ['a', 'after', 'c', 'bcad'],
  ['d', 'after', 'a', 'adbc'],
  ['a', 'before', 'b', 'abcd'],
] as const) {
  test(`${item} stands directly ${side} ${place} after a drag that says so`, async ({ page }) => {
    await page.setContent(byHalves);
    await drag(page, `#${item}`, `#${place}`, side);
    expect(await idsOf(page)).toBe(expected);
  });
}

test('an item that does not come to stand where the drag says is an error that names the order', async ({
  page,
}) => {
  await page.setContent(byHalves.replace('item.nextSibling : item', 'null : null'));
  await expect(drag(page, '#a', '#c', 'before')).rejects.toMatchObject({
    name: 'ActionError',
    message: /directly before .*the order "Beta", "Gamma", "Delta", "Alpha"/su,
  });
});

test('an item that lands in another list than the one it was dropped on is an error', async ({ page }) => {
  await page.setContent(`<ul id="left"><li id="a" draggable="true">Alpha</li></ul><ul id="middle"></ul>
    <div id="box" style="height:60px" ondragover="event.preventDefault()"
      ondrop="middle.append(a)">Box</div>`);
  await expect(drag(page, '#a', '#box')).rejects.toMatchObject({
    name: 'ActionError',
    message: /dropped into something else/u,
  });
  // Taken hold of by its text, it is still the item that was moved.
  const column = (id: string, title: string): string =>
    `<div style="float:left;width:150px"><h2 id="${title}" ondragover="event.preventDefault()"
      ondrop="(window.there ?? document.getElementById('${id}')).append(a)">${title}</h2><ul id="${id}"></ul></div>`;
  const board = `${column('first', 'Open')}${column('second', 'Doing')}${column('third', 'Done')}
    <script>first.innerHTML = '<li id="a" draggable="true"><p id="text">Alpha</p></li>'</script>`;
  await page.setContent(board);
  await drag(page, '#text', '#Done');
  await page.setContent(`${board}<script>window.there = second</script>`);
  await expect(drag(page, '#text', '#Done')).rejects.toThrow(/dropped into something else/u);
});

test('an item that slides back to where it was is an error, whatever was announced meanwhile', async ({
  page,
}) => {
  await page.setContent(`<style>#a { width: 80px; }</style><div id="a">Alpha</div><section><div id="box" style="height:60px">Box</div></section><p id="said"></p>
    <script>
      a.onmousedown = () => { said.textContent = 'lifted'; };
      onmouseup = () => { said.textContent = 'returned'; a.animate({ translate: ['100px', '0px'] }, 300); };
    </script>`);
  await expect(drag(page, '#a', '#box')).rejects.toMatchObject({
    name: 'ActionError',
    message: /back where it was/u,
  });
});

test('an item far down the page is dragged to its place as well', async ({ page }) => {
  await page.setContent(`<div style="height:3000px"></div>${byHalves}`);
  await drag(page, '#d', '#b', 'before');
  expect(await idsOf(page)).toBe('adbc');
});
