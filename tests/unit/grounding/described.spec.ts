/** Values that a sentence describes and does not give: read from the page, or refused, and never typed as they are said. */
import { expect } from '@playwright/test';
import type { Snapshot } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const input = { tag: 'input', inputType: 'text', value: '' };

const token = pageOf(
  node('generic', '', { children: [node('text', 'Token:'), node('generic', '', { text: 'm7kq' })] }),
  node('textbox', 'Answer', input),
);

const note = pageOf(
  node('paragraph', '', { text: 'Bring the ladder on Monday.' }),
  node('textbox', 'Reply', input),
  node('button', 'Copy the link'),
);

const areas = pageOf(
  node('textbox', '', { tag: 'textarea', value: 'The owl sleeps.' }),
  node('textbox', '', input),
);

const two = pageOf(
  node('paragraph', '', { text: 'Bring the ladder on Monday.' }),
  node('paragraph', '', { text: 'Leave the keys at the desk.' }),
  node('textbox', 'Reply', input),
);

const at = (x: number, y: number) => ({ box: { x, y, width: 80, height: 20 } });
const scores = pageOf(
  node('table', '', {
    children: [
      ['Name', 'Points', 'Team'],
      ['Aino', '12', 'Red'],
      ['Bea', '31', 'Blue'],
      ['Ciro', '8', 'Red'],
    ].map((cells, row) =>
      node('row', cells.join(' '), {
        children: cells.map((cell, column) =>
          node(row === 0 ? 'columnheader' : 'cell', cell, at(column * 100, row * 20)),
        ),
      }),
    ),
  }),
  node('textbox', 'Answer', input),
);

const facts = pageOf(
  node('table', '', {
    children: [
      ['Year', '1987'],
      ['Country', 'Peru'],
    ].map((cells) =>
      node('row', cells.join(' '), {
        children: [node('rowheader', cells[0]), node('cell', cells[1])],
      }),
    ),
  }),
  node('textbox', 'Answer', input),
);

const cases: readonly [string, Snapshot, string][] = [
  ['enter the token that is shown into the field', token, 'fill textbox "Answer" with "m7kq"'],
  ['type the token', token, 'fill textbox "Answer" with "m7kq"'],
  ['type the code into the field', token, 'cannot-tell'],
  ['type the text above into the field', note, 'fill textbox "Reply" with "Bring the ladder on Monday."'],
  ['copy the text into the box', note, 'fill textbox "Reply" with "Bring the ladder on Monday."'],
  [
    'copy the text and paste it into the box',
    note,
    'fill textbox "Reply" with "Bring the ladder on Monday."',
  ],
  ['copy the text of the text area into the box below it', areas, 'fill textbox with "The owl sleeps."'],
  ['type the text above into the field', two, 'cannot-tell'],
  ['copy the link', note, 'click button "Copy the link"'],
  ["enter Bea's points number into the field", scores, 'fill textbox "Answer" with "31"'],
  ['enter the points number of Ciro into the field', scores, 'fill textbox "Answer" with "8"'],
  ["enter Bea's points into the field", scores, 'fill textbox "Answer" with "31"'],
  ['type the team of Ciro into the field', scores, 'fill textbox "Answer" with "Red"'],
  ['enter the points for Aino in the field', scores, 'fill textbox "Answer" with "12"'],
  ["enter Dora's points into the field", scores, 'cannot-tell'],
  ['enter the song of Ciro into the field', scores, 'cannot-tell'],
  ["enter Bea's book into the field", scores, 'fill textbox "Answer" with "Bea\'s book"'],
  ['enter "the team of Ciro" into the field', scores, 'fill textbox "Answer" with "the team of Ciro"'],
  ['enter the milk for Aino into the field', scores, 'fill textbox "Answer" with "the milk for Aino"'],
  ['enter the value of Country into the field', facts, 'fill textbox "Answer" with "Peru"'],
  ['type the value shown for Year into the field', facts, 'fill textbox "Answer" with "1987"'],
  ['enter the country into the field', facts, 'fill textbox "Answer" with "Peru"'],
  ['enter the value of Height into the field', facts, 'cannot-tell'],
  ['type the early bird into the field', note, 'fill textbox "Reply" with "the early bird"'],
];

for (const [say, snapshot, expected] of cases)
  it(`"${say}": ${expected}`, () => {
    expect(did(planned(say, snapshot))).toBe(expected);
  });
