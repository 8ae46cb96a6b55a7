/** Records that no markup names: by the noun of what is counted over them, or of the page; and values that are compared, which are no parts of names. */
import { expect, test } from '../../../fixtures/test.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { createAi } from '../../../src/index.js';
import { verdictOf } from './verdict.js';

const tile = (name: string, price: string, state: string): string =>
  `<div class="b"><div class="b1">${name}</div><div class="price">${price}</div><div class="b3">${state}</div><button>Book seat</button></div>`;
const cells = (...texts: readonly string[]): string => texts.map((text) => `<div>${text}</div>`).join('');
const line = (...texts: readonly string[]): string => `<div class="ln">${cells(...texts)}</div>`;
const mail = (from: string, ticked = ''): string =>
  `<li><input type="checkbox" aria-label="Select letter from ${from}" ${ticked}><b>${from}</b> <span>Hello from ${from}</span></li>`;

const cases: readonly {
  of: string;
  html: string;
  true: readonly string[];
  false: readonly string[];
  refused: readonly string[];
}[] = [
  {
    of: 'cards under a line that counts them',
    html: `<title>Harbour</title><div><a href="#t">Tents</a></div><div class="top"><div>Harbour</div><div class="n">4 tours</div></div><div class="all">
      ${tile('Seal bay 12', '$19.00', 'Open')}${tile('Lighthouse 30', '$24.50', 'Full')}${tile('Old port 45', '$31.00', 'Open')}${tile('Cliff walk 60', '$48.00', 'Open')}</div>`,
    true: [
      'there are 4 tours',
      'every tour has a Book seat button',
      'the tours are sorted by price',
      'all tours cost less than $50',
      'no tour costs more than $48',
      'the Cliff walk 60 costs more than the Old port 45',
      'the Seal bay 12 is cheaper than the Lighthouse 30',
    ],
    false: [
      'there are 5 tours',
      'all tours cost less than $40',
      'no tour costs less than $20',
      'the Seal bay 12 costs more than the Lighthouse 30',
      'the Cliff walk 60 does not cost more than the Old port 45',
    ],
    refused: [
      'every tent has a Book seat button',
      'every tour has a Print button',
      'there are 4 tents',
      'the Seal bay 15 costs more than the Lighthouse 30',
      'the Seal bay 15 costs $19.00',
    ],
  },
  {
    of: 'lines that look like a table, on a page about them',
    html: `<title>Arrivals</title><h1>Pier 4</h1><div class="s">Arrivals, 09:40</div><div class="hd">${cells('Time', 'From', 'Ferry', 'Dock', 'State')}</div>
      ${line('09:45', 'Skarholm', 'F 1', '2', 'On time')}${line('09:52', 'Vik', 'F 3', '1', 'Delayed')}${line('10:05', 'Lillo', 'F 8', '2', 'On time')}${line('10:20', 'Vik', 'F 5', '3', 'On time')}`,
    true: ['4 arrivals are listed', 'three ferries are on time', 'the arrivals are sorted by time'],
    false: ['5 arrivals are listed', 'two ferries are on time', 'the arrivals are sorted by ferry'],
    refused: ['4 harbours are listed', 'three ferries are on fire'],
  },
  {
    of: 'lines with a box each, and members whose role is said of several',
    html: `<title>Letters</title><h1>Letters</h1><ul>${mail('Ada')}${mail('Bo')}${mail('Cy', 'checked')}</ul>
      <h2>Crew</h2><table><tr><th>Crew</th><th>Role</th><th>Bunk</th><th></th></tr>
      <tr><td>Ida</td><td>Cook</td><td>no</td><td><a>Move</a></td></tr><tr><td>Ole</td><td>Cook</td><td>yes</td><td><a>Move</a></td></tr>
      <tr><td>Per</td><td>Mate</td><td>yes</td><td><a>Move</a></td></tr></table>`,
    true: ['two crew are cooks', 'every row has a Move link', 'Ida has no bunk'],
    false: ['no letter is selected', 'all letters are checked', 'three crew are cooks', 'Ole has no bunk'],
    refused: ['no parcel is selected', 'two crew are pilots', 'every row has a Copy link'],
  },
];

for (const { of, html, ...sentences } of cases)
  test(`of ${of} what is so is told, and what names nothing there is not`, async ({ page }) => {
    await page.setContent(html);
    const ai = createAi(page);
    for (const [verdict, said] of Object.entries(sentences))
      for (const sentence of sampleOf(said, 3))
        expect.soft(await verdictOf(ai, sentence), sentence).toBe(verdict);
  });
