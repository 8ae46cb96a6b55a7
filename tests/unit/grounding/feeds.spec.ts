/** A feed of posts with signs that count, menus and comments, beside people to follow: what is done to one of them, to each, or to none. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const comment = (who: string, text: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['comment'],
    children: [
      node('strong', '', { tag: 'strong', text: who }),
      node('text', text),
      node('button', 'Like', { tag: 'button', pressed: false }),
    ],
  });

const post = (
  who: string,
  text: string,
  { likes, comments = [], more = [] }: { likes: number; comments?: SnapshotNode[]; more?: SnapshotNode[] },
): SnapshotNode =>
  node('article', `Post by ${who}`, {
    tag: 'article',
    classes: ['post'],
    children: [
      node('text', who),
      node('button', 'Post menu', { tag: 'div', text: '•••' }),
      node('paragraph', '', { tag: 'p', text }),
      node('generic', '', {
        tag: 'span',
        classes: ['like'],
        clickable: true,
        children: [node('text', '♥'), node('emphasis', '', { tag: 'em', text: String(likes) })],
      }),
      node('button', 'Repost', { tag: 'button' }),
      node('generic', '', { tag: 'div', classes: ['comments'], children: comments }),
      ...more,
    ],
  });

const person = (name: string): SnapshotNode =>
  node('paragraph', '', {
    tag: 'p',
    children: [
      node('strong', '', { tag: 'strong', text: name }),
      node('text', `@${name.split(' ')[0]?.toLowerCase() ?? ''}`),
      node('button', 'Follow', { tag: 'button' }),
    ],
  });

const feed = (more: SnapshotNode[] = []): Snapshot =>
  pageOf(
    node('main', '', {
      tag: 'main',
      children: [
        node('feed', '', {
          tag: 'div',
          children: [
            post('Mara Lindt', 'First loaf out of the oven', {
              likes: 12,
              comments: [comment('Jon Park', 'Looks great'), comment('Ines Sol', 'Recipe?')],
            }),
            post('You', 'Anyone up for chess on Sunday?', {
              likes: 3,
              comments: [comment('Jon Park', 'Me')],
              more,
            }),
            post('Jon Park', 'Tram 28 is back', { likes: 27 }),
          ],
        }),
        node('button', 'Load more', { tag: 'button' }),
      ],
    }),
    node('complementary', '', {
      tag: 'aside',
      children: [
        node('heading', 'Who to follow', { level: 3 }),
        node('generic', '', {
          tag: 'div',
          children: [person('Lea Brandt'), person('City Library'), person('Tomas Reis')],
        }),
        node('list', '', {
          tag: 'ol',
          children: ['chess', 'bread'].map((topic) =>
            node('listitem', '', {
              tag: 'li',
              children: [node('link', `#${topic}`), node('text', '930 posts')],
            }),
          ),
        }),
      ],
    }),
  );

/** The post in which the steps of a plan are done, and what they are. */
const doneIn = (sentence: string): string => {
  const page = feed();
  const answer = planned(sentence, page);
  const steps = answer.kind === 'found' ? answer.steps : [];
  const holds = (outer: SnapshotNode, ref: string | undefined): boolean =>
    outer.ref === ref || outer.children.some((child) => holds(child, ref));
  const posts = page.root.children[0]?.children[0]?.children ?? [];
  const at = posts.findIndex((each) => steps.length > 0 && holds(each, steps[0]?.ref));
  return `${did(answer)}${at === -1 ? '' : ` in ${posts[at]?.name}`}`;
};

