/** Several fields in one clause, each with a value of its own, on one page of fields. */
import { expect, test } from '../../../fixtures/test.js';
import { planned, node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const page = pageOf(
  node('heading', 'Register'),
  ...['First name', 'Last name', 'Email', 'Phone', 'Street and number'].map((name) =>
    node('textbox', name, { value: '' }),
  ),
  ...['Password', 'Confirm password'].map((name) =>
    node('textbox', name, { inputType: 'password', value: '' }),
  ),
  node('listbox', 'Interests', { tag: 'select', options: ['Hiking', 'Museums', 'Food tours'] }),
  node('button', 'Register'),
);

const fills = (...pairs: readonly (readonly [string, string])[]): string[] =>
  pairs.map(([field, value]) => `fill textbox "${field}" with "${value}"`);

const table: readonly (readonly [string, readonly string[] | 'refused'])[] = [
  [
    'fill first name, last name and phone with Ann, Lee and 555',
    fills(['First name', 'Ann'], ['Last name', 'Lee'], ['Phone', '555']),
  ],
  [
    'fill in first name and email with "Ann, B." and "a@b.org"',
    fills(['First name', 'Ann, B.'], ['Email', 'a@b.org']),
  ],
  ['enter Ann and Lee into first name and last name', fills(['First name', 'Ann'], ['Last name', 'Lee'])],
  ['enter "Ann" and "Lee" as first and last name', fills(['First name', 'Ann'], ['Last name', 'Lee'])],
  ['set first name and phone to Ann and 555 respectively', fills(['First name', 'Ann'], ['Phone', '555'])],
  [
    'enter first name Ann, last name Lee, phone 555',
    fills(['First name', 'Ann'], ['Last name', 'Lee'], ['Phone', '555']),
  ],
  ['fill both password fields with "s3"', fills(['Password', 's3'], ['Confirm password', 's3'])],
  ['fill password and confirm password with "s3"', fills(['Password', 's3'], ['Confirm password', 's3'])],
  ['fill street and number with "5 Main St"', fills(['Street and number', '5 Main St'])],
  ['fill first name, fax and phone with Ann, 1 and 2', 'refused'],
  ['fill first name, last name and phone with Ann and Lee', 'refused'],
  ['select Hiking and Food tours', ['select listbox "Interests" with "Hiking", "Food tours"']],
];

for (const [sentence, expected] of table) {
  it(`${sentence}: ${expected === 'refused' ? expected : expected.length}`, () => {
    const steps = stepsInAll(sentence, page);
    if (expected === 'refused') expect(planned(sentence, page).kind).not.toBe('found');
    else expect(steps).toEqual(expected);
  });
}

for (const [sentence, expected] of [
  [
    'enter first name "Ann", last name "Lee", and email "a@b.org"',
    fills(['First name', 'Ann'], ['Last name', 'Lee'], ['Email', 'a@b.org']),
  ],
  ['select all interests', ['select listbox "Interests" with "Hiking", "Museums", "Food tours"']],
  ['select the interests', 'refused'],
  ['enter s3 as password and retype it', fills(['Password', 's3'], ['Confirm password', 's3'])],
  ['enter s3 and retype it', 'refused'],
  ['enter s3 as phone and retype it', 'refused'],
] as const) {
  it(`${sentence}: ${expected === 'refused' ? expected : expected.length}`, () => {
    if (expected === 'refused') expect(planned(sentence, page).kind).not.toBe('found');
    else expect(stepsInAll(sentence, page)).toEqual(expected);
  });
}

test('all of a list are all of them, whatever verbs their names begin with', () => {
  const items = ['Buy milk', 'Walk the dog', 'Write tests'];
  const todos = pageOf(
    node('heading', 'Todos'),
    node('list', '', {
      children: items.map((name) =>
        node('listitem', '', { children: [node('checkbox', name, { checked: false })] }),
      ),
    }),
  );
  expect(stepsInAll('Mark all todos as completed', todos)).toEqual(
    items.map((name) => `check checkbox "${name}"`),
  );
});

test('a sentence that is the whole name of one control is that control', () => {
  const buttons = (...names: string[]): ReturnType<typeof pageOf> =>
    pageOf(...names.map((name) => node('button', name)));
  expect(stepsInAll('Click Me', buttons('Double Click Me', 'Right Click Me', 'Click Me'))).toEqual([
    'click button "Click Me"',
  ]);
  expect(stepsInAll('Click Me', buttons('Double Click Me', 'Right Click Me'))).toEqual(['ambiguous']);
});

test('behind a list, a verb with "them" is done to the list', () => {
  const row = (name: string, checked: boolean) =>
    node('row', '', {
      children: [
        node('cell', '', { children: [node('checkbox', name, { checked })] }),
        node('cell', name, { text: name }),
      ],
    });
  const table = (checked: boolean, deed: string) =>
    pageOf(
      node('button', deed),
      node('table', '', { children: ['TR-201', 'CR-301'].map((name) => row(name, checked)) }),
    );
  const ticks = ['check checkbox "TR-201"', 'check checkbox "CR-301"'];
  for (const said of ['Select TR-201 and CR-301 and retire them', 'Tick TR-201, CR-301 and retire them'])
    expect(stepsInAll(said, table(false, 'Retire'))).toEqual([...ticks, 'none']);
  expect(stepsInAll('Select TR-201 and CR-301 and retire them', table(true, 'Retire'))).toEqual([
    'click button "Retire"',
  ]);
  expect(stepsInAll('Select TR-201 and CR-301 and scrap them', table(true, 'Retire'))).toEqual(['none']);
});
