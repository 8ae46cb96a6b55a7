/** Values that a sentence describes and does not give: read from the page, or refused, and never typed as they are said. */
import { expect, test } from '@playwright/test';
import type { Snapshot } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

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
  ['type the early bird into the field', note, 'fill textbox "Reply" with "the early bird"'],
];

for (const [say, snapshot, expected] of cases)
  test(`"${say}": ${expected}`, () => {
    expect(did(planned(say, snapshot))).toBe(expected);
  });
