/** Lines of mail and posts of plain boxes, with signs that have no words: which of them is meant, and which sign. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const icon = (name: string): SnapshotNode =>
  node('img', '', { tag: 'i', clickable: true, hints: [{ from: 'icon', text: name }] });

const line = (text: string, ...signs: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['row'],
    clickable: true,
    children: [node('text', text), ...signs],
  });

const lines = [
  line('Nora Vogt Trip to Lyon See you there', icon('star o'), icon('trash3')),
  line('Karin Blum Budget Please check it', icon('star o'), icon('trash3')),
  line('Nora Vogt Pictures Here are the photos', icon('star o'), icon('trash3')),
];
const box = pageOf(node('generic', '', { tag: 'div', children: lines }));

for (const [sentence, done] of [
  ['Star the message about the budget', 'click img "star" in 2'],
  ['Delete the mail from Karin', 'click img "trash" in 2'],
  ['Delete the mail from Nora about the photos', 'click img "trash" in 3'],
  // Two are by her, and nothing is by him.
  ['Delete the mail from Nora', 'ambiguous'],
  ['Delete the mail from Peter', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(doneIn(sentence, box)).toBe(done));

const post = (text: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['entry'],
    children: [
      node('generic', '', { tag: 'div', text }),
      node('generic', '', { tag: 'span', text: '♡ 3', clickable: true, classes: ['sign'] }),
      node('generic', '', { tag: 'span', text: '…', clickable: true, classes: ['sign'] }),
    ],
  });
const feed = pageOf(
  node('generic', '', { tag: 'div', children: [post('Ann First'), post('Bo Trains'), post('Cy Sun')] }),
);

for (const [sentence, done] of [
  ['Like the second post', 'click element "♡ 3" in 2'],
  ['Like the post by Cy', 'click element "♡ 3" in 3'],
  ['Like the post by Zoe', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(doneIn(sentence, feed)).toBe(done));

it('beside a heart of its own, a bookmark makes no favourite', () => {
  const posts = ['Ann First', 'Bo Trains'].map((text) => line(text, icon('heart'), icon('bookmark')));
  const page = pageOf(node('generic', '', { tag: 'div', children: posts }));
  expect(doneIn('Favorite the post by Bo', page)).toBe('click img "heart" in 2');
  expect(doneIn('Bookmark the post by Bo', page)).toBe('click img "bookmark" in 2');
});

test('a reply is sent off by what came up with its box, and not by what opened it', () => {
  const reply = node('button', 'Reply', { tag: 'button' });
  const mail = (...more: SnapshotNode[]): Snapshot =>
    pageOf(node('generic', '', { tag: 'div', children: [node('heading', 'Budget'), reply, ...more] }));
  const area = node('textbox', 'Your reply', { tag: 'textarea' });
  const send = node('button', 'Send', { tag: 'button' });
  const open = mail(area, send);
  expect(inTurn('Reply with "Thanks"', [mail(), open])).toEqual([
    'click button "Reply"',
    'fill textbox "Your reply" with "Thanks"; click button "Send"',
  ]);
});
