/** A button that says to what it does its deed is not pressed for another thing, and a list that gives something away narrows nothing. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const link = (name: string): SnapshotNode => node('link', name, { tag: 'a', url: '#' });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const box = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });
const title = (name: string, level = 1): SnapshotNode => node('heading', name, { tag: `h${level}`, level });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const cell = (...children: SnapshotNode[]): SnapshotNode => node('cell', '', { tag: 'td', children });
const said = (text: string): SnapshotNode => node('cell', text, { tag: 'td', text });
const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { tag: 'tr', children });
const head = (name: string): SnapshotNode => node('columnheader', name, { tag: 'th' });
const table = (...children: SnapshotNode[]): SnapshotNode => node('table', '', { tag: 'table', children });
const site = (...children: SnapshotNode[]): SnapshotNode => node('navigation', '', { tag: 'nav', children });

/** A depot: a field for the trucks, beside a button that lets the convoy go. */
const depot = pageOf(
  div(
    'top',
    field('Find truck'),
    button('Release convoy'),
    button('Remove from depot'),
    button('Start over'),
  ),
  title('Depot', 1),
  title('Plan a tour', 2),
  div('coupon', field('Coupon code'), button('Apply code'), button('Save changes')),
);

for (const [sentence, done] of [
  ['Release the convoy', 'click button "Release convoy"'],
  ['Release the truck', 'none'],
  ['Remove it from the depot', 'click button "Remove from depot"'],
  ['Remove the depot', 'none'],
  ['Start over', 'click button "Start over"'],
  ['Start the tour', 'none'],
  ['Save the tour', 'click button "Save changes"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, depot)).replace(/ in .*/, '')).toBe(done));

/** Two notices, each with a cross of its own, over the list of the gates. */
const notice = (text: string): SnapshotNode =>
  node('status', '', {
    tag: 'div',
    children: [
      node('generic', '', { tag: 'div', text }),
      node('button', 'Close notification', { tag: 'button' }),
    ],
  });
const harbour = pageOf(
  notice('Storm: gates close at six.'),
  title('Gates'),
  table(row(said('North gate'), said('open')), row(said('Customs'), said('shut'))),
);

for (const [sentence, done] of [
  ['Dismiss the storm notice', 'click button "Close notification"'],
  ['Close the storm notification', 'click button "Close notification"'],
  ['Dismiss the customs notice', 'none'],
  ['Dismiss the fog notice', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, harbour))).toBe(done));

/** Complaints of a town: the crew in the bar above the table is given to those that are chosen. */
const town = pageOf(
  site(link('Complaints'), link('Statistics'), link('Members')),
  title('Complaints of the town'),
  div('search', list('Kind', 'Any', 'Noise', 'Smell'), button('Search')),
  div('bar', list('Team', 'East team', 'West team'), button('Assign selected')),
  table(
    row(head(''), head('No.'), head('Kind'), head('Team')),
    row(cell(box('Select C-1')), said('C-1'), said('Noise'), said('East team')),
    row(cell(box('Select C-2')), said('C-2'), said('Smell'), said('West team')),
    row(cell(box('Select C-3')), said('C-3'), said('Noise'), said('')),
  ),
);

for (const [sentence, done] of [
  ['Show the noise complaints', 'select combobox "Kind" with "Noise"'],
  ['Show the complaints of the east team', 'none'],
  ['Show the statistics for noise', 'none'],
  ['Show the complaints of members', 'none'],
  ['Open the complaints', 'click link "Complaints"'],
  ['Select team West', 'select combobox "Team" with "West team"'],
  ['Tick C-2', 'check checkbox "Select C-2"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, town)).replace(/ in .*/, '')).toBe(done));

/** Two tables, of which only the second can be sorted by the rating of the players. */
const club = pageOf(
  title('Round 4'),
  title('Pairings', 2),
  table(row(head('Table'), head('White'), head('Black')), row(said('1'), said('Ann'), said('Ben'))),
  title('Players', 2),
  table(
    row(head('Player'), head('Rating')),
    row(said('Ann'), said('1800')),
    row(said('Ben'), said('1500')),
    row(said('Cy'), said('1900')),
  ),
);

for (const [sentence, done] of [
  ['Sort the players by rating', 'click columnheader "Rating"'],
  ['Sort the tables by rating', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, club)).replace(/ in .*/, '')).toBe(done));

/** A shop whose lamps are narrowed by a row of buttons, of which the first is for all. */
const shop = pageOf(
  field('Find lamp'),
  div('row', button('All'), button('Desk'), button('Floor')),
  div('coupon', field('Discount code'), button('Apply')),
);

for (const [sentence, ...done] of [
  [
    'Enter the discount code A1 and apply it',
    'fill textbox "Discount code" with "A1"',
    'click button "Apply"',
  ],
  [
    'Find brass in the lamps',
    'fill textbox "Find lamp" with "brass"',
    'press textbox "Find lamp" with "Enter"',
  ],
  [
    'Find brass in the woods',
    'fill textbox "Find lamp" with "brass in the woods"',
    'press textbox "Find lamp" with "Enter"',
  ],
] as const)
  it(`${sentence}: ${done.join('; ')}`, () =>
    expect(
      stepsInAll(sentence, shop)
        .join('; ')
        .replaceAll(/ in textbox[^;]*/g, ''),
    ).toBe(done.join('; ')));
