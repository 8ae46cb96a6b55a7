/** Sorting in a given order: the header is clicked until the cells of its column run that way. */
import { expect, test } from '../../../fixtures/test.js';
import type { Plan } from '../../../src/contract/plan.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { tokenize } from '../../../src/grounding/built-in/language/lexer.js';
import { orderAtEnd } from '../../../src/grounding/built-in/language/order.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const head = ['Title', 'Pages', 'Written'].map((title) => node('columnheader', title, { clickable: true }));

/** A table of books in this order, under headings. */
function books(rows: readonly (readonly string[])[], ...titles: string[]): Snapshot {
  const cells = (row: readonly string[]): SnapshotNode[] => row.map((text) => node('cell', text));
  const lines = rows.map((row) => node('row', row.join(' '), { children: cells(row) }));
  return pageOf(
    ...titles.map((title) => node('heading', title)),
    node('table', '', { children: [node('row', '', { children: head }), ...lines] }),
  );
}

/** Headers of another table. */
const titles = ['Title', 'Pages', 'Written'].map((title) => node('columnheader', title, { clickable: true }));

function rowsOf(snapshot: Snapshot): readonly SnapshotNode[] {
  return snapshot.root.children.at(-1)?.children.slice(1) ?? [];
}

const emma = ['Emma', '474', '12 May 1815'];
const ulysses = ['Ulysses', '730', '2 Feb 1922'];
const candide = ['Candide', '98', '15 Jan 1759'];
const given = books([emma, ulysses, candide]);

/** What is left to do once the header was clicked. */
function next(answer: Plan): unknown {
  return answer.kind === 'found' ? answer.next : undefined;
}

test('the header is clicked again as long as the cells run the other way', () => {
  const sentence = 'Sort by pages, largest first';
  const first = planned(sentence, given);
  expect(did(first)).toBe('click columnheader "Pages"');
  const up = planned(sentence, books([candide, emma, ulysses]), next(first));
  expect(did(up)).toBe('click columnheader "Pages"');
  expect(did(planned(sentence, books([ulysses, emma, candide]), next(up)))).toBe('done');
});

test('a table that does not sort is an error, and not done', () => {
  const sentence = 'Sort by pages in ascending order';
  let answer = planned(sentence, given);
  for (let clicks = 0; clicks < 3; clicks += 1) answer = planned(sentence, given, next(answer));
  expect(answer).toMatchObject({ kind: 'none', looked: expect.stringContaining('474, 730, 98') });
});

test('cells that are all alike run either way, and where there are none nothing shows it', () => {
  const sentence = 'Sort by pages descending';
  for (const rows of [[emma, emma], [emma]]) {
    const first = planned(sentence, books(rows));
    expect(did(planned(sentence, books(rows), next(first)))).toBe('done');
  }
  const first = planned(sentence, books([]));
  expect(did(planned(sentence, books([]), next(first)))).toBe('cannot-tell');
});

test('degrees run from low to high, and not by the alphabet', () => {
  const tasks = (...levels: string[]): Snapshot =>
    pageOf(
      node('table', '', {
        children: [
          node('row', '', { children: [node('columnheader', 'Priority', { clickable: true })] }),
          ...levels.map((level) => node('row', level, { children: [node('cell', level)] })),
        ],
      }),
    );
  const sentence = 'Sort by priority, highest first';
  const first = planned(sentence, tasks('High', 'Low', 'Medium'));
  const up = planned(sentence, tasks('Low', 'Medium', 'High'), next(first));
  expect(did(up)).toBe('click columnheader "Priority"');
  expect(did(planned(sentence, tasks('High', 'Medium', 'Low'), next(up)))).toBe('done');
});

test('the oldest is the first day, and of numbers nobody knows', () => {
  const sentence = 'Sort by written, oldest first';
  const first = planned(sentence, given);
  expect(did(planned(sentence, books([candide, emma, ulysses]), next(first)))).toBe('done');
  expect(did(planned(sentence, books([ulysses, emma, candide]), next(first)))).toMatch(/^click/u);
  expect(did(planned('Sort by pages, oldest first', given))).toBe('cannot-tell');
});

test('the oldest year is the first, before the first of them all counts down', () => {
  const finds = (...years: string[]): Snapshot =>
    pageOf(
      node('table', '', {
        children: [
          node('row', '', { children: [node('columnheader', 'Year', { clickable: true })] }),
          ...years.map((year) => node('row', year, { children: [node('cell', year)] })),
        ],
      }),
    );
  const sentence = 'Sort the finds by year, oldest first';
  const first = planned(sentence, finds('120', '300 BC', '44 BC'));
  expect(did(planned(sentence, finds('300 BC', '44 BC', '120'), next(first)))).toBe('done');
  expect(did(planned(sentence, finds('44 BC', '120', '300 BC'), next(first)))).toMatch(/^click/u);
  expect(did(planned(sentence, finds('level 3', '120', '44 BC')))).toBe('cannot-tell');
});

