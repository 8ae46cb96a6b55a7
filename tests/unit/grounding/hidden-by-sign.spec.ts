/** Lines in groups, each with a sign that hides or shows it: the sign of the line that is named does it, and no click on its name nor the sign of its group. */
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { expect } from '@playwright/test';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** The line that each sign belongs to. */
const eyes = new Map<string, string>();
const eye = (line: string, hint: 'Hide' | 'Show'): SnapshotNode => {
  const button = node('button', hint === 'Hide' ? '👁' : '🚫', {
    tag: 'button',
    classes: ['eye'],
    hints: [{ from: 'title', text: hint }],
  });
  eyes.set(button.ref ?? '', line);
  return button;
};
const line = (name: string, hint: 'Hide' | 'Show', ...inner: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    classes: ['line'],
    children: [
      node('generic', '', {
        tag: 'div',
        children: [
          node('generic', '', { tag: 'span', text: name, clickable: true }),
          eye(name, hint),
          node('button', '⋯', { tag: 'button', classes: ['more'] }),
        ],
      }),
      ...(inner.length > 0 ? [node('list', '', { tag: 'ul', children: inner })] : []),
    ],
  });

const song = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [
      line('Strings', 'Hide', line('Viola', 'Hide'), line('Double bass', 'Show')),
      line('Brass', 'Hide'),
    ],
  }),
);

for (const [said, expected] of [
  ['Show the double bass', 'eye of Double bass'],
  ['unhide Double bass', 'eye of Double bass'],
  ['Hide the viola', 'eye of Viola'],
  ['Hide Brass', 'eye of Brass'],
  // It is shown, or hidden, already: a click on its name chooses it, and the sign of the group hides the viola as well.
  ['Show the viola', 'none'],
  ['Show Brass', 'none'],
  ['Show the timpani', 'none'],
  ['Open the viola', 'click element "Viola"'],
] as const)
  it(`${said}: ${expected}`, () => {
    const answer = planned(said, song);
    const of = answer.kind === 'found' ? eyes.get(answer.steps[0]?.ref ?? '') : undefined;
    expect(of === undefined ? did(answer) : `eye of ${of}`).toBe(expected);
  });

it('the sign of a group hides no line of it that is hidden already', () => {
  const answer = planned('Hide the double bass', song);
  const refs = answer.kind === 'found' ? answer.steps.map(({ ref }) => ref ?? '') : [];
  expect(refs.some((ref) => eyes.has(ref))).toBe(false);
});
