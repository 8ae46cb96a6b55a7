/** What can be made stands behind a button that says nothing but "New". */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const item = (text: string): SnapshotNode => node('generic', '', { tag: 'div', text, clickable: true });
const dialog = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('dialog', title, { children: [node('heading', title, { level: 2 }), ...children] });

const bar = (): SnapshotNode[] => [button('+ New'), button('Upload')];
const menu = (): SnapshotNode => node('generic', '', { children: ['Folder', 'Sheet', 'Text'].map(item) });
const folder = (): SnapshotNode => dialog('New folder', field('Name'), button('Cancel'), button('Create'));

const closed = pageOf(...bar());
const open = pageOf(...bar(), menu());
const asked = pageOf(...bar(), folder());

for (const sentence of [
  'Create a new folder called "Plans"',
  'Add a folder named "Plans"',
  'Create the folder "Plans"',
]) {
  test(`${sentence}: its item is chosen in the menu, and the name given`, () => {
    expect(inTurn(sentence, [closed, open, asked])).toEqual([
      'click button "+ New"',
      'click element "Folder"',
      'fill textbox "Name" with "Plans"; click button "Create"',
    ]);
  });
}

test('a form of several parts is filled in behind its item', () => {
  const form = pageOf(...bar(), dialog('New sheet', field('Name'), field('Owner'), button('Create')));
  const steps = inTurn('Create a sheet called "Plans" with the owner Ann', [closed, open, form, form, form]);
  expect(steps.slice(0, 2)).toEqual(['click button "+ New"', 'click element "Sheet"']);
  expect(steps.join('; ')).toContain('fill textbox "Owner" with "Ann"');
});

test('what the menu does not offer is not made, and the menu put away', () => {
  expect(inTurn('Create a new board called "Plans"', [closed, open, closed])).toEqual([
    'click button "+ New"',
    'press Escape',
    'none',
  ]);
});

test('a form that comes up at once is filled in only where it is for what is made', () => {
  const note = pageOf(button('New'), dialog('New note', field('Title'), button('Save')));
  const bare = pageOf(button('New'));
  expect(inTurn('Create a note called "Plans"', [bare, note])[1]).toBe(
    'fill textbox "Title" with "Plans"; click button "Save"',
  );
  expect(inTurn('Create a folder called "Plans"', [bare, note])[1]).toBe('press Escape');
});

test('no menu is opened where two buttons may make it, or a button adds what a field beside it holds', () => {
  expect(inTurn('Create a folder called "Plans"', [pageOf(button('New'), button('Create'))])).toEqual([
    'none',
  ]);
  const line = node('generic', '', { children: [field('Item'), button('Add')] });
  expect(inTurn('Create a folder called "Plans"', [pageOf(line)])).toEqual(['none']);
});
