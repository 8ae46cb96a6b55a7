/** One control in each of several records, and what the menu of a record says: "on all posts by @ann", "on 2 posts", "for the user @ann". */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

let at = 0;
const sign = (name: string, post: number): SnapshotNode =>
  node('generic', '', {
    tag: 'span',
    ref: `${name} ${post}`,
    clickable: true,
    classes: [name],
    hints: [{ from: 'icon', text: name }],
  });
const post = (whose: string, ...menu: SnapshotNode[]): SnapshotNode => {
  at += 1;
  return node('generic', '', {
    tag: 'div',
    classes: ['entry'],
    children: [
      node('generic', '', { tag: 'div', text: whose }),
      node('generic', '', { tag: 'div', text: `Thought number ${at}` }),
      sign('like', at),
      sign('more', at),
      ...menu,
    ],
  });
};
const feed = (...posts: SnapshotNode[]): Snapshot =>
  pageOf(node('generic', '', { tag: 'div', children: posts }), node('button', 'Submit', { ref: 'submit' }));

function used(sentence: string, page: Snapshot): string {
  const answer = planned(sentence, page);
  return answer.kind === 'found' ? answer.steps.map(({ ref }) => ref).join(', ') : answer.kind;
}

at = 0;
const page = feed(post('Ann @ann'), post('Bo @bo'), post('Ann @ann'), post('Cy @cy'), post('Ann @ann'));

for (const [sentence, done] of [
  ['Click the "Like" button on all posts by @ann', 'like 1, like 3, like 5'],
  ['Click the Like button on each post by @bo', 'like 2'],
  ['Click "Like" on every post', 'like 1, like 2, like 3, like 4, like 5'],
  ['Click the "Like" button on 2 posts by @ann', 'like 1, like 3'],
  ['Click the like button of three posts by @ann and then click Submit', 'like 1, like 3, like 5'],
  // There are three by her, none by him, and nothing of that name.
  ['Click the "Like" button on 4 posts by @ann', 'none'],
  ['Click the "Like" button on all posts by @zoe', 'none'],
  ['Click the "Share" button on all posts by @ann', 'none'],
  ['Click the "Like" button on all lamps by @ann', 'none'],
  ['Click the "Like" button on all posts but the first', 'none'],
] as const)
  it(sentence, () => expect(used(sentence, page)).toBe(done));

it('of a list with further pages, these are not all', () => {
  const more = pageOf(...(page.root.children[0]?.children ?? []), node('text', 'Page 1 of 4'));
  expect(used('Click the "Like" button on all posts by @ann', more)).toBe('none');
});

const items = (whose: string): SnapshotNode =>
  node('list', '', {
    tag: 'ul',
    ref: 'menu',
    box: { x: 10, y: 10, width: 90, height: 60 },
    children: ['Copy link', `Mute ${whose}`, 'Report'].map((text, line) =>
      node('listitem', '', {
        tag: 'li',
        ref: text,
        text,
        box: { x: 10, y: 10 + line * 20, width: 90, height: 20 },
      }),
    ),
  });
at = 0;
const three = feed(post('Ann @ann'), post('Bo @bo'), post('Cy @cy'));
at = 0;
const open = feed(post('Ann @ann'), post('Bo @bo', items('@bo')), post('Cy @cy'));

for (const [sentence, item] of [
  ['For the user @bo, click on the "Mute" button', 'click listitem "Mute @bo"'],
  ['Mute @bo', 'click listitem "Mute @bo"'],
  ['Click the "Copy link" button for @bo', 'click listitem "Copy link"'],
  ['For the user @bo, click on the "Block" button', 'press Escape'],
] as const)
  it(sentence, () => expect(inTurn(sentence, [three, open])).toEqual(['click element "more"', item]));

it('whose nothing is, has no menu', () =>
  expect(inTurn('For the user @zoe, click on the "Mute" button', [three, open])).toEqual(['none']));

it('a post that only mentions a word of the handle is by somebody else', () => {
  at = 0;
  const mentioning = feed(post('Ann @ann'), post('Bo @bo on ann'), post('Ann @ann'), post('Ann-Kari @ann_k'));
  expect(used('Click the "Like" button on all posts by @ann', mentioning)).toBe('like 1, like 3');
});
