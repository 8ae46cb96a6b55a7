/** Choices that a word in front of them, a price or the page itself explains: what sorts, what a day shows, what costs extra. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const say = (instruction: string, ...children: SnapshotNode[]): string =>
  did(planned(instruction, pageOf(...children)));

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const line = (...children: SnapshotNode[]): SnapshotNode => node('paragraph', '', { tag: 'p', children });
const boxTo = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });

function table(heads: readonly string[], rows: readonly (readonly string[])[]): SnapshotNode {
  const row = (role: string, texts: readonly string[]): SnapshotNode =>
    node('row', '', { tag: 'tr', children: texts.map((text) => node(role, text, { text })) });
  return node('table', '', {
    tag: 'table',
    children: [row('columnheader', heads), ...rows.map((texts) => row('cell', texts))],
  });
}

const runners = table(
  ['Runner', 'Time', 'Avg heart'],
  [
    ['Ada', '41', '151'],
    ['Bo', '39', '160'],
  ],
);

test('the button behind "Order by" sorts, and not the title of a column that nothing marks', () => {
  const page = [
    node('heading', 'Runners', { level: 2 }),
    line(node('text', 'Order by'), button('Runner', { pressed: true }), button('Time', { pressed: false })),
    runners,
  ];
  expect(say('Order the runners by time', ...page)).toBe('click button "Time"');
  expect(say('Order the runners by runner', ...page)).toBe('done');
});

test('a title that is cut short is that of its column, where only one begins so', () => {
  const page = [node('heading', 'Runners', { level: 2 }), runners];
  expect(say('Sort the runners by average heart, highest first', ...page)).toBe(
    'click columnheader "Avg heart"',
  );
  expect(say('Sort the runners by avgas heart, highest first', ...page)).toBe('none');
});

test('the day to choose shows what the page is about, and nothing else of that day', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday'].map((day) => button(day, { pressed: day === 'Monday' }));
  const page = {
    ...pageOf(
      line(node('link', 'Rota', { tag: 'a' }), node('link', 'Cooks', { tag: 'a' })),
      node('group', 'Day', { children: days }),
    ),
    title: 'Rota of the kitchen',
  };
  for (const sentence of ["Show Tuesday's rota", 'Open the Tuesday rota'])
    expect(did(planned(sentence, page))).toBe('click button "Tuesday"');
  expect(did(planned("Show Monday's rota", page))).toBe('done');
  expect(did(planned("Show Tuesday's cooks", page))).toBe('none');
  expect(did(planned("Show Friday's rota", page))).toBe('none');
});

test('what costs extra is added by its box', () => {
  const page = [button('Add to cart'), boxTo('Travel cover (€4.50)'), boxTo('Newsletter')];
  expect(say('Add travel cover', ...page)).toBe('check checkbox "Travel cover (€4.50)"');
  expect(say('Include the travel cover', ...page)).toBe('check checkbox "Travel cover (€4.50)"');
  expect(say('Add hotel cover', ...page)).toBe('none');
  expect(say('Add a newsletter', ...page)).not.toContain('check');
});

test('how it is sent is chosen behind what is added', () => {
  const ways = ['Parcel', 'Bike courier'].map((way) => node('radio', way, { tag: 'input', checked: false }));
  const page = pageOf(boxTo('Travel cover (€4.50)'), line(node('text', 'Delivery'), ...ways));
  expect(stepsInAll('Add travel cover and have it delivered by bike courier', page)).toEqual([
    'check checkbox "Travel cover (€4.50)"',
    'check radio "Bike courier"',
  ]);
  expect(stepsInAll('Add travel cover and have it delivered by drone', page).at(-1)).toBe('cannot-tell');
});

test('all of whom something is said are meant by the button for all of them', () => {
  const page = [button('Remind all late'), button('Print')];
  expect(say('Remind everyone who is late', ...page)).toBe('click button "Remind all late"');
  expect(say('Remind everyone who is not late', ...page)).toBe('none');
  expect(say('Remind everyone who is ill', ...page)).toBe('none');
});

test('what is sent in this channel is sent where one is', () => {
  const page = [node('textbox', 'Write a message', { tag: 'div' }), button('Send')];
  expect(say('Send "Gate is open" in this channel', ...page)).toBe(
    'fill textbox "Write a message" with "Gate is open"; click button "Send"',
  );
  expect(say('Send "Gate is open" in the harbour channel', ...page)).toBe('none');
});

test('a time goes into the field that shows how it is written', () => {
  const page = pageOf(
    line(
      node('textbox', 'mm:ss', { tag: 'input', placeholder: 'mm:ss' }),
      node('textbox', 'Remark', { tag: 'input', placeholder: 'Remark' }),
      button('Add bookmark'),
    ),
  );
  expect(stepsInAll('Add a bookmark at 12:40 with the remark "Rain"', page)).toEqual([
    'fill textbox "mm:ss" with "12:40"',
    'fill textbox "Remark" with "Rain"',
    'click button "Add bookmark"',
  ]);
});

test('stars are a rating though a button stands behind them', () => {
  const star = (): SnapshotNode => node('generic', '', { tag: 'span', text: '☆', clickable: true });
  const cards = ['Oat cake', 'Rye bread'].map((name) =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('generic', '', { tag: 'b', text: name }),
        node('generic', '', {
          tag: 'div',
          children: [star(), star(), star(), star(), star(), button('Change')],
        }),
      ],
    }),
  );
  const page = [node('generic', '', { tag: 'div', children: cards })];
  expect(say('Give the rye bread four stars', ...page)).toBe('click element "☆"');
  expect(say('Give the rye bread six stars', ...page)).toBe('cannot-tell');
  expect(say('Give the white bread four stars', ...page)).toBe('none');
});
