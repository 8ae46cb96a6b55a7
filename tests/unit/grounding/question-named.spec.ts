/** Questions that a page edits, called by what they ask about; and what a page makes new ones of, which says what its records are. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned } from './snapshot.js';

const question = (text: string, checked: boolean): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('textbox', '', { tag: 'div', value: text }),
      node('button', 'Move up', { tag: 'button' }),
      node('button', 'Delete', { tag: 'button' }),
      node('checkbox', 'Required', { tag: 'input', inputType: 'checkbox', checked }),
    ],
  });
const quiz = pageOf(
  node('generic', '', {
    tag: 'div',
    children: [
      question('Where do you buy bread?', false),
      question('How often do you travel by train?', true),
      question('Which bread do you like?', false),
    ],
  }),
  node('button', 'Add question', { tag: 'button' }),
);

for (const [say, expected] of [
  ['Delete the question about the train', 'click button "Delete" in 2'],
  ['Delete the train question', 'click button "Delete" in 2'],
  ['Delete the question about travelling', 'click button "Delete" in 2'],
  ['Make the buy question required', 'check checkbox "Required" in 1'],
  ['Make the train question optional', 'uncheck checkbox "Required" in 2'],
  ['Mark the question about buying bread as mandatory', 'check checkbox "Required" in 1'],
] as const)
  test(`${say}: ${expected}`, () => {
    expect(doneIn(say, quiz)).toBe(expected);
  });

for (const say of [
  // Two questions speak of bread, and none of cheese.
  'Delete the question about bread',
  'Make the bread question required',
  'Delete the cheese question',
  'Make the question about the plane required',
])
  test(`${say}: nothing`, () => {
    expect(did(planned(say, quiz))).not.toMatch(/click|check/);
  });

const login = (name: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    clickable: true,
    children: [
      node('generic', '', { tag: 'div', text: name }),
      node('generic', 'Add to favourites', { tag: 'span', clickable: true, text: '☆' }),
      node('generic', 'Copy', { tag: 'span', clickable: true, text: '⧉' }),
    ],
  });
const keys = pageOf(
  node('generic', '', { tag: 'div', clickable: true, text: 'New login' }),
  node('textbox', '', { tag: 'input', placeholder: 'Search' }),
  node('generic', '', { tag: 'div', children: [login('Gas works'), login('Water works'), login('Bank')] }),
);

for (const [say, expected] of [
  ['Mark the gas works login as a favourite', 'click element "Add to favourites"'],
  ['Add the bank login to my favourites', 'click element "Add to favourites"'],
  ['Mark the power works login as a favourite', 'none'],
  ['Mark the gas works bill as a favourite', 'none'],
  ['Mark the works login as a favourite', 'none'],
] as const)
  test(`${say}: ${expected}`, () => {
    expect(did(planned(say, keys))).toBe(expected);
  });

test('a picture in front of the words of a button is no part of its name', () => {
  const page = {
    ...pageOf(node('button', '👁 Preview', { tag: 'button' }), node('button', 'Publish', { tag: 'button' })),
    title: 'Survey builder',
  };
  expect(did(planned('Preview the survey', page))).toBe('click button "👁 Preview"');
  expect(did(planned('Show me a preview of the survey', page))).toBe('click button "👁 Preview"');
  expect(did(planned('Preview the newsletter', page))).toBe('none');
});
