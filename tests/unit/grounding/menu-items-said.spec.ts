/** What the item of the menu of a record needs not say, and what it says for nobody to see. */
import { expect, test } from '../../../fixtures/test.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { behind, more, row, rowsWithMenu } from './menus.js';
import { did, node, pageOf } from './snapshot.js';

test('where the record lies and what the page counts need not be said by the item', () => {
  const stops = [
    node('paragraph', '', { text: '2 stops, 3 nights' }),
    node('tabpanel', 'Route', {
      children: [
        node('list', '', {
          children: ['Bled', 'Piran'].map((name) =>
            node('listitem', '', {
              children: [node('text', name), node('button', 'More options', more)],
            }),
          ),
        }),
      ],
    }),
  ];
  const items = ['Move earlier', 'Raise priority', 'Remove stop', 'Delete comment'];
  const last = (sentence: string): string => behind(sentence, stops, ...items)[1] ?? '';
  expect(last('Remove Piran from the route')).toBe('click menuitem "Remove stop"');
  expect(last('Raise the priority of Bled')).toBe('click menuitem "Raise priority"');
  expect(last('Remove Piran from the packing')).not.toContain('menuitem');
  expect(last('Archive Piran')).toBe('press Escape');
  expect(last('Lower the priority of Bled')).not.toContain('menuitem');
});

test('what stands behind the name of an item for nobody to see is no part of it', () => {
  const jobs = rowsWithMenu('Orders', ['Gearbox', 'Blades']);
  const shown = ['Raise priority', 'Delete order'].map((text) =>
    node('menuitem', `${text} Is Active`, {
      children: [
        node('generic', '', { text }),
        node('generic', '', { text: 'Is Active', hidden: 'clipped' }),
      ],
    }),
  );
  const open = pageOf(...jobs, node('menu', '', { children: shown }));
  const said = (instruction: string): string => {
    const before = pageOf(...jobs);
    const first = plan({ instruction, snapshot: before, variables: [] });
    if (first.kind !== 'found' || first.next === undefined) return did(first);
    return did(plan({ instruction, snapshot: open, before, variables: [], next: first.next }));
  };
  expect(said('Delete the order of the gearbox')).toBe('click menuitem "Delete order Is Active"');
  expect(said('Duplicate the order of the gearbox')).not.toContain('menuitem');
});

test('an item that is just the state that something is marked as needs no verb', () => {
  const rooms = rowsWithMenu('Rooms', ['Attic', 'Cellar']);
  const last = (sentence: string, ...items: string[]): string => behind(sentence, rooms, ...items)[1] ?? '';
  const items = ['Aired today', 'Assign cleaner…', 'Remove room'];
  expect(last('Mark the attic as aired today', ...items)).toBe('click menuitem "Aired today"');
  expect(last('Mark the attic as aired', ...items)).not.toContain('menuitem');
  expect(last('Mark the attic as swept today', ...items)).not.toContain('menuitem');
});

test('what the opener of the menu says of all of them, the item may say as well', () => {
  const lessons = [
    node('table', '', {
      tag: 'table',
      children: ['Cello', 'Choir'].map((name) => row(name, node('button', 'Lesson options', more))),
    }),
  ];
  const last = (sentence: string, ...items: string[]): string => behind(sentence, lessons, ...items)[1] ?? '';
  const items = ['Close bookings', 'Cancel lesson…', 'Cancel invoice'];
  expect(last('Cancel the choir', ...items)).toBe('click menuitem "Cancel lesson…"');
  expect(last('Cancel the choir', 'Cancel invoice', 'Rename')).not.toContain('menuitem');
  expect(last('Close bookings for the choir', ...items)).toBe('click menuitem "Close bookings"');
  expect(last('Close the choir', ...items)).not.toContain('menuitem');
  expect(last('Close bookings for the organ', ...items)).not.toContain('menuitem');
});

test('what the title of a page says they are may be called by another word, and by none for another kind', () => {
  const crew = [
    node('heading', 'Crew members'),
    node('table', '', {
      tag: 'table',
      children: [
        ['Ola Reed', 'on leave'],
        ['Ira Stone', 'retired'],
        ['Uma Field', 'on duty'],
      ].map(([name = '', state = '']) =>
        node('row', '', {
          tag: 'tr',
          children: [
            node('cell', name, { tag: 'td', text: name }),
            node('cell', state, { tag: 'td', text: state }),
            node('cell', '', { tag: 'td', children: [node('button', 'Actions', more)] }),
          ],
        }),
      ),
    }),
  ];

  for (const [instruction, done] of [
    ['Edit the person Ola Reed', 'click button "Actions", click menuitem "Edit"'],
    ['Remove the retired user', 'click button "Actions", click menuitem "Remove"'],
    ['Remove the retired member', 'click button "Actions", click menuitem "Remove"'],
    // No invoice is listed, and no line of another kind counted.
    ['Remove the retired invoice', 'click button "Actions", none'],
    ['Edit the last invoice', 'none'],
  ] as const)
    expect
      .soft(
        behind(instruction, crew, 'Edit', 'Remove')
          .filter((step) => step !== 'press Escape')
          .join(', '),
        instruction,
      )
      .toBe(done);
});
