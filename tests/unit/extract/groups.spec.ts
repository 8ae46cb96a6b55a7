/** What stands below titles: the events of a day, the cards of a column; near them days and columns that the page does not have. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import type { JsonSchema } from '../../../src/contract/reading.js';
import { askedOf } from './asked.js';

const [text, number] = ['string', 'number'].map((type): JsonSchema => ({ type }));
const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

const flat = `<title>Events</title><main><h1>Events</h1><h2>Monday</h2><article><h3>Yoga</h3><p>18:00 · Hall B</p></article><h2>Tuesday</h2><article><h3>Chess club</h3><p>17:30 · Library</p></article><article><h3>Choir</h3><p>19:00 · Hall A</p></article></main>`;
const boxed = `<title>Programme</title><div class=prog><div class=day><div class=name>Mon 12</div><div class=ev><b>Yoga</b><i>18:00</i></div></div><div class=day><div class=name>Tue 13</div><div class=ev><b>Chess club</b><i>17:30</i></div><div class=ev><b>Choir</b><i>19:00</i></div></div></div>`;
const board = `<title>Board</title><table><thead><tr><th>Open</th><th>Done</th></tr></thead><tbody><tr><td><div class=card>Search</div><div class=card>Dark mode</div></td><td></td></tr></tbody></table>`;
const help = `<title>Help</title><h1>Help</h1><section><h2>Shipping</h2><p>On Mondays.</p><p>In two days.</p></section><section><h2>Returns</h2><p>Send it back.</p></section>`;

const cases: readonly (readonly [
  html: string,
  question: string,
  schema: JsonSchema | undefined,
  answer: unknown,
])[] = [
  [flat, 'the titles of the events on Tuesday', texts, ['Chess club', 'Choir']],
  [flat, 'How many events are on Tuesday?', number, 2],
  [flat, 'the title of the event on Monday', text, 'Yoga'],
  [flat, 'the titles of the events on Friday', texts, 'refused'],
  [flat, 'the title of the event on Tuesday', text, 'refused'],
  [flat, 'the speakers of the events on Tuesday', texts, 'refused'],
  [flat, 'Which day is the choir on?', text, 'Tuesday'],
  [flat, 'Which day is Choir on?', text, 'Tuesday'],
  [boxed, 'the titles of the events on Tuesday', texts, ['Chess club', 'Choir']],
  [boxed, 'the times of the events on Tuesday', texts, ['17:30', '19:00']],
  [board, 'the cards in the Open column', texts, ['Search', 'Dark mode']],
  [board, 'How many cards are in Done?', number, 0],
  [board, 'Which column is "Dark mode" in?', text, 'Open'],
  [board, 'Which column is "Payments" in?', text, 'refused'],
  [help, 'How many cards are in the Shipping section?', number, 'refused'],
];

for (const [at, [html, question, schema = {}, answer]] of cases.entries())
  test(`${at + 1}: ${question} ${String(answer)}`, async ({ page }) => {
    await page.setContent(html);
    expect(await askedOf(page, question, schema)).toEqual(answer);
  });
