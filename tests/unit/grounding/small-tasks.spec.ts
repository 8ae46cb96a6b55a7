/** Plans for whole small tasks as they are told: lists of values, stories in front, keys that the page draws. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const boxes = (count: number): SnapshotNode[] =>
  Array.from({ length: count }, () => node('textbox', '', { tag: 'input' }));

for (const [instruction, count, expected] of [
  [
    'Enter 3, 5 and 8 into the boxes',
    3,
    'fill textbox with "3"; fill textbox with "5"; fill textbox with "8"',
  ],
  [
    'Type tellus and ornare into the text fields',
    2,
    'fill textbox with "tellus"; fill textbox with "ornare"',
  ],
  ['Put the number 17 in both boxes', 2, 'fill textbox with "17"; fill textbox with "17"'],
  [
    'Type "bread and butter" into both fields',
    2,
    'fill textbox with "bread and butter"; fill textbox with "bread and butter"',
  ],
  ['Type bread and butter into both fields', 2, 'cannot-tell'],
  ['Enter 3, 5 and 8 into the boxes', 4, 'cannot-tell'],
] as const) {
  it(`${instruction}, where there are ${count}: ${expected}`, () => {
    expect(did(instruction, ...boxes(count))).toBe(expected);
  });
}

test('values that are called something go to the fields of that name, and not one after the other', () => {
  const page = pageOf(
    node('textbox', 'Password', { tag: 'input' }),
    node('textbox', 'Username', { tag: 'input' }),
  );
  expect(planned('Enter the username "ana" and the password "k7" into the text fields', page)).toMatchObject({
    steps: [{ description: 'fill textbox "Username" with "ana"' }],
  });
});

const leave = (): SnapshotNode[] => [node('button', 'Subscribe'), node('button', 'Unsubscribe')];

for (const [instruction, expected] of [
  ['You want to leave the mailing list. Press Unsubscribe.', 'click button "Unsubscribe"'],
  [
    'Your booking was cancelled and you would like the money back. Press Unsubscribe.',
    'click button "Unsubscribe"',
  ],
  ['You want to leave the "Monday" list. Press Unsubscribe.', 'cannot-tell'],
  ['You have to press Subscribe. Press Unsubscribe.', 'click button "Subscribe"'],
] as const) {
  it(`${instruction} ${expected}`, () => {
    expect(did(instruction, ...leave())).toBe(expected);
  });
}

test('a press that is counted is made as often, whatever the button is called', () => {
  const page = pageOf(node('button', '+'), node('button', '-'));
  const first = planned('Click + 3 times', page);
  expect(first).toMatchObject({ kind: 'found', steps: [{ description: 'click button "+"' }] });
  expect(first).toHaveProperty('next.clauses.length', 2);
});

test('Enter, behind letters that were typed on drawn keys, is the drawn key of that name', () => {
  const keys = ['A', 'B', 'C', 'D', 'E', 'F', 'Enter'].map((text) =>
    node('generic', '', { tag: 'span', text, clickable: true }),
  );
  const page = pageOf(node('generic', '', { tag: 'div', children: keys }));
  const typed = planned('Use the on-screen keyboard to write CAB and press Enter', page);
  expect(told(typed)).toBe('click element "C"; click element "A"; click element "B"');
  const next = typed.kind === 'found' ? typed.next : undefined;
  expect(told(planned('Use the on-screen keyboard to write CAB and press Enter', page, next))).toBe(
    'click element "Enter"',
  );
});

test('one part of a page scrolls: "the text" is that one; a paragraph is counted among paragraphs', () => {
  const link = (name: string): SnapshotNode =>
    node('paragraph', '', { tag: 'p', children: [node('link', name)] });
  const [first, second] = [link('sed'), link('sed')];
  const page = pageOf(first, second, node('generic', '', { tag: 'div', scrolls: true }));
  expect(planned('Scroll down to the end of the text', page)).toMatchObject({
    steps: [{ method: 'scrollTo', arguments: ['100%'] }],
  });
  expect(planned('Click the link "sed" in the second paragraph', page)).toMatchObject({
    steps: [{ ref: second.children[0]?.ref }],
  });
});

const note = (): SnapshotNode[] => [
  node('button', 'B', { look: { bold: true } }),
  node('button', '', { hints: [{ from: 'title', text: 'Italic' }] }),
  node('textbox', '', { tag: 'div', value: 'Praesent Vestibulum ante, ante Vestibulumque.' }),
  node('paragraph', '', { tag: 'p', text: 'Cras mattis.' }),
  node('paragraph', '', { tag: 'p', text: 'Maecenas faucibus.' }),
];

for (const [instruction, expected] of [
  ['Make the word Vestibulum bold', 'mark the text of textbox with "Vestibulum"; click button "B"'],
  [
    'Give the text "Praesent" the style italic',
    'mark the text of textbox with "Praesent"; click button "Italic"',
  ],
  ['Make all of the text bold', 'mark the text of textbox; click button "B"'],
  ['Make everything bold', 'mark the text of textbox; click button "B"'],
  [
    'Using the text editor, give everything the style italics',
    'mark the text of textbox; click button "Italic"',
  ],
  [
    'Use the editor to make the word Praesent italic',
    'mark the text of textbox with "Praesent"; click button "Italic"',
  ],
  [
    'Give the text Vestibulumque. the style bold',
    'mark the text of textbox with "Vestibulumque."; click button "B"',
  ],
  ['Give the text Vestibulum. the style bold', 'none'],
  ['Give the text ante, the style bold', 'mark the text of textbox with "ante,"; click button "B"'],
  ['Give the text Praesent, the style bold', 'mark the text of textbox with "Praesent"; click button "B"'],
  ['Give the text nemo, the style bold', 'none'],
  ['Underline everything', 'none'],
  ['Using the picture editor, make everything bold', 'cannot-tell'],
  ['Highlight the text in the second paragraph', 'mark the text of paragraph "Maecenas faucibus."'],
  ['Select the word mattis', 'mark the text of paragraph "Cras mattis." with "mattis"'],
  ['Make the word ante bold', 'cannot-tell'],
  ['Make the word nemo bold', 'none'],
  ['Underline the word Praesent', 'none'],
] as const) {
  it(`${instruction}: ${expected}`, () => {
    expect(did(instruction, ...note())).toBe(expected);
  });
}

test('a word that something is called is chosen, and not marked in a text that holds it as well', () => {
  expect(did('Select Praesent', ...note(), node('button', 'Praesent'))).toBe('click button "Praesent"');
});

const things = (): SnapshotNode[] => [
  node('generic', '', {
    tag: 'div',
    look: { shape: 'circle', fill: '#ff0000' },
    box: { x: 60, y: 60, width: 50, height: 50 },
  }),
  node('generic', '', {
    tag: 'div',
    resizable: true,
    look: { shape: 'rectangle', fill: '#eeeeff' },
    box: { x: 200, y: 60, width: 120, height: 90 },
  }),
  node('textbox', 'Notes', {
    tag: 'textarea',
    resizable: true,
    box: { x: 400, y: 60, width: 200, height: 60 },
  }),
];

for (const [instruction, method, given] of [
  ['Drag the red circle 100 pixels to the right', 'dragBy', ['100', '0']],
  ['Move the circle down by 30px', 'dragBy', ['0', '30']],
  ['Make the rectangle 50 pixels wider', 'resizeBy', ['50', '0']],
  ['Make the rectangle narrower', 'resizeBy', ['-40', '0', 'about']],
  ['Make the text area taller by dragging its corner', 'resizeBy', ['0', '50', 'about']],
  [
    'Resize the rectangle so that its height is larger and its width is smaller',
    'resizeBy',
    ['-40', '50', 'about'],
  ],
  ['Resize the rectangle so that it is wider', 'resizeBy', ['50', '0', 'about']],
  ['Increase the height of the notes by 20 px', 'resizeBy', ['0', '20']],
] as const) {
  it(`${instruction}: ${method} ${given.join(', ')}`, () => {
    expect(planned(instruction, pageOf(...things()))).toMatchObject({
      steps: [{ method, arguments: given }],
    });
  });
}

const mail = (from: string, date: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['mail'],
    children: [node('generic', '', { text: from }), node('generic', '', { text: date })],
  });

for (const [instruction, at] of [
  ['Open the message from Etiam Porta', 2],
  ['Open the newest message', 1],
  ['Open the message with the earliest date', 0],
] as const) {
  it(`${instruction}: the row, which nothing marks, and the page has to answer`, () => {
    const rows = [
      mail('Nulla', '2026-03-04'),
      mail('Donec', '2026-05-19'),
      mail('Etiam Porta', '30 April 2026'),
    ];
    const page = pageOf(node('generic', '', { tag: 'div', children: rows }));
    const first = planned(instruction, page);
    expect(first).toMatchObject({ steps: [{ method: 'click', ref: rows[at]?.ref }] });
    const next = first.kind === 'found' ? first.next : undefined;
    const request = { instruction, variables: [], next, before: page };
    expect(plan({ ...request, snapshot: pageOf(...page.root.children) }).kind).toBe('cannot-tell');
    expect(plan({ ...request, snapshot: pageOf(node('heading', 'Etiam Porta')) }).kind).toBe('done');
  });
}

for (const [instruction, expected] of [
  ['Choose the cheapest plan from the drop-down list', 'select combobox "Plan" with "Tortor $9"'],
  ['Select the second most expensive plan', 'select combobox "Plan" with "Mollis $24"'],
  ['Choose the heaviest plan', 'none'],
] as const) {
  it(`${instruction}: ${expected}`, () => {
    const options = ['choose', 'Mollis $24', 'Tortor $9', 'Ornare $112'];
    expect(did(instruction, node('combobox', 'Plan', { tag: 'select', options }))).toBe(expected);
  });
}

test('rows count together in whatever bodies of the table they stand', () => {
  const row = (name: string): SnapshotNode =>
    node('rowgroup', '', {
      children: [
        node('row', '', {
          children: [node('cell', name), node('cell', '', { children: [node('link', 'view')] })],
        }),
      ],
    });
  const rows = [row('Justo'), row('Felis, the longest of all'), row('Massa')];
  const link = rows[0]?.children[0]?.children[1]?.children[0]?.ref;
  expect(
    planned('View the item in the first row', pageOf(node('table', '', { children: rows }))),
  ).toMatchObject({
    steps: [{ ref: link }],
  });
});

test('the first of a list is removed by its cross', () => {
  const item = (text: string): SnapshotNode =>
    node('listitem', '', {
      children: [node('text', text), node('generic', '', { tag: 'span', text: '✕', clickable: true })],
    });
  const items = [item('Lentils'), item('Olives')];
  expect(
    planned(
      'Remove the first item from the basket',
      pageOf(node('heading', 'Basket'), node('list', '', { children: items })),
    ),
  ).toMatchObject({
    steps: [{ ref: items[0]?.children[1]?.ref }],
  });
});

/** A track from 100 to 300 px with a handle for each share of it, and a text that tells the numbers. */
const slider = (text: string, ...shares: number[]): SnapshotNode[] => [
  node('generic', '', { tag: 'p', text }),
  node('generic', '', { tag: 'div', box: { x: 100, y: 50, width: 200, height: 6 } }),
  ...shares.map((share) =>
    node('generic', '', {
      tag: 'span',
      clickable: true,
      box: { x: 92 + share * 2, y: 45, width: 16, height: 16 },
    }),
  ),
];

