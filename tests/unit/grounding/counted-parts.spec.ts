/** Numbers between two signs: the parts of a party, and amounts that one press changes by more than one. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const counter = (label: string, shown: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['counter'],
    children: [
      node('generic', '', { tag: 'span', text: label }),
      node('button', `Fewer ${label}`, { tag: 'button', text: '−' }),
      node('generic', '', { tag: 'span', text: shown }),
      node('button', `More ${label}`, { tag: 'button', text: '+' }),
    ],
  });

const party = (adults: string, children: string): Snapshot =>
  pageOf(node('heading', 'Party', { level: 2 }), counter('adults', adults), counter('children', children));

const more = (what: string): string => `click button "More ${what}"`;

test('each part of a party is brought to its number', () => {
  expect(
    inTurn('Set the party to 4 adults and 1 child', [
      party('2', '0'),
      party('3', '0'),
      party('4', '0'),
      party('4', '1'),
    ]),
  ).toEqual([more('adults'), more('adults'), more('children'), 'done']);
  expect(inTurn('Choose three adults and two children', [party('2', '0')])).toEqual([more('adults')]);
  expect(stepsInAll('Set the guests to 2 adults and 0 children', party('2', '0'))).toEqual([]);
});

for (const sentence of [
  'Set the party to 4 adults and 2 dogs',
  'Choose 3 tables and 2 children',
  'Set the weather to 4 adults',
  'Add two adults and two children',
])
  it(`${sentence}: nothing`, () =>
    expect(stepsInAll(sentence, party('2', '0'))).toEqual([
      expect.stringMatching(/^(?:none|cannot-tell|ambiguous)$/),
    ]));

const excess = (shown: string): Snapshot =>
  pageOf(
    node('paragraph', '', {
      tag: 'p',
      children: [
        node('text', 'Excess'),
        node('button', 'Lower excess', { tag: 'button', text: '–' }),
        node('generic', '', { tag: 'span', text: shown }),
        node('button', 'Raise excess', { tag: 'button', text: '+' }),
      ],
    }),
  );
const lower = 'click button "Lower excess"';

test('how far one press goes is seen after the first', () => {
  // The page draws its signs anew, and is looked at after each press.
  expect(inTurn('Lower the excess to €200', ['€500', '€400', '€300', '€200'].map(excess))).toEqual([
    lower,
    lower,
    lower,
    'done',
  ]);
  expect(inTurn('Set the excess to 1,000', [excess('€1,500'), excess('€1,000')])).toEqual([lower, 'done']);
  // By steps of 100 it never shows 250.
  expect(inTurn('Lower the excess to €250', [excess('€500'), excess('€400')])).toEqual([
    lower,
    'cannot-tell',
  ]);
});

test('what would go the other way, or takes too many presses, is refused', () => {
  for (const sentence of ['Lower the excess to €700', 'Raise the excess to €100', 'Set the excess to 123'])
    expect(stepsInAll(sentence, excess('€500')), sentence).toEqual([
      expect.stringMatching(/^(?:none|cannot-tell)$/),
    ]);
});

test('what is counted behind a day is set as well, and never dropped', () => {
  const stay = (day: string, adults: string): Snapshot =>
    pageOf(
      node('textbox', 'Check-out', { tag: 'input', inputType: 'date', value: day }),
      counter('adults', adults),
    );
  expect(
    inTurn('Set the check-out to 14 June 2025 for 3 adults', [
      stay('', '2'),
      stay('2025-06-14', '2'),
      stay('2025-06-14', '3'),
    ]),
  ).toEqual([expect.stringContaining('14 June 2025'), more('adults'), 'done']);
  expect(stepsInAll('Set the check-out to 14 June 2025 for 3 dogs', stay('', '2'))).toEqual([
    expect.stringMatching(/^(?:none|cannot-tell)$/),
  ]);
});

test('a field that opens a calendar takes a date and no words beside it', () => {
  const page = pageOf(node('textbox', 'Check-out', { tag: 'input', readonly: true, hasPopup: 'dialog' }));
  expect(stepsInAll('Set the check-out to 14 June 2025 for three dogs', page)).toEqual(['cannot-tell']);
  expect(stepsInAll('Set the check-out to Saturday 14 June 2025', page)[0]).toBe('click textbox "Check-out"');
});

/** Cards with a number between two signs, and a field of their own. */
const room = (name: string, shown: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['room'],
    children: [
      node('heading', name, { level: 3 }),
      node('button', '−', { tag: 'button', text: '−' }),
      node('strong', '', { tag: 'b', text: shown }),
      node('button', '+', { tag: 'button', text: '+' }),
      node('combobox', 'Fan', { tag: 'select', value: 'auto', options: ['auto', 'low'] }),
    ],
  });
