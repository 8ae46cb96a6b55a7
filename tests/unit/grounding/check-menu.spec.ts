/** What a record may have is ticked in the menu beside what it has. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const text = (said: string): SnapshotNode => node('paragraph', '', { tag: 'p', text: said });
const opener = (name: string): SnapshotNode =>
  node('button', `${name} ▾`, { tag: 'button', hasPopup: 'menu', expanded: false });
const items = (...names: string[]): SnapshotNode =>
  node('menu', '', {
    children: names.map((name) =>
      node('menuitemcheckbox', name, { tag: 'div', checked: name.startsWith('✓') }),
    ),
  });

const title = node('heading', 'Printer jams', { level: 1 });
const rail = (...menu: SnapshotNode[]): SnapshotNode[] => [
  title,
  box(opener('Assignees'), text('No one assigned')),
  box(opener('Labels'), text('hardware'), text('urgent')),
  ...menu,
];
const closed = pageOf(...rail());
const people = pageOf(...rail(items('Ann', 'Felix')));
const labels = pageOf(...rail(items('✓ hardware', 'network', '✓ urgent')));

test('somebody is assigned in the menu for that, which is put away', () => {
  expect(inTurn('Assign Felix', [closed, people, people])).toEqual([
    'click button "Assignees ▾"',
    'click menuitemcheckbox "Felix"',
    'press Escape',
  ]);
});

test('a label that it has is taken off, and one that it has not is given', () => {
  expect(inTurn('Remove the label urgent', [closed, labels])[1]).toBe('click menuitemcheckbox "✓ urgent"');
  expect(inTurn('Add the label network', [closed, labels])[1]).toBe('click menuitemcheckbox "network"');
  expect(did(planned('Add the label urgent', closed))).toBe('done');
});

test('nothing is chosen that the menu does not offer, or that is not there to be taken off', () => {
  expect(inTurn('Assign Bert', [closed, people])).toEqual(['click button "Assignees ▾"', 'none']);
  expect(did(planned('Remove the label network', closed))).toBe('none');
});

test('a menu that narrows a list is left alone: no value stands beside it', () => {
  const list = pageOf(
    box(opener('Labels'), opener('Assignees')),
    box(text('Printer jams'), text('Old mouse')),
  );
  expect(did(planned('Add the label network', list))).toBe('none');
  expect(did(planned('Assign Felix', list))).toBe('none');
});
