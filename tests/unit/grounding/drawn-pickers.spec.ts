/** Pickers, trees and carousels that are drawn without names: arrows known by their place, months of a year, boxes and signs of a tree, one carousel of two. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const at = (x: number, y: number, width: number, height: number): Pick<SnapshotNode, 'box'> => ({
  box: { x, y, width, height },
});

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, {
    ref: `f${name}`,
    tag: 'input',
    inputType: 'text',
    readonly: true,
    value: '',
    ...at(0, 0, 200, 20),
    ...more,
  });

const arrow = (ref: string, x: number): SnapshotNode =>
  node('generic', '', { ref, clickable: true, classes: ['nav-action'], ...at(x, 42, 32, 32) });

/** A popup with a title between two arrows, and what is chosen from below it. */
const popup = (title: string, inner: readonly SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    ref: 'popup',
    children: [
      node('generic', '', {
        ref: 'bar',
        children: [
          arrow('back', 10),
          node('generic', '', { ref: 'title', text: title, clickable: true, ...at(100, 44, 90, 28) }),
          arrow('on', 230),
        ],
        ...at(0, 40, 280, 40),
      }),
      node('generic', '', { ref: 'body', children: [...inner], ...at(0, 90, 280, 200) }),
    ],
    ...at(0, 40, 280, 260),
  });

const days = (month: string): SnapshotNode[] =>
  Array.from({ length: 30 }, (_, day) =>
    node('generic', '', {
      ref: `${month} ${day + 1}`,
      text: String(day + 1),
      clickable: true,
      ...at((day % 7) * 34, 100 + Math.floor(day / 7) * 30, 34, 30),
    }),
  );

const months = (): SnapshotNode[] =>
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((text, place) =>
    node('generic', '', {
      ref: `m${place}`,
      text,
      clickable: true,
      ...at((place % 3) * 80, 100 + Math.floor(place / 3) * 40, 78, 38),
    }),
  );

/** The refs of all steps, page by page. */
function refsOf(sentence: string, pages: readonly Snapshot[]): (string | undefined)[] {
  let next: unknown;
  return pages.flatMap((page, place) => {
    const answer = planned(sentence, page, next, pages[place - 1]);
    next = answer.kind === 'found' ? answer.next : undefined;
    return answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : [answer.kind];
  });
}

test('the month is turned by the arrow behind its name, though neither of the two has a name', () => {
  const page = (...more: SnapshotNode[]): Snapshot => pageOf(field('Delivery date'), ...more);
  const pages = [page(), page(popup('April 2027', days('April'))), page(popup('May 2027', days('May')))];
  expect(refsOf('Choose 20 May 2027 as the delivery date', pages)).toEqual([
    'fDelivery date',
    'on',
    'May 20',
  ]);
  expect(refsOf('Choose 20 March 2027 as the delivery date', pages.slice(0, 2))[1]).toBe('back');
});

test('a month is chosen among those of its year, and the year is turned to first', () => {
  const page = (...more: SnapshotNode[]): Snapshot => pageOf(field('Invoice month'), ...more);
  const [closed, open, turned] = [page(), page(popup('2027', months())), page(popup('2028', months()))];
  expect(refsOf('Select August 2027 as the invoice month', [closed, open])).toEqual(['fInvoice month', 'm7']);
  expect(refsOf('Select March 2028 as the invoice month', [closed, open, turned])).toEqual([
    'fInvoice month',
    'on',
    'm2',
  ]);
  // The arrow does not turn it.
  expect(refsOf('Select March 2028 as the invoice month', [closed, open, open]).at(-1)).toBe('none');
});

test('a field that shows two days takes two, and one for the arrival alone does not', () => {
  const both = pageOf(
    field('Stay', { value: '5 Apr 2027 – 8 Apr 2027', placeholder: 'Arrival – departure' }),
  );
  const one = pageOf(field('Arrival', { placeholder: 'Arrival' }));
  expect(did(planned('Set the stay to 12 April 2027 – 16 April 2027', both))).toBe('click textbox "Stay"');
  expect(did(planned('Set the arrival to 12 April 2027 – 16 April 2027', one))).toBe('cannot-tell');
});

/** A line of a tree: a box, a sign and the name, none of them marked. */
const line = (name: string, sign: string, place: number): SnapshotNode =>
  node('generic', '', {
    ref: `line ${name}`,
    tag: 'span',
    children: [
      node('generic', '', { ref: `box ${name}`, text: '☐', tag: 'i', ...at(0, 30 * place, 20, 20) }),
      node('generic', '', { ref: `sign ${name}`, text: sign, tag: 'i', ...at(20, 30 * place, 20, 20) }),
      node('generic', '', { ref: `name ${name}`, text: name, tag: 'span', ...at(60, 30 * place, 200, 20) }),
    ],
    ...at(0, 30 * place, 300, 24),
  });

const tree = pageOf(
  node('img', 'logo', { ...at(0, 300, 20, 20) }),
  node('img', 'photo', { ...at(30, 300, 20, 20) }),
  node('generic', '', {
    ref: 'tree',
    children: [line('Documents', '▸', 0), line('Pictures', '▸', 1), line('Music', '▾', 2)],
    ...at(0, 0, 300, 90),
  }),
);

