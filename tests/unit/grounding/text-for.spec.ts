/** A text that is left for somebody: the field whose label says what it is and whom it is for takes it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const area = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'textarea', ...more });
const text = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const box = (name: string): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked: false });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });

const order = (name: string): SnapshotNode[] => [
  form(text('Number of shirts'), box('Ironing'), area(name), button('Order')),
];

it('what is left for somebody goes into the field that is called so, and sends nothing off', () => {
  for (const said of [
    'Leave a memo for the baker: no seeds please',
    'Leave a memo for the baker saying "no seeds please"',
    'Leave the baker a memo: no seeds please',
    'Leave the baker the memo "no seeds please"',
    'Write a memo for the baker: "no seeds please"',
    'Tell the baker "no seeds please"',
    'Tell the baker: no seeds please',
  ])
    expect(did(planned(said, pageOf(...order('Memo for the baker')))), said).toBe(
      'fill textbox "Memo for the baker" with "no seeds please"',
    );
});

it('a text for somebody else, or of another kind, goes nowhere', () => {
  for (const said of [
    'Leave a memo for the driver: no seeds please',
    'Tell the driver "no seeds please"',
    'Leave an invoice for the baker: no seeds please',
  ])
    expect(did(planned(said, pageOf(...order('Memo for the baker')))), said).toBe('none');
  const two = form(area('Memo for the baker'), area('Memo for the baker'), button('Order'));
  expect(did(planned('Tell the baker "no seeds please"', pageOf(two)))).not.toContain('fill');
});

it('a field that is all of its form is sent off with what is left in it', () => {
  const page = pageOf(form(area('Message to the team'), button('Send message')));
  const said = 'Leave a message to the team: "Well done"';
  const first = planned(said, page);
  const next = planned(said, page, first.kind === 'found' ? first.next : undefined);
  expect(`${did(first)}; ${did(next)}`).toBe(
    'fill textbox "Message to the team" with "Well done"; click button "Send message"',
  );
});

it('what is sent is not only typed where the field stands among others', () => {
  const said = 'Send the baker the message "No seeds"';
  const page = pageOf(
    node('generic', '', { children: [box('Open today'), text('Search loaves')] }),
    node('generic', '', { children: [text('Message to the baker')] }),
    button('Send message'),
  );
  expect(stepsInAll(said, page).join('; ')).toBe(
    'fill textbox "Message to the baker" with "No seeds"; click button "Send message"',
  );
  // Nothing there sends it.
  const unsent = pageOf(form(text('Name'), text('Message to the baker'), button('Order')));
  expect(stepsInAll(said, unsent)).toContain('none');
});

it('a comment that is written is left where its field is the only one', () => {
  const page = (...more: SnapshotNode[]): ReturnType<typeof pageOf> =>
    pageOf(form(...more, area('Share your thoughts'), button('Comment')));
  expect(did(planned('Write the comment "Lovely place"', page()))).toBe(
    'fill textbox "Share your thoughts" with "Lovely place"',
  );
  expect(did(planned('Write the comment "Lovely place"', page(area('Your address'))))).toBe('none');
});
