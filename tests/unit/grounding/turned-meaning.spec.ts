/** Words that turn what is meant into something else are never passed over; each sentence has a twin without them that is carried out. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned, stepsInAll } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const table = node('table', '', {
  children: [
    node('row', '', { children: [node('columnheader', 'Seed'), node('columnheader', 'Price')] }),
    node('row', '', { children: [node('cell', 'Chard'), node('cell', '3')] }),
    node('row', '', { children: [node('cell', 'Leek'), node('cell', '4')] }),
  ],
});

test('the other table is not the only one', () => {
  expect(did('Sort the table by price', table)).toBe('click columnheader "Price"');
  expect(did('Sort the other table by price', table)).toBe('none');
});

test('a date is not typed with the condition behind it', () => {
  const field = node('textbox', 'Check-in');
  expect(did('Set the check-in to 2027-06-18', field)).toContain('2027-06-18');
  expect(did('Set the check-in to 2027-06-18 unless it is already there', field)).toBe('none');
  expect(did('Set the check-in to 2027-06-18 if the page is in French', field)).toBe('none');
});

test('what is under the condition that there is nothing of it is not done and not called done', () => {
  const button = node('button', 'Archive');
  expect(did('If there is a banner, click Archive', button)).toBe('done');
  expect(did('If there are no items left, click Archive', button)).toBe('cannot-tell');
});

test('a purpose may say what it likes, but neither a condition nor a name that the page does not know', () => {
  const button = node('button', 'Next');
  expect(did('Click Next to go to the payment', button)).toBe('click button "Next"');
  expect(did('Click Next to go to the payment unless it is free', button)).not.toContain('click');
  expect(did('Click Next to go to Quorbel', button)).not.toContain('click');
});

test('a name that holds an "and" ends where the name ends', () => {
  const page = [
    node('radio', 'Squash and merge', { checked: false }),
    node('radio', 'Rebase', { checked: false }),
  ];
  expect(did('Use squash and merge', ...page)).toContain('"Squash and merge"');
  const answer = planned('Use squash and merge but not on Sundays', pageOf(...page));
  expect(answer.kind === 'found' ? answer.next !== undefined : true).toBe(true);
});

test('what is shown by a ticked box is not hidden by a click on it', () => {
  const box = (checked: boolean): SnapshotNode => node('checkbox', 'Holidays', { checked });
  expect(did('Show the holidays', box(true))).toBe('done');
  expect(did('Show the holidays', box(false))).toContain('"Holidays"');
});

test('the classes that only lay a field out do not name it', () => {
  const field = (...classes: string[]): SnapshotNode => node('textbox', '', { classes });
  expect(did('Fill the full field with 7', field('w-full', 'px-2'), field('border'))).not.toContain('fill');
});

test('an order with the word of a field for its verb is not typed into that field', () => {
  const page = [node('textbox', 'Telephone'), node('textbox', 'E-mail')];
  const did = stepsInAll('Type 555 0192 as the telephone and email me the receipt', pageOf(...page));
  expect(did.join()).not.toContain('receipt"');
});

test('a message goes to the person who is named, and to nobody else whose conversation is open', () => {
  const chat = (open: string): SnapshotNode[] => [
    node('button', 'Marta Silva'),
    node('button', 'Mateo Silva'),
    node('heading', open),
    node('textbox', 'Message'),
    node('button', 'Send'),
  ];
  expect(did('Send "I will be late"', ...chat('Mateo Silva'))).toContain('click button "Send"');
  expect(did('Send "I will be late" to Marta Silva', ...chat('Mateo Silva'))).not.toContain('Send"');
});

test('a deed with a reason is not done by the button alone', () => {
  const form = (checked: boolean): SnapshotNode =>
    node('group', 'Why?', {
      children: [
        node('radio', 'Off topic', { checked }),
        node('radio', 'Rude', { checked: false }),
        node('button', 'Report answer'),
      ],
    });
  expect(did('Report the answer as off topic', form(false))).not.toBe('click button "Report answer"');
});

test('a state is not set by the box beside what shows it', () => {
  const page = [
    node('switch', 'Shuffle', { checked: false }),
    node('generic', '', { clickable: true, text: 'Repeat: off' }),
  ];
  expect(did('Turn on shuffle', ...page)).toContain('"Shuffle"');
  expect(did('Set repeat to one', ...page)).not.toContain('"Shuffle"');
});
