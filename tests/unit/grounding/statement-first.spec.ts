/** What is so, and then what is done to it: the deed is done to what was spoken of, unless "it" may be something else. */
import { expect, test } from '../../../fixtures/test.js';
import { withStatementFirst } from '../../../src/grounding/built-in/language/statement-first.js';
import { did, node, pageOf, planned } from './snapshot.js';

for (const [sentence, plain] of [
  ['The grey kiln is cracked: move it to the yard', 'move the grey kiln to the yard'],
  ['Kiln 4 has cooled down: mark it as ready', 'mark Kiln 4 as ready'],
  ['Our oldest glazes have dried up, so delete them', 'delete our oldest glazes'],
  ["The pug mill isn't ours any more - remove it and save", 'remove the pug mill and save'],
] as const) {
  test(`"${sentence}" is to ${plain}`, () => {
    expect(withStatementFirst(sentence)).toBe(plain);
  });
}

for (const [sentence, why] of [
  ['Nora has lent the wheel to Ben: return it', 'what is lent is not who lends it'],
  ['The kiln has burnt 40 hours: update it', 'what it is brought to is said first'],
  ['The kiln is hot: clear the shelf and label it', 'the shelf is "it" as well'],
  ['The kiln is hot: open the door', 'nothing is done to what is spoken of'],
  ['The kiln is hot, it should cool', 'nothing is to be done'],
  ['If the kiln is hot, open it', 'it is a condition'],
  ['Type "The kiln is hot: open it" as the note', 'it is a text'],
] as const) {
  test(`"${sentence}" stays as it is: ${why}`, () => {
    expect(withStatementFirst(sentence)).toBe(sentence);
  });
}

const kilns = pageOf(
  node('list', '', {
    children: ['Kiln 3', 'Kiln 4'].map((name) =>
      node('listitem', '', {
        children: [node('text', name), node('button', 'Remove', { tag: 'button' })],
      }),
    ),
  }),
);

test('it is a part of what the engine plans, and nothing is done to what is not there', () => {
  expect(did(planned('Kiln 4 is cracked: remove it', kilns))).toBe('click button "Remove"');
  expect(did(planned('Kiln 5 is cracked: remove it', kilns))).not.toContain('click');
});
