/** Values that a page calls by another form of the word, in another part of the line, or not at all where a field is empty. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import { askedOf } from './asked.js';

const refused = 'refused';

const table = (head: readonly string[], ...rows: readonly string[][]): string =>
  `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const match = (home: string, score: string, guest: string, when: string): string =>
  `<li><span>${home}</span> <b>${score}</b> <span>${guest}</span> <small>${when}</small></li>`;

const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [`<h1>Results</h1><ul>${match('Kestrel', '2 : 4', 'Hobby Town', 'Sun 14:00')}${match('Osprey', '0 : 0', 'Merlin', 'Sat 17:30')}</ul>
  ${table(['#', 'Club', 'Points'], ['1', 'Merlin', '32'], ['2', 'Osprey', '29'], ['3', 'Kestrel', '26'])}`]: {
    'the result of Kestrel against Hobby Town': '2 : 4',
    'the score of Osprey vs Merlin': '0 : 0',
    'the result of Kestrel against Merlin': refused,
    'the club in second place': 'Osprey',
    'the club in ninth place': refused,
  },
  [`<h1>Pea soup</h1><p>4.6 stars (213 ratings)</p><ul><li>Cook: 40 min</li><li>Prep: 15 min</li></ul>
  <h2>Ingredients</h2><ul><li>Peas</li><li>Salt</li></ul><p>Doors close 23:45 · Sunset 20:18</p>`]: {
    'the number of ingredients': '2',
    'the number of steps': refused,
    'the cooking time': '40 min',
    'the preparation time': '15 min',
    'the baking time': refused,
    'when the sun sets': '20:18',
    'when do the doors close': '23:45',
    'when do the doors open': refused,
  },
  [`<h1>Licences</h1>${table(['Tool', 'Seats', 'In use'], ['Drawing tool', '40', '31'], ['Mail suite', '25', '25'])}
  <dl><dt>Votes cast</dt><dd>187</dd><dt>Votes open</dt><dd>12</dd></dl>`]: {
    'how many seats of the drawing tool are in use': '31',
    'how many seats of the drawing tool are free': refused,
    'how many votes have been cast': '187',
    'how many votes have been bought': refused,
  },
  [`<h1>Profile</h1><form><label>Name <input></label></form><div>Carrier <span class="choice"><span aria-hidden="true">×</span>DPD Classic</span></div>
  <h2>Current plan</h2><p>Pro plan: $29 / month · renews May 28, 2026</p><div><del>€49.00</del> <span>€39.00</span></div>
  <div><b>Bill to</b><br>Kofi Mensah<br>3 Park Lane</div><p>Uptime, last 90 days: 99.87%</p>`]: {
    'the name': refused,
    'the carrier': 'DPD Classic',
    'the monthly price of the current plan': '$29 / month',
    'the yearly price of the current plan': refused,
    'the original price before the discount': '€49.00',
    'who is billed': 'Kofi Mensah',
    'who is fined': refused,
    'the uptime of the last 90 days': '99.87%',
  },
  [`<h1>Parcels</h1><table><tr><td><b>No.</b></td><td><b>From</b></td><td><b>Status</b></td><td></td></tr>
  <tr><td>JD1</td><td>Otto</td><td>In transit</td><td><a href="#">Details</a></td></tr>
  <tr><td>JD2</td><td>Ines</td><td>Returned</td><td><a href="#">Details</a></td></tr></table>`]: {
    'the status of parcel JD2': 'Returned',
    'the status of parcel JD3': refused,
  },
  [`<h1>Rehearsals</h1>${table(
    ['Choir', 'Hall', 'Singers'],
    ['Basses', '<button role="combobox" aria-expanded="false" aria-label="Hall">Chapel ▾</button>', '12'],
    ['Altos', '<button role="combobox" aria-expanded="false" aria-label="Hall">Room A ▾</button>', '9'],
  )}`]: {
    'the hall of the Basses': 'Chapel',
    'the hall of the Altos': 'Room A',
  },
  [`<h1>Changelog</h1><section><h2>4.2.0 <small>12 October</small></h2><ul><li>Dark theme</li></ul></section>
  <section><h2>4.10.0 <small>2 November</small></h2><ul><li>Wider columns</li></ul></section>`]: {
    'the latest version': '4.10.0',
    'the release date of 4.2.0': '12 October',
    'the release date of 4.3.0': refused,
  },
};

for (const [html, asks] of Object.entries(pages))
  test(`what ${/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? ''} leads to in other words`, async ({ page }) => {
    await page.setContent(html);
    const answers: Record<string, unknown> = {};
    for (const ask of Object.keys(asks)) answers[ask] = String(await askedOf(page, ask, { type: 'string' }));
    expect(answers).toEqual(asks);
  });

test('items by a badge, the points under a heading, and the columns of a comparison', async ({ page }) => {
  const pet = (name: string, ...tags: string[]): string =>
    `<article class="pet"><h4>${name}</h4>${tags.map((tag) => `<span class="tag">${tag}</span>`).join('')}</article>`;
  await page.setContent(`<h1>Kennel</h1><div class="pets">${pet('Rex', 'Shy', 'Vaccinated')}${pet('Moa', 'Young')}${pet('Pip', 'Vaccinated')}</div>
  <h2>What you bring</h2><ul><li>A leash</li><li>A blanket</li></ul><h2>Benefits</h2><ul><li>Free wash</li><li>Photos</li></ul>`);
  const texts = { type: 'array', items: { type: 'string' } };
  expect(await askedOf(page, 'the pets with a Vaccinated tag', texts)).toEqual(['Rex', 'Pip']);
  expect(await askedOf(page, 'the pets with a Deaf tag', texts)).toBe(refused);
  expect(await askedOf(page, 'the requirements listed under "What you bring"', texts)).toEqual([
    'A leash',
    'A blanket',
  ]);
  await page.setContent(
    `<h1>Kennel plans</h1><table><thead><tr><th></th><th>Nest</th><th>Den <span>Popular</span></th></tr></thead><tbody><tr><th>Walks</th><td>1</td><td>3</td></tr><tr><th>Meals</th><td>2</td><td>2</td></tr><tr><th></th><td><button>Choose</button></td><td><button>Choose</button></td></tr></tbody></table>`,
  );
  expect(await askedOf(page, 'the names of the plans', texts)).toEqual(['Nest', 'Den']);
});
