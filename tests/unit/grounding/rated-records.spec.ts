/** Stars of one line of a list, which nothing but the line names, or which what the line opens has. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'div', text: said });
const stars = node('generic', '', {
  tag: 'div',
  classes: ['st'],
  children: [1, 2, 3, 4, 5].map((each) =>
    node('generic', '', {
      tag: 'span',
      text: '★',
      clickable: true,
      hints: [{ from: 'title', text: `${each} stars` }],
    }),
  ),
});
const line = (title: string, length: string, ...parts: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['track'],
    children: [text(title), text(length), ...parts, node('button', 'Drop', { tag: 'button' })],
  });
const tracks = pageOf(
  line('Paper Boats', '3:12', stars),
  line('Paper Moon', '2:58', stars),
  line('Glass Hill', '4:05', stars),
);

for (const [said, done] of [
  ['Give "Paper Moon" four stars', ['click element "★"']],
  ['Rate Glass Hill 2 stars', ['click element "★"']],
  ['Give four stars to Glass Hill', ['click element "★"']],
  // Two lines say it, none does, there are not so many stars, and two are said at once.
  ['Give Paper four stars', ['none']],
  ['Give "Paper Kites" four stars', ['none']],
  ['Rate Glass Hill 6 stars', ['cannot-tell']],
  ['Give Paper Boats and Glass Hill four stars', ['none']],
] as const)
  it(`${said}: ${done.join()}`, () => {
    const [first = ''] = inTurn(said, [tracks, tracks]);
    expect(done[0].startsWith('click') ? first : first.replace('cannot-tell', 'none')).toBe(
      done[0].replace('cannot-tell', 'none'),
    );
  });

it('the star is the one of this line, and of this number', () => {
  const answer = planned('Give "Paper Moon" four stars', tracks);
  const second = tracks.root.children[1]?.children[2]?.children[3];
  expect(second?.ref).toBeDefined();
  expect(answer.kind === 'found' && answer.steps.map(({ ref }) => ref)).toEqual([second?.ref]);
});

const dish = (name: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('link', name, { url: '#', children: [text(name), text('30 min')] })],
  });
const list = node('list', '', { tag: 'ul', children: [dish('Mushroom risotto'), dish('Fish tacos')] });
const popup = (title: string, ...ratings: SnapshotNode[]): Snapshot =>
  pageOf(list, node('dialog', title, { children: [node('heading', title), text('Serves 2'), ...ratings] }));
const opened = 'click link "Mushroom risotto"';

for (const [title, pages, done] of [
  ['the stars that came up', [pageOf(list), popup('Mushroom risotto', stars)], [opened, 'click element "★"']],
  ['another dish came up', [pageOf(list), popup('Fish tacos', stars)], [opened, 'none']],
  ['it has no stars', [pageOf(list), popup('Mushroom risotto')], [opened, 'none']],
  ['it has two ratings', [pageOf(list), popup('Mushroom risotto', stars, stars)], [opened, 'none']],
] as const)
  it(title, () => {
    expect(inTurn('Give the mushroom risotto four stars', pages)).toEqual(done);
  });

it('the button that is drawn for a hidden radio button is clicked', () => {
  const drawn = (name: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('button', name, { tag: 'button' }),
        node('radio', name, { tag: 'input', classes: ['rating__hidden'], checked: false }),
      ],
    });
  const rating = node('generic', '', {
    tag: 'div',
    classes: ['rating'],
    children: [1, 2, 3, 4, 5].map((each) => drawn(`Rating ${each} of 5`)),
  });
  const page = pageOf(line('Paper Boats', '3:12', rating), line('Paper Moon', '2:58', rating));
  expect(inTurn('Give "Paper Moon" four stars', [page])).toEqual(['click button "Rating 4 of 5"']);
});
