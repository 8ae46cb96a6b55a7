/** One button for what is chosen, which cannot be pressed until something is; and things that lie in closed branches of a tree. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const line = (text: string): SnapshotNode => node('generic', '', { tag: 'div', clickable: true, text });
const waiting = (name: string, disabled = true): SnapshotNode =>
  node('button', name, { tag: 'button', disabled });

/** A list of lines to click, and its buttons. */
const playlists = (...buttons: readonly SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Your playlists', { tag: 'h2' }),
    node('generic', '', { tag: 'div', children: ['Morning', 'Rain', 'Road trip'].map(line) }),
    ...buttons,
  );

test('What is renamed is clicked, and then the button that waited for it', () => {
  const page = playlists(waiting('Remove playlist'), waiting('Rename'));
  const first = planned('Rename Rain to "Storm"', page);
  expect(did(first)).toBe('click element "Rain"');
  const rename = page.root.children.at(-1);
  const free = pageOf(...page.root.children.slice(0, -1), {
    ...(rename as SnapshotNode),
    disabled: false,
  });
  const next = first.kind === 'found' ? first.next : undefined;
  const second = planned('Rename Rain to "Storm"', free, next, page);
  expect(did(second)).toBe('click button "Rename"');
  expect(second).toMatchObject({ next: { phase: { kind: 'name', text: 'Storm', was: 'Rain' } } });
  // The click has not made it wait less: it waits for something else.
  expect(did(planned('Rename Rain to "Storm"', page, next, page))).toBe('none');
});

test('A button that says another thing does not wait for it, nor one beside another that can be pressed', () => {
  expect(did(planned('Delete Rain', playlists(waiting('Delete account'))))).toBe('none');
  expect(did(planned('Delete Rain', playlists(waiting('Delete'), waiting('Delete', false))))).not.toContain(
    'Rain',
  );
});

const sign = (text: string, x: number, y: number): SnapshotNode =>
  node('generic', '', { tag: 'span', clickable: true, text, box: { x, y, width: 14, height: 14 } });
const name = (text: string, x: number, y: number): SnapshotNode =>
  node('generic', '', { tag: 'span', clickable: true, text, box: { x: x + 16, y, width: 80, height: 14 } });
const branch = (mark: string, text: string, x: number, y: number): SnapshotNode =>
  node('generic', '', { tag: 'div', children: [sign(mark, x, y), name(text, x, y)] });
const leaf = (text: string, x: number, y: number): SnapshotNode =>
  node('generic', '', { tag: 'div', children: [name(text, x, y)] });

const closed = pageOf(branch('▸', 'Letters', 0, 0), branch('▸', 'Photos', 0, 20), leaf('todo.txt', 0, 40));
const open = pageOf(
  branch('▾', 'Letters', 0, 0),
  leaf('bank.md', 20, 20),
  branch('▾', 'Photos', 0, 40),
  leaf('bank.md', 20, 60),
  leaf('fern.jpg', 20, 80),
);

test('The branch that is named is opened by its sign, and what lies below it is meant', () => {
  expect(did(planned('Select bank.md in Photos', closed))).toBe('click element "▸"');
  const below = planned('Select bank.md inside Photos', open);
  expect(below).toMatchObject({ steps: [{ ref: open.root.children[3]?.children[0]?.ref }] });
});

test('All branches are opened for what is nowhere in sight, as the last thing that is tried', () => {
  const answer = planned('Select fern.jpg', closed);
  expect(answer).toMatchObject({ kind: 'none', lastly: { next: { phase: { opened: ['Letters'] } } } });
  // What is in sight is no reason to open anything.
  expect(did(planned('Select todo.txt', closed))).toBe('click element "todo.txt"');
});

test('The sign of a thing that is played opens nothing', () => {
  const songs = pageOf(
    leaf('Lanterns', 0, 0),
    branch('▶', 'Harbour Wall', 0, 20),
    branch('▶', 'Tides', 0, 40),
  );
  expect(planned('Select Northern Road', songs)).not.toHaveProperty('lastly');
});

test('It is gone into a folder of the tree before something is made in it', () => {
  const item = (text: string): SnapshotNode => node('treeitem', `📁 ${text}`, { tag: 'li' });
  const files = pageOf(
    node('tree', '', { tag: 'ul', children: [item('Home'), item('Contracts')] }),
    node('button', 'New folder', { tag: 'button' }),
  );
  expect(did(planned('Create a folder called Leases inside Contracts', files))).toBe(
    'click treeitem "📁 Contracts"',
  );
  expect(did(planned('Create a folder called Leases', files))).toBe('click button "New folder"');
});
