/** Widgets that are made of several parts which say the same: the part that is meant is used, and where none is, nothing is. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned } from './snapshot.js';

const say = (instruction: string, ...children: SnapshotNode[]): string =>
  did(planned(instruction, pageOf(...children)));

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const list = (name: string): SnapshotNode =>
  node('combobox', name, { tag: 'div', hasPopup: 'listbox', expanded: false });

test('what is chosen for a list is no part of what the list is called', () => {
  const page = [list('Kind of boat'), list('Harbour')];
  expect(say('Choose Folding canoe as the kind of boat', ...page)).toBe('click combobox "Kind of boat"');
  expect(say('Choose Folding canoe as the kind of engine', ...page)).toBe('none');
});

test('a list and the box around it that shows its arrow are one', () => {
  const boxed = (name: string, shown: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('text', name),
        node('generic', '', {
          tag: 'span',
          hasPopup: 'true',
          clickable: true,
          hints: [{ from: 'label-nearby', text: shown }],
          children: [
            node('combobox', name, { tag: 'input', inputType: 'text', hasPopup: 'listbox', expanded: false }),
            node('text', '\u{E63D}'),
          ],
        }),
      ],
    });
  expect(say('Set the skipper to Runa', boxed('Skipper', 'Skipper \u{E63D}'))).toBe(
    'fill combobox "Skipper" with "Runa"',
  );
  expect(say('Set the bosun to Runa', boxed('Skipper', 'Skipper \u{E63D}'))).toBe('none');
});

test('who is given a role is chosen in the list of that name', () => {
  const page = [list('Skipper'), list('Harbour')];
  for (const sentence of [
    'Assign Runa as the skipper',
    'Appoint Runa Dahl as skipper',
    'Make Runa the skipper',
  ])
    expect(say(sentence, ...page)).toBe('click combobox "Skipper"');
  expect(say('Assign Runa as the bosun', ...page)).toBe('none');
  expect(say('Make the boat the skipper', ...page)).not.toContain('click');
});

test('who stands on the page is given no role in a list', () => {
  const person = node('listitem', 'Runa', { tag: 'li', children: [node('text', 'Runa'), button('Assign')] });
  expect(say('Assign Runa as the skipper', list('Skipper'), person)).not.toContain('combobox');
});

test('a card that is a button is not clicked for what the button in it does', () => {
  const card = (name: string, ...inner: SnapshotNode[]): SnapshotNode =>
    node('button', [name, ...inner.map((each) => each.name)].join(' '), {
      tag: 'div',
      children: [node('text', name), ...inner],
    });
  const page = [card('Tall ship', button('Scuttle')), card('Grey barge', button('Scuttle'))];
  expect(say('Scuttle the grey barge', ...page)).toBe('click button "Scuttle"');
  expect(say('Scuttle the red barge', ...page)).toBe('none');
});

const end = (name: string, min: string, max: string, value: string): SnapshotNode =>
  node('slider', name, { tag: 'span', min, max, value });
const band = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', '', { tag: 'span', text: 'Depth range: 30 – 90 m' }),
      node('generic', '', {
        tag: 'div',
        children: [end('Least depth', '0', '90', '30'), end('Greatest depth', '30', '200', '90')],
      }),
    ],
  });

test('one end of a slider with two is brought to its number', () => {
  expect(say('Raise the upper end of the depth range to 120 m', band())).toBe(
    'fill slider "Greatest depth" with "120"',
  );
  expect(say('Set the lower limit of the depth range to 10', band())).toBe(
    'fill slider "Least depth" with "10"',
  );
});

test('no end passes the other or its scale, and no other slider has it', () => {
  expect(say('Set the upper end of the depth range to 300 m', band())).toBe('cannot-tell');
  expect(say('Set the lower end of the depth range to 95 m', band())).toBe('cannot-tell');
  expect(say('Set the upper end of the speed range to 60', band())).toBe('none');
});

const tree = (): SnapshotNode =>
  node('tree', '', {
    tag: 'ul',
    children: ['Bow', 'Stern'].map((name) =>
      node('treeitem', name, { tag: 'li', expanded: false, children: [node('text', name)] }),
    ),
  });

test('the whole tree is opened by the button for all of it', () => {
  const both = [button('Expand all'), button('Collapse all')];
  expect(say('Expand the whole tree', ...both, tree())).toBe('click button "Expand all"');
  expect(say('Collapse the entire tree', ...both, tree())).toBe('click button "Collapse all"');
  expect(say('Collapse the whole tree', button('Expand all'), tree())).toBe('none');
  expect(say('Collapse the whole tree', ...both, tree(), tree())).toBe('none');
  expect(say('Collapse the whole panel', ...both, tree())).toBe('none');
});

/** Lines of dives behind a tab; the first box of the page holds them. */
const dives = (tab: string, action: string) => {
  const row = (place: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('gridcell', place, { tag: 'td', text: place }),
        node('gridcell', '', { tag: 'td', children: [button(action)] }),
      ],
    });
  const names = node('tablist', '', {
    children: [node('tab', tab, { selected: true }), node('tab', 'Crew', { selected: false })],
  });
  return pageOf(node('tabpanel', '', { children: [row('Gull Rock'), row('Seal Bay')] }), names);
};

test('the chosen tab says what the lines behind it are', () => {
  expect(doneIn('Cancel the dive at Seal Bay', dives('Dives', 'Cancel'))).toBe('click button "Cancel" in 2');
  expect(doneIn('Cancel the Gull Rock dive', dives('Dives', 'Cancel'))).toBe('click button "Cancel" in 1');
  expect(doneIn('Cancel the Gull Rock dive', dives('Loans', 'Cancel'))).not.toContain('Cancel');
  expect(doneIn('Cancel the dive at Crow Bay', dives('Dives', 'Cancel'))).not.toContain('Cancel');
  expect(doneIn('Cancel the dive at Seal Bay', dives('Dives', 'Print'))).not.toContain('Print');
});
