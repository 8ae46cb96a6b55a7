/** What says a part of what is asked for, and is something else: a mail for a folder, a tag with a longer name, a number in a name, the field of a form. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, onPages, pageOf, planned, stepsInAll } from './snapshot.js';

const text = (said: string): SnapshotNode => node('generic', '', { text: said });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });

test('a line of several texts is no folder because one of them says its name', () => {
  const mail = (from: string, subject: string): SnapshotNode =>
    node('generic', '', { clickable: true, children: [text(from), text(subject), text('24 Nov')] });
  const page = pageOf(
    node('generic', '', { children: [mail('Ann Doyle', 'Sheet music'), mail('Ben Ito', 'Old photos')] }),
  );
  expect(did(planned('Open the Music folder', page))).toBe('none');
  expect(did(planned('Expand the Music folder', page))).toBe('none');
  expect(did(planned('Open the mail "Sheet music"', page))).not.toBe('none');
});

test('a plain box that is called so may be a folder', () => {
  const folder = (name: string): SnapshotNode =>
    node('generic', '', { clickable: true, children: [text('📁'), text(name)] });
  const page = pageOf(node('generic', '', { children: [folder('Music'), folder('Pictures')] }));
  expect(did(planned('Open the Music folder', page))).toContain('click');
});

test('a quoted word is not the beginning of a longer one that a hyphen joins', () => {
  const tag = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('text', name), button(`Remove tag ${name}`)] });
  const tags = (...names: string[]): ReturnType<typeof pageOf> =>
    pageOf(node('list', 'Tags', { children: names.map(tag) }));
  expect(did(planned('Remove the tag "draft"', tags('river', 'draft-notes')))).toBe('none');
  expect(did(planned('Remove the tag "draft"', tags('draft', 'draft-notes')))).toBe(
    'click button "Remove tag draft"',
  );
});

test('page 2 is no name with a 2 in it', () => {
  const page = pageOf(button('DiskFull on db-1'), button('DiskFull on db-2'));
  expect(did(planned('Go to page 2 of the list', page))).toBe('none');
  expect(did(planned('Go to page 2', pageOf(button('1'), button('2'), button('3'))))).toBe(
    'click button "2"',
  );
});

test('what a form reports narrows no list', () => {
  const reason = node('combobox', 'Reason', { options: ['Please choose', 'Illness', 'Doctor or dentist'] });
  const form = (name: string): ReturnType<typeof pageOf> =>
    pageOf(node('generic', '', { tag: 'form', children: [reason, button(name)] }));
  expect(did(planned('Show only the dentists', form('Report absence')))).toBe('none');
  expect(did(planned('Show only the dentists', form('Apply')))).toContain('select combobox "Reason"');
});

test('a field that says that it filters narrows the list, whatever it stands beside', () => {
  const board = pageOf(
    node('generic', '', {
      children: [
        node('textbox', 'Quick filter', { tag: 'input' }),
        node('textbox', 'New card', { tag: 'input' }),
        node('button', 'Add', { tag: 'button' }),
      ],
    }),
  );
  expect(did(planned('Filter the cards by "login"', board))).toBe('fill textbox "Quick filter" with "login"');
});

test('"order two" is not done by the number alone', () => {
  const line = (name: string, count: string): SnapshotNode =>
    node('generic', '', { children: [text(name), button('Less'), text(count), button('More')] });
  const page = (adults: string): ReturnType<typeof pageOf> =>
    pageOf(
      node('heading', 'Tickets', { level: 2 }),
      node('generic', '', { children: [line('Adult', adults), line('Student', '0')] }),
      button('Buy tickets'),
    );
  const steps = onPages('Order two adult tickets', [page('0'), page('1'), page('2'), page('2')]);
  expect(steps.at(-1)).toBe('click button "Buy tickets"');
});

test('a noun that nothing says is no name that begins with something else', () => {
  const threads = pageOf(button('Can I join late?'), button('Where is the hall?'));
  expect(did(planned('Choose the late shift', threads))).toBe('none');
  const kinds = ['All', 'Images', 'Maps'].map((name) => node('tab', name, { selected: name === 'All' }));
  const results = pageOf(node('tablist', '', { children: kinds }), node('heading', 'Results', { level: 2 }));
  expect(did(planned('Switch to the image results', results))).toBe('click tab "Images"');
  const post = pageOf(button('Set featured image'), button('Publish'));
  expect(did(planned('Switch to the image results', post))).toBe('none');
});

test('deleting the e-mail of somebody deletes nobody, where a column says the address', () => {
  const row = (name: string, mail: string): SnapshotNode =>
    node('row', '', {
      children: [node('cell', name), node('cell', mail), node('cell', '', { children: [button('Delete')] })],
    });
  const table = (...titles: string[]): ReturnType<typeof pageOf> =>
    pageOf(
      node('table', '', {
        children: [
          node('row', '', { children: titles.map((title) => node('columnheader', title)) }),
          row('Emil Bauer', 'emil@a.example'),
          row('Ann Lee', 'ann@a.example'),
        ],
      }),
    );
  expect(did(planned('Delete the email from Emil', table('Name', 'E-mail', '')))).toBe('none');
  expect(did(planned('Delete the user Emil Bauer', table('Name', 'E-mail', '')))).toContain('click');
});

test('"my list" names no field for tags', () => {
  const tag = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('text', name), button(`Remove tag ${name}`)] });
  const page = pageOf(
    node('generic', '', {
      children: [
        node('list', 'Tags', { children: ['river', 'autumn'].map(tag) }),
        node('textbox', 'Add a tag, press Enter', { tag: 'input', placeholder: 'Add a tag, press Enter' }),
      ],
    }),
  );
  expect(did(planned('Add The Cartographer to my list', page))).toBe('none');
  expect(did(planned('Add the tag peat', page))).toContain('fill textbox');
});

test('where a thing lies is not that thing', () => {
  const leaf = (name: string): SnapshotNode =>
    node('treeitem', name, { children: [node('generic', '', { text: name, clickable: true })] });
  const page = pageOf(
    node('tree', 'Files', {
      children: [
        node('treeitem', '▾ Budget', {
          expanded: true,
          children: [
            node('generic', '', { text: 'Budget', clickable: true }),
            node('group', '', { children: [leaf('plan.xlsx'), leaf('receipts.zip')] }),
          ],
        }),
        leaf('rules.txt'),
      ],
    }),
    button('Delete'),
  );
  expect(did(planned('Click receipts.zip from the Budget folder', page))).not.toContain('Budget');
  expect(did(planned('Click Budget', page))).toContain('Budget');
});

test('a box that says the verb itself is the deed, and nothing is sent off for it', () => {
  const form = pageOf(
    node('generic', '', {
      tag: 'form',
      children: [
        node('checkbox', 'Rent a towel', { checked: false }),
        node('switch', 'Quiet room', { checked: true }),
        button('Book'),
      ],
    }),
  );
  expect(stepsInAll('Rent a towel and turn the quiet room off', form)).not.toContain('click button "Book"');
});
