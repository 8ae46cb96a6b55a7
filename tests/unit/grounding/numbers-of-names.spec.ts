/** "Item 7": the seventh, or what is called so. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** A table of records called `noun` and a number, each with its own button. */
const records = (noun: string, numbers: readonly number[], button: string): SnapshotNode =>
  node('table', '', {
    children: numbers.map((number) =>
      node('row', `${noun} ${number} ${button}`, {
        children: [
          node('cell', `${noun} ${number}`),
          node('cell', button, { children: [node('button', button)] }),
        ],
      }),
    ),
  });

/** The ref of the button in the row of this number. */
const inRow = (table: SnapshotNode, at: number): string | undefined =>
  table.children[at]?.children[1]?.children[0]?.ref;

for (const [noun, sentence] of [
  ['Item', 'Remove item 3'],
  ['Product', 'Remove product 3'],
  ['Card', 'Remove card 3'],
  ['Row', 'Remove row 3'],
  ['Option', 'Remove option 3'],
] as const) {
  it(`the number behind "${noun.toLowerCase()}" is a name where the page numbers them from zero`, () => {
    const table = records(noun, [0, 1, 2, 3, 4], 'Remove');
    const answer = planned(sentence, pageOf(table));
    const refs = answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : [];
    expect(refs.filter((ref) => ref !== inRow(table, 3))).toEqual([]);
  });
}

test('what is called by another number is not counted out', () => {
  expect(did(planned('Remove item 3', pageOf(records('Item', [11, 12, 13, 14], 'Remove'))))).toMatch(
    /^(?:none|ambiguous|cannot-tell)$/,
  );
});

test('a number counts where the page gives out none', () => {
  const buttons = ['Ann', 'Ben', 'Cleo'].map(() => node('button', 'Remove'));
  const answer = planned('Click button 2', pageOf(node('group', '', { children: buttons })));
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(buttons[1]?.ref);
});

for (const sentence of ['Show photo 2', 'Open photo 2', 'Click photo 2', 'Click slide 2']) {
  it(`"${sentence}" is not the one box "… 1" that the page shows`, () => {
    const noun = sentence.split(' ')[1] as string;
    const box = (number: number): SnapshotNode => node('generic', '', { text: `${noun} ${number}` });
    expect(did(planned(sentence, pageOf(node('generic', '', { children: [box(1)] }))))).not.toContain(
      'click',
    );
    const both = node('generic', '', { children: [box(1), box(2)] });
    expect(did(planned(sentence, pageOf(both)))).not.toContain('1"');
  });
}
