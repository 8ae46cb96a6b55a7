/** One of a list by how many of something it shows, all of a state by the button for them, and the switch that says a state. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned, selectOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('text', said);
const post = (who: string, said: string, likes: number): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [
      node('heading', said, { level: 3, tag: 'h3' }),
      node('generic', '', { tag: 'span', text: who }),
      node('generic', '', {
        tag: 'div',
        classes: ['acts'],
        children: [node('button', 'Like', { text: '▲' }), text(String(likes)), node('button', 'Hide')],
      }),
    ],
  });
const feed = pageOf(
  node('generic', '', {
    tag: 'div',
    children: [
      post('Ada', 'Low tide pictures', 12),
      post('Bo', 'Who has a rope?', 0),
      post('Cy', 'The crane moves', 31),
    ],
  }),
);

for (const [said, done] of [
  ['Hide the post that has no likes', 'click button "Hide" in 2'],
  ['Hide the post with 12 likes', 'click button "Hide" in 1'],
  ['Like the post with the most likes', 'click button "Like" in 3'],
  ['Hide the post with 7 likes', 'none'],
  // They are posts, and none of them shows how many views it has.
  ['Hide the comment with no likes', 'none'],
  ['Hide the post without views', 'none'],
] as const)
  it(`${said}: ${done}`, () => {
    expect(doneIn(said, feed)).toBe(done);
  });

const tasks = (...buttons: string[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'Tasks', { level: 1, tag: 'h1' }),
    node('textbox', 'New task', { tag: 'input', inputType: 'text', value: '' }),
    selectOf('Priority', 'Low', 'High'),
    ...buttons.map((name) => node('button', name, { tag: 'button' })),
  );

for (const [said, button, done] of [
  ['Clear all completed tasks', 'Clear completed', 'click button "Clear completed"'],
  ['Remove the completed tasks', 'Clear completed (2)', 'click button "Clear completed (2)"'],
  ['Clear all completed orders', 'Clear completed', 'none'],
  ['Clear all archived tasks', 'Clear completed', 'none'],
  ['Archive all completed tasks', 'Clear completed', 'none'],
  // A choice is taken back, and nothing is deleted.
  ['Delete the selected tasks', 'Clear selected', 'none'],
  // The field "New task" is none of the tasks.
  ['Clear all tasks', 'Add', 'none'],
] as const)
  it(`${said}, beside "${button}": ${done}`, () => {
    expect(did(planned(said, tasks(button)))).toBe(done);
  });

const card = (title: string, frozen: boolean): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [
      node('heading', title, { level: 3, tag: 'h3' }),
      node('generic', '', {
        tag: 'label',
        classes: ['sw'],
        children: [node('checkbox', 'Frozen', { tag: 'input', checked: frozen }), text('Frozen')],
      }),
      node('generic', '', {
        tag: 'label',
        classes: ['sw'],
        children: [node('checkbox', 'Online', { tag: 'input', checked: true }), text('Online')],
      }),
    ],
  });
const cards = pageOf(
  node('generic', '', { tag: 'div', children: [card('Debit card', false), card('Credit card', true)] }),
);

for (const [said, done] of [
  ['Freeze the debit card', 'check checkbox "Frozen" in 1'],
  ['Unfreeze the credit card', 'uncheck checkbox "Frozen" in 2'],
  ['Freeze the gift card', 'none'],
  ['Block the debit card', 'none'],
] as const)
  it(`${said}: ${done}`, () => {
    expect(doneIn(said, cards).replace('cannot-tell', 'none')).toBe(done);
  });

const row = (...cells: string[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      ...cells.map((cell) => node('cell', cell, { tag: 'td' })),
      node('cell', '', { tag: 'td', children: [node('button', 'Close'), node('button', 'Copy')] }),
    ],
  });
const issues = pageOf(
  node('table', '', {
    tag: 'table',
    children: [
      row('BB-101', 'Login crashes'),
      row('BB-110', 'Small button'),
      row('BB-115', 'Search returns archived issues'),
      row('BB-120', 'Jobs'),
    ],
  }),
);

for (const [said, done] of [
  // Another line speaks of issues; the code tells which is meant.
  ['Close issue BB-110', 'click button "Close" in 2'],
  ['Close issue BB-119', 'none'],
  // A name with a capital is no number of things.
  ['Copy the Jobs page', 'click button "Copy" in 4'],
  ['Copy the jobs', 'none'],
] as const)
  it(`${said}: ${done}`, () => {
    expect(doneIn(said, issues).replace('cannot-tell', 'none')).toBe(done);
  });
