/** What has more of what an adjective measures than another, or than all: "the red tent is lighter than the blue one"; each with its like that is false, or that nobody can tell. */
import { test } from '../../../fixtures/one-page.js';
import { tableOf } from './tables.js';
import { expectSaid, type PageSaid } from './verdict.js';

const tents = `<h1>Tents</h1>${tableOf(
  'Tent|Colour|Weight (kg)|Length|Width|€/night|Gross|Pitched in',
  'Nordlys|red|2.4|210 cm|120 cm|18|3|4 min',
  'Fjell|blue|3.1|220 cm|140 cm|12|4|1 h 2 min',
  'Skog|green|1.9|200 cm|140 cm|25|2|9 min',
)}`;
const phones = `<h1>Compare phones</h1>${tableOf(
  'Model|Acme One|Beta Two|Acme Three',
  'Height|4.8"|5.1"|5.3"',
  'Depth|0.3"|0.42"|0.37"',
  'Weight (lbs)|0.25|0.29|0.29',
)}`;
const card = (name: string, line: string, price: string): string =>
  `<div class="card"><h3>${name}</h3><p>${line}</p><span class="price">${price}</span><button>Book</button></div>`;
const cars = `<h1>Car share</h1><h2>Nearby cars</h2><div>${card('Fiat 500', '4 seats', '€9/h')}${card('VW Touran', '7 seats', '€13/h')}${card('Renault Zoe', '5 seats', '€10/h')}</div>`;
const some = `<h1>Tents</h1><p>Showing 1–2 of 9</p>${tableOf('Tent|Weight', 'Nordlys|2.4 kg', 'Fjell|3.1 kg')}`;
const mixed = `<h1>Tents</h1>${tableOf('Tent|Weight', 'Nordlys|2.4 kg', 'Fjell|900 g', 'Skog|1.2 kg')}`;

const pages: PageSaid[] = [
  {
    of: 'a table',
    html: tents,
    holds: [
      'Skog is lighter than Fjell',
      'Fjell is not lighter than Skog',
      'Skog is the lightest tent',
      'the longest tent is Fjell',
      'Fjell is cheaper than Nordlys',
      'the cheapest tent is Fjell',
      'Skog costs more than Fjell',
      'Nordlys is the narrowest one',
    ],
    fails: [
      'Fjell is lighter than Skog',
      'Nordlys is the lightest tent',
      'the longest tent is Skog',
      'Fjell is the most expensive tent',
      'Skog costs less than Fjell',
    ],
    refused: [
      'Skog is the lightest boat',
      'Skog is taller than Fjell',
      'Skog is lighter than Havn',
      'Skog is much lighter than Fjell',
      'Skog is always the lightest tent',
      'Fjell is the widest tent',
      'Skog is nicer than Fjell',
      'Nordlys is faster than Skog',
      'Skog is lighter than Fjell and Nordlys',
      'Skog is no longer the lightest tent',
    ],
  },
  {
    of: 'a table whose columns are compared',
    html: phones,
    holds: ['the Acme One is the thinnest phone', 'the Beta Two is shorter than the Acme Three'],
    fails: ['the Beta Two is the thinnest phone', 'the Beta Two is lighter than the Acme One'],
    refused: [
      'the Acme is the thinnest phone',
      'the Acme Three is the heaviest phone',
      'the Beta Two is wider than the Acme One',
    ],
  },
  {
    of: 'cards',
    html: cars,
    holds: ['the dearest car costs less than 15 euros an hour', 'the Fiat 500 is the cheapest car'],
    fails: ['the dearest car costs less than 12 euros an hour', 'the dearest car is the Renault Zoe'],
    refused: [
      'the dearest car costs less than 15 euros a day',
      'the dearest car costs less than 15 dollars',
      'the dearest boat costs less than 15 euros',
      'the VW Touran is longer than the Fiat 500',
    ],
  },
  {
    of: 'some of several that are not all shown',
    html: some,
    holds: ['Nordlys is lighter than Fjell'],
    fails: ['Fjell is lighter than Nordlys'],
    refused: ['Nordlys is the lightest tent', 'the heaviest tent is Fjell'],
  },
  {
    of: 'figures of two units',
    html: mixed,
    holds: [],
    fails: [],
    refused: ['Nordlys is lighter than Fjell', 'Skog is the lightest tent', 'the heaviest tent is Fjell'],
  },
];

for (const said of pages)
  test(`what is measured, of ${said.of}`, async ({ page }) => {
    await expectSaid(page, said);
  });
