/** Plans on hand-written snapshots: what is found, what is refused and why, and that nothing makes the engine stumble. */
import { expect, test } from '@playwright/test';
import type { Plan } from '../../../src/contract/plan.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { parseInstruction } from '../../../src/grounding/built-in/grammar.js';
import { observe } from '../../../src/grounding/built-in/observe.js';
import { plan } from '../../../src/grounding/built-in/planner.js';

let refs = 0;

const node = (role: string, name = '', more: Partial<SnapshotNode> = {}): SnapshotNode => ({
  role,
  name,
  children: [],
  ...(role !== 'text' && { ref: `e${(refs += 1)}` }),
  ...more,
});

const pageOf = (...children: SnapshotNode[]): Snapshot => ({
  url: 'http://app.test/',
  title: '',
  viewport: { width: 1280, height: 720 },
  scroll: { x: 0, y: 0, width: 1280, height: 720 },
  root: { role: 'document', name: '', children },
  missingFrames: [],
});

const planned = (instruction: string, snapshot: Snapshot, next?: unknown): Plan =>
  plan({ instruction, snapshot, variables: [], ...(next !== undefined && { next }) });

const did = (answer: Plan): string =>
  answer.kind === 'found' ? answer.steps.map((step) => step.description).join('; ') : answer.kind;

test('two buttons of one name are ambiguous, and both are named', () => {
  const answer = planned('click Save', pageOf(node('button', 'Save'), node('button', 'Save')));
  expect(answer.kind).toBe('ambiguous');
  expect(answer.kind === 'ambiguous' && answer.candidates.map((each) => each.description)).toEqual([
    'button "Save"',
    'button "Save"',
  ]);
});

test('two links to the same place are one target', () => {
  const link = (): SnapshotNode => node('link', 'Home', { url: '/home' });
  expect(did(planned('click Home', pageOf(link(), link())))).toBe('click link "Home"');
});

test('the only button is no menu because a menu was asked for', () => {
  const answers = ['Click Menu', 'Open the menu', 'click the dropdown'].map((instruction) =>
    planned(instruction, pageOf(node('button', 'Next'))),
  );
  expect(answers.map(did)).toEqual(['none', 'none', 'none']);
});

test('what is about to appear in a menu is not clicked on the entry that opens it', () => {
  const coming = {
    role: 'generic',
    name: '',
    text: 'As PDF',
    children: [],
    box: { x: 0, y: 0, width: 0, height: 0 },
  };
  const entry = node('generic', '', { clickable: true, children: [node('text', 'Export'), coming] });
  expect(did(planned('click "As PDF"', pageOf(entry)))).toBe('none');
  const shown = node('menuitem', 'As PDF');
  expect(did(planned('click "As PDF"', pageOf(entry, shown)))).toBe('click menuitem "As PDF"');
});

test('a word that nothing on the page explains refuses the whole', () => {
  const answer = planned('click the red Save button', pageOf(node('button', 'Save')));
  expect(answer.kind).toBe('none');
  expect(answer.kind === 'none' && answer.nearest[0]?.reason).toContain('red');
});

test('what lies behind a modal dialog is not clicked', () => {
  const behind = node('button', 'Save', { hidden: 'behind-dialog' });
  expect(planned('click Save', pageOf(behind)).kind).toBe('none');
});

test('a destructive name is not implied by a part of it', () => {
  expect(planned('click Account', pageOf(node('button', 'Delete account'))).kind).toBe('none');
});

test('a checked box is left alone', () => {
  const box = node('checkbox', 'News', { checked: true });
  expect(planned('check News', pageOf(box)).kind).toBe('done');
});

