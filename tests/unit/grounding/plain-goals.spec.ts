/** Goals on buttons that a page draws of plain boxes: what is done is said by the box and by the line that it stands in, or not done. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (text: string): SnapshotNode => node('generic', '', { tag: 'div', text });

/** A line whose texts are spans: parts of one node. */
function line(...texts: string[]): SnapshotNode {
  const parts = texts.map((text) => ({ text, ref: `${text} of ${texts[0] ?? ''}` }));
  return node('generic', '', { tag: 'div', classes: ['line'], text: texts.join(' '), parts });
}

const notes = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: ['Call the plumber', 'Water the plants', 'Pay rent'].map((title) => line(title, 'delete')),
  });

const posts = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [line('@tilo', 'Snow!', 'Reply', '♥ 12'), line('@nora', '@tilo take care', 'Reply', '♥ 3')],
  });

const heading = (name: string): SnapshotNode => node('heading', name, { level: 2 });

const cases: readonly [sentence: string, page: readonly SnapshotNode[], done: string][] = [
  ['publish it', [box('Publish'), box('Discard')], 'Publish'],
  ['apply', [box('Apply'), box('Reset')], 'Apply'],
  ['save the choice', [box('Save choice'), box('Cancel')], 'Save choice'],
  ['order the coffee', [box('Order coffee')], 'Order coffee'],
  ['send it', [box('Send message')], 'Send message'],
  ['book a table', [box('Book table'), box('Book room')], 'Book table'],
  ['delete the note "Water the plants"', [notes()], 'delete of Water the plants'],
  ['remove "Pay rent"', [notes()], 'delete of Pay rent'],
  ['delete the plumber note', [notes()], 'delete of Call the plumber'],
  ['delete the third note', [notes()], 'delete of Pay rent'],
  ['like the post by @nora', [posts()], '♥ 3 of @nora'],
  ['reply to @tilo', [posts()], 'Reply of @tilo'],
  // What no box and no line says is not done.
  ['delete the account', [heading('Delete account')], 'none'],
  ['publish it', [node('paragraph', '', { text: 'Publish' })], 'none'],
  ['save the comment', [box('Save draft'), box('Publish')], 'none'],
  ['delete the note "Feed the cat"', [notes()], 'none'],
  ['delete the note', [notes()], 'none'],
  ['like the post by @marta', [posts()], 'none'],
  ['delete the post by @nora', [posts()], 'none'],
  ['send it', [box('Send message'), box('Send invoice')], 'none'],
];

for (const [sentence, page, done] of cases) {
  it(`"${sentence}" on ${page.map(({ role, text, name }) => text ?? (name || role)).join(', ')}: ${done}`, () => {
    const answer = planned(sentence, pageOf(...page));
    const refs = answer.kind === 'found' ? answer.steps.map(({ ref = '' }) => ref) : [];
    const wanted = page.find(({ text }) => text === done)?.ref ?? done;
    expect(answer.kind === 'found' ? refs.join() : did(answer)).toBe(wanted);
  });
}
