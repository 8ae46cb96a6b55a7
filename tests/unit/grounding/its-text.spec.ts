/** What is made of a text and some choices: the text stands in quotes behind them, without a label. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, selectOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const area = (name: string): SnapshotNode => node('textbox', name, { tag: 'textarea' });
const box = (name: string): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked: false });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });

/** All that is done on the page. */
const inAll = (instruction: string, ...page: SnapshotNode[]): string =>
  stepsInAll(instruction, pageOf(...page)).join('; ');

const notice = (...texts: SnapshotNode[]): SnapshotNode =>
  form(
    selectOf('Your level', 'Beginner', 'Advanced'),
    box('Mon'),
    box('Sat'),
    ...texts,
    button('Post my notice'),
  );

it('the text of a notice goes into the one field for a text', () => {
  const said = 'Post a notice: advanced level, Monday and Saturday, "Looking for a partner"';
  expect(inAll(said, notice(text('A line about you')))).toBe(
    'select combobox "Your level" with "Advanced"; check checkbox "Mon"; check checkbox "Sat"; ' +
      'fill textbox "A line about you" with "Looking for a partner"; click button "Post my notice"',
  );
  expect(inAll(said, notice(text('A line about you'), text('Phone')))).toBe('none');
  expect(inAll(said, notice())).toBe('none');
});

it('what is no text has none that goes without a label', () => {
  expect(
    inAll(
      'Add a player: advanced level, Monday, "Looking for a partner"',
      form(
        selectOf('Your level', 'Beginner', 'Advanced'),
        box('Mon'),
        text('A line about you'),
        button('Add player'),
      ),
    ),
  ).toBe('none');
});

const announce = (...options: string[]): SnapshotNode =>
  form(selectOf('', ...options), area('What should they know?'), button('Post announcement'));

it('a text goes to one of the kind that a list offers all of', () => {
  const said = 'Post an announcement to the gate team: "Radios are charged."';
  expect(inAll(said, announce('All teams', 'Bar', 'Gate'))).toBe(
    'select combobox "teams" with "Gate"; fill textbox "What should they know?" with "Radios are charged."; ' +
      'click button "Post announcement"',
  );
  expect(inAll(said, announce('All teams', 'Bar', 'Stage'))).toBe('none');
  expect(inAll(said, announce('All doors', 'Bar', 'Gate'))).toBe('none');
});

it('the shirt that somebody gets may be called a T-shirt', () => {
  const member = (label: string): SnapshotNode[] => [
    node('heading', 'New volunteer', { level: 2 }),
    form(text('Full name'), selectOf(label, 'S', 'M', 'XL'), button('Save')),
  ];
  const said = 'Register a new volunteer: Ben Ache, shirt size XL';
  expect(inAll(said, ...member('T-shirt size'))).toBe(
    'fill textbox "Full name" with "Ben Ache"; select combobox "T-shirt size" with "XL"; click button "Save"',
  );
  expect(inAll(said, ...member('Shoe size'))).toBe('none');
});
