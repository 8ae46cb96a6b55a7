/** Results that are counted in other words, and pages of them that are not there. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { withResultWords } from '../../../src/grounding/built-in/language/result-words.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

for (const [said, meant] of [
  ['Open the last hit', 'Open the last result'],
  ['Click the 2nd search result', 'Click the 2nd result'],
  ['Open result number 4', 'Open the 4th result'],
  [
    'Search for cats and open the second result on page 2',
    'Search for cats and go to page 2 and open the second result',
  ],
  ['On page 3, open the first result', 'go to page 3 and open the first result'],
  ['Open the first result of the next page', 'go to the next page and Open the first result'],
  // What is called so, and what is in quotes, stays as it is.
  ['Play the hit', 'Play the hit'],
  ['Type "the last hit" into Title', 'Type "the last hit" into Title'],
  ['Open the chapter on page 2', 'Open the chapter on page 2'],
] as const)
  it(said, () => expect(withResultWords(said)).toBe(meant));

const result = (name: string, text: string): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [node('link', name, { tag: 'a' }), node('paragraph', '', { tag: 'p', text })],
  });
const results = node('generic', '', {
  tag: 'div',
  children: ['Bees', 'Ants', 'Moths'].map((each, at) => result(each, `All about it, part ${at + 1}`)),
});

for (const [sentence, done] of [
  ['Open the last hit', ['click link "Moths"']],
  ['Open result number 4', ['none']],
  // No result is a page because it says a 2.
  ['Go to page 2', ['none']],
  ['Click page 2', ['none']],
  ['Open the second result on page 2', ['none']],
] as const)
  it(`${sentence}, of three`, () => expect(stepsInAll(sentence, pageOf(results))).toEqual(done));
