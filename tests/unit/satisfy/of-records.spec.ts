/** What is said of records and of how many are so: what each has none of, how it is marked, which are in a list; each with its like that is false, or that nobody can tell. */
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { expect as base } from '@playwright/test';
import { expect } from '../../../src/index.js';
import { verdictOf } from './verdict.js';

const row = (bed: string, name: string, status: string, nurse: string, isPinned = false): string =>
  `<tr><td><input type="checkbox" aria-label="Select ${name}"></td><td>${bed}</td><td>${name}</td><td>${status}</td><td>${nurse}</td><td><button aria-label="Pin ${name}" aria-pressed="${isPinned}">📌</button></td></tr>`;
const ward = `<h1>Patients</h1><div role="tablist"><button role="tab" aria-selected="true">All</button><button role="tab" aria-selected="false">Critical</button></div>
<table id="ward"><tr><th><input type="checkbox" aria-label="Select all"></th><th>Bed</th><th>Patient</th><th>Status</th><th>Nurse</th><th></th></tr>
${row('12', 'Hilda Moe', 'Stable', 'Jonas Vik', true)}${row('13', 'Omar Said', 'Critical', 'Lina Holt')}${row('14', 'Petra Lund', 'Stable', '—')}${row('15', 'Tomas Berg', 'Critical', 'Unassigned')}</table>`;

const task = (name: string, isDone: boolean): string =>
  `<li><label><input type="checkbox"${isDone ? ' checked' : ''}> ${name}</label> <button aria-label="Delete ${name}">×</button></li>`;
const person = (name: string): string => `<li>${name} <button>Edit</button> <button>Delete</button></li>`;
const trip = `<h1>Choir trip</h1><section><h2>Singers</h2><ul id="people">${['Bob', 'Anna Keller', 'Mirka'].map(person).join('')}</ul></section>
<section><h2>To-dos</h2><ul id="todo">${task('Book the bus', true)}${task('Print the scores', false)}${task('Pay the hostel', true)}</ul></section>
<section><h2>Waiting list</h2><p>Nobody is waiting.</p></section><section><h2>Drivers</h2><ul><li><b>Kim</b> <i>red van</i></li><li><b>Lee</b> <i>bus</i></li></ul></section>
<div class="rooms"><div class="room"><b>Room 1</b><span>Guest: Bob</span></div><div class="room"><b>Room 2</b><span>No guest yet</span></div></div>`;

const episode = (title: string, state: string, star: string): string =>
  `<article><h3>${title}</h3><p>45 min</p><span class="pill">${state}</span><button class="star">${star}</button></article>`;
const episodes = `<h1>Episodes</h1><div class="tiles"><div class="tile"><div>Followers</div><div>2,310</div></div><div class="tile"><div>Open episodes</div><div>7</div></div><div class="tile"><div>Average</div><div>38 min</div></div></div>
<div class="list">${episode('Salt roads', 'Published', '★')}${episode('Stone and water', 'Scheduled', '☆')}${episode('Border songs', 'Draft', '☆')}${episode('Night ferry', 'Draft', '☆')}</div>`;

const lesson = (name: string, line: string, state: string): string =>
  `<li class="class"><a href="#x">${name}</a><div>${line}</div><span>${state}</span><button>Enrol</button></li>`;
const classes = `<h1>Classes</h1><ul class="classes">${lesson('Tango for beginners', 'Mondays 18:30–19:45 | Studio 2 | Teacher: Carla Ruiz', 'Open')}${lesson('Salsa advanced', 'Tuesdays 20:00–21:30 | Studio 1 | Teacher: Milo Kern', 'Full')}${lesson('Swing basics', 'Fridays 19:00–20:15 | Hall | Teacher: Milo Kern', 'Open')}</ul>`;

const parcels = `<h1>Parcels</h1><p>Showing 1–3 of 12</p><table><tr><th>No</th><th>To</th><th>State</th></tr>
${['P1|Oslo|Sent', 'P2|Oslo|Lost', 'P3|Rome|Sent'].map((each) => `<tr><td>${each.split('|').join('</td><td>')}</td></tr>`).join('')}</table>`;
const hits = `<h1>Seeker</h1><p id="count">9 results for “heron”</p><div id="res">${[
  'Grey heron',
  'Heron sightings',
  'The Heron Inn',
]
  .map((each) => `<div class="res"><a href="#">${each}</a><small>${each.length}.example</small></div>`)
  .join('')}</div>`;

const studio = `<h1>Studio</h1><p>Grid: <span>on</span></p><p>Snap: <b>off</b></p><div><div>Lamp: <b>on</b></div><div>Lamp: <b>off</b></div></div>
<dl><dt>Tray</dt><dd>empty</dd><dt>Cart</dt><dd>2 items</dd><dt>Memory</dt><dd>0</dd></dl>
<ul><li>08:15 cancelled</li><li>09:40</li><li>10:05 delayed</li></ul><button aria-pressed="true">Mute</button>
<div class="q"><h3><button aria-expanded="true">How long does it take?</button></h3></div><div class="q"><h3><button aria-expanded="false">Who pays?</button></h3></div>`;

