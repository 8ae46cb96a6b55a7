/** What is said in another way comes to what the grammar knows, and nothing else does. */
import { expect, test } from '../../../fixtures/test.js';
import { claimsOf } from '../../../src/grounding/built-in/satisfy/satisfy-claims.js';
import { completed, reworded } from '../../../src/grounding/built-in/satisfy/satisfy-rewording.js';

const pairs: readonly (readonly [said: string, meant: string])[] = [
  ['the First name field is filled in', 'the First name field is not empty'],
  ['the Notes box is not filled out', 'the Notes box is empty'],
  ['the selected method is Market Value', 'the method is set to Market Value'],
  ['the selected colour option is red', 'the colour is set to red'],
  ['the active tab is Billing', 'the Billing tab is selected'],
  ['the chosen radio button is Express', 'the Express radio button is selected'],
  ['Ann Lee was hired on 2026-03-02', 'Ann Lee is hired on 2026-03-02'],
  ['Ann Lee was not hired in Oslo', 'Ann Lee is not hired in Oslo'],
  ['the phone has an internal storage of 512MB', 'the internal storage of the phone is 512MB'],
  ['the Models section lists 6 models', 'the Models section contains 6 models'],
  ['the modal is open', 'the dialog is open'],
  ['the popup window is not shown', 'the dialog is not shown'],
  ["Tom James' order is paid", "Tom James's order is paid"],
  ['the order has a total of $20', 'the total of the order is $20'],
  ['night mode is on for Ann Lee', 'the night mode for Ann Lee is on'],
  ['the parking permit is not enabled for Bo', 'the parking permit for Bo is not enabled'],
];

test('each way of saying it is reworded', () => {
  for (const [said, meant] of pairs) expect.soft(reworded(said), said).toBe(meant);
});

test('what says something else stays as it is', () => {
  for (const said of [
    'the order is filled in',
    'the selected method is not Market Value',
    'the selected rows are green',
    'the page was opened on Monday',
    'the table has a row of 5 cells',
    'the page has a total of $20',
    'the dialog has a list of users',
    'the lists are empty',
    'the menu lists soups',
    'the "Modal" heading is visible',
    'the table is on for two hours',
    'night mode is ready for Ann Lee',
  ])
    expect.soft(reworded(said), said).toBe(said);
});

const patternOf = (sentence: string): string | undefined => {
  const parsed = claimsOf(sentence);
  const [claim] = parsed.ok ? parsed.claims : [];
  return claim?.kind === 'text' && claim.operator === 'matches' ? claim.value.text : undefined;
};

test('numbers of what is shown are compared in their order, and as whole numbers', () => {
  const lines = [
    ['the pagination says 1 - 10 of 12', '1–10 of 12', '1–10 of 120'],
    [
      'the table shows entries 1 to 25 of 57',
      'Showing 1 to 25 of 57 entries',
      'Showing 11 to 25 of 57 entries',
    ],
    ['4 of 6 tasks are left', '4 of 6 left', '6 of 4 left'],
    ['the table shows 5 out of 25 entries', 'Showing 5 out of 25 entries', 'Showing 5 out of 250 entries'],
  ] as const;
  for (const [sentence, right, wrong] of lines) {
    const pattern = new RegExp(patternOf(sentence) ?? '^$', 'u');
    expect.soft(pattern.test(right), right).toBe(true);
    expect.soft(pattern.test(wrong), wrong).toBe(false);
  }
  for (const sentence of ['4 of 6 tasks are not left', 'the list shows "1 of 3"', '20% of 6 orders are paid'])
    expect.soft(patternOf(sentence), sentence).toBeUndefined();
});

test('what is not so of a second thing is what is so of the first', () => {
  const parts = [
    ['"Hide" is not', '"Show" is checked', '"Hide" is not checked'],
    ['the buttons are not', 'the links are visible', 'the buttons are not visible'],
    ['"Hide" is not', '"Show" is not checked', '"Hide" is not'],
    ['"Hide" is not checked', '"Show" is visible', '"Hide" is not checked'],
    ['is not', 'the box is checked', 'is not'],
    ['"Hide" is not', undefined, '"Hide" is not'],
  ] as const;
  for (const [part, before, whole] of parts) expect.soft(completed(part, before), part).toBe(whole);
  const parsed = claimsOf('"Auto" is checked and "Private" is not');
  expect(parsed.ok && parsed.claims.map((claim) => [claim.kind, 'is' in claim && claim.is])).toEqual([
    ['state', true],
    ['state', false],
  ]);
});
