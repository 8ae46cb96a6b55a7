/** A deed that takes a remark with it: it goes into what comes up for the deed, and is sent off there. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const records = (names: readonly string[], ...deeds: readonly string[]): SnapshotNode =>
  node('list', '', {
    children: names.map((name) =>
      node('listitem', '', {
        children: [node('text', name), ...deeds.map((deed) => node('button', deed))],
      }),
    ),
  });
const area = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'textarea', value: '', ...more });
const line = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const choice = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options, value: '' });
const asking = (field: readonly SnapshotNode[], ...buttons: readonly string[]): SnapshotNode =>
  node('dialog', '', { children: [...field, ...buttons.map((name) => node('button', name))] });

const leave = records(['Tom Rey', 'Ines Okafor'], 'Approve', 'Decline');
const orders = records(['Blue mug', 'Red lamp'], 'Track', 'Cancel');
const tickets = records(['Printer jam', 'No sound'], 'Assign', 'Close');
const decline = asking([area('Reason')], 'Decline request', 'Back');

/** The steps of the whole sentence while what it brings up stays there. */
function told(sentence: string, page: SnapshotNode, up: SnapshotNode): string[] {
  const now = pageOf(page, up);
  return inTurn(sentence, [pageOf(page), now, now, now]);
}

for (const [sentence, page, up, ...then] of [
  [
    'Decline the request of Ines Okafor with the reason "Release week"',
    leave,
    decline,
    'fill textbox "Reason" with "Release week"',
    'click button "Decline request"',
  ],
  [
    'Decline the request of Ines Okafor and give "Release week" as the reason',
    leave,
    decline,
    'fill textbox "Reason" with "Release week"',
    'click button "Decline request"',
  ],
  [
    'Cancel the order for the red lamp with the reason Damaged',
    orders,
    asking([choice('Reason', 'Too late', 'Damaged')], 'Cancel order', 'Keep order'),
    'select combobox "Reason" with "Damaged"',
    'click button "Cancel order"',
  ],
  [
    'Close the ticket "No sound" with the comment "Fixed by reboot"',
    tickets,
    asking([line('Comment (optional)'), node('checkbox', 'Notify')], 'Confirm', 'Cancel'),
    'fill textbox "Comment (optional)" with "Fixed by reboot"',
    'click button "Confirm"',
  ],
  // What it is called by is another word, and the only text that it takes.
  [
    'Decline the request of Tom Rey with the comment "Too short"',
    leave,
    asking([area('Why?')], 'Back', 'Decline'),
    'fill textbox "Why?" with "Too short"',
    'click button "Decline"',
  ],
  // Two texts, of which neither is called so; a way out and no way on.
  [
    'Decline the request of Tom Rey with the comment "Too short"',
    leave,
    asking([area('Why?'), line('Copy to')], 'Back', 'Decline'),
    'none',
  ],
  [
    'Cancel the order for the red lamp with the reason "Too late"',
    orders,
    asking([area('Reason')], 'Cancel', 'Back'),
    'none',
  ],
] as const) {
  it(`${sentence}, asked for ${up.children.map(({ name }) => name).join(', ')}`, () => {
    expect(told(sentence, page, up).slice(1, 1 + then.length)).toEqual(then);
  });
}

test('a text that the page shows tells the record, and is not written', () => {
  const posts = records(['Hello world', 'Too long'], 'Archive', 'Delete');
  expect(did(planned('Delete the post with the comment "Too long"', pageOf(posts)))).not.toContain('fill');
  const gone = planned('Delete the post with the title "Other"', pageOf(posts));
  expect(did(gone)).toBe('none');
});

/** What comes of the deed alone, once a dialog came up for it. */
function after(sentence: string, page: SnapshotNode, up: SnapshotNode): string {
  const [before, now] = [pageOf(page), pageOf(page, up)];
  const first = planned(sentence, before);
  if (first.kind !== 'found' || first.proof === undefined) return did(first);
  return did(planned(sentence, now, first.proof, before));
}

for (const [sentence, page, up, then] of [
  ['Decline the request of Ines Okafor', leave, decline, 'click button "Decline request"'],
  [
    'Cancel the order for the red lamp',
    orders,
    asking([area('Reason')], 'Cancel order', 'Keep order'),
    'click button "Cancel order"',
  ],
  // What it takes has to be given, or is chosen.
  [
    'Decline the request of Ines Okafor',
    leave,
    asking([area('Reason', { required: true })], 'Back', 'Decline'),
    'none',
  ],
  [
    'Cancel the order for the red lamp',
    orders,
    asking([choice('Reason', 'Too late', 'Damaged')], 'Cancel order', 'Keep order'),
    'none',
  ],
  ['Decline the request of Ines Okafor', leave, node('status', '', { text: 'Declined' }), 'done'],
] as const) {
  it(`${sentence}, and then there is ${up.children.map(({ name }) => name).join(', ')}: ${then}`, () => {
    expect(after(sentence, page, up)).toBe(then);
  });
}

// "Cancel" is the way out of any question, and beside it the deed says what is cancelled.
for (const [yes, no] of [
  ['Cancel order', 'Keep'],
  ['Cancel order', 'Cancel'],
  ['Cancel order', 'Close'],
  ['Confirm cancellation', 'Cancel'],
] as const) {
  it(`a cancellation is confirmed by "${yes}" beside "${no}"`, () => {
    const up = asking([area('Reason')], yes, no);
    expect(told('Cancel the order for the red lamp and confirm', orders, up).slice(0, 2)).toEqual([
      'click button "Cancel"',
      `click button "${yes}"`,
    ]);
  });
}
