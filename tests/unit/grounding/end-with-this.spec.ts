/** "Join this community", "both of a numbered pair": ends that only say what is here, and numbers that are chosen. */
import { expect } from '@playwright/test';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const forum = pageOf(
  node('heading', '/f/kites', { tag: 'h1', level: 1 }),
  node('complementary', '', { children: [node('button', 'Subscribe', { tag: 'button' })] }),
  node('list', '', {
    children: ['Stunt lines', 'Box kites'].map((title) =>
      node('listitem', '', {
        children: [node('link', title), node('button', 'Reply', { tag: 'button' })],
      }),
    ),
  }),
);
const seats = pageOf(
  node('listbox', 'Seats', {
    tag: 'select',
    options: ['Seat 1', 'Seat 2', 'Seat 3'],
    children: ['Seat 1', 'Seat 2', 'Seat 3'].map((name) => node('option', name, { tag: 'option' })),
  }),
);

for (const [sentence, page, expected] of [
  ['Subscribe to this forum', forum, 'click button "Subscribe"'],
  // What is replied to is a line, and no forum is called so.
  ['Reply to this forum', forum, 'none'],
  ['Subscribe to the kite forum', forum, 'none'],
  ['Choose Seat 1 and Seat 3 in the seats list', seats, 'select listbox "Seats" with "Seat 1", "Seat 3"'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(stepsInAll(sentence, page).join('; ')).toBe(expected));
