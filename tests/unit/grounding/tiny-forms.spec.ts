/** Tiny pages with one form or one widget, in markup that says little: what a sentence that says all of it comes to. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'div', checked: false });
const group = (...names: string[]): SnapshotNode =>
  node('generic', '', { tag: 'div', children: names.map(radio) });
const label = (text: string): SnapshotNode => node('generic', '', { tag: 'label', children: [radio(text)] });

for (const [what, of] of Object.entries({
  'a bare text': (text: string) => node('text', text),
  'a box of its own': (text: string) => node('generic', '', { tag: 'div', text }),
  'a text with a colon': (text: string) => node('text', `${text}:`),
})) {
  for (const [where, page] of Object.entries({
    'a box': (yes: string) =>
      pageOf(
        node('generic', '', {
          tag: 'div',
          children: [of('Smoker'), group(yes, 'No'), of('Pets'), group(yes, 'No')],
        }),
      ),
    'a line': (yes: string) =>
      pageOf(
        node('generic', '', {
          tag: 'div',
          children: [of('Smoker'), label(yes), label('No'), of('Pets'), label(yes), label('No')],
        }),
      ),
  })) {
    test(`${what} in front of choices in ${where} says what is chosen there`, () => {
      const snapshot = page('Yes');
      const [, second] = [...JSON.stringify(snapshot).matchAll(/"name":"Yes"[^}]*?"ref":"(e\d+)"/g)];
      expect(planned('Set Pets to Yes', snapshot)).toMatchObject({
        steps: [{ method: 'check', ref: second?.[1] }],
      });
      expect(did(planned('Set Children to Yes', snapshot))).not.toContain('check');
    });
  }
}

test('a text behind a choice is no title of the next', () => {
  const named = (text: string): SnapshotNode[] => [
    node('radio', '', { checked: false, hints: [{ from: 'label-nearby', text }] }),
    node('text', text),
  ];
  const page = pageOf(
    node('generic', '', {
      tag: 'div',
      children: [node('text', 'Size'), ...named('Small'), ...named('Large'), ...named('Huge')],
    }),
  );
  expect(did(planned('Set Size to Large', page))).toBe('check radio "Large"');
});

const lines = (...names: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: names.map((text) => node('generic', '', { tag: 'div', text })),
  });
const submit = (): SnapshotNode => node('button', 'Submit');

for (const [sentence, expected] of [
  ['Pick Rosa from the scroll list and hit Submit', ['click element "Rosa"', 'click button "Submit"']],
  ['Choose Olaf from the list', ['click element "Olaf"']],
  ['Choose Zoe from the list', ['none']],
  ['Choose Submit from the list', ['none']],
] as const)
  it(`${sentence}: ${expected.join(', ')}`, () => {
    const list = lines('Ilse', 'Rosa', 'Olaf');
    const chosen = list.children.map((line) => (line.text === 'Rosa' ? { ...line, classes: ['sel'] } : line));
    const after = pageOf({ ...list, children: chosen }, submit());
    const steps = inTurn(sentence, [pageOf(list, submit()), after]);
    expect(steps.slice(0, expected.length)).toEqual(expected);
  });

test('a name that two lists have is not chosen from "the list"', () => {
  const page = pageOf(lines('Ilse', 'Rosa'), lines('Rosa', 'Olaf'));
  expect(did(planned('Choose Rosa from the list', page))).not.toContain('click');
});

test('what typing brings up is chosen from the suggestions, in a field that does not say that it has any', () => {
  const city = (): SnapshotNode => node('textbox', 'City', { tag: 'input', ref: 'city' });
  const page = pageOf(city(), submit());
  const open = pageOf(city(), lines('Portland', 'Port Louis'), submit());
  expect(inTurn('Type "Port" into City, choose "Port Louis" from the suggestions', [page, open])).toEqual([
    'fill textbox "City" with "Port"',
    'click element "Port Louis"',
  ]);
});

test('words that are boxes are ticked, and not marked in the text around them', () => {
  const boxes = ['copper', 'jungle', 'velvet'].map((name) => node('checkbox', name, { checked: false }));
  const page = pageOf(node('generic', '', { tag: 'div', children: boxes }));
  expect(stepsInAll('Select words copper, jungle', page)).toEqual([
    'check checkbox "copper"',
    'check checkbox "jungle"',
  ]);
});

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', value: '', ...more });
const password = { inputType: 'password' } as const;
const change = pageOf(
  field('E-mail'),
  field('New password', password),
  field('Repeat password', password),
  node('button', 'Change'),
);
const twice = ['fill textbox "New password" with "m2"', 'fill textbox "Repeat password" with "m2"'];

for (const [sentence, expected] of [
  [
    'Fill in m2 as the new password, repeat it in the field below, and click Change',
    [...twice, 'click button "Change"'],
  ],
  ['Enter m2 as the new password and repeat it below', twice],
  ['Type m2 into New password and again into Repeat password', twice],
  ['Type m2 into E-mail and repeat it in New password', ['fill textbox "E-mail" with "m2"', twice[0]]],
  ['Enter the password m2 twice', twice],
  ['Use "m2" as the new password and confirm it', twice],
  ['Type again into E-mail', ['cannot-tell']],
  ['Enter the e-mail a@b.c twice', ['cannot-tell']],
  [
    'Type a@b.c in the E-mail field, m2 in the New password field and press Change',
    ['fill textbox "E-mail" with "a@b.c"', twice[0], 'click button "Change"'],
  ],
  ['Type a@b.c in the first field, m2 in the second field, m3 in the third field', ['cannot-tell']],
  ['Set the E-mail to a@b.c and go', ['none']],
  ['Enter the E-mail a@b.c with the help of the suggestions', ['cannot-tell']],
  ['Type a@b.c into E-mail and repeat it in the field below', ['cannot-tell']],
  ['Fill in "m2" as the new password, repeat it in the field "E-mail"', undefined],
] as const)
  it(`${sentence}: ${expected?.join(', ') ?? 'nothing that points back is typed'}`, () => {
    const steps = stepsInAll(sentence, change);
    if (expected) expect(steps).toEqual(expected);
    else expect(steps.join()).not.toContain('repeat it');
  });

test('what "fill it in" points to is a value, and no part of it', () => {
  const page = pageOf(field('Date', { placeholder: 'mm/dd/yyyy' }), submit());
  expect(stepsInAll('The date is 02/27/2018: fill it in and press Submit', page).at(-1)).toBe(
    'click button "Submit"',
  );
  expect(stepsInAll('The date is 02/27/2018: fill it in and press Submit', page).join()).not.toContain(
    'fill it in',
  );
  expect(did(planned('Set the date to 02/27/2018: fill it in', page))).toBe('cannot-tell');
});

for (const sentence of [
  'Log in as ann with the password k7 and tick "Remember me"',
  'Log in as ann with the password k7, with "Remember me" ticked',
])
  it(`${sentence}: the box is ticked before the form is sent off`, () => {
    const form = node('form', '', {
      tag: 'form',
      children: [
        field('User'),
        field('Password', password),
        node('checkbox', 'Remember me', { checked: false }),
        node('button', 'Sign in', { inputType: 'submit' }),
      ],
    });
    const steps = stepsInAll(sentence, pageOf(form));
    expect(steps.at(-1)).toBe('click button "Sign in"');
    expect(steps).toContain('check checkbox "Remember me"');
  });

test('a path through menus may say that it is one', () => {
  const page = pageOf(node('list', '', { children: [node('listitem', '', { text: 'File' })] }));
  expect(did(planned('Choose File > Export > Text in the menu', page))).toBe('hover listitem "File"');
  expect(planned('Choose File > Export > Text in the menu', page)).toMatchObject({
    next: { clauses: [{}, { readings: [{ target: [{ text: 'Text' }] }] }] },
  });
});

test('what is chosen in the dialog that comes up is not the button of the same name on the page', () => {
  const page = (...more: SnapshotNode[]) =>
    pageOf(node('button', 'Cancel', { ref: 'old' }), node('button', 'Print', { ref: 'print' }), ...more);
  const dialog = node('generic', '', {
    tag: 'div',
    children: [node('button', 'OK'), node('button', 'Cancel', { ref: 'new' })],
  });
  for (const sentence of [
    'Click Print, and in the dialog that comes up click Cancel',
    'Click Print and click Cancel in the dialog that appears',
  ]) {
    const first = planned(sentence, page());
    if (first.kind !== 'found') throw new Error(first.kind);
    expect(planned(sentence, page(dialog), first.next, page())).toMatchObject({ steps: [{ ref: 'new' }] });
  }
});

const tabs = (): SnapshotNode[] => [
  node('tab', 'Orders', { selected: true }),
  node('tab', 'Invoices', { selected: false, ref: 'invoices' }),
  node('link', 'Details'),
];

for (const place of ['in the Invoices tab', 'in the tab Invoices', 'under Invoices', 'on the Invoices tab'])
  it(`what is clicked ${place} is not what the open tab has by that name`, () => {
    expect(stepsInAll(`Click Details ${place}`, pageOf(...tabs()))[0]).toBe('click tab "Invoices"');
  });

test('a place that a card says as well is not the tab of that name', () => {
  const card = node('listitem', '', { children: [node('text', 'Invoices'), node('button', 'Print')] });
  const page = pageOf(
    ...tabs(),
    node('list', '', {
      children: [
        card,
        { ...card, ref: 'other', children: [node('text', 'Letters'), node('button', 'Print')] },
      ],
    }),
  );
  expect(stepsInAll('Click Print in Invoices', page)[0]).not.toContain('tab');
});

test('a tab that is open is not opened', () => {
  expect(stepsInAll('Click Details in the Orders tab', pageOf(...tabs()))).toEqual(['click link "Details"']);
});

test('a section of the plainest make is opened for what lies in it', () => {
  const page = (...more: SnapshotNode[]) =>
    pageOf(
      node('heading', '+Section #1', { clickable: true }),
      node('heading', '+Section #2', { clickable: true }),
      ...more,
    );
  const shut = page();
  expect(inTurn('Click Submit in Section #2', [shut, page(node('button', 'Submit'))])).toEqual([
    'click heading "+Section #2"',
    'click button "Submit"',
  ]);
});

test('the top of a list is where its first item stands, unless something is called so', () => {
  const items = ['Ann', 'Ben', 'Cleo'].map((text) => node('listitem', '', { text, tag: 'li' }));
  const list = node('list', '', { children: items });
  expect(did(planned('Move Cleo to the top', pageOf(list)))).toBe(
    'drag listitem "Cleo" directly before listitem "Ann"',
  );
  expect(did(planned('Drag Ann to the bottom', pageOf(list)))).toBe(
    'drag listitem "Ann" directly after listitem "Cleo"',
  );
  const top = node('generic', '', { text: 'Top', tag: 'div' });
  expect(did(planned('Drag Cleo to the top', pageOf(list, top)))).not.toContain('before');
});

test('what is said to come from a list is chosen there, and what follows is not', () => {
  const list = node('listbox', 'Flowers', { tag: 'select', options: ['Iris', 'Daisy', 'Lily'] });
  expect(
    stepsInAll('From the list select Daisy and Iris, then click Submit', pageOf(list, submit())),
  ).toEqual(['select listbox "Flowers" with "Daisy", "Iris"', 'click button "Submit"']);
});

test('what is said twice in other words is understood both times', () => {
  const page = pageOf(radio('Autumn'), radio('Cider'), node('button', 'Next'));
  expect(stepsInAll('Answer with Autumn, go on, answer with Cider, and go on', page)).toEqual([
    'check radio "Autumn"',
    'click button "Next"',
    'check radio "Cider"',
    'click button "Next"',
  ]);
});

test('a handle is whole', () => {
  const post = (handle: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['post'],
      children: [
        node('generic', '', { tag: 'span', text: handle }),
        node('generic', '', { tag: 'p', text: 'Some words about the weather' }),
        node('button', 'Share', { ref: handle }),
      ],
    });
  const page = pageOf(
    node('generic', '', { tag: 'div', children: [post('@ann_k'), post('@otter'), post('@joann')] }),
  );
  expect(did(planned('Share the post of @ann', page))).not.toContain('click');
  expect(planned('Share the post of @ann_k', page)).toMatchObject({ steps: [{ ref: '@ann_k' }] });
});

test('a sign that is all drawn by its class is known by that, in the row that is meant', () => {
  const sign = (name: string, of: string): SnapshotNode =>
    node('generic', '', {
      tag: 'span',
      ref: `${name} of ${of}`,
      classes: ['icon', name],
      hints: [{ from: 'class', text: `icon ${name}` }],
      clickable: true,
      box: { x: 0, y: 0, width: 16, height: 16 },
    });
  const mail = (from: string, about: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['mail'],
      clickable: true,
      children: [
        node('generic', '', { tag: 'div', text: from }),
        node('generic', '', { tag: 'div', text: about }),
        sign('trash', from),
        sign('star', from),
      ],
    });
  const page = pageOf(
    node('generic', '', {
      tag: 'div',
      children: [mail('Ezra', 'Tickets'), mail('Pernille', 'Minutes'), mail('Osmund', 'Paint')],
    }),
  );
  expect(planned('Star the mail by Pernille', page)).toMatchObject({ steps: [{ ref: 'star of Pernille' }] });
  expect(planned('Delete the mail by Ezra', page)).toMatchObject({ steps: [{ ref: 'trash of Ezra' }] });
  expect(did(planned('Star the mail by Quentin', page))).not.toContain('click');
});

for (const [sentence, expected] of [
  ['Edit Task 2 so that it says "ginger" and save it', 'click link "edit"'],
  ['Use the arrows to bring the number up to 7', 'click element "▲"'],
  ['Dismiss the Gazette window with the cross in its corner', 'click button "×"'],
] as const)
  it(`${sentence}: ${expected}`, () => {
    const page = pageOf(
      node('paragraph', '', { children: [node('text', 'Task 1: onion'), node('link', 'edit')] }),
      node('paragraph', '', { children: [node('text', 'Task 2: falcon'), node('link', 'edit')] }),
      node('generic', '', {
        tag: 'div',
        children: [
          node('generic', '', { tag: 'span', text: 'Number' }),
          node('generic', '', { tag: 'span', text: '5' }),
          node('generic', '', { tag: 'span', text: '▲', clickable: true }),
          node('generic', '', { tag: 'span', text: '▼', clickable: true }),
        ],
      }),
      node('dialog', 'Gazette', { children: [node('text', 'Gazette'), node('button', '×')] }),
    );
    expect(did(planned(sentence, page))).toBe(expected);
  });

test('the first of a list is not the only one whose name says what they all are', () => {
  const cabin = (name: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['card'],
      children: [
        node('heading', name),
        node('generic', '', { tag: 'span', text: '♡', clickable: true, ref: `like ${name}` }),
        node('button', 'View', { ref: `view ${name}` }),
      ],
    });
  const page = pageOf(
    node('heading', 'Cabins by the lake'),
    node('generic', '', {
      tag: 'div',
      children: [cabin('Pine Nest'), cabin('Old Mill'), cabin('Reed Cabin')],
    }),
  );
  for (const sentence of ['Like the first cabin', 'Click View in the first cabin']) {
    const plan = planned(sentence, page);
    expect(JSON.stringify(plan.kind === 'found' ? plan.steps : [])).not.toContain('Reed');
  }
  expect(planned('Click View in the last cabin', page)).toMatchObject({
    steps: [{ ref: 'view Reed Cabin' }],
  });
});

test('a button is called by its verb and object, with an article or without', () => {
  const page = pageOf(
    ...['Kitchen', 'Travel'].map((name) =>
      node('generic', '', {
        tag: 'div',
        classes: ['deck'],
        children: [node('generic', '', { tag: 'div', text: name }), node('button', 'Pause')],
      }),
    ),
    node('button', 'Show answer'),
    node('checkbox', 'Show translation first', { checked: false }),
  );
  expect(did(planned('Show the answer', page))).toBe('click button "Show answer"');
  expect(did(planned('Show the question', page))).not.toContain('click');
  expect(did(planned('Show the answer', pageOf(node('button', 'Pause'))))).not.toContain('click');
});
