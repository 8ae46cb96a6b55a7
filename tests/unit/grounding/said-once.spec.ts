/** What a sentence says once for several settings, and other words for the end of a scale or for staying signed in. No page yet. */
import { expect, test } from '../../../fixtures/test.js';
import { withStaying } from '../../../src/grounding/built-in/act/controls/stay-signed.js';
import { withEnds } from '../../../src/grounding/built-in/language/ends.js';
import { withValuePairs } from '../../../src/grounding/built-in/language/value-pairs.js';

test('the verb of several settings is said once for all of them', () => {
  for (const [said, plain] of [
    [
      'Set width to 5 and height to 0, then press Apply',
      'Set width to 5 and set height to 0, then press Apply',
    ],
    ['Set red to 10, green to 20 and blue to 30', 'Set red to 10, set green to 20 and set blue to 30'],
  ] as const)
    expect(withValuePairs(said)).toBe(plain);
  // What is of something else, or leads on elsewhere, is no field of its own.
  for (const said of [
    'Set the price of the mug to 5 and its stock to 3',
    'Set width to 5 and scroll to 10',
    'Set width to 5 and send it to 3 people',
    'Set the range from 5 to 10',
  ])
    expect(withValuePairs(said)).toBe(said);
});

test('a scale is turned up to its end', () => {
  expect(withEnds('Turn the pitch up to its maximum')).toBe('Turn the pitch to the maximum');
  expect(withEnds('Turn the pitch up to 5')).toBe('Turn the pitch up to 5');
});

test('staying signed in is done with signing in', () => {
  expect(withStaying('Sign in as ann, staying signed in')).toBe('Sign in as ann and stay signed in');
  expect(withStaying('Choose the plan, staying signed in')).toBe('Choose the plan, staying signed in');
});
