/** What takes more than one step on a small widget, or brings up what the next step is done to; each beside what looks like it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));
const all = (instruction: string, ...children: SnapshotNode[]): string =>
  stepsInAll(instruction, pageOf(...children)).join('; ');
const twice = (instruction: string, first: SnapshotNode[], second: SnapshotNode[]): string[] =>
  inTurn(instruction, [pageOf(...first), pageOf(...second)] satisfies Snapshot[]);

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 1, tag: 'h1' });
const text = (said: string): SnapshotNode => node('paragraph', '', { tag: 'p', text: said });
const plain = (said: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: ['tile'], text: said, ...more });

it('one of two that are on or off is chosen instead of the other', () => {
  const two = [button('Serif', { pressed: true }), button('Sans', { pressed: false })];
  expect(all('Make the text sans instead of serif', ...two)).toBe(
    'click button "Sans"; click button "Serif"',
  );
  expect(all('Tick Numbers instead of Labels', box('Labels', true), box('Numbers'))).toBe(
    'uncheck checkbox "Labels"; check checkbox "Numbers"',
  );
  expect(all('Make the text bold instead of serif', ...two)).not.toContain('click');
  expect(all('Make the text sans instead of serif', button('Serif'), button('Sans'))).not.toContain('click');
});

it('a view is a view of what the page is about', () => {
  const views = ['Grid', 'Map'].map((name) =>
    node('radio', name, { tag: 'input', checked: name === 'Grid', inputType: 'radio' }),
  );
  const page = [heading('Moss collection'), node('radiogroup', '', { children: views })];
  expect(did('Switch the list to the map view', ...page)).toContain('radio "Map"');
  expect(did('Switch the collection to the map view', ...page)).toContain('radio "Map"');
  expect(did('Switch the garden to the map view', ...page)).toBe('none');
  expect(did('Switch the list to the table view', ...page)).toBe('none');
});

it('a text is edited where it stands when the page says how', () => {
  const pair = [
    node('term', '', { tag: 'dt', text: 'Keeper' }),
    node('definition', '', { tag: 'dd', text: 'Odd Larsen' }),
  ];
  const page = [heading('Mosses'), node('generic', '', { tag: 'dl', children: pair })];
  const hint = text('Double-click a text to edit it');
  expect(did('Change the heading to "Ferns"', ...page, hint)).toBe('double-click heading "Mosses"');
  expect(did('Change the keeper to "Ida Moe"', ...page, hint)).toContain('double-click');
  expect(did('Change the owner to "Ida Moe"', ...page, hint)).toBe('none');
  expect(did('Change the heading to "Ferns"', ...page)).toBe('none');
  expect(did('Change the heading to "Ferns"', ...page, heading('More'), hint)).toBe('none');
});

it('the sign for more is known by its dots, or by having no name', () => {
  const sign = node('img', '', { tag: 'svg', clickable: true, box: { x: 0, y: 0, width: 20, height: 20 } });
  const menu = [node('link', 'Pin', { tag: 'a', url: '#' }), node('link', 'Block', { tag: 'a', url: '#' })];
  expect(did('Open the three-dots menu on the card', sign, button('Follow'))).toContain('click img');
  expect(did('Open the three-dots menu', { ...sign, classes: ['search'] }, button('Follow'))).toBe('none');
  expect(did('Open the three-dots menu', sign, { ...sign, ref: 'again' })).toBe('none');
  expect(twice('Open the three-dots menu and pin it', [sign], [sign, ...menu])[1]).toContain('link "Pin"');
  expect(twice('Open the three-dots menu and mute it', [sign], [sign, ...menu])[1]).toBe('none');
});

it('a noun says of which sort the one of that name is', () => {
  const tiles = ['Fern', 'Sphagnum', 'Haircap ★'].map((name) => plain(name));
  const menu = ['Use as emblem', 'Lend out'].map((name) => node('menuitem', name, { tag: 'li' }));
  expect(did('Right-click the haircap picture', ...tiles)).toContain('right-click');
  expect(did('Right-click the haircap engine', ...tiles)).toBe('none');
  expect(did('Right-click the ivy picture', ...tiles)).toBe('none');
  expect(did('Right-click the fern picture', plain('Fern'))).toBe('none');
  const used = (as: string): string | undefined =>
    twice(`Right-click the fern picture and use it as the ${as}`, tiles, [...tiles, ...menu])[1];
  expect(used('emblem')).toBe('click menuitem "Use as emblem"');
  expect(used('cover')).toBe('none');
  expect(twice('Right-click Sphagnum and lend it out', tiles, [...tiles, ...menu])[1]).toContain('Lend out');
});

it('a field for a place is what is looked up on a page about that', () => {
  const field = node('combobox', 'Harbour', { tag: 'input', value: '' });
  expect(did('Look up the tides in Bodø', heading('Tides'), field)).toBe('click combobox "Harbour"');
  expect(did('Look up the prices in Bodø', heading('Tides'), field)).toBe('none');
  expect(
    did('Look up the tides in Bodø', heading('Tides'), field, node('textbox', 'Day', { tag: 'input' })),
  ).toBe('none');
});

const rows = (...states: string[]): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: ['', 'Sensor', 'State'].map((name) =>
          node('columnheader', name, { tag: 'th', text: name }),
        ),
      }),
      ...states.map((state, at) =>
        node('row', `T-${at + 1} ${state}`, {
          tag: 'tr',
          children: [
            node('cell', '', { tag: 'td', children: [box('')] }),
            node('cell', `T-${at + 1}`, { tag: 'td', text: `T-${at + 1}` }),
            node('cell', state, { tag: 'td', text: state }),
          ],
        }),
      ),
    ],
  });

it('rows are chosen for what only comes up then, where the page says so', () => {
  const two = ['check checkbox', 'check checkbox'];
  const begins = (instruction: string, ...more: SnapshotNode[]): string[] =>
    did(instruction, rows('on', 'off', 'on'), ...more)
      .split('; ')
      .map((step) => step.slice(0, 14));
  const bar = text('Tick sensors to change them');
  expect(begins('Delete T-1 and T-3', bar)).toEqual(two);
  expect(begins('Switch off T-1 and T-3', bar)).toEqual(two);
  expect(begins('Delete T-1 and T-9', bar)).toEqual(['none']);
  expect(begins('Delete T-1 and T-3')).toEqual(['none']);
});

it('an answer is written to whom it is for', () => {
  const report = (who: string, said: string): SnapshotNode =>
    node('article', '', { children: [heading(who), text(said), button('Answer')] });
  const feed = [report('Siri', 'Great view'), report('Ole', 'Muddy'), report('Ole', 'Bring boots')];
  expect(did('Answer "Thanks" to Siri', ...feed)).toContain('click button "Answer"');
  expect(did('Reply to Siri with "Thanks"', ...feed)).toContain('click button "Answer"');
  expect(did('Reply "Thanks" to Ole', ...feed)).not.toContain('click');
  expect(did('Reply "Thanks" to Tor', ...feed)).not.toContain('click');
});

it('what a later step of a form has is gone on for', () => {
  const panel = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });
  const name = node('textbox', 'Full name', { tag: 'input', value: '' });
  const first = [text('Step 1 of 3'), panel(name, button('Continue'))];
  const second = [
    text('Step 2 of 3'),
    panel(node('combobox', 'Size', { tag: 'select', options: ['small', 'large'] }), button('Continue')),
  ];
  expect(twice('Choose the large size on the next step', first, second)).toEqual([
    'click button "Continue"',
    'select combobox "Size" with "large"',
  ]);
  const [filled, onwards] = twice('Enter "Kari" as full name and tick the water supply', first, first);
  expect(filled).toContain('fill textbox "Full name"');
  expect(onwards).toBe('click button "Continue"');
  // Nothing says that there is a later step, or nothing was done on this one.
  const only = [panel(name, button('Continue'))];
  expect(twice('Enter "Kari" as full name and tick the water supply', only, only).join()).not.toContain(
    'Continue',
  );
  expect(did('Tick the water supply', ...first)).toBe('none');
});
