/** Cards and lines that are clicked as a whole and are known by what they say; a part of one name by its class; a form by its drawn title. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const generic = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { text, ...more });
const card = (title: string, rest: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', {
    clickable: true,
    classes: ['card'],
    children: [generic(title), node('text', rest)],
    ...more,
  });
const column = (title: string, ...cards: SnapshotNode[]): SnapshotNode =>
  node('region', title, {
    children: [
      node('heading', title, { level: 2 }),
      node('generic', '', { children: cards }),
      node('button', '+ Add a card'),
    ],
  });
const board = pageOf(
  node('main', '', {
    children: [
      column('Backlog', card('Import guide', 'Low 3 pts'), card('Login redirect', 'High 2 pts')),
      column(
        'Doing',
        card('Tables as CSV', 'Normal 5 pts ⛔ Blocked'),
        card('Search by label', 'High 5 pts'),
      ),
      column('Review', card('Upgrade', 'High 13 pts'), card('Logo', 'Low 1 pts')),
    ],
  }),
);

for (const [sentence, expected] of [
  ['Open the card with 2 pts', /^click element "Login redirect High 2 pts"/],
  ['Click the card with 13 pts', /^click element "Upgrade High 13 pts"/],
  ['Click the card with 1 pts', /^click element "Logo Low 1 pts"/],
  ['Open the card about the import guide', /^click element "Import guide Low 3 pts"/],
  // Two of them say so, one with more around it, and none says 4.
  ['Open the card with 5 pts', /^ambiguous$/],
  ['Click the card with 5 pts', /^ambiguous$/],
  ['Open the card with 4 pts', /^none$/],
] as const)
  it(`${sentence}: ${expected.source}`, () => {
    expect(did(planned(sentence, board))).toMatch(expected);
  });

const folder = (name: string, kind: string, count?: string): SnapshotNode =>
  node('generic', '', {
    clickable: true,
    classes: [kind],
    ...(count === undefined ? { text: name } : { children: [node('text', name), generic(count)] }),
  });
const folders = pageOf(
  node('generic', '', { children: [folder('Inbox', 'folder', '5'), folder('Archive', 'folder', '1')] }),
  node('generic', '', { children: [folder('Archive', 'action'), folder('Mark as read', 'action')] }),
);

for (const [sentence, page, expected] of [
  ['Go to the Archive folder', folders, 'click element "Archive 1"'],
  ['Open the Archive folder', folders, 'click element "Archive 1"'],
  ['Click Archive', folders, 'click element "Archive"'],
] as const)
  it(`${sentence}: ${expected}`, () => {
    expect(did(planned(sentence, page))).toBe(expected);
  });

const sheet = (title: SnapshotNode, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', {
    children: [
      title,
      generic('Discard', { clickable: true }),
      ...['To', 'Subject'].map((name) => node('textbox', name, { tag: 'input', value: '' })),
      node('textbox', 'Your text', { tag: 'textarea', value: '' }),
      generic('Send', { clickable: true }),
    ],
    ...more,
  });
const write =
  'Write a new message to ruth@x.test with the subject Invitation and the text "See you", then send it';

for (const [why, page, isFilled] of [
  ['a bold text', sheet(node('text', 'New message'), { marks: [{ text: 'New message', bold: true }] }), true],
  ['an element that is bold', sheet(generic('New message', { tag: 'strong' })), true],
  [
    'an element that is a title by its class',
    sheet(generic('New message', { classes: ['sheet-title'] })),
    true,
  ],
  ['a title of something else', sheet(generic('New customer', { tag: 'strong' })), false],
  ['a text that is no title', sheet(node('text', 'New message')), false],
] as const)
  it(`a form without a heading is ${isFilled ? '' : 'not '}known by ${why}`, () => {
    const told = did(planned(write, pageOf(page)));
    expect(told.startsWith('fill textbox "To" with "ruth@x.test"')).toBe(isFilled);
  });
