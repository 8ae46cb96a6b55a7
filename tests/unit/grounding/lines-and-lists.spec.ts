/** The button of the line that is said, of the list that is said. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned } from './snapshot.js';

test('"Assign to me" of the one line', () => {
  const row = (number: string, title: string) =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', number, { tag: 'td' }),
        node('cell', title, { tag: 'td' }),
        node('cell', '', {
          tag: 'td',
          children: [node('button', 'Assign to me', { tag: 'button', ref: `b${title}` })],
        }),
      ],
    });
  const heads = ['No', 'Title', ''].map((name) => node('columnheader', name, { tag: 'th' }));
  const page = pageOf(
    node('heading', 'Tickets', { tag: 'h2', level: 2 }),
    node('table', '', {
      tag: 'table',
      children: [
        node('row', '', { tag: 'tr', children: heads }),
        row('#402', 'Printer jam'),
        row('#403', 'Slow VPN'),
        row('#1402', 'Broken mouse'),
      ],
    }),
  );
  expect(planned('Assign ticket #402 to me', page)).toMatchObject({ steps: [{ ref: 'bPrinter jam' }] });
  expect(did(planned('Assign ticket #404 to me', page))).not.toContain('click');
});

test('Who stands under "Contacts" is deleted from no other list', () => {
  const list = (...names: string[]) =>
    node('list', '', {
      tag: 'ul',
      children: names.map((name) =>
        node('listitem', '', {
          tag: 'li',
          children: [node('text', name), node('button', 'Delete', { tag: 'button' })],
        }),
      ),
    });
  const page = pageOf(
    node('heading', 'Contacts', { tag: 'h2', level: 2 }),
    list('Ben Holt', 'Ann Lee'),
    node('heading', 'Groups', { tag: 'h2', level: 2 }),
    list('Family', 'Work'),
  );
  expect(did(planned('Delete Ben Holt', page))).toBe('click button "Delete"');
  expect(did(planned('Delete Ben Holt from the groups', page))).not.toContain('click');
  expect(did(planned('Delete the group Ann Lee', page))).not.toContain('click');
});
