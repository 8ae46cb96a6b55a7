/** Sentences that take several steps on a component: each step finds the page as the one before it has left it. */
import { expect, test } from '../../fixtures/one-page.js';
import { createAi } from '../../src/index.js';

test.use({ blank: true });

const people = (
  remove: string,
  question = '',
): string => `<h1>People</h1><table><thead><tr><th>Name</th><th></th></tr></thead>
  <tbody>${['Ann', 'Ben', 'Cleo'].map((name) => `<tr><td>${name}</td><td><button onclick="${remove}">Remove</button></td></tr>`).join('')}</tbody>
  </table>${question}`;
const question = `<dialog id="question"><p>Remove this person?</p><button onclick="question.close()">Cancel</button>
  <button onclick="question.close(); row.remove()">Remove</button></dialog>`;

test('everyone is removed, though the page asks each time', async ({ page }) => {
  await page.setContent(people(`window.row = this.closest('tr'); question.showModal()`, question));
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
  await ai.act('Remove everyone');
  await expect(page.locator('tbody tr')).toHaveCount(0);
});

test('everyone is removed, though the browser asks each time', async ({ page }) => {
  await page.setContent(people(`if (confirm('Remove this person?')) this.closest('tr').remove()`));
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
  await ai.act('Remove everyone');
  await expect(page.locator('tbody tr')).toHaveCount(0);
});

test('a list of several choices that stays open is put away before the switch below it is used', async ({
  page,
}) => {
  await page.setContent(`<style>#list { position: absolute; background: white; width: 200px; height: 120px } [hidden] { display: none }</style>
    <div style="position:relative"><span id="t">Toppings</span>
    <div id="box" role="combobox" tabindex="0" aria-labelledby="t" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" style="width:200px">Choose</div>
    <ul id="list" role="listbox" aria-multiselectable="true" hidden>${['Ham', 'Olives', 'Corn'].map((each) => `<li role="option" aria-selected="false">${each}</li>`).join('')}</ul></div>
    <div><button role="switch" aria-checked="false" id="extra" style="width:200px">Extra cheese</button></div>
    <script>
    const open = (is) => { list.hidden = !is; box.setAttribute('aria-expanded', is); };
    box.onclick = () => open(list.hidden);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && open(false));
    document.addEventListener('mousedown', (event) => box.contains(event.target) || list.contains(event.target) || open(false));
    list.onclick = ({ target }) => { if (target.role === 'option') target.ariaSelected = target.ariaSelected !== 'true';
      box.textContent = [...list.children].filter((each) => each.ariaSelected === 'true').map((each) => each.textContent).join(', '); };
    extra.onclick = () => { extra.ariaChecked = extra.ariaChecked !== 'true'; };
    </script>`);
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
  await ai.act('Select Ham and Corn in Toppings, then turn on Extra cheese');
  await expect(page.locator('#box')).toHaveText('Ham, Corn');
  await expect(page.locator('#extra')).toHaveAttribute('aria-checked', 'true');
});

test('a path of three choices is followed through the columns of a cascader', async ({ page }) => {
  await page.setContent(`<span id="t">Place</span><div id="box" role="combobox" tabindex="0" aria-labelledby="t" aria-expanded="false" aria-haspopup="listbox">Choose</div>
    <div id="columns" style="display:flex"></div><script>
    const tree = { Europe: { Norway: ['Bergen', 'Oslo'], Spain: ['Madrid'] }, Asia: { Japan: ['Kyoto', 'Tokyo'] } };
    const show = (path) => { columns.replaceChildren(); let at = tree;
      for (let level = 0; level <= path.length && at; level += 1) { const list = document.createElement('ul'); list.setAttribute('role', 'listbox');
        const here = at;
        for (const name of Array.isArray(here) ? here : Object.keys(here)) { const item = document.createElement('li'); item.setAttribute('role', 'option'); item.textContent = name;
          item.onclick = () => { const next = [...path.slice(0, level), name]; if (next.length < 3) return show(next);
            box.textContent = next.join(' / '); columns.replaceChildren(); box.setAttribute('aria-expanded', 'false'); };
          list.append(item); }
        columns.append(list); at = Array.isArray(here) ? undefined : here[path[level]]; } };
    box.onclick = () => { box.setAttribute('aria-expanded', 'true'); show([]); };
    </script>`);
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
  await ai.act('Select "Europe / Norway / Oslo" in Place');
  await expect(page.locator('#box')).toHaveText('Europe / Norway / Oslo');
});

test('the time of a read-only field is set in the hour and minute boxes that it opens', async ({ page }) => {
  await page.setContent(`<label>Start time <input id="time" readonly value="08:00"></label>
    <div id="panel" role="dialog" aria-label="Choose a time" hidden><input type="number" id="hour" aria-label="Hour" value="8" min="0" max="23">
    : <input type="number" id="minute" aria-label="Minute" value="0" min="0" max="59"></div><script>
    time.onclick = () => { panel.hidden = false; };
    panel.oninput = () => { time.value = [hour, minute].map((each) => each.value.padStart(2, '0')).join(':'); };
    </script>`);
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
  await ai.act('Set the start time to 14:35');
  await expect(page.locator('#time')).toHaveValue('14:35');
});

test('what a form asks about the deed of its button is answered, though the sentence calls it otherwise', async ({
  page,
}) => {
  await page.setContent(`<h1>Staff</h1><form onsubmit="event.preventDefault(); question.showModal()">
    <label>Full name <input></label><label><input type=checkbox id=remote> Works remotely</label><button>Save employee</button></form>
    <dialog id=question><p>Save Wanda Pike?</p><button onclick="question.close(); document.title = 'Saved'">Yes, save</button>
    <button onclick="question.close()">Cancel</button></dialog>`);
  const ai = createAi(page, { model: 'builtin', cues: false, timeout: 20_000, verbose: 0 });
  await ai.act('Add the employee Wanda Pike, who works remotely, and save');
  await expect(page).toHaveTitle('Saved');
  await expect(page.locator('#remote')).toBeChecked();
});
