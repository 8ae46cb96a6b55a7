/** Fields named with what they get and no verb, put in the words of the grammar; and what only looks so, which stays as it is. */
import { expect } from '@playwright/test';
import { withBareFields } from '../../../src/grounding/built-in/language/bare-fields.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** The fields of a page, as one about a drawing has them; the shapes are Pill and Round. */
const fieldOf = (
  label: readonly { lower: string }[],
  value: readonly { lower: string }[],
): 'text' | 'choice' | 'box' | undefined => {
  const [name, said] = [label, value].map((run) => run.map(({ lower }) => lower).join(' '));
  if (name === 'shape') return /^(?:(?:the )?pill|round)$/.test(said ?? '') ? 'choice' : undefined;
  if (/^(?:shadow|background)$/.test(name ?? '')) return 'box';
  return /^(?:brand|gloss|bass|treble|date of birth|search)$/.test(name ?? '') ? 'text' : undefined;
};

const wishes: readonly [string, string][] = [
  ['Bass up to 4, treble down to -3', 'set Bass to 4; set treble to -3'],
  [
    'Brand QUnit, shape Pill, with a shadow but without a background',
    'set Brand to QUnit; set shape to Pill; check shadow; uncheck background',
  ],
  ['Shadow on, background off', 'check Shadow; uncheck background'],
  ['Gloss at 8, no shadow, then apply', 'set Gloss to 8; uncheck shadow; apply'],
  ['Round shape and gloss 4', 'set shape to Round; set gloss to 4'],
  ['A pill shape please', 'set shape to pill'],
  [
    'Date of birth 9 November 1987, brand "two words"',
    'set Date of birth to 9 November 1987; set brand to "two words"',
  ],
];

for (const [say, plain] of wishes) {
  it(`"${say}" sets each`, () => expect(withBareFields(say, fieldOf)).toBe(plain));
}

for (const say of [
  // A name and a value alone.
  'Gloss 4',
  'Shape pill',
  // A verb leads.
  'Search cats and dogs, gloss 4',
  // A part is no field, and no value of that field.
  'Gloss at 8, weight at 4',
  'Shape square please',
  'With a lid, gloss at 4',
  // What is in front of a field may be what is to be done with it.
  'Pill the shape, gloss at 4',
  'Shape the pill, gloss at 4',
  // Words about a field are nothing that goes in.
  'Gloss too high, bass fine',
  'Shadow off the wall',
  // What says where is no name of what gets a value.
  'In bass, gloss 4',
  'From the bass list, gloss at 4',
]) {
  it(`"${say}" stays as it is`, () => expect(withBareFields(say, fieldOf)).toBe(say));
}
