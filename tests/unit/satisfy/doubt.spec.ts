/** What is compared with another thing than the sentence is about tells neither that it is true nor that it is false. */
import { expect as base } from '@playwright/test';
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { verdictOf } from './verdict.js';

const page = `<title>Order #311</title><header><div>Shop · Order</div><h1>Order #311 <span class=badge>Paid</span></h1></header>
<p>Welcome back, Ruth Amsel</p>
<div class=card><div class=card-header><div><div class=card-title>Lines</div><div class=card-subtitle>2 of 5 lines packed</div></div></div>
<table><thead><tr><th>Order</th><th>Buyer</th><th>Amount</th><th>State</th></tr></thead><tbody>
<tr><td>#311</td><td>Ines Roth</td><td>$245</td><td>Open</td></tr><tr><td>#310</td><td>Omar Diaz</td><td>$89</td><td>Closed</td></tr>
<tr><td>#309</td><td>Lena Falk</td><td>$490</td><td>Open</td></tr></tbody></table></div>
<div class=card><div class=card-header><div class=card-title>Buyer</div></div><div class=card-body><div><b>Ines Roth</b><span>5 orders so far</span></div><div><span>Email</span><span>ines@x.test</span></div></div></div>
<div class=card><div class=card-header><div class=card-title>Payment</div></div><div class=card-body>
<div><span>Method</span><span>Visa •••• 4242</span></div><div><span>Status</span><span>Captured</span></div><div><span>Paid on</span><span>As of 5/3/2026</span></div></div></div>
<div class=storage>Storage</div><p class=storage-note>6.8 GB of 8 GB used</p>
<label>Currency <select><option>USD $</option><option>EUR €</option></select></label>
<div role=tablist><div role=tab>Outcome</div></div><pre>{ "greeting": "Hello world" }</pre><h2>Chapter 2</h2><p>One line of text</p><h2>Comments</h2><button>Show comments</button>
<table class=pages><tr><td>Showing 1 to 3 of 57 orders</td></tr></table><dl><dt>Memory</dt><dd>512MB</dd><dt>Internal storage</dt><dd>16384MB</dd></dl>`;

const sentences = {
  true: [
    'the order of Lena Falk is open',
    'the first order is from Ines Roth',
    'the buyer is Ines Roth',
    'the order is paid',
    'the payment status is Captured',
    'the table shows orders 1 to 3 of 57',
    'I am logged in as Ruth',
    'the selected currency is "USD $"',
  ],
  false: [
    'the order of Lena Falk is closed',
    'the last order is from Ines Roth',
    'the amount of Omar Diaz is $245',
    'the payment status is Open',
    // Another field says just that.
    'the internal storage is 512MB',
    'the table shows orders 4 to 6 of 57',
    '3 of 5 lines are packed',
    'the selected currency is "EUR €"',
  ],
  refused: [
    // The badge is beside the title; the status that has a label is that of the payment.
    'the order status is Paid',
    'the payment method is Visa ending in 4242',
    'the selected currency is USD',
    // A tab is over what it says.
    'the outcome says "Hello world"',
    'the order of Lena Falk is refunded',
    'the buyer is Omar',
    'the order is shipped',
    'Chapter 2 contains 3 pages',
    'the comments are hidden',
    'the table shows users 1 to 3 of 57',
    'the third order is from Ruth Amsel',
    'I am logged in as Ines',
  ],
} as const;

for (const [outcome, list] of Object.entries(sentences))
  test(`on a page with several things that fit, sentences are ${outcome}`, async ({ page: tab, ai }) => {
    await tab.setContent(page);
    for (const sentence of sampleOf(list, 3))
      base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
  });

test('which of two buttons of one name can be used is not told', async ({ page: tab, ai }) => {
  await tab.setContent(`<div role=toolbar aria-label=Message><button disabled>Snooze</button><button disabled>Print</button></div>
    <nav aria-label=Folders><button>Inbox</button><button>Snooze</button></nav>`);
  for (const [sentence, outcome] of [
    ['the Snooze button is enabled', 'refused'],
    ['the Snooze button is disabled', 'refused'],
    ['the Print button is enabled', 'false'],
    ['the Inbox button is enabled', 'true'],
  ] as const)
    base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
});
