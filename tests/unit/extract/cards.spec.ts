/** Records of cards whose values are put together from parts, and parts of cards that are no records. */
import { expect, test } from '@playwright/test';
import { dataOf } from '../../../src/contract/reading.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { extractBuiltIn } from '../../../src/grounding/built-in/extract/extract.js';
import { node, pageOf } from '../grounding/snapshot.js';

const leaf = (tag: string, text: string, role = 'generic'): SnapshotNode => node(role, '', { tag, text });
const box = (tag: string, content: string, ...children: SnapshotNode[]): SnapshotNode =>
  node(tag === 'p' ? 'paragraph' : 'generic', '', { tag, content, children });

/** `$` 10 `.90`, each in an element of its own. */
const price = (...parts: string[]): SnapshotNode =>
  box('p', parts.join(''), ...parts.map((part, at) => leaf(at === 1 ? 'b' : 'small', part)));

const card = (name: string, ...rest: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [leaf('p', name, 'paragraph'), ...rest],
  });

const instalments = (times: string, each: string): SnapshotNode =>
  box('p', `${times}${each}`, leaf('span', times), leaf('b', each, 'strong'));

const read = (cards: readonly SnapshotNode[]): unknown => {
  const record = {
    type: 'object',
    properties: { name: { type: 'string' }, price: { type: 'number' } },
    required: ['name', 'price'],
  };
  const shelf = node('generic', '', { tag: 'div', classes: ['shelf'], children: [...cards] });
  const heading = node('heading', 'Products', { level: 1, tag: 'h1', text: 'Products' });
  const answer = extractBuiltIn({
    instruction: 'the products with name and price',
    schema: { type: 'array', items: record },
    snapshot: pageOf(heading, shelf),
  });
  return answer.kind === 'found' ? dataOf(answer.reading) : answer.kind;
};

test('an amount that is drawn in parts is one value, and the rate beside it is none of a product', () => {
  expect(
    read([
      card('Groovy shirt', price('$', '10', '.90'), instalments('or 9 x', '$1.21')),
      card('Cactus shirt', price('$', '13', '.25'), instalments('or 3 x', '$4.42')),
      card('Slim shirt', price('$', '49', '.90')),
    ]),
  ).toEqual([
    { name: 'Groovy shirt', price: 10.9 },
    { name: 'Cactus shirt', price: 13.25 },
    { name: 'Slim shirt', price: 49.9 },
  ]);
});

test('figures that stand side by side are not read as one', () => {
  const prices = read([
    card('Groovy shirt', price('$', '10', '90')),
    card('Cactus shirt', price('$', '13', '25')),
    card('Slim shirt', price('$', '49', '90')),
  ]);
  expect(JSON.stringify(prices)).not.toMatch(/1090|1325/);
});

test('what only some of the records have is no list of them', () => {
  expect(
    read([
      card('Groovy shirt', instalments('or 9 x', '$1.21')),
      card('Cactus shirt', instalments('or 3 x', '$4.42')),
      card('Slim shirt', leaf('p', 'Ask us', 'paragraph')),
    ]),
  ).toBe('none');
});
