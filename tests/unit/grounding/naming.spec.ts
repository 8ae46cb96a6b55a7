/** What is new or renamed gets its name from a field that comes up for it. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = { tag: 'input', inputType: 'text' };

const dialog = (...children: SnapshotNode[]): SnapshotNode => node('dialog', 'New folder', { children });

/** What is done first, and then in what came up. */
function steps(instruction: string, page: SnapshotNode[], ...opened: SnapshotNode[]): string[] {
  const before: Snapshot = pageOf(...page);
  const first = plan({ instruction, snapshot: before, variables: [] });
  if (first.kind !== 'found' || first.next === undefined) return [did(first)];
  const second = plan({
    instruction,
    snapshot: pageOf(...page, ...opened),
    before,
    variables: [],
    next: first.next,
  });
  const isOver = second.kind !== 'found' || second.next === undefined;
  return [did(first), did(second), ...(isOver ? [] : ['and more'])];
}

const page = (): SnapshotNode[] => [node('textbox', 'Search files', field), node('button', 'New folder')];

const asks = (): SnapshotNode =>
  dialog(
    node('textbox', 'Folder name', field),
    node('textbox', 'Notes', field),
    node('button', 'Cancel'),
    node('button', 'Create'),
  );

for (const instruction of [
  'Create a new folder named Invoices',
  'Create a folder "Invoices"',
  'Create a folder called "Invoices" and save it',
]) {
  it(`${instruction}: the name goes into the dialog and is sent off`, () => {
    expect(steps(instruction, page(), asks())).toEqual([
      'click button "New folder"',
      'fill textbox "Folder name" with "Invoices"; click button "Create"',
    ]);
  });
}

test('a sentence that goes on in the dialog sends it off itself', () => {
  expect(
    steps('Create a folder named Invoices, enter "old" as notes and click Create', page(), asks()),
  ).toEqual(['click button "New folder"', 'fill textbox "Folder name" with "Invoices"', 'and more']);
});

test('no name is typed where no field, or more than one, may be meant', () => {
  const two = dialog(
    node('textbox', 'First name', field),
    node('textbox', 'Last name', field),
    node('button', 'Create'),
  );
  expect(steps('Create a folder named Invoices', page(), two)).toEqual(['click button "New folder"', 'none']);
  expect(steps('Create a folder named Invoices', page(), dialog(node('button', 'OK')))).toEqual([
    'click button "New folder"',
    'none',
  ]);
});

test('the name of something else is not what it is called', () => {
  const client = dialog(node('textbox', 'Client name', field), node('button', 'Save'));
  expect(steps('Create a folder named Invoices', page(), client)).toEqual([
    'click button "New folder"',
    'none',
  ]);
  for (const label of ['Folder name', 'Name', 'New name', 'Title', 'What is it called?'])
    expect(
      steps(
        'Create a folder named Invoices',
        page(),
        dialog(node('textbox', label, field), node('button', 'Save')),
      ).join(),
    ).toContain(`fill textbox "${label}" with "Invoices"`);
});

test('what a field searches for is not created by it', () => {
  expect(
    steps('Create a note "Plan"', [node('textbox', 'Search notes', field), node('button', 'New folder')]),
  ).toEqual(['none']);
});

test('whom it is for is not its name', () => {
  expect(steps('Create a folder for Ann with the notes "old"', page(), asks())).toEqual([
    'click button "New folder"',
    'none',
  ]);
});

test('"rename A to B" asks the button of A, and types B', () => {
  const rows = ['Plan', 'Draw'].map((text) =>
    node('row', '', {
      tag: 'tr',
      children: [node('cell', '', { tag: 'td', text }), node('button', 'Rename')],
    }),
  );
  const prompt = node('dialog', 'Rename', {
    children: [
      node('textbox', 'Name', { ...field, value: 'Plan' }),
      node('button', 'Cancel'),
      node('button', 'Save'),
    ],
  });
  expect(
    steps('Rename Plan to Draft', [node('table', '', { tag: 'table', children: rows })], prompt),
  ).toEqual(['click button "Rename"', 'fill textbox "Name" with "Draft"; click button "Save"']);
});

test('what has no "Rename" is renamed where it is edited, in the field that holds its name', () => {
  const table = (...buttons: string[]): SnapshotNode[] => [
    node('table', '', {
      tag: 'table',
      children: ['Plan', 'Draw'].map((text) =>
        node('row', '', {
          tag: 'tr',
          children: [node('cell', '', { tag: 'td', text }), ...buttons.map((each) => node('button', each))],
        }),
      ),
    }),
  ];
  const form = (value: string): SnapshotNode =>
    node('dialog', 'Edit', {
      children: [
        node('textbox', 'Title', { ...field, value }),
        node('textbox', 'Client', { ...field, value: 'Museum' }),
        node('button', 'Cancel'),
        node('button', 'Apply'),
      ],
    });
  expect(steps('Rename Plan to Draft', table('Edit', 'Archive'), form('Plan'))).toEqual([
    'click button "Edit"',
    'fill textbox "Title" with "Draft"; click button "Apply"',
  ]);
  expect(steps('Rename Plan to Draft', table('Edit', 'Archive'), form('Plane'))).toEqual([
    'click button "Edit"',
    'none',
  ]);
  expect(steps('Rename Plan to Draft', table('Edit', 'Rename'), form('Plan'))[0]).toBe(
    'click button "Rename"',
  );
});

