/** Plans for pages of one widget each, with an instruction that states everything: what may be done for it, and what must not. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { thumbPhase } from '../../../src/grounding/built-in/act/controls/thumb-probe.js';
import { indexOf } from '../../../src/grounding/built-in/matching/page-index.js';
import { did as told, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const input = (more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', '', { tag: 'input', inputType: 'text', value: '', ...more });

const search = [input(), node('button', 'Search')];

for (const [instruction, value] of [
  ['Search for anchor', 'anchor'],
  ['Search for buttons', 'buttons'],
  ['Look for menu', 'menu'],
  ['Search for "tab"', 'tab'],
] as const)
  it(`${instruction}: a word for a kind of element is looked for as any other`, () => {
    expect(did(instruction, ...search)).toBe(`fill textbox with "${value}"; click button "Search"`);
  });

test('a search without anything to look for is its button', () => {
  expect(did('Search', ...search)).toBe('click button "Search"');
  expect(did('Search flights', ...search, node('button', 'Search flights'))).toBe(
    'click button "Search flights"',
  );
});

test('results are counted where nothing marks them but that they came up', () => {
  const [field, button] = search as [SnapshotNode, SnapshotNode];
  const result = (name: string, about: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [node('link', name, { tag: 'a', url: '#' }), node('text', about)],
    });
  const out = node('generic', '', { tag: 'div' });
  const filled = {
    ...out,
    children: [result('Ada', 'lorem ipsum'), result('Bo', 'dolor sit'), result('Cid', 'amet magna')],
  };
  const pages = [pageOf(field, button, out), pageOf({ ...field, value: 'Moa' }, button, filled)];
  const behind = (order: string): string | undefined => inTurn(`Search for Moa and ${order}`, pages).at(-1);
  expect(behind('click the 3rd result')).toBe('click link "Cid"');
  expect(behind('open the second search result')).toBe('click link "Bo"');
  expect(behind('click the 5th result')).toBe('none');
});

const swatch = (ref: string, fill: string, at: number): SnapshotNode =>
  node('generic', '', {
    ref,
    tag: 'div',
    clickable: true,
    look: { shape: 'square', fill },
    box: { x: at * 50, y: 10, width: 40, height: 40 },
  });
const swatches = ['#ff0000', '#0000ff', '#808000', '#000080', '#800080', '#008080'].map((fill, at) =>
  swatch(fill, fill, at),
);

for (const [colour, ref] of [
  ['purple', '#800080'],
  ['teal', '#008080'],
  ['olive', '#808000'],
  ['blue', '#0000ff'],
  ['navy', '#000080'],
  ['pink', undefined],
  ['yellow', undefined],
  ['maroon', undefined],
] as const)
  it(`of the colours of CSS, the ${colour} box is ${ref ?? 'none'}`, () => {
    const answer = planned(`Click the ${colour} box`, pageOf(...swatches));
    expect(answer.kind === 'found' ? answer.steps.map((step) => step.ref) : []).toEqual(ref ? [ref] : []);
  });

test('a square is a rectangle where nothing else is one', () => {
  expect(did('Click the blue rectangle', ...swatches)).toBe('click element');
  expect(did('Click the green rectangle', ...swatches)).toBe('none');
});

test('a letter or digit that is named as one is what shows just this', () => {
  const letters = ['K', '4', 'Q7'].map((text) => node('generic', '', { tag: 'text', text, clickable: true }));
  expect(did('Click the letter K', ...letters)).toBe('click element "K"');
  expect(did('Click on the digit 4', ...letters)).toBe('click element "4"');
  expect(did('Click the letter Q', ...letters)).toBe('none');
  expect(did('Click the letter', ...letters)).not.toContain('click');
});

const toldInAll = (instruction: string, ...children: SnapshotNode[]): string[] =>
  stepsInAll(instruction, pageOf(...children));

const fruit = ['Plum', 'Pear', 'Fig'].map((name) => node('listitem', name, { text: name, draggable: true }));
const basket = node('generic', '', { tag: 'div', id: 'basket', text: 'Basket' });

test('several things that are dragged into one place are dragged one after the other, and none where one is missing', () => {
  expect(toldInAll('Drag Plum and Fig into the basket', ...fruit, basket)).toEqual([
    'drag listitem "Plum" to element "Basket"',
    'drag listitem "Fig" to element "Basket"',
  ]);
  expect(did('Drag Plum and Kiwi into the basket', ...fruit, basket)).toBe('none');
});

const post = (user: string): SnapshotNode =>
  node('article', '', {
    tag: 'div',
    classes: ['post'],
    children: [
      node('generic', '', { tag: 'b', text: user }),
      node('button', 'Like', { tag: 'button' }),
      node('button', 'Share', { tag: 'button' }),
    ],
  });
const feed = node('generic', '', { tag: 'div', children: ['@una', '@vito', '@wim'].map(post) });

test('what is done to the posts of two people is done to one post of each', () => {
  for (const joint of ['by', 'of'])
    expect(toldInAll(`Like the posts ${joint} @una and @wim`, feed)).toEqual([
      'click button "Like"',
      'click button "Like"',
    ]);
  expect(did('Like the posts by @una and @nobody', feed)).toBe('none');
});

const words = [
  ...['Word A', 'Word B'].map((name, at) =>
    node('textbox', name, { tag: 'input', readonly: true, value: ['garlic', 'lemon'][at] ?? '' }),
  ),
  node('textbox', 'Answer', { tag: 'input', value: '' }),
  node('button', 'Copy the link'),
];

test('the text of one field is copied into another, whatever that is called', () => {
  expect(did('Copy the text of Word B into Answer', ...words)).toBe('fill textbox "Answer" with "lemon"');
  expect(did('Copy the text of Word D into Answer', ...words)).toBe('cannot-tell');
  expect(did('Copy the link', ...words)).toBe('click button "Copy the link"');
});

const note = [
  node('textbox', 'Note', { tag: 'textarea', value: 'nectar leek' }),
  node('textbox', 'Title', { tag: 'input', value: 'Hedda' }),
  node('button', 'Delete all notes'),
];

for (const [instruction, expected] of [
  ['Delete all the text in the Note text area', 'clear textbox "Note"'],
  ['Remove all text from the Title', 'clear textbox "Title"'],
  ['Erase everything in the Note field', 'clear textbox "Note"'],
  ['Delete all the text in the Summary field', 'none'],
  ['Delete all notes', 'click button "Delete all notes"'],
] as const)
  it(`${instruction}: ${expected}`, () => {
    expect(did(instruction, ...note)).toBe(expected);
  });

const todo = ['call Ilse', 'bake bread'].map((name) =>
  node('listitem', name, { children: [node('checkbox', name, { tag: 'input', checked: false })] }),
);

test('what is checked or crossed off is ticked', () => {
  for (const order of [
    'Check "call Ilse" off',
    'Cross "call Ilse" off the list',
    'tick call Ilse off my list',
  ])
    expect(did(order, ...todo)).toBe('check checkbox "call Ilse"');
  expect(did('Check "sort the mail" off', ...todo)).toBe('none');
});

const counter = [input({ value: '0' }), node('button', 'Submit')];

test('a spinner may be a field of text that shows a number, and none that shows a word', () => {
  for (const order of ['Set the spinner to 6', 'Bring the spinner to 6', 'Select 6 with the spinner'])
    expect(did(order, ...counter)).toBe('fill textbox with "6"');
  expect(did('Set the spinner to 6', input({ value: 'six' }))).toBe('none');
  expect(did('Set the slider to 6', ...counter)).toBe('none');
  expect(did('Select -5 with the spinner', node('spinbutton', '', { tag: 'input', value: '1' }))).toBe(
    'fill spinbutton with "-5"',
  );
});

test('what is said to be submitted, where a button is called just so, is its click and no more; a form that lacks something has to answer', () => {
  const answered = (...children: SnapshotNode[]): boolean[] => {
    const first = planned('Tick Plum and submit', pageOf(...children));
    const next = first.kind === 'found' ? first.next : undefined;
    const second = planned('Tick Plum and submit', pageOf(...children), next);
    return second.kind === 'found' ? second.steps.map((step) => step.answered === true) : [];
  };
  const box = node('checkbox', 'Plum', { tag: 'input', checked: false });
  expect(answered(box, node('button', 'Submit'))).toEqual([false]);
  expect(answered(box, node('button', 'Send'))).toEqual([true]);
  expect(answered(box, input({ required: true }), node('button', 'Submit'))).toEqual([true]);
});

const dialog = (classes: readonly string[]): SnapshotNode[] => [
  node('generic', '', {
    tag: 'div',
    classes: [...classes],
    children: [
      node('generic', '', { tag: 'span', text: '×', classes: ['x'], clickable: true }),
      node('paragraph', '', { text: 'Proceed?' }),
      node('button', 'OK'),
      node('button', 'Cancel'),
    ],
  }),
  node('button', 'Open'),
];

for (const [instruction, expected] of [
  ['Press OK in the dialog', 'click button "OK"'],
  ['Click Cancel in the dialog box', 'click button "Cancel"'],
  ['Click the button in the dialog box labeled "Cancel"', 'click button "Cancel"'],
  ['Close the dialog by clicking the "x"', 'click element "×"'],
  ['Click the "x" to close the popup', 'click element "×"'],
  ['Click Open in the dialog', 'none'],
  ['Click Help in the dialog', 'none'],
] as const)
  it(`${instruction}, where only a class says that there is one: ${expected}`, () => {
    for (const classes of [['dlg'], ['ui-dialog'], ['my-popup', 'shadow'], ['modal-content']])
      expect(did(instruction, ...dialog(classes))).toBe(expected);
  });

const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', inputType: 'checkbox', checked });
const plain = ['Apples', 'Pears', 'Figs'].map((name) => box(name));
const figsOn = [box('Apples'), box('Pears'), box('Figs', true)];

for (const [instruction, on, expected] of [
  ['Select everything except Figs', plain, ['check checkbox "Apples"', 'check checkbox "Pears"']],
  ['Tick all boxes but Apples', plain, ['check checkbox "Pears"', 'check checkbox "Figs"']],
  ['Select everything except plums', plain, ['none']],
  ['Select only Apples', figsOn, ['uncheck checkbox "Figs"', 'check checkbox "Apples"']],
  ['Tick Pears and Figs only', figsOn, ['check checkbox "Pears"']],
  ['Select nothing', figsOn, ['none']],
  ['Select only Apples', [...figsOn, box('I accept the terms', true)], ['none']],
] as const)
  it(`${instruction}: ${expected.join(', ')}`, () => {
    expect(toldInAll(instruction, ...on)).toEqual(expected);
  });

test('nothing is selected where nothing is on, and what is on is unticked', () => {
  const go = node('button', 'Save');
  expect(toldInAll('Select nothing and click Save', ...plain, go)).toEqual(['click button "Save"']);
  expect(toldInAll('Select nothing and click Save', ...figsOn, go)).toEqual([
    'uncheck checkbox "Figs"',
    'click button "Save"',
  ]);
});

for (const [instruction, text] of [
  ['Type "gustav" in all upper case letters in the text field', 'GUSTAV'],
  ['Enter "gustav" in capitals', 'GUSTAV'],
  ['Type "Gustav" into the text field in lower case', 'gustav'],
  ['Write "Gustav" using only lowercase letters', 'gustav'],
  ['Enter "in upper case" into the field', 'in upper case'],
] as const)
  it(`${instruction}: "${text}" is typed`, () => {
    expect(did(instruction, input())).toBe(`fill textbox with "${text}"`);
  });

test('a suggestion is chosen by how it begins and how it ends, and none where two do', () => {
  const tags = node('textbox', 'Tags', { tag: 'input', value: '' });
  const list = node('generic', '', {
    tag: 'div',
    children: ['Andorra', 'Angola', 'Austria', 'Algeria'].map((text) =>
      node('generic', '', { tag: 'div', text, clickable: true }),
    ),
  });
  const pages = [pageOf(tags), pageOf({ ...tags, value: 'A' }, list)];
  const behind = (end: string): string | undefined =>
    inTurn(`Enter an item that starts with "A"${end}`, pages).at(-1);
  expect(behind(' and ends with "tria"')).toBe('click element "Austria"');
  expect(behind(' and ends with "ola"')).toBe('click element "Angola"');
  expect(behind(' and ends with "ia"')).toBe('none');
  expect(behind(' and ends with "zz"')).toBe('none');
  expect(behind('')).toBe('none');
});

test('a suggestion whose words are wrapped in its line is told by its beginning as well, and not where two begin so', () => {
  const tags = node('textbox', 'Tags', { tag: 'input', value: '' });
  const list = node('list', '', {
    tag: 'ul',
    children: ['Russian Federation', 'Rwanda'].map((text) =>
      node('listitem', '', {
        tag: 'li',
        clickable: true,
        children: [node('generic', '', { tag: 'div', text })],
      }),
    ),
  });
  const chosen = (start: string): string | undefined =>
    inTurn(`Enter an item that starts with "${start}"`, [
      pageOf(tags),
      pageOf({ ...tags, value: start }, list),
    ]).at(-1);
  expect(chosen('Rus')).toBe('click listitem "Russian Federation"');
  expect(chosen('R')).toBe('none');
});

const mail = (name: string, subject: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    clickable: true,
    children: [
      node('generic', '', { tag: 'div', text: name }),
      node('generic', '', { tag: 'div', text: subject }),
      ...[
        ['star', '☆'],
        ['send', '➤'],
        ['retweet', '🔁'],
        ['trash', '🗑'],
      ].map(([name = '', text = '']) =>
        node('generic', '', { tag: 'span', classes: [name, 'clickable'], text, clickable: true }),
      ),
    ],
  });
const inbox = (): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [mail('Kwame', 'hazel garlic'), mail('Tobias', 'jungle comet'), mail('Sunita', 'nectar umber')],
  });

for (const [instruction, expected] of [
  ['Put a star on the email of Tobias', 'click element "☆"'],
  ['Give the email from Tobias a star', 'click element "☆"'],
  ['Mark the email by Tobias as important by clicking the star icon', 'click element "☆"'],
  ['Retweet the post of Tobias', 'click element "🔁"'],
  ['Put a star on the email of Nobody', 'none'],
  ['Mark the email by Tobias as important', 'click element "☆"'],
  ['Mark the email by Nobody as important', 'none'],
] as const)
  it(`${instruction}, with signs only: ${expected}`, () => {
    expect(did(instruction, inbox())).toBe(expected);
  });

test('a sign is known by the one word that its style sheet has for it, and by none where it has several', () => {
  const sign = (...classes: string[]): SnapshotNode =>
    node('generic', '', { tag: 'span', classes, text: '➤', clickable: true });
  for (const order of ['Click send', 'Click the send icon'])
    expect(did(order, sign('send', 'clickable'))).toBe('click element "➤"');
  expect(did('Click delete', sign('send', 'clickable'))).toBe('none');
  expect(did('Click send', sign('send-later', 'panel'))).toBe('none');
});

test('a handle that rests at whole numbers is moved back by what one of them is worth', () => {
  const handle = node('generic', '', { tag: 'span', ref: 'handle' });
  const page = (shown: string): Parameters<typeof thumbPhase>[1] => ({
    index: indexOf(pageOf(handle, node('generic', '', { text: shown }))),
    before: undefined,
    last: undefined,
  });
  const after = (
    pixels: number,
    seen: readonly (readonly [number, number])[],
    from: number,
    shown: string,
  ): unknown =>
    thumbPhase(
      { kind: 'thumb', ref: 'handle', wanted: 14, pixels, seen: [...seen], from: [from], tries: 2 },
      page(shown),
    );
  expect(after(90, [[50, 5]], 5, '15')).toMatchObject({ steps: [{ arguments: ['-9.3', '0', 'about'] }] });
  expect(after(90, [[50, 5]], 5, '14')).toMatchObject({ kind: 'done' });
});

test('the signs of a path need no spaces, and an item may begin with a preposition', () => {
  const menu = ['File', 'Playback'].map((text) => node('listitem', '', { tag: 'li', text, clickable: true }));
  for (const path of ['Select Playback>Prev', 'Choose Playback >Prev', 'Click Playback > Prev'])
    expect(did(path, ...menu)).toBe('hover listitem "Playback"');
  expect(did('Select File > Open > From disk', ...menu)).toBe('hover listitem "File"');
  expect(did('Select Tools>Prev', ...menu)).toBe('none');
});
