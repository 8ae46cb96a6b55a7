/** Rows and cards with a box of their own to choose them by: told by name, by a state that they show, or all but some. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked });
const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });

/** Cards drawn of plain boxes, which a click opens. */
const parcels = [
  ['P-11', 'Ada Long', 'Waiting'],
  ['P-12', 'Ben Ode', 'Lost'],
  ['P-13', 'Cem Aydin', 'Waiting'],
  ['P-14', 'Ada Long', 'Delivered'],
].map(([code = '', name = '', state = '']) =>
  node('generic', '', {
    tag: 'div',
    classes: ['parcel'],
    clickable: true,
    children: [
      box(`Select ${code}`),
      text(code),
      text(name),
      text(state),
      node('button', '⋮', { tag: 'button' }),
    ],
  }),
);
const cards = pageOf(
  node('heading', 'Parcels', { level: 1 }),
  node('generic', '', { tag: 'div', classes: ['tabs'], children: [text('Waiting'), text('Lost')] }),
  node('generic', '', { tag: 'div', classes: ['all'], children: parcels }),
);

/** A table whose boxes have no name. */
const table = pageOf(
  node('heading', 'Members', { level: 2 }),
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: ['', 'Name', 'Level'].map((each) => node('columnheader', each)),
      }),
      ...[
        ['Eve Moss', 'Gold'],
        ['Finn Rae', 'Silver'],
        ['Gil Orr', 'Gold'],
      ].map((cells) =>
        node('row', '', {
          tag: 'tr',
          children: [
            node('cell', '', { tag: 'td', children: [box('')] }),
            ...cells.map((each) => node('cell', each, { tag: 'td' })),
          ],
        }),
      ),
    ],
  }),
);

const ticks = (...codes: string[]): string[] => codes.map((code) => `check checkbox "Select ${code}"`);

for (const [sentence, codes] of [
  ['Select the parcels P-11 and P-13', ['P-11', 'P-13']],
  ['Select P-12, P-13 and P-14', ['P-12', 'P-13', 'P-14']],
  ['Select Ben Ode and Cem Aydin', ['P-12', 'P-13']],
  ['Tick the parcels of Ben Ode and Cem Aydin', ['P-12', 'P-13']],
  ['Select the parcel of Cem Aydin', ['P-13']],
  ['Select both parcels of Ada Long', ['P-11', 'P-14']],
  ['Select all waiting parcels', ['P-11', 'P-13']],
  ['Tick all parcels that are waiting', ['P-11', 'P-13']],
  ['Select the parcels that are waiting', ['P-11', 'P-13']],
  ['Tick all parcels except the waiting ones', ['P-12', 'P-14']],
  ['Select every parcel except P-12', ['P-11', 'P-13', 'P-14']],
  ['Select all parcels but those that are lost', ['P-11', 'P-13', 'P-14']],
] as const)
  it(`${sentence}: their boxes, and no click on a card`, () => {
    expect(stepsInAll(sentence, cards)).toEqual(ticks(...codes));
  });

for (const sentence of [
  'Select P-11 and P-99',
  'Select both parcels of Ben Ode',
  'Select all broken parcels',
  'Select all parcels except P-99',
  'Select the parcels of Ada Long and Ben Ode',
])
  it(`${sentence}: nothing is ticked`, () => {
    expect(stepsInAll(sentence, cards)).toEqual([expect.stringMatching(/^(?:none|cannot-tell|ambiguous)$/)]);
  });

test('the boxes of a table have no name', () => {
  expect(stepsInAll('Select the members Eve Moss and Gil Orr', table)).toHaveLength(2);
  expect(stepsInAll('Select all gold members', table)).toHaveLength(2);
  expect(stepsInAll('Tick all members except Finn Rae', table)).toHaveLength(2);
});

test('a box that says something of its own does not choose the card', () => {
  const compared = ['Fern', 'Moss'].map((name) =>
    node('generic', '', {
      tag: 'div',
      classes: ['plant'],
      children: [text(name), text('In stock'), box('Compare')],
    }),
  );
  const page = pageOf(
    node('heading', 'Plants', { level: 1 }),
    node('generic', '', { tag: 'div', children: compared }),
  );
  expect(stepsInAll('Select all plants in stock', page).join(' ')).not.toContain('Compare');
});

const bar = (...names: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['bulk'],
    children: names.map((name) => node('button', name, { tag: 'button' })),
  });
const list = (chosen: readonly string[], ...buttons: string[]): Snapshot =>
  pageOf(
    node('heading', 'Parcels', { level: 1 }),
    bar(...buttons),
    node('generic', '', {
      tag: 'div',
      children: ['P-11', 'P-12', 'P-13'].map((code) =>
        node('generic', '', {
          tag: 'div',
          classes: ['parcel'],
          children: [box(`Select ${code}`, chosen.includes(code)), text(code), text('Waiting')],
        }),
      ),
    }),
  );