test('clauses are planned one by one, and the cursor is plain JSON', () => {
  const page = pageOf(node('textbox', 'Name', { tag: 'input' }), node('button', 'Send'));
  const first = planned('fill Name with Bob and click Send', page);
  expect(did(first)).toBe('fill textbox "Name" with "Bob"');
  const next: unknown = first.kind === 'found' ? JSON.parse(JSON.stringify(first.next)) : undefined;
  const second = planned('fill Name with Bob and click Send', page, next);
  expect(did(second)).toBe('click button "Send"');
  expect(second.kind === 'found' && second.next).toBeUndefined();
  expect(second.kind === 'found' && second.steps[0]?.irreversible).toBe(true);
});

test('a name that holds "and" is one target when the page has it', () => {
  const page = pageOf(node('button', 'Save'), node('button', 'Save and close'), node('button', 'Close'));
  expect(did(planned('click Save and close', page))).toBe('click button "Save and close"');
});

test('a variable goes into the field unreplaced', () => {
  const answer = planned('type %pw% into Password', pageOf(node('textbox', 'Password', { tag: 'input' })));
  expect(answer.kind === 'found' && answer.steps[0]?.arguments).toEqual(['%pw%']);
});

test('the option of a native select is chosen by its exact label', () => {
  const select = node('combobox', 'Country', { tag: 'select', options: ['Österreich', 'Germany'] });
  const answer = planned('select osterreich from Country', pageOf(select));
  expect(answer.kind === 'found' && answer.steps[0]).toMatchObject({
    method: 'selectOption',
    arguments: ['Österreich'],
  });
});

test('questions, conditions and checks are not acted on', () => {
  const page = pageOf(node('button', 'Send'), node('textbox', 'Message', { tag: 'input' }));
  for (const say of [
    'what is the message?',
    'if it is empty click Send',
    'verify that Send is visible',
    'check that Send is displayed',
    'check if Message is visible',
    'confirm that the message is sent',
    'do not click Send',
  ]) {
    expect(planned(say, page).kind, say).not.toBe('found');
  }
});

/** Cards of a shop: a name, a price, a button that says the same on each. */
const cards = (): SnapshotNode =>
  node('list', '', {
    children: [
      ['Blue Mug', '$12.00'],
      ['Red Mug', '$9.50'],
      ['Teapot', '$30.00'],
    ].map(([name = '', price = '']) =>
      node('listitem', '', {
        children: [
          node('link', name, { url: `/${name}` }),
          node('text', price),
          node('button', 'Add to cart'),
        ],
      }),
    ),
  });

const addedOf = (page: Snapshot, answer: Plan): string | undefined => {
  const list = page.root.children.find((child) => child.role === 'list');
  const ref = answer.kind === 'found' ? answer.steps[0]?.ref : undefined;
  const isActedOn = (child: SnapshotNode): boolean => ref !== undefined && child.ref === ref;
  return list?.children.find((card) => card.children.some(isActedOn))?.children[0]?.name;
};

for (const [say, name] of [
  ['add the cheapest product to the cart', 'Red Mug'],
  ['add the most expensive product to the cart', 'Teapot'],
  ['buy the product priced $12.00', undefined],
  ['find the product that costs $12.00 and add it to the cart', 'Blue Mug'],
  ['open the second product', 'Red Mug'],
  ['open the Teapot page', 'Teapot'],
  ['add the green product to the cart', undefined],
  ['add the fifth product to the cart', undefined],
] as const) {
  test(`"${say}" means ${name ?? 'none'} of three cards`, () => {
    const page = pageOf(node('heading', 'Products'), cards());
    expect(addedOf(page, planned(say, page))).toBe(name);
  });
}

test('"it" is the thing that the clause before acted on', () => {
  const page = pageOf(cards());
  const [, second] = page.root.children[0]?.children ?? [];
  const last = second?.children[0]?.ref ?? '';
  const next = { clauses: parseInstruction('add it to the cart'), last };
  expect(addedOf(page, planned('', page, next))).toBe('Red Mug');
});

test('what is to be done only if something is there is done then, and not otherwise', () => {
  const banner = node('region', 'Cookies', {
    children: [node('text', 'This site uses cookies'), node('button', 'Got it')],
  });
  const say = 'If there is a cookie banner, accept it';
  expect(did(planned(say, pageOf(banner)))).toBe('click button "Got it"');
  expect(planned(say, pageOf(node('button', 'Save'))).kind).toBe('done');
});

