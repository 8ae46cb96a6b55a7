/** A sentence that is nothing but a label and a value of it, and lists of orders and kinds that are said in other words. */
import { expect } from '@playwright/test';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** A native list as a page is read: its options have no ref of their own. */
const selectOf = (name: string, ...options: string[]): ReturnType<typeof node> =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });

const settings = pageOf(
  node('heading', 'Orders', { level: 1 }),
  selectOf('Units', 'Metric', 'Imperial'),
  selectOf('First day of the week', 'Monday', 'Sunday'),
  selectOf('Log out after', '15 minutes', '1 hour', '8 hours'),
  selectOf('Refresh every', 'Off', '30 s', '5 min'),
  selectOf('Group by', 'Day', 'Week', 'Month'),
  node('button', 'Refresh'),
  node('spinbutton', 'Items per page', { value: '25', min: '5', max: '100' }),
);

for (const [said, done] of [
  ['Use imperial units', 'select combobox "Units" with "Imperial"'],
  ['Start the week on Sunday', 'select combobox "First day of the week" with "Sunday"'],
  ['Log me out after an hour', 'select combobox "Log out after" with "1 hour"'],
  ['Refresh every 5 minutes', 'select combobox "Refresh every" with "5 min"'],
  ['Group the orders by week', 'select combobox "Group by" with "Week"'],
  ['Show 50 items per page', 'fill spinbutton "Items per page" with "50"'],
  ['Start the week on Friday', 'none'],
  ['Refresh every 10 minutes', 'none'],
  ['Delete the week', 'none'],
  ['Group the invoices by week', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, settings))).toBe(done));

it('where two lists have it, none is chosen from', () =>
  expect(
    did(planned('Use imperial units', pageOf(selectOf('Units', 'Imperial'), selectOf('Units', 'Imperial')))),
  ).not.toContain('select'));

const link = (name: string): ReturnType<typeof node> =>
  node('listitem', '', { children: [node('link', name, { tag: 'a', url: 'http://app.test/#' })] });
const shop = pageOf(
  node('heading', 'Shoes', { level: 1 }),
  node('button', 'Sort: Featured ▾'),
  node('list', '', { children: [link('Vegan (3)'), link('Leather (5)')] }),
);

for (const [said, done] of [
  ['Show only the vegan ones', 'click link "Vegan (3)"'],
  ['Show only the red ones', 'none'],
  ['Sort by rating', 'click button "Sort: Featured ▾"'],
  ['Sort the shoes alphabetically', 'click button "Sort: Featured ▾"'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, shop))).toBe(done));

it('a button that turns an order round is no list of orders', () =>
  expect(did(planned('Sort by weight', pageOf(node('button', 'Sort by Richest ↓'))))).toBe('none'));