for (const [why, sentence, page, steps] of [
  ['two', 'Mark them as lost', list(['P-11', 'P-12'], 'Mark lost', 'Export'), ['click button "Mark lost"']],
  ['one', 'Mark them as lost', list(['P-11'], 'Mark as lost', 'Mark found'), ['click button "Mark as lost"']],
  [
    'said',
    'Archive the selected parcels',
    list(['P-11'], 'Archive selected'),
    ['click button "Archive selected"'],
  ],
  ['none', 'Mark them as lost', list([], 'Mark lost', 'Export'), ['none']],
  ['another button', 'Mark them as lost', list(['P-11'], 'Mark found', 'Export'), ['none']],
] as const)
  it(`${sentence}, where those are chosen: ${why}`, () => {
    expect(stepsInAll(sentence, page)).toEqual(steps);
  });

test('both are chosen for the button that does it to those that are chosen', () => {
  const first = planned('Mark P-11 and P-13 as lost', list([], 'Mark lost'));
  expect(did(first).split('; ')).toEqual(ticks('P-11', 'P-13'));
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(planned('', list(['P-11', 'P-13'], 'Mark lost'), next))).toBe('click button "Mark lost"');
  // Something else is chosen, one of them is not there, or no button says it.
  expect(did(planned('Mark P-11 and P-13 as lost', list(['P-12'], 'Mark lost')))).toBe('none');
  expect(did(planned('Mark P-11 and P-99 as lost', list([], 'Mark lost')))).toBe('none');
  expect(did(planned('Mark P-11 and P-13 as lost', list([], 'Mark found')))).toBe('none');
});

test('the noun may be said with each of them', () => {
  expect(stepsInAll('Select the parcel P-11 and the parcel P-13', cards)).toEqual(
    stepsInAll('Select the parcels P-11 and P-13', cards),
  );
  expect(stepsInAll('Select the parcel P-11 and the parcel P-99', cards)).toEqual(['none']);
});

test('people are chosen by what a column says of them', () => {
  const ticked = (said: string): string => {
    const answer = planned(said, table);
    return answer.kind === 'found' ? String(answer.steps.length) : answer.kind;
  };
  expect(ticked('Select everybody with the level Gold')).toBe('2');
  expect(ticked('Select the members who are silver')).toBe('1');
  expect(ticked('Select everyone except the silvers')).toBe('2');
  expect(ticked('Select everyone who is bronze')).toBe('none');
});

test('all of a list that goes on on further pages are not those that are shown', () => {
  const pager = (all: number): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [node('text', 'Page'), node('strong', '', { tag: 'b', text: `1 of ${all}` })],
    });
  const page = (all: number): Snapshot =>
    pageOf(
      node('heading', 'Parcels', { level: 1 }),
      node('generic', '', { tag: 'div', classes: ['all'], children: parcels }),
      pager(all),
    );
  expect(did(planned('Select all waiting parcels', page(1)))).toContain('Select P-11');
  expect(did(planned('Select all waiting parcels', page(3)))).not.toContain('Select P-11');
});

test('what is ticked to be compared is compared, where a button comes up for it', () => {
  const bikes = (...ticked: string[]) =>
    ['Heron', 'Stork', 'Crane'].map((name) =>
      node('generic', '', {
        tag: 'div',
        classes: ['bike'],
        children: [
          node('heading', name, { level: 3 }),
          node('checkbox', 'Compare', {
            tag: 'input',
            inputType: 'checkbox',
            checked: ticked.includes(name),
            ref: `box-${name}`,
          }),
        ],
      }),
    );
  const page = (...ticked: string[]) =>
    pageOf(
      node('generic', '', { tag: 'div', children: bikes(...ticked) }),
      ...(ticked.length > 1 ? [node('button', `Compare ${ticked.length} bikes`, { tag: 'button' })] : []),
    );
  for (const said of ['Compare the Heron and the Crane', 'compare the Heron with the Crane'])
    expect(inTurn(said, [page(), page('Heron'), page('Heron', 'Crane')])).toEqual([
      'check checkbox "Compare"',
      'check checkbox "Compare"',
      'click button "Compare 2 bikes"',
    ]);
  expect(did(planned('Compare the Heron and the Swan', page()))).toBe('none');
});

test('of two that are to be compared not one alone is ticked', () => {
  const phone = (name: string): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      children: [
        node('heading', name, { level: 3, tag: 'h3' }),
        node('checkbox', 'Compare', { tag: 'input', inputType: 'checkbox', checked: false }),
        // What it adds is no word for what the page lists.
        node('button', `Add ${name} to wish list`, { tag: 'button', text: '♡' }),
      ],
    });
  const page = pageOf(
    node('list', '', { tag: 'ul', children: ['Aria One', 'Nordic Mini', 'Nordic Click'].map(phone) }),
  );
  for (const said of ['Compare the Aria One with the Nordic Click', 'Compare the Aria One and Nordic Click'])
    expect(stepsInAll(said, page).filter((step) => step.startsWith('check ')).length, said).not.toBe(1);
  expect(did(planned('Compare the Aria One', page))).toBe('check checkbox "Compare"');
});
