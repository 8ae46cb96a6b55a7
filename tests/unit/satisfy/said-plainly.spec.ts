/** What people say of a page in their own words: of rates, warnings, steps, empty baskets, and what is there in what amount. */
import { test } from '../../../fixtures/test.js';
import { expectSaid, type PageSaid } from './verdict.js';

const cases: readonly PageSaid[] = [
  {
    of: 'an amount behind a label with a rate',
    html: `<title>Bill</title><h1>Bill</h1><table><tr><td>Room</td><td>$200.00</td></tr><tr><td>Service charge 10%</td><td>$20.00</td></tr>
      <tr><td>City tax (5%)</td><td>$11.00</td></tr></table><p>Humidity 81%</p>`,
    holds: ['the service charge is $20.00', 'the city tax is $11.00', 'the humidity is 81%'],
    fails: ['the city tax is $12.00', 'the service charge is $10.00'],
  },
  {
    of: 'a message that is called by its noun and by what the page is about',
    html: `<title>Traffic – Ring road</title><h1>Ring road traffic</h1><div role="alert">Warning: fog near exit 4</div>
      <div class="alert alert-success">Saved.</div><div class="err">Please enter your phone number</div>`,
    holds: [
      'there is a traffic warning',
      'there is a fog warning',
      'the success alert is shown',
      'an error message asks for the phone number',
    ],
    fails: ['there is an ice warning', 'there is no traffic warning', 'the success alert is not shown'],
    refused: ['an error message asks for the email address'],
  },
  {
    of: 'who is logged in, what the page is marked as, and a box that is called by what it is for',
    html: `<title>Pump</title><div class="top"><span class="who">Hi, Miriam</span></div><h1>Pump clicks</h1><span class="badge">Solved</span>
      <label><input type="checkbox" checked> Full-time</label><label><input type="checkbox"> Part-time</label>
      <div class="alert">The code has expired.</div>`,
    holds: [
      'the user is logged in as Miriam',
      'the thread is marked as solved',
      'the Full-time filter is ticked',
      'the Part-time filter is not ticked',
      'there is an error message that says the code has expired',
    ],
    fails: [
      'the Part-time filter is ticked',
      'the Full-time filter is not ticked',
      'the Freelance filter is ticked',
    ],
    refused: ['the thread is marked as open', 'there is an error message that says the code is valid'],
  },
  {
    of: 'badges of several things, of which none is what the page is',
    html: `<title>Pumps</title><h1>Pump clicks</h1><ul><li>Valve stuck <span class="badge">Solved</span></li>
      <li>No steam <span class="badge">Open</span></li></ul>`,
    holds: [],
    fails: [],
    refused: ['the thread is marked as solved', 'the thread is marked as open'],
  },
  {
    of: 'days in a column, newest first',
    html: `<title>Posts</title><table><tr><th>Title</th><th>Date</th></tr><tr><td>Rye</td><td>2026-03-09</td></tr>
      <tr><td>Oats</td><td>2026-02-11</td></tr><tr><td>Spelt</td><td>2025-12-24</td></tr></table>`,
    holds: ['the posts are sorted by date, newest first'],
    fails: ['the posts are sorted by date, oldest first', 'the posts are sorted by title, a to z'],
  },
  {
    of: 'the lines under a heading',
    html: `<title>Move</title><h1>Move (14 comments)</h1><h2>Procedure</h2><ol><li>Stop the server.</li><li>Copy 12 files.</li>
      <li>Start.</li></ol><button>Print</button><h2>Notes</h2><p>It takes 20 minutes.</p>`,
    holds: ['the procedure has 3 steps'],
    fails: ['the procedure has 4 steps', 'the procedure has two steps'],
    refused: ['the notes have 20 items'],
  },
  {
    of: 'a basket that the page says to be empty, or how much there is in it',
    html: `<title>Shop</title><h1>Shop</h1><p>Basket: <span>0</span> items</p><button>Wishlist (2)</button><p>Your cellar is empty</p>`,
    holds: ['the basket is empty', 'the cellar is empty'],
    fails: ['the wishlist is empty'],
    refused: ['the basket is not empty', 'the cupboard is empty'],
  },
  {
    of: 'records of a kind that the page names elsewhere only',
    html: `<title>Lake line</title><h1>Timetable</h1><p>All departures are free.</p><table><thead><tr><th>Time</th><th>To</th><th>State</th></tr></thead>
      <tbody><tr><td>08:15</td><td>Lake House</td><td>Full</td></tr><tr><td>10:15</td><td>Old Mill</td><td>Open</td></tr>
      <tr><td>12:15</td><td>Lake House</td><td>Open</td></tr></tbody></table>`,
    holds: [
      'the 08:15 departure is full',
      'two of the departures go to Lake House',
      'exactly two departures are open',
    ],
    fails: [
      'the 10:15 departure is full',
      'three of the departures go to Lake House',
      'all departures are open',
    ],
    refused: ['the 08:15 train is full'],
  },
  {
    of: 'records under a title, which are nothing else',
    html: `<title>Account</title><h1>Account</h1><h2>Subscriptions</h2><ul><li>Daily news <span>Active</span></li><li>Digest <span>Active</span></li>
      <li>Offers <span>Paused</span></li></ul>`,
    holds: ['two subscriptions are active'],
    fails: ['three subscriptions are active'],
    refused: ['two users are active'],
  },
  {
    of: 'places in a table and days',
    html: `<title>Week 3</title><h1>Week 3</h1><h2>Standings</h2><table><thead><tr><th>#</th><th>Team</th><th>Points</th></tr></thead>
      <tbody><tr><td>1</td><td>Foxes</td><td>9</td></tr><tr><td>2</td><td>Owls</td><td>7</td></tr><tr><td>3</td><td>Bears</td><td>1</td></tr></tbody></table>
      <div><section><h3>Monday</h3><p>Cloudy</p><p>High 18°</p></section><section><h3>Tuesday</h3><p>Sunny</p><p>High 24°</p></section></div>`,
    holds: ['Foxes is at the top of the standings', 'it will be sunny on Tuesday'],
    fails: ['Owls is at the top of the standings', 'it will be sunny on Monday'],
  },
  {
    of: 'boxes and buttons with more in their names than what is said',
    html: `<title>Kit</title><ul><li><label><input type="checkbox"> 2 × rope</label></li><li><label><input type="checkbox" checked> 500 g wax</label></li>
      <li><label><input type="checkbox" checked> I want insurance</label></li></ul><button aria-pressed="true">Long</button>
      <button aria-pressed="false">Short</button><button disabled>← Back</button><button>Next →</button>`,
    holds: [
      'the wax is ticked',
      'I want insurance is checked',
      'the Long button is selected',
      'the Back button is disabled',
    ],
    fails: [
      'the rope is ticked',
      'the wax is not ticked',
      'the Short button is selected',
      'the Next button is disabled',
    ],
  },
  {
    of: 'prices for a time, and what one of a kind is',
    html: `<title>Hire</title><h1>Hire</h1><div><div class="card"><h3>Kayak</h3><p>€14 / day</p><p>Boat, 2 seats</p></div><div class="card"><h3>Raft</h3>
      <p>€20 per week</p><p>Float, 4 seats</p></div><div class="card"><h3>Punt</h3><p>€40/day</p><p>Boat, 3 seats</p></div></div>`,
    holds: ['the Kayak costs €14 per day', 'the Raft costs €20 per week', 'the Kayak is a boat'],
    fails: ['the Kayak costs €15 per day'],
    refused: ['the Kayak costs €14 per week', 'the Raft is a boat'],
  },
  {
    of: 'what has become of a record, in other words than the column has',
    html: `<title>Orders</title><h1>Orders</h1><table><tr><th>Order</th><th>Customer</th><th>State</th></tr><tr><td>301</td><td>Bakery</td><td>Open</td></tr>
      <tr><td>302</td><td>Garage</td><td>Shipped</td></tr><tr><td>303</td><td>Inn</td><td>Packed</td></tr></table>`,
    holds: [
      'order 302 has already been shipped',
      'order 301 has not been shipped yet',
      'order 301 is marked as open',
      'the order of the Inn has been packed',
    ],
    fails: [
      'order 301 has already been shipped',
      'order 302 has not been shipped yet',
      'order 303 is listed as open',
    ],
    refused: ['order 301 has already been paid', 'order 304 has already been shipped'],
  },
];

for (const said of cases)
  test(`${said.of}: what is so holds, and nothing else does`, ({ page }) => expectSaid(page, said));