test('what is sorted is called by the title above the table, and not by another', () => {
  const rows = [emma, ulysses];
  expect(did(planned('Sort the novels by pages, largest first', books(rows)))).toMatch(/^click/u);
  expect(did(planned('Sort the novels by pages, largest first', books(rows, 'Poems', 'Novels')))).toMatch(
    /^click/u,
  );
  expect(did(planned('Sort the novels by pages, largest first', books(rows, 'Novels', 'Poems')))).toBe(
    'none',
  );
});

test('the first row of a table without headers is one where it says words over values', () => {
  const row = (...texts: string[]): SnapshotNode =>
    node('row', texts.join(' '), { children: texts.map((text) => node('cell', text)) });
  const titles = row('Model', 'Price');
  const first = ['Aspen', '899 €'];
  const second = ['Birch', '649 €'];
  const table = (...rows: string[][]): Snapshot =>
    pageOf(node('table', '', { children: [titles, ...rows.map((each) => row(...each))] }));
  const sentence = 'Sort by price, lowest first';
  const click = planned(sentence, table(first, second));
  expect(did(click)).toBe('click cell "Price"');
  expect(did(planned(sentence, table(second, first), next(click)))).toBe('done');
  // Only words: the first row is one like the others.
  const words = pageOf(node('table', '', { children: [titles, row('Aspen', 'low'), row('Birch', 'high')] }));
  expect(did(planned(sentence, words))).toBe('none');
});

test('without an order any will do, and the column may be called by more than its title', () => {
  const sentence = 'Order the novels by their page number';
  const pages = books([emma, ulysses, candide]);
  const click = planned('Sort the novels by their pages value', pages);
  expect(did(click)).toBe('click columnheader "Pages"');
  expect(
    did(planned('Sort the novels by their pages value', books([candide, emma, ulysses]), next(click))),
  ).toBe('done');
  expect(did(planned('Sort the novels by their pages value', given, next(click)))).toMatch(/^click/u);
  expect(did(planned('Sort the novels by their weight', pages))).toBe('none');
  expect(did(planned('Sort the novels by publisher pages', pages))).toBe('none');
  // Only some of them are asked for, and the page does not say which.
  expect(did(planned('Sort the unread novels by pages', pages))).toBe('none');
  expect(did(planned('Sort the French novels by pages, largest first', pages))).toBe('none');
  expect(did(planned(sentence, books([emma, ulysses], 'Novels', 'Poems')))).toBe('none');
});

test('an order is said in many ways', () => {
  const orders = [
    'price from high to low',
    'price, most expensive first',
    'price (descending)',
    'name z-a',
    'name A to Z',
    'price in ascending order',
    'price with the cheapest first',
    'rating, best first',
    'price',
  ].map((said) => orderAtEnd(tokenize(said))?.order);
  expect(orders).toEqual([
    'descending',
    'descending',
    'descending',
    'descending',
    'ascending',
    'ascending',
    'ascending',
    'best',
    undefined,
  ]);
});

test('of several tables that is sorted which the sentence counts, or names by its title', () => {
  const [paid, due] = [books([emma, ulysses, candide]), books([emma, ulysses, candide])];
  const page = pageOf(
    node('heading', 'Paid'),
    ...paid.root.children,
    node('heading', 'Due'),
    node('table', '', { children: [node('row', '', { children: titles }), ...rowsOf(due)] }),
  );
  const refOf = (sentence: string): string | undefined => {
    const answer = planned(sentence, page);
    return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  };
  const [first, second] = [head[1]?.ref, titles[1]?.ref];
  expect(refOf('Sort the second table by pages')).toBe(second);
  expect(refOf('Sort the first table by pages, largest first')).toBe(first);
  expect(refOf('Sort Due by pages')).toBe(second);
  expect(refOf('Sort the third table by pages')).not.toBe(first);
  expect(refOf('Sort by pages, largest first')).not.toBe(first);
});

const sorter = (...options: string[]): SnapshotNode =>
  node('combobox', 'Sort by', { tag: 'select', options, value: options[0] ?? '' });
const opener = (name: string): SnapshotNode => node('button', name);
const title = (name: string, level = 2): SnapshotNode => node('heading', name, { level });

