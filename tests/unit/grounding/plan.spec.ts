/** Plans on hand-written snapshots: what is found, what is refused and why, and that nothing makes the engine stumble. */
import { expect, test } from '../../../fixtures/test.js';
import type { Plan } from '../../../src/contract/plan.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { parseInstruction } from '../../../src/grounding/built-in/language/grammar.js';
import { observe } from '../../../src/grounding/built-in/observe.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

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
  it(`"${say}" means ${name ?? 'none'} of three cards`, () => {
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

test('an ordinal behind a preposition counts lists, and not the options of another list', () => {
  const options = (): SnapshotNode[] =>
    ['option 1', 'option 2', 'option 3'].map((name) => node('option', name));
  const page = pageOf(
    node('combobox', 'Server', { options: ['Berlin', 'Oslo'] }),
    node('listbox', 'Backups', { children: options(), options: ['option 1', 'option 2', 'option 3'] }),
    node('combobox', 'Plan', { options: ['Free', 'Paid'] }),
  );
  expect(did(planned('Choose "option 3" in the first Select', page))).not.toContain('Backups');
});

test('what goes on from a field goes on in its form, when just one field there has the name', () => {
  const labelled = (name: string): SnapshotNode =>
    node('textbox', '', { hints: [{ from: 'label-nearby', text: name }] });
  const disabled = node('textbox', 'Company', { disabled: true });
  const page = (...fields: SnapshotNode[]): Snapshot =>
    pageOf(
      node('group', 'Owner', { children: fields }),
      node('form', '', { children: [disabled, node('textbox', 'Company')] }),
    );
  const sentence = 'Enter "Jane Roe" as the full name and "Acme" as company';
  const second = (snapshot: Snapshot): Plan => {
    const first = planned(sentence, snapshot);
    return planned(sentence, snapshot, first.kind === 'found' ? first.next : undefined);
  };
  const owners = page(labelled('Full name'), labelled('Company'));
  const answer = second(owners);
  expect(answer.kind === 'found' && answer.steps[0]?.ref).toBe(owners.root.children[0]?.children[1]?.ref);
});

test('the dot behind a title ends no sentence', () => {
  const page = pageOf(node('combobox', 'Doctor', { options: ['Any', 'Dr. Nowak', 'Dr. Iversen'] }));
  expect(did(planned('Choose Dr. Iversen as the doctor', page))).toBe(
    'select combobox "Doctor" with "Dr. Iversen"',
  );
  expect(did(planned('Choose Dr. Petrov as the doctor', page))).toBe('none');
  expect(parseInstruction('Click Sign up. Click OK.')).toHaveLength(2);
});

test('a text is added in the part of the page that is called so, and in no other', () => {
  const part = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
    node('region', title, { tag: 'section', children: [node('heading', title, { level: 2 }), ...children] });
  const page = pageOf(
    part('Shopping list', node('textbox', '', { placeholder: 'Add an item' }), node('button', 'Add')),
    part('Favourites', node('button', 'Plan')),
  );
  expect(did(planned('Add "Basil" to the shopping list', page))).toBe(
    'fill textbox "Add an item" with "Basil"; click button "Add"',
  );
  expect(did(planned('Add "Basil" to the favourites', page))).toBe('none');
});