for (const [instruction, text, shares, given] of [
  [
    'Set the price range to $20 - $60',
    'Price $10 - $90',
    [10, 90],
    [
      ['20', '0', '20 - $90'],
      ['-60', '0', '20 - $60'],
    ],
  ],
  [
    'Set the price from 92 to 95',
    'Price 10 - 90',
    [10, 90],
    [
      ['10', '0', '10 - 95'],
      ['164', '0', '92 - 95'],
    ],
  ],
  ['Set the volume to 70%', 'Volume 20%', [20], [['100', '0', '70']]],
] as const) {
  it(`${instruction}, where it says ${text}: its handles are dragged, and the page has to show it`, () => {
    expect(
      planned(instruction, pageOf(node('generic', '', { tag: 'div', children: slider(text, ...shares) }))),
    ).toMatchObject({
      steps: given.map((args) => ({ method: 'dragBy', arguments: args })),
    });
  });
}

for (const [instruction, text, shares] of [
  ['Set the weight to 70', 'Volume 20', [20]],
  ['Set the volume to 70', 'Volume 20 of 50', [20]],
  ['Set the volume to 30 - 20', 'Volume 10 - 90', [10, 90]],
] as const) {
  it(`${instruction}, where it says ${text}: refused`, () => {
    const page = pageOf(node('generic', '', { tag: 'div', children: slider(text, ...shares) }));
    expect(planned(instruction, page).kind).not.toBe('found');
  });
}

