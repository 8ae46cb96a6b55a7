import { scriptedModel } from '../../src/testing/testing.js';
import { expect, node, page, test } from './model-server.js';

const card = (ref: number, name: string, price: string, inStock: boolean) =>
  node('listitem', '', {
    ref: `e${ref}`,
    tag: 'li',
    children: [
      node('link', name, { ref: `e${ref + 1}`, text: name, url: `/p/${ref}`, tag: 'a' }),
      node('generic', '', { ref: `e${ref + 2}`, text: price, tag: 'span' }),
      node('generic', '', { ref: `e${ref + 3}`, text: inStock ? 'In stock' : 'Sold out', tag: 'span' }),
    ],
  });
const shop = page(
  node('heading', 'Mugs', { ref: 'e1', level: 1 }),
  node('list', '', {
    ref: 'e2',
    children: [card(10, 'Blue mug', '€ 12.50', true), card(20, 'Red mug', '€ 8.00', false)],
  }),
  node('paragraph', '', { ref: 'e3', text: 'Total: € 20.50 for 2 items' }),
);
const leaf = (refs: string[], value: unknown = null) => ({ refs, value });
const found = (data: unknown) => ({ reason: '', outcome: 'found', data, refs: [] });
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

test('one call says where the values stand; the page says what they are', async ({ server, grounder }) => {
  const item = (ref: number) => ({
    item: `e${ref}`,
    data: { name: leaf([`e${ref + 1}`]), price: leaf([`e${ref + 2}`]), url: leaf([`e${ref + 1}`]) },
  });
  server.answer(found({ products: [item(10), item(20)] }));
  const { answer, usage } = await (
    await grounder()
  ).extract({
    instruction: 'all products',
    snapshot: shop,
    schema: object({
      products: {
        type: 'array',
        items: object({
          name: { type: 'string' },
          price: { type: 'number' },
          url: { type: 'string', format: 'uri' },
        }),
      },
    }),
  });
  expect(usage.calls).toBe(1);
  expect(answer).toMatchObject({
    kind: 'found',
    reading: {
      kind: 'object',
      fields: {
        products: {
          kind: 'list',
          itemRefs: ['e10', 'e20'],
          items: [
            {
              fields: {
                name: { kind: 'leaf', ref: 'e11', from: 'text', value: 'Blue mug' },
                price: { kind: 'leaf', ref: 'e12', parse: 'number', value: 12.5 },
                url: { kind: 'leaf', ref: 'e11', from: 'href', value: 'http://shop.test/p/10' },
              },
            },
            { fields: { price: { value: 8 } } },
          ],
        },
      },
    },
  });
  expect(server.requests()[0]?.text).not.toContain('/p/10');
});

test('a part of a text is read from its place, a derived value names what it rests on', async ({
  server,
  grounder,
}) => {
  server.answer(
    found({
      total: leaf(['e3'], 20.5),
      anySoldOut: leaf(['e13', 'e23'], true),
      label: leaf(['e3'], '€ 20.50'),
    }),
  );
  const { answer } = await (
    await grounder()
  ).extract({
    snapshot: shop,
    schema: object({ total: { type: 'number' }, anySoldOut: { type: 'boolean' }, label: { type: 'string' } }),
  });
  expect(answer).toMatchObject({
    reading: {
      fields: {
        total: { kind: 'leaf', value: 20.5, trim: { before: 'Total: € ' } },
        anySoldOut: { kind: 'derived', value: true, refs: ['e13', 'e23'] },
        label: { kind: 'leaf', value: '€ 20.50' },
      },
    },
  });
});

test('a number that the page contradicts is refused, then put right', async ({ server, grounder }) => {
  server.answer(found({ price: leaf(['e12'], 99) }), found({ price: leaf(['e12']) }));
  const schema = object({ price: { type: 'number' } });
  const { answer, usage } = await (await grounder()).extract({ snapshot: shop, schema });
  expect(answer).toMatchObject({ reading: { fields: { price: { kind: 'leaf', value: 12.5 } } } });
  expect(usage.calls).toBe(2);
  expect(server.requests()[1]?.text).toContain('alone shows 12.5');
});

