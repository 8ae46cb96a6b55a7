/** What holds of the place of a record, of none of them, and of the one of some choices that is made; each with its like that is false, or that nobody can tell. */
import { test } from '../../../fixtures/one-page.js';
import { tableOf } from './tables.js';
import { expectSaid, type PageSaid } from './verdict.js';

const waiting = (names: readonly string[]): string =>
  names
    .map(
      (name, at) =>
        `<div class="row"><span>${at + 1}.</span> <span class="n">${name}</span> <button>▲</button> <button>▼</button></div>`,
    )
    .join('');
const garden = `<h1>Allotments</h1><h2>Plots</h2><div>${waiting(['Rosa Mar', 'Dev Anand'])}</div><h2>Waiting list</h2><div>${waiting(['Hannah Lowe', 'Dev Anand (half)', 'Marjorie Finch'])}</div>`;
const donors = `<h1>Donors</h1>${tableOf('Name|Blood type|Status', 'Dan Hall|AB+|May give', 'Elif Kaya|A+|May give', 'Ida Moe|B+|Deferred')}`;
const goods = `<h1>Goods</h1>${tableOf('Item|Price', 'Tyre|€32.50', 'Light|€49.00', 'Cable|€4.00')}`;
const some = `<h1>Goods</h1><p>Showing 1–2 of 9</p>${tableOf('Item|Price', 'Tyre|€32.50', 'Light|€49.00')}`;
const choices = `<h1>Helpers</h1><div role="radiogroup"><div class="cap">Lunch for helpers</div>${[
  'Vegan',
  'With meat',
  'No lunch',
]
  .map((each, at) => `<label><input type="radio" name="l"${at === 0 ? ' checked' : ''}> ${each}</label>`)
  .join('')}</div><p>With meat or without</p>`;

const pages: PageSaid[] = [
  {
    of: 'lists under headings',
    html: garden,
    holds: ['Dev Anand is second on the waiting list', 'Marjorie Finch is last on the waiting list'],
    fails: ['Dev Anand is first on the waiting list', 'Hannah Lowe is not first on the waiting list'],
    refused: [
      'Rosa Mar is second on the waiting list',
      'Dev Anand is second on the guest list',
      'Dev Anand is fourth on the waiting list',
      'Dev Anand is no longer on the waiting list at all',
    ],
  },
  {
    of: 'nobody',
    html: donors,
    holds: ['nobody with blood type AB- is registered'],
    fails: ['nobody with blood type AB+ is registered', 'no one with the blood type B+ is registered'],
    refused: [
      'nobody with blood type ZZ is registered',
      'nobody with hair colour AB+ is registered',
      'nobody with blood type AB+ is deferred yet',
      'nobody called Zed Moe is registered',
    ],
  },
  {
    of: 'nothing',
    html: goods,
    holds: ['nothing in the list costs more than 50 euros', 'nothing costs less than €4'],
    fails: ['nothing in the list costs more than 40 euros', 'nothing costs less than €5'],
    refused: [
      'nothing in the list costs more than 40 dollars',
      'nothing in the cart costs more than 40 euros',
    ],
  },
  {
    of: 'nothing of what is shown in part',
    html: some,
    holds: [],
    fails: ['nothing in the list costs more than 40 euros'],
    refused: ['nothing in the list costs more than 50 euros'],
  },
  {
    of: 'a choice',
    html: choices,
    holds: ['"Vegan" is the chosen lunch', '"With meat" is not the chosen lunch'],
    fails: ['"With meat" is the chosen lunch', '"Vegan" is not the chosen lunch'],
    refused: ['"With meat" is the chosen dinner', '"Vegan" is the only chosen lunch'],
  },
];

for (const said of pages)
  test(`what has a place, or nothing has, of ${said.of}`, async ({ page }) => {
    await expectSaid(page, said);
  });
