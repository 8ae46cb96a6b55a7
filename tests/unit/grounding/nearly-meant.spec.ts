/** What is nearly what a sentence means, in the line beside it, in the head of the list or in the same words for something else, is left alone. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned, selectOf } from './snapshot.js';

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const link = (name: string, url: string): SnapshotNode => node('link', name, { tag: 'a', url });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2, text: name });
const box = (kind: string, ...parts: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children: parts });
const words = (text: string): SnapshotNode => node('generic', '', { tag: 'span', text });
const check = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });

/** A page that is called something, so that it may be about other things than those that are said. */
const titled = (...children: SnapshotNode[]) => ({ ...pageOf(...children), title: 'Home' });

const table = (
  titles: readonly SnapshotNode[],
  ...lines: readonly (readonly SnapshotNode[])[]
): SnapshotNode =>
  node('table', '', {
    children: [
      node('rowgroup', '', { tag: 'tbody', children: lines.map((cells) => row(...cells)) }),
      node('rowgroup', '', { tag: 'thead', children: [row(...titles)] }),
    ],
  });
const row = (...cells: SnapshotNode[]): SnapshotNode => node('row', '', { tag: 'tr', children: cells });
const title = (name: string): SnapshotNode => node('columnheader', name, { tag: 'th', text: name });
const cell = (text: string): SnapshotNode => node('gridcell', text, { tag: 'td', text });
const holding = (...children: SnapshotNode[]): SnapshotNode => node('gridcell', '', { tag: 'td', children });

test('the only button of its name is not used for the line beside it, which has none', () => {
  const keys = (...more: SnapshotNode[]) =>
    pageOf(
      heading('API keys'),
      box(
        'list',
        box('line', words('Build server'), button('Revoke')),
        box('line', words('Backup script'), ...more),
      ),
    );
  const sentence = 'Revoke the key of the backup script';
  expect(did(planned(sentence, keys(button('Revoke'))))).toContain('click button "Revoke"');
  expect(did(planned(sentence, keys()))).not.toContain('click');
});

test('a line that begins with its number is not the one of another number', () => {
  const line = (number: string, text: string, ...more: SnapshotNode[]): SnapshotNode =>
    box('line', words(number), words(text), ...more);
  const done = (): SnapshotNode =>
    node('generic', '', {
      tag: 'span',
      text: '✔',
      clickable: true,
      hints: [{ from: 'title', text: 'Confirm' }],
    });
  const lines = (...third: SnapshotNode[]) =>
    pageOf(
      box(
        'list',
        line('1', 'Welcome', done()),
        line('2', 'Sign in', done()),
        line('3', 'Goodbye', ...third),
        line('4', 'Help', done()),
      ),
    );
  expect(did(planned('Confirm row 3', lines(done())))).toContain('click element "✔"');
  expect(did(planned('Confirm row 3', lines()))).not.toContain('click');
});

test('a cell that says that it was done does nothing', () => {
  const leave = (state: string, ...more: SnapshotNode[]) =>
    pageOf(
      table(
        [title('Employee'), title('State'), title('')],
        [cell('Ann Holm'), cell('Waiting'), holding(button('Approve'))],
        [cell('Maya Lorenz'), cell(state), holding(...more)],
      ),
    );
  expect(did(planned('Approve Maya', leave('Approved')))).not.toContain('click gridcell');
  expect(did(planned('Show the approved leaves only', leave('Approved')))).not.toContain('click gridcell');
  expect(did(planned('Approve Maya', leave('Waiting', button('Approve'))))).toContain(
    'click button "Approve"',
  );
});

test('the body of a table and the head of a list are none of their lines', () => {
  const budget = pageOf(
    table(
      [title('Item'), title('Approved')],
      ...['Rent', 'Cleaning', 'Laptops'].map((each) => [
        cell(each),
        node('cell', '', { tag: 'td', children: [button(`Approve ${each}`, { text: 'Approve' })] }),
      ]),
    ),
  );
  expect(did(planned('Approve the third item', budget))).toMatch(/Laptops|none/);
  const item = (...more: SnapshotNode[]): SnapshotNode =>
    node('listitem', '', { tag: 'li', classes: ['item'], children: more });
  const head = node('listitem', '', {
    tag: 'li',
    classes: ['item', 'item-list-header'],
    children: [check(''), words('Name'), words('Sales')],
  });
  const book = (name: string): SnapshotNode =>
    item(check(''), link(name, '#book'), words('463'), button('Delete'));
  const books = pageOf(node('list', '', { children: [head, book('Myths'), book('Things'), book('Views')] }));
  // The head is the first of the list.
  expect(doneIn('Delete the second item', books)).not.toContain('in 2');
});

test('what sorts is the whole title of a column, and no box over it', () => {
  const users = pageOf(
    table(
      [
        node('columnheader', '', { tag: 'th', children: [check('User')] }),
        title('Last active'),
        title('Homework 20%'),
      ],
      [holding(check('Sara')), cell('9 May'), cell('70')],
      [holding(check('Leo')), cell('2 May'), cell('50')],
    ),
  );
  expect(did(planned('Sort by last name', users))).not.toContain('click');
  expect(did(planned('Sort by user name', users))).not.toContain('check');
  expect(did(planned('Sort by homework mark', users))).toContain('Homework');
});

test('what leads somewhere is not typed as what is searched, nor opened one behind the other', () => {
  const shop = pageOf(
    node('navigation', '', { children: [link('Home', '/'), link('Blog', '/blog')] }),
    node('searchbox', 'Search', { tag: 'input', inputType: 'search', value: '' }),
    link('Shoes', '/shoes'),
    link('Cowboy shoes', '/cowboy'),
  );
  expect(did(planned('Search the blog', shop))).not.toContain('fill');
  expect(did(planned('Search for the blog', shop))).toContain('fill');
  expect(did(planned('Show all shoes', shop))).not.toMatch(/click.*;.*click/);
});

