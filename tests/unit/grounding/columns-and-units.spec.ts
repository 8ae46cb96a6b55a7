/** What is chosen by the column of a comparison, shown in a unit, granted in two lists, or typed where the page asks for something new. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const check = (say: string, page: Snapshot, expected: readonly string[]): void =>
  it(`${say}: ${expected.join('; ')}`, () =>
    expect(
      inTurn(
        say,
        Array.from({ length: 6 }, () => page),
      ),
    ).toEqual(expected));

const x = (at: number, width = 90): Partial<SnapshotNode> => ({
  box: { x: at * 100, y: 0, width, height: 20 },
});
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', text: name, ...more });
const row = (role: string, ...cells: readonly (string | SnapshotNode)[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: cells.map((cell, at) =>
      typeof cell === 'string'
        ? node(role, cell, { text: cell, ...x(at) })
        : node(role, '', { ...x(at), children: [cell] }),
    ),
  });
const choose = (at: number): SnapshotNode => button('Select', x(at));
const tariffs = pageOf(
  node('paragraph', '', {
    tag: 'p',
    children: [node('text', 'Payment:'), button('Monthly'), button('Yearly')],
  }),
  node('table', '', {
    tag: 'table',
    children: [
      row('columnheader', '', 'Basic', 'Comfort', 'Night owl'),
      row('cell', 'Roofed', 'no', 'yes', 'yes'),
      row('cell', '', choose(1), choose(2), 'Current'),
    ],
  }),
);
const select = 'click button "Select"';

check('Choose the Comfort tariff', tariffs, [select]);
check('Choose the Comfort tariff with yearly payment', tariffs, ['click button "Yearly"', select]);
// It has no button, it is no column, and what goes with it is not offered.
check('Choose the Night owl tariff', tariffs, ['none']);
check('Choose the Gold tariff with yearly payment', tariffs, ['none']);
check('Choose the Comfort tariff with weekly payment', tariffs, ['none']);
check('Choose the Comfort roof', tariffs, ['none']);

const route = pageOf(
  node('group', '', { children: [node('radio', 'Kilometres'), node('radio', 'Miles')] }),
  node('paragraph', '', { tag: 'p', text: 'Distance: 3 km' }),
  node('combobox', 'Cars', { tag: 'select', options: ['1', '2'], value: '1' }),
);
check('Show the distance in miles', route, ['check radio "Miles"']);
check('Show the distance in miles for 2 cars', route, [
  'check radio "Miles"',
  'select combobox "Cars" with "2"',
]);
check('Show the distance in yards', route, ['none']);
check('Show the distance in miles for 2 bikes', route, ['none']);

// A box takes the clicks for its parts: the part is clicked. A text with parts is no such box.
const parted = (text: string, more: Partial<SnapshotNode> = {}): Snapshot =>
  pageOf(
    node('generic', '', {
      text,
      clickable: true,
      parts: [
        { text: 'Summer', ref: 'p1' },
        { text: 'Winter term', ref: 'p2' },
      ],
      ...more,
    }),
  );
check('Choose Winter term', parted('SummerWinter term'), ['click element "Winter term"']);
check('Choose Autumn', parted('SummerWinter term'), ['none']);

const list = (title: string, names: readonly string[], left: number): SnapshotNode =>
  node('generic', '', {
    box: { x: left, y: 100, width: 200, height: 200 },
    children: [
      node('generic', '', { text: title }),
      node('listbox', '', {
        box: { x: left, y: 100, width: 200, height: 200 },
        children: names.map((name) => node('option', name, { clickable: true, selected: false })),
      }),
    ],
  });
const rights = pageOf(
  node('generic', '', {
    box: { x: 0, y: 100, width: 460, height: 200 },
    children: [
      list('Available', ['Write', 'Export'], 0),
      button('Add', { box: { x: 220, y: 100, width: 20, height: 20 } }),
      button('Remove', { box: { x: 220, y: 130, width: 20, height: 20 } }),
      list('Granted', ['Read'], 260),
    ],
  }),
);
const first = (say: string, expected: string): void =>
  it(`${say}: ${expected}`, () => expect(inTurn(say, [rights])[0]).toBe(expected));
first('Grant Write and Export', 'click option "Write"');
first('Revoke the Read permission', 'click option "Read"');
// What is not in that list, and a verb that no list is called by.
first('Revoke the Write permission', 'none');
first('Grant Delete', 'none');
first('Grant Write and Delete', 'none');
first('Approve Write', 'none');

const asking = (placeholder: string): Snapshot =>
  pageOf(
    node('heading', 'chores', { level: 1 }),
    node('textbox', placeholder, { tag: 'input', value: '' }),
    node('link', 'Open ones', { tag: 'a', url: '#open' }),
  );
check('Add "Feed the cat" to the list', asking('What needs to be done?'), [
  'fill textbox "What needs to be done?" with "Feed the cat"; press textbox "What needs to be done?" with "Enter"',
]);
check('Add "Feed the cat" to the list', asking('Your comment'), ['none']);
check('Add "Feed the cat" to the list', asking('Search tasks'), ['none']);

const cell = (name: string, at: number, value = ''): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value, ...x(at, 40) });
const hours = pageOf(
  node('table', '', {
    tag: 'table',
    children: [
      row('columnheader', 'Task', 'Mon', 'Tue'),
      row('cell', 'Paint', cell('Paint Mon', 1, '4'), cell('Paint Tue', 2)),
      row('cell', 'Drill', cell('Drill Mon', 1), cell('Drill Tue', 2, '2.5')),
    ],
  }),
  node('textbox', 'Duration (hours)', { tag: 'input', inputType: 'text', value: '' }),
);
const days = pageOf(
  node('table', '', {
    tag: 'table',
    children: [
      row('columnheader', 'Who', 'Days in May', 'Days in June'),
      row('cell', 'Ann', cell('Ann May', 1, '4'), cell('Ann June', 2)),
      row('cell', 'Bob', cell('Bob May', 1), cell('Bob June', 2, '2')),
    ],
  }),
);

// Where all others are numbers, or the label says the unit, the unit is not typed.
check('Set Drill Mon to 6 hours', hours, ['fill textbox "Drill Mon" with "6"']);
check('Set the duration to 8 hours', hours, ['fill textbox "Duration (hours)" with "8"']);
check('Set the duration to 8 minutes', hours, ['cannot-tell']);
check('Set the duration to "8 hours"', hours, ['fill textbox "Duration (hours)" with "8 hours"']);
check('Set Ann June to 3 days', days, ['fill textbox "Ann June" with "3"']);
check('Set Ann June to 3 hours', days, ['cannot-tell']);

// The label beside a field says its unit as well as one of its own.
const levy = pageOf(
  node('textbox', '', {
    tag: 'input',
    inputType: 'text',
    value: '13',
    hints: [{ from: 'label-nearby', text: 'Levy(%)' }],
  }),
);
const twenty = ['fill textbox "Levy(%)" with "20"'];
check('Set the levy to 20 percent', levy, twenty);
check('Set the levy to 20%', levy, twenty);
check('Set the levy to 20 euros', levy, ['cannot-tell']);
