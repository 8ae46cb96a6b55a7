/** Grids drawn with boxes whose titles stand in a box of their own, and what they show of a person beside the name. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import type { JsonSchema } from '../../../src/contract/reading.js';
import { askedOf } from './asked.js';

const listOf = (fields: Readonly<Record<string, 'string' | 'number'>>): JsonSchema => ({
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }])),
    required: Object.keys(fields),
  },
});
const cells = (texts: readonly string[]): string =>
  texts.map((text) => `<div class=c>${text}</div>`).join('');

const stock = `<title>Stock</title><h1>Seeds</h1><div><div><div class=top><div class=names>${cells(['Code', 'Article', 'In stock', 'Bed', ''])}</div></div></div><div class=pane><div class=port><div class=canvas>${[
  ['S-1', 'Rye', '12', 'North'],
  ['S-2', 'Oat', '3', 'South'],
  ['S-3', 'Pea', '0', 'South'],
]
  .map((row) => `<div class="line">${cells(row)}<div class=c><button>Order</button></div></div>`)
  .join('')}</div></div></div></div>`;
const team = `<title>Club</title><h1>Club</h1><div role=tablist><span role=tab aria-selected=true>Members</span><span role=tab aria-selected=false>Dues</span></div><div><div class=h>${cells(['Name', 'Team', 'K2', ''])}</div><div class=b>${[
  ['AL', 'Ann Lee', 'Blue', 'On'],
  ['BO', 'Bo Ode', 'Red', 'Off'],
]
  .map(
    ([letters, name, side, state]) =>
      `<div class=r>${cells([`<span><b>${letters}</b>${name}</span>`, side ?? '', state ?? ''])}<div class=c><button>…</button></div></div>`,
  )
  .join('')}</div></div>`;

const cases: readonly (readonly [html: string, question: string, schema: JsonSchema, answer: unknown])[] = [
  [
    stock,
    'code and stock of all articles',
    listOf({ code: 'string', stock: 'number' }),
    [
      { code: 'S-1', stock: 12 },
      { code: 'S-2', stock: 3 },
      { code: 'S-3', stock: 0 },
    ],
  ],
  [
    stock,
    'code of all articles in the South bed, with their stock',
    listOf({ code: 'string', stock: 'number' }),
    [
      { code: 'S-2', stock: 3 },
      { code: 'S-3', stock: 0 },
    ],
  ],
  [stock, 'code and price of all articles', listOf({ code: 'string', price: 'number' }), 'refused'],
  [
    team,
    'name and team of all members',
    listOf({ name: 'string', team: 'string' }),
    [
      { name: 'Ann Lee', team: 'Blue' },
      { name: 'Bo Ode', team: 'Red' },
    ],
  ],
  [
    team,
    'name and team of the members with K2 off',
    listOf({ name: 'string', team: 'string' }),
    [{ name: 'Bo Ode', team: 'Red' }],
  ],
  [team, 'name and team of all dues', listOf({ name: 'string', team: 'string' }), 'refused'],
];

for (const [html, question, schema, answer] of cases)
  test(`${question}${answer === 'refused' ? ': refused' : ''}`, async ({ page }) => {
    await page.setContent(html);
    expect(await askedOf(page, question, schema)).toEqual(answer);
  });
