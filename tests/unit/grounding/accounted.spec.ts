/** Every word of a sentence has to be explained by what it would be done to: what is refused because a word is left over, and what is not. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { amountIn } from '../../../src/grounding/built-in/matching/positions.js';
import { observe } from '../../../src/grounding/built-in/observe.js';
import { did, node as nodeOf, pageOf, planned } from './snapshot.js';

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });

const text = (name: string): SnapshotNode => node('text', name);

const card = (title: string, ...buttons: string[]): SnapshotNode =>
  node('article', '', [
    node('heading', title, [], { level: 3 }),
    ...buttons.map((name) => node('button', name)),
  ]);

/** The steps in words, or the kind of the refusal with its first reason. */
const told = (instruction: string, snapshot: Snapshot): string => {
  const answer = planned(instruction, snapshot);
  return answer.kind === 'none' ? `none: ${answer.nearest[0]?.reason ?? ''}` : did(answer);
};

const cards = pageOf(card('Debit card', 'Freeze', 'Show PIN'), card('Credit card', 'Freeze', 'Close card'));

test('what only another card can do is not done there', () => {
  expect(told('close the credit card', cards)).toBe('click button "Close card"');
  expect(told('close the debit card', cards)).toContain('debit');
});

test('the word before "tool" or "view" says which of them, whatever else it may be', () => {
  const tools = pageOf(node('button', 'Select Tool'), node('button', 'Page View'));
  expect(told('Select the text tool', tools)).toBe('none: nothing there says "text"');
  expect(told('Open the page view', tools)).toBe('click button "Page View"');
});

test('a place that stands in front of the verb is no part of what goes into a field', () => {
  const form = pageOf(
    node('form', '', [node('textbox', 'First name'), node('textbox', 'Email'), node('textbox', 'Message')]),
  );
  const said = 'In the contact form enter Udo as first name, udo@mail.example as email and "Hi" as message';
  expect(told(said, form)).not.toContain('contact form');
  expect(told('Enter Udo as first name and udo@mail.example as email', form)).toContain('"Udo"');
});

test('a plural in the title of a row counts nothing', () => {
  const row = (title: string): SnapshotNode => node('listitem', '', [text(title), node('button', 'Star')]);
  const page = pageOf(
    node('list', '', [row('Sprint retro notes'), row('Holiday plan'), row('Cancelled order')]),
  );
  expect(told('star Sprint retro notes', page)).toBe('click button "Star"');
  expect(told('star the cancelled orders', page)).toContain('orders');
});

test('a month is the same in its short form', () => {
  const line = (date: string): SnapshotNode =>
    node('listitem', '', [text(`${date} 28, 2026`), text('$29'), node('link', 'Download')]);
  const page = pageOf(node('heading', 'Invoices'), node('list', '', [line('Apr'), line('Mar'), line('Feb')]));
  const answer = planned('Download the invoice of March', page);
  expect(answer).toMatchObject({ steps: [{ ref: page.root.children[1]?.children[1]?.children[2]?.ref }] });
  expect(told('Download the invoice of January', page)).toContain('none');
});

test('one of several things is not what all of them are called', () => {
  const page = pageOf(
    node('link', 'Alarms'),
    node('list', '', [
      node('listitem', '', [
        node('button', 'Flows'),
        node('list', '', [node('listitem', '', [node('button', 'Alarms')])]),
      ]),
    ]),
  );
  expect(told('switch to the Alarms flow', page)).toContain('none');
  expect(told('click Flows', page)).toBe('click button "Flows"');
});

test('a word for what things are may be left over', () => {
  const page = pageOf(card('Rent', 'Pause order'), card('Gym', 'Pause order'));
  expect(told('pause the gym payment order', page)).toBe('click button "Pause order"');
});

test('a button that says the verb and another object is not meant', () => {
  const page = pageOf(node('button', 'Delete topic'), node('button', 'Post reply'));
  expect(told('delete the topic', page)).toBe('click button "Delete topic"');
  expect(told('delete the message', page)).toMatch(/^none/);
});

test('a link of the navigation is a place, and not what is done to a thing', () => {
  const page = pageOf(node('navigation', '', [node('link', 'Spam'), node('link', 'Inbox')]));
  expect(told('open the spam folder', page)).toBe('click link "Spam"');
  expect(told('mark the message as spam', page)).toContain('message');
});

test('what a bare verb is done to is said by the nearest part with a heading', () => {
  const part = node('region', 'Subscribers', [
    node('heading', 'Subscribers', [], { level: 2 }),
    node('button', 'Export'),
  ]);
  const page = pageOf(node('heading', 'Newsletters', [], { level: 1 }), part);
  expect(told('export the subscribers', page)).toBe('click button "Export"');
  expect(told('export the newsletters', page)).toContain('newsletters');
});

