/** Sentences about the records of a table or list: what each has, how many are so, what a verb says of one. */
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { expect as base } from '@playwright/test';
import { expect } from '../../../src/index.js';
import { verdictOf } from './verdict.js';

const people = `<h1>People</h1><table><thead><tr><th>Person</th><th>City</th><th>Born in</th><th>Age</th><th>Role</th><th>Status</th><th></th></tr></thead><tbody>
<tr><td>Ada Berg</td><td>Oslo</td><td>Rome</td><td>41</td><td>Editor</td><td>Active</td><td><button>Edit</button><button>Drop</button></td></tr>
<tr><td>Tom Vance</td><td>Bern</td><td>Oslo</td><td>38</td><td>Author</td><td>Pending</td><td><button>Edit</button><button>Drop</button></td></tr>
<tr><td>Lea Ost</td><td>Oslo</td><td>Lyon</td><td>29</td><td>Author</td><td>Pending</td><td><button>Edit</button></td></tr></tbody></table>
<h2>Rooms</h2><div class="rooms"><div class="room"><h3>Attic</h3><button>Book</button></div><div class="room"><h3>Cellar</h3><button disabled>Taken</button></div></div>
<table><tbody><tr><td><table><tbody><tr><td>Nested Nora</td></tr></tbody></table></td></tr></tbody></table><p>Pending</p><dl><dt>Home address</dt><dd>Rosenweg 3, 3000 Bern</dd></dl>`;

const sentences = {
  true: [
    'every row in the people table has an Edit button',
    'at least 2 people are pending',
    'exactly one person is active',
    'there is one row with Ada Berg',
    'Ada Berg works in Oslo',
    'Ada Berg is 41 years old',
    'Lea Ost works as Author',
    'the home address is Rosenweg 3, 3000 Bern',
    'Tom Vance has the status Pending',
  ],
  false: [
    'every row has a "Drop" button',
    'every room has a Book button',
    '3 people are pending',
    'there are two rows with Ada Berg',
    'Tom Vance works in Oslo',
    'Lea Ost is 41 years old',
    'Ada Berg has the status "Pending"',
  ],
  refused: [
    'every row has a Save button',
    '2 people are archived',
    'there is one row with Nested Nora',
    'Tom Vance lives in Rome',
    'Vance is 38 years old',
    'two people work in Oslo',
    'Tom Vance belongs to Oslo',
    'Tom Vance has a salary of 38',
  ],
} as const;

for (const [outcome, list] of Object.entries(sentences))
  test(`sentences about records are compiled whole, and are ${outcome}`, async ({ page, ai }) => {
    await page.setContent(people);
    for (const sentence of sampleOf(list, 3)) {
      base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
    }
  });

test('how many are listed is not said where the page states another figure for all of them', async ({
  page,
  ai,
}) => {
  await page.setContent(
    '<h1>Berths</h1><p>112 berths</p><ul><li>North berth</li><li>South berth</li><li>West berth</li></ul>',
  );
  await expect(ai).toSatisfy('there are 112 berths');
  await base(expect(ai).toSatisfy('there are 3 berths', { timeout: 1 })).rejects.toThrow(
    'the page states 112 and shows 3',
  );
});

test('what verbs say of a named record, and what is not above a bound, can be told both ways', async ({
  page,
  ai,
}) => {
  await page.setContent(`<h1>Vans</h1><table><tr><th>Van</th><th>Fuel</th><th>Owner</th><th>Starts</th><th>Load</th></tr>
    <tr><td>V1</td><td>Diesel</td><td>Vera</td><td>10:00</td><td>45</td></tr><tr><td>V2</td><td>Petrol</td><td>Tom</td><td>11:00</td><td>120</td></tr></table>`);
  for (const sentence of ['V1 runs on diesel', 'V2 belongs to Tom', 'the van V1 starts at 10:00'])
    await expect(ai).toSatisfy(sentence, { timeout: 1 });
  for (const sentence of ['V2 runs on diesel', 'V1 belongs to Tom', 'the load of V1 is above 100'])
    await expect(ai).not.toSatisfy(sentence, { timeout: 1 });
});

test('a number behind a noun is the one of the record, and none that stands elsewhere in it', async ({
  page,
  ai,
}) => {
  const table = (number: number, state: string): string =>
    `<button class=table>Table ${number} <small>${state}</small></button>`;
  const tables = [
    table(1, 'Free'),
    table(2, 'Occupied · 2 guests'),
    table(3, 'Occupied · 4 guests'),
    table(4, 'Free'),
  ];
  await page.setContent(`<h2>Tables</h2><div>${tables.join('')}</div>`);
  await expect(ai).toSatisfy('Table 3 is occupied', { timeout: 1 });
  await base(expect(ai).toSatisfy('Table 4 is occupied', { timeout: 1 })).rejects.toThrow();
});

test('how many are left is what the page says of it, and nothing where what is done is listed too', async ({
  page,
  ai,
}) => {
  const list =
    '<h1>Chores</h1><ul><li><input type="checkbox" checked> Dust</li><li><input type="checkbox"> Mop</li></ul>';
  await page.setContent(`${list}<p>1 chores left</p>`);
  await expect(ai).toSatisfy('1 chores are left', { timeout: 1 });
  await page.setContent(list);
  await base(expect(ai).toSatisfy('2 items are left', { timeout: 1 })).rejects.toThrow('what is done may be');
});

test('what is due, what something costs and what has become of it are said by a verb', async ({
  page,
  ai,
}) => {
  await page.setContent(`<h1>Jobs</h1><table><tr><th>Job</th><th>Due</th><th>Price</th><th>State</th></tr>
    <tr><td>Fence</td><td>3 May</td><td>40 €</td><td>finished</td></tr><tr><td>Lawn</td><td>9 May</td><td>15 €</td><td>started</td></tr></table>`);
  for (const sentence of [
    'Fence is due on 3 May',
    'Lawn costs 15 €',
    'Fence has finished',
    'Lawn is not due on 3 May',
  ])
    await expect(ai).toSatisfy(sentence, { timeout: 1 });
  for (const sentence of ['Lawn is due on 3 May', 'Fence costs 15 €', 'Lawn has finished'])
    await base(expect(ai).toSatisfy(sentence, { timeout: 1 }), sentence).rejects.toThrow('Received: ');
});
