/** Plain sentences on plain forms, lists and menus, where the obvious candidate is another one than the sentence says. */
import { expect } from '@playwright/test';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const select = (name: string, options: readonly string[], more: { value?: string; asks?: boolean } = {}) =>
  node('combobox', name, {
    tag: 'select',
    options: [...options],
    ...(more.value !== undefined && { value: more.value }),
    children: options.map((option, at) =>
      node('option', option, { tag: 'option', ...(more.asks === true && at === 0 && { disabled: true }) }),
    ),
  });

const link = (name: string) => node('link', name, { tag: 'a', url: '#' });
const field = (name: string) => node('textbox', name, { tag: 'input' });
const button = (name: string) => node('button', name, { tag: 'button' });

const numbered = pageOf(
  link('Fork me'),
  select('Sizes', ['Please select one', 'Option 1', 'Option 2'], { value: 'Please select one', asks: true }),
);

const pets = pageOf(
  link('Home'),
  select('Pet', ['--Please choose--', 'Dog', 'Cat'], { value: '--Please choose--' }),
);

const books = pageOf(
  node('searchbox', 'Filter books…', { tag: 'input' }),
  link('All books'),
  ...['Dune', 'Emma'].map((name) => link(`${name} by somebody`)),
);

const flights = pageOf(
  node('form', 'Flight booker', {
    children: [
      select('One way or return', ['one-way flight', 'return flight'], { value: 'one-way flight' }),
      field('Departure date'),
      field('Notes for the crew'),
      button('Book'),
    ],
  }),
);

const landing = pageOf(
  node('banner', '', { children: [node('button', 'Sign up', { tag: 'button', id: 'open' })] }),
  link('Portfolio'),
);

const dynamic = pageOf(node('checkbox', 'A checkbox', { checked: false }), button('Remove'));

const clicks = pageOf(
  button('Use left-click here'),
  button('Use right-click here'),
  button('Use double-click here'),
);

const boxOf = (name: string) => node('checkbox', name, { tag: 'input', checked: false });

const options = pageOf(
  select('Dropdown (select)', ['One', 'Two']),
  node('combobox', 'Dropdown (datalist)', { tag: 'input', hasPopup: 'datalist', value: '' }),
  node('slider', 'Range', { tag: 'input', inputType: 'range', value: '5', min: '0', max: '10' }),
  boxOf('Option one is the plain one'),
  boxOf('1'),
  boxOf('2'),
);

const profile = pageOf(
  node('heading', 'Messages and orders', { level: 1 }),
  link('Message'),
  link('Orders'),
  button('Follow'),
);

const cells = pageOf(
  node('table', '', {
    children: [button('Press'), link('site.example')].map((inner) =>
      node('row', '', {
        children: [node('cell', '', { text: 'Here:' }), node('cell', '', { children: [inner] })],
      }),
    ),
  }),
);

const prose = pageOf(
  node('list', '', {
    children: [
      'Each of the names stands in a list of all of them.',
      'A name that is chosen is shown in the two fields.',
    ].map((text) => node('listitem', '', { tag: 'li', text })),
  }),
  field('Name'),
);

const account = pageOf(
  field('Username'),
  field('Password'),
  select('Kind of trip', ['One', 'Two']),
  field('Departure date'),
  node('textbox', 'Return date', { tag: 'input', disabled: true }),
  node('radio', 'Yes', { checked: true }),
  node('radio', 'No', { checked: false }),
  button('Book'),
);

const columns = pageOf(
  ...['A', 'B'].map((text) => node('generic', '', { tag: 'div', text, draggable: true })),
  node('generic', '', { tag: 'div', draggable: true, children: [node('text', 'Trash')] }),
);

const shelf = pageOf(
  node('searchbox', 'Search…', { tag: 'input' }),
  button('Ikea'),
  button('Marcos'),
  node('list', '', {
    tag: 'ul',
    children: ['Oak table', 'Desk lamp', 'Armchair'].map((text) =>
      node('listitem', '', {
        tag: 'li',
        children: [node('heading', text, { level: 3 }), node('text', 'in stock')],
      }),
    ),
  }),
);

const tables = pageOf(
  ...['One', 'Two'].map((title) =>
    node('table', title, {
      children: ['Ann', 'Bob'].map((name) =>
        node('row', '', {
          children: [node('cell', name), node('cell', '', { children: [link('delete')] })],
        }),
      ),
    }),
  ),
);

const signing = pageOf(
  node('dialog', 'Your signature', {
    children: [
      field('Full name'),
      node('radio', 'Classic', { checked: true }),
      node('radio', 'Brush', { checked: false }),
      button('Cancel'),
      button('Adopt signature'),
    ],
  }),
);

