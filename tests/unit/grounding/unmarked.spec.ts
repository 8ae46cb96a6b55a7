/** Controls that nothing marks as such: no role, no pointer, no attribute, only a script. They are known by what they say and what stands beside them. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (text: string, x = 0, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { text, tag: 'div', box: { x, y: 10, width: 40, height: 20 }, ...more });

const line = (...texts: string[]): SnapshotNode =>
  node('generic', '', { children: texts.map((text, at) => box(text, at * 50)) });

const counter = (label: string, shown: string): SnapshotNode =>
  node('generic', '', { children: [node('text', label), box('−'), node('text', shown), box('+')] });

const counters = pageOf(counter('Adults', '1'), counter('Rooms', '2'));

const pager = pageOf(line('«', '1', '2', '3', '4', '»'));

const keypad = pageOf(line('7', '8', '9'), line('4', '5', '6'), line('1', '2', '3'));

const phone = pageOf(
  node('generic', '', {
    children: ['1', '2', '3', '4', '5', '6'].map((text) => box(text, 0, { clickable: true })),
  }),
);

const tabs = pageOf(line('Items', 'Delivery', 'Payment'), node('button', 'Save'));

const cell = (text: string, at: number, y: number, children: SnapshotNode[] = []): SnapshotNode =>
  node('cell', text, { box: { x: at * 100, y, width: 100, height: 20 }, children });

const row = (y: number, ...cells: (string | SnapshotNode)[]): SnapshotNode =>
  node('row', '', {
    children: cells.map((each, at) =>
      typeof each === 'string' ? cell(each, at, y) : cell('', at, y, [each]),
    ),
  });

const radio = (): SnapshotNode => node('radio', '', { checked: false });

const survey = pageOf(
  node('table', '', {
    children: [
      row(0, '', 'Agree', 'Strongly agree', 'Disagree'),
      row(20, 'The food was good', radio(), radio(), radio()),
      row(40, 'The room was quiet', radio(), radio(), radio()),
    ],
  }),
);

const roster = pageOf(
  node('table', '', {
    children: [
      row(0, '', 'Monday', 'Tuesday'),
      row(20, 'Igor', 'free', 'busy'),
      row(40, 'Olga', 'free', 'free'),
    ],
  }),
);

const stars = (label: string): SnapshotNode[] => [
  node('paragraph', '', { text: label }),
  node('generic', '', { children: [0, 20, 40, 60, 80].map((x) => box('☆', x)) }),
];

const ratings = pageOf(...stars('How was your stay?'), ...stars('How was the breakfast?'));

const lists = pageOf(box('Size'), box('Choose…'), box('Milk'), box('Choose…'));

const shape = (x: number, y: number, width: number, height: number, fill: string): SnapshotNode =>
  node('generic', '', { tag: 'span', box: { x, y, width, height }, look: { fill, shape: 'rectangle' } });

const sliderAt = (shown: string): SnapshotNode[] => [
  node('generic', '', { text: shown }),
  node('generic', '', { ref: 'track', tag: 'div', box: { x: 0, y: 50, width: 300, height: 8 } }),
  node('generic', '', { ref: 'thumb', tag: 'span', box: { x: 0, y: 44, width: 20, height: 20 } }),
  node('button', 'Submit', { ref: 'submit' }),
];

const switchRow = (label: string, y: number, isOn: boolean): SnapshotNode =>
  node('generic', '', {
    children: [
      node('text', label),
      node('generic', '', {
        ...shape(100, y, 44, 22, isOn ? '#33aa33' : '#bbbbbb'),
        ref: `${label} track`,
      }),
      shape(isOn ? 124 : 102, y + 2, 18, 18, '#ffffff'),
    ],
  });

const switches = (isOn: boolean): Snapshot =>
  pageOf(switchRow('Wi-Fi', 0, isOn), switchRow('Bluetooth', 40, true));

const swatches = pageOf(
  node('paragraph', '', { text: 'Colour of the frame' }),
  node('generic', '', {
    children: ['#111111', '#c62828', '#1950d2'].map((fill, at) => ({
      ...shape(at * 40, 40, 34, 34, fill),
      ref: fill,
    })),
  }),
);

const popup = pageOf(
  node('paragraph', '', { text: 'Opening hours', box: { x: 10, y: 60, width: 300, height: 20 } }),
  node('generic', '', {
    box: { x: 0, y: 0, width: 400, height: 400 },
    children: [box('×', 370), node('text', 'Join our newsletter!'), box('Join', 20)],
  }),
);

const tree = pageOf(
  node('generic', '', {
    children: [
      box('▸ Europe'),
      box('▾ America'),
      box('Lima'),
      box('+ Asia', 0, {
        parts: [
          { text: '+', ref: 'sign of Asia' },
          { text: 'Asia', ref: 'name of Asia' },
        ],
      }),
    ],
  }),
);

const menus = pageOf(node('generic', '', { children: [box('View'), box('Insert', 60)] }));

/** The ref of the n-th node below the page, in document order, that says or is called so. */
const refOf = ({ root }: Snapshot, wanted: string, nth = 1): string => {
  const all = [root];
  for (let at = 0; at < all.length; at += 1) all.splice(at + 1, 0, ...(all[at] as SnapshotNode).children);
  return all.filter(({ role, name, text }) => wanted === (text ?? (name || role)))[nth - 1]?.ref ?? 'none';
};

