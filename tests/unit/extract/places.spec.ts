/** Places that say their own row and number, and which of them can be had; near them what the page does not tell. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import type { JsonSchema } from '../../../src/contract/reading.js';
import { askedOf } from './asked.js';

const codes: JsonSchema = { type: 'array', items: { type: 'string' } };
const number: JsonSchema = { type: 'number' };

const cinema = `<title>Cinema</title><h1>Choose your seats</h1><div>${['A1', 'A2', 'A3', 'B1', 'B2', 'B3']
  .map((code) =>
    code === 'A2'
      ? `<button disabled aria-label="Seat A2, taken">A2</button>`
      : `<button aria-label="Seat ${code}">${code}</button>`,
  )
  .join('')}</div><button>Book seats</button><button>Back</button>`;
const flight = `<title>Flight</title><h1>Seat map</h1><div>${['11A', '11B', '12A', '12B']
  .map((code) => `<div class="seat${code === '12B' ? ' occupied' : ''}">${code}</div>`)
  .join('')}</div>`;
const office = `<title>Office</title><form><fieldset><legend>Pick your desks</legend><label><input type=checkbox> D1</label><label><input type=checkbox disabled> D2 (taken)</label><label><input type=checkbox> D3</label></fieldset></form>`;
const alike = `<title>Hall</title><h1>Seats</h1><button>A1</button><button>A2</button><button>A3</button>`;

const cases: readonly (readonly [html: string, question: string, schema: JsonSchema, answer: unknown])[] = [
  [cinema, 'Which seats are taken?', codes, ['A2']],
  [cinema, 'Which seats are free?', codes, ['A1', 'A3', 'B1', 'B2', 'B3']],
  [cinema, 'How many seats are free in row A?', number, 2],
  [cinema, 'How many seats are free in row D?', number, 'refused'],
  [flight, 'Which seats are not available?', codes, ['12B']],
  [flight, 'How many seats in row 12 are free?', number, 1],
  [office, 'Which desk is taken?', { type: 'string' }, 'D2'],
  [office, 'Which desks are free?', codes, ['D1', 'D3']],
  [office, 'Which seats are free?', codes, 'refused'],
  [alike, 'Which seats are taken?', codes, 'refused'],
  [alike, 'How many seats are free?', number, 'refused'],
];

for (const [html, question, schema, answer] of cases)
  test(`${question} ${String(answer)}`, async ({ page }) => {
    await page.setContent(html);
    expect(await askedOf(page, question, schema)).toEqual(answer);
  });
