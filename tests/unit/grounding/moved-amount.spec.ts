/** An amount that is moved from one place to another, by the form that asks for all three. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const text = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });

/** What is done first, on a form with these fields as well. */
function first(sentence: string, ...more: SnapshotNode[]): string {
  const children = [
    text('Sum'),
    list('From account', '12345', '12456'),
    list('To account', '12345', '12456'),
    ...more,
    node('button', 'Transfer', { tag: 'button' }),
  ];
  const page = pageOf(
    node('heading', 'Move money', { level: 1 }),
    node('generic', '', { tag: 'div', children }),
  );
  return did(planned(sentence, page));
}

test('an amount is moved between the two ends that a form asks for', () => {
  expect(first('Transfer 250 from account 12456 to account 12345')).toBe('fill textbox "Sum" with "250"');
  expect(first('Transfer "250" from 12456 to 12345', text('Note'))).toBe('fill textbox "Sum" with "250"');
});

for (const sentence of [
  'Transfer 250 from account 12456 to account 99999',
  'Transfer 250 from account 12456 to account 12345 on Friday',
  'Move 250 boxes from account 12456 to account 12345',
])
  test(`${sentence}: nothing`, () => expect(first(sentence)).toMatch(/^(?:none|cannot-tell|ambiguous)$/));
