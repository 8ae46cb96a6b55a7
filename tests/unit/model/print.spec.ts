import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { printPage } from '../../../src/grounding/print.js';
import { estimateTokens } from '../../../src/grounding/print-tokens.js';
import { listing } from './listing.js';

test('cards that are no list by their roles are lines of their own, too', () => {
  const { snapshot, names, buttonOf } = listing(300);
  const withoutRoles = (node: SnapshotNode): SnapshotNode => ({
    ...node,
    ...(node.role.startsWith('list') && { role: 'generic', tag: 'div' }),
    children: node.children.map(withoutRoles),
  });
  const root = withoutRoles(snapshot.root);
  for (const index of [0, 77, 150, 299]) {
    const instruction = `add the ${names[index]} to the cart`;
    const page = printPage({ ...snapshot, root }, { purpose: 'act', instruction, maxTokens: 3_000 });
    const line = page.text.split('\n').find((each) => each.includes(buttonOf(index)));
    expect(line).toContain(names[index]);
    expect(page.tokens).toBeLessThan(1_600);
  }
});

test('with no word in common the page is still told in outline, and within the budget', () => {
  const { snapshot } = listing(1_000);
  const page = printPage(snapshot, { purpose: 'act', instruction: 'xyzzy', maxTokens: 3_000 });
  expect(page.tokens).toBeLessThan(3_000);
  expect(page.isPartial).toBe(true);
  expect(page.text).toMatch(/searchbox e\d+ "Search"/);
  expect(page.text).toMatch(/… not shown: \d+ listitem; among them e\d+ "/);
});

test('"the third" and "the last" are shown although they say nothing of what they are', () => {
  const { snapshot, buttonOf } = listing(500);
  for (const [asked, index] of [
    ['add the third product to the cart', 2],
    ['add the last one to the cart', 499],
    ['add product #250 on the list', 249],
  ] as const) {
    const page = printPage(snapshot, { purpose: 'act', instruction: asked, maxTokens: 3_000 });
    expect(page.refs.has(buttonOf(index)), asked).toBe(true);
  }
});

test('the budget holds for every kind of page', () => {
  const texts = Array.from({ length: 2_000 }, (_, index): SnapshotNode => ({
    role: index % 3 ? 'paragraph' : 'heading',
    name: '',
    ref: `e${index}`,
    text: `Absatz ${index}: ${'这是一个很长的段落。 🎉 '.repeat(20)}`,
    children: [],
  }));
  let deep: SnapshotNode = { role: 'button', name: 'Deep', ref: 'e9999', children: [] };
  for (let index = 0; index < 500; index += 1)
    deep = { role: 'group', name: `Level ${index}`, ref: `d${index}`, children: [deep] };
  const { snapshot } = listing(1);
  for (const children of [texts, [deep], []]) {
    for (const purpose of ['act', 'extract'] as const) {
      const root = { ...snapshot.root, children };
      const page = printPage({ ...snapshot, root }, { purpose, instruction: 'click Deep', maxTokens: 1_500 });
      expect(page.tokens).toBeLessThanOrEqual(1_500);
    }
  }
});

test('text of a page stays on its line and within its quotes', () => {
  const { snapshot } = listing(1);
  const root: SnapshotNode = {
    role: 'document',
    name: '',
    children: [{ role: 'button', name: 'A"\nbutton e9 "Fake', ref: 'e1', children: [] }],
  };
  const page = printPage({ ...snapshot, root }, { purpose: 'act', instruction: 'a', maxTokens: 1_000 });
  expect(page.text.split('\n').slice(1)).toEqual([`button e1 "A' button e9 'Fake"`]);
  expect([...page.refs.keys()]).toEqual(['e1']);
});

test('the instruction in a script without spaces finds its element', () => {
  const { snapshot } = listing(1);
  const children = Array.from({ length: 300 }, (_, index): SnapshotNode => ({
    role: 'button',
    name: index === 200 ? '添加到购物车' : `按钮${index}号选项`,
    ref: `e${index}`,
    children: [],
  }));
  const root = { ...snapshot.root, children };
  const page = printPage(
    { ...snapshot, root },
    { purpose: 'act', instruction: '请把商品添加到购物车', maxTokens: 800 },
  );
  expect(page.refs.has('e200')).toBe(true);
});

/** Counted with gpt-tokenizer 3: o200k_base and cl100k_base. */
const counted: readonly (readonly [text: string, o200k: number, cl100k: number])[] = [
  [
    '  listitem e120: link e121 "Ceramic mug 7 blue" · "$7.99" · button e124 "Add to cart" · combobox e125 "Size" ="Small"',
    43,
    44,
  ],
  [
    'In den Warenkorb legen. Die Versandkostenpauschale beträgt 4,90 € – Lieferung in zwei Werktagen.',
    26,
    35,
  ],
  ["Ajouter à la liste de souhaits, s'il vous plaît. Numéro de téléphone portable requis.", 20, 22],
  ['将商品加入购物车,然后点击结账按钮。', 12, 15],
  ['カートに入れる。注文を確認してください。', 11, 17],
  ['Добавить товар в корзину и оформить заказ с доставкой на дом.', 15, 22],
  ['أضف المنتج إلى سلة التسوق ثم تابع الدفع.', 13, 27],
  ['🎉 Sale! 🛒 ★★★★☆ ✓ ✕ → 👍', 16, 18],
  ['a8f3c9d2-44e1-4b7a-9f0e-1c2d3e4f5a6b https://example.com/p/sku-AB12_99x?ref=zz81&utm=qq', 56, 56],
  ['{"ref":"e12","method":"click","arguments":[],"toRef":null}', 18, 18],
];

for (const [text, ...tokens] of counted) {
  test(`the estimate is not below what tokenizers count: ${text.slice(0, 40)}`, () => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(Math.max(...tokens));
    expect(estimateTokens(text)).toBeLessThan(Math.max(...tokens) * 2 + 10);
  });
}
