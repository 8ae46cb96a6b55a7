/** What a sentence says of a record, a choice, a message or a part of the page that no field and no label holds. */
import { expect as base } from '@playwright/test';
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { expect } from '../../../src/index.js';
import { verdictOf } from './verdict.js';

const page = `<h1>Open tickets</h1>
<div class="row head"><div>No.</div><div>Subject</div><div>Owner</div><div>Status</div></div>
<div class=body><div class=row><div>4410</div><div>VPN drops</div><div>Vera</div><div><span class=chip>Open</span></div></div>
<div class=row><div>4411</div><div>Screen flickers</div><div>Tom Okafor</div><div><span class=chip>Waiting</span></div></div>
<div class=row><div>4415</div><div>Order a monitor</div><div>Vera</div><div><span class=chip>Open</span></div></div></div>
<div class=pupil><span>Ben Coles</span> <button aria-pressed=false>Present</button><button aria-pressed=true>Absent</button></div>
<div class=pupil><span>Ada Moor</span> <button aria-pressed=true>Present</button><button aria-pressed=false>Absent</button></div>
<aside><h2>Your basket</h2><div><span>2 × Boston fern</span> <span>€ 25.00</span></div><div><span>1 × Clay pot</span> <span>€ 6.40</span></div></aside>
<div class=column><h3>To do 1</h3><p>CSV export</p></div><div class=column><h3>Done 1</h3><p>Dark theme</p></div>
<p role=alert>Room 305 is double-booked. Move a guest.</p>
<p>Late check-out <span role=switch tabindex=0 aria-checked=false aria-label="Late check-out"></span></p>
<fieldset><legend>Units</legend><label><input type=radio name=u checked> Kilometres</label><label><input type=radio name=u> Miles</label></fieldset>
<button style="pointer-events:none" disabled>Register</button>`;

const sentences = {
  true: [
    'ticket 4411 belongs to Tom Okafor',
    'the status of ticket 4415 is Open',
    'two tickets are open',
    'Ben Coles is marked as absent',
    'the basket contains Clay pot',
    'the card "CSV export" is in the To do column',
    'an error says that room 305 is double-booked',
    'the unit is set to kilometres',
    'the Register button is disabled',
  ],
  false: [
    'ticket 4410 is assigned to Tom Okafor',
    'ticket 4411 is open',
    'three tickets are open',
    'Ada Moor is absent',
    'the basket contains "CSV export"',
    'Dark theme is in the To do column',
    'Miles is selected',
  ],
  refused: [
    // Nobody says who reported it, and no column is called so.
    'ticket 4411 was reported by Vera',
    'the basket contains flowers',
    'the message says that the room is taken',
    // On, or in use?
    'late check-out is enabled',
    'CSV export is in the Backlog column',
    'Ada Moor is late',
  ],
} as const;

for (const [outcome, list] of Object.entries(sentences))
  test(`what is said of records, choices, messages and parts of the page is ${outcome}`, async ({
    page: tab,
    ai,
  }) => {
    await tab.setContent(page);
    for (const sentence of sampleOf(list, 3)) {
      base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
    }
  });

test('a line of headers below all others is their sum, and an amount below zero is told neither way', async ({
  page: tab,
  ai,
}) => {
  await tab.setContent(
    '<table><tr><td>Items</td><td>€ 220.00</td></tr><tr><td>Discount</td><td>−€ 20.00</td></tr><tr><th>Total</th><th>€ 200.00</th></tr></table>',
  );
  await expect(ai).toSatisfy('the total is 200 euros', { timeout: 1 });
  await base(expect(ai).toSatisfy('the discount is 20 euros', { timeout: 1 })).rejects.toThrow(
    'in another unit',
  );
});

test('a quoted text is what the noun in front of it says where that is no part of a page', async ({
  page,
  ai,
}) => {
  await page.setContent(
    '<h1>Questions</h1><h3>What is it?</h3><p>A thing</p><span class=tag>Sale</span><button>Save</button><p>Needed for all</p>',
  );
  const outcomes = {
    true: [
      'the answer "A thing" is visible',
      'the tag "Sale" is shown',
      'the answer "No thing" is not visible',
    ],
    false: ['the answer "No thing" is visible', 'the answer "A thing" is not visible'],
    // Of another kind than what says so, or not marked as what it is said to be.
    refused: [
      'the product "Save" is visible',
      'the button "A thing" is visible',
      'the error "Needed for all" is shown',
    ],
  } as const;
  for (const [outcome, list] of Object.entries(outcomes))
    for (const sentence of sampleOf(list, 3))
      base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
});

test('the heading of a page is the one of the highest level', async ({ page, ai }) => {
  await page.setContent('<h3>Acme</h3><h1>Orders</h1><h2>Filters</h2>');
  base.soft(await verdictOf(ai, 'the page heading is "Orders"')).toBe('true');
  base.soft(await verdictOf(ai, 'the heading is "Invoices"')).toBe('false');
  // Another one says so, and may be meant.
  base.soft(await verdictOf(ai, 'the heading is "Filters"')).toBe('refused');
  await page.setContent('<h2>Orders</h2><h2>Filters</h2>');
  base.soft(await verdictOf(ai, 'the heading is "Orders"')).toBe('refused');
});