test('a dialog that may be the one that a condition speaks of is no reason to go on', () => {
  const dialog = node('dialog', 'Welcome', { children: [node('button', 'Close')] });
  expect(planned('If there is a survey popup, close it', pageOf(dialog)).kind).toBe('cannot-tell');
});

test('a search through tabs ends where the target is, or says where it looked', () => {
  const tab = (name: string, selected: boolean): SnapshotNode => node('tab', name, { selected });
  const say = 'switch between the tabs to find and click on the link "Terms"';
  const first = pageOf(tab('One', true), tab('Two', false));
  const opened = planned(say, first);
  expect(did(opened)).toBe('click tab "Two"');
  const next = opened.kind === 'found' ? opened.next : undefined;
  const there = pageOf(tab('One', false), tab('Two', true), node('link', 'Terms', { url: '/t' }));
  expect(did(planned(say, there, next))).toBe('click link "Terms"');
  const nowhere = planned(say, pageOf(tab('One', false), tab('Two', true)), {
    ...(next as object),
    phase: { kind: 'seek', opened: ['One', 'Two'] },
  });
  expect(nowhere).toMatchObject({ kind: 'none', looked: 'the link Terms, in "One", "Two"' });
});

test('"all" and "A" are names where the page says so', () => {
  expect(did(planned('tick All day', pageOf(node('checkbox', 'All day'), node('button', 'Day'))))).toBe(
    'check checkbox "All day"',
  );
  const boxes = pageOf(node('checkbox', 'A'), node('checkbox', 'B'), node('checkbox', 'C'));
  expect(did(planned('check the boxes for A and C', boxes))).toBe('check checkbox "A"; check checkbox "C"');
});

test('a state is never set by the box that only selects a row', () => {
  const row = node('row', '', { children: [node('checkbox', 'Select Lena', { checked: false })] });
  expect(planned('deactivate Lena', pageOf(row, node('row', ''))).kind).toBe('none');
});

test('sentences in any script are answered, and the same each time', () => {
  const page = pageOf(
    node('button', 'حفظ'),
    node('button', '保存'),
    node('button', '🚀 Launch'),
    node('button', 'שמור'),
  );
  const says = [
    'انقر فوق "حفظ"',
    'click "保存"',
    'click 🚀 Launch',
    'לחץ על "שמור"',
    '点击“保存”',
    '🙂',
    '\u202eclick Save',
  ];
  for (const say of says) {
    const answers = [1, 2].map(() => JSON.stringify(planned(say, structuredClone(page))));
    expect(new Set(answers).size, say).toBe(1);
    const answer = planned(say, page);
    if (answer.kind === 'found') expect(say).toContain(/"(.+?)"$/.exec(did(answer))?.[1] ?? 'nothing');
  }
});

test('an empty page and an empty sentence are answered', () => {
  expect(planned('click Save', pageOf()).kind).toBe('none');
  expect(planned('', pageOf()).kind).toBe('cannot-tell');
  expect(planned('🙂🙂🙂', pageOf(node('button', 'Save'))).kind).not.toBe('found');
});

test('five thousand equal buttons are ambiguous', () => {
  const page = pageOf(...Array.from({ length: 5000 }, () => node('button', 'Add')));
  expect(planned('click Add', page).kind).toBe('ambiguous');
});

test('an instruction of more clauses than a step may have is refused whole, not cut short', () => {
  const page = pageOf(node('button', 'Save'));
  const many = Array.from({ length: 61 }, () => 'click Save').join(', then ');
  expect(planned(many, page).kind).toBe('cannot-tell');
});

