/** Looking for the control of a record on a live page: what is recorded of it, how it is replayed, and what a look in vain leaves behind. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { createAi, type StandaloneAi } from '../../src/index.js';

/** Messages with a bar under the pointer, and a context menu; nothing is marked as a button. */
const chat = `<style>.acts { display: none } .msg:hover .acts { display: inline } .acts span, #menu div { cursor: pointer }</style>
<h2>General</h2>
<div id="list">${['Lunch is ready', 'The badge is here', 'Standup moved']
  .map(
    (text) =>
      `<div class="msg"><b>Mei</b> <span>${text}</span> <span class="acts"><span title="Pin" onclick="document.title += 'pin ${text};'">📌</span></span></div>`,
  )
  .join('')}</div>
<div id="menu" hidden><div>Copy text</div><div>Forward</div></div>
<script>{
  const menu = document.querySelector('#menu');
  document.querySelector('#list').oncontextmenu = (event) => {
    event.preventDefault();
    menu.hidden = false;
    const { textContent } = event.target.closest('.msg').children[1];
    for (const item of menu.children) item.onclick = () => { document.title += item.textContent + ' ' + textContent + ';'; menu.hidden = true; };
  };
  document.onkeydown = ({ key }) => { if (key === 'Escape') menu.hidden = true; };
}</script>`;

function aiFor(page: Page, cueFile: string, updateCues: 'missing' | 'none'): StandaloneAi {
  return createAi(page, { model: 'builtin', cueFile, updateCues, heal: 'off', verbose: 0 });
}

test('only the look that led to the control is recorded, and replayed without any other', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  await page.setContent(chat);
  const recorder = aiFor(page, cueFile, 'missing');
  const { actions } = await recorder.act('forward the message "The badge is here"');
  expect(actions.map(({ method }) => method)).toEqual(['rightClick', 'click']);
  await recorder.saveCues();
  await page.setContent(chat);
  const replayer = aiFor(page, cueFile, 'none');
  await replayer.act('forward the message "The badge is here"');
  await expect(page).toHaveTitle('Forward The badge is here;');
});

test('a look in vain leaves nothing open', async ({ page }) => {
  await page.setContent(chat);
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await expect(ai.act('archive the message "Standup moved"')).rejects.toThrow(/archive the message/);
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page).toHaveTitle('');
});

/** A list whose lines have a button for what more there is to them, in a panel that can be put away. */
const sightings = `<title>Sightings</title><table>${[
  ['Osprey', '1', 'Tower'],
  ['Lapwing', '40', 'North hide'],
  ['Mallard', '24', 'Tower'],
]
  .map(
    (cells) =>
      `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}<td><button>Details</button></td></tr>`,
  )
  .join('')}</table>
<div id="panel" hidden><h3></h3><p></p><button>Verify</button><button>Reject</button><button id="out">Close</button></div>
<script>{
  const panel = document.querySelector('#panel');
  document.querySelector('table').onclick = ({ target }) => {
    if (target.tagName !== 'BUTTON') return;
    const [name, count, hide] = [...target.closest('tr').cells].map((cell) => cell.textContent);
    panel.hidden = false;
    panel.querySelector('h3').textContent = name;
    panel.querySelector('p').textContent = count + ' seen at ' + hide;
  };
  panel.onclick = ({ target }) => {
    if (target.id !== 'out' && target.tagName === 'BUTTON') document.title = target.textContent + ' ' + panel.querySelector('h3').textContent;
    if (target.tagName === 'BUTTON') panel.hidden = true;
  };
}</script>`;

for (const [sentence, title] of [
  ['Verify the osprey sighting', 'Verify Osprey'],
  ['Reject the sighting of 40 lapwings', 'Reject Lapwing'],
] as const)
  test(`${sentence}: what is done to a record is found behind its button for details`, async ({ page }) => {
    await page.setContent(sightings);
    await createAi(page, { model: 'builtin', cues: false, verbose: 0 }).act(sentence);
    await expect(page).toHaveTitle(title);
  });

for (const sentence of [
  'Verify the kestrel sighting',
  'Reject the sighting of 41 lapwings',
  'Archive the osprey sighting',
])
  test(`${sentence}: nothing is done behind the details of another`, async ({ page }) => {
    await page.setContent(sightings);
    const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0, timeout: 15_000 });
    await expect(ai.act(sentence)).rejects.toThrow();
    await expect(page).toHaveTitle('Sightings');
    await expect(page.locator('#panel')).toBeHidden();
  });

/** Visits in the cells of a day, each of which shows what can be done about it when it is clicked. */
const day = `<title>Day</title><style>.visit { cursor: pointer } small { display: block }</style>
<table><tr><th></th><th>Patel</th><th>Kim</th></tr>
<tr><th>09:00</th><td><div class="visit"><b>Anna Berg</b><small>Check-up</small></div></td><td><div class="visit"><b>Stefan Vogel</b><small>Cleaning</small></div></td></tr>
<tr><th>09:30</th><td></td><td><div class="visit"><b>Helen Cole</b><small>Cleaning</small></div></td></tr></table>
<div id="pop" hidden><b></b><button>Mark as arrived</button><button>Cancel appointment</button><button id="out">Close</button></div>
<script>{
  const pop = document.querySelector('#pop');
  document.querySelector('table').onclick = ({ target }) => {
    const visit = target.closest('.visit');
    if (!visit) return;
    pop.hidden = false;
    pop.querySelector('b').textContent = [...visit.children].map((part) => part.textContent).join(', ');
  };
  pop.onclick = ({ target }) => {
    if (target.tagName !== 'BUTTON') return;
    pop.hidden = true;
    if (target.id !== 'out') document.title = target.textContent + ': ' + pop.querySelector('b').textContent;
  };
}</script>`;

