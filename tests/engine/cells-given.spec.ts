/** Cells of a table that turn into a field: by a click on their text, for somebody who is given the line, for a line that is called by its kind and its code. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { createAi, type StandaloneAi } from '../../src/index.js';

function aiOn(page: Page): StandaloneAi {
  return createAi(page, { model: 'builtin', cues: false, verbose: 0 });
}

/** A field in the place of the text, which is taken over when it is left. */
const edit = (event: string): string =>
  `document.addEventListener('${event}', ({ target }) => {
    if (!target.classList.contains('ed') || target.firstElementChild) return;
    const field = document.createElement('input');
    field.value = target.textContent;
    target.replaceChildren(field);
    field.focus();
    field.onblur = () => target.replaceChildren(field.value);
    field.onkeydown = ({ key }) => { if (key === 'Enter') field.blur(); };
  });`;

const budget = `<h1>Budget</h1><table>
  <tr><th>Category</th><th>Planned</th><th>Spent</th></tr>
  ${['Rent', 'Groceries'].map((name) => `<tr><td>${name}</td><td><span class="ed" style="cursor: pointer">420</span></td><td>80</td></tr>`).join('')}
</table><script>${edit('click')}</script>`;

test('an amount that takes a click takes the value by it', async ({ page }) => {
  await page.setContent(budget);
  await aiOn(page).act('Raise the planned amount for groceries to 460');
  await expect(page.locator('.ed')).toHaveText(['420', '460']);
});

test('an amount of no such line is none', async ({ page }) => {
  await page.setContent(budget);
  await expect(aiOn(page).act('Raise the planned amount for holidays to 460')).rejects.toThrow(/holidays/);
  await expect(page.locator('.ed')).toHaveText(['420', '420']);
});

const samples = `<h1>Samples</h1><button>Register sample</button><table>
  <tr><th>Code</th><th>pH</th><th>Analyst</th></tr>
  ${['W-1', 'W-2'].map((code) => `<tr><td>${code}</td><td><span class="ed">8.1</span></td><td><span class="ed">Kim</span></td></tr>`).join('')}
</table><script>${edit('dblclick')}</script>`;

for (const [said, told] of [
  ['Correct the pH of sample W-2 to 7.6', ['8.1', 'Kim', '7.6', 'Kim']],
  ['Assign W-1 to the analyst Marta', ['8.1', 'Marta', '8.1', 'Kim']],
  ['Assign sample W-2 to the analyst Marta', ['8.1', 'Kim', '8.1', 'Marta']],
] as const)
  test(`"${said}" goes into the cell`, async ({ page }) => {
    await page.setContent(samples);
    await aiOn(page).act(said);
    await expect(page.locator('.ed')).toHaveText(told);
  });

for (const said of [
  'Correct the pH of tank W-2 to 7.6',
  'Correct the pH of sample W-3 to 7.6',
  'Assign W-1 to the driver Marta',
  'Assign W-3 to the analyst Marta',
])
  test(`"${said}": no such line or column`, async ({ page }) => {
    await page.setContent(samples);
    await expect(aiOn(page).act(said)).rejects.toThrow();
    await expect(page.locator('.ed')).toHaveText(['8.1', 'Kim', '8.1', 'Kim']);
  });

const alerts = `<h1>Alerts</h1><table><tr><th>Alert</th><th>Owner</th><th></th></tr>
  ${['Disk full', 'Certificate expires'].map((name) => `<tr><td>${name}</td><td><span>nobody</span></td><td><button aria-haspopup="menu">Actions</button></td></tr>`).join('')}
</table><div role="menu" hidden>${['Yara', 'Anouk'].map((name) => `<button role="menuitem">Assign to ${name}</button>`).join('')}</div>
<script>
  const menu = document.querySelector('[role=menu]');
  let owner;
  for (const opener of document.querySelectorAll('[aria-haspopup]')) opener.onclick = () => { menu.hidden = false; owner = opener.closest('tr').cells[1].firstChild; };
  menu.onclick = ({ target }) => { owner.textContent = target.textContent.slice(10); menu.hidden = true; };
  document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') menu.hidden = true; });
</script>`;

test('a line is given to somebody by its menu, though a column is called like its kind', async ({ page }) => {
  await page.setContent(alerts);
  await aiOn(page).act('Assign the certificate alert to Anouk');
  await expect(page.locator('td span')).toHaveText(['nobody', 'Anouk']);
});

test('a line is given to nobody who is not in its menu', async ({ page }) => {
  await page.setContent(alerts);
  await expect(aiOn(page).act('Assign the certificate alert to Bruno')).rejects.toThrow(/Bruno/);
  await expect(page.locator('td span')).toHaveText(['nobody', 'nobody']);
});