test('a value without any element, or of an element that is not there, is never accepted', async ({
  server,
  grounder,
}) => {
  const schema = object({ price: { type: 'number' } });
  server.answer(found({ price: leaf([], 7) }), found({ price: leaf(['e77']) }));
  await expect((await grounder()).extract({ snapshot: shop, schema })).rejects.toMatchObject({
    name: 'LLMResponseError',
    message: expect.stringMatching(/e77, which the page does not show/),
  });
});

test('a required value that is not on the page is none, an optional one is absent', async ({
  server,
  grounder,
}) => {
  server.answer(found({ name: leaf(['e1']), size: leaf([]), note: leaf([]) }));
  const properties = {
    name: { type: 'string' },
    size: { type: 'string' },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  };
  const model = await grounder();
  const strict = await model.extract({ snapshot: shop, schema: object(properties) });
  expect(strict.answer).toMatchObject({ kind: 'none', looked: expect.stringContaining('size') });
  const lenient = await model.extract({ snapshot: shop, schema: object(properties, ['name', 'note']) });
  expect(lenient.answer).toMatchObject({
    reading: { fields: { name: { value: 'Mugs' }, size: { value: undefined }, note: { value: null } } },
  });
});

test('a schema may name its fields as it likes', async ({ server, grounder }) => {
  const names = ['refs', 'value', 'item', 'data', '__proto__', 'constructor', 'größe in €', '$ref'];
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const keys = names.map((name, index) =>
    /^[a-z]+$/.test(name) && name !== 'constructor' ? name : `field_${index + 1}`,
  );
  const data = Object.fromEntries(keys.map((key) => [key, leaf(['e1'])]));
  server.answer(found(data));
  const { answer } = await (await grounder()).extract({ snapshot: shop, schema: object(properties) });
  expect(
    answer.kind === 'found' && answer.reading.kind === 'object' && Object.keys(answer.reading.fields),
  ).toEqual(names);
});

test('a union or an open record is answered as JSON that rests on elements', async ({ server, grounder }) => {
  server.answer(found({ stock: leaf(['e13', 'e23'], '{"Blue mug":true,"Red mug":false}') }));
  const { answer } = await (
    await grounder()
  ).extract({
    snapshot: shop,
    schema: object({ stock: { type: 'object', additionalProperties: { type: 'boolean' } } }),
  });
  expect(answer).toMatchObject({
    reading: { fields: { stock: { kind: 'derived', value: { 'Blue mug': true, 'Red mug': false } } } },
  });
});

test('a list that did not fit into the prompt is not passed off as whole', async ({ server, grounder }) => {
  const items = Array.from({ length: 300 }, (_, index) =>
    card(1000 + index * 10, `Mug number ${index}`, `€ ${index}.00`, true),
  );
  const long = page(node('list', '', { ref: 'e2', children: items }));
  server.answer(found({ names: [{ item: 'e1000', data: leaf(['e1001']) }] }));
  const schema = object({ names: { type: 'array', items: { type: 'string' } } });
  const model = await grounder({ extractTokens: 3_000 });
  const { answer } = await model.extract({ instruction: 'names of all mugs', snapshot: long, schema });
  expect(answer).toMatchObject({ kind: 'cannot-tell', reason: expect.stringMatching(/the list goes on/) });
});

test('a screenshot is sent along', async ({ grounder }) => {
  const model = scriptedModel([found({ title: leaf(['e1']) })]);
  const schema = object({ title: { type: 'string' } });
  const screenshot = new Uint8Array([137, 80, 78, 71]);
  await (await grounder({ model })).extract({ snapshot: shop, schema, screenshot });
  expect(model.calls[0]?.hasImage).toBe(true);
});
