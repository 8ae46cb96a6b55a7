/** Spans of days: what a sentence says, and both ends chosen in one field, in two, or in a calendar that stands there. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { twoDaysIn } from '../../../src/grounding/built-in/matching/two-days.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const spans: readonly [said: string, first: string, last: string, rest: string][] = [
  ['Set the stay to May 12 until May 15, 2025', '12 May 2025', '15 May 2025', 'Set the stay to'],
  ['Choose 12–15 May 2025 as the stay', '12 May 2025', '15 May 2025', 'Choose as the stay'],
  ['Select from 30 May to 3 June 2025', '30 May 2025', '3 June 2025', 'Select'],
  ['Set it from 12/05/2025 to 16/05/2025', '2025-05-12', '2025-05-16', 'Set it'],
  ['Stay: 2025-05-12 to 2025-05-16', '2025-05-12', '2025-05-16', 'Stay:'],
];

for (const [said, first, last, rest] of spans) {
  it(`"${said}" says ${first} and ${last}`, () => {
    const found = twoDaysIn(said);
    expect({ ...found, rest: found?.rest.replace(/\s+/g, ' ').trim() }).toEqual({ first, last, rest });
  });
}

test('one day, two amounts and dates that can be read in two ways are no span of days', () => {
  for (const said of [
    'Set the stay to May 12, 2025',
    'Set it from 12 to 15',
    'Set it from 4/5/2025 to 6/5/2025',
  ])
    expect(twoDaysIn(said)).toBeUndefined();
});

const text = { tag: 'input', inputType: 'text' };

const month = (chosen: readonly number[] = []): SnapshotNode => {
  const days = Array.from({ length: 31 }, (_, at) => at + 1);
  const cells = days.map((day) =>
    node('gridcell', String(day), {
      ref: `day${day}`,
      tag: 'td',
      clickable: true,
      ...(chosen.includes(day) && { selected: true }),
    }),
  );
  const weeks = [0, 7, 14, 21, 28].map((at) => node('row', '', { children: cells.slice(at, at + 7) }));
  return node('group', '', {
    children: [node('heading', 'May 2025'), node('grid', 'May 2025', { children: weeks })],
  });
};

test('in the calendar of one field the two days are clicked, and the field has to show both', () => {
  const field = (value = ''): SnapshotNode =>
    node('textbox', 'Travel dates', { ...text, ref: 'dates', readonly: true, value });
  const say = 'Set the travel dates to 12 May until 15 May 2025';
  const pages = [pageOf(field()), pageOf(field(), month()), pageOf(field(), month([12]))];
  const steps = ['click textbox "Travel dates"', 'click gridcell "12"', 'click gridcell "15"'];
  const shown = pageOf(field('05/12/2025 - 05/15/2025'));
  expect(inTurn(say, [...pages, shown])).toEqual([...steps, 'done']);
  expect(inTurn(say, [...pages, pageOf(field('05/12/2025 - 05/16/2025'))])).toEqual([...steps, 'none']);
  expect(inTurn(say, [...pages, pageOf(field())])).toEqual([...steps, 'none']);
  // It takes one day, and has closed.
  expect(inTurn(say, [...pages.slice(0, 2), pageOf(field('05/12/2025'))])).toEqual([
    ...steps.slice(0, 2),
    'none',
  ]);
});

test('of two fields under one title each gets its day', () => {
  const pair = (from = '', to = ''): SnapshotNode =>
    node('group', 'Course dates', {
      children: [
        node('textbox', 'From', { ...text, ref: 'from', readonly: true, value: from }),
        node('textbox', 'To', { ...text, ref: 'to', readonly: true, value: to }),
      ],
    });
  const say = 'Set the course dates from 12/05/2025 to 16/05/2025';
  const pages = [
    pageOf(pair()),
    pageOf(pair(), month()),
    pageOf(pair('12/05/2025'), month([12])),
    pageOf(pair('12/05/2025'), month()),
    pageOf(pair('12/05/2025', '16/05/2025'), month([16])),
  ];
  const first = ['click textbox "From"', 'click gridcell "12"'];
  expect(inTurn(say, pages)).toEqual([...first, 'click textbox "To"', 'click gridcell "16"', 'done']);
});

test('native date fields are filled', () => {
  const date = { tag: 'input', inputType: 'date' };
  const pair = node('group', 'Leave', {
    children: [node('textbox', 'Start', date), node('textbox', 'End', date)],
  });
  expect(did(planned('Set the leave from 12 May 2025 to 15 May 2025', pageOf(pair)))).toBe(
    'fill textbox "Start" with "2025-05-12"; fill textbox "End" with "2025-05-15"',
  );
});

test('a calendar that stands there has to mark both days', () => {
  const page = (chosen: readonly number[] = []): ReturnType<typeof pageOf> =>
    pageOf(node('heading', 'Trip dates'), month(chosen));
  const say = 'Under Trip dates select 20 May to 23 May 2025';
  const steps = ['click gridcell "20"', 'click gridcell "23"'];
  expect(inTurn(say, [page(), page([20]), page([20, 21, 22, 23])])).toEqual([...steps, 'done']);
  expect(inTurn(say, [page(), page([20]), page([23])])).toEqual([...steps, 'none']);
});

test('a change of one day, and days of something else, are no span for a field', () => {
  const day = node('textbox', 'Exam day', { ...text, readonly: true, value: '12 May 2025' });
  expect(did(planned('Change the exam day from 12 May 2025 to 15 May 2025', pageOf(day)))).not.toContain(
    '12',
  );
  const stay = node('textbox', 'Stay', { ...text, readonly: true });
  expect(did(planned('Set the holidays to 12 May until 15 May 2025', pageOf(stay)))).not.toContain('click');
  expect(did(planned('Filter the orders from 12 May to 15 May 2025', pageOf(stay)))).not.toContain('Stay');
});

test('what is called a day takes no two', () => {
  const day = node('textbox', 'Exam day', { ...text, readonly: true });
  expect(did(planned('Set the exam day from 12 May 2025 to 15 May 2025', pageOf(day)))).toBe('cannot-tell');
});
