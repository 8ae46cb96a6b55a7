/** Forms as plain pages have them: a list that is called by its first choice, boxes that share a word, a list of how many per page, a password that is called what it is. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';

test('a list is called by what stands in place of its first choice', () => {
  const page = pageOf(selectOf('', '-- Select a fruit --', 'apples', 'oranges'));
  expect(did(planned('Choose oranges in the "Select a fruit" dropdown', page))).toContain('with "oranges"');
  expect(did(planned('Choose oranges in the "Select a colour" dropdown', page))).toBe('none');
});

test('a list without a name is called by what all of its choices are, and the filters are a place', () => {
  const page = pageOf(
    { ...selectOf('', 'All roles', 'Admin', 'Editor'), children: [] },
    { ...selectOf('', 'Any status', 'Active', 'Pending'), children: [] },
  );
  const both = 'select combobox "roles" with "Editor"; select combobox "status" with "Pending"';
  for (const said of [
    'Choose the role Editor and the status Pending in the filters above the table',
    'Set the role filter to Editor and the status filter to Pending',
  ])
    expect(did(planned(said, page))).toBe(both);
  expect(did(planned('Choose Editor in the role filter', page))).toBe(
    'select combobox "roles" with "Editor"',
  );
  expect(did(planned('Choose Editor in the team filter', page))).not.toContain('select');
  expect(did(planned('Choose the role Guest and the status Pending in the filters', page))).not.toContain(
    'select',
  );
});

test('two boxes are ticked, though the text beside one of them says the name of the other', () => {
  const line = (name: string, hint: string) =>
    node('generic', '', {
      classes: ['item'],
      children: [
        node('checkbox', name, { checked: false }),
        node('generic', '', { text: name }),
        node('generic', '', { text: hint }),
      ],
    });
  const page = pageOf(
    node('generic', '', {
      children: [line('British', 'also Northern Irish'), line('Irish', 'from anywhere')],
    }),
  );
  expect(did(planned('Select British and Irish', page))).toBe(
    'check checkbox "British"; check checkbox "Irish"',
  );
});

test('how many are shown per page is said of whatever is listed', () => {
  const page = pageOf(selectOf('Page Size', '10', '25', '50'));
  expect(did(planned('Show 25 users per page', page))).toBe('select combobox "Page Size" with "25"');
  expect(did(planned('Show 26 users per page', page))).toBe('none');
});

test('a password may be called what it is, and a field is made blank', () => {
  const page = pageOf(
    node('textbox', 'User Name', { tag: 'input' }),
    node('textbox', 'Password', { tag: 'input', inputType: 'password' }),
    node('button', 'Log in'),
  );
  expect(inTurn('Log in with user name Alice and the password pwd', [page, page, page])[1]).toBe(
    'fill textbox "Password" with "pwd"',
  );
  expect(did(planned('Make the user name blank', page))).toBe('clear textbox "User Name"');
});

test('an address goes into the one field for it in a form, and a password said to be typed twice into both', () => {
  const secret = (name: string) => node('textbox', name, { tag: 'input', inputType: 'password', value: '' });
  const field = (name: string, inputType = 'text') =>
    node('textbox', name, { tag: 'input', inputType, value: '' });
  const form = (...children: ReturnType<typeof node>[]) => node('form', '', { tag: 'form', children });
  const page = pageOf(
    form(field('Email'), secret('Password'), secret('Confirm password'), node('button', 'Join')),
  );
  const said = 'Fill in the form with ada@lab.org and the password Sesam!55';
  const all = [
    'fill textbox "Email" with "ada@lab.org"',
    'fill textbox "Password" with "Sesam!55"',
    'fill textbox "Confirm password" with "Sesam!55"',
  ];
  expect(stepsInAll(`${said} (twice)`, page)).toEqual(all);
  expect(stepsInAll(said, page)).toEqual(all.slice(0, 2));
  // Nothing is typed twice into one field, and an address into no field of another form.
  const once = pageOf(form(field('Email'), secret('Password'), node('button', 'Join')));
  expect(stepsInAll(`${said} (twice)`, once)).not.toContainEqual(expect.stringContaining('twice'));
  const apart = pageOf(form(field('User name'), secret('Password')), form(field('Email', 'email')));
  expect(stepsInAll(said, apart)).not.toContain(all[0]);
});

test('a choice among named fields is made first, by its own words and those over it', () => {
  const dot = (name: string) => node('radio', name, { tag: 'input', inputType: 'radio', checked: false });
  const kinds = (title: string, ...names: string[]) =>
    node('generic', '', {
      children: [node('text', title), node('generic', '', { children: names.map(dot) })],
    });
  const form = (...dots: ReturnType<typeof node>[]) =>
    pageOf(
      node('textbox', 'Name', { tag: 'input' }),
      ...dots,
      node('textbox', 'Message', { tag: 'textarea' }),
    );
  const said = 'Fill in the form: name Ravi Nair, personal account, message "Please hurry"';
  const filled = ['fill textbox "Name" with "Ravi Nair"', 'fill textbox "Message" with "Please hurry"'];
  expect(stepsInAll(said, form(kinds('Account type', 'Personal', 'Business')))).toEqual([
    'check radio "Personal"',
    ...filled,
  ]);
  for (const dots of [
    [],
    [kinds('Account type', 'Private', 'Business')],
    [kinds('Delivery', 'Personal', 'By mail')],
    [kinds('Account', 'Personal', 'Business'), kinds('Account', 'Personal', 'Shared')],
  ])
    expect(stepsInAll(said, form(...dots))).not.toContain('check radio "Personal"');
});

test('the field for a newsletter is the one that asks for an address to send it to', () => {
  const field = () => node('textbox', 'Your e-mail', { tag: 'input', inputType: 'email', value: '' });
  const box = (text: string, button: string, tag = 'footer') =>
    node(tag === 'footer' ? 'contentinfo' : 'generic', '', {
      tag,
      children: [node('paragraph', '', { text }), field(), node('button', button)],
    });
  const letter = box('Get our newsletter', 'Go');
  const filled = 'fill textbox "Your e-mail" with "sam@trip.com"';
  const typed = (said: string, ...parts: ReturnType<typeof node>[]) => did(planned(said, pageOf(...parts)));
  expect(typed('Write sam@trip.com in the newsletter field in the footer', letter)).toBe(filled);
  expect(typed('Enter sam@trip.com in the newsletter form', box('News', 'Subscribe'))).toBe(filled);
  const named = 'Enter sam@trip.com in the newsletter field';
  expect(typed(named, letter, box('Newsletter', 'Join', 'div'))).not.toContain('fill');
  expect(typed(named, box('Create an account', 'Sign up'))).not.toContain('fill');
  expect(typed(`${named} in the footer`, box('Newsletter', 'Join', 'div'))).not.toContain('fill');
  expect(typed('Enter Sam in the newsletter field', letter)).not.toContain('fill');
});

test('a name beside the surname is the first one', () => {
  const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: '' });
  const sentence = 'Fill in the form for Tove Lie, e-mail tove@lie.test';
  const form = (...names: string[]) => node('form', '', { tag: 'form', children: names.map(field) });
  expect(stepsInAll(sentence, pageOf(form('Name', 'Surname', 'E-mail'))).slice(0, 2)).toEqual([
    'fill textbox "Name" with "Tove"',
    'fill textbox "Surname" with "Lie"',
  ]);
  expect(stepsInAll(sentence, pageOf(form('Name', 'E-mail')))[0]).toBe('fill textbox "Name" with "Tove Lie"');
});
