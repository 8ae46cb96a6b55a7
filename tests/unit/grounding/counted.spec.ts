/** What a sentence counts is counted among what is alike: the second entry is not the first of its fields, nor the link that all entries are called by. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node as nodeOf, pageOf, planned } from './snapshot.js';

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });

const card = (title: string): SnapshotNode =>
  node('article', '', [node('heading', title, [], { level: 3 }), node('button', 'Freeze')]);

const told = (instruction: string, snapshot: Snapshot): string => did(planned(instruction, snapshot));

test('an element with twins is the one that is counted, or lies in what is counted', () => {
  const line = (): SnapshotNode =>
    node('row', '', [
      node('cell', '', [
        node('textbox', '', [], { tag: 'input', hints: [{ from: 'label-nearby', text: 'Answer text' }] }),
      ]),
      node('cell', '', [
        node('spinbutton', '', [], { tag: 'input', hints: [{ from: 'label-nearby', text: 'Votes' }] }),
      ]),
    ]);
  const lines = [line(), line(), line()];
  const form = pageOf(
    node('textbox', 'Question'),
    node('table', '', [
      node('row', '', [node('columnheader', 'Answer text'), node('columnheader', 'Votes')]),
      ...lines,
    ]),
  );
  const refOf = (said: string, page: Snapshot): string | undefined => {
    const answer = planned(said, page);
    return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  };
  const field = (at: number): string | undefined => lines[at]?.children[0]?.children[0]?.ref;
  const isRight = (said: string, at: number): void => {
    expect([field(at), 'none', 'ambiguous', 'cannot-tell'], said).toContain(refOf(said, form));
  };
  isRight('type Dogs into the answer text of the second answer', 1);
  isRight('enter Dogs as the answer text of the third entry', 2);
  isRight('type Dogs into the answer text of the last answer', 2);
  isRight('type Dogs into the answer text in the second row', 1);
  const cases = pageOf(card('Debit card'), card('Credit card'), card('Gift card'));
  const button = (at: number): string | undefined => cases.root.children[at]?.children[1]?.ref;
  expect(refOf('click the second Freeze button', cases)).toBe(button(1));
  expect(refOf('click the last Freeze button', cases)).toBe(button(2));
  expect(refOf('click Freeze on the third card', cases)).toBe(button(2));
  const nav = pageOf(
    node('navigation', '', [node('link', 'Contacts'), node('link', 'Deals')]),
    node('list', '', [
      node('listitem', '', [node('checkbox', '')]),
      node('listitem', '', [node('checkbox', '')]),
    ]),
  );
  expect(told('select the first contact', nav)).not.toContain('click link');
  expect(told('open the second deal', nav)).not.toContain('click link');
  expect(told('open the contacts', nav)).toBe('click link "Contacts"');
});
