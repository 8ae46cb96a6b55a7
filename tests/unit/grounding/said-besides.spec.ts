/** Words that a person leaves out of account where nothing else can be meant, and the twin of the page on which they are what matters. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { withFieldsBehind } from '../../../src/grounding/built-in/language/go-on-with.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const fields = (...names: string[]): SnapshotNode[] =>
  names.map((name) => node('textbox', name, { tag: 'input' }));
const part = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('region', title, { tag: 'section', children: [node('heading', title, { level: 3 }), ...children] });
const boxes = (checked: boolean, ...names: string[]): SnapshotNode[] =>
  names.map((name) => node('checkbox', name, { checked }));

const form = pageOf(...fields('First name', 'Phone', 'Street', 'Email'), node('button', 'Submit'));
const types = pageOf(...fields('Phone type', 'Number'), node('button', 'Submit'));
const survey = pageOf(
  node('group', 'Do you own a car?', {
    tag: 'fieldset',
    children: [node('radio', 'Yes'), node('radio', 'No')],
  }),
  node('button', 'Continue'),
);
const skipping = pageOf(
  ...['Yes', 'No'].map((name) => node('radio', name)),
  node('button', 'Continue'),
  node('link', 'Continue without choosing'),
);
const leaving = pageOf(
  node('paragraph', '', { text: 'Do you want to leave?' }),
  node('button', 'Yes'),
  node('button', 'No'),
);
const lists = pageOf(
  part('Opt in', ...boxes(false, 'Option one', 'Option two', 'Option three')),
  part('Opt out', ...boxes(true, 'Option one', 'Option two', 'Option three')),
);
const suites = pageOf(...boxes(false, 'Smoke', 'Visual', 'Speed'));
const begun = pageOf(...boxes(false, 'Smoke', 'Visual'), ...boxes(true, 'Speed'));
const languages = pageOf(
  node('listbox', 'Languages', { tag: 'select', options: ['English', 'Finnish', 'Welsh'], value: 'English' }),
);
const menu = pageOf(
  node('button', 'Admin', { hasPopup: 'menu', expanded: false }),
  node('heading', 'Accounts', { level: 2 }),
  node('button', '+ Add account'),
);

const searched = (name: string, text: string): string =>
  `fill searchbox "${name}" with "${text}"; press searchbox "${name}" with "Enter"`;
const search = (name: string, ...more: SnapshotNode[]): Snapshot =>
  pageOf(...more, node('searchbox', name, { tag: 'input' }));
const overlay = pageOf(
  node('heading', 'Shop', { level: 1, hidden: 'covered' }),
  node('button', 'Open', { hidden: 'covered' }),
  node('generic', '', {
    tag: 'div',
    classes: ['modal'],
    children: [
      node('heading', 'Shipping options', { level: 3 }),
      node('button', '', { classes: ['close-modal'] }),
      node('button', 'Apply'),
    ],
  }),
);

const signUp = pageOf(
  node('heading', 'Register', { level: 1 }),
  node('form', '', {
    tag: 'form',
    children: [
      ...fields('Username'),
      node('textbox', 'Email', { tag: 'input', inputType: 'email' }),
      node('textbox', 'Password', { tag: 'input', inputType: 'password' }),
      node('button', 'Register'),
    ],
  }),
);
const signedUp =
  'fill textbox "Username" with "kim"; fill textbox "Email" with "kim@x.test"; ' +
  'fill textbox "Password" with "Pw1!"; click button "Register"';

const invoices = pageOf(
  node('navigation', '', { tag: 'nav', children: [node('link', 'Invoices'), node('link', 'Clients')] }),
  node('list', '', {
    children: ['#RT30 Jensen £1,800.90', '#XM91 Grim £556.00'].map((name) =>
      node('listitem', '', { children: [node('link', name)] }),
    ),
  }),
);
const column = (...held: SnapshotNode[]): Snapshot =>
  pageOf(
    node('table', '', {
      children: [
        node('row', '', {
          children: [
            node('columnheader', 'Path', { clickable: true }),
            node('columnheader', 'Public key', { clickable: true, children: held }),
          ],
        }),
      ],
    }),
  );

const cases: readonly [string, Snapshot, string][] = [
  // More than an amount, and not above it on the page.
  ['Open the invoice over £556.00', invoices, 'none'],
  ['Open the invoice below 1,800.90', invoices, 'none'],
  ['Open the invoice of £556.00', invoices, 'click link "#XM91 Grim £556.00"'],
  // A click on a title sorts.
  ['Toggle the public key column', column(node('button', 'Toggle')), 'click button "Toggle"'],
  ['Toggle the public key column', column(), 'none'],
  // The noun says what the value is; it may also tell one field from another.
  ['Change the phone number to "555"', form, 'fill textbox "Phone" with "555"'],
  ['Set the email address to ann@x.test', form, 'fill textbox "Email" with "ann@x.test"'],
  ['Change the phone number of Bob to "555"', form, 'none'],
  ['Clear the phone number', form, 'clear textbox "Phone"'],
  ['Enter 555 as the phone number', form, 'fill textbox "Phone" with "555"'],
  ['Enter 555 as the phone number', types, 'none'],
  ['Enter mobile as the phone type', form, 'none'],
  ['Set the phone type to mobile', form, 'none'],
  ['Enter 5 as the street number', form, 'none'],
  // What nobody is to do.
  ['Press Submit without filling anything in', form, 'click button "Submit"'],
  ['Submit the form without entering a phone number', form, 'click button "Submit"'],
  ['Continue without answering the question', survey, 'click button "Continue"'],
  ['Press Continue without choosing an answer', survey, 'click button "Continue"'],
  // What the page offers to be left away is another thing to click.
  ['Press Continue without selecting an answer', skipping, 'none'],
  ['Continue without an account', survey, 'none'],
  ['Enter 555 as the phone and leave the rest', form, 'fill textbox "Phone" with "555"'],
  [
    'Enter 555 as the phone, leave the email as it is and submit',
    form,
    'fill textbox "Phone" with "555"; click button "Submit"',
  ],
  ['Enter "555" as the phone instead', form, 'fill textbox "Phone" with "555"'],
  ['Answer No to the car question', survey, 'check radio "No"'],
  ['Click No to stay on the page', leaving, 'click button "No"'],
  // A number is no stand-in for a name: each of them is meant.
  [
    'In the Opt out section, untick option one and option two',
    lists,
    'uncheck checkbox "Option one"; uncheck checkbox "Option two"',
  ],
  ['Tick the options one and two in the Opt in section', lists, 'none'],
  // What is chosen already is given up, where it is a box of the same list.
  ['Tick only Smoke and Visual', suites, 'check checkbox "Smoke"; check checkbox "Visual"'],
  ['Tick Smoke and Visual and nothing else', suites, 'check checkbox "Smoke"; check checkbox "Visual"'],
  // A native list gives up by itself what is not chosen.
  [
    'Choose Finnish and Welsh as languages, and no others',
    languages,
    'select listbox "Languages" with "Finnish", "Welsh"',
  ],
  [
    'Tick only Smoke and Visual',
    begun,
    'uncheck checkbox "Speed"; check checkbox "Smoke"; check checkbox "Visual"',
  ],
  // What is searched is what there is, and no part of what is searched for.
  ['Search the documentation for "ports"', search('Search'), searched('Search', 'ports')],
  ['Search the docs for ports', search('Search'), searched('Search', 'ports')],
  ['Search the products for mug', search('Search'), searched('Search', 'mug')],
  ['Search the customers for Ann', search('Search people'), 'none'],
  ['Search for the movie Alien', search('Search movies'), searched('Search movies', 'Alien')],
  ['Search for the movie alien', search('Search movies'), searched('Search movies', 'alien')],
  ['Search for the book thief', search('Search movies'), searched('Search movies', 'the book thief')],
  // The title says which dialog; what lies under it is not closed.
  ['Close the Shipping options dialog', overlay, 'click button'],
  ['Close the Payment options dialog', overlay, 'none'],
  ['Close the shop', overlay, 'none'],
  // What stands in brackets goes into fields of its own; nothing is typed where one of them has none.
  ['Register with the username kim (kim@x.test, password Pw1!)', signUp, signedUp],
  ['Register (username kim, email kim@x.test, password Pw1!)', signUp, signedUp],
  ['Register as kim with the email kim@x.test and the password Pw1!', signUp, signedUp],
  ['Register as kim (kim@x.test, phone 555, password Pw1!)', signUp, 'none'],
  // What is added is nothing of the menu that is called so.
  ['Add the account "Zed" as an admin', menu, 'click button "+ Add account"; none'],
];

for (const [say, page, expected] of cases) {
  it(`"${say}" on ${page.root.children.map(({ name }) => name || '…').join(', ')}: ${expected}`, () => {
    expect(stepsInAll(say, page).join('; ')).toBe(expected);
  });
}

it('values said with the place that one goes to are filled in there', () => {
  expect(
    withFieldsBehind('Proceed to checkout with first name Rita, last name Moss and zip 90210, then continue'),
  ).toBe(
    'Proceed to checkout, fill in first name with "Rita", fill in last name with "Moss", fill in zip with "90210", then continue',
  );
  for (const sentence of [
    'Go to the row with name Ann and status Open',
    'Go to the page with title "News"',
    'Proceed to checkout',
  ])
    expect(withFieldsBehind(sentence)).toBe(sentence);
});
