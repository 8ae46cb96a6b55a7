/** Plain sentences that say a thing in other words than the page, and for each the one beside it that means something else. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned, selectOf } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const said = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'span', text, ...more });
const drawn = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  said(text, { clickable: true, ...more });

test('the explanation of a thing is what asks for it', () => {
  const questions = [
    node('button', 'What is a heat pump?', { expanded: false }),
    node('button', 'What is a smart boiler?', { expanded: false }),
  ];
  expect(did('Open the explanation of the heat pump', ...questions)).toBe(
    'click button "What is a heat pump?"',
  );
  expect(did('Open the explanation of the solar roof', ...questions)).toBe('none');
  expect(did('Open the explanation of the pump', ...questions)).toBe('none');
});

test('of two choices side by side the one is chosen instead of the other', () => {
  const units = box(drawn('km'), drawn('miles'));
  const money = box(drawn('$'), drawn('€'));
  const page = [node('heading', 'Trips', { level: 1 }), units, money];
  expect(did('Show the distances in miles instead of km', ...page)).toBe('click element "miles"');
  expect(did('Show the costs in euros instead of dollars', ...page)).toBe('click element "€"');
  expect(did('Show the costs in pounds instead of dollars', ...page)).toBe('none');
  expect(did('Show the costs in euros instead of km', ...page)).toBe('none');
});

test('a step is called by what stands behind its number', () => {
  const steps = box(drawn('1 Address'), drawn('2 Gifts'), drawn('3 Payment'));
  expect(did('Go to the "Gifts" step', steps)).toBe('click element "2 Gifts"');
  expect(did('Go to the "Gift" step', steps)).toBe('none');
  // How many there are of each is no number of a step.
  expect(did('Go to the "Gifts" step', box(drawn('7 Address'), drawn('2 Gifts')))).toBe('none');
});

test('a tile is the type of what the page is about', () => {
  const tiles = box(drawn('🌳 Garden'), drawn('🏠 Roof'), drawn('🚗 Garage'));
  const page = [node('heading', 'Report a repair', { level: 1 }), tiles];
  expect(did('Choose Roof as the type of repair', ...page)).toBe('click element "🏠 Roof"');
  expect(did('Choose Roof as the repair type', ...page)).toBe('click element "🏠 Roof"');
  expect(did('Choose Roof as the type of bicycle', ...page)).toBe('none');
  expect(did('Choose Cellar as the type of repair', ...page)).toBe('none');
  const typed = [...page, selectOf('Repair type', 'Urgent', 'Later')];
  expect(did('Choose Roof as the repair type', ...typed)).toBe('cannot-tell');
});

test('to whom something is shown is no part of it', () => {
  const days = box(drawn('Mon 3 May'), drawn('Tue 4 May'), drawn('Wed 5 May'));
  const page = [node('heading', 'Courses', { level: 1 }), days];
  expect(did('Show me the courses on Tuesday', ...page)).toBe('click element "Tue 4 May"');
  expect(did('Show me the bicycles on Tuesday', ...page)).toBe('none');
});

test('what is filtered may be called by how it is laid out', () => {
  const field = node('textbox', 'Filter by name or tag', { tag: 'input', value: '' });
  const title = node('heading', 'Tasks', { level: 1 });
  expect(did('Filter the board by the tag Urgent', title, field)).toBe(
    'fill textbox "Filter by name or tag" with "Urgent"',
  );
  expect(did('Filter the invoices by the tag Urgent', title, field)).toBe('none');
  expect(did('Filter the board by the tag Urgent', field, node('tab', 'Board'), node('tab', 'List'))).toBe(
    'none',
  );
});

test('a list without a name is called by its choice for all', () => {
  const lists = [selectOf('', 'All rooms', 'Blue', 'Ada'), selectOf('', 'All teachers', 'Ada', 'Bo')].map(
    (list) => ({ ...list, children: [] }),
  );
  expect(did('Filter by teacher Bo', ...lists)).toBe('select combobox "teachers" with "Bo"');
  expect(did('Filter by room Bo', ...lists)).toBe('none');
});

test('who switches to an option of a list chooses it', () => {
  const list = { ...selectOf('4B Physics', 'Winter term', 'Summer term'), children: [] };
  expect(did('Switch to the summer term', list)).toBe('select combobox "4B Physics" with "Summer term"');
  expect(did('Switch to the spring term', list)).toBe('none');
});

test('the next page is asked for politely', () => {
  const pager = box(node('button', '‹ Prev'), said('Page 1 of 3'), node('button', 'Next ›'));
  expect(did('next page please', pager)).toBe('click button "Next ›"');
  expect(did('next month please', pager)).toBe('none');
});

test('what is shown above a bound goes into the field for it', () => {
  const bar = box(node('textbox', 'over €', { tag: 'input', value: '' }));
  const page = [node('heading', 'Invoices', { level: 1 }), bar];
  expect(did('Show only invoices over 300 euros', ...page)).toBe('fill textbox "over €" with "300"');
  expect(did('Show only invoices under 300 euros', ...page)).toBe('none');
  // Nothing is shown by a click into a field.
  expect(did('Show the password', node('textbox', 'Password', { tag: 'input', value: 'x' }))).toBe('none');
});

test('a player goes as far as its button says', () => {
  const player = box(node('button', 'Back 10 seconds'), node('button', 'Forward 45 seconds'));
  expect(did('Skip ahead 45 seconds', player)).toBe('click button "Forward 45 seconds"');
  expect(did('Rewind 10 seconds', player)).toBe('click button "Back 10 seconds"');
  expect(did('Skip ahead 10 seconds', player)).toBe('none');
  expect(did('Rewind 45 seconds', player)).toBe('cannot-tell');
});

const home = (name: string, more: Partial<SnapshotNode>): SnapshotNode =>
  box(
    node('button', '', { classes: ['heart'], hints: [{ from: 'class', text: 'heart' }], ...more }),
    box(node('heading', name, { level: 3 }), said('2 rooms'), node('button', 'Book')),
  );

test('a drawn heart tells by its class whether it is a favourite', () => {
  const on = { classes: ['heart', 'on'] };
  const homes = box(home('Mill House', {}), home('Oak Lodge', on), home('Pine Cabin', {}));
  expect(did('Save Mill House to my favourites', homes)).toBe('click button');
  expect(did('Remove the heart from Oak Lodge', homes)).toBe('click button');
  expect(did('Save Oak Lodge to my favourites', homes)).toBe('done');
  expect(did('Remove the heart from Pine Cabin', homes)).toBe('done');
  // Where all look alike, none tells that it is one.
  const alike = box(home('Mill House', {}), home('Oak Lodge', {}), home('Pine Cabin', {}));
  expect(did('Remove the heart from Oak Lodge', alike)).toBe('none');
});

test('a field over a list that asks for one of several things searches it', () => {
  const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: '' });
  const rows = node('list', '', {
    children: ['Elm Road 3', 'Oak Lane 7', 'Ash Way 1'].map((text) =>
      node('listitem', '', { children: [node('link', text), said('3 rooms')] }),
    ),
  });
  const other = field('Min');
  const bar = (...children: SnapshotNode[]): SnapshotNode => node('navigation', '', { children });
  const searched =
    'fill textbox "Street or name" with "Oak Lane"; press textbox "Street or name" with "Enter"';
  const sentence = 'Search for "Oak Lane"';
  expect(did(sentence, bar(field('Street or name')), other, rows)).toBe(searched);
  // A button beside it takes what is typed, and an address is asked for in order to write to somebody.
  expect(did(sentence, bar(field('Street or name'), node('button', 'Add')), other, rows)).toBe('none');
  expect(did(sentence, bar(field('Name or email')), other, rows)).toBe('none');
  expect(did(sentence, bar(field('Street or name')), other)).toBe('none');
});

test('a numbered line is called by the noun that the page has for its like', () => {
  const line = (number: number, text: string): SnapshotNode =>
    box(said(String(number)), said(text), drawn('✔', { hints: [{ from: 'title', text: 'Approve' }] }));
  const lines = [line(1, 'Intro'), line(2, 'Plot'), line(3, 'End'), line(4, 'Thanks')];
  const page = pageOf(box(...lines), node('heading', 'Scene 2', { level: 4 }));
  const first = planned('Approve scene 3', page);
  const sign = lines[2]?.children[2]?.ref;
  expect(first.kind === 'found' && first.steps.map(({ ref }) => ref)).toEqual([sign]);
  expect(told(planned('Approve chapter 3', page))).toBe('none');
  expect(told(planned('Approve scene 7', page))).toBe('none');
  // Of lines that are left out nobody knows which is the third.
  const left = pageOf(box(...lines.slice(1)), node('heading', 'Scene 2', { level: 4 }));
  expect(told(planned('Approve scene 1', left))).toBe('none');
});

test('a slider without a name is what the sign in front of it stands for', () => {
  const slider = (value: string): SnapshotNode =>
    node('slider', '', { tag: 'input', min: '0', max: '100', value });
  const player = box(slider('12'), said('🔊'), slider('60'));
  const sentence = (text: string): string => {
    const answer = planned(text, pageOf(player));
    const isSecond = answer.kind === 'found' && answer.steps[0]?.ref === player.children[2]?.ref;
    return answer.kind === 'found' ? `${isSecond} ${answer.steps[0]?.arguments[0] ?? ''}` : answer.kind;
  };
  expect(sentence('Turn the volume down to 20')).toBe('true 20');
  expect(sentence('Turn the volume up to 20')).toBe('none');
  expect(sentence('Turn the volume up to 200')).toBe('none');
  expect(sentence('Set the brightness to 20')).toBe('none');
});

test('what was just done is taken back where the page offers that', () => {
  const notice = box(node('text', 'Table 4 reserved.'), node('link', 'Undo'));
  expect(did('Undo the reservation I just made', notice)).toBe('click link "Undo"');
  expect(did('Undo the payment I just made', notice)).toBe('none');
  expect(did('Undo the reservation I made yesterday', notice)).toBe('none');
});
