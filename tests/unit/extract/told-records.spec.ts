/** Records whose fields are called by nothing but the noun for them, their kind or a choice; and near each what the page does not tell. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import type { JsonSchema } from '../../../src/contract/reading.js';
import { askedOf } from './asked.js';

const refused = 'refused';
const texts: JsonSchema = { type: 'array', items: { type: 'string' } };
const numbers: JsonSchema = { type: 'array', items: { type: 'number' } };
const string: JsonSchema = { type: 'string' };
const rows = (fields: Record<string, 'string' | 'number'>): JsonSchema => ({
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }])),
    required: Object.keys(fields),
  },
});

const talks = `<title>Meetup</title><main><h1>Programme</h1><section id=list>${[
  ['09:00', '09:45', 'Hall', 'Small servers', 'Ines Maro', 'All levels'],
  ['10:00', '10:40', 'Room A', 'Queues at last', 'Tom Quill', 'Advanced'],
  ['11:00', '11:30', 'Room B', 'Forms for all', 'Aya Noor', 'Beginner'],
]
  .map(
    ([from, to, room, title, who, level]) =>
      `<article class=talk><div><time>${from}</time>–<time>${to}</time><div class=meta>${room}</div></div><div><h3><a href=#>${title}</a></h3><div class=meta>${who} · ${level}</div></div></article>`,
  )
  .join('')}</section></main>`;
const jobs = `<title>Vault</title><main><h1>Backup jobs</h1><table><thead><tr><th>Name<th>How often<th>Site<th>State</thead><tbody>
  <tr><td>nightly-db<td>Daily<td>north<td>Healthy<tr><td>media<td>Weekly<td>south<td>Failed<tr><td>logs<td>Daily<td>south<td>Healthy</tbody></table></main>`;
const boats = `<title>Harbour</title><main><h2>Berths</h2><table><thead><tr><th>Berth<th>Boat<th>Owner<th>Length (m)</thead><tbody>
  <tr><td>A1<td>Otter<td>Nils Haug<td>9.5<tr><td>A2<td>Heron<td>Carla Monti<td>12<tr><td>A3<td><td><td>–</tbody></table></main>`;
const playlist = `<title>Radio</title><main><h2>Morning show</h2><p>2 tracks</p>${[
  ['Paper Boats', 'The Larks', '3:12'],
  ['Neon Orchard', 'Mira Sol', '4:05'],
  ['Half Past', 'Oslo Drive', '2:58'],
]
  .map(
    ([title, who, time], at) =>
      `<div class=trk><span>${at + 1}</span><div><div class=ttl>${title}</div><div class=a>${who}</div></div><span>${time}</span></div>`,
  )
  .join('')}</main>`;
const plants = `<title>My plants</title><main><h1>My plants</h1><ul>${[
  ['Basil', 'Kitchen · bright · Needs water'],
  ['Ivy', 'Hall · low · Water in 3 days'],
  ['Fern', 'Bath · low · Needs water'],
]
  .map(([name, line]) => `<li><h2>${name}</h2><p>${line}</p><button>Water</button></li>`)
  .join('')}</ul></main>`;
const alerts = `<title>Desk</title><main><h1>Open alerts</h1><table><thead><tr><th>No.<th>Alert<th>Severity<th>Team</thead><tbody>
  <tr><td>501<td>Disk full<td>Critical<td>IT<tr><td>502<td>Slow login<td>Minor<td>Web<tr><td>503<td>No backup<td>Critical<td>Web</tbody></table></main>`;
const team = `<title>Team</title><main><h4>Team members</h4><ul class=team-members>${[
  ['Khal Ek', 'muted', 'Offline'],
  ['Tim Ro', 'success', 'Available'],
  ['Flu Me', 'danger', 'Busy'],
]
  .map(
    ([name, mark, state]) =>
      `<li><div>${name}<br><span class=text-${mark}><small>${state}</small></span></div></li>`,
  )
  .join('')}</ul></main>`;
const albums = `<title>Lumen</title><main><div id=left><div class=it>Photos</div><div class=it>Bin</div><div>Albums</div><div class=it>Portugal</div><div class=it>Family</div></div></main>`;
const phones = `<title>Phones</title><main><h1>Popular phones</h1><table><thead><tr><th>Model<th>Uno 5<th>Duo S<th>Tre X</thead><tbody>
  <tr><th scope=row>Height<td>4.9"<td>5.4"<td>5.1"<tr><th scope=row>Width<td>2.3"<td>2.8"<td>2.7"<tr><th scope=row>Weight (lbs.)<td>0.25<td>0.29<td>0.41</tbody></table></main>`;
const lots = `<title>Roastery</title><main><h2>Green lots</h2><table><thead><tr><th>Lot<th>Stock (kg)<th>€/kg</thead><tbody>
  <tr><td>Sidamo<td>120<td>14<tr><td>Huila<td>60<td>12<tr><td>Yirga<td>18<td>16</tbody></table></main>`;

const stock = `<title>Stock</title><main><h1>Stock</h1><table><thead><tr><th>SKU<th>Item<th>On hand<th>Price</thead><tbody>
  <tr><td>TY-28<td>Marathon tyre 28"<td>14<td>€32.50<tr><td>TY-26<td>City tyre 26"<td>3<td>€19.90<tr><td>BR-1<td>Brake pads<td>40<td>€12.00</tbody></table></main>`;
const tracks = `<title>Tracks</title><main><h1>All tracks</h1><table><thead><tr><th>Title<th>Album<th>Length</thead><tbody>
  <tr><td>Paper Lanterns<td>Low Tide<td>3:42<tr><td>Second Winter<td>Northbound<td>4:10</tbody></table></main>`;
const line: JsonSchema = {
  type: 'object',
  properties: { sku: { type: 'string' }, quantity: { type: 'number' }, price: { type: 'number' } },
  required: ['sku', 'quantity', 'price'],
};

const cases: readonly (readonly [html: string, say: string, schema: JsonSchema, answer: unknown])[] = [
  [
    talks,
    'the talks for the day shown: title, speaker and start time',
    rows({ title: 'string', speaker: 'string', start: 'string' }),
    [
      { title: 'Small servers', speaker: 'Ines Maro', start: '09:00' },
      { title: 'Queues at last', speaker: 'Tom Quill', start: '10:00' },
      { title: 'Forms for all', speaker: 'Aya Noor', start: '11:00' },
    ],
  ],
  [talks, 'the talks with title and reviewer', rows({ title: 'string', reviewer: 'string' }), refused],
  [
    jobs,
    'the site of every job',
    rows({ job: 'string', site: 'string' }),
    [
      { job: 'nightly-db', site: 'north' },
      { job: 'media', site: 'south' },
      { job: 'logs', site: 'south' },
    ],
  ],
  [jobs, 'the owner of every job', rows({ job: 'string', owner: 'string' }), refused],
  [jobs, 'the site of every invoice', rows({ invoice: 'string', site: 'string' }), refused],
  [
    boats,
    'boat names and their lengths in metres',
    rows({ boat: 'string', length: 'number' }),
    [
      { boat: 'Otter', length: 9.5 },
      { boat: 'Heron', length: 12 },
    ],
  ],
  [boats, 'boat names and their lengths in feet', rows({ boat: 'string', length: 'number' }), refused],
  [
    playlist,
    'the artist and length of every track by title, in order',
    rows({ title: 'string', artist: 'string', length: 'string' }),
    [
      { title: 'Paper Boats', artist: 'The Larks', length: '3:12' },
      { title: 'Neon Orchard', artist: 'Mira Sol', length: '4:05' },
      { title: 'Half Past', artist: 'Oslo Drive', length: '2:58' },
    ],
  ],
  [playlist, 'the label of every track by title', rows({ title: 'string', label: 'string' }), refused],
  [plants, 'names of all plants that need water', texts, ['Basil', 'Fern']],
  [plants, 'names of all plants that need light', texts, refused],
  [alerts, 'all critical alerts (their numbers)', numbers, [501, 503]],
  [alerts, 'all fatal alerts (their numbers)', numbers, refused],
  [alerts, 'the numbers of the alerts of IT', numbers, [501]],
  [
    team,
    'the names of the team members and their availability',
    rows({ name: 'string', status: 'string' }),
    [
      { name: 'Khal Ek', status: 'Offline' },
      { name: 'Tim Ro', status: 'Available' },
      { name: 'Flu Me', status: 'Busy' },
    ],
  ],
  [team, 'the names of the team members and their rank', rows({ name: 'string', status: 'string' }), refused],
  [albums, 'the names of the albums', texts, refused],
  [phones, 'the heights of the three phones in inches', numbers, [4.9, 5.4, 5.1]],
  [phones, 'the heights of the three phones in cm', numbers, refused],
  [phones, 'the weights of the phones in kg', numbers, refused],
  [phones, 'the prices of the phones', numbers, refused],
  [phones, 'the model of the heaviest phone', string, 'Tre X'],
  [phones, 'the model of the cheapest phone', string, refused],
  [lots, 'the names of the lots with less than 50 kg in stock', texts, ['Yirga']],
  [lots, 'the names of the lots with less than 50 kg', texts, refused],
  [
    stock,
    'SKU, quantity on hand and price of the Marathon tyre',
    line,
    { sku: 'TY-28', quantity: 14, price: 32.5 },
  ],
  [stock, 'SKU, quantity on hand and price of the Racing tyre', line, refused],
  [stock, 'SKU, quantity on order and price of the Marathon tyre', line, refused],
  [tracks, 'the names of the albums', texts, ['Low Tide', 'Northbound']],
];

for (const [html, say, schema, answer] of cases)
  test(`${say}: ${JSON.stringify(answer)}`, async ({ page }) => {
    await page.setContent(html);
    expect(await askedOf(page, say, schema)).toEqual(answer);
  });
