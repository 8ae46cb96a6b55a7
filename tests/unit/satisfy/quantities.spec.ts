/** Sentences about figures and quantities in words of their own, and what is said of all of several or of a part of the page. */
import { expect as base } from '@playwright/test';
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { verdictOf } from './verdict.js';

const pages = {
  projects: `<h1>Projects</h1><section><h2>Projects</h2><table><thead><tr><th>Project</th><th>Budget</th><th>Status</th><th>Completion</th></tr></thead><tbody>
<tr><td>Mars</td><td>$2,500</td><td>working</td><td>60%</td></tr><tr><td>Venus</td><td>$3,400</td><td>stopped</td><td>30%</td></tr>
<tr><td>Pluto</td><td>$1,000</td><td>stopped</td><td>100%</td></tr></tbody></table></section>
<section><h2>Authors</h2><table><thead><tr><th>Author</th><th>Status</th></tr></thead><tbody><tr><td>Ann Lee</td><td>away</td></tr><tr><td>Bo Ray</td><td>here</td></tr></tbody></table></section>
<section><h2>News</h2><a href="#all">View all</a></section>`,
  paged: `<h1>Projects</h1><table><thead><tr><th>Project</th><th>Status</th></tr></thead><tbody>
<tr><td>Mars</td><td>stopped</td></tr><tr><td>Venus</td><td>stopped</td></tr></tbody></table><a href="#2">Next page</a>`,
  invoices: `<h1>Invoices</h1><ul><li><h6>March 2020</h6><span>#RV-1</span> <b>$250</b></li><li><h6>April 2020</h6><span>#RV-2</span> <b>$120</b></li></ul>`,
  reviews: `<h2>Reviews</h2><div><div><span>Positive Reviews</span><span>80%</span></div><div><span>Neutral Reviews</span><span>17%</span></div></div>
<h2>Conversations</h2><ul><li><b>Sophie</b></li><li><b>Ivanna</b></li></ul><h2>Fields</h2><ul><li>bookById</li><li>books</li></ul>`,
  users: `<h1>Users</h1><table><tr><th>Name</th><th>Status</th></tr><tr><td>Ann</td><td>active</td></tr><tr><td>Bo</td><td>active</td></tr><tr><td>Cy</td><td>active</td></tr></table>
<label><input type=checkbox role=switch checked> Email updates</label><label><input type=checkbox role=switch checked> Weekly report</label><label><input type=checkbox role=switch> Marketing</label>`,
  orders: `<h1>Orders</h1><table><tr><th>Order</th><th>Customer</th><th>Total</th></tr><tr><td>SO-774</td><td>Good Toys</td><td>$972.78</td></tr><tr><td>SO-775</td><td>West Mart</td><td>$87.09</td></tr></table>`,
};

const sentences: Readonly<
  Record<keyof typeof pages, Readonly<Record<'true' | 'false' | 'refused', readonly string[]>>>
> = {
  projects: {
    true: [
      'the Mars project is 60% complete',
      'two projects are stopped',
      'Ann Lee is listed above Bo Ray in the table',
    ],
    false: [
      'the Venus project is 60% complete',
      'three projects are stopped',
      'Bo Ray is listed above Ann Lee in the table',
    ],
    refused: ['the Mars project is 75% complete', 'two projects are archived'],
  },
  paged: { true: [], false: [], refused: ['two projects are stopped', 'all two projects are stopped'] },
  invoices: {
    true: ['the invoice #RV-1 is for $250', 'there are only two invoices'],
    false: ['the invoice #RV-2 is for $250', 'there are only 3 invoices'],
    refused: ['the invoice #RV-2 is for $999'],
  },
  reviews: {
    true: [
      '80% of the reviews are positive',
      '"Neutral Reviews" is 17%',
      'the Conversations list contains Ivanna',
      'the Fields section lists an entry "books"',
      'the fields list "bookById" before "books"',
    ],
    false: [
      '80% of the reviews are neutral',
      '"Neutral Reviews" is 80%',
      'the Fields section lists an entry "author"',
      'the fields list "books" before "bookById"',
    ],
    refused: ['80% of the reviews are glowing', 'the Conversations list contains names'],
  },
  users: {
    true: [
      'all three users are active',
      'only three users are active',
      'Email updates and Weekly report are both turned on',
      'only two switches are on',
    ],
    false: [
      'all four users are active',
      'only 2 users are active',
      'both Email updates and Marketing are switched on',
      'only three switches are on',
    ],
    refused: ['all three users are happy'],
  },
  orders: {
    true: ['order SO-774 has a total of $972.78'],
    false: ['order SO-775 has a total of $972.78'],
    refused: ['order SO-776 has a total of $972.78'],
  },
};

for (const [name, content] of Object.entries(pages))
  test(`figures and quantities are told both ways or not at all (${name})`, async ({ page, ai }) => {
    await page.setContent(content);
    for (const [outcome, list] of Object.entries(sentences[name as keyof typeof pages]))
      for (const sentence of sampleOf(list, 3))
        base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
  });
