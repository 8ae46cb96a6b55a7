import { z } from 'zod';
import { expect, test } from '../../fixtures/test.js';

const form = `
<h1>Profile</h1>
<form onsubmit="event.preventDefault(); document.title='saved'">
  <label>Name <input name="name"></label>
  <label>Country <select><option>France<option>Japan</select></label>
  <label><input type="checkbox"> Newsletter</label>
  <button>Save</button>
</form>
<dl><dt>Plan</dt><dd>Pro</dd><dt>Price</dt><dd>$12.50</dd></dl>`;

test.beforeEach(({ page }) => page.setContent(form));

test('act answers what was done, and with what', async ({ ai, page }) => {
  const result = await ai.act('fill Name with %name%', { variables: { name: 'Ada' } });
  expect(result).toMatchObject({ success: true, actions: [{ method: 'fill', arguments: ['%name%'] }] });
  expect(result.message).not.toContain('Ada');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('several steps in one sentence are carried out in order', async ({ ai, page }) => {
  const { actions } = await ai.act(
    'fill Name with Ada, choose Japan from Country, tick Newsletter and click Save',
  );
  expect(actions.map((each) => each.method)).toEqual(['fill', 'selectOption', 'check', 'click']);
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
  await expect(page.getByLabel('Newsletter')).toBeChecked();
  await expect(page).toHaveTitle('saved');
});

test('a field that a script empties or changes once the next one is filled is an error, and so is a box that is set back', async ({
  ai,
  page,
}) => {
  await page.setContent(
    '<label>User <input onblur="this.value=``"></label><label>Size <input onblur="this.value=`XL`"></label><label>Tea <input type="checkbox" onchange="milk.checked=false"></label><label>Milk <input id="milk" type="checkbox"></label><label>City <input onblur="tags.append(this.value);this.value=``"></label><label>Code <input></label><p id="tags"></p>',
  );
  await expect(ai.act('fill User with admin and Code with 7')).rejects.toThrow(/empty again/u);
  await expect(ai.act('fill Size with medium and Code with 7')).rejects.toThrow(/shows "XL" since/u);
  await expect(ai.act('tick Milk and Tea')).rejects.toThrow(/set back/u);
  await ai.act('fill City with Oslo and Code with 7');
});

test('what was chosen and is undone by what is chosen next is an error before the form is sent, and a list that shows no choice is none', async ({
  ai,
  page,
}) => {
  await page.setContent(
    `<label>Town <select><option>none</option><option>Oslo</option></select></label><label>Land <select onchange="document.querySelector('select').value='none'"><option>none</option><option>Norway</option></select></label><label>Action <select onchange="this.selectedIndex=0"><option>Pick</option><option>Copy</option></select></label><button onclick="document.title='saved'">Save</button>`,
  );
  await expect(ai.act('select Oslo as the town and Norway as the land, and click Save')).rejects.toThrow(
    /shows "none/u,
  );
  await expect(page).not.toHaveTitle('saved');
  await ai.act('select Copy as the action and Oslo as the town, and click Save');
  await expect(page).toHaveTitle('saved');
});

test('an Action of observe is ready to be acted on', async ({ ai, page }) => {
  const [save] = await ai.observe('the save button');
  expect(save).toMatchObject({ selector: expect.stringMatching(/^xpath=\/html\[1\]/), method: 'click' });
  if (save) await ai.act(save);
  await expect(page).toHaveTitle('saved');
});

test('observe without an instruction lists every interactive element', async ({ ai }) => {
  const actions = await ai.observe();
  expect(actions.map((each) => each.method)).toEqual(['fill', 'selectOption', 'check', 'click']);
});

test('observe finds nothing where nothing fits', async ({ ai }) => {
  expect(await ai.observe('the logout link')).toEqual([]);
});

test('observe keeps variables as tokens in what it returns', async ({ ai }) => {
  const [action] = await ai.observe('fill Name with %name%', { variables: { name: 'Ada' } });
  expect(action).toMatchObject({ method: 'fill', arguments: ['%name%'] });
});

test('extract has the four forms of the reference', async ({ ai }) => {
  expect(await ai.extract()).toEqual({ pageText: expect.stringContaining('heading "Profile"') });
  expect(await ai.extract({ selector: 'dl' })).toEqual({ pageText: expect.not.stringContaining('Profile') });
  expect(await ai.extract('the plan')).toEqual({ extraction: 'Pro' });
  expect(await ai.extract('the plan', z.object({ plan: z.string(), price: z.number() }))).toEqual({
    plan: 'Pro',
    price: 12.5,
  });
});

test('another page is worked on with on(), or with the option page', async ({ ai, context, page }) => {
  const popup = await context.newPage();
  await popup.setContent('<button onclick="this.textContent=\'Done\'">Confirm</button>');
  await ai.on(popup).act('click Confirm');
  await ai.act('click Done', { page: popup });
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('an optional act whose element is not there does nothing and says so', async ({ ai }) => {
  const result = await ai.act('dismiss the cookie banner', { optional: true });
  expect(result).toMatchObject({ success: false, actions: [] });
});

test('a menu that was opened for nothing is put away: an optional act has done nothing', async ({
  ai,
  page,
}) => {
  await page.setContent(`<header><button aria-haspopup="menu" aria-expanded="false">Account</button></header>
<div role="menu" hidden><button role="menuitem">Profile</button><button role="menuitem">Sign out</button></div>
<script>
  const button = document.querySelector('button');
  const menu = document.querySelector('[role=menu]');
  const show = (on) => { menu.hidden = !on; button.setAttribute('aria-expanded', String(on)); };
  button.onclick = () => show(true);
  document.onkeydown = (event) => event.key === 'Escape' && show(false);
  menu.lastChild.onclick = () => { document.title = 'bye'; show(false); };
</script>`);
  expect((await ai.act('lock my account', { optional: true })).success).toBe(false);
  await expect(page.getByRole('menu')).toBeHidden();
  await ai.act('log out');
  await expect(page).toHaveTitle('bye');
});

test('metrics and history tell what was asked, without any value', async ({ ai }) => {
  await ai.act('fill Name with %name%', { variables: { name: 'Ada Lovelace' } });
  const metrics = await ai.metrics;
  expect(metrics.actPromptTokens).toBe(0);
  expect(metrics).toHaveProperty('totalInferenceTimeMs');
  const history = await ai.history;
  expect(history).toMatchObject([{ method: 'act', timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  expect(JSON.stringify(history)).not.toContain('Lovelace');
});
