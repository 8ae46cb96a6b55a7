/** A box that is known by the minus and the plus in it is clicked on the sign that is said, and never in its middle. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, node, pageOf } from './snapshot.js';

const line = (name: string): SnapshotNode => {
  const box = node('generic', '', { tag: 'div', text: '- +' });
  return node('generic', '', {
    tag: 'div',
    classes: ['item'],
    children: [
      node('generic', '', { tag: 'div', text: name }),
      { ...box, parts: ['-', '+'].map((text, at) => ({ text, ref: `x${box.ref}.${at + 1}` })) },
    ],
  });
};
const done = (sentence: string): string =>
  doneIn(sentence, pageOf(line('Garlic bread'), line('Lentil soup')));

test('the plus is clicked itself, quoted or not', () => {
  for (const sentence of [
    'Click "+" next to Lentil soup',
    'Click + for Lentil soup',
    'Click the plus of Lentil soup',
  ])
    expect(done(sentence)).toMatch(/^click (?:element|text) "\+"/u);
});

test('where no sign is said, or both are, nothing is clicked', () => {
  for (const sentence of ['Click "- +" next to Lentil soup', 'Click plus and minus of Lentil soup'])
    expect(done(sentence)).not.toContain('"- +"');
});
