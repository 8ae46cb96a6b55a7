/** Settings that are said by their state, by their own label, by the word for a sign, or for what the page is about, in the part of the page that has them. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { createAi, type StandaloneAi } from '../../src/index.js';

function aiOn(page: Page): StandaloneAi {
  return createAi(page, { model: 'builtin', cues: false, verbose: 0 });
}

/** Two views behind a bar whose items say which of them is open by a class of the library alone. */
const shop = `<style>.x-menu-item { cursor: pointer } section[hidden] { display: none }</style><h1>Shop</h1>
  <div class="x-menu"><div class="x-menu-item x-menu-selected">Orders</div><div class="x-menu-item">Event settings</div></div>
  <section><h2>Orders</h2><p>None yet</p></section>
  <section hidden><h2>Event settings</h2>
    <label><input type="checkbox" role="switch" checked> Registration open</label>
    <label><input type="checkbox" role="switch"> Live stream</label>
    <label>Escalate after <select><option>10 minutes</option><option>20 minutes</option></select></label>
    <label>Currency <select><option>€</option><option>$</option><option>£</option></select></label>
  </section>
  <script>
    const items = [...document.querySelectorAll('.x-menu-item')];
    for (const item of items) item.onclick = () => items.forEach((each, at) => {
      each.classList.toggle('x-menu-selected', each === item);
      document.querySelectorAll('section')[at].hidden = each !== item;
    });
  </script>`;

const shown = (page: Page): Promise<string> =>
  page
    .locator('input, select')
    .evaluateAll((all) =>
      all
        .map((each) => (each instanceof HTMLInputElement ? each.checked : (each as HTMLSelectElement).value))
        .join(' '),
    );

for (const [said, told] of [
  ['Turn on the live stream for this event', 'true true 10 minutes €'],
  ['Switch the currency to pounds in the event settings', 'true false 10 minutes £'],
  ['Change the currency to US dollars', 'true false 10 minutes $'],
] as const)
  test(`"${said}" is set in the view that has it`, async ({ page }) => {
    await page.setContent(shop);
    await aiOn(page).act(said);
    expect(await shown(page)).toBe(told);
  });

for (const [said, told] of [
  ['Close registration', 'false false 10 minutes €'],
  ['Escalate after 20 minutes', 'true false 20 minutes €'],
] as const)
  test(`"${said}" is set where the view is open`, async ({ page }) => {
    await page.setContent(shop);
    await page.getByText('Event settings').first().click();
    await aiOn(page).act(said);
    expect(await shown(page)).toBe(told);
  });

for (const said of [
  'Close registration in the event settings',
  'Close admission in the event settings',
  'Turn on the recording for this event',
  'Escalate after 25 minutes',
  'Escalate before 20 minutes',
  'Switch the currency to yen in the event settings',
])
  test(`"${said}": nothing is set`, async ({ page }) => {
    await page.setContent(shop);
    await expect(aiOn(page).act(said)).rejects.toThrow();
    expect(await shown(page)).toBe('true false 10 minutes €');
  });

const room = `<div><h2>Window blinds</h2><div>${['open', 'half', 'closed'].map((name) => `<button>${name}</button>`).join('')}</div></div>
  <div><h2>Door</h2><button>Close</button></div><p></p>
  <script>for (const each of document.querySelectorAll('button')) each.onclick = () => { document.querySelector('p').textContent = each.textContent; };</script>`;

test('what is closed is the choice under its title', async ({ page }) => {
  await page.setContent(room);
  await aiOn(page).act('Close the blinds');
  await expect(page.locator('p')).toHaveText('closed');
});

test('what has no title there is not closed', async ({ page }) => {
  await page.setContent(room);
  await expect(aiOn(page).act('Close the curtains')).rejects.toThrow();
  await expect(page.locator('p')).toHaveText('');
});
