/** What a line opens is only read there: the one button that edits it brings up the field. And a deed that is said by what comes of it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const contact = (...said: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['row'],
    clickable: true,
    children: said.map((each) => text(each)),
  });

const list = pageOf(
  node('heading', 'Contacts', { level: 1 }),
  node('generic', '', { tag: 'div', children: [contact('Ana Ruiz', 'Sales'), contact('Ben Holt', 'IT')] }),
);
const card = (name: string, ...buttons: string[]): Snapshot =>
  pageOf(
    node('heading', name, { level: 2 }),
    text('Phone: 555 0101'),
    ...buttons.map((each) => node('button', each, { tag: 'button' })),
  );
const form = (...fields: string[]): Snapshot =>
  pageOf(
    ...fields.map((each) => node('textbox', each, { tag: 'input' })),
    node('button', 'Save', { tag: 'button' }),
  );

const sentence = 'Change the phone number of Ana Ruiz to 555 0199';
for (const [title, pages, done] of [
  [
    'the field is filled in and saved',
    [list, card('Ana Ruiz', 'Edit', 'Delete'), form('Name', 'Phone')],
    ['click element "Ana Ruiz"', 'click button "Edit"', 'fill textbox "Phone" with "555 0199"'],
  ],
  [
    'of two, none is used',
    [list, card('Ana Ruiz', 'Edit address', 'Edit phones')],
    ['click element "Ana Ruiz"', 'none'],
  ],
  ['another contact came up', [list, card('Ben Holt', 'Edit')], ['click element "Ana Ruiz"', 'none']],
  [
    'there is no such field',
    [list, card('Ana Ruiz', 'Edit'), form('Name', 'Email')],
    ['click element "Ana Ruiz"', 'click button "Edit"', 'none'],
  ],
] as const)
  it(title, () => expect(inTurn(sentence, pages).slice(0, done.length)).toEqual(done));

const mail = (who: string, about: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['mail'],
    clickable: true,
    children: [text(who), text(about), node('button', 'Star'), node('button', 'Archive')],
  });
const folders = node('navigation', '', { children: [node('link', 'Inbox'), node('link', 'Archive')] });
const inbox = (...mails: SnapshotNode[]): Snapshot =>
  pageOf(folders, node('generic', '', { tag: 'div', children: mails }));
const mails = inbox(
  mail('Nora Lind', 'Dinner'),
  mail('Weekly Newsletter', 'News'),
  mail('Odd Hansen', 'Nora'),
);

for (const [said, done] of [
  ['Move the newsletter to the archive', 'click button "Archive"'],
  ["Put Odd's mail in the archive", 'click button "Archive"'],
  ['Add a star to the mail from Odd', 'click button "Star"'],
  ['Add a star to the mail from Peter', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, mails))).toBe(done));

it('what can be dragged is dragged, and where nothing is archived, nothing is', () => {
  const dragged = { ...mail('Weekly Newsletter', 'News'), draggable: true };
  expect(
    did(planned('Move the newsletter to the archive', inbox(mail('Nora', 'Dinner'), dragged))),
  ).not.toContain('button');
});