const cases: readonly [string, Snapshot, string, nth?: number][] = [
  ['Set the number of adults to 3', counters, '+'],
  ['Decrease the rooms by one', counters, '−', 2],
  ['Go to page 3 of the results', pager, '3'],
  ['Open the second page', pager, '2'],
  ['Go to the last page', pager, '4'],
  ['Press the key 4 three times', phone, '4'],
  ['Press the 5 key on the keypad twice', phone, '5'],
  ['Go to the Delivery tab', tabs, 'Delivery'],
  ['Open the third tab', tabs, 'Payment'],
  ['Answer "Disagree" to "The room was quiet"', survey, 'radio', 6],
  ['Rate "The food was good" as Agree', survey, 'radio', 1],
  ['Choose Strongly agree for "The room was quiet"', survey, 'radio', 5],
  ['Click the cell for Olga on Tuesday', roster, 'free', 3],
  ['Give the breakfast 4 stars', ratings, '☆', 9],
  ['Choose Oat as the milk', lists, 'Choose…', 2],
  ['Close the newsletter popup', popup, '×'],
  ['Expand Europe', tree, '▸ Europe'],
  ['Open the Europe node', tree, '▸ Europe'],
  ['Open the Insert menu', menus, 'Insert'],
  ['Choose Image from the Insert menu', menus, 'Insert'],
  ['In the Insert menu, choose Table and then Row', menus, 'Insert'],
  ['Collapse America', tree, '▾ America'],
];

for (const [said, page, wanted, nth] of cases)
  it(`${said}: ${wanted}`, () => {
    const plan = planned(said, page);
    expect(plan.kind === 'found' && plan.steps[0]?.ref, JSON.stringify(did(plan))).toBe(
      refOf(page, wanted, nth),
    );
  });

const refused: readonly [string, Snapshot][] = [
  ['Set the number of children to 3', counters],
  ['Go to page 9', pager],
  ['Go to page 3', keypad],
  ['Press the key 7', phone],
  ['Go to the Billing tab', tabs],
  ['Answer "Maybe" to "The room was quiet"', survey],
  ['Choose Agree for "The pool was clean"', survey],
  ['Click the cell for Olga on Sunday', roster],
  ['Choose Tuesday for Igor', roster],
  ['Give the pool 4 stars', ratings],
  ['Give 4 stars', ratings],
  ['Choose Large as the colour', lists],
  ['Turn on Airplane mode', switches(false)],
  ['Choose the green frame', swatches],
  ['Choose the red handle', swatches],
  ['Close the cookie popup', popup],
  ['Expand Africa', tree],
  ['Open the Tools menu', menus],
  ['In the Tools menu, choose Image', menus],
  ['Set the volume to 7', pageOf(...sliderAt('0'))],
  [
    'Set the contrast to 15',
    pageOf(
      node('generic', '', {
        children: [...sliderAt('0'), node('slider', 'Contrast', { min: '0', max: '10', value: '4' })],
      }),
    ),
  ],
];

for (const [said, page] of refused)
  it(`${said}: refused`, () => {
    expect(['none', 'ambiguous', 'cannot-tell']).toContain(planned(said, page).kind);
  });