for (const [sentence, ref] of [
  ['Expand Pictures', 'sign Pictures'],
  ['Collapse the Music folder', 'sign Music'],
  ['Tick Documents', 'box Documents'],
  ['Expand the Videos folder', 'none'],
  ['Tick Videos', 'none'],
] as const)
  test(`"${sentence}" in a tree of plain boxes: ${ref}`, () => {
    expect(refsOf(sentence, [tree])).toEqual([ref]);
  });

const carousel = (name: string, y: number): SnapshotNode =>
  node('region', name, {
    ref: `region ${name}`,
    classes: ['swiper'],
    children: [
      node('button', 'Previous slide', {
        ref: `back ${name}`,
        disabled: true,
        hidden: 'inert',
        ...at(0, y, 30, 30),
      }),
      node('button', 'Next slide', { ref: `on ${name}`, ...at(300, y, 30, 30) }),
      node('group', '1 / 3', { text: 'Anna', ...at(40, y, 200, 100) }),
      node('group', '2 / 3', { text: 'Ben', hidden: 'clipped', ...at(640, y, 200, 100) }),
    ],
    ...at(0, y, 340, 100),
  });

const two = pageOf(carousel('Product gallery', 0), carousel('Customer stories', 200));

for (const [sentence, ref] of [
  ['Go to the next slide of the Customer stories', 'on Customer stories'],
  ['Click the next arrow of the Customer stories carousel', 'on Customer stories'],
  ['Go to the next slide in the press reviews', 'none'],
  ['Click the next arrow of the Press reviews carousel', 'none'],
  ['Show the next slide', 'ambiguous'],
] as const)
  test(`"${sentence}" of two carousels: ${ref}`, () => {
    expect(refsOf(sentence, [two])).toEqual([ref]);
  });

test('an item of a tree that is open already is not folded by "expand"', () => {
  expect(inTurn('Expand Music', [tree])).toEqual(['done']);
});

/** The steps of a tour in a dialog, over a list with a counter of its own. */
const tour = (at: number): Snapshot =>
  pageOf(
    node('generic', '', {
      children: [node('button', 'Previous'), node('generic', '', { text: '1 of 3' }), node('button', 'Next')],
    }),
    node('dialog', 'Tour', {
      ref: 'tour',
      children: [
        node('generic', '', { ref: 'count', text: `${at} / 4` }),
        node('button', 'Back', { ref: 'back', ...(at === 1 && { disabled: true }) }),
        node('button', 'Next', { ref: 'on' }),
      ],
    }),
  );

test('the steps of a tour are those that its dialog counts', () => {
  expect(refsOf('Go to the third step', [tour(1), tour(2), tour(3)])).toEqual(['on', 'on', 'done']);
  expect(refsOf('Go to step 1 of the tour', [tour(2), tour(1)])).toEqual(['back', 'done']);
  expect(refsOf('Go to the fifth step', [tour(1)])).toEqual(['none']);
});

/** Lists that are drawn of boxes and called so by their classes alone, with what is chosen in them. */
const drawnList = (label: string, y: number): SnapshotNode =>
  node('generic', '', {
    children: [
      node('generic', '', { text: label }),
      node('generic', '', {
        classes: ['ms__selection'],
        children: [
          node('generic', '', { ref: `list ${label}`, clickable: true, text: 'Ham', ...at(0, y, 200, 20) }),
        ],
      }),
    ],
  });

for (const [sentence, ref] of [
  ['Add Olives to the toppings', 'list Toppings'],
  ['Choose Olives in Toppings', 'list Toppings'],
  ['Add Olives to the drinks', 'none'],
] as const)
  test(`"${sentence}" with lists that only their classes call so: ${ref}`, () => {
    expect(refsOf(sentence, [pageOf(drawnList('Toppings', 0), drawnList('Sauces', 40))])).toEqual([ref]);
  });

const swatch = (row: string, title: string, fill: string, x: number): SnapshotNode =>
  node('generic', title, {
    ref: `${row} ${title}`,
    tag: 'i',
    look: { fill, shape: 'square' },
    ...at(x, 0, 40, 40),
  });
const swatches = pageOf(
  node('heading', 'Wall'),
  node('generic', '', {
    children: [swatch('wall', 'Olive', '#808000', 0), swatch('wall', 'Plum', '#dda0dd', 50)],
  }),
  node('heading', 'Door'),
  node('generic', '', {
    children: [swatch('door', 'Olive', '#808000', 0), swatch('door', 'Salmon', '#fa8072', 50)],
  }),
);

for (const [sentence, ref] of [
  ['Pick the plum swatch', 'wall Plum'],
  ['Choose the salmon colour for the door', 'door Salmon'],
  ['Pick the mint swatch', 'none'],
] as const)
  test(`"${sentence}" among swatches with titles: ${ref}`, () => {
    expect(refsOf(sentence, [swatches])).toEqual([ref]);
  });

test('the parts of a drawing are what is painted, and no title of the swatches under it', () => {
  const part = (name: string): SnapshotNode =>
    node('generic', name, { tag: 'polygon', text: name, ...at(0, 80, 60, 60) });
  const boat = pageOf(
    node('heading', 'Paint the boat'),
    node('generic', '', { tag: 'svg', children: [part('sail'), part('hull')] }),
    node('generic', '', {
      children: [swatch('boat', 'red', '#ff0000', 0), swatch('boat', 'blue', '#0000ff', 50)],
    }),
  );
  expect(refsOf('Paint the sail red', [boat])).not.toContain('boat red');
});
