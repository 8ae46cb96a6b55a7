/** What the things of a list are called tells nothing of one of them, and leads to none of another list; signs that take a line away, or open its menu. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const line = tableLines(import.meta.url);
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const heading = (name: string, level = 3): SnapshotNode =>
  node('heading', name, { level, tag: `h${level}`, text: name });
const words = (text: string): SnapshotNode => node('generic', '', { tag: 'span', text });
const box = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const cross = (): SnapshotNode =>
  node('generic', '', {
    tag: 'span',
    text: '×',
    clickable: true,
    box: { x: 0, y: 0, width: 12, height: 12 },
  });
const called = (...children: SnapshotNode[]) => ({ ...pageOf(...children), title: 'Larder' });

/** Two lists on one page, each with a cross in its lines. */
const pantry = () =>
  called(
    box(
      'part',
      heading('Spices'),
      ...['Cumin', 'Sumac', 'Nutmeg'].map((name) => box('chip', words(name), cross())),
    ),
    box(
      'part',
      heading('Sauces in this cupboard'),
      ...['Harissa', 'Ponzu', 'Pesto'].map((name) => box('line', words(name), button('Remove'))),
    ),
  );

for (const [said, done] of [
  ['Remove Sumac from the spices', 'click element "×"'],
  ['Remove the spice Sumac', 'click element "×"'],
  ['Remove the Sumac spice', 'click element "×"'],
  ['Remove the Ponzu sauce', 'click button "Remove"'],
  ['Remove Ponzu from the spices', ''],
  ['Remove the Sumac sauce', ''],
  ['Remove the spice Ponzu', ''],
  ['Remove Saffron from the spices', ''],
] as const)
  line(said, () => {
    const steps = did(planned(said, pantry()));
    if (done === '') expect(steps).not.toContain('click');
    else expect(steps).toContain(done);
  });

const row = (...cells: (string | SnapshotNode)[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: cells.map((each) =>
      typeof each === 'string'
        ? node('cell', each, { tag: 'td', text: each })
        : node('cell', '', { tag: 'td', children: [each] }),
    ),
  });
const bookings = () =>
  called(
    heading('Bookings', 1),
    node('table', '', {
      tag: 'table',
      children: [
        node('rowgroup', '', {
          tag: 'thead',
          children: [
            node('row', '', {
              tag: 'tr',
              children: ['Booking', 'Guest', 'Room', ''].map((text) =>
                node('columnheader', text, { tag: 'th', text }),
              ),
            }),
          ],
        }),
        node('rowgroup', '', {
          tag: 'tbody',
          children: [
            row('B-17', 'Ada Quist', 'Attic', button('Delete')),
            row('B-18', 'Tom Reyes', 'Cellar', button('Delete')),
            row('B-19', 'Mia Sand', 'Tower', button('Delete')),
          ],
        }),
      ],
    }),
  );

for (const [said, isDone] of [
  ['Delete the booking of Tom Reyes', true],
  // What only a column is called is a part of the row.
  ['Delete the room of Tom Reyes', false],
  ['Delete the booking of Tom Sand', false],
] as const)
  line(said, () => {
    const steps = did(planned(said, bookings()));
    if (isDone) expect(steps).toContain('click button "Delete"');
    else expect(steps).not.toContain('click');
  });

/** Cards that are opened by a click, with a link to all of them in the navigation. */
const shelves = () =>
  called(
    node('link', 'Albums', { tag: 'a', url: '/albums' }),
    box(
      'part',
      heading('Albums'),
      ...['Coast 12 photos', 'Alps 40 photos', 'Kitchen garden 3 photos'].map((text) =>
        node('generic', '', {
          tag: 'div',
          classes: ['card'],
          clickable: true,
          children: [words(text), button('Hide')],
        }),
      ),
    ),
    box(
      'part',
      heading('Photos in this album'),
      node('textbox', 'Find a photo', {
        tag: 'input',
        hints: [{ from: 'label-nearby', text: 'Photos in this album' }],
      }),
      ...['boat', 'harbour', 'gull'].map((name) => box('photo', words(name), button('Hide'))),
    ),
  );

for (const [said, done] of [
  ['Open the Alps album', 'Alps 40 photos'],
  ['Open the album Alps', 'Alps 40 photos'],
  ['Open the Kitchen garden album', 'Kitchen garden 3 photos'],
  ['Open the Desert album', ''],
  ['Open the harbour album', ''],
  ['Hide the gull album', ''],
] as const)
  line(said, () => {
    const steps = did(planned(said, shelves()));
    if (done === '') expect(steps).not.toContain('click');
    else expect(steps).toContain(done);
  });

