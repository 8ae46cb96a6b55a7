/** Whose mail, post or comment is meant: it is from whom its line names as the writer, and not from whom its text speaks of. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });

const line = (...said: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['row'],
    children: [...said.map((each) => text(each)), node('button', 'Archive'), node('button', 'Reply')],
  });

const pageWith = (...lines: SnapshotNode[]): Snapshot =>
  pageOf(node('generic', '', { tag: 'div', children: lines }));

const box = pageWith(
  line('Ana Ruiz', 'Flat viewing', 'Nora told me about it'),
  line('Nora Lind', 'Dinner on Friday', 'Shall we invite Peter?'),
  line('Ana Ruiz', 'Keys', 'Where are they'),
  line('Odd Hansen', 'Lunch with Mia', 'At noon'),
  line('Mia Wong', 'Re: Lunch', 'Dear Odd, thanks'),
);

for (const [sentence, done] of [
  ['Archive the mail from Nora', 'click button "Archive" in 2'],
  ["Archive Nora's message", 'click button "Archive" in 2'],
  ["Archive Mia's mail", 'click button "Archive" in 5'],
  ['Archive the message from Odd', 'click button "Archive" in 4'],
  ["Reply to Odd with the text 'On my way'", 'click button "Reply" in 4'],
  ["Reply to Nora's mail saying 'Yes'", 'click button "Reply" in 2'],
  // She has written two, and he is only spoken of.
  ['Archive the mail from Ana', 'ambiguous'],
  ["Reply to Ana saying 'Yes'", 'none'],
  ['Archive the mail from Peter', 'none'],
  ["Reply to Peter saying 'Yes'", 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(doneIn(sentence, box)).toBe(done));

for (const [said, done] of [
  [['by Peter', 'Great'], 'click button "Archive" in 1'],
  [['Great, says the tester', 'Posted by Peter on 3 May'], 'click button "Archive" in 1'],
  [['Peter Holm wrote:', 'Great'], 'click button "Archive" in 1'],
  [['Hello Peter', 'Great'], 'none'],
  [['Ann', 'Ask Peter'], 'none'],
  [['Ann', 'Peter, call me'], 'none'],
  [['Ann', "Peter's birthday"], 'none'],
] as const)
  it(`the comment by Peter, where a line says "${said.join('", "')}": ${done}`, () =>
    expect(doneIn('Archive the comment by Peter', pageWith(line(...said), line('Bo', 'Hi')))).toBe(done));

it('the comment by Tom is not the post by Tom that the comments are about', () => {
  const post = node('article', '', {
    tag: 'article',
    children: [node('heading', 'Which bike?', { level: 1 }), text('by Tom Baker'), node('button', 'Like')],
  });
  const comments = [line('Mia Wong', 'A steel one'), line('Bo Lee', 'Mine is red')];
  const page = pageOf(
    node('generic', '', {
      tag: 'div',
      children: [post, node('heading', '2 comments', { level: 2 }), ...comments],
    }),
  );
  expect(did(planned('Like the comment by Tom', page))).toBe('none');
  expect(doneIn('Archive the comment by Mia', page)).toBe('click button "Archive" in 3');
});

test('a box in front of the writer and a title right behind are no words about the writer', () => {
  const ticked = (from: string, title: string): SnapshotNode =>
    node('listitem', '', {
      children: [
        node('checkbox', 'Select', { checked: false }),
        node('link', `${from} ${title}`, {
          url: '#x',
          children: [node('strong', '', { tag: 'b', text: from }), node('text', title)],
        }),
      ],
    });
  const list = (...items: SnapshotNode[]): Snapshot => pageOf(node('list', '', { children: items }));
  const mails = [ticked('GitLab', 'Pipeline failed – see below'), ticked('Ann Bo', 'Lunch')];
  expect(did(planned('Open the message from GitLab', list(...mails)))).toContain('"GitLab Pipeline');
  const two = [ticked('Ravi Menon', 'Lunch on Thursday?'), ticked('Ravi Menon', 'Slides for the review')];
  expect(did(planned("Open Ravi Menon's mail", list(...two)))).not.toContain('click');
});
