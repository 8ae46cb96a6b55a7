/** Questions for a property of one record, and for those of many that are so: each word has to be found, or nothing is answered. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import { askedOf } from './asked.js';

const refused = 'refused';
const string = { type: 'string' };
const texts = { type: 'array', items: string };

const episode = (title: string, line: string, state: string): string =>
  `<article><h3>${title}</h3><p class="meta">${line}</p><span class="pill">${state}</span><button>Edit</button></article>`;
const episodes = `<h1>Episodes</h1><div class="list">${[
  episode('Salt roads', '12 May 2026 · 45 min · hosted by Lea Brandt', 'Published'),
  episode('The night ferry', '28 April 2026 · 31 min · hosted by Omar Haddad', 'Published'),
  episode('Border songs', '20 June 2026 · — · hosted by Nuria Vidal', 'Draft'),
].join('')}</div>`;

const shift = (title: string, when: string, where: string, lead: string, places: string): string =>
  `<div class="shift"><div class="title">${title}</div><div class="when">${when}</div><div class="where">${where}</div><div>${lead}</div><div>${places}</div></div>`;
const shifts = `<h1>Volunteer shifts</h1><div>${[
  shift('Morning sorting', 'Sat 6 June, 08:00 – 11:00', 'Hall A', 'Lead: Mia Holm', '4 of 6 places taken'),
  shift('Soup kitchen', 'Sun 7 June, 10:00 – 14:00', 'Kitchen', 'Lead: Per Olsen', '8 of 8 places taken'),
  shift('Stock count', 'Tue 9 June, 09:00 – 12:00', 'Store', 'No lead yet', '2 of 4 places taken'),
].join('')}</div>`;

const patients = `<h1>Patients</h1><table><tr><th>Bed</th><th>Patient</th><th>Status</th><th>Nurse</th></tr>
<tr><td>12</td><td>Hilda Moe</td><td>Stable</td><td>Jonas Vik</td></tr>
<tr><td>13</td><td>Omar Said</td><td>Critical</td><td>Lina Holt</td></tr>
<tr><td>14</td><td>Petra Lund</td><td>Stable</td><td>—</td></tr></table>`;

const pages = {
  [episodes]: {
    'the date of Salt roads': '12 May 2026',
    'how long is The night ferry': '31 min',
    'the host of Salt roads': 'Lea Brandt',
    'who hosts Border songs': 'Nuria Vidal',
    'when is Border songs': '20 June 2026',
    // Near them: what nothing says, of a record that is not there, or that is there by half.
    'the length of Border songs': refused,
    'the sponsor of Salt roads': refused,
    'the date of Salt rivers': refused,
    'the price of Salt roads': refused,
  },
  [shifts]: {
    'when does the Soup kitchen start': 'Sun 7 June, 10:00',
    'what time does Soup kitchen start': '10:00',
    'the end time of Soup kitchen': '14:00',
    'the date of Soup kitchen': 'Sun 7 June',
    'who leads Morning sorting': 'Mia Holm',
    'where is Stock count': 'Store',
    'the room of Soup kitchen': refused,
    'the place of Soup kitchen': refused,
    'who cooks Soup kitchen': refused,
    'when does Soup tasting start': refused,
  },
  [patients]: {
    'the nurse of Omar Said': 'Lina Holt',
    'the nurse of Paul Moe': refused,
    'the status of Omar Moe': refused,
    'when was Omar Said admitted': refused,
  },
} as const;

test('a property of a record is what its label, the words before it or its shape tell', async ({ page }) => {
  for (const [html, questions] of Object.entries(pages)) {
    await page.setContent(html);
    for (const [question, answer] of Object.entries(questions))
      expect.soft(await askedOf(page, question, string), question).toBe(answer);
  }
});

test('a word that chooses among the items is never passed over', async ({ page }) => {
  await page.setContent(patients);
  const read = (said: string): Promise<unknown> => askedOf(page, said, texts);
  expect(await read('the names of all patients')).toEqual(['Hilda Moe', 'Omar Said', 'Petra Lund']);
  expect(await read('the names of the stable patients')).toEqual(['Hilda Moe', 'Petra Lund']);
  for (const said of ['with fever', 'without a nurse', 'who are asleep', 'of Nora Quist'])
    expect.soft(await read(`the names of the patients ${said}`), said).toBe(refused);
  expect(await read('the names of the sleeping patients')).toBe(refused);
  await page.setContent(episodes);
  expect(await read('the titles of the published episodes')).toEqual(['Salt roads', 'The night ferry']);
  expect(await read('the titles of the archived episodes')).toBe(refused);
  expect(await read('the dates of all episodes')).toEqual(['12 May 2026', '28 April 2026', '20 June 2026']);
});
