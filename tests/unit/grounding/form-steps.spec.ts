/** A form of several steps is filled in step by step, and sent off when all that was said has found its place. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';

const input = (name: string, inputType = 'text'): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType });
const choice = (role: 'checkbox' | 'radio', name: string): SnapshotNode =>
  node(role, name, { tag: 'input', inputType: role, checked: false });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button', inputType: 'submit' });

const opener = button('New member');
const ways = ['Cancel', 'Back', 'Next'].map((name) => button(name));
const finish = button('Finish');
const dialog = (...children: SnapshotNode[]): Snapshot =>
  pageOf(opener, node('dialog', 'New member', { children }));

const details = ['First name', 'Last name', 'E-mail'].map((name) =>
  input(name, name === 'E-mail' ? 'email' : 'text'),
);
const plans = node('group', 'Plan', { children: [choice('radio', 'Basic'), choice('radio', 'Plus')] });
const first = dialog(...details, ...ways);
const second = dialog(plans, input('Start date', 'date'), ...ways);
const third = dialog(choice('checkbox', 'I accept the rules'), ...ways.slice(0, 2), finish);
const start = pageOf(opener);

const filled = [
  'fill textbox "First name" with "Tom"',
  'fill textbox "Last name" with "Berg"',
  'fill textbox "E-mail" with "tom@mail.test"',
  'click button "Next"',
];
const opened = 'click button "New member"';

test('what has no place in the first step goes into the next, and the last one is sent off', () => {
  const pages = [start, first, first, first, first, second, second, third];
  expect(inTurn('Register Tom Berg (tom@mail.test) as a new member with the Plus plan', pages)).toEqual([
    opened,
    ...filled,
    'check radio "Plus"',
    'click button "Next"',
    'click button "Finish"',
  ]);
});

test('what no step has a place for is not sent off', () => {
  const pages = [start, first, first, first, first, second, second, third];
  const done = inTurn('Add a member Tom Berg, tom@mail.test, Gold plan', pages);
  expect(done.slice(0, 5)).toEqual([opened, ...filled]);
  expect(done.at(-1)).toBe('none');
  expect(done.join()).not.toContain('Finish');
});

test('a step that does not change is not gone on from', () => {
  const pages = [start, first, first, first, first, first];
  const done = inTurn('Add a member Tom Berg, tom@mail.test', pages);
  expect(done).toEqual([opened, ...filled, 'none']);
});
