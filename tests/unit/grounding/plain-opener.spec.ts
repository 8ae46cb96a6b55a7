/** Buttons that open a list to choose from and are marked by nothing but their name, or what is chosen there. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onceOpened, pageOf } from './snapshot.js';

const line = (text: string): SnapshotNode => node('listitem', '', { tag: 'li', text, clickable: true });
const card = (title: string, text: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [node('heading', title, { level: 3 }), node('generic', '', { tag: 'div', text })],
  });

/** What is done on a page of these buttons, where the one that is clicked opens a list of such lines. */
function done(sentence: string, buttons: readonly string[], lines: readonly string[]): string[] {
  const bar = buttons.map((name) => node('button', name, { tag: 'button' }));
  const rest = [
    node('heading', 'Cabins to rent', { level: 1 }),
    card('Fern', 'log cabin, 4 beds'),
    card('Moss', 'hut, 2 beds'),
    node('button', 'Add cabin', { tag: 'button' }),
  ];
  const list = node('list', '', { tag: 'ul', children: lines.map(line) });
  return onceOpened(sentence, {
    closed: pageOf(node('generic', '', { tag: 'div', children: bar }), ...rest),
    open: pageOf(node('generic', '', { tag: 'div', children: [...bar, list] }), ...rest),
    opens: /^click button/,
  });
}

const prices = ['No limit', '£80', '£120', '£160'];

test('a button that is called so opens what is chosen from', () => {
  const chosen = ['click button "Max price"', 'click listitem "£120"'];
  expect(done('Set the max price to £120', ['Min price', 'Max price'], prices)).toEqual(chosen);
  expect(done('Set the maximum price to £120', ['Min price', 'Max price'], prices)).toEqual(chosen);
  expect(done('Filter by region North', ['Region ▾', 'Size ▾'], ['All', 'North'])).toEqual([
    'click button "Region ▾"',
    'click listitem "North"',
  ]);
});

test('neither a value that it does not offer nor another name is taken', () => {
  expect(done('Set the max price to £90', ['Min price', 'Max price'], prices)).toEqual([
    'click button "Max price"',
    'none',
  ]);
  expect(done('Set the price to £120', ['Min price', 'Max price'], prices)).toEqual(['none']);
  expect(done('Set the cabin to Fern', ['Add cabin'], prices)).toEqual(['none']);
});

test('a button that shows what is chosen is known by what it counts', () => {
  const buttons = ['2 guests ▾', '3 nights ▾', 'Today ▾'];
  const lines = ['2 guests', '3 guests', '4 guests'];
  for (const said of [
    'Set the number of guests to 4',
    'Change the party size to 4 people',
    'Choose 4 guests',
  ])
    expect(done(said, buttons, lines)).toEqual(['click button "2 guests ▾"', 'click listitem "4 guests"']);
  expect(done('Set the number of dogs to 4', buttons, lines)).toEqual(['none']);
  expect(done('Set the number of guests to 9', buttons, lines)).toEqual([
    'click button "2 guests ▾"',
    'none',
  ]);
});

test('a button that shows a day takes another one, however its list writes it', () => {
  expect(
    done('Change the date to Friday 12 June', ['Today ▾'], ['Today', 'Fri 12 Jun', 'Sat 13 Jun']),
  ).toEqual(['click button "Today ▾"', 'click listitem "Fri 12 Jun"']);
  expect(done('Change the colour to Friday', ['Today ▾'], ['Today', 'Friday'])).toEqual(['none']);
});

test('kinds of what is listed are chosen in the one button for the kind', () => {
  const lines = ['All types', 'Log', 'Hut', 'Houseboat'];
  for (const said of ['Only show huts', 'Show huts only', 'Narrow the list to the huts'])
    expect(done(said, ['Cabin type', 'Region'], lines)).toEqual([
      'click button "Cabin type"',
      'click listitem "Hut"',
    ]);
  expect(done('Only show log cabins', ['Cabin type', 'Region'], lines)).toEqual([
    'click button "Cabin type"',
    'click listitem "Log"',
  ]);
  expect(done('Only show yurts', ['Cabin type', 'Region'], lines)).toEqual([
    'click button "Cabin type"',
    'none',
  ]);
  expect(done('Only show huts', ['Cabin type', 'Roof type'], lines)).toEqual(['none']);
});
