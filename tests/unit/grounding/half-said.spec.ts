/** A sentence that a button, a field or a choice says only the half of: nothing is done, or what a person would do. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const link = (name: string): SnapshotNode => node('link', name, { tag: 'a', url: `/${name}` });
const field = (name: string, value = ''): SnapshotNode => node('textbox', name, { tag: 'input', value });
const text = (name: string): SnapshotNode => node('text', name);
const plain = (name: string): SnapshotNode =>
  node('generic', '', { tag: 'span', text: name, clickable: true });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const cell = (...children: SnapshotNode[]): SnapshotNode => node('cell', '', { tag: 'td', children });
const said = (name: string): SnapshotNode => node('cell', name, { tag: 'td', text: name });
const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { tag: 'tr', children });
const head = (name: string): SnapshotNode => node('columnheader', name, { tag: 'th' });
const table = (...children: SnapshotNode[]): SnapshotNode => node('table', '', { tag: 'table', children });

/** A choir: links, a switch, a note for all with a button drawn of a plain box, songs whose range is edited, and what is to be counted. */
const choir = pageOf(
  div('nav', link('Choir settings'), link('My songs'), link('Rehearsals')),
  div('line', text('Open choir'), node('switch', 'Open choir', { tag: 'button', checked: false })),
  div('top', button('Refresh'), button('All')),
  div('note', field('Message to the singers'), plain('Post message')),
  table(
    row(head('Song'), head('Range'), head('')),
    row(said('Alder'), said('3'), cell(button('Edit range'))),
    row(said('Birch'), said('5'), cell(button('Edit range'))),
  ),
  div(
    'saved',
    node('heading', 'Saved programmes', { level: 2, tag: 'h2' }),
    div(
      'lists',
      ...['Winter songs', 'Summer songs', 'Masses'].map((name) =>
        node('paragraph', '', { tag: 'p', children: [text(name), button('Open'), button('Delete')] }),
      ),
    ),
    div('new', text('Save as'), field('Programme name'), button('Save')),
  ),
);

for (const [sentence, done] of [
  ['Leave the choir', 'none'],
  ['Make a choir', 'none'],
  ['Show all songs', 'none'],
  ['Show my songs', 'click link "My songs"'],
  ['Refresh', 'click button "Refresh"'],
  ['Refresh the page', 'reload'],
  [
    'Post the message "No rehearsal today"',
    'fill textbox "Message to the singers" with "No rehearsal today"; click element "Post message"',
  ],
  ['Rename Alder to "Elder"', 'none'],
  ['Change the range of Alder to 4', 'click button "Edit range"'],
  ['Rename the programme Summer songs to "Warm songs"', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, choir))).toBe(done));

/** Delivered in parts: of what is delivered so many, the form has no field for it. */
const depot = pageOf(
  node('heading', 'Book a crate in', { level: 2, tag: 'h2' }),
  div('form', field('Crate note no.'), button('Book in')),
);

for (const [sentence, done] of [['Book a crate of 12 green apples in', 'none']] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, depot))).toBe(done));

/** Files with days that say no year, in two ways to "My notes". */
const notes = pageOf(
  div('nav', plain('My notes'), plain('Shared')),
  div('path', plain('My notes')),
  ...[
    ['herbs.txt', '30 Dec'],
    ['roots.txt', '12 Feb'],
    ['seeds.txt', '1 Mar'],
  ].map(([name = '', day = '']) =>
    div('row', node('generic', '', { tag: 'div', text: name, clickable: true }), div('day', text(day))),
  ),
);

for (const [sentence, done] of [
  ['Select all notes', 'none'],
  ['Open the newest note', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, notes))).toBe(done));

/** Faults by city: a plain city in a line is no choice of one. */
const faults = pageOf(
  node('heading', 'City overview', { level: 1, tag: 'h1' }),
  div('top', plain('All cities ▾')),
  div(
    'faults',
    ...['Oslo', 'Bergen', 'Narvik'].map((city) =>
      div(
        'fault',
        plain(city),
        div('what', text(`Lamp out ${city.length}`)),
        button('Mute'),
        button('Close'),
      ),
    ),
  ),
);

for (const [sentence, done] of [['Choose Oslo as the city', 'none']] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, faults))).toBe(done));
