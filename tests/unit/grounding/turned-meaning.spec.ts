/** Words that turn what is meant into something else are never passed over; each sentence has a twin without them that is carried out. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned, stepsInAll } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const table = node('table', '', {
  children: [
    node('row', '', { children: [node('columnheader', 'Seed'), node('columnheader', 'Price')] }),
    node('row', '', { children: [node('cell', 'Chard'), node('cell', '3')] }),
    node('row', '', { children: [node('cell', 'Leek'), node('cell', '4')] }),
  ],
});

test('the other table is not the only one', () => {
  expect(did('Sort the table by price', table)).toBe('click columnheader "Price"');
  expect(did('Sort the other table by price', table)).toBe('none');
});

test('a date is not typed with the condition behind it', () => {
  const field = node('textbox', 'Check-in');
  expect(did('Set the check-in to 2027-06-18', field)).toContain('2027-06-18');
  expect(did('Set the check-in to 2027-06-18 unless it is already there', field)).toBe('none');
  expect(did('Set the check-in to 2027-06-18 if the page is in French', field)).toBe('none');
});

test('what is under the condition that there is nothing of it is not done and not called done', () => {
  const button = node('button', 'Archive');
  expect(did('If there is a banner, click Archive', button)).toBe('done');
  expect(did('If there are no items left, click Archive', button)).toBe('cannot-tell');
});

test('a purpose may say what it likes, but neither a condition nor a name that the page does not know', () => {
  const button = node('button', 'Next');
  expect(did('Click Next to go to the payment', button)).toBe('click button "Next"');
  expect(did('Click Next to go to the payment unless it is free', button)).not.toContain('click');
  expect(did('Click Next to go to Quorbel', button)).not.toContain('click');
});

test('a name that holds an "and" ends where the name ends', () => {
  const page = [
    node('radio', 'Squash and merge', { checked: false }),
    node('radio', 'Rebase', { checked: false }),
  ];
  expect(did('Use squash and merge', ...page)).toContain('"Squash and merge"');
  const answer = planned('Use squash and merge but not on Sundays', pageOf(...page));
  expect(answer.kind === 'found' ? answer.next !== undefined : true).toBe(true);
});

test('what is shown by a ticked box is not hidden by a click on it', () => {
  const box = (checked: boolean): SnapshotNode => node('checkbox', 'Holidays', { checked });
  expect(did('Show the holidays', box(true))).toBe('done');
  expect(did('Show the holidays', box(false))).toContain('"Holidays"');
});

test('the classes that only lay a field out do not name it', () => {
  const field = (...classes: string[]): SnapshotNode => node('textbox', '', { classes });
  expect(did('Fill the full field with 7', field('w-full', 'px-2'), field('border'))).not.toContain('fill');
});

test('an order with the word of a field for its verb is not typed into that field', () => {
  const page = [node('textbox', 'Telephone'), node('textbox', 'E-mail')];
  const did = stepsInAll('Type 555 0192 as the telephone and email me the receipt', pageOf(...page));
  expect(did.join()).not.toContain('receipt"');
});

test('a message goes to the person who is named, and to nobody else whose conversation is open', () => {
  const chat = (open: string): SnapshotNode[] => [
    node('button', 'Marta Silva'),
    node('button', 'Mateo Silva'),
    node('heading', open),
    node('textbox', 'Message'),
    node('button', 'Send'),
  ];
  expect(did('Send "I will be late"', ...chat('Mateo Silva'))).toContain('click button "Send"');
  expect(did('Send "I will be late" to Marta Silva', ...chat('Mateo Silva'))).not.toContain('Send"');
});

test('a deed with a reason is not done by the button alone', () => {
  const form = (checked: boolean): SnapshotNode =>
    node('group', 'Why?', {
      children: [
        node('radio', 'Off topic', { checked }),
        node('radio', 'Rude', { checked: false }),
        node('button', 'Report answer'),
      ],
    });
  expect(did('Report the answer as off topic', form(false))).not.toBe('click button "Report answer"');
});

test('a state is not set by the box beside what shows it', () => {
  const page = [
    node('switch', 'Shuffle', { checked: false }),
    node('generic', '', { clickable: true, text: 'Repeat: off' }),
  ];
  expect(did('Turn on shuffle', ...page)).toContain('"Shuffle"');
  expect(did('Set repeat to one', ...page)).not.toContain('"Shuffle"');
});

test('what goes into the basket is not put on the wish list, though the button for the basket is out of action', () => {
  const card = (name: string, button: SnapshotNode): SnapshotNode =>
    node('article', '', {
      children: [node('heading', name), button, node('button', 'Add to wish list', { pressed: false })],
    });
  const page = [
    node('heading', 'Your basket'),
    node('generic', '', {
      children: [
        card('Sleeping bag Dunlin', node('button', 'Add to basket')),
        card('Sleeping bag Grouse', node('button', 'Out of stock', { disabled: true })),
        card('Tent Heron', node('button', 'Add to basket')),
      ],
    }),
  ];
  expect(did('Add the sleeping bag Dunlin to the basket', ...page)).toContain('"Add to basket"');
  expect(did('Add the sleeping bag Grouse to the basket', ...page)).not.toContain('click');
  expect(did('Add the sleeping bag Grouse to the wish list', ...page)).toContain('"Add to wish list"');
});

test('words that two parts of a drawing share are said by neither', () => {
  const shapes = node('img', '', {
    clickable: true,
    children: [
      node('generic', 'blue square', { tag: 'rect' }),
      node('generic', 'small green circle', { tag: 'circle' }),
    ],
  });
  expect(did('Click the blue square', shapes)).toContain('click');
  expect(did('Click the green square', shapes)).not.toContain('click');
});

test('every word of a name in another order is that name', () => {
  const card = (name: string): SnapshotNode =>
    node('article', '', { children: [node('heading', name), node('button', 'Add to cart')] });
  const page = node('generic', '', {
    children: [card('Snake plant'), card('Snake plant (dwarf)'), card('Fern')],
  });
  expect(did('Add the dwarf snake plant to the cart', page)).toContain('click');
  expect(did('Add the tall snake plant to the cart', page)).not.toContain('click');
});

test('the button for all of them is not for the one that is named', () => {
  const tree = [
    node('button', '+', { hints: [{ from: 'title', text: 'Expand all' }] }),
    node('list', '', { children: [node('listitem', 'Documents'), node('listitem', 'Pictures')] }),
  ];
  expect(did('Expand Documents', ...tree)).not.toContain('"+"');
  expect(did('Expand all', ...tree)).toContain('"+"');
});

test('what is chosen behind a right click is in the menu that came up', () => {
  const tree = [node('treeitem', 'Downloads'), node('treeitem', 'index.html')];
  const menu = (...items: string[]): SnapshotNode =>
    node('menu', '', { children: items.map((name) => node('menuitem', name)) });
  const before = pageOf(...tree);
  const say = 'Right-click index.html and choose Download';
  const first = planned(say, before);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(told(planned(say, pageOf(...tree, menu('Rename', 'Delete')), next, before))).toBe('none');
  expect(told(planned(say, pageOf(...tree, menu('Rename', 'Download')), next, before))).toBe(
    'click menuitem "Download"',
  );
});
