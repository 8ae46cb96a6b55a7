/** Sentences that a page has something like, which may be another thing: they are asserted on the right one, or on nothing. */
import { test } from '../../../fixtures/one-page.js';
import { expect as base, type Page } from '@playwright/test';
import { expect } from '../../../src/index.js';
import { satisfyBuiltIn } from '../../../src/grounding/built-in/satisfy/satisfy.js';
import { weaknessOf } from '../../../src/engine/honesty.js';
import { readPage } from '../../../src/page/read.js';
import { readContent } from '../../../src/page/reading-content.js';

/** How a sentence comes out: compiled and honest, weak, or why not. */
async function outcomeOf(page: Page, sentence: string): Promise<string> {
  const { snapshot: content } = await readContent(page, { timeoutMs: 10_000 });
  const { snapshot } = await readPage(page, { timeoutMs: 10_000 });
  const compiled = satisfyBuiltIn({ sentence, negated: false, snapshot, content });
  if (compiled.kind !== 'checks') return 'refused';
  const { checks } = compiled;
  return weaknessOf({ sentence, negated: false, checks, snapshot }) === undefined ? 'compiled' : 'weak';
}

const form = `<label>Mobile phone number <input></label><label>Password confirmation <input type=password></label>
<label>Email address <input type=email></label><label>City * <input></label><label>Message (optional) <textarea></textarea></label>
<button>Save as draft</button><button>Delete account</button><button>Sign in with Google</button><h2>Archived projects</h2>
<label><input type=checkbox> I accept the terms</label><input placeholder="Search products" aria-label="Search products"><button>Open menu</button>`;

for (const subject of [
  'the Phone number field',
  'the password field',
  'the Save button',
  'the Sign in button',
  'the Projects heading',
])
  test(`${subject} is not what has a longer name of another thing`, async ({ page }) => {
    await page.setContent(form);
    for (const said of ['visible', 'hidden', 'enabled'])
      base.soft(await outcomeOf(page, `${subject} is ${said}`), said).toBe('refused');
  });

for (const subject of [
  'the Mobile phone number field',
  'the email field',
  'the city field',
  'the message field',
  'the Delete button',
  'the search field',
  'the Save as draft button',
  'the menu button',
])
  test(`${subject} is found by what people call it`, async ({ page }) => {
    await page.setContent(form);
    base(await outcomeOf(page, `${subject} is visible`)).toBe('compiled');
  });

test('a heading is none of the things that stand under it', async ({ page }) => {
  await page.setContent(
    '<h2>Incidents</h2><p>No incidents in the last 30 days</p><h2>Orders</h2><p>Order 7</p>',
  );
  base(await outcomeOf(page, 'there are no incidents')).toBe('refused');
  base(await outcomeOf(page, 'there are orders')).toBe('refused');
  base(await outcomeOf(page, 'the Orders heading is visible')).toBe('compiled');
});

test('what is said of a record is not compared with the first value that stands in it', async ({ page }) => {
  await page.setContent(`<ul><li><h3>Lite</h3><span>$45.00</span><em>Sold out</em></li><li><h3>Pro</h3><span>$99.00</span><em>In stock</em></li></ul>
<p>Plan: <b>Team</b></p><label>State <select><option selected>open<option>closed</select></label>`);
  base(await outcomeOf(page, 'Lite is pre-ordered')).toBe('refused');
  base(await outcomeOf(page, '"Lite" is assigned to Lena')).toBe('refused');
  base(await outcomeOf(page, 'the State field is closed')).toBe('compiled');
});

test('a status beside a field that is called so is one of two', async ({ page }) => {
  await page.setContent('<label>Status <select><option>Open</select></label><p role=status>Saved</p>');
  base(await outcomeOf(page, 'the status says "Saved"')).toBe('refused');
  base(await outcomeOf(page, 'the Status field says "Open"')).toBe('compiled');
});

