/** Fields that take something else than what is filled in. */
import { type Page, expect, test } from '@playwright/test';
import { perform } from '../../src/page/perform.js';

async function fill(page: Page, selector: string, text: string): Promise<void> {
  await perform(
    page,
    { method: 'fill', arguments: [text], locator: page.locator(selector) },
    { timeoutMs: 3_000 },
  );
}

for (const [name, script, value, message] of [
  ['moves a number to its limit', 'this.value = Math.min(9, this.value)', '40', /"40" in .*shows "9"/su],
  ['cuts a text off', 'this.value = this.value.slice(0, 4)', 'Lisbon', /"Lisbon" in .*shows "Lisb"/su],
  ['puts back what it had', "this.value = 'Oslo'", 'Lisbon', /shows "Oslo" .*as before/su],
] as const) {
  test(`a field that ${name} is an error that says both values`, async ({ page }) => {
    await page.setContent(`<input value="Oslo" oninput="${script}">`);
    await expect(fill(page, 'input', value)).rejects.toMatchObject({ name: 'ActionError', message });
  });
}

test('a field may write a value in its own way, or empty itself of it', async ({ page }) => {
  await page.setContent(`<input id="phone" oninput="this.value = this.value.replace(/(...)(...)(....)/, '($1) $2-$3')">
    <input id="code" oninput="this.value = this.value.toUpperCase()"><input id="tag" oninput="this.value = ''">
    <input id="digit" maxlength="1" oninput="this.value = this.value[0]">`);
  await fill(page, '#phone', '5551234567');
  await fill(page, '#code', 'save10');
  await fill(page, '#tag', 'summer');
  await fill(page, '#digit', '123456');
  expect(
    await page.locator('input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
  ).toEqual(['(555) 123-4567', 'SAVE10', '', '1']);
});

test('what an editor shows beside the field that takes its keys is typed over', async ({ page }) => {
  await page.setContent(`<pre>old text</pre><div style="width:3px;height:0;overflow:hidden"><textarea style="width:1000px"></textarea></div><script>
    const [shown, keys] = [document.querySelector('pre'), document.querySelector('textarea')];
    let isAll = false;
    keys.onkeydown = (event) => { if (event.key.toLowerCase() === 'a') isAll = true; if (event.key === 'Delete') shown.textContent = ''; };
    keys.oninput = () => { shown.textContent = (isAll ? '' : shown.textContent) + keys.value; keys.value = ''; isAll = false; };</script>`);
  await fill(page, 'textarea', 'new');
  await expect(page.locator('pre')).toHaveText('new');
  await fill(page, 'textarea', '');
  await expect(page.locator('pre')).toHaveText('');
});

test('a star is clicked on its right half where that is asked for', async ({ page }) => {
  await page.setContent(
    `<b style="display:inline-block;width:40px" onclick="document.title = event.offsetX > 24 ? 'whole' : 'half'">★</b>`,
  );
  await perform(
    page,
    { method: 'click', arguments: ['right half'], locator: page.locator('b') },
    { timeoutMs: 3_000 },
  );
  await expect(page).toHaveTitle('whole');
});