const seats = pageOf(
  ...[
    ['Table 3', '4 guests'],
    ['Table 4', 'no guests'],
    ['Table 5', '3 guests'],
  ].map(([name = '', guests = '']) =>
    node('listitem', '', {
      tag: 'li',
      children: [node('heading', name, { level: 3 }), node('text', guests), button('Seat')],
    }),
  ),
);

const cases = [
  [seats, 'click Seat of Table 4', 'click button "Seat"'],
  [seats, 'click Seat of Table 6', 'none'],
  [shelf, 'search for chair by Ikea', 'cannot-tell'],
  [
    shelf,
    'search for "chair by Ikea"',
    'fill searchbox "Search…" with "chair by Ikea"; press searchbox "Search…" with "Enter"',
  ],
  [tables, 'delete the first row of each table', 'none'],
  [account, 'put bob in the username, put the password in the password', 'cannot-tell'],
  [account, 'fill username and password', 'cannot-tell'],
  [account, 'type "password" into the username', 'fill textbox "Username" with "password"'],
  [account, 'enter the password twice', 'cannot-tell'],
  [account, 'click the first date field', 'click textbox "Departure date"'],
  [account, 'click the third date field', 'none'],
  [account, 'select both radio buttons', 'ambiguous'],
  [columns, 'drag A to the left', 'cannot-tell'],
  [columns, 'drag A to B', 'drag element "A" to element "B"'],
  [options, 'choose Two in the first select', 'select combobox "Dropdown (select)" with "Two"'],
  [options, 'click the select', 'ambiguous'],
  [options, 'move the range slider to the left by 2', 'cannot-tell'],
  [options, 'move the range slider to 7', 'fill slider "Range" with "7"'],
  [options, 'select Option one from the checkboxes', 'none'],
  [options, 'tick 1', 'check checkbox "1"'],
  [profile, 'open the messages', 'none'],
  [profile, 'open the orders', 'click link "Orders"'],
  [profile, 'click Message', 'click link "Message"'],
  [cells, 'click the button in the second row', 'none'],
  [prose, 'choose the second name', 'none'],
  [numbered, 'select the first option', 'select combobox "Sizes" with "Option 1"'],
  [numbered, 'pick option 3 from the list Sizes', 'none'],
  [numbered, 'pick option 2 from the list Sizes', 'select combobox "Sizes" with "Option 2"'],
  [numbered, 'choose the first option of Sizes', 'select combobox "Sizes" with "Option 1"'],
  [numbered, 'choose the last option of Sizes', 'select combobox "Sizes" with "Option 2"'],
  [pets, 'choose the first option of Pet', 'select combobox "Pet" with "Dog"'],
  [pets, 'choose the second option of Pet', 'ambiguous'],
  [books, 'click the first book', 'none'],
  [books, 'click "Filter books…"', 'click searchbox "Filter books…"'],
  [flights, 'book a return flight', 'none'],
  [flights, 'book the flight', 'click button "Book"'],
  [flights, 'set the departure date to tomorrow', 'none'],
  [flights, 'set the departure date to next Friday', 'none'],
  [flights, 'type "tomorrow" into the departure date', 'fill textbox "Departure date" with "tomorrow"'],
  [flights, 'enter tomorrow in the notes for the crew', 'fill textbox "Notes for the crew" with "tomorrow"'],
  [landing, 'open the menu', 'none'],
  [landing, 'open sign up', 'click button "Sign up"'],
  [dynamic, 'add the checkbox', 'none'],
  [dynamic, 'tick the checkbox', 'check checkbox "A checkbox"'],
  [clicks, 'open "Use right-click here" with a right click', 'right-click button "Use right-click here"'],
  [clicks, 'right-click "Use left-click here"', 'right-click button "Use left-click here"'],
  [clicks, 'click "Use left-click here"', 'click button "Use left-click here"'],
] as const;

it('what stands behind a choice and is called just so is a button of its own', () => {
  expect(stepsInAll('choose the Brush style and adopt the signature', signing)).toEqual([
    'check radio "Brush"',
    'click button "Adopt signature"',
  ]);
});

it('a key is pressed in the field for numbers that was filled last', () => {
  const page = pageOf(
    node('spinbutton', 'Goals', { tag: 'input', inputType: 'number', value: '1' }),
    button('Other'),
  );
  expect(stepsInAll('enter 4 in Goals and press Enter', page)).toEqual([
    'fill spinbutton "Goals" with "4"',
    'press spinbutton "Goals" with "Enter"',
  ]);
});

for (const [page, said, done] of cases) {
  it(`"${said}": ${done}`, () => {
    expect(did(planned(said, page))).toBe(done);
  });
}
