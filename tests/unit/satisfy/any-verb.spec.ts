/** What a verb says of one record that tells nothing of which column is meant: "Ola drives a Daily"; each with its like that is false, or that nobody can tell. */
import { test } from '../../../fixtures/one-page.js';
import { tableOf } from './tables.js';
import { expectSaid, type PageSaid } from './verdict.js';

const crew = `<h1>Crew</h1>${tableOf(
  'Name|Team|Shirt|Boots|Method|Coach',
  'Ada Berg|Stage|XL|42|Blue Card|Cleo Vik',
  'Ben Holm|Bar|S|44|Cash|Ida Moe',
  'Cleo Vik|Stage|M|39|Blue Card|Ida Moe',
)}`;
const lines = `<h1>Bus lines</h1>${tableOf(
  'Line|From|To|Begins|Ends|Former driver|Stops kept',
  'N1|Oslo|Moss|May 3|May 9|Ida Lund|14',
  'N2|Moss|Hamar|May 4|May 8|Per Dahl|9',
)}`;
const van = (plate: string, model: string, driver: string, state: string): string =>
  `<div class="van"><div><b>${plate}</b> · ${model}</div><div class="sub">${driver} — ${state}</div></div>`;
const vans = `<h1>Vans</h1><div class="vans">${van('AB-1', 'Daily 35S', 'Ola Kmita', 'Idle')}${van('AB-2', 'Crafter', 'Ewa Lis', 'Moving')}${van('AB-3', 'Crafter', 'Jan Bak', 'Idle')}</div>`;

const pages: PageSaid[] = [
  {
    of: 'a table',
    html: crew,
    holds: [
      'Ada Berg wears an XL shirt',
      'Ben Holm does not wear an XL shirt',
      'Ben Holm wears S',
      'Ada Berg paid with Blue Card',
      'Ada Berg is on the stage team',
    ],
    fails: ['Ada Berg wears an S shirt', 'Ben Holm paid with Blue Card', 'Ben Holm is on the stage team'],
    refused: [
      'Ada Berg still wears an XL shirt',
      'Ada Berg only wears an XL shirt',
      'Ada Berg wears an XXL shirt',
      'Ada Berg wears an XL hat',
      'Per Lund wears an XL shirt',
      'Ada Berg lost an XL shirt',
      'Ada Berg orders the Blue Card',
      'Ada Berg trains Cleo Vik',
      'Ada Berg paid by Cleo Vik',
      'Ada Berg wears an XL shirt and S boots',
    ],
  },
  {
    of: 'columns that say different things of one kind',
    html: lines,
    holds: ['N1 keeps 14 stops'],
    fails: ['N1 keeps 9 stops'],
    refused: [
      'N1 runs to Oslo',
      'N1 serves Moss',
      'N1 keeps 14 seats',
      'N1 sells 14 stops',
      'N1 employs Ida Lund',
      'N1 runs on May 9',
      'N1 keeps at least 9 stops',
    ],
  },
  {
    of: 'cards',
    html: vans,
    holds: ['Ola Kmita drives a Daily 35S', 'Ewa Lis drives a Crafter'],
    fails: ['Ola Kmita drives a Crafter', 'Jan Bak drives the Daily 35S'],
    refused: [
      'Ola Kmita drives a Sprinter',
      'Ola Kmita sold a Daily 35S',
      'Ola Kmita drives an Iveco Daily 35S',
    ],
  },
];

for (const said of pages)
  test(`a verb that may be any, of ${said.of}`, async ({ page }) => {
    await expectSaid(page, said);
  });