for (const instruction of [
  'Create a project called Podcast for the client Radio Eins',
  'Add a project named "Podcast" under the client "Radio Eins"',
]) {
  it(`${instruction}: a noun before a name says which field it goes into`, () => {
    const fields = dialog(
      node('textbox', 'Name', field),
      node('textbox', 'Client', field),
      node('button', 'Create'),
    );
    expect(steps(instruction, [node('button', 'New project')], fields)).toEqual([
      'click button "New project"',
      'fill textbox "Name" with "Podcast"',
      'and more',
    ]);
  });
}

test('a button that makes something else does not take the name', () => {
  const tree = (other: string): SnapshotNode[] => [node('button', other), node('button', 'Add category')];
  const name = (): SnapshotNode => node('textbox', 'Category name', field);
  const said = 'add a category called Recipes';
  expect(steps(said, tree('Create new note'), name())[1]).toBe(
    'fill textbox "Category name" with "Recipes"; press textbox "Category name" with "Enter"',
  );
  expect(steps(said, tree('Create note'), name())[1]).not.toContain('Create note');
  expect(steps(said, tree('Create'), name())[1]).toContain('click button "Create"');
  expect(steps(said, tree('Notes'), name(), node('button', 'Create new one'))[1]).toContain('Create new one');
  const form = node('form', '', { children: [name(), node('button', 'Save this group')] });
  expect(steps(said, tree('Create note'), form)[1]).toContain('click button "Save this group"');
});

test('a field that came up in the place of the button takes the name by Enter, whatever its like in other columns is called', () => {
  const column = (title: string, ...inside: SnapshotNode[]): SnapshotNode =>
    node('region', title, { children: [node('heading', title), ...inside] });
  const others = ['Backlog', 'Done'].map((title) => column(title, node('button', '+ Add a card')));
  const own = (...inside: SnapshotNode[]): SnapshotNode[] => [...others, column('Doing', ...inside)];
  const say = 'Add a card "Update the changelog" to Doing';
  const told = inTurn(say, [
    pageOf(...own(node('button', '+ Add a card'))),
    pageOf(...own(node('textbox', 'What needs doing?', field))),
    pageOf(...own(node('generic', '', { text: 'Update the changelog' }), node('button', '+ Add a card'))),
  ]);
  expect(told.slice(0, 2)).toEqual([
    'click button "+ Add a card"',
    'fill textbox "What needs doing?" with "Update the changelog"; press textbox "What needs doing?" with "Enter"',
  ]);
});

for (const [end, isCovered] of [
  ['and send it', true],
  ['and send the reply', true],
  ['and post it', true],
  ['and send it to Ann', false],
  ['and archive it', false],
] as const)
  it(`what was written is sent once: ${end}`, () => {
    const said = `Reply with "Thanks" ${end}`;
    const reply = node('button', 'Reply');
    const before = pageOf(reply);
    const after = pageOf(reply, dialog(node('textbox', 'Text', { tag: 'textarea' }), node('button', 'Send')));
    const answer = planned(said, before);
    const next = answer.kind === 'found' ? planned(said, after, answer.next, before) : answer;
    expect(did(next)).toBe('fill textbox "Text" with "Thanks"; click button "Send"');
    const isOver = next.kind === 'found' && (next.next === undefined || next.proof !== undefined);
    expect(isOver).toBe(isCovered);
  });

it('what is edited in the field that things are added by is changed there', () => {
  const form = (value: string, button: string): SnapshotNode =>
    node('form', '', {
      tag: 'form',
      ref: 'form',
      children: [
        node('textbox', 'e.g. eggs', { ...field, ref: 'field', value }),
        node('button', button, { ref: 'button' }),
      ],
    });
  const line = (name: string): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      children: [node('text', name), node('button', 'Edit'), node('button', 'Delete')],
    });
  const list = node('list', '', { children: [line('milk'), line('bread')] });
  const changed = inTurn('Edit "bread" and change it to "rye bread"', [
    pageOf(form('', 'submit'), list),
    pageOf(form('bread', 'update'), list),
  ]);
  expect(changed).toEqual([
    'click button "Edit"',
    'fill textbox "e.g. eggs" with "rye bread"; click button "update"',
  ]);
  // Nothing was put into a field, which then is no field of what is edited.
  expect(
    inTurn('Edit "bread" and change it to "rye bread"', [
      pageOf(form('', 'submit'), list),
      pageOf(form('', 'submit'), list),
    ]),
  ).toEqual(['click button "Edit"', 'none']);
});

const searchBar = pageOf(
  node('generic', '', { tag: 'span', clickable: true, text: 'Save this search' }),
  node('generic', '', { tag: 'span', clickable: true, text: 'Save' }),
  node('generic', '', { tag: 'span', clickable: true, text: 'Clear' }),
);
for (const [say, expected] of [
  ['Save this search under the name "Flats"', 'click element "Save this search"'],
  ['Save this search as "Flats"', 'click element "Save this search"'],
  // Nothing saves a map.
  ['Save this map under the name "Flats"', 'none'],
] as const)
  test(`${say}: ${expected}`, () => {
    expect(did(planned(say, searchBar))).toBe(expected);
  });

test('what adds another one, or opens a menu, does not take over a new name', () => {
  const board = (): SnapshotNode[] => [
    node('button', 'Add gauge', { hasPopup: 'menu' }),
    node('button', 'Add gauge now'),
    node('list', '', {
      children: ['Rain', 'Frost'].map((name) =>
        node('listitem', '', { children: [node('text', name), node('button', 'Rename gauge')] }),
      ),
    }),
  ];
  const [opened, named] = steps(
    'Rename the Rain gauge to Drizzle',
    board(),
    node('textbox', 'Gauge name', field),
  );
  expect(opened).toBe('click button "Rename gauge"');
  expect(named).toContain('with "Drizzle"');
  expect(named).not.toContain('Add gauge');
});
