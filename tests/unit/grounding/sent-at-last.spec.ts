/** What a sentence makes is sent off, where it fills in the form clause by clause and does not say so; and what is searched for has to be answered. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, ref: string): SnapshotNode =>
  node('textbox', name, { ref, tag: 'input', inputType: 'text', value: '' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { ref: name, tag: 'select', options, value: options[0] ?? '' });
const form = (...children: SnapshotNode[]): SnapshotNode => node('form', '', { tag: 'form', children });
const button = (name: string): SnapshotNode => node('button', name, { ref: name });
const fields = [field('Title', 't'), list('Priority', 'Low', 'High')];
const before = pageOf(button('New task'));
const shown = (...buttons: string[]): Snapshot =>
  pageOf(button('New task'), form(...fields, ...buttons.map((name) => button(name))));

for (const [why, said, buttons, last] of [
  [
    'the button of its form',
    'Create a task, enter Ship it as the title and set the priority to High',
    ['Cancel', 'Create task'],
    'click button "Create task"',
  ],
  [
    'a button with a usual name',
    'Add a new task, enter Ship it as the title and choose High as the priority',
    ['Cancel', 'Save'],
    'click button "Save"',
  ],
  [
    'and not the one that does more',
    'Create a new task, set the title to Ship it and the priority to High',
    ['Save and add another', 'Save'],
    'click button "Save"',
  ],
  [
    'neither of two that may be meant',
    'Create a task, enter Ship it as the title and set the priority to High',
    ['Save', 'Submit'],
    'ambiguous',
  ],
  [
    'none that goes on to a next page',
    'Create a task, enter Ship it as the title and set the priority to High',
    ['Back', 'Next'],
    'done',
  ],
  [
    'none where a click is all that was said',
    'Click New task, enter Ship it as the title and set the priority to High',
    ['Create task'],
    undefined,
  ],
] as const) {
  it(`what is made is sent off by ${why}: ${last ?? 'nothing'}`, () => {
    const page = shown(...buttons);
    const told = inTurn(said, [before, page, page, page]);
    expect(told.slice(0, 3)).toEqual([
      'click button "New task"',
      'fill textbox "Title" with "Ship it"',
      'select combobox "Priority" with "High"',
    ]);
    expect(told[3]).toBe(last);
  });
}

test('the button that the first words name comes last where its form is there already', () => {
  const page = pageOf(form(...fields, button('Create task')));
  expect(stepsInAll('Create a task, enter Ship it as the title and set the priority to High', page)).toEqual([
    'fill textbox "Title" with "Ship it"',
    'select combobox "Priority" with "High"',
    'click button "Create task"',
  ]);
});

test('a form that was there before is not sent off for what was made beside it', () => {
  const page = pageOf(button('New bookmark'), form(list('Theme', 'Light', 'Dark'), button('Save')));
  expect(stepsInAll('Add a new bookmark and set the theme to Dark', page)).toEqual([
    'click button "New bookmark"',
    'select combobox "Theme" with "Dark"',
  ]);
});

const search = node('searchbox', 'Search recipes', { ref: 's', tag: 'input', value: '' });
const items = (...texts: string[]): SnapshotNode =>
  node('list', '', { children: texts.map((text) => node('listitem', '', { text })) });

for (const [why, all, left, is] of [
  [
    'nothing on the page has changed',
    items('Red apple', 'Green pear'),
    items('Red apple', 'Green pear'),
    'none',
  ],
  ['what was found is left', items('Red apple', 'Plum cake'), items('Plum cake'), 'done'],
  ['all items say the word', items('Plum jam', 'Plum cake'), items('Plum jam', 'Plum cake'), 'done'],
  [
    'one item says it, and all are there',
    items('Red apple', 'Plum cake'),
    items('Red apple', 'Plum cake'),
    'none',
  ],
  ['it says that there is none', items('Red apple'), node('paragraph', '', { text: 'No results' }), 'done'],
] as const) {
  it(`a search after which ${why}: ${is}`, () => {
    const answer = planned('Search for plum', pageOf(search, all));
    expect(did(answer)).toContain('press searchbox');
    const proof = answer.kind === 'found' ? answer.proof : undefined;
    const after = pageOf({ ...search, value: 'plum' }, left);
    expect(did(planned('Search for plum', after, proof, pageOf(search, all)))).toBe(is);
  });
}

const row = (at: number): SnapshotNode =>
  node('row', `${at} Customer ${at}`, {
    box: { x: 0, y: 40 * at, width: 400, height: 40 },
    children: [
      node('cell', '', {
        box: { x: 0, y: 40 * at, width: 40, height: 40 },
        children: [
          node('checkbox', '', { checked: false, box: { x: 5, y: 40 * at + 5, width: 20, height: 20 } }),
        ],
      }),
      node('cell', `${100 + at}`, {
        text: `${100 + at}`,
        box: { x: 40, y: 40 * at, width: 160, height: 40 },
      }),
      node('cell', `Customer ${at}`, {
        text: `Customer ${at}`,
        box: { x: 200, y: 40 * at, width: 200, height: 40 },
      }),
    ],
  });
const orders = (count: number): Snapshot =>
  pageOf(
    node('table', 'Orders', {
      box: { x: 0, y: 0, width: 400, height: 40 * (count + 1) },
      children: [
        node('row', 'No Customer', {
          box: { x: 0, y: 0, width: 400, height: 40 },
          children: ['', 'No', 'Customer'].map((name, at) =>
            node('columnheader', name, {
              text: name,
              box: { x: [0, 40, 200][at] ?? 0, y: 0, width: [40, 160, 200][at] ?? 0, height: 40 },
            }),
          ),
        }),
        ...Array.from({ length: count }, (_, at) => row(at + 1)),
      ],
    }),
  );

for (const [said, count, ticked] of [
  ['Select the first 2 rows', 5, 2],
  ['Tick the last three rows', 5, 3],
  ['Select the second row', 5, 1],
  ['Select the first three rows', 2, 0],
] as const) {
  it(`"${said}" of ${count} ticks ${ticked} boxes, each another one`, () => {
    const answer = planned(said, orders(count));
    const refs = answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : [];
    expect(new Set(refs).size).toBe(ticked);
    expect(refs).toHaveLength(ticked);
  });
}

const notes = (...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('list', '', {
      ref: 'notes',
      tag: 'ul',
      children: ['Pens', 'Ink', 'Glue'].map((name) =>
        node('listitem', '', {
          ref: `line of ${name}`,
          tag: 'li',
          children: [
            node('generic', '', { ref: `name of ${name}`, tag: 'b', text: name }),
            node('button', 'Edit', { ref: `edit ${name}` }),
          ],
        }),
      ),
    }),
    ...more,
  );
const editor = (...more: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    ref: 'box',
    tag: 'div',
    children: [
      node('heading', 'Note', { ref: 'h', level: 2 }),
      field('Title', 't'),
      field('Shelf', 's'),
      ...more,
    ],
  });

for (const [why, said, buttons, last] of [
  [
    'its one button',
    'Edit the note Ink and change its shelf to B2',
    ['Cancel', 'Save'],
    'click button "Save"',
  ],
  [
    'whatever that is called',
    'Edit Ink, set the shelf to B2',
    ['Cancel', 'Update note'],
    'click button "Update note"',
  ],
  ['that of the box', 'Edit Ink, set the shelf to B2', ['Cancel', 'OK'], 'click button "OK"'],
  ['neither of two', 'Edit Ink and set the shelf to B2', ['OK', 'Submit'], 'ambiguous'],
  ['none that does not say so', 'Edit Ink and set the shelf to B2', ['Cancel', 'Publish'], 'none'],
  ['none', 'Edit Ink and set the shelf to B2', [], 'none'],
  [
    'nobody where only its button is said',
    'Click Edit beside Ink and set the shelf to B2',
    ['Save'],
    undefined,
  ],
] as const) {
  it(`what an edit has opened is saved by ${why}: ${said}`, () => {
    const page = notes(editor(...buttons.map((name) => button(name))));
    const told = inTurn(said, [notes(), page, page]);
    expect(told.slice(0, 2)).toEqual(['click button "Edit"', 'fill textbox "Shelf" with "B2"']);
    expect(told[2]).toBe(last);
  });
}

test('an edit is not saved by the button of another part', () => {
  const cookies = node('generic', '', {
    tag: 'div',
    children: [node('text', '', { text: 'Cookies' }), button('OK')],
  });
  const page = notes(editor(), cookies);
  expect(inTurn('Edit Ink and set the shelf to B2', [notes(cookies), page, page])[2]).toBe('none');
  const adding = notes(editor(), button('Add'));
  expect(inTurn('Edit Ink and set the shelf to B2', [notes(button('Add')), adding, adding])[2]).toBe('none');
});

test('the error tells that it is not saved', () => {
  const page = notes(editor());
  const first = planned('Edit Ink and set the shelf to B2', notes());
  const next = first.kind === 'found' ? planned('', page, first.next, notes()) : first;
  const end = next.kind === 'found' ? planned('', page, next.next, page) : next;
  expect(end).toMatchObject({ kind: 'none', looked: expect.stringContaining('not saved') });
});

test('an edit in the place of its text is ended there', () => {
  const line = (...children: SnapshotNode[]): Snapshot => {
    const page = notes();
    const [list, ...rest] = page.root.children;
    const [first, second, ...others] = list?.children ?? [];
    const open = { ...second, children } as SnapshotNode;
    return pageOf({ ...list, children: [first, open, ...others] } as SnapshotNode, ...rest);
  };
  const box = { ...field('', 'in'), value: 'Ink', focused: true };
  const open = line(box);
  const first = planned('Edit Ink and rename it to Chalk', notes());
  const next = first.kind === 'found' ? planned('', open, first.next, notes()) : first;
  expect(did(next)).toBe('fill textbox with "Chalk"');
  expect(next).toMatchObject({ proof: { phase: { kind: 'edit' } } });
});
