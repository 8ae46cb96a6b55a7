/** A sentence that makes something of several parts fills in the form for it: whole, or not at all. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });
const typed = (name: string, inputType: string): SnapshotNode =>
  node(inputType === 'number' ? 'spinbutton' : 'textbox', name, { tag: 'input', inputType });
const area = (name: string): SnapshotNode => node('textbox', name, { tag: 'textarea' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });
const box = (name: string): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked: false });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2 });
const dialog = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('dialog', '', { children: [heading(title), ...children] });

const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });

/** All that is done: on the page, and on what the first step brought up. */
function inAll(instruction: string, page: SnapshotNode[], ...opened: SnapshotNode[]): string {
  const before = pageOf(...page);
  const after = pageOf(...page, ...opened);
  let answer = planned(instruction, before);
  const all = [did(answer)];
  for (let first = true; answer.kind === 'found' && answer.next !== undefined; first = false) {
    const isOpen = opened.length > 0;
    answer = planned(instruction, isOpen ? after : before, answer.next, isOpen && first ? before : undefined);
    all.push(did(answer));
  }
  return all.join('; ');
}

const people = (): SnapshotNode[] => [
  text('Search users', { inputType: 'search' }),
  button('Add user'),
  button('Export'),
];
const user = (): SnapshotNode =>
  dialog(
    'New user',
    text('Full name'),
    typed('E-mail', 'email'),
    list('Role', 'Viewer', 'Editor', 'Owner'),
    box('Active'),
    button('Cancel'),
    button('Save'),
  );

const contact = (): SnapshotNode[] => [
  heading('Contact us'),
  form(
    text('Name'),
    typed('Email', 'email'),
    typed('Phone', 'tel'),
    list('Subject', 'Sales', 'Support'),
    area('Message'),
    button('Send message'),
  ),
];
const campaign = (): SnapshotNode[] => [
  heading('New campaign'),
  form(text('Name'), list('Priority', 'Low', 'High'), area('Notes'), button('Create')),
];
const passwords = (): SnapshotNode[] => [
  form(
    typed('Current password', 'password'),
    typed('New password', 'password'),
    typed('Repeat new password', 'password'),
    button('Change password'),
  ),
];

const radio = (name: string): SnapshotNode =>
  node('radio', name, { tag: 'input', inputType: 'radio', checked: false });
const checkout = (): SnapshotNode[] => [
  radio('Standard'),
  radio('Express, next day'),
  radio('PayPal'),
  radio('Invoice'),
  box('I accept the terms'),
  button('Place order'),
];

