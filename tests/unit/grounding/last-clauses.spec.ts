/** Verbs that are not what the control is called, and last clauses that name a button by its verb alone. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (text: string): SnapshotNode => node('generic', '', { tag: 'div', text });
const button = (name: string): SnapshotNode => node('button', name);
const text = (name: string): SnapshotNode => node('text', name);
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2 });
const row = (mail: string, verb: string): SnapshotNode =>
  node('row', '', { children: [node('cell', mail), node('cell', verb, { children: [button(verb)] })] });
/** A tab with its name, and behind that what closes it. */
const tabWith = (name: string, closer: SnapshotNode): SnapshotNode =>
  node('tab', `${name} ${closer.name}`, {
    selected: name === 'Notes',
    children: [node('link', name), closer],
  });
const terms = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const agreed = terms(
  node('checkbox', '', { checked: false }),
  text('I accept the'),
  node('link', 'terms and conditions'),
);

const cases: readonly [sentence: string, page: readonly SnapshotNode[], done: string][] = [
  // All that was entered.
  ['save the changes', [button('Save'), button('Cancel')], 'click button "Save"'],
  ['apply my settings', [button('Apply'), button('Reset')], 'click button "Apply"'],
  ['save everything', [box('Save'), box('Cancel')], 'click element "Save"'],
  ['place the order', [button('Order now')], 'click button "Order now"'],
  ['make the payment', [button('Pay now')], 'click button "Pay now"'],
  ['save the changes', [button('Save name'), button('Save photo')], 'none'],
  ['publish the changes', [button('Save draft')], 'none'],
  ['delete everything', [button('Delete')], 'none'],
  // Agreeing.
  ['accept the terms', [agreed, node('checkbox', 'Newsletter', { checked: false })], 'check checkbox'],
  ['accept the terms of use', [heading('Terms of use'), button('I agree')], 'click button "I agree"'],
  [
    'accept them',
    [heading('Terms of use'), button('I accept'), button('Decline')],
    'click button "I accept"',
  ],
  ['accept the terms', [node('checkbox', 'Newsletter', { checked: false }), node('link', 'Terms')], 'none'],
  [
    'accept the terms',
    [
      heading('Terms'),
      node('dialog', 'Cookies', { children: [text('We use cookies'), button('Accept all')] }),
    ],
    'none',
  ],
  // Verbs of states that a button says, and what is complete.
  [
    'deactivate the user with the e-mail address jin@corp.test',
    [
      heading('Users'),
      node('table', '', {
        children: [row('omar@corp.test', 'Deactivate'), row('jin@corp.test', 'Deactivate')],
      }),
    ],
    'click button "Deactivate"',
  ],
  ['complete "Buy milk"', [node('textbox', 'What needs to be done?')], 'none'],
  [
    'clear the completed todos',
    [node('heading', 'todos', { level: 1 }), button('Clear completed')],
    'click button "Clear completed"',
  ],
];

