/** What a sentence answers to a question that its step brings up: a native dialog, a dialog of the page, or plain boxes. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { withAnswers } from '../../../src/grounding/built-in/language/answers.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const remove = node('button', 'Delete');
const keep = node('button', 'Rename');
const asked = (...question: SnapshotNode[]): Snapshot => ({
  ...pageOf(remove, keep, ...question),
});
const plain = pageOf(remove, keep);
const clickable = (text: string): SnapshotNode => node('generic', '', { text, tag: 'span', clickable: true });
const boxes = (no: string, yes: string): Snapshot =>
  asked(
    node('generic', '', {
      tag: 'div',
      children: [
        node('generic', '', { text: 'Do you really want to delete it?' }),
        clickable(no),
        clickable(yes),
      ],
    }),
  );
const dialog = (no: string, yes: string): Snapshot =>
  asked(
    node('dialog', 'Delete?', {
      children: [node('paragraph', 'Delete it?'), node('button', no), node('button', yes)],
    }),
  );

for (const [answer, yes] of [
  ['and answer yes in the dialog', true],
  ['and say Yes', true],
  ['and confirm that you are sure', true],
  ['and answer the question with yes', true],
  ['and agree to it in the dialog that opens', true],
  [', then choose OK in the box that comes up', true],
  [', saying OK when it asks', true],
  [', answering cancel when you are asked', false],
  [', but then cancel', false],
  [', but answer no when asked', false],
  [', then change your mind', false],
  ["and don't confirm", false],
  ['and back out again', false],
  ['but cancel in the pop-up', false],
  ['but cancel the confirmation', false],
  ['but dismiss the warning message', false],
  ['; say no to the question', false],
] as const) {
  const sentence = /^[,;]/.test(answer) ? `Click Delete${answer}` : `Click Delete ${answer}`;
  it(`${sentence}: ${yes ? 'yes' : 'no'}`, () => {
    const first = planned(sentence, plain);
    if (first.kind !== 'found') throw new Error(`refused: ${first.kind}`);
    expect(first.ifDialog).toMatchObject({ accept: yes });
    const drawn = boxes('No', 'Yes');
    expect(did(planned(sentence, drawn, first.next, plain))).toMatch(yes ? /"Yes"/ : /"No"/);
    const marked = dialog('Keep it', 'Delete it');
    expect(did(planned(sentence, marked, first.next, plain))).toMatch(
      yes ? /^click button "Delete it"/ : /^click button "Keep it"/,
    );
    // Where nothing came up, nothing is answered.
    expect(did(planned(sentence, plain, first.next, plain))).toBe('none');
  });
}

for (const [sentence, page, step] of [
  ['Click Delete and press Delete in the dialog', boxes('Keep it', 'Delete'), /^click element "Delete"/],
  ['Click Delete and press Archive in the dialog', boxes('Keep it', 'Delete'), /^none/],
  ['Click Delete, then "Delete" again', boxes('Cancel', 'Delete'), /^click element "Delete"/],
  ['Click Delete, but cancel', boxes('No', 'Yes'), /"No"/],
] as const)
  it(`${sentence}: ${step.source}`, () => {
    const first = planned(sentence, plain);
    expect(did(planned(sentence, page, first.kind === 'found' ? first.next : undefined, plain))).toMatch(
      step,
    );
  });

test('what is quoted is no answer', () => {
  for (const sentence of [
    'Enter "ask him and say yes" as the note',
    'Fill in the name and cancel',
    'Tick all but the last',
    'Select the plan for when asked questions arise',
  ])
    expect(withAnswers(sentence)).toBe(sentence);
});

it('Who replies, saying yes, writes that, and answers no question', () => {
  expect(withAnswers('Reply to Ann, saying yes')).toBe('Reply to Ann, saying yes');
  expect(withAnswers('Fill in the survey, answering no')).toBe('Fill in the survey, answering no');
});

test('only a question is cancelled so, and no thing of the page', () => {
  const said = 'Delete the mug but cancel the order';
  expect(withAnswers(said)).toBe(said);
});
