/** Boxes that say what the sentence says, and values that go into no field. */
import { expect, test } from '../../../fixtures/test.js';
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

test('what a button shows is not all that is asked for, where a list offers the rest of it', () => {
  const language = node('combobox', 'Language', {
    tag: 'select',
    options: ['Any language', 'Danish', 'Dutch'],
    value: 'Any language',
  });
  const kinds = ['Folk', 'Choral'].map((name) => node('button', name));
  const page = pageOf(node('heading', 'Browse songs'), language, node('generic', '', { children: kinds }));
  expect(told(planned('Show folk songs', page))).toBe('click button "Folk"');
  expect(told(planned('Show folk songs in Danish', page))).not.toBe('click button "Folk"');
});

test('one is not changed by the search among many', () => {
  const page = pageOf(
    node('textbox', 'Search patterns…', { tag: 'input' }),
    node('textbox', 'Rows', { tag: 'input', value: '40' }),
  );
  expect(told(planned('Scale the pattern to 60 rows', page))).not.toContain('Search');
  expect(told(planned('Set the pattern to Herringbone', page))).toBe('none');
  expect(told(planned('Search for "Herringbone"', page))).toContain('"Herringbone"');
});
