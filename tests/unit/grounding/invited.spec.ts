/** Somebody new goes into the field for a name that has the button of the verb beside it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const crew = (label: string, button: string): Snapshot => {
  const member = (name: string): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      children: [node('generic', '', { text: name }), node('button', 'Remind', { tag: 'button' })],
    });
  return pageOf(
    node('heading', 'Choir evening'),
    node('list', '', { tag: 'ul', children: ['Ravna', 'Ottar'].map(member) }),
    node('paragraph', '', {
      children: [
        node('textbox', label, { tag: 'input', inputType: 'text', value: '' }),
        node('button', button, { tag: 'button' }),
      ],
    }),
  );
};

for (const [sentence, page, expected] of [
  [
    'Invite Sunniva',
    crew('Name of the singer', 'Invite'),
    'fill textbox "Name of the singer" with "Sunniva"; click button "Invite"',
  ],
  [
    'Invite Sunniva Moe',
    crew('Name', 'Invite'),
    'fill textbox "Name" with "Sunniva Moe"; click button "Invite"',
  ],
  // Who is there already, what is no name, a field for something else, a button for something else.
  ['Invite Ottar', crew('Name', 'Invite'), 'none'],
  ['Invite the neighbours', crew('Name', 'Invite'), 'none'],
  ['Invite Sunniva', crew('Message', 'Invite'), 'none'],
  ['Invite Sunniva', crew('Name', 'Search'), 'none'],
  ['Remind Sunniva', crew('Name', 'Invite'), 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
