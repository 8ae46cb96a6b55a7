/** Forms that a button in a bar above a list opens: what narrows or sorts the list is no form, and what is left out is not ticked. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const typed = (name: string, inputType: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType });
const area = (name: string): SnapshotNode => node('textbox', name, { tag: 'textarea' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const dialog = (name: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('dialog', name, { tag: 'dialog', children: [node('heading', name, { level: 2 }), ...children] });

for (const [sentence, page, opened, expected] of [
  [
    'Invite kim@x.test as an editor without a welcome mail',
    () => [
      node('paragraph', '', {
        tag: 'p',
        children: [
          text('Filter users'),
          node('checkbox', 'Show inactive only', { checked: false }),
          button('Invite user'),
        ],
      }),
    ],
    [
      () =>
        dialog(
          'Invite user',
          typed('Email', 'email'),
          list('Role', 'Viewer', 'Editor'),
          node('checkbox', 'Send welcome mail', { tag: 'input', checked: true }),
          button('Cancel'),
          node('button', 'Send invitation', { tag: 'button', inputType: 'submit' }),
        ),
    ],
    'click button "Invite user"; fill textbox "Email" with "kim@x.test"; select combobox "Role" with "Editor"; uncheck checkbox "Send welcome mail"; click button "Send invitation"',
  ],
  [
    'Add a vehicle with the plate KB 600 and the depot Harbour',
    // A bar that narrows the list has a form for nothing.
    () => [
      node('generic', '', {
        tag: 'div',
        children: [
          list('Depot', 'Any depot', 'North'),
          text('Max. mileage'),
          button('Add vehicle'),
          button('Reset'),
        ],
      }),
    ],
    [
      () =>
        dialog(
          'Add vehicle',
          text('Plate'),
          list('Depot', 'North', 'Harbour'),
          button('Cancel'),
          button('Add'),
        ),
    ],
    'click button "Add vehicle"; fill textbox "Plate" with "KB 600"; select combobox "Depot" with "Harbour"; click button "Add"',
  ],
  [
    'Create a new episode titled "Glass" with the show notes "On glass" and save it',
    () => [
      node('paragraph', '', {
        tag: 'p',
        children: [button('+ New episode'), list('Sort by', 'Number', 'Title')],
      }),
    ],
    [() => dialog('New episode', text('Title'), area('Show notes'), button('Save'), button('Close'))],
    'click button "+ New episode"; fill textbox "Title" with "Glass"; fill textbox "Show notes" with "On glass"; click button "Save"',
  ],
] as const)
  it(`${sentence}: the form is opened, filled in and sent off`, () => {
    const standing = page();
    const before = pageOf(...standing);
    const after = pageOf(...standing, ...opened.map((each) => each()));
    let answer = planned(sentence, before);
    const all = [did(answer)];
    for (let first = true; answer.kind === 'found' && answer.next !== undefined; first = false) {
      answer = planned(sentence, after, answer.next, first ? before : undefined);
      all.push(did(answer));
    }
    expect(all.join('; ')).toBe(expected);
  });

const panel = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [text('Supplier name'), list('City', 'All', 'Rome'), button('Reset'), button('Search')],
  });
const bare = (...more: SnapshotNode[]): SnapshotNode[] => [
  node('heading', 'Suppliers', { level: 1 }),
  panel(),
  node('generic', '', { tag: 'div', children: [button('+ Add')] }),
  ...more,
];
const supplier = (title: string): SnapshotNode =>
  dialog(title, text('First name'), text('Last name'), button('Cancel'), button('Save'));

for (const [name, sentence, title, expected] of [
  [
    'the bare "Add" of a page that is about it opens the form',
    'Add a supplier with first name "Bo" and last name "Lind" and save',
    'New supplier',
    [
      'click button "+ Add"',
      'fill textbox "First name" with "Bo"',
      'fill textbox "Last name" with "Lind"',
      'click button "Save"',
    ],
  ],
  [
    'what comes up has to say so as well',
    'Add a supplier with first name "Bo" and last name "Lind"',
    'New buyer',
    ['click button "+ Add"', 'press Escape', 'none'],
  ],
  [
    'a page about something else has no such form',
    'Add a buyer with first name "Bo" and last name "Lind"',
    'New supplier',
    ['click button "+ Add"', 'press Escape', 'none'],
  ],
] as const)
  it(name, () => {
    const closed = pageOf(...bare());
    const open = pageOf(...closed.root.children, supplier(title));
    const told: string[] = [];
    let next: unknown;
    for (let turn = 0; turn < 8; turn += 1) {
      const answer = planned(
        sentence,
        turn === 0 ? closed : open,
        next,
        turn === 0 ? undefined : turn === 1 ? closed : open,
      );
      told.push(did(answer));
      if (answer.kind !== 'found' || answer.next === undefined) break;
      ({ next } = answer);
    }
    expect(told).toEqual(expected);
  });
