/** Parts of a page that are said to hold what is meant: a section that is folded away, a place behind a value; and what all of a list is switched to. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const folded = (name: string, expanded: boolean, ...children: SnapshotNode[]): SnapshotNode =>
  node('group', '', {
    tag: 'details',
    children: [node('generic', name, { tag: 'summary', expanded }), ...children],
  });
const field = (name: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const turn = (name: string, checked: boolean): SnapshotNode =>
  node('switch', name, { tag: 'button', checked });

const settings = pageOf(
  node('heading', 'Account', { level: 1 }),
  folded('Profile', true, field('Display name'), list('Language', 'English', 'French')),
  folded('Notifications', false),
  folded('Privacy', false),
  node('button', 'Comments', { tag: 'button' }),
  field('Comments'),
  node('checkbox', 'Warn the driver', { tag: 'input', inputType: 'checkbox', checked: false }),
  node('checkbox', 'Call the office', { tag: 'input', inputType: 'checkbox', checked: false }),
  node('button', 'Call the office', { tag: 'button' }),
);

const unfold = (name: string): string => `click element "${name}"`;
for (const [sentence, expected] of [
  ['Switch off product news in the notifications', unfold('Notifications')],
  ['In the Notifications section, turn off product news', unfold('Notifications')],
  ['Untick product news under Notifications', unfold('Notifications')],
  ['Set the theme to dark in the privacy section', unfold('Privacy')],
  ['Set the display name to Lena in the profile', 'fill textbox "Display name" with "Lena"'],
  ['Change the language to French in the Profile section', 'select combobox "Language" with "French"'],
  ['Set the display name to Lena in Vienna', 'fill textbox "Display name" with "Lena in Vienna"'],
  ['Turn off product news in the Billing section', 'none'],
  // All of the sentence is the name of the box; where a button has it as well, nobody can tell.
  ['Warn the driver', 'check checkbox "Warn the driver"'],
  ['Warn the passenger', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => {
    expect(did(planned(sentence, settings))).toBe(expected);
  });

test('what a button is called as well is no box to tick', () => {
  expect(did(planned('Call the office', settings))).not.toContain('check checkbox');
});

test('an unquoted value does not go on with a part of the page', () => {
  expect(did(planned('Enter Lena in the profile as display name', settings))).not.toContain(
    'in the profile"',
  );
});

const lights = pageOf(
  node('heading', 'Lights', { level: 2 }),
  node('list', '', {
    tag: 'ul',
    children: [
      ['Porch', true],
      ['Attic', false],
      ['Cellar', true],
    ].map(([name, isOn]) =>
      node('listitem', '', {
        tag: 'li',
        children: [
          node('text', String(name)),
          turn('On', isOn === true),
          node('button', 'More', { hasPopup: 'menu' }),
        ],
      }),
    ),
  }),
);

for (const [sentence, steps] of [
  ['Turn off all lights', ['uncheck switch "On"', 'uncheck switch "On"']],
  ['Turn all lights off', ['uncheck switch "On"', 'uncheck switch "On"']],
  ['Enable every light', ['check switch "On"']],
  ['Turn off the porch light', ['uncheck switch "On"']],
  ['Turn on all lamps', ['none']],
  ['Turn all lights', ['none']],
  ['Turn off the garage light', ['none']],
] as const)
  it(`${sentence}: ${steps.join('; ')}`, () => {
    expect(stepsInAll(sentence, lights)).toEqual(steps);
  });
