/** A deed that says how much goes along: the figure goes into the field for it, and the deed is not done without it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { parseInstruction } from '../../../src/grounding/built-in/language/grammar.js';
import { figureIn } from '../../../src/grounding/built-in/language/remark.js';
import { node, onceOpened, onPages, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** What is only looked at on the way. */
const looks = /^(?:hover|right-click|press) |^done$/;

const field = (name: string): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value: '' });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const tenant = (name: string, balance: string): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', '', { text: name }),
      node('cell', '', { text: balance }),
      node('cell', '', { children: [button('Record payment')] }),
    ],
  });
const tenants = node('table', '', {
  children: [tenant('Mark Jansen', '120.50'), tenant('Joy Abara', '0.00')],
});
const dialog = (...children: SnapshotNode[]): SnapshotNode => node('dialog', '', { children });
const payment = dialog(node('heading', 'Payment'), field('Amount £'), button('Save'), button('Cancel'));

for (const [sentence, up, steps] of [
  [
    'Record a payment of £75 from Joy Abara',
    payment,
    ['click button "Record payment"', 'fill textbox "Amount £" with "75"', 'click button "Save"'],
  ],
  [
    'Record a payment of 120.50 from Mark Jansen',
    payment,
    ['click button "Record payment"', 'fill textbox "Amount £" with "120.50"', 'click button "Save"'],
  ],
  [
    'Record a payment of £75 from Joy Abara',
    dialog(field('Reference'), field('Payer'), button('Save'), button('Cancel')),
    ['click button "Record payment"', 'none'],
  ],
] as const)
  it(`${sentence}: ${steps.join(', ')}`, () => {
    const now = pageOf(tenants, up);
    expect(
      onPages(sentence, [pageOf(tenants), now, now, now, now]).filter((each) => !looks.test(each)),
    ).toEqual(steps);
  });

it('where the field stands beside the button of the deed, it is filled in first', () => {
  const claim = (code: string): SnapshotNode =>
    node('row', '', {
      children: [
        node('cell', '', { children: [node('link', code, { url: `#${code}` })] }),
        node('cell', '', { text: 'Open' }),
      ],
    });
  const claims = node('table', '', { children: [claim('C-1'), claim('C-2')] });
  const panel = node('generic', '', {
    tag: 'aside',
    children: [node('heading', 'C-2 · Storm'), field('Payout €'), button('Approve'), button('Reject')],
  });
  const title = node('heading', 'Claims');
  const [closed, open] = [pageOf(title, claims), pageOf(title, claims, panel)];
  expect(
    onceOpened('Approve claim C-2 with a payout of 800', { closed, open, opens: /^click link/ }),
  ).toEqual(['click link "C-2"', 'fill textbox "Payout €" with "800"; click button "Approve"']);
});

it('what is sold by the dozen is no figure of the deed', () => {
  const [clause] = parseInstruction('Order a box of 12 eggs');
  expect(clause && figureIn(clause)).toBe(undefined);
});