test('the same page and sentence give the same answer byte for byte', () => {
  const page = pageOf(
    node('button', 'Save'),
    node('button', 'Save all'),
    node('link', 'Save as', { url: '/x' }),
  );
  const answers = [1, 2, 3].map(() => JSON.stringify(planned('click Save', structuredClone(page))));
  expect(new Set(answers).size).toBe(1);
});

test('a word that only another part of the page says refuses the whole', () => {
  const page = pageOf(
    node('group', 'Main driver', { children: [node('textbox', 'Name', { tag: 'input' })] }),
    node('group', 'Additional driver', { children: [node('button', 'Remove driver')] }),
  );
  expect(did(planned('remove the main driver', page))).toBe('none');
  expect(did(planned('remove the additional driver', page))).toBe('click button "Remove driver"');
});

test('what goes on about a field is no value for it', () => {
  const page = pageOf(node('textbox', 'Date of birth', { tag: 'input' }));
  const answer = planned('enter the date of birth of the additional driver as 1990-04-02', page);
  expect(answer.kind).toBe('none');
});

test('to pause something is not to wait for it', () => {
  const page = pageOf(node('heading', 'Membership', { level: 2 }), node('button', 'Pause membership'));
  expect(did(planned('pause my membership', page))).toBe('click button "Pause membership"');
});

test('what a row with buttons of its own says belongs to nothing outside of it', () => {
  const row = (...cells: string[]): SnapshotNode =>
    node('row', '', {
      children: [
        ...cells.map((text) => node('cell', text)),
        node('cell', '', { children: [node('button', 'View')] }),
      ],
    });
  const page = pageOf(
    node('tablist', '', { children: [node('tab', 'Orders', { selected: true }), node('tab', 'Returns')] }),
    node('table', '', { children: [row('A-1', 'Wien'), row('A-2', 'Linz')] }),
  );
  const answer = planned('View the order from Linz', page);
  expect(did(answer)).toBe('click button "View"');
});

test('a capital letter makes a name of an ordinal: "First class" is not the first of the classes', () => {
  const radio = (name: string, checked: boolean): SnapshotNode => node('radio', name, { checked });
  const page = pageOf(
    node('radiogroup', 'Class', { children: [radio('Economy', true), radio('Business', false)] }),
    node('list', '', {
      children: ['Beach', 'Museum'].map((name) => node('listitem', name, { clickable: true })),
    }),
  );
  expect(planned('Choose First class', page).kind).toBe('none');
});

test('a noun that nothing on the page says counts no rows', () => {
  const page = pageOf(
    node('tree', '', {
      children: ['Austria', 'Germany'].map((name) => node('treeitem', name, { position: 1, setSize: 2 })),
    }),
  );
  expect(planned('Choose first class', page).kind).toBe('none');
});

test('an item of a tree is opened by its arrow', () => {
  const arrow = node('button', '', { classes: ['tree-toggler'] });
  const page = pageOf(
    node('tree', '', {
      children: [
        node('treeitem', 'Germany', {
          children: [arrow, node('generic', '', { text: 'Germany', clickable: true })],
        }),
      ],
    }),
  );
  const answer = planned('Open Germany in the tree', page);
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(arrow.ref);
});

test('a date goes into the parts of a field that has one for each', () => {
  const part = (name: string): SnapshotNode => node('spinbutton', `${name}, Return`, { tag: 'span' });
  const page = pageOf(
    node('group', 'Return', { clickable: true, children: [part('month'), part('day'), part('year')] }),
  );
  expect(did(planned('Set the return date to March 3, 2027', page))).toBe(
    'type spinbutton "month, Return" with "03"; type spinbutton "day, Return" with "03"; type spinbutton "year, Return" with "2027"',
  );
  expect(planned('Set the arrival date to March 3, 2027', page).kind).not.toBe('found');
});

