/** What looks like the thing that is meant, by a word or two: a sentence is carried out on nothing of the kind. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const done = (sentence: string, ...nodes: SnapshotNode[]): string => did(planned(sentence, pageOf(...nodes)));

test('the link in the line at the foot of the page is not what is chosen', () => {
  const foot = node('generic', '', {
    tag: 'footer',
    children: [
      node('text', 'A free dashboard template by'),
      node('link', 'Studio Nine', { url: 'https://x.example' }),
    ],
  });
  const lines = ['Team', 'Plan'].map((text) =>
    node('generic', '', { tag: 'div', children: [node('generic', '', { text }), node('textbox', text)] }),
  );
  expect(done('Choose the free plan', ...lines, foot)).toBe('none');
});

test('the list of all is none of its lines', () => {
  const lines = ['Bramble', 'Clover'].map((name) =>
    node('listitem', '', {
      children: [
        node('generic', '', { text: name }),
        node('generic', '', { text: 'Move hive…', clickable: true }),
      ],
    }),
  );
  expect(
    done('go to the list of hives', node('heading', 'Hives'), node('list', '', { children: lines })),
  ).toBe('none');
});

test('money that is put aside is not just typed into a field for an amount', () => {
  const goal = node('listitem', '', {
    children: [node('generic', '', { text: 'Summer trip' }), node('spinbutton', 'Amount')],
  });
  expect(done('Put 200 aside for the summer trip', goal)).toBe('cannot-tell');
  expect(done('Put 200 into the amount', goal)).toBe('fill spinbutton "Amount" with "200"');
});

test('what a field is called says what the value is, and is none of it', () => {
  const fields = [node('textbox', 'Full name'), node('textbox', 'Email address')];
  expect(done('Enter the name Ben Orr as the full name', ...fields)).toBe(
    'fill textbox "Full name" with "Ben Orr"',
  );
  expect(done('Enter the email address b@orr.example into the email address', ...fields)).toBe(
    'fill textbox "Email address" with "b@orr.example"',
  );
  expect(done('Enter "the name Ben Orr" as the full name', ...fields)).toBe(
    'fill textbox "Full name" with "the name Ben Orr"',
  );
});

test('a list to choose from that is called so comes before any field for tags', () => {
  const tags = node('generic', '', {
    tag: 'tags',
    classes: ['tagify'],
    children: [node('textbox', 'Tags input field', { hints: [{ from: 'label-nearby', text: 'Keywords' }] })],
  });
  const partners = node('combobox', 'Partner institutions', { hasPopup: 'listbox', expanded: false });
  expect(done('Add Otago University to the partner institutions', partners, tags)).not.toContain(
    'Tags input field',
  );
  expect(done('Add plankton to the keywords', partners, tags)).toContain('with "plankton"');
});