for (const [sentence, done] of [
  ['Like the third post', 'click element "♥ 27" in Post by Jon Park'],
  ['Repost the most liked post', 'click button "Repost" in Post by Jon Park'],
  ['Repost the least liked post', 'click button "Repost" in Post by You'],
  ['Repost the most shared post', 'none'],
  // Two of the comments are by Jon, in a post each.
  ['Like the comment by Jon Park', 'ambiguous'],
  ['Like the comment by Ines Sol', 'click button "Like" in Post by Mara Lindt'],
  ['Load more posts', 'click button "Load more"'],
  ['Load more comments', 'none'],
  ['Follow all posts', 'none'],
  ['Follow everyone except Ann Bee', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(doneIn(sentence)).toBe(done));

for (const [sentence, names] of [
  ['Follow everyone except Tomas Reis', ['Lea Brandt', 'City Library']],
  ['Follow everyone', ['Lea Brandt', 'City Library', 'Tomas Reis']],
  ['Follow everyone except Lea Brandt and City Library', ['Tomas Reis']],
] as const)
  it(`${sentence}: ${names.join(', ')}`, () => {
    const page = feed();
    const people = page.root.children[1]?.children[1]?.children ?? [];
    const asked: string[] = [];
    for (let answer = planned(sentence, page); answer.kind === 'found';) {
      const [step] = answer.steps;
      const row = people.find(({ children }) => children.some(({ ref }) => ref === step?.ref));
      asked.push(row?.children[0]?.text ?? 'nobody');
      // Each is asked about for itself, where the page asks.
      const next = answer.next ?? answer.proof;
      if (next === undefined) break;
      answer = planned(sentence, page, next);
    }
    expect(asked).toEqual(names);
  });

for (const [sentence, item] of [
  ['Edit my post about chess', 'Edit post'],
  ['Hide the second post', 'Hide post'],
  ['Mute the post about chess', undefined],
  ['Archive the post about chess', undefined],
] as const)
  it(`${sentence}: ${item ?? 'nothing'} in the menu of the post`, () => {
    const items = ['Edit post', 'Hide post', 'Mute You'].map((text) =>
      node('generic', '', { tag: 'a', clickable: true, text }),
    );
    const open = feed([node('generic', '', { tag: 'div', classes: ['drop'], children: items })]);
    const closed = { ...open, root: without(open.root, new Set(items.map(({ ref }) => ref))) };
    const answer = planned(sentence, closed);
    const look = answer.kind === 'none' ? answer.lastly : undefined;
    expect(look?.steps[0]?.description).toBe('click button "Post menu"');
    expect(did(planned(sentence, open, look?.next, closed))).toBe(
      item === undefined ? 'press Escape' : `click element "${item}"`,
    );
  });

function without(from: SnapshotNode, refs: ReadonlySet<string | undefined>): SnapshotNode {
  const children = from.children.filter(({ ref }) => !refs.has(ref)).map((child) => without(child, refs));
  return { ...from, children };
}

test('a comment is written into the one field for it that is open', () => {
  const field = [
    node('textbox', 'Write a comment…', { tag: 'input' }),
    node('button', 'Send', { tag: 'button' }),
  ];
  const steps = 'fill textbox "Write a comment…" with "Nice"; click button "Send"';
  expect(did(planned('Comment "Nice"', feed(field)))).toBe(steps);
  expect(did(planned('Comment "Nice"', feed()))).not.toContain('fill');
  expect(inTurn('Repost the post about chess and comment "Nice"', [feed(field), feed(field)]).at(-1)).toBe(
    steps,
  );
});

test('behind a value a comment is the name of a field', () => {
  const page = pageOf(
    node('textbox', 'Name', { tag: 'input' }),
    node('textbox', 'Comment', { tag: 'textarea' }),
  );
  expect(stepsInAll('Enter name "Ann", comment "Nice"', page)).toEqual([
    'fill textbox "Name" with "Ann"',
    'fill textbox "Comment" with "Nice"',
  ]);
});

test('the menu of the post of one person is opened, where no class and no title calls it a post', () => {
  const note = (who: string, text: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['entry'],
      children: [
        node('strong', '', { tag: 'strong', text: who }),
        node('generic', 'More', { tag: 'span', text: '⋯', clickable: true }),
        node('paragraph', '', { tag: 'p', text }),
      ],
    });
  const page = pageOf(note('Ada', 'Rain again'), note('Bo', 'Sun at last'));
  expect(planned('Open the menu of the post by Bo', page)).toMatchObject({
    kind: 'found',
    steps: [{ method: 'click', ref: page.root.children[1]?.children[1]?.ref }],
  });
  expect(did(planned('Open the menu of the post by Cy', page))).not.toContain('More');
});

test('the title of a card is said of a smaller box in it as well', () => {
  const card = (who: string, title: string, likes: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['preview'],
      children: [
        node('generic', '', {
          tag: 'div',
          classes: ['meta'],
          children: [
            node('link', who, { tag: 'a' }),
            node('generic', '', { tag: 'span', text: '27 May' }),
            node('button', `♥ ${likes}`, { tag: 'button', text: `♥ ${likes}` }),
          ],
        }),
        node('heading', title, { tag: 'h2', level: 2 }),
        node('link', 'Read more...', { tag: 'a' }),
      ],
    });
  const page = pageOf(
    node('generic', '', {
      tag: 'div',
      children: [
        card('oskar', 'A tiny weather station', '8'),
        card('tansy', 'Notes on growing chillies', '15'),
        card('priya', 'The case for paper maps', '20'),
      ],
    }),
  );
  expect(did(planned('Like the article about the tiny weather station', page))).toBe('click button "♥ 8"');
  expect(did(planned('Like the article about paper maps', page))).toBe('click button "♥ 20"');
  expect(did(planned('Like the article about paper planes', page))).not.toBe('click button "♥ 20"');
});

test('pages are of the feed that is drawn as the current one', () => {
  const link = (name: string, ...classes: string[]): SnapshotNode =>
    node('link', name, { tag: 'a', classes });
  const page = pageOf(
    node('generic', '', { tag: 'div', children: [link('Own feed'), link('Global feed', 'active')] }),
    node('generic', '', { tag: 'div', children: ['1', '2', '3'].map((number) => link(number)) }),
  );
  expect(did(planned('Go to page 3 of the global feed', page))).toBe('click link "3"');
  expect(did(planned('Go to page 3 of the own feed', page))).toBe('none');
});

const submission = (title: string, board: string): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [
      node('generic', '', {
        tag: 'div',
        children: [
          node('button', '▲', { tag: 'button', hints: [{ from: 'title', text: 'Upvote' }] }),
          node('generic', '', { tag: 'div', text: '12' }),
          node('button', '▼', { tag: 'button', hints: [{ from: 'title', text: 'Downvote' }] }),
        ],
      }),
      node('heading', title, { level: 3, children: [node('link', title, { tag: 'a' })] }),
      node('text', 'Submitted an hour ago in'),
      node('link', board, { tag: 'a' }),
    ],
  });

const board = pageOf(
  node('navigation', '', { children: [node('link', 'Submit', { tag: 'a' })] }),
  submission('Why do my bees swarm in May?', 'garden'),
  submission('Ferry timetable for the summer', 'harbour'),
  submission('Has anyone tried oat bread?', 'kitchen'),
);

test('what a post is about is said somewhere in its title, whatever a post is called there', () => {
  expect(did(planned('Open the post about the bees', board))).toBe(
    'click link "Why do my bees swarm in May?"',
  );
  expect(did(planned('Open the submission about oat bread', board))).toBe(
    'click link "Has anyone tried oat bread?"',
  );
  expect(did(planned('Please downvote the submission about the ferry', board))).toBe('click button "▼"');
  expect(did(planned('Open the post about the wasps', board))).toBe('none');
  expect(did(planned('Downvote the submission about the tram', board))).toBe('none');
  expect(did(planned('Open the report about the board', board))).toBe('none');
});