const sentences = [
  {
    html: studio,
    true: [
      'the grid is switched on',
      'snap is turned off',
      'the tray is empty',
      'the 08:15 train is cancelled',
      'the sound is muted',
      'the first question is expanded',
    ],
    false: [
      'the grid is off',
      'the snap is on',
      'the cart is empty',
      'the 09:40 train is cancelled',
      'the sound is not muted',
      'the second question is expanded',
    ],
    refused: ['the lamp is on', 'the memory is empty', 'the 09:40 train is full', 'the microphone is muted'],
  },
  // Of more than is shown, only what the page says itself is counted.
  {
    html: parcels,
    true: ['there is a parcel to Rome'],
    false: [],
    refused: ['there are 2 parcels to Oslo', 'there are 5 parcels to Oslo'],
  },
  {
    html: hits,
    true: ['there are 9 results for heron'],
    false: ['there are 3 results for heron'],
    refused: [],
  },
  {
    html: classes,
    true: [
      'Tango for beginners starts at 18:30',
      'Salsa advanced is in Studio 1',
      'Swing basics is taught by Milo Kern',
    ],
    false: [
      'Tango for beginners starts at 19:45',
      'Salsa advanced is in Studio 2',
      'Swing basics is taught by Carla Ruiz',
    ],
    refused: [
      'Salsa advanced is in Studio 7',
      'Salsa for kids starts at 20:00',
      'Milo Kern teaches 2 classes',
    ],
  },
  {
    html: ward,
    true: [
      'Petra Lund is not assigned to anyone',
      'Tomas Berg has no nurse',
      'nobody is assigned to Tomas Berg',
      'Omar Said is assigned to Lina Holt',
      'bed 13 is critical',
      'Hilda Moe is pinned',
      'Omar Said is not pinned',
      'no patients are selected',
      'none of the patients is selected',
      'two patients are marked as critical',
      'Hilda Moe is in the list',
    ],
    false: [
      'Omar Said is not assigned to anyone',
      'Omar Said has no nurse',
      'nobody is assigned to Hilda Moe',
      'Omar Said is assigned to Jonas Vik',
      'bed 12 is critical',
      'Omar Said is pinned',
      'two patients are selected',
      'three patients are marked as critical',
      'Hilda Moe is not in the list',
    ],
    refused: [
      'Omar Said has no doctor',
      'Hilda Moe is starred',
      'no doctors are selected',
      'bed 12 is feverish',
    ],
  },
  {
    html: trip,
    true: [
      'two to-dos are done',
      'Print the scores is not done',
      'the waiting list is empty',
      'nobody is waiting',
      'Bob is in the list of singers',
      'Carl is not in the list of singers',
      'Room 2 has no guest',
    ],
    false: [
      'three to-dos are done',
      'Book the bus is not done',
      'the list of drivers is empty',
      'Bob is not in the list of singers',
      'Room 1 has no guest',
    ],
    refused: ['nobody is driving', 'two singers are done', 'the parking list is empty', 'Room 1 has no key'],
  },
  {
    html: episodes,
    true: ['Salt roads is starred', 'Stone and water is scheduled', 'Salt roads lasts 45 minutes'],
    false: ['Border songs is starred', 'Salt roads is scheduled', 'Stone and water is published'],
    // Seven are open, and how many there are the boxes with figures do not say.
    refused: ['there are 7 episodes', 'there are 3 episodes', 'two episodes are archived'],
  },
] as const;

for (const { html, ...outcomes } of sentences)
  for (const [outcome, list] of Object.entries(outcomes))
    test(`what is said of records is ${outcome}: ${list[0]}`, async ({ page, ai }) => {
      await page.setContent(html);
      for (const sentence of sampleOf<string>(list, 3))
        base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
    });

test('a label, a worth and how many are in a state are read off a list of lines', async ({ page, ai }) => {
  const line = (title: string, labels: readonly string[], worth: string): string =>
    `<div class="line"><a href="#">${title}</a> ${labels.map((label) => `<span class="tag">${label}</span>`).join(' ')} <p>by ann</p><b>${worth}</b></div>`;
  await page.setContent(`<title>Bugs</title><h1>Bugs</h1><button>New bug</button><nav><a href="#">◎ 5 Open</a> <a href="#">✓ 2 Closed</a></nav>
    <div>${line('Menu flickers', ['ui', 'p1'], '$400')}${line('Export fails', ['data'], '$1,250')}${line('Old icon', ['ui'], '$90')}</div>`);
  for (const sentence of [
    'There are 5 open bugs',
    'The bug "Menu flickers" has the label p1',
    'The bug "Export fails" does not have the label ui',
    'Export fails is worth $1,250',
  ])
    await expect(ai, sentence).toSatisfy(sentence, { timeout: 1 });
  for (const sentence of [
    'There are 4 open bugs',
    'The bug "Export fails" has the label ui',
    'Export fails is worth $400',
    'There are 5 open tickets',
  ])
    await base(expect(ai).toSatisfy(sentence, { timeout: 1 }), sentence).rejects.toThrow();
});

test('a time that is shown behind its day is not denied by the day', async ({ page, ai }) => {
  await page.setContent(
    '<h1>Gym</h1><div><h3>Classes</h3><div><span>Kettle Lab – Friday 17:45</span></div><div><span>Spin – Monday 18:30</span></div></div>',
  );
  base(await verdictOf(ai, 'Kettle Lab starts at 17:45')).not.toBe('false');
});
