/** What is said of all, of one, of the third or of a state is done to just that, and to nothing that only stands beside it. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const text = (shown: string): SnapshotNode => node('text', shown);
const heading = (shown: string, level = 2): SnapshotNode => node('heading', shown, { level });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const item = (...children: SnapshotNode[]): SnapshotNode => node('listitem', '', { tag: 'li', children });

/** A menu in sections, and a basket that counts its lines. */
const dish = (name: string): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: ['dish'], children: [heading(name, 3), button('Add')] });
const part = (title: string, ...names: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'section',
    children: [
      heading(title),
      node('generic', '', { tag: 'div', classes: ['dishes'], children: names.map(dish) }),
    ],
  });
const line = (name: string, count: string): SnapshotNode =>
  item(
    button(`Remove ${name}`, { text: '✕' }),
    text(name),
    node('generic', '', {
      tag: 'span',
      children: [
        button('Decrease', { text: '−' }),
        node('generic', '', { tag: 'span', text: count }),
        button('Increase', { text: '+' }),
      ],
    }),
  );
const shop = pageOf(
  part('Soups', 'Minestrone', 'Borscht'),
  part('Drinks', 'Cider', 'Iced tea'),
  node('complementary', 'Basket', {
    tag: 'aside',
    children: [
      heading('Your basket'),
      node('list', '', { tag: 'ul', children: [line('Borscht', '1'), line('Cider', '2')] }),
    ],
  }),
);

/** Lamps as cards with a button, and a timetable with boxes below them. */
const lamp = (name: string, isOn: boolean): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [heading(name, 3), button(isOn ? 'On' : 'Off', { pressed: isOn })],
  });
const time = (name: string, isOn: boolean): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', name, { tag: 'td' }),
      node('cell', '', {
        tag: 'td',
        children: [
          node('checkbox', `${name} active`, { tag: 'input', inputType: 'checkbox', checked: isOn }),
        ],
      }),
    ],
  });
const house = pageOf(
  node('generic', '', {
    tag: 'div',
    classes: ['cards'],
    children: [lamp('Ceiling light', false), lamp('Floor lamp', true)],
  }),
  heading('Timers'),
  node('table', '', {
    tag: 'table',
    children: [time('Wake up', true), time('Porch light', true), time('Heating', false)],
  }),
);

/** Times under the meals, and a list that happens to offer one of the words. */
const slots = (...times: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['slots'],
    children: times.map((each) => button(each, { pressed: false, classes: ['slot'] })),
  });
const table = pageOf(
  box(
    heading('Breakfast', 4),
    slots('08:00', '08:30', '09:00'),
    heading('Supper', 4),
    slots('18:00', '18:30', '19:00'),
  ),
  node('combobox', 'Occasion', {
    tag: 'select',
    options: ['None', 'Business supper'],
    value: 'None',
    children: [node('option', 'None'), node('option', 'Business supper')],
  }),
);

/** People with a sign that marks as left. */
const person = (name: string, state: string): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', name, { tag: 'td' }),
      node('cell', state, { tag: 'td' }),
      node('cell', '', {
        tag: 'td',
        children: [button('🚪', { hints: [{ from: 'title', text: 'Mark as left' }] })],
      }),
    ],
  });
const staff = pageOf(
  node('table', 'Staff', {
    tag: 'table',
    children: [person('Bea Lind', 'Away'), person('Emil Sand', 'Here')],
  }),
);

const tree = pageOf(
  node('tree', 'Files', {
    children: [
      node('treeitem', 'Papers', { expanded: false, clickable: true }),
      node('treeitem', 'cv.pdf', { clickable: true }),
    ],
  }),
);

const swatch = (name: string): SnapshotNode => node('generic', name, { tag: 'i', clickable: true });
const notes = pageOf(
  box(node('textbox', 'Note title', { tag: 'input' }), swatch('green'), swatch('blue'), swatch('pink')),
);

const question = (number: number, ...fields: SnapshotNode[]): SnapshotNode =>
  node('group', `Question ${number}`, {
    tag: 'div',
    children: [node('textbox', 'Question text', { tag: 'input', value: 'Which?' }), ...fields],
  });
const survey = pageOf(
  question(
    1,
    node('textbox', 'Option 1', { tag: 'input', value: 'Yes' }),
    button('Remove'),
    button('Add option'),
  ),
  question(
    2,
    text('Rating'),
    node('combobox', 'Number of stars', { tag: 'select', options: ['5', '10'], value: '5' }),
    button('Remove'),
  ),
);

