/** What comes up after the click that carries out a deed: a question about it is answered, an item that says it is clicked, all else is left. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did, node, pageOf } from './snapshot.js';

/** The first step of a sentence, and what is done once these nodes came up beside what was there. */
function after(instruction: string, page: readonly SnapshotNode[], ...up: SnapshotNode[]): string[] {
  const before = pageOf(...page);
  const first = plan({ instruction, snapshot: before, variables: [] });
  if (first.kind !== 'found' || first.proof === undefined) return [did(first)];
  const now = pageOf(...page, ...up);
  return [did(first), did(plan({ instruction, snapshot: now, before, variables: [], next: first.proof }))];
}

const dialog = (text: string, ...buttons: string[]): SnapshotNode =>
  node('dialog', '', {
    children: [node('paragraph', '', { text }), ...buttons.map((name) => node('button', name))],
  });
const box = { x: 10, y: 100, width: 200, height: 40 };
const plainBox = (text: string, ...names: string[]): SnapshotNode =>
  node('generic', '', {
    box,
    children: [
      node('generic', '', { text, box }),
      ...names.map((text) => node('generic', '', { text, clickable: true, box })),
    ],
  });
const menu = (...items: string[]): SnapshotNode =>
  node('menu', '', { children: items.map((name) => node('menuitem', name)) });
const field = node('textbox', 'Name', { tag: 'input' });

const remove = [node('listitem', '', { children: [node('text', 'Call Ada'), node('button', 'Delete')] })];
const publish = [node('button', 'Publish')];

for (const [sentence, page, up, then] of [
  ['Delete Call Ada', remove, dialog('Delete "Call Ada"?', 'Cancel', 'Delete'), 'click button "Delete"'],
  ['Remove Call Ada', remove, dialog('Are you sure?', 'No', 'Yes'), 'click button "Yes"'],
  [
    'delete Call Ada',
    remove,
    dialog('This will permanently delete the note and all of its data. This cannot be undone.', 'Keep', 'OK'),
    'click button "OK"',
  ],
  ['Delete Call Ada', remove, plainBox('Really delete?', 'No', 'Yes, delete'), 'click element "Yes, delete"'],
  ['Publish the post now', publish, menu('Publish now', 'Publish and lock'), 'click menuitem "Publish now"'],
  ['Publish the post', publish, menu('Schedule', 'Publish'), 'click menuitem "Publish"'],
  // It asks for more than was said, or in a way that cannot be told.
  ['Delete Call Ada', remove, dialog('Delete all 12 messages?', 'Cancel', 'Delete'), 'none'],
  ['Delete Call Ada', remove, dialog('Delete it?', 'Cancel', 'Delete for me', 'Delete for all'), 'none'],
  ['Publish the post', publish, dialog('Publish without a title?', 'Cancel', 'Publish'), 'none'],
  ['Publish the post', publish, menu('Publish to web', 'Publish to print'), 'ambiguous'],
  // It asks nothing of the deed: that is done.
  ['Delete Call Ada', remove, plainBox('Note deleted. Undo?', 'Undo', '×'), 'done'],
  ['Publish the post', publish, dialog('Published! Publish another?', 'Publish another', 'Close'), 'done'],
  ['Publish the post', publish, dialog('Want 10 % off?', 'Yes', 'No thanks'), 'done'],
  ['Publish the post', publish, menu('Copy link', 'Print'), 'done'],
  ['Publish the post', publish, node('dialog', '', { children: [field, node('button', 'Publish')] }), 'done'],
] as const) {
  test(`${sentence}, and then there is ${up.role} "${up.children.map((each) => each.text ?? each.name).join(' | ')}"`, () => {
    expect(after(sentence, page, up).slice(1)).toEqual([then]);
  });
}

test('a click that is asked for is no deed: what comes up is for the next sentence', () => {
  expect(after('Click Publish', publish, dialog('Publish it?', 'Cancel', 'Publish'))).toEqual([
    'click button "Publish"',
  ]);
});
