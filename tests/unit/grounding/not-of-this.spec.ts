/** What only looks like what is asked for: the order of the whole page, the mute button of a channel, the cheapest of another category, a room of a namesake, a dialog that is not sent off. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, doneIn, node, pageOf, planned } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const card = (title: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('article', '', { children: [node('heading', title, { level: 3 }), ...more] });

test('"Order" for the whole page orders no tickets of a kind that the page does not have', () => {
  const page = pageOf(
    node('heading', 'Cinema', { level: 1 }),
    node('paragraph', '', { text: 'Adult €11' }),
    button('Order'),
  );
  expect(did(planned('Order two student tickets', page))).toBe('none');
  expect(did(planned('Order two tickets', page))).toBe('none');
});

test('a channel is opened by its line, and not by the button that mutes it', () => {
  const line = (name: string): SnapshotNode =>
    node('generic', '', {
      clickable: true,
      classes: ['ch'],
      children: [node('generic', '', { text: `# ${name}` }), button(`Mute ${name}`)],
    });
  const page = pageOf(node('generic', '', { children: ['general', 'design', 'random'].map(line) }));
  expect(did(planned('Open the design channel', page))).toBe('click element "# design Mute design"');
});

const shop = (...around: SnapshotNode[]) =>
  pageOf(
    ...around,
    node('generic', '', {
      children: [
        card('Trowel', node('generic', '', { text: '€11.00' }), button('Add to bag')),
        card('Clay pot', node('generic', '', { text: '€4.25' }), button('Add to bag')),
        card('Fern', node('generic', '', { text: '€9.00' }), button('Add to bag')),
      ],
    }),
  );

test('of one category out of several the cheapest is not the cheapest of all', () => {
  const kinds = ['Tools', 'Pots', 'Plants'].map((name) => node('checkbox', name, { checked: false }));
  expect(did(planned('Add the cheapest tool to the bag', shop(...kinds)))).toBe('none');
  expect(did(planned('Add the cheapest product to the bag', shop(...kinds)))).not.toBe('none');
});

test('a room in the Hotel Lark is none in the Grand Hotel Lark', () => {
  const room = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('text', name), button('Book')] });
  const hotel = (name: string, ...rooms: string[]): SnapshotNode =>
    card(name, node('list', '', { children: rooms.map(room) }));
  const page = pageOf(
    node('generic', '', {
      children: [
        hotel('Hotel Lark ★★★', 'Double room', 'Family room'),
        hotel('Grand Hotel Lark ★★★★', 'Double room', 'Suite'),
      ],
    }),
  );
  expect(did(planned('Book the suite at Hotel Lark', page))).toBe('none');
  expect(did(planned('Book the suite at Grand Hotel Lark', page))).toBe('click button "Book"');
});

test('a booking that asks for more in a dialog is not done', () => {
  const before = shop();
  const stays = pageOf(card('Pensão Sol', button('Book')), card('Dock Rooms', button('Book')));
  const first = planned('Book Dock Rooms', stays);
  const dialog = node('dialog', 'Book Dock Rooms', {
    children: [node('spinbutton', 'Nights', { value: '1' }), button('Confirm booking'), button('Cancel')],
  });
  const asked = { ...stays, root: { ...stays.root, children: [...stays.root.children, dialog] } };
  const rest = first.kind === 'found' ? (first.next ?? first.proof) : undefined;
  expect(did(first)).toBe('click button "Book"');
  expect(did(planned('Book Dock Rooms', asked, rest, stays))).toBe('none');
  expect(doneIn('Add the trowel to the bag', before)).not.toBe('none');
});

test('an item that leads on to the values is none of them', () => {
  const row = (name: string): SnapshotNode =>
    node('row', '', {
      children: [node('cell', name), node('cell', 'Juniors'), node('cell', '', { children: [button('⋮')] })],
    });
  const table = (...more: SnapshotNode[]) =>
    pageOf(
      node('table', '', {
        children: [
          node('row', '', { children: ['Name', 'Group', ''].map((name) => node('columnheader', name)) }),
          row('Tom Hale'),
          row('Ann Lee'),
        ],
      }),
      ...more,
    );
  const shut = table();
  const first = planned('Move Tom Hale to the group Seniors', shut);
  const open = {
    ...shut,
    root: {
      ...shut.root,
      children: [
        ...shut.root.children,
        node('menu', '', { children: [node('menuitem', 'Change group…'), node('menuitem', 'Remove')] }),
      ],
    },
  };
  const look = first.kind === 'none' ? first.lastly : first;
  const next = look?.kind === 'found' ? look.next : undefined;
  const second = planned('Move Tom Hale to the group Seniors', open, next, shut);
  expect(did(second)).toBe('click menuitem "Change group…"');
  const third =
    second.kind === 'found'
      ? planned('Move Tom Hale to the group Seniors', shut, second.next ?? second.proof, open)
      : second;
  expect(third.kind).not.toBe('done');
});

test('"Move the first item down" clicks no item of a text that says nothing of moving', () => {
  const lines = ['One may be moved.', 'Another is an item as well.'].map((said) =>
    node('listitem', '', { text: said }),
  );
  const page = pageOf(node('list', '', { children: lines }), button('Save'));
  expect(did(planned('Move the first item down', page))).toBe('none');
  expect(did(planned('Move down', pageOf(button('Move down'))))).toBe('click button "Move down"');
});

test('a button about the same thing is no answer for being a button', () => {
  const page = pageOf(
    node('region', 'Parking', { children: [node('heading', 'Parking', { level: 2 }), button('Report')] }),
    node('region', 'Quiz', { children: [button('Paris'), button('Rome')] }),
  );
  expect(did(planned('Show the answer about parking', page))).toBe('none');
  expect(did(planned('Click the answer Paris', page))).toBe('click button "Paris"');
});

test('the button in row 3 lies in the third row, and is not the third of the buttons', () => {
  const row = (...cells: string[]): SnapshotNode =>
    node('row', cells.join(' '), {
      tag: 'tr',
      children: cells.map((said) =>
        node('cell', `${said} Change`, { children: [node('text', said), button('Change')] }),
      ),
    });
  const table = (...rows: SnapshotNode[]) => pageOf(node('table', '', { children: rows }));
  const two = table(row('Ann', 'Leeds'), row('Bob', 'York'));
  expect(did(planned('Click the Change button in row 3', two))).toBe('none');
  expect(did(planned('Click the Change button in row 2', two))).not.toContain('click');
  const one = table(row('Ann'), row('Bob'), row('Cy'));
  expect(did(planned('Click the Change button in row 3', one))).toBe('click button "Change"');
});

test('a list is filtered by no box of one of its lines, and sorted by no button in one', () => {
  const line = (said: string): SnapshotNode =>
    node('listitem', '', {
      children: [node('checkbox', said, { checked: false }), node('text', '€9'), button('Select')],
    });
  const page = pageOf(
    node('list', '', {
      children: [line('Typo in the docs of the importer #3 by Ann'), line('Crash on empty input #4 by Bob')],
    }),
  );
  expect(did(planned('Filter the issues by the label docs', page))).toBe('none');
  expect(did(planned('Sort the issues by price, cheapest first', page))).toBe('none');
});

test('a day that something is dragged to is called by its number, wherever the month begins', () => {
  const cell = (said: string, ...inside: SnapshotNode[]): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      ref: `day ${said}`,
      classes: ['day'],
      children: [node('text', said), ...inside],
    });
  const event = node('generic', '', { tag: 'div', text: 'Kick-off', draggable: true });
  const days = Array.from({ length: 30 }, (_, at) => cell(String(at + 1), ...(at === 20 ? [event] : [])));
  const before = ['29', '30', '31'].map((day) =>
    node('generic', '', { tag: 'div', text: day, classes: ['gone'] }),
  );
  const answer = planned(
    'Drag the Kick-off to the 22nd',
    pageOf(node('generic', '', { children: [...before, ...days] })),
  );
  expect(answer.kind === 'found' && answer.steps[0]?.toRef).toBe('day 22');
});

test('of a native list of several the rest stays chosen', () => {
  const option = (name: string, selected: boolean): SnapshotNode =>
    node('option', name, { tag: 'option', selected });
  const list = node('listbox', 'Fruits', {
    tag: 'select',
    options: ['Apple', 'Cherry', 'Grape', 'Kiwi'],
    children: [option('Apple', true), option('Cherry', true), option('Grape', true), option('Kiwi', false)],
  });
  expect(did(planned('Deselect Cherry in the fruits list', pageOf(list)))).toBe(
    'select listbox "Fruits" with "Apple", "Grape"',
  );
});

test('what is to be loaded is not what stood there before', () => {
  const before = pageOf(node('heading', 'Ajax Data'), button('Load'));
  const first = planned('Click Load and wait for the data to be loaded', before);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(planned('', before, next, before).kind).toBe('none');
  const after = pageOf(
    node('heading', 'Ajax Data'),
    button('Load'),
    node('paragraph', '', { text: 'Data of 12 orders' }),
  );
  expect(did(planned('', after, next, before))).toContain('Data of 12 orders');
});
