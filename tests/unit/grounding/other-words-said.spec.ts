/** A number, a shade, a kind of thing, a measure or a key that the page does not have as it was said: nothing near it is taken for it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const choice = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 1 });
const radios = (name: string, ...options: string[]): SnapshotNode =>
  node('radiogroup', name, { children: options.map((each) => node('radio', each, { checked: false })) });
const ticks = (title: string, ...names: string[]): SnapshotNode[] => [
  heading(title),
  node('list', '', {
    children: names.map((name) =>
      node('listitem', '', { children: [node('checkbox', name, { checked: false })] }),
    ),
  }),
];
const field = (name: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '' });
const tasks = pageOf(...ticks('Tasks', 'Wash the car', 'Buy milk', 'Call Ada'));
const soup = pageOf(
  heading('Onion soup'),
  node('button', 'Fewer servings'),
  node('button', 'More servings'),
  node('list', '', { children: [node('listitem', '', { text: '3 onions' })] }),
);
const settings = pageOf(choice('Theme', 'Light', 'Dark'), field('Sidebar width'));
const listed = pageOf(
  node('listbox', 'Available extras', {
    children: ['Roof box', 'Tow bar', 'Fish and chips'].map((name) =>
      node('option', name, { clickable: true, selected: false }),
    ),
  }),
);

for (const [said, page, done] of [
  // A number is a whole number.
  ['Set the milestone to 2', pageOf(choice('Milestone', 'None', 'v1.2', 'v1.3')), 'none'],
  [
    'Set the milestone to 2',
    pageOf(choice('Milestone', 'None', 'v1.2', 'Sprint 2')),
    'select combobox "Milestone" with "Sprint 2"',
  ],
  ['Click 2', pageOf(node('button', 'v1.2'), node('button', 'Step 12')), 'none'],
  // A shade makes another colour.
  ['choose the theme blue', pageOf(radios('Theme', 'Grey', 'Dark blue')), 'none'],
  ['Set the theme to green', pageOf(choice('Theme', 'Light', 'Dark green')), 'none'],
  [
    'Set the theme to green',
    pageOf(choice('Theme', 'Dark green', 'Green')),
    'select combobox "Theme" with "Green"',
  ],
  [
    'Set the theme to dark green',
    pageOf(choice('Theme', 'Light', 'Dark green')),
    'select combobox "Theme" with "Dark green"',
  ],
  // What is counted is of the kind that is said.
  ['tick the third product', tasks, 'none'],
  ['tick the third task', tasks, 'check checkbox "Call Ada"'],
  ['tick the third item', tasks, 'check checkbox "Call Ada"'],
  ['tick the third product', pageOf(...ticks('Shop', 'Mug', 'Hat', 'Pen')), 'check checkbox "Pen"'],
  // There is to be less of just that.
  ['fewer onions', soup, 'none'],
  ['fewer servings', soup, 'click button "Fewer servings"'],
  // What another field is of is said of that one.
  ['Set the theme of the sidebar to Dark', settings, 'none'],
  ['Set the theme to Dark', settings, 'select combobox "Theme" with "Dark"'],
  // Several are several, whatever the first is called.
  [
    'Choose the roof box and the tow bar from Available extras',
    listed,
    'click option "Roof box"; click option "Tow bar"',
  ],
  ['Choose fish and chips from Available extras', listed, 'click option "Fish and chips"'],
] as const)
  it(`${said}: ${done}`, () => {
    expect(did(planned(said, page))).toBe(done);
  });

const opener = node('button', 'Authorize');
const asking = (...fields: readonly SnapshotNode[]): SnapshotNode =>
  node('dialog', 'Authorizations', {
    children: [...fields, node('button', 'Authorize'), node('button', 'Close')],
  });

for (const [said, up, ...then] of [
  [
    'Authorize with the API key special-key',
    asking(field('Value')),
    'click button "Authorize"',
    'fill textbox "Value" with "special-key"',
    'click button "Authorize"',
  ],
  ['Authorize with the API key special-key', asking(), 'click button "Authorize"', 'none'],
  [
    'Authorize with the API key special-key',
    asking(field('User'), field('Realm')),
    'click button "Authorize"',
    'none',
  ],
] as const)
  it(`${said}, and then: ${then.join('; ')}`, () => {
    const now = pageOf(opener, up);
    expect(inTurn(said, [pageOf(opener), now, now, now]).slice(0, then.length)).toEqual(then);
  });
