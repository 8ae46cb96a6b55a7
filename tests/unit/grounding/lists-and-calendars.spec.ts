/** Calendars that are told the month by typing or belong to something else, lists of several levels, and lists that stay open. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, inTurn, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

/** A month without arrows. */
const month = (title: string, length = 30): SnapshotNode => {
  const cells = Array.from({ length }, (_, at) =>
    node('gridcell', String(at + 1), { tag: 'td', clickable: true }),
  );
  const weeks = [0, 7, 14, 21, 28].map((at) => node('row', '', { children: cells.slice(at, at + 7) }));
  return node('group', '', {
    children: [node('heading', title), node('grid', title, { children: weeks })],
  });
};

test('a calendar without arrows follows what is typed into its field', () => {
  const born = (value = ''): SnapshotNode =>
    node('textbox', 'Date of birth', { tag: 'input', value, ref: 'born', hasPopup: 'dialog' });
  const now = month('May 2025');
  const then = month('June 1987');
  const typed = inTurn('Set the date of birth to June 12, 1987', [
    pageOf(born()),
    pageOf(born(), now),
    pageOf(born('June 12, 1987'), now),
    pageOf(born('6/12/1987'), then),
    pageOf(born('6/12/1987')),
  ]);
  expect(typed).toEqual([
    'click textbox "Date of birth"',
    'fill textbox "Date of birth" with "June 12, 1987"',
    'fill textbox "Date of birth" with "6/12/1987"',
    'click gridcell "12"',
    'done',
  ]);
});

test('a time beside the day is set in the boxes of the calendar, or the day is not all that was asked for', () => {
  const call = (value = ''): SnapshotNode =>
    node('textbox', 'Call', { tag: 'input', value, ref: 'call', readonly: true, hasPopup: 'dialog' });
  const boxes = ['Hour', 'Minute'].map((name) => node('spinbutton', name, { tag: 'input', value: '12' }));
  const set = (...beside: SnapshotNode[]): string[] => {
    const june = month('June 2025');
    return inTurn('Set the call to 13 June 2025 at 14:30', [
      pageOf(call()),
      pageOf(call(), june, ...beside),
      pageOf(call('2025-06-13 12:00'), june, ...beside),
      pageOf(call('2025-06-13 14:30'), june, ...beside),
    ]);
  };
  expect(set(...boxes)).toEqual([
    'click textbox "Call"',
    'click gridcell "13"',
    'fill spinbutton "Hour" with "14"; fill spinbutton "Minute" with "30"',
    'done',
  ]);
  expect(set()).toEqual(['click textbox "Call"', 'click gridcell "13"', 'none']);
});

test('a day for something is no day of a calendar that is titled otherwise', () => {
  const calendar = (title: string): SnapshotNode[] => [node('heading', title), month('February 2026', 28)];
  expect(did('Pick 20 February 2026 for the inspection', ...calendar('Holiday'))).not.toContain('click');
  expect(did('Pick 20 February 2026 for the inspection', ...calendar('Inspection'))).toBe(
    'click gridcell "20"',
  );
});

test('an option of the native list that nobody sees is not clicked', () => {
  const option = (name: string): SnapshotNode => node('option', name, { tag: 'option' });
  const native = node('combobox', '', {
    tag: 'select',
    hidden: 'aria-hidden',
    options: ['Oslo', 'Bergen'],
    children: [option('Oslo'), option('Bergen')],
  });
  const drawn = node('combobox', 'City', {
    tag: 'button',
    text: 'Oslo',
    hasPopup: 'listbox',
    expanded: false,
  });
  const bergen = node('option', 'Bergen', { tag: 'li' });
  const list = node('listbox', '', { children: [node('option', 'Oslo', { tag: 'li' }), bergen] });
  const pair = node('generic', '', { children: [drawn, native] });
  const answer = planned('Click Bergen', pageOf(pair, list));
  expect(answer.kind === 'found' && answer.steps.map(({ ref }) => ref)).toEqual([bergen.ref]);
  expect(did('Select Bergen as the city', pair)).toBe('click combobox "City"');
});

const tags = (expanded: boolean): SnapshotNode =>
  node('combobox', 'Tags', { tag: 'button', ref: 'tags', hasPopup: 'listbox', expanded });
const choices = (...selected: boolean[]): SnapshotNode =>
  node('listbox', '', {
    children: ['Red', 'Blue', 'Green'].map((name, at) =>
      node('option', name, { ref: name, tag: 'li', selected: selected[at] === true }),
    ),
  });
const save = node('button', 'Save');

test('a list that stays open for several choices is put away before something else is used', () => {
  const say = 'Select Red and Blue as the tags, then click Save';
  expect(
    inTurn(say, [
      pageOf(tags(false), save),
      pageOf(tags(true), choices(), save),
      pageOf(tags(true), choices(true), save),
      pageOf(tags(true), choices(true, true), save),
      pageOf(tags(false), save),
    ]),
  ).toEqual([
    'click combobox "Tags"',
    'click option "Red"',
    'click option "Blue"',
    'press Escape',
    'click button "Save"',
  ]);
});

test('a list of one choice is not put away', () => {
  const say = 'Select Red as the tags, then click Save';
  expect(
    inTurn(say, [
      pageOf(tags(false), save),
      pageOf(tags(true), choices(), save),
      pageOf(tags(true), choices(true), save),
    ]),
  ).toEqual(['click combobox "Tags"', 'click option "Red"', 'click button "Save"']);
});

test('levels with a stroke between them are chosen one after the other', () => {
  const subject = (expanded: boolean): SnapshotNode =>
    node('combobox', 'Subject', { tag: 'button', ref: 'subject', hasPopup: 'listbox', expanded });
  const level = (...names: string[]): SnapshotNode =>
    node('listbox', '', {
      ref: names[0] as string,
      children: names.map((name) => node('option', name, { ref: name, tag: 'li' })),
    });
  const [first, second, third] = [
    level('Arts', 'Science'),
    level('Biology', 'Physics'),
    level('Optics', 'Waves'),
  ];
  const say = 'Select Science / Physics / Optics as the subject';
  const up = [pageOf(subject(false)), pageOf(subject(true), first), pageOf(subject(true), first, second)];
  expect(inTurn(say, [...up, pageOf(subject(true), first, second, third)])).toEqual([
    'click combobox "Subject"',
    'click option "Science"',
    'click option "Physics"',
    'click option "Optics"',
  ]);
  expect(inTurn(say, [...up.slice(0, 2), pageOf(subject(true), first, third)])[2]).toBe('none');
});
