/** Lines whose title is a button of their own, and lines that are told by their place. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** The one place that is used, with what is chosen there. */
function done(sentence: string, page: ReturnType<typeof pageOf>): string {
  const answer = planned(sentence, page);
  if (answer.kind !== 'found') return answer.kind;
  return answer.steps
    .map(({ ref, arguments: [chosen] }) => [ref, chosen].filter(Boolean).join(' '))
    .join('; ');
}

/** Recordings, each of which is opened by a button that says what it is. */
const recording = (title: string, ...deeds: string[]): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [title, ...deeds].map((name) =>
      node('button', name, { tag: 'button', ref: name === title ? `open ${title}` : `${name} ${title}` }),
    ),
  });
const recordings = pageOf(
  node('navigation', 'Folders', {
    children: ['All', 'Archive'].map((name) => node('button', name, { tag: 'button', ref: `go ${name}` })),
  }),
  node('list', 'Recordings', {
    tag: 'ul',
    children: [
      recording('Dawn chorus, Otmoor', 'Favourite', 'Archive', 'Delete'),
      recording('Nightjar, Wareham', 'Unfavourite', 'Archive', 'Delete'),
      recording('Dawn chorus, Kielder', 'Favourite', 'Archive', 'Delete'),
    ],
  }),
);

for (const [sentence, is] of [
  ['Archive the nightjar', 'Archive Nightjar, Wareham'],
  ['Delete the recording from Kielder', 'Delete Dawn chorus, Kielder'],
  ['Delete the recording from Skye', 'none'],
  ['Delete the dawn chorus', 'ambiguous'],
  ['Archive the corncrake', 'none'],
] as const)
  it(`${sentence}: ${is}`, () => expect(done(sentence, recordings)).toBe(is));

/** Parcels in a table, each with a list for who brings it and a box to choose it; the page says how many there are. */
const parcel = (code: string, town: string, courier: string): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', '', {
        tag: 'td',
        children: [node('checkbox', `Select ${code}`, { ref: `box ${code}`, checked: false })],
      }),
      node('cell', code, { tag: 'td', text: code }),
      node('cell', town, { tag: 'td', text: town }),
      node('cell', '', {
        tag: 'td',
        children: [
          node('combobox', 'Assignee', {
            tag: 'select',
            ref: `courier ${code}`,
            options: ['None', 'Ines', 'Kofi'],
            value: courier,
          }),
        ],
      }),
    ],
  });
const parcels = (counted: string): ReturnType<typeof pageOf> =>
  pageOf(
    node('table', '', {
      tag: 'table',
      children: [
        parcel('P81', 'Leith', 'None'),
        parcel('P82', 'Wick', 'None'),
        parcel('P83', 'Nairn', 'Kofi'),
      ],
    }),
    node('paragraph', '', { text: counted }),
  );

for (const [sentence, counted, is] of [
  ['Assign the second parcel to Ines', '3 parcels', 'courier P82 Ines'],
  ['Assign the last parcel to Ines', '3 parcels', 'courier P83 Ines'],
  ['Set the assignee of the first parcel to Kofi', '3 parcels', 'courier P81 Kofi'],
  ['Assign the second parcel to Ines', '3 letters', 'none'],
  ['Assign the fourth parcel to Ines', '3 parcels', 'none'],
  ['Assign the second parcel to Bela', '3 parcels', 'none'],
  ['Set the assignee of the first crate to Kofi', '3 parcels', 'none'],
] as const)
  it(`${sentence}, of ${counted}: ${is}`, () => expect(done(sentence, parcels(counted))).toBe(is));
