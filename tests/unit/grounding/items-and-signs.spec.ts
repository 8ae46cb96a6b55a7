/** What is in a submenu of the menu that was just opened, and what is known by no more than that it has a sign. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, node, onPages, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const opener = node('button', 'Tools', { ref: 'tools' });
const item = (name: string, ...inner: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('menuitem', name, { ref: name, ...(/^(?:Export|Import)/.test(name) && { hasPopup: 'true' }) }),
      ...inner,
    ],
  });
const menu = (...items: SnapshotNode[]): SnapshotNode => node('menu', '', { tag: 'ul', children: items });
const closed = pageOf(opener);
const open = (...inner: SnapshotNode[]): Snapshot =>
  pageOf(opener, menu(item('Copy'), item('Export', ...inner), item('Print')));
const pages = [closed, open(), open(menu(item('As text'), item('As table')))];

it('an item of a submenu is found under the item that leads on', () => {
  expect(
    onPages('Click the "Tools" button, and then find and click the item labeled "As table"', pages),
  ).toEqual(['click button "Tools"', 'hover menuitem "Export"', 'click menuitem "As table"']);
});

it('an item of no submenu is none', () => {
  expect(onPages('Click the "Tools" button, and then click the item labeled "As film"', pages).at(-1)).toBe(
    'none',
  );
});

for (const sentence of ['Click the item with the icon', 'Click the button with an icon', 'Click the icon'])
  it(`${sentence}: no button that shows none`, () => {
    expect(doneIn(sentence, closed)).toBe('none');
    const sign = node('img', '', { hints: [{ from: 'icon', text: 'gear' }] });
    expect(doneIn(sentence, pageOf({ ...opener, children: [sign] }))).toContain('click');
  });
