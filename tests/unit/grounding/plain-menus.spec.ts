/** Menus that are drawn of plain boxes: paths through them, and the menu that a deed is done by. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { inPlainWords } from '../../../src/grounding/built-in/language/idioms.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const item = (ref: string, text: string, y: number, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', {
    ref,
    tag: 'div',
    text,
    clickable: true,
    box: { x: 0, y, width: 120, height: 26 },
    ...more,
  });

const box = (x: number, y: number, children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', box: { x, y, width: 120, height: 80 }, children });

/** The same with a menu that hangs from it: its text is one of its parts then. */
const holding = ({ text = '', ...item }: SnapshotNode, menu: SnapshotNode): SnapshotNode => ({
  ...item,
  children: [node('text', text), menu],
});

const song = item('song', 'Song', 0);
const view = item('view', 'View', 0, { box: { x: 120, y: 0, width: 120, height: 26 } });
const share = item('share', 'Share', 30);
const mail = item('mail', 'By mail', 30, { box: { x: 125, y: 30, width: 120, height: 26 } });
const copy = item('copy', 'Copy', 56);
const closed = pageOf(node('generic', '', { tag: 'div', children: [song, view] }));
const first = pageOf(
  node('generic', '', { tag: 'div', children: [holding(song, box(0, 26, [share, copy])), view] }),
);
const second = pageOf(
  node('generic', '', {
    tag: 'div',
    children: [holding(song, box(0, 26, [holding(share, box(120, 26, [mail])), copy])), view],
  }),
);

test('an item keeps its name while its submenu stands open inside of it', () => {
  expect(inTurn('Choose Song > Share > By mail', [closed, closed, first, second])).toEqual([
    'hover element "Song"',
    'click element "Song"',
    'click element "Share"',
    'click element "By mail"',
  ]);
});

test('an item that is not in the menu is chosen nowhere', () => {
  expect(inTurn('Choose Song > Share > By post', [closed, closed, first, second])).not.toContain(
    'click element "By mail"',
  );
});

test('a submenu that hangs from the page and not from its item is the one that the path speaks of', () => {
  const insert = item('insert', 'Insert row', 30);
  const below = item('below', 'Below', 30, { box: { x: 125, y: 30, width: 120, height: 26 } });
  const [menu, submenu] = [box(0, 26, [insert, item('delete', 'Delete row', 56)]), box(120, 26, [below])];
  const table = item('table', 'Table', 0);
  expect(
    inTurn('Choose Table > Insert row > Below', [
      pageOf(table, view),
      pageOf(table, view),
      pageOf(table, view, menu),
      pageOf(table, view, menu, submenu),
    ]).at(-1),
  ).toBe('click element "Below"');
});

test('an item that says only the deed is pointed at, and the rest stands in the menu behind it', () => {
  const pages = [closed, closed, first, second];
  const steps = ['hover element "Song"', 'click element "Song"', 'hover element "Share"'];
  expect(inTurn('Use the Song menu to share by mail', pages)).toEqual([...steps, 'click element "By mail"']);
  expect(inTurn('Use the Song menu to share by post', pages)).not.toContain('click element "By mail"');
});

test('a noun for what an item is need not stand on it', () => {
  expect(inTurn('Open the Copy page from the Song menu', [closed, closed, first]).at(-1)).toBe(
    'click element "Copy"',
  );
  expect(inTurn('Open the Copies page from the Song menu', [closed, closed, first])).not.toContain(
    'click element "Copy"',
  );
});

test('the menu that is used for a deed has the item for it', () => {
  for (const [said, plain] of [
    ['Use the Edit menu to paste.', 'choose paste from the Edit menu.'],
    ['In the Edit menu, cut.', 'choose cut from the Edit menu.'],
    ['Use the File menu to export as PDF', 'in the File menu, export as PDF'],
    ['Go to the Help menu and click About', 'open the Help menu and click About'],
    ['Use the Sort menu to sort by price', 'Use the Sort menu to sort by price'],
    ['Use the View menu to set the zoom to 80 %', 'Use the View menu to set the zoom to 80 %'],
  ] as const)
    expect(inPlainWords(said, () => false)).toBe(plain);
});

test('the sign behind a number is a part of what is chosen', () => {
  expect(did(planned('Pick 80 %', pageOf(node('button', '60 %'), node('button', '80 %'))))).toBe(
    'click button "80 %"',
  );
});

test('a menu that takes the clicks on its items is chosen from, and not clicked in its middle', () => {
  const names = ['Open', 'Rename', 'Share', 'Delete'];
  const menu = node('generic', '', {
    clickable: true,
    children: names.map((text) => node('generic', '', { tag: 'div', text })),
  });
  const page = pageOf(node('button', 'Save'), menu);
  expect(did(planned('Choose Delete', page))).toBe('click element "Delete"');
  expect(did(planned('Choose Print', page))).toBe('none');
});
