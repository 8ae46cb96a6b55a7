/** The unit behind a field is not typed into it, and one that is to be chosen there is chosen. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (value: string, ...behind: SnapshotNode[]): SnapshotNode =>
  node('paragraph', '', {
    tag: 'p',
    children: [
      node('text', 'Discount'),
      node('textbox', 'Discount', { tag: 'input', inputType: 'text', value }),
      ...behind,
    ],
  });
const units = node('combobox', '', { tag: 'select', options: ['%', '€'], value: '%' });
const fees = node('combobox', 'Kind', { tag: 'select', options: ['Regular', 'Once'], value: 'Regular' });

for (const [sentence, shown, steps] of [
  ['Set the discount to 10%', field('0', units), 'fill textbox "Discount" with "10"'],
  [
    'Set the discount to 10 €',
    field('0', units),
    'fill textbox "Discount" with "10", select combobox with "€"',
  ],
  ['Set the discount to 10 kg', field('0', units), 'cannot-tell'],
  ['Set the discount to 10%', field('0', node('text', '%')), 'fill textbox "Discount" with "10"'],
  // The field takes the sign itself, or nothing says it.
  ['Set the discount to 10%', field('5%', node('text', '%')), 'fill textbox "Discount" with "10%"'],
  ['Set the discount to 10%', field('0', fees), 'fill textbox "Discount" with "10%"'],
] as const)
  it(`${sentence}: ${steps}`, () => expect(stepsInAll(sentence, pageOf(shown)).join(', ')).toBe(steps));
