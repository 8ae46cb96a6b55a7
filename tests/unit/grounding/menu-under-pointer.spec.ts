/** Menus that nothing marks as such and that open under the pointer: titles in a row, items that lead on, and what is looked into for a sentence. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, onPages, pageOf, planned } from './snapshot.js';

const title = (ref: string, text: string, x: number, menu?: readonly string[]): SnapshotNode =>
  node('generic', '', {
    ref,
    tag: 'div',
    box: { x, y: 10, width: 60, height: 26 },
    ...(menu ? {} : { text }),
    children: menu
      ? [
          node('text', text),
          node('generic', '', {
            ref: `${ref}-menu`,
            tag: 'div',
            children: menu.map((item, at) =>
              node('generic', '', { ref: `${ref}-${at}`, tag: 'div', text: item, clickable: true }),
            ),
          }),
        ]
      : [],
  });

const bar = (open?: string, items: readonly string[] = []): ReturnType<typeof pageOf> =>
  pageOf(
    node('generic', '', {
      ref: 'bar',
      tag: 'div',
      children: ['File', 'Edit', 'View'].map((name, at) =>
        title(name.toLowerCase(), name, at * 70, name === open ? items : undefined),
      ),
    }),
  );

const shut = bar();
const file = bar('File', ['New', 'Print', 'Close']);
const edit = bar('Edit', ['Undo', 'Cut']);
const view = bar('View', ['Show ruler', 'Full screen']);

test('what comes behind the title of a menu without a verb of its own is an item of it', () => {
  expect(inTurn('Click File, then Print', [shut, file])).toEqual([
    'hover element "File"',
    'click element "Print"',
  ]);
});

test('what was only pointed at and brought up nothing is clicked', () => {
  expect(inTurn('Click Edit, then Cut', [shut, shut, edit])).toEqual([
    'hover element "Edit"',
    'click element "Edit"',
    'click element "Cut"',
  ]);
});

test('a menu that is open already need not be pointed at', () => {
  expect(inTurn('Click File > Print', [file])).toEqual(['click element "Print"']);
});

test('a path says which menu: no other is looked into', () => {
  expect(inTurn('Click Edit, then Print', [shut, edit, edit])).not.toContain('hover element "File"');
});

test('two buttons in turn are no path', () => {
  const page = pageOf(node('button', 'Red', { ref: 'red' }), node('button', 'Green', { ref: 'green' }));
  expect(did(planned('Click Red, then Green', page))).toBe('click button "Red"');
});

test('the titles are pointed at one after the other, and the one whose menu has it is gone back to', () => {
  expect(
    onPages('Go to full screen', [shut, file, file, edit, edit, view, view, view]).filter(
      (step) => !step.startsWith('press'),
    ),
  ).toEqual([
    'hover element "File"',
    'hover element "Edit"',
    'hover element "View"',
    'hover element',
    'click element "Full screen"',
  ]);
});

test('"Close the note" is no "Close" that may close something else', () => {
  expect(onPages('Close the note', [shut, file, file, file, edit, edit, view, view])).not.toContain(
    'click element "Close"',
  );
});

test('an item that says it opens a menu is given the time for it, and is clicked only where none comes up', () => {
  const item = (name: string, more: Partial<SnapshotNode> = {}) =>
    node('menuitem', name, { ref: name, tag: 'div', ...more });
  const menu = (...under: string[]) =>
    pageOf(
      node('menu', '', {
        ref: 'menu',
        tag: 'ul',
        children: [
          item('Fruit', { hasPopup: 'true' }),
          item('Bread'),
          ...(under.length > 0
            ? [node('menu', '', { ref: 'under', tag: 'ul', children: under.map((name) => item(name)) })]
            : []),
        ],
      }),
    );
  const first = planned('Select Fruit > Plum', menu());
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(first)).toBe('hover menuitem "Fruit"');
  expect(did(planned('Select Fruit > Plum', menu('Pear', 'Plum'), next, menu()))).toBe(
    'click menuitem "Plum"',
  );
  const waiting = planned('Select Fruit > Plum', menu(), next, menu());
  expect([did(waiting), waiting.kind === 'none' && waiting.lastly && did(waiting.lastly)]).toEqual([
    'none',
    'click menuitem "Fruit"',
  ]);
  const other = planned('Select Fruit > Fig', menu());
  const rest = other.kind === 'found' ? other.next : undefined;
  expect(did(planned('Select Fruit > Fig', menu('Pear', 'Plum'), rest, menu()))).toBe('none');
});
