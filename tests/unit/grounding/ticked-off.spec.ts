/** "Add the task "Pay rent" and tick it off": what is ticked off is what has been added. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (name: string): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked: false });
const line = (name: string): SnapshotNode =>
  node('listitem', name, { children: [box(''), node('text', name)] });
const page = (...names: string[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('textbox', 'What needs to be done?', { tag: 'input', inputType: 'text' }),
    node('list', '', { children: names.map((name) => line(name)) }),
  );

/** What is done first, and what then, where the page shows the added one at the end. */
function inTurn(said: string, ...after: string[]): string {
  const [before, behind] = [page('Buy milk'), page('Buy milk', ...after)];
  const first = planned(said, before);
  if (first.kind !== 'found' || first.next === undefined) return did(first);
  const next = planned(said, behind, first.next, before);
  return `${did(first)} | ${did(next)} ${
    next.kind === 'found' && next.steps[0]?.ref === behind.root.children[1]?.children[1]?.children[0]?.ref
      ? 'of the second'
      : ''
  }`;
}

it('what is ticked off right behind it is what was added', () => {
  for (const end of [
    'tick it off',
    'tick it off right away',
    'mark it as done',
    'complete it',
    'then check it off',
  ])
    for (const begin of ['Add the task "Pay rent"', 'Add a todo: Pay rent', 'Add Pay rent to my list'])
      expect(inTurn(`${begin} and ${end}`, 'Pay rent'), `${begin} and ${end}`).toContain(
        'with "Pay rent"; press textbox "What needs to be done?" with "Enter" | check checkbox "checkbox" of the second',
      );
});

it('nothing is ticked off where what was added does not show up', () => {
  expect(inTurn('Add the task "Pay rent" and tick it off')).toContain('| none');
});

const terms = pageOf(node('list', '', { children: [line('I accept the terms'), line('Send me news')] }));
for (const [said, where, done] of [
  // What is accepted is no line that is only selected by its box.
  ['Accept the terms', terms, 'check checkbox "checkbox"'],
  ['Accept the star survey', page('Star survey', 'Moon survey'), 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, where))).toBe(done));
