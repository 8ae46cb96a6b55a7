/** Records of cards whose values are put together from parts, and parts of cards that are no records. */
import { expect, test } from '../../../fixtures/test.js';
import { dataOf } from '../../../src/contract/reading.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { extractBuiltIn } from '../../../src/grounding/built-in/extract/extract.js';
import { isPartOfSome } from '../../../src/grounding/built-in/extract/extract-outer.js';
import { pageIndex } from '../../../src/grounding/built-in/extract/extract-page.js';
import type { Region } from '../../../src/grounding/built-in/extract/extract-regions.js';
import type { WantList } from '../../../src/grounding/built-in/extract/extract-schema.js';
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
  const shelf = node('generic', '', {
    tag: 'div',
    classes: ['shelf'],
    children: [
      card('Groovy shirt', instalments('or 9 x', '$1.21')),
      card('Cactus shirt', instalments('or 3 x', '$4.42')),
      card('Slim shirt', leaf('span', 'Ask us')),
    ],
  });
  const page = pageIndex(pageOf(shelf));
  const item: WantList['item'] = { kind: 'object', fields: [], description: '' };
  const want: WantList = { kind: 'list', item, minItems: 0, maxItems: Infinity, description: '' };
  const cards = page.regions.find(({ items }) => items.every(({ classes }) => classes?.includes('card')));
  const rates = { ...cards, items: shelf.children.slice(0, 2).flatMap((each) => each.children[1] ?? []) };
  expect(cards?.items).toHaveLength(3);
  expect(isPartOfSome(page, want, rates as Region)).toBe(true);
  expect(isPartOfSome(page, want, cards as Region)).toBe(false);
  // Several of one record are a list of their own.
  const [first] = shelf.children;
  expect(isPartOfSome(page, want, { ...rates, items: first?.children ?? [] } as Region)).toBe(false);
});

test('a line with a dot in it is no label of the next line, and the dot is no part of a value', () => {
  const line = (label: string, value: string): SnapshotNode =>
    box(
      'div',
      `${label} · ${value}`,
      leaf('span', label),
      node('text', '·'),
      leaf('strong', value, 'strong'),
    );
  const due = box('div', 'Due · May 28, 2026', leaf('span', 'Due'), node('text', '· May 28, 2026'));
  const sheet = node('generic', '', {
    tag: 'div',
    children: [line('Client', 'Acme Corp'), line('Started', 'Mar 04, 2026'), due],
  });
  const heading = node('heading', 'Details', { level: 2, tag: 'h2', text: 'Details' });
  const valueOf = (name: string): unknown => {
    const answer = extractBuiltIn({
      instruction: `the ${name}`,
      schema: { type: 'object', properties: { [name]: { type: 'string' } }, required: [name] },
      snapshot: pageOf(heading, sheet),
    });
    return answer.kind === 'found' ? dataOf(answer.reading) : answer.kind;
  };
  expect(JSON.stringify(valueOf('client'))).not.toContain('Started');
  expect(valueOf('due')).toEqual({ due: 'May 28, 2026' });
});

/** A table, the cells of each row with the rows that they span. */
const tableOf = (
  heads: readonly string[],
  rows: readonly (readonly [text: string, depth?: number][])[],
): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: heads.map((text) => node('columnheader', text, { tag: 'th', text })),
      }),
      ...rows.map((cells) =>
        node('row', '', {
          tag: 'tr',
          children: cells.map(([text, depth = 1]) =>
            node('cell', text, {
              tag: 'td',
              text,
              ...(depth > 1 && { span: [1, depth] as [number, number] }),
            }),
          ),
        }),
      ),
    ],
  });

