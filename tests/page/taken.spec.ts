/** Fields that take something else than what is filled in. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { perform } from '../../src/page/perform.js';

test.use({ blank: true });

async function fill(page: Page, selector: string, text: string, leaves = false): Promise<void> {
  await perform(
    page,
    { method: 'fill', arguments: [text], locator: page.locator(selector), leaves },
    { timeoutMs: 30_000 },
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
    <input id="code" oninput="this.value = this.value.toUpperCase()"><input id="tag" oninput="document.querySelector('b').textContent += this.value; this.value = ''"><b></b>
    <input id="digit" maxlength="1" oninput="this.value = this.value[0]">`);
  await fill(page, '#phone', '5551234567');
  await fill(page, '#code', 'save10');
  await fill(page, '#tag', 'summer');
  await fill(page, '#digit', '123456');
  expect(
    await page.locator('input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
  ).toEqual(['(555) 123-4567', 'SAVE10', '', '1']);
});

for (const [event, script] of [
  ['changed', "addEventListener('change', () => { document.title = field.value; })"],
  ['left', "addEventListener('blur', () => { document.title = field.value; })"],
] as const) {
  test(`a value that a script takes over once its field is ${event} is taken over, and the field keeps the focus for keys`, async ({
    page,
  }) => {
    await page.setContent(
      `<input value="Oslo"><script>const field = document.querySelector('input'); field.${script}</script>`,
    );
    await fill(page, 'input', 'Lisbon', true);
    await expect(page).toHaveTitle('Lisbon');
    await expect(page.locator('input')).toBeFocused();
  });
}

test('a field that gives up what it was given once it is left is an error, unless the page says it elsewhere', async ({
  page,
}) => {
  const given = (script: string): string =>
    `<input id="choice"><p></p><script>choice.onblur = () => { ${script} choice.value = ''; }</script>`;
  await page.setContent(given(''));
  await expect(fill(page, 'input', 'Lisbon', true)).rejects.toThrow(/gives it up again/u);
  await page.setContent(given("document.querySelector('p').textContent += choice.value;"));
  await fill(page, 'input', 'Lisbon', true);
  await expect(page.locator('p')).toHaveText('Lisbon');
});

for (const [name, script] of [
  ['as soon as it is left', "addEventListener('blur', () => { field.value = kept; })"],
  ['at once', "addEventListener('input', () => { field.value = kept; })"],
  ['a moment later', "addEventListener('input', () => setTimeout(() => { field.value = kept; }, 200))"],
] as const) {
  test(`a counter that hears keys only, and gives up ${name} what is put in, is typed into`, async ({
    page,
  }) => {
    await page.setContent(`<p>3 of 5</p><canvas></canvas><input role="spinbutton"><script>const field = document.querySelector('input');
      let kept = ''; field.${script};
      field.onkeydown = (event) => { if (/^\\d$/.test(event.key)) { event.preventDefault(); kept += event.key; field.value = kept; } };</script>`);
    await fill(page, 'input', '3');
    await page.waitForTimeout(300);
    await expect(page.locator('input')).toHaveValue('3');
  });
}

test('a field that loses what is put in and what is typed is an error, and nothing is in it', async ({
  page,
}) => {
  await page.setContent(
    `<p>Year 1999</p><input inputmode="numeric" oninput="setTimeout(() => { this.value = ''; })"><input oninput="setTimeout(() => { this.value = ''; })">`,
  );
  await expect(fill(page, 'input >> nth=0', '1999')).rejects.toThrow(/gives it up again/u);
  await expect(fill(page, 'input >> nth=1', 'Lisbon')).rejects.toThrow(/gives it up again/u);
});

test('what is typed goes into the twin that takes the place of a written number with the focus', async ({
  page,
}) => {
  await page.setContent(`<span><input id="shown" value="3.00 EUR"><input id="kept" value="3" hidden></span><script>
    shown.onfocus = () => { shown.hidden = true; kept.hidden = false; kept.focus(); };
    kept.onblur = () => { shown.value = kept.value + '.00 EUR'; kept.hidden = true; shown.hidden = false; };</script>`);
  await fill(page, '#shown', '7', true);
  await expect(page.locator('#shown')).toHaveValue('7.00 EUR');
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
    { timeoutMs: 30_000 },
  );
  await expect(page).toHaveTitle('whole');
});
