/** Trees whose items are ticked by a click: what opens them is the arrow beside them, and never the box. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, inTurn, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

/** A line with a box to tick, behind what stands in front of it. */
const line = (name: string, ...front: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    children: [...front, node('generic', '', { children: [node('checkbox', name, { checked: false })] })],
  });

const arrow = (): SnapshotNode =>
  node('generic', '', {
    clickable: true,
    children: [node('generic', '', { classes: ['icon-caret-right'] })],
  });

test('an item is expanded by the arrow in its line', () => {
  const [herbs, fruit] = [arrow(), arrow()];
  const answer = planned('Expand Herbs', pageOf(line('Herbs', herbs), line('Fruit', fruit)));
  expect(answer.kind === 'found' && answer.steps.map(({ ref, method }) => [ref, method])).toEqual([
    [herbs.ref, 'click'],
  ]);
});

test('a box is not ticked to expand something', () => {
  expect(did('Expand Herbs', line('Herbs'), line('Fruit'))).toBe('none');
});

test('an item of a tree that has its toggle beside it, and a box in it, is not clicked itself', () => {
  const item = node('treeitem', 'Starters', {
    expanded: false,
    children: [node('checkbox', 'Starters', { checked: false })],
  });
  const toggle = node('button', 'Expand Starters');
  const tree = (...front: SnapshotNode[]): SnapshotNode =>
    node('tree', '', { children: [node('generic', '', { children: [...front, item] })] });
  expect(did('Expand Starters', tree(toggle))).toBe('click button "Expand Starters"');
  const page = pageOf(tree());
  const first = planned('Expand Starters', page);
  expect(told(first)).toBe('press treeitem "Starters" with "ArrowRight"');
  const next = first.kind === 'found' ? first.next : undefined;
  expect(told(planned('Expand Starters', page, next, page))).toBe('cannot-tell');
});

test('an item that holds its own arrow is expanded by that, as a click on it may choose it', () => {
  const box = (x: number, y: number, width: number) => ({ x, y, width, height: 30 });
  const item = (name: string, y: number, caret: string): SnapshotNode =>
    node('listitem', '', {
      box: box(0, y, 230),
      children: [
        node('generic', '', {
          clickable: true,
          box: box(0, y, 230),
          children: [
            node('generic', '', { clickable: true, classes: [caret], box: box(20, y, 30) }),
            node('generic', '', { text: name, box: box(70, y, 140) }),
          ],
        }),
      ],
    });
  const tree = (caret: string): SnapshotNode =>
    node('list', '', { children: [item('Leeds', 0, caret), item('Bari', 30, caret)] });
  const page = tree('tree-node-caret');
  const caret = page.children[1]?.children[0]?.children[0];
  const answer = planned('Expand Bari', pageOf(page));
  expect(answer.kind === 'found' && answer.steps.map(({ ref }) => ref)).toEqual([caret?.ref]);
});

test('all of them are expanded by the button for that, where the part that they lie in has one', () => {
  const folders = (expanded: boolean): SnapshotNode =>
    node('tree', 'Files', {
      children: ['Archive', 'Pictures'].map((name) => node('treeitem', name, { expanded })),
    });
  const [open, close] = [node('button', 'Expand all'), node('button', 'Collapse all')];
  expect(did('Expand all folders', open, close, folders(false))).toBe('click button "Expand all"');
  expect(did('Collapse all the folders', open, close, folders(true))).toBe('click button "Collapse all"');
  expect(did('Expand Archive', open, close, folders(false))).toContain('treeitem "Archive"');
  const answers = node('region', 'Questions', { children: [node('heading', 'Questions'), open] });
  expect(did('Expand all folders', answers, folders(false))).not.toContain('button');
  expect(did('Expand all folders', node('button', 'Expand all charts'), folders(false))).not.toContain(
    'button',
  );
});

test('an item of a tree that is drawn anew with every click is looked for again, and may be as it was', () => {
  const tree = (expanded: boolean) =>
    pageOf(
      node('tree', '', {
        children: [node('treeitem', `${expanded ? '▾' : '▸'} taxes`, { expanded, level: 1 })],
      }),
    );
  const key = 'press treeitem "▸ taxes" with "ArrowRight"';
  expect(inTurn('Expand taxes', [tree(false), tree(true)])).toEqual([key, 'done']);
  expect(inTurn('Expand taxes', [tree(false), tree(false), tree(false)])).toEqual([
    key,
    'click treeitem "▸ taxes"',
    'cannot-tell',
  ]);
});

test('the sign in an item, which is all that a part of it says, is its arrow', () => {
  const sign = (text: string) => node('generic', '', { clickable: true, text });
  const item = (text: string): SnapshotNode =>
    node('treeitem', `${text} taxes`, { expanded: false, children: [sign(text)] });
  expect(did('Expand taxes', node('tree', '', { children: [item('▸')] }))).toBe('click element "▸"');
  // One more of it is not what opens it.
  expect(did('Expand taxes', node('tree', '', { children: [item('+')] }))).toContain('ArrowRight');
});

test('what opens by the click that was to collapse it is not called closed, whatever its sign has become', () => {
  const title = (sign: string): SnapshotNode =>
    node('generic', '', {
      ref: 'title',
      tag: 'div',
      clickable: true,
      children: [node('generic', '', { text: 'Water' }), node('generic', '', { text: sign, ref: 'sign' })],
    });
  const panel = node('generic', '', { text: 'The reading is done in autumn.', ref: 'panel' });
  const [closed, open] = [pageOf(title('+')), pageOf(title('–'), panel)];
  expect(inTurn('Collapse the section "Water"', [closed, open]).at(-1)).toBe('none');
  expect(inTurn('Collapse the section "Water"', [open, closed]).at(-1)).toBe('done');
});

