/** A noun that says what a choice is a choice of, and a frame that things are dropped into. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned } from './snapshot.js';

const row = node('group', '', { children: [node('button', 'One way'), node('button', 'Return')] });

test('one of a row of choices is called by what they are choices of', () => {
  expect(did(planned('Choose a return trip', pageOf(row)))).toBe('click button "Return"');
});

test('a mere sign of a row is called by what the pointer is told of it', () => {
  const signs = ['Cycling', 'Walking', 'Driving'].map((text) =>
    node('button', '⬤', { tag: 'button', hints: [{ from: 'title', text }] }),
  );
  const page = pageOf(node('generic', '', { tag: 'div', children: signs }));
  const answer = planned('Switch to walking directions', page);
  expect(answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind).toBe(signs[1]?.ref);
  expect(did(planned('Switch to sailing directions', page))).toBe('none');
});

test('a button that does something is no choice of that kind', () => {
  const page = pageOf(node('group', '', { children: [node('button', 'Delete'), node('button', 'Copy')] }));
  expect(did(planned('Choose the delete results', page))).toBe('none');
});

test('of a button beside a field nothing is chosen', () => {
  const page = pageOf(
    node('group', '', {
      children: [node('button', 'Return'), node('button', 'Book'), node('textbox', 'To')],
    }),
  );
  expect(did(planned('Choose a return trip', page))).toBe('none');
});
