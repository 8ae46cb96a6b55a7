/** Who is put where the list in his line has it, and what is only said to be so. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });

/** Campers, each with a list of the tents. */
const camper = (name: string, tent: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      text(name),
      node('combobox', 'Tent', {
        tag: 'select',
        ref: `tent of ${name}`,
        options: ['None', 'Badger', 'Otter'],
        value: tent,
      }),
    ],
  });
const camp = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [camper('Mina Roth', 'None'), camper('Pavel Roth', 'Otter'), camper('Ida Moen', 'None')],
  }),
);

for (const [sentence, is] of [
  ['Seat Ida Moen in the Badger tent', 'tent of Ida Moen Badger'],
  ['Put Mina Roth into the Otter tent', 'tent of Mina Roth Otter'],
  ['Place Mina in the Badger tent', 'tent of Mina Roth Badger'],
  ['Place Roth in the Badger tent', 'none'],
  ['Place Ida Moen in the Heron tent', 'none'],
  ['Place Ida Moen next to the Badger tent', 'none'],
] as const)
  it(`${sentence}: ${is}`, () => {
    const answer = planned(sentence, camp);
    const [step] = answer.kind === 'found' ? answer.steps : [];
    expect(step ? `${step.ref} ${step.arguments[0]}` : 'none').toBe(is);
  });

/** A report of damage in an orchard. */
const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: false });
const orchard = pageOf(
  node('group', 'What was the cause?', { children: ['Frost', 'Hail', 'Deer'].map(radio) }),
  node('textbox', 'Remarks', { tag: 'textarea', value: '' }),
);

for (const [sentence, done] of [
  ['Say the cause was frost', 'check radio "Frost"'],
  ['State that the cause was hail', 'check radio "Hail"'],
  ['Say the cause was locusts', 'none'],
  ['Say the cause was not frost', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => {
    const answer = planned(sentence, orchard);
    expect(answer.kind === 'found' ? did(answer) : 'none').toBe(done);
  });
