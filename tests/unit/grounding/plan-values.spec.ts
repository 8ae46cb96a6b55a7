/** Values as widgets write them: dates, times of day, and lists that are there twice. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { clockLike, clockOf, clocksOf } from '../../../src/grounding/built-in/language/clock.js';
import { did as told, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const dateField = (more: Partial<SnapshotNode>): SnapshotNode =>
  node('textbox', 'Birthday', { tag: 'input', inputType: 'text', ...more });

for (const [more, typed] of [
  [{ placeholder: 'YYYY-MM-DD' }, '1990-06-07'],
  [{ placeholder: 'dd/mm/yyyy' }, '07/06/1990'],
  [{ placeholder: 'm/d/yyyy' }, '6/7/1990'],
  [{ placeholder: 'TT.MM.JJJJ' }, '07.06.1990'],
  [{ placeholder: 'jj/mm/aaaa' }, '07/06/1990'],
  [{ value: '1990-05-12' }, '1990-06-07'],
  [{ value: '24.12.1990' }, '07.06.1990'],
  [{ value: '12/24/1990' }, '06/07/1990'],
  [{ value: '05/06/1990' }, '7 June 1990'],
  [{ placeholder: 'When were you born?' }, '7 June 1990'],
] as const) {
  it(`a date is typed as a field writes it that shows "${Object.values(more)[0]}"`, () => {
    const field = dateField(more);
    expect(did('Enter 7 June 1990 as the birthday', field)).toBe(`fill textbox "Birthday" with "${typed}"`);
  });
}

test('a date in quotes is typed as it stands', () => {
  const field = dateField({ placeholder: 'YYYY-MM-DD' });
  expect(did('Enter "7 June 1990" as the birthday', field)).toBe(
    'fill textbox "Birthday" with "7 June 1990"',
  );
});

test('a time of day is found in a native list that writes it otherwise', () => {
  const list = node('combobox', 'Start', {
    tag: 'select',
    options: ['7:30 AM', '7:45 AM', '7:45 PM'],
    value: '7:30 AM',
  });
  expect(did('Set the start to 19:45', list)).toBe('select combobox "Start" with "7:45 PM"');
  expect(did('Set the start to 07:45', list)).toBe('select combobox "Start" with "7:45 AM"');
  expect(did('Set the start to 8 am', list)).toBe('none');
});

test('a time of day is looked for as the list that opened writes its times', () => {
  const field = node('combobox', 'Start', { tag: 'input', hasPopup: 'listbox', expanded: false, value: '' });
  const first = planned('Set the start to 7:45 AM', pageOf(field));
  expect(told(first)).toBe('fill combobox "Start" with "7:45 AM"');
  const slots = ['00:00', '07:45', '19:45'].map((time) => node('option', time));
  const open = pageOf({ ...field, expanded: true }, node('listbox', '', { children: slots }));
  const next = first.kind === 'found' ? first.next : undefined;
  expect(told(planned('Set the start to 7:45 AM', open, next, pageOf(field)))).toBe('click option "07:45"');
});

test('times are read and written by twelve hours and by twenty-four', () => {
  expect(['7:45 AM', '07:45', '12 am', 'noon', '2.30pm', '24:00', '13 pm', '7'].map(clockOf)).toEqual([
    465,
    465,
    0,
    720,
    870,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['00:15', '0:15', '12:15 AM', '12:15am'].map((sample) => clockLike(sample, 870))).toEqual([
    '14:30',
    '14:30',
    '2:30 PM',
    '2:30pm',
  ]);
});

test('a month is typed into the field of the browser, and no list is waited for', () => {
  const field = node('textbox', 'Start month', { tag: 'input', inputType: 'month', value: '' });
  const answer = planned('Choose September 2027 as the start month', pageOf(field));
  expect(told(answer)).toBe('fill textbox "Start month" with "September 2027"');
  expect(answer.kind === 'found' && answer.next).toBeFalsy();
});

test('of a native list and the drawn one in its wrapper the drawn one is opened', () => {
  const twins = [
    node('combobox', 'Room', { tag: 'select', options: ['Amber', 'Elm'], value: 'Amber' }),
    node('combobox', 'Nothing selected', {
      tag: 'button',
      hasPopup: 'listbox',
      hints: [{ from: 'label-nearby', text: 'Room' }],
    }),
  ];
  const wrapper = node('generic', '', { children: twins });
  for (const sentence of ['Choose the room Elm', 'Select Elm as the room'])
    expect(did(sentence, wrapper)).toBe('click combobox "Nothing selected"');
});

test('a day that typing has chosen is not clicked again, which might take it back', () => {
  const field = dateField({ placeholder: 'YYYY-MM-DD', value: '' });
  const sentence = 'Enter 1 February 2027 as the birthday';
  const first = planned(sentence, pageOf(field));
  const next = first.kind === 'found' ? first.next : undefined;
  const open = (selected: boolean): ReturnType<typeof pageOf> => {
    const days = Array.from({ length: 28 }, (_, at) =>
      node('gridcell', String(at + 1), { tag: 'button', ...(at === 0 && selected && { selected }) }),
    );
    const calendar = [node('heading', 'February 2027'), node('grid', '', { children: days })];
    return pageOf({ ...field, value: '2027-02-01' }, node('dialog', '', { children: calendar }));
  };
  expect(told(planned(sentence, open(true), next, pageOf(field)))).toBe('done');
  expect(told(planned(sentence, open(false), next, pageOf(field)))).toBe('click gridcell "1"');
});

test('a field that is cut down to nothing takes the keys of a drawn list, and no text', () => {
  const field = node('textbox', 'Action', {
    tag: 'input',
    hidden: 'clipped',
    box: { x: 9, y: 9, width: 1, height: 1 },
  });
  expect(did('Set the action to Archive', field)).toBe('cannot-tell');
});

for (const [sentence, more, leaves] of [
  ['Set the quantity to 3', {}, true],
  ['Change the quantity to a dozen', {}, true],
  ['Enter 3 as the quantity', {}, true],
  ['Enter a dozen as the quantity', {}, undefined],
  // A list may come up for what is typed.
  ['Enter 3 as the quantity', { hasPopup: 'listbox' }, undefined],
] as const) {
  it(`${sentence}: the field${Object.keys(more).length > 0 ? ' with a list' : ''} is ${leaves ? 'left for a moment' : 'not left'}`, () => {
    const answer = planned(sentence, pageOf(node('textbox', 'Quantity', { tag: 'input', ...more })));
    expect(answer.kind === 'found' && answer.steps[0]?.leaves).toBe(leaves);
  });
}

const shows = (text: string): SnapshotNode => node('paragraph', '', { text });

for (const [say, around, typed] of [
  ['Enter 3 December as the birthday', { value: '1990-11-10' }, '1990-12-03'],
  ['Enter the 3rd of January as the birthday', { value: '1990-11-10' }, '1991-01-03'],
  ['Enter Nov 3 as the birthday', { value: '10.11.1990' }, '03.11.1990'],
] as const) {
  it(`"${say}" is of the year that lies nearest to what the field holds`, () =>
    expect(did(say, dateField(around))).toBe(`fill textbox "Birthday" with "${typed}"`));
}

test('a day without its year is of the year that the page shows', () => {
  const day = node('textbox', 'Last day', { tag: 'input', placeholder: 'YYYY-MM-DD' });
  const say = (sentence: string, ...texts: string[]): string => did(sentence, ...texts.map(shows), day);
  expect(say('Enter 20 November as the last day', 'Today: 10 November 2026')).toBe(
    'fill textbox "Last day" with "2026-11-20"',
  );
  expect(say('Enter Friday, 20 November as the last day', 'November 2026')).toBe(
    'fill textbox "Last day" with "2026-11-20"',
  );
  expect(say('Enter Monday, 20 November as the last day', 'November 2026')).toBe('cannot-tell');
  expect(say('Enter 20 November as the last day')).toBe('cannot-tell');
  expect(say('Enter 20 November as the last day', '3 May 1999', '10 November 2026')).toBe('cannot-tell');
  expect(
    did(
      'Enter 20 November as the birthday',
      shows('10 November 2026'),
      dateField({ placeholder: 'YYYY-MM-DD' }),
    ),
  ).toBe('cannot-tell');
});

test('a text that is no date for the field is typed as it stands', () => {
  const note = node('textbox', 'Note', { tag: 'input' });
  expect(did('Enter 20 November as the note', shows('10 November 2026'), note)).toBe(
    'fill textbox "Note" with "20 November"',
  );
});

for (const [text, minutes] of [
  ['half past two', [150, 870]],
  ['a quarter to nine', [525, 1245]],
  ['ten past twelve', [10, 730]],
  ['two thirty', [150, 870]],
  ["ten o'clock in the evening", [1320]],
  ['half past nine in the morning', [570]],
  ['2pm', [840]],
  ['14:30', [870]],
  ['half a mile', []],
  ['two', []],
] as const) {
  it(`"${text}" is ${minutes.length} times of day`, () => expect(clocksOf(text)).toEqual(minutes));
}

test('of times that stand there the one that is said is clicked, however both are written', () => {
  const slots = (...times: string[]): SnapshotNode[] => times.map((time) => node('button', time));
  const day = slots('09:00', '14:00', '14:30');
  expect(did('Choose half past two', ...day)).toBe('click button "14:30"');
  expect(did('Take the 2pm slot', ...day)).toBe('click button "14:00"');
  expect(did('Pick 14:30', ...slots('9:00 AM', '2:30 PM'))).toBe('click button "2:30 PM"');
  expect(did('Choose half past two', ...slots('2:30', '14:30'))).toBe('none');
  expect(did('Choose 4pm', ...day)).toBe('none');
});

for (const [said, shown, then] of [
  ['09:30', '09:30:00', 'done'],
  ['09:30', '9:30 AM', 'done'],
  ['09:30', '09:30:17', 'none'],
  ['09:30', '10:30', 'none'],
  ['09:30', '', 'none'],
  ['9:30 pm', '09:30', 'none'],
  ['9:30 pm', '21:30', 'done'],
  ['09:30', 'half past nine', 'done'],
] as const) {
  it(`"${said}" that a picker has made "${shown}" of ends as ${then}`, () => {
    const field = node('combobox', 'Start', {
      tag: 'input',
      inputType: 'text',
      hasPopup: 'dialog',
      value: '',
    });
    const ok = node('button', 'OK');
    const page = (value: string, ...more: SnapshotNode[]) => pageOf({ ...field, value }, ...more);
    const pages = [page(''), page(said, ok), page(shown)];
    expect(inTurn(`Enter ${said} as the start`, pages).at(-1)).toBe(then);
  });
}

test('a time that is typed last is left, and has to stand then; what follows leaves it itself', () => {
  const field = node('textbox', 'Start', { tag: 'input', inputType: 'text', value: '' });
  const page = (value: string) => pageOf({ ...field, value }, node('button', 'Save'));
  const say = (sentence: string, value: string): string[] =>
    inTurn(sentence, [page(''), page('10:10'), page(value)]);
  const [typed, left] = ['fill textbox "Start" with "10:10"', 'press textbox "Start" with "Tab"'];
  expect(say('Enter 10:10 as the start', '10:10')).toEqual([typed, left, 'done']);
  expect(say('Enter 10:10 as the start', '10:00')).toEqual([typed, left, 'none']);
  expect(say('Enter 10:10 as the start', '')).toEqual([typed, left, 'none']);
  expect(say('Enter 10:10 as the start and click Save', '10:10')).toEqual([typed, 'click button "Save"']);
});

test('a field that speaks of back or next is no arrow of the calendar beside it', () => {
  const field = dateField({ placeholder: 'YYYY-MM-DD', value: '' });
  const days = Array.from({ length: 28 }, (_, at) => node('gridcell', String(at + 1), { tag: 'button' }));
  const calendar = (...more: SnapshotNode[]): SnapshotNode =>
    node('generic', '', {
      children: [node('heading', 'February 2027'), node('grid', '', { children: days }), ...more],
    });
  const say = (date: string, arrow: SnapshotNode): string =>
    inTurn(`Enter ${date} as the birthday`, [
      pageOf(field),
      pageOf({ ...field, value: date }, calendar(arrow)),
    ]).at(-1) as string;
  const textbox = (name: string): SnapshotNode => node('textbox', name, { tag: 'input' });
  expect(say('2027-01-05', textbox('Call me back'))).toBe('none');
  expect(say('2027-03-05', textbox('Next of kin'))).toBe('none');
  expect(say('2027-01-05', node('button', 'Back'))).toBe('click button "Back"');
  expect(say('2027-03-05', node('button', 'Next'))).toBe('click button "Next"');
});
