/** A word that tells which one is meant, and that the page has nowhere, is not passed over, whatever else of the sentence fits. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned } from './snapshot.js';

const states = node('combobox', 'State', { tag: 'select', options: ['Ohio', 'Texas'], value: 'Ohio' });

for (const [said, told] of [
  ['Change the state from Ohio to Texas', 'select combobox "State" with "Texas"'],
  ['Change the former state from Ohio to Texas', 'none'],
  ['Set the secret state to Texas', 'none'],
] as const)
  test(`"${said}": ${told}`, () => {
    expect(did(planned(said, pageOf(states)))).toBe(told);
  });

test('what the page says of it is said of it', () => {
  const former = node('combobox', 'Former state', { tag: 'select', options: ['Ohio', 'Texas'] });
  expect(did(planned('Set the former state to Texas', pageOf(former)))).toBe(
    'select combobox "Former state" with "Texas"',
  );
});
