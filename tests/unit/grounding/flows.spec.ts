/** Wordings of whole flows: consent, tables of boxes, filters, lists of cards, log-ins; what each comes to on a small page. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (x: number, y: number, width = 80, height = 20): Pick<SnapshotNode, 'box'> => ({
  box: { x, y, width, height },
});

const shop = pageOf(
  node('main', '', { children: [node('heading', 'Pots'), node('button', 'Accept offer')] }),
  node('generic', '', {
    children: [
      node('text', 'We use cookies to grow.'),
      node('button', 'Accept all'),
      node('button', 'Only necessary'),
      node('link', 'Cookie policy', { url: '#' }),
    ],
  }),
);

const notice = pageOf(
  node('generic', '', { children: [node('text', 'This site uses cookies.'), node('button', 'Got it!')] }),
);

for (const [page, sentence, expected] of [
  [shop, 'accept the cookie banner', 'click button "Accept all"'],
  [shop, 'If the cookie banner is shown, accept it', 'click button "Accept all"'],
  [shop, 'reject the cookies', 'click button "Only necessary"'],
  [shop, 'dismiss the cookie notice', 'none'],
  [notice, 'dismiss the cookie notice', 'click button "Got it!"'],
  [pageOf(node('button', 'Accept offer')), 'accept the cookies', 'none'],
] as const) {
  it(`consent: ${sentence} → ${expected}`, () => {
    expect(did(planned(sentence, page))).toBe(expected);
  });
}

const titles = ['', 'E-mail', 'Push', 'SMS'];
const matrixRow = (name: string, y: number): SnapshotNode =>
  node('row', '', {
    children: titles.map((title, at) =>
      node('cell', at === 0 ? name : '', {
        ...box(at * 100, y, 100),
        children:
          title === ''
            ? []
            : [
                node('checkbox', '', {
                  ...box(at * 100 + 5, y, 15),
                  checked: false,
                  inputType: 'checkbox',
                  id: `${name} ${title}`,
                }),
              ],
      }),
    ),
  });
const matrix = pageOf(
  node('table', '', {
    children: [
      node('row', '', {
        children: titles.map((title, at) => node('columnheader', title, box(at * 100, 0, 100))),
      }),
      matrixRow('New comment', 20),
      matrixRow('Weekly digest', 40),
    ],
  }),
);
const boxOf = (row: number, column: number): string | undefined =>
  matrix.root.children[0]?.children[row]?.children[column]?.children[0]?.ref;

test('a box without a name is the one in the column and the row that are named', () => {
  for (const [sentence, row, column] of [
    ['enable push for the weekly digest', 2, 2],
    ['tick the checkbox in the SMS column of the New comment row', 1, 3],
    ['turn on e-mail for new comments', 1, 1],
  ] as const)
    expect(planned(sentence, matrix), sentence).toMatchObject({
      kind: 'found',
      steps: [{ method: 'check', ref: boxOf(row, column) }],
    });
});

test('a row of several boxes is no box', () => {
  const answer = planned('tick the weekly digest', matrix);
  expect('reason' in answer && answer.reason).toContain('"E-mail", "Push", "SMS"');
  expect(did(planned('enable fax for the weekly digest', matrix))).toBe('none');
});

const contacts = pageOf(
  node('textbox', 'Filter contacts', { tag: 'input', value: '' }),
  node('combobox', 'Status filter', { tag: 'select', options: ['All', 'Lead', 'Lost'], value: 'All' }),
  node('combobox', 'Sort by', {
    tag: 'select',
    options: ['Name', 'Price, low to high', 'Price, high to low'],
    value: 'Name',
  }),
);

const drawnOrders = pageOf(
  node('combobox', 'Show', {
    tag: 'select',
    options: ['Default', 'Name (A - Z)', 'Price (Low > High)', 'Price (High > Low)'],
    value: 'Default',
  }),
);

for (const [sentence, expected] of [
  ['sort by price from high to low', 'select combobox "Show" with "Price (High > Low)"'],
  ['sort by price, low to high', 'select combobox "Show" with "Price (Low > High)"'],
  ['sort by rating from high to low', 'none'],
] as const) {
  it(`${sentence}, where the way is drawn → ${expected}`, () => {
    expect(did(planned(sentence, drawnOrders))).toBe(expected);
  });
}

for (const [sentence, expected] of [
  ['filter the contacts by status "Lead"', 'select combobox "Status filter" with "Lead"'],
  ['filter the contacts by status Lead', 'select combobox "Status filter" with "Lead"'],
  ['filter contacts by Lead status', 'select combobox "Status filter" with "Lead"'],
  ['filter contacts by Ann', 'fill textbox "Filter contacts" with "Ann"'],
  ['filter contacts by city Rome', 'none'],
  ['sort by price from high to low', 'select combobox "Sort by" with "Price, high to low"'],
] as const) {
  it(`${sentence} → ${expected}`, () => {
    expect(did(planned(sentence, contacts))).toBe(expected);
  });
}

test('a log-in says what its user is called by, and the field has to be called so', () => {
  const page = (label: string): SnapshotNode[] => [
    node('textbox', label, { value: '' }),
    node('textbox', 'PIN', { inputType: 'password', value: '' }),
    node('button', 'Login'),
  ];
  const sentence = 'Log in with customer number 88120 and PIN "0455"';
  expect(stepsInAll(sentence, pageOf(...page('Customer no.')))).toEqual([
    'fill textbox "Customer no." with "88120"',
    'fill textbox "PIN" with "0455"',
    'click button "Login"',
  ]);
  expect(stepsInAll(sentence, pageOf(...page('E-mail')))).toEqual(['none']);
});

test('the first suggestion is what came up by the field, and no notice that came up elsewhere', () => {
  const field = node('textbox', 'Search', { tag: 'input', value: '', ...box(100, 20) });
  const before = pageOf(field);
  const sentence = 'Search for aloe and pick the first suggestion';
  const first = planned(sentence, before);
  const next = first.kind === 'found' ? first.next : undefined;
  const banner = node('generic', '', {
    ...box(0, 700, 1280, 60),
    children: [node('button', 'Accept all', box(200, 710))],
  });
  const list = node('list', '', {
    ...box(100, 42),
    children: [node('listitem', '', { ...box(100, 44), text: 'Aloe vera', clickable: true })],
  });
  const say = (...children: SnapshotNode[]): string =>
    did(plan({ instruction: sentence, snapshot: pageOf(...children), before, variables: [], next }));
  expect(say(field, banner)).toBe('none');
  expect(say(field, list, banner)).toBe('click listitem "Aloe vera"');
});

test('a column is named without the number of its cards', () => {
  const card = (text: string): SnapshotNode => node('generic', '', { text, draggable: true, tag: 'div' });
  const column = (title: string, ...cards: SnapshotNode[]): SnapshotNode =>
    node('generic', '', {
      tag: 'section',
      children: [node('heading', title), node('generic', '', { tag: 'div', children: cards })],
    });
  const board = pageOf(column('To do 2', card('Upgrade'), card('Notes')), column('Done 1', card('Set up')));
  expect(planned('drag Upgrade to the Done column', board)).toMatchObject({
    kind: 'found',
    steps: [{ method: 'dragTo' }],
  });
  expect(did(planned('drag Upgrade to the Blocked column', board))).toBe('none');
});

const ticked = (checked: boolean): ReturnType<typeof pageOf> =>
  pageOf(
    node('button', 'Export'),
    node('table', '', {
      children: ['Ann', 'Bo', 'Cy'].map((name, at) =>
        node('row', '', {
          children: [
            node('cell', '', {
              children: [node('checkbox', `Select ${name}`, { checked: checked && at < 2 })],
            }),
            node('cell', name),
          ],
        }),
      ),
    }),
  );

test('what is done to them is done to the rows that are ticked', () => {
  expect(did(planned('export them', ticked(true)))).toBe('click button "Export"');
  expect(did(planned('export them', ticked(false)))).toBe('none');
  expect(did(planned('delete them', ticked(true)))).toBe('none');
});

test('a link may say only the kind of file', () => {
  const page = pageOf(node('link', 'PDF'), node('link', 'CSV'), node('link', 'Statement'));
  expect(did(planned('Download the CSV', page))).toBe('click link "CSV"');
  expect(did(planned('download it as PDF', page))).toBe('click link "PDF"');
  expect(did(planned('Download the XLSX', page))).toBe('none');
  expect(did(planned('Download the statement', page))).toBe('none');
});

test('what is left empty is empty afterwards', () => {
  const page = pageOf(
    node('textbox', 'Phone', { value: '' }),
    node('checkbox', 'Newsletter', { checked: false }),
  );
  expect(did(planned('leave the phone empty', page))).toBe('clear textbox "Phone"');
  expect(did(planned('leave the newsletter unticked', page))).toBe('done');
  expect(did(planned('leave the page', page))).toBe('none');
});

test('a list drawn of boxes is known by the text beside it', () => {
  const group = (label: string, shown: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [node('text', label), node('generic', '', { tag: 'div', clickable: true, text: shown })],
    });
  const page = pageOf(group('Country of residence', 'Please choose…'), group('Title', 'None'));
  const [country] = page.root.children;
  expect(planned('select Ireland as the country of residence', page)).toMatchObject({
    kind: 'found',
    steps: [{ ref: country?.children[1]?.ref }],
  });
  expect(did(planned('select Ireland as the place of birth', page))).toBe('none');
});

test('the bar over a list does nothing to an item that is not chosen in it', () => {
  const item = (text: string, checked: boolean): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      clickable: true,
      children: [
        node('checkbox', '', { checked }),
        node('generic', '', { tag: 'span', text: 'Ann' }),
        node('generic', '', { tag: 'span', text }),
      ],
    });
  const page = (checked: boolean): ReturnType<typeof pageOf> =>
    pageOf(
      node('main', '', {
        children: [
          node('generic', '', {
            tag: 'div',
            children: [node('button', 'Archive'), node('button', 'Delete')],
          }),
          node('generic', '', {
            tag: 'div',
            children: [item('Invoice 4', checked), item('Photo', false), item('Memo', false)],
          }),
        ],
      }),
    );
  expect(did(planned('delete "Invoice 4"', page(false)))).toBe('none');
  expect(did(planned('delete "Invoice 4"', page(true)))).toBe('click button "Delete"');
});

test('a sign in front of a name expands it, a double click means the text and no box, and two switches are two steps', () => {
  const branch = (sign: string): ReturnType<typeof pageOf> =>
    pageOf(
      node('listitem', '', {
        children: [
          node('generic', '', { tag: 'span', clickable: true, text: sign }),
          node('generic', '', { tag: 'span', clickable: true, text: 'Sales' }),
        ],
      }),
    );
  expect(did(planned('expand Sales', branch('▸')))).toBe('click element "▸"');
  expect(did(planned('expand Sales', branch('★')))).toBe('click element "Sales"');
  const row = node('listitem', '', {
    children: [
      node('checkbox', '', { checked: false, hints: [{ from: 'label-nearby', text: 'notes.txt' }] }),
      node('generic', '', { tag: 'span', text: 'notes.txt' }),
    ],
  });
  expect(did(planned('double-click notes.txt', pageOf(row)))).not.toContain('checkbox');
  const switches = pageOf(
    node('checkbox', 'Dark mode', { checked: false }),
    node('checkbox', 'Reminders', { checked: true }),
  );
  expect(stepsInAll('turn dark mode on and reminders off', switches)).toEqual([
    'check checkbox "Dark mode"',
    'uncheck checkbox "Reminders"',
  ]);
});
