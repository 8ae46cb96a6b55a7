/** Which words beside a field are its label: drawn lists, chips, and the lists that fields open. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { walk, type SnapshotNode } from '../../src/contract/snapshot.js';
import { readPage } from '../../src/page/read.js';

test.use({ blank: true });

/** The nodes of a role on the page. */
async function nodesOf(page: Page, role: string): Promise<SnapshotNode[]> {
  const reading = await readPage(page, { timeoutMs: 30_000 });
  return [...walk(reading.snapshot.root)].filter((node) => node.role === role);
}

/** The labels nearby that a node has. */
const labelsOf = (node: SnapshotNode | undefined): readonly string[] =>
  (node?.hints ?? []).filter((hint) => hint.from === 'label-nearby').map((hint) => hint.text);

test('the label beside the button of a drawn list is a hint, though its name is its choice', async ({
  page,
}) => {
  await page.setContent(`<div><span>Country</span><button aria-haspopup="listbox">Norway</button></div>`);
  const [button] = await nodesOf(page, 'button');
  expect(button?.name).toBe('Norway');
  expect(labelsOf(button)).toEqual(['Country']);
});

test('the words beside a button that opens no list are no label of it', async ({ page }) => {
  await page.setContent(`<div><span>Country</span><button>Norway</button></div>`);
  const [button] = await nodesOf(page, 'button');
  expect(labelsOf(button)).toEqual([]);
});

test('the chips in front of an input do not name the field, its label does', async ({ page }) => {
  await page.setContent(`<div><div>Tags</div><div><span>red <button aria-label="Remove red">×</button></span>
    <span>blue <button aria-label="Remove blue">×</button></span><input></div></div>`);
  const [field] = await nodesOf(page, 'textbox');
  expect(labelsOf(field)).toEqual(['Tags']);
});

test('a bar of buttons in front of an input is no chip, though one of them deletes', async ({ page }) => {
  await page.setContent(`<div><div>Draft of the trip <button aria-label="Delete this page">×</button>
    <button>Save</button></div><input></div>`);
  const [field] = await nodesOf(page, 'textbox');
  expect(labelsOf(field)).toEqual(['Draft of the trip']);
});

test('the list that a field opens is no other field when its label is looked for', async ({ page }) => {
  await page.setContent(`<div><div>Colour</div><div><ul id="l" role="listbox"><li role="option">Red</li></ul>
    <input role="combobox" aria-expanded="true" aria-controls="l"></div></div>`);
  const [field] = await nodesOf(page, 'combobox');
  expect(labelsOf(field)).toEqual(['Colour']);
});

test('a dialog that leaves the pointer to what is in it is not hidden', async ({ page }) => {
  await page.setContent(`<div role="dialog" tabindex="0" aria-label="Settings" style="pointer-events:none;position:fixed;inset:0">
    <div style="pointer-events:auto"><button>Save</button></div></div>`);
  const [dialog] = await nodesOf(page, 'dialog');
  expect(dialog).toBeDefined();
  expect(dialog?.hidden).toBeUndefined();
});

test('a field that a component shows in place of one that it has put away has the label of that, whatever it calls it', async ({
  page,
}) => {
  await page.setContent(`<label for="s">Skills</label><div><div contenteditable role="textbox" aria-label="Tag input">&nbsp;</div></div>
    <input id="s" style="position:absolute;width:0;height:0;padding:0;border:0">
    <label for="r">Roles</label><input id="r"><input aria-label="Note">`);
  const [tags, , roles, note] = await nodesOf(page, 'textbox');
  expect(labelsOf(tags)).toEqual(['Skills']);
  expect(labelsOf(roles)).toEqual([]);
  expect(labelsOf(note)).toEqual([]);
});

test('a text field in what calls itself a select opens a list, and one in a plain box does not', async ({
  page,
}) => {
  await page.setContent(`<div class="my-select"><div><input></div></div><div class="select-none"><input></div>
    <div class="select-row"><input><input></div>`);
  const fields = await nodesOf(page, 'textbox');
  expect(fields.map(({ hasPopup }) => hasPopup)).toEqual(['listbox', undefined, undefined, undefined]);
});

test('a label that floats over its field stands behind it, and names no one of several', async ({ page }) => {
  await page.setContent(`<div><div><input readonly value="Choose"><select style="position:absolute;opacity:0"></select></div><label>Size</label></div>
    <div><input><input><label>Both</label></div>`);
  const fields = await nodesOf(page, 'textbox');
  expect(fields.map(labelsOf)).toEqual([['Size'], [], []]);
});

test('the label of a box that is drawn beside it names no field behind the two', async ({ page }) => {
  await page.setContent(`<p><label><input type="checkbox" style="position:absolute;opacity:0"><span>Gift</span></label></p>
    <div><input></div>`);
  const [field] = await nodesOf(page, 'textbox');
  expect(labelsOf(field)).toEqual([]);
});

test('a switch between Off and On is called by what stands in front of it', async ({ page }) => {
  await page.setContent(`<div>Express <label>Off<input type="checkbox">On</label></div>
    <div>Delivery <label>Gift<input type="checkbox"></label></div>`);
  const boxes = await nodesOf(page, 'checkbox');
  expect(boxes.map(labelsOf)).toEqual([['Express'], []]);
});

