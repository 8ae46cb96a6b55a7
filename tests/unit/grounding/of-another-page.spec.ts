/** Sentences that were written for another page, on a page that has something like it: nothing is done, and what the page has is done still. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const link = (name: string, url = `http://app.test/${name}`): SnapshotNode =>
  node('link', name, { tag: 'a', url });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const span = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'span', text, ...more });
const table = (...lines: string[][]): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: lines.map((cells, at) =>
      node('row', cells.join(' '), {
        tag: 'tr',
        children: cells.map((cell) =>
          node(at === 0 ? 'columnheader' : 'cell', cell, {
            tag: at === 0 ? 'th' : 'td',
            text: cell,
            ...(at === 0 && { clickable: true }),
          }),
        ),
      }),
    ),
  });

test('the Bold button writes in bold, and is none that is written so', () => {
  const heavy = button('Next', { look: { bold: true }, box: { x: 0, y: 0, width: 80, height: 30 } });
  expect(did('click the Bold button', heavy, button('Back'))).toBe('none');
  expect(did('click Bold', heavy, button('Back'))).toBe('none');
  expect(did('click the Bold button', heavy, button('Bold'))).toBe('click button "Bold"');
  const terms = node('link', 'Terms', {
    tag: 'a',
    look: { bold: true },
    box: { x: 0, y: 0, width: 80, height: 30 },
  });
  expect(did('click the bold link', terms)).toBe('click link "Terms"');
});

test('"OK" is no part of "OKRs", which is one word', () => {
  expect(did('Click on the "Ok" button', node('option', 'Q2 OKRs', { tag: 'li' }), button('Send'))).toBe(
    'none',
  );
});

test('Modal 1 is not the first page of a list, nor a 1 that counts drafts', () => {
  expect(did('Open Modal 1', link('Draft (1)'), link('1'))).toBe('none');
  expect(did('Open Modal 1', link('Draft (1)'), button('Open Modal 1'))).toBe('click button "Open Modal 1"');
});

test('the groups of a navigation are no numbered sections', () => {
  const folds = ['Forms', 'Charts', 'Tables'].map((name) => button(name, { expanded: false }));
  expect(did('expand Section 3', node('navigation', '', { tag: 'nav', children: folds }))).toBe('none');
  expect(did('expand Section 3', node('main', '', { tag: 'main', children: folds }))).toBe(
    'click button "Tables"',
  );
});

for (const [said, name] of [
  ['expand the Invoices folder', 'Invoice'],
  ['expand Advanced options', 'Advanced controls'],
] as const)
  test(`${said}: the link "${name}" leads away, and unfolds nothing`, () => {
    expect(did(said, link(name), link('Home'))).toBe('none');
  });

test('what is expanded is no title of a column', () => {
  expect(did('expand Projects', table(['Project', 'Due'], ['Apollo', 'May 3'], ['Gemini', 'May 9']))).toBe(
    'none',
  );
});

test('nothing is sorted by a click on one of the cells', () => {
  const lines = table(['Subject', 'Teacher'], ['History', 'Ms Price'], ['Biology', 'Dr Osei']);
  expect(did('sort by price', lines)).toBe('none');
  expect(did('sort by teacher', lines)).toBe('click columnheader "Teacher"');
});

test('the customer rating is not the column of the names of customers', () => {
  const lines = table(['Customer', 'Total'], ['Ann Lee', '12'], ['Bo Chan', '40']);
  expect(did('sort by customer rating', lines)).toBe('none');
  expect(did('sort by total amount', lines)).toBe('click columnheader "Total"');
});

test('"Delete" is not the line that is called "Trash"', () => {
  const lines = ['Inbox', 'Drafts', 'Trash'].map((name) =>
    node('listitem', '', { tag: 'li', children: [span(name)] }),
  );
  const page = node('list', '', { tag: 'ul', children: lines });
  expect(did('click Delete', page)).toBe('none');
  expect(did('click Trash', page)).toContain('Trash');
});

test('the only button of a card says nothing, and may do anything', () => {
  const cards = ['Checkout button is slow', 'Logo is blurred'].map((title) =>
    node('listitem', '', { tag: 'li', children: [span(title), button('')] }),
  );
  const page = node('list', '', { tag: 'ul', children: cards });
  expect(did('proceed to checkout', page)).toBe('none');
  expect(did('click Checkout', page)).not.toContain('button');
});

test('what changes a thing does not open it', () => {
  expect(did('open the notifications', button('Turn on notifications'))).toBe('none');
  expect(did('open profile', button('Update profile'))).toBe('none');
  expect(did('open profile', button('Your profile'))).toBe('click button "Your profile"');
});

test('a menu, a list and a kind of things that the page has not are those of another page', () => {
  expect(did('choose Delete from the Actions menu', button('Delete'), button('Save'))).toBe('none');
  expect(did('click Delete in the Actions menu', button('Delete'), button('Actions'))).not.toBe('none');
  const nth = 'click on the user name of the first answer';
  expect(did(nth, node('heading', 'Forms', { level: 1 }), node('radio', 'User', { checked: false }))).toBe(
    'none',
  );
});

test('all emails are not deleted where nothing is one', () => {
  const lines = (...names: string[]): SnapshotNode =>
    node('list', '', {
      tag: 'ul',
      children: names.map((name) =>
        node('listitem', '', { tag: 'li', children: [span(name), button('Delete')] }),
      ),
    });
  expect(did('delete all emails', lines('SO-1041', 'SO-1042'))).toBe('none');
  expect(did('delete all items', lines('SO-1041', 'SO-1042'))).not.toBe('none');
});

test('the search icon is no line of text that says "search", and the File menu no link to the files', () => {
  const line = node('row', '', {
    tag: 'tr',
    clickable: true,
    children: [span('The search for a new office goes on')],
  });
  expect(did('click the search icon', line)).toBe('none');
  expect(did('open the File menu', link('Files'), link('Home'))).toBe('none');
  expect(did('open the File menu', button('File', { hasPopup: 'menu' }), link('Home'))).toBe(
    'click button "File"',
  );
});

test('the last page of the table is not the button "Tables"', () => {
  expect(did('Go to the last page of the table', button('Tables'), button('Forms'))).toBe('none');
});

test('what is said to cost something has to cost that', () => {
  const page = [span('Oak desk'), span('$89.00'), button('Add to cart')];
  expect(did('add the product priced $12.99 to the cart', ...page)).toBe('none');
});

test('a column is what is filtered by, and nothing to type', () => {
  const lines = table(['Order', 'Status'], ['1', 'Paid'], ['2', 'Open']);
  expect(did('Filter the table by status', node('searchbox', 'Search table', { tag: 'input' }), lines)).toBe(
    'none',
  );
});

test('an empty field that searches messages is not the text of a message', () => {
  const search = node('textbox', 'Search messages', { tag: 'input', value: '' });
  expect(did('Replace the message text with "See you"', search)).toBe('none');
  expect(did('Search the messages for "See you"', search)).toContain('fill textbox "Search messages"');
});

test('nothing goes into the basket by a form that asks for a name', () => {
  const form = node('form', '', {
    tag: 'form',
    children: [node('textbox', 'Full name', { tag: 'input' }), button('Submit application')],
  });
  expect(did('Add the Travel Cup to the basket', form)).toBe('none');
});

test('Search is hit by Enter in the field where no button searches', () => {
  const field = node('searchbox', 'Search table', { tag: 'input', ref: 'find' });
  const page = pageOf(field, button('Export'));
  const first = planned('Enter "Cody" into the search field and hit Search', page);
  const typed = pageOf({ ...field, value: 'Cody' }, button('Export'));
  const second = planned('x', typed, first.kind === 'found' ? first.next : undefined, page);
  expect(told(second)).toContain('press searchbox');
});

test('a line of a list is chosen by no link in it, and a deed is done by no text', () => {
  const orders = table(['Order', 'Customer'], ['1', 'Ann'], ['2', 'Bo']);
  const linked = node('table', '', {
    tag: 'table',
    children: ['#7841', '#7840'].map((name) =>
      node('row', name, { tag: 'tr', children: [node('cell', name, { tag: 'td', children: [link(name)] })] }),
    ),
  });
  expect(did('Select every user in the table', linked)).toBe('none');
  expect(did('export as CSV', table(['Task', 'Owner'], ['CSV export', 'Ann'], ['Login', 'Bo']))).toBe('none');
  expect(did('export as CSV', orders, button('Export CSV'))).toBe('click button "Export CSV"');
  expect(
    did('select the second option from the list', link('Sign up by mail'), link('Sign up by phone')),
  ).toBe('none');
});

test('empty fields are not what is emptied, nor is a place a deed', () => {
  expect(did('empty the trash', node('textbox', '', { tag: 'textarea', value: 'Hi' }))).toBe('none');
  expect(did('Empty the table', node('searchbox', 'Search table', { tag: 'input', value: 'a' }))).toBe(
    'none',
  );
  expect(did('empty the search field', node('searchbox', 'Search', { tag: 'input', value: 'a' }))).toBe(
    'clear searchbox "Search"',
  );
  expect(did('go to the drafts folder', button('Save draft'), button('Send'))).toBe('none');
});

test('the next page is no next month, and who leaves a comment does not leave', () => {
  expect(did('go to the next page', button('Next month'), button('Previous month'))).toBe('none');
  expect(did('leave a comment', node('heading', 'Comments', { level: 2 }), button('Leave'))).toBe('none');
  expect(did('leave a comment', button('Leave a comment'))).toBe('click button "Leave a comment"');
});

test('a list takes nothing that it does not offer, when it filters', () => {
  const options = ['All', 'Paid', 'Open'];
  const status = node('combobox', 'Filter by status', { tag: 'select', options, value: 'All' });
  expect(did('filter the cards by "login"', status)).toBe('none');
});
