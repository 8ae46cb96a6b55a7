/** Sliders with one end or two, and the box that stands for all rows. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

/** A slider with two ends under its label. */
function range(name: string, from: number, to: number): SnapshotNode {
  const end = (value: number): SnapshotNode =>
    node('slider', name, { tag: 'div', min: '0', max: '200', value: String(value) });
  return node('group', '', { children: [end(from), end(to)] });
}

for (const sentence of [
  'Set the price from 50 to 120',
  'Set the price to 50-120',
  'Set the price to between 50 and 120',
  'Limit the price to between $50 and $120',
  'Set price: 50 to 120',
]) {
  it(`both ends of a slider are set by "${sentence}"`, () => {
    expect(did(sentence, range('Price', 10, 80))).toBe(
      'fill slider "Price" with "50"; fill slider "Price" with "120"',
    );
  });
}

test('the upper end makes room for the lower one', () => {
  expect(did('Set the price from 100 to 120', range('Price', 10, 80))).toBe(
    'fill slider "Price" with "120"; fill slider "Price" with "100"',
  );
});

test('a range beyond the slider, and one that is no slider of two ends, are not set', () => {
  expect(did('Set the price from 50 to 300', range('Price', 10, 80))).toBe('cannot-tell');
  const sliders = ['Brightness', 'Contrast'].map((name) =>
    node('slider', name, { tag: 'div', min: '0', max: '100', value: '5' }),
  );
  expect(did('Set the brightness from 10 to 20', node('group', '', { children: sliders }))).not.toContain(
    'Contrast',
  );
});

test('a level is turned up to a number', () => {
  const slider = node('slider', 'Strength', { tag: 'div', min: '0', max: '10', value: '5' });
  expect(did('Turn the strength up to 8', slider)).toBe('fill slider "Strength" with "8"');
});

test('all rows are selected by the box in the head of their table, also one without a name', () => {
  const box = node('checkbox', '', { tag: 'input', checked: false });
  const head = node('row', '', {
    children: [node('columnheader', '', { children: [box] }), node('columnheader', 'Pages')],
  });
  const page = [node('heading', 'Herbs'), node('table', '', { children: [head] })];
  for (const sentence of ['Select all rows', 'Select all documents on this page', 'Select all herbs'])
    expect(did(sentence, ...page)).toMatch(/^check checkbox/u);
  expect(did('Select all trees', ...page)).not.toMatch(/^check/u);
});

test('nothing is chosen from the header of a column', () => {
  const title = node('generic', '', { text: 'Pages', tag: 'div', clickable: true });
  const head = node('row', '', { children: [node('columnheader', 'Pages', { children: [title] })] });
  const table = node('table', '', { children: [head] });
  expect(did('Select all documents on this page', table)).toBe('none');
});

test('what filling does anyway is no further step', () => {
  const field = node('textbox', 'Notes', { tag: 'textarea', value: 'old' });
  expect(did('Type "new" into the notes, replacing what is there', field)).toBe(
    'fill textbox "Notes" with "new"',
  );
  expect(did('Enter "new" in the notes, overwriting the existing text', field)).toBe(
    'fill textbox "Notes" with "new"',
  );
});
