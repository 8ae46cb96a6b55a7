/** What a list keeps for later by its "Save", whom one of its cards is by, and a line that is opened by the number beside its title. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const div = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const text = (said: string): SnapshotNode => node('generic', '', { tag: 'div', text: said });
const save = (how: object = {}): SnapshotNode => node('button', 'Save', { tag: 'button', ...how });

const post = (title: string, by: string, ref: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [
      text(`c/Garden · posted by u/${by} 3 hours ago`),
      node('heading', title, { tag: 'h3', level: 3 }),
      div(save({ ref }), node('button', 'Hide', { tag: 'button' })),
      ...more,
    ],
  });
const feed = (...more: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(
    div(post('Slugs in the salad', 'otto', 's1', ...more), post('A pond of tyres', 'ida', 's2', ...more)),
  );

/** The same with a heart in front of the word, and a mere sign that says it when it is pointed at. */
const hearts = pageOf(
  div(
    ...[
      ['Slugs in the salad', node('button', '♡ Save', { tag: 'button', ref: 'h1' })] as const,
      [
        'A pond of tyres',
        node('generic', '', {
          tag: 'span',
          text: '🏷',
          clickable: true,
          ref: 'h2',
          hints: [{ from: 'title', text: 'Save' }],
        }),
      ] as const,
    ].map(([title, sign]) =>
      node('article', '', {
        tag: 'article',
        children: [node('heading', title, { tag: 'h3', level: 3 }), sign, node('button', 'Hide')],
      }),
    ),
  ),
);

/** What the first step acts on. */
const used = (said: string, page: ReturnType<typeof pageOf>): string => {
  const plan = planned(said, page);
  return plan.kind === 'found'
    ? plan.steps.map(({ method, ref }) => `${method} ${ref}`).join('; ')
    : plan.kind;
};

for (const [said, page, expected] of [
  ['Save "A pond of tyres" for later', feed(), 'click s2'],
  ['Bookmark the post about slugs', feed(), 'click s1'],
  ['Save the post by ida', feed(), 'click s2'],
  ['Bookmark the post about slugs', hearts, 'click h1'],
  ['Bookmark the post about tyres', hearts, 'click h2'],
  ['Bookmark the post about frogs', hearts, 'none'],
  // None that says so; and a "Save" that would save what is filled in beside it.
  ['Save "A pond of frogs" for later', feed(), 'none'],
  ['Bookmark the post about frogs', feed(), 'none'],
  ['Save the post by rolf', feed(), 'none'],
  ['Bookmark the post about slugs', feed(node('textbox', 'Title', { tag: 'input' })), 'none'],
] as const)
  it(`${said}: ${expected}`, () => {
    if (expected === 'none') expect(used(said, page)).not.toContain('click s');
    else expect(used(said, page)).toBe(expected);
  });

const line = (id: string, title: string, ref: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['line'],
    children: [
      node('generic', '', { tag: 'span', text: id }),
      node('generic', '', { tag: 'span', text: title, clickable: true, ref }),
      node('generic', '', { tag: 'span', text: 'Waiting' }),
      ...more,
      node('button', '⋯', { tag: 'button' }),
    ],
  });
const desk = (...more: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'Tickets', { level: 1 }),
    node('button', 'New ticket', { tag: 'button' }),
    div(line('#4041', 'No light in the hall', 't1', ...more), line('#4042', 'Door jams', 't2', ...more)),
  );

for (const [said, page, expected] of [
  ['Open ticket 4042', desk(), 'click t2'],
  ['Open ticket 4043', desk(), 'none'],
  // Two texts in it can be clicked, and neither says which of them opens it.
  ['Open ticket 4042', desk(node('generic', '', { tag: 'span', text: 'Ida Lund', clickable: true })), 'none'],
] as const)
  it(`${said}: ${expected}`, () => {
    if (expected === 'none') expect(used(said, page)).not.toContain('click t');
    else expect(used(said, page)).toBe(expected);
  });

/** What is put on a list is done so by the button of its card that says the list, or what the list is for. */
const shelf = (
  ...names: readonly (readonly [title: string, button: string, ref: string])[]
): ReturnType<typeof pageOf> =>
  pageOf(
    div(
      ...names.map(([title, button, ref]) =>
        node('article', '', {
          tag: 'article',
          children: [
            node('heading', title, { tag: 'h3', level: 3 }),
            node('button', button, { tag: 'button', ref }),
          ],
        }),
      ),
    ),
  );
const books = shelf(
  ['Cosmos', 'Add to reading list', 'b1'],
  ['Silent Spring', 'Add to reading list', 'b2'],
  ['Emma', 'Remove from reading list', 'b3'],
);
const benches = shelf(['Elm bench', 'Add to wish list', 'w1'], ['Ash stool', 'Add to wish list', 'w2']);
const lots = shelf(
  ['Phrenology head', 'Watch lot 9', 'l9'],
  ['Stuffed pike', 'Watch lot 3', 'l3'],
  ['Map', 'Stop watching lot 2', 'l2'],
);

for (const [said, page, expected] of [
  ['Save "Cosmos" to my reading list', books, 'click b1'],
  ['Put Silent Spring on my reading list', books, 'click b2'],
  ['Save "Cosmos" to my wish list', books, 'none'],
  ['Save "Chaos" to my reading list', books, 'none'],
  ['Put Emma on my reading list', books, 'none'],
  ['Save the ash stool to my wishlist', benches, 'click w2'],
  ['Save the oak stool to my wishlist', benches, 'none'],
  ['Add the phrenology head to my watch list', lots, 'click l9'],
  ['Add the phrenology head to my wish list', lots, 'none'],
  ['Put the map on my watch list', lots, 'none'],
] as const)
  it(`${said}: ${expected}`, () => expect(used(said, page)).toBe(expected));

const story = (pressed?: boolean): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'The last lighthouse', { level: 1 }),
    node('button', 'Save story', { tag: 'button', ...(pressed !== undefined && { pressed }) }),
    node('textbox', 'Comment', { tag: 'textarea', value: '' }),
  );

for (const [said, page, expected] of [
  ['Save this story for later', story(false), 'click button "Save story"'],
  ['Save this story for later', story(true), 'none'],
  ['Save this story for later', story(), 'none'],
  ['Save this comment for later', story(false), 'none'],
] as const)
  it(`${said}, where the button is ${JSON.stringify(page.root.children[1]?.pressed)}: ${expected}`, () =>
    expect(did(planned(said, page))).toBe(expected));
