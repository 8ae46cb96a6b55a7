/** Values that tell by themselves which field of a form they are for. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });
const typed = (name: string, inputType: string): SnapshotNode =>
  node(inputType === 'number' ? 'spinbutton' : 'textbox', name, { tag: 'input', inputType });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });
const box = (name: string): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked: false });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2 });

const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });

/** All that is done: on the page, and on what the first step brought up. */
function inAll(instruction: string, page: SnapshotNode[], ...opened: SnapshotNode[]): string {
  const before = pageOf(...page);
  const after = pageOf(...page, ...opened);
  let answer = planned(instruction, before);
  const all = [did(answer)];
  for (let first = true; answer.kind === 'found' && answer.next !== undefined; first = false) {
    const isOpen = opened.length > 0;
    answer = planned(instruction, isOpen ? after : before, answer.next, isOpen && first ? before : undefined);
    all.push(did(answer));
  }
  return all.join('; ');
}

const owner = (...more: SnapshotNode[]): SnapshotNode[] => [
  heading('New owner'),
  form(
    text('First name'),
    text('Last name'),
    text('Address'),
    ...more,
    typed('Telephone', 'tel'),
    button('Add owner'),
  ),
];

it('a street with its number and the town behind it go into the fields for them', () => {
  const said = 'Add the owner Ida Brandt, 8 Canal Street, Stoughton, telephone 6085554410';
  expect(inAll(said, owner(text('City')))).toBe(
    'fill textbox "First name" with "Ida"; fill textbox "Last name" with "Brandt"; ' +
      'fill textbox "Address" with "8 Canal Street"; fill textbox "City" with "Stoughton"; ' +
      'fill textbox "Telephone" with "6085554410"; click button "Add owner"',
  );
  expect(
    inAll('Add the owner Ida Brandt, 8 Canal Street, 53589 Stoughton', owner(text('Town'), text('ZIP code'))),
  ).toContain('fill textbox "ZIP code" with "53589"; fill textbox "Town" with "Stoughton"');
});

it('a town without a street in front of it is no value that is known', () => {
  expect(inAll('Add the owner Ida Brandt, Stoughton, telephone 6085554410', owner(text('City')))).toBe(
    'none',
  );
  expect(inAll('Add the owner Ida Brandt, 8 Canal Street, Stoughton', owner())).toBe('none');
});

const customer = (): SnapshotNode[] => [
  heading('Create contact'),
  form(
    text('Full name'),
    text('Email'),
    text('Company'),
    list('Stage', 'Lead', 'Customer'),
    button('Save contact'),
  ),
];

it('whom somebody works at is the company, and what somebody is to be is chosen', () => {
  expect(
    inAll('Create a contact "Otis Grant" with email otis@x.test at Solaris as a Customer', customer()),
  ).toBe(
    'fill textbox "Full name" with "Otis Grant"; fill textbox "Email" with "otis@x.test"; ' +
      'fill textbox "Company" with "Solaris"; select combobox "Stage" with "Customer"; click button "Save contact"',
  );
});

const labelled = (): SnapshotNode[] => [
  heading('New bug'),
  form(
    text('Title'),
    node('paragraph', '', { tag: 'p', text: 'Labels' }),
    ...['docs', 'ci', 'search'].map((name) => node('generic', '', { tag: 'label', children: [box(name)] })),
    button('Create'),
  ),
];

it('a label is the box of that name under the title "Labels"', () => {
  expect(inAll('Create a bug titled "Broken link" with the label docs', labelled())).toContain(
    'check checkbox "docs"; click button "Create"',
  );
  expect(inAll('Create a bug titled "Broken link" with the labels docs and ci', labelled())).toContain(
    'check checkbox "docs"; check checkbox "ci"; click button "Create"',
  );
  expect(inAll('Create a bug titled "Broken link" with the label design', labelled())).toBe('none');
  expect(inAll('Create a bug titled "Broken link" with the colour docs', labelled())).toBe('none');
});

it('a town that something is in goes into the one field that asks for one', () => {
  const stop = (name: string, ...more: SnapshotNode[]): SnapshotNode[] => [
    heading('New stop'),
    form(text(name), typed('Nights', 'number'), ...more, button('Add stop')),
  ];
  const said = 'Add a stop in Graz for 4 nights';
  expect(inAll(said, stop('City'))).toBe(
    'fill textbox "City" with "Graz"; fill spinbutton "Nights" with "4"; click button "Add stop"',
  );
  expect(inAll(said, stop('Hotel'))).toBe('none');
  expect(inAll(said, stop('City', text('Home town')))).toBe('none');
  expect(inAll('Add a stop in April for 4 nights', stop('City'))).toBe('none');
});

it('a field that shows how a time is written takes one', () => {
  const talk = (...more: SnapshotNode[]): SnapshotNode[] => [
    heading('New talk'),
    form(text('Title'), text('Starts at', { placeholder: 'hh:mm' }), ...more, button('Save talk')),
  ];
  const said = 'Create a talk titled "Bees" at 16:30';
  expect(inAll(said, talk())).toBe(
    'fill textbox "Title" with "Bees"; fill textbox "Starts at" with "16:30"; click button "Save talk"',
  );
  expect(inAll(said, talk(text('Ends at', { placeholder: 'hh:mm' })))).not.toContain(
    'fill textbox "Ends at" with "16:30"',
  );
});
