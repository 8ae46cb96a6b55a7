/** A sentence that is nothing but a label and a value of it, and lists of orders and kinds that are said in other words. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
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

const time = (name: string, value: string): ReturnType<typeof node> =>
  node('textbox', name, { tag: 'input', inputType: 'time', value });
const day = (name: string, isOn = false): ReturnType<typeof node> =>
  node('button', name, { tag: 'button', pressed: isOn });
const clock = pageOf(
  node('generic', '', {
    children: [
      node('heading', 'Alarm clock', { level: 2 }),
      time('Wake me at', '07:30'),
      node('generic', '', {
        children: [day('Mon'), day('Tue', true), day('Wed'), day('Thu'), day('Fri'), day('Sat'), day('Sun')],
      }),
      node('button', 'Save'),
    ],
  }),
  node('group', 'Notifications', { children: [time('Quiet hours from', '22:00'), time('to', '07:00')] }),
  node('generic', '', {
    children: [
      node('heading', 'Timer', { level: 2 }),
      node('spinbutton', 'Minutes', { value: '5' }),
      node('spinbutton', 'Seconds', { value: '10' }),
      node('button', 'Start'),
    ],
  }),
);

for (const [said, done] of [
  [
    'Set the alarm to 06:45 on Monday and Friday',
    'fill textbox "Wake me at" with "06:45"; click button "Mon"; click button "Tue"; click button "Fri"',
  ],
  ['Set the alarm to 7 am', 'fill textbox "Wake me at" with "07:00"'],
  ['Set the kettle to 7 am', 'none'],
  [
    'Set the quiet hours from 23:00 to 6:30',
    'fill textbox "Quiet hours from" with "23:00"; fill textbox "to" with "06:30"',
  ],
  ['Set the opening hours from 9:00 to 17:00', 'none'],
  [
    'Start a timer for 10 minutes',
    'fill spinbutton "Minutes" with "10"; fill spinbutton "Seconds" with "0"; click button "Start"',
  ],
  ['Set the timer to 2 hours', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, clock))).toBe(done));

const card = (title: string): ReturnType<typeof node> =>
  node('generic', '', {
    children: [
      node('heading', title, { level: 2 }),
      node('button', 'Up'),
      node('button', 'Stop'),
      node('button', 'Down'),
    ],
  });

it('what goes up and down is moved by its own buttons', () => {
  expect(did(planned('Lower the blinds', pageOf(card('Blinds'))))).toBe('click button "Down"');
  expect(did(planned('Lower the price', pageOf(card('Blinds'))))).not.toContain('click');
});

it('days may be called by two letters and their title, and the button that sets the alarm ends it', () => {
  const short = (name: string, title: string): ReturnType<typeof node> =>
    node('button', name, { tag: 'button', pressed: false, hints: [{ from: 'title', text: title }] });
  const page = pageOf(
    node('generic', '', {
      children: [
        node('heading', 'Alarm', { level: 3 }),
        time('Wake time', '07:30'),
        node('generic', '', {
          children: [short('Mo', 'Monday'), short('Tu', 'Tuesday'), short('Th', 'Thursday')],
        }),
        node('button', 'Set alarm'),
      ],
    }),
  );
  expect(did(planned('Set the alarm for 06:45 on Tuesday and Thursday', page))).toBe(
    'fill textbox "Wake time" with "06:45"; click button "Tu"; click button "Th"; click button "Set alarm"',
  );
});

it('a field for a colour takes no name of one', () => {
  const custom = pageOf(
    node('textbox', 'Lamp colour', { tag: 'input', inputType: 'color', value: '#ffffff' }),
  );
  expect(did(planned('Set the lamp colour to teal', custom))).toBe('none');
  expect(did(planned('Set the lamp colour to #008080', custom))).toContain('#008080');
  expect(did(planned('Select teal with the colour picker', custom))).toContain('#008080');
  expect(did(planned('Select teal with the wall colour picker', custom))).toBe('none');
  expect(did(planned('Select mauve with the colour picker', custom))).toBe('none');
});

it('a text field painted in the colour that it holds takes another one, written as it writes them; one that is not, takes none', () => {
  const painted = (fill: string): SnapshotNode =>
    node('textbox', 'Colour', { tag: 'input', inputType: 'text', value: 'AB2567', look: { fill } });
  const sentence = 'Select blue with the color picker';
  expect(did(planned(sentence, pageOf(painted('#ab2567'))))).toBe('fill textbox "Colour" with "0000FF"');
  expect(did(planned(sentence, pageOf(painted('#ffffff'))))).toBe('none');
  expect(did(planned(sentence, pageOf(painted('#ab2567'), painted('#ab2567'))))).toBe('none');
});

it('the unit of a slider may stand in the text over it', () => {
  const tank = pageOf(
    node('generic', '', {
      tag: 'div',
      children: [
        node('generic', '', { text: 'Temperature: 24 °C' }),
        node('generic', '', { children: [node('slider', 'Temperature')] }),
      ],
    }),
  );
  expect(did(planned('Raise the temperature to 26.5 degrees', tank))).toBe(
    'fill slider "Temperature" with "26.5"',
  );
  expect(did(planned('Set the temperature to 26 minutes', tank))).toBe('none');
});