for (const [sentence, title] of [
  ['Mark Anna Berg as arrived', 'Mark as arrived: Anna Berg, Check-up'],
  ["Cancel Helen Cole's cleaning", 'Cancel appointment: Helen Cole, Cleaning'],
] as const)
  test(`${sentence}: what stands in a timetable is opened`, async ({ page }) => {
    await page.setContent(day);
    await createAi(page, { model: 'builtin', cues: false, verbose: 0 }).act(sentence);
    await expect(page).toHaveTitle(title);
  });

for (const sentence of [
  'Mark Peter Berg as arrived',
  "Cancel Helen Cole's filling",
  'Mark Anna Berg as paid',
])
  test(`${sentence}: nothing else in a timetable is meant by that`, async ({ page }) => {
    await page.setContent(day);
    const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0, timeout: 15_000 });
    await expect(ai.act(sentence)).rejects.toThrow();
    await expect(page).toHaveTitle('Day');
  });

/** Cards whose name lies in a head of its own, and lines whose deeds lie in a menu of items that hold their text in a box. */
const cards = `<title>Alerts</title><style>.more, li { cursor: pointer }</style><div><div>Alerts (3)</div>${[
  'Low fuel WA-1',
  'Speeding GD-2',
  'Speeding KR-4',
]
  .map(
    (name) =>
      `<div class="card"><div class="head"><b>${name}</b> <button title="Rename">✎</button></div><p>Since 8:12</p><div><button>Snooze 1h</button><button>Snooze 1d</button><span class="more">More</span></div></div>`,
  )
  .join('')}</div>
<ul id="menu" hidden><li><span>Duplicate</span></li><li><span>Discard</span></li></ul>
<script>{
  const menu = document.querySelector('#menu');
  let name = '';
  document.querySelector('div').onclick = ({ target }) => {
    name = target.closest('.card')?.querySelector('b').textContent ?? '';
    if (target.className === 'more') menu.hidden = !menu.hidden;
    else if (target.tagName === 'BUTTON' && !target.title) document.title = target.textContent + ': ' + name;
  };
  document.onkeydown = ({ key }) => { if (key === 'Escape') menu.hidden = true; };
  menu.onclick = ({ target }) => { document.title = target.textContent + ': ' + name; menu.hidden = true; };
}</script>`;

for (const [sentence, title] of [
  ['Snooze the speeding alert of GD-2 for an hour', 'Snooze 1h: Speeding GD-2'],
  ['Snooze the low fuel alert for a day', 'Snooze 1d: Low fuel WA-1'],
  ['Duplicate the low fuel alert', 'Duplicate: Low fuel WA-1'],
] as const)
  test(`${sentence}: done in the card around the name, the title says what it is`, async ({ page }) => {
    await page.setContent(cards);
    await createAi(page, { model: 'builtin', cues: false, verbose: 0 }).act(sentence);
    await expect(page).toHaveTitle(title);
  });

for (const sentence of [
  'Snooze the speeding alert of GD-2 for two hours',
  'Snooze the speeding alert for an hour',
  'Snooze the low fuel invoice for an hour',
  'Duplicate the low oil alert',
])
  test(`${sentence}: nothing is done to another card`, async ({ page }) => {
    await page.setContent(cards);
    const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0, timeout: 15_000 });
    await expect(ai.act(sentence)).rejects.toThrow();
    await expect(page).toHaveTitle('Alerts');
  });

/** Lines that are the buttons which unfold them, drawn anew with each click. */
const panels = `<style>p-panel, p-head, p-title, p-text { display: block }</style><h2>Tickets</h2><p-accordion id="list"></p-accordion><script>{
  const tickets = [[411, 'VPN drops every hour', 'Rosa'], [415, 'Fan is loud', 'Igor']];
  let open;
  const draw = () => {
    list.innerHTML = tickets.map(([number, title, who]) => '<p-panel data-n="' + number + '"><p-head role="button" tabindex="0" style="cursor:pointer" aria-expanded="' + (open === number) + '"><p-title>#' + number + ' ' + title + '</p-title> <p-text>' + who + '</p-text></p-head>' +
      (open === number ? '<div><button>Reply</button><button class="close">Close ticket</button></div>' : '') + '</p-panel>').join('');
  };
  list.onclick = ({ target }) => {
    const number = Number(target.closest('p-panel').dataset.n);
    if (target.closest('p-head')) open = open === number ? undefined : number;
    if (target.matches('.close')) document.title = 'closed ' + number;
    draw();
  };
  draw();
}</script>`;

test('a line that is the button which unfolds it has what is done to it below it', async ({ page }) => {
  await page.setContent(panels);
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await ai.act('Close ticket 415');
  await expect(page).toHaveTitle('closed 415');
});