test('a field is invalid by its state, and not by its value', async ({ page, ai }) => {
  await page.setContent(
    '<label>Email <input value="a@" aria-invalid=true></label><label>City <input value=Rome></label>',
  );
  await expect(ai).toSatisfy('the Email input is invalid', { timeout: 30_000 });
  await expect(ai).not.toSatisfy('the City input is invalid', { timeout: 30_000 });
});

test('a row of cells that are placed by style says each of them as words of their own', async ({
  page,
  ai,
}) => {
  await page.setContent(`<div role=grid aria-label=Staff><div role=rowgroup><div role=row style="display:flex"><div role=columnheader>Name</div><div role=columnheader>Age</div></div></div>
<div role=rowgroup><div role=row style="display:flex"><div role=gridcell>Oli Bob</div><div role=gridcell>12</div></div><div role=row style="display:flex"><div role=gridcell>Mary May</div><div role=gridcell>31</div></div></div></div>`);
  await expect(ai).toSatisfy('the first row shows Oli Bob', { timeout: 30_000 });
  await base(expect(ai).toSatisfy('the first row shows Mary May', { timeout: 1 })).rejects.toThrow();
});

test('a link opens in a new tab when it is marked so', async ({ page, ai }) => {
  await page.setContent('<a href="/a" target=_blank>Help</a><a href="/b">Home</a>');
  await expect(ai).toSatisfy('the Help link opens in a new tab', { timeout: 30_000 });
  await base(expect(ai).toSatisfy('the Home link opens in a new tab', { timeout: 1 })).rejects.toThrow();
});

test('sorted without a direction is sorted in one of the two', async ({ page, ai }) => {
  const table = (names: string): string =>
    `<table><thead><tr><th>Name<th>Age</thead><tbody>${names.replace(/\S+/gu, '<tr><td>$&<td>1')}</tbody></table>`;
  await page.setContent(table('Dora Carl Bert Anna'));
  await expect(ai).toSatisfy('the table is sorted by name', { timeout: 30_000 });
  await page.setContent(table('Dora Anna Carl Bert'));
  await base(expect(ai).toSatisfy('the rows are sorted by name', { timeout: 1 })).rejects.toThrow();
});

test('a state that the page shows by no attribute is told by a class that others lack, and else not at all', async ({
  page,
}) => {
  await page.setContent(
    `<div role=tablist><button role=tab class=active>Overview</button><button role=tab>Billing</button></div><nav><button class=active>About</button><button>Resume</button></nav>
     <div role=tablist><button role=tab aria-selected=true>Music</button><button role=tab aria-selected=false>Radio</button></div>
     <a href=#1 class=toggle>Shipping terms</a><label>Budget * <input></label><label>Client <input></label>`,
  );
  for (const sentence of ['the Shipping terms link is collapsed', 'the Budget field is required'])
    base.soft(await outcomeOf(page, sentence), sentence).toBe('refused');
  for (const sentence of [
    'the Overview tab is selected',
    'the About tab is active',
    'the Resume tab is not selected',
    'the Billing tab is not selected',
    'the Radio tab is selected',
    'the Music tab is selected',
    'the Client field is required',
  ])
    base.soft(await outcomeOf(page, sentence), sentence).toBe('compiled');
});

test('a title that speaks of one of the things may be over some of them', async ({ page }) => {
  await page.setContent('<h2>Incident timeline</h2><p>Queue worker degraded</p><p>Database failover</p>');
  base(await outcomeOf(page, 'no incidents are shown')).toBe('refused');
});

test('an ordinal may be a part of a name', async ({ page }) => {
  await page.setContent(
    '<label>First name <input value=Ada></label><label>Last name <input value=Berg></label>',
  );
  base(await outcomeOf(page, 'the First name field has the value "Ada"')).toBe('compiled');
  base(await outcomeOf(page, 'the last name field is empty')).toBe('compiled');
});