test('a question is confirmed by the button that says again what was clicked', () => {
  const cancel = node('button', 'Cancel trip');
  const before = pageOf(cancel);
  const first = planned('Cancel the trip and confirm', before);
  const page = pageOf(
    { ...cancel, hidden: 'behind-dialog' },
    node('alertdialog', 'Cancel LX-300?', {
      children: [node('button', 'Keep it'), node('button', 'Cancel trip')],
    }),
  );
  const answer = plan({
    instruction: 'Cancel the trip and confirm',
    snapshot: page,
    before,
    variables: [],
    next: first.kind === 'found' ? first.next : undefined,
  });
  expect(did(answer)).toBe('click button "Cancel trip"');
  expect(answer.kind === 'found' && answer.steps[0]?.ref).not.toBe(cancel.ref);
});

test('a verb that only the page knows is the button that begins with it', () => {
  const row = (title: string): SnapshotNode =>
    node('row', '', {
      children: [node('cell', title), node('cell', '', { children: [node('button', 'Lend')] })],
    });
  const page = pageOf(node('table', '', { children: [row('Dune'), row('Emma')] }));
  expect(did(planned('Lend "Emma"', page))).toBe('click button "Lend"');
  expect(planned('Lend "Hamlet"', page).kind).not.toBe('found');
});

test('a path of a menu needs no verb', () => {
  const page = pageOf(
    node('menubar', '', { children: [node('menuitem', 'File', { hasPopup: 'menu', expanded: false })] }),
  );
  expect(did(planned('File > New > Customer', page))).toBe('click menuitem "File"');
});

test('a list that is no combobox and cannot be typed into is opened for its option', () => {
  const page = pageOf(node('textbox', 'Role', { tag: 'input', readonly: true, hasPopup: 'listbox' }));
  expect(did(planned('Set the role to Editor', page))).toBe('click textbox "Role"');
});

test('what shows an option only among others is opened, and is not the choice', () => {
  const page = pageOf(
    node('generic', '', {
      clickable: true,
      children: [
        node('text', 'Image'),
        node('text', 'Debian 12'),
        node('text', 'Ubuntu 24.04'),
        node('text', 'Alpine 3.20'),
      ],
    }),
  );
  const answer = planned('Choose the image Debian 12', page);
  expect(answer.kind !== 'found' || answer.next !== undefined).toBe(true);
});

test('a native list hidden behind a drawn one is not chosen from', () => {
  const page = pageOf(
    node('generic', '', {
      children: [
        node('combobox', '', { tag: 'select', hidden: 'aria-hidden', options: ['', 'Small', 'Extra large'] }),
        node('combobox', 'Pizza size', { tag: 'button', hasPopup: 'listbox', expanded: false }),
      ],
    }),
  );
  const answers = [
    'Choose the extra large pizza size',
    'Choose Extra large as the pizza size',
    'Select Extra large',
  ];
  expect(answers.map((each) => did(planned(each, page)))).toEqual([
    'click combobox "Pizza size"',
    'click combobox "Pizza size"',
    'none',
  ]);
});

test('the option and the list may be named together, where a list is called just so', () => {
  const page = pageOf(node('combobox', 'Size', { tag: 'button', hasPopup: 'listbox', expanded: false }));
  expect(did(planned('Choose the extra large size', page))).toBe('click combobox "Size"');
  expect(did(planned('Select size XL', page))).toBe('click combobox "Size"');
  expect(planned('Choose the delivery date', page).kind).toBe('none');
});

test('a row is selected by its box, and not by a click on its words', () => {
  const row = (number: string): SnapshotNode =>
    node('row', '', {
      children: [
        node('cell', '', { children: [node('checkbox', 'Select this row', { checked: false })] }),
        node('cell', number),
      ],
    });
  const page = pageOf(
    node('heading', 'Orders', { level: 2 }),
    node('table', '', { children: ['A-1001', 'A-1002', 'A-1003'].map(row) }),
  );
  const first = planned('Select the orders A-1001 and A-1003', page);
  expect(did(first)).toBe('check checkbox "Select this row"');
  const second = planned('', page, first.kind === 'found' ? first.next : undefined);
  expect(did(second)).toBe('check checkbox "Select this row"');
});

