/** What is said of some of a list, or of one of it, is not done to all of it, nor to another one. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const link = (name: string): SnapshotNode => node('link', name, { tag: 'a', url: `/${name}` });
const text = (name: string): SnapshotNode => node('text', name);
const plain = (name: string): SnapshotNode =>
  node('generic', '', { tag: 'span', text: name, clickable: true });
const box = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });
const title = (name: string, level = 1): SnapshotNode => node('heading', name, { tag: `h${level}`, level });
const list = (name: string, value: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const cell = (...children: SnapshotNode[]): SnapshotNode => node('cell', '', { tag: 'td', children });
const said = (name: string): SnapshotNode => node('cell', name, { tag: 'td', text: name });
const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { tag: 'tr', children });

/** Orders for bread: a way to all of them beside others, a button for a new one, and what tells them apart in their lines. */
const bakery = pageOf(
  div('nav', text('Crumb'), link('Orders4'), link('Ovens'), link('Drivers')),
  title('Orders'),
  div('bar', button('New')),
  node('table', '', {
    tag: 'table',
    children: [
      ['B-1', 'rye', 'new'],
      ['B-2', 'oat', 'baked'],
      ['B-3', 'rye', 'new'],
    ].map(([code = '', kind = '', state = '']) =>
      row(cell(box(`Mark ${code}`)), cell(link(code)), said(kind), said(state)),
    ),
  }),
);

for (const [sentence, done] of [
  ['Show the orders', 'click link "Orders4"'],
  ['Show baked orders', 'none'],
  ['Show orders of rye', 'ambiguous'],
  ['Select the orders that are new', 'check checkbox "Mark B-1"; check checkbox "Mark B-3"'],
  ['Open B-2', 'click link "B-2"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, bakery))).toBe(done));

/** Faults of a boatyard in plain lines, under a way to all of them. */
const yard = pageOf(
  node('generic', '', {
    tag: 'div',
    children: [
      div('nav', text('Yard'), link('Faults3'), link('Hulls'), link('Crew')),
      div(
        'faults',
        ...[
          ['Leak in the bow', '#7', 'Unclaimed'],
          ['Loose cleat', '#8', 'Ada'],
          ['Torn sail', '#9', 'Unclaimed'],
        ].map(([name = '', code = '', who = '']) =>
          div('fault', link(name), div('meta', text(`${code} · seen in May`)), div('who', text(who))),
        ),
      ),
    ],
  }),
);

for (const [sentence, done] of [
  ['Show the faults', 'click link "Faults3"'],
  ['Show unclaimed faults', 'none'],
  ['Open fault #8', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, yard))).toBe(done));

/** Tents to choose from, each by a button of its own, under a filter for their kind. */
const tents = pageOf(
  title('Rent a tent'),
  title('Kind of tent', 2),
  div('kinds', plain('Dome'), plain('Tunnel'), plain('Family')),
  div(
    'tents',
    ...[
      ['Alta', 'Dome', 'with porch'],
      ['Brisa', 'Dome', 'for two'],
      ['Cala', 'Family', 'for six'],
    ].map(([name = '', kind = '', more = '']) =>
      div('tent', div('what', text(`${name} · ${kind} · ${more}`)), plain('Select')),
    ),
  ),
);

for (const [sentence, done] of [
  ['Show dome tents', 'click element "Dome"'],
  ['Select a dome', 'none'],
  ['Select the family tent', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, tents))).toBe(done));

/** A club: who sits in which boat, two lists with numbered choices, posts of which some are polls, and a field for a message. */
const club = pageOf(
  div(
    'members',
    ...['Ada Holt', 'Bo Lind'].map((name) =>
      div(
        'member',
        div('who', text(name)),
        list('Boat', name === 'Ada Holt' ? 'Heron' : 'Swift', 'No boat', 'Heron', 'Swift'),
        plain('Remove'),
      ),
    ),
  ),
  div(
    'lists',
    list('Locker', 'Locker place 1', 'Locker place 1', 'Locker place 2', 'Locker place 3'),
    node('listbox', 'Rack', {
      tag: 'select',
      options: ['Rack place 1', 'Rack place 2'],
      children: ['Rack place 1', 'Rack place 2'].map((name) => node('option', name, { tag: 'option' })),
    }),
  ),
  div(
    'posts',
    ...['Regatta in May', 'Review: our new boat', 'Review: three oars'].map((name) =>
      div('post', text(name), div('acts', link(`${name.length} replies`), link('Pin'))),
    ),
  ),
);

for (const [sentence, done] of [
  ['Remove Ada Holt from the Heron boat', 'none'],
  ['Remove Ada Holt', 'click element "Remove"'],
  ['Choose place 2', 'none'],
  ['Choose rack place 2', 'select listbox "Rack" with "Rack place 2"'],
  ['Pin all reviews', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, club))).toBe(done));

/** Messages, and the field for the next one below them. */
const talk = pageOf(
  title('Rowers'),
  node('list', '', {
    tag: 'ul',
    children: ['Kim', 'Lou'].map((name) =>
      node('listitem', '', {
        tag: 'li',
        children: [title(name, 4), node('generic', '', { text: `The oars of ${name}` })],
      }),
    ),
  }),
  node('textbox', '', { tag: 'textarea', value: '' }),
);

for (const [sentence, done] of [
  ['Search for "oars"', 'none'],
  ['Search the messages for "oars"', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, talk))).toBe(done));

/** Trailers with and without something, a journey with a button that begins it, and a list that takes several. */
const trailers = pageOf(
  div('trailers', link('Trailer Oak with ramp'), link('Trailer Elm')),
  div(
    'journey',
    node('textbox', 'From', { tag: 'input', value: 'Kiel' }),
    node('textbox', 'To', { tag: 'input', value: 'Bonn' }),
    button('Go'),
  ),
  div(
    'load',
    text('Load'),
    node('listbox', 'Load', {
      tag: 'select',
      options: ['Hay', 'Oats', 'Straw'],
      children: ['Hay', 'Oats', 'Straw'].map((name) => node('option', name, { tag: 'option' })),
    }),
    text('More'),
    div('more', box('Rope'), box('Nets')),
  ),
);

for (const [sentence, done] of [
  ['Open the Oak without a ramp', 'none'],
  ['Open the Oak with a ramp', 'click link "Trailer Oak with ramp"'],
  ['Change the start to Elm Park and go', 'cannot-tell'],
  ['Select everything in Load', 'select listbox "Load" with "Hay", "Oats", "Straw"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, trailers))).toBe(done));

/** A week, in which one and the same lesson stands under two days. */
const at = (x: number, y: number) => ({ box: { x, y, width: 100, height: 20 } });
const week = pageOf(
  div(
    'days',
    ...['MON 4', 'TUE 5', 'WED 6'].map((day, column) =>
      node('generic', '', { tag: 'div', text: day, ...at(column * 100, 0) }),
    ),
  ),
  div(
    'slots',
    ...[0, 2].map((column) =>
      node('generic', '', {
        tag: 'div',
        text: 'Fencing',
        clickable: true,
        ref: `fencing ${column}`,
        ...at(column * 100, 40),
      }),
    ),
  ),
);

for (const [sentence, refused] of [
  ['Open the fencing on Monday', false],
  ['Open the fencing on Wednesday', true],
] as const)
  it(`${sentence}: ${refused}`, () => {
    const answer = planned(sentence, week);
    const ref = answer.kind === 'found' ? answer.steps[0]?.ref : undefined;
    expect(ref === undefined || ref === (refused ? 'fencing 2' : 'fencing 0')).toBe(true);
  });
