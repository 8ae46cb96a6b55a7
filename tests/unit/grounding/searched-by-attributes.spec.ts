/** A search that is told in parts, each of which has a field of its own, and a thing whose kind is left to its name. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { withEitherKind } from '../../../src/grounding/built-in/language/either-kind.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, value = ''): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value });
const button = node('button', 'Find');
const films = (...names: string[]): Snapshot =>
  pageOf(node('heading', 'Films', { level: 1 }), ...names.map((name) => field(name)), button);

const said = 'Search for western films directed by Ida Ruiz from 1968';

it(said, () =>
  expect(stepsInAll(said, films('Year', 'Genre', 'Director name'))).toEqual([
    'fill textbox "Genre" with "western"',
    'fill textbox "Director name" with "Ida Ruiz"',
    'fill textbox "Year" with "1968"',
    'click button "Find"',
  ]),
);

for (const [why, sentence, page] of [
  ['a part without a field', said, films('Year', 'Genre', 'Studio')],
  ['a field without a part', said, films('Year', 'Genre', 'Director', 'Studio')],
  ['two that fit', said, films('Year', 'Date', 'Genre', 'Director')],
  [
    'another thing',
    'Search for western lamps directed by Ruiz from 1968',
    films('Year', 'Genre', 'Director'),
  ],
  [
    'a field for somebody else',
    'Search for western films filmed by Ruiz from 1968',
    films('Year', 'Genre', 'Director'),
  ],
  ['no button', said, pageOf(field('Year'), field('Genre'), field('Director'))],
] as const)
  it(why, () => expect(stepsInAll(sentence, page).join('; ')).not.toContain('Ruiz'));

for (const [sentence, meant] of [
  ['Click the folder or file named "Tax"', 'Click the item named "Tax"'],
  ['Open the file or the folder called Tax', 'Open the item called Tax'],
  ['Tick the towels or bike named', 'Tick the towels or bike named'],
  ['Click the folder or file', 'Click the folder or file'],
] as const)
  it(sentence, () => expect(withEitherKind(sentence)).toBe(meant));