test('a list of pages is not opened for the last of them', () => {
  const pages = pageOf(selectOf('Page of 2 pages', '1', '2'), button('Next page'));
  expect(did(planned('Go to the last page', pages))).not.toContain('click combobox');
});

test('one of the two words that name a field is not enough', () => {
  const field = (name: string): SnapshotNode =>
    node('textbox', name, { tag: 'input', inputType: 'text', value: 'abc' });
  const form = titled(
    heading('Profile'),
    field('Email address'),
    selectOf('Preferred language', 'English', 'Urdu'),
    selectOf('Marital status', 'Single', 'Married'),
  );
  const isLeft = (sentence: string) => expect(did(planned(sentence, form)), sentence).toBe('none');
  isLeft('Set the order language to Urdu');
  isLeft('Set the preferred team to Urdu');
  isLeft('Set the hotel status to married');
  isLeft('Clear the address');
  isLeft('Set the address to Main Street 3');
  expect(did(planned('Set the language to Urdu', form))).toContain('Preferred language');
  expect(did(planned('Set the address to ann@post.net', form))).toContain('Email address');
  expect(did(planned('Clear the email', form))).toContain('Email address');
});

test('what is searched is cleared where it is typed, and in no list beside it', () => {
  const search = node('searchbox', 'Search episodes', { tag: 'input', inputType: 'search', value: 'x' });
  const list = selectOf('', 'All shows', 'Deep Field');
  expect(did(planned('Clear the search', pageOf(search, list)))).toContain('Search episodes');
  expect(did(planned('Clear the shows', pageOf(search, list, heading('Shows'))))).not.toContain('clear');
});

test('a button that says nothing of where adds to nothing that the page does not have', () => {
  const menu = titled(
    box('list', box('card', heading('Margherita'), button('+')), box('card', heading('Funghi'), button('+'))),
  );
  expect(did(planned('Add the Margherita to the folder', menu))).not.toContain('click');
  expect(did(planned('Add the Margherita to my order', menu))).toContain('click button "+"');
});

test('of two of one name neither is meant, though one of them cannot be removed', () => {
  const member = (name: string, ...more: SnapshotNode[]) => [cell(name), holding(...more)];
  const team = pageOf(
    table(
      [title('Name'), title('')],
      member('Ann Lee', button('Remove')),
      member('Bo Lind', button('Remove')),
      member('Ann Ray'),
    ),
  );
  expect(did(planned('Remove Ann', team))).not.toContain('click');
  expect(did(planned('Remove Bo', team))).toContain('click button "Remove"');
  expect(did(planned('Remove Ann Lee', team))).toContain('click button "Remove"');
});

test('what goes on with the name of a field, or can be chosen beside it, is not typed there', () => {
  const field = (name: string): SnapshotNode =>
    node('textbox', name, { tag: 'input', inputType: 'text', value: '' });
  const radio = node('radio', 'Express', { tag: 'input', inputType: 'radio', checked: false });
  const order = (...more: SnapshotNode[]) =>
    pageOf(heading('Order'), field('City'), field('Delivery note'), ...more, button('Place order'));
  expect(did(planned('Enter the city code 0150', order()))).not.toContain('fill');
  expect(did(planned('Enter the delivery address Main 1', order()))).not.toContain('fill');
  expect(did(planned('Set the delivery to express', order(radio)))).not.toContain('fill');
  expect(did(planned('Enter the city Oslo', order()))).toContain('fill textbox "City" with "Oslo"');
});

test('a word that two lines say just so is neither of them, though one of them has no such button', () => {
  const person = (name: string, ...more: SnapshotNode[]): SnapshotNode =>
    box('line', words(name), words('Sales'), ...more);
  const people = pageOf(
    box(
      'list',
      person('Ann Lee', button('Call')),
      person('Bo Lind'),
      box('line', words('Cy Day'), words('Support')),
    ),
  );
  expect(did(planned('Call Sales', people))).not.toContain('click');
  expect(did(planned('Call Ann', people))).toContain('click button "Call"');
});

test('the drawn sign of the menu of a line does not choose the line', () => {
  const sign = button('', { hints: [{ from: 'icon', text: 'more' }], hasPopup: 'true' });
  const line = (name: string, role: string): SnapshotNode => ({
    ...box('line', words(name), node('strong', '', { tag: 'strong', text: role }), {
      ...sign,
      ref: `sign of ${name}`,
      box: { x: 0, y: 0, width: 24, height: 24 },
    }),
    clickable: true,
  });
  const people = titled(
    node('searchbox', 'Find people', { tag: 'input', inputType: 'search', value: '' }),
    button('All roles', { hasPopup: 'true' }),
    box('head', words('Name'), words('Role')),
    box('list', line('Ida Moe', 'Owner'), line('Cheng Park', 'Viewer'), line('Al Reeves', 'Admin')),
  );
  expect(did(planned('Show just the people with the Viewer role', people))).not.toContain('click');
});

test('the cells of a line are no lines: what one of them says is said of the button in another', () => {
  const saying = (text: string): SnapshotNode => ({ ...box('cell'), text });
  const line = (name: string): SnapshotNode =>
    box('row', saying(name), saying('12'), box('cell', button('Remove')));
  const grid = titled(box('grid', line('Helmet, red'), line('Helmet, blue'), line('City bike')));
  expect(did(planned('Remove the red helmet', grid))).toBe('click button "Remove"');
  expect(did(planned('Remove the green helmet', grid))).toBe('none');
});