const made: readonly [
  sentence: string,
  page: () => SnapshotNode[],
  opened: readonly (() => SnapshotNode)[],
  expected: string,
][] = [
  [
    'Create a user Ann Lee with the email ann@x.test and the role Editor',
    people,
    [user],
    'click button "Add user"; fill textbox "Full name" with "Ann Lee"; fill textbox "E-mail" with "ann@x.test"; select combobox "Role" with "Editor"; click button "Save"',
  ],
  [
    'Add a new user: name Ann Lee, email ann@x.test, and save it',
    people,
    [user],
    'click button "Add user"; fill textbox "Full name" with "Ann Lee"; fill textbox "E-mail" with "ann@x.test"; click button "Save"',
  ],
  [
    'Add an active user called "Ann Lee" with ann@x.test as the e-mail address',
    people,
    [user],
    'click button "Add user"; fill textbox "Full name" with "Ann Lee"; fill textbox "E-mail" with "ann@x.test"; check checkbox "Active"; click button "Save"',
  ],
  [
    'Write an email to bob@x.test about "Invoice" saying "Please pay"',
    () => [button('Compose')],
    [
      () =>
        dialog(
          'New message',
          text('Recipients'),
          text('Subject'),
          area(''),
          button('Send'),
          button('Discard'),
        ),
    ],
    'click button "Compose"; fill textbox "Recipients" with "bob@x.test"; fill textbox "Subject" with "Invoice"; fill textbox with "Please pay"',
  ],
  [
    'Book a table for four people on 12 May 2027 at 19:30 under the name Berg',
    () => [
      heading('Book a table'),
      text('Name'),
      typed('Guests', 'number'),
      typed('Date', 'date'),
      typed('Time', 'time'),
      button('Book now'),
    ],
    [],
    'fill spinbutton "Guests" with "4"; fill textbox "Date" with "12 May 2027"; fill textbox "Time" with "19:30"; fill textbox "Name" with "Berg"; click button "Book now"',
  ],
  [
    'Sign up as Tove Lie with the email tove@lie.test and the password Berg-2211',
    () => [
      heading('Register'),
      text('Name'),
      typed('Email', 'email'),
      typed('Password', 'password'),
      button('Sign up'),
    ],
    [],
    'fill textbox "Name" with "Tove Lie"; fill textbox "Email" with "tove@lie.test"; fill textbox "Password" with "Berg-2211"; click button "Sign up"',
  ],
  [
    'Register with first name Tove, last name Lie and e-mail tove@lie.test',
    () => [text('First name'), text('Last name'), typed('E-mail', 'email'), button('Create account')],
    [],
    'fill textbox "First name" with "Tove"; fill textbox "Last name" with "Lie"; fill textbox "E-mail" with "tove@lie.test"; click button "Create account"',
  ],
  [
    'Schedule a meeting titled Retro on 9 March 2027 from 14:00 until 15:00',
    () => [node('generic', '', { clickable: true, text: '+ New meeting' })],
    [
      () =>
        dialog(
          'Meeting',
          text('', { placeholder: 'Add title' }),
          typed('Date', 'date'),
          typed('From', 'time'),
          typed('to', 'time'),
          text('Guest'),
          button('Schedule'),
          button('Close'),
        ),
    ],
    'click element "+ New meeting"; fill textbox "Add title" with "Retro"; fill textbox "Date" with "9 March 2027"; fill textbox "From" with "14:00"; fill textbox "to" with "15:00"; click button "Schedule"',
  ],
  [
    'Report an issue titled "Crash" with high severity and the description "It crashes", then submit it',
    () => [button('Report issue')],
    [
      () =>
        dialog(
          'Report an issue',
          text('Title'),
          list('Severity', 'Low', 'High'),
          area('Description'),
          button('Submit'),
        ),
    ],
    'click button "Report issue"; fill textbox "Title" with "Crash"; select combobox "Severity" with "High"; fill textbox "Description" with "It crashes"; click button "Submit"',
  ],
  [
    'Invite kim@x.test as an editor',
    () => [button('Invite')],
    [
      () =>
        dialog(
          'Invite people',
          typed('Email address', 'email'),
          list('Role', 'Viewer', 'Editor'),
          button('Send invitation'),
          button('Invite'),
        ),
    ],
    'click button "Invite"; fill textbox "Email address" with "kim@x.test"; select combobox "Role" with "Editor"; click button "Invite"',
  ],
  [
    'Leave the message "Window seat please" and send it',
    contact,
    [],
    'fill textbox "Message" with "Window seat please"; click button "Send message"',
  ],
  [
    'Send a message as Ann Lee with the e-mail ann@x.test, the subject Support and the message "Hello"',
    contact,
    [],
    'fill textbox "Name" with "Ann Lee"; fill textbox "Email" with "ann@x.test"; select combobox "Subject" with "Support"; fill textbox "Message" with "Hello"; click button "Send message"',
  ],
  ['Enter the phone number 555 0199', contact, [], 'fill textbox "Phone" with "555 0199"'],
  [
    'Fill in the name Tove Lie, the postcode 11000 and the city Prague',
    () => [text('First name'), text('Last name'), text('Postal code'), text('City')],
    [],
    'fill textbox "First name" with "Tove"; fill textbox "Last name" with "Lie"; fill textbox "Postal code" with "11000"; fill textbox "City" with "Prague"',
  ],
  [
    'Name the campaign "Spring sale" and set the priority to High',
    campaign,
    [],
    'fill textbox "Name" with "Spring sale"; select combobox "Priority" with "High"',
  ],
  [
    'Add the note "Check with legal" and create the campaign',
    campaign,
    [],
    'fill textbox "Notes" with "Check with legal"; click button "Create"',
  ],
  [
    'Change the password from old-1 to N3w-pass!2',
    passwords,
    [],
    'fill textbox "Current password" with "old-1"; fill textbox "New password" with "N3w-pass!2"; fill textbox "Repeat new password" with "N3w-pass!2"; click button "Change password"',
  ],
  [
    'Share it with nina@ex.test, who can edit',
    () => [
      dialog(
        'Share contract.pdf',
        text('', { placeholder: 'Email address' }),
        list('Access', 'Can view', 'Can edit'),
        button('Share'),
        button('Cancel'),
      ),
    ],
    [],
    'fill textbox "Email address" with "nina@ex.test"; select combobox "Access" with "Can edit"; click button "Share"',
  ],
  [
    'Add the task "Test checkout" to In progress',
    () => [form(text('New task'), list('List', 'To do', 'In progress'), button('Add task'))],
    [],
    'fill textbox "New task" with "Test checkout"; select combobox "List" with "In progress"; click button "Add task"',
  ],
  [
    'Add the todos "Wash the car" and "Pay the rent"',
    () => [node('heading', 'Todos', { level: 1 }), text('', { placeholder: 'What needs to be done?' })],
    [],
    'fill textbox "What needs to be done?" with "Wash the car"; press textbox "What needs to be done?" with "Enter"; fill textbox "What needs to be done?" with "Pay the rent"; press textbox "What needs to be done?" with "Enter"',
  ],
  [
    'Choose Standard, pay by invoice and accept the terms',
    checkout,
    [],
    'check radio "Standard"; check radio "Invoice"; check checkbox "I accept the terms"',
  ],
  [
    'Delete the account and confirm by typing DELETE',
    () => [button('Delete account')],
    [
      () =>
        dialog(
          'Delete your account?',
          text('Type DELETE to confirm'),
          button('Delete'),
          button('Keep account'),
        ),
    ],
    'click button "Delete account"; fill textbox "Type DELETE to confirm" with "DELETE"; click button "Delete"',
  ],
];

