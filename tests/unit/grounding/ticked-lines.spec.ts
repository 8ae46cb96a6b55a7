/** Lines that only a "✓" on some of them shows as ticked, and fields that a button beside them makes ready. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const line = (name: string, isOn: boolean, sign = '✓'): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    ref: name,
    classes: ['o'],
    clickable: true,
    ...(isOn
      ? { children: [node('generic', '', { tag: 'span', text: sign }), node('text', name)] }
      : { text: name }),
  });
const list = (...lines: SnapshotNode[]): Snapshot =>
  pageOf(node('heading', 'Fillings', { level: 1 }), node('generic', '', { tag: 'div', children: lines }));

const sandwich = list(
  line('Ham', false),
  line('Smoked ham', false),
  line('Lettuce', true),
  line('Red onion', false),
);
const offers = list(line('Free delivery', true), line('Gift wrap', true));
const starred = list(line('Ham', false), line('Lettuce', true, '★'));

for (const [at, [say, page, expected]] of (
  [
    // What is called just so is meant, and not what says more.
    ['Check "Ham"', sandwich, 'click element "Ham"'],
    ['Tick Red onion', sandwich, 'click element "Red onion"'],
    ['Uncheck Lettuce', sandwich, 'click element "✓ Lettuce"'],
    // It is so already, or is not there.
    ['Check Lettuce', sandwich, 'done'],
    ['Uncheck Ham', sandwich, 'done'],
    ['Check Salami', sandwich, 'none'],
    // A sign that all have, or another one, is no tick.
    ['Uncheck Gift wrap', offers, 'none'],
    ['Uncheck Lettuce', starred, 'none'],
  ] as const
).entries())
  it(`${at + 1}. "${say}": ${expected}`, () => {
    const answer = planned(say, page);
    expect(answer.kind === 'done' ? 'done' : did(answer)).toBe(expected);
  });

it('what was ticked has to be seen as ticked', () => {
  const asked = planned('Check "Ham"', sandwich);
  const next = asked.kind === 'found' ? asked.next : undefined;
  expect(planned('Check "Ham"', sandwich, next, sandwich).kind).toBe('cannot-tell');
  const now = list(
    line('Ham', true),
    line('Smoked ham', false),
    line('Lettuce', true),
    line('Red onion', false),
  );
  expect(planned('Check "Ham"', now, next, sandwich).kind).toBe('done');
});

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', '', { tag: 'input', placeholder: name, ref: name, ...more });
const beside = (...children: SnapshotNode[]): SnapshotNode => node('paragraph', '', { tag: 'p', children });
const waiting = (isOff: boolean): Snapshot =>
  pageOf(
    beside(
      field('Disabled for now', isOff ? { disabled: true } : {}),
      node('button', 'Enable', { ref: 'b' }),
    ),
    beside(field('Search'), node('button', 'Go')),
  );

it('the field that cannot be used is made ready by the button beside it, and is "it" then', () => {
  const sentence = 'Enable the text input and type "ready" into it';
  const asked = planned(sentence, waiting(true));
  expect(did(asked)).toBe('click button "Enable"');
  const next = asked.kind === 'found' ? asked.next : undefined;
  expect(did(planned(sentence, waiting(true), next, waiting(true)))).toBe('none');
  expect(did(planned(sentence, waiting(false), next, waiting(true)))).toBe(
    'fill textbox "Disabled for now" with "ready"',
  );
});

it('a field that can be used, or one of two that cannot, is not enabled', () => {
  expect(did(planned('Enable the text input', waiting(false)))).toBe('none');
  const two = pageOf(
    beside(field('One', { disabled: true }), node('button', 'Enable')),
    beside(field('Two', { disabled: true }), node('button', 'Enable')),
  );
  expect(did(planned('Enable the text input', two))).toBe('none');
  expect(did(planned('Enable the wifi', waiting(true)))).toBe('none');
});