const rooms = (nursery: string): Snapshot => pageOf(room('Nursery', nursery), room('Bathroom', '23 °C'));

const dial = (shown: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['dial'],
    children: [
      node('button', '▲', { tag: 'button', text: '▲' }),
      node('generic', '', { tag: 'span', text: shown }),
      node('button', '▼', { tag: 'button', text: '▼' }),
    ],
  });

const offer = (name: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['offer'],
    children: [
      node('strong', '', { tag: 'b', text: name }),
      ...more,
      node('button', `Add ${name}`, { tag: 'button', text: '+' }),
    ],
  });

test('a number between its signs is told by what stands in front of them, and by its unit', () => {
  const plus = 'click button "+"';
  expect(inTurn('Set the nursery to 21 °C', [rooms('19 °C'), rooms('20 °C'), rooms('21 °C')])).toEqual([
    plus,
    plus,
    'done',
  ]);
  expect(inTurn('Raise the nursery temperature by two degrees', [rooms('19 °C')])).toEqual([plus]);
  for (const sentence of [
    'Set the nursery to 21 minutes',
    'Raise the nursery by two hours',
    'Raise the temperature by one degree',
  ])
    expect(inTurn(sentence, [rooms('19 °C')])).toEqual(['none']);
});

test('dials without a name are told by their order', () => {
  const lock = pageOf(dial('0'), dial('0'), dial('0'));
  const refs = lock.root.children.map(({ children: [up] }) => up?.ref);
  const answer = planned('Turn the second dial up three times', lock);
  expect(answer.kind === 'found' && answer.steps.map(({ ref }) => ref)).toEqual([refs[1], refs[1], refs[1]]);
  expect(stepsInAll('Press the down arrow of the last dial once', lock)).toEqual(['click button "▼"']);
  for (const sentence of ['Turn the fourth dial up', 'Turn the second knob up'])
    expect(stepsInAll(sentence, lock)).toEqual([expect.stringMatching(/^(?:none|cannot-tell)$/)]);
});

test('what a button adds one by one is added as often as is said', () => {
  const pieces = node('spinbutton', 'Pieces', { tag: 'input', value: '1' });
  const shop = pageOf(offer('Cola'), offer('Scone', pieces));
  expect(stepsInAll('Add two colas', shop)).toEqual(['click button "Add Cola"', 'click button "Add Cola"']);
  // One with a field for how many is added once.
  expect(stepsInAll('Add two scones', shop)).toEqual([
    'fill spinbutton "Pieces" with "2"',
    'click button "Add Scone"',
  ]);
  expect(stepsInAll('Add two muffins', shop)).toEqual([expect.stringMatching(/^(?:none|cannot-tell)$/)]);
});

test('what is ordered is counted between its signs: the one that is called just so', () => {
  const menu = (soup: string, tea: string): Snapshot =>
    pageOf(counter('soup', soup), counter('tea', tea), counter('iced tea', '0'));
  expect(
    inTurn('Order two soups and one tea', [menu('0', '0'), menu('1', '0'), menu('2', '0'), menu('2', '1')]),
  ).toEqual([more('soup'), more('soup'), more('tea'), 'done']);
  expect(stepsInAll('Order two pies and one tea', menu('0', '0')).at(-1)).toMatch(/^(?:none|cannot-tell)$/);
});