test('a single plain word to log in with is another way in, and no user', () => {
  const field = (name: string, inputType: string): SnapshotNode =>
    node('textbox', name, { tag: 'input', inputType });
  const page = pageOf(
    node('form', '', {
      children: [field('Email', 'email'), field('Password', 'password'), node('button', 'Sign in')],
    }),
  );
  expect(planned('Log in with Google', page).kind).not.toBe('found');
  expect(did(planned('Log in with ada@example.com', page))).toBe(
    'fill textbox "Email" with "ada@example.com"',
  );
});

test('what is assigned to somebody is no text of the task', () => {
  const title = node('textbox', 'Task title', { tag: 'input' });
  expect(planned('Assign the task to Tanya Fox', pageOf(title)).kind).not.toBe('found');
  const assignee = node('combobox', 'Assignee', { tag: 'input', hasPopup: 'listbox' });
  expect(did(planned('Assign the task to Tanya Fox', pageOf(title, assignee)))).toBe(
    'fill combobox "Assignee" with "Tanya Fox"',
  );
});

test('what is searched in is the field that says so', () => {
  const page = pageOf(
    node('combobox', 'Assignee', { tag: 'input', hasPopup: 'listbox' }),
    node('textbox', 'Search all columns…', { tag: 'input' }),
    node('table', '', { children: [node('columnheader', 'Name'), node('columnheader', 'Team')] }),
  );
  expect(did(planned('Search all columns for Design', page))).toMatch(/^fill textbox "Search all columns…"/u);
});

test('a date with a time is typed as a whole, and refused where the field keeps the day only', () => {
  const field = (value: string): SnapshotNode =>
    node('textbox', 'Appointment', { tag: 'input', inputType: 'text', ref: 'when', value });
  const sentence = 'Set the appointment to February 9, 2027 at 2:30 PM';
  const first = planned(sentence, pageOf(field('')));
  expect(did(first)).toBe('fill textbox "Appointment" with "February 9, 2027 2:30 PM"');
  const next = first.kind === 'found' ? first.next : undefined;
  const then = (value: string): string => planned(sentence, pageOf(field(value)), next).kind;
  expect(then('February 9, 2027 12:00 AM')).toBe('none');
  expect(then('2027-02-09 14:30')).toBe('done');
});

test('a time is chosen where the field has a list of times', () => {
  const page = pageOf(
    node('combobox', 'Pick-up time', { tag: 'input', inputType: 'text', hasPopup: 'listbox' }),
  );
  const answer = planned('Set the pick-up time to 10:30', page);
  expect(answer.kind === 'found' && answer.next).toMatchObject({
    phase: { kind: 'choose', looked: '10:30' },
  });
});

test('observe lists everything that can be acted on, with its natural method', () => {
  const page = pageOf(
    node('button', 'Save'),
    node('textbox', 'Name', { tag: 'input' }),
    node('checkbox', 'News', { checked: false }),
    node('combobox', 'Size', { tag: 'select', options: ['S'] }),
    node('paragraph', 'Hello'),
  );
  const { observations } = observe({ snapshot: page, variables: [] });
  expect(observations.map((each) => each.method)).toEqual(['click', 'fill', 'check', 'selectOption']);
});

test('observe ranks what an instruction means, and finds nothing where nothing fits', () => {
  const page = pageOf(
    node('button', 'Save'),
    node('button', 'Save as draft'),
    node('link', 'Help', { url: '/h' }),
  );
  const { observations } = observe({ instruction: 'click Save', snapshot: page, variables: [] });
  expect(observations[0]?.description).toBe('click button "Save"');
  expect(observe({ instruction: 'find the basket', snapshot: page, variables: [] }).observations).toEqual([]);
  const all = observe({ instruction: 'find all the buttons', snapshot: page, variables: [] }).observations;
  expect(all.map((each) => each.description)).toEqual([
    'click button "Save"',
    'click button "Save as draft"',
  ]);
});
