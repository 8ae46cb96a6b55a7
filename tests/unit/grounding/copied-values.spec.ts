/** Values that the page says in one place and that go into a field in another: by a label, by a row and a column, each into its own field. */
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned, stepsInAll } from './snapshot.js';
import { expect } from '@playwright/test';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { text: said, tag: 'span' });

const pair = (label: string, value: string): SnapshotNode =>
  node('generic', '', { tag: 'div', children: [{ ...text(label), classes: ['k'] }, text(value)] });

const field = (name: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '' });

const profile = pageOf(
  node('generic', '', {
    tag: 'div',
    children: [
      pair('Last name', 'Vestergaard'),
      pair('Phone', '0471 20 96'),
      pair('Language', 'Finnish'),
      pair('Religion', 'none'),
    ],
  }),
  field('Last name'),
  field('Phone'),
  field('Language'),
);

const row = (role: string, ...cells: string[]): SnapshotNode =>
  node('row', cells.join(' '), {
    children: cells.map((each, at) =>
      node(role, each, { box: { x: at * 100, y: 0, width: 90, height: 20 } }),
    ),
  });

const people = pageOf(
  node('table', '', {
    children: [
      row('columnheader', 'Name', 'City', 'Job'),
      row('cell', 'Ana', 'Faro', 'welder'),
      row('cell', 'Olli', 'Oulu', 'judge'),
    ],
  }),
  field('Answer'),
);

const filled = (name: string, value: string): string => `fill textbox "${name}" with "${value}"`;

for (const [said, page, expected] of [
  ['Copy the language into the Language field', profile, [filled('Language', 'Finnish')]],
  ['Enter the value of Language into the field of the same name', profile, [filled('Language', 'Finnish')]],
  [
    'Copy the last name and the phone number from the card into the form',
    profile,
    [filled('Last name', 'Vestergaard'), filled('Phone', '0471 20 96')],
  ],
  [
    'Find the job of the person who lives in Faro and enter it into the Answer field',
    people,
    [filled('Answer', 'welder')],
  ],
  [
    'Find the job of the person who lives in Rome and enter it into the Answer field',
    people,
    ['cannot-tell'],
  ],
  ['Copy the fax number from the card into the Phone field', profile, ['cannot-tell']],
  ['Copy the religion from the card into the form', profile, ['none']],
] as const)
  it(`${said}: ${expected.join(', ')}`, () => {
    expect(stepsInAll(said, page)).toEqual(expected);
  });

it('a copy keeps the blanks at the ends of what is copied', () => {
  const area = node('textbox', '', { tag: 'textarea', value: ' Sit amet nunc. ' });
  const answer = planned(
    'Copy the text in the text area and paste it into the Answer field',
    pageOf(area, field('Answer')),
  );
  expect(answer).toMatchObject({ steps: [{ method: 'fill', arguments: [' Sit amet nunc. '] }] });
});

const note = (): SnapshotNode =>
  node('paragraph', '', { tag: 'p', text: 'Sit amet, nunc quam. Vel orci (dui)' });
const area = (): SnapshotNode => node('textbox', '', { tag: 'textarea', value: 'Purus ac nulla.' });

for (const [said, page, expected] of [
  ['Find the 2nd word in the paragraph and type it into the Answer field', [note()], 'amet'],
  ['Enter the last word of the paragraph into the Answer field', [note()], 'dui'],
  ['Find the third word in the text area, enter it into the text field', [area()], 'nulla'],
  ['Enter the ninth word of the paragraph into the Answer field', [note()], 'cannot-tell'],
  ['Enter the second word of the paragraph into the Answer field', [note(), note()], 'cannot-tell'],
  ['Enter the second word of the letter into the Answer field', [note()], 'cannot-tell'],
] as const)
  it(`${said}: ${expected}`, () => {
    const answer = planned(said, pageOf(...page, field('Answer')));
    expect(answer.kind === 'found' ? answer.steps[0]?.arguments[0] : answer.kind).toBe(expected);
  });
