/** How many of some records are so, of a noun of two words, of what is owned and of what is chosen; each with its like that is false, or that nobody can tell. */
import { test } from '../../../fixtures/one-page.js';
import { tableOf } from './tables.js';
import { expectSaid, type PageSaid } from './verdict.js';

const queue = `<nav><a href="#a">Open <span>4</span></a><a href="#b">Solved <span>7</span></a></nav><h2>All open</h2><input type="search" placeholder="Search tickets">${tableOf(
  '#|Subject|Assignee|Status',
  '31|Printer jams|Unassigned|Open',
  '32|No VPN|Fatou Diallo|Open',
  '33|Shared drive|Unassigned|Waiting',
  '34|Second monitor|Unassigned|Open',
)}`;
const jobs = `<h1>Backup jobs</h1>${tableOf('Name|State', 'orders|Healthy', 'media|Failed', 'ledger|Healthy', 'wiki|Failed')}`;
const desk = `<h1>Racquet club</h1><div role="tablist"><button role="tab" aria-selected="true">Monday</button><button role="tab">Tuesday</button><button role="tab">Friday</button></div>
<h2>Your bookings</h2><ul><li>Monday 09:00 <button>Release</button></li><li>Friday 11:00 <button>Release</button></li></ul><h2>Guest passes</h2><p>You have 3 left.</p>`;
const shop = `<h1>Stock</h1>${tableOf('SKU|Item|On hand|Ordered', 'B1|Brake pads, disc|40|5', 'B2|Brake pads, rim|2|30', 'C1|Brake cable|25|0')}`;
const photos = `<div><button>✕</button><span>2 selected</span></div><h1>Photos</h1><div class="grid">${['Harbour', 'Tram', 'Wall'].map((each) => `<div class="ph"><img alt="${each}" src="data:,"></div>`).join('')}</div>`;

const pages: PageSaid[] = [
  {
    of: 'tickets',
    html: queue,
    holds: ['two of the open tickets are unassigned'],
    fails: ['three of the open tickets are unassigned', 'four of the open tickets are unassigned'],
    refused: [
      'two of the open orders are unassigned',
      'two of the closed tickets are unassigned',
      'two open tickets are not unassigned',
      'two of the open tickets are overdue',
      'only some of the open tickets are unassigned',
    ],
  },
  {
    of: 'what a title calls so',
    html: jobs,
    holds: ['exactly two of the backup jobs have failed', 'there are two failed backup jobs'],
    fails: ['three of the backup jobs have failed'],
    refused: [
      'one of the backup jobs has failed',
      'two of the restore jobs have failed',
      'two of the backup jobs have not failed',
      'two backup jobs have succeeded',
    ],
  },
  {
    of: 'what is mine',
    html: desk,
    holds: ['I have two bookings', 'I have exactly two bookings', 'I have more than 1 booking'],
    fails: ['I have three bookings', 'I do not have two bookings'],
    refused: [
      'I have two courts',
      'I have two bookings on Monday',
      'I have two paid bookings',
      'I had two bookings',
    ],
  },
  {
    of: 'a stock',
    html: shop,
    holds: ['we have fewer than 5 rim brake pads', 'we have 25 brake cables'],
    fails: ['we have more than 5 rim brake pads', 'we have 30 rim brake pads'],
    refused: [
      'we have 40 brake pads',
      'we have 2 rim brake levers',
      'I have 2 rim brake pads',
      'we have ordered 30 rim brake pads',
    ],
  },
  {
    of: 'what is chosen',
    html: photos,
    holds: ['two photos are selected', 'at least one photo is selected'],
    fails: ['three photos are selected'],
    refused: ['two songs are selected', 'two photos are starred', 'two filters are selected'],
  },
  {
    of: 'what a text says how many, beside a field of that name',
    html: `<h1>My cellar</h1><p><span>100</span> bottles · <label><input type="checkbox"> low only</label></p>
      <form><label>Wine <input></label><label>Bottles <input type="number" value="1"></label><button>Add</button></form>`,
    holds: ['the Bottles field has the value "1"'],
    fails: ['the Bottles field has the value "2"'],
    refused: ['there are more than 50 bottles in the cellar', 'there is 1 bottle in the cellar'],
  },
];

for (const said of pages)
  test(`how many are so, of ${said.of}`, async ({ page }) => {
    await expectSaid(page, said);
  });