/** Boats that are counted over them, and found by the number that is typed. */
const harbour = (count: string) =>
  called(
    words(count),
    node('textbox', 'Boat number', { tag: 'input' }),
    ...['K-11', 'K-12', 'K-13'].map((name, at) =>
      box('boat', words(name), button(at === 1 ? 'Moor' : 'Cast off'), button('Log')),
    ),
  );

for (const [said, count, isDone] of [
  ['Moor boat K-12', 'Wheelhouse — 3 boats', true],
  ['Moor the boat K-12', '3 boats', true],
  ['Moor boat K-14', 'Wheelhouse — 3 boats', false],
  ['Moor raft K-12', 'Wheelhouse — 3 boats', false],
  ['Moor boat K-11', 'Wheelhouse — 3 boats', false],
] as const)
  line(`${said} (${count})`, () => {
    const steps = did(planned(said, harbour(count)));
    if (isDone) expect(steps).toContain('click button "Moor"');
    else expect(steps).not.toContain('click button "Moor"');
  });

test('what is opened for editing is edited, and not shown', () => {
  const notes = (...buttons: string[]) =>
    called(
      heading('Notes'),
      node('table', '', {
        tag: 'table',
        children: ['Frost', 'Thaw', 'Hail'].map((name) =>
          row(name, box('buttons', ...buttons.map((each) => button(each)))),
        ),
      }),
    );
  expect(did(planned('Open Thaw for editing', notes('View', 'Edit')))).toContain('click button "Edit"');
  expect(did(planned('Open the Thaw note for editing', notes('Edit')))).toContain('click button "Edit"');
  expect(did(planned('Open Thaw for editing', notes('View', 'Copy')))).not.toContain('click');
  expect(did(planned('Open Sleet for editing', notes('View', 'Edit')))).not.toContain('click');
});

test('a cross beside a pencil takes the whole line away, and one beside a tag only that', () => {
  const friend = (name: string, ...signs: SnapshotNode[]): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      children: [
        node('heading', name, {
          tag: 'h4',
          level: 4,
          children: [node('text', name), box('signs', ...signs)],
        }),
        words('Bristol'),
      ],
    });
  const sign = (name: string): SnapshotNode =>
    node('link', name, { tag: 'a', url: '#', text: name, box: { x: 0, y: 0, width: 14, height: 14 } });
  const listOf = (...signs: string[]) =>
    called(
      heading('Friends'),
      node('list', '', {
        tag: 'ul',
        children: ['Ann B. Moor', 'Olu Day', 'Kit Lund'].map((name) =>
          friend(name, ...signs.map((each) => sign(each))),
        ),
      }),
    );
  expect(did(planned('Delete Olu Day', listOf('✎', '✖')))).toContain('click link "✖"');
  expect(did(planned('Delete Olu Day', listOf('✎', '❌')))).toContain('click link "❌"');
  expect(did(planned('Delete Ann B. Moor', listOf('✎', '✖')))).toContain('click link "✖"');
  expect(did(planned('Delete Ann Day', listOf('✎', '✖')))).not.toContain('click');
});

test('the dots of a menu are no title of what it holds', () => {
  const track = (name: string, ...items: SnapshotNode[]): SnapshotNode =>
    row(
      name,
      '3:20',
      node('group', '', {
        tag: 'details',
        children: [
          node('generic', 'Actions', {
            tag: 'summary',
            text: '⋮',
            clickable: true,
            expanded: items.length > 0,
          }),
          ...(items.length > 0 ? [box('items', ...items)] : []),
        ],
      }),
    );
  const tracks = (...items: SnapshotNode[]) =>
    called(
      heading('Tracks', 1),
      node('table', '', {
        tag: 'table',
        children: [track('Low fog'), track('Tin roof', ...items), track('Late bus')],
      }),
    );
  const instruction = 'Duplicate Tin roof';
  const first = plan({ instruction, snapshot: tracks(), variables: [] });
  const looked = first.kind === 'none' ? first.lastly : first;
  expect(looked && did(looked)).toContain('click element "Actions"');
  const next = looked?.kind === 'found' ? looked.next : undefined;
  const then = (...items: SnapshotNode[]) =>
    did(plan({ instruction, snapshot: tracks(...items), before: tracks(), variables: [], next }));
  expect(then(button('Duplicate'), button('Pin'))).toContain('click button "Duplicate"');
  expect(then(button('Rename'), button('Pin'))).not.toContain('click button');
});
