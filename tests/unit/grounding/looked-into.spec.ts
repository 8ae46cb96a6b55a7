/** What stands in a menu of the menu bar, behind "Filters" or on another tab: all such places are looked into, and only what one of them has is used. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

type Menus = Readonly<Record<string, readonly string[]>>;

const box = (x: number) => ({ x, y: 40, width: 60, height: 20 });

/** Walks through a page whose places show these items while they are open; an item with items of its own leads on. */
function walked(instruction: string, menus: Menus, titles: readonly string[]): string[] {
  const shut: SnapshotNode[] = [
    node('heading', 'Sketch', { level: 1 }),
    ...titles.map((title, at) => node('button', title, { tag: 'button', box: box(at * 80) })),
  ];
  const items = new Map(
    Object.keys(menus).map((title) => [
      title,
      (menus[title] ?? []).map((item) => node('menuitem', item, { tag: 'div' })),
    ]),
  );
  let before = pageOf(...shut);
  let snapshot = before;
  let plan = planned(instruction, snapshot);
  const all: string[] = [];
  // What is not there may be looked for once the page has had its time.
  let answer = plan.kind === 'none' && plan.lastly ? plan.lastly : plan;
  while (answer.kind === 'found' && all.length < 30) {
    const did = answer.steps.map(({ description }) => description);
    all.push(...did);
    if (answer.next === undefined) return all;
    before = snapshot;
    const opened = /"(.*)"/.exec(did[0] ?? '')?.[1] ?? '';
    const shown = items.get(opened.replace(/ ▸$/, '')) ?? [];
    const kept = /▸/.test(opened) ? snapshot.root.children : shut;
    snapshot = pageOf(...kept, ...shown);
    plan = planned(instruction, snapshot, answer.next, before);
    answer = plan;
  }
  return [...all, did(answer)];
}

const drawing: Menus = {
  File: ['New', 'Export ▸', 'Print…'],
  Export: ['SVG', 'PNG'],
  Edit: ['Undo', 'Copy as PNG', 'Delete'],
  View: ['Zoom ▸', '✓ Rulers', 'Grid'],
  Zoom: ['100%', '200%'],
};

const bar = ['File', 'Edit', 'View', 'Share'];

const ends: readonly (readonly [sentence: string, last: string, why: string])[] = [
  ['Export the picture as SVG', 'click menuitem "SVG"', 'the item of the menu that the verb leads to'],
  ['Set the zoom to 200%', 'click menuitem "200%"', 'what is set, and then its value'],
  ['Hide the rulers', 'click menuitem "✓ Rulers"', 'it is ticked'],
  ['Show the rulers', 'done', 'it is ticked already'],
  ['Turn the rulers off', 'click menuitem "✓ Rulers"', 'the verb is said in two parts'],
  ['Turn the grid off', 'done', 'it is off already'],
  ['Show the grid', 'click menuitem "Grid"', 'it is not ticked, and another item is'],
  ['Set the zoom to 300%', 'none', 'no such value'],
  ['Export the picture as EPS', 'none', 'no such format'],
  ['Delete the picture', 'none', 'the item speaks of no picture, and takes something away'],
  ['Export the second picture as SVG', 'none', 'no menu knows of several pictures'],
];

for (const [sentence, last, why] of ends)
  test(`${sentence}: ${why}`, () => {
    expect(walked(sentence, drawing, bar).at(-1)).toBe(last);
  });

test('only the titles of menus are opened, and all of them', () => {
  expect(walked('Hide the rulers', drawing, bar)).toEqual([
    'click button "File"',
    'press Escape',
    'click button "Edit"',
    'press Escape',
    'click button "View"',
    'press Escape',
    'click button "View"',
    'click menuitem "✓ Rulers"',
  ]);
});

test('the ticks of items that are not shown yet are no part of the title', () => {
  const menus = { ...drawing, 'View ✓ ✓': ['✓ Rulers', 'Grid'] };
  expect(walked('Hide the rulers', menus, ['File', 'Edit', 'View ✓ ✓']).at(-1)).toBe(
    'click menuitem "✓ Rulers"',
  );
});

