/** "Section 2", "Tab #2", "Item Two", "page 3", "2 guests": a number is a part of a name, or counts what there are several of. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node as nodeOf, pageOf, planned } from './snapshot.js';

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });

const done = (sentence: string, ...nodes: SnapshotNode[]): string => did(planned(sentence, pageOf(...nodes)));

const fold = (name: string): SnapshotNode => node('button', name, [], { expanded: false });

const links = (...names: string[]): SnapshotNode[] =>
  names.map((name) => node('link', name, [], { url: `#${name}` }));

/** Side by side. */
const inRow = (nodes: readonly SnapshotNode[], more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node(
    'generic',
    '',
    nodes.map((each, at) => ({ ...each, box: { x: at * 80, y: 10, width: 70, height: 20 } })),
    more,
  );

test('a section of a number is called so, or the one at that place of what unfolds', () => {
  const named = [fold('Section 1'), fold('Section 2'), fold('Section 3')];
  expect(done('open section 2', ...named)).toBe('click button "Section 2"');
  const folds = [fold('Delivery'), fold('Returns'), fold('Payment')];
  expect(done('expand the second section', ...folds)).not.toMatch(/Delivery|Payment/);
});

test('the link to a page, a number in brackets and the menu of the account are no sections', () => {
  const pages = node('navigation', 'Pages', links('1', '2', '3'));
  expect(done('open Section 2', pages)).toBe('none');
  expect(done('open Section 2', node('list', '', links('All (9)', 'Published (2)')))).toBe('none');
  const account = node('button', 'Jo Park', [], { expanded: false, hasPopup: 'menu' });
  expect(done('expand the first section', account, node('heading', 'Deals'))).toBe('none');
});

test('the second of a row of links is a tab only where the row is one of tabs', () => {
  expect(done('click on tab #2', inRow(links('Gardening', 'Cooking', 'Books')))).toBe('none');
  expect(done('click on tab #2', inRow(links('Gardening', 'Cooking', 'Books'), { classes: ['tabs'] }))).toBe(
    'click link "Cooking"',
  );
  const tabs = node('tablist', '', [node('tab', 'Public reply'), node('tab', 'Internal note')]);
  expect(done('click on tab 2', tabs)).toBe('click tab "Internal note"');
});

test('an item with a number for a name is called so', () => {
  const rows = ['Ann', 'Ben'].map((name) =>
    node('row', '', [node('cell', name), node('cell', '', [node('link', 'Details')])]),
  );
  expect(done('go to Item Two', node('table', '', rows))).toBe('none');
  expect(done('go to Item Two', ...links('Item One', 'Item Two'))).toBe('click link "Item Two"');
});

test('the third of whatever can be clicked is no page, and a number alone is no number of guests', () => {
  expect(done('go to page 3', node('navigation', '', links('Account', 'Orders', 'Notifications')))).toBe(
    'none',
  );
  expect(done('go to page 2', node('navigation', '', links('1', '2', '3')))).toBe('click link "2"');
  expect(done('select 2 guests', node('navigation', '', links('1', '2', '3')))).toBe('none');
});
