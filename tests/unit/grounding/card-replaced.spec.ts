/** A payment card that takes the place of another: its number, its last month and its code, in the form that comes up for it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const line = (): SnapshotNode =>
  node('list', '', {
    children: [
      node('listitem', '', { children: [node('text', 'Card ending in 4242'), node('link', 'Replace')] }),
      node('listitem', '', { children: [node('text', 'Fax inbox'), node('link', 'Remove')] }),
    ],
  });
const dialog = (...fields: string[]): SnapshotNode =>
  node('dialog', '', {
    children: [
      ...fields.map((name) => text(name)),
      button('Cancel'),
      node('button', 'Save card', { tag: 'button', inputType: 'submit' }),
    ],
  });

/** All that is done, where a dialog comes up with the first step. */
function inAll(instruction: string, ...fields: string[]): string {
  const page = line();
  const before = pageOf(page);
  const after = pageOf(page, dialog(...fields));
  let answer = planned(instruction, before);
  const all = [did(answer)];
  for (let first = true; answer.kind === 'found' && answer.next !== undefined; first = false) {
    answer = planned(instruction, after, answer.next, first ? before : undefined);
    all.push(did(answer));
  }
  return all.join('; ');
}

it('each part of the card goes into its own field, and the form is sent off', () => {
  for (const said of [
    'Replace the payment card with 5105 1051 0510 5100, expiring 04/31, security code 219',
    'Replace the card with 5105 1051 0510 5100, expiry date 04/31 and CVC 219',
    'Change the payment card to 5105 1051 0510 5100, expiring 04/31, CVV 219',
  ])
    for (const names of [
      ['Card number', 'MM / YY', 'CVC'],
      ['Card number', 'Expiry date', 'Security code'],
    ])
      expect(inAll(said, ...names), said).toBe(
        `click link "Replace"; fill textbox "${names[0]}" with "5105 1051 0510 5100"; ` +
          `fill textbox "${names[1]}" with "04/31"; fill textbox "${names[2]}" with "219"; click button "Save card"`,
      );
});

it('what the form does not ask for, or what is on no card, leaves it as it was', () => {
  const said = 'Replace the payment card with 5105 1051 0510 5100, expiring 04/31, security code 219';
  expect(inAll(said, 'Card number', 'MM / YY')).not.toContain('fill');
  expect(inAll(said, 'Card number', 'Name on card', 'CVC')).not.toContain('fill');
  expect(inAll(said.replace('security code', 'batch'), 'Card number', 'MM / YY', 'CVC')).not.toContain(
    'fill',
  );
  expect(inAll('Replace the business card with 5105, expiring 04/31', 'Card number', 'MM / YY')).toBe('none');
});