test('things are counted where they are called so', () => {
  const table = node('table', '', [
    node('row', '', [node('columnheader', 'Product')]),
    node('row', '', [node('cell', 'Brass valve', [text('Brass valve')])]),
  ]);
  const list = node('list', '', [
    node('listitem', '', [node('link', 'Halden')]),
    node('listitem', '', [node('link', 'Ridge')]),
  ]);
  expect(told('select the first two products', pageOf(table, list))).toMatch(/^none/);
});

test('a card of its own column says as much as one of several', () => {
  const column = (stage: string, ...cards: SnapshotNode[]): SnapshotNode =>
    node('region', stage, [node('heading', stage, [], { level: 3 }), ...cards]);
  const person = (name: string, role: string): SnapshotNode =>
    node('generic', '', [
      node('heading', name, [], { level: 4 }),
      node('paragraph', '', [text(role)], { text: role }),
      node('button', 'Reject'),
    ]);
  const board = pageOf(
    node('generic', '', [
      column('Applied', person('Priya Nair', 'Backend Engineer'), person('Vega', 'Designer')),
      column('Interview', person('Lena Fischer', 'Backend Engineer')),
    ]),
  );
  expect(told('reject Priya Nair', board)).toBe('click button "Reject"');
  expect(told('reject the backend engineer', board)).toBe('ambiguous');
});

test('the name of a file is one name', () => {
  const item = (file: string): SnapshotNode =>
    node('listitem', '', [text(file), node('button', 'Download')], { text: file });
  const page = pageOf(
    node('article', '', [
      node('heading', 'Your invoice for May', [], { level: 2 }),
      node('list', '', [item('invoice-may.pdf'), item('terms.pdf')]),
    ]),
  );
  expect(told('download invoice-may.pdf', page)).toBe('click button "Download"');
  expect(told('download invoice-june.pdf', page)).toMatch(/^(?:none|ambiguous)/);
});

test('an unquoted value does not go on about another field', () => {
  const page = pageOf(
    node('textbox', 'To', [], { tag: 'input' }),
    node('textbox', 'Subject', [], { tag: 'input' }),
  );
  expect(told('write Kim with the subject Hello into To', page)).toBe('cannot-tell');
  expect(told('write "Kim with the subject Hello" into To', page)).toContain('Kim with the subject Hello');
});

test('observe lists nothing where act would refuse', () => {
  const observed = (instruction: string): number =>
    observe({ instruction, snapshot: cards, variables: [] }).observations.length;
  expect(observed('freeze the credit card')).toBeGreaterThan(0);
  expect(observed('close the debit card')).toBe(0);
  expect(observed('freeze the prepaid card')).toBe(0);
  expect(observed('the freeze button of the prepaid card')).toBe(0);
});

test('what another control of the row is about is not what this one is done to', () => {
  const row = node('row', '', [
    node('cell', 'Amara Diallo', [text('Amara Diallo')]),
    node('cell', '', [node('link', 'Open record'), node('button', 'Print label')]),
  ]);
  const page = pageOf(node('table', '', [row]));
  expect(told('print the label for Amara Diallo', page)).toBe('click button "Print label"');
  expect(told('print the record of Amara Diallo', page)).toContain('record');
});

test('a list that says the word is no ticket that can be opened', () => {
  const page = pageOf(
    node('link', 'Printer offline'),
    node('combobox', 'Priority', [], { tag: 'select', options: ['Low', 'High'], value: 'High' }),
  );
  expect(told('open the high priority ticket', page)).toContain('ticket');
});

test('one alone is the cheapest of nothing', () => {
  const offer = (name: string, price: string): SnapshotNode =>
    node('article', '', [
      node('heading', name, [], { level: 3 }),
      node('paragraph', '', [text(price)], { text: price }),
      node('button', 'See availability'),
    ]);
  const page = pageOf(offer('Hotel Lumen', '€120 per night'), offer('Harbour Inn', '€80 per night'));
  expect(told('see availability of the cheapest hotel', page)).toMatch(/^none/);
});

test('"final" in a name counts nothing', () => {
  const page = pageOf(node('link', 'report-final.docx'), node('link', 'report-draft.docx'));
  expect(told('open the final report', page)).toBe('click link "report-final.docx"');
});

test('the button that says the whole comes before boxes that are ticked already', () => {
  const page = pageOf(node('checkbox', 'Owl', [], { checked: true }), node('button', 'Check answers'));
  expect(told('check the answers', page)).toBe('click button "Check answers"');
});