for (const [sentence, page, done] of cases) {
  it(`"${sentence}" on ${page.map((each) => each.text ?? (each.name || each.role)).join(', ')}: ${done}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toContain(done);
  });
}

test('a question that comes up in a plain box is confirmed, or not, by its one button that says so', () => {
  const list = button('Delete');
  const asked = (...answers: SnapshotNode[]): string => {
    const before = pageOf(list);
    const first = planned('Delete it and confirm the deletion', before);
    const next = first.kind === 'found' ? first.next : undefined;
    return did(
      planned('Delete it and confirm the deletion', pageOf(list, heading('Sure?'), ...answers), next, before),
    );
  };
  expect(asked(button('Yes, delete'), button('Cancel'))).toBe('click button "Yes, delete"');
  expect(asked(box('OK'), box('Cancel'))).toBe('click element "OK"');
  expect(asked(button('Delete'), button('Keep'))).toBe('click button "Delete"');
  expect(asked(button('Yes'), button('OK'))).toBe('none');
  expect(asked(button('Archive'))).toBe('none');
});

const radio = (name: string): SnapshotNode => node('radio', name, { checked: false });
const status = node('combobox', 'Status', {
  tag: 'select',
  options: ['All', 'Active', 'Suspended'],
  value: 'All',
});
const wordings: readonly [sentence: string, page: readonly SnapshotNode[], done: string][] = [
  // By what it is done, where the question is about the verb.
  [
    'pay by invoice',
    [node('group', 'Payment', { children: [radio('Invoice'), radio('PayPal')] })],
    'check radio "Invoice"',
  ],
  ['pay by cheque', [node('group', 'Payment', { children: [radio('Invoice'), radio('PayPal')] })], 'none'],
  [
    'pay by standard',
    [node('group', 'Shipping', { children: [radio('Standard'), radio('Express')] })],
    'none',
  ],
  // What a list is a list of, is not said by what narrows it.
  ['show only the suspended users', [heading('Users'), status], 'select combobox "Status" with "Suspended"'],
  ['show only the suspended invoices', [heading('Users'), status], 'none'],
  ['show only the invited users', [heading('Users'), button('Invite user'), status], 'none'],
  [
    'show only what is in stock',
    [node('checkbox', 'In stock only', { checked: false })],
    'check checkbox "In stock only"',
  ],
  // A box that says the opposite is not the one.
  [
    'turn off the sound',
    [node('checkbox', 'Play a sound', { checked: true })],
    'uncheck checkbox "Play a sound"',
  ],
  ['turn off the sound', [node('checkbox', 'Mute the sound', { checked: true })], 'none'],
  [
    'hide the Holidays calendar',
    [text('My calendars:'), node('checkbox', 'Holidays', { checked: true })],
    'uncheck checkbox "Holidays"',
  ],
  // A code is typed, and what is searched is typed where the search has opened.
  [
    'apply the voucher SPRING10',
    [node('generic', '', { children: [node('textbox', 'Voucher code'), button('Apply')] })],
    'fill textbox "Voucher code" with "SPRING10"; click button "Apply"',
  ],
  [
    'apply the voucher SPRING10',
    [node('generic', '', { children: [node('textbox', 'City'), button('Apply')] })],
    'none',
  ],
  [
    'apply the discount code SPRING10',
    [
      node('paragraph', '', { text: 'Try one of our discount codes: SPRING10, SUMMER20' }),
      node('generic', '', { children: [node('textbox', 'Enter discount code'), button('Apply code')] }),
    ],
    'fill textbox "Enter discount code" with "SPRING10"; click button "Apply code"',
  ],
  // Enter begins a new line where there are several.
  ['send the message "Hello"', [node('textbox', 'Message', { tag: 'textarea' })], 'none'],
  ['go back', [node('link', 'Go back'), button('Continue')], 'click link "Go back"'],
  // The sign that closes is a part of what a click would open.
  [
    'close Window 2',
    ['Window 1 ×', 'Window 2 ×'].map((text) => node('generic', '', { text, clickable: true })),
    'none',
  ],
  [
    'remove the "Notes" tab',
    [tabWith('Notes', node('text', 'Remove Tab')), tabWith('Plans', node('text', 'Remove Tab'))],
    'none',
  ],
  ['delete the Notes tab', [tabWith('Notes', node('text', 'Delete Tab'))], 'none'],
  ['delete the Notes row', [node('row', 'Notes Delete', { clickable: true })], 'none'],
  [
    'remove the "Notes" tab',
    [tabWith('Notes', button('Remove Tab')), tabWith('Plans', button('Remove Tab'))],
    'click button "Remove Tab"',
  ],
  [
    'open the "Notes" tab',
    [tabWith('Notes', node('text', 'Remove Tab')), tabWith('Plans', node('text', 'Remove Tab'))],
    'click link "Notes"',
  ],
  [
    'go to the second page of the fields',
    [node('textbox', 'Find staff'), node('textbox', 'Find fields')],
    'none',
  ],
  // What is chosen besides would be shown as well.
  [
    'show only the survived mutants',
    [
      node('heading', 'Mutants'),
      node('checkbox', 'Survived', { checked: true }),
      node('checkbox', 'Killed', { checked: true }),
    ],
    'none',
  ],
  [
    'show only the survived mutants',
    [
      node('heading', 'Mutants'),
      node('checkbox', 'Survived', { checked: false }),
      node('checkbox', 'Killed', { checked: false }),
    ],
    'check checkbox "Survived"',
  ],
  // The one of that very name is meant, or none.
  [
    'select Postgres as the engine type',
    [
      node('radiogroup', 'Options', { children: [node('radio', 'Postgres'), node('radio', 'Oracle')] }),
      node('radiogroup', 'Type of engine', { children: [node('radio', 'Postgres compatible')] }),
    ],
    'none',
  ],
  ['search for lamp', [button('Search'), node('link', 'Home')], 'click button "Search"'],
  ['search for lamp', [button('Search flights')], 'none'],
  ['go back to Home', [node('link', 'Home'), node('link', 'Projects')], 'click link "Home"'],
];

for (const [sentence, page, done] of wordings) {
  it(`"${sentence}" on ${page.map((each) => each.name || each.role).join(', ')}: ${done}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toBe(done);
  });
}
