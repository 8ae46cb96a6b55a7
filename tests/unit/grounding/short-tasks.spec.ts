/** Places counted in a list, any of a kind, names that differ in a capital, frames that resize a field. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

for (const [instruction, expected] of [
  ['Drag Ligula up by one position', 'drag element "Ligula" directly before element "Elit"'],
  ['Drag Quam down two places', 'drag element "Quam" directly after element "Ligula"'],
  // There is no place above the first, and a word for the places has to be there.
  ['Drag Quam up one position', 'cannot-tell'],
  ['Drag Nemo down one position', 'none'],
  ['Drag Quam down by two pages', 'cannot-tell'],
] as const) {
  it(`${instruction}, in a list of three: ${expected}`, () => {
    const items = ['Quam', 'Elit', 'Ligula'].map((text) => node('generic', '', { tag: 'div', text }));
    expect(did(instruction, node('generic', '', { tag: 'div', children: items }))).toBe(expected);
  });
}

const widgets = (): SnapshotNode[] => [
  node('checkbox', 'z', { tag: 'input', inputType: 'checkbox', checked: false }),
  node('checkbox', 'pK', { tag: 'input', inputType: 'checkbox', checked: false }),
  node('textbox', '', { tag: 'textarea' }),
  node('textbox', '', { tag: 'input' }),
];

for (const [instruction, expected] of [
  ['Click on a "checkbox" widget.', 'click checkbox "z"'],
  ['Click any text area widget', 'click textbox'],
  ['Click on a "radio" widget.', 'none'],
  ['Click on the "checkbox" widget.', 'ambiguous'],
] as const) {
  it(`${instruction}, where nothing else is said of it: ${expected}`, () => {
    expect(did(instruction, ...widgets())).toBe(expected);
  });
}

test('of two names that differ in a capital, the one that is quoted letter for letter', () => {
  const two = [node('button', 'no'), node('button', 'No')];
  expect(did('Click on the "No" button', ...two)).toBe('click button "No"');
  expect(did('Click on the "NO" button', ...two)).toBe('ambiguous');
  expect(did('Click on the no button', ...two)).toBe('ambiguous');
});

test('a text area in the frame of its handle is resized by that', () => {
  const field = node('textbox', '', { tag: 'textarea' });
  const box = { x: 10, y: 10, width: 100, height: 60 };
  const frame = node('generic', '', { tag: 'div', resizable: true, box, children: [field] });
  const said = 'Resize the textarea so that the height is larger than its initial size';
  expect(did(said, frame)).toBe('resize element with "0", "50", "about"');
  expect(did(said, { ...frame, resizable: false })).toBe('none');
});

const post = (who: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['post'],
    children: [
      node('generic', '', { tag: 'span', text: who }),
      node('button', 'Share', { tag: 'button' }),
      node('button', 'Like', { tag: 'button' }),
    ],
  });

for (const [instruction, expected] of [
  ['Click the "Share" button on 1 post by @jess', 'click button "Share"'],
  ['Click the "Share" button on 1 post by @ida', 'none'],
] as const) {
  it(`${instruction}, one post of each: ${expected}`, () => {
    expect(did(instruction, post('@jess'), post('@tom'), post('@lee'))).toBe(expected);
  });
}

test('the cheapest cost is the lowest price on the button of each', () => {
  const offers = ['$1849', '$907', '$1131'].map((price) =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('generic', '', { tag: 'div', text: '5h 12m' }),
        node('button', `Book for ${price}`, { tag: 'button', classes: ['buy-ticket'] }),
      ],
    }),
  );
  expect(did('Buy the ticket with the cheapest cost', ...offers)).toBe('click button "Book for $907"');
});
