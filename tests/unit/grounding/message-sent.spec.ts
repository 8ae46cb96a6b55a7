/** A message is sent by the one form that takes one, whatever its button is called. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: '' });

const contact = (...names: readonly string[]): Snapshot =>
  pageOf(
    node('navigation', '', { children: [node('link', 'Rooms')] }),
    node('form', '', { tag: 'form', children: [...names.map(field), node('button', 'Submit')] }),
  );

for (const [sentence, page, steps] of [
  [
    'Send a contact message: name Elsie Grant, email elsie@mail.test, message "Are dogs welcome?"',
    contact('Name', 'Email', 'Message'),
    'fill textbox "Name" with "Elsie Grant", fill textbox "Email" with "elsie@mail.test", fill textbox "Message" with "Are dogs welcome?", click button "Submit"',
  ],
  [
    'Contact us with the name Elsie and the message "Are dogs welcome?"',
    contact('Name', 'Email', 'Message'),
    'fill textbox "Name" with "Elsie", fill textbox "Message" with "Are dogs welcome?", click button "Submit"',
  ],
  [
    'Send a message: name Elsie Grant, email elsie@mail.test',
    contact('Name', 'Email', 'Delivery address'),
    'none',
  ],
] as const)
  it(`${sentence}: ${steps}`, () => expect(stepsInAll(sentence, page).join(', ')).toBe(steps));
