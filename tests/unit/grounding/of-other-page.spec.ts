/** Sentences that were written for another page, where this one has something that only sounds like a part of them. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const titled = (title: string, ...parts: SnapshotNode[]): Snapshot =>
  pageOf(node('heading', title, { level: 1 }), ...parts);
const done = (sentence: string, page: Snapshot): string => did(planned(sentence, page));

test('a plus that makes one thing makes no other', () => {
  const plus = node('button', '＋', { tag: 'button', hints: [{ from: 'title', text: 'New playlist' }] });
  const music = titled('Music', node('heading', 'Playlists', { level: 4 }), plus);
  expect(done('add a widget', music)).toBe('none');
  expect(done('click Add a card', music)).toBe('none');
  expect(done('add a playlist', music)).toBe('click button "＋"');
  const channel = node('generic', 'Create channel', { tag: 'span', clickable: true, text: '＋' });
  const chat = titled('Chat', channel, node('textbox', 'Message', { tag: 'input' }));
  expect(done('Add the Popular Item to the cart', chat)).toBe('none');
  expect(done('click Add a card', chat)).toBe('none');
  expect(done('Create the channel "budget"', chat)).toContain('Create channel');
});

test('a page that is new is no way to make one', () => {
  const menu = titled(
    'Start',
    node('navigation', '', { children: [node('link', 'Dashboard NEW', { url: '/d' })] }),
  );
  expect(done('create a new dashboard', menu)).toBe('none');
  expect(done('go to the dashboard', menu)).toContain('Dashboard NEW');
});

test('there is a first result only where something is searched', () => {
  const week = (...days: string[]): SnapshotNode =>
    node('row', '', { children: days.map((day) => node('cell', day, { clickable: true })) });
  const grid = node('grid', '', {
    children: [week('1', '2', '3'), week('4', '5', '6'), week('7', '8', '9')],
  });
  expect(done('click the first result', titled('Calendar', grid))).toBe('none');
  const line = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('link', name, { url: `/${name}` })] });
  const list = node('list', '', { children: ['Ada', 'Bo', 'Cy'].map(line) });
  const found = titled('People', node('searchbox', 'Search', { tag: 'input', inputType: 'search' }), list);
  expect(done('click the first result', found)).toContain('link "Ada"');
});

test('what is counted behind "of" is on the page as well', () => {
  const users = titled('Start', node('navigation', '', { children: [node('link', 'Users', { url: '/u' })] }));
  expect(done('click on the user name of the first answer', users)).toBe('none');
});

test('a picture that nobody can click is no way to pay', () => {
  const page = titled('Shops', node('img', 'cc apple pay'), node('link', 'Sales', { url: '/s' }));
  expect(done('pay', page)).not.toContain('click');
  expect(done('pay', titled('Shops', button('Pay')))).toBe('click button "Pay"');
});

test('the last page of a table is no page that is called Tables', () => {
  const page = titled('Start', node('navigation', '', { children: [node('link', 'Tables', { url: '/t' })] }));
  expect(done('Jump to the last page of the table', page)).toBe('none');
  expect(done('Go to the tables', page)).toContain('Tables');
});

test('changes that are saved are no draft', () => {
  const page = titled('Letter', button('Save as draft'), button('Send'));
  expect(done('click Save changes', page)).toBe('none');
  expect(done('click Save as draft', page)).toContain('Save as draft');
});

test('a dialog is opened by no radio button', () => {
  const themes = titled(
    'Cards',
    node('radiogroup', 'Theme', { children: [node('radio', 'Classic'), node('radio', 'Modern')] }),
  );
  expect(done('open the classic modal', themes)).toBe('none');
  expect(done('choose the classic theme', themes)).toContain('Classic');
});

test('what is shared, or opened, has to be on the page', () => {
  const site = titled(
    'Kit',
    node('link', 'Share', { url: '#' }),
    node('paragraph', '', { text: 'A free kit' }),
  );
  expect(done('share the thread', site)).toBe('none');
  const card = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('button', name, { tag: 'button' })] });
  const board = titled(
    'Board',
    node('list', '', { children: [card('Fix login redirect'), card('Buy milk')] }),
  );
  expect(done('View the login page', board)).toBe('none');
  expect(done('Open the login redirect', board)).toContain('Fix login redirect');
});

test('nobody logs in by the button that signs up', () => {
  const field = (name: string, inputType: string): SnapshotNode =>
    node('textbox', name, { tag: 'input', inputType, value: '' });
  const form = (name: string): SnapshotNode =>
    node('form', '', {
      tag: 'form',
      children: [field('Email', 'email'), field('Password', 'password'), button(name)],
    });
  for (const name of ['Sign up', 'Register', 'Create account', 'Join now'])
    expect(done('log in with ada and secret', titled('Welcome', form(name)))).toBe('none');
  expect(done('log in with ada and secret', titled('Welcome', form('Sign in')))).toContain('Email');
  expect(done('log in with ada and secret', titled('Welcome', form('Register'), form('Log in')))).toContain(
    'Email',
  );
});

test('a "New" is looked into for nothing that is only changed or put into a cart', () => {
  const page = titled('Contacts', button('New'), node('paragraph', '', { text: 'No contact is chosen' }));
  expect(done('make the text bold', page)).toBe('none');
  expect(done('make it repeat weekly', page)).toBe('none');
  expect(done('add the purple mug to the cart', page)).toBe('none');
  expect(done('make a new folder', page)).toContain('New');
});

test('what is done to one kind of thing is not done to another that shares a word with it', () => {
  const contact = titled(
    'Appointment',
    node('radiogroup', 'Contact', {
      children: ['Email', 'Phone', 'Text message'].map((name) => node('radio', name)),
    }),
  );
  expect(done('expand Section 3', contact)).toBe('none');
  expect(done('choose Phone', contact)).toContain('Phone');
  const bill = (day: string): SnapshotNode =>
    node('listitem', '', { children: [node('heading', day, { level: 6 }), node('text', '$180')] });
  const bills = titled(
    'Billing',
    node('list', '', { children: ['March 01', 'May 10', 'June 05'].map(bill) }),
  );
  expect(done('choose the largest number', bills)).toBe('none');
  const editor = titled(
    'Editor',
    button('Save draft'),
    button('Publish'),
    node('textbox', 'Text', { tag: 'textarea' }),
  );
  expect(done('go to the drafts folder', editor)).toBe('none');
  expect(done('save the draft', editor)).toContain('Save draft');
});

test('a folder is not deleted by the trash that stands beside it', () => {
  const folder = (name: string): SnapshotNode =>
    node('generic', '', { tag: 'div', clickable: true, text: name });
  const notes = titled('Notes', node('generic', '', { children: ['Home', 'Work', 'Trash'].map(folder) }));
  expect(done('delete the folder Work', notes)).toBe('none');
  expect(done('open the Trash', notes)).toContain('Trash');
});

test('what is saved already is no button that saves', () => {
  const saved = node('generic', '', { tag: 'div', clickable: true, text: 'Saved (1)' });
  expect(done('click Save', titled('Jobs', saved))).toBe('none');
  expect(done('click Saved', titled('Jobs', saved))).toContain('Saved');
});

test('a "New" that makes one kind of thing makes no other', () => {
  expect(done('start a new topic', titled('Purses', button('New')))).toBe('none');
});

test('the menu is toggled by what says that it is one', () => {
  const top = titled(
    'Shop',
    node('button', 'Bell', { expanded: false }),
    node('button', 'Menu', { expanded: false }),
  );
  expect(done('Toggle the menu', top)).not.toContain('Bell');
});

test('who filters by a word clicks on no deed that has it', () => {
  const page = titled(
    'Team',
    node('generic', 'Upgrade plan', { clickable: true }),
    node('link', 'Home', { url: '/' }),
  );
  expect(done('Filter the cards by "plan"', page)).toBe('none');
});

test('a card is no tab, a seat no page, and the bin of a table deletes nothing', () => {
  const card = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('button', name, { tag: 'button' })] });
  const board = titled(
    'Board',
    node('list', '', { children: ['Plan user interviews Mia', 'Buy milk Tom'].map(card) }),
  );
  expect(done('switch to the interviews tab', board)).toBe('none');
  const pages = titled(
    'Kit',
    node('list', '', {
      children: ['8', '9'].map((at) => node('listitem', '', { children: [node('link', at, { url: '#' })] })),
    }),
  );
  expect(done('switch to class 9A', pages)).toBe('none');
  const head = node('row', '', {
    children: ['Bin', 'Name'].map((name) => node('columnheader', name, { clickable: true })),
  });
  const stock = titled(
    'Stock',
    node('table', '', {
      children: [head, node('row', '', { children: [node('cell', 'A1'), node('cell', 'Bolt')] })],
    }),
  );
  expect(done('Click Delete', stock)).toBe('none');
  expect(
    done(
      'click on the avatar',
      titled(
        'Clinic',
        node('tablist', '', { children: [node('tab', 'Health profile'), node('tab', 'Visits')] }),
      ),
    ),
  ).toBe('none');
});

test('what is named making something makes that, and a popup that is closed is there', () => {
  const kit = titled('Cards', node('link', 'New project', { url: '#' }), node('link', 'Reply', { url: '#' }));
  expect(done('click Add a card', kit)).toBe('none');
  expect(done('start a new topic', kit)).toBe('none');
  expect(done('click the three dots', kit)).toBe('none');
  const panel = titled('Settings', node('button', 'close', { tag: 'button' }));
  expect(done('close the newsletter popup', panel)).toBe('none');
  const clinic = titled('Clinic', node('generic', '', { clickable: true, text: 'Opening times' }));
  expect(done('close the popup', clinic)).toBe('none');
});

test('a picture unfolds the line that it stands in, and no other', () => {
  const line = (...parts: SnapshotNode[]): SnapshotNode =>
    node('treeitem', '', { expanded: false, children: parts });
  const arrow = node('img', '', { tag: 'i', clickable: true, hints: [{ from: 'icon', text: 'jstree' }] });
  const tree = titled(
    'Files',
    node('tree', '', { children: [line(arrow, node('link', 'Contracts', { url: '#' }))] }),
  );
  expect(done('Expand the Contracts folder', tree)).toContain('click');
  const heart = node('img', '', { tag: 'svg', clickable: true, hints: [{ from: 'icon', text: 'heart' }] });
  expect(done('expand Photos', titled('Bills', node('paragraph', '', { children: [heart] })))).toBe('none');
});

test('what is called so by its own words needs no word for what it is', () => {
  const heading = node('heading', 'Week 12', { level: 1 });
  const slot = (name: string) => node('listitem', '', { children: [node('button', name)] });
  const agenda = pageOf(heading, node('list', '', { children: [slot('15:00 Dentist'), slot('16:00 Call')] }));
  expect(did(planned('Open the dentist appointment', agenda))).toContain('15:00 Dentist');
  expect(did(planned('Open the new event form', pageOf(heading, node('button', 'New event'))))).toContain(
    'click',
  );
  const post = (name: string) =>
    node('row', '', {
      children: [
        node('cell', name, { text: name }),
        ...['Edit', 'Quick edit', 'Trash'].map((each) => node('link', each, { url: `#${each}` })),
      ],
    });
  const posts = pageOf(
    heading,
    node('table', 'Posts', { children: [post('Ten soups'), post('Five cakes')] }),
  );
  expect(did(planned('Trash the post "Ten soups"', posts))).toContain('Trash');
});

test('stars that are all drawn full tell nothing of one', () => {
  const mail = (from: string) =>
    node('listitem', '', {
      children: [
        node('generic', '', { text: from }),
        node('generic', '', { text: '★', clickable: true, hints: [{ from: 'title', text: 'star' }] }),
      ],
    });
  const inbox = pageOf(node('list', '', { children: [mail('Trula'), mail('Allis')] }));
  expect(did(planned('Star the email by Allis', inbox))).not.toBe('done');
});

test('an arrow in a line of page numbers leads to the next page, also where each is an item of a list', () => {
  const item = (name: string): SnapshotNode =>
    node('listitem', '', { tag: 'li', children: [node('link', name, { tag: 'a' })] });
  const pager = node('list', '', {
    tag: 'ul',
    children: ['«', '1', '2', '3', '»'].map((name) => item(name)),
  });
  const bills = titled('Bills', pager);
  expect(done('go to the next page', bills)).toBe('click link "»"');
  expect(done('open the previous page', bills)).toBe('click link "«"');
  expect(done('open the login page', bills)).toBe('none');
  expect(done('open the page', bills)).toBe('none');
});