// The order in the words of the list, whatever the sentence calls it; two that fit, or another list, are none.
for (const [sentence, page, is] of [
  [
    'Sort by newest first',
    [sorter('Title', 'Year (newest first)', 'Year (oldest first)')],
    'Year (newest first)',
  ],
  [
    'Sort the films from oldest to newest',
    [sorter('Title', 'Date added (newest first)', 'Date added (oldest first)')],
    'Date added (oldest first)',
  ],
  ['Show the oldest films first', [sorter('Title', 'Newest', 'Oldest')], 'Oldest'],
  ['Sort by the most recent', [sorter('Oldest', 'Newest')], 'Newest'],
  [
    'Sort the hotels by lowest price',
    [sorter('Recommended', 'Price: low to high', 'Price: high to low')],
    'Price: low to high',
  ],
  ['Sort by cheapest first', [sorter('Recommended', 'Price ↑', 'Price ↓')], 'Price ↑'],
  [
    'Sort by salary from high to low',
    [sorter('Most recent', 'Lowest salary', 'Highest salary')],
    'Highest salary',
  ],
  [
    'Sort the hotels by best rated',
    [sorter('Price', 'Rating (high to low)', 'Rating (low to high)')],
    'Rating (high to low)',
  ],
  ['Sort by name from Z to A', [sorter('Name A–Z', 'Name Z–A', 'Size')], 'Name Z–A'],
  ['Sort by weight, heaviest first', [sorter('Price: low to high', 'Price: high to low')], undefined],
  ['Sort by newest first', [sorter('Created (newest first)', 'Changed (newest first)')], undefined],
  ['Sort the people by oldest first', [sorter('Name', 'Age (oldest first)')], 'Age (oldest first)'],
  [
    'Sort the reviews by newest',
    [title('Hotels'), sorter('Price', 'Newest', 'Oldest'), title('Reviews')],
    undefined,
  ],
  [
    'Sort the orders by newest',
    [node('button', 'My orders'), title('Hotels'), sorter('Price', 'Newest', 'Oldest')],
    undefined,
  ],
] as const) {
  it(`"${sentence}" chooses ${is ?? 'nothing'} of ${page.map(({ options, name }) => options?.join(', ') ?? name).join('; ')}`, () => {
    const told = did(planned(sentence, pageOf(...page)));
    if (is === undefined) expect(told).not.toMatch(/^(?:select|done)/u);
    else expect(told).toBe(`select combobox "Sort by" with "${is}"`);
  });
}

test('the menu of a button for sorting is opened for the order in its own words', () => {
  const menu = (...names: string[]): SnapshotNode =>
    node('generic', '', {
      children: names.map((name) => node('generic', '', { text: name, clickable: true })),
    });
  const button = opener('Sort: Relevance ▾');
  const up = menu('Relevance', 'Cheapest', 'Highest price');
  expect(inTurn('Sort by price, lowest first', [pageOf(button), pageOf(button, up)])).toEqual([
    'click button "Sort: Relevance ▾"',
    'click element "Cheapest"',
  ]);
  expect(inTurn('Sort by weight, lowest first', [pageOf(button), pageOf(button, up)]).at(-1)).toBe('none');
});

test('a drawn opener of the menu is opened, whatever else of the page may be sorted', () => {
  const tabs = node('tablist', '', {
    children: [node('tab', 'Topics (6)', { selected: true }), node('tab', 'Members')],
  });
  const drawn = node('generic', '', { tag: 'span', text: 'Sort: Newest ▾', clickable: true });
  const page = pageOf(tabs, node('generic', '', { children: [drawn] }));
  expect(did(planned('Sort topics by most discussed', page))).toBe('click element "Sort: Newest ▾"');
  expect(did(planned('Sort the members by most discussed', page))).not.toMatch(/^click/u);
});

test('sizes are compared by what they are, and a folder without one stands where it stands', () => {
  const sizes = (...texts: string[]): Snapshot => books(texts.map((text) => ['Notes', text, '']));
  const sentence = 'Sort by pages, largest first';
  const first = planned(sentence, sizes('—', '6 KB', '3.2 MB', '88 KB'));
  const up = sizes('—', '6 KB', '88 KB', '3.2 MB');
  expect(did(planned(sentence, up, next(first)))).toMatch(/^click/u);
  expect(did(planned(sentence, sizes('—', '3.2 MB', '88 KB', '6 KB'), next(first)))).toBe('done');
});

test('headers that stay in place are a table of their own, over the one with the rows', () => {
  const cell = (text: string, at: number): SnapshotNode =>
    node('cell', text, { box: { x: at * 100, y: 30, width: 100, height: 20 } });
  const headed = node('table', '', {
    box: { x: 0, y: 0, width: 300, height: 30 },
    children: [
      node('row', '', {
        children: head.map((each, at) => ({ ...each, box: { x: at * 100, y: 0, width: 100, height: 30 } })),
      }),
    ],
  });
  const split = (rows: readonly (readonly string[])[], y = 30): Snapshot =>
    pageOf(
      headed,
      node('table', '', {
        box: { x: 0, y, width: 300, height: 200 },
        children: rows.map((row) =>
          node('row', row.join(' '), { children: row.map((text, at) => cell(text, at)) }),
        ),
      }),
    );
  const turns = (y?: number): string[] =>
    inTurn('Sort by title in ascending order', [split([ulysses, emma], y), split([emma, ulysses], y)]);
  expect(turns()).toEqual(['click columnheader "Title"', 'done']);
  expect(turns(400).at(-1)).toBe('cannot-tell');
});

