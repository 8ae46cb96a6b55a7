/** Forms in steps, cards whose name and buttons stand in two bars, and lists that are narrowed or ordered by a word alone; each beside what looks like it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned, selectOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 1, tag: 'h1' });
const plain = (said: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'span', text: said, ...more });
const box = (...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: ['bar'], children });

/** The second of three steps. */
function form(...buttons: SnapshotNode[]): SnapshotNode[] {
  const names = ['1. Parcel', '2. Sender', '3. Pay'];
  const steps = names.map((name, at) => plain(name, { classes: at === 1 ? ['step', 'active'] : ['step'] }));
  return [box(...steps), node('textbox', 'Street', { tag: 'input', value: '' }), box(...buttons)];
}

it('a step beside the one that stands there is gone to by the button of that way', () => {
  const both = form(button('Back'), button('Continue'));
  expect(did('Continue to step 3', ...both)).toBe('click button "Continue"');
  expect(did('Go to the third step', ...both)).toBe('click button "Continue"');
  expect(did('Go back to step 1', ...both)).toBe('click button "Back"');
  expect(did('Go back one step', ...both)).toBe('click button "Back"');
  expect(did('Return to the previous step', ...both)).toBe('click button "Back"');
  expect(did('Move on to the next stage', ...both)).toBe('click button "Continue"');
});

it('no other step is gone to', () => {
  const both = form(button('Back'), button('Continue'));
  expect(did('Continue to step 2', ...both)).not.toContain('click');
  expect(did('Continue to step 4', ...both)).not.toContain('click');
  expect(did('Continue to step 3', ...form(button('Back')))).toBe('none');
  expect(did('Continue to step 3', ...both.slice(1))).toBe('none');
});

it('a way back that stands beside no way on is no step', () => {
  expect(did('Go back one step', button('Back'), heading('Parcels'))).toBe('none');
  expect(did('Go back one page', ...form(button('Back'), button('Continue')))).not.toContain('click');
});

/** A guest, and what can be done for him. */
function card(name: string, ...deeds: SnapshotNode[]): SnapshotNode {
  const head = box(plain(name.slice(0, 1)), plain(name));
  return node('article', '', { tag: 'article', classes: ['card'], children: [head, box(...deeds)] });
}

const guests = [
  card('Ada Holm', button('Check in'), button('Absent')),
  card('Ben Ruiz', button('Check out'), button('Add note')),
];

it('the bar of buttons of a card is of what the other bar of it says', () => {
  expect(did('Check in Ada Holm', ...guests)).toBe('click button "Check in"');
  expect(did('Click Add note for Ben Ruiz', ...guests)).toBe('click button "Add note"');
  expect(did('Check in Ben Ruiz', ...guests)).toBe('none');
  expect(did('Click Absent for Ben Ruiz', ...guests)).toBe('none');
  expect(did('Click Absent for Cy Falk', ...guests)).toBe('none');
});

it('who is checked out is not looked at, where a button says that', () => {
  expect(did('Check out Ben Ruiz', ...guests)).toBe('click button "Check out"');
  expect(did('Check Ben Ruiz out', ...guests)).toBe('click button "Check out"');
  expect(did('Check out Ada Holm', ...guests)).not.toContain('click button');
  expect(did('Check out Cy Falk', ...guests)).not.toContain('click button');
});

const tabs = node('tablist', '', {
  children: ['Otters', 'Hares'].map((name) => node('tab', name, { selected: name === 'Otters' })),
});

it('a tab is called by what the tabs are one for each', () => {
  expect(did('Switch to the Hares group', tabs)).toBe('click tab "Hares"');
  expect(did('Open the Hares class', tabs)).toBe('click tab "Hares"');
  expect(did('Switch to the Voles group', tabs)).toBe('none');
  expect(did('Switch to the Hares report', tabs)).toBe('none');
  expect(did('Switch to the Hares group', button('Hares'), button('Otters'))).toBe('none');
});

function chips(...names: string[]): SnapshotNode {
  const chip = (name: string, at: number): SnapshotNode =>
    plain(name, { clickable: true, classes: at === 0 ? ['chip', 'on'] : ['chip'] });
  return box(...names.map((name, at) => chip(name, at)));
}

it('only some are shown by the choice of that name beside the one for all', () => {
  const own = node('form', '', {
    tag: 'form',
    children: [
      node('textbox', 'Name', { tag: 'input', value: '' }),
      selectOf('Voice', 'Viola', 'Cello'),
      button('Add to choir'),
    ],
  });
  const voices = chips('All', 'Viola', 'Cello');
  expect(did('Show only the cellos', voices, own)).toBe('click element "Cello"');
  expect(did('Show the cellos only', voices, own)).toBe('click element "Cello"');
  expect(did('Show only the flutes', voices, own)).toBe('none');
  expect(did('Show only the cellos', own)).not.toContain('click');
});

it('older ones of a list are shown by the word alone, below its title', () => {
  const bar = box(button('← Newer', { disabled: true }), button('Older →'), plain('9 payments'));
  const line = (said: string): SnapshotNode =>
    node('row', '', { tag: 'tr', children: [node('cell', said), node('cell', '4 €')] });
  const list = node('table', '', {
    tag: 'table',
    children: [line('Ada'), line('Ben'), line('payment.refused')],
  });
  const retry = selectOf('Retry failed payments up to', '3', '5');
  const page = [heading('Shops'), list, heading('Recent payments'), box(retry), list, bar];
  expect(did('Show older payments', ...page)).toBe('click button "Older →"');
  expect(did('Show older shops', ...page)).toBe('none');
  expect(did('Show older orders', ...page)).toBe('none');
});

it('which ones of a list come first is chosen by the word alone', () => {
  const order = chips('By name', 'Heaviest first');
  expect(did('Show the heaviest crates first', heading('Crates'), order)).toBe(
    'click element "Heaviest first"',
  );
  expect(did('Show the lightest crates first', heading('Crates'), order)).toBe('none');
  expect(did('Show the heaviest barrels first', heading('Crates'), order)).toBe('none');
  expect(did('Show the heaviest crates first', heading('Barrels'), plain('3 lorries'), order)).toBe('none');
});

it('what belongs to the one that is open beside a list is of this one', () => {
  const list = ['Reef', 'Fjord'].map((name) =>
    node('generic', '', { classes: ['tank'], clickable: true, children: [plain(name), plain('4 l')] }),
  );
  const lights = node('checkbox', 'Lights', { tag: 'input', checked: true });
  const page = [heading('Tanks'), box(...list), heading('Reef'), lights];
  expect(did('Switch the lights of this tank off', ...page)).toBe('uncheck checkbox "Lights"');
  expect(did('Switch the lights of this pond off', ...page)).toBe('none');
  expect(did('Switch the pump of this tank off', ...page)).toBe('none');
});
