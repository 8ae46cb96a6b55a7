/** What is started, moved or added is not clicked for the name of a program's class, dropped on a box, or written into a name. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, onPages, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'div', text: shown });
const cell = (shown: string): SnapshotNode => node('cell', shown, { tag: 'td', text: shown });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });

/** A timetable in which a click on a class opens it, and boxes that show or hide the rooms. */
const lesson = (name: string, time: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    clickable: true,
    classes: ['event', 'event-start'],
    children: [text(time), text(name)],
  });
const timetable = pageOf(
  node('checkbox', 'Attic', { tag: 'input', checked: true }),
  node('checkbox', 'Main hall', { tag: 'input', checked: true }),
  lesson('Tap', '18:00 - 19:30'),
  lesson('Waltz', '20:00 - 21:30'),
);

for (const [sentence, done] of [
  ['Untick Attic', 'uncheck checkbox "Attic"'],
  ['Move the Waltz to the Attic', 'none'],
  ['Start it at 19:30', 'none'],
] as const)
  it(`${sentence}: ${done}`, () =>
    expect(did(planned(sentence, timetable)).replace(/ in .*/, '')).toBe(done));

/** The guests of a wedding are of one side or the other. */
const guests = pageOf(
  node('form', '', {
    tag: 'form',
    children: [
      node('textbox', 'Full name', { tag: 'input' }),
      list('Side', 'The bride’s side', 'The groom’s side'),
      list('Food', 'Standard', 'Vegan'),
      button('Add guest'),
    ],
  }),
);

test('what a list of the form offers is no part of a name', () => {
  expect(did(planned('Type Ann Lee into the full name', guests))).toBe(
    'fill textbox "Full name" with "Ann Lee"',
  );
  expect(did(planned('Type Ann Lee on the groom’s side into the full name', guests))).toBe('cannot-tell');
});

test('a yes and a no that come up for a deed are a question, whatever they call it', () => {
  const order = (...more: SnapshotNode[]): Snapshot =>
    pageOf(
      node('table', '', {
        tag: 'table',
        children: ['Footballs', 'Goggles'].map((name) =>
          node('row', '', {
            tag: 'tr',
            ref: `row ${name}`,
            children: [
              cell(name),
              node('cell', '', { children: [node('button', 'Remove', { ref: `remove ${name}` })] }),
            ],
          }),
        ),
      }),
      ...more,
    );
  const asked = node('tooltip', '', { children: [text('Take this line off?'), button('No'), button('Yes')] });
  const steps = onPages('Remove the footballs', [order(), order(asked)]);
  expect(steps[0]).toContain('click button "Remove"');
  expect(steps.at(-1)).not.toContain('click button "Yes"');
  expect(steps.at(-1)).toMatch(/none|cannot-tell/);
});