test('an item whose children are shown is open, and its title is not clicked to open it', () => {
  const tree = node('tree', 'Files', {
    children: [
      node('treeitem', 'Reports', {
        expanded: true,
        parts: [{ text: 'Reports', ref: 'title' }],
        children: [
          node('text', 'Reports'),
          node('group', '', { children: [node('treeitem', 'report-1.docx')] }),
        ],
      }),
    ],
  });
  expect(did('Expand Reports', tree)).toBe('done');
  expect(did('Make sure Reports is expanded', tree)).toBe('done');
});

test('the second question is the second of what unfolds, where all of it asks one', () => {
  const fold = (name: string): SnapshotNode => node('button', name, { expanded: false });
  const faq = [fold('How do I pay?'), fold('Who ships it?'), fold('Can I return it?')];
  expect(did('Expand the second question', ...faq)).toBe('click button "Who ships it?"');
  expect(did('Open the last question', ...faq)).toBe('click button "Can I return it?"');
  expect(did('Expand the fourth question', ...faq)).toBe('none');
  expect(did('Expand the second question', ...faq, fold('Account'))).toBe('none');
});

test('what is told of a record is unfolded by the one toggle in its line that opens no menu', () => {
  const row = (name: string, ...more: SnapshotNode[]): SnapshotNode =>
    node('row', '', {
      children: [
        ...more.map((each) => node('gridcell', '', { children: [each] })),
        node('gridcell', name),
        node('gridcell', 'Failed'),
      ],
    });
  const details = (expanded: boolean): SnapshotNode => node('button', 'Details', { expanded });
  const menu = (): SnapshotNode => node('button', 'Kebab toggle', { expanded: false });
  const grid = (expanded: boolean): SnapshotNode =>
    node('grid', 'Jobs', {
      children: [row('daily-shop', details(false), menu()), row('weekly-media', details(expanded), menu())],
    });
  const open = grid(false);
  const answer = planned('Expand weekly-media', pageOf(open));
  const toggle = open.children[1]?.children[0]?.children[0];
  expect(answer.kind === 'found' && answer.steps.map(({ ref }) => ref)).toEqual([toggle?.ref]);
  expect(did('Expand the row weekly-media', grid(false))).toBe('click button "Details"');
  expect(did('Expand weekly-media', grid(true))).toBe('done');
  expect(did('Collapse weekly-media', grid(true))).toBe('click button "Details"');
  expect(did('Expand weekly-media to see how much was written', grid(false))).toBe('click button "Details"');
  expect(did('Expand weekly-media to see the state of daily-shop', grid(false))).not.toMatch(/Details/u);
  // Another record, and a line that only has a menu.
  expect(did('Expand monthly-media', grid(false))).toBe('none');
  expect(
    did('Expand weekly-media', node('grid', '', { children: [row('weekly-media', menu())] })),
  ).not.toMatch(/Kebab/u);
});

test('a list to choose from is not opened for the one thing that has one of its options', () => {
  const filter = (): SnapshotNode =>
    node('combobox', 'My orders', { tag: 'select', options: ['All', 'Late', 'Sent'], value: 'All' });
  expect(did('Expand the order that is late', filter())).toBe('none');
  expect(did('Expand the my orders dropdown', filter())).not.toBe('none');
});

test('a title without a role is unfolded by the word behind it', () => {
  const titled = (name: string, toggle: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('text', `${name} [`),
        node('generic', '', { tag: 'a', text: toggle, clickable: true }),
        node('text', ']'),
      ],
    });
  const boxes = (): SnapshotNode[] => [
    titled('Fish of the reef', 'show'),
    titled('Birds of the coast', 'hide'),
  ];
  expect(did('Expand the "Fish of the reef" box', ...boxes())).toBe('click element "show"');
  expect(did('Collapse the Birds of the coast box', ...boxes())).toBe('click element "hide"');
  expect(did('Expand the Fish of the coast box', ...boxes())).toBe('none');
  expect(did('Expand the Birds of the coast box', ...boxes())).not.toBe('click element "show"');
});

test('the noun behind a name says what folds up, where the page says it of all of them', () => {
  const piers = [
    node('heading', 'Ferry piers'),
    node('button', 'Northside · 3 boats', { expanded: false }),
    node('button', 'Old Mill · 1 boat', { expanded: true }),
  ];
  expect(did('Expand the Northside pier', ...piers)).toBe('click button "Northside · 3 boats"');
  expect(did('Collapse the Old Mill section', ...piers)).toBe('click button "Old Mill · 1 boat"');
  expect(did('Expand the Northside station', ...piers)).toBe('none');
  expect(did('Expand the West pier', ...piers)).toBe('none');
});

test('a step is known by its name behind its number, with or without quotes', () => {
  const steps = (...names: string[]): SnapshotNode =>
    node('generic', '', { children: names.map((name) => node('button', name)) });
  const trip = steps('1 Seats', '2 Hand luggage', '3 Extras');
  expect(did('Open the Hand luggage step', trip)).toBe('click button "2 Hand luggage"');
  expect(did('Go to the "Extras" step', trip)).toBe('click button "3 Extras"');
  expect(did('Open the Luggage step', trip)).toBe('none');
  expect(did('Open the Extras step', steps('1 Seats', '5 Extras'))).toBe('none');
});
