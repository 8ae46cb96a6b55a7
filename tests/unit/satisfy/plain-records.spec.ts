/** What testers say in plain words of a record or of a group of them, on pages that name neither; and what nobody can tell there. */
import { expect, test } from '../../../fixtures/test.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { createAi } from '../../../src/index.js';
import { type PageSaid, verdictOf } from './verdict.js';

const cases: readonly PageSaid[] = [
  {
    of: 'orders that carry no city',
    html: `<title>Orders</title><h1>Orders</h1><table><thead><tr><th>No</th><th>Customer</th><th>Status</th></tr></thead><tbody>
      <tr><td>1001</td><td>Ann Lee</td><td>Pending</td></tr><tr><td>1002</td><td>Bo Ray</td><td>Shipped</td></tr><tr><td>1003</td><td>Cy Fox</td><td>Pending</td></tr></tbody></table>`,
    holds: ['there is no order from Zoe Poe'],
    fails: ['there is no order from Bo Ray'],
    // No order says of which city it is.
    refused: ['there is no order from Berlin', 'there is no order to Berlin'],
  },
  {
    of: 'mails in a list of boxes',
    html: `<title>Inbox</title><div class=list>
      <div class="m unread"><span class="star">★</span><span class=f>Dina Holm</span><span class=s>Invoice for May</span><span class=t>9:12</span></div>
      <div class="m read"><span class="star on">★</span><span class=f>Nora Lind</span><span class=s>Lunch?</span><span class=t>8:40</span></div>
      <div class="m read"><span class="star">★</span><span class=f>Dina Holm</span><span class=s>Invoice for June</span><span class=t>Tue</span></div></div>`,
    holds: [
      'there are two mails from Dina Holm',
      'there are two mails from Dina',
      'the mail from Nora Lind is starred',
      'the mail from Nora Lind is not unread',
      'the first mail is from Dina Holm',
    ],
    fails: [
      'there are three mails from Dina Holm',
      'there is one mail from Dina',
      'there is no mail from Nora Lind',
      'the mail from Nora Lind is unread',
      'the second mail is from Dina Holm',
    ],
    // Two are from her, and the page has no folders that would be so.
    refused: ['the mail from Dina Holm is starred', 'the folder from Nora Lind is starred'],
  },
  {
    of: 'a table of people, by what they asked for and where they are',
    html: `<title>Leave</title><h1>Requests</h1><table><thead><tr><th>Name</th><th>Kind</th><th>Office</th><th>Group</th></tr></thead><tbody>
      <tr><td>Ida Moe</td><td>Training</td><td>Tromsø</td><td>Supplier</td></tr><tr><td>Per Aas</td><td>Holiday</td><td>Bergen</td><td>Client</td></tr></tbody></table>`,
    holds: [
      'Ida Moe asked for training',
      'Per Aas works in the Bergen office',
      'Ida Moe belongs to the suppliers',
    ],
    fails: [
      'Ida Moe asked for holiday',
      'Per Aas works in the Tromsø office',
      'Ida Moe belongs to the clients',
    ],
    // Nobody is said to do that, or it is no kind of anything there.
    refused: [
      'Per Aas works in the Oslo office',
      'Ida Moe dislikes training',
      'Ida Moe asked for money',
      'Per Aas belongs to the owners',
    ],
  },
  {
    of: 'a table of members, by verbs that its headers do not know',
    html: `<title>Rowing club</title><h1>Members</h1><table><thead><tr><th>Name</th><th>Boat</th><th>Coach</th></tr></thead><tbody>
      <tr><td>Ann Vik</td><td>Heron</td><td>Lea</td></tr><tr><td>Ivo Dahl</td><td>Tern</td><td>Ola</td></tr><tr><td>Mia Roe</td><td>Heron</td><td>Ola</td></tr></tbody></table>`,
    holds: [
      'Ivo Dahl rows in the Tern',
      'the first row is Ann Vik',
      'Ann Vik and Mia Roe are in the same boat',
      'the last row is Mia Roe',
    ],
    fails: [
      'Ivo Dahl rows in the Heron',
      'the first row is Ivo Dahl',
      'Ann Vik and Ivo Dahl are in the same boat',
    ],
    // What may turn it round, and what no record shows.
    refused: [
      'Ivo Dahl borrows the Tern',
      'Ivo Dahl rows in the Gull',
      'Ivo Dahl and Mia Roe are in the same team',
    ],
  },
  {
    of: 'cards with tags',
    html: `<title>Vacancies</title><h1>Vacancies</h1>${[
      ['Barista', 'Part-time', 'Eindhoven'],
      ['Warehouse hand', 'Full-time', 'Utrecht'],
      ['Nurse', 'Full-time', 'Eindhoven'],
      ['Tutor', 'Part-time', 'Online'],
    ]
      .map(
        ([name, ...tags]) =>
          `<article class=card><h3>${name}</h3><div>${tags.map((tag) => `<span class=tag>${tag}</span>`).join('')}</div><button>Apply</button></article>`,
      )
      .join('')}`,
    holds: [
      'there is a part-time job in Eindhoven',
      'there is no part-time job in Utrecht',
      'there are two part-time jobs',
      'there is a vacancy for a nurse in Eindhoven',
    ],
    fails: [
      'there is a part-time job in Utrecht',
      'there is no full-time job in Eindhoven',
      'there are three part-time jobs',
      'there is a vacancy for a nurse in Utrecht',
    ],
    // What no card says may be said in other words.
    refused: ['there is no evening job in Utrecht', 'there is no part-time job without tags'],
  },
  {
    of: 'names that are a part of others, and words that stand in two columns',
    html: `<title>Flights</title><h1>Flights</h1><table><thead><tr><th>Flight</th><th>From</th><th>To</th><th>Gate</th></tr></thead><tbody>
      <tr><td>Yoga retreat</td><td>Oslo</td><td>Bergen</td><td>A1</td></tr><tr><td>Yoga</td><td>Bergen</td><td>Rome</td><td>B2</td></tr></tbody></table>`,
    holds: ['there is a flight from Oslo with the gate A1'],
    fails: ['there is a flight to Rome with the gate A1'],
    refused: ['there is no yoga flight to Rome', 'there is no flight to Bergen with the gate B2'],
  },
  {
    of: 'a calendar of one month',
    html: `<title>Calendar</title><h2>March 2026</h2><div class=grid>${Array.from(
      { length: 28 },
      (_, at) =>
        `<div class=d><div class=num>${at + 1}</div>${at === 10 ? '<div class=ev>Yoga</div>' : ''}${at === 19 ? '<div class=ev>Board meeting</div>' : ''}</div>`,
    ).join('')}</div>`,
    holds: [
      'there is a Yoga event on 11 March',
      'the Board meeting is on 20 March',
      'there is no event on 9 March',
      'there is no Yoga event on 20 March',
    ],
    fails: [
      'there is a Yoga event on 12 March',
      'there is a Board meeting on 21 March',
      'there is no event on 11 March',
      'the Board meeting is on 11 March',
    ],
    // Another month is not shown.
    refused: ['Yoga is on 11 April', 'there is no event on 9 April'],
  },
  {
    of: 'events by their dates',
    html: `<title>Events</title><h1>Upcoming events</h1><ul><li><time>11 March 2026</time><h3>Yoga</h3></li><li><time>14 March 2026</time><h3>Pottery for beginners</h3></li></ul>`,
    holds: ['there is a Yoga event on 11 March', 'there is an event on 14 March'],
    fails: ['there is a Yoga event on 14 March', 'there is a Yoga event on 15 March'],
  },
  {
    of: 'orders by their status',
    html: `<title>Orders</title><h1>Orders</h1><table><thead><tr><th>Order</th><th>Customer</th><th>Status</th></tr></thead><tbody>
      <tr><td>#1</td><td>Ann Vik</td><td>New</td></tr><tr><td>#2</td><td>Bo Lund</td><td>Shipped</td></tr><tr><td>#3</td><td>Cid Moe</td><td>New</td></tr></tbody></table>`,
    holds: ['two orders have the status New', 'there is a new order from Ann Vik'],
    fails: ['three orders have the status New', 'there is a shipped order from Ann Vik'],
  },
  {
    of: 'what is said of all tasks, by their boxes',
    html: `<title>Tasks</title><h1>Tasks</h1><ul><li><label><input type=checkbox checked> Buy milk</label></li><li><label><input type=checkbox checked> Call Ann</label></li></ul>`,
    holds: ['every task is done', 'all tasks are completed'],
    fails: ['no task is done'],
    refused: ['every task is urgent', 'every order is done'],
  },
  {
    of: 'tasks with boxes to select them, and a state of their own',
    html: `<title>Tasks</title><h1>Tasks</h1><table><tr><th></th><th>Task</th><th>Status</th></tr><tr><td><input type=checkbox checked></td><td>Paint fence</td><td>Open</td></tr><tr><td><input type=checkbox checked></td><td>Fix gate</td><td>Done</td></tr></table>`,
    holds: [],
    fails: ['every task is done', 'no task is done'],
  },
  {
    of: 'tasks that a class marks as done',
    html: `<title>My todos</title><h1>My todos</h1><ul class=todo-list><li class=completed>Buy milk</li><li class=completed>Call Ann</li><li>Write report</li></ul>`,
    holds: [],
    fails: ['every task is done', 'no todo is completed'],
  },
  {
    of: 'who has paid, by yes and no',
    html: `<title>Ski trip</title><h1>Ski trip</h1><table><tr><th>Name</th><th>Paid</th></tr><tr><td>Ann</td><td>No</td></tr><tr><td>Bo</td><td>No</td></tr></table>`,
    holds: ['nobody has paid yet', 'no one has paid'],
    fails: ['everybody has paid'],
    refused: ['nobody has arrived yet', 'nobody has left'],
  },
  {
    of: 'who has paid, by badges',
    html: `<title>Ski trip</title><h1>Ski trip</h1><ul><li>Ann <span class=badge>unpaid</span></li><li>Bo <span class=badge>paid</span></li><li>Cid <span class=badge>unpaid</span></li></ul>`,
    holds: [],
    fails: ['nobody has paid yet', 'everybody has paid'],
  },
  {
    of: 'who has paid in part',
    html: `<title>Ski trip</title><h1>Ski trip</h1><ul><li>Ann <span class=badge>unpaid</span></li><li>Bo <span class=badge>partly paid</span></li><li>Cid <span class=badge>unpaid</span></li></ul>`,
    holds: [],
    fails: [],
    refused: ['nobody has paid yet', 'everybody has paid'],
  },
  {
    of: 'plans by their prices',
    html: `<title>Plans</title><h1>Choose your plan</h1><div class=plan><h2>Basic</h2><p>9 €<small>/month</small></p><p class=data>2 GB</p></div><div class=plan><h2>Team</h2><p>29 €<small>/month</small></p><p class=data>10 GB</p></div><div class=plan><h2>Business</h2><p>79 €<small>/month</small></p><p class=data>50 GB</p></div>`,
    holds: ['the cheapest plan costs 9 €', 'the most expensive plan is Business'],
    fails: ['the cheapest plan costs 29 €', 'the cheapest plan is Team', 'the most expensive plan costs 9 €'],
    refused: ['the cheapest tariff of all is fast', 'the newest plan costs 9 €'],
  },
  {
    of: 'plans of which two cost the same',
    html: `<title>Plans</title><h1>Plans</h1><div class=plan><h2>Basic</h2><p>9 €</p></div><div class=plan><h2>Team</h2><p>9 €</p></div><div class=plan><h2>Business</h2><p>79 €</p></div>`,
    holds: [],
    fails: [],
    refused: ['the cheapest plan is Basic', 'the cheapest plan costs 9 €'],
  },
  {
    of: 'times that only a header tells apart',
    html: `<title>Ferries</title><h1>Ferries</h1><table><thead><tr><th>Boat</th><th>Departs</th><th>Arrives</th><th>From</th><th>To</th></tr></thead><tbody>
      <tr><td>Vesle</td><td>08:15</td><td>09:05</td><td>Moss</td><td>Horten</td></tr><tr><td>Havna</td><td>09:05</td><td>09:50</td><td>Horten</td><td>Moss</td></tr></tbody></table>`,
    holds: ['the Vesle leaves at 08:15', 'the Vesle goes to Horten'],
    fails: ['the Vesle leaves at 09:05', 'the Vesle goes to Moss'],
    refused: ['the Vesle happens at 09:05'],
  },
  {
    of: 'figures behind icons, and which of some has more',
    html: `<title>Feed</title><article class=post><b>Ann Vik</b><p>Sunrise</p><button aria-label="Like">♥</button> <span>24</span> <button aria-label="Comments">💬</button> <span>3</span></article>
      <article class=post><b>Bo Lie</b><p>Kayak</p><button aria-label="Like">♡</button> <span>7</span> <button aria-label="Comments">💬</button> <span>11</span></article>`,
    holds: [
      'the post by Ann Vik has 24 likes',
      'the post by Bo Lie has 11 comments',
      'the post by Ann Vik has more likes than the post by Bo Lie',
    ],
    fails: [
      'the post by Ann Vik has 3 likes',
      'the post by Bo Lie has 7 comments',
      'the post by Ann Vik has more comments than the post by Bo Lie',
    ],
    refused: ['the post by Ann Vik has 24 shares'],
  },
  {
    of: 'boxes, of which one says that it is empty',
    html: `<title>Lockers</title><div class=box><h4>Box 101</h4><p>Flute</p></div><div class=box><h4>Box 102</h4><p>Empty</p></div><div class=box><h4>Box 103</h4><p>Drum</p></div>`,
    holds: ['Box 102 is empty', 'box 101 is not empty', 'box 103 contains Drum'],
    fails: ['Box 101 is empty', 'box 102 is not empty', 'box 103 contains Flute'],
    refused: ['Box 101 is free', 'box 103 contains Harp'],
  },
  {
    of: 'a board',
    html: `<title>Board</title><h1>Harbour</h1><div class=board><section class=col><h3>To do</h3><div class=card><p>Paint hull</p><small>Ann</small></div><div class=card><p>Order rope</p><small>Ivo</small></div></section>
      <section class=col><h3>Done</h3><div class=card><p>Buy lamps</p><small>Ann</small></div><div class=card><p>Clean deck</p><small>Kim</small></div><div class=card><p>Count oars</p><small>Ivo</small></div></section></div>`,
    holds: [
      'the column Done has 3 cards',
      'Order rope is in To do',
      'Order rope is not in Done',
      'the Done column contains "Buy lamps"',
    ],
    fails: ['the column Done has 2 cards', 'Order rope is in Done', 'the Done column contains "Paint hull"'],
  },
  {
    of: 'a table of days and hours',
    html: `<title>Hall</title><h1>Hall</h1><table><tr><th></th><th>Monday</th><th>Tuesday</th></tr><tr><th>9:00</th><td>Chess club</td><td>Free</td></tr>
      <tr><th>10:00</th><td>Free</td><td>Choir</td></tr></table>`,
    holds: [
      'the hall is free on Tuesday at 9:00',
      'the chess club has the hall on Monday at 9:00',
      'Monday at 9:00 is not free',
    ],
    fails: [
      'the hall is free on Monday at 9:00',
      'the choir has the hall on Monday at 9:00',
      'Monday at 10:00 is not free',
    ],
    refused: [
      'the hall is free on Friday at 9:00',
      'the gym is free on Tuesday at 9:00',
      'the hall is heated on Monday at 9:00',
    ],
  },
  {
    of: 'what alone is chosen, stars, sliders and menus',
    html: `<title>Poll</title><fieldset><label><input type=checkbox checked> English</label><label><input type=checkbox> French</label></fieldset>
      <div class=rate><span class="star filled">★</span><span class="star filled">★</span><span class="star">☆</span></div>
      <label>Budget <input type=range min=0 max=10 value=7></label>
      <div role=menu aria-label=Account><div role=menuitem>Profile</div><div role=menuitem>Keys</div></div>
      <details><summary>Who sees it?</summary><p>Nobody.</p></details>`,
    holds: [
      'only English is checked',
      'the second star is filled',
      'the third star is not filled',
      'the slider is at 7',
      'the menu has 2 items',
      'the question "Who sees it?" is collapsed',
    ],
    fails: [
      'only French is checked',
      'only English and French are checked',
      'the third star is filled',
      'the slider is at 8',
      'the menu has 3 items',
      'the question "Who sees it?" is expanded',
    ],
    refused: ['only German is checked', 'the menu has 2 columns'],
  },
  {
    of: 'an alert that tells of no error',
    html: `<title>Shop</title><div role=alert>Mug added to the basket</div><p>Mugs</p>`,
    holds: ['no errors are shown'],
    fails: [],
  },
  {
    of: 'an error that only a class tells',
    html: `<title>Form</title><form><input aria-label=Name><div class=err>Name is required</div></form>`,
    holds: ['an error is shown'],
    fails: ['no errors are shown'],
  },
];

for (const { of, html, holds, fails, refused = [] } of cases)
  test(`${of}: what is so holds, and nothing else does`, async ({ page }) => {
    await page.setContent(html);
    const ai = createAi(page, { model: 'builtin', cues: false });
    for (const sentence of sampleOf(holds, 3))
      expect.soft(await verdictOf(ai, sentence), sentence).toBe('true');
    for (const sentence of sampleOf(fails, 3))
      expect.soft(await verdictOf(ai, sentence), sentence).toBe('false');
    for (const sentence of sampleOf(refused, 3))
      expect.soft(await verdictOf(ai, sentence), sentence).not.toBe('true');
  });
