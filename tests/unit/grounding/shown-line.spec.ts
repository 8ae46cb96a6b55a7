/** A list with one of its lines shown beside it: a click on another line shows that one, and the buttons there do what is asked for. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, onceOpened, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** All that is done but for looks at what the pointer brings up, where a click on a line of the list shows the second page. */
function doneOn(sentence: string, [closed, open]: readonly [Snapshot, Snapshot]): string[] {
  return onceOpened(sentence, { closed, open, opens: /^click (?:listitem|button "(?:Doris|\d))/ });
}

const heading = (name: string): SnapshotNode => node('heading', name, { tag: 'h2', level: 2 });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });

/** Leaflets, each a line with how it stands, and the form of one of them. */
const leaflets = (title: string, clickable = true): Snapshot => {
  const lines = [
    ['l1', 'Opening hours', 'printed'],
    ['l2', 'Lost property', 'draft'],
    ['l3', 'Guided walks', 'draft'],
  ] as const;
  const list = node('list', '', {
    ref: 'list',
    children: lines.map(([ref, name, state]) =>
      node('listitem', '', {
        ref,
        tag: 'li',
        text: `${name} ${state}`,
        parts: [{ text: state, ref: `x${ref}` }],
        ...(clickable && { clickable: true }),
      }),
    ),
  });
  const form = node('paragraph', '', {
    ref: 'form',
    children: [
      node('text', 'Title'),
      node('textbox', 'Title', { ref: 'title', tag: 'input', value: title }),
      button('Save'),
      button('Copy'),
      button('Shred this leaflet'),
    ],
  });
  return pageOf(heading('Leaflets'), list, form);
};

it('the field that says what one line is called tells that a click shows another', () => {
  expect(
    doneOn('Copy the lost property leaflet', [leaflets('Opening hours'), leaflets('Lost property')]),
  ).toEqual(['click listitem "Lost property draft"', 'click button "Copy"']);
  expect(
    doneOn('Shred the guided walks leaflet', [leaflets('Opening hours'), leaflets('Guided walks')]),
  ).toEqual(['click listitem "Guided walks draft"', 'click button "Shred this leaflet"']);
});

it('what is shown still, or is none of the lines, is not acted upon', () => {
  expect(
    doneOn('Copy the lost property leaflet', [leaflets('Opening hours'), leaflets('Opening hours')]),
  ).toEqual(['click listitem "Lost property draft"', 'none']);
  expect(
    doneOn('Copy the lost property leaflet', [leaflets('New leaflet'), leaflets('New leaflet')]),
  ).toEqual(['none']);
  expect(
    doneOn('Laminate the lost property leaflet', [leaflets('Opening hours'), leaflets('Lost property')]),
  ).toEqual(['click listitem "Lost property draft"', 'none']);
});

/** Goats, each a button that says more than a name, of which one is pressed, and the part of that one. */
const goats = (shown: string, state: 'pressed' | 'none' = 'pressed'): Snapshot => {
  const goat = (name: string, place: string): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      ref: `line of ${name}`,
      children: [
        node('button', `${name} ${place}`, {
          tag: 'button',
          ref: name,
          children: [node('text', name), node('generic', '', { tag: 'small', text: place })],
          ...(state === 'pressed' && { pressed: name === shown }),
        }),
      ],
    });
  const list = node('list', '', {
    ref: 'goats',
    children: [goat('Bella', 'East field'), goat('Doris', 'Barn'), goat('Frieda', 'East field')],
  });
  const part = node('generic', '', {
    tag: 'section',
    ref: 'part',
    children: [heading(shown), button('Archive')],
  });
  return pageOf(node('heading', 'Goats', { level: 1 }), list, part);
};

it('the line that is pressed is the one with its title beside the list', () => {
  const done = ['click button "Doris Barn"', 'click button "Archive"'];
  expect(doneOn('Archive Doris', [goats('Bella'), goats('Doris')])).toEqual(done);
  expect(doneOn('Archive Doris', [goats('Bella', 'none'), goats('Doris', 'none')])).toEqual(done);
  expect(doneOn('Archive Doris', [goats('Hilda'), goats('Hilda')])).toEqual(['none']);
});

/** Visits in the cells of a week, each a box with its time. */
const week = (title: (name: string) => SnapshotNode, ...side: SnapshotNode[]): Snapshot => {
  const visit = (time: string, name: string): SnapshotNode =>
    node('cell', '', {
      tag: 'div',
      children: [
        node('button', `${time} ${name}`, {
          tag: 'article',
          ref: time,
          children: [
            node('generic', '', {
              tag: 'div',
              classes: ['visit-body'],
              children: [node('time', '', { text: time }), title(name)],
            }),
          ],
        }),
      ],
    });
  const row = node('row', '', {
    tag: 'div',
    children: [
      visit('09:00', 'Boiler – Castle'),
      visit('11:00', 'Sink – Ortega'),
      visit('13:30', 'Boiler – Ortega'),
      visit('15:00', 'Tap – Rossi'),
    ],
  });
  return pageOf(node('table', '', { children: [row] }), node('complementary', '', { children: side }));
};
const waiting = node('paragraph', '', { text: 'Choose a visit to see it.' });

it('a box that says when and what is clicked where the page asks to choose one', () => {
  const open = week(heading, heading('Tap – Rossi'), button('Cancel visit'), button('Mark done'));
  expect(doneOn('Cancel the tap visit', [week(heading, waiting), open])).toEqual([
    'click button "15:00 Tap – Rossi"',
    'click button "Cancel visit"',
  ]);
});

it('a box without a title may be one that a click books', () => {
  const plain = (name: string): SnapshotNode => node('generic', '', { tag: 'span', text: name });
  const open = week(plain, heading('Tap – Rossi'), button('Cancel visit'));
  expect(doneOn('Cancel the tap visit', [week(plain, waiting), open])).toEqual(['none']);
});

it('whom a visit is for tells which one it is, and goes into no form', () => {
  const open = week(heading, heading('Boiler – Ortega'), button('Cancel visit'), button('Mark done'));
  expect(doneOn('Mark the boiler for Ortega as done', [week(heading, waiting), open])).toEqual([
    'click button "13:30 Boiler – Ortega"',
    'click button "Mark done"',
  ]);
  expect(doneOn('Mark the boiler for Novak as done', [week(heading, waiting), open])).toEqual(['none']);
});

it('"Yes, cancel it" came up alone, and asks', () => {
  const shut = pageOf(heading('Tap – Rossi'), button('Cancel visit'));
  const asked = (name: string): Snapshot =>
    pageOf(...shut.root.children, node('button', name, { tag: 'button', ref: 'yes' }));
  const first = planned('Cancel the visit', shut);
  const rest = first.kind === 'found' ? (first.proof ?? first.next) : undefined;
  expect(did(first)).toBe('click button "Cancel visit"');
  expect(did(planned('Cancel the visit', asked('Yes, cancel it'), rest, shut))).toBe(
    'click button "Yes, cancel it"',
  );
  expect(did(planned('Cancel the visit', asked('Book again'), rest, shut))).toBe('done');
});
