/** Plans for pages of one widget each, with an instruction that states everything: what may be done for it, and what must not. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, inTurn, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const input = (more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', '', { tag: 'input', inputType: 'text', value: '', ...more });

const search = [input(), node('button', 'Search')];

for (const [instruction, value] of [
  ['Search for anchor', 'anchor'],
  ['Search for buttons', 'buttons'],
  ['Look for menu', 'menu'],
  ['Search for "tab"', 'tab'],
] as const)
  test(`${instruction}: a word for a kind of element is looked for as any other`, () => {
    expect(did(instruction, ...search)).toBe(`fill textbox with "${value}"; click button "Search"`);
  });

test('a search without anything to look for is its button', () => {
  expect(did('Search', ...search)).toBe('click button "Search"');
  expect(did('Search flights', ...search, node('button', 'Search flights'))).toBe(
    'click button "Search flights"',
  );
});

test('results are counted where nothing marks them but that they came up', () => {
  const [field, button] = search as [SnapshotNode, SnapshotNode];
  const result = (name: string, about: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [node('link', name, { tag: 'a', url: '#' }), node('text', about)],
    });
  const out = node('generic', '', { tag: 'div' });
  const filled = {
    ...out,
    children: [result('Ada', 'lorem ipsum'), result('Bo', 'dolor sit'), result('Cid', 'amet magna')],
  };
  const pages = [pageOf(field, button, out), pageOf({ ...field, value: 'Moa' }, button, filled)];
  const behind = (order: string): string | undefined => inTurn(`Search for Moa and ${order}`, pages).at(-1);
  expect(behind('click the 3rd result')).toBe('click link "Cid"');
  expect(behind('open the second search result')).toBe('click link "Bo"');
  expect(behind('click the 5th result')).toBe('none');
});

const swatch = (ref: string, fill: string, at: number): SnapshotNode =>
  node('generic', '', {
    ref,
    tag: 'div',
    clickable: true,
    look: { shape: 'square', fill },
    box: { x: at * 50, y: 10, width: 40, height: 40 },
  });
const swatches = ['#ff0000', '#0000ff', '#808000', '#000080', '#800080', '#008080'].map((fill, at) =>
  swatch(fill, fill, at),
);

for (const [colour, ref] of [
  ['purple', '#800080'],
  ['teal', '#008080'],
  ['olive', '#808000'],
  ['blue', '#0000ff'],
  ['navy', '#000080'],
  ['pink', undefined],
  ['yellow', undefined],
  ['maroon', undefined],
] as const)
  test(`of the colours of CSS, the ${colour} box is ${ref ?? 'none'}`, () => {
    const answer = planned(`Click the ${colour} box`, pageOf(...swatches));
    expect(answer.kind === 'found' ? answer.steps.map((step) => step.ref) : []).toEqual(ref ? [ref] : []);
  });

test('a square is a rectangle where nothing else is one', () => {
  expect(did('Click the blue rectangle', ...swatches)).toBe('click element');
  expect(did('Click the green rectangle', ...swatches)).toBe('none');
});

test('a letter or digit that is named as one is what shows just this', () => {
  const letters = ['K', '4', 'Q7'].map((text) => node('generic', '', { tag: 'text', text, clickable: true }));
  expect(did('Click the letter K', ...letters)).toBe('click element "K"');
  expect(did('Click on the digit 4', ...letters)).toBe('click element "4"');
  expect(did('Click the letter Q', ...letters)).toBe('none');
  expect(did('Click the letter', ...letters)).not.toContain('click');
});
