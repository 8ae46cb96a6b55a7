/** A price is compared with no figure that is cut out of other words, and "the current one" with none of several. */
import { test } from '../../../fixtures/one-page.js';
import { expectSaid } from './verdict.js';

const cruises = `<title>Ferries</title><h3>Booked</h3><div><div>Quay 4 → Ness Point<br><small>12 Dec, 06:15 · Deck</small></div></div>
<h3>Gone</h3>${[
  ['Ness Point → Quay 4', '20 May · Deck · $14.20'],
  ['Quay 4 → Lamb Island', '9 May · Cabin · $23.40'],
]
  .map(([way, line]) => `<div><div>${way}<br><small>${line}</small></div><span>Again</span></div>`)
  .join('')}`;

test('a crossing of a day', async ({ page }) => {
  await expectSaid(page, {
    of: 'crossings',
    html: cruises,
    holds: [],
    fails: [],
    refused: ['The crossing to Lamb Island on 9 May cost $23.40'],
  });
});

test('a price with a label', async ({ page }) => {
  await expectSaid(page, {
    of: 'a bill',
    html: '<title>Bill</title><dl><dt>Cabin</dt><dd>$23.40</dd><dt>Deck</dt><dd>$14.20</dd></dl>',
    holds: ['the cabin is $23.40'],
    fails: ['the cabin is $14.20'],
  });
});

test('the current one of several', async ({ page }) => {
  await expectSaid(page, {
    of: 'a tour',
    html: '<title>Tour</title><h2>Stops</h2><div>1. Harbour</div><div>2. Tower</div><div>3. Mill</div>',
    holds: [],
    fails: [],
    refused: ['the current stop is Tower', 'the current stop is "1. Harbour"'],
  });
});
