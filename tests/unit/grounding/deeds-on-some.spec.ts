/** Deeds done to one record, to those that are chosen, and to each of them; and what is left undone. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { asksWhat } from '../../../src/grounding/built-in/language/question-words.js';
import { tokenize } from '../../../src/grounding/built-in/language/lexer.js';
import { did as told, node, pageOf, planned, stepsInAll } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const refsOf = (instruction: string, ...children: SnapshotNode[]): (string | undefined)[] | string => {
  const answer = planned(instruction, pageOf(...children));
  return answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : answer.kind;
};

/** The refs that are clicked while the page becomes one snapshot after the other, and how it ends. */
function clicksOn(instruction: string, pages: readonly Snapshot[]): (string | undefined)[] {
  const clicked: (string | undefined)[] = [];
  let next: unknown;
  for (const [at, page] of pages.entries()) {
    const answer = planned(instruction, page, next, at > 0 ? pages[at - 1] : undefined);
    if (answer.kind !== 'found') return [...clicked, answer.kind];
    clicked.push(...answer.steps.map(({ ref }) => ref));
    next = answer.next ?? answer.proof;
  }
  return clicked;
}

test('an item of a tree counts as open where the next one lies a level deeper, whatever it says of itself', () => {
  const tree = (...levels: number[]): SnapshotNode =>
    node('tree', '', {
      children: levels.map((level, at) =>
        node('treeitem', ['Herbs', 'Basil', 'Fruit'][at], {
          level,
          clickable: true,
          ...(at !== 1 && { expanded: false }),
        }),
      ),
    });
  expect(did('Expand Herbs', tree(1, 2, 1))).toBe('done');
  expect(did('Expand Herbs', tree(1, 1, 1))).toContain('treeitem "Herbs"');
  expect(did('Expand Fruit', tree(1, 2, 1))).toContain('treeitem "Fruit"');
});

test('"that" and "what" behind a verb for a thing ask nothing', () => {
  const asks = (said: string, word: string): boolean => tokenize(word).some((token) => asksWhat(said, token));
  expect(asks('cancel', 'that')).toBe(false);
  expect(asks('reject', 'what')).toBe(false);
  expect(asks('check', 'that')).toBe(true);
  expect(asks('cancel', 'whether')).toBe(true);
  const row = node('listitem', '', {
    children: [node('text', 'Booking 12'), node('button', 'Cancel booking')],
  });
  expect(did('Cancel that booking', row)).toBe('click button "Cancel booking"');
  const box = node('checkbox', 'Terms', { checked: false });
  expect(did('Check that the box is ticked', box)).not.toContain('check checkbox');
});

/** A row with a box to choose it by. */
const row = (name: string, checked: boolean): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', '', { children: [node('checkbox', `Select ${name}`, { checked })] }),
      ...[name, `Invoice of ${name}`].map((text) => node('cell', '', { text })),
    ],
  });
const rows = (...children: SnapshotNode[]): SnapshotNode => node('table', '', { children });

test('what is selected is rejected by the one button for that, and nothing is where nothing is selected', () => {
  const buttons = ['Approve', 'Reject'].map((name) => node('button', name));
  expect(did('Reject what is selected', ...buttons, rows(row('A-1', true), row('A-2', false)))).toBe(
    'click button "Reject"',
  );
  expect(
    did('Reject what is selected', ...buttons, rows(row('A-1', false), row('A-2', false))),
  ).not.toContain('click');
});

test('"the one" is no number that a row says', () => {
  const line = (name: string, length: string): SnapshotNode =>
    node('listitem', '', {
      children: [node('text', name), node('text', length), node('button', 'Delete')],
    });
  expect(did('Delete the one', line('Rope', '1 m'), line('Chain', '5 m'), line('Wire', '7 m'))).not.toContain(
    'click',
  );
});

test('a line is selected by the box for that, and not by another one in it', () => {
  const line = (name: string, driver: string): SnapshotNode =>
    node('row', '', {
      children: [
        node('cell', '', { children: [node('checkbox', 'Select row', { checked: false })] }),
        ...[name, driver].map((text) => node('cell', '', { text })),
        node('cell', '', { children: [node('checkbox', 'Active', { checked: false })] }),
      ],
    });
  const head = node('row', '', {
    children: ['', 'Vehicle', 'Driver', 'Active'].map((text) => node('columnheader', text, { text })),
  });
  const table = node('table', '', { children: [head, line('HH-1', 'Ada'), line('HH-2', 'Ben')] });
  expect(refsOf('Select the vehicle HH-1', table)).toEqual([
    table.children[1]?.children[0]?.children[0]?.ref,
  ]);
  expect(did('Select the vehicle HH-9', table)).toBe('none');
});