test('observe lists no list without the option', () => {
  const page = pageOf(node('combobox', 'Status', [], { tag: 'select', options: ['Open', 'Resolved'] }));
  const observed = (instruction: string): readonly string[] =>
    observe({ instruction, snapshot: page, variables: [] }).observations.map((each) => each.description);
  expect(observed('change the status to Resolved')).toEqual(['select combobox "Status" with "Resolved"']);
  expect(observed('change the status to Spam')).toEqual([]);
});

test('every kind of plan accounts for its words: a key, a search, a file, a drag, and what is so already', () => {
  const input = { tag: 'input', inputType: 'text' };
  const box = node('checkbox', 'Internal note', [], { tag: 'input', inputType: 'checkbox', checked: true });
  const theme = { tag: 'select', options: ['Light', 'Dark'], value: 'Dark' };
  const page = pageOf(
    node('searchbox', 'Search tickets', [], { tag: 'input', inputType: 'search' }),
    node('textbox', 'Amount', [], input),
    box,
    node('combobox', 'Theme', [], theme),
    node('slider', 'Font size', [], { tag: 'input', inputType: 'range', min: '10', max: '20', value: '14' }),
    node('button', 'Passport scan', [], { tag: 'input', inputType: 'file' }),
    node('list', 'Planned', [node('listitem', 'Oslo', [], { draggable: true })]),
    node('list', 'Maybe', [node('listitem', 'Bergen', [], { draggable: true })]),
  );
  expect(told('press Enter in the amount field', page)).toContain('press textbox "Amount"');
  expect(told('press Enter in the amount field of the standing order', page)).toMatch(/^none/);
  expect(told('press Enter in the notes field', page)).toMatch(/^none/);
  expect(told('upload scan.png as the passport scan', page)).toContain('with "scan.png"');
  expect(told('upload scan.png as the passport scan of the second guest', page)).toMatch(/^none/);
  expect(told('drag Oslo to Bergen', page)).toContain('to listitem "Bergen"');
  expect(told('drag the hotel in Oslo to Bergen', page)).toMatch(/^none/);
  expect(told('tick the internal note', page)).toBe('done');
  expect(told('tick the internal note of the draft', page)).toContain('draft');
  expect(told('set the theme to Dark', page)).toBe('done');
  expect(told('set the theme of the editor to Dark', page)).toMatch(/^none/);
  expect(told('set the font size to 18', page)).toContain('with "18"');
  expect(told('set the font size to 18 for the editor', page)).toContain('editor');
});

test('a count at the head is the number of things that are acted on', () => {
  const row = (subject: string, created: string): SnapshotNode =>
    node('row', '', [
      node('cell', subject),
      node('cell', created),
      node('cell', '', [node('button', 'Delete')]),
    ]);
  const page = pageOf(node('table', '', [row('Ticket A', '3 May'), row('Ticket B', '4 May')]));
  expect(told('delete three tickets', page)).toContain('three');
  expect(told('delete 3 tickets', page)).toContain('"3"');
});

test('"other than" never takes what it excludes, and takes one only where one is left', () => {
  const size = (name: string, checked: boolean): SnapshotNode => node('radio', name, [], { checked });
  const page = (...names: string[]): Snapshot =>
    pageOf(
      node(
        'radiogroup',
        'Size',
        names.map((name, at) => size(name, at === 0)),
      ),
    );
  expect(told('choose a size other than Small', page('Small', 'Large'))).not.toContain('Small');
  expect(told('choose a size other than Small', page('Small', 'Large', 'Huge'))).not.toMatch(
    /^(?:click|check)/,
  );
});

test('what something is done for may not name another row', () => {
  const row = (name: string): SnapshotNode =>
    node('row', '', [node('cell', name, [text(name)]), node('cell', '', [node('button', 'Delete')])]);
  const page = pageOf(node('table', '', [row('Ann'), row('Bob')]));
  expect(told('click the first Delete to remove Ann', page)).toBe('click button "Delete"');
  expect(told('click the first Delete to remove Bob', page)).toContain('Bob');
});

test('what only stands somewhere on the page is not about what stands at its top', () => {
  const page = pageOf(
    node('banner', '', [
      node('heading', 'Sprint 14'),
      node('searchbox', 'Search tasks', [], { tag: 'input' }),
    ]),
    node('heading', 'Done', [], { level: 2 }),
    node('list', '', [node('listitem', 'Mail')]),
  );
  expect(told('search the tasks for "mail"', page)).toContain('with "mail"');
  expect(told('search the done tasks for "mail"', page)).toMatch(/^none/);
});

