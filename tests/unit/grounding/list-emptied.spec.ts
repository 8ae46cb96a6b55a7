/** What is listed under a title is emptied by the bin in the line of that title, where nothing else stands in it. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const bin = (): SnapshotNode => node('button', '🗑', { tag: 'button' });
const titled = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Calls', { level: 2 }),
    node('heading', ['Journal', ...more.map(({ name }) => name)].join(' '), {
      level: 3,
      children: [node('text', 'Journal'), ...more],
    }),
    node('list', '', { children: [node('listitem', '', { text: 'Ann, 4 min' })] }),
  );

test('the bin in the title empties what has that title', () => {
  for (const said of ['Clear the journal', 'Empty my journal', 'Erase all of the journal.'])
    expect(did(planned(said, titled(bin()))), said).toBe('click button "🗑"');
});

test('nothing is emptied for another title, by another button, or where there are two', () => {
  expect(did(planned('Clear the calls', titled(bin())))).toBe('none');
  expect(did(planned('Clear the diary', titled(bin())))).toBe('none');
  expect(did(planned('Clear the journal', titled(node('button', 'Export', { tag: 'button' }))))).toBe('none');
  expect(did(planned('Clear the journal', titled(bin(), bin())))).toBe('none');
});
