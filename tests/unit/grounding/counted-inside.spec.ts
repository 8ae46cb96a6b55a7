/** "Like the comment by Ann" is not done to her post, which has "2 comments"; the sign in front of a name says nothing besides. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const post = (author: string, text: string): SnapshotNode =>
  node('article', '', {
    children: [
      node('generic', author, { text: author }),
      node('button', 'Open control menu', { tag: 'button', text: '…' }),
      node('paragraph', text, { text }),
      node('text', '5 likes · 2 comments'),
      node('generic', '👏 Applaud', { text: '👏 Applaud', clickable: true }),
      node('generic', '💬 Comment', { text: '💬 Comment', clickable: true }),
    ],
  });
const feed = pageOf(
  node('main', '', { children: [post('Ann Bird', 'We moved.'), post('Carl Dorn', 'It rains.')] }),
);

for (const [sentence, expected] of [
  ['Applaud the post by Carl Dorn', 'click element "👏 Applaud" in 2'],
  ['Applaud the comment by Carl Dorn', 'none'],
  ["Open the menu of Ann Bird's post", 'click button "Open control menu" in 1'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(doneIn(sentence, feed)).toBe(expected));