test('a cell may span the details below its record, which are no record', () => {
  const orders = tableOf(
    ['Order', 'Customer', 'Total'],
    [
      [['SO-1', 2], ['Good Toys'], ['972']],
      [['Leave it at the door']],
      [['SO-2', 2], ['West Mart'], ['87']],
      [['Ring twice']],
      [['SO-3'], ['Corner Shop'], ['15']],
    ],
  );
  const customer = (order: string): unknown => {
    const answer = extractBuiltIn({
      instruction: `the customer of order ${order}`,
      schema: { type: 'string' },
      snapshot: pageOf(node('heading', 'Orders', { level: 1, tag: 'h1', text: 'Orders' }), orders),
    });
    return answer.kind === 'found' ? dataOf(answer.reading) : answer.kind;
  };
  expect(['SO-1', 'SO-2', 'SO-3'].map(customer)).toEqual(['Good Toys', 'West Mart', 'Corner Shop']);
});

test('a description is the text that is by far the longest, and no second reading of the name', () => {
  const house = (kind: string, name: string, ...texts: string[]): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['house'],
      children: [
        leaf('p', kind, 'paragraph'),
        node('heading', name, { tag: 'h3', level: 3, text: name }),
        ...texts.map((text) => leaf('p', text, 'paragraph')),
      ],
    });
  const described = (...houses: SnapshotNode[]): unknown => {
    const answer = extractBuiltIn({
      instruction: 'the houses with title and description',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: { title: { type: 'string' }, description: { type: 'string' } },
          required: ['title', 'description'],
        },
      },
      snapshot: pageOf(
        node('heading', 'Houses', { level: 1, tag: 'h1', text: 'Houses' }),
        node('generic', '', { tag: 'div', classes: ['houses'], children: houses }),
      ),
    });
    return answer.kind === 'found' ? dataOf(answer.reading) : answer.kind;
  };
  const [bright, low] = ['A bright place with a garden', 'Low ceilings and a cellar below'];
  expect(described(house('Lot 2', 'Modern', bright), house('Lot 1', 'Old', low))).toEqual([
    { title: 'Modern', description: bright },
    { title: 'Old', description: low },
  ]);
  expect(described(house('Lot 2', 'Modern', bright, low), house('Lot 1', 'Old', low, bright))).toBe('none');
  expect(described(house('Lot 2', 'Modern'), house('Lot 1', 'Old'))).not.toEqual([
    { title: 'Modern', description: 'Modern' },
    { title: 'Old', description: 'Old' },
  ]);
});

test('a figure beside a name is no part of it, and is the number that is asked for or nothing', () => {
  const folder = (name: string, badge?: string): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      children: [
        node('link', '', {
          tag: 'a',
          children: [node('text', name), ...(badge === undefined ? [] : [leaf('span', badge)])],
        }),
      ],
    });
  const answer = extractBuiltIn({
    instruction: 'the folders with their counts',
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, count: { type: 'number' } },
        required: ['name'],
      },
    },
    snapshot: pageOf(
      node('heading', 'Folders', { level: 2, tag: 'h2', text: 'Folders' }),
      node('list', '', { tag: 'ul', children: [folder('Inbox', '12'), folder('Sent'), folder('Spam', '5')] }),
    ),
  });
  expect(answer.kind === 'found' ? JSON.stringify(dataOf(answer.reading)) : 'none').not.toContain(
    '"Inbox 12"',
  );
});

test('all of a card is no value, and neither are the parts of one of several accordions', () => {
  const plan = (name: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['feature'],
      children: [
        node('heading', name, { tag: 'h3', level: 3, text: name }),
        leaf('p', 'Access to all of the reports, the exports and the history of the account', 'paragraph'),
        node('button', 'Buy', { tag: 'button', text: 'Buy' }),
      ],
    });
  const texts = (instruction: string): unknown => {
    const answer = extractBuiltIn({
      instruction,
      schema: { type: 'array', items: { type: 'string' } },
      snapshot: pageOf(
        node('heading', 'Features', { level: 1, tag: 'h1', text: 'Features' }),
        node('generic', '', { tag: 'div', children: [plan('Basic'), plan('Premier')] }),
      ),
    });
    return answer.kind === 'found' ? dataOf(answer.reading) : answer.kind;
  };
  expect(JSON.stringify(texts('the features'))).not.toContain('Buy');
  expect(texts('the titles of the first accordion')).toBe('none');
});
