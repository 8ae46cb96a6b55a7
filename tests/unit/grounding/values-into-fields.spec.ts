/** Which value goes into which field of a form that stands there: by label, by the kind of the value, and the name where what it is is asked for. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });
const number = (name: string): SnapshotNode =>
  node('spinbutton', name, { tag: 'input', inputType: 'number' });
const list = (name: string, options: readonly string[], value = options[0]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options: [...options], ...(value !== undefined && { value }) });
const area = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'textarea', ...more });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2 });
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });
const upTo = (last: number): string[] => Array.from({ length: last }, (_each, at) => String(at + 1));

const months = 'January February March April May June July August September October November December';

const expenses = pageOf(
  heading('Add new transaction'),
  form(
    text('Text', { placeholder: 'Enter text...' }),
    number('Amount (minus for what is paid)'),
    button('Add transaction'),
  ),
);
const chores = pageOf(
  heading('Chores'),
  form(text('What is to be done?'), list('Priority', ['Low', 'Normal', 'High'], 'Normal'), button('Add')),
);
const people = pageOf(heading('People'), form(text('Colour'), number('Age'), button('Add person')));
const dueTasks = pageOf(
  heading('Tasks'),
  form(
    text('Task title'),
    number('Hours (hh)'),
    number('Mins (mm)'),
    list('Day', upTo(31)),
    list('Month', months.split(' ')),
    list('Year', ['2026', '2027']),
    button('Add task'),
  ),
);
const events = pageOf(
  form(
    text('Event title'),
    text('Date', { inputType: 'date' }),
    text('Time', { inputType: 'time' }),
    list('Time zone', ['Eastern Time', 'Pacific Time']),
    button('Create event'),
  ),
);
const notes = pageOf(heading('Notes'), text('Title'), area('Note'), button('Add'), button('Show'));
const lists = pageOf(list('Dropdown (select)', ['One', 'Two']), list('Dropdown (other)', ['Three', 'Four']));
const guests = pageOf(
  heading('Guest list'),
  form(
    text('First name'),
    text('Last name'),
    list('', ['Diet', 'None', 'Vegan']),
    node('checkbox', 'Brings a friend', { tag: 'input', inputType: 'checkbox', checked: false }),
    button('Save'),
  ),
);
const trains = pageOf(
  heading('Find trains'),
  form(
    list('From', ['Bern', 'Basel', 'Zurich']),
    list('To', ['Bern', 'Basel', 'Zurich'], 'Zurich'),
    text('Outbound date', { inputType: 'date' }),
    list('Class', ['First', 'Second'], 'Second'),
    button('Search trains'),
  ),
);
const keys = (...more: string[]): Snapshot =>
  pageOf(
    heading('Safe'),
    node('group', '', {
      children: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', ...more].map((key) => button(key)),
    }),
  );
const drawn = (name: string): SnapshotNode => node('generic', '', { text: name, clickable: true });
const pizza = pageOf(
  heading('Size'),
  ...['Small', 'Large'].map(drawn),
  heading('Toppings'),
  ...['Olives', 'Ham', 'Mushrooms'].map(drawn),
);
const delays = pageOf(text('Delay'), button('Calculate'), button('Submit'));
const login = pageOf(form(text('Username'), text('Password', { inputType: 'password' }), button('Log in')));

const cases: readonly [sentence: string, page: Snapshot, steps: readonly string[]][] = [
  [
    'Add a transaction "Rent" with an amount of -500',
    expenses,
    [
      'fill textbox "Text" with "Rent"',
      'fill spinbutton "Amount (minus for what is paid)" with "-500"',
      'click button "Add transaction"',
    ],
  ],
  [
    'Add the task "Water plants" with high priority',
    chores,
    [
      'fill textbox "What is to be done?" with "Water plants"',
      'select combobox "Priority" with "High"',
      'click button "Add"',
    ],
  ],
  // Nothing on the page speaks of friends, and no field asks what someone is called.
  ['Add the friend "Ann" with high priority', chores, ['none']],
  ['Add the person "Ann" with the age 4', people, ['none']],
  [
    'Add the task "Pay rent" for March 15 at 9:30',
    dueTasks,
    [
      'select combobox "Day" with "15"',
      'select combobox "Month" with "March"',
      'fill spinbutton "Hours (hh)" with "9"',
      'fill spinbutton "Mins (mm)" with "30"',
      'fill textbox "Task title" with "Pay rent"',
      'click button "Add task"',
    ],
  ],
  // No such year, and no such day.
  ['Add the task "Pay rent" on 15 March 2031', dueTasks, ['none']],
  ['Add the task "Pay rent" for March 32', dueTasks, ['none']],
  [
    'Create an event titled "Party" on 2030-06-21 at 18:30 Pacific Time',
    events,
    [
      'fill textbox "Event title" with "Party"',
      'fill textbox "Date" with "2030-06-21"',
      'fill textbox "Time" with "18:30"',
      'select combobox "Time zone" with "Pacific Time"',
      'click button "Create event"',
    ],
  ],
  ['Create an event titled "Party" on 2030-06-21 at 18:30 Alaska Time', events, ['none']],
  [
    'Add a note with the title "Shopping" and the text "milk and eggs"',
    notes,
    [
      'fill textbox "Title" with "Shopping"',
      'fill textbox "Note" with "milk and eggs"',
      'click button "Add"',
    ],
  ],
  // Of two lists that are called alike, the one that has it.
  ['Select "Two" from the dropdown', lists, ['select combobox "Dropdown (select)" with "Two"']],
  ['Select "Five" from the dropdown', lists, ['ambiguous']],
  // A list without a label is told by what it offers, whatever the sentence calls it.
  [
    'Add the guest Omar Aziz, diet Vegan, who brings a friend',
    guests,
    [
      'fill textbox "First name" with "Omar"',
      'fill textbox "Last name" with "Aziz"',
      'select combobox with "Vegan"',
      'check checkbox "Brings a friend"',
      'click button "Save"',
    ],
  ],
  ['Add the guest Omar Aziz with the diet Halal', guests, ['none']],
  // A search that is told in several parts is a form.
  [
    'Search for a first class train from Basel to Bern on 3 June 2027',
    trains,
    [
      'select combobox "From" with "Basel"',
      'select combobox "To" with "Bern"',
      'select combobox "Class" with "First"',
      'fill textbox "Outbound date" with "3 June 2027"',
      'click button "Search trains"',
    ],
  ],
  ['Search for a train from Bern to Geneva on 3 June 2027', trains, ['none']],
  // Keys that are drawn take a code, and Enter where one of them is for that.
  [
    'Type the code 41 on the keypad and press Enter',
    keys('⏎'),
    ['click button "4"', 'click button "1"', 'click button "⏎"'],
  ],
  [
    'Type the code 41 on the keypad and press Enter',
    keys('C'),
    ['click button "4"', 'click button "1"', 'none'],
  ],
  // What goes with a choice is chosen besides.
  [
    'Choose size Large with olives and mushrooms',
    pizza,
    ['click element "Large"', 'click element "Olives"', 'click element "Mushrooms"'],
  ],
  [
    'Choose size Large with olives and anchovies',
    pizza,
    ['click element "Large"', 'click element "Olives"', 'none'],
  ],
  // A word behind a number begins what is done next, whatever verb it is.
  ['Set the delay to 0 and calculate', delays, ['fill textbox "Delay" with "0"', 'click button "Calculate"']],
  ['Set the delay to 0 and integrate 7', delays, ['cannot-tell']],
  // What only fills in sends nothing off.
  [
    'Enter "ann" as the username and "abc123" as the password without logging in',
    login,
    ['fill textbox "Username" with "ann"', 'fill textbox "Password" with "abc123"'],
  ],
  ['Enter "ann" as the username, but do not log in', login, ['fill textbox "Username" with "ann"']],
  ['Enter "ann" as the username, but do not send an invitation', login, ['none']],
];

for (const [sentence, page, steps] of cases)
  it(sentence, () => {
    expect(stepsInAll(sentence, page)).toEqual(steps);
  });

it('what is left unsent is filled in', () => {
  expect(stepsInAll('Create an event titled "Party" on 2030-06-21, but do not save it', events)).toEqual([
    'fill textbox "Event title" with "Party"',
    'fill textbox "Date" with "2030-06-21"',
  ]);
});

const mails = (...opened: SnapshotNode[]): Snapshot =>
  pageOf(
    node('list', '', {
      children: ['Ines Picnic', 'Carol Minutes'].map((name, at) =>
        node('listitem', '', { text: name, clickable: true, ref: `e95${at}` }),
      ),
    }),
    ...opened,
  );
const reply = node('button', 'Reply', { tag: 'button', ref: 'e960' });
const forward = node('button', 'Forward', { tag: 'button', ref: 'e961' });
const answer = [
  text('To', { ref: 'e962' }),
  area('Message body', { ref: 'e963' }),
  node('button', 'Send', { tag: 'button', ref: 'e964' }),
];

it('what is replied to is opened where only what it opens replies, and the text goes where lines go', () => {
  expect(
    inTurn('Reply to Carol with "Got it"', [
      mails(),
      mails(heading('Minutes'), reply, forward),
      mails(heading('Minutes'), reply, forward, ...answer),
    ]).join('; '),
  ).toBe(
    'click listitem "Carol Minutes"; click button "Reply"; fill textbox "Message body" with "Got it"; click button "Send"',
  );
});

it('a form that stood there unseen is the one that comes up', () => {
  const panel = (hidden?: 'transparent'): SnapshotNode[] => [
    area('Question', { ref: 'e901', ...(hidden && { hidden }) }),
    area('Answer', { ref: 'e902', ...(hidden && { hidden }) }),
    node('button', 'Add card', { tag: 'button', ref: 'e903', ...(hidden && { hidden }) }),
  ];
  const opener = button('Add new card');
  expect(
    inTurn('Add a new card with the question "What?" and the answer "That"', [
      pageOf(heading('Cards'), opener, ...panel('transparent')),
      pageOf(heading('Cards'), opener, ...panel()),
    ]).join('; '),
  ).toBe('click button "Add new card"; fill textbox "Question" with "What?"');
});
