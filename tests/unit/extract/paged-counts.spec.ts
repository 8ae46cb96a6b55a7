/** How many there are in all is not how many are on this page. */
import { expect, test } from '../../../fixtures/test.js';
import { el, number, read, table } from '../elements.js';

const tickets = table(['Ticket', 'Guest'], ['T1', 'Ines'], ['T2', 'Omar'], ['T3', 'Lena']);

test('a page of several that says how many there are is not counted', () => {
  const page = el('div', el('h1', 'Tickets'), tickets, el('p', 'Page 1 of 3, 8 tickets'));
  expect(read('how many tickets there are in all', number, page)).not.toBe(3);
});

test('a page that says just as many is counted', () => {
  const page = el('div', el('h1', 'Tickets'), tickets, el('p', 'Page 1 of 1, 3 tickets'));
  expect(read('how many tickets there are', number, page)).toBe(3);
});
