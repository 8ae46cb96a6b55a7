/** Later clauses: what will not be told is refused before the first step is done, and the ways in which testers end a sentence are understood. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '', ...more });
const secret = (name: string): SnapshotNode => field(name, { inputType: 'password' });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => node('button', name, more);
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });
const box = (name: string, checked: boolean): SnapshotNode => node('checkbox', name, { checked });

const refused: readonly [sentence: string, page: readonly SnapshotNode[], first: string][] = [
  ['Enter Ann as name and 555 as phone', [field('Name'), button('Save')], 'none'],
  ['Enter Ann as name and frobnicate it', [field('Name'), button('Save')], 'none'],
  ['Enter Ann as name and click Publish', [field('Name'), button('Save')], 'none'],
  ['Enter Ann as name and click Save', [field('Name'), button('Save'), button('Save')], 'ambiguous'],
  [
    'Type "Ann" into Name, write "Hi" and click Save',
    [field('Name'), field('Text'), button('Save')],
    'cannot-tell',
  ],
  // What can be used only once something is filled in is there all the same.
  [
    'Enter Ann as name and click Save',
    [field('Name'), button('Save', { disabled: true })],
    'fill textbox "Name" with "Ann"',
  ],
  // A click may bring up anything, a search its results, and typing its suggestions.
  ['Click Edit and click Publish', [button('Edit')], 'click button "Edit"'],
  [
    'Type "ap" into Search fruits and click Apple',
    [field('Search fruits')],
    'fill textbox "Search fruits" with "ap"',
  ],
  [
    'Type "ap" into Fruit and choose Apple',
    [node('combobox', 'Fruit', { tag: 'input', value: '', hasPopup: 'listbox' })],
    'fill combobox "Fruit" with "ap"',
  ],
  [
    'Enter Ann as name and wait for the Save button to appear',
    [field('Name')],
    'fill textbox "Name" with "Ann"',
  ],
];

for (const [sentence, page, first] of refused) {
  it(`"${sentence}" on ${page.map(({ name }) => name).join(', ')}: ${first}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toBe(first);
  });
}

const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });

test('a list that was just named is what is chosen from in "it"', () => {
  const page = pageOf(list('Fruit', 'Apple', 'Pear'), list('Cake', 'Apple', 'Pear'));
  const steps = stepsInAll('Click the Cake list and select Pear in it', page);
  expect(steps.at(-1)).toBe('select combobox "Cake" with "Pear"');
  expect(did(planned('select Pear in it', page))).not.toContain('select combobox');
});

const closing: readonly [sentence: string, page: readonly SnapshotNode[], last: string][] = [
  // A verb of the table that stands alone is what a button says.
  [
    'Change the name to "Mona" and update',
    [field('Name'), button('Update profile')],
    'click button "Update profile"',
  ],
  ['Set the name to Mona, then update', [field('Name'), button('Update')], 'click button "Update"'],
  ['Enter Ann as name and check out', [field('Name'), button('Checkout')], 'click button "Checkout"'],
  ['Enter Ann as name and complete', [field('Name'), button('Complete')], 'click button "Complete"'],
  // Behind a field the one button that sends it off, whatever it is called.
  [
    'Enter Ann as name and save',
    [form(field('Name'), button('Cancel'), button('Update profile'))],
    'click button "Update profile"',
  ],
  [
    'Enter Ann as name and submit',
    [form(field('Name'), button('Cancel'), button('Create user'))],
    'click button "Create user"',
  ],
  ['Enter 5 as amount and confirm', [form(field('Amount'), button('Pay'))], 'click button "Pay"'],
  ['Enter 5 as amount and save', [form(field('Amount'), button('Pay'))], 'none'],
  ['Enter Ann as title and save', [form(field('Title'), button('Publish'))], 'none'],
  ['Enter Ann as title and finish', [form(field('Title'), button('Save'), button('Publish'))], 'none'],
  [
    'Enter Ann as name and save',
    [field('Name'), button('Update profile'), button('Change password')],
    'none',
  ],
  [
    'Enter Ann as name and save',
    [form(field('Name'), button('Update profile')), button('Save search')],
    'click button "Save search"',
  ],
  ['Enter Ann as name and save', [form(field('Name'), button('Remove photo'))], 'none'],
  // The noun of what the button does.
  [
    'Enter 5 as amount and submit the payment',
    [form(field('Amount'), button('Request'), button('Pay'))],
    'click button "Pay"',
  ],
  ['Enter 5 as amount and submit the payment', [form(field('Amount'), button('Request'))], 'none'],
  [
    'Enter Ann as name and send the order',
    [form(field('Name'), button('Cancel'), button('Order now'))],
    'click button "Order now"',
  ],
  // In a part of the page without a form: its one button, and of two of one name the one beside the field.
  [
    'Enter 5 as amount and submit',
    [button('Deposit'), node('group', '', { children: [field('Amount'), button('Deposit')] })],
    'click button "Deposit"',
  ],
  [
    'Enter 5 as amount and submit',
    [node('group', '', { children: [field('Amount'), button('Deposit'), button('Withdraw')] })],
    'none',
  ],
  [
    'Enter 5 as date and confirm the appointment',
    [field('Date'), button('Book appointment')],
    'click button "Book appointment"',
  ],
  ['Enter 5 as date and confirm the room', [field('Date'), button('Book appointment')], 'none'],
  [
    'Enter Hi as answer and send it',
    [form(field('Answer'), button('Post answer'))],
    'click button "Post answer"',
  ],
  ['Enter Hi as answer and send it', [form(field('Answer'), button('Save answer'))], 'none'],
  // A label that is a verb elsewhere.
  [
    'Enter company "Elm", contact "Lo" and city "Bonn"',
    [field('Company'), field('Contact'), field('City')],
    'fill textbox "City" with "Bonn"',
  ],
  // Going on, and back.
  ['Enter Ann as name and go to the next step', [field('Name'), button('Next')], 'click button "Next"'],
  ['Enter Ann as name and go to the next month', [field('Name'), button('Next')], 'none'],
  [
    'Enter Ann as name and go back',
    [field('Name'), button('← Back'), button('Next')],
    'click button "← Back"',
  ],
  ['Enter Ann as name and go back', [field('Name'), button('Back up')], 'goBack'],
  // What is left alone needs nothing done.
  [
    'Enter Ann as name, leave the rest empty and save',
    [field('Name'), field('Phone'), button('Save')],
    'click button "Save"',
  ],
  [
    'Enter Ann as name, keep all other fields as they are and save',
    [field('Name'), field('Phone'), button('Save')],
    'click button "Save"',
  ],
  ['Enter Ann into the name field once it is enabled', [field('Name')], 'fill textbox "Name" with "Ann"'],
  [
    'Enter Ann as name and, as soon as it is there, click Save',
    [field('Name'), button('Save')],
    'click button "Save"',
  ],
  ['Enter Ann as name. Once it shows up, click Save', [field('Name'), button('Save')], 'click button "Save"'],
  ['Enter Ann as name and, as soon as it is there, click Send', [field('Name'), button('Save')], 'none'],
  // In place of a verb of filling in.
  [
    'Enter a@x.test as email, use the nickname "Jo" and save',
    [field('Email'), field('Nickname'), button('Save')],
    'click button "Save"',
  ],
  ['Enter a@x.test as email and use the coupon "SAVE5"', [field('Email'), field('Coupon')], 'none'],
  [
    'Enter 5 as amount, add the note "Lunch" and click Pay',
    [form(field('Amount'), field('Note'), button('Pay'))],
    'click button "Pay"',
  ],
  [
    'Enter 5 as amount and add the note "Lunch"',
    [form(field('Amount'), field('Note'), button('Pay'))],
    'none',
  ],
  [
    'Enter 5 as amount, add the tag "Lunch" and click Pay',
    [form(field('Amount'), field('Note'), button('Pay'))],
    'none',
  ],
  // Labels of which the first is a noun for any text, or is written as two words in one.
  [
    'Enter the name "Ida" and the e-mail "ida@x.test"',
    [field('Full name'), field('E-mail')],
    'fill textbox "E-mail" with "ida@x.test"',
  ],
  [
    'Enter Ann as first name and 99 as Zip/Postal Code',
    [field('First name'), field('Zip/Postal Code')],
    'fill textbox "Zip/Postal Code" with "99"',
  ],
  // The one is of the kind that was counted before.
  [
    'Check the first checkbox and uncheck the second one',
    [box('', false), box('', true), button('First'), button('Second')],
    'uncheck checkbox',
  ],
];

for (const [sentence, page, last] of closing) {
  it(`"${sentence}" on ${page.flatMap(({ name, children }) => [name, ...children.map((each) => each.name)]).join(', ')}: ${last}`, () => {
    expect(stepsInAll(sentence, pageOf(...page)).at(-1)).toBe(last);
  });
}

test('texts in a list go into the empty fields of the form, one for each', () => {
  const say = (sentence: string, ...children: SnapshotNode[]): string =>
    did(
      planned(
        sentence,
        pageOf(node('heading', 'Checkout: your information', { level: 1 }), form(...children)),
      ),
    );
  const three = [field('First name'), field('Last name'), field('Zip code')];
  const all =
    'fill textbox "First name" with "John"; fill textbox "Last name" with "Doe"; fill textbox "Zip code" with "12345"';
  expect(say('enter checkout information "John" "Doe" "12345"', ...three, button('Continue'))).toBe(all);
  expect(say('Fill in the checkout form with "John", "Doe" and "12345"', ...three)).toBe(all);
  expect(say('enter checkout information "John" "Doe"', ...three)).toBe('none');
  expect(say('enter shipping information "John" "Doe" "12345"', ...three)).toBe('none');
  expect(
    say(
      'enter checkout information "John" "Doe" "12345"',
      ...three.slice(1),
      field('First name', { value: 'Jo' }),
    ),
  ).toBe('none');
  expect(
    say('enter checkout information "John" "Doe"', field('Name'), field('Email', { inputType: 'email' })),
  ).toBe('none');
});

test('a password is confirmed in the field that asks for it again', () => {
  const page = (...more: SnapshotNode[]): Snapshot =>
    pageOf(form(field('Username'), secret('Password'), ...more, button('Sign up')));
  const again = secret('Repeat password');
  const both = ['fill textbox "Password" with "pw1"', 'fill textbox "Repeat password" with "pw1"'];
  expect(
    stepsInAll(
      'Enter "ann" as username and "pw1" as password, confirm the password and click Sign up',
      page(again),
    ),
  ).toEqual(['fill textbox "Username" with "ann"', ...both, 'click button "Sign up"']);
  expect(stepsInAll('Enter the password "pw1" and repeat it', page(again))).toEqual(both);
  expect(
    stepsInAll(
      'Sign up with the username "ann" and the password "pw1", and confirm the password',
      page(again),
    ),
  ).toEqual(['fill textbox "Username" with "ann"', ...both, 'click button "Sign up"']);
  const signsUp = 'Sign up with the username "ann" and the password "pw1"';
  expect(stepsInAll(signsUp, page(again))).toEqual([
    'fill textbox "Username" with "ann"',
    ...both,
    'click button "Sign up"',
  ]);
  expect(stepsInAll(`${signsUp} without repeating it`, page(again))).not.toContain(both[1]);
  expect(stepsInAll('Enter the password "pw1" and confirm the password', page())).not.toContain(
    'fill textbox "Username" with "pw1"',
  );
  expect(stepsInAll('Enter the old password "pw1" and confirm the password', page(again))).toEqual(['none']);
});

const todo = (name: string): SnapshotNode =>
  node('listitem', '', { children: [box(name, false), node('text', name), button(`Delete ${name}`)] });
const todos = (...names: string[]): Snapshot =>
  pageOf(
    field('What needs to be done?'),
    node('list', '', { children: names.map(todo) }),
    node('link', 'Completed'),
  );

test('"it" is what the sentence has named, where the page shows it by now', () => {
  const [before, after] = [todos('Call', 'Fix'), todos('Call', 'Fix', 'Buy milk')];
  const say = (sentence: string): string | undefined =>
    inTurn(sentence, [before, before, after, after]).at(-1);
  expect(say('Type "Buy milk" into the field, press Enter and complete it')).toBe(
    'check checkbox "Buy milk"',
  );
  expect(say('Type "Buy milk" into the field, press Enter and delete it')).toBe(
    'click button "Delete Buy milk"',
  );
});

test('what is done already is no deed', () => {
  const say = (sentence: string, ...names: string[]): string =>
    did(planned(sentence, pageOf(...names.map((name) => node('link', name)))));
  expect(say('complete it', 'All', 'Completed')).toBe('none');
  expect(say('archive the project', 'Archived projects')).toBe('none');
  expect(say('complete it', 'Complete')).toBe('click link "Complete"');
  expect(say('show the completed ones', 'All', 'Completed')).toBe('click link "Completed"');
});

test('who is spoken of as a person is "it" as well', () => {
  const menu = pageOf(
    node('menu', '', { children: [node('menuitem', 'Deactivate'), node('menuitem', 'Invite')] }),
  );
  const list = pageOf(button('Actions for Omar', { hasPopup: 'menu' }));
  const say = (sentence: string): string | undefined => inTurn(sentence, [list, menu]).at(-1);
  expect(say('Open the actions for Omar and deactivate him')).toBe('click menuitem "Deactivate"');
  expect(say('Open the actions for Omar and deactivate her')).toBe('click menuitem "Deactivate"');
});

test('of two buttons of one name the one that stands by the field is clicked', () => {
  const [tab, inner] = [button('Deposit'), button('Deposit')];
  const part = node('group', '', { children: [field('Amount'), inner] });
  const last = (sentence: string, page: Snapshot): unknown => {
    const first = planned(sentence, page);
    const next = first.kind === 'found' ? planned(sentence, page, first.next, page) : first;
    return next.kind === 'found' ? next.steps[0]?.ref : next.kind;
  };
  expect(last('Enter 5 as amount and deposit it', pageOf(tab, part))).toBe(inner.ref);
  expect(last('Enter 5 as amount and deposit', pageOf(tab, part))).toBe(inner.ref);
  expect(last('Enter 5 as amount and deposit it', pageOf(tab, field('Amount'), inner))).toBe('ambiguous');
});

test('what a step has brought up is filled in, and no field of another form', () => {
  const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { children });
  const below = form(field('Price'), button('Add'));
  const edit = button('Edit');
  const before = pageOf(row(node('cell', 'Rake'), edit), below);
  const price = field('New price');
  const after = pageOf(row(price, button('Save')), below);
  const first = planned('Edit the Rake and change the price to 18', before);
  expect(did(first)).toBe('click button "Edit"');
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(planned('', after, next, before))).toBe('fill textbox "New price" with "18"');
  expect(did(planned('', before, next, before))).toBe('fill textbox "Price" with "18"');
  const other = pageOf(row(field('Stock'), button('Save')), below);
  expect(did(planned('', other, next, before))).toBe('fill textbox "Price" with "18"');
});

test('a text without a field goes into the one that came up', () => {
  const answer = form(field('Your answer'), button('Post'));
  const before = pageOf(button('Report'), answer);
  const after = pageOf(node('dialog', 'Why?', { children: [field('Reason'), button('Submit')] }), answer);
  expect(inTurn('Report it, enter "Spam" and confirm', [before, after, after])).toEqual([
    'click button "Report"',
    'fill textbox "Reason" with "Spam"',
    'click button "Submit"',
  ]);
});

test('what sends off a part of a form is not what saves the whole', () => {
  const page = pageOf(
    form(
      field('Title'),
      node('group', 'Ingredients', {
        children: [field('Ingredient'), field('Amount'), button('Add ingredient')],
      }),
      button('Save recipe'),
    ),
  );
  expect(stepsInAll('Add the ingredient "Leek" with the amount "2" and save', page).slice(-2)).toEqual([
    'click button "Add ingredient"',
    'click button "Save recipe"',
  ]);
});
