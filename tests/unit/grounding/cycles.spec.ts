/** Buttons that say how they stand and go on with every click, days in the table of a month, and boxes under a title. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('button', name, more);

/** The page while its button goes through these states. */
function through(label: string, ...states: string[]): Snapshot[] {
  const { ref } = button(label);
  return states.map((state) =>
    pageOf(button('Shuffle'), button(`${label}: ${state}`, { ...(ref !== undefined && { ref }) })),
  );
}

for (const [said, states, told] of [
  [
    'Set repeat to one',
    ['off', 'all', 'one'],
    ['click button "Repeat: off"', 'click button "Repeat: all"', 'done'],
  ],
  ['Set repeat to all', ['off', 'all'], ['click button "Repeat: off"', 'done']],
  ['Switch repeat to one', ['all', 'one'], ['click button "Repeat: all"', 'done']],
  // Back where it was, it is as it was; what does not change, or goes in a circle, is no more than tried.
  [
    'Set repeat to none',
    ['off', 'all', 'one', 'off'],
    ['click button "Repeat: off"', 'click button "Repeat: all"', 'click button "Repeat: one"', 'none'],
  ],
  ['Set repeat to one', ['off', 'off'], ['click button "Repeat: off"', 'none']],
  ['Set the volume to one', ['off', 'one'], ['none']],
] as const)
  it(`a button is clicked until it says so: ${said}, ${states.join(', ')}`, () => {
    expect(inTurn(said, through('Repeat', ...states))).toEqual(told);
  });

for (const [said, page, told] of [
  ['Set the theme to dark', [button('Theme: light')], 'click button "Theme: light"'],
  ['Change the view to list', [button('View: grid')], 'click button "View: grid"'],
  ['Set the speed to 2x', [button('Speed: 1x')], 'click button "Speed: 1x"'],
  ['Set the theme to dark', [button('Theme: light'), button('Theme: system')], 'none'],
  ['Set the theme to dark', [button('Theme of the day: light')], 'none'],
] as const)
  it(`"${said}" where a button says ${page.map(({ name }) => name).join(', ')}: ${told}`, () => {
    expect(did(planned(said, pageOf(...page)))).toMatch(told === 'none' ? /^(?:none|cannot-tell)$/ : told);
  });

/** A month in a table, with an event on some days; in front of its first day and behind its last are cells of other months. */
function month(title: string, events: Readonly<Record<number, string>> = {}, role = 'cell'): SnapshotNode[] {
  const days = ['', '', ...Array.from({ length: 31 }, (_, at) => String(at + 1)), '1', '2'];
  const cells = days.map((day, at) => {
    const event = at < 33 ? events[Number(day)] : undefined;
    return event === undefined
      ? node(role, day, { tag: 'td' })
      : node(role, `${day} ${event}`, {
          tag: 'td',
          parts: [{ text: day, ref: `number ${day}` }],
          children: [node('text', day), node('generic', '', { clickable: true, text: event })],
        });
  });
  const rows = [0, 7, 14, 21, 28].map((from) =>
    node('row', '', { tag: 'tr', children: cells.slice(from, from + 7) }),
  );
  return [node('heading', title, { level: 1 }), node('table', '', { tag: 'table', children: rows })];
}

for (const [said, page, told] of [
  ['Double-click the 22nd', month('March 2027'), 'double-click cell "22"'],
  ['Double-click on 22 March', month('March 2027'), 'double-click cell "22"'],
  ['Click on March 9th', month('March 2027', { 9: '08:30 Dentist' }), 'click element "9"'],
  ['Click the 31st', month('March 2027', { 2: 'Planning', 3: 'Review' }), 'click cell "31"'],
  ['Right-click the 5th', month('May 2027'), 'right-click cell "5"'],
  ['Double-click 22 April', month('March 2027'), 'none'],
  ['Double-click the 32nd', month('March 2027'), 'none'],
  ['Double-click the 22nd', [...month('March 2027'), ...month('April 2027')], 'none'],
  [
    'Double-click the 2nd',
    [
      node('table', '', {
        children: [node('row', '', { children: [node('cell', '1'), node('cell', '2')] })],
      }),
    ],
    'none',
  ],
] as const)
  it(`a day is clicked in the month that is shown: ${said}, ${page.map(({ name, role }) => name || role).join(', ')}`, () => {
    const answer = planned(said, pageOf(...page));
    expect(answer.kind === 'found' ? did(answer) : 'none').toBe(told);
  });

const suitable = (name: string): SnapshotNode[] => [
  node('heading', 'Edit recipe', { level: 1 }),
  node('group', name, {
    tag: 'fieldset',
    children: ['Vegans', 'Children', 'People who avoid gluten'].map((box) =>
      node('checkbox', box, { checked: false }),
    ),
  }),
];

for (const [said, title, told] of [
  [
    'Mark the recipe as suitable for vegans and children',
    'Suitable for',
    'check checkbox "Vegans"; check checkbox "Children"',
  ],
  ['Mark the recipe as suitable for vegans', 'Suitable for', 'check checkbox "Vegans"'],
  ['Mark the recipe as suitable for vegans and dogs', 'Suitable for', 'none'],
  ['Mark the recipe as unsuitable for vegans', 'Suitable for', 'none'],
  ['Mark the recipe as suitable for vegans', 'Made for', 'none'],
  ['Mark the menu as suitable for vegans', 'Suitable for', 'none'],
] as const)
  it(`what something is marked as stands under a title: ${said}, ${title}`, () => {
    expect(did(planned(said, pageOf(...suitable(title))))).toBe(told);
  });