test('a group of radio buttons is called by the label in its slot, and not by the field of a component in front of it', async ({
  page,
}) => {
  await page.setContent(`<x-field>Opacity</x-field><div role="radiogroup"><b slot="label">Density</b><span role="radio">Cosy</span></div>
    <x-field>Zoom</x-field><div role="radiogroup"><span role="radio">2D</span></div>
    <script>for (const each of document.querySelectorAll('x-field')) each.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot><input>';</script>`);
  const groups = await nodesOf(page, 'radiogroup');
  expect(groups.map(labelsOf)).toEqual([['Density'], []]);
});

test('a native field that calls itself an alert is a field', async ({ page }) => {
  await page.setContent(`<input type="number" role="alert" aria-label="Nodes"><div role="alert">Full</div>`);
  expect((await nodesOf(page, 'spinbutton')).map(({ name }) => name)).toEqual(['Nodes']);
  expect(await nodesOf(page, 'alert')).toHaveLength(1);
});

test('what opens a menu says so by the marks of its library, and a button in another slot opens none', async ({
  page,
}) => {
  await page.setContent(`<x-dropdown><x-button slot="trigger"></x-button><x-button slot="footer"></x-button></x-dropdown>
    <a href="#" class="dropdown-trigger">More</a><a href="#" class="dropdown">Less</a>
    <script>for (const each of document.querySelectorAll('x-button')) each.attachShadow({ mode: 'open' }).innerHTML = '<button>Export</button>';
      document.querySelector('x-dropdown').attachShadow({ mode: 'open' }).innerHTML = '<slot name="trigger"></slot><slot name="footer"></slot>';</script>`);
  const popups = [...(await nodesOf(page, 'button')), ...(await nodesOf(page, 'link'))].map(
    ({ hasPopup }) => hasPopup,
  );
  expect(popups).toEqual(['menu', undefined, 'menu', undefined]);
});

test('what a style sheet calls a label names the one field over it, a remark there does not, nor one of several fields', async ({
  page,
}) => {
  await page.setContent(`<div><div><input><div class="ui-label">Genre</div></div>
    <div><input><div class="remark">Optional</div></div>
    <div><input><input><div class="label">Both</div></div></div>`);
  const fields = await nodesOf(page, 'textbox');
  expect(fields.map((field) => labelsOf(field))).toEqual([['Genre'], [], [], []]);
});

test('a line with its price and buttons, or a paragraph, is no label of a field that says itself what it is for', async ({
  page,
}) => {
  await page.setContent(`<aside><div>Water <span>−</span> 1 <span>+</span> €2.20</div>
    <div><input placeholder="Voucher"><button>Apply</button></div></aside>
    <aside><p>Your basket is empty</p><div><input placeholder="Voucher"><button>Apply</button></div></aside>`);
  const fields = await nodesOf(page, 'textbox');
  expect(fields.map(labelsOf)).toEqual([[], []]);
});

for (const [what, column, labels] of [
  ['a label alone in its column is the label of the field', '<label>Value</label>', ['Value']],
  ['a label with more beside it is that of something else', '<label>Value</label><b>of 12</b>', []],
] as const)
  test(`far out of the wrappers of a field, ${what}`, async ({ page }) => {
    await page.setContent(`<form><div><div>${column}</div>
      <div><div><div><div><span><input></span></div></div></div></div></div></form>`);
    const [field] = await nodesOf(page, 'textbox');
    expect(labelsOf(field)).toEqual(labels);
  });

test('a field that a drawn list has put away is not what the label in the other column is for', async ({
  page,
}) => {
  await page.setContent(`<form><div><div><label>Type</label></div><div><div><div><div>
    <span style="cursor:pointer"><input readonly style="opacity:0;width:0;position:absolute"><b>A</b></span>
    </div></div></div></div></div></form>`);
  const [field] = await nodesOf(page, 'textbox');
  expect(labelsOf(field)).toEqual([]);
});

test('what only says its kind is no label of a drawn list, and any other is', async ({ page }) => {
  const list = (label: string): string =>
    `<div><div>Ferry<div role="combobox" tabindex="0" aria-label="${label}" aria-haspopup="listbox">Any ferry</div></div></div>`;
  await page.setContent(list('Combobox') + list('Departure'));
  const [vague, named] = await nodesOf(page, 'combobox');
  expect(labelsOf(vague)).toEqual(['Ferry']);
  expect(labelsOf(named)).toEqual([]);
});

test('a part with a title of its own is not named by the part in front of it', async ({ page }) => {
  await page.setContent(`<aside><div><h5>Author</h5><span>Mo Lind</span></div>
    <div><h5>Talk</h5><div>${'Please look at the second figure. '.repeat(4)}</div><textarea placeholder="Answer"></textarea></div></aside>`);
  const [field] = await nodesOf(page, 'textbox');
  expect(labelsOf(field)).toEqual([]);
});

test('a text that floats over its field stands behind it, and names no other field', async ({ page }) => {
  await page.setContent(`<div class="field"><input><span class="floating">Street</span></div>
    <div class="field"><input><span class="note">We never share it</span></div>`);
  const fields = await nodesOf(page, 'textbox');
  expect(fields.map((field) => labelsOf(field))).toEqual([['Street'], []]);
});
