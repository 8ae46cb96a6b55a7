/** Marks of component libraries: stars in wrappers, crosses kept from screen readers, fields that search a list, lists that are closed. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

function at(x: number, width: number): Pick<SnapshotNode, 'box'> {
  return { box: { x, y: 20, width, height: 20 } };
}

const say = (instruction: string, ...children: SnapshotNode[]): string =>
  did(planned(instruction, pageOf(...children)));

test('a star is the radio button in what draws it, and a rating of none is no star', () => {
  const star = (inner: SnapshotNode[], x: number): SnapshotNode =>
    node('generic', '', { classes: ['symbol'], children: inner, ...at(x, 18) });
  const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: name === '0' });
  const stars = ['1', '2', '3', '4', '5'].map((name, x) =>
    star([...(name === '1' ? [radio('0')] : []), radio(name), node('generic', '', { tag: 'svg' })], x * 18),
  );
  const row = node('generic', '', { classes: ['lib-Rating-root'], children: stars, ...at(0, 90) });
  expect(say('Rate it 4', row)).toBe('check radio "4"');
  expect(say('Rate it 6', row)).toBe('cannot-tell');
});

test('the stars that are drawn in a slider are no second rating', () => {
  const icons = [0, 1, 2, 3, 4].map((x) =>
    node('generic', '', { classes: ['rate__item'], clickable: true, ...at(x * 18, 18) }),
  );
  const slider = node('slider', 'Rating', {
    min: '0',
    max: '5',
    value: '0',
    classes: ['rate'],
    children: icons,
    ...at(0, 90),
  });
  expect(say('Give a rating of 3 stars', slider)).toContain('slider "Rating"');
});

test('a cross that is kept from screen readers, or is an icon, takes its chip away', () => {
  const chip = (text: string, cross: Partial<SnapshotNode>, x: number): SnapshotNode =>
    node('generic', '', {
      classes: ['lib-tag'],
      children: [node('generic', '', { text }), node('button', '', { ...cross, ...at(x + 40, 14) })],
      ...at(x, 60),
    });
  const place = (...chips: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { children: chips, ...at(0, 300) });
  const silent = { tag: 'button', hidden: 'aria-hidden', classes: ['pill-remove'] } as const;
  const drawn = {
    clickable: true,
    classes: ['chip-remove-icon'],
    hints: [{ from: 'icon', text: 'lib' }],
  } as const;
  const page = [place(chip('lunch', silent, 0), chip('team', silent, 80)), place(chip('vegan', drawn, 0))];
  expect(say('Remove the lunch tag', ...page)).toBe('click button');
  expect(say('Remove the vegan tag', ...page)).toContain('click button');
  expect(say('Remove the lunch ingredient', ...page)).not.toContain('click');
  expect(say('Remove the dinner tag', ...page)).not.toContain('click');
});

test('what is typed over a closed list is chosen from it', () => {
  const list = node('combobox', '', {
    tag: 'div',
    hasPopup: 'listbox',
    hidden: 'covered',
    expanded: false,
    ...at(0, 200),
  });
  const search = node('textbox', '', {
    tag: 'input',
    inputType: 'text',
    value: '',
    ref: 'search',
    ...at(0, 180),
  });
  const owner = node('generic', '', {
    children: [node('generic', '', { tag: 'label', text: 'Owner' }), list, search],
  });
  search.hints = [{ from: 'label-nearby', text: 'Owner' }];
  const opened = node('listbox', '', { children: [node('option', 'Omar'), node('option', 'Petra')] });
  const change = 'Change the owner to Petra';
  expect(inTurn(change, [pageOf(owner), pageOf(owner, opened)])).toEqual([
    'fill textbox "Owner" with "Petra"',
    'click option "Petra"',
  ]);
  expect(inTurn(change, [pageOf(owner), pageOf(owner)]).at(-1)).toBe('none');
});

test('the list of a combobox that is closed is nothing to choose from', () => {
  const field = node('combobox', 'Paper', { tag: 'input', inputType: 'text', value: '', expanded: false });
  expect(say('Set the paper to Matt', field, node('listbox', 'Paper', { tag: 'ul' }))).toContain(
    'combobox "Paper"',
  );
});

test('an option in a closed branch of a tree is found, and is chosen when no other branch has one of its name', () => {
  const field = node('combobox', 'Floor', { tag: 'div', hasPopup: 'tree', expanded: false, ref: 'field' });
  const item = (name: string, leaves: readonly string[], isOpen: boolean): SnapshotNode =>
    node('treeitem', name, {
      ref: name,
      expanded: isOpen,
      children: [
        node('button', '', { ref: `arrow of ${name}`, classes: ['toggle'] }),
        ...(isOpen ? leaves.map((leaf) => node('treeitem', leaf, { clickable: true })) : []),
      ],
    });
  const page = (west: readonly string[], east: readonly string[], open: number): ReturnType<typeof pageOf> =>
    pageOf(
      field,
      node('tree', '', {
        ref: 'tree',
        children: [item('West', west, open > 0), item('East', east, open > 1)],
      }),
    );
  const pages = (west: readonly string[], east: readonly string[]): ReturnType<typeof pageOf>[] => [
    pageOf(field),
    ...[0, 1, 2].map((open) => page(west, east, open)),
  ];
  const choose = 'Choose Attic as the floor';
  const opening = ['click combobox "Floor"', 'click button', 'click button'];
  expect(inTurn(choose, pages(['Attic'], ['Cellar']))).toEqual([...opening, 'click treeitem "Attic"']);
  expect(inTurn(choose, pages(['Attic'], ['Attic']))).toEqual([...opening, 'ambiguous']);
  expect(inTurn(choose, pages(['Loft'], ['Cellar']))).toEqual([...opening, 'none']);
});