test('the scale of a drawn slider is found by moving its handle, until the page shows the number', () => {
  const [first, second, third] = ['0', '3', '7'].map((shown) => pageOf(...sliderAt(shown))) as [
    Snapshot,
    Snapshot,
    Snapshot,
  ];
  const said = 'Set the slider to 7';
  const one = planned(said, first);
  expect(one.kind === 'found' && one.steps).toMatchObject([{ method: 'dragBy', ref: 'thumb' }]);
  const two = planned(said, second, one.kind === 'found' ? one.next : undefined, first);
  expect(two.kind === 'found' && two.steps).toMatchObject([
    { method: 'dragBy', arguments: ['100', '0', 'about'] },
  ]);
  const rest = two.kind === 'found' ? two.next : undefined;
  expect(planned(said, third, rest, second).kind).toBe('done');
  expect(planned(said, second, rest, second).kind).toBe('cannot-tell');
});

test('a drawn switch is on where its knob is on the right, and has to be there after the click', () => {
  const said = 'Turn on Wi-Fi';
  const click = planned(said, switches(false));
  expect(click.kind === 'found' && click.steps).toMatchObject([{ method: 'click', ref: 'Wi-Fi track' }]);
  const next = click.kind === 'found' ? click.next : undefined;
  expect(planned(said, switches(true), next, switches(false)).kind).toBe('done');
  expect(planned(said, switches(false), next, switches(false)).kind).toBe('cannot-tell');
  expect(planned(said, switches(true)).kind).toBe('done');
});

test('the sign in front of the name of an item opens it, where both are parts of one text', () => {
  const plan = planned('Expand Asia', tree);
  expect(plan.kind === 'found' && plan.steps).toMatchObject([{ method: 'click', ref: 'sign of Asia' }]);
});

test('a swatch is the one of its colour in the row that the label is of', () => {
  const plan = planned('Choose the blue frame', swatches);
  expect(plan.kind === 'found' && plan.steps).toMatchObject([{ method: 'click', ref: '#1950d2' }]);
});

test('a swatch with a title is the one that is called so, under what is said in front of the row', () => {
  const swatch = (name: string, at: number): SnapshotNode =>
    node('generic', name, {
      clickable: true,
      tag: 'div',
      look: { fill: `#3${at}7788`, shape: 'square' },
      box: { x: at * 40, y: 60, width: 34, height: 34 },
    });
  const page = pageOf(
    node('paragraph', '', { text: 'Choose a background colour' }),
    node('generic', '', { children: ['Coral', 'Teal', 'Plum'].map(swatch) }),
  );
  expect(did(planned('Make the background teal', page))).toContain('"Teal"');
  expect(did(planned('Set the background colour to plum', page))).toContain('"Plum"');
  expect(did(planned('Make the border teal', page))).toBe('none');
  expect(did(planned('Make the background crimson', page))).toBe('none');
});

test('a drawn switch without a knob that can be told of stands as its class says', () => {
  const page = (mark: string): Snapshot =>
    pageOf(
      ...['Dark mode', 'Sounds'].map((label, at) =>
        node('generic', '', {
          ref: label,
          children: [
            node('generic', '', { text: label }),
            node('generic', '', {
              ref: `${label} track`,
              clickable: true,
              look: { fill: '#bbbbbb' },
              classes: at === 0 ? ['sw', mark] : ['sw'],
              box: { x: 200, y: at * 40, width: 40, height: 20 },
            }),
          ],
        }),
      ),
    );
  const click = planned('Enable dark mode', page('x'));
  expect(click.kind === 'found' && click.steps).toMatchObject([{ ref: 'Dark mode track' }]);
  const next = click.kind === 'found' ? click.next : undefined;
  expect(planned('Enable dark mode', page('on'), next, page('x')).kind).toBe('done');
  expect(planned('Enable dark mode', page('x'), next, page('x')).kind).toBe('cannot-tell');
  expect(planned('Enable dark mode', page('on')).kind).toBe('done');
});

test('what covers the whole page is the popup that its text says, even where the cover itself is no node', () => {
  const page = pageOf(
    node('button', 'Start quiz', { hidden: 'covered' }),
    node('generic', '', {
      box: { x: 400, y: 200, width: 300, height: 100 },
      children: [
        node('generic', '', { text: '×', clickable: true }),
        node('heading', 'Join our mailing list!'),
      ],
    }),
  );
  expect(did(planned('Close the mailing list popup', page))).toContain('×');
  expect(did(planned('Close the discount popup', page))).toBe('none');
});
