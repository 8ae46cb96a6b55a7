/** "Pay with PayPal" chooses the way to pay and pays, or does nothing: to choose it alone pays nothing, to pay alone pays another way. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const ways = (...checked: boolean[]): SnapshotNode[] =>
  ['Card', 'PayPal', 'Invoice'].map((name, at) =>
    node('radio', name, { tag: 'input', inputType: 'radio', checked: checked[at] ?? false }),
  );
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });

const lines: readonly (readonly [sentence: string, page: readonly SnapshotNode[], steps: string])[] = [
  ['Pay with PayPal', [form(...ways(), button('Pay now'))], 'check radio "PayPal"; click button "Pay now"'],
  ['Pay by card', [form(...ways(true), button('Pay €12.40'))], 'click button "Pay €12.40"'],
  ['Pay by card', [form(...ways(), button('Pay €12.40'))], 'check radio "Card"; click button "Pay €12.40"'],
  // What pays stands elsewhere, nowhere or twice.
  ['Pay with PayPal', [form(...ways()), form(button('Pay now'))], 'none'],
  ['Pay with PayPal', [form(...ways(), button('Place order'))], 'none'],
  ['Pay with PayPal', [form(...ways(), button('Save'))], 'click radio "PayPal"'],
  ['Pay with PayPal', [form(...ways(), button('Pay now'), button('Pay €12.40'))], 'none'],
  // A button of its own pays that way.
  ['Pay with PayPal', [button('Pay with PayPal'), button('Pay by card')], 'click button "Pay with PayPal"'],
  ['Choose PayPal', [form(...ways(), button('Pay now'))], 'check radio "PayPal"'],
];
for (const [sentence, page, steps] of lines)
  it(`${sentence}: ${steps}`, () => expect(stepsInAll(sentence, pageOf(...page)).join('; ')).toBe(steps));