const talk = pageOf(
  box(node('paragraph', '', { tag: 'p', text: 'Owen: Lunch?' })),
  node('textbox', 'Message', { tag: 'textarea' }),
  button('Send'),
);

const cases: readonly [Snapshot, readonly (readonly [string, string])[]][] = [
  [
    shop,
    [
      ['Remove all soups from the basket', 'none'],
      ['Remove all drinks', 'none'],
      ['Remove all ciders from the basket', 'none'],
      ['Remove one cider', 'none'],
      ['Remove two ciders from the basket', 'none'],
      ['Remove everything from the basket', 'click button "Remove Borscht"'],
      ['Remove all items from the basket', 'click button "Remove Borscht"'],
      ['Remove the cider', 'click button "Remove Cider"'],
    ],
  ],
  [
    house,
    [
      ['Turn all lights off', 'none'],
      ['Turn off the ceiling light', 'done'],
      ['Turn off the wall light', 'none'],
      ['Turn off the porch light', 'uncheck checkbox "Porch light active"'],
      ['Disable all timers', 'uncheck checkbox "Wake up active"; uncheck checkbox "Porch light active"'],
    ],
  ],
  [
    table,
    [
      ['Pick supper at 08:00', 'none'],
      ['Pick the fifth supper slot', 'none'],
      ['Pick the first supper slot', 'click button "18:00"'],
      ['Pick supper at 18:30', 'click button "18:30"'],
      ['Pick the last supper slot', 'click button "19:00"'],
      ['Pick the second breakfast slot', 'click button "08:30"'],
    ],
  ],
  [
    staff,
    [
      ['Mark Bea Lind away', 'none'],
      ['Mark Emil Sand as left', 'click button "🚪"'],
    ],
  ],
  [
    tree,
    [
      ['Expand cv.pdf', 'none'],
      ['Expand Papers', 'press treeitem "Papers" with "ArrowRight"'],
    ],
  ],
  [
    notes,
    [
      ['Open the green note', 'none'],
      ['Choose green', 'click element "green"'],
    ],
  ],
  [
    survey,
    [
      ['Use 10 stars for the rating question', 'none'],
      // What is new is typed into what the button brings up, and over no text that stands there.
      ['Add the option "Perhaps" to question 1', 'click button "Add option"'],
      ['Set the number of stars to 10', 'select combobox "Number of stars" with "10"'],
    ],
  ],
  [
    talk,
    [
      ["Put a heart on Owen's message", 'none'],
      ['Put Owen first', 'none'],
      ['Put "Yes" into the message', 'fill textbox "Message" with "Yes"'],
      ['Bring one pet', 'cannot-tell'],
    ],
  ],
  [pageOf(button('Back', { disabled: true }), button('Next')), [['Go back', 'none']]],
  [
    pageOf(node('navigation', '', { children: [button('My loans'), button('My holds')] })),
    [
      ['Select all loans', 'none'],
      ['Select My loans', 'click button "My loans"'],
    ],
  ],
];

for (const [page, sentences] of cases)
  for (const [sentence, expected] of sentences)
    test(`${sentence}: ${expected}`, () => {
      expect(did(planned(sentence, page))).toBe(expected);
    });

/** Questions with numbers, of which the first has options. */
const numbered = (number: number, ...fields: SnapshotNode[]): SnapshotNode =>
  node('group', `Question ${number}`, {
    tag: 'div',
    children: [
      node('textbox', 'Question text', { tag: 'input', value: 'Which?' }),
      ...fields,
      node('switch', 'Required', { tag: 'span', checked: number === 1 }),
      button('Duplicate'),
    ],
  });
const form = pageOf(
  node('textbox', '', { tag: 'h1', value: 'Survey' }),
  numbered(1, node('textbox', 'Option 1', { tag: 'input' }), node('textbox', 'Option 2', { tag: 'input' })),
  numbered(2, node('combobox', 'Stars', { tag: 'select', options: ['3', '5'], value: '5' })),
);

/** A table of devices with tags, each with a sign that removes it. */
const device = (name: string, ...tags: string[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', '', {
        tag: 'td',
        children: [
          node('checkbox', `Select ${name}`, { tag: 'input', inputType: 'checkbox', checked: false }),
        ],
      }),
      node('cell', name, { tag: 'td' }),
      node('cell', '', {
        tag: 'td',
        children: tags.map((tag) => button(`Remove tag ${tag}`, { text: '×' })),
      }),
    ],
  });
