/** What ends before it begins is asked of nobody: nothing of such a sentence is done. */
import { expect } from '@playwright/test';
import { endsBefore } from '../../../src/grounding/built-in/act/refusals/ends-before.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const lines: readonly (readonly [sentence: string, end: string | undefined])[] = [
  ['Request holiday from 12 June 2027 to 5 June 2027', '5 June 2027'],
  ['Request leave from 12 to 5 June 2027', '5 June 2027'],
  ['Book a cottage from 12 June 2027, returning on 5 June 2027', '5 June 2027'],
  ['Book the van from 2027-06-12 to 2027-06-05', '2027-06-05'],
  ['Reserve the court on Monday from 15:00 to 14:00', '14:00'],
  ['Request leave from 5 to 12 June 2027', undefined],
  ['Find a flight out on 5 June and back on 12 June', undefined],
  // Over the turn of a year, and over midnight.
  ['Book a hut from 28 December to 3 January', undefined],
  ['Book the hall from 22:00 to 02:00', undefined],
  // From one day to another it is moved, and ends nowhere.
  ['Move the meeting from 12 June to 5 June', undefined],
  ['Add "from 12 June to 5 June" to the notes', undefined],
];
for (const [sentence, end] of lines) it(sentence, () => expect(endsBefore(sentence)).toBe(end));

const form = pageOf(
  node('form', '', {
    tag: 'form',
    children: [
      ...['From', 'To'].map((name) => node('textbox', name, { tag: 'input', inputType: 'date' })),
      node('button', 'Request holiday', { tag: 'button' }),
    ],
  }),
);
it('Nothing is filled in', () =>
  expect(did(planned('Request holiday from 12 June 2027 to 5 June 2027', form))).toBe('cannot-tell'));
