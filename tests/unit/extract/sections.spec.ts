/** Lists of items under titles: what is asked for is what stands under the title that is said. */
import { expect, test } from '../../../fixtures/test.js';
import { el, read, string } from '../elements.js';

const texts = { type: 'array', items: string };

test('the names on a list are the items under its title, and not the titles', () => {
  const section = (title: string, ...names: string[]) =>
    el('div.section', el('h3', title), el('ul', ...names.map((name) => el('li', name))));
  const page = el(
    'div.sections',
    section('Confirmed', 'Ann Lee', 'Seb Rose'),
    section('Waiting list', 'Olga Dahl', 'Omar Haddad', 'Ines Carvalho'),
  );
  expect(read('the names on the waiting list', texts, page)).toEqual([
    'Olga Dahl',
    'Omar Haddad',
    'Ines Carvalho',
  ]);
  expect(read('the names on the blocked list', texts, page)).toBe('none');
});
