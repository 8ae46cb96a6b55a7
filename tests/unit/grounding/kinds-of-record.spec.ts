/** Records by the word that the page has for all of them, the sign beside a box that takes its line away, and what is sent by a menu. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { behind, more, rowsWithMenu } from './menus.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const people = rowsWithMenu('Users', ['Emily Wang', 'Diego Reyes']);
const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const mail = (from: string, subject: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [node('link', '', { children: [text(from), text(subject)] }), node('button', 'More', more)],
  });
const mails = node('list', '', {
  children: [mail('Parcel Post', 'Delivery attempt failed'), mail('Travel Desk', 'Your train to Vienna')],
});
const inbox = [node('listitem', 'Inbox', { tag: 'button' }), mails];
const entry = (name: string, user: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['entry'],
    clickable: true,
    children: [node('generic', '', { text: name }), node('generic', '', { text: user })],
  });
const entries = node('generic', '', {
  children: [entry('Northwind Bank', 'alee77'), entry('Work VPN', 'a.lee')],
});
const maker = node('generic', '', { tag: 'div', text: 'New login', clickable: true });
const todo = (name: string, ...signs: string[]): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('generic', '', {
        tag: 'label',
        classes: ['form-check-label'],
        children: [node('checkbox', name, { checked: false }), node('text', name)],
      }),
      ...signs.map((sign) =>
        node('generic', '', { tag: 'i', clickable: true, text: '', hints: [{ from: 'icon', text: sign }] }),
      ),
    ],
  });
const todos = (...signs: string[]): SnapshotNode =>
  node('list', '', {
    tag: 'ul',
    children: ['Pick up kids', 'Print statements'].map((name) => todo(name, ...signs)),
  });

for (const [sentence, page, items, done] of [
  // "Mail" says what lies in an inbox, and no item has to say it once more.
  ['Delete the mail about the failed delivery', inbox, ['Archive', 'Delete'], 'click menuitem "Delete"'],
  ['Delete the mail about the failed delivery', inbox, ['Archive', 'Mark as unread'], 'press Escape'],
  ['Delete the invoice about the failed delivery', inbox, ['Archive', 'Delete'], 'press Escape'],
  ['Delete the mail about the failed delivery', [mails], ['Archive', 'Delete'], 'press Escape'],
  // What is sent is said by the item, and an e-mail is how.
  [
    'Send Emily Wang an email to reset the password',
    people,
    ['Edit', 'Send password reset'],
    'click menuitem "Send password reset"',
  ],
  ['Send Emily Wang an email', people, ['Edit', 'Send password reset'], 'press Escape'],
  ['Send Emily Wang an email to reset the password', people, ['Edit', 'Reset password'], 'press Escape'],
  ['Send Emily Wang an email to change the name', people, ['Edit', 'Send password reset'], 'press Escape'],
] as const)
  it(`${sentence}, among ${items.join(', ')} → ${done}`, () => {
    expect(behind(sentence, page, ...items)[1]).toBe(done);
  });

for (const [sentence, page, done] of [
  // The page makes logins: what it lists are some.
  ['Open the login for Northwind Bank', [maker, entries], 'click element "Northwind Bank alee77"'],
  ['Open the letter for Northwind Bank', [maker, entries], 'none'],
  ['Open the login for Northwind Rail', [maker, entries], 'none'],
  // The sign beside the label takes the line away.
  ['Delete the todo "Pick up kids"', [todos('close circle outline')], 'click element "close circle"'],
  ['Delete the todo "Pick up dogs"', [todos('close circle outline')], 'none'],
] as const)
  it(`${sentence} → ${done}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(done));

it('no other sign takes a line away', () => {
  for (const sign of ['star outline', 'circle outline', 'pencil'])
    expect(did(planned('Delete the todo "Pick up kids"', pageOf(todos(sign))))).not.toMatch(/^click/);
});
