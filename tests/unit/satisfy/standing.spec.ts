/** "There is a budget call on Wednesday": told by the column, the cell or the group of that very thing, and never by a day that stands on the page. */
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { expect as base } from '@playwright/test';
import { verdictOf } from './verdict.js';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const events: Readonly<Record<string, string>> = {
  'Mon 9:00': 'Stand-up',
  'Wed 9:00': 'Stand-up',
  'Tue 11:00': 'Dentist',
  'Thu 10:00': 'Budget call',
};
const hours = ['9:00', '10:00', '11:00'];
const grid = (cell: (day: string, hour: string) => string): string =>
  `<title>Week</title><style>.g{display:grid;grid-template-columns:50px repeat(5,120px);grid-auto-rows:34px}</style><div class="g"><span></span>${days.map((day) => `<b>${day}</b>`).join('')}${hours
    .map((hour) => `<span>${hour}</span>${days.map((day) => cell(day, hour)).join('')}`)
    .join('')}</div>`;
const eventAt = (day: string, hour: string): string => {
  const event = events[`${day} ${hour}`];
  return event === undefined ? '' : `<div class="ev">${event}</div>`;
};
const table = `<title>Rota</title><table><tr><th></th>${days.map((day) => `<th>${day}</th>`).join('')}</tr>${hours
  .map(
    (hour) =>
      `<tr><th>${hour}</th>${days.map((day) => `<td>${events[`${day} ${hour}`] ?? ''}</td>`).join('')}</tr>`,
  )
  .join('')}</table>`;

const week = {
  true: [
    'There is a budget call on Thursday',
    'There is a budget call on Thursday at 10:00',
    'There is a stand-up on Wednesday',
    'There is a stand-up at 9:00',
    'There is a dentist appointment on Tuesday',
  ],
  false: [
    'There is a budget call on Wednesday',
    'There is a budget call on Thursday at 11:00',
    'There is a stand-up on Thursday',
    'There is no stand-up on Monday',
  ],
  // Nothing says where it is held.
  refused: ['There is a budget call on Thursday in room 4'],
};

const cases = [
  {
    of: 'a grid of plain boxes',
    html: grid((day, hour) => `<div class="c">${eventAt(day, hour)}</div>`),
    ...week,
  },
  {
    of: 'a grid of labelled cells',
    html: grid((day, hour) => `<div class="c" aria-label="${day} ${hour}">${eventAt(day, hour)}</div>`),
    ...week,
  },
  { of: 'a table', html: table, ...week },
  {
    of: 'an agenda in groups',
    html: `<title>Agenda</title><section><h3>Wednesday</h3><ul><li>9:00 Stand-up</li><li>11:00 Review</li></ul></section><section><h3>Thursday</h3><ul><li>10:00 Budget call</li></ul></section><section><h3>Unplanned</h3><ul><li>Piano tuner</li></ul></section>`,
    true: ['There is a stand-up on Wednesday', 'There is a budget call on Thursday at 10:00'],
    false: ['There is a budget call on Wednesday', 'There is a review on Wednesday at 9:00'],
    refused: ['There is a piano tuner on Thursday', 'There is a stand-up in room 4'],
  },
  {
    of: 'cards of products with a figure of what is left',
    html: `<title>Shop</title><h1>Shop</h1><div>${[
      ['Tripod lamp', '4 in stock'],
      ['Desk lamp', '5 in stock'],
      ['Rug', 'Sold out'],
    ]
      .map(
        ([name, stock]) =>
          `<div class="card"><h3>${name}</h3><div><span>€64.00</span></div><small>${stock}</small><br><button>Add</button></div>`,
      )
      .join('')}</div>`,
    true: ['There are 4 tripod lamps in stock'],
    false: ['There are 5 tripod lamps in stock', 'There is one desk lamp in stock'],
    refused: ['There are 4 lamps in stock', 'There are 2 rugs in stock'],
  },
];

for (const { of, html, ...outcomes } of cases)
  for (const outcome of ['true', 'false', 'refused'] as const)
    test(`what is said to be there is ${outcome}: ${of}`, async ({ page, ai }) => {
      await page.setContent(html);
      for (const sentence of sampleOf<string>(outcomes[outcome], 3))
        base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
    });
