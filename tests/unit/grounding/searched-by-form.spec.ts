/** A search that is told in several parts fills in the form for it. */
import { expect, test } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';

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
