/** What is done to a record, and what the form takes that comes up for it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'div', text: said });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const boat = (name: string, state: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('heading', name, { tag: 'h3', level: 3 }),
      text(state),
      button('Charter'),
      button('Extend'),
      button('Refit'),
    ],
  });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });
const date = (name: string): SnapshotNode => field(name, { inputType: 'date' });
const reason = node('combobox', 'Reason', {
  tag: 'select',
  options: ['Please choose', 'Too old', 'Storm damage'],
  value: 'Please choose',
});

const fleet = (): SnapshotNode[] => [
  node('heading', 'Boats', { tag: 'h1', level: 1 }),
  node('list', 'Boats', {
    tag: 'ul',
    children: [boat('Sea Otter', 'Free'), boat('Blue Heron', 'Chartered'), boat('Old Heron', 'Free')],
  }),
];

/** All that is done, where the first click brings up a dialog with these fields. */
function all(sentence: string, verb: string, ...fields: SnapshotNode[]): string[] {
  const closed = pageOf(...fleet());
  const dialog = node('dialog', `${verb} boat`, {
    children: [
      node('heading', `${verb} boat`, { tag: 'h2', level: 2 }),
      ...fields,
      button('Cancel'),
      button(verb),
    ],
  });
  const open = pageOf(...closed.root.children, dialog);
  const told: string[] = [];
  let [before, page]: (Snapshot | undefined)[] = [undefined, closed];
  let next: unknown;
  for (let turn = 0; turn < 9 && page; turn += 1) {
    const answer = planned(sentence, page, next, before);
    told.push(did(answer));
    if (answer.kind !== 'found' || answer.next === undefined) break;
    ({ next } = answer);
    [before, page] = [page, open];
  }
  return told;
}

it('a day', () =>
  expect(all('Extend the charter of the Blue Heron until 30 June 2027', 'Extend', date('New end'))).toEqual([
    'click button "Extend"',
    'fill textbox "New end" with "30 June 2027"',
    'click button "Extend"',
  ]));

it('a person and a day', () =>
  expect(
    all(
      'Charter the Sea Otter for Helen Marsh on 4 May 2027',
      'Charter',
      field("Skipper's name"),
      date('Day'),
    ),
  ).toEqual([
    'click button "Charter"',
    `fill textbox "Skipper's name" with "Helen Marsh"`,
    'fill textbox "Day" with "4 May 2027"',
    'click button "Charter"',
  ]));

it('a reason', () =>
  expect(all('Refit the Sea Otter because it is too old', 'Refit', reason)).toEqual([
    'click button "Refit"',
    'select combobox "Reason" with "Too old"',
    'click button "Refit"',
  ]));

it('what the form has no place for is not left out', () => {
  expect(all('Refit the Sea Otter because it is haunted', 'Refit', reason).at(-1)).toBe('none');
  expect(all('Extend the Blue Heron until 30 June 2027', 'Extend', field('Note')).at(-1)).toBe('none');
});

it('nothing is begun where the record is not told', () => {
  expect(all('Refit the Heron because it is too old', 'Refit', reason)).toEqual(['none']);
  expect(all('Refit the Kestrel because it is too old', 'Refit', reason)).toEqual(['none']);
});

it('to whom it is handed', () => {
  const page = pageOf(node('heading', 'Letter', { tag: 'h1', level: 1 }), button('Forward'), button('Reply'));
  const open = pageOf(...page.root.children, field('To'), button('Send'));
  const first = planned('Forward it to "ann@mail.example"', page);
  expect(did(first)).toBe('click button "Forward"');
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(planned('Forward it to "ann@mail.example"', open, next, page))).toBe(
    'fill textbox "To" with "ann@mail.example"',
  );
  // A name is typed as an address is; what is no name is not.
  expect(did(planned('Forward it to Ann', page))).toBe('click button "Forward"');
  expect(did(planned('Forward it to the right', page))).not.toContain('click');
});

it('a person, a label with its value, and a box, and what sends it off is said in another word', () =>
  expect(
    all(
      'Charter the Sea Otter for Helen Marsh, email "helen@x.test", with skipper, and reserve it',
      'Charter',
      field('First name'),
      field('Last name'),
      field('Email'),
      node('checkbox', 'Include skipper (+90 per day)', { tag: 'input', checked: false }),
    ),
  ).toEqual([
    'click button "Charter"',
    'fill textbox "First name" with "Helen"',
    'fill textbox "Last name" with "Marsh"',
    'fill textbox "Email" with "helen@x.test"',
    'check checkbox "Include skipper (+90 per day)"',
    'click button "Charter"',
  ]));

it('nothing of it is sent off where one part has no place', () =>
  expect(
    all(
      'Charter the Sea Otter for Helen Marsh, email "helen@x.test", with skipper',
      'Charter',
      field('First name'),
      field('Last name'),
      field('Email'),
    ),
  ).toEqual(['click button "Charter"', 'none']));

it('what is made is no record that says so, and no day has a name in it', () => {
  const form = [date('Day'), field('Skipper')];
  const told = (sentence: string): string[] => all(sentence, 'Refit', ...form);
  expect(told('Refit an otter with Bo on 9 December 2026')).toEqual(['none']);
  expect(told('Refit the Blue Heron with Bo on 9 December 2026').join()).not.toContain('"Bo 9');
  expect(told('Refit the Blue Heron on 9 December 2026')[1]).toContain('textbox "Day"');
});