test('how far something is moved is no number that stands in its row', () => {
  const row = node('row', '', [
    node('cell', 'Lampshade', [text('Lampshade')]),
    node('cell', '', [text('2'), node('button', 'Increase')]),
  ]);
  expect(told('increase the lampshade', pageOf(node('table', '', [row])))).toBe('click button "Increase"');
  expect(told('increase the lampshade by 2', pageOf(node('table', '', [row])))).toContain('"2"');
});

test('all except one are those that are left', () => {
  const page = pageOf(
    ...['Halo', 'Nordlys', 'Beam'].map((name) => node('checkbox', `${name} lamps`, [], { checked: false })),
  );
  expect(told('tick all lamps except Halo', page)).toBe(
    'check checkbox "Nordlys lamps"; check checkbox "Beam lamps"',
  );
  expect(told('tick all lamps except Lumen', page)).not.toContain('check');
});

test('a name with a capital is no kind of thing', () => {
  const page = pageOf(node('button', 'Share'), node('treeitem', 'Images'));
  expect(told('share the document', page)).toBe('click button "Share"');
  expect(told('share the folder Images', page)).toContain('Images');
});

test('several are asked for, and one is not all of them', () => {
  const row = (number: string, status: string): SnapshotNode =>
    node('row', '', [
      node('cell', number),
      node('cell', status),
      node('cell', '', [node('button', 'Delete')]),
    ]);
  const page = pageOf(
    node('table', 'Orders', [row('1001', 'Paid'), row('1002', 'Cancelled'), row('1003', 'Paid')]),
  );
  expect(told('delete the cancelled order', page)).toBe('click button "Delete"');
  expect(told('delete the cancelled orders', page)).toContain('orders');
});

test('a search of something else is not done in the only search field', () => {
  const page = pageOf(
    node('navigation', '', [node('link', 'Products')]),
    node('region', 'Orders', [
      node('heading', 'Orders', [], { level: 2 }),
      node('searchbox', 'Search', [], { tag: 'input' }),
    ]),
  );
  expect(told('search the orders for "Mug"', page)).toContain('with "Mug"');
  expect(told('search the products for "Mug"', page)).toMatch(/^none/);
  expect(told('search products for Mug', page)).toMatch(/^none/);
});

test('a drag from one list is none from another', () => {
  const list = (name: string, ...items: string[]): SnapshotNode[] => [
    node('heading', name, [], { level: 3 }),
    node(
      'list',
      name,
      items.map((item) => node('listitem', item, [], { draggable: true })),
    ),
  ];
  const page = pageOf(
    node('generic', '', [...list('Planned', 'Oslo', 'Bergen'), ...list('Maybe', 'Molde', 'Narvik')]),
  );
  expect(told('drag Oslo from Planned to Maybe', page)).toBe('drag listitem "Oslo" to list "Maybe"');
  expect(told('drag Narvik from Planned to Maybe', page)).toMatch(/^none/);
});

test('the minutes of a time are no price', () => {
  const price = [{ text: 'price' }];
  expect(amountIn('Noon 12:40 € 142', price)).toBe(142);
  expect(amountIn('Evening 20:05 €158', price)).toBe(158);
  expect(amountIn('3 rooms 95 € a night', price)).toBe(95);
  expect(amountIn('Zone 5 € 80', price)).toBeUndefined();
});

test('what is dragged is called so itself', () => {
  const list = (day: string, ...meals: string[]): SnapshotNode =>
    node(
      'list',
      day,
      meals.map((meal) => node('listitem', '', [text(meal)], { draggable: true, text: meal })),
    );
  const page = pageOf(
    node('generic', '', [list('Monday', 'Soup', 'Rice'), list('Tuesday', 'Apple pie', 'Stew')]),
  );
  expect(told('drag the pie from Tuesday to Monday', page)).toContain('to list "Monday"');
  expect(told('drag the pie from Monday to Tuesday', page)).not.toContain('drag');
});

test('what something is done by is no name of a thing', () => {
  const page = pageOf(card('Apple pie', 'Share'), card('Soup', 'Share'));
  expect(told('share the apple pie', page)).toBe('click button "Share"');
  expect(told('share the apple pie by e-mail', page)).toContain('e-mail');
});

test('links of two cards to a mark on the page are two', () => {
  const recipe = (name: string): SnapshotNode =>
    node('article', '', [
      node('heading', name, [], { level: 3 }),
      node('paragraph', '', [], { text: 'vegan' }),
      node('link', 'Cook', [], { url: '#cook' }),
    ]);
  expect(told('cook the vegan recipe', pageOf(recipe('Soup'), recipe('Curry')))).not.toContain('click');
});
