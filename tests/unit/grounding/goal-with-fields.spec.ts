/** Goals that carry what a form takes, the button beside a field that says the verb, and what a sentence leaves as it is. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const title = (name: string, level = 2): SnapshotNode => node('heading', name, { tag: `h${level}`, level });
const text = (said: string): SnapshotNode => node('generic', '', { tag: 'p', text: said });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });
const mail = (name: string): SnapshotNode => field(name, { inputType: 'email' });
const date = (name: string): SnapshotNode => field(name, { inputType: 'date' });
const number = (name: string, value: string): SnapshotNode =>
  node('spinbutton', name, { tag: 'input', inputType: 'number', value });
const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const group = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });

const bar = group(
  node('textbox', 'Search members', { tag: 'input' }),
  list('Filter by role', 'Any', 'Crew', 'Captain'),
  button('Add member'),
);
const members = pageOf(title('Harbour', 1), bar);
const adding = pageOf(
  ...members.root.children,
  node('dialog', 'Add member', {
    children: [
      title('Add member'),
      form(mail('Email address'), list('Role', 'Crew', 'Captain')),
      button('Cancel'),
      button('Send invite'),
    ],
  }),
);

test('who is new goes into the dialog, whose button stands outside of its form, and into no search or filter', () => {
  expect(inTurn('Add zoe@sea.test as a captain', [members, adding, adding, adding])).toEqual([
    'click button "Add member"',
    'fill textbox "Email address" with "zoe@sea.test"',
    'select combobox "Role" with "Captain"',
    'click button "Send invite"',
  ]);
  expect(inTurn('Add zoe@sea.test as an admiral', [members, adding])).toEqual([
    'click button "Add member"',
    'none',
  ]);
});

test('a form takes who signs, what is not wished, and the figure of what is made with its day', () => {
  const page = pageOf(
    title('Save the pier', 1),
    form(
      title('Sign this petition'),
      field('First name'),
      field('Last name'),
      mail('Email'),
      box('Keep me updated by email', true),
      button('Sign now'),
    ),
  );
  const said = 'Sign the petition as Max Huber with max@x.test, without email updates';
  expect(stepsInAll(said, page)).toEqual([
    'fill textbox "First name" with "Max"',
    'fill textbox "Last name" with "Huber"',
    'fill textbox "Email" with "max@x.test"',
    'uncheck checkbox "Keep me updated by email"',
    'click button "Sign now"',
  ]);
  expect(stepsInAll('Sign the contract as Max Huber with max@x.test', page)).toEqual(['none']);
  const meters = pageOf(
    title('Meter readings', 1),
    form(field('Cold water meter'), field('Hot water meter'), date('Reading date'), button('Submit reading')),
  );
  expect(stepsInAll('Submit a hot water reading of 318 dated 3 May 2026', meters)).toEqual([
    'fill textbox "Hot water meter" with "318"',
    'fill textbox "Reading date" with "3 May 2026"',
    'click button "Submit reading"',
  ]);
  expect(stepsInAll('Submit a water reading of 318 dated 3 May 2026', meters)).toEqual(['none']);
});

test('what is agreed to behind the parts of a form is no dialog, and the form is not sent off before', () => {
  const closed = pageOf(title('Job: Restorer', 1), button('Apply now'), button('Save job'));
  const open = pageOf(
    ...closed.root.children,
    node('dialog', 'Apply', {
      children: [
        title('Apply'),
        field('Full name'),
        mail('E-mail'),
        box('I agree to the privacy notice'),
        button('Send application'),
        button('Close'),
      ],
    }),
  );
  const said =
    'Apply for the job as Ines Falk, ines@x.test, agree to the privacy notice and send the application';
  expect(inTurn(said, [closed, open, open, open, open])).toEqual([
    'click button "Apply now"',
    'fill textbox "Full name" with "Ines Falk"',
    'fill textbox "E-mail" with "ines@x.test"',
    'check checkbox "I agree to the privacy notice"',
    'click button "Send application"',
  ]);
});

test('a box beside the records is ticked before the deed, and the form for something else takes none of it', () => {
  const bike = (name: string): SnapshotNode =>
    node('listitem', '', { tag: 'li', children: [title(name, 3), text('9 a day'), button('Rent')] });
  const page = pageOf(
    title('Bike club', 1),
    box('Add theft insurance'),
    node('list', '', { tag: 'ul', children: [bike('City bike'), bike('Cargo bike')] }),
    form(box('Monthly newsletter'), button('Subscribe')),
  );
  expect(stepsInAll('Rent the Cargo bike with theft insurance', page)).toEqual([
    'check checkbox "Add theft insurance"',
    'click button "Rent"',
  ]);
  expect(stepsInAll('Rent the Cargo bike with a monthly newsletter', page)).not.toContain(
    'click button "Subscribe"',
  );
});

test('a number or code goes into the field beside what says the verb, which is pressed', () => {
  const page = pageOf(
    title('My shop', 1),
    group(field('Tracking number'), button('Track')),
    group(field('Voucher'), node('generic', 'Redeem', { tag: 'span', clickable: true, text: 'Redeem' })),
    group(mail('you@example.test'), button('Subscribe')),
  );
  expect(stepsInAll('Track parcel JD7788', page)).toEqual([
    'fill textbox "Tracking number" with "JD7788"',
    'click button "Track"',
  ]);
  expect(stepsInAll('Subscribe ann@x.test to updates', page)).toEqual([
    'fill textbox "you@example.test" with "ann@x.test"',
    'click button "Subscribe"',
  ]);
  expect(stepsInAll('Redeem the voucher code HEALTH10', page)).toEqual([
    'fill textbox "Voucher" with "HEALTH10"',
    'click element "Redeem"',
  ]);
  expect(stepsInAll('Subscribe ann@x.test to the forum', page)).toEqual(['none']);
});

test('what is changed is changed by the button beside its field, once', () => {
  const card = (name: string, verb: string): SnapshotNode =>
    node('region', name, { tag: 'section', children: [title(name), number(name, '84'), button(verb)] });
  const page = pageOf(card('Instalment', 'Change'), card('Credit limit', 'Delete'));
  const both = ['fill spinbutton "Instalment" with "95"', 'click button "Change"'];
  expect(stepsInAll('Change the instalment to 95', page).join('; ')).toBe(both.join('; '));
  expect(stepsInAll('Change the instalment to 95 and click Change', page)).toEqual(both);
  expect(did(planned('Change the credit limit to 95', page))).toBe(
    'fill spinbutton "Credit limit" with "95"',
  );
});

test('what is left as it is, or not sent off yet, is not done', () => {
  const page = pageOf(
    form(mail('Email'), field('Password', { inputType: 'password' }), box('Remember me'), button('Sign in')),
    number('Seats', '2'),
    field('Location', { value: 'Bergen' }),
  );
  const filled = ['fill textbox "Email" with "a@x.test"', 'fill textbox "Password" with "hunter2"'];
  const said = 'Enter the email a@x.test and the password hunter2';
  for (const unsent of [
    ', but do not sign in yet',
    " - don't submit it",
    ' (do not sign in)',
    ' – please do not send the form yet',
    ' without going on to the next step',
  ])
    expect(stepsInAll(`${said}${unsent}`, page)).toEqual(filled);
  expect(stepsInAll(`${said} (do not send a reminder)`, page)).not.toEqual(filled);
  expect(stepsInAll(`${said} and have the password remembered`, page)).toEqual([
    ...filled,
    'check checkbox "Remember me"',
  ]);
  const moved = 'fill textbox "Location" with "Oslo"';
  expect(stepsInAll('Correct the location to Oslo and leave the seats at 2', page)).toEqual([moved]);
  expect(stepsInAll('Correct the location to Oslo and leave the seats at 3', page)).not.toEqual([moved]);
});
