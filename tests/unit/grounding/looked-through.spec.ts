/** What does not show is looked for in what hides it, part by part: the cards of a contact book, the branches of a tree, the items of a menu. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const labelled = (label: string, value: string): SnapshotNode =>
  node('generic', '', { children: [node('text', `${label}: `), node('link', value, { url: '#' })] });

const card = (name: string, phone: string, address: string): SnapshotNode =>
  node('generic', '', {
    children: [node('heading', name), labelled('Phone', phone), labelled('Address', address)],
  });

const next = node('generic', '', { ref: 'next', text: '>', clickable: true });

const book = (name: string, phone: string, address: string): Snapshot =>
  pageOf(card(name, phone, address), next);

test('a card that does not show yet is turned to, and what is "his" is on it', () => {
  const pages = [book('Ragna', '555-0141', '12 Pine Row'), book('Joren', '555-0186', '4 Canal Side')];
  expect(inTurn('Find Joren in the contact book and click on his address', pages)).toEqual([
    'click element ">"',
    'click link "4 Canal Side"',
  ]);
});

test('a card that never shows is an error', () => {
  const pages = [book('Ragna', '555-0141', '12 Pine Row'), pageOf(card('Joren', '1', 'x'))];
  expect(inTurn('Find Bruno in the contact book and click on his address', pages).at(-1)).toBe('none');
});

test('the card after the next is turned to as well where all pages have one address', () => {
  const on = node('link', '>', { ref: 'on', url: '#' });
  const pages = ['Ragna', 'Bruno', 'Joren'].map((name, at) =>
    pageOf(card(name, `555-014${at}`, `${at + 4} Canal Side`), on),
  );
  expect(inTurn('Find Joren in the contact book and click on his address', pages)).toEqual([
    'click link ">"',
    'click link ">"',
    'click link "6 Canal Side"',
  ]);
  // A page that shows the same as the one before is the last.
  const last = pages[0] as Snapshot;
  expect(inTurn('Find Joren in the contact book and click on his address', [last, last]).at(-1)).toBe('none');
});

const branch = (name: string, isOpen: boolean, ...files: string[]): SnapshotNode =>
  node('listitem', '', {
    children: [
      node('generic', '', { ref: `sign of ${name}`, text: isOpen ? '−' : '+', clickable: true }),
      node('text', name),
      ...(isOpen ? files.map((text) => node('generic', '', { text, tag: 'span', clickable: true })) : []),
    ],
  });

const tree = (first: boolean, second: boolean, ...more: string[]): Snapshot =>
  pageOf(
    node('list', '', {
      children: [branch('Taxes', first, 'budget.csv'), branch('Music', second, 'waltz.mp3', ...more)],
    }),
  );

const unfolded = (...more: string[]): Snapshot[] => [
  tree(false, false, ...more),
  tree(true, false, ...more),
  tree(true, true, ...more),
];

test('a file is looked for in every branch, and two of one name are none', () => {
  expect(inTurn('Find budget.csv in the tree and click it', unfolded())).toEqual([
    'click element "+"',
    'click element "+"',
    'click element "budget.csv"',
  ]);
  expect(inTurn('Click budget.csv in the tree', unfolded('budget.csv')).at(-1)).toBe('none');
  expect(inTurn('Find notes.txt in the tree and click it', unfolded()).at(-1)).toBe('none');
});

const line = (name: string, mail: string, tel: string): SnapshotNode =>
  node('listitem', '', {
    children: [
      node('generic', '', { text: name, tag: 'b' }),
      node('link', mail, { url: '#' }),
      node('link', tel, { url: '#' }),
    ],
  });

const team = pageOf(
  node('list', '', {
    children: [line('Anna Berg', 'anna@x.test', '+46 8 123'), line('Bo Lind', 'bo@x.test', '+46 8 765 43')],
  }),
);

for (const [said, page, expected] of [
  ['Click on the phone number of Bo Lind', team, 'click link "+46 8 765 43"'],
  ["Click on Anna's email address", team, 'click link "anna@x.test"'],
  ['Click on his email address', team, 'none'],
  ['Click on the address of Bo Lind', team, 'none'],
  ['Click on her phone number', book('Ylva', '555-0129', '77 Mill Lane'), 'click link "555-0129"'],
  ['Click on her fax number', book('Ylva', '555-0129', '77 Mill Lane'), 'none'],
] as const)
  it(`${said}: ${expected}`, () => {
    expect(did(planned(said, page))).toBe(expected);
  });

const leaf = (name: string): SnapshotNode =>
  node('generic', '', { ref: `name of ${name}`, text: name, tag: 'span' });
const folder = (name: string, isOpen: boolean, ...inner: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', {
    ref: name,
    tag: 'li',
    classes: [isOpen ? 'collapsable' : 'expandable'],
    clickable: true,
    children: [leaf(name), ...(isOpen ? [node('list', '', { tag: 'ul', children: inner })] : [])],
  });
const file = (name: string): SnapshotNode => node('listitem', '', { tag: 'li', children: [leaf(name)] });
const drawn = (...isOpen: boolean[]): Snapshot =>
  pageOf(
    node('list', '', {
      tag: 'ul',
      children: [
        folder('Taxes', isOpen[0] === true, file('budget'), file('wages')),
        folder('Music', isOpen[1] === true, file('waltz')),
      ],
    }),
  );
const opening = [drawn(false, false), drawn(true, false), drawn(true, true)];

test('branches that only their style sheet calls folded are opened, and the one that is meant is not', () => {
  const told = (said: string): string[] => inTurn(said, opening);
  expect(told('Go through the file tree. Find and click on the file named "waltz".').at(-1)).toBe(
    'click element "waltz"',
  );
  expect(told('Find and click on the folder or file named "Music" in the file tree').slice(0, 2)).toEqual([
    'click listitem "Taxes"',
    'click listitem "Music"',
  ]);
  expect(told('Find and click on the file named "polka" in the file tree').at(-1)).toBe('none');
});
