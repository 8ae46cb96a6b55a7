/** Deeds with a figure fill in the one form that takes all that is said, and none that would be left half empty or is for something else. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '', ...more });
const number = (name: string): SnapshotNode =>
  node('spinbutton', name, { tag: 'input', inputType: 'number', value: '' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const send = (name: string): SnapshotNode => node('button', name, { tag: 'button', inputType: 'submit' });
const part = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [node('heading', title, { level: 2 }), node('generic', '', { tag: 'form', children })],
  });

const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });

const bank = pageOf(
  part('Transfer money', text('Transfer to'), number('Amount'), send('→')),
  part('Request loan', number('Amount'), send('→')),
  part('Close account', text('Confirm user'), send('→')),
);
const till = pageOf(
  part('Deposit', number('Amount'), send('Deposit')),
  part('Pay out', number('Amount'), send('Pay out')),
);
const ledger = pageOf(
  part(
    'Transfer funds',
    number('Recipient user ID'),
    number('Amount (ROL)'),
    text('Description'),
    send('Send transfer'),
  ),
  part(
    'Add transaction',
    list('Type', 'Income', 'Expense'),
    text('Amount'),
    list('', 'Select category', 'Food', 'Equipment'),
    text('Description'),
    send('Add transaction'),
  ),
);
const lorem = pageOf(part('Filler', number('paragraphs:'), send('generate')));
const water = pageOf(part('Water', number('Glasses'), send('Log')));
const secrets = pageOf(part('Password', number('Length'), send('Generate')));
const money = pageOf(
  part('Converter', text('Amount'), list('From', 'CHF', 'EUR'), list('To', 'EUR', 'USD'), send('Convert')),
);
const dollars = pageOf(part('Donate', number('Amount in $'), send('Donate')));

const cases: readonly [sentence: string, page: Snapshot, done: readonly string[]][] = [
  [
    'Transfer 500 to jd',
    bank,
    ['fill spinbutton "Amount" with "500"', 'fill textbox "Transfer to" with "jd"', 'click button "→"'],
  ],
  [
    'Transfer an amount of 500 to "Ann"',
    bank,
    ['fill spinbutton "Amount" with "500"', 'fill textbox "Transfer to" with "Ann"', 'click button "→"'],
  ],
  ['Request a loan of 1000', bank, ['fill spinbutton "Amount" with "1000"', 'click button "→"']],
  ['Request a 1000 loan', bank, ['fill spinbutton "Amount" with "1000"', 'click button "→"']],
  ['Transfer 500', bank, ['none']],
  ['Pay 500 to jd', bank, ['none']],
  ['Request a card of 1000', bank, ['none']],
  ['Deposit $50 into my account', till, ['fill spinbutton "Amount" with "50"', 'click button "Deposit"']],
  ['Withdraw 50', till, ['none']],
  [
    'Transfer 25.50 ROL to user 3 with the description "Hay"',
    ledger,
    [
      'fill spinbutton "Amount (ROL)" with "25.50"',
      'fill spinbutton "Recipient user ID" with "3"',
      'fill textbox "Description" with "Hay"',
      'click button "Send transfer"',
    ],
  ],
  ['Transfer 25.50 EUR to user 3', ledger, ['none']],
  [
    'Record an expense of 40 in the category Equipment with the description "Shovel"',
    ledger,
    [
      'fill textbox "Amount" with "40"',
      'select combobox "category" with "Equipment"',
      'fill textbox "Description" with "Shovel"',
      'select combobox "Type" with "Expense"',
      'click button "Add transaction"',
    ],
  ],
  ['Record an expense of 40', ledger, ['none']],
  ['Record a refund of 40 in the category Equipment', ledger, ['none']],
  ['Generate five paragraphs', lorem, ['fill spinbutton "paragraphs:" with "5"', 'click button "generate"']],
  ['Generate 5 words', lorem, ['none']],
  ['Log 3 glasses', water, ['fill spinbutton "Glasses" with "3"', 'click button "Log"']],
  ['Log 3 cups', water, ['none']],
  [
    'Generate a password of length 12',
    secrets,
    ['fill spinbutton "Length" with "12"', 'click button "Generate"'],
  ],
  [
    'Convert 100 EUR to USD',
    money,
    [
      'fill textbox "Amount" with "100"',
      'select combobox "To" with "USD"',
      'select combobox "From" with "EUR"',
      'click button "Convert"',
    ],
  ],
  ['Convert 100 GBP to USD', money, ['none']],
  // What is counted is there already, and no figure to type.
  ['Convert the two currencies', money, ['none']],
  ['Donate 20 dollars', dollars, ['fill spinbutton "Amount in $" with "20"', 'click button "Donate"']],
  ['Donate 20 euros', dollars, ['none']],
];
for (const [sentence, page, done] of cases)
  it(`"${sentence}": ${done.join('; ')}`, () => {
    const all = stepsInAll(sentence, page);
    if (done[0] === 'none') expect(all.filter((step) => step.includes(' '))).toEqual([]);
    else expect(all).toEqual(done);
  });

const todo = pageOf(
  node('heading', 'Todos', { level: 1 }),
  node('form', '', {
    tag: 'form',
    children: [
      text('Enter todo title'),
      node('textbox', 'Add description', { tag: 'textarea' }),
      list('', 'Low Priority', 'High Priority'),
      text('Add tags (comma separated)'),
      send('Add todo'),
    ],
  }),
);

test('a list in a form is known by its options: the adjective of what is made, the category that it asks for', () => {
  expect(stepsInAll('Add a high priority todo "Write" with the tags qa, e2e', todo)).toEqual([
    'fill textbox "Enter todo title" with "Write"',
    'fill textbox "Add tags (comma separated)" with "qa, e2e"',
    'select combobox with "High Priority"',
    'click button "Add todo"',
  ]);
  expect(stepsInAll('Add a todo "Write" with high priority', todo)).toContain(
    'select combobox with "High Priority"',
  );
  expect(stepsInAll('Add a todo "Write" with urgent priority', todo)).toEqual(['none']);
  expect(stepsInAll('Add an urgent todo "Write"', todo)).toEqual(['none']);
});

test('what is added to a list goes into the only field of the page, where its title says which list that is', () => {
  const page = (title: string, field: string, button: string): Snapshot =>
    pageOf(part(title, text(field), send(button)));
  const added = ['fill textbox "e.g. eggs" with "eggs"; click button "submit"'];
  const all = (say: string, on: Snapshot): string[] => [stepsInAll(say, on).join('; ')];
  expect(all('Add eggs to the grocery list', page('grocery bud', 'e.g. eggs', 'submit'))).toEqual(added);
  expect(all('Add eggs to the packing list', page('grocery bud', 'e.g. eggs', 'submit'))).toEqual(['none']);
  expect(all('Add eggs to the cart', page('grocery bud', 'e.g. eggs', 'submit'))).toEqual(['none']);
  expect(all('Add eggs to the mailing list', page('Mailing list', 'Your e-mail', 'submit'))).toEqual([
    'none',
  ]);
  const lists = pageOf(
    node('heading', 'todos List Management', { level: 1 }),
    text('Enter new todo list name here'),
  );
  expect(stepsInAll('Create a new todo list called groceries', lists)[0]).toContain('with "groceries"');
  expect(stepsInAll('Create a new project called groceries', lists)).toEqual(['none']);
});

test('who made it, what it costs, how many there are and when it is due go into their fields, and a search box beside the button that opens the form is none of them', () => {
  const date = node('textbox', '', { tag: 'input', inputType: 'date', value: '' });
  const book = pageOf(
    part(
      'New book',
      text('Title'),
      text('Author'),
      number('Price'),
      number('Copies'),
      date,
      send('Add book'),
    ),
  );
  const all = (say: string, page: Snapshot): string => stepsInAll(say, page).join('; ');
  expect(all('Add a book "Emma" by Jane Austen for 12 euros and 2 copies, due on 2030-01-02', book)).toBe(
    'fill textbox "Title" with "Emma"; fill textbox "Author" with "Jane Austen"; fill spinbutton "Price" with "12"; ' +
      'fill spinbutton "Copies" with "2"; fill textbox "date" with "2030-01-02"; click button "Add book"',
  );
  expect(all('Add the book "Emma" for 12', book)).toContain('fill spinbutton "Price" with "12"');
  expect(all('Add the book "Emma" by Friday', book)).toBe('none');
  expect(all('Add the book "Emma" for 2 readers', book)).toBe('none');
  const search = node('textbox', 'Search books...', { tag: 'input', inputType: 'text', value: '' });
  const opener = pageOf(box(search, node('button', 'Add new book')));
  expect(stepsInAll('Add a book "Emma" by Jane Austen', opener)[0]).toBe('click button "Add new book"');
  const beside = pageOf(box(text('Title'), node('button', 'Add new book')));
  expect(stepsInAll('Add a book "Emma" by Jane Austen', beside)).toEqual(['none']);
});

test('a list without a label is known by what its first option asks for, and a name with more behind it is the only one of it', () => {
  const lend = pageOf(
    part(
      'Lend a book',
      list('', 'Select Member', 'Ann Lee (ann@x.org)', 'Bob Ray (bob@x.org)'),
      list('', 'Choose a book', 'Dune (3 left)', 'Emma (1 left)'),
      send('Lend book'),
    ),
  );
  const done = 'select combobox with "Dune (3 left)"; click button "Lend book"';
  expect(stepsInAll('Lend the book Dune to Bob Ray', lend).toSorted().at(-1)).toContain('Dune');
  expect(stepsInAll('Lend the book Dune to Bob Ray', lend)).toHaveLength(done.split(';').length + 1);
  expect(stepsInAll('Lend the book Dune to Cy Fox', lend)).toEqual(['none']);
  expect(stepsInAll('Lend the book Walden to Bob Ray', lend)).toEqual(['none']);
  expect(stepsInAll('Select Bob Ray as the member', lend)[0]).toContain('with "Bob Ray (bob@x.org)"');
});

test('what is counted is what is certainly of the kind: a switch is no checkbox, and a plain button no accordion', () => {
  const checked = (role: string, name: string, is: boolean): SnapshotNode =>
    node(role, name, { tag: 'input', inputType: 'checkbox', checked: is });
  const boxes = pageOf(
    checked('switch', 'Terms', false),
    checked('checkbox', 'One', true),
    checked('checkbox', 'Two', false),
  );
  expect(stepsInAll('Uncheck the first checkbox', boxes)).toEqual(['uncheck checkbox "One"']);
  expect(stepsInAll('Turn on the first switch', boxes)).toEqual(['check switch "Terms"']);
  expect(stepsInAll('Tick the third checkbox', boxes)).toEqual(['none']);
  const parts = pageOf(
    node('button', 'Primary'),
    node('button', 'Secondary'),
    node('button', 'Delivery', { expanded: false }),
    node('button', 'Returns', { expanded: false }),
  );
  expect(stepsInAll('Open the second accordion', parts)).toEqual(['click button "Returns"']);
  expect(stepsInAll('Open the third accordion', parts)).toEqual(['none']);
});

test('a code is a part of what is made, and a start date begins no step of its own', () => {
  const student = pageOf(
    part('Add student', text('Full name'), text('Code'), text('Age'), text('Start date'), send('Save')),
  );
  expect(
    stepsInAll(
      'Add a student named Dee Poe with the code S9, age 29 and start date 2024-05-06',
      student,
    ).join('; '),
  ).toBe(
    'fill textbox "Full name" with "Dee Poe"; fill textbox "Code" with "S9"; fill textbox "Age" with "29"; ' +
      'click textbox "Start date"; fill textbox "Start date" with "2024-05-06"; click button "Save"',
  );
});
