/** What another record is called by, and what is said of all of them, goes into no field of the one that is open. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const text = (shown: string): SnapshotNode => node('text', shown);
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });

/** A list of notes beside the one that is open, with its tags. */
const entry = (name: string, isOpen: boolean): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: isOpen ? ['n', 'on'] : ['n'],
    clickable: true,
    children: [node('strong', name, { text: name })],
  });
const editor = pageOf(
  node('generic', '', {
    tag: 'div',
    classes: ['list'],
    children: [entry('Shopping', true), entry('Gift ideas', false), entry('Meeting', false)],
  }),
  node('generic', '', {
    tag: 'div',
    classes: ['editor'],
    children: [
      node('textbox', 'Note title', { tag: 'input', value: 'Shopping' }),
      node('combobox', 'Notebook', { tag: 'select', options: ['Home', 'Work'], value: 'Home' }),
      node('textbox', 'Owner', { tag: 'input', value: '' }),
      button('Move to trash'),
      button('Remove tag vip', { text: '×' }),
    ],
  }),
);

const meal = pageOf(
  node('generic', '', {
    tag: 'p',
    children: [
      text('Servings'),
      button('Fewer servings', { text: '−' }),
      node('status', '4', { tag: 'output' }),
      button('More servings', { text: '+' }),
    ],
  }),
  ...['1', '2'].map((each) =>
    node('group', `Ingredient ${each}`, {
      children: [node('textbox', 'Amount', { tag: 'input', value: each })],
    }),
  ),
);

for (const [page, sentences] of [
  [
    editor,
    [
      ['Change the title of Gift ideas to "Presents"', 'click element "Gift ideas"'],
      ['Change the title of Shopping to "Food"', 'fill textbox "Note title" with "Food"'],
      ['Change the title of the note to "Food"', 'fill textbox "Note title" with "Food"'],
      ['Set the owner of all notes to Ann', 'none'],
      ['Set the owner of the note to Ann', 'fill textbox "Owner" with "Ann"'],
      ['Show the trash', 'none'],
      ['Close the note', 'none'],
      ['Remove the tag vip', 'click button "Remove tag vip"'],
    ],
  ],
  [
    meal,
    [
      ['Change the amount to 2', 'ambiguous'],
      ['Set the servings to 6', 'click button "More servings"'],
    ],
  ],
] as const)
  for (const [sentence, expected] of sentences)
    test(`${sentence}: ${expected}`, () => {
      expect(did(planned(sentence, page))).toBe(expected);
    });

test('what is moved behind "find" is the one that was found, and no other row that is so already', () => {
  const row = (name: string, team: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', name, { tag: 'td' }),
        node('cell', team, { tag: 'td' }),
        node('cell', '', {
          tag: 'td',
          children: [node('switch', '', { tag: 'input', inputType: 'checkbox', checked: true })],
        }),
        node('cell', '', { tag: 'td', children: [button('Edit')] }),
      ],
    });
  const crew = pageOf(
    node('table', '', {
      tag: 'table',
      children: [
        node('row', '', {
          tag: 'tr',
          children: ['Name', 'Team', 'On duty', 'Actions'].map((each) =>
            node('columnheader', each, { tag: 'th' }),
          ),
        }),
        row('Ida Holm', 'Bakery'),
        row('Otto Ferro', 'Kitchen'),
      ],
    }),
  );
  const answer = planned('Find Ida Holm and move her to the Kitchen team', crew);
  expect(did(answer)).toBe('click button "Edit"');
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(
    crew.root.children[0]?.children[1]?.children[3]?.children[0]?.ref,
  );
  expect(did(planned('Find Nora Quist and move her to the Kitchen team', crew))).toBe('none');
  expect(did(planned('Change the team of it to Kitchen', crew))).toBe('none');
});