for (const [sentence, page, opened, expected] of made) {
  it(`${sentence}: every part has its field`, () => {
    expect(inAll(sentence, page(), ...opened.map((each) => each()))).toBe(expected);
  });
}

const left: readonly [
  sentence: string,
  why: string,
  page: () => SnapshotNode[],
  opened: readonly (() => SnapshotNode)[],
  expected: string,
][] = [
  [
    'Create a user Ann Lee with the fax 123',
    'a part that the form lacks',
    people,
    [user],
    'click button "Add user"; none',
  ],
  [
    'Create a user Ann Lee with the role Boss',
    'an option that the list lacks',
    people,
    [user],
    'click button "Add user"; none',
  ],
  [
    'Create a guest user Ann Lee with the email ann@x.test',
    'a word that nothing there says',
    people,
    [user],
    'click button "Add user"; none',
  ],
  [
    'Create an invoice with the number 12 and the total 40',
    'another thing that is made here',
    people,
    [],
    'none',
  ],
  [
    'Create a user Ann Lee with the email ann@x.test',
    'a form for something else',
    () => [heading('Newsletter'), typed('Your e-mail', 'email'), button('Subscribe')],
    [],
    'none',
  ],
  [
    'Add a contact with the name Ann and the phone 555',
    'two fields that fit',
    () => [button('Add contact')],
    [
      () =>
        dialog('New contact', text('Company name'), text('Pet name'), typed('Phone', 'tel'), button('Save')),
    ],
    'click button "Add contact"; none',
  ],
  [
    'Add a contact with the name Ann and the phone 555',
    'no button that sends it off',
    () => [button('Add contact')],
    [() => dialog('New contact', text('Name'), typed('Phone', 'tel'), button('Cancel'))],
    'click button "Add contact"; none',
  ],
  [
    'Create a user Ann Lee with the email ann@x.test',
    'a form in which another is edited',
    () => [
      heading('Edit user'),
      text('Full name', { value: 'Bo Ek' }),
      node('textbox', 'E-mail', { tag: 'input', inputType: 'email', value: 'bo@x.test' }),
      button('Save'),
    ],
    [],
    'none',
  ],
  [
    'Book a table for 4 people on 12 May 2027 with the menu Vegan',
    'a form on the page that lacks a part',
    () => [
      node('form', '', {
        tag: 'form',
        children: [typed('Guests', 'number'), typed('Date', 'date'), button('Book table')],
      }),
    ],
    [],
    'none',
  ],
  [
    'Send a message to Ann with the subject "Hi"',
    'a button that sends at once',
    () => [button('Send message')],
    [],
    'none',
  ],
  ['Change the password to N3w-pass!2', 'an old one to be given as well', passwords, [], 'cannot-tell'],
  ['Add the note "Check with legal"', 'a form for something else around the field', campaign, [], 'none'],
  [
    'Enter the invoice number 12',
    'a field for something else of it',
    () => [text('Invoice date'), text('Customer')],
    [],
    'none',
  ],
  ['Pay by invoice', 'a way to pay that is only chosen', checkout, [], 'none'],
  [
    'Share it with nina@ex.test, who can comment',
    'an option that the list lacks',
    () => [dialog('Share', typed('Email', 'email'), list('Access', 'Can view', 'Can edit'), button('Share'))],
    [],
    'none',
  ],
];

for (const [sentence, why, page, opened, expected] of left) {
  it(`${sentence}: nothing is typed where there is ${why}`, () => {
    expect(inAll(sentence, page(), ...opened.map((each) => each()))).toBe(expected);
  });
}
