/** What says one word of a deed does not do it: a place for what is one's own, a step in a form's head, one of two namesakes, a plus. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string, text?: string): SnapshotNode =>
  node('button', name, { tag: 'button', ...(text !== undefined && { text }) });
const text = (name: string): SnapshotNode => node('text', name);
const title = (name: string, level = 2): SnapshotNode => node('heading', name, { tag: `h${level}`, level });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const step = (name: string): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: ['step'], text: name, clickable: true });

/** Huts: some to be asked for, under tabs, and with alarms. */
const huts = pageOf(
  node('tablist', '', {
    tag: 'div',
    children: ['Huts', 'My requests'].map((name) =>
      node('tab', name, { tag: 'button', selected: name === 'Huts' }),
    ),
  }),
  div(
    'huts',
    ...['Eagle-A', 'Eagle-B', 'Marten'].map((name) =>
      div('hut', title(name), text(`Valley ${name.length}`), button('Silence alarms')),
    ),
  ),
);

for (const [sentence, done] of [
  ['Request a hut', 'none'],
  ['Open my requests', 'click tab "My requests"'],
  ['Silence the alarms of the Eagles', 'none'],
  ['Silence the alarms of Eagle-B', 'click button "Silence alarms"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, huts))).toBe(done));

/** The first of several steps. */
const report = pageOf(
  div('steps', step('1 Place'), step('2 Photos'), step('3 Send')),
  title('A fallen tree', 1),
  div('form', node('textbox', 'Where is it?', { tag: 'input', value: '' }), button('Next')),
);

for (const [sentence, done] of [['Send the report', 'none']] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, report))).toBe(done));

/** Crates whose number is stepped, and labels each with a cross of its own. */
const crates = pageOf(
  div(
    'crates',
    ...['Pears', 'Plums'].map((name) =>
      div(
        'crate',
        title(name),
        text('Boxes'),
        button('Less', '–'),
        text('3'),
        button('More', '+'),
        button('Copy'),
      ),
    ),
  ),
  div(
    'labels',
    text('Labels'),
    div(
      'tags',
      ...['ripe', 'local'].map((name) =>
        node('generic', name, { tag: 'span', text: name, children: [button('remove label')] }),
      ),
      node('textbox', 'Labels', { tag: 'input', value: '' }),
    ),
  ),
);

for (const [sentence, done] of [
  ['Weigh the pears', 'none'],
  ['Discard the pears', 'none'],
  ['Copy the plums', 'click button "Copy"'],
  ['Clear the labels', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, crates))).toBe(done));

/** Who is there, beside what takes over the one that is chosen. */
const choir = pageOf(
  div(
    'singers',
    ...['Ida', 'Jon'].map((name) => node('listitem', '', { tag: 'li', text: name, clickable: true })),
  ),
  div('moves', button('Add ›'), button('‹ Remove')),
);

for (const [sentence, done] of [['Add everyone', 'none']] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, choir))).toBe(done));

/** Boats: the deeds over the list, and beside it the ways to narrow it. */
const plain = (name: string): SnapshotNode =>
  node('generic', '', { tag: 'div', text: name, clickable: true });
const boats = pageOf(
  div('ways', plain('All'), plain('Out on hire'), plain('Ashore')),
  title('Boats', 1),
  div('deeds', plain('Hire out'), plain('Repair')),
);

for (const [sentence, done] of [
  ['Hire out everything', 'none'],
  ['Show what is out on hire', 'click element "Out on hire"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, boats))).toBe(done));

/** One lantern of a shop, and a page about a box of seeds with a single field. */
const lantern = pageOf(title('Lantern Aster', 1), text('Price: 20'), button('Buy now'));
const seeds = pageOf(
  node('link', 'My box', { tag: 'a', url: '/box' }),
  title('This month’s box', 1),
  div('line', text('Never send'), node('textbox', 'Never send', { tag: 'input', value: '' })),
);

for (const [sentence, page, done] of [
  ['Buy the table', lantern, 'none'],
  ['Change the box to small', seeds, 'none'],
  ['Set Never send to beans', seeds, 'fill textbox "Never send" with "beans"'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, page))).toBe(done));
