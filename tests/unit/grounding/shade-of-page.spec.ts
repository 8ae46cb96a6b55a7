/** A button that changes between dark and light says not which of them is shown: the page does. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, onPages, pageOf, planned } from './snapshot.js';
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

for (const [said, done] of [
  ['Switch the dashboard to the dark theme', clicked],
  ['Put the app in dark mode', clicked],
  ['Make the page dark', clicked],
  ["Set the page's theme to dark", clicked],
  ['Switch the chart to the dark theme', 'none'],
  ['Make the ink dark', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, page('light', toggle)))).toBe(done));

it('a mode of colours is one of them, and what shows no word is known by its sign or class', () => {
  const on = (...nodes: SnapshotNode[]): string => did(planned('Turn on dark mode', page('light', ...nodes)));
  expect(on(button('Toggle color mode'))).toBe('click button "Toggle color mode"');
  expect(on(button('Toggle color'))).toBe('none');
  expect(on(node('button', '', { tag: 'button', id: 'themeToggle' }))).toContain('click');
  expect(on(node('button', '', { tag: 'button', hints: [{ from: 'icon', text: 'moon' }] }))).toContain(
    'click',
  );
  expect(on(node('button', '', { tag: 'button', hints: [{ from: 'icon', text: 'gear' }] }))).not.toContain(
    'click',
  );
  expect(on(node('button', 'Night shift', { tag: 'button', id: 'themeToggle' }))).toBe('none');
});

it('what holds the choices is opened first, and the page has to be so in the end', () => {
  const choice = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('link', name, { tag: 'a', url: '#' })] });
  const menu = (expanded: boolean, ...names: string[]): Snapshot =>
    page(
      'light',
      node('group', '', {
        tag: 'details',
        children: [
          node('button', 'Theme', { tag: 'summary', expanded }),
          ...(expanded ? [node('list', '', { children: names.map(choice) })] : []),
        ],
      }),
    );
  const turn = (...names: string[]): string[] =>
    inTurn('Set the theme to dark', [menu(false), menu(true, ...names)]);
  expect(turn('Auto', 'Light', 'Dark')).toEqual(['click button "Theme"', 'click link "Dark"']);
  expect(turn('Auto', 'Light', 'Contrast').at(-1)).toBe('none');
  const [toggled, same] = [page('light', toggle), page('light', toggle)];
  expect(onPages('Turn on dark mode', [toggled, same])).toEqual([clicked, 'none']);
  expect(onPages('Turn on dark mode', [toggled, page('dark', toggle)])).toEqual([clicked, 'done']);
});