it('a title with tabs below it is over the table, and the arrow that is drawn on a header is not what is clicked', () => {
  const arrow = node('generic', '', {
    ref: 'arrow',
    tag: 'span',
    classes: ['column-sorter'],
    clickable: true,
    hidden: 'aria-hidden',
  });
  const line = (title: string, pages: string): SnapshotNode =>
    node('row', `${title} ${pages}`, { children: [node('cell', title), node('cell', pages)] });
  const page = pageOf(
    node('heading', 'Books', { level: 1 }),
    node('tablist', '', { children: [node('tab', 'All', { selected: true }), node('tab', 'Lent')] }),
    node('table', '', {
      children: [
        node('row', '', {
          children: [
            node('columnheader', 'Title'),
            node('columnheader', 'Pages', { clickable: true, children: [node('text', 'Pages'), arrow] }),
          ],
        }),
        line('Emma', '474'),
        line('Ulysses', '730'),
        line('Candide', '98'),
      ],
    }),
  );
  for (const how of ['by pages', 'by pages, largest first', 'by pages from largest to smallest'])
    expect(did(planned(`Sort the books ${how}`, page))).toBe('click columnheader "Pages"');
  // A column that is not there.
  expect(did(planned('Sort the books by weight, largest first', page))).toBe('none');
});

test('the foot of a table, which says its titles once more, sorts nothing; marks in front of a title are none of it', () => {
  const marked = ['Title', 'Pages'].map((title) =>
    node('columnheader', `${title}: activate to sort`, { clickable: true, text: `↑ ${title} ↓` }),
  );
  const foot = node('rowgroup', '', {
    tag: 'tfoot',
    children: [node('row', '', { children: ['Title', 'Pages'].map((title) => node('columnheader', title)) })],
  });
  const lines = [emma, ulysses].map((row) =>
    node('row', row.join(' '), { children: row.slice(0, 2).map((text) => node('cell', text)) }),
  );
  const page = pageOf(
    node('table', '', { children: [node('row', '', { children: marked }), ...lines, foot] }),
  );
  expect(did(planned('Sort the table by pages, highest first', page))).toBe(
    'click columnheader "Pages: activate to sort"',
  );
});

test('the rows of a table that no title speaks of may be of anything that is sorted by its columns', () => {
  const things = (title: string): Snapshot => books([emma, ulysses, candide], title);
  expect(did(planned('Sort the employees by pages', things('Example of a table')))).toContain('"Pages"');
  expect(did(planned('Sort the employees by pages', things('Our orders')))).toBe('none');
});

test('the number of what a column counts is that column, under the tab that is open, and another tab is no order', () => {
  const tab = (name: string, selected: boolean): SnapshotNode => node('tab', name, { selected });
  const heads = ['Author', 'sort column by Books'].map((name) =>
    node('columnheader', name, { clickable: true }),
  );
  const rows = [
    ['Ada', '3'],
    ['Ben', '1'],
  ].map((row) => node('row', row.join(' '), { children: row.map((text) => node('cell', text)) }));
  const page = pageOf(
    node('tablist', '', { children: [tab('All authors', true), tab('Books plan', false)] }),
    node('table', '', { children: [node('row', '', { children: heads }), ...rows] }),
  );
  expect(did(planned('Sort the authors by number of books, most first', page))).toBe(
    'click columnheader "sort column by Books"',
  );
  expect(did(planned('Sort the authors by books, soonest first', page))).not.toContain('tab');
  expect(did(planned('Sort the authors by plan', page))).toBe('none');
});

test('what is counted is under no column that says when it was done last', () => {
  const heads = ['Donor', 'Last donation'].map((name) => node('columnheader', name, { clickable: true }));
  const rows = [
    ['Ada', '2026-03-01'],
    ['Ben', '2026-01-14'],
  ].map((row) => node('row', row.join(' '), { children: row.map((text) => node('cell', text)) }));
  const page = pageOf(node('table', '', { children: [node('row', '', { children: heads }), ...rows] }));
  expect(did(planned('Sort the donors by number of donations, most first', page))).toBe('none');
  expect(did(planned('Sort the donors by last donation, latest first', page))).toContain('Last donation');
});
