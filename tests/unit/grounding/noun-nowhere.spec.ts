/** Nouns for what things are that the page says nowhere, and what takes away though nobody spoke of that: sentences for another page. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const titled = (title: string, ...parts: SnapshotNode[]) =>
  pageOf(node('heading', title, { level: 1 }), ...parts);
const row = (name: string, price: string): SnapshotNode =>
  node('listitem', '', {
    children: [
      node('link', name, { url: `/p/${name}` }),
      node('generic', '', { text: price }),
      button('Delete'),
    ],
  });
const lamps = titled(
  'Lamps',
  node('list', '', { children: [row('Orb', '€30'), row('Globe', '€12'), row('Beam', '€20')] }),
);

test('what is counted or compared has to be of a kind that the page has', () => {
  expect(did(planned('Delete the last comment', lamps))).toBe('none');
  expect(did(planned('Delete the last lamp', lamps))).toBe('click button "Delete"');
  expect(did(planned('Choose the cheapest flight', lamps))).toBe('none');
  expect(did(planned('Open the cheapest lamp', lamps))).toBe('click link "Globe"');
});

test('a page that nothing gives a title may be of anything', () => {
  const bare = pageOf(node('list', '', { children: [row('Orb', '€30'), row('Globe', '€12')] }));
  expect(did(planned('Delete the last comment', bare))).toBe('click button "Delete"');
});

test('a word out of a longer name is not what the noun says', () => {
  const event = (name: string): SnapshotNode => node('listitem', '', { children: [button(name)] });
  const week = titled(
    'This week',
    node('list', '', { children: [event('Design review'), event('Stand-up'), event('Lunch with Kim')] }),
  );
  expect(did(planned('Open the design channel', week))).toBe('none');
  expect(did(planned('Open the design review', week))).toBe('click button "Design review"');
});

test('what only removes is used by nobody who does not speak of that', () => {
  const tag = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('generic', '', { text: name }), button(`Remove tag ${name}`)] });
  const tags = titled('Article', node('list', '', { children: [tag('news'), tag('sport')] }));
  expect(did(planned('Start a new topic', tags))).toBe('none');
  expect(did(planned('Remove the tag news', tags))).toBe('click button "Remove tag news"');
});

test('what a field hides is not shown by a click into it', () => {
  const login = titled('Sign in', node('textbox', 'Password', { tag: 'input' }));
  expect(did(planned('Show the password', login))).toBe('none');
});

test('a folder that is called like a deed does it to nothing', () => {
  const folder = (name: string): SnapshotNode => node('link', name, { url: '#' });
  const mail = (from: string, about: string): SnapshotNode =>
    node('listitem', '', {
      clickable: true,
      children: [node('generic', '', { text: from }), node('generic', '', { text: about })],
    });
  const box = titled(
    'Mail',
    node('generic', '', { children: ['Inbox 3', 'Sent', 'Archive', 'Trash 1'].map(folder) }),
    node('list', '', { children: [mail('Tom', 'Lunch'), mail('Ada', 'Minutes')] }),
  );
  expect(did(planned("Archive Tom's mail", box))).not.toContain('Archive');
  expect(did(planned('Open the Archive', box))).toBe('click link "Archive"');
});

test('a badge beside a name in a cell makes that cell no record of its own', () => {
  const cell = (...children: SnapshotNode[]): SnapshotNode =>
    node('cell', '', { children: [node('generic', '', { classes: ['cell'], children })] });
  const text = (shown: string): SnapshotNode => node('generic', '', { text: shown });
  const people = titled(
    'Contacts',
    node('table', '', {
      children: [
        node('row', '', { children: [cell(text('Peter Okoye'), text('VIP')), cell(button('Edit'))] }),
        node('row', '', { children: [cell(text('Peter Hollis')), cell(button('Edit'))] }),
      ],
    }),
  );
  expect(did(planned('Edit the contact Peter', people))).not.toContain('click');
});

test('a field with a name of its own is not called by what stands around it', () => {
  const basket = titled(
    'Menu',
    node('complementary', '', {
      children: [
        node('heading', 'Your basket', { level: 2 }),
        node('textbox', 'Voucher', { tag: 'input' }),
        button('Apply'),
      ],
    }),
  );
  expect(did(planned('Put two portions of garlic bread in the basket', basket))).toBe('none');
  expect(did(planned('Enter SPRING as the voucher', basket))).toBe('fill textbox "Voucher" with "SPRING"');
});

test('a click on a whole card does nothing that one of its signs would do', () => {
  const card = (name: string): SnapshotNode =>
    node('button', `${name} 4 MB Star`, {
      children: [
        node('generic', '', { text: name }),
        node('generic', '', { text: '4 MB' }),
        node('generic', 'Star', { hidden: 'transparent' }),
      ],
    });
  const files = titled('Files', card('team.jpg'), card('plan.pdf'));
  expect(did(planned('Star team.jpg', files))).not.toContain('click button');
  expect(did(planned('Open team.jpg', files))).toBe('click button "team.jpg 4 MB Star"');
});

test('what is taken out of the bag lies in it', () => {
  const cardIn = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('heading', name, { level: 3 }), button('Delete')] });
  const shop = titled('Phones', node('list', '', { children: [cardIn('Galaxy S9'), cardIn('Pixel 4')] }));
  const bag = titled(
    'Phones',
    node('complementary', '', {
      children: [
        node('heading', 'Bag', { level: 2 }),
        node('list', '', { children: [cardIn('Galaxy S9'), cardIn('Pixel 4')] }),
      ],
    }),
  );
  expect(did(planned('Delete the Galaxy S9 from the bag', shop))).toBe('none');
  expect(did(planned('Delete the Galaxy S9 from the bag', bag))).toBe('click button "Delete"');
});

test('a comment is not sent by the "Save" above its field', () => {
  const video = titled(
    'Turntable',
    node('generic', '', { text: '☰ Save', clickable: true }),
    node('textbox', 'Add a comment...', { tag: 'input' }),
    button('Comment'),
  );
  expect(did(planned('Fill in the comment with "Great repair!" and send it', video))).not.toContain('Save');
  expect(did(planned('Post the comment "Great repair!"', video))).not.toContain('Save');
});