const clock = (): SnapshotNode =>
  node('paragraph', '', {
    children: [
      node('textbox', 'Alarm', { tag: 'input', value: '09' }),
      node('text', ':'),
      node('textbox', '', { tag: 'input', value: '30' }),
      node('combobox', '', { tag: 'select', options: ['AM', 'PM'], value: 'AM' }),
    ],
  });

for (const [instruction, expected] of [
  [
    'Set the alarm to 7:45 PM',
    'fill textbox "Alarm" with "07"; fill textbox with "45"; select combobox with "PM"',
  ],
  [
    'Set the alarm to 14:05',
    'fill textbox "Alarm" with "02"; fill textbox with "05"; select combobox with "PM"',
  ],
  ['Set the alarm to 25:10', 'cannot-tell'],
] as const) {
  it(`${instruction}, in a box of hours and one of minutes: ${expected}`, () => {
    expect(did(instruction, clock())).toBe(expected);
  });
}

for (const [instruction, expected] of [
  ['Drag the item Ligula to the top of the list', 'drag element "Ligula" directly before element "Quam"'],
  ['Move Quam to position 2', 'drag element "Quam" directly after element "Elit"'],
  ['Move Ligula to the second place', 'drag element "Ligula" directly before element "Elit"'],
  ['Move Elit to position 2', 'done'],
] as const) {
  it(`${instruction}, in a list that nothing calls so: ${expected}`, () => {
    const items = ['Quam', 'Elit', 'Ligula'].map((text) => node('generic', '', { tag: 'div', text }));
    expect(did(instruction, node('generic', '', { tag: 'div', children: items }))).toBe(expected);
  });
}

