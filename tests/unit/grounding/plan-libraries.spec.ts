/** Widgets of component libraries on the smallest page that has what made each of them go wrong once: what is done, and what is refused. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did, node, pageOf, planned } from './snapshot.js';

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

test('what is added to a field is not only typed into it', () => {
  const page = pageOf(node('textbox', 'Stops on the way', { tag: 'input', inputType: 'text' }));
  const answer = planned('Add "Wels" to the stops on the way', page);
  expect(answer.kind === 'found' && answer.next).toMatchObject({ phase: { kind: 'choose', looked: 'Wels' } });
});
