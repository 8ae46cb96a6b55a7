/** Boxes that say what the sentence says, and values that go into no field. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned, stepsInAll } from './snapshot.js';

const box = (name: string): SnapshotNode => node('checkbox', name, { checked: false });
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { children });

test('an answer is not posted with a name that is to be left out', () => {
  const answer = node('textbox', 'Your answer', { tag: 'textarea', value: '' });
  const page = pageOf(form(answer, box('Post without my name'), node('button', 'Post answer')));
  expect(told(planned('Post the answer "Feed them"', page))).toContain('click button "Post answer"');
  expect(told(planned('Post the answer "Feed them" without my name', page))).toBe('none');
});

test('the box that the sentence speaks of is ticked before the form is sent off', () => {
  const list = (name: string): SnapshotNode =>
    node('combobox', name, { tag: 'select', options: ['Oslo', 'Lisbon'], value: 'Oslo' });
  const page = pageOf(form(list('From'), list('To'), box('Direct only'), node('button', 'Find flights')));
  expect(stepsInAll('Find flights from Lisbon to Oslo', page).join('; ')).not.toContain('Direct');
  expect(stepsInAll('Find direct flights from Lisbon to Oslo', page).join('; ')).toMatch(
    /check checkbox "Direct only"; click button "Find flights"$/,
  );
});

test('two values that are joined go into two fields or into none', () => {
  const page = pageOf(
    node('heading', 'Quarry club'),
    form(node('textbox', 'Member'), node('textbox', 'Password', { inputType: 'password' })),
  );
  expect(told(planned('Enter "quarry" and "stone123"', page))).not.toContain('stone123');
});