const devices = pageOf(
  node('table', 'Devices', {
    tag: 'table',
    children: [
      node('row', '', {
        tag: 'tr',
        children: ['', 'Name', 'Tags'].map((each) => node('columnheader', each)),
      }),
      device('LT-11', 'dev'),
      device('PH-12', 'loan'),
      device('PR-13'),
    ],
  }),
);

const entries = pageOf(
  node('link', 'Invoices', { url: '#invoices' }),
  node('combobox', 'Customer type', { tag: 'select', options: ['All types', 'Company'], value: 'All types' }),
  node('textbox', 'Promo code', { tag: 'input', value: '' }),
  button('Apply'),
  node('combobox', 'Sort by', { tag: 'select', options: ['Title', 'Year'], value: 'Title' }),
);

const week = pageOf(
  box(button('‹', { id: 'pm', hints: [{ from: 'title', text: 'Previous month' }] }), text('June')),
  slots('18:00', '20:00'),
  ...['Write release notes', 'Stand-up'].map((name) =>
    node('generic', '', {
      tag: 'div',
      classes: ['entry'],
      children: [
        node('generic', '', { tag: 'span', text: name }),
        button('Billable', { pressed: false }),
        button('Delete'),
      ],
    }),
  ),
);

const people = pageOf(
  node('textbox', 'Filter users', { tag: 'input', value: '' }),
  button('Invite user'),
  node('generic', '💬 Comments (2)', { tag: 'span', clickable: true, text: '💬 Comments (2)' }),
  button('Post'),
  node('radio', 'Top posts', { checked: true }),
);

const more: readonly [Snapshot, readonly (readonly [string, string])[]][] = [
  [
    form,
    [
      ['Duplicate question 5', 'none'],
      ['Make question 2 and 3 required', 'none'],
      ['Change the second option of question 2 to "x"', 'none'],
      ['Set Option 2 of question 1 to "x"', 'fill textbox "Option 2" with "x"'],
    ],
  ],
  [
    pageOf(node('textbox', '', { tag: 'input' }), button('Add')),
    [
      ['Change the first option to "y"', 'none'],
      ['Change the first field to "y"', 'fill textbox with "y"'],
    ],
  ],
  [
    devices,
    [
      ['Delete LT-11', 'none'],
      ['Remove PH-12', 'none'],
      ['Remove the tag dev from LT-11', 'click button "Remove tag dev"'],
      ['Select every second device', 'none'],
    ],
  ],
  [
    entries,
    [
      ['Open the invoice that is due first', 'none'],
      ['Open Invoices', 'click link "Invoices"'],
      ['Sort by customer type', 'none'],
      ['Sort by year', 'select combobox "Sort by" with "Year"'],
      ['Type a promo code', 'none'],
      ['Enter the promo code X17Q', 'fill textbox "Promo code" with "X17Q"'],
    ],
  ],
  [
    week,
    [
      ['Pick the slot at 8 pm', 'click button "20:00"'],
      ['Rename Write release notes to Release notes', 'none'],
    ],
  ],
  [
    people,
    [
      ['Invite two users', 'none'],
      ['Follow the first two people', 'none'],
      ['Show top posts', 'click radio "Top posts"'],
    ],
  ],
];

for (const [page, sentences] of more)
  for (const [sentence, expected] of sentences)
    test(`${sentence}: ${expected}`, () => {
      expect(did(planned(sentence, page))).toBe(expected);
    });

test('all but one are those of the group that has the one, under the noun that titles it', () => {
  const boxes = (...names: string[]): SnapshotNode[] =>
    names.map((name) => node('checkbox', name, { tag: 'input', checked: false }));
  const page = pageOf(
    node('form', '', {
      tag: 'form',
      children: [node('heading', 'Herbs', { level: 4 }), ...boxes('Dill', 'Sage', 'Thyme')],
    }),
    node('form', '', {
      tag: 'form',
      children: [node('heading', 'Extras', { level: 4 }), ...boxes('Salt', 'Oil')],
    }),
    node('radio', 'Delivered', { tag: 'input', checked: false }),
  );
  const others = ['check checkbox "Dill"', 'check checkbox "Thyme"'];
  for (const said of [
    'Tick all the herbs except sage',
    'Check all herbs but Sage',
    'Tick everything except Sage',
  ])
    expect(stepsInAll(said, page), said).toEqual(others);
  for (const said of ['Tick all the spices except sage', 'Tick all the extras except sage'])
    expect(stepsInAll(said, page), said).toEqual(['none']);
});
