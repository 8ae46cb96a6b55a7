/** What is done with a mail, however it is said: it is opened, and forwarded or answered there. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { withMail } from '../../../src/grounding/built-in/language/mail-sentence.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

for (const [said, meant] of [
  ["Find Nora's email and send it to Bo.", 'forward the email from Nora to Bo'],
  ['Will you find the email from Nora and forward it to Bo?', 'forward the email from Nora to Bo'],
  ['Find the email by Nora and forward that email to Bo', 'forward the email from Nora to Bo'],
  ["Please send Bo Nora's last e-mail", 'forward the email from Nora to Bo'],
  ['Forward to Bo the message that Nora sent me', 'forward the message from Nora to Bo'],
  ['Send to Bo the email you got from Nora', 'forward the email from Nora to Bo'],
  ['Navigate to the message from Nora and send it to Bo', 'forward the message from Nora to Bo'],
  ["Nora's email should be forwarded to Bo", 'forward the email from Nora to Bo'],
  ['Find the email from Nora, then reply saying "Ok"', 'reply to the email from Nora with "Ok"'],
  ['Reply "Ok" to the latest email from Nora', 'reply to the email from Nora with "Ok"'],
  ['Please reply to Nora by saying "Ok"', 'reply to Nora with "Ok"'],
  ["Get rid of Nora's email", 'delete the email from Nora'],
  ['The email from Nora needs to be marked important', 'star the email from Nora'],
  // More is said than that, or something else.
  ['Forward the email from Nora about the trip to Bo', 'Forward the email from Nora about the trip to Bo'],
  ["Find Nora's email from yesterday and delete it", "Find Nora's email from yesterday and delete it"],
  ['Delete the last email from Nora', 'Delete the last email from Nora'],
  ["Change Nora's email to nora@x.test", "Change Nora's email to nora@x.test"],
  ['Send Nora an email saying "Ok"', 'Send Nora an email saying "Ok"'],
] as const)
  it(said, () => expect(withMail(said, (word) => word === 'star')).toBe(meant));

it('what says important is no star', () =>
  expect(withMail("Mark Nora's email important", () => true)).toBe('mark the email from Nora as important'));

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'div', text: said });
const sign = (name: string, id = ''): SnapshotNode =>
  node('generic', '', {
    tag: 'span',
    clickable: true,
    ...(id !== '' && { id }),
    hints: [{ from: 'icon', text: name }],
  });
const line = (from: string, about: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    clickable: true,
    classes: ['thread'],
    children: [text(from), text(about), sign('delete'), sign('star')],
  });
const list = (...lines: SnapshotNode[]): Snapshot =>
  pageOf(node('generic', '', { tag: 'div', children: lines }));
const inbox = list(line('Nora', 'Lyon'), line('Karin', 'Budget'), line('Ola', 'Boats'));

/** Both words lie in one box that can be clicked. */
const opened = pageOf(
  node('generic', '', { tag: 'div', children: [sign('left arrow', 'close-mail'), text('Karin to me')] }),
  node('paragraph', '', { tag: 'p', text: 'Please check the budget' }),
  node('generic', '', {
    tag: 'div',
    clickable: true,
    children: ['Reply', 'Forward'].map((deed) => node('generic', '', { tag: 'span', text: deed })),
  }),
);
const written = (way: string, field: SnapshotNode): Snapshot =>
  pageOf(
    node('generic', '', {
      tag: 'div',
      children: [sign('left arrow', `close-${way}`), sign('send', `send-${way}`), field],
    }),
  );
const area = node('textbox', '', { tag: 'textarea', value: '' });
const whom = node('textbox', 'to', { tag: 'input', inputType: 'text', value: '' });

for (const sentence of [
  'Find the email by Karin and reply to them with the text "Done."',
  'Reply to the email from Karin with "Done."',
])
  it(sentence, () =>
    expect(inTurn(sentence, [inbox, opened, written('reply', area)]).slice(1)).toEqual([
      'click element "Reply"',
      'fill textbox with "Done."; click element "send"',
    ]),
  );

it('Find the email by Karin and forward that email to Ola', () =>
  expect(
    inTurn('Find the email by Karin and forward that email to Ola', [
      inbox,
      opened,
      written('forward', whom),
    ]).slice(1),
  ).toEqual(['click element "Forward"', 'fill textbox "to" with "Ola"']));

const twice = list(line('Nora', 'Lyon'), line('Karin', 'Budget'), line('Karin', 'Boats'));

for (const sentence of [
  'Find the email by Karin and forward it to Ola',
  'Find the email by Karin and reply to them with the text "Done."',
  'Reply to the email from Karin with "Done."',
])
  it(`${sentence}, of two`, () => expect(inTurn(sentence, [twice, opened])[0]).toMatch(/none|ambiguous/));
