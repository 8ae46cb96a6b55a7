/** A button that changes between dark and light says not which of them is shown: the page does. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string, title?: string): SnapshotNode =>
  node('button', name, { tag: 'button', ...(title && { hints: [{ from: 'title', text: title }] }) });
const toggle = button('🌓', 'Toggle dark mode');
const page = (shade: Snapshot['shade'], ...buttons: SnapshotNode[]): Snapshot => ({
  ...pageOf(node('heading', 'Guide', { level: 1 }), ...buttons),
  ...(shade && { shade }),
});
const clicked = 'click button "🌓"';

for (const [said, shade, done] of [
  ['Turn on dark mode', 'light', clicked],
  ['Enable the dark theme', 'light', clicked],
  ['Switch the docs to dark mode', 'light', clicked],
  ['Change the theme to dark', 'light', clicked],
  ['Turn on dark mode', 'dark', 'done'],
  ['Switch to dark mode', 'dark', 'done'],
  ['Turn off dark mode', 'dark', clicked],
  ['Switch to light mode', 'dark', clicked],
  ['Switch to light mode', 'light', 'done'],
  ['Turn on dark mode', undefined, 'none'],
] as const)
  it(`${said} on a ${shade ?? 'page of no clear shade'}: ${done}`, () =>
    expect(did(planned(said, page(shade, toggle)))).toBe(done));

it('of two such buttons none is clicked, and what has another use is none', () => {
  expect(did(planned('Turn on dark mode', page('light', toggle, button('Switch theme'))))).toBe('none');
  expect(did(planned('Turn on dark mode', page('light', button('Dark roast'))))).not.toContain('click');
});
