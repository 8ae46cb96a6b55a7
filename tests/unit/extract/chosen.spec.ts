/** Which of the texts of records are asked for, and which of the records: by what comes first in the instruction, and by what can be done with them. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { isDoneBy } from '../../../src/grounding/built-in/extract/extract-offers.js';
import { el, many, number, read, string } from '../elements.js';
import { node } from '../grounding/snapshot.js';

const texts = { type: 'array', items: string };

test('the titles of pictures are not what the pictures show', () => {
  const picture = (alt: string, title: string): SnapshotNode =>
    el(
      'div.card',
      node('img', alt, { tag: 'img', classes: ['card-img'], src: 'http://app.test/1.png' }),
      el('h4', title),
    );
  const cards = el('div.cards', picture('A boat at dawn', 'Harbour'), picture('Snow on a roof', 'Winter'));
  expect(read('the titles of the images', texts, cards)).toEqual(['Harbour', 'Winter']);
  expect(read('the titles of the registered images', texts, cards)).toBe('none');
  expect(read('the images', texts, cards)).not.toEqual(['Harbour', 'Winter']);
  const icon = (sign: string): SnapshotNode => el('div.icon', el('span.image', sign));
  expect(read('the titles of the images', texts, el('div.row', icon('💥'), icon('📸')))).toBe('none');
});

test('an author and a price are the lines of one record, and no titles', () => {
  const book = (title: string, author: string, price: string): SnapshotNode =>
    el('li', el('h2', title), el('p', author), el('p', price));
  const books = el(
    'ul',
    book('Night Walk', 'Ann Lee', '$9.99'),
    book('The Lantern Book', 'Seb Rose', '$34.99'),
    book('Tides', 'Olga Dahl', '$12.00'),
  );
  const titles = ['Night Walk', 'The Lantern Book', 'Tides'];
  expect(read('the titles of all books', texts, books)).toEqual(titles);
  expect(read('the titles', texts, books)).toEqual(titles);
});

const tier = (name: string, price: string, verb: string, disabled = false): SnapshotNode =>
  el('div.tier', el('h3', name), el('div.am', price), {
    ...el('button', verb),
    ...(disabled && { disabled: true }),
  });

test('what can be done with a record is told by its button', () => {
  const rewards = (verb: string): SnapshotNode[] => [
    el('h2', 'Rewards'),
    el(
      'div.tiers',
      tier('Thank-you', '€10', verb),
      tier('Bake with us', '€120', verb, true),
      tier('Brick', '€250', verb),
    ),
  ];
  const ask = (said: string, verb: string): unknown => read(said, texts, ...rewards(verb));
  expect(ask('the rewards that can still be selected', 'Select')).toEqual(['Thank-you', 'Brick']);
  expect(ask('the rewards which can be booked', 'Book now')).toEqual(['Thank-you', 'Brick']);
  expect(ask('the rewards that cannot be chosen', 'Choose')).toEqual(['Bake with us']);
  expect(ask('the rewards', 'Select')).toEqual(['Thank-you', 'Bake with us', 'Brick']);
  // No button says so: nobody knows which of them can.
  expect(ask('the rewards that can be cancelled', 'Select')).toBe('none');
  expect(ask('the rewards that can still be selected', 'Share')).toBe('none');
  expect(
    read(
      'the rewards that can be selected with name and price',
      many({ name: string, price: number }),
      ...rewards('Select'),
    ),
  ).toEqual([
    { name: 'Thank-you', price: 10 },
    { name: 'Brick', price: 250 },
  ]);
  expect(read('how many rewards can be selected', number, ...rewards('Select'))).not.toBe(3);
});

test('participles and the verbs that they are of', () => {
  for (const [done, verb] of [
    ['booked', 'book'],
    ['cancelled', 'cancel'],
    ['canceled', 'cancel'],
    ['applied', 'apply'],
    ['renewed', 'renew'],
    ['removed', 'remove'],
    ['chosen', 'choose'],
  ] as const)
    expect(isDoneBy(done, verb), done).toBe(true);
  for (const [done, verb] of [
    ['booked', 'boo'],
    ['selected', 'select all'],
    ['chosen', 'cho'],
    ['sold', ''],
  ] as const)
    expect(isDoneBy(done, verb), done).toBe(false);
});

test('the digits of a code count nothing', () => {
  const parcel = (from: string, code: string): SnapshotNode =>
    el('div.p', el('b', from), el('span.dim', code), el('div', '3 items'));
  const parcels = el('div', parcel('Ann Lee', '7Q-0930'), parcel('Bo Dahl', '3K-5517'));
  expect(read('the number of Q', number, parcels)).toBe('none');
  expect(
    read('the parcels with the number of items', many({ items: number }), el('h2', 'Parcels'), parcels),
  ).toEqual([{ items: 3 }, { items: 3 }]);
});
