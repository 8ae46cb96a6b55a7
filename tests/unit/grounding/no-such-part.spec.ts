/** Sentences for another page: what is said to be clicked, chosen or filtered is not there, and what is called like it in part is left alone. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const link = (name: string): SnapshotNode => node('link', name, { tag: 'a', url: `/${name.length}` });
const text = (shown: string): SnapshotNode => node('generic', '', { text: shown });
const titled = (title: string, ...parts: SnapshotNode[]) =>
  pageOf(node('heading', title, { level: 1 }), ...parts);

test('the name of a deed is clicked by its own word, and not by one that is near it', () => {
  const draft = titled('Draft', button('Save'), button('Discard changes'));
  expect(did(planned('Click Delete', draft))).toBe('none');
  expect(did(planned('Click Discard', draft))).toBe('click button "Discard changes"');
  const folders = node('generic', '', {
    children: ['My files', 'Starred', 'Trash'].map((name) => button(name)),
  });
  expect(did(planned('Click Delete', titled('Files', folders)))).toBe('none');
  expect(did(planned('Click Trash', titled('Files', folders)))).toBe('click button "Trash"');
});

test('the field for a day is no button that is called almost so', () => {
  const stay = titled('Rooms', node('textbox', 'Check-out', { tag: 'input', inputType: 'date' }));
  expect(did(planned('Click on Checkout', stay))).toBe('none');
  expect(did(planned('Click on Check-out', stay))).toBe('click textbox "Check-out"');
});

test('a verb alone ticks no box that says more than it', () => {
  const box = node('checkbox', 'Save as template', { tag: 'input', checked: false });
  expect(did(planned('Save', titled('Transfer', box)))).toBe('none');
});

test('where the messages are nothing is sent', () => {
  const page = titled('Users', button('Messages'), button('Search'));
  expect(did(planned('Send the message', page))).toBe('none');
  expect(did(planned('Open the messages', page))).toBe('click button "Messages"');
});

test('a dialog with a name is one that the page draws', () => {
  const form = node('form', '', { children: [node('textbox', 'Name', { tag: 'input' }), button('Save')] });
  expect(did(planned('Click Save in the Profile dialog', titled('Address', form)))).toBe('none');
  expect(did(planned('Click Save', titled('Address', form)))).toBe('click button "Save"');
});

test('a page is no other page, nor a day of the month', () => {
  const bar = node('navigation', '', { children: [link('Nested page'), link('Orders')] });
  expect(did(planned('Go to the cards page', titled('Settings', bar)))).toBe('none');
  expect(did(planned('Go to the nested page', titled('Settings', bar)))).toBe('click link "Nested page"');
  const month = node('generic', '', {
    children: Array.from({ length: 30 }, (_, at) =>
      node('generic', '', { clickable: true, classes: ['day'], text: String(at + 1) }),
    ),
  });
  expect(did(planned('Go to page 3', titled('May', month)))).toBe('none');
});

test('a link that leads elsewhere takes no file', () => {
  const page = titled('Users', node('link', 'Your profile', { tag: 'a', url: 'profile.html' }));
  expect(did(planned('Upload cat.png to Avatar', page))).toBe('none');
});

test('a number with a letter is not the number', () => {
  const bar = node('navigation', '', { children: [link('Work 9'), link('Private 2')] });
  expect(did(planned('Switch to class 9A', titled('Mail', bar)))).toBe('none');
});

test('the things that are filtered are those that the field is for', () => {
  const page = titled('Account', node('textbox', 'Find a payment', { tag: 'input' }));
  expect(did(planned('Filter the projects by "login"', page))).toBe('none');
  expect(did(planned('Filter the payments by "login"', page))).toBe(
    'fill textbox "Find a payment" with "login"',
  );
});

test('what comes next is not the next page of a list', () => {
  const pages = node('navigation', 'Pagination', { children: ['1', '2', 'Next'].map((name) => link(name)) });
  const page = titled('Users', node('list', '', { children: [text('Ann'), text('Bo')] }), pages);
  expect(did(planned('Go to the next module', page))).toBe('none');
  expect(did(planned('Go to the next page', page))).toBe('click link "Next"');
  expect(did(planned('Select the option "Two"', page))).toBe('none');
});

test('the name of a kind of file is not that of a draft', () => {
  expect(did(planned('Download the report as PDF', titled('Report', button('Save as draft'))))).toBe('none');
});

test('what is pressed is no field', () => {
  const page = titled('Wiki', node('searchbox', 'Search pages', { tag: 'input' }));
  expect(did(planned('Hit Search', page))).toBe('none');
});

test('a tab that is called only almost so has to be one', () => {
  const page = titled('Kit', link('Download'), link('Docs'));
  expect(did(planned('Open the Downloads tab', page))).not.toContain('Download');
  expect(did(planned('Open the Docs tab', page))).toBe('click link "Docs"');
});

test('a bell is a sign, and one notification no page of all of them', () => {
  const page = titled(
    'Billing',
    node('navigation', '', { children: [link('Notifications'), link('Tables')] }),
  );
  expect(did(planned('Click the bell to see the notifications', page))).toBe('none');
  expect(did(planned('Show a notification in the middle left', page))).not.toContain('click');
  expect(did(planned('Show the notifications', page))).toBe('click link "Notifications"');
});

test('what is labelled so says it, and radio buttons are no checkboxes', () => {
  const box = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });
  expect(
    did(planned('Tick the checkbox that is labelled Unchecked', titled('Form', box('Select all')))),
  ).toBe('none');
  expect(did(planned('Tick the checkbox that is labelled Unchecked', titled('Form', box('Unchecked'))))).toBe(
    'check checkbox "Unchecked"',
  );
  const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: false });
  expect(did(planned('Check all checkboxes', titled('Form', radio('Yes'), radio('No'))))).toBe('none');
});