test('of two plants in one bed the one that is said gets the context menu', () => {
  const plant = (name: string): SnapshotNode =>
    node('generic', '', { tag: 'div', classes: ['plant'], text: name });
  const bed = (...names: string[]): SnapshotNode =>
    node('listitem', '', { children: names.map((name) => plant(name)) });
  const list = node('list', '', {
    children: [bed('Aloe vera', 'Basil'), bed('Chives', 'Dill'), bed('Fennel', 'Garlic')],
  });
  expect(refsOf('Open the context menu of Aloe vera', list)).toEqual([list.children[0]?.children[0]?.ref]);
  expect(did('Open the context menu of Aloe vera', list)).toContain('right');
  expect(did('Open the context menu of Rose', list)).toBe('none');
});

test('what the field says itself is not searched for', () => {
  const lookup = node('searchbox', 'Lookup by asset tag', { tag: 'input' });
  expect(stepsInAll('Look up the asset tag AB-1005', pageOf(lookup))).toEqual([
    'fill searchbox "Lookup by asset tag" with "AB-1005"',
    'press searchbox "Lookup by asset tag" with "Enter"',
  ]);
  const other = node('searchbox', 'Search', { tag: 'input' });
  expect(stepsInAll('Look up the asset tag AB-1005', pageOf(other))).not.toContain(
    'fill searchbox "Search" with "AB-1005"',
  );
});

const review = (title: string): SnapshotNode =>
  node('listitem', '', {
    children: [node('heading', title), node('button', 'Helpful'), node('button', 'Report')],
  });

test('a review is marked as helpful by its button, which shows nothing that is so already', () => {
  const list = node('list', '', { children: [review('Great lamp'), review('Too dim')] });
  expect(refsOf('Mark the review "Great lamp" as helpful', list)).toEqual([
    list.children[0]?.children[1]?.ref,
  ]);
  expect(did('Mark the review "Broken lamp" as helpful', list)).not.toContain('click');
});

test('a quantity is set in no box to tick', () => {
  const table = rows(row('SK-210', false), row('SK-211', false));
  expect(did('Set the quantity of SK-210 to 15', table)).not.toMatch(/check|click/);
});

test('a card is not closed by what closes the other card', () => {
  const card = (name: string, ...more: SnapshotNode[]): SnapshotNode =>
    node('listitem', '', { children: [node('heading', name), node('button', 'Show number'), ...more] });
  const cards = (...debit: SnapshotNode[]): SnapshotNode =>
    node('list', '', {
      children: [card('Debit card', ...debit), card('Credit card', node('button', 'Close card'))],
    });
  expect(did('Close the debit card', cards())).not.toContain('click');
  const own = node('button', 'Close card');
  expect(refsOf('Close the debit card', cards(own))).toEqual([own.ref]);
});

test('what is filtered to is a button of that name, and is not typed beside it', () => {
  const field = node('textbox', 'Filter jobs', { tag: 'input', value: '' });
  const buttons = ['All', 'Running', 'Failed'].map((name) => node('button', name));
  expect(did('Filter the jobs to failed', field, ...buttons)).toBe('click button "Failed"');
  expect(did('Filter the jobs to queued', field, ...buttons)).not.toContain('click');
});

test('each question about one of several is answered before the next is removed', () => {
  const line = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('text', name), node('button', 'Remove')] });
  const [ann, ben] = [line('Ann'), line('Ben')];
  const dialog = node('dialog', '', {
    children: [
      node('paragraph', '', { text: 'Remove this person?' }),
      node('button', 'Cancel'),
      node('button', 'Yes, remove'),
    ],
  });
  const list = (...children: SnapshotNode[]): SnapshotNode => node('list', 'People', { children });
  const both = [ann, ben];
  const clicked = clicksOn('Remove everyone', [
    pageOf(list(...both)),
    pageOf(list(...both), dialog),
    pageOf(list(ben)),
    pageOf(list(ben), dialog),
    pageOf(list()),
  ]);
  const [no, yes] = dialog.children.slice(1);
  expect(clicked).toEqual([ann.children[1]?.ref, yes?.ref, ben.children[1]?.ref, yes?.ref, 'done']);
  expect(clicked).not.toContain(no?.ref);
});

test('a deletion by a drawn sign, after which the page is as it was before, is not done', () => {
  const sign = (): SnapshotNode =>
    node('generic', '', {
      tag: 'span',
      text: '✕',
      clickable: true,
      hints: [{ from: 'title', text: 'Delete' }],
    });
  const line = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('text', name), sign()] });
  const list = node('list', '', { children: [line('Ann'), line('Ben')] });
  const button = list.children[0]?.children[1]?.ref;
  expect(clicksOn('Delete Ann', [pageOf(list), pageOf(list)])).toEqual([button, 'none']);
  const left = { ...list, children: list.children.slice(1) };
  expect(clicksOn('Delete Ann', [pageOf(list), pageOf(left)])).toEqual([button, 'done']);
});
