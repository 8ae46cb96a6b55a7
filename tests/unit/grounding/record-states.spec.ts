/** What rows and cards have a switch for, said as a state of theirs; and the only answer to a question that says yes. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const lessons = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: (
      [
        ['Red dwarfs', true],
        ['White dwarfs', false],
      ] as const
    ).map(([title, checked]) =>
      node('generic', '', {
        tag: 'div',
        classes: ['lesson'],
        children: [
          node('checkbox', 'Finished', {
            tag: 'input',
            inputType: 'checkbox',
            checked,
            hints: [{ from: 'label-nearby', text: title }],
          }),
          text(title),
        ],
      }),
    ),
  });
const bookings = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: (['Today', 'Tomorrow'] as const).map((day) =>
      node('generic', '', {
        tag: 'section',
        children: [
          node('heading', day, { level: 3 }),
          ...(
            [
              ['Room check', true],
              [day === 'Today' ? 'Boiler repair' : 'Chimney sweep', false],
            ] as const
          ).map(([title, pressed]) =>
            node('generic', '', {
              tag: 'div',
              classes: ['visit'],
              children: [
                text(title),
                node('button', 'Paid', { text: '€', pressed }),
                node('button', 'Delete'),
              ],
            }),
          ),
        ],
      }),
    ),
  });

for (const [said, page, told] of [
  ['Mark Red dwarfs as not finished', [lessons()], 'uncheck checkbox "Finished"'],
  ['Mark Red dwarfs as unfinished', [lessons()], 'uncheck checkbox "Finished"'],
  ['Mark the lesson White dwarfs as finished', [lessons()], 'check checkbox "Finished"'],
  ['Mark White dwarfs as not finished', [lessons()], 'done'],
  ['Mark Brown dwarfs as not finished', [lessons()], 'none'],
  ['Make Boiler repair paid', [bookings()], 'click button "Paid"'],
  ['Mark the visit "Chimney sweep" as paid', [bookings()], 'click button "Paid"'],
  ["Make tomorrow's room check not paid", [bookings()], 'click button "Paid"'],
  ["Mark today's room check as unpaid", [bookings()], 'click button "Paid"'],
  ['Make Boiler repair not paid', [bookings()], 'done'],
  ["Make today's room check paid", [bookings()], 'done'],
  // Two of that name, none, and nothing that is called so.
  ['Make the room check unpaid', [bookings()], 'none'],
  ['Make Garden shed paid', [bookings()], 'none'],
  ['Make Boiler repair urgent', [bookings()], 'none'],
] as const)
  it(`"${said}": ${told}`, () => {
    expect(did(planned(said, pageOf(...page)))).toBe(told);
  });

/** A table with a nameless box in each line, under a title that is cut short, and a pager in its foot. */
const at = (x: number, y: number) => ({ x, y, width: 90, height: 20 });
const sheet = (): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        children: ['Project', 'Owner', 'Bill.', 'VIP'].map((title, column) =>
          node('columnheader', title, { tag: 'th', box: at(column * 100, 0) }),
        ),
      }),
      ...(
        [
          ['Garden wall', 'Ada Roy'],
          ['Park bench', 'Bo Lund'],
        ] as const
      ).map(([project, owner], line) =>
        node('row', '', {
          children: [
            node('cell', project),
            node('cell', owner),
            ...[2, 3].map((column) =>
              node('cell', '', {
                children: [
                  node('checkbox', '', {
                    tag: 'input',
                    inputType: 'checkbox',
                    checked: column === 2,
                    hints: [{ from: 'label-nearby', text: column === 2 ? 'Bill.' : 'VIP' }],
                    box: at(column * 100, 30 + line * 30),
                  }),
                ],
              }),
            ),
          ],
        }),
      ),
      node('rowgroup', '', {
        tag: 'tfoot',
        children: [
          node('row', '', {
            children: [node('columnheader', '2 lines', { box: { ...at(0, 90), width: 400 } })],
          }),
        ],
      }),
    ],
  });

for (const [said, told] of [
  ['Mark the park bench row as not billable', 'uncheck checkbox "Bill."'],
  ['Make the garden wall non-billable', 'uncheck checkbox "Bill."'],
  ['Mark the garden wall as billable', 'done'],
  ['Make Bo Lund a VIP', 'check checkbox "VIP"'],
  ['Make Bo Lund no longer a VIP', 'done'],
  // No such line, no such title, and a noun that belongs to the name of another one.
  ['Mark the park fence row as not billable', 'none'],
  ['Mark the house park row as not billable', 'none'],
  ['Make Bo Roy a VIP', 'none'],
  ['Make Bo Lund a partner', 'none'],
  ['Mark the park bench row as not paid', 'none'],
] as const)
  it(`"${said}" is a box under a title: ${told}`, () => {
    expect(did(planned(said, pageOf(sheet())))).toBe(told);
  });