test('a password that is asked for on the next page is typed there', () => {
  const instruction = 'Sign in as "lectus" with the password "9fQ"';
  const user = node('textbox', 'User name', { tag: 'input' });
  const first = pageOf(user, node('button', 'Next'));
  const fill = planned(instruction, first);
  const go = planned(instruction, first, fill.kind === 'found' ? fill.next : undefined);
  expect(told(go)).toBe('click button "Next"');
  const next = go.kind === 'found' ? go.next : undefined;
  const second = pageOf(node('textbox', 'Password', { tag: 'input' }), node('button', 'Sign in'));
  expect(told(planned(instruction, second, next))).toBe('fill textbox "Password" with "9fQ"');
  expect(planned(instruction, first, next).kind).toBe('none');
});

const drawn = (label: string, text: string): SnapshotNode[] => [
  node('generic', '', { tag: 'div', text: label }),
  node('generic', '', { tag: 'div', text, clickable: true }),
];

for (const [instruction, expected] of [
  ['Choose Praesent as the genus', 'hover element "Select…"'],
  ['Choose Praesent as the species', 'hover element "All ▾"'],
  ['Choose Praesent as the family', 'none'],
  ['Expand the drop-down', 'none'],
] as const) {
  it(`${instruction}, from a list drawn of boxes: ${expected}`, () => {
    expect(did(instruction, ...drawn('Genus', 'Select…'), ...drawn('Species', 'All ▾'))).toBe(expected);
  });
}

test('the only drawn list is the drop-down', () => {
  expect(did('Expand the drop-down', ...drawn('Genus', 'Select…'))).toBe('click element "Select…"');
});

test('what is listed in an order is done in it', () => {
  const words = ['pulvinar', 'magna', 'Dapibus'].map((text) =>
    node('generic', '', { tag: 'span', text, clickable: true }),
  );
  const first = planned('Click the words in this order: magna, pulvinar, Dapibus', pageOf(...words));
  expect(told(first)).toBe('click element "magna"');
  expect(first).toHaveProperty('next.clauses.length', 2);
});

test('the items of the only list are counted; of two lists none is', () => {
  const list = (): SnapshotNode =>
    node('list', '', { children: ['Fusce', 'Ac'].map((text) => node('listitem', '', { text })) });
  const count = 'Count the items of the list and type the number into the field.';
  const asked = 'How many items are in the list? Type the number into the field.';
  const field = node('textbox', 'How many?', { tag: 'input' });
  expect(did(asked, list(), field)).toBe('fill textbox "How many?" with "2"');
  expect(did(asked, list(), list(), field)).not.toContain('fill');
  expect(did(count, list(), list(), field)).not.toContain('fill');
});

test('a sign that is pressed until a number shows is one that sets the number', () => {
  const signs = ['+', '-'].map((name) => node('button', name));
  const counter = node('generic', '', {
    tag: 'div',
    children: [node('text', 'Guests'), node('generic', '', { text: '2' }), ...signs],
  });
  expect(did('Click the plus until the guests show 4', counter)).toBe('click button "+"');
});

test('a number that is typed counts none of the fields, whatever they are called', () => {
  const fields = ['First', 'Second'].map((name) => node('textbox', name, { tag: 'input' }));
  expect(did('Put the number 17 in both boxes', ...fields)).toBe(
    'fill textbox "First" with "17"; fill textbox "Second" with "17"',
  );
});

test('a box with a word on it that the page marks is a button of its colour', () => {
  const box = (fill: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      text: 'Elit',
      clickable: true,
      look: { shape: 'rectangle', fill },
      box: { x: 0, y: 0, width: 60, height: 30 },
    });
  const [red, blue] = [box('#cc2222'), box('#2222cc')];
  expect(planned('Press the blue button', pageOf(red, blue))).toMatchObject({ steps: [{ ref: blue.ref }] });
  expect(planned('Press the green button', pageOf(red, blue)).kind).not.toBe('found');
});
