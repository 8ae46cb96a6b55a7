/** A property that is set by a way that the sentence does not say: a text that turns into a field, a box that comes up, a view that is gone to. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { createAi, type StandaloneAi } from '../../src/index.js';

function aiOn(page: Page): StandaloneAi {
  return createAi(page, { model: 'builtin', cues: false, verbose: 0 });
}

const stock = `<style>.ed { border-bottom: 1px dashed gray }</style><h1>Stock</h1><table><thead><tr><th>Item</th><th>Qty</th><th>Sum</th></tr></thead><tbody>
  ${['Rope', 'Long rope', 'Tent']
    .map((item) => `<tr><td>${item}</td><td><span class="ed">2</span></td><td>40.00</td></tr>`)
    .join('')}
</tbody></table>
<script>document.body.addEventListener('click', ({ target }) => {
  if (!target.classList.contains('ed') || target.firstElementChild) return;
  const field = document.createElement('input');
  field.value = target.textContent;
  target.replaceChildren(field);
  field.focus();
  field.onblur = () => target.replaceChildren(field.value);
  field.onkeydown = ({ key }) => { if (key === 'Enter') field.blur(); };
});</script>`;

test('a text in a cell that turns into a field takes the value', async ({ page }) => {
  await page.setContent(stock);
  await aiOn(page).act('Change the quantity of the tent to 5');
  await expect(page.locator('.ed')).toHaveText(['2', '2', '5']);
});

test('a cell that turns into no field, a line that is not there and one of two are left alone', async ({
  page,
}) => {
  await page.setContent(stock);
  const ai = aiOn(page);
  await expect(ai.act('Change the sum of the tent to 5')).rejects.toThrow(/double-click/);
  await expect(ai.act('Change the quantity of the stove to 5')).rejects.toThrow(/stove/);
  await expect(ai.act('Change the quantity of the rope to 5')).rejects.toThrow(/rope/);
  await expect(page.locator('.ed')).toHaveText(['2', '2', '2']);
});

/** A list with a filter called like the field of the box that "Edit" brings up over all of it, which nothing calls a dialog. */
const people = `<style>
    .shade { position: fixed; inset: 0; background: #0008; display: none } .shade.on { display: block }
    .box { position: absolute; top: 150px; left: 200px; width: 400px; background: white }
    .radio { position: relative } .radio input { opacity: 0; position: absolute; inset: 0; width: 20px; height: 20px } label { cursor: pointer }
  </style>
  <h1>People</h1><div role="listbox" aria-expanded="false"><span>Any status</span></div>
  <table><tr><th>Name</th><th>Status</th><th></th></tr>
    ${['Ada Roy', 'Bo Lund'].map((name) => `<tr><td>${name}</td><td>Lead</td><td><button class="edit">Edit</button></td></tr>`).join('')}
  </table>
  <div class="shade"><div class="box"><div>Edit person</div>
    <div class="fields"><label>Status</label>${['Lead', 'Lost'].map((name, at) => `<div class="radio"><input type="radio" name="s" ${at ? '' : 'checked'}><label onclick="this.previousSibling.checked = true">${name}</label></div>`).join('')}</div>
    <button class="save">Save</button>
  </div></div>
  <script>
    const shade = document.querySelector('.shade');
    for (const edit of document.querySelectorAll('.edit')) edit.onclick = () => shade.classList.add('on');
    document.querySelector('.save').onclick = () => { document.title = shade.querySelector(':checked').nextSibling.textContent; shade.classList.remove('on'); };
  </script>`;

test('a choice in the box that came up is meant, and not the filter that it covers', async ({ page }) => {
  await page.setContent(people);
  await aiOn(page).act('Edit Bo Lund, set his status to Lost and save');
  await expect(page).toHaveTitle('Lost');
});

test('what the box has no choice for is set nowhere', async ({ page }) => {
  await page.setContent(people);
  await expect(aiOn(page).act('Edit Bo Lund, set his status to Won and save')).rejects.toThrow(/status/);
  await expect(page).toHaveTitle('');
});

/** Switches of which each view has its own state. */
const flags = `<div role="radiogroup" aria-label="Stage">${['Live', 'Test']
  .map((name, at) => `<button role="radio" aria-checked="${at === 0}">${name}</button>`)
  .join('')}</div>
  <div>${['dark-mode', 'chat']
    .map(
      (name) =>
        `<div class="row"><button role="switch" aria-checked="true" aria-label="${name}"></button><code>${name}</code></div>`,
    )
    .join('')}</div>
  <p></p>
  <script>
    const views = [...document.querySelectorAll('[role=radio]')];
    const on = (each) => each.getAttribute('aria-checked') === 'true';
    for (const view of views) view.onclick = () => views.forEach((each) => each.setAttribute('aria-checked', each === view));
    for (const flag of document.querySelectorAll('[role=switch]')) {
      flag.style.cssText = 'width: 40px; height: 20px';
      flag.onclick = () => { flag.setAttribute('aria-checked', !on(flag)); document.querySelector('p').append(flag.ariaLabel + ' in ' + views.find(on).textContent + ';'); };
    }
  </script>`;

for (const [said, told] of [
  ['Switch off chat in Test', 'chat in Test;'],
  ['Switch off chat in Live', 'chat in Live;'],
] as const)
  test(`"${said}": the view is gone to where it is not open`, async ({ page }) => {
    await page.setContent(flags);
    await aiOn(page).act(said);
    await expect(page.locator('p')).toHaveText(told);
  });

test('what is in no view of that name is not done in another', async ({ page }) => {
  await page.setContent(flags);
  await expect(aiOn(page).act('Switch off chat in Demo')).rejects.toThrow(/Demo/);
  await expect(page.locator('p')).toHaveText('');
});
