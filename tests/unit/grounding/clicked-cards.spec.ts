/** Cards that are clicked themselves show their details by that, and a custom element is one opener with the button that it draws. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string, tag = 'div'): SnapshotNode => node('generic', '', { tag, text: said });
const card = (title: string, place: string): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    clickable: true,
    children: [
      node('heading', title, { tag: 'h3', level: 3 }),
      text(place),
      node('button', 'Save', { tag: 'button' }),
    ],
  });
const board = (...more: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('generic', '', {
      tag: 'div',
      children: [card('Ferry Pilot', 'Bergen'), card('Net Maker', 'Lerwick')],
    }),
    node('generic', '', { tag: 'div', text: 'Choose a job to see its details here.', clickable: true }),
    ...more,
  );

for (const [said, page, expected] of [
  ['View the details of the Net Maker position', board(), 'click article ""'],
  ['View the details of the Net Maker job', board(), 'click article ""'],
  // None of that name, and one that has a control for its details.
  ['View the details of the Rope Maker position', board(), 'none'],
  ['View the details of the Net Maker job', board(node('button', 'Details', { tag: 'button' })), 'none'],
] as const)
  it(`${said}: ${expected}`, () => {
    expect(did(planned(said, page)).replace(/ "[^"]*Net Maker[^"]*"/, ' ""')).toBe(expected);
  });

const drawn = (name: string): SnapshotNode =>
  node('generic', name, {
    tag: 'sl-button',
    clickable: true,
    children: [node('button', name, { tag: 'button' })],
  });

it('a custom element and its button open one form', () => {
  const sentence = 'Create a ticket with the subject "Printer" and the priority High';
  expect(did(planned(sentence, pageOf(drawn('New ticket'))))).toBe('click button "New ticket"');
});

it('of two openers none is taken', () => {
  const sentence = 'Create a ticket with the subject "Printer" and the priority High';
  expect(did(planned(sentence, pageOf(drawn('New ticket'), drawn('New ticket'))))).not.toContain('click');
});
