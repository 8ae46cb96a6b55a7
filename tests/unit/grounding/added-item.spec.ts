/** "Add milk to the shopping list": into the one field with a button beside it that only adds, and into no other. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const heading = (name: string, level = 1): SnapshotNode => node('heading', name, { level });
const form = (field: string, button: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [node('textbox', field, { tag: 'input', ...more }), node('button', button)],
  });
const items = node('list', '', { children: [node('listitem', '', { text: 'bread' })] });

const shopping = pageOf(heading('Shopping list'), form('Enter item', '+'), items);
const todos = pageOf(heading('Todos'), form('What is to be done?', 'Add'), items);
const bucket = pageOf(heading('Bucket list'), form('Enter item', 'Add'), items);
const wishes = pageOf(heading('Shopping list'), heading('Wish list', 2), form('Enter item', 'Add'), items);
const news = pageOf(heading('Shopping list'), form('Newsletter e-mail', 'Add'), items);
const two = pageOf(heading('Shopping list'), form('Enter item', 'Add'), form('Enter store', 'Add'));
const unnamed = pageOf(heading('Grocery bud'), form('e.g. eggs', 'submit'));
const guestbook = pageOf(heading('Guests'), form('Your name', 'submit'));
const filled = pageOf(heading('Shopping list'), form('Enter item', 'Add', { value: 'eggs' }), items);

const ticks = (...names: string[]): SnapshotNode =>
  node('list', '', {
    children: names.map((name) =>
      node('listitem', '', { children: [node('checkbox', name, { checked: false }), node('button', '×')] }),
    ),
  });
const chores = pageOf(form('What needs doing?', 'Add'), ticks('Milk', 'Bread'));
const toppings = pageOf(heading('Pizza'), ticks('Olives', 'Ham'), form('Voucher code', 'Redeem'));

const put = (field: string, text: string, button: string): string =>
  `fill textbox "${field}" with "${text}"; click button "${button}"`;

const entered = pageOf(
  heading('todos'),
  node('textbox', 'What needs to be done?', { tag: 'input' }),
  node('link', 'TodoMVC'),
);
const enter = (text: string, field = 'What needs to be done?'): string =>
  `fill textbox "${field}" with "${text}"; press textbox "${field}" with "Enter"`;

const withClear = pageOf(
  node('textbox', 'What needs doing?', { tag: 'input' }),
  node('list', '', {
    children: ['Milk', 'Bread'].map((name) =>
      node('listitem', '', { children: [node('checkbox', name, { checked: false })] }),
    ),
  }),
  node('button', 'Clear done'),
);

const links = (...names: string[]): SnapshotNode =>
  node('list', '', {
    tag: 'ul',
    children: names.map((name) =>
      node('listitem', '', { tag: 'li', children: [node('link', name, { url: `#/${name}` })] }),
    ),
  });
const narrowing = pageOf(heading('Todos'), ticks('Milk', 'Bread'), links('All', 'Active', 'Completed'));
const titles = pageOf(heading('Poems'), links('Spring', 'Active', 'Completed'));

// A part without a form, beside others that have buttons of their own; a link that leads nowhere is a button as well.
const part = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const box = node('textbox', 'e.g. rye', { tag: 'input' });
const lines = node('list', '', {
  children: ['Milk', 'Tea'].map((name) =>
    node('listitem', '', { children: [node('text', name), node('button', 'Delete')] }),
  ),
});
const soups = node('article', 'Soup', { children: [node('button', 'Keep')] });
const aside = pageOf(
  soups,
  part(heading('Shopping list', 3), box, node('button', '+'), lines),
  part(node('button', 'Print')),
);
const linked = (url: string): Snapshot =>
  pageOf(heading('Shopping list'), part(box, node('link', 'Add', { url })), lines);

const cases: readonly [string, Snapshot, string][] = [
  ['Add honey to the shopping list', aside, put('e.g. rye', 'honey', '+')],
  ['Add honey to the wish list', aside, 'none'],
  ['Add honey to the shopping list', linked('#'), 'fill textbox "e.g. rye" with "honey"; click link "Add"'],
  ['Add honey to the shopping list', linked('/shop'), 'none'],
  // The sample in the field is none of its values: a click on "Add" alone adds nothing of that name.
  ['Add rye and honey', aside, put('e.g. rye', 'rye', '+')],
  ['Add the rye', pageOf(heading('Bread'), part(box, node('button', 'Add'))), 'none'],
  ['Add milk to the shopping list', shopping, put('Enter item', 'milk', '+')],
  ['Add "oat milk" to the list', shopping, put('Enter item', 'oat milk', '+')],
  ['Add the item "milk"', shopping, put('Enter item', 'milk', '+')],
  ['Add a todo "Call Ann"', todos, put('What is to be done?', 'Call Ann', 'Add')],
  ['Add a task "Call Ann" to the list', todos, put('What is to be done?', 'Call Ann', 'Add')],
  ['Add a friend "Ann"', todos, 'none'],
  // A button that takes over whatever was entered, of a field that asks for nothing else.
  ['Add the item "milk" to the list', unnamed, put('e.g. eggs', 'milk', 'submit')],
  ['Add "milk" and "tea" to the list', unnamed, put('e.g. eggs', 'milk', 'submit')],
  ['Add the item "milk" to the list', guestbook, 'none'],
  ['Add "milk"', unnamed, put('e.g. eggs', 'milk', 'submit')],
  ['Add "milk"', guestbook, 'none'],
  // The line that is there can only be ticked off, which is not to add it.
  ['Add milk', chores, 'none'],
  ['Add "milk"', chores, put('What needs doing?', 'milk', 'Add')],
  ['Add olives', toppings, 'check checkbox "Olives"'],
  ['Put oat milk on the list', unnamed, put('e.g. eggs', 'oat milk', 'submit')],
  ['Add butter, jam and tea one after the other', unnamed, put('e.g. eggs', 'butter', 'submit')],
  ['Put oat milk on the list', guestbook, 'none'],
  ['Add butter and jam', guestbook, 'none'],
  // A field that asks for what is new and has no button takes it by Enter.
  ['Add the items bread and eggs to the list', entered, enter('bread')],
  // What clears the list takes nothing over.
  ['Add "Oil the gate" to the list', withClear, enter('Oil the gate', 'What needs doing?')],
  ['Create the tasks "Call Ann" and "Pay"', entered, enter('Call Ann')],
  ['Create the customers "Ann" and "Bob"', entered, 'none'],
  // What is listed is narrowed by the link beside the one for all of it, and by no title.
  ['Show only the completed ones', narrowing, 'click link "Completed"'],
  ['Show only completed todos', narrowing, 'click link "Completed"'],
  ['Show only the completed ones', titles, 'none'],
  // Another list, or one of two.
  ['Add milk to the shopping list', bucket, 'none'],
  ['Add milk to the shopping list', wishes, 'none'],
  ['Add milk to the shopping list', two, 'none'],
  // A field for something else, and one that is being filled in.
  ['Add milk to the shopping list', news, 'none'],
  ['Add milk to the shopping list', filled, 'none'],
  // What is there already, or is described, is nothing new.
  ['Add bread to the shopping list', shopping, 'none'],
  ['Add the blue mug to the shopping list', shopping, 'none'],
];

for (const [at, [say, page, expected]] of cases.entries()) {
  it(`${at + 1}. "${say}" on ${page.root.children.map(({ name }) => name || '…').join(', ')}: ${expected}`, () => {
    expect(did(planned(say, page))).toBe(expected);
  });
}

test('of several fields before one button the one that says what it is takes the text, and none of the others', () => {
  const several = (...fields: string[]): Snapshot =>
    pageOf(
      heading('Pantry'),
      node('form', '', {
        tag: 'form',
        children: [
          ...fields.map((name) => node('textbox', name, { tag: 'input' })),
          node('button', 'Add', { inputType: 'submit' }),
        ],
      }),
    );
  expect(did(planned('Add the item "Oat milk"', several('New item', 'Shelf')))).toBe(
    put('New item', 'Oat milk', 'Add'),
  );
  expect(did(planned('Add the item "Oat milk"', several('Shelf', 'Item', 'Price')))).toBe(
    put('Item', 'Oat milk', 'Add'),
  );
  expect(did(planned('Add the item "Oat milk"', several('Shelf', 'Price')))).toBe('none');
});

test('what is listed is added one by one', () => {
  const answer = planned('Add eggs and milk to the shopping list', shopping);
  expect(did(answer)).toBe(put('Enter item', 'eggs', '+'));
  const next = answer.kind === 'found' ? answer.next : undefined;
  expect(did(planned('Add eggs and milk to the shopping list', shopping, next))).toBe(
    put('Enter item', 'milk', '+'),
  );
});

test('what the page shows is spoken of, and not typed as the name of something new', () => {
  for (const said of ['it', 'them', 'everything', 'all the fruit of the season', 'both of these'])
    expect(did(planned(`Add ${said} to the shopping list`, shopping)), said).not.toContain('fill');
  expect(did(planned('Add some eggs to the shopping list', shopping))).toBe(put('Enter item', 'eggs', '+'));
  expect(did(planned('Add "All in one" to the shopping list', shopping))).toBe(
    put('Enter item', 'All in one', '+'),
  );
});
