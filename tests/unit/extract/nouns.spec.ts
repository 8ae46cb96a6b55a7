/** What names a record, what only looks like it, and what is left for the last field. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { el, many, number, read, string, table } from '../elements.js';

test('an amount in a heading of its own is no name', () => {
  const dish = (name: string, price: string): SnapshotNode =>
    el('div.dish', el('h4', name), el('h4.price', price), el('p', `${name} with bread and a leaf of mint`));
  const dishes = [dish('Lentil soup', '$7.50'), dish('Bean stew', '$9.00'), dish('Rice bowl', '$8.25')];
  expect(
    read('the dishes with name and price', many({ name: string, price: number }), el('div', ...dishes)),
  ).toEqual([
    { name: 'Lentil soup', price: 7.5 },
    { name: 'Bean stew', price: 9 },
    { name: 'Rice bowl', price: 8.25 },
  ]);
});

test('under the noun of the records stand their names, or their numbers', () => {
  const projects = table(['Project', 'Budget'], ['Harbour', '$2,500'], ['Lighthouse', '$900']);
  expect(read('the projects with name and budget', many({ name: string, budget: number }), projects)).toEqual(
    [
      { name: 'Harbour', budget: 2500 },
      { name: 'Lighthouse', budget: 900 },
    ],
  );
  const orders = table(['Order', 'Buyer'], ['#41', 'Ines'], ['#42', 'Omar']);
  expect(read('the orders with number and buyer', many({ number: string, buyer: string }), orders)).toEqual([
    { number: '#41', buyer: 'Ines' },
    { number: '#42', buyer: 'Omar' },
  ]);
  // A number is no name, and what another header stands over is neither.
  expect(read('the orders with name and buyer', many({ name: string, buyer: string }), orders)).toBe('none');
  expect(
    read('the projects with number and budget', many({ number: string, budget: number }), projects),
  ).toBe('none');
});

test('the name of a company is none of the person, and "with type and amount" no condition', () => {
  const person = (name: string, company: string): SnapshotNode =>
    el('li', el('h4.mb-2', name), el('div', el('span', 'Company name:'), el('span', company)));
  const list = el('div', person('Ada Berg', 'Stone Tech'), person('Tom Vance', 'Fiber Notion'));
  expect(read('the people with name and company', many({ name: string, company: string }), list)).toEqual([
    { name: 'Ada Berg', company: 'Stone Tech' },
    { name: 'Tom Vance', company: 'Fiber Notion' },
  ]);
  const form = (kind: string, amount: string): SnapshotNode =>
    el('div.entry', el('div.entry__type', kind), el('div.entry__amount', amount));
  const entries = el('div.entries', form('fee', '12'), form('refund', '30'), form('gift', '7'));
  expect(read('the entries with type and amount', many({ type: string, amount: number }), entries)).toEqual([
    { type: 'fee', amount: 12 },
    { type: 'refund', amount: 30 },
    { type: 'gift', amount: 7 },
  ]);
});

test('the last field is the only part that is left, where nothing calls it anything else', () => {
  const member = (name: string, line: SnapshotNode): SnapshotNode =>
    el('div.member', el('div.avatar', name.slice(0, 1)), el('b.name', name), line);
  const team = (mark: string): SnapshotNode =>
    el(
      'div.card',
      el(
        'div.card-header',
        el('div', el('div.card-title', 'Team'), el('div.card-subtitle', 'who works on it')),
      ),
      el(
        'div.card-body',
        member('Ada Berg', el(mark, 'Engineer')),
        member('Tom Vance', el(mark, 'Sales lead')),
      ),
    );
  const asked = 'the team members with name and role';
  const roleOf = many({ name: string, role: string });
  expect(read(asked, roleOf, team('div.sub'))).toEqual([
    { name: 'Ada Berg', role: 'Engineer' },
    { name: 'Tom Vance', role: 'Sales lead' },
  ]);
  expect(read(asked, roleOf, team('div.city'))).toBe('none');
  expect(read(asked, roleOf, team('div.sub'), el('p', 'Role: none'))).toBe('none');
});

test('the title of a box is no name of what is in it, and a line of words no figure', () => {
  const box = el(
    'div.card',
    el('div.card-header', el('div.card-title', 'Buyer')),
    el('div.card-body', el('div', el('span', 'Email'), el('span', 'ines@x.test'))),
  );
  const other = el(
    'div.card',
    el('div.card-header', el('div.card-title', 'Payment')),
    el('div.card-body', el('div', el('span', 'Method'), el('span', 'Cash'))),
  );
  const buyer = { type: 'object', properties: { name: string, email: string }, required: ['name', 'email'] };
  expect(read('the buyer: name and email', buyer, el('div', box, other))).toBe('none');
  const post = (title: string, line: string): SnapshotNode =>
    el('article.post', el('h4', title), el('p', line));
  const posts = el(
    'div',
    post('How to sort', 'ann replied 34 minutes ago'),
    post('Why it hangs', 'tom replied 3 hours ago'),
  );
  expect(
    read('the questions with the number of answers', many({ title: string, answers: number }), posts),
  ).toBe('none');
});

test('buttons are none of the things that they work on, and a summary counts what is not shown as well', () => {
  const card = (name: string): SnapshotNode =>
    el('div.thing', el('b', name), el('button.add-cart-item', 'add to cart'));
  const shop = el('div', card('Mug'), card('Hat'), card('Bag'));
  expect(read('how many items are in the cart', number, shop)).toBe('none');
  const task = (name: string, mark = ''): SnapshotNode =>
    el(`div.task${mark}`, el('b', name), el('span.day', 'Mar 04'));
  const tasks = (note: string): SnapshotNode =>
    el(
      'div',
      el('p', note),
      el('div.tasks', task('Plan', '.done'), task('Draw', '.done'), task('Build'), task('Test')),
    );
  expect(read('the number of done tasks', number, tasks('12 of 18 done'))).not.toBe(2);
});
