/** What a menu has brought up is brought to its end: a new name is taken over, a place is chosen, and what was edited is saved. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { parseInstruction } from '../../../src/grounding/built-in/language/grammar.js';
import { did, node, onPages, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const file = (name: string, ...buttons: SnapshotNode[]): SnapshotNode =>
  node('row', '', { children: [node('cell', '', { text: name }), node('cell', '', { children: buttons })] });
const files = node('table', '', {
  children: ['logo.svg', 'map.png'].map((name) => file(name, button('More', { hasPopup: 'menu' }))),
});
const menu = (...items: string[]): SnapshotNode =>
  node('menu', '', { children: items.map((name) => node('menuitem', name)) });
const dialog = (...children: SnapshotNode[]): SnapshotNode => node('dialog', '', { children });

it('the button of the dialog that is called as the item of the menu was takes the name over, and not the one beside it', () => {
  const up = dialog(
    node('heading', 'Rename file'),
    node('textbox', 'File name', { tag: 'input', inputType: 'text', value: 'logo.svg' }),
    button('Cancel'),
    button('Rename'),
  );
  expect(
    onPages('Rename logo.svg to sign.svg', [
      pageOf(files),
      pageOf(files, menu('Rename', 'Move to folder')),
      pageOf(files, up),
    ]),
  ).toEqual([
    'click button "More"',
    'click menuitem "Rename"',
    'fill textbox "File name" with "sign.svg"; click button "Rename"',
  ]);
});

it('"into the Campaigns folder": an item that says "folder" is not chosen for it', () => {
  const up = dialog(
    node('radio', 'Drafts', { checked: false }),
    node('radio', 'Campaigns', { checked: false }),
    button('Move'),
  );
  const told = onPages('Move logo.svg into the Campaigns folder', [
    pageOf(files),
    pageOf(files, menu('Rename', 'Move to folder')),
    pageOf(files, up),
  ]);
  expect(told.slice(0, 2)).toEqual(['click button "More"', 'click menuitem "Move to folder"']);
  expect(told[2]).not.toBe('done');
});

it('a text that stands on each line is clicked on the line that is said within its words', () => {
  const tile = (name: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['tile'],
      children: [
        node('strong', '', { text: name }),
        node('generic', '', { tag: 'span', text: 'Take off sale', clickable: true }),
      ],
    });
  const shop = node('generic', '', { tag: 'div', children: [tile('Pumpkin'), tile('Plum jam')] });
  const plan = planned('Take the plum jam off sale', pageOf(shop));
  expect(did(plan)).toBe('click element "Take off sale"');
  const clicked = plan.kind === 'found' ? plan.steps[0]?.ref : undefined;
  expect(shop.children[1]?.children[1]?.ref).toBe(clicked);
});

it('what is made of what is edited is saved with it', () => {
  const clauses = parseInstruction('Edit Bruno Kell and make him a first aider');
  expect(clauses.map(({ verb, said }) => `${verb} ${said}`)).toEqual([
    'goal edit',
    'goal make',
    'submit save',
  ]);
});

it('the stop behind a first letter is part of the name', () => {
  const form = pageOf(node('textbox', 'Display name', { tag: 'input', inputType: 'text' }), button('Save'));
  expect(stepsInAll('Change the display name to Robin A. and save', form)).toEqual([
    'fill textbox "Display name" with "Robin A."',
    'click button "Save"',
  ]);
});

it('what is written off is typed nowhere', () => {
  const page = pageOf(node('textbox', 'Search', { tag: 'input', inputType: 'text' }), files);
  expect(did(planned('Write off logo.svg', page))).not.toContain('fill');
});
