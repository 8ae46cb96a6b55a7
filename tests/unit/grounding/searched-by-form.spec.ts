/** A search that is told in several parts fills in the form for it. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });

const ferries = (...fields: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Ferries', { tag: 'h1', level: 1 }),
    node('form', '', { tag: 'form', children: [...fields, node('button', 'Search', { tag: 'button' })] }),
  );
const both = [field('From'), field('To')];

test('Where a journey begins and ends, and its day, go into the fields that are called so', () => {
  expect(
    stepsInAll(
      'Search for ferries from Bari to Split on 4 May 2027',
      ferries(...both, field('Date', { inputType: 'date' })),
    ),
  ).toEqual([
    'fill textbox "From" with "Bari"',
    'fill textbox "To" with "Split"',
    'fill textbox "Date" with "4 May 2027"',
    'click button "Search"',
  ]);
});

test('Fields are called otherwise', () => {
  expect(
    stepsInAll('Find ferries from Bari to Split', ferries(field('Origin'), field('Destination'))),
  ).toEqual([
    'fill textbox "Origin" with "Bari"',
    'fill textbox "Destination" with "Split"',
    'click button "Search"',
  ]);
});

test('Nothing is filled in where a part has no place, or the page is about something else', () => {
  expect(stepsInAll('Search for ferries from Bari to Split on 4 May 2027', ferries(...both))).toEqual([
    'none',
  ]);
  expect(stepsInAll('Search for concerts from Bari to Split', ferries(...both))).toEqual(['none']);
});

test('What is looked for is told by its fields, on a page that is about it', () => {
  const films = pageOf(
    node('heading', 'Film database', { tag: 'h1', level: 1 }),
    node('form', '', {
      tag: 'form',
      children: [field('Director'), field('Year'), node('button', 'Submit', { tag: 'button' })],
    }),
  );
  expect(stepsInAll('Search for films with the director Lo Arden and the year 1987', films)).toEqual([
    'fill textbox "Director" with "Lo Arden"',
    'fill textbox "Year" with "1987"',
    'click button "Submit"',
  ]);
  expect(stepsInAll('Search for films with the director Lo Arden and the studio Nordfilm', films)).toEqual([
    'none',
  ]);
  expect(stepsInAll('Search for trains with the director Lo Arden and the year 1987', films)).toEqual([
    'none',
  ]);
});

const day = field('Day', { readonly: true, classes: ['hasDatepicker'] });

test('A day that only a calendar takes has its place as well, and a count, and a box', () => {
  const page = ferries(
    ...both,
    day,
    selectOf('Passengers', '1', '2', '3'),
    node('checkbox', 'Travelling with a car', { tag: 'input', checked: false }),
  );
  expect(
    stepsInAll('Find ferries from Bari to Split on 4 May 2027 for 3 passengers with a car', page).slice(0, 3),
  ).toEqual(['fill textbox "From" with "Bari"', 'fill textbox "To" with "Split"', 'click textbox "Day"']);
  expect(stepsInAll('Find ferries to Split from Bari for 3 passengers with a car', page)).toEqual([
    'fill textbox "From" with "Bari"',
    'fill textbox "To" with "Split"',
    'select combobox "Passengers" with "3"',
    'check checkbox "Travelling with a car"',
    'click button "Search"',
  ]);
});

test('Boxes that the page draws under a label are lists for the two ends', () => {
  const drawn = (label: string, shown: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('generic', '', { tag: 'span', text: label }),
        node('generic', '', { tag: 'div', text: shown, clickable: true }),
      ],
    });
  const page = ferries(drawn('From', 'Bari'), drawn('To', 'Ancona'));
  expect(did(planned('Show ferries from Zadar to Split', page))).toBe('hover element "Bari"');
});

test('One of what is found is booked behind the search, and only where it is said which', () => {
  expect(stepsInAll('Book the cheapest ferry from Bari to Split', ferries(...both)).slice(0, 3)).toEqual([
    'fill textbox "From" with "Bari"',
    'fill textbox "To" with "Split"',
    'click button "Search"',
  ]);
  expect(did(planned('Book a ferry from Bari to Split', ferries(...both)))).toMatch(/^(?:none|cannot-tell)$/);
  expect(did(planned('Find the cheapest ferry from Bari to Split', ferries(...both)))).toMatch(
    /^(?:none|cannot-tell)$/,
  );
});

test('A field that is made to suggest has to suggest it; another list that comes up has no place for it', () => {
  const made = ferries(field('From', { classes: ['ui-autocomplete-input'] }), field('To'));
  const first = planned('Find ferries from Bari to Split', made);
  expect(did(first)).toBe('fill textbox "From" with "Bari"');
  const next = first.kind === 'found' ? first.next : undefined;
  const after = planned('Find ferries from Bari to Split', made, next, made);
  expect(after).toMatchObject({ kind: 'none' });
  expect(after).not.toHaveProperty('lastly');
});

test('A stay has a place, its days and its guests', () => {
  const page = pageOf(
    node('heading', 'Hotels', { tag: 'h1', level: 1 }),
    node('form', '', {
      tag: 'form',
      children: [
        field('Destination'),
        field('Check-in', { inputType: 'date' }),
        field('Check-out', { inputType: 'date' }),
        selectOf('Guests', '1', '2', '3'),
        node('button', 'Search', { tag: 'button' }),
      ],
    }),
  );
  expect(stepsInAll('Find a hotel in Split from 3 to 7 June 2027 for 2 guests', page)).toEqual([
    'fill textbox "Destination" with "Split"',
    'fill textbox "Check-in" with "3 June 2027"',
    'fill textbox "Check-out" with "7 June 2027"',
    'select combobox "Guests" with "2"',
    'click button "Search"',
  ]);
  expect(did(planned('Find a hotel in Split from 3 to 7 June 2027 with a sauna', page))).not.toContain(
    'fill',
  );
});
