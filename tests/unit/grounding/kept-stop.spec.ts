/** The full stop of a sentence that is written, and the one of the sentence that says so. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const page = pageOf(node('textbox', 'Teaser', { tag: 'input' }), node('textbox', 'Name', { tag: 'input' }));

test('a sentence behind a colon is written with its full stop, a name is not', () => {
  expect(did(planned('Write the teaser: Hundreds had to leave their homes.', page))).toContain(
    'with "Hundreds had to leave their homes."',
  );
  expect(did(planned('Enter the name: Ann Lee.', page))).toContain('with "Ann Lee"');
});

const note = pageOf(
  node('heading', 'Note to the driver', { level: 3 }),
  node('textbox', 'Write a note', { tag: 'textarea' }),
  node('button', 'Send note'),
);

test('what is sent is sent, and not only filled in', () => {
  expect(stepsInAll('Send the driver the note: Is there room for two bikes?', note)).toEqual([
    'fill textbox "Write a note" with "Is there room for two bikes?"',
    'click button "Send note"',
  ]);
});

test('the text of a note keeps its sign at the end', () => {
  expect(did(planned('Leave a note: See you at noon!', note))).toContain('with "See you at noon!"');
});

test('what is done with it behind the text is no part of the text', () => {
  expect(did(planned('Write a note: See you at noon, and send it', note))).not.toContain('send it');
});

test('a note to somebody else is refused', () => {
  expect(did(planned('Send the cook the note: See you at noon!', note))).toBe('none');
});
