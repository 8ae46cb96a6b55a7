/** What is opened in a list where one click only chooses: a double click opens it, then Enter, and else it is not open. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const names = ['photos', 'cv.pdf', 'notes.txt'];
const items = names.map((name) => node('option', name, { selected: false }));
const list = node('listbox', 'Files', { children: items });
const before = pageOf(list);

/** The page once the file is chosen, with what else is seen then. */
function chosen(...more: SnapshotNode[]): Snapshot {
  const marked = items.map((item) => ({ ...item, selected: item.name === 'cv.pdf' }));
  return pageOf({ ...list, children: marked }, ...more);
}

/** What is done on each of these pages, one after another, until the sentence ends. */
function played(sentence: string, ...pages: Snapshot[]): string[] {
  const all: string[] = [];
  let answer = planned(sentence, before);
  let shown = before;
  for (const page of pages) {
    all.push(did(answer));
    if (answer.kind !== 'found' || answer.next === undefined) return all;
    answer = planned(sentence, page, answer.next, shown);
    shown = page;
  }
  return [...all, did(answer)];
}

const click = 'click option "cv.pdf"';
const twice = 'double-click option "cv.pdf"';
const enter = 'press option "cv.pdf" with "Enter"';
const content = node('heading', 'Curriculum vitae', { text: 'Curriculum vitae' });
const status = node('paragraph', '', { text: '1 selected' });

test('what a click opens is open', () => {
  expect(played('Open cv.pdf', chosen(content))).toEqual([click, 'done']);
});

test('what a click only chooses is opened by a double click, or by Enter', () => {
  expect(played('Open the file cv.pdf', chosen(status), chosen(status, content))).toEqual([
    click,
    twice,
    'done',
  ]);
  expect(played('Open cv.pdf', chosen(), chosen(), chosen(content))).toEqual([click, twice, enter, 'done']);
});

test('what nothing opens is not open', () => {
  expect(played('Open cv.pdf', chosen(), chosen(), chosen())).toEqual([click, twice, enter, 'none']);
  const field = node('textbox', 'Name', { focused: true });
  expect(played('Open cv.pdf', chosen(), chosen(field))).toEqual([click, twice, 'none']);
});

test('what is chosen by the sentence is only chosen', () => {
  expect(played('Select cv.pdf', chosen())).toEqual([click]);
});

test('a row is opened by the one button in it that says no more than that', () => {
  const table = (...buttons: string[]): Snapshot =>
    pageOf(
      node('grid', '', {
        children: ['Clover', 'Mortimer'].map((name) =>
          node('row', '', {
            selected: false,
            children: [
              node('gridcell', name),
              node('gridcell', '', { children: buttons.map((each) => node('button', each)) }),
            ],
          }),
        ),
      }),
    );
  for (const said of ["Open Mortimer's record", 'Open Mortimer'])
    expect(did(planned(said, table('Open', 'Delete')))).toBe('click button "Open"');
  expect(did(planned('Open Mortimer', table('Edit', 'Delete')))).toBe('click gridcell "Mortimer"');
  expect(did(planned('Select Mortimer', table('Open')))).not.toContain('button');
});

test('a row that takes no click itself is opened by the one link in it', () => {
  const table = (more: Partial<SnapshotNode>, ...links: string[]): Snapshot =>
    pageOf(
      node('grid', '', {
        children: ['Clover', 'Mortimer'].map((name) =>
          node('row', '', {
            ...more,
            children: [
              node('gridcell', name),
              ...links.map((each) => node('gridcell', '', { children: [node('link', each, { url: '/' })] })),
            ],
          }),
        ),
      }),
    );
  expect(did(planned('Open the ticket of Mortimer', table({}, 'Refund')))).toBe('click link "Refund"');
  expect(did(planned('Open the ticket of Mortimer', table({}, 'Refund', 'Mail')))).not.toContain('link');
  expect(did(planned('Open the ticket of Mortimer', table({ clickable: true }, 'Refund')))).not.toContain(
    'link',
  );
});

test('a part that only others of the list have is not shown by opening the one that has none', () => {
  const voucher = (shop: string, ...more: SnapshotNode[]): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      clickable: true,
      children: [node('text', shop), node('text', 'Ends soon'), ...more],
    });
  const list = pageOf(
    node('heading', 'Voucher codes'),
    node('list', '', {
      tag: 'ul',
      children: [
        voucher('Kiln & Clay', node('button', 'Show code')),
        voucher('Old Tannery', node('button', 'Show code')),
        voucher('Marsh Tea – stale'),
      ],
    }),
  );
  expect(did(planned('Show the code of the stale Marsh Tea voucher', list))).not.toContain('click');
  expect(did(planned('Open the stale Marsh Tea voucher', list))).toContain('click');
});
