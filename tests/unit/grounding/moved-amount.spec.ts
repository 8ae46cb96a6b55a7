/** An amount that is moved from one place to another, by the form that asks for all three. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';

const text = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });

/** What is done first, on a form with these fields as well. */
function first(sentence: string, ...more: SnapshotNode[]): string {
  const children = [
    text('Sum'),
    list('From account', '12345', '12456'),
    list('To account', '12345', '12456'),
    ...more,
    node('button', 'Transfer', { tag: 'button' }),
  ];
  const page = pageOf(
    node('heading', 'Move money', { level: 1 }),
    node('generic', '', { tag: 'div', children }),
  );
  return did(planned(sentence, page));
}

test('an amount is moved between the two ends that a form asks for', () => {
  expect(first('Transfer 250 from account 12456 to account 12345')).toBe('fill textbox "Sum" with "250"');
  expect(first('Transfer "250" from 12456 to 12345', text('Note'))).toBe('fill textbox "Sum" with "250"');
});

for (const sentence of [
  'Transfer 250 from account 12456 to account 99999',
  'Transfer 250 from account 12456 to account 12345 on Friday',
  'Move 250 boxes from account 12456 to account 12345',
])
  test(`${sentence}: nothing`, () => expect(first(sentence)).toMatch(/^(?:none|cannot-tell|ambiguous)$/));

const bank = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', 'Make a payment', { level: 1 }),
    node('form', '', {
      tag: 'form',
      children: [
        selectOf('Pay from', 'Everyday', 'Rainy day'),
        selectOf(
          'Pay to',
          'Choose…',
          'Dana Whitlock',
          'Dan Whitlock',
          'Oakfield Lettings',
          'Oakfield Nursery',
        ),
        text('Amount (£)'),
        text('Reference'),
        node('button', 'Continue', { tag: 'button' }),
      ],
    }),
    ...more,
  );

test('who gets it, how much, from where and what for have each their field', () => {
  expect(stepsInAll('Pay Dan Whitlock £45.20 from Rainy day with the reference "dinner"', bank())).toEqual([
    'fill textbox "Amount (£)" with "45.20"',
    'select combobox "Pay from" with "Rainy day"',
    'select combobox "Pay to" with "Dan Whitlock"',
    'fill textbox "Reference" with "dinner"',
    'click button "Continue"',
  ]);
  expect(stepsInAll('Send 20 pounds to Dana Whitlock', bank())).toEqual([
    'fill textbox "Amount (£)" with "20"',
    'select combobox "Pay to" with "Dana Whitlock"',
    'click button "Continue"',
  ]);
});

for (const sentence of [
  'Pay Daniela Whitlock £20 from Everyday',
  'Send £20 from Everyday to Oakfield',
  'Send €20 from Everyday to Dana Whitlock',
  'Send £20 from Everyday to Dana Whitlock on 3 May 2027',
  'Send £20 from Savings to Dana Whitlock',
])
  test(`${sentence}: nothing of it`, () =>
    expect(did(planned(sentence, bank()))).toMatch(/^(?:none|cannot-tell|ambiguous)$/));

test('what is shown to be checked is confirmed where it says the amount and has one yes', () => {
  const sentence = 'Pay Dan Whitlock £45.20 from Everyday';
  const before = bank();
  const onReview = (...shown: SnapshotNode[]): string => {
    let answer = planned(sentence, before);
    while (answer.kind === 'found' && answer.steps[0]?.method !== 'click')
      answer = planned(sentence, before, answer.next);
    const next = answer.kind === 'found' ? (answer.next ?? answer.proof) : undefined;
    return did(planned(sentence, pageOf(node('generic', '', { children: shown })), next, before));
  };
  const confirm = node('button', 'Confirm payment', { tag: 'button' });
  const back = node('button', 'Go back', { tag: 'button' });
  expect(onReview(node('paragraph', '', { text: '£45.20 to Dan Whitlock' }), confirm, back)).toBe(
    'click button "Confirm payment"',
  );
  expect(onReview(node('paragraph', '', { text: '£54.20 to Dan Whitlock' }), confirm, back)).toBe('none');
  expect(onReview(node('paragraph', '', { text: 'Your payment was sent.' }))).toBe('done');
});
