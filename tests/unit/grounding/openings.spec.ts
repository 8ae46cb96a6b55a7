import { expect, test } from '../../../fixtures/test.js';
import { openingsIn, openingsOf } from '../../../src/grounding/built-in/language/openings.js';

test.describe('the words that a pattern can begin with', () => {
  for (const [pattern, openings] of [
    ['give (?<x>X) a heart', ['give']],
    ['(?:throw|toss) (?<x>X) away', ['throw', 'toss']],
    ['(?<v>follow|share) (?:up|back)', ['follow', 'share']],
    ['(?:pick up|grab) (?<x>X)', ['pick', 'grab']],
    ['apply for (?=an? )', ['apply']],
  ] as const) {
    test(`of "${pattern}" are ${openings.join(' and ')}`, () => {
      expect(openingsOf(pattern)).toEqual(openings);
    });
  }

  for (const pattern of [
    '(?:go |come )?back to (?<x>X)',
    'sort(?:ed)? from (?<x>X)',
    '(?:log|sign)(?:ed)? out',
    '(?:cool(?: down)?|dim) (?<x>X)',
    'fold|roll (?<x>X)',
    "(?:I|we)(?:'d)? want (?<x>X)",
  ]) {
    test(`are not told for "${pattern}", which may begin otherwise`, () => {
      expect(openingsOf(pattern)).toBeUndefined();
    });
  }

  test('are looked for in whatever case a sentence has them', () => {
    expect([...openingsIn('Toss it, then GRAB the "red" one')]).toEqual(
      expect.arrayContaining(['toss', 'grab', 'red']),
    );
  });
});
