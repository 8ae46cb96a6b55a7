/** What an option is called beside what is said of it: a measure behind its name is no part of a series. */
import { expect, test } from '../../../fixtures/test.js';
import { isSequel } from '../../../src/grounding/built-in/act/controls/option-names.js';
import { indexOf } from '../../../src/grounding/built-in/matching/page-index.js';
import { node, pageOf } from './snapshot.js';

for (const [option, said, sequel] of [
  ['Recycled 120 g', 'recycled', false],
  ['Storage 2 TB', 'storage', false],
  ['The Godfather 2', 'The Godfather', true],
  ['The Godfather: Part II', 'The Godfather', true],
  ['Level 3 and 4', 'Level', true],
  ['The Midnight Heist — €30', 'Midnight Heist', false],
  ['Submarine (28 €)', 'Submarine', false],
  ['Submarine — 28', 'Submarine', true],
  ['Submarine II — €28', 'Submarine', true],
] as const)
  test(`"${option}" is ${sequel ? 'more than' : 'called'} "${said}"`, () => {
    const [entry] = indexOf(pageOf(node('option', option))).actionable;
    expect(entry && isSequel(entry, said)).toBe(sequel);
  });
