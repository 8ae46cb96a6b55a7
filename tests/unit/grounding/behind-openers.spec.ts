/** What has to be opened first: the field for a voucher, the signs to react with, the menu behind an item of a menu. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const check = (say: string, pages: readonly Snapshot[], expected: readonly string[]): void =>
  it(`${say}: ${expected.join('; ')}`, () => expect(inTurn(say, pages)).toEqual(expected));

const opener = button('+ Add voucher');
const buys = node('link', 'Buy a gift voucher', { tag: 'a', url: 'http://app.test/buy' });
const pay = [node('textbox', 'Your name', { tag: 'input', value: '' }), button('Pay')];
const till = pageOf(opener, buys, ...pay);
const field = node('group', '', {
  children: [node('textbox', 'Voucher code', { tag: 'input', value: '' }), button('Use')],
});
const open = pageOf(opener, field, buys, ...pay);
const unfolded = 'click button "+ Add voucher"';

check(
  'Redeem the voucher SWAN20',
  [till, open],
  [unfolded, 'fill textbox "Voucher code" with "SWAN20"; click button "Use"'],
);
check('Redeem the voucher SWAN20', [open], ['fill textbox "Voucher code" with "SWAN20"; click button "Use"']);
// What came up is no field for it, two things could open one, or it is no voucher that is redeemed.
check('Redeem the voucher SWAN20', [till, till], [unfolded, 'none']);
check('Redeem the voucher SWAN20', [pageOf(opener, button('Have a promo code?'), ...pay)], ['none']);
check('Redeem the voucher SWAN20', [pageOf(buys, ...pay)], ['none']);
check('Redeem the points SWAN20', [till], ['none']);

const sign = (name: string, shown: string, pressed?: boolean): SnapshotNode =>
  button(name, { text: shown, ...(pressed !== undefined && { pressed }) });
const post = (author: string, ...signs: SnapshotNode[]): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [
      node('strong', author, { tag: 'strong', text: author }),
      ...signs,
      button('Add reaction', { text: '☺' }),
    ],
  });
const olga = post('Olga', sign('Thumbs up', '👍 2', true), sign('Heart', '❤️ 1', false));
const piet = post('Piet', sign('Party', '🎉 3'));
const wall = pageOf(olga, piet);
const picker = node('group', '', { children: [sign('Laughing', '😂'), sign('Wave', '👋')] });
const picking = pageOf(olga, piet, picker);

check(
  "Add a laughing reaction to Piet's post",
  [wall, picking],
  ['click button "Add reaction"', 'click button "Laughing"'],
);
check(
  "React to Piet's post with a wave",
  [wall, picking],
  ['click button "Add reaction"', 'click button "Wave"'],
);
check("Add a heart reaction to Olga's post", [wall], ['click button "Heart"']);
check("Add a thumbs up reaction to Olga's post", [wall], ['done']);
check('Take back my thumbs up reaction', [wall], ['click button "Thumbs up"']);
// Not one's own, not known whose, nobody of that name, no such sign.
check('Take back my heart reaction', [wall], ['cannot-tell']);
check("Add a party reaction to Piet's post", [wall], ['none']);
check("Add a wave reaction to Anna's post", [wall], ['none']);
check("Add a crying reaction to Piet's post", [wall, picking], ['click button "Add reaction"', 'none']);

const item = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('menuitem', name, more);
const bar = item('File', { hasPopup: 'menu', expanded: false });
const title = node('heading', 'My route', { level: 1 });
const behind = item('Save as ▸', { hasPopup: 'menu' });
const menu = (...items: SnapshotNode[]): Snapshot =>
  pageOf(title, bar, node('menu', '', { children: [item('New route'), behind, ...items] }));
const shut = pageOf(title, bar);
const formats = menu(node('menu', '', { children: [item('GPX track'), item('KML')] }));

check(
  'Save the route as KML from the File menu',
  [shut, menu(), formats],
  ['click menuitem "File"', 'click menuitem "Save as ▸"', 'click menuitem "KML"'],
);
// Another format is put away again; another deed, and what the page is not about.
check(
  'Save the route as PNG from the File menu',
  [shut, menu(), formats],
  ['click menuitem "File"', 'click menuitem "Save as ▸"', 'press Escape'],
);
check('Export the route as KML from the File menu', [shut, menu()], ['click menuitem "File"', 'none']);
check('Save the photo as KML from the File menu', [shut, menu()], ['click menuitem "File"', 'none']);

// An item is called without the article, and another item is another thing.
const tools = item('Tools', { hasPopup: 'menu', expanded: false });
const offered = pageOf(tools, node('menu', '', { children: [item('Flush cache'), item('Sign out')] }));
check(
  'Flush the cache from the Tools menu',
  [pageOf(tools), offered],
  ['click menuitem "Tools"', 'click menuitem "Flush cache"'],
);
check(
  'Flush the cache log from the Tools menu',
  [pageOf(tools), offered],
  ['click menuitem "Tools"', 'none'],
);