test('a password field is empty or not, and says no more', async ({ page, ai }) => {
  await page.setContent('<label>Password <input type=password></label>');
  await expect(ai).toSatisfy('the Password field is empty', { timeout: 1 });
  await page.getByLabel('Password').fill('s3cret');
  const failure = await expect(ai)
    .toSatisfy('the Password field is empty', { timeout: 1 })
    .then(
      () => 'passed',
      (error: unknown) => String(error),
    );
  base(failure).toContain('a text that is kept secret');
  base(failure).not.toContain('s3cret');
});

const orders = `<h1>Orders</h1><table><thead><tr><th>Order</th><th>Customer</th><th>Note</th><th>Status</th></tr></thead><tbody>
<tr><td>#7841</td><td>John Doe</td><td>Paid by card</td><td>Paid</td></tr><tr><td>#7840</td><td>Anna Smith</td><td>Gift</td><td>Processing</td></tr>
<tr><td>#7839</td><td>Tom Hardy</td><td>Call first</td><td>Cancelled</td></tr></tbody></table>
<ul><li class=item><b>Blue mug</b> <span class=price>$12.00</span></li><li class=item><b>Red hat</b> <span class=price>$9.00</span></li></ul>`;

test('what a record is said to be is read from the column that shows such words', async ({ page, ai }) => {
  await page.setContent(orders);
  for (const sentence of [
    'order #7839 is cancelled',
    'Tom Hardy is cancelled',
    'John Doe is paid',
    'the Blue mug costs $12.00',
  ])
    await expect(ai).toSatisfy(sentence, { timeout: 1 });
  for (const sentence of [
    'order #7841 is cancelled',
    'Anna Smith is paid',
    'the Red hat costs $12.00',
    'every order is paid',
    'all orders are processing',
  ]) {
    const failure = await expect(ai)
      .toSatisfy(sentence, { timeout: 1 })
      .then(
        () => 'passed',
        (error: unknown) => String(error),
      );
    base.soft(failure, sentence).toMatch(/Received: .*(?:Paid|Processing|Cancelled|9\.00)/u);
  }
});

for (const sentence of [
  'order #7841 is refunded',
  'order #7841 is a gift',
  'order #7842 is paid',
  'all orders are refunded',
  'all systems are paid',
  'Doe is paid',
])
  test(`"${sentence}" is about nothing that the page has a column for, or about no record`, async ({
    page,
  }) => {
    await page.setContent(orders);
    base(await outcomeOf(page, sentence)).not.toBe('compiled');
  });

test('what a sentence says may stand beside what was found for it, and is not denied then', async ({
  page,
}) => {
  await page.setContent(`<dl><dt>Condition</dt><dd><div><span>New</span><span class=on>Used</span></div></dd>
    <dt>VAT (19 %)</dt><dd>€19.45</dd><dt>Total</dt><dd>€120.00</dd></dl>
    <label>Country <select><option>France<option>Spain</select></label>`);
  for (const sentence of ['the condition is Used', 'the VAT is 19 %', 'the country field contains "Spain"'])
    base.soft(await outcomeOf(page, sentence), sentence).toBe('refused');
  for (const sentence of [
    'the total is €120.00',
    'the total is €119.00',
    'the country field contains "France"',
  ])
    base.soft(await outcomeOf(page, sentence), sentence).toBe('compiled');
});

test('a number in the middle of a text counts what stands beside it, and nothing else', async ({ page }) => {
  await page.setContent(
    `<h1>Mail</h1><div class=box>${[
      'Got us the train at 7:52 from platform 3, coach 11.',
      'We have 4 mails from Dina in the archive by now.',
    ]
      .map((text) => `<div class=m><b>Dina</b><p>${text}</p></div>`)
      .join('')}</div>`,
  );
  base(await outcomeOf(page, 'There are two chairs from Dina')).toBe('refused');
  await page.setContent('<h1>Mail</h1><p>Got us the train at 7:52 from platform 3, coach 11.</p>');
  base(await outcomeOf(page, 'There are two mails from Dina')).toBe('refused');
  await page.setContent('<h1>Mail</h1><p>You have 2 new mails waiting for you here</p>');
  base(await outcomeOf(page, 'There are 2 new mails')).toBe('compiled');
});
