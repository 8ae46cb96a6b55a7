/** Pages of many product cards, as data, and sentences about single ones. */
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';

const adjectives = 'sturdy light red blue green yellow tiny large classic modern vintage smooth'.split(' ');
const materials = 'ceramic steel wooden glass cotton leather paper bamboo copper linen'.split(' ');
const things = 'mug lamp chair bowl scarf wallet notebook tray kettle napkin basket clock shelf pillow'.split(
  ' ',
);

/** A page of product cards. */
export interface Listing {
  snapshot: Snapshot;
  names: string[];
  /** Ref of the "Add to cart" of a card. */
  buttonOf: (index: number) => string;
}

/** A listing of product cards, 14 elements each, with the numbers of the cards and what is in them. */
export function listing(count: number): Listing {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pick = (words: readonly string[]): string => words[random(words.length)] as string;
  const names = Array.from(
    { length: count },
    (_, index) => `${pick(adjectives)} ${pick(materials)} ${pick(things)} ${index + 100}`,
  );
  let refs = 0;
  const node = (role: string, name: string, extra: Partial<SnapshotNode> = {}): SnapshotNode => ({
    role,
    name,
    children: [],
    ref: `e${++refs}`,
    ...extra,
  });
  const text = (words: string): SnapshotNode => node('generic', '', { text: words, tag: 'span' });
  const buttons: string[] = [];
  const cards = names.map((name, index) => {
    const button = node('button', 'Add to cart', { tag: 'button' });
    buttons[index] = button.ref as string;
    const inside = [
      node('link', name, { children: [node('img', name, { tag: 'img' })], url: `/p/${index}` }),
      node('heading', name, {
        children: [node('link', name, { children: [{ role: 'text', name, children: [] }] })],
      }),
      text(`$${random(90) + 10}.99`),
      text(`${random(5)}.${random(9)} out of 5 stars`),
      node('link', `${random(300)} reviews`),
      node('combobox', 'Size', { value: 'Small', options: ['Small', 'Medium', 'Large'] }),
      button,
      node('button', 'Add to wishlist', { tag: 'button' }),
      text('Free shipping'),
    ];
    return node('listitem', '', {
      tag: 'li',
      children: [node('generic', '', { tag: 'div', children: inside })],
    });
  });
  const root: SnapshotNode = {
    role: 'document',
    name: '',
    children: [
      node('banner', '', {
        children: [node('link', 'Shop'), node('searchbox', 'Search'), node('link', 'Cart (0)')],
      }),
      node('main', '', {
        children: [node('heading', 'All products', { level: 1 }), node('list', '', { children: cards })],
      }),
    ],
  };
  return {
    snapshot: {
      url: 'http://shop.test/list',
      title: 'Shop',
      viewport: { width: 1280, height: 720 },
      scroll: { x: 0, y: 0, width: 1280, height: 720 },
      root,
      missingFrames: [],
    },
    names,
    buttonOf: (index) => buttons[index] as string,
  };
}

/** Sentences about single cards, spread over the listing, each with the card; most say only a part of its words, or others. */
export function* askedFor({ names }: Listing, rounds: number): Generator<{ asked: string; index: number }> {
  for (let round = 0; round < rounds; round += 1) {
    const index = (round * 7_919 + 13) % names.length;
    const [adjective, material, thing, number] = (names[index] as string).split(' ');
    const asked = [
      `add the ${names[index]} to the cart`,
      `put ${adjective} ${thing} number ${number} into the basket`,
      `click "Add to cart" of the ${material} ${thing} (${number})`,
      `I want that ${adjective} thing made of ${material}, no. ${number}, in my shopping bag please`,
      `add the ${thing}s numbered ${number}`,
      `add ${material} ${(thing ?? '').replace(/.$/, '')} ${number} to cart`,
    ][round % 6] as string;
    yield { asked, index };
  }
}