const plants = (): SnapshotNode =>
  node('list', '', {
    children: ['Fern', 'Ivy'].map((name) =>
      node('listitem', '', {
        children: [text(name), node('button', '✕', { hints: [{ from: 'title', text: 'Remove plant' }] })],
      }),
    ),
  });
const question = (said: string, ...answers: SnapshotNode[]): SnapshotNode =>
  node('dialog', '', { children: [node('heading', said, { level: 3 }), ...answers] });

for (const [name, asked, told] of [
  [
    'by the title of a sign',
    question('Remove Ivy?', node('button', 'Cancel'), node('button', 'Remove')),
    'click button "Remove"',
  ],
  [
    'by the only answer that is no "no"',
    question('Ivy will be gone for good', node('button', 'Keep it'), node('button', 'Throw away')),
    'click button "Throw away"',
  ],
  [
    'not by one of two ways to go on',
    question('Ivy', node('button', 'Cancel'), node('button', 'Archive'), node('button', 'Throw away')),
    'none',
  ],
  [
    'not where something is to be filled in',
    question(
      'Why?',
      node('textbox', 'Reason', { tag: 'input' }),
      node('button', 'Cancel'),
      node('button', 'Go'),
    ),
    'none',
  ],
] as const)
  it(`a question is confirmed ${name}`, () => {
    const list = plants();
    const pages = [pageOf(list), pageOf(list, asked)];
    expect(inTurn('Remove Ivy and confirm', pages)).toEqual(['click button "✕"', told]);
  });

const samples = (): SnapshotNode[] => [
  node('heading', 'Specimens', { level: 1 }),
  node('button', 'Register specimen'),
  node('list', '', {
    children: ['S-1 Tom Wolff', 'S-2 Eva Lind'].map((said) =>
      node('listitem', '', { children: [text(said), node('button', 'Reject'), node('button', 'Repeat')] }),
    ),
  }),
];
const pages = (): SnapshotNode =>
  node('generic', '', { tag: 'div', children: ['1', '2', '3'].map((name) => node('button', name)) });
const objects = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: ['B-1 Clay lamp', 'B-2 Iron key'].map((said) => {
      const [number = '', ...name] = said.split(' ');
      return node('generic', '', {
        tag: 'div',
        classes: ['it'],
        clickable: true,
        children: [text(number), text(name.join(' '))],
      });
    }),
  });

for (const [said, page, told] of [
  // The title over a list and the button that adds to it say what its rows are.
  ['Reject the specimen of Tom Wolff', samples(), 'click button "Reject"'],
  ['Reject the specimen S-2', samples(), 'click button "Reject"'],
  ['Reject the specimen of Uwe Falk', samples(), 'none'],
  ['Reject the invoice of Tom Wolff', samples(), 'click button "Reject"'],
  ['Reject the gadget of Tom Wolff', samples(), 'none'],
  ['Reject the frozen specimen of Tom Wolff', samples(), 'none'],
  // Nothing is called so, and a quoted name says which.
  ['Open the object "Clay lamp"', [objects()], 'click element "Clay lamp"'],
  ['Open the object "Glass jar"', [objects()], 'none'],
  ['Delete the object "Clay lamp"', [objects()], 'none'],
  // Which one it is says a word for its look or state, and not what it is.
  ['Open the broken "Clay lamp"', [objects()], 'none'],
  ['Open the unread "Clay lamp"', [objects()], 'none'],
  // A button's word begins a step of its own.
  ['Go to the last page and repeat the specimen S-2', [...samples(), pages()], 'click button "3"'],
] as const)
  it(`"${said}" among ${page.length} parts: ${told}`, () => {
    expect(did(planned(said, pageOf(...page)))).toBe(told);
  });

const visits = (...names: string[]): SnapshotNode =>
  node('list', '', {
    children: names.map((name) =>
      node('listitem', '', {
        children: [
          text(name),
          node('combobox', 'Day', { tag: 'select', options: ['Monday', 'Friday'], value: 'Monday' }),
          node('button', 'Confirm'),
          node('button', 'Cancel visit'),
        ],
      }),
    ),
  });

test('a list that is drawn anew asks nothing', () => {
  const said = 'Cancel the visit of Rita Gomes';
  const first = pageOf(visits('Hana Ito', 'Rita Gomes'));
  const answer = planned(said, first);
  const proof = answer.kind === 'found' ? answer.proof : undefined;
  expect(did(answer)).toBe('click button "Cancel visit"');
  expect(did(planned(said, pageOf(visits('Hana Ito')), proof, first))).toBe('done');
  const asked = node('dialog', '', {
    children: [
      node('heading', 'Cancel the visit?'),
      node('textbox', 'Reason', { tag: 'input' }),
      node('button', 'Cancel it'),
    ],
  });
  expect(did(planned(said, pageOf(visits('Hana Ito', 'Rita Gomes'), asked), proof, first))).toBe('none');
});