test('a way into a menu that is said from the inside out is the same way', () => {
  const path = walked('Click File > Export > PNG', drawing, bar);
  expect(path.at(-1)).toBe('click menuitem "PNG"');
  expect(walked('Choose PNG from the Export submenu of the File menu', drawing, bar)).toEqual(path);
});

test('an item that two menus have is not chosen', () => {
  const menus = { ...drawing, Edit: ['Undo', '✓ Snap', 'Grid'] };
  expect(walked('Show the grid', menus, bar).at(-1)).toBe('none');
});

test('buttons that are called like menus, without one for the file, open nothing', () => {
  expect(walked('Hide the rulers', drawing, ['Edit', 'View', 'Share'])).toEqual(['none']);
});

test('the list of all commands is looked into like a menu', () => {
  const menus = { 'Commands Ctrl+K': ['Toggle dark mode', 'Duplicate note', 'Close all notes'] };
  const palette = ['Commands Ctrl+K', 'Share'];
  expect(walked('Toggle dark mode', menus, palette).at(-1)).toBe('click menuitem "Toggle dark mode"');
  expect(walked('Turn on dark mode', menus, palette).at(-1)).toBe('none');
  expect(walked('Close the note', menus, palette).at(-1)).toBe('none');
});

const tab = (name: string, isOpen: boolean): SnapshotNode =>
  node('tab', name, { tag: 'button', selected: isOpen });

test('a setting is looked for on the other tabs, and the page goes back to the first where none has it', () => {
  const tabs = [tab('Profile', true), tab('Notifications', false)];
  const first = planned('Turn on the weekly digest', pageOf(...tabs, node('textbox', 'Name')));
  const way = first.kind === 'none' ? first.lastly : first;
  expect(way && did(way)).toBe('click tab "Notifications"');
  const shown = (name: string) =>
    pageOf(
      { ...(tabs[0] as SnapshotNode), selected: false },
      { ...(tabs[1] as SnapshotNode), selected: true },
      node('switch', name, { checked: false }),
    );
  const rest = way?.kind === 'found' ? way.next : undefined;
  const goOn = (name: string): string =>
    did(planned('Turn on the weekly digest', shown(name), rest, pageOf(...tabs)));
  expect(goOn('Weekly digest')).toBe('check switch "Weekly digest"');
  expect(goOn('Monthly digest')).toBe('click tab "Profile"');
});

test('a page that is listed in a group of the navigation is gone to through the one group that has it', () => {
  const group = (name: string, expanded: boolean, ...pages: string[]): SnapshotNode[] => [
    node('button', name, { tag: 'button', expanded }),
    ...(expanded ? pages.map((page) => node('link', page, { url: `#${page}` })) : []),
  ];
  const side = (isOpen = false): SnapshotNode =>
    node('navigation', '', {
      children: [node('link', 'Start', { url: '#start' }), ...group('Staff', isOpen, 'Payslips', 'Absences')],
    });
  const shut = pageOf(side(), node('main', '', { children: [node('heading', 'Start', { level: 1 })] }));
  const open = pageOf(side(true), node('main', '', { children: [node('heading', 'Start', { level: 1 })] }));
  const first = planned('Go to Payslips', shut);
  const way = first.kind === 'none' ? first.lastly : first;
  expect(way && did(way)).toBe('click button "Staff"');
  const rest = way?.kind === 'found' ? way.next : undefined;
  expect(did(planned('Go to Payslips', open, rest, shut))).toBe('click link "Payslips"');
  const miss = planned('Go to Contracts', shut);
  const other = miss.kind === 'none' ? miss.lastly : miss;
  const left = other?.kind === 'found' ? other.next : undefined;
  expect(did(planned('Go to Contracts', open, left, shut))).not.toContain('link');
});
